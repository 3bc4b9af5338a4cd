"""A request's tokens depend on the request alone: not on its neighbours, seat, pages or buckets."""

import dataclasses

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
from ling_jax.testing import tiny_config, write_checkpoint
from property import SEEDS, examples
from property.host import PAGES_EACH, SIZES, Host, Seat, counted_compilations, preempt


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

    cache, *rest, seats = executor.state
    kda, latent = jax.tree.map(spoil, (cache.kda, cache.latent))
    seen = jax.tree.map(lambda x: jnp.full_like(x, 1), seats.seen)
    executor.state = (
        dataclasses.replace(cache, kda=kda, latent=latent),
        *rest,
        dataclasses.replace(seats, seen=seen),
    )


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
                following=0,
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
