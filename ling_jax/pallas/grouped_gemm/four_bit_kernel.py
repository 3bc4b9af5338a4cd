"""Grouped products with weights of four bits and rows in bfloat16, Pallas with Triton lowering.

The grid and the products are those of `pallas_kernel`. What bounds them is not memory but the
instructions that make numbers of four bits, so everything is arranged for few of them:

- A word of eight codes gives two neighbours of a register at a time, by one shift and one logical
  operation for both: in `int4` the code becomes the lowest bits of 128, in `mxfp4` exponent and
  mantissa of a number that is 2^-126 too small. One packed operation makes either exact.
- A run of 32 inputs is a product of its own, and has one scale: that multiplies the sums of an
  output, 16 for 32 weights in a small tile, not the weights.

A logical operation that the compiler can see it splits into halves and packs again, so it is
inline assembly, which interpret mode does not know: there, plain arithmetic makes the same numbers.
"""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import dot, kernel_call
from ling_jax.pallas.grouped_gemm.contract import ExpertTiles, Sizes, Tiling, fit
from ling_jax.pallas.grouped_gemm.pallas_kernel import (
    grid_tiles,
    load_rows,
    routed,
    store_rows,
)
from ling_jax.pallas.grouped_gemm.reference import swiglu
from ling_jax.quant.four_bit import BLOCK, PER_WORD, RUN, FourBit, Kind

_Columns = list[jax.Array]  # of a block, a run each: [RUN, rows]

# `(word & mask) | 0x4300` in both halves: 128 plus the code, in bfloat16.
_INT4 = "lop3.b32 $0, $1, 0x000F000F, 0x43004300, 0xEA;"
# Magnitude to exponent and mantissa, sign to the top.
_MXFP4 = (
    "{ .reg .b32 sign; and.b32 sign, $1, 0x00080008; shl.b32 sign, sign, 12; "
    "and.b32 $0, $1, 0x00070007; shl.b32 $0, $0, 6; or.b32 $0, $0, sign; }"
)


def gate_up(
    x: jax.Array,
    weight: FourBit,
    tiles: ExpertTiles,
    limit: float | None,
    *,
    sizes: Sizes,
    tiling: Tiling,
    interpret: bool,
) -> jax.Array:
    """Hidden rows [pairs, mlp]."""
    bn = fit(sizes.outputs, tiling.gate_up_bn)

    def moe_gate_up_four_bit_kernel(pairs, expert, count, x, data, scale, out):
        column = pl.program_id(0) * bn

        @routed(pairs, expert, count, tiles)
        def _(e, rows, is_row):
            def step(k, sums):
                columns = _columns(x, rows // sizes.top_k, is_row, k)
                some = pl.ds(column, bn)
                return tuple(
                    _add(
                        *(total, data, scale, (e, jnp.int32(half)), some, k, columns),
                        *(weight.kind, interpret),
                    )
                    for half, total in enumerate(sums)
                )

            zeros = jnp.zeros((bn, rows.shape[0]), jnp.float32)
            gate, up = jax.lax.fori_loop(0, sizes.inputs // BLOCK, step, (zeros, zeros))
            store_rows(out, rows, is_row, column, swiglu(gate, up, limit))

    return _call(
        moe_gate_up_four_bit_kernel,
        *(x, weight.data, weight.scale, tiles),
        *(sizes, bn, tiling.gate_up_warps, tiling.gate_up_stages, interpret),
    )


def down(
    hidden: jax.Array,
    weight: FourBit,
    tiles: ExpertTiles,
    *,
    sizes: Sizes,
    tiling: Tiling,
    interpret: bool,
) -> jax.Array:
    """Output rows [pairs, embed], before the experts' weights."""
    bn = fit(sizes.outputs, tiling.down_bn)

    def moe_down_four_bit_kernel(pairs, expert, count, hidden, data, scale, out):
        column = pl.program_id(0) * bn

        @routed(pairs, expert, count, tiles)
        def _(e, rows, is_row):
            def step(k, total):
                columns = _columns(hidden, rows, is_row, k)
                some = pl.ds(column, bn)
                return _add(total, data, scale, (e,), some, k, columns, weight.kind, interpret)

            zeros = jnp.zeros((bn, rows.shape[0]), jnp.float32)
            total = jax.lax.fori_loop(0, sizes.inputs // BLOCK, step, zeros)
            store_rows(out, rows, is_row, column, total)

    return _call(
        moe_down_four_bit_kernel,
        *(hidden, weight.data, weight.scale, tiles),
        *(sizes, bn, tiling.down_warps, tiling.down_stages, interpret),
    )


def _call(
    body: Callable[..., None],
    x: jax.Array,
    data: jax.Array,
    scale: jax.Array,
    tiles: ExpertTiles,
    sizes: Sizes,
    bn: int,
    num_warps: int,
    num_stages: int,
    interpret: bool,
) -> jax.Array:
    return kernel_call(
        body,
        *(tiles.pairs, tiles.expert, tiles.count, x, data, scale),
        grid=(sizes.outputs // bn, grid_tiles(sizes, tiles)),
        out_shape=jax.ShapeDtypeStruct((sizes.rows, sizes.outputs), x.dtype),
        num_warps=num_warps,
        num_stages=num_stages,
        interpret=interpret,
    )


def _columns(x, rows: jax.Array, is_row: jax.Array, block: jax.Array) -> _Columns:
    """The inputs of a block, run by run."""
    return [load_rows(x, rows, is_row, block * BLOCK + p * RUN, RUN).T for p in range(PER_WORD)]


def _add(
    total: jax.Array,
    data,
    scale,
    matrix: tuple[Any, ...],
    outputs: Any,
    block: jax.Array,
    columns: _Columns,
    kind: Kind,
    interpret: bool,
) -> jax.Array:
    """Adds the products of one block of inputs to the sums [outputs, rows].

    Args:
      matrix: index of the matrix in its stack.
    """
    words = plgpu.load(data.at[*matrix, outputs, pl.ds(block * RUN, RUN)])
    lower, upper = zip(*(_halves(words, p, kind, interpret) for p in range(4)), strict=True)
    for p, weights in enumerate((*lower, *upper)):
        code = plgpu.load(scale.at[*matrix, block * PER_WORD + p, outputs])
        total += dot(weights, columns[p]) * _scale(code, kind)[:, None]
    return total


def _halves(words: jax.Array, p: int, kind: Kind, interpret: bool) -> tuple[jax.Array, jax.Array]:
    """The values of runs `p` and `p` + 4, exact in bfloat16."""
    words = jax.lax.shift_right_logical(words, jnp.full_like(words, 4 * p)) if p else words
    if interpret:
        upper = jax.lax.shift_right_logical(words, jnp.full_like(words, 16))
        return _value(words & 15, kind), _value(upper & 15, kind)
    [both] = plgpu.elementwise_inline_asm(
        _INT4 if kind == "int4" else _MXFP4,
        args=[words],
        constraints="=r,r",
        pack=1,
        result_shape_dtypes=[jax.ShapeDtypeStruct(words.shape, jnp.int32)],
    )
    upper = jax.lax.shift_right_logical(both, jnp.full_like(both, 16))
    return _exact(both, kind), _exact(upper, kind)


def _exact(bits: jax.Array, kind: Kind) -> jax.Array:
    """The lower half of each word as a bfloat16, brought to its value."""
    value = jax.lax.bitcast_convert_type(bits.astype(jnp.int16), jnp.bfloat16)
    if kind == "int4":
        return value - jnp.bfloat16(136)
    return value * jnp.bfloat16(2.0**126)


def _value(code: jax.Array, kind: Kind) -> jax.Array:
    """The same by plain arithmetic."""
    if kind == "int4":
        return (code - 8).astype(jnp.bfloat16)
    low, exponent = (code & 1).astype(jnp.float32), (code >> 1) & 3
    power = jnp.left_shift(jnp.ones_like(exponent), exponent).astype(jnp.float32)
    size = jnp.where(exponent == 0, 0.5 * low, (0.5 + 0.25 * low) * power)
    return jnp.where(code >= 8, -size, size).astype(jnp.bfloat16)


def _scale(code: jax.Array, kind: Kind) -> jax.Array:
    if kind == "int4":
        return code.astype(jnp.float32)
    return jax.lax.bitcast_convert_type(code.astype(jnp.int32) << 23, jnp.float32)
