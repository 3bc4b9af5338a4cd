"""Grouped expert products in plain JAX: sorted pairs, one block of one expert at a time.

The loop runs as often as there are blocks with work, so few tokens read few experts.
"""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas.grouped_gemm.contract import (
    Activations,
    ExpertTiles,
    Matrices,
    SharedGateUp,
    Sizes,
)
from ling_jax.pallas.matmul import matmul
from ling_jax.quant.four_bit import FourBit, expand
from ling_jax.quant.fp8 import QRows, QTensor, dequantize, dequantize_rows


def swiglu(gate: jax.Array, up: jax.Array, limit: float | None) -> jax.Array:
    """`silu(gate) * up`, clamped as the checkpoint was trained: after SiLU, none below on its side.

    Args:
      gate: float32, as `up`.
      limit: bound of both factors, or None.
    """
    activated = jax.nn.silu(gate)
    if limit is not None:
        activated, up = jnp.minimum(activated, limit), jnp.clip(up, -limit, limit)
    return activated * up


def block_rows(pairs: int, experts: int) -> int:
    """Rows of a block: about what an expert gets on average, a power of two up to 128."""
    average = max(1, -(-pairs // experts))
    return min(128, 1 << (average - 1).bit_length())


def sort_pairs(expert_ids: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Stable order of the flattened (token, expert) pairs by expert, and the sorted ids."""
    flat = expert_ids.reshape(-1)
    order = jnp.argsort(flat, stable=True).astype(jnp.int32)
    return order, flat[order]


def grouped_rows(
    x: jax.Array,
    tokens: jax.Array,
    ids: jax.Array,
    gate_up: Matrices,
    down: Matrices,
    *,
    block: int,
    limit: float | None,
) -> jax.Array:
    """Output rows [pairs, embed] of sorted pairs; rows of ids past the experts are undefined.

    Rounded to the dtype of `x`, kept in float32: the sum that follows is float32 too.
    """
    experts, pairs = gate_up.shape[0], ids.shape[0]
    starts = jnp.searchsorted(ids, jnp.arange(experts + 1, dtype=ids.dtype)).astype(jnp.int32)
    blocks = -(-(starts[1:] - starts[:-1]) // block)  # of each expert
    ends = jnp.cumsum(blocks, dtype=jnp.int32)
    padded_tokens = jnp.pad(tokens, (0, block))

    def run(index: jax.Array, out: jax.Array) -> jax.Array:
        expert = jnp.searchsorted(ends, index, side="right").astype(jnp.int32)
        within = index - (ends[expert] - blocks[expert])
        first = starts[expert] + within * block
        rows = x[jax.lax.dynamic_slice_in_dim(padded_tokens, first, block)]
        both = pick(gate_up, x.dtype, expert).reshape(-1, x.shape[1])
        y = _expert(rows, both, pick(down, x.dtype, expert), limit)
        # Rows past the expert's last pair are overwritten by the next block: blocks ascend.
        return jax.lax.dynamic_update_slice_in_dim(out, y, first, axis=0)

    out = jnp.zeros((pairs + block, x.shape[1]), jnp.float32)
    return jax.lax.fori_loop(0, ends[-1], run, out)[:pairs]


def _expert(rows: jax.Array, gate_up: jax.Array, down: jax.Array, limit: float | None) -> jax.Array:
    gate, up = jnp.split(matmul(rows, gate_up), 2, axis=1)
    hidden = swiglu(gate, up, limit).astype(rows.dtype)
    return matmul(hidden, down).astype(rows.dtype).astype(jnp.float32)


def by_every_expert(
    x: jax.Array,
    gate_up: jax.Array,
    down: jax.Array,
    expert_ids: jax.Array,
    expert_weights: jax.Array,
    limit: float | None,
) -> jax.Array:
    """`grouped_swiglu` as two products of all tokens with all experts, most of whose hidden rows
    count nothing."""
    tokens, experts = x.shape[0], gate_up.shape[0]
    share = jax.nn.one_hot(expert_ids, experts, dtype=jnp.float32) * expert_weights[..., None]
    both = matmul(x, gate_up.reshape(-1, x.shape[1])).reshape(tokens, experts, 2, -1)
    hidden = swiglu(both[:, :, 0], both[:, :, 1], limit) * share.sum(axis=1)[..., None]
    rows = hidden.astype(x.dtype).reshape(tokens, -1)
    return matmul(rows, jnp.moveaxis(down, 0, 1).reshape(down.shape[1], -1))


def expert_tiles(
    expert_ids: jax.Array, experts: int, *, block: int, capacity: int
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The arrays of `ExpertTiles`, without loops; one sort of integers."""
    flat = expert_ids.reshape(-1)
    pairs = flat.shape[0]
    is_here = (flat >= 0) & (flat < experts)
    # Keys in one integer sort faster than pairs of keys and values, and are all different.
    index = jnp.arange(pairs, dtype=jnp.int32)
    keys = jnp.where(is_here, flat, experts) * pairs + index
    order = jnp.sort(keys, stable=False) % pairs
    bins = jnp.arange(experts, dtype=jnp.int32)
    counts = (flat[None, :] == bins[:, None]).sum(axis=1, dtype=jnp.int32)
    wanted = -(-counts // block)
    ends = jnp.cumsum(wanted, dtype=jnp.int32)
    tile = jnp.arange(capacity, dtype=jnp.int32)
    has_work = tile < ends[-1]
    before = (ends[None, :] <= tile[:, None]).sum(axis=1, dtype=jnp.int32)
    expert = jnp.where(has_work, before, 0)
    within = (tile - (ends - wanted)[expert]) * block
    row = within[:, None] + jnp.arange(block, dtype=jnp.int32)[None, :]
    start = (jnp.cumsum(counts, dtype=jnp.int32) - counts)[expert]
    is_row = (row < counts[expert][:, None]) & has_work[:, None]
    found = order[jnp.where(is_row, start[:, None] + row, 0)]
    return jnp.where(is_row, found, -1), expert, ends[-1:]


def gate_up(
    x: Activations,
    weight: Matrices,
    tiles: ExpertTiles,
    shared: SharedGateUp | None,
    *,
    sizes: Sizes,
    limit: float | None,
) -> jax.Array:
    """Hidden rows [rows, mlp] in float32; rows of pairs in no tile are NaN."""
    x32 = dequantize_rows(x) if isinstance(x, QRows) else x

    def product(rows: jax.Array, matrix: jax.Array, limit: float | None) -> jax.Array:
        gate, up = (matmul(rows, matrix[half]) for half in (0, 1))
        return swiglu(gate, up, limit)

    def one(pairs: jax.Array, expert: jax.Array) -> jax.Array:
        rows = x32[jnp.maximum(pairs, 0) // tiles.top_k]
        return product(rows, pick(weight, rows.dtype, expert), limit)

    hidden = _by_tile(one, tiles, sizes)
    if shared is None:
        return hidden
    return jnp.concatenate([hidden, product(x32, pick(shared.weight, x32.dtype), shared.limit)])


def down(
    hidden: Activations,
    weight: Matrices,
    tiles: ExpertTiles,
    shared: Matrices | None,
    *,
    sizes: Sizes,
) -> jax.Array:
    """Output rows [rows, embed] in float32; rows of pairs in no tile are NaN."""
    rows = _dequantize_groups(hidden) if isinstance(hidden, QRows) else hidden

    def one(pairs: jax.Array, expert: jax.Array) -> jax.Array:
        return matmul(rows[jnp.maximum(pairs, 0)], pick(weight, rows.dtype, expert))

    out = _by_tile(one, tiles, sizes)
    if shared is None:
        return out
    return jnp.concatenate([out, matmul(rows[sizes.pairs :], pick(shared, rows.dtype))])


def combine(
    rows: jax.Array, expert_ids: jax.Array, expert_weights: jax.Array, experts: int
) -> jax.Array:
    """Weighted sum of each token's rows, plus its shared row if there are any; float32."""
    is_here = (expert_ids >= 0) & (expert_ids < experts)
    pairs, top_k = expert_ids.size, expert_ids.shape[1]
    routed = rows[:pairs].reshape(*expert_ids.shape, -1)
    out = jnp.zeros((expert_ids.shape[0], rows.shape[1]), jnp.float32)
    for i in range(top_k):  # XLA reduces a middle axis of 8 more slowly than it adds 8 slices
        row = jnp.where(is_here[:, i, None], routed[:, i].astype(jnp.float32), 0.0)
        out += row * expert_weights[:, i, None]
    return out + rows[pairs:].astype(jnp.float32) if rows.shape[0] > pairs else out


def pick(weight: Matrices, dtype: Any, expert: jax.Array | None = None) -> jax.Array:
    """One expert's matrices, or `weight` itself, as an array.

    Values of four bits are rounded to the `dtype` of the rows that they multiply, as they would be
    had they been expanded before; FP8 becomes float32.
    """
    if expert is None:
        if isinstance(weight, FourBit):
            return expand(weight).astype(dtype)
        return dequantize(weight) if isinstance(weight, QTensor) else weight
    return pick(jax.tree.map(lambda x: x[expert], weight), dtype)


def _by_tile(
    one: Callable[[jax.Array, jax.Array], jax.Array], tiles: ExpertTiles, sizes: Sizes
) -> jax.Array:
    def run(tile: jax.Array, out: jax.Array) -> jax.Array:
        pairs = tiles.pairs[tile]
        rows = one(pairs, tiles.expert[tile])
        return out.at[jnp.where(pairs >= 0, pairs, sizes.pairs)].set(rows, mode="drop")

    out = jnp.full((sizes.pairs, sizes.outputs), jnp.nan, jnp.float32)
    return jax.lax.fori_loop(0, tiles.count[0], run, out)


def _dequantize_groups(x: QRows) -> jax.Array:
    """As `dequantize_rows`, for scales of any equal groups of columns."""
    runs = x.data.astype(jnp.float32).reshape(*x.scale.shape, -1)
    return (runs * x.scale[..., None]).reshape(x.data.shape)
