"""What can be observed of the engine: counts, times of each request, a line in the log."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ling_jax.engine.request import DraftCounts, FinishReason, Request

logger = logging.getLogger(__name__)

Clock = Callable[[], float]
"""Seconds that never go back, such as `time.monotonic`."""


@dataclass(frozen=True, kw_only=True)
class EngineStats:
    """Counts at one moment; those named `total` only grow."""

    running: int
    """Requests that were started and have not ended."""
    waiting: int
    """Requests in the queue, those sent back for want of pages included."""
    slots_used: int
    slots: int
    pages_used: int
    pages: int
    prompt_tokens_total: int
    """Prompt tokens read; reading again after a preemption does not count."""
    generated_tokens_total: int
    """Tokens delivered."""
    finished_total: Mapping[FinishReason, int]
    preemptions_total: int
    drafts_total: DraftCounts = field(default_factory=DraftCounts)
    """All zeros on a server that does not draft."""

    @property
    def aborted_total(self) -> int:
        """Requests that ended by `Engine.abort`, a drain or a stop."""
        return self.finished_total["abort"]


@dataclass(frozen=True, kw_only=True)
class RequestTimes:
    """How one request went, once it has ended."""

    request_id: str
    finish_reason: FinishReason
    prompt_tokens: int
    generated_tokens: int
    queue_s: float | None
    """From submission to its first prefill call; None if there was none."""
    ttft_s: float | None
    """From submission to the first token; None if there was none."""
    inter_token_s: float | None
    """Mean time between tokens after the first chunk; None without such tokens."""
    e2e_s: float
    """From submission to the end."""
    drafts: DraftCounts = field(default_factory=DraftCounts)
    """All zeros on a server that does not draft."""


class RequestTimer:
    """Takes the times of one request."""

    def __init__(self, request: Request, clock: Clock) -> None:
        self._request = request
        self._clock = clock
        self._submitted = clock()
        self._started: float | None = None
        self._first: float | None = None
        self._last = self._submitted
        self._first_tokens = 0
        self._tokens = 0
        self._drafts = DraftCounts()

    def start(self) -> None:
        """Notes the first prefill call; later ones change nothing."""
        if self._started is None:
            self._started = self._clock()

    def count(self, tokens: int, drafts: DraftCounts | None = None) -> None:
        """Notes tokens delivered now, and the rounds that made them."""
        self._drafts += drafts or DraftCounts()
        if not tokens:
            return
        self._last = self._clock()
        self._tokens += tokens
        if self._first is None:
            self._first, self._first_tokens = self._last, tokens

    def finish(self, reason: FinishReason) -> RequestTimes:
        """Returns the times of a request that ends now."""
        first = self._submitted if self._first is None else self._first
        later_tokens = self._tokens - self._first_tokens
        return RequestTimes(
            request_id=self._request.id,
            finish_reason=reason,
            prompt_tokens=len(self._request.prompt_ids),
            generated_tokens=self._tokens,
            drafts=self._drafts,
            queue_s=None if self._started is None else self._started - self._submitted,
            ttft_s=None if self._first is None else first - self._submitted,
            inter_token_s=(self._last - first) / later_tokens if later_tokens else None,
            e2e_s=self._clock() - self._submitted,
        )


class LoadLog:
    """Logs load and rates every `period_s` while the engine is busy."""

    def __init__(
        self, read_stats: Callable[[], EngineStats], clock: Clock, period_s: float = 10.0
    ) -> None:
        self._read_stats = read_stats
        self._clock = clock
        self._period_s = period_s
        self.restart()

    def restart(self) -> None:
        """Begins a new period: idle time must not enter the rates."""
        self._since = self._clock()
        self._before = self._read_stats()

    def write_if_due(self) -> None:
        """Logs one line if the period is over, and begins the next."""
        seconds = self._clock() - self._since
        if seconds < self._period_s:
            return
        before = self._before
        self.restart()
        now = self._before
        logger.info(
            "engine_load running=%d waiting=%d slots=%d/%d pages=%d/%d "
            "tokens_in_per_s=%.1f tokens_out_per_s=%.1f preemptions=%d%s",
            now.running,
            now.waiting,
            now.slots_used,
            now.slots,
            now.pages_used,
            now.pages,
            (now.prompt_tokens_total - before.prompt_tokens_total) / seconds,
            (now.generated_tokens_total - before.generated_tokens_total) / seconds,
            now.preemptions_total - before.preemptions_total,
            _drafting(before.drafts_total, now.drafts_total),
        )


def _drafting(before: DraftCounts, now: DraftCounts) -> str:
    """Tokens of a round since `before`, the one behind the accepted drafts included."""
    rounds = now.rounds - before.rounds
    if not rounds:
        return ""
    return f" rounds={rounds} accept_length={(now.emitted - before.emitted) / rounds:.2f}"
