"""One program takes one head of one row through the whole step, and owns its state and tail."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.kda_decode.contract import KdaGates, Tiling
from ling_jax.pallas.kda_decode.reference import L2_EPS
from ling_jax.quant.fp8 import MAX, QRows

_QUERY, _KEY, _VALUE, _DECAY, _GATE = range(5)  # order of the projections
_LOG2_E = 1.4426950408889634
_SMALLEST = 1e-12  # as in `quantize_rows`


def kda_decode_kernel(
    projected: Any,
    beta: Any,
    conv_weight: Any,
    decay_rate: Any,
    decay_bias: Any,
    norm: Any,
    slots: Any,
    is_live: Any,
    recurrent: Any,
    *refs: Any,
    taps: int,
    lower_bound: float | None,
    eps: float,
    quantize: bool,
    tiling: Tiling,
    interpret: bool,
) -> None:
    """Program (head, row). `refs`: the tails where there are any, then the outputs.

    Nothing waits for the small arrays before the state is on its way: by the time it arrives,
    queries, keys and decays are ready.
    """
    rest = list(refs)
    tails: Any = rest.pop(0) if taps > 1 else None
    new_recurrent = rest.pop(0)
    new_tails: Any = rest.pop(0) if taps > 1 else None
    mixed, *scales = rest

    dim, dtype = projected.shape[-1], projected.dtype
    head, row = pl.program_id(0), pl.program_id(1)
    tile, run = tiling.value_tile, tiling.key_run
    iota = partial(jax.lax.broadcasted_iota, jnp.int32)
    runs = dim // run
    keys = iota((runs, run), 0) * run + iota((runs, run), 1)
    values = [t * tile + iota((tile,), 0) for t in range(dim // tile)]
    streams = [(_QUERY, keys), (_KEY, keys), *((_VALUE, v) for v in values)]

    # A tile of the state is worked on as [runs, tile, run]: a run lies across the lanes of a warp,
    # and all runs of a row in the registers of the same lanes. It is loaded as [runs, tile * run],
    # which leaves the compiler no choice of another order.
    flat = (runs, tile * run)
    state_rows = jax.lax.div(iota(flat, 1), run)
    state_keys = iota(flat, 0) * run + jax.lax.rem(iota(flat, 1), run)

    # Windows are [channels, width]: a width of threads for each channel, the last true tap now.
    width = pl.next_power_of_2(taps)

    def at_taps(channels: jax.Array) -> tuple[jax.Array, jax.Array]:
        wide = (*channels.shape, width)
        # No minimum changes anything; they hide which axis is contiguous, so that the windows and
        # their weights are laid out alike and nothing waits for an exchange among threads.
        c = jnp.minimum(jnp.broadcast_to(channels[..., None], wide), dim - 1)
        return c, jnp.minimum(iota(wide, channels.ndim), width - 1)

    def load_weights(kind: int, channels: jax.Array) -> jax.Array:
        c, tap = at_taps(channels)
        if width == taps:
            return plgpu.load(conv_weight.at[head, kind, c, tap])
        last = jnp.minimum(tap, taps - 1)
        return plgpu.load(conv_weight.at[head, kind, c, last], mask=tap < taps, other=0)

    def load_window(slot: jax.Array, kind: int, channels: jax.Array) -> list[jax.Array]:
        """The current row at its tap and the tail at the others, each zero elsewhere."""
        c, tap = at_taps(channels)
        now = plgpu.load(projected.at[row, head, kind, c], mask=tap == taps - 1, other=0)
        if taps == 1:
            return [now]
        i, before = jnp.minimum(tap, taps - 2), tap < taps - 1
        return [now, plgpu.load(tails.at[slot, i, head, kind, c], mask=before, other=0)]

    def store_tail(slot: jax.Array, kind: int, channels: jax.Array, window: jax.Array) -> None:
        c, tap = at_taps(channels)
        kept = (tap > 0) & (tap < taps)
        i = jnp.where(kept, tap - 1, taps - 1)  # past the end, where no other lane writes
        plgpu.store(new_tails.at[slot, i, head, kind, c], window, mask=kept)

    # No slot is negative; to ask makes the branch wait for both loads at once. Else the compiler
    # moves the load of the slot behind it, and the state waits for one after the other.
    slot = slots[row]
    live = is_live[row] & (slot >= 0)

    @pl.when(live)
    def _():
        def load_state(t: int) -> jax.Array:
            state = plgpu.load(recurrent.at[slot, head, t * tile + state_rows, state_keys])
            return state.reshape(runs, tile, run)

        def store_state(t: int, state: jax.Array) -> None:
            where = new_recurrent.at[slot, head, t * tile + state_rows, state_keys]
            plgpu.store(where, state.reshape(flat))

        def load_first() -> list[jax.Array]:
            return [load_state(t) for t in range(tiling.tiles_ahead)]

        states = [] if tiling.is_state_last else load_first()
        weights = [load_weights(*stream) for stream in streams]
        windows = [load_window(slot, *stream) for stream in streams]
        decay_gate = plgpu.load(projected.at[row, head, _DECAY, keys])
        bias = plgpu.load(decay_bias.at[head, keys])
        rate, strength = decay_rate[head], beta[row, head]
        states = states or load_first()
        gates = [plgpu.load(projected.at[row, head, _GATE, v]) for v in values]
        gains = [plgpu.load(norm.at[v]) for v in values]

        windows = [_total(parts) for parts in windows]
        shifted = decay_gate.astype(jnp.float32) + bias
        q, k, *v = (
            _activate(x.astype(jnp.float32), w).astype(dtype).astype(jnp.float32)
            for x, w in zip(windows, weights, strict=True)
        )
        decay = _once(decay_factor(shifted, rate, lower_bound))[:, None, :]
        q_scale = jax.lax.rsqrt(jnp.sum(q * q) + L2_EPS) * dim**-0.5
        k_scale = jax.lax.rsqrt(jnp.sum(k * k) + L2_EPS)
        overlap = jnp.sum(q * k) * q_scale * k_scale
        q, k = (q * q_scale)[:, None, :], (k * k_scale)[:, None, :]
        write = jax.nn.sigmoid(strength)

        if taps > 1:
            if not interpret:
                # Several threads hold the same channel: none may still want to read what one of
                # them is about to overwrite.
                plgpu.debug_barrier()
            for stream, window in zip(streams, windows, strict=True):
                store_tail(slot, *stream, window)

        outs = []
        for t in range(len(values)):
            if t + tiling.tiles_ahead < len(values):
                states.append(load_state(t + tiling.tiles_ahead))
            state = states[t] * decay
            error = write * (v[t] - over_keys(state * k))
            # What a query reads of the new state, without waiting for it.
            outs.append((over_keys(state * q) + error * overlap).astype(dtype))
            state += error[None, :, None] * k
            store_state(t, state)

        outs = [out.astype(jnp.float32) for out in outs]
        inverse = jax.lax.rsqrt(jnp.sum(_total([out * out for out in outs])) / dim + eps)
        outs = [
            (out * inverse * gain * jax.nn.sigmoid(gate.astype(jnp.float32))).astype(dtype)
            for out, gain, gate in zip(outs, gains, gates, strict=True)
        ]
        if quantize:
            outs = [out.astype(jnp.float32) for out in outs]
            largest = jnp.max(_largest([jnp.abs(out) for out in outs]))
            unit = jnp.maximum(largest, _SMALLEST) / MAX
            outs = [out / unit for out in outs]
            scales[0][row, head] = unit
        for out, where in zip(outs, values, strict=True):
            plgpu.store(mixed.at[row, head * dim + where], out.astype(mixed.dtype))

    @pl.when(jnp.logical_not(live))
    def _():
        for where in values:
            plgpu.store(mixed.at[row, head * dim + where], jnp.zeros((tile,), mixed.dtype))
        if quantize:
            scales[0][row, head] = jnp.float32(_SMALLEST) / MAX


def _activate(window: jax.Array, weights: jax.Array) -> jax.Array:
    """SiLU of the convolution, in float32."""
    x = jnp.sum(window * weights, axis=-1)
    return x * jax.nn.sigmoid(x)


def _once(x: jax.Array) -> jax.Array:
    """`x`, computed in one place and then spread over the threads.

    The compiler copies cheap elementwise work to every thread that uses it, loads and powers
    included, but not what stands before a sum.
    """
    wide = (*x.shape, 4)
    first = jax.lax.broadcasted_iota(jnp.int32, wide, x.ndim) == 0
    return jnp.sum(jnp.where(first, x[..., None], 0.0), axis=-1)


def decay_factor(shifted: jax.Array, rate: jax.Array, lower_bound: float | None) -> jax.Array:
    """The factor itself, by powers of two: the GPU has no others."""
    rate = jnp.exp2(rate * _LOG2_E)
    if lower_bound is None:
        softplus = jnp.maximum(shifted, 0.0) + jnp.log1p(jnp.exp(-jnp.abs(shifted)))
        return jnp.exp2(-_LOG2_E * rate * softplus)
    return jnp.exp2(lower_bound * _LOG2_E * jax.nn.sigmoid(rate * shifted))


def over_keys(x: jax.Array) -> jax.Array:
    """Sums [runs, tile, run] to [tile]: first within a lane, then across lanes."""
    return jnp.sum(jnp.sum(x, axis=0), axis=-1)


def _total(parts: list[jax.Array]) -> jax.Array:
    return sum(parts[1:], parts[0])


def _largest(parts: list[jax.Array]) -> jax.Array:
    largest, *rest = parts
    for x in rest:
        largest = jnp.maximum(largest, x)
    return largest


def kda_decode(
    projected: jax.Array,
    beta: jax.Array,
    gates: KdaGates,
    recurrent: jax.Array,
    conv: jax.Array,
    slots: jax.Array,
    is_live: jax.Array,
    *,
    lower_bound: float | None,
    eps: float,
    quantize: bool,
    tiling: Tiling,
    interpret: bool,
) -> tuple[jax.Array | QRows, jax.Array, jax.Array]:
    """Runs the kernel; `tiling` fits the heads, and there is at least one row."""
    batch, heads, _, dim = projected.shape
    taps = conv.shape[1] + 1
    owned = (recurrent, conv) if taps > 1 else (recurrent,)  # no array of no rows for a kernel
    rows = (batch, heads * dim)
    if quantize:
        out_shape = (
            jax.ShapeDtypeStruct(rows, jnp.float8_e4m3fn),
            jax.ShapeDtypeStruct((batch, heads), jnp.float32),
        )
    else:
        out_shape = (jax.ShapeDtypeStruct(rows, projected.dtype),)
    args = (
        *(projected, beta, gates.conv, gates.decay_rate, gates.decay_bias, gates.norm),
        *(slots, is_live),
    )
    outputs = kernel_call(
        partial(
            kda_decode_kernel,
            taps=taps,
            lower_bound=lower_bound,
            eps=eps,
            quantize=quantize,
            tiling=tiling,
            interpret=interpret,
        ),
        *args,
        *owned,
        grid=(heads, batch),
        out_shape=(*(jax.ShapeDtypeStruct(x.shape, x.dtype) for x in owned), *out_shape),
        num_warps=tiling.num_warps,
        num_stages=1,
        aliases={len(args) + i: i for i in range(len(owned))},
        interpret=interpret,
    )
    recurrent, *outputs = outputs
    conv, *outputs = outputs if taps > 1 else (conv, *outputs)
    return QRows(*outputs) if quantize else outputs[0], recurrent, conv
