"""Grouped expert products in plain JAX: sorted pairs, one block of one expert at a time.

The loop runs as often as there are blocks with work, so few tokens read few experts.
"""

import jax
import jax.numpy as jnp

from ling_jax.pallas.matmul import matmul


def swiglu(gate: jax.Array, up: jax.Array, limit: float | None) -> jax.Array:
    """`silu(gate) * up`, clamped as the checkpoint was trained: after SiLU, none below on its side.

    Args:
      gate: float32, as `up`.
      limit: bound of both factors, or None.
    """
    activated = jax.nn.silu(gate)
    if limit is not None:
        activated, up = jnp.minimum(activated, limit), jnp.clip(up, -limit, limit)
    return activated * up


def block_rows(pairs: int, experts: int) -> int:
    """Rows of a block: about what an expert gets on average, a power of two up to 128."""
    average = max(1, -(-pairs // experts))
    return min(128, 1 << (average - 1).bit_length())


def sort_pairs(expert_ids: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Stable order of the flattened (token, expert) pairs by expert, and the sorted ids."""
    flat = expert_ids.reshape(-1)
    order = jnp.argsort(flat, stable=True).astype(jnp.int32)
    return order, flat[order]


def grouped_rows(
    x: jax.Array,
    tokens: jax.Array,
    ids: jax.Array,
    gate_up: jax.Array,
    down: jax.Array,
    *,
    block: int,
    limit: float | None,
) -> jax.Array:
    """Output rows [pairs, embed] of sorted pairs; rows of ids past the experts are undefined.

    Rounded to the dtype of `x`, kept in float32: the sum that follows is float32 too.
    """
    experts, pairs = gate_up.shape[0], ids.shape[0]
    starts = jnp.searchsorted(ids, jnp.arange(experts + 1, dtype=ids.dtype)).astype(jnp.int32)
    blocks = -(-(starts[1:] - starts[:-1]) // block)  # of each expert
    ends = jnp.cumsum(blocks, dtype=jnp.int32)
    padded_tokens = jnp.pad(tokens, (0, block))

    def run(index: jax.Array, out: jax.Array) -> jax.Array:
        expert = jnp.searchsorted(ends, index, side="right").astype(jnp.int32)
        within = index - (ends[expert] - blocks[expert])
        first = starts[expert] + within * block
        rows = x[jax.lax.dynamic_slice_in_dim(padded_tokens, first, block)]
        y = _expert(rows, gate_up[expert].reshape(-1, x.shape[1]), down[expert], limit)
        # Rows past the expert's last pair are overwritten by the next block: blocks ascend.
        return jax.lax.dynamic_update_slice_in_dim(out, y, first, axis=0)

    out = jnp.zeros((pairs + block, x.shape[1]), jnp.float32)
    return jax.lax.fori_loop(0, ends[-1], run, out)[:pairs]


def _expert(rows: jax.Array, gate_up: jax.Array, down: jax.Array, limit: float | None) -> jax.Array:
    gate, up = jnp.split(matmul(rows, gate_up), 2, axis=1)
    hidden = swiglu(gate, up, limit).astype(rows.dtype)
    return matmul(hidden, down).astype(rows.dtype).astype(jnp.float32)
