"""Four-bit matrices on the device: every code and scale, stacks, and what a random one is like."""

import dataclasses

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

from ling_jax.config import ModelConfig, PackedExperts
from ling_jax.errors import UnsupportedError
from ling_jax.layers.moe import moe_spec
from ling_jax.pallas.grouped_gemm import expert_tiles, gate_up, grouped_swiglu
from ling_jax.params import init
from ling_jax.quant import FourBit, expand
from ling_jax.quant.four_bit import pack_codes, pack_scales, power_of_two, scale_words
from ling_jax.quant.published import decode_int4, decode_mxfp4
from ling_jax.testing import tiny_config
from ling_jax.testing.random_weights import fill
from tests.kernels.compare import nmse

E2M1 = [0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6]


def packed(codes, scale, kind):
    """From codes [outputs, inputs] and scales [outputs, groups]."""
    codes = np.asarray(codes, np.uint8)
    scale = np.asarray(scale)
    group = codes.shape[1] // scale.shape[1]
    data = pack_codes(codes[:, 0::2] | codes[:, 1::2] << 4, kind)
    return FourBit(jnp.asarray(data), jnp.asarray(pack_scales(scale, kind)), kind, group)


def test_a_word_holds_two_neighbours_of_each_segment():
    byte = np.zeros((1, 128), np.uint8)  # a block: 4 segments of 32 bytes
    byte[0, [0, 32, 64, 96]] = [0x21, 0x43, 0x65, 0x87]
    assert hex(pack_codes(byte, "int4")[0, 0].view(np.uint32)) == "0x86427531"
    assert not pack_codes(byte, "int4")[0, 1:].any()
    # -6 in the upper half of the word, segment by segment: 1 111 is sign and size.
    for p, bits in enumerate((0x81C0, 0x1038, 0x0207, 0x6C00)):
        byte[:] = 0
        byte[0, 32 * p] = 0xF0
        assert hex(pack_codes(byte, "mxfp4")[0, 0].view(np.uint32)) == hex(bits << 16)


@pytest.mark.parametrize(("kind", "dtype"), [("int4", ml_dtypes.bfloat16), ("mxfp4", np.uint8)])
def test_words_of_scales_are_filled_from_below(kind, dtype):
    scale = np.asarray([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]).astype(dtype)
    got = pack_scales(scale, kind)
    assert got.shape == (scale_words(5, kind), 2)
    np.testing.assert_array_equal(np.ascontiguousarray(got.T).view(dtype)[:, :5], scale)


def test_integers_are_offset_by_eight():
    scale = jnp.asarray([[0.5, 2.0]], jnp.bfloat16)
    got = expand(packed(np.tile(np.arange(16), 2)[None], scale, "int4"))[0]
    values = np.arange(16) - 8
    np.testing.assert_array_equal(got, np.concatenate([0.5 * values, 2.0 * values]))


def test_e2m1_codes_have_their_values():
    scale = jnp.asarray([[127, 130]], jnp.uint8)
    got = expand(packed(np.tile(np.arange(16), 2)[None], scale, "mxfp4"))[0]
    np.testing.assert_array_equal(got, np.concatenate([E2M1, 8.0 * np.asarray(E2M1)]))
    np.testing.assert_array_equal(np.signbit(got[:16]), np.signbit(E2M1))


def test_every_power_of_two_is_exact():
    got = np.asarray(power_of_two(jnp.arange(256, dtype=jnp.uint8)))
    want = np.arange(256, dtype=np.uint8).view(ml_dtypes.float8_e8m0fnu).astype(np.float32)
    np.testing.assert_array_equal(got[1:], want[1:])  # the CPU flushes 2^-127 to 0
    assert np.isnan(got[255])


@pytest.mark.parametrize("inputs", [64, 128, 768])
@pytest.mark.parametrize("kind", ["int4", "mxfp4"])
def test_rows_are_what_the_host_decodes(kind, inputs):
    rng = np.random.default_rng(0)
    pairs = rng.integers(0, 256, (48, inputs // 2), np.uint8)
    if kind == "int4":
        scale = rng.standard_normal((48, inputs // 32)).astype(ml_dtypes.bfloat16)
        want = decode_int4(pairs.view(np.int32), scale, group=32)
    else:
        scale = rng.integers(100, 140, (48, inputs // 32), np.uint8)
        want = decode_mxfp4(pairs, scale)
    data, scale = (jnp.asarray(x) for x in (pack_codes(pairs, kind), pack_scales(scale, kind)))
    got = FourBit(data, scale, kind, 32)
    assert (got.shape, got.group) == ((48, inputs), 32)
    np.testing.assert_array_equal(expand(got), want)


def random_experts(kind, make, **sizes):
    sizes = {"hidden_size": 64, "moe_intermediate_size": 32} | sizes
    cfg = ModelConfig.from_hf(tiny_config(**sizes))
    cfg = dataclasses.replace(cfg, packed_experts=PackedExperts(kind=kind, group=32))
    return make(moe_spec(cfg))


@pytest.mark.parametrize("kind", ["int4", "mxfp4"])
@pytest.mark.parametrize("make", [lambda spec: init(spec, jax.random.key(0)), fill])
def test_random_ones_are_as_wide_as_plain_ones(kind, make):
    for name in ("gate_up", "down"):
        values = np.asarray(expand(getattr(random_experts(kind, make), name)))
        assert 0.012 < values.std() < 0.03
        assert abs(values.mean()) < 0.003


@pytest.mark.parametrize("limit", [None, 0.01])
@pytest.mark.parametrize("kind", ["int4", "mxfp4"])
def test_packed_experts_multiply_as_expanded_ones(kind, limit):
    made = random_experts(kind, fill)
    keys = jax.random.split(jax.random.key(1), 3)
    x = jax.random.normal(keys[0], (6, 64), jnp.float32)
    ids = jax.random.randint(keys[1], (6, 2), -1, made.gate_up.shape[0])
    weights = jax.random.uniform(keys[2], (6, 2))
    want = grouped_swiglu(x, expand(made.gate_up), expand(made.down), ids, weights, limit=limit)
    got = grouped_swiglu(x, made.gate_up, made.down, ids, weights, limit=limit)
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-9)
    if limit is not None:  # the clamp holds on the packed path too
        free = grouped_swiglu(x, made.gate_up, made.down, ids, weights, limit=None)
        assert np.abs(np.asarray(free) - np.asarray(got)).max() > 1e-5


@pytest.mark.parametrize("kind", ["int4", "mxfp4"])
def test_a_kernel_gives_the_same_products(kind):
    made = random_experts(kind, fill, hidden_size=256, moe_intermediate_size=256)
    keys = jax.random.split(jax.random.key(1), 2)
    x = jax.random.normal(keys[0], (5, 256), jnp.bfloat16)
    ids = jax.random.randint(keys[1], (5, 2), 0, made.gate_up.shape[0])
    args = (x, made.gate_up, made.down, ids, jnp.full((5, 2), 0.5))
    want, got = (
        grouped_swiglu(*args, limit=None, backend=backend)
        for backend in ("reference", "pallas_interpret")
    )
    assert nmse(np.asarray(got), np.asarray(want)) < 1e-5


@pytest.mark.parametrize(
    ("x", "sizes", "words"),
    [
        (jnp.ones((2, 64), jnp.bfloat16), {}, "inputs must come in 256s.*got 64 and 32"),
        (jnp.ones((2, 256)), {"hidden_size": 256}, "rows must be bfloat16"),
    ],
)
def test_a_kernel_refuses_what_it_cannot_read(x, sizes, words):
    made = random_experts("int4", fill, **sizes)
    ids = jnp.zeros((2, 1), jnp.int32)
    tiles = expert_tiles(ids, made.gate_up.shape[0], block=16, backend="reference")
    with pytest.raises(UnsupportedError, match=words):
        gate_up(x, made.gate_up, tiles, limit=None, backend="pallas_interpret")
