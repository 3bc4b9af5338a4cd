"""What a caller asks of the engine and what it gets back: token ids, never text."""

from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Literal

FinishReason = Literal["stop", "length", "abort", "error"]


@dataclass(frozen=True, kw_only=True)
class SamplingParams:
    """How the next token is chosen; applied in the order of the fields.

    The order is: `logit_bias` and penalties, temperature, top-k, top-p, min-p.
    """

    logit_bias: tuple[tuple[int, float], ...] = ()
    """Added to the logits of these token ids."""
    repetition_penalty: float = 1.0
    """Divides positive, multiplies negative logits of ids in prompt or output; 1 is off."""
    presence_penalty: float = 0.0
    """Subtracted once from ids in the output."""
    frequency_penalty: float = 0.0
    """Subtracted once for each time an id is in the output."""
    temperature: float = 1.0
    """0 is greedy, ties to the lowest id."""
    top_k: int = 0
    """Keeps the k likeliest ids; 0 is off."""
    top_p: float = 1.0
    """Keeps the smallest set of likeliest ids whose probability reaches this; 1 is off."""
    min_p: float = 0.0
    """Keeps ids at least this times as likely as the likeliest; 0 is off."""
    seed: int = 0
    """Any integer, used modulo 2^32; with the token's position it decides every random draw."""
    logprobs: int | None = None
    """Report the log-probability of each output token and of this many likeliest ids."""
    prompt_logprobs: int | None = None
    """The same for each prompt token but the first."""


@dataclass(frozen=True, kw_only=True)
class Request:
    """One sequence to continue."""

    id: str
    prompt_ids: tuple[int, ...]
    max_tokens: int
    """Tokens to generate at most; prompt plus this must fit the context."""
    min_tokens: int = 0
    """Stop ids are not sampled before this many tokens."""
    stop_ids: tuple[int, ...] = ()
    """Ids that end the sequence; the ending id is delivered as the last one."""
    sampling: SamplingParams = field(default_factory=SamplingParams)


@dataclass(frozen=True)
class TokenLogprob:
    """Natural log-probabilities under the model, before bias, penalties and temperature."""

    id: int
    logprob: float
    top: tuple[tuple[int, float], ...] = ()
    """(id, log-probability) of the likeliest ids, best first."""


@dataclass(frozen=True, kw_only=True)
class DraftCounts:
    """What drafting did; every round emits its accepted drafts and, unless cut, one token more."""

    rounds: int = 0
    drafted: int = 0
    """Tokens drafted."""
    emitted: int = 0
    """Tokens that rounds emitted and that were delivered."""
    by_position: tuple[int, ...] = ()
    """Rounds whose first, second, ... draft was accepted and emitted."""

    @property
    def accepted(self) -> int:
        """Drafts that were accepted and emitted."""
        return sum(self.by_position)

    @property
    def accept_length(self) -> float | None:
        """Tokens of a round in the mean, the one behind the accepted drafts included."""
        return self.emitted / self.rounds if self.rounds else None

    def __add__(self, other: "DraftCounts") -> "DraftCounts":
        pairs = zip_longest(self.by_position, other.by_position, fillvalue=0)
        return DraftCounts(
            rounds=self.rounds + other.rounds,
            drafted=self.drafted + other.drafted,
            emitted=self.emitted + other.emitted,
            by_position=tuple(a + b for a, b in pairs),
        )


@dataclass(frozen=True, kw_only=True)
class TokenChunk:
    """The next tokens of one request, in order."""

    ids: tuple[int, ...] = ()
    logprobs: tuple[TokenLogprob, ...] | None = None
    """One entry for each id, if the request asked."""
    prompt_logprobs: tuple[TokenLogprob | None, ...] | None = None
    """One entry for each prompt token (None for the first), once, if the request asked."""
    finish_reason: FinishReason | None = None
    """Set on the last chunk only."""
    matched_stop: int | None = None
    """The stop id that ended the sequence; it is also the last of `ids`."""
    drafts: DraftCounts | None = None
    """Of the rounds that made these tokens, on a server that drafts."""
