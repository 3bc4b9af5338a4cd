"""Matrix products with checkpoint weights, which store their output dimensions first."""

import jax
import jax.numpy as jnp

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
    x_dims = tuple(range(x.ndim - contract, x.ndim))
    w_dims = tuple(range(w.ndim - contract, w.ndim))
    return jax.lax.dot_general(
        x,
        w,
        ((x_dims, w_dims), ((), ())),
        precision=jax.lax.Precision.HIGHEST,
        preferred_element_type=jnp.float32,
    )
