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
    SPAN,
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
    rows = min(tiling.rows, chunk)
    prepare = functools.partial(kda_chunk_prepare_kernel, chunk=chunk, rows=rows)
    prepared = kernel_call(
        prepare,
        projected,
        jnp.swapaxes(gates.conv, 2, 3),
        conv.astype(dtype),
        counts,
        grid=(heads * 3, chunks * chunk // rows, batch),
        out_shape=jax.ShapeDtypeStruct((batch, heads, 3, chunks * chunk, dim), dtype),
        num_warps=tiling.prepare_warps,
        num_stages=1,
        interpret=interpret,
    )
    per_chunk = (batch, heads, chunks)
    tile = jax.ShapeDtypeStruct((*per_chunk, chunk, dim), dtype)
    intra = functools.partial(
        kda_chunk_intra_kernel,
        lower_bound=lower_bound,
        chunk=chunk,
        width=min(tiling.width, dim),
        interpret=interpret,
    )
    w, u, queries, keys, reads, decay = kernel_call(
        intra,
        prepared,
        projected,
        beta,
        gates.decay_rate,
        gates.decay_bias,
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


def kda_chunk_prepare_kernel(
    projected_ref: Any,
    conv_ref: Any,
    tail_ref: Any,
    counts_ref: Any,
    prepared_ref: Any,
    *,
    chunk: int,
    rows: int,
) -> None:
    """A few rows of one part of one head; zeros up to the end of the last chunk in use."""
    (head, part), sequence = jnp.divmod(pl.program_id(0), 3), pl.program_id(2)
    dtype, dim, tail = projected_ref.dtype, projected_ref.shape[-1], tail_ref.shape[1]
    count = plgpu.load(counts_ref.at[sequence])
    first_row = pl.program_id(1) * rows
    shape = (rows, dim)
    row, lane = first_row + _iota(shape, 0), _iota(shape, 1)
    before, after = _full(sequence, shape), (_full(head, shape), _full(part, shape), lane)

    @pl.when(first_row < pl.cdiv(count, chunk) * chunk)
    def _() -> None:
        weights = [plgpu.load(conv_ref.at[head, part, tap])[None, :] for tap in range(tail + 1)]

        def read(time: jax.Array) -> jax.Array:
            at = jnp.clip(time, 0, count - 1)
            return plgpu.load(projected_ref.at[(before, at, *after)]).astype(_F32)

        def from_tail(_: jax.Array) -> jax.Array:
            total = jnp.zeros(shape, _F32)
            for tap, weight in enumerate(weights):
                time = row + (tap - tail)
                at = jnp.clip(time + tail, 0, tail - 1)
                old = plgpu.load(tail_ref.at[(before, at, *after)]).astype(_F32)
                total = total + jnp.where(time < 0, old, read(time)) * weight
            return total

        total = jnp.zeros(shape, _F32)
        for tap, weight in enumerate(weights):
            total = total + read(row + (tap - tail)) * weight
        total = jax.lax.cond(first_row < tail, from_tail, lambda x: x, total)
        active = (total * _sigmoid(total)).astype(dtype).astype(_F32)
        norm = jax.lax.rsqrt(jnp.sum(active * active, axis=-1, keepdims=True) + _L2_EPS)
        scale = jnp.where(part == 0, norm * dim**-0.5, jnp.where(part == 1, norm, 1.0))
        active = jnp.where(row < count, active * scale, 0.0)
        at = (sequence, head, part, pl.ds(first_row, rows), slice(None))
        plgpu.store(prepared_ref.at[at], active.astype(dtype))


def kda_chunk_intra_kernel(
    prepared_ref: Any,
    projected_ref: Any,
    beta_ref: Any,
    rate_ref: Any,
    bias_ref: Any,
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
    width: int,
    interpret: bool,
) -> None:
    """One chunk of one head of one sequence; a chunk of padding only is left unwritten.

    Key channels are taken `width` at a time, for their elementwise work to fit the registers.
    """
    head, index, sequence = (pl.program_id(axis) for axis in range(3))
    dtype, dim = projected_ref.dtype, projected_ref.shape[-1]
    count = plgpu.load(counts_ref.at[sequence])
    first_row = index * chunk
    shape = (chunk, width)
    row, channel = _iota(shape, 0), _iota(shape, 1)
    times = functools.partial(_dot, interpret=interpret)
    at_rows = pl.ds(first_row, chunk)

    @pl.when(first_row < count)
    def _() -> None:
        i, j = _iota((chunk, chunk), 0), _iota((chunk, chunk), 1)
        signs = _signs(i, j)
        is_near = (i ^ j) < SPAN
        rate = jnp.exp2(plgpu.load(rate_ref.at[head]) * _LOG2E)
        is_true = (first_row + _iota((chunk, 1), 0)) < count
        bound = jnp.where(is_true, lower_bound * _LOG2E, 0.0)
        time = jnp.minimum(first_row + row, count - 1)
        writes = jnp.zeros((chunk, chunk), _F32)
        reads = jnp.zeros((chunk, chunk), _F32)
        starts: list[jax.Array] = []  # keys decayed from the start of the chunk
        columns = [pl.ds(first, width) for first in range(0, dim, width)]
        for first, column in zip(range(0, dim, width), columns, strict=True):
            where = (_full(sequence, shape), time, _full(head, shape), _full(3, shape))
            gate = plgpu.load(projected_ref.at[(*where, first + channel)]).astype(_F32)
            shift = rate * plgpu.load(bias_ref.at[head, column])
            step = bound * _sigmoid(rate * gate + shift[None, :])  # log2 of each row's decay
            exponents = _sums(signs, step, dtype, interpret=interpret)
            k = plgpu.load(prepared_ref.at[sequence, head, 1, at_rows, column]).astype(_F32)
            q = plgpu.load(prepared_ref.at[sequence, head, 0, at_rows, column]).astype(_F32)

            up, down = jnp.exp2(exponents[0]), jnp.exp2(-exponents[0])
            right = (k * down).astype(dtype).T
            left_k, left_q = (k * up).astype(dtype), (q * up).astype(dtype)
            near_k, near_q = times(left_k, right), times(left_q, right)
            if chunk > SPAN:
                far = (k * jnp.exp2(exponents[3])).astype(dtype).T
                writes = writes + jnp.where(is_near, near_k, times(left_k, far))
                reads = reads + jnp.where(is_near, near_q, times(left_q, far))
            else:
                writes, reads = writes + near_k, reads + near_q

            start = jnp.exp2(exponents[1])
            starts.append((k * start).astype(dtype))
            out = (sequence, head, index, slice(None), column)
            plgpu.store(queries_ref.at[out], (q * start).astype(dtype))
            plgpu.store(keys_ref.at[out], (k * jnp.exp2(exponents[2])).astype(dtype))
            where = (_full(sequence, shape), _full(head, shape), _full(index, shape))
            whole = decay_ref.at[(*where, first + channel)]
            plgpu.store(whole, start, mask=row == chunk - 1)

        out = (sequence, head, index)
        plgpu.store(reads_ref.at[out], jnp.where(i >= j, reads, 0.0).astype(dtype))
        rows = first_row + jnp.arange(chunk, dtype=jnp.int32)
        logits = plgpu.load(
            beta_ref.at[_full(sequence, (chunk,)), rows, _full(head, (chunk,))],
            mask=rows < count,
            other=0.0,
        )
        strength = jnp.where(rows < count, _sigmoid(logits), 0.0)  # padding writes nothing
        lower = jnp.where(i > j, strength[:, None] * writes, 0.0)
        inverse = _invert(lower, i, j, dtype, interpret=interpret)
        inverse = (inverse * strength[None, :]).astype(dtype)
        for column, start in zip(columns, starts, strict=True):
            at = (sequence, head, index, slice(None), column)
            plgpu.store(w_ref.at[at], times(inverse, start).astype(dtype))
            v = plgpu.load(prepared_ref.at[sequence, head, 2, at_rows, column])
            plgpu.store(u_ref.at[at], times(inverse, v).astype(dtype))


def _signs(i: jax.Array, t: jax.Array) -> list[jax.Array]:
    """What sums of steps t make the exponents of row i.

    In turn: from the middle of the block of `SPAN` rows to the row, its own step included; from the
    start of the chunk to the row; from behind the row to the end; and, for a row of the first
    block, from behind it to the middle of the second block.
    """
    chunk = i.shape[0]
    span = min(chunk, SPAN)
    is_before = t < i + 1
    is_first_half = (t & (span // 2)) == 0
    one, zero = jnp.ones(i.shape, _F32), jnp.zeros(i.shape, _F32)
    from_middle = jnp.where(
        is_before, jnp.where(is_first_half, zero, one), jnp.where(is_first_half, -one, zero)
    )
    signs = [
        jnp.where((i ^ t) < span, from_middle, zero),
        jnp.where(is_before, one, zero),
        jnp.where(is_before, zero, one),
    ]
    if chunk > span:
        signs.append(jnp.where(is_before | (t >= span + span // 2), zero, one))
    return [sign.astype(jnp.bfloat16) for sign in signs]


def _sums(
    signs: list[jax.Array], step: jax.Array, dtype: Any, *, interpret: bool
) -> list[jax.Array]:
    """Products with `step` to 24 bits of each step, or 16 with bfloat16."""
    parts, rest = [], step
    for _ in range(3 if dtype == _F32 else 2):
        parts.append(rest.astype(jnp.bfloat16))
        rest = rest - parts[-1].astype(_F32)
    return [
        functools.reduce(jnp.add, [_dot(sign, part, interpret=interpret) for part in parts])
        for sign in signs
    ]


def _invert(
    lower: jax.Array, i: jax.Array, j: jax.Array, dtype: Any, *, interpret: bool
) -> jax.Array:
    """Inverse of `I + lower`, strictly lower triangular."""
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
        preset = split.TF32_TF32_F32_X3 if is_fine else split.TF32_TF32_F32
        precision = jax.lax.Precision.HIGHEST if interpret else preset
    return jnp.dot(x, y, precision=precision, preferred_element_type=_F32)


def _sigmoid(x: jax.Array) -> jax.Array:
    return 1.0 / (1.0 + jnp.exp2(x * -_LOG2E))


def _is_below(i: jax.Array, j: jax.Array, size: int) -> jax.Array:
    """Rows of the second block, columns of the first, of each pair of blocks of `size`.

    `size` is a power of two, so that two bits tell it.
    """
    return ((i ^ j) < 2 * size) & ((i & size) > (j & size))


def _iota(shape: tuple[int, ...], axis: int) -> jax.Array:
    return jax.lax.broadcasted_iota(jnp.int32, shape, axis)


def _full(value: Any, shape: tuple[int, ...]) -> jax.Array:
    return jnp.broadcast_to(jnp.asarray(value, jnp.int32), shape)
