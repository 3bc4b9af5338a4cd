"""Causal depthwise convolution over time, continued from the rows before."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Int32

Rows = Float[Array, "batch seq *channels"]
Tail = Float[Array, "batch tail *channels"]


def short_conv(
    x: Rows, weight: Float[Array, "*channels taps"], tail: Tail, counts: Int32[Array, " batch"]
) -> tuple[Float[Array, "batch seq *channels"], Tail]:
    """Convolves each channel with its own taps; the last tap multiplies the current row.

    Args:
      x: projected rows; rows from `counts` on are padding.
      weight: float32 taps of each channel.
      tail: the `taps - 1` rows before `x`, oldest first; zeros at the start of a sequence.
      counts: true rows of each sequence; 0 leaves its tail as it is.

    Returns:
      The convolution in float32 (before any activation) and the next tail, typed like `x`.
    """
    seq, taps = x.shape[1], weight.shape[-1]
    window = jnp.concatenate([tail.astype(x.dtype), x], axis=1)
    parts = [
        window[:, tap : tap + seq].astype(jnp.float32) * weight[None, None, ..., tap]
        for tap in range(taps)
    ]
    take = jax.vmap(lambda rows, n: jax.lax.dynamic_slice_in_dim(rows, n, taps - 1))
    return sum(parts[1:], parts[0]), take(window, counts)
