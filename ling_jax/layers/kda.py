"""Kimi delta attention: projections, short convolution, decay gate, recurrence, output gate."""

from dataclasses import replace

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.cache import KdaState, kda_state_spec
from ling_jax.config import KdaConfig, ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import linear, linear_f32
from ling_jax.layers.norm import gated_rms_norm, l2_norm
from ling_jax.pallas.kda_chunk import kda_chunk
from ling_jax.pallas.kda_decode import kda_recurrent
from ling_jax.pallas.short_conv import short_conv
from ling_jax.params import TensorSpec, Weight, map_specs


@struct.dataclass
class KdaParams:
    qkvfg: Weight  # [heads, 5, d_k, embed]: query, key, value, decay gate, output gate
    beta: Weight  # [heads, embed]
    conv: Weight  # [heads, 3, d_k, taps] float32: of query, key, value
    decay_rate: Weight  # [heads] float32: logarithm of the rate (A_log)
    decay_bias: Weight  # [heads, d_k] float32 (dt_bias)
    norm: Weight  # [d_k] float32, shared by all heads
    out: Weight  # [embed, heads, d_k]


def kda_spec(cfg: ModelConfig) -> KdaParams:
    """Declares the weights of one KDA layer."""
    kda, dtype = cfg.kda, jnp.dtype(cfg.dtype)
    heads, dim = kda.heads, kda.head_dim
    f32 = jnp.float32
    return KdaParams(
        qkvfg=TensorSpec((heads, 5, dim, cfg.embed), dtype, ("heads", None, "head_dim", "embed")),
        beta=TensorSpec((heads, cfg.embed), dtype, ("heads", "embed")),
        conv=TensorSpec((heads, 3, dim, kda.taps), f32, ("heads", None, "head_dim", "conv")),
        decay_rate=TensorSpec((heads,), f32, ("heads",), "log_uniform"),
        decay_bias=TensorSpec((heads, dim), f32, ("heads", "head_dim"), "uniform"),
        norm=TensorSpec((dim,), f32, ("head_dim",), "ones"),
        out=TensorSpec((cfg.embed, heads, dim), dtype, ("embed", "heads", "head_dim")),
    )


def log_decay(
    params: KdaParams, gate: Float[Array, "batch seq heads d_k"], kda: KdaConfig
) -> Float32[Array, "batch seq heads d_k"]:
    """Log-decay of every key channel, at most 0, from the decay gate's projection.

    With a lower bound it is `bound * sigmoid(exp(A_log) * (f + dt_bias))`, else
    `-exp(A_log) * softplus(f + dt_bias)`.
    """
    rate = jnp.exp(params.decay_rate)[None, None, :, None]
    shifted = gate.astype(jnp.float32) + params.decay_bias[None, None]
    if kda.lower_bound is None:
        return -rate * jax.nn.softplus(shifted)
    return kda.lower_bound * jax.nn.sigmoid(rate * shifted)


def kda(
    params: KdaParams,
    x: Float[Array, "batch seq embed"],
    state: KdaState,
    counts: Int32[Array, " batch"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[Float[Array, "batch seq embed"], KdaState]:
    """Mixes a block of tokens into the state and reads it for each of them.

    Args:
      x: normalised input; rows from `counts` on are padding and leave no trace in the state.
      state: state of each row of the batch.
      counts: true tokens of each row.
    """
    projected = linear(x, params.qkvfg)  # [batch, seq, heads, 5, d_k]
    beta = jax.nn.sigmoid(linear_f32(x, params.beta))
    own = replace(params, qkvfg=None, beta=None, out=None)  # what stands between the projections

    def core(
        own: KdaParams, projected: jax.Array, beta: jax.Array, state: KdaState, counts: jax.Array
    ) -> tuple[jax.Array, KdaState]:
        return _core(own, projected, beta, state, counts, cfg=cfg, execution=execution)

    heads = ("batch", "seq", "heads", "head_dim")
    own_spec = replace(kda_spec(cfg), qkvfg=None, beta=None, out=None)
    own_axes, state_axes = map_specs(lambda s: s.axes, (own_spec, kda_state_spec(cfg, 1)))
    mixed, state = execution.parallel.local(
        core,
        (
            own_axes,
            ("batch", "seq", "heads", None, "head_dim"),
            ("batch", "seq", "heads"),
            state_axes,
            ("batch",),
        ),
        (heads, state_axes),
    )(own, projected, beta, state, counts)
    return linear(mixed, params.out, contract=2), state


def _core(
    params: KdaParams,
    projected: jax.Array,
    beta: jax.Array,
    state: KdaState,
    counts: jax.Array,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[jax.Array, KdaState]:
    """Everything between the projections; heads never meet, so it runs on each shard alone."""
    seq, dtype = projected.shape[1], projected.dtype
    convolved, conv = short_conv(projected[:, :, :, :3], params.conv, state.conv, counts)
    activated = jax.nn.silu(convolved).astype(dtype)
    q, k, v = (activated[:, :, :, i].astype(jnp.float32) for i in range(3))
    decay = log_decay(params, projected[:, :, :, 3], cfg.kda)
    is_true = (jnp.arange(seq, dtype=jnp.int32)[None, :] < counts[:, None])[..., None, None]
    q = l2_norm(q) * cfg.kda.head_dim**-0.5
    k, v, decay = (jnp.where(is_true, y, 0.0) for y in (l2_norm(k), v, decay))
    beta = jnp.where(is_true[..., 0], beta, 0.0)
    if seq <= execution.recurrent_tokens:
        out, recurrent = kda_recurrent(q, k, v, decay, beta, state.recurrent)
    else:
        out, recurrent = kda_chunk(q, k, v, decay, beta, state.recurrent, chunk=execution.kda_chunk)
    gate = projected[:, :, :, 4]
    mixed = gated_rms_norm(out.astype(dtype), gate, params.norm, eps=cfg.eps)
    return mixed, KdaState(recurrent=recurrent, conv=conv)
