"""The definition of a greedy step of the Markov head, in plain JAX."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float

from ling_jax.pallas.markov_step.contract import Embedding, First, Projection, Tokens, Values


def markov_step(
    base: Float[Array, "batch steps columns"],
    w1: Embedding,
    w2: Projection,
    previous: Tokens,
    *,
    step: int,
    first: First,
) -> tuple[Tokens, Values]:
    """See `ling_jax.pallas.markov_step.markov_step`."""
    hidden = w1[jnp.clip(previous, 0, w1.shape[0] - 1)].astype(jnp.float32)
    bias = jnp.einsum(
        "br,vr->bv", hidden, w2.astype(jnp.float32), precision=jax.lax.Precision.HIGHEST
    )
    score = base[:, step, : w2.shape[0]].astype(jnp.float32) + bias
    score = jnp.where(jnp.isnan(score), -jnp.inf, score)
    token = jnp.argmax(score, axis=-1).astype(jnp.int32)  # the first of equals
    return token + jnp.asarray(first, jnp.int32), score.max(axis=-1)
