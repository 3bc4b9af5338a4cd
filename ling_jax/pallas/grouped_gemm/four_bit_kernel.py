"""Grouped products with weights of four bits and rows in bfloat16, Pallas with Triton lowering.

The grid and the products are those of `pallas_kernel`. What bounds them is not memory but the
instructions that make numbers of four bits, so everything is arranged for few of them:

- A word gives two inputs of an output at a time, by one shift and one logical operation. In `int4`
  the code becomes the lowest bits of 128, in `mxfp4` sign, exponent and mantissa of a number that
  is 2^-126 too small.
- Both are neighbours in the register that the tensor core reads, so none is packed again.
- Scales multiply two weights at once, in bfloat16 as if the matrix had been expanded: `mxfp4` stays
  exact, an `int4` weight is rounded once. So the sums of all runs stay in the tensor core, and
  scales come through shared memory ahead of time like the weights.

The shared expert is not packed: its tiles multiply as in `pallas_kernel`, `bk` inputs at a time.
The blocks of the others are always the same.

The compiler would split a logical operation that it can see into halves and pack them again, so it
is inline assembly, which interpret mode does not know: there, plain arithmetic makes the same.
"""

from collections.abc import Callable
from functools import partial

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
    shared_tokens,
    store_rows,
)
from ling_jax.pallas.grouped_gemm.reference import swiglu
from ling_jax.quant.four_bit import (
    BLOCK,
    E8M0_SHIFT,
    RUN,
    SCALES_PER_WORD,
    SEGMENTS,
    FourBit,
    Kind,
    e2m1_bits,
)

_GROUPS = BLOCK // RUN  # of a block
_WORDS = RUN // 2  # of a group in a block

# `(word >> 4 p & mask) | 0x4300` in both halves is 128 plus the code; then less 136, times a scale.
_INT4 = (
    "{{ .reg .b32 v, c; shr.u32 v, $1, {shift}; lop3.b32 v, v, 0x000F000F, 0x43004300, 0xEA; "
    "mov.b32 c, 0x43084308; sub.rn.bf16x2 v, v, c; mul.rn.bf16x2 $0, v, $2; }}"
)
_MXFP4 = (
    "{{ .reg .b32 v; shl.b32 v, $1, {shift}; and.b32 v, v, 0x81C081C0; mul.rn.bf16x2 $0, v, $2; }}"
)
_MXFP4_LAST = (
    "{ .reg .b32 v, w; shr.u32 v, $1, 4; and.b32 v, v, 0x00C000C0; "
    "shr.u32 w, $1, 5; lop3.b32 v, w, 0x01000100, v, 0xEA; "
    "shl.b32 w, $1, 1; lop3.b32 v, w, 0x80008000, v, 0xEA; mul.rn.bf16x2 $0, v, $2; }"
)


def gate_up(
    x: jax.Array,
    weight: FourBit,
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

    def moe_gate_up_four_bit_kernel(pairs, expert, count, x, data, scale, *shared_and_out):
        out = shared_and_out[-1]
        column = pl.program_id(0) * bn

        @routed(pairs, expert, count, sizes, tiles)
        def _(e, rows, is_row):
            # Gate rows, then up rows: one product, whose rows the warps share.
            index = jnp.arange(2 * bn, dtype=jnp.int32)
            half, outputs = index // bn, column + index % bn
            load_words = partial(_load_words, data, e, half * sizes.outputs + outputs)
            load_scales = partial(_load_scales, scale, (e, half), outputs)

            def step(k, sums):
                columns = _columns(x, rows // sizes.top_k, is_row, k)
                how = (load_words, load_scales, k, columns, weight.kind, interpret)
                return (_add(sums[0], *how),)

            [total] = _loop(step, sizes.inputs // BLOCK, (2 * bn, rows.shape[0]), 1)
            gate, up = _halves(_whole(total, weight.kind))
            store_rows(out, rows, is_row, column, swiglu(gate, up, limits[0]))

        @shared_tokens(sizes, tiles)
        def _(tokens, is_row):
            def load(half: int, first: jax.Array) -> jax.Array:
                at = (jnp.int32(half), pl.ds(column, bn), pl.ds(first, bk))
                return plgpu.load(shared_and_out[0].at[at])

            gate, up = _plain_sums(
                partial(load_rows, x, tokens, is_row, bk=bk),
                [partial(load, half) for half in range(2)],
                *((sizes.inputs // bk, bk), (bn, tiles.block)),
            )
            hidden = swiglu(gate, up, limits[1])
            store_rows(out, sizes.pairs + tokens, is_row, column, hidden)

    return _call(
        moe_gate_up_four_bit_kernel,
        *(x, weight.data.reshape(sizes.experts, 2 * sizes.outputs, -1), weight.scale, shared),
        *(tiles, sizes, bn, tiling.gate_up_warps, tiling.gate_up_stages, interpret),
    )


def down(
    hidden: jax.Array,
    weight: FourBit,
    shared: jax.Array | None,
    tiles: ExpertTiles,
    *,
    sizes: Sizes,
    tiling: Tiling,
    interpret: bool,
) -> jax.Array:
    """Output rows [rows, embed], before the experts' weights."""
    bn, bk = fit(sizes.outputs, tiling.down_bn), fit(sizes.inputs, tiling.down_bk)

    def moe_down_four_bit_kernel(pairs, expert, count, hidden, data, scale, *shared_and_out):
        out = shared_and_out[-1]
        column = pl.program_id(0) * bn

        @routed(pairs, expert, count, sizes, tiles)
        def _(e, rows, is_row):
            outputs = column + jnp.arange(bn, dtype=jnp.int32)
            load_words = partial(_load_words, data, e, outputs)
            load_scales = partial(_load_scales, scale, (e,), outputs)

            def step(k, sums):
                columns = _columns(hidden, rows, is_row, k)
                how = (load_words, load_scales, k, columns, weight.kind, interpret)
                return (_add(sums[0], *how),)

            [total] = _loop(step, sizes.inputs // BLOCK, (bn, rows.shape[0]), 1)
            store_rows(out, rows, is_row, column, _whole(total, weight.kind))

        @shared_tokens(sizes, tiles)
        def _(tokens, is_row):
            rows = sizes.pairs + tokens
            [total] = _plain_sums(
                partial(load_rows, hidden, rows, is_row, bk=bk),
                [lambda k: plgpu.load(shared_and_out[0].at[pl.ds(column, bn), pl.ds(k, bk)])],
                *((sizes.inputs // bk, bk), (bn, tiles.block)),
            )
            store_rows(out, rows, is_row, column, total)

    return _call(
        moe_down_four_bit_kernel,
        *(hidden, weight.data, weight.scale, shared),
        *(tiles, sizes, bn, tiling.down_warps, tiling.down_stages, interpret),
    )


def _plain_sums(
    rows_at: Callable[[jax.Array], jax.Array],
    weights_at: list[Callable[[jax.Array], jax.Array]],
    steps: tuple[int, int],
    shape: tuple[int, int],
) -> tuple[jax.Array, ...]:
    """Products of rows with matrices that are not packed.

    Args:
      rows_at: inputs of the rows from one on, as many as a step has.
      weights_at: likewise of a matrix.
      steps: how many, and the inputs of each.
    """

    def step(k, sums):
        columns = rows_at(k * steps[1]).T
        weights = [at(k * steps[1]) for at in weights_at]
        return tuple(total + dot(w, columns) for total, w in zip(sums, weights, strict=True))

    return _loop(step, steps[0], shape, len(weights_at))


def _loop(
    step: Callable[..., tuple[jax.Array, ...]], count: int, shape: tuple[int, int], sums: int
) -> tuple[jax.Array, ...]:
    """The sums, from zero, after so many steps along the inputs."""
    return jax.lax.fori_loop(0, count, step, (jnp.zeros(shape, jnp.float32),) * sums)


def _call(
    body: Callable[..., None],
    x: jax.Array,
    data: jax.Array,
    scale: jax.Array,
    shared: jax.Array | None,
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
        *(() if shared is None else (shared,)),
        grid=(sizes.outputs // bn, grid_tiles(sizes, tiles)),
        out_shape=jax.ShapeDtypeStruct((sizes.rows, sizes.outputs), x.dtype),
        num_warps=num_warps,
        num_stages=num_stages,
        interpret=interpret,
    )


def _columns(x, rows: jax.Array, is_row: jax.Array, block: jax.Array) -> list[jax.Array]:
    """The inputs of a block, [RUN, rows] for each group."""
    return [load_rows(x, rows, is_row, block * BLOCK + g * RUN, RUN).T for g in range(_GROUPS)]


def _load_words(data, e: jax.Array, outputs: jax.Array, first: jax.Array) -> jax.Array:
    """Words [outputs, half a block] of an expert, from `first` on."""
    shape = (outputs.shape[0], _WORDS)
    columns = first + jnp.arange(_WORDS, dtype=jnp.int32)
    index = (e, outputs[:, None], columns[None, :])
    return plgpu.load(data.at[tuple(jnp.broadcast_to(i, shape) for i in index)])


def _load_scales(
    scale, matrix: tuple[jax.Array, ...], outputs: jax.Array, word: jax.Array
) -> jax.Array:
    """One word of scales [outputs] each.

    Args:
      matrix: index of an output's matrix in the stack.
    """
    index = (*matrix, word, outputs)
    return plgpu.load(scale.at[tuple(jnp.broadcast_to(i, outputs.shape) for i in index)])


def _halves(total: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The first and the second half of the rows; a kernel cannot slice."""
    both = total.reshape(2, -1, total.shape[1])
    half = jax.lax.broadcasted_iota(jnp.int32, both.shape, 0)
    first, second = (jnp.where(half == i, both, 0.0).sum(axis=0) for i in range(2))
    return first, second


def _add(
    total: jax.Array,
    load_words: Callable[[jax.Array], jax.Array],
    load_scales: Callable[[jax.Array], jax.Array],
    block: jax.Array,
    columns: list[jax.Array],
    kind: Kind,
    interpret: bool,
) -> jax.Array:
    """Adds the products of one block of inputs to the sums [outputs, rows]."""
    # A segment is two groups: the first half of a block's words has the first of each.
    words = [load_words(block * RUN + half * _WORDS) for half in range(2)]
    per_word = SCALES_PER_WORD[kind]
    count = _GROUPS // per_word
    packed = [load_scales(block * count + i) for i in range(count)]
    for g, column in enumerate(columns):
        factor = _scale(packed[g // per_word], g % per_word, kind)
        total += dot(_weights(words[g % 2], g // 2, factor, kind, interpret), column)
    return total


def _scale(word: jax.Array, i: int, kind: Kind) -> jax.Array:
    """Scale `i` of a word, as a bfloat16 in both halves of an int32."""
    if kind == "int4":
        half = jax.lax.shift_right_logical(word, jnp.full_like(word, 16)) if i else word & 0xFFFF
        return half * 0x10001
    code = jax.lax.shift_right_logical(word, jnp.full_like(word, 8 * i)) & 255
    # Of two exponents of a bfloat16: 126 more for e2m1, less what `_whole` gives back.
    return (code + (126 - E8M0_SHIFT)) * 0x00800080


def _whole(total: jax.Array, kind: Kind) -> jax.Array:
    return total if kind == "int4" else total * 2.0**E8M0_SHIFT


def _weights(
    words: jax.Array, segment: int, scale: jax.Array, kind: Kind, interpret: bool
) -> jax.Array:
    """Values [outputs, RUN] of one group.

    Args:
      words: [outputs, RUN / 2], of which each holds two inputs of the segment.
      scale: [outputs], twice in each word.
    """
    scale = jnp.broadcast_to(scale[:, None], words.shape)
    sixteen = jnp.full_like(words, 16)
    if interpret:
        upper = jax.lax.shift_right_logical(words, sixteen)
        factor = _bfloat16(scale) * jnp.bfloat16(1 if kind == "int4" else 2.0**-126)
        both = [_value(half, segment, kind) * factor for half in (words, upper)]
    else:
        [pair] = plgpu.elementwise_inline_asm(
            _assembly(segment, kind),
            args=[words, scale],
            constraints="=r,r,r",
            pack=1,
            result_shape_dtypes=[jax.ShapeDtypeStruct(words.shape, jnp.int32)],
        )
        both = [_bfloat16(pair), _bfloat16(jax.lax.shift_right_logical(pair, sixteen))]
    return jnp.stack(both, axis=-1).reshape(words.shape[0], RUN)


def _assembly(segment: int, kind: Kind) -> str:
    if kind == "int4":
        return _INT4.format(shift=4 * segment)
    return _MXFP4_LAST if segment == SEGMENTS - 1 else _MXFP4.format(shift=3 * segment)


def _bfloat16(bits: jax.Array) -> jax.Array:
    """The lower half of each word."""
    return jax.lax.bitcast_convert_type(bits.astype(jnp.int16), jnp.bfloat16)


def _value(half: jax.Array, segment: int, kind: Kind) -> jax.Array:
    """The values before their scale, by plain arithmetic."""
    if kind == "int4":
        return ((half >> 4 * segment & 15) - 8).astype(jnp.bfloat16)
    bits = e2m1_bits(half, segment)
    low, exponent = (bits >> 6 & 1).astype(jnp.float32), bits >> 7 & 3
    power = jnp.left_shift(jnp.ones_like(exponent), exponent).astype(jnp.float32)
    size = jnp.where(exponent == 0, 0.5 * low, (0.5 + 0.25 * low) * power)
    return jnp.where((bits >> 15 & 1) == 1, -size, size).astype(jnp.bfloat16)
