"""Grouped products with FP8 weights, in Triton.

Rows in FP8 multiply on the FP8 tensor core; for rows in bfloat16 the weights become bfloat16 too,
which is exact. The grid is that of `pallas_kernel`, with the shared expert last. Tiles of 64 rows
and more in FP8 stand on the long side of the tensor core, so that a thread multiplies by the scales
of two rows; otherwise the weights do, since that side takes what was converted from registers.

A step is one scale block of 128 inputs: its product is multiplied by the weights' scale, one
number, and the scales of FP8 rows, then added in float32. `bk` is a number of steps whose data
travel together. Of a tile of more than 64 rows whose second half is empty only the first is
multiplied. `gate_up` quantises its rows where it makes them, with one scale for each `bn` outputs
of a row; `down` then takes steps of `bn` inputs.
"""

import jax
import jax.numpy as jnp
import triton
import triton.language as tl

from ling_jax.pallas._triton_call import triton_call
from ling_jax.pallas._triton_kernels import to_bfloat16
from ling_jax.pallas.grouped_gemm.contract import LARGEST, ExpertTiles, Sizes, Tiling, fit
from ling_jax.quant.fp8 import BLOCK, QRows, QTensor


@triton.jit
def _tile(
    pairs, expert, count, PAIRS: tl.constexpr, TOKENS: tl.constexpr, CAPACITY: tl.constexpr,
    BT: tl.constexpr, ROWS: tl.constexpr,
):  # fmt: skip
    """Of this program's tile: has it work, is it the shared expert's, expert, rows, which exist.

    A row is a pair index, or `PAIRS` + token. All loads are issued before the first is needed.
    """
    tile = tl.program_id(1)
    is_shared = tile >= CAPACITY
    offsets = tl.arange(0, ROWS)
    routed = tl.load(pairs + tl.minimum(tile, CAPACITY - 1) * BT + offsets)
    e = tl.load(expert + tl.minimum(tile, CAPACITY - 1)).to(tl.int64)
    has_work = is_shared | (tile < tl.load(count))
    token = (tile - CAPACITY) * BT + offsets
    rows = tl.where(is_shared, tl.where(token < TOKENS, PAIRS + token, -1), routed)
    return has_work, is_shared, e, tl.maximum(rows, 0), rows >= 0


@triton.jit
def _is_short(pairs, CAPACITY: tl.constexpr, BT: tl.constexpr):
    """Whether the second half of this program's tile is empty."""
    tile = tl.program_id(1)
    return (tl.load(pairs + tl.minimum(tile, CAPACITY - 1) * BT + BT // 2) < 0) & (tile < CAPACITY)


@triton.jit
def _row_scale(at, is_row, step, IS_QUANTIZED: tl.constexpr):
    return tl.load(at + step, mask=is_row, other=0.0) if IS_QUANTIZED else 1.0


@triton.jit
def _add_product(
    sums, weight, rows, scale, row_scale, IS_QUANTIZED: tl.constexpr, IS_SWAPPED: tl.constexpr
):
    if not IS_QUANTIZED:
        weight = to_bfloat16(weight)
    product = tl.dot(weight, tl.trans(rows)) if IS_SWAPPED else tl.dot(rows, tl.trans(weight))
    if not IS_QUANTIZED:
        sums += product * scale
    elif IS_SWAPPED:
        sums += product * (scale * row_scale)[None, :]
    else:
        sums += product * (scale * row_scale)[:, None]
    return sums


@triton.jit
def _gate_up_rows(
    column, is_shared, e, rows, is_row, x, x_scale, weight, weight_scale, shared, shared_scale, out,
    out_scale,
    TOKENS: tl.constexpr, TOP_K: tl.constexpr, N: tl.constexpr, K: tl.constexpr,
    BT: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, STEP: tl.constexpr,
    IS_QUANTIZED: tl.constexpr, LIMIT: tl.constexpr, SHARED_LIMIT: tl.constexpr,
    QUANTIZE: tl.constexpr,
):  # fmt: skip
    """Hidden rows of one tile, stored."""
    tokens = tl.where(is_shared, rows - TOKENS * TOP_K, rows // TOP_K)
    tokens = tl.where(is_row, tokens, 0)
    w = tl.where(is_shared, shared, weight + e * (2 * N * K))
    SN: tl.constexpr = (N + 127) // 128
    SK: tl.constexpr = (K + 127) // 128
    s = tl.where(is_shared, shared_scale, weight_scale + e * (2 * SN * SK)) + column // 128 * SK

    IS_SWAPPED: tl.constexpr = BT < 64 or not IS_QUANTIZED
    n = column + tl.arange(0, BN)
    k = tl.arange(0, STEP)
    w_at = w + n[:, None] * K + k[None, :]
    x_at = x + tokens[:, None] * K + k[None, :]
    xs_at = x_scale + tokens * SK
    gate = tl.zeros([BN, BT] if IS_SWAPPED else [BT, BN], tl.float32)
    up = tl.zeros([BN, BT] if IS_SWAPPED else [BT, BN], tl.float32)
    gate_scale, up_scale = tl.load(s), tl.load(s + SN * SK)
    row_scale = _row_scale(xs_at, is_row, 0, IS_QUANTIZED)
    for i in range(K // BK):
        for j in tl.static_range(BK // STEP):
            step = i * (BK // STEP) + j
            # The scales of the next step are on their way while this one waits for its data.
            following = tl.minimum(step + 1, K // STEP - 1)
            next_gate_scale = tl.load(s + following)
            next_up_scale = tl.load(s + SN * SK + following)
            next_row_scale = _row_scale(xs_at, is_row, following, IS_QUANTIZED)
            values = tl.load(x_at + step * STEP, mask=is_row[:, None], other=0.0)
            gates = tl.load(w_at + step * STEP)
            ups = tl.load(w_at + N * K + step * STEP)
            gate = _add_product(
                gate, gates, values, gate_scale, row_scale, IS_QUANTIZED, IS_SWAPPED
            )
            up = _add_product(up, ups, values, up_scale, row_scale, IS_QUANTIZED, IS_SWAPPED)
            gate_scale, up_scale, row_scale = next_gate_scale, next_up_scale, next_row_scale

    bound = tl.where(is_shared, SHARED_LIMIT, LIMIT)
    hidden = gate / (1.0 + tl.exp(-gate))
    hidden = tl.where(hidden > bound, bound, hidden)
    up = tl.where(up > bound, bound, tl.where(up < -bound, -bound, up))
    hidden = hidden * up
    if IS_SWAPPED:
        hidden = tl.trans(hidden)
    if QUANTIZE:
        group_scale = tl.maximum(tl.max(tl.abs(hidden), axis=1), 1e-12) / 448.0
        hidden = hidden / group_scale[:, None]
        tl.store(out_scale + rows * (N // BN) + column // BN, group_scale, mask=is_row)
    at = out + rows[:, None] * N + n[None, :]
    tl.store(at, hidden.to(out.dtype.element_ty), mask=is_row[:, None])


@triton.jit
def moe_gate_up_fp8_kernel(
    pairs,
    expert,
    count,
    x,
    x_scale,
    weight,
    weight_scale,
    shared,
    shared_scale,
    out,
    out_scale,
    TOKENS: tl.constexpr,
    TOP_K: tl.constexpr,
    CAPACITY: tl.constexpr,
    N: tl.constexpr,
    K: tl.constexpr,
    BT: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
    STEP: tl.constexpr,
    IS_QUANTIZED: tl.constexpr,
    LIMIT: tl.constexpr,
    SHARED_LIMIT: tl.constexpr,
    QUANTIZE: tl.constexpr,
):
    column = tl.program_id(0) * BN
    has_work, is_shared, e, rows, is_row = _tile(
        pairs, expert, count, TOKENS * TOP_K, TOKENS, CAPACITY, BT, BT
    )
    if not has_work:
        return
    if BT > 64 and _is_short(pairs, CAPACITY, BT):
        _, _, _, rows_half, is_row_half = _tile(
            pairs, expert, count, TOKENS * TOP_K, TOKENS, CAPACITY, BT, BT // 2
        )
        _gate_up_rows(
            column, is_shared, e, rows_half, is_row_half, x, x_scale, weight, weight_scale, shared,
            shared_scale, out, out_scale, TOKENS, TOP_K, N, K, BT // 2, BN, BK, STEP, IS_QUANTIZED,
            LIMIT, SHARED_LIMIT, QUANTIZE,
        )  # fmt: skip
    else:
        _gate_up_rows(
            column, is_shared, e, rows, is_row, x, x_scale, weight, weight_scale, shared,
            shared_scale, out, out_scale, TOKENS, TOP_K, N, K, BT, BN, BK, STEP, IS_QUANTIZED,
            LIMIT, SHARED_LIMIT, QUANTIZE,
        )  # fmt: skip


@triton.jit
def _down_rows(
    column, is_shared, e, rows, is_row, x, x_scale, weight, weight_scale, shared, shared_scale, out,
    N: tl.constexpr, K: tl.constexpr, BT: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
    STEP: tl.constexpr, IS_QUANTIZED: tl.constexpr,
):  # fmt: skip
    """Output rows of one tile, stored."""
    w = tl.where(is_shared, shared, weight + e * (N * K))
    SN: tl.constexpr = (N + 127) // 128
    SK: tl.constexpr = (K + 127) // 128
    s = tl.where(is_shared, shared_scale, weight_scale + e * (SN * SK)) + column // 128 * SK

    IS_SWAPPED: tl.constexpr = BT < 64 or not IS_QUANTIZED
    n = column + tl.arange(0, BN)
    k = tl.arange(0, STEP)
    w_at = w + n[:, None] * K + k[None, :]
    x_at = x + rows[:, None] * K + k[None, :]
    xs_at = x_scale + rows * (K // STEP)
    sums = tl.zeros([BN, BT] if IS_SWAPPED else [BT, BN], tl.float32)
    scale = tl.load(s)
    row_scale = _row_scale(xs_at, is_row, 0, IS_QUANTIZED)
    for i in range(K // BK):
        for j in tl.static_range(BK // STEP):
            step = i * (BK // STEP) + j
            following = tl.minimum(step + 1, K // STEP - 1)
            next_scale = tl.load(s + following * STEP // 128)
            next_row_scale = _row_scale(xs_at, is_row, following, IS_QUANTIZED)
            values = tl.load(x_at + step * STEP, mask=is_row[:, None], other=0.0)
            weights = tl.load(w_at + step * STEP)
            sums = _add_product(sums, weights, values, scale, row_scale, IS_QUANTIZED, IS_SWAPPED)
            scale, row_scale = next_scale, next_row_scale
    if IS_SWAPPED:
        sums = tl.trans(sums)
    at = out + rows[:, None] * N + n[None, :]
    tl.store(at, sums.to(out.dtype.element_ty), mask=is_row[:, None])


@triton.jit
def moe_down_fp8_kernel(
    pairs,
    expert,
    count,
    x,
    x_scale,
    weight,
    weight_scale,
    shared,
    shared_scale,
    out,
    TOKENS: tl.constexpr,
    TOP_K: tl.constexpr,
    CAPACITY: tl.constexpr,
    N: tl.constexpr,
    K: tl.constexpr,
    BT: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
    STEP: tl.constexpr,
    IS_QUANTIZED: tl.constexpr,
):
    column = tl.program_id(0) * BN
    has_work, is_shared, e, rows, is_row = _tile(
        pairs, expert, count, TOKENS * TOP_K, TOKENS, CAPACITY, BT, BT
    )
    if not has_work:
        return
    if BT > 64 and _is_short(pairs, CAPACITY, BT):
        _, _, _, rows_half, is_row_half = _tile(
            pairs, expert, count, TOKENS * TOP_K, TOKENS, CAPACITY, BT, BT // 2
        )
        _down_rows(
            column, is_shared, e, rows_half, is_row_half, x, x_scale, weight, weight_scale, shared,
            shared_scale, out, N, K, BT // 2, BN, BK, STEP, IS_QUANTIZED,
        )  # fmt: skip
    else:
        _down_rows(
            column, is_shared, e, rows, is_row, x, x_scale, weight, weight_scale, shared,
            shared_scale, out, N, K, BT, BN, BK, STEP, IS_QUANTIZED,
        )  # fmt: skip


def gate_up(
    x: jax.Array | QRows,
    weight: QTensor,
    shared: QTensor | None,
    tiles: ExpertTiles,
    limits: tuple[float | None, float | None],
    *,
    sizes: Sizes,
    tiling: Tiling,
    quantize: bool,
) -> jax.Array | QRows:
    """Hidden rows [rows, mlp], bfloat16 or with one scale for each `gate_up_bn` columns."""
    bn = fit(sizes.outputs, min(BLOCK, tiling.gate_up_bn))
    shape = (sizes.rows, sizes.outputs)
    groups = (sizes.rows, sizes.outputs // bn) if quantize else (1, 1)
    dtype = jnp.float8_e4m3fn if quantize else jnp.bfloat16
    data, scale = triton_call(
        moe_gate_up_fp8_kernel,
        *_operands(x, weight, tiles, shared),
        grid=_grid(sizes, tiles, bn),
        out_shape=(jax.ShapeDtypeStruct(shape, dtype), jax.ShapeDtypeStruct(groups, jnp.float32)),
        num_warps=tiling.gate_up_warps,
        num_stages=tiling.gate_up_stages,
        **_constants(x, sizes, tiles, bn, tiling.gate_up_bk),
        LIMIT=LARGEST if limits[0] is None else limits[0],
        SHARED_LIMIT=LARGEST if limits[1] is None else limits[1],
        QUANTIZE=quantize,
    )
    return QRows(data, scale) if quantize else data


def down(
    hidden: jax.Array | QRows,
    weight: QTensor,
    shared: QTensor | None,
    tiles: ExpertTiles,
    *,
    sizes: Sizes,
    tiling: Tiling,
) -> jax.Array:
    """Output rows [rows, embed] in bfloat16, before the experts' weights."""
    bn = fit(sizes.outputs, min(BLOCK, tiling.down_bn))
    return triton_call(
        moe_down_fp8_kernel,
        *_operands(hidden, weight, tiles, shared),
        grid=_grid(sizes, tiles, bn),
        out_shape=jax.ShapeDtypeStruct((sizes.rows, sizes.outputs), jnp.bfloat16),
        num_warps=tiling.down_warps,
        num_stages=tiling.down_stages,
        **_constants(hidden, sizes, tiles, bn, tiling.down_bk),
    )


def _operands(
    x: jax.Array | QRows, weight: QTensor, tiles: ExpertTiles, shared: QTensor | None
) -> tuple[jax.Array, ...]:
    shared = weight if shared is None else shared  # not read: no tile lies behind `capacity`
    matrices = (weight.data, weight.scale, shared.data, shared.scale)
    rows = (x.data, x.scale) if isinstance(x, QRows) else (x, weight.scale)  # scales are not read
    return (tiles.pairs, tiles.expert, tiles.count, *rows, *matrices)


def _grid(sizes: Sizes, tiles: ExpertTiles, bn: int) -> tuple[int, int]:
    extra = -(-sizes.tokens // tiles.block) if sizes.has_shared else 0
    return sizes.outputs // bn, tiles.capacity + extra


def _constants(
    x: jax.Array | QRows, sizes: Sizes, tiles: ExpertTiles, bn: int, bk: int
) -> dict[str, int]:
    step = sizes.inputs // x.scale.shape[1] if isinstance(x, QRows) else BLOCK
    return {
        "TOKENS": sizes.tokens,
        "TOP_K": sizes.top_k,
        "CAPACITY": tiles.capacity,
        "N": sizes.outputs,
        "K": sizes.inputs,
        "BT": tiles.block,
        "BN": bn,
        "BK": max(step, fit(sizes.inputs, bk)),
        "STEP": step,
        "IS_QUANTIZED": isinstance(x, QRows),
    }
