"""Drafting with a DSPARK draft: one pass over a block of masks, then the Markov walk."""

from dataclasses import dataclass

import jax
import jax.numpy as jnp

from ling_jax.batches import Seats
from ling_jax.cache import Cache
from ling_jax.errors import ConfigError
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams, embed, logits
from ling_jax.spec.accept import draft_sample
from ling_jax.spec.confidence import confidence_logits
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import (
    DraftCache,
    DraftParams,
    draft_block,
    draft_cache_spec,
    draft_ids,
    draft_spec,
    inject,
)
from ling_jax.spec.drafter import Proposal, Reading
from ling_jax.spec.markov import walk, walk_greedy
from ling_jax.spec.schedule import Schedule


@dataclass(frozen=True)
class Dspark:
    """Implements `Drafter`; its state is the draft's context (`DraftCache`).

    Raises:
      ConfigError: the draft was not trained for so many tokens, or has no confidences to schedule
        by.
    """

    cfg: DraftConfig
    drafts: int
    schedule: Schedule | None = None

    def __post_init__(self) -> None:
        self.cfg.check_count(self.drafts)
        if self.schedule is not None and not self.cfg.has_confidence:
            raise ConfigError(
                "a schedule needs confidences, but the draft has no confidence head "
                "(enable_confidence_head is false); turn the schedule off."
            )

    @property
    def taps(self) -> tuple[int, ...]:
        """The layers whose residuals are the draft's features."""
        return self.cfg.target_layers

    def params_spec(self) -> DraftParams:
        """Declares the draft's weights, without its copies of the target's."""
        return draft_spec(self.cfg)

    def state_spec(self, *, slots: int, pages: int, page_size: int) -> DraftCache:
        """Declares the context; nothing of it goes by slots."""
        del slots
        return draft_cache_spec(self.cfg, pages, page_size)

    def learn(
        self,
        params: ModelParams,
        draft: DraftParams,
        state: DraftCache,
        reading: Reading,
        *,
        execution: ExecConfig,
    ) -> DraftCache:
        """Injects the features of tokens that stay."""
        del params
        return inject(
            draft,
            state,
            reading.features,
            reading.starts,
            reading.counts,
            reading.page_table,
            cfg=self.cfg,
            execution=execution,
        )

    def propose(
        self,
        params: ModelParams,
        draft: DraftParams,
        state: DraftCache,
        cache: Cache,
        seats: Seats,
        *,
        execution: ExecConfig,
        vocab: int,
    ) -> tuple[Proposal, DraftCache]:
        """Drafts a block; the context stays as it is."""
        anchor = seats.last_token
        embedded = embed(params, draft_ids(anchor, self.cfg, self.drafts), execution=execution)
        hidden = draft_block(
            *(draft, embedded, state, cache.page_table, cache.lengths),
            cfg=self.cfg,
            execution=execution,
        )
        base = logits(params, hidden, execution=execution)
        if vocab < base.shape[-1]:
            # Padding of the vocabulary is never proposed; to cut it off would copy the Markov head.
            is_id = jnp.arange(base.shape[-1], dtype=jnp.int32) < vocab
            base = jnp.where(is_id[None, None, :], base, -jnp.inf)

        def draw() -> tuple[jax.Array, jax.Array]:
            def choose(scores: jax.Array, k: int) -> jax.Array:
                at = cache.lengths + 1 + k
                return draft_sample(scores, seats.sampling, at, anchors=cache.lengths)

            tokens, scores = walk(draft.markov, base, hidden, anchor, choose, cfg=self.cfg)
            return tokens, scores[..., :vocab]

        def take() -> tuple[jax.Array, jax.Array]:
            tokens = walk_greedy(
                *(draft.markov, base, hidden, anchor),
                cfg=self.cfg,
                backend=execution.kernels.markov_step,
                parallel=execution.parallel,
            )
            return tokens, jnp.zeros((*tokens.shape, vocab), jnp.float32)

        is_random = jnp.any((seats.sampling.temperature > 0) & ~seats.is_done)
        tokens, scores = jax.lax.cond(is_random, draw, take)
        confidences = None
        if self.schedule is not None:
            previous = jnp.concatenate([anchor[:, None], tokens[:, :-1]], axis=1)
            confidences = confidence_logits(draft, hidden, previous, cfg=self.cfg)
        return Proposal(tokens, scores, confidences), state
