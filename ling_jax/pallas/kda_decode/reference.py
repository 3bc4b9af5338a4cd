"""One token of the gated delta rule, in plain JAX."""

import jax
import jax.numpy as jnp

Token = tuple[jax.Array, jax.Array, jax.Array, jax.Array, jax.Array]


def step(state: jax.Array, token: Token) -> tuple[jax.Array, jax.Array]:
    """Decays, predicts, corrects, reads: in this order.

    Args:
      state: float32 [batch, heads, d_v, d_k].
      token: q, k [batch, heads, d_k], v [batch, heads, d_v], log_decay [batch, heads, d_k],
        beta [batch, heads].

    Returns:
      The next state and the output [batch, heads, d_v].
    """
    q, k, v, log_decay, beta = token
    state = state * jnp.exp(log_decay)[:, :, None, :]
    predicted = jnp.sum(state * k[:, :, None, :], axis=-1)
    error = beta[..., None] * (v - predicted)
    state = state + error[..., None] * k[:, :, None, :]
    return state, jnp.sum(state * q[:, :, None, :], axis=-1)
