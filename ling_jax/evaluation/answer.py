"""What comes back for one question, and reading it from the engine's tokens."""

from dataclasses import dataclass

from ling_jax.engine.request import DraftCounts, FinishReason, TokenChunk
from ling_jax.text.detokenizer import Detokenizer, StopMatcher
from ling_jax.text.events import EngineReason, Event
from ling_jax.text.parser import ChatParser, whole_message
from ling_jax.text.tokenizer import Tokenizer


@dataclass(frozen=True, kw_only=True)
class Answer:
    """A model's answer, or the error in its place."""

    prompt: str
    """As it was sent: the whole text to the engine and in completions, the message to a server."""
    output: str = ""
    """The content; the only part that is graded."""
    reasoning: str | None = None
    finish_reason: str | None = None
    """`stop`, `length`, or what a server says."""
    prompt_tokens: int | None = None
    tokens: int | None = None
    """Generated, reasoning and the ending token included; None if a server does not say."""
    rounds: int = 0
    """Of drafting."""
    emitted: int = 0
    """Tokens that these rounds made."""
    error: str | None = None


class AnswerReader:
    """Reads an answer token by token, as the server does, and tells when it is over.

    Args:
      parser: splits a chat message; None reads a completion.
      stops: texts that end a completion.

    Attributes:
      finish_reason: why the answer is over, None before.
    """

    def __init__(
        self, tokenizer: Tokenizer, parser: ChatParser | None, stops: tuple[str, ...] = ()
    ) -> None:
        self.finish_reason: FinishReason | None = None
        self._parser = parser
        self._events: list[Event] = []
        self._texts: list[str] = []
        self._detokenizer = Detokenizer(tokenizer)
        self._matcher = StopMatcher(stops)
        self._tokens = 0
        self._drafts = DraftCounts()

    def push(self, chunk: TokenChunk) -> None:
        """Takes the next tokens; those behind the end are not counted."""
        self._drafts += chunk.drafts or DraftCounts()
        for at, token in enumerate(chunk.ids):
            self._tokens += 1
            is_stop = chunk.matched_stop is not None and at == len(chunk.ids) - 1
            self._read("" if is_stop else self._detokenizer.push(token))
            if self.finish_reason is not None:
                return
        if chunk.finish_reason is not None:
            self._read(self._detokenizer.finish())
            if self.finish_reason is None:
                self._finish("stop" if chunk.finish_reason == "stop" else "length")

    def answer(self, prompt: str, prompt_tokens: int) -> Answer:
        """The finished answer."""
        reasoning, output = None, "".join(self._texts)
        if self._parser is not None:
            message = whole_message(self._parser, self._events)
            reasoning, output = message.reasoning, message.content or ""
        return Answer(
            prompt=prompt,
            output=output,
            reasoning=reasoning,
            finish_reason=self.finish_reason,
            prompt_tokens=prompt_tokens,
            tokens=self._tokens,
            rounds=self._drafts.rounds,
            emitted=self._drafts.emitted,
        )

    def _read(self, text: str) -> None:
        if self._parser is None:
            self._texts.append(self._matcher.push(text))
            is_over = self._matcher.matched is not None
        else:
            self._events += self._parser.push(text)
            is_over = self._parser.is_ended
        if is_over:
            self._finish("stop")

    def _finish(self, reason: EngineReason) -> None:
        if self._parser is None:
            self._texts.append(self._matcher.finish())
        else:
            self._events += self._parser.finish(reason)
        self.finish_reason = reason
