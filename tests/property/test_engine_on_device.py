"""The engine on the real programs: crowding, preemption and log-probabilities change no token."""

import jax
import pytest

from ling_jax.config import ModelConfig
from ling_jax.engine.engine import Engine
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.request import Request, SamplingParams
from ling_jax.execution import ExecConfig
from ling_jax.model import model_spec
from ling_jax.params import init
from ling_jax.sizes import StepSizes
from ling_jax.testing import tiny_config

SIZES = StepSizes(
    slots=3,
    pages=9,
    page_size=4,
    context_length=32,
    prefill_buckets=((1, 8), (3, 8)),
    decode_buckets=(1, 3),
    decode_steps=4,
    vocab=64,
    max_stop_ids=4,
    max_logit_bias=4,
    max_logprobs=3,
)


@pytest.fixture(scope="module")
def executor():
    cfg = ModelConfig.from_hf(tiny_config(dtype="float32"))
    params = init(model_spec(cfg), jax.random.key(7), stddev=0.3)
    return DeviceExecutor(params, cfg, ExecConfig(), SIZES)


def requests() -> list[Request]:
    """Six requests that together want more pages than there are."""
    kinds = (
        SamplingParams(temperature=0, logprobs=2, prompt_logprobs=1),
        SamplingParams(temperature=1.0, seed=5, top_p=0.9, repetition_penalty=1.3),
        SamplingParams(temperature=0.8, seed=9, frequency_penalty=0.7, presence_penalty=0.2),
    )
    return [
        Request(
            id=f"r{i}",
            prompt_ids=tuple((7 * i + 3 * j) % 60 for j in range(3 + 4 * (i % 3))),
            max_tokens=14,
            sampling=kinds[i % 3],
        )
        for i in range(6)
    ]


def collect(stream):
    ids, logprobs, prompt = [], [], None
    for chunk in stream:
        ids += chunk.ids
        logprobs += chunk.logprobs or ()
        prompt = chunk.prompt_logprobs or prompt
    return ids, logprobs, prompt


def test_a_crowd_that_is_preempted_gives_every_request_its_lone_tokens(executor):
    engine = Engine(executor)
    engine.start()
    alone = {request.id: collect(engine.submit(request)) for request in requests()}
    before = engine.stats().preemptions_total
    streams = {request.id: engine.submit(request) for request in requests()}
    together = {name: collect(stream) for name, stream in streams.items()}
    preemptions = engine.stats().preemptions_total - before
    engine.stop()
    assert preemptions > 0, "the pool is meant to be too small for all"
    for name, (ids, logprobs, prompt) in alone.items():
        assert together[name][0] == ids, name
        for got, want in zip(together[name][1], logprobs, strict=True):
            assert got.id == want.id
            assert got.logprob == pytest.approx(want.logprob, abs=1e-4)
        if prompt is not None:
            got_scores = [entry.logprob for entry in together[name][2][1:]]
            assert got_scores == pytest.approx([entry.logprob for entry in prompt[1:]], abs=1e-4)
