"""The fusions around a norm: what their parts say, and what they refuse."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jaxtyping import TypeCheckError

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.layers.norm import rms_norm
from ling_jax.pallas.residual_norm import add_rms_norm, combine_rms_norm, rms_norm_rows
from ling_jax.pallas.residual_norm.cases import BENCHES, CASES
from ling_jax.quant.fp8 import quantize_rows
from tests.kernels.lowering import lower_for_cuda

EPS = 1e-6
BACKENDS = ["reference", "pallas_interpret"]
# Where array annotations are checked, they find shapes that disagree before the contract does.
REFUSED = (ContractError, TypeCheckError)
DTYPES = [jnp.float32, jnp.bfloat16]


def normal(seed: int, *shape: int, dtype=jnp.float32) -> jax.Array:
    return jax.random.normal(jax.random.key(seed), shape, dtype)


def assert_same(got, want):
    for g, w in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        assert g.dtype == w.dtype
        np.testing.assert_array_equal(np.asarray(g, np.float32), np.asarray(w, np.float32))


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("gain_dtype", DTYPES)
@pytest.mark.parametrize("dtype", DTYPES)
def test_the_norm_is_that_of_the_layers_and_its_fp8_form_that_of_quantize_rows(
    dtype, gain_dtype, backend
):
    x, gain = normal(0, 3, 256, dtype=dtype), normal(1, 256, dtype=gain_dtype)
    normed, quantized = rms_norm_rows(x, gain, eps=EPS, quantize=True, backend=backend)
    assert normed.dtype == dtype
    rounding = 1e-6 if dtype == jnp.float32 else 2**-8
    want = np.asarray(rms_norm(x, gain, eps=EPS), np.float32)
    np.testing.assert_allclose(np.asarray(normed, np.float32), want, rtol=rounding)
    assert_same(quantized, quantize_rows(normed))


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_product_is_rounded_before_it_is_added(backend):
    # In bfloat16, 1 + 2**-8 is a tie, which goes to 1; unrounded parts would add up to more.
    parts = jnp.full((2, 1, 16), (2**-8 + 2**-20) / 2)
    h, gain = jnp.ones((1, 16), jnp.bfloat16), jnp.ones(16, jnp.bfloat16)
    h_new, *_ = add_rms_norm(h, parts, gain, eps=EPS, quantize=False, backend=backend)
    np.testing.assert_array_equal(np.asarray(h_new, np.float32), 1.0)


@pytest.mark.parametrize("backend", BACKENDS)
def test_rows_of_no_expert_count_nothing_whatever_they_hold(backend):
    h, gain = normal(0, 2, 32), jnp.ones(32)
    rows = jnp.full((8, 32), jnp.nan).at[6:].set(normal(1, 2, 32))
    ids = jnp.asarray([[-1, 4, 7], [2**31 - 1, -(2**31), 4]], jnp.int32)
    out = combine_rms_norm(
        h,
        rows,
        ids,
        jnp.full((2, 3), jnp.inf),
        gain,
        experts=4,
        eps=EPS,
        has_shared=True,
        quantize=False,
        backend=backend,
    )
    assert_same(out[0], h + rows[6:])


@pytest.mark.parametrize("backend", BACKENDS)
def test_zeros_have_a_finite_scale(backend):
    out = rms_norm_rows(jnp.zeros((1, 128)), jnp.ones(128), eps=EPS, quantize=True, backend=backend)
    quantized = out[1]
    assert quantized is not None
    assert float(quantized.scale[0, 0]) == np.float32(np.float32(1e-12) / np.float32(448))
    np.testing.assert_array_equal(np.asarray(quantized.data, np.float32), 0.0)


@pytest.mark.parametrize("backend", BACKENDS)
def test_arguments_that_disagree_are_refused(backend):
    h, gain, options = jnp.ones((2, 64)), jnp.ones(64), {"eps": EPS, "backend": backend}
    with pytest.raises(ContractError, match="multiple of 128"):
        rms_norm_rows(h, gain, quantize=True, **options)
    with pytest.raises(ContractError, match="multiple of 16"):
        rms_norm_rows(jnp.ones((2, 24)), jnp.ones(24), quantize=False, **options)
    with pytest.raises(REFUSED, match="gain"):
        rms_norm_rows(h, gain[:32], quantize=False, **options)
    with pytest.raises(ContractError, match="eps"):
        rms_norm_rows(h, gain, quantize=False, eps=0.0, backend=backend)
    with pytest.raises(REFUSED, match="parts"):
        add_rms_norm(h, jnp.ones((2, 3, 64)), gain, quantize=False, **options)
    ids, weights = jnp.zeros((2, 2), jnp.int32), jnp.ones((2, 2))
    with pytest.raises(ContractError, match="rows"):
        combine_rms_norm(
            h,
            jnp.ones((4, 64)),
            ids,
            weights,
            gain,
            experts=4,
            has_shared=True,
            quantize=False,
            **options,
        )


def test_there_is_no_triton_kernel():
    with pytest.raises(UnsupportedError, match="backend='pallas'"):
        rms_norm_rows(jnp.ones((1, 64)), jnp.ones(64), eps=EPS, quantize=False, backend="triton")


@pytest.mark.parametrize("case", [c for c in CASES if "empty" not in c.name], ids=lambda c: c.name)
def test_every_case_lowers_for_a_gpu(case):
    args = jax.eval_shape(case.make, jax.random.key(0))
    text = lower_for_cuda(lambda a: case.run(a, backend="pallas"), args)
    assert f"{case.name.split('_')[0]}_rms_norm_kernel" in text or "rms_norm_rows_kernel" in text


@pytest.mark.parametrize("bench", BENCHES, ids=lambda b: b.name)
def test_every_candidate_lowers_for_a_gpu(bench):
    args = jax.eval_shape(bench.make, jax.random.key(0))
    for tiling in bench.tilings["pallas"]:
        lower_for_cuda(lambda a, t=tiling: bench.run(a, backend="pallas", tiling=t), args)
