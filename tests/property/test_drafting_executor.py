"""A server that drafts answers what one that does not answers, whoever drafts."""

import dataclasses
import re

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.engine.calls import DecodeCall, DecodeRow
from ling_jax.engine.engine import Engine
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.request import DraftCounts, Request, SamplingParams
from ling_jax.execution import ExecConfig
from ling_jax.programs import weight_specs
from ling_jax.sharding import Parallel, make_mesh, shardings
from ling_jax.sizes import StepSizes
from ling_jax.spec.dspark import Dspark
from ling_jax.spec.nextn import Nextn
from ling_jax.testing import tiny_config, write_checkpoint
from property.host import counted_compilations
from tests.spec.drafts import random_draft

SIZES = StepSizes(
    slots=3,
    pages=14,
    page_size=4,
    context_length=48,
    prefill_buckets=((2, 8),),
    decode_buckets=(3,),
    decode_steps=3,
    vocab=60,  # four rows of the matrix have no token
    max_stop_ids=4,
    max_logit_bias=2,
    max_logprobs=3,
)


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    folder = tmp_path_factory.mktemp("model")
    fields = tiny_config(num_hidden_layers=2, layer_group_size=2, num_nextn_predict_layers=1)
    write_checkpoint(folder, fields, seed=3)
    source = load_config(folder)
    params = load_params(folder, source, parallel=Parallel(), dtype="float32")
    return dataclasses.replace(source, dtype="float32"), params


def plain_executor(model) -> DeviceExecutor:
    cfg, params = model
    without = dataclasses.replace(cfg, mtp_layers=0)
    return DeviceExecutor(dataclasses.replace(params, mtp=None), without, ExecConfig(), SIZES)


def nextn_executor(model) -> DeviceExecutor:
    cfg, params = model
    drafter = Nextn(cfg, 3)
    sizes = dataclasses.replace(SIZES, drafts=3)
    return DeviceExecutor(params, cfg, ExecConfig(), sizes, drafter=drafter)


def dspark_executor(model) -> DeviceExecutor:
    """Over two devices: the drafts, too, are made by both."""
    cfg, params = model
    cfg = dataclasses.replace(cfg, mtp_layers=0)
    draft_cfg, draft = random_draft(
        vocab_size=cfg.vocab, hidden_size=cfg.embed, target_layer_ids=[0], mask_token_id=63
    )
    parallel = Parallel(mesh=make_mesh(jax.devices()[:2], cfg))
    drafter = Dspark(draft_cfg, 4)
    specs = weight_specs(cfg, drafter)
    params, draft = (
        jax.device_put(weights, shardings(spec, parallel))
        for weights, spec in zip((dataclasses.replace(params, mtp=None), draft), specs, strict=True)
    )
    return DeviceExecutor(
        *(params, cfg, ExecConfig(parallel=parallel)),
        dataclasses.replace(SIZES, drafts=4),
        drafter=drafter,
        draft=draft,
    )


def requests() -> list[Request]:
    """Greedy ones of all kinds, which together want more pages than there are."""
    kinds = (
        {"sampling": SamplingParams(temperature=0, logprobs=2, prompt_logprobs=1)},
        {"sampling": SamplingParams(temperature=0, repetition_penalty=1.3), "min_tokens": 9},
        {"sampling": SamplingParams(temperature=0, presence_penalty=0.7), "max_tokens": 30},
    )
    fields = {"max_tokens": 21, "stop_ids": (7, 11)}
    return [
        Request(
            id=f"r{i}",
            prompt_ids=tuple((7 * i + 3 * j) % 60 for j in range(3 + 4 * (i % 3))),
            **(fields | kinds[i % 3]),
        )
        for i in range(7)
    ]


def collect(stream):
    ids, logprobs, prompt, drafts, reason = [], [], None, DraftCounts(), None
    for chunk in stream:
        ids += chunk.ids
        logprobs += chunk.logprobs or ()
        prompt = chunk.prompt_logprobs or prompt
        drafts += chunk.drafts or DraftCounts()
        reason = chunk.finish_reason
    return ids, logprobs, prompt, drafts, reason


def answers(engine: Engine, wanted: list[Request]):
    streams = [engine.submit(request) for request in wanted]
    return [collect(stream) for stream in streams]


@pytest.fixture(scope="module")
def plain(model):
    engine = Engine(plain_executor(model))
    engine.start()
    yield [answers(engine, [request])[0] for request in requests()]
    engine.stop()


@pytest.fixture(scope="module", params=[nextn_executor, dspark_executor], ids=["nextn", "dspark"])
def drafting(request, model):
    executor = request.param(model)
    engine = Engine(executor)
    engine.start()
    yield engine, executor
    engine.stop()


def test_a_crowd_gets_what_plain_decoding_gives_each_alone(drafting, plain):
    engine, _ = drafting
    before = engine.stats()
    for got, want in zip(answers(engine, requests()), plain, strict=True):
        assert (got[0], got[4]) == (want[0], want[4])
        for mine, other in zip(got[1], want[1], strict=True):
            assert mine.id == other.id
            assert mine.logprob == pytest.approx(other.logprob, abs=1e-4)
            assert [i for i, _ in mine.top] == [i for i, _ in other.top]
        assert (got[2] is None) == (want[2] is None)
    assert engine.stats().preemptions_total > before.preemptions_total, "there were pages for all"


def test_the_counts_of_rounds_add_up(drafting):
    engine, executor = drafting
    before = engine.stats().drafts_total
    ids, _, _, drafts, _ = answers(engine, requests()[2:3])[0]
    assert drafts.emitted == len(ids) - 1  # prefill samples the first
    assert drafts.drafted == drafts.rounds * executor.limits.drafts
    # Each round emits one token beside its drafts, unless a stop or the budget cuts it.
    assert 0 <= drafts.rounds + drafts.accepted - drafts.emitted <= 1
    assert 1 <= drafts.accept_length <= executor.limits.step_tokens
    total = engine.stats().drafts_total
    assert total.rounds - before.rounds == drafts.rounds
    assert total.emitted - before.emitted == drafts.emitted


def test_a_random_request_gets_the_same_tokens_in_any_company(drafting):
    engine, _ = drafting
    random = [
        dataclasses.replace(request, sampling=SamplingParams(temperature=0.9, seed=5, top_p=0.9))
        for request in requests()[:2]
    ]
    alone = [answers(engine, [request])[0][0] for request in random]
    assert [made[0] for made in answers(engine, random)] == alone


def test_what_an_earlier_owner_left_does_not_matter(drafting, plain):
    engine, executor = drafting
    cache, state, seats = executor.state
    spoiled = jax.tree.map(lambda x: jnp.full_like(x, jnp.nan), (cache.kda, cache.latent, state))
    cache = dataclasses.replace(cache, kda=spoiled[0], latent=spoiled[1])
    executor.state = (cache, spoiled[2], seats)
    clean, rounds = plain[2][0], []
    for _ in range(2):
        ids, _, _, drafts, _ = answers(engine, requests()[2:3])[0]
        assert ids == clean
        rounds.append(drafts.rounds)
    assert rounds[0] == rounds[1]


def test_a_call_is_one_program_without_the_host(drafting):
    """All rounds of a call run in one execution, compile nothing and read nothing back."""
    _, executor = drafting
    program = executor._steps.decode[3]
    assert not re.search(r"callback|infeed|outfeed|\bsend\(", program.as_text())
    calls = []

    def counted(*args):
        calls.append(jax.tree.map(lambda x: isinstance(x, jax.Array), args[-1]))
        return program(*args)

    rows = tuple(DecodeRow(slot=i, pages=(3 * i,)) for i in (1, 2))
    call = DecodeCall(bucket=3, steps=executor.limits.decode_steps, rows=rows)
    steps = dataclasses.replace(executor._steps, decode={3: counted})
    with (
        pytest.MonkeyPatch.context() as patch,
        counted_compilations() as compiled,
        jax.transfer_guard_device_to_host("disallow"),
    ):
        patch.setattr(executor, "_steps", steps)
        executor.decode(call)
    assert (len(calls), compiled) == (1, [])


def test_the_context_ends_where_it_must(drafting):
    """A sequence as long as the context: blocks reach beyond its last page."""
    engine, executor = drafting
    longest = executor.limits.context_length
    prompt = tuple(np.arange(5) * 7 % 60)
    request = Request(
        id="long",
        prompt_ids=tuple(map(int, prompt)),
        max_tokens=longest - 5,
        sampling=SamplingParams(temperature=0),
    )
    ids, *_, reason = answers(engine, [request])[0]
    assert (len(ids), reason) == (longest - 5, "length")
