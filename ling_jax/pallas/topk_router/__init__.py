"""Group-limited top-k choice of experts from router logits."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float32, Int32


def topk_router(
    logits: Float32[Array, "tokens experts"],
    bias: Float32[Array, " experts"],
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
) -> tuple[Int32[Array, "tokens top_k"], Float32[Array, "tokens top_k"]]:
    """Picks `top_k` experts for each token; returns their ids and weights, best first.

    Args:
      bias: decides who is picked, never how much they count.
      groups: equal runs of neighbouring experts; a group's rank is the sum of its two best.
      top_groups: groups whose experts may be picked.
      routed_scale: sum of a token's weights. This is the only place where it is applied.

    Source: DeepSeek-V3 (arXiv 2412.19437), section 2.1.2. Ties go to the lowest id.
    """
    scores = jax.nn.sigmoid(logits)
    ranked = scores + bias[None, :]
    by_group = ranked.reshape(ranked.shape[0], groups, -1)
    group_score = jax.lax.top_k(by_group, 2)[0].sum(-1)
    kept = jax.lax.top_k(group_score, top_groups)[1]
    is_open = jax.nn.one_hot(kept, groups, dtype=jnp.float32).sum(1) > 0
    # -inf and not 0: biased scores may be negative.
    masked = jnp.where(is_open[..., None], by_group, -jnp.inf).reshape(ranked.shape)
    ids = jax.lax.top_k(masked, top_k)[1]
    picked = jnp.take_along_axis(scores, ids, axis=-1)
    return ids, routed_scale * picked / (picked.sum(-1, keepdims=True) + 1e-20)
