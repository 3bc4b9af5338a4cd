"""One program for each row: every load first, then sums, norm and quantisation in registers.

A row is a tile of runs, [runs, 128] where 128 divides it, so that the scale of a run is a maximum
along one axis. The runs are rounded up to a power of two; those past the end are masked.
"""

import math
from collections.abc import Callable

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.residual_norm.contract import (
    ExpertRows,
    Gain,
    Ids,
    Parts,
    Rows,
    Tiling,
    Weights,
)
from ling_jax.quant.fp8 import BLOCK, MAX, QRows

_SMALLEST_AMPLITUDE = 1e-12  # as in `quantize_rows`: a run of zeros has a finite scale


def rms_norm_rows(
    x: Rows, gain: Gain, *, eps: float, quantize: bool, tiling: Tiling, interpret: bool
) -> tuple[Rows, QRows | None]:
    def rms_norm_rows_kernel(x_ref, gain_ref, *out):
        tile = _Tile(x.shape[1])
        gain, h = tile.load(gain_ref), tile.load(x_ref, pl.program_id(0))
        _issue(interpret)
        _norm(tile, h, gain, out, dtype=x.dtype, eps=eps)

    out = _call(
        rms_norm_rows_kernel,
        x,
        gain,
        like=x,
        count=1,
        quantize=quantize,
        tiling=tiling,
        interpret=interpret,
    )
    return out[0], QRows(*out[1:]) if quantize else None


def add_rms_norm(
    h: Rows,
    parts: Parts,
    gain: Gain,
    *,
    eps: float,
    quantize: bool,
    tiling: Tiling,
    interpret: bool,
) -> tuple[Rows, Rows, QRows | None]:
    def add_rms_norm_kernel(h_ref, parts_ref, gain_ref, h_out, *out):
        tile, row = _Tile(h.shape[1]), pl.program_id(0)
        loaded = [tile.load(parts_ref, split, row) for split in range(parts.shape[0])]
        h_tile, gain = tile.load(h_ref, row), tile.load(gain_ref)
        _issue(interpret)
        h_new = _add(h_tile, sum(loaded[1:], loaded[0]), h.dtype)
        tile.store(h_out, row, h_new)
        _norm(tile, h_new, gain, out, dtype=h.dtype, eps=eps)

    out = _call(
        add_rms_norm_kernel,
        h,
        parts,
        gain,
        like=h,
        count=2,
        quantize=quantize,
        tiling=tiling,
        interpret=interpret,
    )
    return out[0], out[1], QRows(*out[2:]) if quantize else None


def combine_rms_norm(
    h: Rows,
    rows: ExpertRows,
    expert_ids: Ids,
    expert_weights: Weights,
    gain: Gain,
    *,
    experts: int,
    eps: float,
    has_shared: bool,
    quantize: bool,
    tiling: Tiling,
    interpret: bool,
) -> tuple[Rows, Rows, QRows | None]:
    tokens, top_k = expert_ids.shape

    def combine_rms_norm_kernel(h_ref, rows_ref, ids_ref, weights_ref, gain_ref, h_out, *out):
        tile, token = _Tile(h.shape[1]), pl.program_id(0)
        # All rows are loaded, those that hold nothing too: waiting for the ids would take longer.
        loaded = [tile.load(rows_ref, token * top_k + k) for k in range(top_k)]
        shared = tile.load(rows_ref, tokens * top_k + token) if has_shared else None
        h_tile, gain = tile.load(h_ref, token), tile.load(gain_ref)
        _issue(interpret)
        ids = [ids_ref[token, k] for k in range(top_k)]
        weights = [weights_ref[token, k] for k in range(top_k)]
        y = jnp.zeros(tile.shape, jnp.float32)
        for expert, weight, row in zip(ids, weights, loaded, strict=True):
            is_here = (expert >= 0) & (expert < experts)
            y = y + jnp.where(is_here, weight * row.astype(jnp.float32), 0.0)
        if shared is not None:
            y = _rounded(y, h.dtype) + _rounded(shared, h.dtype)
        h_new = _add(h_tile, y, h.dtype)
        tile.store(h_out, token, h_new)
        _norm(tile, h_new, gain, out, dtype=h.dtype, eps=eps)

    out = _call(
        combine_rms_norm_kernel,
        h,
        rows,
        expert_ids,
        expert_weights,
        gain,
        like=h,
        count=2,
        quantize=quantize,
        tiling=tiling,
        interpret=interpret,
    )
    return out[0], out[1], QRows(*out[2:]) if quantize else None


class _Tile:
    """Where a program finds the values of a row."""

    def __init__(self, dim: int) -> None:
        width = math.gcd(dim, BLOCK)
        runs = dim // width
        self.dim = dim
        self.shape = (1 << (runs - 1).bit_length(), width)
        self.is_inside = None
        run = jax.lax.broadcasted_iota(jnp.int32, self.shape, 0)
        self.column = run * width + jax.lax.broadcasted_iota(jnp.int32, self.shape, 1)
        if self.shape[0] > runs:
            self.is_inside = run < runs

    def load(self, ref, *row) -> jax.Array:
        """Zeros past the end of the row."""
        if self.is_inside is None:
            return plgpu.load(ref.at[self._at(row)])
        return plgpu.load(ref.at[self._at(row)], mask=self.is_inside, other=0)

    def store(self, ref, row, values: jax.Array) -> None:
        plgpu.store(ref.at[self._at((row,))], values.astype(ref.dtype), mask=self.is_inside)

    def _at(self, row: tuple) -> tuple[jax.Array, ...]:
        return *(jnp.full(self.shape, i, jnp.int32) for i in row), self.column


def _issue(interpret: bool) -> None:
    """Keeps the assembler from moving loads down to their uses, where each waits for the last."""
    if not interpret:
        plgpu.debug_barrier()


def _add(h: jax.Array, y: jax.Array, dtype: jnp.dtype) -> jax.Array:
    return _rounded(h.astype(jnp.float32) + _rounded(y, dtype), dtype)


def _norm(tile: _Tile, h: jax.Array, gain: jax.Array, out, *, dtype: jnp.dtype, eps: float) -> None:
    """Writes the norm of `h`, and its quantisation if there are refs for it."""
    row = pl.program_id(0)
    h = h.astype(jnp.float32)
    square = jnp.sum(jnp.sum(h * h, axis=1, keepdims=True), axis=0, keepdims=True)
    normed = _rounded(h * jax.lax.rsqrt(square / tile.dim + eps), dtype)
    normed = _rounded(normed * _rounded(gain, dtype), dtype)
    tile.store(out[0], row, normed)
    if len(out) == 1:
        return
    amplitude = jnp.max(jnp.abs(normed), axis=1, keepdims=True)
    scale = jnp.maximum(amplitude, _SMALLEST_AMPLITUDE) / MAX
    tile.store(out[1], row, normed / scale)
    run = jax.lax.broadcasted_iota(jnp.int32, scale.shape, 0)
    is_run = None if tile.is_inside is None else run < tile.dim // BLOCK
    plgpu.store(out[2].at[jnp.full(scale.shape, row, jnp.int32), run], scale, mask=is_run)


def _rounded(x: jax.Array, dtype: jnp.dtype) -> jax.Array:
    """The nearest number of `dtype`, in float32."""
    return x.astype(dtype).astype(jnp.float32)


def _call(
    body: Callable[..., None],
    *args: jax.Array,
    like: jax.Array,
    count: int,
    quantize: bool,
    tiling: Tiling,
    interpret: bool,
) -> tuple[jax.Array, ...]:
    """Runs `body` for each row; `count` outputs like `like`, then those of `QRows`."""
    rows, dim = like.shape
    quantized = (
        jax.ShapeDtypeStruct((rows, dim), jnp.float8_e4m3fn),
        jax.ShapeDtypeStruct((rows, dim // BLOCK), jnp.float32),
    )
    outputs = (jax.ShapeDtypeStruct(like.shape, like.dtype),) * count
    return kernel_call(
        body,
        *args,
        grid=(rows,),
        out_shape=outputs + (quantized if quantize else ()),
        num_warps=tiling.num_warps,
        num_stages=1,
        interpret=interpret,
    )
