"""One choice of an answer: what the tokens of one engine request mean to the client."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal

from pydantic import BaseModel

from ling_jax.engine.request import DraftCounts, Request, TokenChunk, TokenLogprob
from ling_jax.errors import CapacityError, DeviceError
from ling_jax.serve.protocol import CompletionFields
from ling_jax.text.detokenizer import Detokenizer, StopMatcher
from ling_jax.text.tokenizer import Tokenizer


class Choice(ABC):
    """Reads tokens as they come, and tells when the answer is over.

    Tokens are read one by one, however many a chunk holds, so that those behind the end of the
    answer are neither shown nor counted.

    Attributes:
      index: number of this choice in the answer.
      finish_reason: why the answer is over, None before.
      matched_stop: the stop string or stop id that ended it.
      completion_tokens: tokens up to and with the one that ended the answer.
      reasoning_tokens: those of them that belong to the reasoning.
      drafts: rounds of drafting that made the tokens; all zeros on a server that does not draft.
    """

    def __init__(
        self, index: int, request: Request, body: CompletionFields, tokenizer: Tokenizer
    ) -> None:
        self.index = index
        self.finish_reason: str | None = None
        self.matched_stop: str | int | None = None
        self.completion_tokens = 0
        self.reasoning_tokens = 0
        self.drafts = DraftCounts()
        self._request = request
        self._tokenizer = tokenizer
        self._keeps_stop = body.keeps_stop
        self._stops = body.stops
        self._detokenizer = Detokenizer(tokenizer, body.skip_special_tokens)
        self._matcher = StopMatcher(body.stops, body.keeps_stop)

    def push(self, chunk: TokenChunk) -> Sequence[BaseModel]:
        """Takes the next tokens; returns what a stream sends for them.

        Raises:
          CapacityError: the server broke the request off.
          DeviceError: the engine failed.
        """
        _raise_if_broken(chunk)
        self._begin(chunk)
        self.drafts += chunk.drafts or DraftCounts()
        for at, token in enumerate(chunk.ids):
            self.completion_tokens += 1
            self.reasoning_tokens += self._is_reasoning
            if chunk.logprobs is not None:
                self._score(chunk.logprobs[at])
            is_stop = chunk.matched_stop is not None and at == len(chunk.ids) - 1
            self._read("" if is_stop and not self._keeps_stop else self._detokenizer.push(token))
            if self.finish_reason is not None:
                return self._deltas()
        if chunk.finish_reason is not None:
            self._end(chunk)
        return self._deltas()

    @abstractmethod
    def whole(self) -> BaseModel:
        """Returns the finished choice."""

    @property
    def _is_reasoning(self) -> bool:
        """Whether the next token belongs to the reasoning."""
        return False

    @abstractmethod
    def _begin(self, chunk: TokenChunk) -> None:
        """Takes what a chunk says about the prompt."""

    @abstractmethod
    def _score(self, entry: TokenLogprob) -> None:
        """Takes the log-probabilities of the next token, before its text."""

    @abstractmethod
    def _read(self, text: str) -> None:
        """Takes the text of the next token; sets `finish_reason` if it ends the answer."""

    @abstractmethod
    def _finish(self, reason: Literal["stop", "length"]) -> None:
        """Takes the engine's end; sets `finish_reason`."""

    def _end(self, chunk: TokenChunk) -> None:
        self._read(self._detokenizer.finish())
        if self.finish_reason is None:
            self.matched_stop = chunk.matched_stop
            self._finish("stop" if chunk.finish_reason == "stop" else "length")

    @abstractmethod
    def _deltas(self) -> Sequence[BaseModel]:
        """Returns what was read and not returned yet."""

    def _watch(self, text: str) -> str:
        """Returns what no stop string can claim any more; sets `matched_stop` on a match."""
        if self.completion_tokens <= self._request.min_tokens:
            return text
        text = self._matcher.push(text)
        self.matched_stop = self.matched_stop or self._matcher.matched
        return text

    def _release(self) -> str:
        """Returns what was held back for a stop string; the next one begins afresh."""
        text = self._matcher.finish()
        self._matcher = StopMatcher(self._stops, self._keeps_stop)
        return text


def token_name(tokenizer: Tokenizer, token: int) -> str:
    """Returns a token's text, or its bytes spelled out where they are no text of their own."""
    data = tokenizer.token_bytes(token)
    try:
        return data.decode()
    except UnicodeDecodeError:
        return "bytes:" + "".join(f"\\x{byte:02x}" for byte in data)


def finite(logprob: float) -> float:
    """Returns a number that JSON has; tokens that cannot occur get a very small one."""
    return max(logprob, -9999.0)


def _raise_if_broken(chunk: TokenChunk) -> None:
    if chunk.finish_reason == "error":
        raise DeviceError("The engine failed; the answer is incomplete.")
    if chunk.finish_reason == "abort":
        raise CapacityError(
            "The server shut down before the answer was complete; send the request again.",
            status=503,
        )
