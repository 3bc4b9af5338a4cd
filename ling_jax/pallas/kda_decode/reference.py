"""One token of KDA, in plain JAX: the rule itself, and a whole layer's step around it."""

import jax
import jax.numpy as jnp

from ling_jax.pallas.kda_decode.contract import KdaGates
from ling_jax.pallas.short_conv import short_conv
from ling_jax.quant.fp8 import QRows, quantize_rows

Token = tuple[jax.Array, jax.Array, jax.Array, jax.Array, jax.Array]
L2_EPS = 1e-6


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
    state = write(state, k, v, jnp.exp(log_decay), beta)
    return state, read(state, q)


def write(
    state: jax.Array, k: jax.Array, v: jax.Array, decay: jax.Array, beta: jax.Array
) -> jax.Array:
    """The next state; `decay` is the factor of each key channel."""
    state = state * decay[:, :, None, :]
    predicted = jnp.sum(state * k[:, :, None, :], axis=-1)
    error = beta[..., None] * (v - predicted)
    return state + error[..., None] * k[:, :, None, :]


def read(state: jax.Array, q: jax.Array) -> jax.Array:
    """What a query finds, [batch, heads, d_v]."""
    return jnp.sum(state * q[:, :, None, :], axis=-1)


def kda_decode(
    projected: jax.Array,
    beta: jax.Array,
    gates: KdaGates,
    recurrent: jax.Array,
    conv: jax.Array,
    slots: jax.Array,
    is_live: jax.Array,
    *,
    lower_bound: float | None,
    eps: float,
    quantize: bool,
) -> tuple[jax.Array | QRows, jax.Array, jax.Array]:
    """Gathers the seats, takes the step, puts the live ones back."""
    batch, heads, _, dim = projected.shape
    dtype = projected.dtype
    one = jnp.ones(batch, jnp.int32)
    convolved, tail = short_conv(projected[:, None, :, :3], gates.conv, conv[slots], one)
    activated = jax.nn.silu(convolved[:, 0]).astype(dtype).astype(jnp.float32)
    q, k, v = (activated[:, :, i] for i in range(3))
    decay = log_decay(projected[:, :, 3], gates, lower_bound)
    token = (l2_norm(q) * dim**-0.5, l2_norm(k), v, decay, jax.nn.sigmoid(beta))
    state, out = step(recurrent[slots], token)
    mixed = gated_rms_norm(out.astype(dtype), projected[:, :, 4], gates.norm, eps)
    mixed = jnp.where(is_live[:, None, None], mixed, jnp.zeros_like(mixed)).reshape(
        batch, heads * dim
    )
    kept = jnp.where(is_live, slots, recurrent.shape[0])  # past the end: dropped
    return (
        quantize_rows(mixed) if quantize else mixed,
        recurrent.at[kept].set(state, mode="drop"),
        conv.at[kept].set(tail, mode="drop"),
    )


def log_decay(gate: jax.Array, gates: KdaGates, lower_bound: float | None) -> jax.Array:
    """Logarithm of each key channel's decay, from the gate's projection [rows, heads, d_k]."""
    rate = jnp.exp(gates.decay_rate)[None, :, None]
    shifted = gate.astype(jnp.float32) + gates.decay_bias[None]
    if lower_bound is None:
        return -rate * jax.nn.softplus(shifted)
    return lower_bound * jax.nn.sigmoid(rate * shifted)


def l2_norm(x: jax.Array) -> jax.Array:
    """Each head to length 1."""
    return x * jax.lax.rsqrt(jnp.sum(x * x, axis=-1, keepdims=True) + L2_EPS)


def gated_rms_norm(x: jax.Array, gate: jax.Array, weight: jax.Array, eps: float) -> jax.Array:
    """The output norm of [rows, heads, d_v], times its gate's sigmoid."""
    x32 = x.astype(jnp.float32)
    inverse = jax.lax.rsqrt(jnp.mean(x32 * x32, axis=-1, keepdims=True) + eps)
    normed = x32 * inverse * weight[None, None]
    return (normed * jax.nn.sigmoid(gate.astype(jnp.float32))).astype(x.dtype)
