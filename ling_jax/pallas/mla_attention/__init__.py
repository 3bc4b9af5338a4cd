"""Causal attention over paged MLA latents, block by block with a running softmax.

Two forms of one function: `mla_prefill` expands each block's keys and values (fewer operations for
many queries), `mla_decode` moves the expansion to the query and the output (fewer bytes for few).
"""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Int32

from ling_jax.pallas.mla_attention import reference

Nope = Float[Array, "batch seq heads nope"]
Rope = Float[Array, "batch seq heads rope"]
Pages = Float[Array, "pages page latent"]
Table = Int32[Array, "batch pages_per_slot"]
Lengths = Int32[Array, " batch"]
KeyUp = Float[Array, "heads nope kv_rank"]
ValueUp = Float[Array, "heads d_v kv_rank"]
Output = Float[Array, "batch seq heads d_v"]


def mla_prefill(
    q_nope: Nope,
    q_rope: Rope,
    pages: Pages,
    page_table: Table,
    starts: Lengths,
    counts: Lengths,
    k_up: KeyUp,
    v_up: ValueUp,
    *,
    scale: float,
    block_pages: int,
    block_queries: int,
) -> Output:
    """Attends from rows `starts .. starts + seq` of each sequence to all rows up to their own.

    Args:
      q_nope: queries of the part without position; `q_rope`, rotated, of the part with it.
      pages: latent rows (compressed, then the rotated shared key), these rows' own included.
      page_table: pages of each sequence in order; entries past its end are not read as keys.
      counts: true rows of each sequence; outputs of padding rows are finite and meaningless.
      k_up: expansion of the latent to keys; `v_up`, to values.
      scale: of the scores.
      block_pages: pages read at a time.
      block_queries: rows that hold scores at a time, so that memory does not grow with `seq`.
    """
    rank, seq = k_up.shape[-1], q_nope.shape[1]

    def expand(block: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
        latent = block[..., :rank]
        keys = reference.product("btr,hnr->bthn", latent, k_up).astype(block.dtype)
        values = reference.product("btr,hvr->bthv", latent, v_up).astype(block.dtype)
        return keys, block[..., rank:], values

    def mix(weights: jax.Array, block: tuple[jax.Array, ...]) -> jax.Array:
        return reference.product("bhst,bthv->bhsv", weights, block[2])

    read = reference.BlockReader(pages, page_table, block_pages, expand)

    def attend(queries: tuple[jax.Array, jax.Array, jax.Array]) -> jax.Array:
        nope, rope, offset = queries

        def scores(block: tuple[jax.Array, ...]) -> jax.Array:
            keys, rope_key, _ = block
            from_nope = reference.product("bshn,bthn->bhst", nope, keys)
            return from_nope + reference.product("bshr,btr->bhst", rope, rope_key)

        before = jnp.minimum(offset, counts)  # not past the rows that are there to be read
        left = jnp.minimum(counts - before, nope.shape[1])
        out = reference.attend(
            read, scores, mix, starts + before, left, nope.shape, v_up.shape[1], scale=scale
        )
        return jnp.moveaxis(out, 1, 2).astype(nope.dtype)

    if seq <= block_queries:
        return attend((q_nope, q_rope, jnp.zeros((), jnp.int32)))
    nope, rope = (reference.query_blocks(q, block_queries) for q in (q_nope, q_rope))
    offsets = jnp.arange(nope.shape[0], dtype=jnp.int32) * block_queries
    out = jax.lax.map(attend, (nope, rope, offsets))  # [blocks, batch, block, heads, d_v]
    return jnp.moveaxis(out, 0, 1).reshape(out.shape[1], -1, *out.shape[3:])[:, :seq]


def mla_decode(
    q_nope: Nope,
    q_rope: Rope,
    pages: Pages,
    page_table: Table,
    starts: Lengths,
    counts: Lengths,
    k_up: KeyUp,
    v_up: ValueUp,
    *,
    scale: float,
    block_pages: int,
) -> Output:
    """The same as `mla_prefill` in absorbed form: the cached latents are read once, as they are."""
    rank, dtype = k_up.shape[-1], q_nope.dtype
    # Heads first: "bshr" swaps the factors, and XLA's CPU backend has no such product in bfloat16.
    by_head = reference.product("bshn,hnr->hbsr", q_nope, k_up)
    absorbed = jnp.moveaxis(by_head, 0, 2).astype(dtype)
    query = jnp.concatenate([absorbed, q_rope], axis=-1)

    def scores(block: jax.Array) -> jax.Array:
        return reference.product("bshl,btl->bhst", query, block)

    def mix(weights: jax.Array, block: jax.Array) -> jax.Array:
        return reference.product("bhst,btr->bhsr", weights, block[..., :rank])

    read = reference.BlockReader(pages, page_table, block_pages, lambda block: block)
    mixed = reference.attend(read, scores, mix, starts, counts, q_nope.shape, rank, scale=scale)
    return reference.product("bhsr,hvr->bshv", mixed.astype(dtype), v_up).astype(dtype)
