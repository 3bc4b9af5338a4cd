"""KDA prefill in three launches, and one pass over the outputs that XLA makes.

The first streams: convolution, activation, and the norms of the rows. The second does, for every
chunk at once, what needs no state: the decayed products inside the chunk, the inverse of the
triangular system, and from them

    W = X (exp(G) K)     U = X V     Qg = exp(G) Q     Kg = exp(G_last - G) K     P

with the names of `reference.py` and X = (I + A)^-1 b. The third walks each head's chunks with a
tile of the state in registers:

    N = U - W S     O = Qg S + P N     S = exp(G_last) S + Kg^T N

The exponents of decayed products are split at the middle of the later row's block of `SPAN` rows,
where both factors of a block stay finite. All sums of log-decays are products with constant
matrices of 0, 1 and -1: tensor cores make them faster than scans do. The inverse doubles blocks,
`X - X L X` for the blocks L between the halves: a series in powers of A would cancel badly where
keys repeat.
"""

import functools
import math
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
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
_RUN = 8
_LIFT = 18
"""Bits that keep the last rows of a block, 2^-116 of the middle one, away from underflow."""


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
    prepare = functools.partial(
        kda_chunk_prepare_kernel, chunk=chunk, rows=rows, interpret=interpret
    )
    prepared, norms = kernel_call(
        prepare,
        projected,
        jnp.swapaxes(gates.conv, 2, 3),
        conv.astype(dtype),
        counts,
        grid=(heads * 3, chunks * chunk // rows, batch),
        out_shape=(
            jax.ShapeDtypeStruct((batch, heads, 3, chunks * chunk, dim), dtype),
            jax.ShapeDtypeStruct((batch, heads, 3, chunks * chunk), _F32),
        ),
        num_warps=tiling.prepare_warps,
        num_stages=1,
        interpret=interpret,
    )
    per_chunk = (batch, heads, chunks)
    tile = jax.ShapeDtypeStruct((*per_chunk, chunk, dim), dtype)
    width = min(tiling.width, dim)
    intra = functools.partial(
        kda_chunk_intra_kernel,
        lower_bound=lower_bound,
        chunk=chunk,
        width=width,
        interpret=interpret,
    )
    w, u, queries, keys, reads, decay = kernel_call(
        intra,
        prepared,
        norms,
        projected,
        beta,
        gates.decay_rate,
        gates.decay_bias,
        counts,
        jnp.asarray(_signs(chunk)),
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
    norms_ref: Any,
    *,
    chunk: int,
    rows: int,
    interpret: bool,
) -> None:
    """A few rows of one part of one head, and one over the norm of each.

    Padding up to the end of the last chunk in use is finite.
    """
    (head, part), sequence = jnp.divmod(pl.program_id(0), 3), pl.program_id(2)
    dtype, dim, tail = projected_ref.dtype, projected_ref.shape[-1], tail_ref.shape[1]
    count = plgpu.load(counts_ref.at[sequence])
    first_row = pl.program_id(1) * rows
    # Each thread walks down `_RUN` rows, so that a row is read once for all taps.
    shape = (rows // _RUN, dim)
    row, lane = first_row + _RUN * _iota(shape, 0), _iota(shape, 1)
    start, rest = _full(sequence, shape), (_full(head, shape), _full(part, shape), lane)

    @pl.when(first_row < pl.cdiv(count, chunk) * chunk)
    def _() -> None:
        weights = [
            plgpu.load(conv_ref.at[head, part, pl.ds(tap, 1)]).reshape(1, dim)
            for tap in range(tail + 1)
        ]

        def read(step: int) -> jax.Array:
            time = row + step
            at = jnp.minimum(time, count - 1)
            if step >= 0:
                return plgpu.load(projected_ref.at[(start, at, *rest)]).astype(_F32)
            is_old = time < 0
            new = projected_ref.at[(start, jnp.maximum(at, 0), *rest)]
            old = tail_ref.at[(start, jnp.clip(time + tail, 0, tail - 1), *rest)]
            x = jnp.where(is_old, plgpu.load(old, mask=is_old, other=0.0), plgpu.load(new))
            return x.astype(_F32)

        window = [read(step) for step in range(-tail, 0)]
        for step in range(_RUN):
            window.append(read(step))
            total = functools.reduce(
                jnp.add, [x * weight for x, weight in zip(window, weights, strict=True)]
            )
            del window[0]
            active = _silu(total, interpret=interpret, is_fine=dtype == _F32)
            where = (start, *rest[:2], row + step, lane)
            plgpu.store(prepared_ref.at[where], active.astype(dtype))
            squares = jnp.sum(jnp.square(active), axis=-1)
            groups = jnp.arange(shape[0], dtype=jnp.int32)
            where = (*(_full(x, groups.shape) for x in (sequence, head, part)),)
            at = (*where, first_row + _RUN * groups + step)
            plgpu.store(norms_ref.at[at], jax.lax.rsqrt(squares + _L2_EPS))


def kda_chunk_intra_kernel(
    prepared_ref: Any,
    norms_ref: Any,
    projected_ref: Any,
    beta_ref: Any,
    rate_ref: Any,
    bias_ref: Any,
    counts_ref: Any,
    signs_ref: Any,
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
    row = _iota(shape, 0)
    times = functools.partial(_dot, interpret=interpret)
    sigmoid = functools.partial(_sigmoid, interpret=interpret)
    out = (sequence, head, index)
    i, j = _iota((chunk, chunk), 0), _iota((chunk, chunk), 1)

    def columns(at: jax.Array) -> Any:
        return pl.ds(at * width, width)

    def prepared(part: int, at: jax.Array) -> jax.Array:
        rows = pl.ds(first_row, chunk)
        tile = plgpu.load(prepared_ref.at[sequence, head, pl.ds(part, 1), rows, columns(at)])
        return tile.reshape(shape)

    def norms(part: int) -> jax.Array:
        at = (sequence, head, pl.ds(part, 1), pl.ds(first_row, chunk))
        return plgpu.load(norms_ref.at[at]).reshape(chunk, 1)

    def sums(which: int, parts: list[jax.Array]) -> jax.Array:
        sign = plgpu.load(signs_ref.at[pl.ds(which, 1)]).reshape(chunk, chunk)
        return functools.reduce(jnp.add, [times(sign, part) for part in parts])

    @pl.when(first_row < count)
    def _() -> None:
        rate = jnp.exp2(plgpu.load(rate_ref.at[head]) * _LOG2E)
        is_true = (first_row + _iota((chunk, 1), 0)) < count
        bound = jnp.where(is_true, lower_bound * _LOG2E, 0.0)
        time = jnp.minimum(first_row + row, count - 1)

        def some_channels(
            at: jax.Array, products: tuple[jax.Array, jax.Array]
        ) -> tuple[jax.Array, jax.Array]:
            lane = at * width + _iota(shape, 1)
            where = (_full(sequence, shape), time, _full(head, shape), _full(3, shape), lane)
            gate = plgpu.load(projected_ref.at[where]).astype(_F32)
            k = prepared(1, at).astype(_F32) * norms(1)
            q = prepared(0, at).astype(_F32) * (norms(0) * dim**-0.5)
            shift = rate * plgpu.load(bias_ref.at[head, columns(at)])
            rest = bound * sigmoid(rate * gate + shift[None, :])  # log2 of each row's decay
            parts: list[jax.Array] = []  # to 24 bits, or 16 with bfloat16
            for _ in range(3 if dtype == _F32 else 2):
                parts.append(rest.astype(jnp.bfloat16))
                rest = rest - parts[-1].astype(_F32)

            to = (*out, slice(None), columns(at))
            start = jnp.exp2(sums(_FROM_START, parts))
            plgpu.store(queries_ref.at[to], (q * start).astype(dtype))
            plgpu.store(w_ref.at[to], (k * start).astype(dtype))
            whole = (_full(sequence, shape), _full(head, shape), _full(index, shape), lane)
            plgpu.store(decay_ref.at[whole], start, mask=row == chunk - 1)
            keys = k * jnp.exp2(sums(_TO_END, parts))
            plgpu.store(keys_ref.at[to], keys.astype(dtype))

            exponent = sums(_FROM_MIDDLE, parts)
            rights = [(k * jnp.exp2(-exponent)).astype(dtype).T]
            if chunk > SPAN:
                rights.append((k * jnp.exp2(sums(_ACROSS, parts))).astype(dtype).T)
            up = jnp.exp2(exponent + _LIFT)

            def product(left: jax.Array) -> jax.Array:
                near, *far = [times(left, right) for right in rights]
                return jnp.where((i ^ j) < SPAN, near, far[0]) if far else near

            writes = products[0] + product((k * up).astype(dtype))
            reads = products[1] + product((q * up).astype(dtype))
            return writes, reads

        zeros = jnp.zeros((chunk, chunk), _F32)
        steps = dim // width
        writes, reads = jax.lax.fori_loop(0, steps, some_channels, (zeros, zeros))
        plgpu.store(reads_ref.at[out], jnp.where(i >= j, 2.0**-_LIFT * reads, 0.0).astype(dtype))
        rows = first_row + jnp.arange(chunk, dtype=jnp.int32)
        logits = plgpu.load(
            beta_ref.at[_full(sequence, (chunk,)), rows, _full(head, (chunk,))],
            mask=rows < count,
            other=0.0,
        )
        strength = jnp.where(rows < count, sigmoid(logits), 0.0)  # padding writes nothing
        lower = jnp.where(i > j, (2.0**-_LIFT * strength)[:, None] * writes, 0.0)
        inverse = _invert(lower, i, j, dtype, interpret=interpret)
        inverse = (inverse * strength[None, :]).astype(dtype)
        if not interpret:
            plgpu.debug_barrier()  # the keys in `w_ref` come from other threads

        def solve(at: jax.Array, carry: jax.Array) -> jax.Array:
            to = (*out, slice(None), columns(at))
            w = times(inverse, plgpu.load(w_ref.at[to]))
            u = times(inverse, prepared(2, at))
            plgpu.store(w_ref.at[to], w.astype(dtype))
            plgpu.store(u_ref.at[to], u.astype(dtype))
            return carry

        jax.lax.fori_loop(0, steps, solve, jnp.zeros((), jnp.int32))


_FROM_START, _TO_END, _FROM_MIDDLE, _ACROSS = range(4)


def _signs(chunk: int) -> np.ndarray:
    """What sums of steps t make the exponents of row i, [4, i, t].

    From the start of the chunk to the row, its own step included; from behind the row to the end;
    from the middle of the block of `SPAN` rows to the row; and, for a row of the first block, from
    behind it to the middle of the second block.
    """
    i, t = np.arange(chunk)[:, None], np.arange(chunk)[None, :]
    span = min(chunk, SPAN)
    middle = i // span * span + span // 2
    signs = np.zeros((4, chunk, chunk), np.float32)
    signs[_FROM_START] = t <= i
    signs[_TO_END] = t > i
    signs[_FROM_MIDDLE] = ((t >= middle) & (t <= i)) * 1.0 - ((t < middle) & (t > i))
    signs[_ACROSS] = (t > i) & (t < span + span // 2)
    return signs.astype(jnp.bfloat16)


def _invert(
    lower: jax.Array, i: jax.Array, j: jax.Array, dtype: Any, *, interpret: bool
) -> jax.Array:
    """Inverse of `I + lower`, strictly lower triangular; factors are rounded to `dtype`."""
    inverse = jnp.where(i == j, 1.0, 0.0) - jnp.where(_is_below(i, j, 1), lower, 0.0)
    size = 2
    while size < lower.shape[0]:
        between = jnp.where(_is_below(i, j, size), lower, 0.0).astype(dtype)
        rounded = inverse.astype(dtype)
        left = _dot(rounded, between, interpret=interpret).astype(dtype)
        inverse = inverse - _dot(left, rounded, interpret=interpret)
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

    def clear(index: jax.Array, carry: jax.Array) -> jax.Array:
        write(index, jnp.zeros(shape, _F32))
        return carry

    state = plgpu.load(state_ref.at[sequence, head, channels, :]).T
    state = jax.lax.fori_loop(0, used, step, state)
    plgpu.store(new_state_ref.at[sequence, head, channels, :], state.T)
    jax.lax.fori_loop(used, chunks, clear, jnp.zeros((), jnp.int32))


def _dot(x: jax.Array, y: jax.Array, *, interpret: bool) -> jax.Array:
    """Product in float32; float32 arrays are split in three products on the tensor cores."""
    precision = None
    if x.dtype == _F32:
        precision = jax.lax.DotAlgorithmPreset.TF32_TF32_F32_X3
        precision = jax.lax.Precision.HIGHEST if interpret else precision
    return jnp.dot(x, y, precision=precision, preferred_element_type=_F32)


def _silu(x: jax.Array, *, interpret: bool, is_fine: bool) -> jax.Array:
    if interpret or is_fine:
        return x * _sigmoid(x, interpret=interpret)
    half = 0.5 * x
    return half + half * _in_one_instruction("tanh.approx.f32", half)  # to 11 bits


def _sigmoid(x: jax.Array, *, interpret: bool) -> jax.Array:
    grown = 1.0 + jnp.exp2(x * -_LOG2E)
    # A division takes ten instructions.
    return 1.0 / grown if interpret else _in_one_instruction("rcp.approx.ftz.f32", grown)


def _in_one_instruction(name: str, x: jax.Array) -> jax.Array:
    [result] = plgpu.elementwise_inline_asm(
        f"{name} $0, $1;",
        args=[x],
        constraints="=f,f",
        pack=1,
        result_shape_dtypes=[jax.ShapeDtypeStruct(x.shape, x.dtype)],
    )
    return result


def _is_below(i: jax.Array, j: jax.Array, size: int) -> jax.Array:
    """Rows of the second block, columns of the first, of each pair of blocks of `size`.

    `size` is a power of two, so that two bits tell it.
    """
    return ((i ^ j) < 2 * size) & ((i & size) > (j & size))


def _iota(shape: tuple[int, ...], axis: int) -> jax.Array:
    return jax.lax.broadcasted_iota(jnp.int32, shape, axis)


def _full(value: Any, shape: tuple[int, ...]) -> jax.Array:
    return jnp.broadcast_to(jnp.asarray(value, jnp.int32), shape)
