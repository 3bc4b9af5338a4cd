"""Products in plain JAX: the definition of correct, and the library's kernels for arrays."""

from collections.abc import Sequence

import jax
import jax.numpy as jnp

from ling_jax.pallas.matmul.contract import Matrix, Rows
from ling_jax.quant.fp8 import QRows, QTensor, dequantize, dequantize_rows


def matmul(rows: Rows | QRows, matrix: Matrix) -> jax.Array:
    """`rows @ matrix.T`; quantised operands stand for their float32 values."""
    left, right = _values(rows, matrix)
    if left.shape[0] != 1 or left.dtype == jnp.float32:
        return _dot(left, right)
    return jax.lax.platform_dependent(left, right, cpu=_dot_one_row_cpu, default=_dot)


def matmul_many(
    rows: Rows | None,
    quantized: QRows | None,
    matrices: Sequence[Matrix],
    dtypes: Sequence[jax.typing.DTypeLike],
) -> tuple[jax.Array, ...]:
    """One product after the other."""
    outs: list[jax.Array] = []
    for matrix, dtype in zip(matrices, dtypes, strict=True):
        left = quantized if isinstance(matrix, QTensor) or rows is None else rows
        left = rows if left is None else left
        assert left is not None
        outs.append(matmul(left, matrix).astype(dtype))
    return tuple(outs)


def matmul_splits(rows: Rows | QRows, matrix: Matrix, *, splits: int) -> jax.Array:
    """Partial sums over `splits` runs of the inputs: [splits, rows, outputs]."""
    left, right = _values(rows, matrix)
    left = left.reshape(left.shape[0], splits, -1)
    right = right.reshape(right.shape[0], splits, -1)
    return jax.lax.dot_general(
        left,
        right,
        (((2,), (2,)), ((1,), (1,))),
        precision=jax.lax.Precision.HIGHEST,
        preferred_element_type=jnp.float32,
    )


def _values(rows: Rows | QRows, matrix: Matrix) -> tuple[jax.Array, jax.Array]:
    """Both operands as arrays of one dtype."""
    left = dequantize_rows(rows) if isinstance(rows, QRows) else rows
    right = dequantize(matrix) if isinstance(matrix, QTensor) else matrix
    if left.dtype != right.dtype:
        left, right = left.astype(jnp.float32), right.astype(jnp.float32)
    return left, right


@jax.custom_vjp
def _dot(rows: jax.Array, matrix: jax.Array) -> jax.Array:
    """`rows @ matrix.T` in float32; its gradients are products in the operands' dtype too.

    JAX's own would multiply in float32 whatever the operands are: the cotangent is.
    """
    return _contract(rows, matrix, 1, 1)


def _dot_forward(
    rows: jax.Array, matrix: jax.Array
) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:
    return _contract(rows, matrix, 1, 1), (rows, matrix)


def _dot_backward(
    operands: tuple[jax.Array, jax.Array], cotangent: jax.Array
) -> tuple[jax.Array, jax.Array]:
    rows, matrix = operands
    cotangent = cotangent.astype(rows.dtype)
    by_rows = _contract(cotangent, matrix, 1, 0).astype(rows.dtype)
    return by_rows, _contract(cotangent, rows, 0, 0).astype(matrix.dtype)


_dot.defvjp(_dot_forward, _dot_backward)


def _contract(left: jax.Array, right: jax.Array, left_axis: int, right_axis: int) -> jax.Array:
    return jax.lax.dot_general(
        left,
        right,
        (((left_axis,), (right_axis,)), ((), ())),
        precision=jax.lax.Precision.HIGHEST,
        preferred_element_type=jnp.float32,
    )


def _dot_one_row_cpu(rows: jax.Array, matrix: jax.Array) -> jax.Array:
    """XLA's CPU matrix-vector product in bfloat16 is far slower than that of two rows."""
    return _dot(jnp.concatenate([rows, rows]), matrix)[:1]
