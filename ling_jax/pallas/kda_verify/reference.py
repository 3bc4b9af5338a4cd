"""A tentative block and its commit in plain JAX: the definition of correct.

Both write the state by the function that a decode step uses, so that a committed state is the one
that steps would have left.
"""

import jax
import jax.numpy as jnp

from ling_jax.pallas.kda_decode.contract import KdaGates
from ling_jax.pallas.kda_decode.reference import gated_rms_norm, l2_norm, log_decay, read, write
from ling_jax.pallas.kda_verify.contract import KdaReplay
from ling_jax.pallas.short_conv import short_conv
from ling_jax.quant.fp8 import QRows, quantize_rows


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
) -> tuple[jax.Array | QRows, KdaReplay]:
    batch, width, heads, _, dim = projected.shape
    dtype = projected.dtype
    whole = jnp.full((batch,), width, jnp.int32)
    convolved, _ = short_conv(projected[:, :, :, :3], gates.conv, conv[slots], whole)
    q, k, v = (jax.nn.silu(convolved[:, :, :, i]).astype(dtype) for i in range(3))
    flat = projected.reshape(batch * width, heads, 5, dim)
    decay = jnp.exp(log_decay(flat[:, :, 3], gates, lower_bound)).reshape(k.shape)
    replay = KdaReplay(keys=k, values=v, decay=decay, strength=jax.nn.sigmoid(beta), rows=projected)
    queries = l2_norm(q.astype(jnp.float32)) * dim**-0.5

    def step(state: jax.Array, row: tuple[jax.Array, ...]) -> tuple[jax.Array, jax.Array]:
        query, *written = row
        state = _write(state, *written)
        return state, read(state, query)

    _, out = jax.lax.scan(step, recurrent[slots], (_by_row(queries), *_writes(replay)))
    out = jnp.moveaxis(out, 0, 1).astype(dtype).reshape(batch * width, heads, dim)
    mixed = gated_rms_norm(out, flat[:, :, 4], gates.norm, eps)
    live = jnp.repeat(is_live, width, total_repeat_length=batch * width)
    mixed = jnp.where(live[:, None, None], mixed, jnp.zeros_like(mixed))
    mixed = mixed.reshape(batch * width, heads * dim)
    return quantize_rows(mixed) if quantize else mixed, replay


def kda_commit(
    replay: KdaReplay,
    recurrent: jax.Array,
    conv: jax.Array,
    slots: jax.Array,
    counts: jax.Array,
) -> tuple[jax.Array, jax.Array]:
    width, tail = replay.keys.shape[1], conv.shape[1]

    def step(state: jax.Array, row: tuple[jax.Array, ...]) -> tuple[jax.Array, None]:
        index, *written = row
        stays = (index < counts)[:, None, None, None]
        return jnp.where(stays, _write(state, *written), state), None

    rows = (jnp.arange(width, dtype=jnp.int32), *_writes(replay))
    state, _ = jax.lax.scan(step, recurrent[slots], rows)
    window = jnp.concatenate([conv[slots], replay.rows[:, :, :, :3]], axis=1)
    take = jax.vmap(lambda rows, n: jax.lax.dynamic_slice_in_dim(rows, n, tail))
    kept = jnp.where(counts > 0, slots, recurrent.shape[0])  # past the end: dropped
    return (
        recurrent.at[kept].set(state, mode="drop"),
        conv.at[kept].set(take(window, counts), mode="drop"),
    )


def _writes(replay: KdaReplay) -> tuple[jax.Array, ...]:
    return tuple(_by_row(x) for x in (replay.keys, replay.values, replay.decay, replay.strength))


def _by_row(x: jax.Array) -> jax.Array:
    return jnp.moveaxis(x, 1, 0)


def _write(
    state: jax.Array, key: jax.Array, value: jax.Array, decay: jax.Array, strength: jax.Array
) -> jax.Array:
    """The state after one more row."""
    key = l2_norm(key.astype(jnp.float32))
    return write(state, key, value.astype(jnp.float32), decay, strength)
