"""Pairs sorted by expert without a sort, Pallas with Triton lowering.

Every program finds the pairs of its own tiles from all ids: no order between programs, no atomics.
Few pairs are compared with each other. More are counted by expert, on tensor cores: with an
expert's number cut into a high and a low digit, the counts are the product of two matrices of
zeros and ones, high digit by pair and pair by low digit.
"""

from collections.abc import Callable
from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.grouped_gemm.contract import fit

_LOW_BITS = 5  # of an expert's number
_SMALLEST_DOT = 16
_STEP = 128  # pairs that one step counts

_Load = Callable[[int | jax.Array, int], jax.Array]
"""The experts of a run of pairs from its first and length; -1 is no expert of this stack."""


@dataclass(frozen=True)
class TilesTiling:
    """How tiles are found."""

    tiles: int = 4
    """Of one program, at most; a power of two."""
    is_counted: bool = True
    """Count by expert; else compare all pairs with each other, which only few pairs can afford."""
    num_warps: int = 8


def expert_tiles(
    expert_ids: jax.Array,
    experts: int,
    *,
    block: int,
    capacity: int,
    tiling: TilesTiling,
    interpret: bool,
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The arrays of `ExpertTiles`."""
    pairs, tiles = expert_ids.size, fit(capacity, tiling.tiles)
    find = _find_by_count if tiling.is_counted else _find_by_comparing

    def moe_tiles_kernel(ids_ref, pairs_ref, expert_ref, count_ref):
        first = pl.program_id(0) * tiles
        tile = first + jnp.arange(tiles, dtype=jnp.int32)

        def load(start: int | jax.Array, count: int) -> jax.Array:
            index = start + jnp.arange(count, dtype=jnp.int32)
            ids = plgpu.load(ids_ref.at[index], mask=index < pairs, other=-1)
            return jnp.where((ids >= 0) & (ids < experts), ids, -1)

        width = max(_SMALLEST_DOT, _power(pairs))
        is_mine, row, expert, total = find(load, width, tile, experts=experts, block=block)
        _store_pairs(pairs_ref, tile, is_mine, row)
        plgpu.store(expert_ref.at[pl.ds(first, tiles)], expert)

        @pl.when(first == 0)
        def _():
            count_ref[0] = total

    shapes = ((capacity, block), (capacity,), (1,))
    return kernel_call(
        moe_tiles_kernel,
        expert_ids.reshape(pairs),
        grid=(capacity // tiles,),
        out_shape=tuple(jax.ShapeDtypeStruct(shape, jnp.int32) for shape in shapes),
        num_warps=tiling.num_warps,
        num_stages=1,
        interpret=interpret,
    )


def _store_pairs(pairs_ref, tile: jax.Array, is_mine: jax.Array, row: jax.Array) -> None:
    """Writes pairs to their rows of some tiles, and -1 behind them: no element twice.

    Args:
      is_mine: [tiles, pairs], which pairs are a tile's.
      row: [tiles, pairs], their rows of it.
    """
    capacity, block = pairs_ref.shape
    # Interpret mode writes masked entries back to where they point: behind the array, to nothing.
    at = (jnp.where(is_mine, tile[:, None], capacity), row)
    index = jax.lax.broadcasted_iota(jnp.int32, row.shape, 1)
    plgpu.store(pairs_ref.at[at], index, mask=is_mine)
    filled = jnp.sum(is_mine.astype(jnp.int32), axis=1)
    shape = (tile.shape[0], block)
    column = jax.lax.broadcasted_iota(jnp.int32, shape, 1)
    is_padding = column >= filled[:, None]
    at = (jnp.where(is_padding, tile[:, None], capacity), column)
    plgpu.store(pairs_ref.at[at], jnp.full(shape, -1, jnp.int32), mask=is_padding)


def _find_by_comparing(
    load: _Load, width: int, tile: jax.Array, *, experts: int, block: int
) -> tuple[jax.Array, jax.Array, jax.Array, jax.Array]:
    """The pairs of some tiles and their rows, the experts of the tiles, and how many there are."""
    del experts
    ids, index = load(0, width), jnp.arange(width, dtype=jnp.int32)
    is_earlier = (ids[:, None] == ids[None, :]) & (index[:, None] < index[None, :])
    rank = jnp.sum(is_earlier.astype(jnp.int32), axis=0)  # within the expert
    row = rank & (block - 1)
    opens = (ids >= 0) & (row == 0)  # the first pair of a tile
    is_before = opens[:, None] & (ids[:, None] < ids[None, :])
    place = jnp.sum(is_before.astype(jnp.int32), axis=0) + (rank >> _log2(block))
    is_mine = (ids >= 0)[None, :] & (place[None, :] == tile[:, None])
    expert = jnp.max(jnp.where(is_mine, ids[None, :], 0), axis=1)
    rows = jnp.broadcast_to(row[None, :], is_mine.shape)
    return is_mine, rows, expert, jnp.sum(opens.astype(jnp.int32))


def _find_by_count(
    load: _Load, width: int, tile: jax.Array, *, experts: int, block: int
) -> tuple[jax.Array, jax.Array, jax.Array, jax.Array]:
    """As `_find_by_comparing`."""
    lows = 1 << _LOW_BITS
    highs = max(_SMALLEST_DOT, _power(-(-experts // lows)))
    step = min(width, _STEP)

    def count(i: jax.Array, counts: jax.Array) -> jax.Array:
        ids = load(i * step, step)
        high = jax.lax.broadcasted_iota(jnp.int32, (highs, step), 0) == (ids >> _LOW_BITS)[None, :]
        low = jax.lax.broadcasted_iota(jnp.int32, (step, lows), 1) == (ids & (lows - 1))[:, None]
        return counts + jnp.dot(
            high.astype(jnp.bfloat16), low.astype(jnp.bfloat16), preferred_element_type=jnp.float32
        )

    zeros = jnp.zeros((highs, lows), jnp.float32)
    counts = jax.lax.fori_loop(0, width // step, count, zeros).astype(jnp.int32)
    wanted = (counts + (block - 1)) >> _log2(block)
    of_high = jnp.sum(wanted, axis=1)
    before = jnp.cumsum(of_high, dtype=jnp.int32) - of_high
    ends = jnp.cumsum(wanted, axis=1, dtype=jnp.int32) + before[:, None]
    ends = ends.reshape(1, highs * lows)
    total = jnp.sum(wanted)
    is_before = ends <= tile[:, None]
    has_work = tile < total
    expert = jnp.where(has_work, jnp.sum(is_before.astype(jnp.int32), axis=1), 0)
    within = (tile - jnp.max(jnp.where(is_before, ends, 0), axis=1)) << _log2(block)

    ids = load(0, width)
    is_same = (ids[None, :] == expert[:, None]) & has_work[:, None]
    same = is_same.astype(jnp.int32)
    row = jnp.cumsum(same, axis=1, dtype=jnp.int32) - 1 - within[:, None]
    return is_same & (row >= 0) & (row < block), row, expert, total


def _power(extent: int) -> int:
    """The power of two that holds `extent`: what a tensor of a kernel measures."""
    return 1 << max(0, extent - 1).bit_length()


def _log2(power: int) -> int:
    return power.bit_length() - 1
