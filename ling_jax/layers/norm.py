"""Root-mean-square and L2 normalisation; statistics are float32 in every mode."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Float32

L2_EPS = 1e-6


def rms_norm(
    x: Float[Array, "*batch dim"], weight: Float[Array, " dim"], *, eps: float
) -> Float[Array, "*batch dim"]:
    """Normalises the last dimension.

    The result is rounded to the dtype of `x` before the gain, as the published modelling code
    does.
    """
    x32 = x.astype(jnp.float32)
    inverse = jax.lax.rsqrt(jnp.mean(x32 * x32, axis=-1, keepdims=True) + eps)
    return (x32 * inverse).astype(x.dtype) * _like(weight, x.ndim).astype(x.dtype)


def gated_rms_norm(
    x: Float[Array, "*batch dim"],
    gate: Float[Array, "*batch dim"],
    weight: Float[Array, " dim"],
    *,
    eps: float,
) -> Float[Array, "*batch dim"]:
    """`rms_norm(x) * weight * sigmoid(gate)` in float32, rounded once.

    Source: Kimi Linear (arXiv 2510.26692), output gate of KDA.
    """
    x32 = x.astype(jnp.float32)
    inverse = jax.lax.rsqrt(jnp.mean(x32 * x32, axis=-1, keepdims=True) + eps)
    normed = x32 * inverse * _like(weight, x.ndim).astype(jnp.float32)
    return (normed * jax.nn.sigmoid(gate.astype(jnp.float32))).astype(x.dtype)


def l2_norm(x: Float[Array, "*batch dim"]) -> Float32[Array, "*batch dim"]:
    """Divides by the Euclidean length; the epsilon is added to its square."""
    x32 = x.astype(jnp.float32)
    return x32 * jax.lax.rsqrt(jnp.sum(x32 * x32, axis=-1, keepdims=True) + L2_EPS)


def _like(weight: jax.Array, ndim: int) -> jax.Array:
    return weight.reshape((1,) * (ndim - 1) + weight.shape)
