"""Which published tensors fill which weight: names, stacking and splitting.

`model_sources` returns the tree of `ling_jax.model.model_spec` with a `Sources` in the place of
every `TensorSpec`, `draft_sources` that of `ling_jax.spec.draft.draft_spec`. Upstream tensor names
appear here only.
"""

import re
from dataclasses import dataclass
from typing import Literal

from ling_jax.config import MTP_KIND, LayerKind, MlaConfig, ModelConfig
from ling_jax.layers.block import LayerParams
from ling_jax.layers.kda import KdaParams
from ling_jax.layers.mla import MlaParams
from ling_jax.layers.mlp import MlpParams
from ling_jax.layers.moe import MoeParams
from ling_jax.model import ModelParams, MtpParams
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import ConfidenceParams, DraftLayerParams, DraftParams, MarkovParams

Shape = tuple[int, ...]
Part = Literal["codes", "scales"]


@dataclass(frozen=True)
class Piece:
    """One published tensor and the part of a weight that it fills."""

    name: str
    shape: Shape
    """As published."""
    index: tuple[int | None, ...] = ()
    """Leading indices of the weight, None for a whole dimension; the piece fills what is left."""
    view: Shape | None = None
    """Shape to read the tensor in, if another."""
    rows: slice | None = None
    """Part of dimension 1 of the view that belongs to this weight."""
    part: Part | None = None
    """What of a packed weight is read, as it is on the device; None for its values."""


@dataclass(frozen=True)
class Sources:
    """All pieces of one weight."""

    pieces: tuple[Piece, ...]
    is_precise: bool = False
    """Kept in float32 and accepted in float32 or bfloat16, whatever the checkpoint's dtype."""


# Tensors that other exports leave in a folder and that no layer reads. A `markov_head` ends in
# v_head too, but is read.
IGNORED = r"inv_freq$|slope|\bv_head|\.shared_head\.head\.|^model\.layers\.\d+\.embed_tokens\."


def model_sources(cfg: ModelConfig) -> ModelParams:
    """Sources of every weight of a checkpoint."""
    table = (cfg.vocab, cfg.embed)
    head = None if cfg.tied_embeddings else _one("lm_head.weight", table)
    return ModelParams(
        embed=_one("model.word_embeddings.weight", table),
        layers=tuple(
            _layer(f"model.layers.{i}.", cfg, kind) for i, kind in enumerate(cfg.layer_kinds)
        ),
        norm=_one("model.norm.weight", (cfg.embed,)),
        lm_head=head,
        mtp=_mtp(mtp_prefix(cfg), cfg) if cfg.mtp_layers else None,
    )


def mtp_prefix(cfg: ModelConfig) -> str:
    """What the names of the multi-token-prediction layer begin with."""
    return f"model.layers.{cfg.layers}."


def _one(name: str, shape: Shape, view: Shape | None = None, *, precise: bool = False) -> Sources:
    return Sources((Piece(name, shape, view=view),), is_precise=precise)


def _layer(prefix: str, cfg: ModelConfig, kind: LayerKind) -> LayerParams:
    mixer = prefix + "attention."
    mlp = prefix + "mlp."
    return LayerParams(
        norm=_one(prefix + "input_layernorm.weight", (cfg.embed,)),
        mixer=_kda(mixer, cfg) if kind.mixer == "kda" else _mla(mixer, cfg),
        ffn_norm=_one(prefix + "post_attention_layernorm.weight", (cfg.embed,)),
        ffn=_mlp(mlp, cfg.embed, cfg.dense_width) if kind.is_dense else _moe(mlp, cfg),
    )


def _mtp(prefix: str, cfg: ModelConfig) -> MtpParams:
    return MtpParams(
        embed_norm=_one(prefix + "enorm.weight", (cfg.embed,)),
        hidden_norm=_one(prefix + "hnorm.weight", (cfg.embed,)),
        merge=_one(prefix + "eh_proj.weight", (cfg.embed, 2 * cfg.embed)),
        layer=_layer(prefix, cfg, MTP_KIND),
        norm=_one(prefix + "final_layernorm.weight", (cfg.embed,)),
    )


def _kda(prefix: str, cfg: ModelConfig) -> KdaParams:
    kda, embed = cfg.kda, cfg.embed
    heads, dim, width = kda.heads, kda.head_dim, kda.heads * kda.head_dim
    projections = tuple(
        Piece(f"{prefix}{x}_proj.weight", (width, embed), (None, i), (heads, dim, embed))
        for i, x in enumerate("qkvfg")
    )
    convolutions = tuple(
        Piece(f"{prefix}{x}_conv1d.weight", (width, 1, kda.taps), (None, i), (heads, dim, kda.taps))
        for i, x in enumerate("qkv")
    )
    return KdaParams(
        qkvfg=Sources(projections),
        beta=_one(prefix + "b_proj.weight", (heads, embed)),
        conv=Sources(convolutions, is_precise=True),
        decay_rate=_one(prefix + "A_log", (heads,), precise=True),
        decay_bias=_one(prefix + "dt_bias", (width,), (heads, dim), precise=True),
        norm=_one(prefix + "o_norm.weight", (dim,), precise=True),
        out=_one(prefix + "o_proj.weight", (embed, width), (embed, heads, dim)),
    )


def _mla(prefix: str, cfg: ModelConfig) -> MlaParams:
    mla, embed, rank = cfg.mla, cfg.embed, cfg.mla.q_rank
    heads, q_width, v_width = mla.heads, mla.heads * mla.qk_dim, mla.heads * mla.v_dim
    q_name = "q_proj.weight" if rank is None else "q_b_proj.weight"
    q_in = rank or embed
    k_up, v_up = _kv_up(prefix, mla)
    return MlaParams(
        q=_one(prefix + q_name, (q_width, q_in), (heads, mla.qk_dim, q_in)),
        q_down=None if rank is None else _one(prefix + "q_a_proj.weight", (rank, embed)),
        q_norm=None if rank is None else _one(prefix + "q_a_layernorm.weight", (rank,)),
        kv_down=_one(prefix + "kv_a_proj_with_mqa.weight", (mla.latent_dim, embed)),
        kv_norm=_one(prefix + "kv_a_layernorm.weight", (mla.kv_rank,)),
        k_up=k_up,
        v_up=v_up,
        gate=_gate(prefix + "g_proj.weight", mla, embed),
        out=_one(prefix + "dense.weight", (embed, v_width), (embed, heads, mla.v_dim)),
    )


def _kv_up(prefix: str, mla: MlaConfig) -> tuple[Sources, Sources]:
    """Each head's rows hold its key expansion, then its value expansion."""
    name, both = prefix + "kv_b_proj.weight", mla.nope_dim + mla.v_dim
    shape, view = (mla.heads * both, mla.kv_rank), (mla.heads, both, mla.kv_rank)
    keys = Piece(name, shape, view=view, rows=slice(0, mla.nope_dim))
    values = Piece(name, shape, view=view, rows=slice(mla.nope_dim, both))
    return Sources((keys,)), Sources((values,))


def _gate(name: str, mla: MlaConfig, embed: int) -> Sources | None:
    match mla.output_gate:
        case None:
            return None
        case "head_wise":
            return _one(name, (mla.heads, embed))
        case "element_wise":
            return _one(name, (mla.heads * mla.v_dim, embed), (mla.heads, mla.v_dim, embed))


def _mlp(prefix: str, embed: int, width: int) -> MlpParams:
    return MlpParams(
        gate_up=Sources(_gate_up(prefix, embed, width, ())),
        down=_one(prefix + "down_proj.weight", (embed, width)),
    )


def _gate_up(prefix: str, embed: int, width: int, index: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple(
        Piece(f"{prefix}{x}_proj.weight", (width, embed), (*index, i))
        for i, x in enumerate(("gate", "up"))
    )


def _moe(prefix: str, cfg: ModelConfig) -> MoeParams:
    moe, embed = cfg.moe, cfg.embed
    experts = [(e, f"{prefix}experts.{e}.") for e in range(moe.experts)]
    gate_up = (piece for e, name in experts for piece in _gate_up(name, embed, moe.width, (e,)))
    down = (Piece(name + "down_proj.weight", (embed, moe.width), (e,)) for e, name in experts)
    return MoeParams(
        router=_one(prefix + "gate.weight", (moe.experts, embed), precise=True),
        router_bias=_one(prefix + "gate.expert_bias", (moe.experts,), precise=True),
        gate_up=Sources(tuple(gate_up)),
        down=Sources(tuple(down)),
        shared=_mlp(prefix + "shared_experts.", embed, moe.shared_width),
    )


# Of a draft: frozen copies of the target's embedding and head, and buffers.
DRAFT_IGNORED = r"^(model\.)?(embed_tokens|lm_head)\.weight$|(^|\.)rotary_emb\."

# Names that other exports of a draft use, and those that `draft_sources` uses.
_DRAFT_RENAMED = (
    (r"^model\.", ""),
    (r"^logit_head\.", ""),
    (r"^encoder\.fc\.", "fc."),
    (r"^encoder\.output_norm_enc\.", "hidden_norm."),
)


def draft_name(name: str) -> str:
    """The name in `draft_sources` of a tensor of a draft, whatever its export calls it."""
    for pattern, to in _DRAFT_RENAMED:
        name = re.sub(pattern, to, name)
    return name


def draft_sources(cfg: DraftConfig) -> DraftParams:
    """Sources of every weight of a draft."""
    embed = cfg.embed
    return DraftParams(
        fc=_one("fc.weight", (embed, cfg.features)),
        feature_norm=_one("hidden_norm.weight", (embed,)),
        layers=tuple(_draft_layer(f"layers.{i}.", cfg) for i in range(cfg.layers)),
        norm=_one("norm.weight", (embed,)),
        markov=_markov("markov_head.", cfg),
        confidence=_confidence("confidence_head.proj.", cfg) if cfg.has_confidence else None,
    )


def _draft_layer(prefix: str, cfg: DraftConfig) -> DraftLayerParams:
    embed, heads, kv_heads, dim = cfg.embed, cfg.heads, cfg.kv_heads, cfg.head_dim
    attention, width = prefix + "self_attn.", cfg.heads * cfg.head_dim
    pairs = tuple(
        Piece(f"{attention}{x}_proj.weight", (kv_heads * dim, embed), (i,), (kv_heads, dim, embed))
        for i, x in enumerate("kv")
    )
    return DraftLayerParams(
        norm=_one(prefix + "input_layernorm.weight", (embed,)),
        q=_one(attention + "q_proj.weight", (width, embed), (heads, dim, embed)),
        kv=Sources(pairs),
        q_norm=_one(attention + "q_norm.weight", (dim,)),
        k_norm=_one(attention + "k_norm.weight", (dim,)),
        out=_one(attention + "o_proj.weight", (embed, width), (embed, heads, dim)),
        ffn_norm=_one(prefix + "post_attention_layernorm.weight", (embed,)),
        ffn=_mlp(prefix + "mlp.", embed, cfg.width),
    )


def _markov(prefix: str, cfg: DraftConfig) -> MarkovParams:
    rank, embed = cfg.markov_rank, cfg.embed
    mixes = {"gated": ("gate", rank, embed + rank), "rnn": ("joint", 3 * rank, 2 * rank + embed)}
    name, outputs, inputs = mixes.get(cfg.markov, ("", 0, 0))
    return MarkovParams(
        w1=_one(prefix + "markov_w1.weight", (cfg.vocab, rank)),
        w2=_one(prefix + "markov_w2.weight", (cfg.vocab, rank)),
        mix=_one(f"{prefix}{name}_proj.weight", (outputs, inputs)) if name else None,
        mix_bias=_one(f"{prefix}{name}_proj.bias", (outputs,)) if name else None,
    )


def _confidence(prefix: str, cfg: DraftConfig) -> ConfidenceParams:
    width = cfg.embed + (cfg.markov_rank if cfg.confidence_has_markov else 0)
    return ConfidenceParams(
        weight=_one(prefix + "weight", (1, width), precise=True),
        bias=_one(prefix + "bias", (1,), precise=True),
    )
