"""Chat messages from generated text: reasoning, content and tool calls, streamed or whole."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ling_jax.text.events import (
    ContentDelta,
    EngineReason,
    Event,
    FinishReason,
    ParsedCall,
    ParsedMessage,
    ReasoningDelta,
    ToolCallArguments,
    ToolCallStart,
)
from ling_jax.text.reasoning import ReasoningParser
from ling_jax.text.tool_calls import ToolCallParser, declared_parameters


class ChatParser:
    """Parses one message while it is generated; how the text is cut makes no difference.

    Args:
      thinking_open: the prompt ended inside `<think>` (`template.thinking_is_open`).
      tools: OpenAI tool declarations; None or empty turns the recognition of calls off.
      parallel_tool_calls: False ends the message after its first complete call.
    """

    def __init__(
        self,
        thinking_open: bool,
        tools: Sequence[Mapping[str, Any]] | None = None,
        *,
        parallel_tool_calls: bool = True,
    ) -> None:
        declared = declared_parameters(tools or ())
        self._reasoning = ReasoningParser(is_open=thinking_open, declared=declared)
        self._calls = ToolCallParser(tools, parallel=parallel_tool_calls)
        self._reason: EngineReason = "stop"

    @property
    def in_reasoning(self) -> bool:
        """The text pushed last belongs to the reasoning: `</think>` has not come yet."""
        return self._reasoning.is_open

    @property
    def is_ended(self) -> bool:
        """The message is over although the engine may go on; more text is ignored."""
        return self._reasoning.is_ended or self._calls.is_ended

    def push(self, text: str) -> list[Event]:
        """Takes more generated text; returns the events it settled."""
        if self.is_ended:
            return []
        was_open = self._reasoning.is_open
        thoughts, rest = self._reasoning.push(text)
        events: list[Event] = [ReasoningDelta(thoughts)] if thoughts else []
        if was_open and self._reasoning.is_closed_by_call:
            self._calls.swallows_close = True
        return events + self._calls.push(rest) if rest else events

    def finish(self, reason: EngineReason) -> list[Event]:
        """Takes the end of generation; releases whatever was held back.

        Args:
          reason: why the engine ended. A message that `is_ended` counts as stopped in any case.
        """
        self._reason = "stop" if self.is_ended else reason
        thoughts = self._reasoning.finish()
        events: list[Event] = [ReasoningDelta(thoughts)] if thoughts else []
        return events + self._calls.finish(self._reason)

    @property
    def finish_reason(self) -> FinishReason:
        """What the client is told; known after `finish`."""
        return self._calls.finish_reason(self._reason)


def whole_message(parser: ChatParser, events: Iterable[Event]) -> ParsedMessage:
    """The message that all `events` of a finished `parser` make up.

    Reasoning that stopped without being closed is the answer: no other text will come. A stream has
    sent it as reasoning by then; this is the only difference between the two.
    """
    texts: dict[type, list[str]] = {ReasoningDelta: [], ContentDelta: []}
    starts: list[ToolCallStart] = []
    arguments: list[list[str]] = []
    for event in events:
        match event:
            case ReasoningDelta() | ContentDelta():
                texts[type(event)].append(event.text)
            case ToolCallStart():
                starts.append(event)
                arguments.append([])
            case ToolCallArguments():
                arguments[event.index].append(event.fragment)
    reasoning, content = "".join(texts[ReasoningDelta]), "".join(texts[ContentDelta])
    if parser.in_reasoning and parser.finish_reason == "stop":
        reasoning, content = "", reasoning
    return ParsedMessage(
        reasoning=reasoning or None,
        content=None if starts and not content else content,
        tool_calls=tuple(
            ParsedCall(start.id, start.name, "".join(fragments))
            for start, fragments in zip(starts, arguments, strict=True)
        ),
        finish_reason=parser.finish_reason,
    )


def parse_whole(
    text: str,
    reason: EngineReason,
    *,
    thinking_open: bool,
    tools: Sequence[Mapping[str, Any]] | None = None,
    parallel_tool_calls: bool = True,
) -> ParsedMessage:
    """Parses a finished message; the arguments are those of `ChatParser`."""
    parser = ChatParser(thinking_open, tools, parallel_tool_calls=parallel_tool_calls)
    events = parser.push(text)
    return whole_message(parser, events + parser.finish(reason))
