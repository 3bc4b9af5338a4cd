"""Two kernels: one attends to a run of a sequence's context, the other merges the runs.

The rows of a block are few and all heads have keys of their own, so bytes decide: each program
reads the keys and values of one head once, for all queries that read them. The block's own keys
belong to the first run. A context that is one run needs no merge.
"""

import functools
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import dot, kernel_call
from ling_jax.pallas.draft_attention.contract import Block, Lengths, Pages, Query, Table, Tiling

_LOG2_E = 1.4426950408889634
_SMALLEST_DOT = 16
_MERGE_WARPS = 4


class _Sums(NamedTuple):
    """Of some keys, for each query."""

    top: jax.Array  # [queries]: largest score, times log2(e)
    total: jax.Array  # [queries]: sum of 2 ** (score * log2(e) - top)
    mixed: jax.Array  # [queries, head_dim]: values, weighted alike


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
    tiling: Tiling,
    interpret: bool,
) -> Query:
    """Runs the kernels; head and page have extents that kernels take."""
    batch, rows, heads, head_dim = q.shape
    splits = tiling.splits
    whole = jax.ShapeDtypeStruct(q.shape, q.dtype)
    per_run = (batch, heads, rows, splits)
    parts = (
        jax.ShapeDtypeStruct((*per_run, head_dim), jnp.float32),
        jax.ShapeDtypeStruct(per_run, jnp.float32),
        jax.ShapeDtypeStruct(per_run, jnp.float32),
    )
    out = kernel_call(
        functools.partial(
            draft_attention_kernel,
            scale=scale * _LOG2_E,
            splits=splits,
            positions=min(tiling.positions, key_pages.shape[1]),
        ),
        *(q, k, v, key_pages, value_pages, page_table, lengths),
        grid=(k.shape[2], splits, batch),
        out_shape=(whole,) if splits == 1 else parts,
        num_warps=tiling.num_warps,
        num_stages=tiling.num_stages,
        interpret=interpret,
    )
    if splits == 1:
        return out[0]
    return kernel_call(
        draft_merge_kernel,
        *out,
        grid=(heads, rows, batch),
        out_shape=whole,
        num_warps=_MERGE_WARPS,
        num_stages=1,
        interpret=interpret,
    )


def draft_attention_kernel(
    q_ref: Any,
    k_ref: Any,
    v_ref: Any,
    key_pages: Any,
    value_pages: Any,
    page_table: Any,
    lengths: Any,
    *outputs: Any,
    scale: float,
    splits: int,
    positions: int,
) -> None:
    """Program (key head, run, sequence); `scale` includes log2(e).

    Query i of a program is row `i // group` of the block, head `i % group` of the key head's.
    """
    rows, heads, head_dim = q_ref.shape[1:]
    kv_heads, page_size = k_ref.shape[2], key_pages.shape[1]
    group = heads // kv_heads
    kv_head, split, sequence = (pl.program_id(axis) for axis in range(3))
    length = plgpu.load(lengths.at[sequence])
    run = pl.cdiv(pl.cdiv(length, positions), splits) * positions
    start = split * run
    end = jnp.minimum(start + run, length)

    count = max(_SMALLEST_DOT, pl.next_power_of_2(rows * group))
    query = jnp.arange(count, dtype=jnp.int32)
    is_query = query < rows * group
    row, head = query // group, kv_head * group + query % group
    lane = jnp.arange(head_dim, dtype=jnp.int32)
    loaded = jnp.minimum(row, rows - 1)  # padding is never stored
    q = plgpu.load(q_ref.at[_indices((count, head_dim), sequence, loaded, head, lane)])

    def page_at(position: jax.Array) -> jax.Array:
        last = jnp.maximum(end - 1, 0)
        return plgpu.load(page_table.at[sequence, jnp.minimum(position, last) // page_size])

    def step(index: jax.Array, carry: tuple[jax.Array, _Sums]) -> tuple[jax.Array, _Sums]:
        page, sums = carry
        position = index * positions
        # Loaded a step ahead: a load that waits for another load is not pipelined.
        next_page = page_at(position + positions)
        some = pl.ds(position % page_size, positions)
        is_seen = position + jnp.arange(positions, dtype=jnp.int32) < end
        mask = jnp.broadcast_to(is_seen[:, None], (positions, head_dim))
        # Values need the mask too: zero times what an earlier owner left may be NaN.
        keys, values = (
            plgpu.load(ref.at[page, some, kv_head, pl.ds(0, head_dim)], mask=mask, other=0.0)
            for ref in (key_pages, value_pages)
        )
        return next_page, _add(sums, q, keys, values, is_seen, scale)

    own = _own_block(k_ref, v_ref, q, sequence, kv_head, scale)
    if splits > 1:  # the block belongs to the first run
        nothing = _nothing(q)
        own = _Sums(*(jnp.where(split == 0, x, y) for x, y in zip(own, nothing, strict=True)))
    steps = (start // positions, jnp.maximum(pl.cdiv(end, positions), start // positions))
    _, sums = jax.lax.fori_loop(*steps, step, (page_at(start), own))
    _store(outputs, sums, (sequence, head, row, split), is_query)


def _store(
    outputs: tuple[Any, ...], sums: _Sums, at: tuple[jax.Array, ...], is_query: jax.Array
) -> None:
    """Stores the rows themselves, or what `draft_merge_kernel` reads.

    Args:
      at: sequence; head and row of every query; run.
    """
    # A run of no keys has a total of 0; what it stores counts nothing.
    mixed = sums.mixed / jnp.where(sums.total > 0, sums.total, 1.0)[:, None]
    mask = jnp.broadcast_to(is_query[:, None], mixed.shape)
    lane = jnp.arange(mixed.shape[1], dtype=jnp.int32)
    if len(outputs) == 1:
        sequence, head, row, _ = at
        place = _indices(mixed.shape, sequence, row, head, lane)
        plgpu.store(outputs[0].at[place], mixed.astype(outputs[0].dtype), mask=mask)
        return
    out, top, total = outputs
    plgpu.store(out.at[_indices(mixed.shape, *at, lane)], mixed, mask=mask)
    place = tuple(jnp.broadcast_to(x, is_query.shape) for x in at)
    plgpu.store(top.at[place], sums.top, mask=is_query)
    plgpu.store(total.at[place], sums.total, mask=is_query)


def _nothing(q: jax.Array) -> _Sums:
    """The sums over no keys."""
    return _Sums(
        jnp.full(q.shape[:1], -jnp.inf, jnp.float32),
        jnp.zeros(q.shape[:1], jnp.float32),
        jnp.zeros(q.shape, jnp.float32),
    )


def _own_block(
    k_ref: Any, v_ref: Any, q: jax.Array, sequence: jax.Array, kv_head: jax.Array, scale: float
) -> _Sums:
    """The sums over the block's own keys, of which there is at least one."""
    rows, _, head_dim = k_ref.shape[1:]
    padded = max(_SMALLEST_DOT, pl.next_power_of_2(rows))
    row = jnp.arange(padded, dtype=jnp.int32)
    lane = jnp.arange(head_dim, dtype=jnp.int32)
    at = _indices((padded, head_dim), sequence, jnp.minimum(row, rows - 1), kv_head, lane)
    return _add(
        _nothing(q), q, plgpu.load(k_ref.at[at]), plgpu.load(v_ref.at[at]), row < rows, scale
    )


def _add(
    sums: _Sums,
    q: jax.Array,
    keys: jax.Array,
    values: jax.Array,
    is_seen: jax.Array,
    scale: float,
) -> _Sums:
    """The sums with some more keys, of which at least one is seen."""
    scores = dot(q, keys.T) * scale
    scores = jnp.where(jnp.broadcast_to(is_seen[None, :], scores.shape), scores, -jnp.inf)
    top = jnp.maximum(sums.top, jnp.max(scores, axis=1))
    weights = jnp.exp2(scores - top[:, None])
    keep = jnp.exp2(sums.top - top)
    return _Sums(
        top,
        sums.total * keep + jnp.sum(weights, axis=1),
        sums.mixed * keep[:, None] + dot(weights.astype(values.dtype), values),
    )


def draft_merge_kernel(out_ref: Any, top_ref: Any, total_ref: Any, merged: Any) -> None:
    """Program (head, row, sequence): the runs of one query. Its first run has a key."""
    splits, head_dim = out_ref.shape[3:]
    head, row, sequence = (pl.program_id(axis) for axis in range(3))
    every = pl.ds(0, splits)
    out = plgpu.load(out_ref.at[sequence, head, row, every, pl.ds(0, head_dim)])
    top = plgpu.load(top_ref.at[sequence, head, row, every])
    weights = jnp.exp2(top - jnp.max(top)) * plgpu.load(total_ref.at[sequence, head, row, every])
    weights = weights / jnp.sum(weights)
    mixed = jnp.sum(out * weights[:, None], axis=0)
    plgpu.store(merged.at[sequence, row, head, pl.ds(0, head_dim)], mixed.astype(merged.dtype))


def _indices(shape: tuple[int, ...], *axes: jax.Array) -> tuple[jax.Array, ...]:
    """An index of `shape`, the last axis of which runs over lanes, the others over queries.

    Interpret mode wants an array of the whole shape on every axis.
    """
    *others, lane = axes
    columns = (x[:, None] if jnp.ndim(x) else x for x in others)
    return tuple(jnp.broadcast_to(x, shape) for x in (*columns, lane[None, :]))
