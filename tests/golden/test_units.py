"""Norms, short convolution, rotation and router, each alone.

Where the data set names no tolerance, the bound is three times what its implementations differ by.
"""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from golden import assert_within
from ling_jax.checkpoint.folder import read_json
from ling_jax.config import ModelConfig
from ling_jax.layers.norm import gated_rms_norm, l2_norm, rms_norm
from ling_jax.layers.rope import inverse_frequencies, rotate, rotation_scale, softmax_scale
from ling_jax.pallas.short_conv import short_conv
from ling_jax.pallas.topk_router import topk_router
from ling_jax.testing import tiny_config


def test_l2_norm_has_its_epsilon_under_the_root(unit):
    tensors = unit("l2norm")
    assert_within(l2_norm(jnp.asarray(tensors["in.x"])), tensors["y"], 2e-7)


def test_rms_norm(unit):
    tensors = unit("rmsnorm")
    x, weight = jnp.asarray(tensors["in.x"]), jnp.asarray(tensors["in.weight"])
    assert_within(rms_norm(x, weight, eps=float(tensors["in.eps"])), tensors["y"], 2e-6)


def test_gated_rms_norm(unit):
    tensors = unit("rmsnorm")
    x, gate, weight = (jnp.asarray(tensors[f"in.{name}"]) for name in ("x", "gate", "weight"))
    got = gated_rms_norm(x, gate, weight, eps=float(tensors["in.eps"]))
    assert_within(got, tensors["gated"], 2e-6)


@pytest.mark.parametrize("start", ["zero", "state"])
@pytest.mark.parametrize("length", [1, 2, 3, 5, 70])
def test_short_convolution_with_its_activation(unit, length, start):
    tensors, case = unit("short_conv"), f"L{length}.{start}"
    x, tail = (jnp.asarray(tensors[f"in.{case}.{name}"])[None] for name in ("x", "initial_state"))
    weight = jnp.asarray(tensors["in.weight"][:, 0])
    out, tail = short_conv(x, weight, tail, jnp.asarray([length], jnp.int32))
    assert_within(jax.nn.silu(out[0]), tensors[f"{case}.y"], 2e-6)
    np.testing.assert_array_equal(tail[0], tensors[f"{case}.final_state"])


@pytest.fixture(params=range(5), ids="case{}".format)
def routed(request, unit, golden_path):
    """A router case: its tensors and its numbers."""
    case = f"case{request.param}"
    tensors = {name: value for name, value in unit("router").items() if name.split(".")[-2] == case}
    return case, tensors, read_json(golden_path("unit/router_cases.json"))[case]


def test_the_router_picks_the_golden_experts(routed):
    case, tensors, numbers = routed
    ids, weights = topk_router(
        jnp.asarray(tensors[f"in.{case}.logits"]),
        jnp.asarray(tensors[f"in.{case}.expert_bias"]),
        groups=numbers["n_group"],
        top_groups=numbers["topk_group"],
        top_k=numbers["top_k"],
        routed_scale=numbers["routed_scaling_factor"],
    )
    order = np.argsort(np.asarray(ids), axis=-1)
    got_ids, got_weights = (np.take_along_axis(np.asarray(x), order, -1) for x in (ids, weights))
    np.testing.assert_array_equal(got_ids, tensors[f"{case}.indices"])
    assert_within(got_weights, tensors[f"{case}.weights"], 1e-5)


ROPES = (
    *("default_d64_theta6e6", "default_d32_theta1e4"),
    *("yarn_plain", "yarn_mscale_all_dim", "yarn_mscale_ratio"),
)


@pytest.fixture(params=ROPES)
def rope(request, unit, golden_path):
    """A rope case: its name, its tensors and its configuration."""
    fields = read_json(golden_path("unit/rope_cases.json"))[request.param]
    return request.param, unit("rope"), ModelConfig.from_hf(tiny_config(**fields)).rope


def test_rotation_matches_at_every_position(rope):
    name, tensors, config = rope
    positions = tensors["in.positions"]
    x = jnp.asarray(tensors[f"in.{name}.x"])[None]
    got = np.asarray(rotate(x, jnp.asarray(positions[None], jnp.int32), config)[0])
    for i, position in enumerate(positions.tolist()):
        assert_within(got[i], tensors[f"{name}.y"][i], 2e-6 + 6e-7 * position)


def test_frequencies_and_scales_match(rope):
    name, tensors, config = rope
    dim = tensors[f"{name}.y"].shape[-1]
    got = inverse_frequencies(config, dim)
    np.testing.assert_allclose(got, tensors[f"{name}.inv_freq"], rtol=2e-6)
    assert rotation_scale(config) == pytest.approx(tensors[f"{name}.attention_factor"], rel=1e-6)
    factor = tensors[f"{name}.softmax_scale_factor"]
    assert softmax_scale(config, 192) == pytest.approx(192**-0.5 * factor, rel=1e-6)
