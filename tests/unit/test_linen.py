"""The Flax face runs the same model as the functional core."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from flax import linen as nn
from jax.sharding import PartitionSpec

from ling_jax.cache import contiguous
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.linen import Ling
from ling_jax.model import final_norm, forward, logits
from ling_jax.testing import tiny_config

TOKENS = np.asarray([[5, 9, 2, 7], [1, 3, 0, 0]], np.int32)
COUNTS = np.asarray([4, 2], np.int32)


@pytest.fixture(scope="module")
def ling():
    """The module and its weights."""
    module = Ling(
        ModelConfig.from_hf(tiny_config(dtype="float32", num_hidden_layers=2, layer_group_size=2))
    )
    return module, jax.jit(module.init)(jax.random.key(0), jnp.asarray(TOKENS))


def test_apply_gives_the_logits_of_the_functional_core(ling):
    module, variables = ling
    cfg = module.cfg
    got = jax.jit(module.apply)(variables, jnp.asarray(TOKENS), jnp.asarray(COUNTS))
    params = nn.unbox(module.apply(variables, method=Ling.params_tree))

    @jax.jit
    def run(params):
        cache = contiguous(cfg, batch=2, length=4)
        counts = jnp.asarray(COUNTS)
        _, h, _ = forward(
            params, cache, jnp.asarray(TOKENS), counts, cfg=cfg, execution=ExecConfig()
        )
        return logits(params, final_norm(params, h, cfg=cfg))

    want = run(params)
    for row, count in enumerate(COUNTS):
        np.testing.assert_allclose(got[row, :count], want[row, :count], atol=1e-5)


def test_weights_carry_their_place_on_a_mesh(ling):
    specs = nn.get_partition_spec(ling[1])["params"]
    assert specs["layers_1_ffn_down"] == PartitionSpec(("data", "model"), None, None)
    assert specs["norm"] == PartitionSpec(None)
