"""The training forward of a DSPARK draft: many blocks of a sequence over one shared context.

Serving drafts one block at a time behind a growing context; here the context of a whole sequence
is made once, and every block sees the part of it before its anchor. Weights, equations and
building blocks are those of `ling_jax.spec`.

Source: DSpark (2026), section 3; deepseek-ai/DeepSpec, `qwen3/modeling.py`.
"""

from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import PLAIN, linear, linear_f32
from ling_jax.layers.norm import rms_norm
from ling_jax.model import ModelParams, embed, logits
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import (
    DraftLayerParams,
    DraftParams,
    Turn,
    context,
    draft_ids,
    feed_forward,
    keys_values,
    layer_axes,
    rotate,
    turn_of,
)
from ling_jax.spec.markov import corrected
from ling_jax.training.draft_loss import Anchors, BlockRows, RowValues, distribution_losses

Queries = Float[Array, "batch blocks rows heads head_dim"]
OwnRows = Float[Array, "batch blocks rows kv_heads head_dim"]
ContextRows = Float[Array, "batch seq kv_heads head_dim"]
Hidden = Float[Array, "batch blocks rows embed"]


@dataclass(frozen=True, kw_only=True)
class Chunking:
    """How much of the large intermediates exists at a time; none of it changes the result."""

    attention: int = 16
    """Blocks of each sequence whose attention scores exist at a time."""
    vocabulary: int = 32
    """Blocks of the batch whose logits exist at a time."""


def block_hidden(
    draft: DraftParams,
    target: ModelParams,
    features: Float[Array, "batch seq features"],
    tokens: Int32[Array, "batch seq"],
    anchors: Anchors,
    *,
    cfg: DraftConfig,
    execution: ExecConfig = PLAIN,
    chunking: Chunking = Chunking(),
) -> Hidden:
    """One pass over blocks of `cfg.block_size` rows, each the token at its anchor, then masks.

    A row sees all rows of its block and the context before its anchor, nothing else; positions are
    those of the sequence.

    Args:
      target: only its embedding is read.
      features: residual outputs of `cfg.target_layers`, concatenated; all finite.

    Returns:
      The rows behind the final norm.
    """
    batch, seq = tokens.shape
    rows, count = cfg.block_size, anchors.shape[1]
    positions = jnp.broadcast_to(jnp.arange(seq, dtype=jnp.int32)[None, :], (batch, seq))
    past = context(draft, features, positions, cfg=cfg, execution=execution)
    first = jnp.take_along_axis(tokens, anchors, axis=1).reshape(-1)
    h = embed(target, draft_ids(first, cfg, rows), execution=execution)
    at = anchors.reshape(-1)[:, None] + jnp.arange(rows, dtype=jnp.int32)[None, :]
    by_row, stored = (None, None, None), ("batch", "seq", "heads", "head_dim")
    h = execution.parallel.local(
        partial(_layers, cfg=cfg, execution=execution, chunk=chunking.attention),
        (
            (layer_axes(cfg),) * cfg.layers,
            by_row,
            ((stored, stored),) * cfg.layers,
            (None, None),
            (None, None),
        ),
        by_row,
    )(draft.layers, h, past, at, anchors)
    return rms_norm(h, draft.norm, eps=cfg.eps).reshape(batch, count, rows, -1)


def _layers(
    layers: tuple[DraftLayerParams, ...],
    h: Float[Array, "all_blocks rows embed"],
    past: tuple[tuple[jax.Array, jax.Array], ...],
    at: Int32[Array, "all_blocks rows"],
    anchors: Int32[Array, "sequences blocks"],
    *,
    cfg: DraftConfig,
    execution: ExecConfig,
    chunk: int,
) -> Float[Array, "all_blocks rows embed"]:
    """All layers on one device, which has a part of the heads.

    Args:
      past: keys and values of the sequences, for each layer.
      at: positions of the rows.
    """
    turn = turn_of(at, cfg)
    for i, (layer, rows_before) in enumerate(zip(layers, past, strict=True)):
        with jax.named_scope(f"draft_layer_{i}"):
            h = h + _attention(layer, h, turn, rows_before, anchors, cfg, execution, chunk)
            h = h + feed_forward(layer, h, cfg, execution)
    return h


def _attention(
    layer: DraftLayerParams,
    h: Float[Array, "all_blocks rows embed"],
    turn: Turn,
    past: tuple[jax.Array, jax.Array],
    anchors: Int32[Array, "sequences blocks"],
    cfg: DraftConfig,
    execution: ExecConfig,
    chunk: int,
) -> Float[Array, "all_blocks rows embed"]:
    """What attention adds to the stream; the sum over the devices' heads included."""
    x = rms_norm(h, layer.norm, eps=cfg.eps)
    q = rms_norm(linear(x, layer.q, execution=execution), layer.q_norm, eps=cfg.eps)
    k, v = keys_values(layer, x, turn, cfg, execution)
    q, k, v = (y.reshape(*anchors.shape, *y.shape[1:]) for y in (rotate(q, turn, cfg), k, v))
    mixed = attend_blocks(q, k, v, *past, anchors, scale=cfg.head_dim**-0.5, chunk=chunk)
    mixed = mixed.reshape(h.shape[0], *mixed.shape[2:])
    out = linear_f32(mixed, layer.out, contract=2, execution=execution)
    return execution.parallel.sum(out, "heads").astype(h.dtype)


def attend_blocks(
    q: Queries,
    k: OwnRows,
    v: OwnRows,
    context_keys: ContextRows,
    context_values: ContextRows,
    anchors: Anchors,
    *,
    scale: float,
    chunk: int,
) -> Queries:
    """Rows attend to all rows of their block and to the context at positions before its anchor.

    `ling_jax.pallas.draft_attention` in a form that has a gradient: scores of `chunk` blocks
    of each sequence exist at a time, and are made again for the gradient.

    Args:
      q: queries, rotated; head i reads key head `i // (heads // kv_heads)`.
      k: keys of the blocks, rotated; `v`, their values.
      context_keys: keys of the sequences, rotated; `context_values`, their values.
    """
    batch, _, rows, heads, head_dim = q.shape
    kv_heads, seq = k.shape[3], context_keys.shape[1]

    def one_block(x: tuple[jax.Array, jax.Array, jax.Array, jax.Array]) -> jax.Array:
        q, k, v, anchor = x
        grouped = q.reshape(batch, rows, kv_heads, heads // kv_heads, head_dim)
        is_seen = jnp.arange(seq, dtype=jnp.int32)[None, :] < anchor[:, None]
        mixed = _mix(grouped, (context_keys, k), (context_values, v), is_seen, scale)
        return mixed.reshape(q.shape).astype(q.dtype)

    by_block = tuple(jnp.moveaxis(x, 1, 0) for x in (q, k, v, anchors))
    out = jax.lax.map(jax.checkpoint(one_block), by_block, batch_size=chunk)
    return jnp.moveaxis(out, 0, 1)


def _mix(
    q: Float[Array, "batch rows kv_heads group head_dim"],
    keys: tuple[jax.Array, jax.Array],
    values: tuple[jax.Array, jax.Array],
    is_seen: Bool[Array, "batch seq"],
    scale: float,
) -> Float32[Array, "batch rows kv_heads group head_dim"]:
    """Softmax in float32 over the context and the block; divided last, as serving does."""
    past, own = (_product("brkgd,bskd->bkgrs", q, x) * scale for x in keys)
    past = jnp.where(is_seen[:, None, None, None, :], past, -jnp.inf)
    top = jnp.maximum(past.max(-1), own.max(-1))[..., None]
    weights = tuple(jnp.exp(x - jax.lax.stop_gradient(top)) for x in (past, own))
    parts = (
        _product("bkgrs,bskd->bkgrd", w.astype(x.dtype), x)
        for w, x in zip(weights, values, strict=True)
    )
    mixed = jnp.add(*parts)
    total = weights[0].sum(-1) + weights[1].sum(-1)
    return jnp.moveaxis(mixed / total[..., None], 3, 1)


def block_logits(
    draft: DraftParams,
    target: ModelParams,
    hidden: Float[Array, "all_blocks rows embed"],
    previous: Int32[Array, "all_blocks rows"],
    *,
    cfg: DraftConfig,
    execution: ExecConfig = PLAIN,
) -> Float32[Array, "all_blocks rows vocab"]:
    """Logits of every row after the true tokens before it.

    Args:
      target: only its output head is read.
      hidden: as `block_hidden` gives it.
    """
    base = logits(target, hidden, execution=execution)
    return corrected(draft.markov, base, hidden, previous, cfg=cfg)


def vocabulary_losses(
    draft: DraftParams,
    target: ModelParams,
    hidden: Hidden,
    target_hidden: Hidden,
    rows: BlockRows,
    *,
    cfg: DraftConfig,
    execution: ExecConfig = PLAIN,
    chunk: int = Chunking.vocabulary,
) -> tuple[RowValues, RowValues]:
    """Cross entropy and L1 distance of every row.

    Logits of `chunk` blocks exist at a time, and are made again for the gradient: those of a batch
    would be larger than the draft.

    Args:
      target: its output head makes both distributions.
      target_hidden: what the target has behind its final norm, of the row that predicts the label.
    """

    def one_block(x: tuple[jax.Array, ...]) -> tuple[jax.Array, jax.Array]:
        hidden, target_hidden, previous, labels = (y[None] for y in x)
        mine = block_logits(draft, target, hidden, previous, cfg=cfg, execution=execution)
        theirs = jax.lax.stop_gradient(logits(target, target_hidden, execution=execution))
        cross_entropy, distance = distribution_losses(mine, theirs, labels)
        return cross_entropy[0], distance[0]

    blocks = tuple(
        x.reshape(-1, *x.shape[2:]) for x in (hidden, target_hidden, rows.previous, rows.labels)
    )
    out = jax.lax.map(jax.checkpoint(one_block), blocks, batch_size=chunk)
    cross_entropy, distance = (x.reshape(rows.labels.shape) for x in out)
    return cross_entropy, distance


def _product(equation: str, x: jax.Array, y: jax.Array) -> jax.Array:
    """An einsum accumulated in float32, at full precision for float32 operands."""
    return jnp.einsum(
        equation, x, y, precision=jax.lax.Precision.HIGHEST, preferred_element_type=jnp.float32
    )
