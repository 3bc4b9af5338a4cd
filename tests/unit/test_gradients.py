"""The model has a gradient with the backends for training, and is the same model."""

import dataclasses
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.backend import TRAINING
from ling_jax.cache import contiguous
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import final_norm, forward, logits, model_spec
from ling_jax.pallas.grouped_gemm import grouped_swiglu
from ling_jax.pallas.topk_router import topk_router
from ling_jax.params import init
from ling_jax.testing import tiny_config

CFG = ModelConfig.from_hf(tiny_config(dtype="float32"))
# Every expert is chosen, since a choice that changes is no slope.
OPEN = {"num_experts": 4, "num_experts_per_tok": 4, "n_group": 1, "topk_group": 1}
SMOOTH = ModelConfig.from_hf(tiny_config(dtype="float32", **OPEN))
EXECUTION = ExecConfig(kernels=TRAINING, kda_chunk=16)
TOKENS = jax.random.randint(jax.random.key(1), (2, 40), 0, CFG.vocab)
COUNTS = jnp.asarray([40, 29], jnp.int32)


def scores(params, execution, cfg=CFG):
    cache = contiguous(cfg, batch=2, length=40)
    _, h, _ = forward(params, cache, TOKENS, COUNTS, cfg=cfg, execution=execution)
    return logits(params, final_norm(params, h, cfg=cfg))


def loss(params):
    log_p = jax.nn.log_softmax(scores(params, EXECUTION, SMOOTH)[:, :-1])
    found = jnp.take_along_axis(log_p, TOKENS[:, 1:, None], axis=-1)[..., 0]
    is_true = jnp.arange(39)[None] < COUNTS[:, None] - 1
    return -jnp.where(is_true, found, 0.0).sum() / is_true.sum().astype(jnp.float32)


@pytest.fixture(scope="module")
def params():
    return init(model_spec(CFG), jax.random.key(0), stddev=0.1)


def test_it_is_the_model_that_is_served(params):
    got, want = (
        scores(params, x)
        for x in (EXECUTION, dataclasses.replace(EXECUTION, kernels=ExecConfig().kernels))
    )
    true = np.asarray(jnp.arange(40)[None] < COUNTS[:, None])
    np.testing.assert_allclose(np.asarray(got)[true], np.asarray(want)[true], atol=2e-4)


def test_the_gradient_is_the_slope():
    """Along a random direction of each weight, against central differences."""
    params = init(model_spec(SMOOTH), jax.random.key(0), stddev=0.1)
    slopes = jax.tree.leaves(jax.jit(jax.grad(loss))(params))
    leaves, tree = jax.tree_util.tree_flatten_with_path(params)
    weights = [x for _, x in leaves]
    at = jax.jit(lambda weights: loss(jax.tree.unflatten(tree, weights)))
    step = 1e-3
    for i, ((path, x), slope) in enumerate(zip(leaves, slopes, strict=True)):
        if (name := jax.tree_util.keystr(path)).endswith("router_bias"):
            continue  # moves no loss
        size = jnp.sqrt(jnp.square(x).mean()) + 0.01
        direction = size * jax.random.normal(jax.random.key(i), x.shape, x.dtype)
        ends = [at([*weights[:i], x + t * direction, *weights[i + 1 :]]) for t in (step, -step)]
        want = float(ends[0] - ends[1]) / (2 * step)
        assert float(jnp.vdot(slope, direction)) == pytest.approx(want, rel=0.02, abs=1e-3), name


def test_every_expert_gives_what_the_chosen_ones_give():
    keys = jax.random.split(jax.random.key(3), 5)
    x = jax.random.normal(keys[0], (7, 16))
    gate_up = jax.random.normal(keys[1], (5, 2, 8, 16)) * 0.3
    down = jax.random.normal(keys[2], (5, 16, 8)) * 0.3
    ids = jax.random.randint(keys[3], (7, 2), -1, 6)  # of other shards and of padding too
    weights = jax.random.uniform(keys[4], (7, 2))
    run = partial(grouped_swiglu, x, gate_up, down, ids, weights, limit=0.5)
    np.testing.assert_allclose(run(backend="dense"), run(backend="reference"), atol=1e-5)


def test_the_gradient_by_the_bias_is_the_load():
    logits = jnp.zeros((6, 8)).at[:, 0].set(5.0)
    alive = jnp.asarray([True] * 5 + [False])
    how = {"groups": 1, "top_groups": 1, "top_k": 2, "routed_scale": 1.0}

    def total(bias):
        ids, weights = topk_router(logits, bias, is_true=alive, **how)
        return weights.sum(), ids

    load, ids = jax.grad(total, has_aux=True)(jnp.zeros(8))
    picks = np.bincount(np.asarray(ids)[:5].reshape(-1), minlength=8)
    np.testing.assert_allclose(load, picks / picks.mean() - 1, atol=1e-6)
    assert load[0] > 0 > load[7]
