"""Grouped products of FP8 rows and FP8 weights on the FP8 tensor core, in Triton.

Orientation and grid are those of `pallas_kernel`. A step of the loop is one scale block of 128
inputs: its product is multiplied by the weights' scale, one number, and the rows' scales, then
added in float32. `gate_up` quantises its rows where it makes them, with one scale for each `bn`
outputs of a row; `down` then takes steps of `bn` inputs.
"""

import jax
import jax.numpy as jnp
import triton
import triton.language as tl

from ling_jax.pallas._triton_call import triton_call
from ling_jax.pallas.grouped_gemm.contract import LARGEST, ExpertTiles, Sizes, Tiling, fit
from ling_jax.quant.fp8 import BLOCK, QRows, QTensor


@triton.jit
def _tile_rows(pairs, is_shared, tile, PAIRS, TOKENS, CAPACITY, BT: tl.constexpr):
    """Rows of this tile (pair index, or pairs + token) and which of them exist."""
    offsets = tl.arange(0, BT)
    routed = tl.load(pairs + tile * BT + offsets, mask=(offsets >= 0) & (not is_shared), other=-1)
    token = (tile - CAPACITY) * BT + offsets
    rows = tl.where(is_shared, tl.where(token < TOKENS, PAIRS + token, -1), routed)
    return tl.maximum(rows, 0), rows >= 0


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
    LIMIT: tl.constexpr,
    SHARED_LIMIT: tl.constexpr,
    QUANTIZE: tl.constexpr,
):
    column, tile = tl.program_id(0) * BN, tl.program_id(1)
    is_shared = tile >= CAPACITY
    if (tile >= tl.load(count)) & (tile < CAPACITY):
        return
    rows, is_row = _tile_rows(pairs, is_shared, tile, TOKENS * TOP_K, TOKENS, CAPACITY, BT)
    tokens = tl.where(is_shared, rows - TOKENS * TOP_K, rows // TOP_K)
    tokens = tl.where(is_row, tokens, 0)
    e = tl.load(expert + tile, mask=tile < CAPACITY, other=0).to(tl.int64)
    w = tl.where(is_shared, shared, weight + e * (2 * N * K))
    SN: tl.constexpr = (N + 127) // 128
    SK: tl.constexpr = (K + 127) // 128
    s = tl.where(is_shared, shared_scale, weight_scale + e * (2 * SN * SK)) + column // 128 * SK

    n = column + tl.arange(0, BN)
    k = tl.arange(0, BK)
    w_at = w + n[:, None] * K + k[None, :]
    x_at = x + tokens[:, None] * K + k[None, :]
    xs_at = x_scale + tokens * SK
    gate = tl.zeros([BN, BT], tl.float32)
    up = tl.zeros([BN, BT], tl.float32)
    for i in range(K // BK):
        columns = tl.trans(tl.load(x_at + i * BK, mask=is_row[:, None], other=0.0))
        scale = tl.load(xs_at + i * BK // 128, mask=is_row, other=0.0)
        g = tl.dot(tl.load(w_at + i * BK), columns)
        u = tl.dot(tl.load(w_at + N * K + i * BK), columns)
        gate += g * (tl.load(s + i * BK // 128) * scale)[None, :]
        up += u * (tl.load(s + SN * SK + i * BK // 128) * scale)[None, :]

    bound = tl.where(is_shared, SHARED_LIMIT, LIMIT)
    hidden = gate / (1.0 + tl.exp(-gate))
    hidden = tl.where(hidden > bound, bound, hidden)
    up = tl.where(up > bound, bound, tl.where(up < -bound, -bound, up))
    hidden = hidden * up
    if QUANTIZE:
        row_scale = tl.maximum(tl.max(tl.abs(hidden), axis=0), 1e-12) / 448.0
        hidden = hidden / row_scale[None, :]
        tl.store(out_scale + rows * (N // BN) + column // BN, row_scale, mask=is_row)
    at = out + rows[:, None] * N + n[None, :]
    tl.store(at, tl.trans(hidden).to(out.dtype.element_ty), mask=is_row[:, None])


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
):
    column, tile = tl.program_id(0) * BN, tl.program_id(1)
    is_shared = tile >= CAPACITY
    if (tile >= tl.load(count)) & (tile < CAPACITY):
        return
    rows, is_row = _tile_rows(pairs, is_shared, tile, TOKENS * TOP_K, TOKENS, CAPACITY, BT)
    e = tl.load(expert + tile, mask=tile < CAPACITY, other=0).to(tl.int64)
    w = tl.where(is_shared, shared, weight + e * (N * K))
    SN: tl.constexpr = (N + 127) // 128
    SK: tl.constexpr = (K + 127) // 128
    s = tl.where(is_shared, shared_scale, weight_scale + e * (SN * SK)) + column // 128 * SK

    n = column + tl.arange(0, BN)
    k = tl.arange(0, BK)
    w_at = w + n[:, None] * K + k[None, :]
    x_at = x + rows[:, None] * K + k[None, :]
    xs_at = x_scale + rows * (K // BK)
    sums = tl.zeros([BN, BT], tl.float32)
    for i in range(K // BK):
        columns = tl.trans(tl.load(x_at + i * BK, mask=is_row[:, None], other=0.0))
        scale = tl.load(xs_at + i, mask=is_row, other=0.0)
        part = tl.dot(tl.load(w_at + i * BK), columns)
        sums += part * (tl.load(s + i * BK // 128) * scale)[None, :]
    at = out + rows[:, None] * N + n[None, :]
    tl.store(at, tl.trans(sums).to(out.dtype.element_ty), mask=is_row[:, None])


def gate_up(
    x: QRows,
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
        **_constants(sizes, tiles, bn, fit(sizes.inputs, BLOCK)),
        LIMIT=LARGEST if limits[0] is None else limits[0],
        SHARED_LIMIT=LARGEST if limits[1] is None else limits[1],
        QUANTIZE=quantize,
    )
    return QRows(data, scale) if quantize else data


def down(
    hidden: QRows,
    weight: QTensor,
    shared: QTensor | None,
    tiles: ExpertTiles,
    *,
    sizes: Sizes,
    tiling: Tiling,
) -> jax.Array:
    """Output rows [rows, embed] in bfloat16, before the experts' weights."""
    bn = fit(sizes.outputs, min(BLOCK, tiling.down_bn))
    group = sizes.inputs // hidden.scale.shape[1]
    return triton_call(
        moe_down_fp8_kernel,
        *_operands(hidden, weight, tiles, shared),
        grid=_grid(sizes, tiles, bn),
        out_shape=jax.ShapeDtypeStruct((sizes.rows, sizes.outputs), jnp.bfloat16),
        num_warps=tiling.down_warps,
        num_stages=tiling.down_stages,
        **_constants(sizes, tiles, bn, group),
    )


def _operands(
    x: QRows, weight: QTensor, tiles: ExpertTiles, shared: QTensor | None
) -> tuple[jax.Array, ...]:
    shared = weight if shared is None else shared  # not read: no tile lies behind `capacity`
    matrices = (weight.data, weight.scale, shared.data, shared.scale)
    return (tiles.pairs, tiles.expert, tiles.count, x.data, x.scale, *matrices)


def _grid(sizes: Sizes, tiles: ExpertTiles, bn: int) -> tuple[int, int]:
    extra = -(-sizes.tokens // tiles.block) if sizes.has_shared else 0
    return sizes.outputs // bn, tiles.capacity + extra


def _constants(sizes: Sizes, tiles: ExpertTiles, bn: int, bk: int) -> dict[str, int]:
    return {
        "TOKENS": sizes.tokens,
        "TOP_K": sizes.top_k,
        "CAPACITY": tiles.capacity,
        "N": sizes.outputs,
        "K": sizes.inputs,
        "BT": tiles.block,
        "BN": bn,
        "BK": bk,
    }
