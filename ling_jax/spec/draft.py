"""The DSPARK draft: a few attention layers over the target's features, one block at a time.

Of every committed token the draft keeps keys and values made from the target's residuals
(`inject`). A block of the anchor and of mask tokens attends to them and to itself in both
directions (`draft_block`), and every row proposes the token after its own. Embedding and output
head are the target's.

Source: DSpark (2026), section 3; deepseek-ai/DeepSpec, `modeling/dspark`.
"""

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.cache import write_latent
from ling_jax.config import RopeConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import PLAIN, linear, linear_f32
from ling_jax.layers.mlp import MlpParams, mlp_partial
from ling_jax.layers.norm import rms_norm
from ling_jax.layers.rope import rotation
from ling_jax.pallas.draft_attention import draft_attention
from ling_jax.params import TensorSpec, Weight, map_specs
from ling_jax.spec.config import DraftConfig

Block = Float[Array, "batch rows embed"]
Rows = Float[Array, "batch seq kv_heads head_dim"]
Features = Float[Array, "batch seq features"]
Table = Int32[Array, "batch pages_per_slot"]
Turn = tuple[Float32[Array, "batch seq pairs"], Float32[Array, "batch seq pairs"]]


@struct.dataclass
class DraftLayerParams:
    norm: Weight  # [embed]
    q: Weight  # [heads, head_dim, embed]
    kv: Weight  # [2, kv_heads, head_dim, embed]: keys at 0, values at 1
    q_norm: Weight  # [head_dim]
    k_norm: Weight  # [head_dim]
    out: Weight  # [embed, heads, head_dim]
    ffn_norm: Weight  # [embed]
    ffn: MlpParams


@struct.dataclass
class MarkovParams:
    """Corrects the logits of a row by the token before; see `ling_jax.spec.markov`."""

    w1: Weight  # [vocab, rank]: embedding of the token before
    w2: Weight  # [vocab, rank]: projection to the vocabulary
    mix: Weight  # gated: [rank, embed + rank], rnn: [3 * rank, 2 * rank + embed], vanilla: None
    mix_bias: Weight  # [rank], [3 * rank] or None


@struct.dataclass
class ConfidenceParams:
    """Predicts whether a drafted token is accepted; see `ling_jax.spec.confidence`."""

    weight: Weight  # [1, embed + rank] float32, or [1, embed] without the Markov embedding
    bias: Weight  # [1] float32


@struct.dataclass
class DraftParams:
    fc: Weight  # [embed, features]
    feature_norm: Weight  # [embed]
    layers: tuple[DraftLayerParams, ...]
    norm: Weight  # [embed]
    markov: MarkovParams
    confidence: ConfidenceParams | None


@struct.dataclass
class DraftCache:
    """Keys and values of committed tokens, in the pages that the target's page table names."""

    keys: tuple[Weight, ...]  # one [pages, page, kv_heads, head_dim] for each layer
    values: tuple[Weight, ...]  # alike


_CACHED = ("pages", None, "heads", "head_dim")


def draft_spec(cfg: DraftConfig) -> DraftParams:
    """Declares every weight of a draft, without its copies of the target's embedding and head."""
    embed, dtype = cfg.embed, jnp.dtype(cfg.dtype)
    gain = TensorSpec((embed,), dtype, ("embed",), "ones")
    return DraftParams(
        fc=TensorSpec((embed, cfg.features), dtype, ("embed", None)),
        feature_norm=gain,
        layers=tuple(_layer_spec(cfg, gain) for _ in range(cfg.layers)),
        norm=gain,
        markov=_markov_spec(cfg),
        confidence=_confidence_spec(cfg) if cfg.has_confidence else None,
    )


def _layer_spec(cfg: DraftConfig, gain: TensorSpec) -> DraftLayerParams:
    embed, head, dtype = cfg.embed, cfg.head_dim, jnp.dtype(cfg.dtype)
    out, down = (embed, cfg.heads, head), (embed, cfg.width)
    head_gain = TensorSpec((head,), dtype, ("head_dim",), "ones")
    return DraftLayerParams(
        norm=gain,
        q=TensorSpec((cfg.heads, head, embed), dtype, ("heads", "head_dim", "embed")),
        kv=TensorSpec((2, cfg.kv_heads, head, embed), dtype, (None, "heads", "head_dim", "embed")),
        q_norm=head_gain,
        k_norm=head_gain,
        out=TensorSpec(out, dtype, ("embed", "heads", "head_dim")),
        ffn_norm=gain,
        ffn=MlpParams(
            gate_up=TensorSpec((2, cfg.width, embed), dtype, (None, "mlp", "embed")),
            down=TensorSpec(down, dtype, ("embed", "mlp")),
        ),
    )


def _markov_spec(cfg: DraftConfig) -> MarkovParams:
    """The embedding is whole on every device, since any token may stand before any other."""
    rank, embed, dtype = cfg.markov_rank, cfg.embed, jnp.dtype(cfg.dtype)
    shapes = {"vanilla": None, "gated": (rank, embed + rank), "rnn": (3 * rank, 2 * rank + embed)}
    mix = shapes[cfg.markov]
    return MarkovParams(
        w1=TensorSpec((cfg.vocab, rank), dtype, (None, None)),
        w2=TensorSpec((cfg.vocab, rank), dtype, ("vocab", None)),
        mix=None if mix is None else TensorSpec(mix, dtype, (None, None)),
        mix_bias=None if mix is None else TensorSpec(mix[:1], dtype, (None,), "zeros"),
    )


def _confidence_spec(cfg: DraftConfig) -> ConfidenceParams:
    width = cfg.embed + (cfg.markov_rank if cfg.confidence_has_markov else 0)
    return ConfidenceParams(
        weight=TensorSpec((1, width), jnp.float32, (None, None)),
        bias=TensorSpec((1,), jnp.float32, (None,), "zeros"),
    )


def draft_cache_spec(cfg: DraftConfig, pages: int, page_size: int) -> DraftCache:
    """Declares the cache; `pages` counts the padding page too."""
    shape = (pages, page_size, cfg.kv_heads, cfg.head_dim)
    one = TensorSpec(shape, jnp.dtype(cfg.dtype), _CACHED, "zeros")
    return DraftCache(keys=(one,) * cfg.layers, values=(one,) * cfg.layers)


def project_features(
    params: DraftParams, features: Features, *, cfg: DraftConfig, execution: ExecConfig = PLAIN
) -> Float[Array, "batch seq embed"]:
    """What all layers make keys and values from: the features in the width of the stream, normed.

    Args:
      features: residual outputs of `cfg.target_layers`, concatenated; no norm before.
    """
    axes, rows = (("embed", None), (None,)), (None, None, None)

    def core(fc: jax.Array, gain: jax.Array, features: jax.Array) -> jax.Array:
        return rms_norm(linear(features, fc, execution=execution), gain, eps=cfg.eps)

    return execution.parallel.local(core, (*axes, rows), rows)(
        params.fc, params.feature_norm, features
    )


def context(
    params: DraftParams,
    features: Features,
    positions: Int32[Array, "batch seq"],
    *,
    cfg: DraftConfig,
    execution: ExecConfig = PLAIN,
) -> tuple[tuple[Rows, Rows], ...]:
    """Keys and values of committed tokens, a pair for each layer.

    Values are neither normed nor rotated. A row depends on its own features and position only.

    Args:
      features: residual outputs of `cfg.target_layers`, concatenated.
      positions: of the tokens whose features they are.
    """
    projected = project_features(params, features, cfg=cfg, execution=execution)

    def core(
        layers: tuple[DraftLayerParams, ...], projected: jax.Array, positions: jax.Array
    ) -> tuple[tuple[jax.Array, jax.Array], ...]:
        turn = turn_of(positions, cfg)
        return tuple(keys_values(layer, projected, turn, cfg, execution) for layer in layers)

    layers = layer_axes(cfg)
    rows = ("batch", "seq", "heads", "head_dim")
    return execution.parallel.local(
        core,
        ((layers,) * cfg.layers, (None, None, None), (None, None)),
        ((rows, rows),) * cfg.layers,
    )(params.layers, projected, positions)


def inject(
    params: DraftParams,
    cache: DraftCache,
    features: Features,
    starts: Int32[Array, " batch"],
    counts: Int32[Array, " batch"],
    page_table: Table,
    *,
    cfg: DraftConfig,
    execution: ExecConfig = PLAIN,
) -> DraftCache:
    """Stores the context of the tokens at `starts + [0, counts)`; padding goes to page 0.

    Args:
      cache: donate it: its pages are updated in place.
      features: rows from `counts` on are padding, of any value.
      starts: position of each sequence's first row.
      page_table: as the target's; has pages for the new tokens.
    """
    positions = starts[:, None] + jnp.arange(features.shape[1], dtype=jnp.int32)[None, :]
    rows = context(params, features, positions, cfg=cfg, execution=execution)

    def write(
        pages: jax.Array,
        rows: jax.Array,
        table: jax.Array,
        starts: jax.Array,
        counts: jax.Array,
    ) -> jax.Array:
        flat, flat_rows = (x.reshape(*x.shape[:2], -1) for x in (pages, rows))
        return write_latent(flat, table, starts, counts, flat_rows).reshape(pages.shape)

    by_row = ("batch", "seq", "heads", "head_dim")
    store = execution.parallel.local(
        write, (_CACHED, by_row, ("batch", None), ("batch",), ("batch",)), _CACHED
    )
    where = (page_table, starts, counts)
    keys = [store(old, k, *where) for old, (k, _) in zip(cache.keys, rows, strict=True)]
    values = [store(old, v, *where) for old, (_, v) in zip(cache.values, rows, strict=True)]
    return DraftCache(keys=tuple(keys), values=tuple(values))


def draft_ids(
    anchor: Int32[Array, " batch"], cfg: DraftConfig, count: int
) -> Int32[Array, "batch rows"]:
    """The tokens of a block that drafts `count` tokens: the anchor, then masks.

    Raises:
      ConfigError: the draft was not trained for so many.
    """
    cfg.check_count(count)
    masks = jnp.full((anchor.shape[0], count - 1), cfg.mask_id, jnp.int32)
    return jnp.concatenate([anchor[:, None], masks], axis=1)


def draft_block(
    params: DraftParams,
    embedded: Block,
    cache: DraftCache,
    page_table: Table,
    lengths: Int32[Array, " batch"],
    *,
    cfg: DraftConfig,
    execution: ExecConfig = PLAIN,
) -> Block:
    """One pass over a block of each sequence; writes nothing.

    Rows see each other in both directions, so those of a shorter block are others than the first
    rows of a longer one.

    Args:
      embedded: `draft_ids` in the target's embedding; row j stands at position `lengths + j`.
      lengths: committed tokens. Context rows from there on may hold anything, NaN too.

    Returns:
      The rows behind the final norm: what the target's head, the Markov and the confidence head
      read.

    Raises:
      ConfigError: more rows than `cfg.block_size`.
    """
    cfg.check_count(embedded.shape[1])
    offsets = jnp.arange(embedded.shape[1], dtype=jnp.int32)[None, :]
    parallel = execution.parallel

    def core(
        layers: tuple[DraftLayerParams, ...],
        h: jax.Array,
        cache: DraftCache,
        table: jax.Array,
        lengths: jax.Array,
    ) -> jax.Array:
        turn = turn_of(lengths[:, None] + offsets, cfg)
        for i, layer in enumerate(layers):
            pages = (cache.keys[i], cache.values[i])
            with jax.named_scope(f"draft_layer_{i}"):
                h = h + _attention(layer, h, turn, pages, table, lengths, cfg, execution)
                h = h + feed_forward(layer, h, cfg, execution)
        return h

    cached = DraftCache(keys=(_CACHED,) * cfg.layers, values=(_CACHED,) * cfg.layers)
    rows = (None, None, None)
    h = parallel.local(
        core,
        ((layer_axes(cfg),) * cfg.layers, rows, cached, ("batch", None), ("batch",)),
        rows,
    )(params.layers, embedded, cache, page_table, lengths)
    return rms_norm(h, params.norm, eps=cfg.eps)


def _attention(
    layer: DraftLayerParams,
    h: Block,
    turn: Turn,
    pages: tuple[jax.Array, jax.Array],
    table: jax.Array,
    lengths: jax.Array,
    cfg: DraftConfig,
    execution: ExecConfig,
) -> Block:
    """What attention adds to the stream; the sum over the devices' heads included."""
    x = rms_norm(h, layer.norm, eps=cfg.eps)
    q = rms_norm(linear(x, layer.q, execution=execution), layer.q_norm, eps=cfg.eps)
    k, v = keys_values(layer, x, turn, cfg, execution)
    mixed = draft_attention(
        rotate(q, turn, cfg),
        k,
        v,
        *pages,
        table,
        lengths,
        scale=cfg.head_dim**-0.5,
        block_rows=execution.attention_block,
        backend=execution.kernels.draft_attention,
    )
    out = linear_f32(mixed, layer.out, contract=2, execution=execution)
    return execution.parallel.sum(out, "heads").astype(h.dtype)


def feed_forward(
    layer: DraftLayerParams, h: Block, cfg: DraftConfig, execution: ExecConfig
) -> Block:
    """What the MLP adds to the stream; the sum over the devices' parts included."""
    x = rms_norm(h, layer.ffn_norm, eps=cfg.eps)
    rows = x.reshape(-1, x.shape[-1])
    out = mlp_partial(layer.ffn, rows, limit=None, execution=execution)
    return execution.parallel.sum(out, "mlp").astype(h.dtype).reshape(h.shape)


def keys_values(
    layer: DraftLayerParams, x: jax.Array, turn: Turn, cfg: DraftConfig, execution: ExecConfig
) -> tuple[Rows, Rows]:
    """Keys, normed and rotated, and values of rows that were normed before."""
    both = linear(x, layer.kv, execution=execution)
    keys = rms_norm(both[:, :, 0], layer.k_norm, eps=cfg.eps)
    return rotate(keys, turn, cfg), both[:, :, 1]


def layer_axes(cfg: DraftConfig) -> DraftLayerParams:
    """Logical axes of a layer's weights."""
    gain = TensorSpec((cfg.embed,), jnp.dtype(cfg.dtype), ("embed",), "ones")
    return map_specs(lambda s: s.axes, _layer_spec(cfg, gain))


def turn_of(positions: jax.Array, cfg: DraftConfig) -> Turn:
    """Cosines and sines of the rotated pairs."""
    return rotation(positions, cfg.rotary_dim, RopeConfig(theta=cfg.rope_theta, yarn=None))


def rotate(
    x: Float[Array, "batch seq heads head_dim"], turn: Turn, cfg: DraftConfig
) -> Float[Array, "batch seq heads head_dim"]:
    """Rotates the first `cfg.rotary_dim` channels in float32; the rest passes through."""
    cos, sin = (y[:, :, None, :] for y in turn)
    turned, kept = x[..., : cfg.rotary_dim].astype(jnp.float32), x[..., cfg.rotary_dim :]
    if cfg.is_interleaved:
        first, second = turned[..., 0::2], turned[..., 1::2]
    else:
        first, second = jnp.split(turned, 2, axis=-1)
    pairs = [first * cos - second * sin, second * cos + first * sin]
    if cfg.is_interleaved:
        turned = jnp.stack(pairs, axis=-1).reshape(turned.shape)
    else:
        turned = jnp.concatenate(pairs, axis=-1)
    return jnp.concatenate([turned.astype(x.dtype), kept], axis=-1)
