"""Two kernels: one reads a block of tokens, the other makes some of them permanent.

Verifying never needs the state behind the block. So its queries are carried back to the state in
front of it, which is then read once, for all of them, in the tensor cores: README.md derives it.
Committing steps through the writes as `kda_decode` does, sums over keys in the same order.
"""

from collections.abc import Sequence
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
from ling_jax.pallas.kda_verify.contract import CommitTiling, KdaReplay, VerifyTiling
from ling_jax.quant.fp8 import MAX, QRows

_QUERY, _KEY, _VALUE, _DECAY, _GATE = range(5)  # order of the projections
_FEWEST_TOKENS = 8  # the narrowest side of a product in the tensor cores
_SMALLEST = 1e-12  # as in `quantize_rows`
_iota = partial(jax.lax.broadcasted_iota, jnp.int32)


class _Refs(NamedTuple):
    """What `kda_verify_kernel` is given."""

    projected: Any
    beta: Any
    conv_weight: Any
    decay_rate: Any
    decay_bias: Any
    norm: Any
    slots: Any
    is_live: Any
    recurrent: Any
    tails: Any  # None where there are none
    keys: Any
    values: Any
    decay: Any
    strength: Any
    queries: Any  # activated; later as they meet the state
    mixed: Any
    scales: Any = None  # of quantised rows


class _Block:
    """Indices of a row's tokens and of a head's channels.

    Tokens are padded to a power of two; those past `width` are computed and never stored.
    """

    def __init__(self, refs: _Refs) -> None:
        self.width, _, _, self.dim = refs.projected.shape[1:]
        self.shape = (max(_FEWEST_TOKENS, pl.next_power_of_2(self.width)), self.dim)
        self.head, self.row = pl.program_id(0), pl.program_id(1)
        self.slot = refs.slots[self.row]
        self.tokens = _iota(self.shape[:1], 0)
        self.token, self.channel = _iota(self.shape, 0), _iota(self.shape, 1)

    def load(self, ref: Any, *kind: int) -> jax.Array:
        """One of a head's projections, or an array that has only one; [tokens, dim]."""
        token = jnp.minimum(self.token, self.width - 1)
        return plgpu.load(ref.at[self.row, token, self.head, *kind, self.channel])

    def store(self, ref: Any, x: jax.Array) -> None:
        is_token = self.token < self.width
        plgpu.store(ref.at[self.row, self.token, self.head, self.channel], x, mask=is_token)


def kda_verify_kernel(
    *args: Any,
    taps: int,
    lower_bound: float | None,
    eps: float,
    tiling: VerifyTiling,
    interpret: bool,
) -> None:
    """Program (head, row). What its threads hand each other goes through memory."""
    given = args if taps > 1 else (*args[:9], None, *args[9:])
    refs = _Refs(*given)
    block = _Block(refs)
    live = refs.is_live[block.row] & (block.slot >= 0)

    @pl.when(live)
    def _() -> None:
        state = _load_state(refs, block, 0, tiling)  # on its way while queries are made
        _prepare(refs, block, taps, lower_bound)
        _wait(interpret)
        queries, out = _read_block(refs, block)
        _wait(interpret)  # other threads may still want what this store replaces
        block.store(refs.queries, queries)
        _wait(interpret)
        out += _read_state(refs, block, state, tiling, interpret)
        _finish(refs, block, out, eps)

    @pl.when(jnp.logical_not(live))
    def _() -> None:
        smallest = jnp.full(block.shape[:1], _SMALLEST / MAX, jnp.float32)
        _store_rows(refs, block, jnp.zeros(block.shape, jnp.float32), smallest)


def _prepare(refs: _Refs, block: _Block, taps: int, lower_bound: float | None) -> None:
    """Stores what the block writes, and its queries.

    A thread convolves its channels through all tokens: the weights are loaded once, and a window
    is a run of rows.
    """
    row, head, shape = block.row, block.head, (4, block.dim)
    stream, channel = _iota(shape, 0), _iota(shape, 1)
    kind = jnp.minimum(stream, _VALUE)  # a power of two; the last stream is stored nowhere
    rows = [refs.tails.at[block.slot, i, head, kind, channel] for i in range(taps - 1)]
    rows += [refs.projected.at[row, i, head, kind, channel] for i in range(block.width)]
    rows = [plgpu.load(x) for x in rows]
    weights = [plgpu.load(refs.conv_weight.at[head, kind, channel, tap]) for tap in range(taps)]
    gate = block.load(refs.projected, _DECAY).astype(jnp.float32)
    shifted = gate + plgpu.load(refs.decay_bias.at[head, block.channel])
    token = jnp.minimum(block.tokens, block.width - 1)
    strength = jax.nn.sigmoid(plgpu.load(refs.beta.at[row, token, head]))
    for i in range(block.width):
        x = _activate(rows[i : i + taps], weights).astype(refs.projected.dtype)
        for ref, which in ((refs.queries, _QUERY), (refs.keys, _KEY), (refs.values, _VALUE)):
            is_its = stream == which
            at = jnp.where(is_its, i, block.width)  # past the end, where no other lane writes
            plgpu.store(ref.at[row, at, head, channel], x.astype(ref.dtype), mask=is_its)
    block.store(refs.decay, decay_factor(shifted, refs.decay_rate[head], lower_bound))
    at = refs.strength.at[row, block.tokens, head]
    plgpu.store(at, strength, mask=block.tokens < block.width)


def _activate(window: Sequence[jax.Array], weights: Sequence[jax.Array]) -> jax.Array:
    """SiLU of the convolution, in float32."""
    parts = [x.astype(jnp.float32) * w for x, w in zip(window, weights, strict=True)]
    x = sum(parts[1:], parts[0])
    return x * jax.nn.sigmoid(x)


def _read_block(refs: _Refs, block: _Block) -> tuple[jax.Array, jax.Array]:
    """Queries as they meet the state, and what they found in the block on their way to it."""
    row, head, last = block.row, block.head, block.width - 1

    def fetch(i: jax.Array | int) -> tuple[jax.Array, ...]:
        """What token `i` writes."""
        written = (refs.keys, refs.decay, refs.values)
        vectors = (plgpu.load(ref.at[row, i, head, block.channel]) for ref in written)
        return (*vectors, refs.strength[row, i, head])

    def back(n: jax.Array, carry: tuple[jax.Array, ...]) -> tuple[jax.Array, ...]:
        """Takes the queries of token `i` and those behind it to the state in front of it."""
        i = last - n
        q, out, key, decay, value, strength = carry
        coming = fetch(jnp.maximum(i - 1, 0))
        k = key.astype(jnp.float32)
        scale = jax.lax.rsqrt(jnp.sum(k * k, axis=-1) + L2_EPS)
        found = strength * scale * jnp.sum(q * k, axis=-1)
        found = jnp.where(block.tokens >= i, found, 0.0)
        q = (q - (found * scale)[:, None] * k) * jnp.where(block.token >= i, decay, 1.0)
        return (q, out + found[:, None] * value.astype(jnp.float32), *coming)

    q = block.load(refs.queries)
    q *= jax.lax.rsqrt(jnp.sum(q * q, axis=-1, keepdims=True) + L2_EPS) * block.dim**-0.5
    carry = (q, jnp.zeros(block.shape, jnp.float32), *fetch(last))
    q, out, *_ = jax.lax.fori_loop(0, block.width, back, carry)
    return q, out


def _load_state(refs: _Refs, block: _Block, tile: Any, tiling: VerifyTiling) -> jax.Array:
    """Some keys of all value rows, [values, keys]."""
    shape = (block.dim, tiling.key_tile)
    keys = tile * tiling.key_tile + _iota(shape, 1)
    return plgpu.load(refs.recurrent.at[block.slot, block.head, _iota(shape, 0), keys])


def _read_state(
    refs: _Refs, block: _Block, state: jax.Array, tiling: VerifyTiling, interpret: bool
) -> jax.Array:
    """What the queries find in the state, [tokens, values]; `state` is its first tile."""
    shape = (block.shape[0], tiling.key_tile)
    token = jnp.minimum(_iota(shape, 0), block.width - 1)
    precision = jax.lax.DotAlgorithmPreset.TF32_TF32_F32_X3
    precision = jax.lax.Precision.HIGHEST if interpret else precision

    def read(tile: Any, out: jax.Array, state: jax.Array) -> jax.Array:
        keys = tile * tiling.key_tile + _iota(shape, 1)
        q = plgpu.load(refs.queries.at[block.row, token, block.head, keys])
        # Tokens are the short side of the product, where eight are enough.
        return out + jnp.dot(state, q.T, precision=precision, preferred_element_type=jnp.float32)

    def step(tile: jax.Array, carry: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
        coming = _load_state(refs, block, tile + 1, tiling)
        return read(tile, *carry), coming

    carry = (jnp.zeros(block.shape[::-1], jnp.float32), state)
    last = block.dim // tiling.key_tile - 1
    if last > 0:
        carry = jax.lax.fori_loop(0, last, step, carry)
    return read(last, *carry).T


def _finish(refs: _Refs, block: _Block, out: jax.Array, eps: float) -> None:
    """The output norm of each row, times its gate's sigmoid."""
    dtype = refs.projected.dtype
    opened = jax.nn.sigmoid(block.load(refs.projected, _GATE).astype(jnp.float32))
    gain = plgpu.load(refs.norm.at[block.channel])
    out = out.astype(dtype).astype(jnp.float32)
    inverse = jax.lax.rsqrt(jnp.sum(out * out, axis=-1, keepdims=True) / block.dim + eps)
    out = (out * inverse * gain * opened).astype(dtype).astype(jnp.float32)
    unit = jnp.maximum(jnp.max(jnp.abs(out), axis=-1), _SMALLEST) / MAX
    _store_rows(refs, block, out if refs.scales is None else out / unit[:, None], unit)


def _store_rows(refs: _Refs, block: _Block, out: jax.Array, unit: jax.Array) -> None:
    """Stores the mixed rows, and their units where they are quantised."""
    first = block.row * block.width
    at = refs.mixed.at[first + block.token, block.head * block.dim + block.channel]
    plgpu.store(at, out.astype(refs.mixed.dtype), mask=block.token < block.width)
    if refs.scales is not None:
        at = refs.scales.at[first + block.tokens, block.head]
        plgpu.store(at, unit, mask=block.tokens < block.width)


def _wait(interpret: bool) -> None:
    """Until all threads of the program are here, and see what the others have stored."""
    if not interpret:
        plgpu.debug_barrier()


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
    tiling: CommitTiling,
    interpret: bool,
) -> None:
    """Program (value tile, head, row). `refs`: the tails where there are any, then the outputs."""
    tails: Any = refs[0] if taps > 1 else None
    new_recurrent, new_tails = refs[-2:] if taps > 1 else (refs[0], tails)
    width, _, dim = keys.shape[1:]
    tile, head, row = (pl.program_id(axis) for axis in range(3))
    slot, count = slots[row], jnp.minimum(counts[row], width)

    # As in `kda_decode`: a run of keys lies across the lanes of a warp, and what is moved has its
    # axes in one order.
    run = tiling.key_run
    shape, flat = (dim // run, tiling.value_tile, run), (dim // run, tiling.value_tile * run)
    channels = _iota(shape[::2], 0) * run + _iota(shape[::2], 1)
    first = tile * tiling.value_tile
    mine = first + _iota((tiling.value_tile,), 0)
    state_rows = first + jax.lax.div(_iota(flat, 1), run)
    state_keys = _iota(flat, 0) * run + jax.lax.rem(_iota(flat, 1), run)

    @pl.when((count > 0) & (slot >= 0))
    def _() -> None:
        state = plgpu.load(recurrent.at[slot, head, state_rows, state_keys]).reshape(shape)

        def fetch(i: jax.Array | int) -> tuple[jax.Array, ...]:
            """What token `i` writes; the last one of the block for those behind it."""
            i = jnp.minimum(i, width - 1)
            k = plgpu.load(keys.at[row, i, head, channels])
            v = plgpu.load(values.at[row, i, head, mine])
            factor = plgpu.load(decay.at[row, i, head, channels])
            return k, v, factor, strength[row, i, head]

        # A token is loaded two steps ahead and normalised one step ahead, beside the writes that
        # wait for each other.
        def step(i: jax.Array, carry: tuple[jax.Array, ...]) -> tuple[jax.Array, ...]:
            state, *ready_and_raw = carry
            ready, raw = ready_and_raw[:4], ready_and_raw[4:]
            coming = fetch(i + 2)
            return (_write(state, *ready), _unit(raw[0]), *raw[1:], *coming)

        k, *others = fetch(0)
        carry = (state, _unit(k), *others, *fetch(1))
        state = jax.lax.fori_loop(0, count, step, carry)[0]
        plgpu.store(new_recurrent.at[slot, head, state_rows, state_keys], state.reshape(flat))
        if taps == 1:
            return

        def window(kind: int, i: int) -> jax.Array:
            """Row `count + i` of the tail and the block behind it."""
            at = count + i
            is_old = jnp.broadcast_to(at < taps - 1, mine.shape)
            old = tails.at[slot, jnp.minimum(at, taps - 2), head, kind, mine]
            new = rows.at[row, jnp.maximum(at - (taps - 1), 0), head, kind, mine]
            return jnp.where(is_old, plgpu.load(old), plgpu.load(new))

        places = [(kind, i) for kind in (_QUERY, _KEY, _VALUE) for i in range(taps - 1)]
        kept = [window(*place) for place in places]
        _wait(interpret)  # other threads may still want what these stores replace
        for (kind, i), x in zip(places, kept, strict=True):
            plgpu.store(new_tails.at[slot, i, head, kind, mine], x)


def _unit(k: jax.Array) -> jax.Array:
    """A key [runs, run] at length 1."""
    k = k.astype(jnp.float32)
    square = jnp.sum(jnp.sum(k * k, axis=0, keepdims=True), axis=1, keepdims=True)
    return k * jax.lax.rsqrt(square + L2_EPS)


def _write(
    state: jax.Array, k: jax.Array, v: jax.Array, decay: jax.Array, strength: jax.Array
) -> jax.Array:
    """The state [runs, values, run] behind one more token, whose key has length 1."""
    k = k[:, None, :]
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
    tiling: VerifyTiling,
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
        jax.ShapeDtypeStruct(of_keys, jnp.float32),
        jax.ShapeDtypeStruct(
            (rows, heads * dim), jnp.float8_e4m3fn if quantize else projected.dtype
        ),
    ]
    if quantize:
        made.append(jax.ShapeDtypeStruct((rows, heads), jnp.float32))
    keys, values, decay, strength, _, *out = kernel_call(
        partial(
            kda_verify_kernel,
            taps=taps,
            lower_bound=lower_bound,
            eps=eps,
            tiling=tiling,
            interpret=interpret,
        ),
        *(projected, beta, gates.conv, gates.decay_rate, gates.decay_bias, gates.norm),
        *(slots, is_live, recurrent),
        *((conv,) if taps > 1 else ()),  # no array of no rows for a kernel
        grid=(heads, batch),
        out_shape=tuple(made),
        num_warps=tiling.num_warps,
        num_stages=1,
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
    tiling: CommitTiling,
    interpret: bool,
) -> tuple[jax.Array, jax.Array]:
    """Runs the kernel; `tiling` fits the heads, and there is at least one row."""
    batch, _, heads, dim = replay.keys.shape
    taps = conv.shape[1] + 1
    owned = (recurrent, conv) if taps > 1 else (recurrent,)
    args = (replay.keys, replay.values, replay.decay, replay.strength, replay.rows, slots, counts)
    new = kernel_call(
        partial(kda_commit_kernel, taps=taps, tiling=tiling, interpret=interpret),
        *args,
        *owned,
        grid=(dim // tiling.value_tile, heads, batch),
        out_shape=tuple(jax.ShapeDtypeStruct(x.shape, x.dtype) for x in owned),
        num_warps=tiling.num_warps,
        num_stages=1,
        aliases={len(args) + i: i for i in range(len(owned))},
        interpret=interpret,
    )
    return new[0], new[1] if taps > 1 else conv
