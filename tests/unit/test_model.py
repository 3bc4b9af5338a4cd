"""What every program of the model has in common."""

import re
from functools import partial

import jax
import jax.numpy as jnp

from ling_jax.cache import contiguous, view_rows
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import forward_step, model_spec
from ling_jax.params import abstract
from ling_jax.testing import tiny_config


def test_layers_of_one_kind_are_traced_once():
    """A program of many layers holds one function for each kind, which its layers call."""
    cfg = ModelConfig.from_hf(tiny_config(num_hidden_layers=12))
    rows = view_rows(contiguous(cfg, batch=2, length=16), jnp.arange(2, dtype=jnp.int32))
    step = partial(forward_step, cfg=cfg, execution=ExecConfig())
    tokens, is_live = jnp.zeros((2,), jnp.int32), jnp.ones((2,), jnp.bool_)
    text = jax.jit(step).lower(abstract(model_spec(cfg)), rows, tokens, is_live).as_text()
    made = set(re.findall(r"func private @(decoder_step\w*)", text))
    calls = re.findall(r"call @(decoder_step\w*)", text)
    assert len(calls) == cfg.layers
    assert set(calls) == made
    # The last layer has one of its own, without the residual stream that nothing reads.
    assert len(made) == len(set(cfg.layer_kinds)) + 1
