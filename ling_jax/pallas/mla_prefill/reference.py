"""`mla_prefill` in plain JAX, with all scores at once: the definition of correct."""

import math

import jax
import jax.numpy as jnp

from ling_jax.pallas.mla_prefill.contract import (
    KeyNope,
    KeyRope,
    Output,
    QueryNope,
    QueryRope,
    Rows,
    Values,
    Weight,
)


def flash_segment(
    q_nope: QueryNope,
    q_rope: QueryRope,
    k_nope: KeyNope,
    k_rope: KeyRope,
    v: Values,
    starts: Rows,
    counts: Rows,
    *,
    scale: float,
) -> tuple[Output, Weight]:
    q_nope32, q_rope32, k_nope32, k_rope32, v32 = (
        x.astype(jnp.float32) for x in (q_nope, q_rope, k_nope, k_rope, v)
    )
    row = jnp.arange(q_nope.shape[1], dtype=jnp.int32)[None, :]
    key = jnp.arange(k_nope.shape[1], dtype=jnp.int32)[None, :]
    is_key = key < (starts + counts)[:, None]
    is_row = row < counts[:, None]
    is_seen = key[:, None, :] <= (starts[:, None] + row)[:, :, None]
    is_seen = (is_seen & is_key[:, None, :] & is_row[:, :, None])[:, None]  # [batch, 1, seq, keys]

    # Keys that are not there may be NaN, which zero times does not remove.
    k_nope32 = jnp.where(is_key[..., None, None], k_nope32, 0)
    k_rope32 = jnp.where(is_key[..., None], k_rope32, 0)
    v32 = jnp.where(is_key[..., None, None], v32, 0)
    scores = _product("bshn,bthn->bhst", q_nope32, k_nope32)
    scores = scores + _product("bshr,btr->bhst", q_rope32, k_rope32)
    scores = jnp.where(is_seen, scores * scale, -jnp.inf)
    top = scores.max(axis=-1, keepdims=True)
    weights = jnp.exp(scores - jnp.where(jnp.isneginf(top), 0.0, top))
    total = weights.sum(axis=-1, keepdims=True)
    weights = weights / jnp.where(total > 0, total, 1.0)
    out = _product("bhst,bthv->bshv", weights, v32).astype(q_nope.dtype)
    # In base 2, since that is what a GPU computes.
    weight = jnp.where(total > 0, (top + jnp.log(total)) * math.log2(math.e), -jnp.inf)
    return out, jnp.moveaxis(weight[..., 0], 1, 2)


def _product(equation: str, x: jax.Array, y: jax.Array) -> jax.Array:
    return jnp.einsum(equation, x, y, precision=jax.lax.Precision.HIGHEST)
