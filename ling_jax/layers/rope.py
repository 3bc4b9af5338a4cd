"""Rotary positions on interleaved pairs, with YaRN's frequencies on request."""

import math

import jax.numpy as jnp
import numpy as np
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.config import RopeConfig, YarnConfig


def inverse_frequencies(rope: RopeConfig, dim: int) -> np.ndarray:
    """float64 [dim / 2]: radians for each position step.

    Source: RoFormer (arXiv 2104.09864); YaRN (arXiv 2309.00071), section 3.2.
    """
    plain = rope.theta ** -(np.arange(0, dim, 2, dtype=np.float64) / dim)
    if rope.yarn is None:
        return plain
    ramp = _ramp(rope.yarn, rope.theta, dim)
    return plain / rope.yarn.factor * ramp + plain * (1 - ramp)


def _ramp(yarn: YarnConfig, theta: float, dim: int) -> np.ndarray:
    """0 where a pair turns often enough to be left alone, 1 where it is interpolated."""

    def pair_with_turns(turns: float) -> float:
        return dim * math.log(yarn.original_context / (turns * 2 * math.pi)) / (2 * math.log(theta))

    low = max(math.floor(pair_with_turns(yarn.beta_fast)), 0)
    high = min(math.ceil(pair_with_turns(yarn.beta_slow)), dim - 1)
    width = max(high - low, 0.001)
    return np.clip((np.arange(dim // 2) - low) / width, 0, 1)


def _magnitude(factor: float, mscale: float) -> float:
    return 1.0 if factor <= 1 else 0.1 * mscale * math.log(factor) + 1.0


def rotation_scale(rope: RopeConfig) -> float:
    """Multiplier of cosines and sines."""
    yarn = rope.yarn
    if yarn is None:
        return 1.0
    if yarn.mscale and yarn.mscale_all_dim:
        return _magnitude(yarn.factor, yarn.mscale) / _magnitude(yarn.factor, yarn.mscale_all_dim)
    return _magnitude(yarn.factor, 1.0)


def softmax_scale(rope: RopeConfig, qk_dim: int) -> float:
    """Multiplier of attention scores: `qk_dim ** -0.5`, times YaRN's magnitude squared."""
    magnitude = 1.0
    if rope.yarn is not None and rope.yarn.mscale_all_dim:
        magnitude = _magnitude(rope.yarn.factor, rope.yarn.mscale_all_dim)
    return qk_dim**-0.5 * magnitude**2


def rotation(
    positions: Int32[Array, " *batch"], dim: int, rope: RopeConfig
) -> tuple[Float32[Array, "*batch pairs"], Float32[Array, "*batch pairs"]]:
    """Cosines and sines of each pair of `dim` channels."""
    frequencies = jnp.asarray(inverse_frequencies(rope, dim), jnp.float32)
    like = (1,) * positions.ndim
    angles = positions.astype(jnp.float32)[..., None] * frequencies.reshape(*like, -1)
    scale = rotation_scale(rope)
    return jnp.cos(angles) * scale, jnp.sin(angles) * scale


def rotate(
    x: Float[Array, "batch seq heads rope"], positions: Int32[Array, "batch seq"], rope: RopeConfig
) -> Float[Array, "batch seq heads rope"]:
    """Rotates each pair (2i, 2i + 1); angles and products are float32."""
    cos, sin = (y[:, :, None, :] for y in rotation(positions, x.shape[-1], rope))
    even, odd = x[..., 0::2].astype(jnp.float32), x[..., 1::2].astype(jnp.float32)
    pairs = jnp.stack([even * cos - odd * sin, odd * cos + even * sin], axis=-1)
    return pairs.reshape(x.shape).astype(x.dtype)
