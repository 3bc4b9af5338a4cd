"""The decoder: embedding, layers, final norm, logits; and the multi-token-prediction layer."""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.cache import Cache, KdaState
from ling_jax.config import MTP_KIND, ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.block import (
    RESIDUAL,
    Block,
    LayerParams,
    LayerState,
    Positions,
    Stream,
    decoder_layer,
    decoder_step,
    layer_spec,
    norm_spec,
    start_stream,
)
from ling_jax.layers.kda import commit
from ling_jax.layers.linear import PLAIN, linear, linear_f32
from ling_jax.layers.norm import rms_norm
from ling_jax.layers.rope import rotation
from ling_jax.layers.step import StepRows
from ling_jax.pallas.kda_verify import KdaReplay
from ling_jax.params import TensorSpec, Weight

Tokens = Int32[Array, "batch seq"]
Rows = Float[Array, "rows embed"]


@struct.dataclass
class MtpParams:
    """The layer that predicts the token after the next."""

    embed_norm: Weight  # [embed]
    hidden_norm: Weight  # [embed]
    merge: Weight  # [embed, 2 * embed]: embedding half first
    layer: LayerParams
    norm: Weight  # [embed]


@struct.dataclass
class ModelParams:
    embed: Weight  # [vocab, embed]
    layers: tuple[LayerParams, ...]
    norm: Weight  # [embed]
    lm_head: Weight  # [vocab, embed], or None where the embedding is tied
    mtp: MtpParams | None


def model_spec(cfg: ModelConfig) -> ModelParams:
    """Declares every weight of a checkpoint."""
    table = TensorSpec((cfg.vocab, cfg.embed), jnp.dtype(cfg.dtype), ("vocab", "embed"))
    return ModelParams(
        embed=table,
        layers=tuple(layer_spec(cfg, kind) for kind in cfg.layer_kinds),
        norm=norm_spec(cfg),
        lm_head=None if cfg.tied_embeddings else table,
        mtp=mtp_spec(cfg) if cfg.mtp_layers else None,
    )


def mtp_spec(cfg: ModelConfig) -> MtpParams:
    """Declares the multi-token-prediction layer."""
    merge = TensorSpec((cfg.embed, 2 * cfg.embed), jnp.dtype(cfg.dtype), ("embed", None))
    return MtpParams(
        embed_norm=norm_spec(cfg),
        hidden_norm=norm_spec(cfg),
        merge=merge,
        layer=layer_spec(cfg, MTP_KIND),
        norm=norm_spec(cfg),
    )


def embed(params: ModelParams, tokens: Tokens, *, execution: ExecConfig) -> Block:
    """Looks up token embeddings; ids must be below the vocabulary."""
    return execution.parallel.constrain(_take_rows(params.embed, tokens), RESIDUAL)


@jax.custom_vjp
def _take_rows(table: jax.Array, ids: jax.Array) -> jax.Array:
    """`table[ids]`; the gradient is a product with one-hot rows, since a GPU adds thousands of rows
    to the same few one behind the other."""
    return table[ids]


def _take_rows_forward(
    table: jax.Array, ids: jax.Array
) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:
    return table[ids], (table, ids)


def _take_rows_backward(
    kept: tuple[jax.Array, jax.Array], cotangent: jax.Array
) -> tuple[jax.Array, None]:
    table, ids = kept
    picks = jax.nn.one_hot(ids.reshape(-1), table.shape[0], dtype=cotangent.dtype)
    rows = cotangent.reshape(-1, table.shape[1])
    total = jnp.einsum("tv,te->ve", picks, rows, preferred_element_type=jnp.float32)
    return total.astype(table.dtype), None


_take_rows.defvjp(_take_rows_forward, _take_rows_backward)


def forward(
    params: ModelParams,
    cache: Cache,
    tokens: Tokens,
    counts: Int32[Array, " batch"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    taps: tuple[int, ...] = (),
) -> tuple[Cache, Block, tuple[Block, ...]]:
    """Reads the next tokens of each row of the cache.

    Args:
      cache: rows of the batch (`take_rows`); must have pages for the new tokens.
      counts: true tokens of each row; the rest is padding, which leaves no trace.
      taps: layers whose residual output is returned too.

    Returns:
      The cache after the tokens, the residual stream behind the last layer, and the tapped
      residuals in the order of `taps`.
    """
    at = Positions(starts=cache.lengths, counts=counts, page_table=cache.page_table)
    states = _layer_states(cache, cfg)
    h = embed(params, tokens, execution=execution)
    tapped: dict[int, Block] = {}
    for i, (layer, kind) in enumerate(zip(params.layers, cfg.layer_kinds, strict=True)):
        with jax.named_scope(f"layer_{i}"):
            h, states[i] = decoder_layer(
                layer, h, states[i], at, kind=kind, cfg=cfg, execution=execution
            )
        if i in taps:
            tapped[i] = h
    return _advanced(cache, states, counts), h, tuple(tapped[i] for i in taps)


def _layer_states(cache: Cache, cfg: ModelConfig) -> list[LayerState]:
    """The state of each layer, in their order."""
    kda, latent = iter(cache.kda), iter(cache.latent)
    return [next(kda if kind.mixer == "kda" else latent) for kind in cfg.layer_kinds]


def _advanced(cache: Cache, states: list[LayerState], counts: jax.Array) -> Cache:
    """The cache with its layers' states after `counts` more tokens of each row."""
    return replace(
        cache,
        kda=tuple(state for state in states if isinstance(state, KdaState)),
        latent=tuple(state for state in states if not isinstance(state, KdaState)),
        lengths=cache.lengths + counts,
    )


def forward_step(
    params: ModelParams,
    cache: Cache,
    tokens: Int32[Array, " rows"],
    is_live: Bool[Array, " rows"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    taps: tuple[int, ...] = (),
) -> tuple[Cache, Rows, tuple[Rows, ...]]:
    """Reads one token of each row: `forward` and `final_norm` in the form of a decode step.

    Args:
      cache: rows as `view_rows` gives them; must have pages for the new tokens.
      is_live: other rows leave no trace, and their outputs mean nothing.
      taps: layers whose residual output is returned too.

    Returns:
      The cache after the tokens, what stands behind the final norm, and the tapped residuals.
    """
    stream, states, tapped = _walk(
        *(params, cache, tokens, cache.slots, is_live, cache.lengths, cache.page_table),
        width=None,
        cfg=cfg,
        execution=execution,
        taps=taps,
    )
    cache = _advanced(cache, states, is_live.astype(jnp.int32))
    return cache, stream.x.rows, tapped


def step_rows(
    slots: Int32[Array, " rows"],
    is_live: Bool[Array, " rows"],
    positions: Int32[Array, " rows"],
    page_table: Int32[Array, "rows pages_per_slot"],
    *,
    cfg: ModelConfig,
) -> StepRows:
    """Rows of a decode step at `positions`, with the rotation that belongs to them."""
    cos, sin = rotation(positions, cfg.mla.rope_dim, cfg.rope)
    return StepRows(slots, is_live, positions, page_table, cos, sin)


def _walk(
    params: ModelParams,
    cache: Cache,
    tokens: Int32[Array, " rows"],
    slots: Int32[Array, " rows"],
    is_live: Bool[Array, " rows"],
    positions: Int32[Array, " rows"],
    page_table: Int32[Array, "rows pages_per_slot"],
    *,
    width: int | None,
    cfg: ModelConfig,
    execution: ExecConfig,
    taps: tuple[int, ...],
) -> tuple[Stream, list[Any], tuple[Rows, ...]]:
    """Every `decoder_step`: the stream behind them, what each made of its state, the taps."""
    at = step_rows(slots, is_live, positions, page_table, cfg=cfg)
    states: list[Any] = [*_layer_states(cache, cfg)]
    gains = [layer.norm for layer in params.layers[1:]] + [params.norm]
    h = embed(params, tokens[:, None], execution=execution)[:, 0]
    stream = start_stream(h, params.layers[0].norm, cfg=cfg, execution=execution)
    tapped: dict[int, Rows] = {}
    for i, (layer, kind) in enumerate(zip(params.layers, cfg.layer_kinds, strict=True)):
        with jax.named_scope(f"layer_{i}"):
            stream, states[i] = decoder_step(
                *(layer, stream, states[i], at, gains[i]),
                width=width,
                kind=kind,
                cfg=cfg,
                execution=execution,
            )
        if i in taps:
            tapped[i] = stream.h
    return stream, states, tuple(tapped[i] for i in taps)


def forward_tentative(
    params: ModelParams,
    cache: Cache,
    tokens: Int32[Array, "batch width"],
    is_live: Bool[Array, " batch"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    taps: tuple[int, ...] = (),
    widths: Int32[Array, " batch"] | None = None,
) -> tuple[Cache, tuple[KdaReplay, ...], Block, tuple[Block, ...]]:
    """Reads a block of tokens of each sequence of which only a first part may stay.

    Latents of the whole block are stored behind each sequence's length, where nothing is read
    until `commit_tentative` moves the length; KDA states stay as they are.

    Args:
      cache: rows as `view_rows` gives them. Tokens beyond the page table are not stored, and what
        they give means nothing.
      is_live: other sequences leave no trace, and their outputs mean nothing.
      taps: layers whose residual output is returned too.
      widths: tokens of each block that count, at least 1 of a live one; None for all. What the rows
        behind them give means nothing.

    Returns:
      The cache with latents behind the lengths, the writes of each KDA layer, what stands behind
      the final norm, and the tapped residuals.
    """
    batch, width = tokens.shape

    def each(x: jax.Array) -> jax.Array:
        return jnp.repeat(x, width, axis=0, total_repeat_length=batch * width)

    offsets = jnp.arange(width, dtype=jnp.int32)[None, :]
    positions = (cache.lengths[:, None] + offsets).reshape(-1)
    table = each(cache.page_table)
    room = table.shape[1] * cache.latent[0].shape[1] if cache.latent else None
    is_stored = each(is_live) if room is None else each(is_live) & (positions < room)
    if widths is not None:
        is_stored &= (offsets < widths[:, None]).reshape(-1)
    stream, made, tapped = _walk(
        *(params, cache, tokens.reshape(-1), each(cache.slots), is_stored, positions, table),
        width=width,
        cfg=cfg,
        execution=execution,
        taps=taps,
    )
    cache = replace(cache, latent=tuple(x for x in made if not isinstance(x, KdaReplay)))
    replays = tuple(x for x in made if isinstance(x, KdaReplay))
    normed, *tapped = (x.reshape(batch, width, -1) for x in (stream.x.rows, *tapped))
    return cache, replays, normed, tuple(tapped)


def commit_tentative(
    cache: Cache,
    replays: tuple[KdaReplay, ...],
    counts: Int32[Array, " batch"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> Cache:
    """Makes the first `counts` tokens of each sequence's block permanent; 0 leaves no trace."""
    states = tuple(
        commit(replay, state, cache.slots, counts, cfg=cfg, execution=execution)
        for replay, state in zip(replays, cache.kda, strict=True)
    )
    return replace(cache, kda=states, lengths=cache.lengths + counts)


def final_norm(
    params: ModelParams, h: Float[Array, "*batch embed"], *, cfg: ModelConfig
) -> Float[Array, "*batch embed"]:
    """The norm before the output head; its result also feeds the multi-token-prediction layer."""
    return rms_norm(h, params.norm, eps=cfg.eps)


def logits(
    params: ModelParams,
    normed: Float[Array, "*batch embed"],
    *,
    execution: ExecConfig = PLAIN,
) -> Float32[Array, "*batch vocab"]:
    """Scores of the next token, from a residual after its final norm."""
    table = params.embed if params.lm_head is None else params.lm_head
    batch = (None,) * (normed.ndim - 1)

    def core(table: jax.Array, normed: jax.Array) -> jax.Array:
        return linear_f32(normed, table, execution=execution)

    return execution.parallel.local(core, (("vocab", "embed"), (*batch, None)), (*batch, "vocab"))(
        table, normed
    )


def mtp_forward(
    params: ModelParams,
    tokens: Tokens,
    hidden: Block,
    latent: Float[Array, "pages page latent"],
    at: Positions,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[Block, Float[Array, "pages page latent"]]:
    """One step of the multi-token-prediction layer.

    Args:
      tokens: token t + 1 for position t.
      hidden: what stands behind the final norm at position t; for a further step, the output of
        the step before.
      latent: the layer's own latent pages.

    Returns:
      The normed output, which `logits` turns into scores of token t + 2, and the pages.

    Source: DeepSeek-V3 (arXiv 2412.19437), section 2.2.
    """
    assert params.mtp is not None
    mtp = params.mtp
    h, state = decoder_layer(
        mtp.layer,
        _merge(params, tokens, hidden, cfg=cfg, execution=execution),
        latent,
        at,
        kind=MTP_KIND,
        cfg=cfg,
        execution=execution,
    )
    assert not isinstance(state, KdaState)
    return rms_norm(h, mtp.norm, eps=cfg.eps), state


def mtp_step(
    params: ModelParams,
    tokens: Int32[Array, " rows"],
    hidden: Rows,
    latent: Float[Array, "pages page latent"],
    at: StepRows,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[Rows, Float[Array, "pages page latent"]]:
    """`mtp_forward` for one token of each row, in the form of a decode step."""
    assert params.mtp is not None
    mtp = params.mtp
    h = _merge(params, tokens[:, None], hidden[:, None], cfg=cfg, execution=execution)[:, 0]
    stream = start_stream(h, mtp.layer.norm, cfg=cfg, execution=execution)
    stream, state = decoder_step(
        *(mtp.layer, stream, latent, at, mtp.norm), kind=MTP_KIND, cfg=cfg, execution=execution
    )
    assert not isinstance(state, KdaState | KdaReplay)
    return stream.x.rows, state


def _merge(
    params: ModelParams, tokens: Tokens, hidden: Block, *, cfg: ModelConfig, execution: ExecConfig
) -> Block:
    """The residual stream before the multi-token-prediction layer."""
    assert params.mtp is not None
    mtp = params.mtp
    embedded = rms_norm(embed(params, tokens, execution=execution), mtp.embed_norm, eps=cfg.eps)
    both = jnp.concatenate([embedded, rms_norm(hidden, mtp.hidden_norm, eps=cfg.eps)], axis=-1)
    return linear(both, mtp.merge)
