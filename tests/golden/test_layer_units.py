"""One KDA, MLA or MoE layer on its own: two sequences, a prefill and three single tokens."""

import dataclasses
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from golden import assert_within
from ling_jax.cache import contiguous
from ling_jax.layers.kda import kda
from ling_jax.layers.mla import mla
from ling_jax.layers.moe import moe, route

_STEPS = 3


def in_steps(mix, x: np.ndarray, state):
    """Feeds all but three tokens at once, then those, to `mix(x, state, start) -> (y, state)`."""
    first = x.shape[1] - _STEPS
    y, state = mix(jnp.asarray(x[:, :first]), state, 0)
    parts = [y]
    for start in range(first, x.shape[1]):
        y, state = mix(jnp.asarray(x[:, start : start + 1]), state, start)
        parts.append(y)
    return np.concatenate(parts, axis=1), state


def both(value: int) -> jax.Array:
    return jnp.asarray([value, value], jnp.int32)


@pytest.mark.parametrize("name", ["micro-flash", "micro-tail"])
def test_a_kda_layer(unit, micro, name):
    want, model = unit(f"kda_layer_{name}_L0"), micro(name)
    options = {"cfg": model.cfg, "execution": model.execution}
    layer = jax.jit(partial(kda, **options))
    params = model.params.layers[0].mixer

    def mix(x, state, start):
        return layer(params, x, state, both(x.shape[1]))

    start = contiguous(model.cfg, batch=2, length=64).kda[0]
    y, state = in_steps(mix, want["in.x"], start)
    assert_within(y, want["y"], 2e-5)
    assert_within(np.swapaxes(state.recurrent, -1, -2), want["cache.state"], 1e-4)
    for i, stream in enumerate("qkv"):
        rows = np.asarray(state.conv[:, :, :, i])
        want_rows = want[f"cache.conv_{stream}"]
        assert_within(rows.reshape(want_rows.shape), want_rows, 1e-4)


@pytest.mark.parametrize(
    ("name", "index"), [("micro-flash", 5), ("micro-clamp", 5), ("micro-tail", 3)]
)
def test_an_mla_layer(unit, micro, name, index):
    want, model = unit(f"mla_layer_{name}_L{index}"), micro(name)
    layer = jax.jit(partial(mla, cfg=model.cfg, execution=model.execution))
    params = model.params.layers[index].mixer
    cache = contiguous(model.cfg, batch=2, length=64, page_size=16)

    def mix(x, pages, start):
        return layer(params, x, pages, cache.page_table, both(start), both(x.shape[1]))

    y, pages = in_steps(mix, want["in.x"], cache.latent[0])
    assert_within(y, want["y"], 2e-5)
    rows = np.asarray(pages)[np.asarray(cache.page_table)].reshape(2, 64, -1)[:, : y.shape[1]]
    rank = model.cfg.mla.kv_rank
    assert_within(rows[..., :rank], want["cache.latent"], 1e-4)
    assert_within(rows[..., rank:], want["cache.k_rope"], 1e-4)


@pytest.fixture(params=[("micro-flash", 2), ("micro-clamp", 11), ("micro-tail", 4)], ids=str)
def experts(request, unit, micro):
    """A MoE layer: its golden tensors, its model and its index."""
    name, index = request.param
    return unit(f"moe_layer_{name}_L{index}"), micro(name), index


def run_experts(model, index: int, x: np.ndarray, kind) -> jax.Array:
    layer = jax.jit(partial(moe, kind=kind, cfg=model.cfg, execution=model.execution))
    rows = jnp.asarray(x.reshape(-1, x.shape[-1]))
    return layer(model.params.layers[index].ffn, rows, jnp.ones(len(rows), bool)).reshape(x.shape)


def test_a_moe_layer(experts):
    want, model, index = experts
    kind = model.cfg.layer_kinds[index]
    for limit in ("expert_limit", "shared_limit"):
        assert (getattr(kind, limit) or 0) == pytest.approx(float(want[f"in.{limit}"]))
    assert_within(run_experts(model, index, want["in.x"], kind), want["y"], 2e-5)


def test_the_router_of_a_moe_layer(experts):
    want, model, index = experts
    rows = jnp.asarray(want["in.x"].reshape(-1, model.cfg.embed))
    ids, weights = route(model.params.layers[index].ffn, rows, cfg=model.cfg)
    order = np.argsort(np.asarray(ids), axis=-1)
    np.testing.assert_array_equal(np.take_along_axis(np.asarray(ids), order, -1), want["indices"])
    assert_within(np.take_along_axis(np.asarray(weights), order, -1), want["weights"], 1e-5)


def test_a_moe_layer_without_limits_gives_what_engines_that_ignore_them_give(unit, micro):
    want, model = unit("moe_layer_micro-clamp_L11"), micro("micro-clamp")
    kind = dataclasses.replace(model.cfg.layer_kinds[11], expert_limit=None, shared_limit=None)
    assert_within(run_experts(model, 11, want["in.x"], kind), want["y_noclamp"], 2e-5)
