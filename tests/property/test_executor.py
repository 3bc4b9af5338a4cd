"""A request's tokens depend on the request alone: not on its neighbours, seat, pages or buckets."""

import contextlib
import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.engine.calls import DecodeCall, DecodeRow, PrefillCall, PrefillRow
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.request import Request, SamplingParams, TokenLogprob
from ling_jax.execution import ExecConfig
from ling_jax.sharding import Parallel
from ling_jax.sizes import StepSizes
from ling_jax.testing import tiny_config, write_checkpoint
from property import SEEDS, examples

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


@pytest.fixture(scope="module")
def executor(tmp_path_factory) -> DeviceExecutor:
    folder = tmp_path_factory.mktemp("model")
    write_checkpoint(folder, tiny_config(), seed=5)
    source = load_config(folder)
    params = load_params(folder, source, parallel=Parallel(), dtype="float32")
    cfg = dataclasses.replace(source, dtype="float32")
    return DeviceExecutor(params, cfg, ExecConfig(kda_chunk=16), SIZES)


def poison(executor: DeviceExecutor) -> None:
    """The worst that earlier owners might leave: NaN in all states and pages, all tokens seen."""

    def spoil(x: jax.Array) -> jax.Array:
        return jnp.full_like(x, jnp.nan)

    cache, seats = executor._cache, executor._seats
    kda, latent = jax.tree.map(spoil, (cache.kda, cache.latent))
    executor._cache = dataclasses.replace(cache, kda=kda, latent=latent)
    seen = jax.tree.map(lambda x: jnp.full_like(x, 1), seats.seen)
    executor._seats = dataclasses.replace(seats, seen=seen)


SAMPLINGS = st.builds(
    SamplingParams,
    temperature=st.sampled_from([0.0, 0.7, 1.5]),
    top_k=st.sampled_from([0, 5]),
    top_p=st.sampled_from([1.0, 0.8]),
    repetition_penalty=st.sampled_from([1.0, 1.3]),
    presence_penalty=st.sampled_from([0.0, 0.5]),
    frequency_penalty=st.sampled_from([0.0, 0.3]),
    logit_bias=st.sampled_from([(), ((7, 3.0), (11, -100.0))]),
    seed=st.integers(0, 2**40),
    logprobs=st.sampled_from([None, 0, 3]),
    prompt_logprobs=st.sampled_from([None, 2]),
)
REQUESTS = st.builds(
    Request,
    id=st.just("request"),
    prompt_ids=st.lists(st.integers(0, 59), min_size=1, max_size=20).map(tuple),
    max_tokens=st.integers(1, 12),
    min_tokens=st.integers(0, 3),
    stop_ids=st.sampled_from([(), (3, 41), tuple(range(0, 60, 3))]),
    sampling=SAMPLINGS,
)


def assert_same_logprobs(got: list[TokenLogprob], want: list[TokenLogprob]) -> None:
    assert [entry.id for entry in got] == [entry.id for entry in want]
    for entry, other in zip(got, want, strict=True):
        assert entry.logprob == pytest.approx(other.logprob, abs=1e-4)
        assert [i for i, _ in entry.top] == [i for i, _ in other.top]


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


def test_serving_never_compiles(executor):
    """First in this file: programs that stray calls need are not compiled yet."""
    sampling = SamplingParams(top_k=3, presence_penalty=0.5, logprobs=2, prompt_logprobs=2)
    request = Request(id="r", prompt_ids=(1, 2, 3), max_tokens=20, sampling=sampling)
    with counted_compilations() as found:
        jax.jit(lambda x: x * 3)(np.float32(1)).block_until_ready()
        assert len(found) == 1  # the count works
        for bucket in SIZES.prefill_buckets:
            row = PrefillRow(
                slot=1,
                request=request,
                tokens=request.prompt_ids,
                start=0,
                pages=range(1, 1 + PAGES_EACH),
                generated=0,
                is_last=True,
            )
            executor.prefill(PrefillCall(bucket=bucket, rows=(row,))).read()
        for bucket in SIZES.decode_buckets:
            for steps in (1, SIZES.decode_steps):
                rows = (DecodeRow(slot=1, pages=range(1, 1 + PAGES_EACH)),)
                executor.decode(DecodeCall(bucket=bucket, steps=steps, rows=rows)).read()
    assert len(found) == 1


@examples(25)
@given(REQUESTS, st.lists(REQUESTS, max_size=2), SEEDS)
def test_a_request_gets_the_tokens_of_a_lone_run(executor, request_, others, seed):
    alone = Host(executor, np.random.default_rng(0)).run([request_])[0]
    poison(executor)
    seat = Host(executor, np.random.default_rng(seed)).run([request_, *others])[0]
    assert seat.tokens == alone.tokens
    assert_same_logprobs(seat.logprobs, alone.logprobs)
    assert_same_logprobs(seat.scores, alone.scores)
    assert all(0 <= token < SIZES.vocab for token in seat.tokens)
    assert not set(seat.tokens[:-1]) & set(request_.stop_ids)


@examples(10)
@given(REQUESTS)
def test_log_probabilities_are_given_for_what_was_asked(executor, request_):
    seat = Host(executor, np.random.default_rng(1)).run([request_])[0]
    wants, wants_prompt = request_.sampling.logprobs, request_.sampling.prompt_logprobs
    assert len(seat.logprobs) == (0 if wants is None else len(seat.tokens))
    assert len(seat.scores) == (0 if wants_prompt is None else len(request_.prompt_ids) - 1)
    assert [entry.id for entry in seat.scores] == list(
        request_.prompt_ids[1 : 1 + len(seat.scores)]
    )
    assert all(len(entry.top) == wants for entry in seat.logprobs)


@pytest.mark.parametrize("made", [1, 2, 5])
def test_what_was_generated_before_a_preemption_still_counts_as_output(executor, made):
    # A bonus, so that the only token of the output comes again and again.
    sampling = SamplingParams(temperature=0.0, presence_penalty=-50.0)
    request = Request(id="r", prompt_ids=(4, 8, 15, 16), max_tokens=8, sampling=sampling)
    alone = Host(executor, np.random.default_rng(0)).run([request])[0]
    assert len(set(alone.tokens)) == 1
    seat = Seat(request, 2, list(range(1, 1 + PAGES_EACH)), request.prompt_ids)
    seat.tokens = alone.tokens[:made]
    preempt(seat)
    Host(executor, np.random.default_rng(made)).finish([seat])
    assert seat.tokens == alone.tokens


@pytest.mark.parametrize(
    "ending",
    [{"max_tokens": 1}, {"max_tokens": 3}, {"stop_ids": (7,), "max_tokens": 9}],
    ids=["at the first token", "at the budget", "at a stop id"],
)
def test_a_sequence_that_has_ended_makes_no_more_tokens(executor, ending):
    sampling = SamplingParams(temperature=0.0, logit_bias=((7, 1e4),), logprobs=1)
    request = Request(id="r", prompt_ids=(4, 8), sampling=sampling, **ending)
    seat = Seat(request, 1, list(range(1, 1 + PAGES_EACH)), request.prompt_ids)
    Host(executor, np.random.default_rng(0)).finish([seat])
    row = DecodeRow(slot=seat.slot, pages=seat.pages)
    result = executor.decode(DecodeCall(bucket=1, steps=2, rows=(row,))).read()[0]
    assert (result.tokens, result.logprobs) == ((), ())
