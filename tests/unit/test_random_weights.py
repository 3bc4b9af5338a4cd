"""Weights for benchmarks are alive: finite, spread, different from leaf to leaf."""

import dataclasses

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.config import ModelConfig
from ling_jax.model import model_spec
from ling_jax.quant import QTensor, dequantize
from ling_jax.testing import tiny_config
from ling_jax.testing.random_weights import fill


def config(scheme: str | None) -> ModelConfig:
    sizes = {"hidden_size": 256, "moe_intermediate_size": 128, "intermediate_size": 256}
    fields = tiny_config(**sizes, moe_shared_expert_intermediate_size=128)
    return dataclasses.replace(ModelConfig.from_hf(fields), scheme=scheme)


@pytest.fixture(scope="module", params=[None, "fp8_block"])
def params(request):
    return fill(model_spec(config(request.param)))


def test_every_weight_is_finite_and_not_constant(params):
    for path, leaf in jax.tree_util.tree_flatten_with_path(params)[0]:
        values = np.asarray(leaf, np.float32)
        assert np.isfinite(values).all(), path
        name = jax.tree_util.keystr(path)
        if "norm" not in name:
            assert len(np.unique(values)) > values.size**0.4 / 2, name


def test_projections_have_the_deviation_asked_for(params):
    gate_up = params.layers[1].ffn.gate_up
    values = np.asarray(dequantize(gate_up) if isinstance(gate_up, QTensor) else gate_up, float)
    assert values.std() == pytest.approx(0.02, rel=0.15)
    assert abs(values.mean()) < 1e-3


def test_a_weight_depends_on_its_path_alone():
    spec = model_spec(config(None))
    again = fill({"embed": spec.embed, "other": spec.embed})
    np.testing.assert_array_equal(fill({"embed": spec.embed})["embed"], again["embed"])
    assert jnp.any(again["embed"] != again["other"])
