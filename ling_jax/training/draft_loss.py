"""The loss of a DSPARK draft: which tokens start a block, which rows count and what they cost.

Sums and not means are what a batch gives: those of several batches or devices add up, and every
mean is taken over all of them at once.

Source: DSpark (2026), section 3; deepseek-ai/DeepSpec, `modeling/dspark/{common,loss}.py`.
"""

from dataclasses import dataclass

import jax
import jax.numpy as jnp
import optax
from flax import struct
from jaxtyping import Array, Bool, Float32, Int32

from ling_jax.params import Weight

Anchors = Int32[Array, "batch blocks"]
Kept = Bool[Array, "batch blocks"]
RowValues = Float32[Array, "batch blocks rows"]


@dataclass(frozen=True, kw_only=True)
class LossConfig:
    """Weights of the three terms; hashable, so that it can be a static argument of `jit`."""

    cross_entropy: float = 0.1
    """Of the true token."""
    distance: float = 0.9
    """Of the L1 distance to the target's distribution."""
    confidence: float = 1.0
    """Of the binary cross entropy of the confidence head."""
    decay: float = 4.0
    """Rows after which the weight of a row has fallen by a factor e."""


@struct.dataclass
class BlockRows:
    """What each row of each block must predict."""

    previous: Weight  # [batch, blocks, rows] int32: token before the one to predict
    labels: Weight  # [batch, blocks, rows] int32: token to predict
    is_counted: Weight  # [batch, blocks, rows] bool: a first part of every block


@struct.dataclass
class Totals:
    """Sums over the counted rows of a batch; float32."""

    weight: Weight  # []: of the rows
    cross_entropy: Weight  # []: weighted, as the two below
    distance: Weight  # []
    confidence: Weight  # []; 0 without a confidence head
    rows: Weight  # [rows]: counted, at each place in a block
    accepted: Weight  # [rows]: probabilities that the row is accepted, given those before it
    survived: Weight  # [rows]: probabilities that the row and all before it are accepted


@struct.dataclass
class Metrics:
    """Means over the counted rows; float32."""

    loss: Weight  # []
    cross_entropy: Weight  # []
    distance: Weight  # []: L1, from 0 to 2
    confidence: Weight  # []
    accept_rates: Weight  # [rows]: of each place in a block, given that those before are accepted
    accept_length: Weight  # []: tokens of a round, the target's own included


def draw_anchors(
    key: jax.Array, mask: Bool[Array, "batch seq"], count: int
) -> tuple[Anchors, Kept]:
    """Draws the tokens that blocks begin with: supervised ones before supervised ones.

    Drawn without replacement, in ascending order. A sequence with fewer candidates than `count`
    keeps all of them; dummies at position 0 follow.

    Args:
      mask: supervised tokens; False for padding.
      count: blocks of each sequence, no more than its tokens.
    """
    seq = mask.shape[1]
    is_candidate = mask & jnp.pad(mask[:, 1:], ((0, 0), (0, 1)))
    drawn = jnp.where(is_candidate, jax.random.uniform(key, mask.shape), -1.0)
    ranked, at = jax.lax.top_k(drawn, count)
    places = jnp.sort(jnp.where(ranked >= 0.0, at, seq).astype(jnp.int32), axis=1)
    is_kept = places < seq
    return jnp.where(is_kept, places, 0), is_kept


def block_rows(
    tokens: Int32[Array, "batch seq"],
    mask: Bool[Array, "batch seq"],
    anchors: Anchors,
    is_kept: Kept,
    *,
    rows: int,
) -> BlockRows:
    """What the rows of the blocks at `anchors` predict: row j, the token j + 1 behind the anchor.

    A block counts as far as its tokens are supervised without a gap; dummies count nothing.

    Args:
      mask: supervised tokens; False for padding.
      rows: of a block.
    """
    seq = tokens.shape[1]
    at = anchors[:, :, None] + jnp.arange(rows + 1, dtype=jnp.int32)[None, None, :]
    inside = jnp.minimum(at, seq - 1).reshape(at.shape[0], -1)
    found = jnp.take_along_axis(tokens, inside, axis=1).reshape(at.shape)
    is_supervised = jnp.take_along_axis(mask, inside, axis=1).reshape(at.shape) & (at < seq)
    is_counted = jnp.cumprod(is_supervised[:, :, 1:], axis=-1, dtype=jnp.int32) > 0
    return BlockRows(
        previous=found[:, :, :-1],
        labels=found[:, :, 1:],
        is_counted=is_counted & is_kept[:, :, None],
    )


def distribution_losses(
    logits: Float32[Array, "*rows vocab"],
    target_logits: Float32[Array, "*rows vocab"],
    labels: Int32[Array, "*rows"],
) -> tuple[Float32[Array, "*rows"], Float32[Array, "*rows"]]:
    """Cross entropy of the labels, and the L1 distance of the two distributions, of every row.

    The distance is twice the total variation, so 1 minus its half is the probability that
    speculative sampling accepts what the draft proposes.
    """
    log_p = jax.nn.log_softmax(logits, axis=-1)
    cross_entropy = -jnp.take_along_axis(log_p, labels[..., None], axis=-1)[..., 0]
    target = jax.nn.softmax(target_logits, axis=-1)
    return cross_entropy, jnp.abs(jnp.exp(log_p) - target).sum(-1)


def confidence_losses(scores: RowValues, distance: RowValues) -> RowValues:
    """Binary cross entropy of the confidence head; no gradient reaches the draft through its label.

    Args:
      scores: logits of the head.
      distance: as `distribution_losses` gives it.
    """
    label = jax.lax.stop_gradient(1.0 - 0.5 * distance)
    return optax.sigmoid_binary_cross_entropy(scores, label)


def sum_rows(
    cross_entropy: RowValues,
    distance: RowValues,
    confidence: RowValues | None,
    is_counted: Bool[Array, "batch blocks rows"],
    *,
    cfg: LossConfig,
) -> Totals:
    """Adds up the counted rows of all blocks; row j weighs `exp(-j / cfg.decay)`.

    Args:
      confidence: as `confidence_losses` gives it; None without a confidence head.
    """
    decay = jnp.exp(-jnp.arange(distance.shape[-1], dtype=jnp.float32) / cfg.decay)
    weight = jnp.where(is_counted, decay[None, None, :], 0.0)
    accepted = jnp.where(is_counted, 1.0 - 0.5 * distance, 0.0)
    return Totals(
        weight=weight.sum(),
        cross_entropy=(weight * cross_entropy).sum(),
        distance=(weight * distance).sum(),
        confidence=jnp.float32(0.0) if confidence is None else (weight * confidence).sum(),
        rows=is_counted.astype(jnp.float32).sum((0, 1)),
        accepted=accepted.sum((0, 1)),
        survived=jnp.cumprod(accepted, axis=-1).sum((0, 1)),
    )


def mean(totals: Totals, *, cfg: LossConfig) -> Metrics:
    """Means of the sums, and the loss they make.

    The accept length is 1 plus the mean survival of every place in a block, each over the blocks
    that reach it: blocks that end with their sequence do not lower it.
    """
    # A block that counts has a first row of weight 1: the bounds matter for no block at all only.
    weight, rows = jnp.maximum(totals.weight, 1.0), jnp.maximum(totals.rows, 1.0)
    terms = (totals.cross_entropy / weight, totals.distance / weight, totals.confidence / weight)
    scales = (cfg.cross_entropy, cfg.distance, cfg.confidence)
    return Metrics(
        loss=sum((c * x for c, x in zip(scales, terms, strict=True)), jnp.float32(0.0)),
        cross_entropy=terms[0],
        distance=terms[1],
        confidence=terms[2],
        accept_rates=totals.accepted / rows,
        accept_length=1.0 + (totals.survived / rows).sum(),
    )
