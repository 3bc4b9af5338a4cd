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
from ling_jax.quant.published import decode_int4, decode_mxfp4
from ling_jax.testing import tiny_config
from ling_jax.testing.random_weights import fill

E2M1 = [0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6]
CODES = jnp.asarray([[2 * i | (2 * i + 1) << 4 for i in range(8)] * 2], jnp.uint8)  # 0 to 15, twice


def test_the_lower_half_of_a_byte_comes_first():
    scale = jnp.asarray([[0.5, 2.0]], jnp.bfloat16)
    got = expand(FourBit(CODES, scale, "int4"))[0]
    values = np.arange(16) - 8
    np.testing.assert_array_equal(got, np.concatenate([0.5 * values, 2.0 * values]))


def test_e2m1_codes_have_their_values():
    got = expand(FourBit(CODES, jnp.asarray([[127, 130]], jnp.uint8), "mxfp4"))[0]
    np.testing.assert_array_equal(got, np.concatenate([E2M1, 8.0 * np.asarray(E2M1)]))
    np.testing.assert_array_equal(np.signbit(got[:16]), np.signbit(E2M1))


def test_every_power_of_two_is_exact():
    codes = jnp.full((256, 16), 0x22, jnp.uint8)  # ones
    got = expand(FourBit(codes, jnp.arange(256, dtype=jnp.uint8)[:, None], "mxfp4"))[:, 0]
    want = np.arange(256, dtype=np.uint8).view(ml_dtypes.float8_e8m0fnu).astype(np.float32)
    np.testing.assert_array_equal(got[1:], want[1:])  # the CPU flushes 2^-127 to 0
    assert np.isnan(got[255])


@pytest.mark.parametrize("kind", ["int4", "mxfp4"])
def test_stacks_are_what_the_host_decodes(kind):
    rng = np.random.default_rng(0)
    data = rng.integers(0, 256, (3, 2, 8, 32), np.uint8)
    if kind == "int4":
        scale = rng.standard_normal((3, 2, 8, 2)).astype(ml_dtypes.bfloat16)
        want = decode_int4(data.reshape(48, 32).view(np.int32), scale.reshape(48, 2), group=32)
    else:
        scale = rng.integers(100, 140, (3, 2, 8, 2), np.uint8)
        want = decode_mxfp4(data.reshape(48, 32), scale.reshape(48, 2))
    packed = FourBit(jnp.asarray(data), jnp.asarray(scale), kind)
    assert packed.shape == (3, 2, 8, 64)
    np.testing.assert_array_equal(expand(packed), want.reshape(3, 2, 8, 64))


def random_experts(kind, make):
    cfg = ModelConfig.from_hf(tiny_config(hidden_size=64, moe_intermediate_size=32))
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


def test_rows_that_a_kernel_sorts_give_the_same():
    made = random_experts("int4", fill)
    keys = jax.random.split(jax.random.key(1), 2)
    x = jax.random.normal(keys[0], (5, 64), jnp.float32)
    ids = jax.random.randint(keys[1], (5, 2), 0, made.gate_up.shape[0])
    args = (x, made.gate_up, made.down, ids, jnp.full((5, 2), 0.5))
    want, got = (
        grouped_swiglu(*args, limit=None, backend=backend)
        for backend in ("reference", "pallas_interpret")
    )
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-9)


def test_a_kernel_refuses_what_it_cannot_read():
    made = random_experts("int4", fill)
    ids = jnp.zeros((2, 1), jnp.int32)
    tiles = expert_tiles(ids, made.gate_up.shape[0], block=16, backend="reference")
    with pytest.raises(UnsupportedError, match="takes arrays only"):
        gate_up(jnp.ones((2, 64)), made.gate_up, tiles, limit=None, backend="pallas_interpret")
