"""`mla_decode` beyond the generic cases: contracts, other implementations of the same function,
what must not change, and lowering for a GPU."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.config import RopeConfig
from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.layers.norm import rms_norm
from ling_jax.layers.rope import inverse_frequencies, rotate
from ling_jax.pallas import mla_attention
from ling_jax.pallas.mla_decode import (
    AttentionTiling,
    MergeTiling,
    PartialAttention,
    absorb,
    contract,
    latent_attention,
    merge_values,
    mla_decode,
)
from ling_jax.pallas.mla_decode.cases import BENCHES
from ling_jax.quant.fp8 import quantize_rows
from tests.kernels.compare import nmse
from tests.kernels.lowering import lower_for_cuda

HEADS, NOPE, ROPE, RANK, D_V, PAGE = 2, 16, 16, 32, 16, 16
ROTATION = RopeConfig(theta=1e4, yarn=None)
BACKENDS = ["reference", "pallas_interpret"]


def make(positions, dtype=jnp.float32, *, pages_per_slot=3):
    """Arguments of `mla_decode`, with finite pages; rows of the batch are sequences."""
    batch = len(positions)
    keys = iter(jax.random.split(jax.random.key(3), 8))

    def normal(*shape):
        return (0.5 * jax.random.normal(next(keys), shape)).astype(dtype)

    position = jnp.asarray(positions, jnp.int32)
    frequencies = jnp.asarray(inverse_frequencies(ROTATION, ROPE), jnp.float32)
    angles = position.astype(jnp.float32)[:, None] * frequencies[None, :]
    return {
        "q": normal(batch, HEADS, NOPE + ROPE),
        "down": normal(batch, RANK + ROPE),
        "kv_norm": 1 + normal(RANK),
        "k_up": normal(HEADS, NOPE, RANK),
        "v_up": normal(HEADS, D_V, RANK),
        "gate": normal(batch, HEADS),
        "cos": jnp.cos(angles),
        "sin": jnp.sin(angles),
        "pages": normal(batch * pages_per_slot + 1, PAGE, RANK + ROPE),
        "page_table": 1 + jnp.arange(batch * pages_per_slot, dtype=jnp.int32).reshape(batch, -1),
        "positions": position,
        "is_live": jnp.ones((batch,), bool),
    }


def call_absorb(args, backend):
    names = ("q", "down", "kv_norm", "k_up", "cos", "sin", "pages", "page_table", "positions")
    return absorb(*(args[name] for name in names), args["is_live"], eps=1e-6, backend=backend)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("dtype", [jnp.float32, jnp.bfloat16])
def test_the_stored_row_is_the_one_of_the_layer(backend, dtype):
    args = make([7, 20], dtype)
    _, q_rope, pages = call_absorb(args, backend)
    positions = args["positions"][:, None]
    latent = rms_norm(args["down"][:, :RANK], args["kv_norm"], eps=1e-6)
    key = rotate(args["down"][:, None, None, RANK:], positions, ROTATION)[:, 0, 0]
    stored = jnp.stack([pages[1, 7], pages[5, 4]])
    bound = 1e-12 if dtype == jnp.float32 else 1e-5
    assert nmse(np.asarray(stored), np.asarray(jnp.concatenate([latent, key], -1))) < bound
    turned = rotate(args["q"][:, None, :, NOPE:], positions, ROTATION)[:, 0]
    assert nmse(np.asarray(q_rope), np.asarray(turned)) < bound


@pytest.mark.parametrize("backend", BACKENDS)
def test_only_the_rows_of_live_tokens_change(backend):
    args = make([7, 20, 3])
    args["is_live"] = jnp.asarray([True, False, True])
    args["positions"] = jnp.asarray([7, -5, 3], jnp.int32)
    _, _, pages = call_absorb(args, backend)
    changed = np.argwhere(np.asarray(pages != args["pages"]).any(-1))
    np.testing.assert_array_equal(changed, [[1, 7], [7, 3]])


@pytest.mark.parametrize("backend", BACKENDS)
def test_agrees_with_blocked_attention(backend):
    args = make([40, 0, 16])
    mixed, pages = mla_decode(**args, eps=1e-6, scale=0.3, backend=backend)
    q_rope = rotate(args["q"][:, None, :, NOPE:], args["positions"][:, None], ROTATION)
    want = mla_attention.mla_decode(
        args["q"][:, None, :, :NOPE],
        q_rope,
        pages,
        args["page_table"],
        args["positions"],
        jnp.ones((3,), jnp.int32),
        args["k_up"],
        args["v_up"],
        scale=0.3,
        block_pages=2,
    )
    want = (want[:, 0] * jax.nn.sigmoid(args["gate"])[..., None]).reshape(3, -1)
    assert nmse(np.asarray(mixed), np.asarray(want)) < 1e-11


def test_rows_of_one_sequence_may_share_its_pages():
    """Several new tokens of a sequence are rows with one page table and growing lengths."""
    args = make([40])
    q_latent = jax.random.normal(jax.random.key(0), (3, HEADS, RANK))
    q_rope = jax.random.normal(jax.random.key(1), (3, HEADS, ROPE))
    lengths = jnp.asarray([30, 31, 33], jnp.int32)
    tables = jnp.tile(args["page_table"], (3, 1))
    call = functools.partial(latent_attention, scale=0.3, backend="pallas_interpret")
    tiling = AttentionTiling(splits=2)
    got = call(q_latent, q_rope, args["pages"], tables, lengths, tiling=tiling)
    for i in range(3):
        one = slice(i, i + 1)
        want = call(
            q_latent[one], q_rope[one], args["pages"], tables[one], lengths[one], tiling=tiling
        )
        np.testing.assert_array_equal(np.asarray(got.out[i]), np.asarray(want.out[0]))


@pytest.mark.parametrize("splits", [1, 2, 8])
@pytest.mark.parametrize("positions", [16, 32])
def test_splits_do_not_change_the_result(splits, positions):
    args = make([47, 16, 0])
    q_latent = jax.random.normal(jax.random.key(0), (3, HEADS, RANK))
    q_rope = jax.random.normal(jax.random.key(1), (3, HEADS, ROPE))
    lengths = jnp.asarray([48, 17, 0], jnp.int32)
    inputs = (q_latent, q_rope, args["pages"], args["page_table"], lengths)

    def attend(backend, tiling=None):
        parts = latent_attention(*inputs, scale=0.3, backend=backend, tiling=tiling)
        return np.asarray(
            merge_values(parts, args["v_up"], None, dtype=jnp.float32, backend=backend)
        )

    tiling = AttentionTiling(splits=splits, positions=positions, ranks=16)
    got = attend("pallas_interpret", tiling)
    assert nmse(got, attend("reference")) < 1e-11
    np.testing.assert_array_equal(got[2], 0)


@pytest.mark.parametrize("tokens", [1, 4, 16])
@pytest.mark.parametrize("backend", BACKENDS)
def test_merging_large_and_empty_parts(tokens, backend):
    """Scores far apart, one part empty and unwritten, one row without any part."""
    top = jnp.asarray([[300.0, -jnp.inf, -300.0, 300.0], [-jnp.inf] * 4])[..., None]
    parts = PartialAttention(
        jnp.where(jnp.isneginf(top)[..., None], jnp.nan, jnp.ones((2, 4, 1, RANK))),
        top,
        jnp.where(jnp.isneginf(top), 0.0, 2.0),
    )
    mixed = merge_values(
        parts,
        jnp.ones((1, D_V, RANK)),
        None,
        dtype=jnp.float32,
        backend=backend,
        tiling=MergeTiling(tokens=tokens, columns=16, ranks=16),
    )
    np.testing.assert_allclose(mixed, [[RANK] * D_V, [0] * D_V], rtol=1e-6)


@pytest.mark.parametrize("backend", BACKENDS)
def test_quantized_rows_are_those_of_the_rounded_result(backend):
    keys = jax.random.split(jax.random.key(0), 3)
    parts = PartialAttention(
        jax.random.normal(keys[0], (3, 2, 2, RANK), jnp.bfloat16),
        jax.random.normal(keys[1], (3, 2, 2)),
        jnp.ones((3, 2, 2)),
    )
    v_up = jax.random.normal(keys[2], (2, 128, RANK), jnp.bfloat16)
    call = functools.partial(merge_values, parts, v_up, None, dtype=v_up.dtype, backend=backend)
    want, got = quantize_rows(call()), call(quantize=True)
    np.testing.assert_array_equal(np.asarray(got.scale), np.asarray(want.scale))
    # Where a quotient lies between two codes, either may come out.
    bound = 1e-4
    assert nmse(np.asarray(got.data), np.asarray(want.data)) < bound


def test_contract_errors_say_what_was_wrong():
    args = make([7])
    call = functools.partial(mla_decode, eps=1e-6, scale=0.3, backend="reference")
    with pytest.raises(ContractError, match="nope 16 plus rope 8"):
        call(**{**args, "cos": args["cos"][:, :4], "sin": args["sin"][:, :4]})
    with pytest.raises(ContractError, match="down has 40 columns"):
        call(**{**args, "down": args["down"][:, :40], "pages": args["pages"][..., :40]})
    with pytest.raises(UnsupportedError, match="at least 16 rows, got 8"):
        functools.partial(mla_decode, eps=1e-6, scale=0.3, backend="pallas_interpret")(
            **{**args, "pages": args["pages"][:, :8]}
        )
    with pytest.raises(ContractError, match="one dtype expected"):
        call(**{**args, "q": args["q"].astype(jnp.bfloat16)})
    with pytest.raises(ContractError, match="eps must be positive"):
        call(**args, eps=0.0)
    parts = PartialAttention(jnp.zeros((1, 2, 3, RANK)), jnp.zeros((1, 2, 3)), jnp.zeros((1, 2, 3)))
    with pytest.raises(ContractError, match="v_up is"):
        contract.check_merge(parts, args["v_up"], None, False)
    v_up = jnp.zeros((3, D_V, RANK))
    with pytest.raises(ContractError, match="gate is"):
        contract.check_merge(parts, v_up, jnp.zeros((1, 2)), False)
    with pytest.raises(ContractError, match="top is"):
        contract.check_merge(parts.replace(top=jnp.zeros((1, 3, 2))), v_up, None, False)
    with pytest.raises(ContractError, match="multiple of 128"):
        call(**args, quantize=True)


def test_kernels_refuse_what_they_cannot_run():
    args = make([7])
    call = functools.partial(mla_decode, eps=1e-6, scale=0.3)
    with pytest.raises(UnsupportedError, match=r"mla_decode\[triton\]"):
        call(**args, backend="triton")
    cut = {**args, "k_up": args["k_up"][..., :24], "v_up": args["v_up"][..., :24]}
    cut.update(kv_norm=args["kv_norm"][:24], down=args["down"][:, :40])
    with pytest.raises(UnsupportedError, match="powers of two"):
        call(**{**cut, "pages": args["pages"][..., :40]}, backend="pallas")


@pytest.mark.parametrize("bench", BENCHES, ids=lambda bench: bench.name)
def test_every_tiling_lowers_for_cuda(bench):
    args = jax.eval_shape(bench.make, jax.random.key(0))
    for tiling in bench.tilings["pallas"]:
        text = lower_for_cuda(functools.partial(bench.run, backend="pallas", tiling=tiling), args)
        wanted = "mla_absorb_kernel" if "absorb" in bench.name else "mla_attention_kernel"
        assert wanted in text


def test_the_layer_lowers_for_cuda_with_its_pages_in_place():
    args = make([7, 20], jnp.bfloat16)
    args["v_up"] = jnp.zeros((HEADS, 128, RANK), jnp.bfloat16)

    def layer(args):
        return mla_decode(**args, eps=1e-6, scale=0.3, quantize=True, backend="pallas")

    text = lower_for_cuda(layer, args)
    assert text.count("#stablehlo.output_operand_alias<") == 1
    assert "mla_merge_kernel" in text
