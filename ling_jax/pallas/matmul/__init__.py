"""Products of rows with weight matrices that store their outputs first: `rows @ matrix.T`.

One token multiplies and adds; 2 to 64 tokens put the weights on the tensor core's long side and
the tokens on its short one, so that nothing but weights streams. Above that arrays go through the
library, which is at the ceiling there, and FP8 through a scaled product of large tiles.
"""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float32

from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend, refuse
from ling_jax.pallas.matmul import contract, pallas_kernel, reference
from ling_jax.pallas.matmul.contract import MOST_ROWS, Matrix, Rows, Tiling
from ling_jax.quant.fp8 import QRows, QTensor, dequantize, dequantize_rows

__all__ = ["Matrix", "Tiling", "matmul", "matmul_many", "matmul_splits"]


def matmul(
    rows: Rows | QRows,
    matrix: Matrix,
    *,
    backend: Backend = "reference",
    tiling: Tiling | None = None,
) -> Float32[Array, "rows outputs"]:
    """`rows @ matrix.T`, accumulated and returned in float32.

    Float32 operands multiply at full precision, never in TF32. With a `QTensor`, rows of an array
    keep their dtype; `QRows` multiply in FP8, each 128 columns scaled and added in float32.

    Args:
      rows: activations. `QRows` with an array are dequantised first.
      matrix: weights, outputs first.
      backend: chosen once at start-up. Every kernel backend hands arrays of more than 64 rows to
        the library.
      tiling: None takes the tuned one.

    Returns:
      [rows, outputs].

    Raises:
      ContractError: shapes or dtypes do not fit.
      UnsupportedError: `backend` has no kernel for these operands.
    """
    operands = _operands(rows, matrix)
    return _products(*operands, (matrix,), (jnp.float32,), None, backend, tiling)[0]


def matmul_many(
    rows: Rows,
    matrices: tuple[Matrix, ...],
    *,
    quantized: QRows | None = None,
    out_dtypes: tuple[jax.typing.DTypeLike, ...] | None = None,
    backend: Backend,
    tiling: Tiling | None = None,
) -> tuple[jax.Array, ...]:
    """Products of the same rows with several matrices, in one launch up to 64 rows.

    Args:
      rows: what matrices that are arrays multiply, and `QTensor`s too without `quantized`.
      matrices: at most three for `backend="triton"`.
      quantized: the same rows in FP8, for the `QTensor`s among the matrices.
      out_dtypes: of each product, rounded once from float32; the dtype of `rows` by default.

    Returns:
      [rows, outputs] for each matrix.

    Raises:
      ContractError: shapes or dtypes do not fit.
      UnsupportedError: `backend` has no kernel for these operands.
    """
    dtypes = (rows.dtype,) * len(matrices) if out_dtypes is None else out_dtypes
    return _products(rows, quantized, matrices, dtypes, None, backend, tiling)


def matmul_splits(
    rows: Rows | QRows,
    matrix: Matrix,
    *,
    splits: int,
    backend: Backend,
    tiling: Tiling | None = None,
) -> Float32[Array, "splits rows outputs"]:
    """Partial sums over equal runs of the inputs, for matrices of too few outputs to fill a GPU.

    The next kernel adds them in order; the sum over the first axis is `matmul`.

    Args:
      splits: number of runs; divides the inputs, into multiples of 128 for FP8.

    Raises:
      ContractError: shapes or dtypes do not fit, or `splits` does not divide the inputs.
      UnsupportedError: `backend` has no kernel for these operands.
    """
    operands = _operands(rows, matrix)
    return _products(*operands, (matrix,), (jnp.float32,), splits, backend, tiling)[0]


def _operands(rows: Rows | QRows, matrix: Matrix) -> tuple[Rows | None, QRows | None]:
    if not isinstance(rows, QRows):
        return rows, None
    if isinstance(matrix, QTensor):
        return None, rows
    return dequantize_rows(rows).astype(matrix.dtype), None


def _products(
    rows: Rows | None,
    quantized: QRows | None,
    matrices: tuple[Matrix, ...],
    dtypes: tuple[jax.typing.DTypeLike, ...],
    splits: int | None,
    backend: Backend,
    tiling: Tiling | None,
) -> tuple[jax.Array, ...]:
    """Products of one launch; with `splits` not None, their partial sums."""
    runs = splits or 1
    contract.check(rows, quantized, matrices, dtypes, runs)
    left = rows if rows is not None else quantized
    assert left is not None
    tokens, inputs = left.shape
    if backend == "reference" or tokens == 0:
        return _reference(rows, quantized, matrices, dtypes, splits)
    is_fp8 = any(isinstance(m, QTensor) for m in matrices)
    if is_fp8 and backend != "triton":
        refuse("matmul", backend, "block FP8 weights need backend='triton' or 'reference'")
    if tokens > MOST_ROWS and (len(matrices) > 1 or quantized is None or not is_fp8):
        return _large(rows, quantized, matrices, dtypes, splits, backend, tiling)
    if tiling is None:
        kind = contract.kind(rows, quantized, matrices)
        outputs = [m.shape[0] for m in matrices]
        tiling = _tuned.lookup(
            "matmul",
            contract.key(outputs, inputs, kind, tokens, runs),
            backend,
            contract.default_tiling(outputs, kind, tokens, runs),
        )
    contract.check_tiling(tiling)
    if tiling.library:
        if is_fp8:
            refuse("matmul", backend, "tiling.library takes arrays, not block FP8 weights")
        return _reference(rows, None, matrices, dtypes, splits)
    if backend == "triton":
        from ling_jax.pallas.matmul import triton_kernel

        outs = triton_kernel.matmul(rows, quantized, matrices, dtypes, splits=runs, tiling=tiling)
    else:
        assert rows is not None
        outs = pallas_kernel.matmul(
            rows,
            [m for m in matrices if not isinstance(m, QTensor)],
            dtypes,
            splits=runs,
            tiling=tiling,
            interpret=backend == "pallas_interpret",
        )
    return outs if splits is not None else tuple(out[0] for out in outs)


def _reference(
    rows: Rows | None,
    quantized: QRows | None,
    matrices: tuple[Matrix, ...],
    dtypes: tuple[jax.typing.DTypeLike, ...],
    splits: int | None,
) -> tuple[jax.Array, ...]:
    if splits is None:
        return reference.matmul_many(rows, quantized, matrices, dtypes)
    left = rows if rows is not None else quantized
    assert left is not None
    return (reference.matmul_splits(left, matrices[0], splits=splits),)


def _large(
    rows: Rows | None,
    quantized: QRows | None,
    matrices: tuple[Matrix, ...],
    dtypes: tuple[jax.typing.DTypeLike, ...],
    splits: int | None,
    backend: Backend,
    tiling: Tiling | None,
) -> tuple[jax.Array, ...]:
    """One product after the other: the library's, and the scaled one where all of it is FP8."""
    outs: list[jax.Array] = []
    for matrix, dtype in zip(matrices, dtypes, strict=True):
        if isinstance(matrix, QTensor) and quantized is not None:
            outs += _products(None, quantized, (matrix,), (dtype,), splits, backend, tiling)
            continue
        assert rows is not None
        if isinstance(matrix, QTensor):
            matrix = dequantize(matrix).astype(rows.dtype)
        outs += _reference(rows, None, (matrix,), (dtype,), splits)
    return tuple(outs)
