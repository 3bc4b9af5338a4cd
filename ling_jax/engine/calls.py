"""What the engine asks of the device: plain records, so that scheduling needs no JAX.

`Executor` is implemented by `ling_jax.engine.executor` on a device and by scripted stand-ins in
tests. Calls run in the order they are made; `Pending.read` waits for one call's result.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from ling_jax.engine.request import DraftCounts, Request, TokenLogprob
from ling_jax.sizes import StepSizes

Result = TypeVar("Result", covariant=True)


@dataclass(frozen=True, kw_only=True)
class PrefillRow:
    """The next tokens of one sequence's known text."""

    slot: int
    request: Request
    tokens: Sequence[int]
    start: int
    """Tokens of this sequence already in the slot; 0 resets the slot."""
    pages: Sequence[int]
    """Pages of the sequence so far, enough for `start + len(tokens)`."""
    generated: int
    """Tokens generated so far, the last of the sequence's text (above 0 after a preemption)."""
    is_last: bool
    """Whether the text ends here, so that the next token is sampled."""
    following: int
    """The token of the text behind these; 0 where it ends."""


@dataclass(frozen=True, kw_only=True)
class PrefillCall:
    bucket: tuple[int, int]
    rows: tuple[PrefillRow, ...]


@dataclass(frozen=True, kw_only=True)
class PrefillRowResult:
    token: int | None
    """The sampled token, for a row with `is_last`."""
    logprob: TokenLogprob | None
    """Of `token`, if the request asked."""
    prompt_logprobs: tuple[TokenLogprob, ...] | None
    """Entry i scores the token at position `start + i + 1`; the last token of the text has none."""


@dataclass(frozen=True, kw_only=True)
class DecodeRow:
    slot: int
    pages: Sequence[int]
    """Enough for all tokens that the call may add, or to the end of the sequence's budget."""


@dataclass(frozen=True, kw_only=True)
class DecodeCall:
    bucket: int
    steps: int
    """Steps, or rounds of drafting: at most `StepSizes.decode_steps`."""
    rows: tuple[DecodeRow, ...]


@dataclass(frozen=True, kw_only=True)
class DecodeRowResult:
    tokens: tuple[int, ...]
    """Ends early after a stop id or at the budget; empty for a sequence that had already ended."""
    logprobs: tuple[TokenLogprob, ...] | None
    drafts: DraftCounts | None = None
    """Of the rounds that made the tokens; None where nothing is drafted."""


class Pending(Protocol, Generic[Result]):
    """A call under way."""

    def read(self) -> Result:
        """Waits for the device and returns the result.

        Raises:
          DeviceError: the step failed.
        """
        ...


class Executor(Protocol):
    """A device that runs calls in order."""

    @property
    def limits(self) -> StepSizes: ...

    def prefill(self, call: PrefillCall) -> Pending[tuple[PrefillRowResult, ...]]:
        """Reads text into slots; a row with `is_last` also samples its first token."""
        ...

    def decode(self, call: DecodeCall) -> Pending[tuple[DecodeRowResult, ...]]:
        """Continues every row from the last token its slot sampled, known or still under way."""
        ...
