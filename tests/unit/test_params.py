"""What is made from a tree of specs."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.params import TensorSpec, abstract, count, init, zeros

SPECS = {
    "table": TensorSpec((64, 32), jnp.bfloat16, ("vocab", "embed")),
    "norm": TensorSpec((32,), jnp.float32, ("embed",), "ones"),
    "rate": TensorSpec((64,), jnp.float32, ("heads",), "log_uniform"),
}


def test_parameters_and_bytes_are_counted():
    assert count(SPECS) == 64 * 32 + 32 + 64
    assert sum(spec.bytes for spec in SPECS.values()) == 64 * 32 * 2 + 32 * 4 + 64 * 4


def test_abstract_arrays_have_the_declared_shapes_and_dtypes():
    got = abstract(SPECS)
    assert got["table"] == jax.ShapeDtypeStruct((64, 32), jnp.bfloat16)


def test_zeros_are_zeros():
    for name, value in zeros(SPECS).items():
        assert value.dtype == SPECS[name].dtype
        np.testing.assert_array_equal(value, np.zeros(SPECS[name].shape))


def test_random_weights_follow_their_declared_law():
    weights = init(SPECS, jax.random.key(0), stddev=0.5)
    assert weights["table"].dtype == jnp.bfloat16
    assert np.std(np.asarray(weights["table"], np.float32)) == pytest.approx(0.5, rel=0.1)
    np.testing.assert_array_equal(weights["norm"], np.ones(32))
    assert 0 <= weights["rate"].min() < weights["rate"].max() <= np.log(16)


def test_a_weight_depends_on_its_own_path_only():
    alone = init({"table": SPECS["table"]}, jax.random.key(0))
    np.testing.assert_array_equal(alone["table"], init(SPECS, jax.random.key(0))["table"])
