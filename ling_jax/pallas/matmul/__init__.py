"""Products of a few rows with a weight matrix that stores its outputs first."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Float32


def matmul(
    rows: Float[Array, "rows inputs"], matrix: Float[Array, "outputs inputs"]
) -> Float32[Array, "rows outputs"]:
    """`rows @ matrix.T`, accumulated and returned in float32.

    Float32 operands multiply at full precision, never in TF32.
    """
    if rows.shape[0] > 1 or rows.dtype == jnp.float32:
        return _dot(rows, matrix)
    return jax.lax.platform_dependent(rows, matrix, cpu=_dot_one_row_cpu, default=_dot)


def _dot(rows: jax.Array, matrix: jax.Array) -> jax.Array:
    return jax.lax.dot_general(
        rows,
        matrix,
        (((1,), (1,)), ((), ())),
        precision=jax.lax.Precision.HIGHEST,
        preferred_element_type=jnp.float32,
    )


def _dot_one_row_cpu(rows: jax.Array, matrix: jax.Array) -> jax.Array:
    """XLA's CPU matrix-vector product in bfloat16 is far slower than that of two rows."""
    return _dot(jnp.concatenate([rows, rows]), matrix)[:1]
