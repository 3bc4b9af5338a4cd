"""Weights without a checkpoint: pseudo-random arrays of any size, made on the device itself.

For benchmarks and profiles, where values must be alive (no zeros, no constants) but need not be
good. `params.init` draws true normal deviates; 124 billion of them take minutes and room that the
weights themselves need.
"""

import math
import zlib

import jax
import jax.numpy as jnp
from jaxtyping import PyTree

from ling_jax.params import INT4_STDDEV, TensorSpec, e8m0_code

_STDDEV = 0.02


def fill(specs: PyTree, shardings: PyTree | None = None, *, stddev: float = _STDDEV) -> PyTree:
    """Arrays for a tree of specs, each in one pass over its memory.

    A weight depends on its path alone. Values are hashes of element positions: sums of four bytes
    in place of normal deviates, and random codes up to 1.9 for FP8, whose scales bring the
    standard deviation to `stddev`.
    """
    paths, tree = jax.tree_util.tree_flatten_with_path(specs)
    places = [None] * len(paths) if shardings is None else jax.tree.leaves(shardings)
    leaves = []
    for (path, spec), place in zip(paths, places, strict=True):
        seed = zlib.crc32(jax.tree_util.keystr(path).encode())
        make = jax.jit(_draw, static_argnums=(0, 2), out_shardings=place)
        leaves.append(make(spec, jnp.uint32(seed), stddev))
    return jax.tree.unflatten(tree, leaves)


def _draw(spec: TensorSpec, seed: jax.Array, stddev: float) -> jax.Array:
    match spec.init:
        case "ones":
            return jnp.ones(spec.shape, spec.dtype)
        case "zeros" if jnp.issubdtype(spec.dtype, jnp.floating):
            value = 0.1 * _uniform(spec.shape, seed)
        case "zeros":
            return jnp.zeros(spec.shape, spec.dtype)
        case "log_uniform":
            value = jnp.log(8.5 + 7.5 * _uniform(spec.shape, seed))
        case "uniform":
            value = 0.5 * _uniform(spec.shape, seed)
        case "fp8":
            codes = (_hash(spec.shape, seed) >> 16).astype(jnp.uint8) & jnp.uint8(0xBF)
            return jax.lax.bitcast_convert_type(codes, jnp.float8_e4m3fn)
        case "fp8_scale":
            value = stddev / _FP8_STDDEV * (1 + 0.5 * _uniform(spec.shape, seed))
        case "bits":
            return jax.lax.bitcast_convert_type(_hash(spec.shape, seed), spec.dtype)
        case "int4_scale":
            value = stddev / INT4_STDDEV * (1 + 0.5 * _uniform(spec.shape, seed))
            bits = jax.lax.bitcast_convert_type(value.astype(jnp.bfloat16), jnp.uint16)
            return bits.astype(spec.dtype) * 0x10001  # two in a word
        case "e8m0":
            return jnp.full(spec.shape, e8m0_code(stddev) * 0x01010101, spec.dtype)
        case "normal":
            value = stddev * _bell(spec.shape, seed)
    return value.astype(spec.dtype)


_FP8_STDDEV = 0.555  # of random e4m3 codes without the upper half of the exponents


def _hash(shape: tuple[int, ...], seed: jax.Array) -> jax.Array:
    """uint32 of each element; two rounds of multiply and shift mix position and seed."""
    x = jax.lax.iota(jnp.uint32, math.prod(shape)) if len(shape) == 1 else _index(shape)
    for factor in (0x7FEB352D, 0x846CA68B):
        x = (x ^ seed ^ (x >> 16)) * jnp.uint32(factor)
    return x ^ (x >> 15)


def _index(shape: tuple[int, ...]) -> jax.Array:
    """Row-major element numbers modulo 2^32, without an array of more than one dimension's size."""
    total = jnp.zeros(shape, jnp.uint32)
    stride = 1
    for axis in reversed(range(len(shape))):
        iota = jax.lax.broadcasted_iota(jnp.uint32, shape, axis)
        total = total + iota * jnp.uint32(stride % 2**32)
        stride *= shape[axis]
    return total


def _uniform(shape: tuple[int, ...], seed: jax.Array) -> jax.Array:
    """In [-1, 1)."""
    return (_hash(shape, seed) >> 8).astype(jnp.float32) * 2.0**-23 - 1.0


def _bell(shape: tuple[int, ...], seed: jax.Array) -> jax.Array:
    """Mean 0, deviation 1: the sum of four random bytes, centred and scaled."""
    word = _hash(shape, seed)
    parts = [(word >> shift) & jnp.uint32(255) for shift in (0, 8, 16, 24)]
    total = jnp.sum(jnp.stack(parts).astype(jnp.float32), axis=0)
    return (total - 510.0) / 147.8
