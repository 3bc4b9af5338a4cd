"""A whole model on kernels: prefill and decode steps give what the references give."""

import dataclasses

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax import programs
from ling_jax.backend import Kernels
from ling_jax.cache import contiguous, put_rows, view_rows
from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig, compiler_options, kernels_for
from ling_jax.model import final_norm, forward, forward_step, logits
from ling_jax.sharding import Parallel
from ling_jax.sizes import StepSizes
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.dspark import Dspark
from ling_jax.spec.nextn import Nextn
from ling_jax.testing import tiny_config, write_checkpoint
from tests.kernels.compare import nmse
from tests.spec.drafts import tiny_draft

INTERPRETED = Kernels(
    **{field.name: "pallas_interpret" for field in dataclasses.fields(Kernels)}
    | {"fp8": "reference"}
)
PROMPT, STEPS, PAGE = 21, 3, 16
# Powers of two of at least 16, and widths that 16 divides: what the kernels take.
SIZES = {
    "hidden_size": 64,
    "intermediate_size": 64,
    "moe_intermediate_size": 32,
    "moe_shared_expert_intermediate_size": 32,
    "head_dim": 16,
    "kv_lora_rank": 32,
    "qk_nope_head_dim": 16,
    "qk_rope_head_dim": 16,
    "qk_head_dim": 32,
    "v_head_dim": 16,
}


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    folder = tmp_path_factory.mktemp("model")
    write_checkpoint(folder, tiny_config(**SIZES), seed=3)
    source = load_config(folder)
    cfg = dataclasses.replace(source, dtype="float32")
    return cfg, load_params(folder, source, parallel=Parallel(), dtype="float32")


def run(model, execution: ExecConfig) -> tuple[np.ndarray, object]:
    """Logits of a prompt of one of two rows and of steps behind it, and the cache."""
    cfg, params = model

    @jax.jit(compiler_options=compiler_options())
    def read(cache, tokens, counts):
        cache, h, _ = forward(params, cache, tokens, counts, cfg=cfg, execution=execution)
        return cache, logits(params, final_norm(params, h, cfg=cfg), execution=execution)

    @jax.jit(compiler_options=compiler_options())
    def step(cache, tokens):
        slots = jnp.asarray([1, 0], jnp.int32)  # the second row is not live
        is_live = jnp.asarray([True, False])
        rows, normed, _ = forward_step(
            params, view_rows(cache, slots), tokens, is_live, cfg=cfg, execution=execution
        )
        return put_rows(cache, slots, rows), logits(params, normed, execution=execution)

    ids = np.random.default_rng(0).integers(0, 64, (2, PROMPT + STEPS)).astype(np.int32)
    cache = contiguous(cfg, batch=2, length=64, page_size=PAGE)
    cache, scores = read(cache, ids[:, :PROMPT], jnp.asarray([0, PROMPT], jnp.int32))
    found = [np.asarray(scores[1])]
    for i in range(STEPS):
        cache, scores = step(cache, ids[::-1, PROMPT + i])
        found.append(np.asarray(scores[:1]))
    return np.concatenate(found), cache


def assert_same_model(model, execution: ExecConfig, bound: float) -> None:
    want, want_cache = run(model, ExecConfig(kda_chunk=16))
    got, cache = run(model, execution)
    assert nmse(got, want) < bound
    np.testing.assert_array_equal(got.argmax(-1), want.argmax(-1))
    np.testing.assert_array_equal(cache.lengths, want_cache.lengths)
    for state, want_state in zip(cache.kda, want_cache.kda, strict=True):
        assert nmse(np.asarray(state.recurrent), np.asarray(want_state.recurrent)) < bound


@pytest.mark.parametrize("segment", [8192, 16])
def test_interpreted_kernels_make_the_same_model(model, segment):
    execution = ExecConfig(
        kernels=INTERPRETED, kda_chunk=16, output_splits=2, attention_segment=segment
    )
    assert_same_model(model, execution, 1e-9)


@pytest.mark.gpu
def test_kernels_make_the_same_model_on_the_gpu(model):
    kernels = kernels_for(jax.devices(), model[0])
    assert "reference" not in dataclasses.asdict(kernels).values()
    assert_same_model(model, ExecConfig(kernels=kernels, kda_chunk=16, output_splits=2), 1e-9)


@pytest.mark.gpu
@pytest.mark.parametrize("drafter", [None, "dspark", "nextn"])
def test_a_decode_call_is_one_command_buffer(model, tmp_path, monkeypatch, drafter):
    """Steps, or rounds of drafting: nothing of a call goes back to the host."""
    cfg = dataclasses.replace(model[0], mtp_layers=int(drafter == "nextn"))
    options = compiler_options("gpu") | {"xla_dump_to": str(tmp_path)}
    monkeypatch.setattr(programs, "compiler_options", lambda _: options)
    made = None if drafter is None else DRAFTERS[drafter](cfg)
    sizes = StepSizes(
        slots=2,
        pages=16,
        page_size=PAGE,
        context_length=64,
        prefill_buckets=(),
        decode_buckets=(2,),
        decode_steps=4,
        vocab=cfg.vocab,
        drafts=0 if made is None else made.drafts,
    )
    kernels = kernels_for(jax.devices(), cfg, markov_rank=16)
    execution = ExecConfig(kernels=kernels, output_splits=2)
    programs.compile_steps(cfg, execution, sizes, drafter=made)
    [sequence] = tmp_path.glob("*thunk_sequence_after_thunk_passes.txt")
    # Each line of the outermost level begins with its number.
    outermost = [line for line in sequence.read_text().splitlines() if line[:1].isdigit()]
    assert len(outermost) == 1
    assert "kCommandBuffer" in outermost[0]


def dspark(cfg: ModelConfig) -> Dspark:
    fields = {"vocab_size": cfg.vocab, "hidden_size": cfg.embed, "mask_token_id": 1}
    draft = DraftConfig.from_hf(tiny_draft(**fields, head_dim=16, target_layer_ids=[0, 1]))
    return Dspark(draft, 3)


DRAFTERS = {"dspark": dspark, "nextn": lambda cfg: Nextn(cfg, 2)}
