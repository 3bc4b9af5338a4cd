"""Residual sums, the norm behind them and its quantisation in plain JAX: the definition of correct.

Values are float32 all along. Where the model rounds, `_rounded` does it explicitly, because XLA
may drop a conversion to bfloat16 and back.
"""

import jax
import jax.numpy as jnp

from ling_jax.pallas.residual_norm.contract import (
    ExpertRows,
    Gain,
    Ids,
    Parts,
    Rows,
    Weights,
)
from ling_jax.quant.fp8 import QRows, quantize_rows


def rms_norm_rows(x: Rows, gain: Gain, *, eps: float, quantize: bool) -> tuple[Rows, QRows | None]:
    x32 = x.astype(jnp.float32)
    inverse = jax.lax.rsqrt(jnp.mean(x32 * x32, axis=-1, keepdims=True) + eps)
    gain32 = _rounded(gain.astype(jnp.float32), x.dtype)
    normed = _rounded(_rounded(x32 * inverse, x.dtype) * gain32[None, :], x.dtype)
    return normed.astype(x.dtype), quantize_rows(normed) if quantize else None


def add_rms_norm(
    h: Rows, parts: Parts, gain: Gain, *, eps: float, quantize: bool
) -> tuple[Rows, Rows, QRows | None]:
    y = parts[0]
    for part in parts[1:]:
        y = y + part
    h_new = _sum(h.astype(jnp.float32), y, h.dtype)
    return h_new, *rms_norm_rows(h_new, gain, eps=eps, quantize=quantize)


def combine_rms_norm(
    h: Rows,
    rows: ExpertRows,
    expert_ids: Ids,
    expert_weights: Weights,
    gain: Gain,
    *,
    experts: int,
    eps: float,
    has_shared: bool,
    quantize: bool,
) -> tuple[Rows, Rows, QRows | None]:
    tokens, top_k = expert_ids.shape
    by_token = rows[: tokens * top_k].reshape(tokens, top_k, h.shape[1]).astype(jnp.float32)
    is_here = (expert_ids >= 0) & (expert_ids < experts)
    y = jnp.zeros(h.shape, jnp.float32)
    for k in range(top_k):
        weighted = expert_weights[:, k, None] * by_token[:, k]
        y = y + jnp.where(is_here[:, k, None], weighted, 0.0)
    if has_shared:
        shared = _rounded(rows[tokens * top_k :].astype(jnp.float32), h.dtype)
        y = _rounded(y, h.dtype) + shared
    h_new = _sum(h.astype(jnp.float32), y, h.dtype)
    return h_new, *rms_norm_rows(h_new, gain, eps=eps, quantize=quantize)


def _sum(h: jax.Array, y: jax.Array, dtype: jnp.dtype) -> jax.Array:
    return _rounded(h + _rounded(y, dtype), dtype).astype(dtype)


def _rounded(x: jax.Array, dtype: jnp.dtype) -> jax.Array:
    """The nearest number of `dtype`, in float32."""
    kind = jnp.finfo(dtype)
    return jax.lax.reduce_precision(x, kind.nexp, kind.nmant)
