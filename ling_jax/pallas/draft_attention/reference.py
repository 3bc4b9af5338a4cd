"""Attention of a draft's block in plain JAX: the definition of correct."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float

from ling_jax.pallas.draft_attention.contract import Block, Lengths, Pages, Query, Table

Carry = tuple[jax.Array, jax.Array, jax.Array]


def draft_attention(
    q: Query,
    k: Block,
    v: Block,
    key_pages: Pages,
    value_pages: Pages,
    page_table: Table,
    lengths: Lengths,
    *,
    scale: float,
    block_rows: int,
) -> Query:
    """See `ling_jax.pallas.draft_attention.draft_attention`.

    The context is read in blocks with a running softmax in float32, as far as the longest sequence
    goes. The block comes first, so that every row has a key and a finite largest score.
    """
    batch, rows, heads, head_dim = q.shape
    kv_heads, page = k.shape[2], key_pages.shape[1]
    grouped = q.reshape(batch, rows, kv_heads, heads // kv_heads, head_dim)
    per_block = min(-(-block_rows // page), page_table.shape[1])
    # The last block may be cut short: pad the table, since a clamped slice would shift it.
    table = jnp.pad(page_table, ((0, 0), (0, -page_table.shape[1] % per_block)))

    def read(pages: jax.Array, index: jax.Array, is_seen: jax.Array) -> jax.Array:
        ids = jax.lax.dynamic_slice_in_dim(table, index * per_block, per_block, axis=1)
        block = pages[ids].reshape(batch, per_block * page, kv_heads, head_dim)
        # A weight of zero is not enough: zero times NaN is NaN.
        return jnp.where(is_seen[:, :, None, None], block, 0)

    def add(index: jax.Array, carry: Carry) -> Carry:
        position = index * per_block * page + jnp.arange(per_block * page, dtype=jnp.int32)
        is_seen = position[None, :] < lengths[:, None]
        keys, values = (read(pages, index, is_seen) for pages in (key_pages, value_pages))
        return _add(carry, grouped, keys, values, is_seen[:, None, None, None, :], scale)

    shape = (batch, kv_heads, heads // kv_heads, rows)
    empty = (
        jnp.full(shape, -jnp.inf, jnp.float32),
        jnp.zeros(shape, jnp.float32),
        jnp.zeros((*shape, head_dim), jnp.float32),
    )
    own = _add(empty, grouped, k, v, jnp.ones((1, 1, 1, 1, 1), jnp.bool_), scale)
    blocks = (lengths.max() + per_block * page - 1) // (per_block * page)
    _, total, mixed = jax.lax.fori_loop(0, blocks, add, own)
    out = jnp.moveaxis(mixed / total[..., None], 3, 1)  # [batch, rows, kv_heads, group, head_dim]
    return out.reshape(q.shape).astype(q.dtype)


def _add(
    carry: Carry,
    q: Float[Array, "batch rows kv_heads group head_dim"],
    keys: Float[Array, "batch seen kv_heads head_dim"],
    values: Float[Array, "batch seen kv_heads head_dim"],
    is_seen: jax.Array,
    scale: float,
) -> Carry:
    """Largest score, sum of the weights and weighted sum of the values, after some more keys."""
    top, total, mixed = carry
    scores = _product("brkgd,bskd->bkgrs", q, keys) * scale
    scores = jnp.where(is_seen, scores, -jnp.inf)
    new_top = jnp.maximum(top, scores.max(-1))
    weights = jnp.exp(scores - new_top[..., None])
    keep = jnp.exp(top - new_top)
    added = _product("bkgrs,bskd->bkgrd", weights.astype(values.dtype), values)
    return new_top, total * keep + weights.sum(-1), mixed * keep[..., None] + added


def _product(equation: str, x: jax.Array, y: jax.Array) -> jax.Array:
    """An einsum accumulated in float32, at full precision for float32 operands."""
    return jnp.einsum(
        equation, x, y, precision=jax.lax.Precision.HIGHEST, preferred_element_type=jnp.float32
    )
