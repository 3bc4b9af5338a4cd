"""The one declaration of every weight: `TensorSpec`, and what can be made from a tree of them."""

import math
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import jax
import jax.numpy as jnp
from jaxtyping import PyTree

Weight = Any
"""A field of a weight container: an array, a `TensorSpec` or a sharding, by context."""

Init = Literal[
    "normal",
    "ones",
    "zeros",
    "log_uniform",
    "uniform",
    "fp8",
    "fp8_scale",
    "bits",
    "int4_scale",
    "e8m0",
]

INT4_STDDEV = 4.64  # of random values from -8 to 7
_E2M1_STDDEV = 2.92  # of random e2m1 codes
_FP8_STDDEV = 64.0  # seven deviations below the largest e4m3 value


@dataclass(frozen=True)
class TensorSpec:
    """Shape, dtype and logical axes of one array.

    A plain leaf of a pytree: `jax.tree` functions see specs where arrays would be.
    """

    shape: tuple[int, ...]
    dtype: Any
    axes: tuple[str | None, ...]
    """One logical axis name for each dimension; None is never split."""
    init: Init = "normal"
    """How random weights are drawn: see `init`."""

    def __post_init__(self) -> None:
        assert len(self.shape) == len(self.axes), (self.shape, self.axes)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def bytes(self) -> int:
        return self.size * jnp.dtype(self.dtype).itemsize


def map_specs(f: Callable[[TensorSpec], Any], specs: PyTree) -> PyTree:
    """Applies `f` to every spec of a tree."""
    return jax.tree.map(f, specs)


def abstract(specs: PyTree, shardings: PyTree | None = None) -> PyTree:
    """Turns specs into `jax.ShapeDtypeStruct`s, for lowering without arrays."""
    if shardings is None:
        return map_specs(lambda s: jax.ShapeDtypeStruct(s.shape, s.dtype), specs)
    return jax.tree.map(
        lambda s, sharding: jax.ShapeDtypeStruct(s.shape, s.dtype, sharding=sharding),
        specs,
        shardings,
    )


def zeros(specs: PyTree, shardings: PyTree | None = None) -> PyTree:
    """Allocates arrays of zeros, each straight into its sharding."""

    def make() -> PyTree:
        return map_specs(lambda s: jnp.zeros(s.shape, s.dtype), specs)

    return jax.jit(make, out_shardings=shardings)()


def init(specs: PyTree, key: jax.Array, *, stddev: float = 0.02) -> PyTree:
    """Draws random weights for tests and the linen face.

    A weight depends on `key` and on its own path only, so two trees that share a path share the
    weight.
    """
    paths, tree = jax.tree_util.tree_flatten_with_path(specs)
    leaves = [
        _draw(
            spec, jax.random.fold_in(key, zlib.crc32(jax.tree_util.keystr(path).encode())), stddev
        )
        for path, spec in paths
    ]
    return jax.tree.unflatten(tree, leaves)


def _draw(spec: TensorSpec, key: jax.Array, stddev: float) -> jax.Array:
    match spec.init:
        case "ones":
            value = jnp.ones(spec.shape)
        case "zeros":
            value = jnp.zeros(spec.shape)
        case "log_uniform":  # decay rates, as Mamba 2 and KDA are initialised
            value = jnp.log(jax.random.uniform(key, spec.shape, minval=1.0, maxval=16.0))
        case "uniform":
            value = jax.random.uniform(key, spec.shape, minval=-0.5, maxval=0.5)
        case "fp8":  # an FP8 weight and its scales come out like a normal one
            value = _FP8_STDDEV * jax.random.normal(key, spec.shape)
        case "fp8_scale":
            value = jnp.full(spec.shape, stddev / _FP8_STDDEV)
        case "bits":  # four-bit values and their scales, likewise
            return jax.lax.bitcast_convert_type(jax.random.bits(key, spec.shape), spec.dtype)
        case "int4_scale":  # two in a word
            scale = jnp.full(spec.shape, stddev / INT4_STDDEV, jnp.bfloat16)
            return jax.lax.bitcast_convert_type(jnp.stack([scale] * 2, axis=-1), spec.dtype)
        case "e8m0":  # four
            value = jnp.full(spec.shape, e8m0_code(stddev) * 0x01010101)
        case "normal":
            value = stddev * jax.random.normal(key, spec.shape)
    return value.astype(spec.dtype)


def e8m0_code(stddev: float) -> int:
    """Code of the scale that brings random e2m1 values near a standard deviation."""
    return 127 + round(math.log2(stddev / _E2M1_STDDEV))


def count(specs: PyTree) -> int:
    """Number of parameters declared."""
    return sum(spec.size for spec in jax.tree.leaves(specs))
