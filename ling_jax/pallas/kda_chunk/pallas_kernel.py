"""KDA prefill in two launches, and one pass over the outputs that XLA makes.

The first does, for every chunk at once, what needs no state: convolution, activations, norms and
gates; the decayed products inside the chunk; the inverse of the triangular system; and from them

    W = X (b exp(G) K)     U = X (b V)     Qg = exp(G) Q     Kg = exp(G_last - G) K     P

with the names of `reference.py` and X = (I + A)^-1. The second walks each head's chunks with a
tile of the state in registers:

    N = U - W S     O = Qg S + P N     S = exp(G_last) S + Kg^T N

Decayed products of a chunk are put together from blocks of doubling size. Between the two halves
of a pair of blocks every exponent is split at the border between them, so both factors are at
most 1; within a block of 16 rows it is split at a middle row, and the factors stay below 2^58.
The inverse goes the same way, `X - X L X` for the blocks L between the halves: a series in powers
of A would cancel badly where keys repeat.
"""

import functools
import math
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.kda_chunk.contract import (
    BLOCK,
    Counts,
    Logits,
    Mixed,
    Projected,
    States,
    Tails,
    Tiling,
)
from ling_jax.pallas.kda_decode.contract import KdaGates

_F32 = jnp.float32
_LOG2E = math.log2(math.e)
_L2_EPS = 1e-6


def mix(
    projected: Projected,
    beta: Logits,
    gates: KdaGates,
    recurrent: States,
    conv: Tails,
    counts: Counts,
    *,
    lower_bound: float,
    chunk: int,
    tiling: Tiling,
    interpret: bool,
) -> tuple[Mixed, States]:
    """What the state answers each token (before the output norm), and the new state."""
    batch, seq, heads, _, dim = projected.shape
    dtype, chunks = projected.dtype, pl.cdiv(seq, chunk)
    per_chunk = (batch, heads, chunks)
    tile = jax.ShapeDtypeStruct((*per_chunk, chunk, dim), dtype)
    intra = functools.partial(
        kda_chunk_intra_kernel, lower_bound=lower_bound, chunk=chunk, interpret=interpret
    )
    w, u, queries, keys, reads, decay = kernel_call(
        intra,
        projected,
        beta,
        gates.conv,
        gates.decay_rate,
        gates.decay_bias,
        conv.astype(dtype),
        counts,
        grid=(heads, chunks, batch),
        out_shape=(
            *(tile,) * 4,
            jax.ShapeDtypeStruct((*per_chunk, chunk, chunk), dtype),
            jax.ShapeDtypeStruct((*per_chunk, dim), _F32),
        ),
        num_warps=tiling.intra_warps,
        num_stages=1,
        interpret=interpret,
    )
    value_tile = min(tiling.value_tile, dim)
    inter = functools.partial(kda_chunk_inter_kernel, value_tile=value_tile, interpret=interpret)
    return kernel_call(
        inter,
        w,
        u,
        queries,
        keys,
        reads,
        decay,
        recurrent,
        counts,
        grid=(dim // value_tile, heads, batch),
        out_shape=(
            jax.ShapeDtypeStruct((batch, seq, heads, dim), dtype),
            jax.ShapeDtypeStruct(recurrent.shape, _F32),
        ),
        num_warps=tiling.inter_warps,
        num_stages=tiling.inter_stages if dtype == jnp.bfloat16 else 1,
        interpret=interpret,
    )


def kda_chunk_intra_kernel(
    projected_ref: Any,
    beta_ref: Any,
    conv_ref: Any,
    rate_ref: Any,
    bias_ref: Any,
    tail_ref: Any,
    counts_ref: Any,
    w_ref: Any,
    u_ref: Any,
    queries_ref: Any,
    keys_ref: Any,
    reads_ref: Any,
    decay_ref: Any,
    *,
    lower_bound: float,
    chunk: int,
    interpret: bool,
) -> None:
    """One chunk of one head of one sequence; a chunk of padding only is left unwritten."""
    head, index, sequence = (pl.program_id(axis) for axis in range(3))
    dtype, dim, tail = projected_ref.dtype, projected_ref.shape[-1], tail_ref.shape[1]
    count = plgpu.load(counts_ref.at[sequence])
    first_row = index * chunk
    shape = (chunk, dim)
    row, lane = _iota(shape, 0), _iota(shape, 1)
    channel = jnp.arange(dim, dtype=jnp.int32)
    time = first_row + row
    is_true = time < count

    def raw(part: int) -> jax.Array:  # rows of one projection
        where = (_full(sequence, shape), time, _full(head, shape), _full(part, shape), lane)
        return plgpu.load(projected_ref.at[where], mask=is_true, other=0.0).astype(_F32)

    def convolved(part: int) -> jax.Array:  # with SiLU, rounded like the reference
        total = jnp.zeros(shape, _F32)

        def weight(tap: int) -> jax.Array:
            where = (_full(head, (dim,)), _full(part, (dim,)), channel, _full(tap, (dim,)))
            return plgpu.load(conv_ref.at[where])[None, :]

        for tap in range(tail + 1):
            at = time + (tap - tail)
            where = (_full(sequence, shape), jnp.maximum(at, 0), _full(head, shape))
            x = plgpu.load(
                projected_ref.at[(*where, _full(part, shape), lane)],
                mask=(at >= 0) & (at < count),
                other=0.0,
            )
            total = total + x.astype(_F32) * weight(tap)

        def continued(total: jax.Array) -> jax.Array:  # from the rows before the first
            for tap in range(tail):
                at = row + tap
                where = (_full(sequence, shape), jnp.minimum(at, tail - 1), _full(head, shape))
                x = plgpu.load(
                    tail_ref.at[(*where, _full(part, shape), lane)], mask=at < tail, other=0.0
                )
                total = total + x.astype(_F32) * weight(tap)
            return total

        total = jax.lax.cond(index == 0, continued, lambda x: x, total)
        active = (total * _sigmoid(total)).astype(dtype).astype(_F32)
        return jnp.where(is_true, active, 0.0)

    @pl.when(first_row < count)
    def _() -> None:
        rate = jnp.exp2(plgpu.load(rate_ref.at[head]) * _LOG2E)
        bias = plgpu.load(bias_ref.at[head, :])
        gate = _sigmoid(rate * (raw(3) + bias[None, :]))
        step = jnp.where(is_true, (lower_bound * _LOG2E) * gate, 0.0)  # log2 of each row's decay
        k = _unit(convolved(1))
        q = _unit(convolved(0)) * dim**-0.5

        # `start` and `end` are the decays from a row to both ends of its block of `size` rows,
        # its own step on the side of the start; `whole` those of the blocks.
        blocks = (chunk // BLOCK, BLOCK, dim)
        sums = jnp.cumsum(step.reshape(blocks), axis=1)
        total = jnp.sum(step.reshape(blocks), axis=1)
        middle = jnp.sum(jnp.where(_iota(blocks, 1) == BLOCK // 2 - 1, sums, 0.0), axis=1)
        sums = sums.reshape(shape)
        start, end = jnp.exp2(sums), jnp.exp2(_per_block(total, BLOCK) - sums)
        whole = jnp.exp2(total)
        i, j = _iota((chunk, chunk), 0), _iota((chunk, chunk), 1)
        times = functools.partial(_dot, interpret=interpret)
        up = start * _per_block(jnp.exp2(-middle), BLOCK)
        right = (k / up).astype(dtype).T  # so that a row against itself is exact
        inside = (i ^ j) < BLOCK
        writes = jnp.where(inside & (i > j), times((k * up).astype(dtype), right), 0.0)
        reads = jnp.where(inside & (i >= j), times((q * up).astype(dtype), right), 0.0)
        size = BLOCK
        while size < chunk:
            is_later = (row & size) != 0
            factor = jnp.where(is_later, start, end)
            left = (k * factor).astype(dtype)
            seen = _is_below(i, j, size)
            writes = jnp.where(seen, times(left, left.T), writes)
            reads = jnp.where(seen, times((q * factor).astype(dtype), left.T), reads)
            halves = whole.reshape(chunk // (2 * size), 2, dim)
            is_first = _iota(halves.shape, 1) == 0
            first = jnp.sum(jnp.where(is_first, halves, 0.0), axis=1)
            second = jnp.sum(jnp.where(is_first, 0.0, halves), axis=1)
            start = start * jnp.where(is_later, _per_block(first, 2 * size), 1.0)
            end = end * jnp.where(is_later, 1.0, _per_block(second, 2 * size))
            whole = first * second
            size *= 2
        out = (sequence, head, index)
        plgpu.store(queries_ref.at[out], (q * start).astype(dtype))
        plgpu.store(keys_ref.at[out], (k * end).astype(dtype))
        plgpu.store(reads_ref.at[out], reads.astype(dtype))
        plgpu.store(decay_ref.at[out], jnp.sum(whole, axis=0))

        rows = jnp.arange(chunk, dtype=jnp.int32)
        logits = plgpu.load(
            beta_ref.at[_full(sequence, (chunk,)), first_row + rows, _full(head, (chunk,))],
            mask=first_row + rows < count,
            other=0.0,
        )
        strength = jnp.where(first_row + rows < count, _sigmoid(logits), 0.0)[:, None]
        keys = (strength * (k * start)).astype(dtype)
        lower = strength * writes
        inverse = _invert(lower, i, j, dtype, interpret=interpret).astype(dtype)
        plgpu.store(w_ref.at[out], times(inverse, keys).astype(dtype))
        values = (strength * convolved(2)).astype(dtype)
        plgpu.store(u_ref.at[out], times(inverse, values).astype(dtype))


def _invert(
    lower: jax.Array, i: jax.Array, j: jax.Array, dtype: Any, *, interpret: bool
) -> jax.Array:
    """Inverse of `I + lower`, strictly lower triangular, in much finer products than `dtype`'s."""
    times = functools.partial(_dot, interpret=interpret, is_fine=dtype == _F32)
    inverse = jnp.where(i == j, 1.0, 0.0) - jnp.where(_is_below(i, j, 1), lower, 0.0)
    size = 2
    while size < lower.shape[0]:
        between = jnp.where(_is_below(i, j, size), lower, 0.0)
        inverse = inverse - times(times(inverse, between), inverse)
        size *= 2
    return inverse


def kda_chunk_inter_kernel(
    w_ref: Any,
    u_ref: Any,
    queries_ref: Any,
    keys_ref: Any,
    reads_ref: Any,
    decay_ref: Any,
    state_ref: Any,
    counts_ref: Any,
    out_ref: Any,
    new_state_ref: Any,
    *,
    value_tile: int,
    interpret: bool,
) -> None:
    """`value_tile` value channels of one head of one sequence, from chunk to chunk."""
    tile, head, sequence = (pl.program_id(axis) for axis in range(3))
    chunks, chunk = w_ref.shape[2:4]
    seq, dtype = out_ref.shape[1], w_ref.dtype
    used = pl.cdiv(plgpu.load(counts_ref.at[sequence]), chunk)
    channels = pl.ds(tile * value_tile, value_tile)
    times = functools.partial(_dot, interpret=interpret)
    shape = (chunk, value_tile)
    lane = tile * value_tile + _iota(shape, 1)

    def write(index: jax.Array, rows: jax.Array) -> None:
        time = index * chunk + _iota(shape, 0)
        where = (_full(sequence, shape), time, _full(head, shape), lane)
        plgpu.store(out_ref.at[where], rows.astype(dtype), mask=time < seq)

    def step(index: jax.Array, state: jax.Array) -> jax.Array:
        at = (sequence, head, index)
        rounded = state.astype(dtype)
        u = plgpu.load(u_ref.at[(*at, slice(None), channels)]).astype(_F32)
        written = (u - times(plgpu.load(w_ref.at[at]), rounded)).astype(dtype)
        old = times(plgpu.load(queries_ref.at[at]), rounded)
        write(index, old + times(plgpu.load(reads_ref.at[at]), written))
        decay = plgpu.load(decay_ref.at[at])
        return state * decay[:, None] + times(plgpu.load(keys_ref.at[at]).T, written)

    def clear(index: jax.Array, carry: int) -> int:
        write(index, jnp.zeros(shape, _F32))
        return carry

    state = plgpu.load(state_ref.at[sequence, head, channels, :]).T
    state = jax.lax.fori_loop(0, used, step, state)
    plgpu.store(new_state_ref.at[sequence, head, channels, :], state.T)
    jax.lax.fori_loop(used, chunks, clear, 0)


def _dot(x: jax.Array, y: jax.Array, *, interpret: bool, is_fine: bool = True) -> jax.Array:
    """Product in float32; float32 arrays are split in three products on the tensor cores.

    Args:
      is_fine: to 21 bits, else to 16, in half the time.
    """
    precision = None
    if x.dtype == _F32:
        split = jax.lax.DotAlgorithmPreset
        preset = split.TF32_TF32_F32_X3 if is_fine else split.BF16_BF16_F32_X3
        precision = jax.lax.Precision.HIGHEST if interpret else preset
    return jnp.dot(x, y, precision=precision, preferred_element_type=_F32)


def _sigmoid(x: jax.Array) -> jax.Array:
    return 1.0 / (1.0 + jnp.exp2(x * -_LOG2E))


def _unit(x: jax.Array) -> jax.Array:
    return x * jax.lax.rsqrt(jnp.sum(x * x, axis=-1, keepdims=True) + _L2_EPS)


def _is_below(i: jax.Array, j: jax.Array, size: int) -> jax.Array:
    """Rows of the second block, columns of the first, of each pair of blocks of `size`.

    `size` is a power of two, so that two bits tell it.
    """
    return ((i ^ j) < 2 * size) & ((i & size) > (j & size))


def _per_block(rows: jax.Array, size: int) -> jax.Array:
    """Repeats each row `size` times."""
    count, dim = rows.shape
    return jnp.broadcast_to(rows[:, None, :], (count, size, dim)).reshape(count * size, dim)


def _iota(shape: tuple[int, ...], axis: int) -> jax.Array:
    return jax.lax.broadcasted_iota(jnp.int32, shape, axis)


def _full(value: Any, shape: tuple[int, ...]) -> jax.Array:
    return jnp.broadcast_to(jnp.asarray(value, jnp.int32), shape)
