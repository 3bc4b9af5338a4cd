"""Small random drafts: fields of a `config.json`, weights, and folders to load."""

import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from safetensors.numpy import save_file

from ling_jax.checkpoint.mapping import draft_sources
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftParams, draft_spec


def tiny_draft(**changes: Any) -> dict[str, Any]:
    """Two layers, two query heads for each key head, features of three target layers."""
    fields: dict[str, Any] = {
        "architectures": ["LingDSparkModel"],
        "dtype": "float32",
        "vocab_size": 48,
        "hidden_size": 24,
        "num_hidden_layers": 2,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "head_dim": 8,
        "intermediate_size": 40,
        "hidden_act": "silu",
        "rms_norm_eps": 1e-6,
        "rope_theta": 10000.0,
        "block_size": 4,
        "mask_token_id": 47,
        "target_layer_ids": [0, 2, 5],
        "markov_head_type": "vanilla",
        "markov_rank": 16,
        "enable_confidence_head": True,
    }
    return {name: value for name, value in (fields | changes).items() if value is not None}


def random_draft(seed: int = 0, **changes: Any) -> tuple[DraftConfig, DraftParams]:
    """A draft whose every weight counts: deviation 0.3, gains around 1, biases away from 0."""
    cfg, rng = DraftConfig.from_hf(tiny_draft(**changes)), np.random.default_rng(seed)

    def draw(spec: Any) -> jax.Array:
        offset = 1.0 if spec.init == "ones" else 0.0
        return jnp.asarray(offset + 0.3 * rng.standard_normal(spec.shape), spec.dtype)

    return cfg, jax.tree.map(draw, draft_spec(cfg))


def write_draft(folder: Path, fields: dict[str, Any], seed: int = 0) -> dict[str, np.ndarray]:
    """Writes a folder with random weights and the two frozen copies; returns the tensors."""
    cfg = DraftConfig.from_hf(fields)
    rng = np.random.default_rng(seed)
    own = np.dtype(ml_dtypes.bfloat16 if cfg.dtype == "bfloat16" else np.float32)
    shapes = {p.name: p.shape for s in jax.tree.leaves(draft_sources(cfg)) for p in s.pieces}
    shapes |= dict.fromkeys(("embed_tokens.weight", "lm_head.weight"), (cfg.vocab, cfg.embed))
    tensors = {name: rng.standard_normal(shape).astype(own) for name, shape in shapes.items()}
    (folder / "config.json").write_text(json.dumps(fields))
    save_file(tensors, folder / "model.safetensors")
    return tensors


def draw(seed: int, *shape: int) -> jnp.ndarray:
    return jnp.asarray(np.random.default_rng(seed).standard_normal(shape), jnp.float32)
