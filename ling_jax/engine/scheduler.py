"""Decides what the device does next: pure bookkeeping, no device, no threads."""

from collections import deque
from dataclasses import dataclass

from ling_jax.engine.buckets import choose_decode, choose_prefill
from ling_jax.engine.calls import (
    DecodeCall,
    DecodeRow,
    DecodeRowResult,
    PrefillCall,
    PrefillRow,
    PrefillRowResult,
)
from ling_jax.engine.pages import Pool, pages_for
from ling_jax.engine.request import DraftCounts, Request, TokenChunk
from ling_jax.engine.sequence import Sequence
from ling_jax.sizes import StepSizes

Results = tuple[PrefillRowResult, ...] | tuple[DecodeRowResult, ...]


@dataclass(frozen=True)
class _Share:
    """What one row of a call under way does for its sequence."""

    sequence: Sequence
    least: int
    """Tokens it adds, unless a stop id ends the sequence."""
    most: int
    start: int = 0


class Scheduler:
    """Shares seats, pages and calls out to requests, first come first served.

    `plan` may run ahead of `account`: a planned call counts as made, and `account` takes the
    results of calls in the order in which they were planned.

    Every running sequence arrived before every waiting one. A sequence that has no page left for
    its next tokens sends the youngest running one, perhaps itself, back to the front of the queue,
    where its text starts over. So the oldest is never sent back for another, and all finish.
    """

    def __init__(self, limits: StepSizes) -> None:
        self.limits = limits
        self.slots = Pool(limits.slots)
        self.pages = Pool(limits.pages)
        self.waiting: deque[Sequence] = deque()
        self.running: list[Sequence] = []
        """Those with a seat, in order of arrival."""
        self.preemptions = 0
        self.prompt_tokens = 0
        self.generated_tokens = 0
        self.drafts = DraftCounts()
        self._live: dict[str, Sequence] = {}
        self._under_way: deque[list[_Share]] = deque()
        self._last_was_prefill = False

    @property
    def live(self) -> int:
        """Requests that have not ended, whether they have a seat or not."""
        return len(self._live)

    def add(self, request: Request) -> None:
        """Puts a request, already checked and with an id of its own, at the end of the queue."""
        sequence = Sequence(request)
        self._live[request.id] = sequence
        self.waiting.append(sequence)

    def abort(self, request_id: str) -> None:
        """Ends a live request and frees its seat at once; its results under way are dropped."""
        self._end(self._live[request_id])

    def plan(self) -> PrefillCall | DecodeCall | None:
        """Returns the next call, or None if nothing can run before the next `account`.

        Prefill and decode take turns when both have work, so neither waits for more than one call.
        """
        is_decode_turn = self._last_was_prefill and any(s.is_decoding for s in self.running)
        if is_decode_turn:
            call = self._plan_decode() or self._plan_prefill()
        else:
            call = self._plan_prefill() or self._plan_decode()
        self._last_was_prefill = isinstance(call, PrefillCall)
        return call

    def account(self, results: Results) -> list[tuple[str, TokenChunk]]:
        """Takes the results of the oldest call under way and returns what to deliver.

        Raises:
          DeviceError: tokens are missing.
        """
        chunks: list[tuple[str, TokenChunk]] = []
        for share, result in zip(self._under_way.popleft(), results, strict=True):
            sequence = share.sequence
            if sequence.is_ended:  # aborted, or ended in the call before: dropped
                continue
            chunk = _take(share, result)
            if chunk is None:
                continue
            self.generated_tokens += len(chunk.ids)
            self.drafts += chunk.drafts or DraftCounts()
            chunks.append((sequence.request.id, chunk))
            if chunk.finish_reason is not None:
                self._end(sequence)
            else:
                self._leave_if_sure(sequence)
        return chunks

    def _plan_prefill(self) -> PrefillCall | None:
        candidates = [s for s in self.running if not s.is_decoding] + self._admissible()
        if not candidates:
            return None
        bucket, counts = choose_prefill(self.limits.prefill_buckets, [s.unread for s in candidates])
        rows, shares = [], []
        for sequence, count in zip(candidates, counts, strict=False):
            if not sequence.slot:
                self._seat(self.waiting.popleft())
            row = _prefill_row(sequence, count)
            sequence.filled += count
            self.prompt_tokens += sequence.count_prompt()
            rows.append(row)
            shares.append(_Share(sequence, int(row.is_last), int(row.is_last), row.start))
        self._send(shares)
        return PrefillCall(bucket=bucket, rows=tuple(rows))

    def _plan_decode(self) -> DecodeCall | None:
        candidates = [s for s in self.running if s.is_decoding]
        if not candidates:
            return None
        steps = self._steps(candidates)
        seated = [s for s in candidates if s.slot and self._grow(s, steps)]
        if not seated:
            return None
        rows = tuple(DecodeRow(slot=s.slot, pages=tuple(s.pages)) for s in seated)
        most = steps * self.limits.step_tokens
        shares = [_Share(s, min(steps, s.budget_left), min(most, s.budget_left)) for s in seated]
        self._send(shares)
        bucket = choose_decode(self.limits.decode_buckets, len(rows))
        return DecodeCall(bucket=bucket, steps=steps, rows=rows)

    def _steps(self, rows: list[Sequence]) -> int:
        """Steps of the next decode call: a quarter of the most while anybody waits.

        A request waits for the calls before its own: short calls keep its first token near.
        """
        is_awaited = bool(self.waiting) or any(not s.is_decoding for s in self.running)
        most = self.limits.decode_steps
        most = max(1, most // 4) if is_awaited else most
        return min(most, max(s.budget_left for s in rows))

    def _send(self, shares: list[_Share]) -> None:
        """Notes a call as under way."""
        self._under_way.append(shares)
        for share in shares:
            share.sequence.promise(share.least, share.most)
            self._leave_if_sure(share.sequence)

    def _leave_if_sure(self, sequence: Sequence) -> None:
        """Frees the seat of a sequence that calls under way will end, if not before."""
        if sequence.slot and sequence.budget_left <= 0:
            self._vacate(sequence)

    def _admissible(self) -> list[Sequence]:
        """Returns the head of the queue that can be seated now.

        Beside its text, everybody's next decode call must have pages: a newcomer that made
        others run short would be the first to be sent back.
        """
        steps = self.limits.decode_steps
        owed = sum(self._pages_ahead(s, steps) - len(s.pages) for s in self.running)
        spare = self.pages.free - owed
        admissible: list[Sequence] = []
        for sequence in self.waiting:
            spare -= self._pages_ahead(sequence, steps)
            # Promised tokens are part of its text, which is not known before they are read.
            if len(admissible) == self.slots.free or spare < 0 or sequence.is_promised:
                break
            admissible.append(sequence)
        return admissible

    def _pages_ahead(self, sequence: Sequence, steps: int) -> int:
        """Pages for its tokens and those of `steps` more, or to the end of its budget."""
        ahead = sequence.length + steps * self.limits.step_tokens
        return pages_for(min(ahead, sequence.longest), self.limits.page_size)

    def _seat(self, sequence: Sequence) -> None:
        pages = pages_for(sequence.length, self.limits.page_size)
        sequence.seat(self.slots.take(1)[0], self.pages.take(pages))
        self.running.append(sequence)

    def _grow(self, sequence: Sequence, steps: int) -> bool:
        """Gives it pages for `steps` more steps; False if it had to leave its seat instead.

        Rows grow in order of arrival and the youngest leaves, so a row that already grew stays.
        """
        missing = max(0, self._pages_ahead(sequence, steps) - len(sequence.pages))
        while missing > self.pages.free:
            youngest = self.running[-1]
            self._vacate(youngest)
            self.waiting.appendleft(youngest)
            self.preemptions += 1
            if youngest is sequence:
                return False
        sequence.pages += self.pages.take(missing)
        return True

    def _vacate(self, sequence: Sequence) -> None:
        """Frees seat and pages, even while calls that use them are under way.

        The device runs calls in order: whoever takes them over does so in a later call, after the
        last write of this one.
        """
        self.running.remove(sequence)
        self.slots.give_back([sequence.slot])
        self.pages.give_back(sequence.pages)
        sequence.leave()

    def _end(self, sequence: Sequence) -> None:
        sequence.is_ended = True
        del self._live[sequence.request.id]
        if sequence.slot:
            self._vacate(sequence)
        elif sequence in self.waiting:
            self.waiting.remove(sequence)


def _prefill_row(sequence: Sequence, count: int) -> PrefillRow:
    end = sequence.filled + count
    return PrefillRow(
        slot=sequence.slot,
        request=sequence.request,
        tokens=sequence.text[sequence.filled : end],
        start=sequence.filled,
        pages=tuple(sequence.pages),
        generated=len(sequence.generated),
        is_last=end == len(sequence.text),
        following=sequence.text[end] if end < len(sequence.text) else 0,
    )


def _take(share: _Share, result: PrefillRowResult | DecodeRowResult) -> TokenChunk | None:
    """Adds a row's result to its sequence; None if the row only read text."""
    if isinstance(result, DecodeRowResult):
        return share.sequence.extend(
            result.tokens, result.logprobs, share.least, share.most, result.drafts
        )
    if result.prompt_logprobs is not None:
        share.sequence.keep_prompt_logprobs(share.start, result.prompt_logprobs)
    if not share.most:
        return None
    tokens = () if result.token is None else (result.token,)
    logprobs = None if result.logprob is None else (result.logprob,)
    return share.sequence.extend(tokens, logprobs, share.least, share.most)
