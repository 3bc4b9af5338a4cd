"""Matrix products with checkpoint weights, which store their output dimensions first.

Weights keep one dimension for heads, so that a mesh can split them. It comes first, because the
flattening below must not separate what one device holds.
"""

import math

import jax

from ling_jax.pallas.matmul import matmul
from ling_jax.params import Weight


def linear(x: jax.Array, w: Weight, *, contract: int = 1) -> jax.Array:
    """`x @ w.T`, accumulated in float32 and rounded to the dtype of `x`.

    Args:
      x: [*batch, *inputs].
      w: [*outputs, *inputs].
      contract: how many trailing dimensions are inputs.
    """
    return linear_f32(x, w, contract=contract).astype(x.dtype)


def linear_f32(x: jax.Array, w: Weight, *, contract: int = 1) -> jax.Array:
    """As `linear`, in float32: for logits and gates that must not be rounded.

    Float32 operands multiply at full precision, never in TF32.
    """
    batch, outputs = x.shape[: x.ndim - contract], w.shape[: w.ndim - contract]
    # Two dimensions each: XLA transposes a weight of more, in full, at every call.
    rows = x.reshape(-1, math.prod(x.shape[x.ndim - contract :]))
    matrix = w.reshape(-1, rows.shape[1])
    return matmul(rows, matrix).reshape(*batch, *outputs)
