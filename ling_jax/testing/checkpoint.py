"""Writes Ling-3.0 checkpoint folders with random weights."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jax
import ml_dtypes
import numpy as np
from safetensors.numpy import save_file

from ling_jax.checkpoint.folder import INDEX
from ling_jax.checkpoint.mapping import model_sources
from ling_jax.config import ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.model import model_spec
from ling_jax.params import Init


def tiny_config(**changes: Any) -> dict[str, Any]:
    """The fields of a `config.json`: three layers (KDA, KDA, MLA), the first one dense.

    Args:
      changes: fields to set or to add, by their published names.
    """
    fields: dict[str, Any] = {
        "architectures": ["BailingMoeV3ForCausalLM"],
        "model_type": "bailing_hybrid",
        "dtype": "bfloat16",
        "vocab_size": 64,
        "hidden_size": 32,
        "intermediate_size": 48,
        "max_position_embeddings": 512,
        "num_hidden_layers": 3,
        "layer_group_size": 3,
        "first_k_dense_replace": 1,
        "num_nextn_predict_layers": 0,
        "tie_word_embeddings": False,
        "hidden_act": "silu",
        "rms_norm_eps": 1e-6,
        "eos_token_id": 63,
        "num_attention_heads": 2,
        "head_dim": 16,
        "short_conv_kernel_size": 4,
        "no_kda_lora": True,
        "kda_safe_gate": True,
        "kda_lower_bound": -5.0,
        "q_lora_rank": None,
        "kv_lora_rank": 16,
        "qk_nope_head_dim": 16,
        "qk_rope_head_dim": 8,
        "v_head_dim": 16,
        "gated_attention_proj_granularity_type": "head_wise",
        "rope_theta": 10000.0,
        "rope_interleave": True,
        "rope_scaling": None,
        "num_experts": 8,
        "num_experts_per_tok": 2,
        "num_shared_experts": 1,
        "n_group": 4,
        "topk_group": 2,
        "moe_intermediate_size": 16,
        "moe_shared_expert_intermediate_size": 16,
        "routed_scaling_factor": 2.5,
        "score_function": "sigmoid",
        "norm_topk_prob": True,
        "moe_router_enable_expert_bias": True,
    }
    return fields | changes


def write_checkpoint(
    folder: Path, fields: Mapping[str, Any], *, seed: int = 0, shards: int = 1
) -> dict[str, np.ndarray]:
    """Writes `config.json` and random weights, scaled so that activations neither die nor blow up.

    Args:
      folder: made if it is missing; must hold no weights.
      fields: as from `tiny_config`.
      seed: decides every weight.
      shards: safetensors files; more than one come with an index.

    Returns:
      The tensors as written, by published name.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config.json").write_text(json.dumps(dict(fields), indent=1), encoding="utf-8")
    tensors = _draw_tensors(ModelConfig.from_hf(fields), np.random.default_rng(seed))
    if shards == 1:
        save_file(tensors, folder / "model.safetensors")
        return tensors
    shard_of = {}
    for i in range(shards):
        file = f"model-{i + 1:05d}-of-{shards:05d}.safetensors"
        part = dict(list(tensors.items())[i::shards])
        save_file(part, folder / file)
        shard_of |= dict.fromkeys(part, file)
    index = {"metadata": {}, "weight_map": shard_of}
    (folder / INDEX).write_text(json.dumps(index), encoding="utf-8")
    return tensors


def _draw_tensors(cfg: ModelConfig, rng: np.random.Generator) -> dict[str, np.ndarray]:
    own = np.dtype(ml_dtypes.bfloat16 if cfg.dtype == "bfloat16" else np.float32)
    specs, sources = jax.tree.leaves(model_spec(cfg)), jax.tree.leaves(model_sources(cfg))
    tensors = {}
    for spec, source in zip(specs, sources, strict=True):
        dtype = np.dtype(np.float32) if source.is_precise else own
        for piece in source.pieces:
            if piece.name not in tensors:  # one tensor may fill two weights
                tensors[piece.name] = _draw(rng, piece.shape, spec.init).astype(dtype)
    return tensors


def _draw(rng: np.random.Generator, shape: tuple[int, ...], init: Init) -> np.ndarray:
    match init:
        case "ones":
            return 1 + 0.1 * rng.standard_normal(shape)
        case "zeros":  # a bias that is learned: away from zero, so that it counts
            return 0.1 * rng.standard_normal(shape)
        case "log_uniform":
            return np.log(rng.uniform(1.0, 16.0, shape))
        case "uniform":
            return rng.uniform(-0.5, 0.5, shape)
        case "normal":
            return rng.standard_normal(shape) * shape[-1] ** -0.5
        case "fp8" | "fp8_scale" | "bits" | "int4_scale" | "e8m0":
            raise ConfigError("write_checkpoint writes full precision only, got a packed weight.")
