"""A host that feeds an executor at random, as no scheduler would."""

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import jax
import numpy as np

from ling_jax.batches import StepSizes
from ling_jax.engine.calls import DecodeCall, DecodeRow, PrefillCall, PrefillRow
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.request import Request, TokenLogprob

SIZES = StepSizes(
    slots=3,
    pages=24,
    page_size=4,
    context_length=32,
    prefill_buckets=((1, 8), (3, 8), (2, 16)),
    decode_buckets=(1, 3),
    decode_steps=4,
    vocab=60,  # four rows of the matrix have no token
    max_stop_ids=20,
    max_logit_bias=2,
    max_logprobs=3,
)
PAGES_EACH = SIZES.pages_per_slot


@dataclass
class Seat:
    """A request on the device and what it has made."""

    request: Request
    slot: int
    pages: list[int]
    text: tuple[int, ...]
    """To be fed: the prompt, and after a preemption what was generated before it."""
    fed: int = 0
    tokens: list[int] = field(default_factory=list)
    logprobs: list[TokenLogprob] = field(default_factory=list)
    scores: list[TokenLogprob] = field(default_factory=list)

    @property
    def is_prefilled(self) -> bool:
        return self.fed == len(self.text)

    @property
    def length(self) -> int:
        """Tokens on the device: the last one generated is not fed yet."""
        return len(self.request.prompt_ids) + max(0, len(self.tokens) - 1)

    def pages_for(self, length: int) -> list[int]:
        """No more pages than so many tokens need."""
        return self.pages[: -(-length // SIZES.page_size)]

    @property
    def is_done(self) -> bool:
        return len(self.tokens) == self.request.max_tokens or (
            bool(self.tokens) and self.tokens[-1] in self.request.stop_ids
        )


def preempt(seat: Seat) -> None:
    """Takes a seat's memory away: all its text is to be fed again."""
    seat.text, seat.fed = (*seat.request.prompt_ids, *seat.tokens), 0


class Host:
    """Feeds, continues and preempts random seats in random buckets until all requests end."""

    def __init__(self, executor: DeviceExecutor, rng: np.random.Generator) -> None:
        self._executor, self._rng = executor, rng

    def run(self, requests: Sequence[Request]) -> list[Seat]:
        slots = 1 + self._rng.permutation(SIZES.slots)
        pages = (1 + self._rng.permutation(SIZES.pages)).reshape(SIZES.slots, PAGES_EACH)
        seats = [
            Seat(request, int(slot), own.tolist(), request.prompt_ids)
            for request, slot, own in zip(requests, slots, pages, strict=False)
        ]
        self.finish(seats)
        return seats

    def finish(self, seats: Sequence[Seat]) -> None:
        """Runs seats to their end, wherever they are."""
        while waiting := [seat for seat in seats if not seat.is_done]:
            unfed = [seat for seat in waiting if not seat.is_prefilled]
            fed = [seat for seat in waiting if seat.is_prefilled]
            if fed and self._rng.random() < 0.1:
                preempt(fed[0])
            elif unfed and (not fed or self._rng.random() < 0.5):
                self._prefill(unfed)
            else:
                self._decode(fed)

    def _some(self, seats: list[Seat], most: int) -> list[Seat]:
        order = self._rng.permutation(len(seats))
        return [seats[i] for i in order[: self._rng.integers(1, most + 1)]]

    def _prefill(self, unfed: list[Seat]) -> None:
        bucket = SIZES.prefill_buckets[self._rng.integers(len(SIZES.prefill_buckets))]
        chosen = self._some(unfed, min(bucket[0], len(unfed)))
        rows = tuple(self._row(seat, bucket[1]) for seat in chosen)
        results = self._executor.prefill(PrefillCall(bucket=bucket, rows=rows)).read()
        for seat, row, result in zip(chosen, rows, results, strict=True):
            seat.fed += len(row.tokens)
            seat.scores += (not seat.tokens and result.prompt_logprobs) or ()
            assert (result.token is not None) == row.is_last
            if result.token is not None:
                seat.tokens.append(result.token)
                seat.logprobs += [result.logprob] if result.logprob else []

    def _row(self, seat: Seat, most: int) -> PrefillRow:
        left = seat.text[seat.fed :]
        tokens = left[: self._rng.integers(1, most + 1)]
        return PrefillRow(
            slot=seat.slot,
            request=seat.request,
            tokens=tokens,
            start=seat.fed,
            pages=seat.pages_for(seat.fed + len(tokens)),
            generated=len(seat.text) - len(seat.request.prompt_ids),
            is_last=len(tokens) == len(left),
            following=next(iter(left[len(tokens) :]), 0),
        )

    def _decode(self, fed: list[Seat]) -> None:
        bucket = int(self._rng.choice(SIZES.decode_buckets))
        chosen = self._some(fed, min(bucket, len(fed)))
        steps = int(self._rng.integers(1, SIZES.decode_steps + 1))
        rows = tuple(
            DecodeRow(slot=seat.slot, pages=seat.pages_for(seat.length + steps)) for seat in chosen
        )
        call = DecodeCall(bucket=bucket, steps=steps, rows=rows)
        for seat, result in zip(chosen, self._executor.decode(call).read(), strict=True):
            assert 1 <= len(result.tokens) <= seat.request.max_tokens - len(seat.tokens)
            seat.tokens += result.tokens
            seat.logprobs += result.logprobs or ()


@contextlib.contextmanager
def counted_compilations() -> Iterator[list[str]]:
    """Notes each program that XLA compiles meanwhile."""
    found: list[str] = []

    def note(event: str, duration: float, **details) -> None:
        if event.endswith("backend_compile_duration"):
            found.append(str(details))

    jax.monitoring.register_event_duration_secs_listener(note)
    try:
        yield found
    finally:
        jax.monitoring.unregister_event_duration_listener(note)
