"""Expert feed-forward networks: each token through its own few experts, and no others."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.pallas.grouped_gemm import reference


def grouped_swiglu(
    x: Float[Array, "tokens embed"],
    gate_up: Float[Array, "experts 2 mlp embed"],
    down: Float[Array, "experts embed mlp"],
    expert_ids: Int32[Array, "tokens top_k"],
    expert_weights: Float32[Array, "tokens top_k"],
    *,
    limit: float | None,
) -> Float32[Array, "tokens embed"]:
    """Weighted sum of the picked experts' outputs.

    Args:
      gate_up: gate projection at 0, up projection at 1.
      expert_ids: ids outside [0, experts) contribute nothing and cost nothing, so a shard passes
        ids relative to its first expert.
      expert_weights: routed scaling included.
      limit: SwiGLU clamp of these experts (`reference.swiglu`).

    Returns:
      The sum in float32; each expert's output is rounded to the dtype of `x` before it.
    """
    experts, pairs = gate_up.shape[0], expert_ids.size
    is_here = (expert_ids >= 0) & (expert_ids < experts)
    block = reference.block_rows(pairs, experts)
    order, ids = reference.sort_pairs(jnp.where(is_here, expert_ids, experts))
    rows = reference.grouped_rows(
        x, order // expert_ids.shape[1], ids, gate_up, down, block=block, limit=limit
    )
    back = jnp.zeros_like(order).at[order].set(jnp.arange(pairs, dtype=order.dtype))
    by_token = rows[back].reshape(*expert_ids.shape, -1)
    weighted = jnp.where(is_here[..., None], by_token, 0.0) * expert_weights[..., None]
    return weighted.sum(axis=1)


def swiglu(gate: jax.Array, up: jax.Array, limit: float | None) -> jax.Array:
    """The activation of every MLP of the model; see `reference.swiglu`."""
    return reference.swiglu(gate, up, limit)
