"""Grouped products on tensor cores, Pallas with Triton lowering.

Weight rows are the rows of each product and tokens its columns, so that a tile with one token still
fills the tensor core and the weights, which are nearly all of the traffic, stream through shared
memory. A program makes `bn` outputs of one tile; neighbours on the fastest grid axis share the
tile's tokens. Programs behind `count` return at once; those behind `capacity` do the shared expert.
"""

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.grouped_gemm.contract import ExpertTiles, Sizes, Tiling, fit
from ling_jax.pallas.grouped_gemm.reference import swiglu

_Matrix = Callable[..., jax.Array]
"""Loads a slice of rows and one of columns of one expert's weights."""
_Limit = float | None


def gate_up(
    x: jax.Array,
    weight: jax.Array,
    shared: jax.Array | None,
    tiles: ExpertTiles,
    limits: tuple[float | None, float | None],
    *,
    sizes: Sizes,
    tiling: Tiling,
    interpret: bool,
) -> jax.Array:
    """Hidden rows [rows, mlp]; `limits` clamp the routed experts and the shared one."""
    bn, bk = fit(sizes.outputs, tiling.gate_up_bn), fit(sizes.inputs, tiling.gate_up_bk)

    def moe_gate_up_kernel(pairs, expert, count, x, weight, *shared_and_out):
        out = shared_and_out[-1]
        column = pl.program_id(0) * bn

        def store(
            matrix: _Matrix, rows: jax.Array, tokens: jax.Array, is_row: jax.Array, limit: _Limit
        ) -> None:
            def step(k, sums):
                columns = _load_rows(x, tokens, is_row, k * bk, bk).T
                gate = matrix(pl.ds(column, bn), pl.ds(k * bk, bk))
                up = matrix(pl.ds(sizes.outputs + column, bn), pl.ds(k * bk, bk))
                return sums[0] + _dot(gate, columns), sums[1] + _dot(up, columns)

            zeros = jnp.zeros((bn, tiles.block), jnp.float32)
            gate, up = jax.lax.fori_loop(0, sizes.inputs // bk, step, (zeros, zeros))
            _store_rows(out, rows, is_row, column, swiglu(gate, up, limit))

        @_routed(pairs, expert, count, tiles)
        def _(e, rows, is_row):
            matrix = lambda n, k: plgpu.load(weight.at[e, n, k])  # noqa: E731
            store(matrix, rows, rows // sizes.top_k, is_row, limits[0])

        @_shared(sizes, tiles)
        def _(tokens, is_row):
            matrix = lambda n, k: plgpu.load(shared_and_out[0].at[n, k])  # noqa: E731
            store(matrix, sizes.pairs + tokens, tokens, is_row, limits[1])

    both = (2 * sizes.outputs, sizes.inputs)  # gate rows, then up rows
    return kernel_call(
        moe_gate_up_kernel,
        *(tiles.pairs, tiles.expert, tiles.count, x, weight.reshape(sizes.experts, *both)),
        *(() if shared is None else (shared.reshape(both),)),
        grid=(sizes.outputs // bn, grid_tiles(sizes, tiles)),
        out_shape=jax.ShapeDtypeStruct((sizes.rows, sizes.outputs), x.dtype),
        num_warps=tiling.gate_up_warps,
        num_stages=tiling.gate_up_stages,
        interpret=interpret,
    )


def down(
    hidden: jax.Array,
    weight: jax.Array,
    shared: jax.Array | None,
    tiles: ExpertTiles,
    *,
    sizes: Sizes,
    tiling: Tiling,
    interpret: bool,
) -> jax.Array:
    """Output rows [rows, embed], before the experts' weights."""
    bn, bk = fit(sizes.outputs, tiling.down_bn), fit(sizes.inputs, tiling.down_bk)

    def moe_down_kernel(pairs, expert, count, hidden, weight, *shared_and_out):
        out = shared_and_out[-1]
        column = pl.program_id(0) * bn

        def store(matrix: _Matrix, rows: jax.Array, is_row: jax.Array) -> None:
            def step(k, sums):
                columns = _load_rows(hidden, rows, is_row, k * bk, bk).T
                return sums + _dot(matrix(pl.ds(column, bn), pl.ds(k * bk, bk)), columns)

            zeros = jnp.zeros((bn, tiles.block), jnp.float32)
            sums = jax.lax.fori_loop(0, sizes.inputs // bk, step, zeros)
            _store_rows(out, rows, is_row, column, sums)

        @_routed(pairs, expert, count, tiles)
        def _(e, rows, is_row):
            store(lambda n, k: plgpu.load(weight.at[e, n, k]), rows, is_row)

        @_shared(sizes, tiles)
        def _(tokens, is_row):
            matrix = lambda n, k: plgpu.load(shared_and_out[0].at[n, k])  # noqa: E731
            store(matrix, sizes.pairs + tokens, is_row)

    return kernel_call(
        moe_down_kernel,
        *(tiles.pairs, tiles.expert, tiles.count, hidden, weight),
        *(() if shared is None else (shared,)),
        grid=(sizes.outputs // bn, grid_tiles(sizes, tiles)),
        out_shape=jax.ShapeDtypeStruct((sizes.rows, sizes.outputs), hidden.dtype),
        num_warps=tiling.down_warps,
        num_stages=tiling.down_stages,
        interpret=interpret,
    )


def grid_tiles(sizes: Sizes, tiles: ExpertTiles) -> int:
    """Tiles of the grid: the routed ones, then those of the shared expert."""
    return tiles.capacity + (-(-sizes.tokens // tiles.block) if sizes.has_shared else 0)


def _routed(pairs, expert, count, tiles: ExpertTiles) -> Callable:
    """Runs the decorated body if this tile has work: its expert, its pairs, which of them exist."""

    def run(body: Callable) -> None:
        tile = pl.program_id(1)

        @pl.when(tile < count[0])
        def _():
            rows = plgpu.load(pairs.at[tile, pl.ds(0, tiles.block)])
            body(plgpu.load(expert.at[tile]), jnp.maximum(rows, 0), rows >= 0)

    return run


def _shared(sizes: Sizes, tiles: ExpertTiles) -> Callable:
    """Runs the decorated body if this tile is the shared expert's: its tokens, which of them exist.

    A second copy of the loop is cheaper than a choice between two arrays in every step.
    """

    def run(body: Callable) -> None:
        if sizes.has_shared:
            tile = pl.program_id(1)

            @pl.when(tile >= tiles.capacity)
            def _():
                first = (tile - tiles.capacity) * tiles.block
                tokens = first + jnp.arange(tiles.block, dtype=jnp.int32)
                body(tokens, tokens < sizes.tokens)

    return run


def _load_rows(ref, rows: jax.Array, is_row: jax.Array, first: jax.Array, bk: int) -> jax.Array:
    shape = (rows.shape[0], bk)
    columns = first + jnp.arange(bk, dtype=jnp.int32)
    index = (_spread(rows[:, None], shape), _spread(columns[None, :], shape))
    return plgpu.load(ref.at[index], mask=_spread(is_row[:, None], shape), other=0.0)


def _store_rows(ref, rows: jax.Array, is_row: jax.Array, first: jax.Array, sums: jax.Array) -> None:
    """Stores `sums` [bn, block] transposed."""
    bn, block = sums.shape
    columns = first + jnp.arange(bn, dtype=jnp.int32)
    # Interpret mode writes masked entries back to where they point: behind the array, to nothing.
    rows = jnp.where(is_row, rows, ref.shape[0])
    index = (_spread(rows[:, None], (block, bn)), _spread(columns[None, :], (block, bn)))
    mask = _spread(is_row[:, None], (block, bn))
    plgpu.store(ref.at[index], sums.T.astype(ref.dtype), mask=mask)


_spread = jnp.broadcast_to


def _dot(a: jax.Array, b: jax.Array) -> jax.Array:
    precision = jax.lax.Precision.HIGHEST if a.dtype == jnp.float32 else None
    return jnp.dot(a, b, precision=precision, preferred_element_type=jnp.float32)


def expert_tiles(
    expert_ids: jax.Array, experts: int, *, block: int, capacity: int, interpret: bool
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The arrays of `ExpertTiles` for few pairs: each program fills a few tiles.

    Every program counts the pairs of all experts; its tiles follow from the counts, and their rows
    from a second pass over the ids, by comparing: no order between programs, no atomics.
    """
    pairs = expert_ids.size
    body = partial(_expert_tiles_body, pairs=pairs, experts=experts, block=block)

    def moe_tiles_kernel(*refs):
        body(*refs, tiles=fit(capacity, 8))

    shapes = ((capacity, block), (capacity,), (1,))
    return kernel_call(
        moe_tiles_kernel,
        expert_ids.reshape(pairs),
        grid=(capacity // fit(capacity, 8),),
        out_shape=tuple(jax.ShapeDtypeStruct(shape, jnp.int32) for shape in shapes),
        num_warps=4 if pairs <= 64 else 8,
        num_stages=1,
        interpret=interpret,
    )


def _expert_tiles_body(
    ids_ref, pairs_ref, expert_ref, count_ref, *, pairs: int, experts: int, block: int, tiles: int
):
    chunk = min(32, 1 << (pairs - 1).bit_length())
    chunks = -(-pairs // chunk)
    bins = jnp.arange(1 << (experts - 1).bit_length(), dtype=jnp.int32)
    rows = jnp.arange(block, dtype=jnp.int32)

    def load(i):
        index = i * chunk + jnp.arange(chunk, dtype=jnp.int32)
        ids = plgpu.load(ids_ref.at[index], mask=index < pairs, other=-1)
        return index, ids

    def tally(i, counts):
        _, ids = load(i)
        return counts + jnp.sum((ids[:, None] == bins[None, :]).astype(jnp.int32), axis=0)

    counts = jax.lax.fori_loop(0, chunks, tally, jnp.zeros(bins.shape, jnp.int32))
    wanted = jnp.where(bins < experts, (counts + block - 1) // block, 0)
    ends = jnp.cumsum(wanted, dtype=jnp.int32)
    total = jnp.sum(wanted)
    first_tile = pl.program_id(0) * tiles
    tile = first_tile + jnp.arange(tiles, dtype=jnp.int32)
    is_before = ends[None, :] <= tile[:, None]
    expert = jnp.where(tile < total, jnp.sum(is_before.astype(jnp.int32), axis=1), -1)
    first = (tile - jnp.max(jnp.where(is_before, ends[None, :], 0), axis=1)) * block

    def place(i, carry):
        seen, found = carry
        index, ids = load(i)
        # Ids of other shards may be -1 like an idle tile's expert.
        is_mine = (ids[None, :] == expert[:, None]) & (ids[None, :] >= 0)
        mine = is_mine.astype(jnp.int32)
        rank = seen[:, None] + jnp.cumsum(mine, axis=1, dtype=jnp.int32) - mine - first[:, None]
        is_here = is_mine[:, :, None] & (rank[:, :, None] == rows[None, None, :])
        here = jnp.where(is_here, index[None, :, None] + 1, 0)
        return seen + jnp.sum(mine, axis=1), found + jnp.sum(here, axis=1)

    carry = (jnp.zeros((tiles,), jnp.int32), jnp.zeros((tiles, block), jnp.int32))
    found = jax.lax.fori_loop(0, chunks, place, carry)[1]
    plgpu.store(pairs_ref.at[pl.ds(first_tile, tiles), pl.ds(0, block)], found - 1)
    plgpu.store(expert_ref.at[pl.ds(first_tile, tiles)], jnp.maximum(expert, 0))

    @pl.when(first_tile == 0)
    def _():
        count_ref[0] = total
