"""One step of training a DSPARK draft: reading with the frozen target, the loss, the update.

The draft is kept in float32 and computes in the dtype that it will be served in. The target is
read by a program of its own, without a gradient.
"""

from dataclasses import dataclass, field, replace

import jax
import jax.numpy as jnp
import optax
from flax import struct
from flax.training.train_state import TrainState
from jax.sharding import SingleDeviceSharding
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.cache import contiguous
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams, final_norm, forward
from ling_jax.params import Weight
from ling_jax.sharding import Parallel, shardings
from ling_jax.spec.confidence import confidence_logits
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftParams, draft_spec
from ling_jax.training.draft_forward import Chunking, block_hidden, vocabulary_losses
from ling_jax.training.draft_loss import (
    LossConfig,
    Metrics,
    Totals,
    block_rows,
    confidence_losses,
    draw_anchors,
    mean,
    sum_rows,
)
from ling_jax.training.optimizer import descend


@struct.dataclass
class TrainBatch:
    """Sequences padded at their ends."""

    tokens: Weight  # [batch, seq] int32
    mask: Weight  # [batch, seq] bool: supervised tokens; False for padding
    counts: Weight  # [batch] int32: true tokens


@struct.dataclass
class TargetRows:
    """What the target makes of a batch; zeros for padding."""

    features: Weight  # [batch, seq, features]: residual outputs of the tapped layers
    hidden: Weight  # [batch, seq, embed]: behind the final norm


@dataclass(frozen=True, kw_only=True)
class Recipe:
    """What is trained and on which loss; hashable, so that it can be a static argument of `jit`."""

    draft: DraftConfig
    anchors: int = 512
    """Blocks of each sequence at most."""
    loss: LossConfig = field(default_factory=LossConfig)
    chunking: Chunking = field(default_factory=Chunking)
    execution: ExecConfig = ExecConfig()
    """Of the draft: plain JAX, since kernels have no gradient."""


def read_target(
    params: ModelParams,
    tokens: Int32[Array, "batch seq"],
    counts: Int32[Array, " batch"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    taps: tuple[int, ...],
) -> TargetRows:
    """Runs the target over whole sequences.

    Args:
      counts: true tokens of each.
      taps: layers whose residual outputs are the draft's features, in this order.
    """
    batch, seq = tokens.shape
    cache = contiguous(cfg, batch=batch, length=seq)
    _, h, tapped = forward(params, cache, tokens, counts, cfg=cfg, execution=execution, taps=taps)
    is_true = (jnp.arange(seq, dtype=jnp.int32)[None, :] < counts[:, None])[:, :, None]
    # A masked score leaves a weight of zero, which times NaN would still be NaN.
    features, hidden = (
        jnp.where(is_true, x, 0)
        for x in (jnp.concatenate(tapped, axis=-1), final_norm(params, h, cfg=cfg))
    )
    return TargetRows(features=features, hidden=hidden)


def batch_totals(
    master: DraftParams,
    target: ModelParams,
    batch: TrainBatch,
    rows: TargetRows,
    key: jax.Array,
    *,
    recipe: Recipe,
) -> Totals:
    """The sums of which the loss of a batch is made.

    Args:
      master: weights in float32; rounded to the draft's dtype first.
      target: its embedding and its output head are read.
      key: draws the anchors.
    """
    cfg, execution = recipe.draft, recipe.execution
    draft = jax.tree.map(lambda spec, x: x.astype(spec.dtype), draft_spec(cfg), master)
    count = min(recipe.anchors, batch.tokens.shape[1])
    anchors, is_kept = draw_anchors(key, batch.mask, count)
    hidden = block_hidden(
        *(draft, target, rows.features, batch.tokens, anchors),
        cfg=cfg,
        execution=execution,
        chunking=recipe.chunking,
    )
    wanted = block_rows(batch.tokens, batch.mask, anchors, is_kept, rows=cfg.block_size)
    cross_entropy, distance = vocabulary_losses(
        *(draft, target, hidden, rows_at(rows.hidden, anchors, cfg.block_size), wanted),
        cfg=cfg,
        execution=execution,
        chunk=recipe.chunking.vocabulary,
    )
    confidence = None
    if cfg.has_confidence:
        flat = (x.reshape(-1, *x.shape[2:]) for x in (hidden, wanted.previous))
        scores = confidence_logits(draft, *flat, cfg=cfg).reshape(distance.shape)
        confidence = confidence_losses(scores, distance)
    return sum_rows(cross_entropy, distance, confidence, wanted.is_counted, cfg=recipe.loss)


def rows_at(
    hidden: Float[Array, "batch seq embed"], anchors: Int32[Array, "batch blocks"], rows: int
) -> Float[Array, "batch blocks rows embed"]:
    """The rows of each sequence from each anchor on: the target's row there predicts the token that
    the draft's row must.

    Places beyond the sequence repeat its last row.
    """
    at = anchors[:, :, None] + jnp.arange(rows, dtype=jnp.int32)[None, None, :]
    inside = jnp.minimum(at, hidden.shape[1] - 1).reshape(at.shape[0], -1, 1)
    return jnp.take_along_axis(hidden, inside, axis=1).reshape(*at.shape, -1)


def create_state(
    master: DraftParams,
    tx: optax.GradientTransformation,
    *,
    cfg: DraftConfig,
    parallel: Parallel = Parallel(),
) -> TrainState:
    """A state at step 0, placed where its later ones will be: else its first step would be
    compiled as a program of its own.

    The weights are `state.params["draft"]`, since Flax asks for a mapping.

    Args:
      master: weights in float32.
      cfg: of the draft.

    Raises:
      ShardingError: the draft does not divide over the mesh.
    """
    params = {"draft": master}
    state = TrainState.create(apply_fn=batch_totals, params=params, tx=tx)
    state = state.replace(step=jnp.int32(0))
    alone = parallel.sharding(()) or SingleDeviceSharding(jax.devices()[0])
    specs = shardings(draft_spec(cfg), parallel)
    places = jax.tree.map(lambda _: alone, params) if specs is None else {"draft": specs}
    optimizer_places = optax.tree.map_params(
        tx, lambda _, place: place, state.opt_state, places, transform_non_params=lambda _: alone
    )
    return jax.device_put(
        state, state.replace(step=alone, params=places, opt_state=optimizer_places)
    )


def master_config(cfg: DraftConfig) -> DraftConfig:
    """The draft as it is trained: in float32."""
    return replace(cfg, dtype="float32")


def train_step(
    state: TrainState,
    target: ModelParams,
    batch: TrainBatch,
    rows: TargetRows,
    seed: Int32[Array, ""],
    rate: Float32[Array, ""],
    *,
    recipe: Recipe,
) -> tuple[TrainState, Metrics, Float[Array, ""]]:
    """One update of the draft.

    Args:
      state: donate it. Its step and `seed` decide the anchors, so that a run can be resumed.
      rate: by which the optimiser's direction is followed.

    Returns:
      The state after the step; the metrics before it; the norm of the gradient before the bound.
    """
    key = jax.random.fold_in(jax.random.key(seed), state.step)

    def loss(params: dict[str, DraftParams]) -> tuple[jax.Array, Metrics]:
        totals = state.apply_fn(params["draft"], target, batch, rows, key, recipe=recipe)
        metrics = mean(totals, cfg=recipe.loss)
        return metrics.loss, metrics

    gradient, metrics = jax.grad(loss, has_aux=True)(state.params)
    return descend(state, gradient, rate), metrics, optax.tree.norm(gradient)


def evaluate(
    state: TrainState,
    target: ModelParams,
    batch: TrainBatch,
    rows: TargetRows,
    *,
    recipe: Recipe,
) -> Totals:
    """Sums of a batch that is not trained on; its anchors are the same at every step."""
    key = jax.random.key(0)
    return state.apply_fn(state.params["draft"], target, batch, rows, key, recipe=recipe)
