"""What a decode step must move through device memory, operation by operation."""

import jax
from jaxtyping import PyTree

from ling_jax.config import LayerKind, ModelConfig
from ling_jax.layers.block import LayerParams, layer_spec
from ling_jax.layers.kda import KdaParams
from ling_jax.layers.moe import MoeParams
from ling_jax.model import model_spec

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
