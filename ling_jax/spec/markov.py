"""The Markov head: each drafted token corrects the logits of the next one.

Rows of a block do not know what the rows before them propose; the head tells them, one token at a
time, by a low-rank matrix of token pairs. Three kinds differ in what they project:

- vanilla: the embedding of the token before;
- gated: the same, gated by it and the row's hidden state;
- rnn: the output of a recurrent cell, whose state starts each block at 0.

Source: DSpark (2026), section 3; deepseek-ai/DeepSpec, `modeling/dspark/markov_head.py`.
"""

from collections.abc import Callable

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.backend import Backend
from ling_jax.pallas.markov_step import markov_step
from ling_jax.sharding import Parallel
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import MarkovParams

Base = Float[Array, "batch rows columns"]
Hidden = Float[Array, "batch rows embed"]
Drafts = Int32[Array, "batch rows"]
Scores = Float32[Array, "batch rows vocab"]
Choose = Callable[[Float32[Array, "batch vocab"], int], Int32[Array, " batch"]]
"""Picks a token of each sequence from the corrected logits of row k."""


def walk_greedy(
    params: MarkovParams,
    base_logits: Base,
    hidden: Hidden,
    anchor: Int32[Array, " batch"],
    *,
    cfg: DraftConfig,
    backend: Backend = "reference",
    parallel: Parallel = Parallel(),
) -> Drafts:
    """Drafts the best token of every row, each after the one before.

    NaN loses against every number; of equal logits the lowest token wins.

    Args:
      base_logits: of the block, without the correction; columns beyond the vocabulary are padding.
      hidden: of the block, behind the final norm; a vanilla head does not read it.
      anchor: the token before row 0's proposal.
      backend: of the vanilla head's step; the other kinds are plain JAX.
      parallel: each device takes its part of the vocabulary; then there is no padding.

    Returns:
      A token for each row, always a legal one.

    Raises:
      UnsupportedError: `backend` has no kernel for the head's rank.
    """
    if cfg.markov != "vanilla":
        best = lambda logits, _: jnp.argmax(logits, axis=-1).astype(jnp.int32)  # noqa: E731
        return walk(params, base_logits, hidden, anchor, best, cfg=cfg)[0]

    def core(w1: jax.Array, w2: jax.Array, base: jax.Array, previous: jax.Array) -> jax.Array:
        shard = parallel.index("vocab")
        first = jnp.asarray(shard * w2.shape[0], jnp.int32)
        tokens = []
        for step in range(base.shape[1]):
            token, value = markov_step(
                base, w1, w2, previous, step=step, first=first, backend=backend
            )
            previous = _best_of_parts(token, value, cfg.vocab // w2.shape[0], shard, parallel)
            tokens.append(previous)
        return jnp.stack(tokens, axis=1)

    axes = ((None, None), ("vocab", None), (None, None, "vocab"), (None,))
    return parallel.local(core, axes, (None, None))(params.w1, params.w2, base_logits, anchor)


def _best_of_parts(
    token: jax.Array, value: jax.Array, parts: int, part: jax.Array | int, parallel: Parallel
) -> jax.Array:
    """The token of the largest value among all parts of the vocabulary; the first of equals.

    Every device sees all of them in one order, so that none drafts another token than the rest.
    """
    if parts == 1:
        return token
    is_own = (jnp.arange(parts, dtype=jnp.int32) == part)[:, None]
    mine = (jnp.where(is_own, x[None, :], 0) for x in (token, value))
    tokens, values = parallel.sum(tuple(mine), "vocab")
    return jnp.take_along_axis(tokens, jnp.argmax(values, axis=0)[None, :], axis=0)[0]


def walk(
    params: MarkovParams,
    base: Base,
    hidden: Hidden,
    anchor: Int32[Array, " batch"],
    choose: Choose,
    *,
    cfg: DraftConfig,
) -> tuple[Drafts, Scores]:
    """Drafts a token for every row with `choose`, each after the one before.

    Args:
      base: logits of the block, without the correction; columns beyond the vocabulary are padding.
      hidden: of the block, behind the final norm.
      anchor: the token before row 0's proposal.
      choose: called once for each row, in order; its tokens are clipped to the vocabulary.

    Returns:
      The tokens, and the very logits that `choose` saw, where NaN became -inf.
    """
    tokens, seen, previous = [], [], anchor
    state = _start(params, anchor.shape[0])
    for k in range(base.shape[1]):
        vector, state = _vector(params, hidden[:, k], previous, state, cfg)
        logits = _correct(params, base[:, k], vector)
        logits = jnp.where(jnp.isnan(logits), -jnp.inf, logits)
        previous = jnp.clip(choose(logits, k), 0, params.w2.shape[0] - 1)
        tokens.append(previous)
        seen.append(logits)
    return jnp.stack(tokens, axis=1), jnp.stack(seen, axis=1)


def corrected(
    params: MarkovParams, base: Base, hidden: Hidden, previous: Drafts, *, cfg: DraftConfig
) -> Scores:
    """Logits of every row after given tokens: one product with the vocabulary for all rows.

    Args:
      base: logits of the block, without the correction; columns beyond the vocabulary are padding.
      hidden: of the block, behind the final norm.
      previous: the token before each row's proposal: the anchor, then the drafts but the last.
    """
    vectors, state = [], _start(params, base.shape[0])
    for k in range(base.shape[1]):
        vector, state = _vector(params, hidden[:, k], previous[:, k], state, cfg)
        vectors.append(vector)
    return _correct(params, base, jnp.stack(vectors, axis=1))


def embed_previous(
    params: MarkovParams, previous: Int32[Array, "*batch"]
) -> Float32[Array, "*batch rank"]:
    """The head's embedding of the token before; ids are clipped to the vocabulary."""
    return _rows(params, previous).astype(jnp.float32)


def _rows(params: MarkovParams, previous: Int32[Array, "*batch"]) -> Float[Array, "*batch rank"]:
    return params.w1[jnp.clip(previous, 0, params.w1.shape[0] - 1)]


def _start(params: MarkovParams, batch: int) -> Float32[Array, "batch rank"]:
    return jnp.zeros((batch, params.w1.shape[1]), jnp.float32)


def _vector(
    params: MarkovParams,
    hidden: Float[Array, "batch embed"],
    previous: Int32[Array, " batch"],
    state: Float32[Array, "batch rank"],
    cfg: DraftConfig,
) -> tuple[Float[Array, "batch rank"], Float32[Array, "batch rank"]]:
    """What is projected to the vocabulary for one row, and the state of the next row.

    A vanilla head's vector keeps the dtype of the weights, so that their product needs no float32
    copy of the projection.
    """
    if cfg.markov == "vanilla":
        return _rows(params, previous), state
    embedded, h = embed_previous(params, previous), hidden.astype(jnp.float32)
    match cfg.markov:
        case "gated":
            gate = jax.nn.sigmoid(_mix(params, h, embedded))
            return gate * embedded, state
        case "rnn":
            forget, new, out = jnp.split(_mix(params, state, embedded, h), 3, axis=-1)
            keep = jax.nn.sigmoid(forget)
            return jnp.tanh(out), keep * state + (1.0 - keep) * jnp.tanh(new)


def _mix(params: MarkovParams, *parts: jax.Array) -> Float32[Array, "batch outputs"]:
    x = jnp.concatenate(parts, axis=-1)
    return _product(x, params.mix) + params.mix_bias.astype(jnp.float32)[None, :]


def _correct(params: MarkovParams, base: jax.Array, vector: jax.Array) -> jax.Array:
    return base[..., : params.w2.shape[0]].astype(jnp.float32) + _product(vector, params.w2)


def _product(x: jax.Array, w: jax.Array) -> jax.Array:
    """`x @ w.T` summed in float32 at full precision, as `markov_step` defines it."""
    return jnp.einsum(
        "...i,oi->...o",
        x,
        w.astype(x.dtype),
        precision=jax.lax.Precision.HIGHEST,
        preferred_element_type=jnp.float32,
    )
