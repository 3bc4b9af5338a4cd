"""Logical axes, the rules that place them, and what does not fit a mesh."""

import jax
import numpy as np
import pytest
from jax.sharding import PartitionSpec

from ling_jax.config import ModelConfig
from ling_jax.errors import ShardingError
from ling_jax.model import model_spec
from ling_jax.params import TensorSpec
from ling_jax.sharding import ALL, Parallel, ShardingRules, make_mesh, shardings
from ling_jax.testing import tiny_config


@pytest.fixture
def cfg() -> ModelConfig:
    return ModelConfig.from_hf(tiny_config())


def spec(*axes, shape=None) -> TensorSpec:
    return TensorSpec(shape or (8,) * len(axes), np.float32, axes)


def test_an_unknown_axis_is_refused_with_the_known_ones():
    with pytest.raises(ShardingError, match="'head' is unknown, expected one of: batch, seq,"):
        ShardingRules().spec(("head",))


def test_two_axes_of_an_array_may_not_share_a_mesh_axis():
    with pytest.raises(ShardingError, match=r"\('heads', 'mlp'\) use a mesh axis twice"):
        ShardingRules().spec(("heads", "mlp"))


def test_none_is_never_split():
    assert ShardingRules().spec((None, "heads")) == PartitionSpec(None, "model")


def test_every_array_that_does_not_divide_is_named(devices, cfg):
    parallel = Parallel(mesh=make_mesh(devices(2), cfg))
    specs = {
        "even": spec("heads", shape=(4,)),
        "odd": spec("heads", shape=(3,)),
        "wide": spec(None, "mlp", shape=(2, 5)),
    }
    with pytest.raises(ShardingError) as caught:
        shardings(specs, parallel)
    message = str(caught.value)
    assert "['odd'] (3,)" in message
    assert "['wide'] (2, 5)" in message
    assert "even" not in message


def test_without_a_mesh_there_are_no_shardings(cfg):
    assert shardings(model_spec(cfg), Parallel()) is None


@pytest.mark.parametrize(("count", "shape"), [(1, (1, 1)), (2, (1, 2)), (4, (2, 2)), (8, (4, 2))])
def test_the_model_axis_takes_as_many_devices_as_divide_the_heads(devices, cfg, count, shape):
    mesh = make_mesh(devices(count), cfg)
    assert mesh.axis_names == ALL
    assert mesh.devices.shape == shape


def test_uneven_sizes_are_refused_all_at_once_by_their_published_names(devices):
    cfg = ModelConfig.from_hf(tiny_config(vocab_size=63, num_experts=6, n_group=1, topk_group=1))
    with pytest.raises(ShardingError) as caught:
        make_mesh(devices(4), cfg)
    message = str(caught.value)
    assert "num_experts 6, vocab_size 63 does not divide over 4 devices" in message


def test_a_device_holds_its_part_of_every_split_weight(devices, cfg):
    parallel = Parallel(mesh=make_mesh(devices(4), cfg))
    specs = model_spec(cfg)
    placed = shardings(specs, parallel)
    layer, place = specs.layers[1], placed.layers[1]
    assert place.mixer.out.shard_shape(layer.mixer.out.shape) == (32, 1, 16)
    assert place.ffn.down.shard_shape(layer.ffn.down.shape) == (2, 32, 16)
    assert placed.lm_head.shard_shape(specs.lm_head.shape) == (16, 32)
    assert placed.norm.shard_shape(specs.norm.shape) == (32,)


def test_a_local_function_sees_its_shard_and_sums_over_the_mesh(devices, cfg):
    parallel = Parallel(mesh=make_mesh(devices(4), cfg))

    def total(x: jax.Array) -> jax.Array:
        assert x.shape == (2,)
        return parallel.sum(x.sum(), "experts")

    run = jax.jit(parallel.local(total, (("experts",),), ()))
    assert run(np.arange(8, dtype=np.float32)) == 28
