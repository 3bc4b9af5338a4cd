"""A round of speculative decoding: draft, verify, accept, commit, and the draft's new context.

The target reads the last emitted token and the drafts behind it at once. What is accepted of them
becomes permanent; of the rest nothing stays. So a round emits from one to K + 1 tokens, and which
ones does not depend on the draft: greedily those that single steps would, else from the same law.

Source: DSpark (2026), section 3; speculative sampling (arXiv 2211.17192).
"""

from dataclasses import replace

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float

from ling_jax.batches import Seats
from ling_jax.cache import Cache
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams, commit_tentative, embed, forward_tentative, logits
from ling_jax.params import Weight
from ling_jax.sampling import Seen, is_stop
from ling_jax.spec.accept import Accepted, accept, draft_sample
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftCache, DraftParams, draft_block, draft_ids, inject
from ling_jax.spec.markov import walk, walk_greedy

Features = Float[Array, "batch width features"]


@struct.dataclass
class Proposal:
    """What a draft proposes for each sequence."""

    tokens: Weight  # [batch, K] int32
    logits: Weight  # [batch, K, vocab] float32 that they were drawn from; None if they were not


def propose(
    params: ModelParams,
    draft: DraftParams,
    cache: Cache,
    context: DraftCache,
    seats: Seats,
    *,
    draft_cfg: DraftConfig,
    execution: ExecConfig,
    drafts: int,
    vocab: int,
) -> Proposal:
    """Drafts `drafts` tokens behind the last emitted one of each sequence.

    Args:
      params: of the target, whose embedding and output head the draft uses.
      cache: rows of the target (`view_rows`), for lengths and pages.
      context: holds every committed token of each row.
      seats: of the rows.
      vocab: ids that may be proposed.

    Raises:
      ConfigError: the draft was not trained for so many.
    """
    anchor = seats.last_token
    embedded = embed(params, draft_ids(anchor, draft_cfg, drafts), execution=execution)
    hidden = draft_block(
        draft,
        embedded,
        context,
        cache.page_table,
        cache.lengths,
        cfg=draft_cfg,
        execution=execution,
    )
    base = logits(params, hidden, execution=execution)
    if vocab < base.shape[-1]:
        # Padding of the vocabulary is never proposed; to cut it off would copy the Markov head.
        is_id = jnp.arange(base.shape[-1], dtype=jnp.int32) < vocab
        base = jnp.where(is_id[None, None, :], base, -jnp.inf)

    def draw() -> tuple[jax.Array, jax.Array]:
        def choose(scores: jax.Array, k: int) -> jax.Array:
            return draft_sample(scores, seats.sampling, cache.lengths + 1 + k)

        tokens, scores = walk(draft.markov, base, hidden, anchor, choose, cfg=draft_cfg)
        return tokens, scores[..., :vocab]

    def take() -> tuple[jax.Array, jax.Array]:
        tokens = walk_greedy(
            *(draft.markov, base, hidden, anchor),
            cfg=draft_cfg,
            backend=execution.kernels.markov_step,
            parallel=execution.parallel,
        )
        return tokens, jnp.zeros((*tokens.shape, vocab), jnp.float32)

    is_random = jnp.any((seats.sampling.temperature > 0) & ~seats.is_done)
    return Proposal(*jax.lax.cond(is_random, draw, take))


def verify(
    params: ModelParams,
    cache: Cache,
    seats: Seats,
    proposal: Proposal,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    vocab: int,
    taps: tuple[int, ...] = (),
) -> tuple[Cache, Seats, Accepted, Features | None]:
    """Reads the last token and the drafts of each sequence; keeps and emits what is accepted.

    Args:
      cache: rows as `view_rows` gives them; must have pages for the tokens that may be emitted.
      seats: of the rows; those that are done emit nothing and stay as they are.
      taps: target layers whose residuals are features of a draft.

    Returns:
      The cache after the tokens that stay, the seats, what was emitted, and the features of the
      rows read, of which `Accepted.committed` stay; None without taps.
    """
    is_live = ~seats.is_done
    tokens = jnp.concatenate([seats.last_token[:, None], proposal.tokens], axis=1)
    # An illegal draft is never accepted; it must not be looked up either.
    tokens = jnp.clip(tokens, 0, vocab - 1)
    cache, replays, normed, tapped = forward_tentative(
        params, cache, tokens, is_live, cfg=cfg, execution=execution, taps=taps
    )
    out, seen = accept(
        logits(params, normed, execution=execution)[..., :vocab],
        proposal.tokens,
        proposal.logits,
        seats.sampling,
        seats.seen,
        cache.lengths + 1,
        seats.generated,
        seats.budget,
        is_live,
    )
    cache = commit_tentative(cache, replays, out.committed, cfg=cfg, execution=execution)
    features = jnp.concatenate(tapped, axis=-1) if tapped else None
    return cache, _advance(seats, out, seen), out, features


def _advance(seats: Seats, out: Accepted, seen: Seen) -> Seats:
    """The seats after what was emitted; `accept` ends it behind a stop id."""
    last = jnp.maximum(out.committed - 1, 0)[:, None]
    token = jnp.take_along_axis(out.tokens, last, axis=1)[:, 0]
    is_emitted = out.committed > 0
    generated = seats.generated + out.committed
    is_ended = is_stop(token, seats.sampling) & is_emitted
    return replace(
        seats,
        last_token=jnp.where(is_emitted, token, seats.last_token),
        generated=generated,
        is_done=seats.is_done | is_ended | (generated >= seats.budget),
        seen=seen,
    )


def spec_round(
    params: ModelParams,
    draft: DraftParams,
    cache: Cache,
    context: DraftCache,
    seats: Seats,
    *,
    cfg: ModelConfig,
    draft_cfg: DraftConfig,
    execution: ExecConfig,
    drafts: int,
    vocab: int,
) -> tuple[Cache, DraftCache, Seats, Accepted]:
    """One round of every row: from one to `drafts + 1` tokens for each that is not done.

    Args:
      cache: rows as `view_rows` gives them.
      context: the draft's, which holds every committed token of each row; so it does afterwards.
      seats: of the rows.
      drafts: tokens to draft, from 1 to the draft's block size.
      vocab: ids that may be emitted.
    """
    proposal = propose(
        *(params, draft, cache, context, seats),
        draft_cfg=draft_cfg,
        execution=execution,
        drafts=drafts,
        vocab=vocab,
    )
    starts = cache.lengths
    cache, seats, out, features = verify(
        *(params, cache, seats, proposal),
        cfg=cfg,
        execution=execution,
        vocab=vocab,
        taps=draft_cfg.target_layers,
    )
    assert features is not None
    context = inject(
        draft,
        context,
        features,
        starts,
        out.committed,
        cache.page_table,
        cfg=draft_cfg,
        execution=execution,
    )
    return cache, context, seats, out
