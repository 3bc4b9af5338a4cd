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
    Counts,
    Logits,
    Mixed,
    SPAN,
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
        jnp.swapaxes(gates.conv, 2, 3),
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
    time = first_row + row
    out = (sequence, head, index)
    times = functools.partial(_dot, interpret=interpret)
    sigmoid = functools.partial(_sigmoid, interpret=interpret)

    def read(part: int, time: jax.Array) -> jax.Array:  # rows of one projection
        at = jnp.minimum(time, count - 1)
        where = (_full(sequence, shape), at, _full(head, shape), _full(part, shape), lane)
        return plgpu.load(projected_ref.at[where]).astype(_F32)

    def convolved(part: int) -> jax.Array:  # with SiLU, rounded like the reference
        weights = [plgpu.load(conv_ref.at[head, part, tap])[None, :] for tap in range(tail + 1)]

        def from_tail(_: jax.Array) -> jax.Array:
            total = jnp.zeros(shape, _F32)
            for tap, weight in enumerate(weights):
                at = row + (tap - tail)
                old = (_full(sequence, shape), jnp.clip(at + tail, 0, tail - 1))
                x = plgpu.load(tail_ref.at[(*old, _full(head, shape), _full(part, shape), lane)])
                x = jnp.where(at < 0, x.astype(_F32), read(part, jnp.maximum(at, 0)))
                total = total + x * weight
            return total

        total = jnp.zeros(shape, _F32)
        for tap, weight in enumerate(weights):
            total = total + read(part, jnp.maximum(time + (tap - tail), 0)) * weight
        total = jax.lax.cond(index == 0, from_tail, lambda x: x, total)
        return (total * sigmoid(total)).astype(dtype)

    @pl.when(first_row < count)
    def _() -> None:
        rate = jnp.exp2(plgpu.load(rate_ref.at[head]) * _LOG2E)
        shift = rate * plgpu.load(bias_ref.at[head, :])
        is_true = (first_row + _iota((chunk, 1), 0)) < count
        bound = jnp.where(is_true, lower_bound * _LOG2E, 0.0)
        step = bound * sigmoid(rate * read(3, time) + shift[None, :])  # log2 of each row's decay
        decay = _Decays(step, interpret=interpret)
        k = _unit(convolved(1).astype(_F32))
        below = k * decay.down
        plgpu.store(keys_ref.at[out], (below * decay.per_block(decay.to_end)).astype(dtype))
        plgpu.store(decay_ref.at[out], decay.whole)
        right, far = below.astype(dtype).T, (below * decay.across).astype(dtype).T
        above = k * decay.up
        i, j = _iota((chunk, chunk), 0), _iota((chunk, chunk), 1)
        is_near = (i ^ j) < decay.span

        def products(above: jax.Array) -> jax.Array:
            left = above.astype(dtype)
            near = times(left, right)
            return near if chunk <= decay.span else jnp.where(is_near, near, times(left, far))

        rows = first_row + jnp.arange(chunk, dtype=jnp.int32)
        at = (_full(sequence, (chunk,)), jnp.minimum(rows, count - 1), _full(head, (chunk,)))
        strength = jnp.where(
            rows < count, sigmoid(plgpu.load(beta_ref.at[at])), 0.0
        )  # padding writes nothing
        lower = jnp.where(i > j, strength[:, None] * products(above), 0.0)
        keys = (above * decay.per_block(decay.from_start)).astype(dtype)
        inverse = _invert(lower, i, j, dtype, interpret=interpret)
        inverse = (inverse * strength[None, :]).astype(dtype)
        plgpu.store(w_ref.at[out], times(inverse, keys).astype(dtype))
        plgpu.store(u_ref.at[out], times(inverse, convolved(2)).astype(dtype))

        above = (_unit(convolved(0).astype(_F32)) * dim**-0.5) * decay.up
        reads = jnp.where(i >= j, products(above), 0.0)
        plgpu.store(reads_ref.at[out], reads.astype(dtype))
        queries = above * decay.per_block(decay.from_start)
        plgpu.store(queries_ref.at[out], queries.astype(dtype))


class _Decays:
    """Decays between the rows of a chunk and the middles of its blocks of `span` rows.

    `up` takes a row's product from the middle of its block to the row (its own step included),
    `down` from behind the row to the middle, `across` from there to the middle of the second block;
    `from_start` and `to_end` lead from the start of the chunk to each middle and from there to
    the end, `whole` from start to end.
    """

    def __init__(self, step: jax.Array, *, interpret: bool) -> None:
        chunk, dim = step.shape
        self.chunk, self.span = chunk, min(chunk, SPAN)
        half = self.span // 2
        i, t = _iota((chunk, chunk), 0), _iota((chunk, chunk), 1)
        is_before = (t & half) == 0
        sign = jnp.where(t <= i, jnp.where(is_before, 0.0, 1.0), jnp.where(is_before, -1.0, 0.0))
        sign = jnp.where((i ^ t) < self.span, sign, 0.0).astype(jnp.bfloat16)
        exponent = jnp.zeros_like(step)
        rest = step
        for _ in range(3 if interpret else 2):
            part = rest.astype(jnp.bfloat16)
            exponent = exponent + _dot(sign, part, interpret=interpret)
            rest = rest - part.astype(_F32)
        self.up, self.down = jnp.exp2(exponent), jnp.exp2(-exponent)
        halves = jnp.sum(step.reshape(chunk // half, half, dim), axis=1)
        which = _iota(halves.shape, 0)
        sums = [
            jnp.sum(jnp.where(which == n, halves, 0.0), axis=0) for n in range(chunk // half)
        ]
        total = functools.reduce(jnp.add, sums)
        self.whole = jnp.exp2(total)
        starts = [sums[0], total - sums[-1]]
        self.from_start = [jnp.exp2(x) for x in starts]
        self.to_end = [jnp.exp2(total - x) for x in starts]
        self.across = jnp.exp2(starts[1] - starts[0])[None, :]

    def per_block(self, middles: list[jax.Array]) -> jax.Array:
        """Rows with what belongs to the middle of their block."""
        first, second = (x[None, :] for x in middles)
        if self.chunk == self.span:
            return first
        shape = (self.chunk, first.shape[1])
        return jnp.where(_iota(shape, 0) < self.span, first, second)


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


def _sigmoid(x: jax.Array, *, interpret: bool) -> jax.Array:
    grown = 1.0 + jnp.exp2(x * -_LOG2E)
    if interpret:
        return 1.0 / grown
    # A division costs ten instructions.
    [inverse] = plgpu.elementwise_inline_asm(
        "rcp.approx.ftz.f32 $0, $1;",
        args=[grown],
        constraints="=f,f",
        pack=1,
        result_shape_dtypes=[jax.ShapeDtypeStruct(x.shape, _F32)],
    )
    return inverse


def _unit(x: jax.Array) -> jax.Array:
    return x * jax.lax.rsqrt(jnp.sum(x * x, axis=-1, keepdims=True) + _L2_EPS)


def _is_below(i: jax.Array, j: jax.Array, size: int) -> jax.Array:
    """Rows of the second block, columns of the first, of each pair of blocks of `size`.

    `size` is a power of two, so that two bits tell it.
    """
    return ((i ^ j) < 2 * size) & ((i & size) > (j & size))


def _iota(shape: tuple[int, ...], axis: int) -> jax.Array:
    return jax.lax.broadcasted_iota(jnp.int32, shape, axis)


def _full(value: Any, shape: tuple[int, ...]) -> jax.Array:
    return jnp.broadcast_to(jnp.asarray(value, jnp.int32), shape)
