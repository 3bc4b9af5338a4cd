"""What a decode step or a round of drafting must move through device memory, part by part."""

import jax
import jax.numpy as jnp
from jaxtyping import PyTree

from ling_jax.config import LayerKind, ModelConfig
from ling_jax.layers.block import LayerParams, layer_spec
from ling_jax.layers.kda import KdaParams
from ling_jax.layers.moe import MoeParams
from ling_jax.model import model_spec
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import draft_spec

BANDWIDTH = 4.3e12
"""Bytes per second of large reads on an H200, measured."""


def distinct_experts(tokens: int, experts: int, top_k: int) -> float:
    """Expected number of experts that `tokens` independent, uniform choices open."""
    return experts * (1 - (1 - top_k / experts) ** tokens)


def decode_bytes(cfg: ModelConfig, batch: int, context: int) -> dict[str, float]:
    """Bytes of one decode step by operation: weights and caches once, activations left out.

    Args:
      batch: rows, one token each.
      context: tokens already in each sequence.
    """
    total: dict[str, float] = {}
    for kind in cfg.layer_kinds:
        for name, amount in _layer(cfg, layer_spec(cfg, kind), kind, batch, context).items():
            total[name] = total.get(name, 0.0) + amount
    head = model_spec(cfg)
    total["lm_head"] = _bytes(head.embed if head.lm_head is None else head.lm_head)
    return total


def round_bytes(
    cfg: ModelConfig, draft: DraftConfig, drafts: int, batch: int, context: int
) -> dict[str, float]:
    """Bytes of a round of drafting by stage: weights, states and caches once, activations left out.

    Stages are `draft` (block, output head), `markov` (the walk), `verify` (the target over all
    rows), `commit` (KDA states in and out) and `learn` (context of all rows).

    Args:
      batch: sequences.
      context: tokens already in each sequence.

    Source: DSpark (2026), section 3; the counts follow the shapes alone.
    """
    spec, width = draft_spec(draft), drafts + 1
    head = model_spec(cfg)
    lm_head = _bytes(head.embed if head.lm_head is None else head.lm_head)
    own = draft.layers * 2 * draft.kv_heads * draft.head_dim * jnp.dtype(draft.dtype).itemsize
    verified = _step(cfg, batch * width, batch, context)
    state = verified.pop("kda_state")
    return {
        "draft": _bytes(spec.layers) + lm_head + batch * context * own,
        "markov": drafts * (_bytes(spec.markov.w2) + batch * draft.vocab * 4.0),
        "verify": sum(verified.values()) + state / 2,
        "commit": state,
        "learn": _bytes((spec.fc, tuple(layer.kv for layer in spec.layers))) + batch * width * own,
    }


def _step(cfg: ModelConfig, rows: int, batch: int, context: int) -> dict[str, float]:
    """As `decode_bytes`, with `rows` tokens of `batch` sequences."""
    total = decode_bytes(cfg, rows, context)
    for name in ("kda_state", "mla_cache"):
        total[name] *= batch / rows
    return total


def _layer(
    cfg: ModelConfig, params: LayerParams, kind: LayerKind, batch: int, context: int
) -> dict[str, float]:
    mixer, ffn = params.mixer, params.ffn
    parts: dict[str, float] = {"out_projection": _bytes(mixer.out)}
    if isinstance(mixer, KdaParams):
        kda = cfg.kda
        state = kda.heads * kda.head_dim**2 * 4
        tail = (kda.taps - 1) * 3 * kda.heads * kda.head_dim * 2
        parts["kda_in"] = _bytes((mixer.qkvfg, mixer.beta))
        parts["kda_state"] = 2.0 * batch * (state + tail)
    else:
        parts["mla_in"] = _bytes((mixer.q, mixer.q_down, mixer.kv_down, mixer.gate))
        parts["mla_absorb"] = _bytes((mixer.k_up, mixer.v_up))
        parts["mla_cache"] = batch * context * cfg.mla.latent_dim * 2.0
    if isinstance(ffn, MoeParams):
        opened = distinct_experts(batch, cfg.moe.experts, cfg.moe.top_k) / cfg.moe.experts
        parts["router"] = _bytes(ffn.router)
        parts["experts"] = opened * _bytes((ffn.gate_up, ffn.down))
        parts["shared_expert"] = _bytes(ffn.shared)
    else:
        parts["dense_mlp"] = _bytes(ffn)
    return parts


def _bytes(specs: PyTree) -> float:
    return float(sum(spec.bytes for spec in jax.tree.leaves(specs)))
