"""Grouped products on tensor cores, Pallas with Triton lowering.

Weight rows are the rows of each product and tokens its columns, so that a tile with one token still
fills the tensor core and the weights, which are nearly all of the traffic, stream through shared
memory. A program makes `bn` outputs of one tile; neighbours on the fastest grid axis share the
tile's tokens. Programs behind `count` return at once; those behind `capacity` do the shared expert.
"""

from collections.abc import Callable

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import dot, kernel_call
from ling_jax.pallas.grouped_gemm.contract import ExpertTiles, Sizes, Tiling, fit
from ling_jax.pallas.grouped_gemm.reference import swiglu

_Matrix = Callable[..., jax.Array]
"""Loads a slice of rows and one of columns of one expert's weights."""
_Limit = float | None

_SHORT = 64
"""A larger tile whose second half is empty multiplies its first half only."""


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
                columns = load_rows(x, tokens, is_row, k * bk, bk).T
                gate = matrix(pl.ds(column, bn), pl.ds(k * bk, bk))
                up = matrix(pl.ds(sizes.outputs + column, bn), pl.ds(k * bk, bk))
                return sums[0] + dot(gate, columns), sums[1] + dot(up, columns)

            zeros = jnp.zeros((bn, rows.shape[0]), jnp.float32)
            gate, up = jax.lax.fori_loop(0, sizes.inputs // bk, step, (zeros, zeros))
            store_rows(out, rows, is_row, column, swiglu(gate, up, limit))

        @routed(pairs, expert, count, sizes, tiles)
        def _(e, rows, is_row):
            store(
                lambda n, k: plgpu.load(weight.at[e, n, k]),
                *(rows, rows // sizes.top_k, is_row, limits[0]),
            )

        @shared_tokens(sizes, tiles)
        def _(tokens, is_row):
            store(
                lambda n, k: plgpu.load(shared_and_out[0].at[n, k]),
                *(sizes.pairs + tokens, tokens, is_row, limits[1]),
            )

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
                columns = load_rows(hidden, rows, is_row, k * bk, bk).T
                return sums + dot(matrix(pl.ds(column, bn), pl.ds(k * bk, bk)), columns)

            zeros = jnp.zeros((bn, rows.shape[0]), jnp.float32)
            sums = jax.lax.fori_loop(0, sizes.inputs // bk, step, zeros)
            store_rows(out, rows, is_row, column, sums)

        @routed(pairs, expert, count, sizes, tiles)
        def _(e, rows, is_row):
            store(lambda n, k: plgpu.load(weight.at[e, n, k]), rows, is_row)

        @shared_tokens(sizes, tiles)
        def _(tokens, is_row):
            store(
                lambda n, k: plgpu.load(shared_and_out[0].at[n, k]),
                *(sizes.pairs + tokens, is_row),
            )

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
    """Tiles of the grid: those of the shared expert, then the routed ones."""
    return _shared_tiles(sizes, tiles) + tiles.capacity


def _shared_tiles(sizes: Sizes, tiles: ExpertTiles) -> int:
    return -(-sizes.tokens // tiles.block) if sizes.has_shared else 0


def routed(pairs, expert, count, sizes: Sizes, tiles: ExpertTiles) -> Callable:
    """Runs the decorated body if this tile has work: its expert, its pairs, which of them exist."""
    first = _shared_tiles(sizes, tiles)

    def run(body: Callable) -> None:
        tile = pl.program_id(1) - first
        # Before the branch, so that these loads do not wait for the count.
        slot = jnp.clip(tile, 0, tiles.capacity - 1)
        e = plgpu.load(expert.at[slot])
        heights = (tiles.block // 2, tiles.block) if tiles.block > _SHORT else (tiles.block,)
        rows = [plgpu.load(pairs.at[slot, pl.ds(0, height)]) for height in heights]
        has_work = (tile >= 0) & (tile < count[0])
        is_short = len(heights) > 1 and pairs[slot, heights[0]] < 0

        def visit(rows: jax.Array, is_chosen: jax.Array) -> None:
            pl.when(is_chosen)(lambda: body(e, jnp.maximum(rows, 0), rows >= 0))

        if len(heights) > 1:
            visit(rows[0], has_work & is_short)
            visit(rows[1], has_work & ~is_short)
        else:
            visit(rows[0], has_work)

    return run


def shared_tokens(sizes: Sizes, tiles: ExpertTiles) -> Callable:
    """Runs the decorated body if this tile is the shared expert's: its tokens, which of them exist.

    A second copy of the loop is cheaper than a choice between two arrays in every step. They come
    first, since beside experts of four bits they take longest.
    """

    def run(body: Callable) -> None:
        if sizes.has_shared:
            tile = pl.program_id(1)

            @pl.when(tile < _shared_tiles(sizes, tiles))
            def _():
                tokens = tile * tiles.block + jnp.arange(tiles.block, dtype=jnp.int32)
                body(tokens, tokens < sizes.tokens)

    return run


def load_rows(ref, rows: jax.Array, is_row: jax.Array, first: jax.Array, bk: int) -> jax.Array:
    shape = (rows.shape[0], bk)
    columns = first + jnp.arange(bk, dtype=jnp.int32)
    index = (_spread(rows[:, None], shape), _spread(columns[None, :], shape))
    return plgpu.load(ref.at[index], mask=_spread(is_row[:, None], shape), other=0.0)


def store_rows(ref, rows: jax.Array, is_row: jax.Array, first: jax.Array, sums: jax.Array) -> None:
    """Stores `sums` [bn, block] transposed."""
    bn, block = sums.shape
    columns = first + jnp.arange(bn, dtype=jnp.int32)
    # Interpret mode writes masked entries back to where they point: behind the array, to nothing.
    rows = jnp.where(is_row, rows, ref.shape[0])
    index = (_spread(rows[:, None], (block, bn)), _spread(columns[None, :], (block, bn)))
    mask = _spread(is_row[:, None], (block, bn))
    plgpu.store(ref.at[index], sums.T.astype(ref.dtype), mask=mask)


_spread = jnp.broadcast_to
