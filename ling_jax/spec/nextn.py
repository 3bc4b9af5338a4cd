"""Drafting with the checkpoint's own multi-token-prediction layer, one token after the other.

Entry t of the layer's latents is made of the target's output at position t and of the token behind
it, and predicts the token after that. So the entry of the last committed token, which knows the
last emitted one, gives the first draft; each further one comes from the layer's own output.

Source: DeepSeek-V3 (arXiv 2412.19437), section 2.2.
"""

from dataclasses import dataclass

import jax
import jax.numpy as jnp
from flax import struct

from ling_jax.batches import Seats
from ling_jax.cache import Cache, latent_spec
from ling_jax.config import ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.execution import ExecConfig
from ling_jax.layers.block import Positions
from ling_jax.model import ModelParams, logits, mtp_forward, mtp_step, step_rows
from ling_jax.params import TensorSpec, Weight
from ling_jax.spec.accept import draft_sample
from ling_jax.spec.drafter import Proposal, Reading

MOST_DRAFTS = 4
"""The layer predicts one token ahead; on its own outputs it soon guesses."""


@struct.dataclass
class NextnState:
    """What the layer keeps of committed tokens."""

    latent: Weight  # [pages, page, kv_rank + rope]
    hidden: Weight  # [slots, embed]: its output behind the last of them


@dataclass(frozen=True)
class Nextn:
    """Implements `Drafter`; the layer's weights are the target's (`ModelParams.mtp`).

    Raises:
      ConfigError: the checkpoint has no such layer, or the number of drafts is not from 1 to 4.
    """

    cfg: ModelConfig
    drafts: int

    def __post_init__(self) -> None:
        if not self.cfg.mtp_layers:
            raise ConfigError(
                "nextn drafts with the checkpoint's multi-token-prediction layer, but config.json "
                "has none (num_nextn_predict_layers is 0); use dspark with a draft model."
            )
        if not 1 <= self.drafts <= MOST_DRAFTS:
            raise ConfigError(
                f"nextn drafts 1 to {MOST_DRAFTS} tokens in a round, got {self.drafts}."
            )

    @property
    def taps(self) -> tuple[int, ...]:
        """None: the layer reads what stands behind the final norm."""
        return ()

    @property
    def schedule(self) -> None:
        """None: the layer has no confidences."""

    def params_spec(self) -> None:
        """It has no weights beside the target's."""

    def state_spec(self, *, slots: int, pages: int, page_size: int) -> NextnState:
        """Declares the layer's latents and its last output."""
        dtype = jnp.dtype(self.cfg.dtype)
        hidden = TensorSpec((slots, self.cfg.embed), dtype, ("slots", None), "zeros")
        return NextnState(latent=latent_spec(self.cfg, pages, page_size), hidden=hidden)

    def learn(
        self,
        params: ModelParams,
        draft: None,
        state: NextnState,
        reading: Reading,
        *,
        execution: ExecConfig,
    ) -> NextnState:
        """Runs the layer over tokens that stay."""
        del draft
        width = reading.following.shape[1]
        run = self._learn_block if width <= execution.recurrent_tokens else self._learn_text
        out, latent = run(params, state.latent, reading, execution)
        last = jnp.maximum(reading.counts - 1, 0)[:, None, None]
        out = jnp.take_along_axis(out, last, axis=1)[:, 0]
        is_new = (reading.counts > 0)[:, None]
        hidden = jnp.where(is_new, out, state.hidden[reading.slots])
        return NextnState(latent, state.hidden.at[reading.slots].set(hidden))

    def _learn_text(
        self, params: ModelParams, latent: jax.Array, reading: Reading, execution: ExecConfig
    ) -> tuple[jax.Array, jax.Array]:
        at = Positions(reading.starts, reading.counts, reading.page_table)
        return mtp_forward(
            *(params, reading.following, reading.hidden, latent, at),
            cfg=self.cfg,
            execution=execution,
        )

    def _learn_block(
        self, params: ModelParams, latent: jax.Array, reading: Reading, execution: ExecConfig
    ) -> tuple[jax.Array, jax.Array]:
        """The few tokens of a round, in the form of a decode step."""
        batch, width = reading.following.shape
        offsets = jnp.arange(width, dtype=jnp.int32)[None, :]
        positions = reading.starts[:, None] + offsets

        def each(x: jax.Array) -> jax.Array:
            return jnp.repeat(x, width, axis=0, total_repeat_length=batch * width)

        at = step_rows(
            each(reading.slots),
            (offsets < reading.counts[:, None]).reshape(-1),
            positions.reshape(-1),
            each(reading.page_table),
            cfg=self.cfg,
        )
        out, latent = mtp_step(
            params,
            reading.following.reshape(-1),
            reading.hidden.reshape(batch * width, -1),
            latent,
            at,
            cfg=self.cfg,
            execution=execution,
        )
        return out.reshape(batch, width, -1), latent

    def propose(
        self,
        params: ModelParams,
        draft: None,
        state: NextnState,
        cache: Cache,
        seats: Seats,
        *,
        execution: ExecConfig,
        vocab: int,
    ) -> tuple[Proposal, NextnState]:
        """Drafts token by token; latents behind the committed ones are scratch."""
        del draft
        latent, hidden = state.latent, state.hidden[cache.slots]
        room = cache.page_table.shape[1] * latent.shape[1]
        tokens, scores = [], []
        for k in range(self.drafts):
            if k:
                positions = cache.lengths + (k - 1)
                is_live = ~seats.is_done & (positions < room)
                at = step_rows(cache.slots, is_live, positions, cache.page_table, cfg=self.cfg)
                hidden, latent = mtp_step(
                    *(params, tokens[-1], hidden, latent, at), cfg=self.cfg, execution=execution
                )
            scores.append(logits(params, hidden, execution=execution)[:, :vocab])
            at = cache.lengths + 1 + k
            token = draft_sample(scores[-1], seats.sampling, at, anchors=cache.lengths)
            tokens.append(jnp.clip(token, 0, vocab - 1))
        proposal = Proposal(jnp.stack(tokens, axis=1), jnp.stack(scores, axis=1))
        return proposal, NextnState(latent, state.hidden)
