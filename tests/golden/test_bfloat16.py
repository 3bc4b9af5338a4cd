"""bfloat16 runs of a checkpoint made to stay close to float32; bounds as observed elsewhere."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from golden.routing import routes
from ling_jax.layers.block import Positions, decoder_layer


@pytest.fixture(scope="module")
def model(micro):
    return micro("micro-bf16", dtype=None)


def test_a_whole_run_stays_close_to_float32(model):
    got, want = np.asarray(model.whole.logits), model.want["logits"]
    difference = np.abs(got - want)
    assert difference.mean() <= 0.06
    assert np.quantile(difference, 0.99) <= 0.6
    assert (got.argmax(-1) == want.argmax(-1)).mean() >= 0.92


def test_activations_are_bfloat16_and_logits_float32(model):
    assert model.whole.hidden.dtype == jnp.bfloat16
    assert model.whole.logits.dtype == jnp.float32
    assert {state.recurrent.dtype for state in model.whole.cache.kda} == {jnp.dtype("float32")}


def test_every_layer_stays_close_to_float32_where_the_experts_agree(model):
    hidden = jnp.asarray(model.want["hidden"], jnp.bfloat16)
    routed = routes(model, hidden)
    cache = model.empty_cache()
    count, start = np.asarray([len(model.ids)], np.int32), np.zeros(1, np.int32)
    at = Positions(jnp.asarray(start), jnp.asarray(count), cache.page_table)
    states = {"kda": cache.kda[0], "mla": cache.latent[0]}
    layer = jax.jit(
        partial(decoder_layer, cfg=model.cfg, execution=model.execution), static_argnames="kind"
    )
    for i, kind in enumerate(model.cfg.layer_kinds):
        out, _ = layer(model.params.layers[i], hidden[i][None], states[kind.mixer], at, kind=kind)
        difference = np.abs(np.asarray(out[0], np.float32) - model.want["hidden"][i + 1])
        if i in routed:
            agree = (routed[i][0] == model.want[f"router.{i}.indices"]).all(-1)
            assert agree.mean() > 0.9
            difference = difference[agree]
        assert difference.mean() <= 0.06
        assert difference.max() <= 0.3
