"""Products with weight matrices: what the generic cases do not cover."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.pallas.matmul import Tiling, contract, matmul, matmul_many, matmul_splits
from ling_jax.quant.fp8 import QRows, QTensor, dequantize, dequantize_rows, quantize, quantize_rows
from tests.kernels.lowering import lower_for_cuda

VECTOR = Tiling(outputs=4, inputs=256, tokens=1, warps=1)
TILE = Tiling(outputs=64, inputs=128, tokens=16, warps=4, stages=4)


def normal(shape, dtype=jnp.float32, seed=0):
    return jax.random.normal(jax.random.key(seed), shape, dtype)


def float64(x):
    return np.asarray(x.astype(jnp.float32)).astype(np.float64)


@pytest.mark.parametrize("tokens", [1, 3])
def test_reference_multiplies_the_values_that_fp8_stands_for(tokens):
    rows, matrix = quantize_rows(normal((tokens, 256))), quantize(normal((200, 256), seed=1))
    want = float64(dequantize_rows(rows)) @ float64(dequantize(matrix)).T
    np.testing.assert_allclose(matmul(rows, matrix), want, rtol=1e-4, atol=1e-4)


def test_each_matrix_takes_the_rows_of_its_own_storage():
    rows = normal((2, 128), jnp.bfloat16)
    quantized = quantize_rows(2 * rows)  # not the same rows, to tell them apart
    packed, plain = quantize(normal((40, 128), seed=1)), normal((9, 128), jnp.bfloat16, seed=2)
    dtypes = (jnp.dtype(jnp.bfloat16), jnp.dtype(jnp.float32))
    out, gate = matmul_many(
        rows, (packed, plain), quantized=quantized, out_dtypes=dtypes, backend="reference"
    )
    assert (out.dtype, gate.dtype) == dtypes
    want = float64(dequantize_rows(quantized)) @ float64(dequantize(packed)).T
    np.testing.assert_allclose(float64(out), want, rtol=1e-2, atol=1e-1)
    np.testing.assert_allclose(gate, float64(rows) @ float64(plain).T, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
def test_splits_add_up_to_the_product(backend):
    rows, matrix = normal((3, 192)), normal((20, 192), seed=1)
    parts = matmul_splits(rows, matrix, splits=3, backend=backend)
    assert parts.shape == (3, 3, 20)
    np.testing.assert_allclose(parts.sum(0), matmul(rows, matrix), rtol=1e-5, atol=1e-5)
    first = matmul(rows[:, :64], matrix[:, :64])
    np.testing.assert_allclose(parts[0], first, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("tiling", [VECTOR, TILE], ids=["vector", "tile"])
def test_a_row_does_not_depend_on_other_rows(tiling):
    """Clamped reads repeat the last row of the matrix; a NaN in it must stay there."""
    rows = normal((3, 64)).at[2].set(jnp.nan)
    matrix = normal((21, 64), seed=1).at[20].set(jnp.nan)
    out = matmul(rows, matrix, backend="pallas_interpret", tiling=tiling)
    np.testing.assert_array_equal(np.isnan(out[:2]), np.arange(21)[None, :].repeat(2, 0) == 20)
    assert np.isnan(out[2]).all()


def test_parts_cover_every_output_once_and_the_smallest_start_first():
    tiling = Tiling(outputs=64, inputs=128, tokens=16, warps=4)
    large, middle, small = contract.plan([6144, 576, 32], tiling)
    assert (small.start, small.stop, small.block) == (0, 2, 16)
    assert (middle.start, middle.stop, middle.block) == (2, 38, 16)
    assert (large.start, large.stop, large.block) == (38, 134, 64)


@pytest.mark.parametrize("tokens", [1, 2, 16, 64, 65, 4096])
@pytest.mark.parametrize("outputs", [(20480, 32), (2560,), (32,)])
@pytest.mark.parametrize("kind", ["bf16", "w8a8"])
def test_default_tilings_are_valid(tokens, outputs, kind):
    tiling = contract.default_tiling(outputs, kind, tokens, 1)
    contract.check_tiling(tiling)
    assert tiling.tokens == 1 or tiling.tokens >= min(tokens, 128)


BAD = {
    "a matrix of other inputs": lambda x, w: matmul(x, w[:, :64]),
    "splits that do not divide": lambda x, w: matmul_splits(x, w, splits=3, backend="reference"),
    "no matrix": lambda x, w: matmul_many(x, (), backend="reference"),
    "dtypes of other length": lambda x, w: matmul_many(
        x, (w, w), out_dtypes=(jnp.dtype(jnp.float32),), backend="reference"
    ),
    "quantized rows of other shape": lambda x, w: matmul_many(
        x, (w,), quantized=quantize_rows(x[:1]), backend="reference"
    ),
    "row scales of other shape": lambda x, w: matmul(
        QRows(quantize_rows(x).data, jnp.ones((2, 2))), quantize(w)
    ),
    "scales of other shape": lambda x, w: matmul(x, QTensor(quantize(w).data, jnp.ones((2, 2)))),
    "extents that are no power of two": lambda x, w: matmul(
        x, w, backend="pallas_interpret", tiling=Tiling(24, 128, 16, 4)
    ),
    "tiles below the tensor core's": lambda x, w: matmul(
        x, w, backend="pallas_interpret", tiling=Tiling(16, 128, 4, 4)
    ),
}


@pytest.mark.parametrize("call", BAD.values(), ids=BAD)
def test_bad_arguments_are_refused(call):
    with pytest.raises(ContractError, match="matmul"):
        call(normal((2, 128)), normal((20, 128), seed=1))


def test_pallas_refuses_fp8_weights():
    with pytest.raises(UnsupportedError, match=r"matmul\[pallas\].*triton"):
        matmul(normal((2, 128)), quantize(normal((20, 128))), backend="pallas")


@pytest.mark.parametrize(
    ("tokens", "tiling"),
    [(1, Tiling(4, 512, 1, 2, 1)), (8, Tiling(64, 128, 16, 4, 3)), (64, Tiling(128, 64, 64, 4, 4))],
)
def test_one_launch_for_several_matrices(tokens, tiling):
    def f(x, w, gate):
        dtypes = (x.dtype, jnp.dtype(jnp.float32))
        return matmul_many(x, (w, gate), out_dtypes=dtypes, backend="pallas", tiling=tiling)

    rows = jax.ShapeDtypeStruct((tokens, 2560), jnp.bfloat16)
    matrices = [jax.ShapeDtypeStruct((n, 2560), jnp.bfloat16) for n in (20480, 32)]
    text = lower_for_cuda(f, rows, *matrices)
    assert text.count("xla.gpu.triton") == 1
    assert "stablehlo.dot_general" not in text


@pytest.mark.parametrize("dtype", [jnp.float32, jnp.bfloat16])
@pytest.mark.parametrize("tokens", [1, 3, 64])
def test_splits_and_ragged_sizes_lower(dtype, tokens):
    def f(x, w):
        return matmul_splits(x, w, splits=2, backend="pallas")

    shapes = [jax.ShapeDtypeStruct((n, 600), dtype) for n in (tokens, 77)]
    assert "xla.gpu.triton" in lower_for_cuda(f, *shapes)


def test_many_rows_go_through_the_library():
    def f(x, w):
        return matmul(x, w, backend="pallas")

    shapes = [jax.ShapeDtypeStruct((n, 256), jnp.bfloat16) for n in (65, 77)]
    text = lower_for_cuda(f, *shapes)
    assert "xla.gpu.triton" not in text
    assert "stablehlo.dot_general" in text


def test_a_library_tiling_launches_no_kernel():
    def f(x, w, gate):
        return matmul_many(x, (w, gate), backend="pallas", tiling=contract.LIBRARY)

    shapes = [jax.ShapeDtypeStruct((n, 256), jnp.bfloat16) for n in (1, 77, 32)]
    text = lower_for_cuda(f, *shapes)
    assert "xla.gpu.triton" not in text
    assert "stablehlo.dot_general" in text


def test_the_library_does_not_take_fp8_weights():
    rows, matrix = normal((2, 128)), quantize(normal((20, 128)))
    with pytest.raises(UnsupportedError, match=r"matmul\[triton\].*library"):
        matmul(rows, matrix, backend="triton", tiling=contract.LIBRARY)
