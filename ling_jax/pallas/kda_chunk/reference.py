"""The chunked gated delta rule in plain JAX, exact for any decay.

Within a chunk, with G the inclusive cumulative log-decay and b the write strengths:

    A[i, j] = b_i sum_c k_i k_j exp(G_i - G_j)   for i > j      writes seen by later writes
    P[i, j] =     sum_c q_i k_j exp(G_i - G_j)   for i >= j     writes seen by reads
    N = (I + A)^-1 b (V - (exp(G) K) S0)                        what each token really writes
    O = (exp(G) Q) S0 + P N
    S1 = exp(G_last) S0 + (exp(G_last - G) K)^T N

`exp(G_i) exp(-G_j)` would overflow over a chunk (-G reaches 5 x 64 nats), so every exponent here
is a difference that is at most 0: between 16-row blocks around the first row of the later block,
within a block row by row.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from ling_jax.pallas.kda_decode.contract import KdaGates

BLOCK = 16
_HIGHEST = jax.lax.Precision.HIGHEST
_L2_EPS = 1e-6


def kda_prefill(
    projected: jax.Array,
    beta: jax.Array,
    gates: KdaGates,
    recurrent: jax.Array,
    conv: jax.Array,
    counts: jax.Array,
    *,
    lower_bound: float | None,
    eps: float,
    chunk: int,
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """As `ling_jax.pallas.kda_chunk.kda_prefill`."""
    seq, dtype, dim = projected.shape[1], projected.dtype, projected.shape[-1]
    active = jax.nn.silu(_convolve(projected[:, :, :, :3], gates.conv, conv)).astype(dtype)
    q, k, v = (active[:, :, :, i].astype(jnp.float32) for i in range(3))
    is_true = (jnp.arange(seq, dtype=jnp.int32)[None, :] < counts[:, None])[..., None, None]
    decay = _log_decay(projected[:, :, :, 3], gates, lower_bound)
    k, v, decay = (jnp.where(is_true, x, 0.0) for x in (_unit(k), v, decay))
    strength = jnp.where(is_true[..., 0], jax.nn.sigmoid(beta), 0.0)
    q = _unit(q) * dim**-0.5
    out, recurrent = kda_chunk_padded(q, k, v, decay, strength, recurrent, chunk=chunk)
    mixed = output_norm(out.astype(dtype), projected[:, :, :, 4], gates.norm, eps=eps)
    return mixed, recurrent, next_tail(projected, conv, counts)


def output_norm(out: jax.Array, gate: jax.Array, norm: jax.Array, *, eps: float) -> jax.Array:
    """Root-mean-square norm of each head's values, times `sigmoid(gate)`; rounded once."""
    x = out.astype(jnp.float32)
    inverse = jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + eps)
    normed = x * inverse * norm[None, None, None, :]
    return (normed * jax.nn.sigmoid(gate.astype(jnp.float32))).astype(out.dtype)


def next_tail(projected: jax.Array, conv: jax.Array, counts: jax.Array) -> jax.Array:
    """The last rows of tail and true rows together, typed like `projected`."""
    tail, seq = conv.shape[1], projected.shape[1]
    rows = counts[:, None] + jnp.arange(tail, dtype=jnp.int32)[None, :]  # in [tail; projected]
    old = _take_rows(conv, jnp.minimum(rows, tail - 1)).astype(projected.dtype)
    new = _take_rows(projected, jnp.clip(rows - tail, 0, seq - 1))[:, :, :, :3]
    return jnp.where((rows < tail)[..., None, None, None], old, new)


def _take_rows(x: jax.Array, rows: jax.Array) -> jax.Array:
    return jnp.take_along_axis(x, rows[..., None, None, None], axis=1, mode="clip")


def _convolve(x: jax.Array, weight: jax.Array, tail: jax.Array) -> jax.Array:
    seq, taps = x.shape[1], weight.shape[-1]
    window = jnp.concatenate([tail.astype(x.dtype), x], axis=1)
    parts = [
        window[:, tap : tap + seq].astype(jnp.float32) * weight[None, None, ..., tap]
        for tap in range(taps)
    ]
    return sum(parts[1:], parts[0])


def _log_decay(gate: jax.Array, gates: KdaGates, lower_bound: float | None) -> jax.Array:
    rate = jnp.exp(gates.decay_rate)[None, None, :, None]
    shifted = gate.astype(jnp.float32) + gates.decay_bias[None, None]
    if lower_bound is None:
        return -rate * jax.nn.softplus(shifted)
    return lower_bound * jax.nn.sigmoid(rate * shifted)


def _unit(x: jax.Array) -> jax.Array:
    return x * jax.lax.rsqrt(jnp.sum(x * x, axis=-1, keepdims=True) + _L2_EPS)


def kda_chunk_padded(
    q: jax.Array,
    k: jax.Array,
    v: jax.Array,
    log_decay: jax.Array,
    beta: jax.Array,
    state: jax.Array,
    *,
    chunk: int,
) -> tuple[jax.Array, jax.Array]:
    """As `ling_jax.pallas.kda_chunk.kda_chunk`."""
    seq = q.shape[1]
    padding = -seq % chunk
    if padding:
        # Rows of zeros neither decay nor write, so the padded state is the true one.
        q, k, v, log_decay, beta = (
            jnp.pad(x, ((0, 0), (0, padding)) + ((0, 0),) * (x.ndim - 2))
            for x in (q, k, v, log_decay, beta)
        )
    out, state = kda_chunk(q, k, v, log_decay, beta, state, chunk=chunk)
    return out[:, :seq], state


def kda_chunk(
    q: jax.Array,
    k: jax.Array,
    v: jax.Array,
    log_decay: jax.Array,
    beta: jax.Array,
    state: jax.Array,
    *,
    chunk: int,
) -> tuple[jax.Array, jax.Array]:
    """As `ling_jax.pallas.kda_chunk.kda_chunk`, for lengths that are multiples of `chunk`."""

    batch, chunks = q.shape[0], q.shape[1] // chunk

    def alone(x: jax.Array) -> jax.Array:  # [batch, seq, heads, ...]: every chunk by itself
        split = x.reshape(batch, chunks, chunk, *x.shape[2:])
        first = jnp.moveaxis(split, (1, 3), (0, 2))  # [chunks, batch, heads, chunk, ...]
        return first.reshape(chunks * batch, *first.shape[2:])

    # What needs no state is made for all chunks at once: fewer, larger operations.
    within = _within_chunk(*(alone(x) for x in (q, k, v, log_decay, beta)))
    within = jax.tree.map(lambda x: x.reshape(chunks, batch, *x.shape[1:]), within)
    state, out = jax.lax.scan(_one_chunk, state, within)  # out [chunks, batch, heads, chunk, d_v]
    out = jnp.moveaxis(out, (0, 2), (1, 3))
    return out.reshape(v.shape), state


class _Chunk(NamedTuple):
    """A chunk, ready for its state."""

    reads: jax.Array  # [batch, heads, chunk, d_k]: rows of q, decayed from the chunk's start
    keys: jax.Array  # the same of k
    keys_left: jax.Array  # [batch, heads, chunk, d_k]: rows of k, decayed to its end
    values: jax.Array  # [batch, heads, chunk, d_v]
    solve: jax.Array  # [batch, heads, chunk, chunk]: from errors to what is written
    seen: jax.Array  # [batch, heads, chunk, chunk]: of what is written, by each read
    decay: jax.Array  # [batch, heads, d_k]: of the state


def _within_chunk(
    q: jax.Array, k: jax.Array, v: jax.Array, log_decay: jax.Array, beta: jax.Array
) -> _Chunk:
    total = jnp.cumsum(log_decay, axis=-2)
    from_start = jnp.exp(total)
    to_end = jnp.exp(total[..., -1:, :] - total)
    writes_seen, reads_seen = _pairs(q, k, log_decay)
    inverse = invert_unit_lower(beta[..., None] * writes_seen)
    return _Chunk(
        reads=from_start * q,
        keys=from_start * k,
        keys_left=to_end * k,
        values=v,
        solve=inverse * beta[..., None, :],
        seen=jnp.tril(reads_seen),
        decay=from_start[..., -1, :],
    )


def _one_chunk(state: jax.Array, chunk: _Chunk) -> tuple[jax.Array, jax.Array]:
    error = chunk.values - _matmul("bhck,bhvk->bhcv", chunk.keys, state)
    written = _matmul("bhij,bhjv->bhiv", chunk.solve, error)
    out = _matmul("bhck,bhvk->bhcv", chunk.reads, state)
    out = out + _matmul("bhij,bhjv->bhiv", chunk.seen, written)
    grown = _matmul("bhcv,bhck->bhvk", written, chunk.keys_left)
    return state * chunk.decay[..., None, :] + grown, out


@jax.custom_vjp
def invert_unit_lower(lower: jax.Array) -> jax.Array:
    """Inverse of `I + L`, L being the strictly lower triangle of each [n, n] matrix.

    The inverses of two neighbouring diagonal blocks P and Q with C below P give that of the block
    of both: `[[P', 0], [-Q' C P', Q']]`; n is a power of two.
    (A series in powers of L would cancel badly where keys repeat; LAPACK's solver waits for its
    thread pool, which locks up with several CPU devices on few cores.)
    """
    n = lower.shape[-1]
    inverse = jnp.ones((*lower.shape[:-2], n, 1, 1), lower.dtype)
    size = 1
    while size < n:
        pairs = lower.reshape(*lower.shape[:-2], n // (2 * size), 2 * size, -1, 2 * size)
        own = jnp.moveaxis(jnp.diagonal(pairs, axis1=-4, axis2=-2), -1, -3)
        below = own[..., size:, :size]
        first, second = inverse[..., 0::2, :, :], inverse[..., 1::2, :, :]
        corner = -_matmul("...ij,...jk->...ik", second, _matmul("...ij,...jk->...ik", below, first))
        top = jnp.concatenate([first, jnp.zeros_like(first)], axis=-1)
        inverse = jnp.concatenate([top, jnp.concatenate([corner, second], axis=-1)], axis=-2)
        size *= 2
    return inverse[..., 0, :, :]


def _invert_forward(lower: jax.Array) -> tuple[jax.Array, jax.Array]:
    inverse = invert_unit_lower(lower)
    return inverse, inverse


def _invert_backward(inverse: jax.Array, cotangent: jax.Array) -> tuple[jax.Array]:
    """A change of L by D changes the inverse X by `-X D X`."""
    right = _matmul("...ij,...kj->...ik", cotangent, inverse)
    return (-jnp.tril(_matmul("...ji,...jk->...ik", inverse, right), -1),)


invert_unit_lower.defvjp(_invert_forward, _invert_backward)


def _pairs(q: jax.Array, k: jax.Array, log_decay: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Decayed products of every row of k and of q with every earlier row of k.

    Returns:
      Two [batch, heads, chunk, chunk] arrays whose upper triangles are not meant to be read.
    """
    chunk = q.shape[-2]
    rows = jnp.stack([k, q], axis=2)  # [batch, heads, 2, chunk, d_k]
    block_rows = []
    for start in range(0, chunk, BLOCK):
        block = slice(start, start + BLOCK)
        decay = log_decay[..., block, :]
        parts = [_diagonal(rows[..., block, :], k[..., block, :], decay)]
        if start:
            parts.insert(0, _before(rows[..., block, :], k, log_decay, start))
        if start + BLOCK < chunk:
            empty = jnp.zeros((*rows.shape[:3], BLOCK, chunk - start - BLOCK), rows.dtype)
            parts.append(empty)
        block_rows.append(jnp.concatenate(parts, axis=-1))
    both = jnp.concatenate(block_rows, axis=-2)
    return both[:, :, 0], both[:, :, 1]


def _before(rows: jax.Array, k: jax.Array, log_decay: jax.Array, start: int) -> jax.Array:
    """One block of rows against all rows before it, around the last row before the block."""
    left = jnp.exp(jnp.cumsum(log_decay[..., start : start + BLOCK, :], axis=-2))
    # Decay from just behind row j to the last row before the block.
    earlier = log_decay[..., :start, :]
    behind = jnp.cumsum(earlier[..., ::-1, :], axis=-2)[..., ::-1, :] - earlier
    right = k[..., :start, :] * jnp.exp(behind)
    return _matmul("bhnik,bhjk->bhnij", rows * left[:, :, None], right)


def _diagonal(rows: jax.Array, k: jax.Array, log_decay: jax.Array) -> jax.Array:
    """A block against itself, from the explicit table of differences."""
    total = jnp.cumsum(log_decay, axis=-2)
    difference = total[..., :, None, :] - total[..., None, :, :]
    seen = jnp.tril(jnp.ones((BLOCK, BLOCK), bool))[:, :, None]
    decayed = jnp.exp(jnp.where(seen, difference, 0.0)) * k[..., None, :, :]
    return jnp.sum(rows[..., :, None, :] * decayed[:, :, None], axis=-1)


def _matmul(equation: str, x: jax.Array, y: jax.Array) -> jax.Array:
    return jnp.einsum(equation, x, y, precision=_HIGHEST)
