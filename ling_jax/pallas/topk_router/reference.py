"""Router logits and group-limited choice in plain JAX: the definition of correct."""

import jax
import jax.numpy as jnp

from ling_jax.pallas.topk_router.contract import Bias, Ids, IsTrue, Logits, Rows, Weight, Weights


def router_logits(x: Rows, weight: Weight) -> Logits:
    return jax.lax.dot_general(
        x.astype(jnp.float32),
        weight,
        (((1,), (1,)), ((), ())),
        precision=jax.lax.Precision.HIGHEST,
        preferred_element_type=jnp.float32,
    )


def topk_router(
    logits: Logits,
    bias: Bias,
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
    is_true: IsTrue | None = None,
) -> tuple[Ids, Weights]:
    scores = jax.nn.sigmoid(logits)
    ranked = scores + bias[None, :]
    by_group = ranked.reshape(ranked.shape[0], groups, ranked.shape[1] // groups)
    group_score = jax.lax.top_k(by_group, 2)[0].sum(-1)
    kept = jax.lax.top_k(group_score, top_groups)[1]
    is_open = jax.nn.one_hot(kept, groups, dtype=jnp.float32).sum(1) > 0
    # -inf and not 0: biased scores may be negative.
    masked = jnp.where(is_open[..., None], by_group, -jnp.inf).reshape(ranked.shape)
    ids = jax.lax.top_k(masked, top_k)[1]
    picked = jnp.take_along_axis(scores, ids, axis=-1)
    weights = routed_scale * picked / (picked.sum(-1, keepdims=True) + 1e-20)
    if is_true is not None:
        ids = jnp.where(is_true[:, None], ids, -1)
        weights = jnp.where(is_true[:, None], weights, 0.0)
    return ids, _with_load(weights, bias, ids)


@jax.custom_vjp
def _with_load(weights: Weights, bias: Bias, ids: Ids) -> Weights:
    """`weights`; the gradient by the bias, else zero, is how often an expert was picked, less the
    average, over the average.

    An optimiser that goes down by the sign of it balances experts without a loss of its own.

    Source: Wang et al., Auxiliary-loss-free load balancing (arXiv 2408.15664).
    """
    del bias, ids
    return weights


def _with_load_forward(weights: Weights, bias: Bias, ids: Ids) -> tuple[Weights, tuple[Bias, Ids]]:
    return weights, (bias, ids)


def _with_load_backward(kept: tuple[Bias, Ids], cotangent: Weights) -> tuple[Weights, Bias, None]:
    bias, ids = kept
    picked = jnp.where(ids < 0, bias.shape[0], ids)  # else -1 were the last one
    picks = jnp.zeros_like(bias).at[picked].add(1.0, mode="drop")
    average = jnp.maximum(picks.mean(), 1.0 / bias.shape[0])
    return cotangent, picks / average - 1.0, None


_with_load.defvjp(_with_load_forward, _with_load_backward)


def tiles_of_one(ids: Ids, *, block: int) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The arrays of `ExpertTiles` for one token: choice c in tile c."""
    top_k = ids.shape[1]
    is_here = ids[0] >= 0
    choice = jnp.where(is_here, jnp.arange(top_k, dtype=jnp.int32), -1)
    pairs = jnp.full((top_k, block), -1, jnp.int32).at[:, 0].set(choice)
    return pairs, jnp.maximum(ids[0], 0), is_here.sum(dtype=jnp.int32)[None]
