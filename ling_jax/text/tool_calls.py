"""Tool calls in generated text: a state machine that splits a message into content and calls.

    call = "<tool_call>" space name ( newline | "\\n" spelled out | before an argument or the end )
           { space "<arg_key>" key "</arg_key>" space "<arg_value>" value "</arg_value>" }
           space "</tool_call>"

Inside a value only its closing tag counts. Whatever is not a call is content.
"""

import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ling_jax.text import tags
from ling_jax.text.arguments import argument_json, argument_types, dump_json, parameters_of
from ling_jax.text.events import (
    ContentDelta,
    EngineReason,
    Event,
    FinishReason,
    ToolCallArguments,
    ToolCallStart,
)
from ling_jax.text.tags import NewlineTrimmer, TagScanner

_NAME_LENGTH = 64
_NAME = re.compile(r"[A-Za-z0-9_.-]*")
_SPACE = re.compile(r"\s*")
_SPACE_IN_LINE = re.compile(r"[ \t\r]*")
_LINE_BREAKS = ("\n", "\\n")
_AFTER_NAME = (tags.KEY_BEGIN, tags.CALL_END)
_ARGUMENT_TAGS = (
    tags.KEY_BEGIN,
    tags.VALUE_BEGIN,
    tags.CALL_END,
    tags.CALL_BEGIN,
    tags.TURN_END,
)


def is_call_name(name: str) -> bool:
    """The parser can recognise a call of a function with this name."""
    return 0 < len(name) <= _NAME_LENGTH and _NAME.fullmatch(name) is not None


def declared_parameters(tools: Sequence[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """The parameter schemas of OpenAI tool declarations, by function name."""
    return {tool.get("function", tool)["name"]: parameters_of(tool) for tool in tools}


class CallHeader:
    """What follows `<tool_call>`: space, a name, and the delimiter that makes it count.

    Attributes:
      name: what was read of the name so far.
    """

    def __init__(self) -> None:
        self.name = ""
        self._raw = [tags.CALL_BEGIN]
        self._is_in_name = False
        self._is_past_name = False

    @property
    def raw(self) -> str:
        """All text read so far, the opening tag included."""
        return "".join(self._raw)

    def read(self, scanner: TagScanner) -> Literal["header", "text", "undecided"]:
        """Reads on; "text" says that no call starts here and `raw` is ordinary text."""
        if not self._is_in_name:
            self._raw.append(scanner.take_while(_SPACE))
            self._is_in_name = not scanner.is_empty
        if self._is_in_name and not self._is_past_name:
            piece = scanner.take_while(_NAME)
            self._raw.append(piece)
            self.name += piece
            if len(self.name) > _NAME_LENGTH:
                return "text"
            self._is_past_name = not scanner.is_empty
        if not self._is_past_name:
            return "undecided"
        if not self.name:
            return "text"
        return self._read_delimiter(scanner)

    def _read_delimiter(self, scanner: TagScanner) -> Literal["header", "text", "undecided"]:
        self._raw.append(scanner.take_while(_SPACE_IN_LINE))
        for line_break in _LINE_BREAKS:
            if scanner.take(line_break):
                self._raw.append(line_break)
                return "header"
        if scanner.starts_with(_AFTER_NAME):
            return "header"
        return "undecided" if scanner.may_start_with(_LINE_BREAKS + _AFTER_NAME) else "text"


class ToolCallParser:
    """Splits the text behind the reasoning into content and calls.

    Args:
      tools: OpenAI tool declarations; without any, calls are ordinary text.
      parallel: False ends the message after its first complete call.

    Attributes:
      is_ended: the message is over; whatever follows is ignored.
      swallows_close: the next `</think>` in content is a late one that closes nothing.
    """

    def __init__(self, tools: Sequence[Mapping[str, Any]] | None, *, parallel: bool = True) -> None:
        self.is_ended = False
        self.swallows_close = False
        self._parameters = declared_parameters(tools or ())
        self._parallel = parallel
        self._scanner = TagScanner()
        self._trim = NewlineTrimmer(hold_tail=bool(tools))
        self._state: Literal["content", "header", "arguments", "key", "value"] = "content"
        self._header = CallHeader()
        self._content: list[str] = []
        self._events: list[Event] = []
        self._started = 0
        self._completed = 0
        self._has_arguments = False
        self._key: list[str] = []  # of the argument that waits for its value
        self._value: list[str] = []

    def push(self, text: str) -> list[Event]:
        """Takes more text; returns what it decided."""
        self._scanner.feed(text)
        while not self.is_ended and self._read():
            pass
        return self._take_events()

    def finish(self, reason: EngineReason) -> list[Event]:
        """Takes the end of generation; an open call whose values are closed counts unless cut."""
        if not self.is_ended:
            if self._state == "content":
                self._content.append(self._scanner.drain())
            elif self._state == "header":
                self._content += [self._header.raw, self._scanner.drain()]
            elif self._state == "arguments" and reason == "stop":
                self._complete_call()
        self.is_ended = True
        self._flush_content()
        tail = self._trim.finish(drop_tail=self._started > 0)
        if tail:
            self._events.append(ContentDelta(tail))
        return self._take_events()

    def finish_reason(self, reason: EngineReason) -> FinishReason:
        """`tool_calls` if the engine stopped and every call is complete, else `reason`."""
        are_complete = 0 < self._started == self._completed
        return "tool_calls" if are_complete and reason == "stop" else reason

    def _read(self) -> bool:
        """Consumes what the present state can; False says that it needs more text."""
        match self._state:
            case "content":
                return self._read_content()
            case "header":
                return self._read_header()
            case "arguments":
                return self._read_arguments()
            case "key":
                return self._read_key()
            case "value":
                return self._read_value()

    def _read_content(self) -> bool:
        wanted = (tags.TURN_END,)
        wanted += (tags.CALL_BEGIN,) if self._parameters else ()
        wanted += (tags.THINK_END,) if self.swallows_close else ()
        text, tag = self._scanner.read_until(wanted)
        self._content.append(text)
        if tag == tags.CALL_BEGIN:
            self._begin_header()
        elif tag == tags.THINK_END:
            self.swallows_close = False
        elif tag == tags.TURN_END:
            self.is_ended = True
        return tag is not None

    def _read_header(self) -> bool:
        verdict = self._header.read(self._scanner)
        if verdict == "header":
            self._start_call(self._header.name)
        elif verdict == "text":
            self._content.append(self._header.raw)
            self._state = "content"
        return verdict != "undecided"

    def _read_arguments(self) -> bool:
        _, tag = self._scanner.read_until(_ARGUMENT_TAGS)  # text between arguments means nothing
        if tag == tags.KEY_BEGIN:
            self._key = []
            self._state = "key"
        elif tag == tags.VALUE_BEGIN:
            self._value = []
            self._state = "value"
        elif tag is not None:
            self._complete_call()
            if tag == tags.CALL_BEGIN and not self.is_ended:
                self._begin_header()
            self.is_ended |= tag == tags.TURN_END
        return tag is not None

    def _read_key(self) -> bool:
        text, tag = self._scanner.read_until((tags.KEY_END,))
        self._key.append(text)
        if tag is not None:
            self._state = "arguments"
        return tag is not None

    def _read_value(self) -> bool:
        text, tag = self._scanner.read_until((tags.VALUE_END,))
        self._value.append(text)
        if tag is not None:
            self._send_argument("".join(self._key).strip(), "".join(self._value))
            self._state = "arguments"
        return tag is not None

    def _begin_header(self) -> None:
        self._header = CallHeader()
        self._state = "header"

    def _start_call(self, name: str) -> None:
        call_id = f"call_{secrets.token_hex(12)}"
        self._emit(ToolCallStart(self._started, call_id, name))
        self._started += 1
        self._has_arguments = False
        self._key = []
        self._state = "arguments"

    def _send_argument(self, key: str, value: str) -> None:
        self._key = []
        if not key:
            return
        types = argument_types(self._parameters.get(self._header.name, {}), key)
        lead = ", " if self._has_arguments else "{"
        self._send(f"{lead}{dump_json(key)}: {argument_json(value, types)}")
        self._has_arguments = True

    def _complete_call(self) -> None:
        self._send("}" if self._has_arguments else "{}")
        self._completed += 1
        self.is_ended |= not self._parallel
        self._state = "content"

    def _send(self, fragment: str) -> None:
        self._emit(ToolCallArguments(self._started - 1, fragment))

    def _emit(self, event: Event) -> None:
        self._flush_content()
        self._events.append(event)

    def _flush_content(self) -> None:
        text = self._trim.push("".join(self._content))
        self._content = []
        if text:
            self._events.append(ContentDelta(text))

    def _take_events(self) -> list[Event]:
        self._flush_content()
        events, self._events = self._events, []
        return events
