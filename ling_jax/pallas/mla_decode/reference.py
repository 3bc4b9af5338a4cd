"""`mla_decode` in plain JAX: the definition of correct."""

import jax
import jax.numpy as jnp

from ling_jax.pallas.mla_attention.reference import BlockReader, attend_unscaled, product
from ling_jax.pallas.mla_decode.contract import (
    Angles,
    Down,
    Gain,
    Gate,
    KeyUp,
    Live,
    Pages,
    PartialAttention,
    Query,
    QueryLatent,
    QueryRope,
    Rows,
    Table,
    ValueUp,
)

_LOG2_E = 1.4426950408889634
_BLOCK = 256  # latents read at a time, as far as the longest sequence goes


def absorb(
    q: Query,
    down: Down,
    kv_norm: Gain,
    k_up: KeyUp,
    cos: Angles,
    sin: Angles,
    pages: Pages,
    page_table: Table,
    positions: Rows,
    is_live: Live,
    *,
    eps: float,
) -> tuple[QueryLatent, QueryRope, Pages]:
    nope, rank = k_up.shape[1:]
    # Heads first: "bhr" swaps the factors, and XLA's CPU backend lacks that product in bfloat16.
    absorbed = jnp.moveaxis(product("bhn,hnr->hbr", q[..., :nope], k_up), 0, 1).astype(q.dtype)
    rotated = _rotate(q[..., nope:], cos[:, None, :], sin[:, None, :])

    latent = down[:, :rank].astype(jnp.float32)
    inverse = jax.lax.rsqrt(jnp.mean(latent * latent, axis=-1, keepdims=True) + eps)
    normed = (latent * inverse).astype(down.dtype) * kv_norm.astype(down.dtype)[None, :]
    row = jnp.concatenate([normed, _rotate(down[:, rank:], cos, sin)], axis=-1)
    page_size = pages.shape[1]
    index = jnp.where(is_live, positions // page_size, 0)
    page = jnp.take_along_axis(page_table, index[:, None], axis=1, mode="clip")[:, 0]
    page = jnp.where(is_live, page, pages.shape[0])  # outside: nothing is stored
    return absorbed, rotated, pages.at[page, positions % page_size].set(row, mode="drop")


def latent_attention(
    q_latent: QueryLatent,
    q_rope: QueryRope,
    pages: Pages,
    page_table: Table,
    lengths: Rows,
    *,
    scale: float,
) -> PartialAttention:
    batch, heads, rank = q_latent.shape
    per_block = min(-(-_BLOCK // pages.shape[1]), page_table.shape[1])

    def scores(rows: jax.Array) -> jax.Array:
        latent = product("bhr,bkr->bhk", q_latent, rows[..., :rank])
        return (latent + product("bhr,bkr->bhk", q_rope, rows[..., rank:]))[:, :, None]

    def mix(weights: jax.Array, rows: jax.Array) -> jax.Array:
        return product("bhqk,bkr->bhqr", weights, rows[..., :rank])

    top, total, out = attend_unscaled(
        BlockReader(pages, page_table, per_block, lambda rows: rows),
        scores,
        mix,
        lengths - 1,
        jnp.ones_like(lengths),
        (batch, 1, heads, rank),
        rank,
        scale=scale,
    )
    out = (out / jnp.where(total > 0, total, 1.0)[..., None]).astype(q_latent.dtype)
    top = jnp.where(total > 0, top * _LOG2_E, -jnp.inf)
    return PartialAttention(*(jnp.moveaxis(x, 2, 1) for x in (out, top, total)))


def merge_values(
    partials: PartialAttention, v_up: ValueUp, gate: Gate, dtype: jax.typing.DTypeLike
) -> jax.Array:
    top = partials.top.max(axis=1, keepdims=True)
    weights = jnp.exp2(partials.top - jnp.where(jnp.isneginf(top), 0.0, top)) * partials.total
    total = weights.sum(axis=1)
    out = jnp.where((weights > 0)[..., None], partials.out.astype(jnp.float32), 0.0)
    latent = (out * weights[..., None]).sum(axis=1)
    latent = (latent / jnp.where(total > 0, total, 1.0)[..., None]).astype(dtype)
    mixed = product("bhr,hvr->bhv", latent, v_up.astype(dtype)).astype(dtype)
    if gate is not None:
        opened = jax.nn.sigmoid(gate.astype(jnp.float32)).astype(dtype)
        mixed = mixed * (opened[..., None] if opened.ndim == 2 else opened)
    return mixed.reshape(mixed.shape[0], -1)


def _rotate(x: jax.Array, cos: jax.Array, sin: jax.Array) -> jax.Array:
    even, odd = x[..., 0::2].astype(jnp.float32), x[..., 1::2].astype(jnp.float32)
    pairs = jnp.stack([even * cos - odd * sin, odd * cos + even * sin], axis=-1)
    return pairs.reshape(x.shape).astype(x.dtype)
