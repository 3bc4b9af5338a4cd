"""One program takes one head of one row, its whole state in registers, through a block of tokens.

A step is that of `kda_decode`, sums over keys in the same order. Verifying reads the state and
keeps it to itself; committing reads the writes back and stores the state.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.kda_decode.contract import KdaGates
from ling_jax.pallas.kda_decode.pallas_kernel import decay_factor, over_keys
from ling_jax.pallas.kda_decode.reference import L2_EPS
from ling_jax.pallas.kda_verify.contract import KdaReplay, Tiling
from ling_jax.quant.fp8 import MAX, QRows

_QUERY, _KEY, _VALUE, _DECAY, _GATE = range(5)  # order of the projections
_SMALLEST = 1e-12  # as in `quantize_rows`


class _Layout:
    """Indices of a head's channels: keys [runs, run] along the lanes of a warp, and values.

    The state is worked on as [runs, values, run] and moved as [runs, values * run], which leaves
    the compiler no choice of another order.
    """

    def __init__(self, dim: int, run: int) -> None:
        iota = partial(jax.lax.broadcasted_iota, jnp.int32)
        runs = dim // run
        self.shape, self.flat = (runs, dim, run), (runs, dim * run)
        self.keys = iota((runs, run), 0) * run + iota((runs, run), 1)
        self.values = iota((dim,), 0)
        self._state_rows = jax.lax.div(iota(self.flat, 1), run)
        self._state_keys = iota(self.flat, 0) * run + jax.lax.rem(iota(self.flat, 1), run)

    def at(self, recurrent: Any, slot: jax.Array, head: jax.Array) -> Any:
        """Where a state lies."""
        return recurrent.at[slot, head, self._state_rows, self._state_keys]

    def channels(self, kind: int) -> jax.Array:
        """Those of one projection."""
        return self.values if kind in (_VALUE, _GATE) else self.keys


class _Token(NamedTuple):
    """What one token brings, as loaded."""

    windows: list[list[jax.Array]]  # of query, key, value: the rows under each tap
    decay: jax.Array
    gate: jax.Array
    strength: jax.Array


def kda_verify_kernel(
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
) -> None:
    """Program (head, row). `refs`: the tails where there are any, then the outputs."""
    rest = list(refs)
    tails: Any = rest.pop(0) if taps > 1 else None
    keys_out, values_out, decay_out, strength_out, mixed, *scales = rest
    (width, _, _, dim), dtype = projected.shape[1:], projected.dtype
    head, row = pl.program_id(0), pl.program_id(1)
    layout = _Layout(dim, tiling.key_run)
    slot = slots[row]
    live = is_live[row] & (slot >= 0)

    def fetch(i: int) -> _Token:
        def row_under(kind: int, tap: int) -> jax.Array:
            channels, at = layout.channels(kind), i - (taps - 1) + tap
            if at < 0:
                return plgpu.load(tails.at[slot, at + taps - 1, head, kind, channels])
            return plgpu.load(projected.at[row, at, head, kind, channels])

        return _Token(
            [[row_under(kind, tap) for tap in range(taps)] for kind in (_QUERY, _KEY, _VALUE)],
            plgpu.load(projected.at[row, i, head, _DECAY, layout.keys]),
            plgpu.load(projected.at[row, i, head, _GATE, layout.values]),
            beta[row, i, head],
        )

    @pl.when(live)
    def _() -> None:
        state = plgpu.load(layout.at(recurrent, slot, head)).reshape(layout.shape)
        weights = [
            [plgpu.load(conv_weight.at[head, k, layout.channels(k), tap]) for tap in range(taps)]
            for k in (_QUERY, _KEY, _VALUE)
        ]
        bias, rate = plgpu.load(decay_bias.at[head, layout.keys]), decay_rate[head]
        gain = plgpu.load(norm.at[layout.values])
        coming = fetch(0)
        for i in range(width):
            token, coming = coming, fetch(min(i + 1, width - 1))
            q, k, v = (
                _activate(window, weight).astype(dtype)
                for window, weight in zip(token.windows, weights, strict=True)
            )
            decay = decay_factor(token.decay.astype(jnp.float32) + bias, rate, lower_bound)
            strength = jax.nn.sigmoid(token.strength)
            plgpu.store(keys_out.at[row, i, head, layout.keys], k)
            plgpu.store(values_out.at[row, i, head, layout.values], v)
            plgpu.store(decay_out.at[row, i, head, layout.keys], decay)
            strength_out[row, i, head] = strength
            q = q.astype(jnp.float32)
            q = q * (jax.lax.rsqrt(jnp.sum(q * q) + L2_EPS) * dim**-0.5)
            state = _write(state, k, v, decay, strength)
            out = over_keys(state * q[:, None, :]).astype(dtype).astype(jnp.float32)
            inverse = jax.lax.rsqrt(jnp.sum(out * out) / dim + eps)
            opened = jax.nn.sigmoid(token.gate.astype(jnp.float32))
            out = (out * inverse * gain * opened).astype(dtype)
            if quantize:
                out = out.astype(jnp.float32)
                unit = jnp.maximum(jnp.max(jnp.abs(out)), _SMALLEST) / MAX
                out = out / unit
                scales[0][row * width + i, head] = unit
            at = mixed.at[row * width + i, head * dim + layout.values]
            plgpu.store(at, out.astype(mixed.dtype))

    @pl.when(jnp.logical_not(live))
    def _() -> None:
        zeros = jnp.zeros((dim,), mixed.dtype)
        for i in range(width):
            plgpu.store(mixed.at[row * width + i, head * dim + layout.values], zeros)
            if quantize:
                scales[0][row * width + i, head] = jnp.float32(_SMALLEST) / MAX


def kda_commit_kernel(
    keys: Any,
    values: Any,
    decay: Any,
    strength: Any,
    rows: Any,
    slots: Any,
    counts: Any,
    recurrent: Any,
    *refs: Any,
    taps: int,
    tiling: Tiling,
    interpret: bool,
) -> None:
    """Program (head, row). `refs`: the tails where there are any, then states and tails again."""
    tails: Any = refs[0] if taps > 1 else None
    new_recurrent, new_tails = refs[-2:] if taps > 1 else (refs[0], tails)
    width, _, dim = keys.shape[1:]
    head, row = pl.program_id(0), pl.program_id(1)
    layout = _Layout(dim, tiling.key_run)
    slot, count = slots[row], jnp.minimum(counts[row], width)

    @pl.when((count > 0) & (slot >= 0))
    def _() -> None:
        state = plgpu.load(layout.at(recurrent, slot, head)).reshape(layout.shape)

        def step(i: jax.Array, state: jax.Array) -> jax.Array:
            k, v, factor = (
                plgpu.load(array.at[row, i, head, channels])
                for array, channels in (
                    (keys, layout.keys),
                    (values, layout.values),
                    (decay, layout.keys),
                )
            )
            return _write(state, k, v, factor, strength[row, i, head])

        state = jax.lax.fori_loop(0, count, step, state)
        plgpu.store(layout.at(new_recurrent, slot, head), state.reshape(layout.flat))
        if taps == 1:
            return

        def window(kind: int, i: int) -> jax.Array:
            """Row `count + i` of the tail and the block behind it."""
            at, channels = count + i, layout.values
            is_old = jnp.broadcast_to(at < taps - 1, channels.shape)
            old = tails.at[slot, jnp.minimum(at, taps - 2), head, kind, channels]
            new = rows.at[row, jnp.maximum(at - (taps - 1), 0), head, kind, channels]
            return jnp.where(is_old, plgpu.load(old), plgpu.load(new))

        kept = [[window(kind, i) for i in range(taps - 1)] for kind in (_QUERY, _KEY, _VALUE)]
        if not interpret:
            plgpu.debug_barrier()  # other threads may still want what these stores replace
        for kind, some in zip((_QUERY, _KEY, _VALUE), kept, strict=True):
            for i, x in enumerate(some):
                plgpu.store(new_tails.at[slot, i, head, kind, layout.values], x)


def _activate(window: list[jax.Array], weights: list[jax.Array]) -> jax.Array:
    """SiLU of the convolution, in float32."""
    parts = [x.astype(jnp.float32) * w for x, w in zip(window, weights, strict=True)]
    x = sum(parts[1:], parts[0])
    return x * jax.nn.sigmoid(x)


def _write(
    state: jax.Array, k: jax.Array, v: jax.Array, decay: jax.Array, strength: jax.Array
) -> jax.Array:
    """The state [runs, values, run] behind one more token."""
    k = k.astype(jnp.float32)
    k = (k * jax.lax.rsqrt(jnp.sum(k * k) + L2_EPS))[:, None, :]
    state = state * decay[:, None, :]
    error = strength * (v.astype(jnp.float32) - over_keys(state * k))
    return state + error[None, :, None] * k


def kda_verify(
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
) -> tuple[jax.Array | QRows, KdaReplay]:
    """Runs the kernel; `tiling` fits the heads, and there is at least one row."""
    batch, width, heads, _, dim = projected.shape
    taps, rows = conv.shape[1] + 1, batch * width
    of_keys = (batch, width, heads, dim)
    made = [
        jax.ShapeDtypeStruct(of_keys, projected.dtype),
        jax.ShapeDtypeStruct(of_keys, projected.dtype),
        jax.ShapeDtypeStruct(of_keys, jnp.float32),
        jax.ShapeDtypeStruct(of_keys[:3], jnp.float32),
        jax.ShapeDtypeStruct(
            (rows, heads * dim), jnp.float8_e4m3fn if quantize else projected.dtype
        ),
    ]
    if quantize:
        made.append(jax.ShapeDtypeStruct((rows, heads), jnp.float32))
    keys, values, decay, strength, *out = _call(
        partial(
            kda_verify_kernel,
            taps=taps,
            lower_bound=lower_bound,
            eps=eps,
            quantize=quantize,
            tiling=tiling,
        ),
        *(projected, beta, gates.conv, gates.decay_rate, gates.decay_bias, gates.norm),
        *(slots, is_live, recurrent),
        *((conv,) if taps > 1 else ()),  # no array of no rows for a kernel
        grid=(heads, batch),
        out_shape=tuple(made),
        tiling=tiling,
        interpret=interpret,
    )
    replay = KdaReplay(keys=keys, values=values, decay=decay, strength=strength, rows=projected)
    return QRows(*out) if quantize else out[0], replay


def kda_commit(
    replay: KdaReplay,
    recurrent: jax.Array,
    conv: jax.Array,
    slots: jax.Array,
    counts: jax.Array,
    *,
    tiling: Tiling,
    interpret: bool,
) -> tuple[jax.Array, jax.Array]:
    """Runs the kernel; `tiling` fits the heads, and there is at least one row."""
    batch, _, heads, _ = replay.keys.shape
    taps = conv.shape[1] + 1
    owned = (recurrent, conv) if taps > 1 else (recurrent,)
    args = (replay.keys, replay.values, replay.decay, replay.strength, replay.rows, slots, counts)
    new = _call(
        partial(kda_commit_kernel, taps=taps, tiling=tiling, interpret=interpret),
        *args,
        *owned,
        grid=(heads, batch),
        out_shape=tuple(jax.ShapeDtypeStruct(x.shape, x.dtype) for x in owned),
        tiling=tiling,
        aliases={len(args) + i: i for i in range(len(owned))},
        interpret=interpret,
    )
    return new[0], new[1] if taps > 1 else conv


def _call(body: Callable[..., None], *args: jax.Array, tiling: Tiling, **how: Any) -> Any:
    return kernel_call(body, *args, num_warps=tiling.num_warps, num_stages=1, **how)
