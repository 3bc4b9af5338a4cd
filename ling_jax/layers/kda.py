"""Kimi delta attention: projections, short convolution, decay gate, recurrence, output gate."""

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.cache import KdaState, kda_state_spec
from ling_jax.config import KdaConfig, ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import linear, linear_f32
from ling_jax.layers.norm import gated_rms_norm, l2_norm
from ling_jax.layers.packed import packed_spec
from ling_jax.layers.step import Normed, normed_axes, project, project_out
from ling_jax.pallas.kda_chunk import kda_prefill
from ling_jax.pallas.kda_decode import KdaGates, kda_decode, kda_recurrent
from ling_jax.pallas.kda_verify import KdaReplay, kda_commit, kda_verify
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
    qkvfg = TensorSpec((heads, 5, dim, cfg.embed), dtype, ("heads", None, "head_dim", "embed"))
    out = TensorSpec((cfg.embed, heads, dim), dtype, ("embed", "heads", "head_dim"))
    return KdaParams(
        qkvfg=packed_spec(cfg, qkvfg),
        beta=TensorSpec((heads, cfg.embed), dtype, ("heads", "embed")),
        conv=TensorSpec((heads, 3, dim, kda.taps), f32, ("heads", None, "head_dim", "conv")),
        decay_rate=TensorSpec((heads,), f32, ("heads",), "log_uniform"),
        decay_bias=TensorSpec((heads, dim), f32, ("heads", "head_dim"), "uniform"),
        norm=TensorSpec((dim,), f32, ("head_dim",), "ones"),
        out=packed_spec(cfg, out, contract=2),
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
    parallel = execution.parallel

    def core(
        params: KdaParams, x: jax.Array, state: KdaState, counts: jax.Array
    ) -> tuple[jax.Array, KdaState]:
        projected = linear(x, params.qkvfg, execution=execution)  # [batch, seq, heads, 5, d_k]
        beta = linear_f32(x, params.beta, execution=execution)
        mixed, state = _mix(params, projected, beta, state, counts, cfg=cfg, execution=execution)
        out = linear_f32(mixed, params.out, contract=2, execution=execution)
        return parallel.sum(out, "heads"), state

    whole, axes, state_axes = ("batch", "seq", "embed"), _axes(cfg), _state_axes(cfg)
    out, state = parallel.local(core, (axes, whole, state_axes, ("batch",)), (whole, state_axes))(
        params, x, state, counts
    )
    return out.astype(x.dtype), state


def kda_step(
    params: KdaParams,
    x: Normed,
    state: KdaState,
    slots: Int32[Array, " rows"],
    is_live: Bool[Array, " rows"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[Float32[Array, "splits rows embed"], KdaState]:
    """One token for each row, in three launches on a GPU.

    Args:
      state: states of all slots, updated in place.
      slots: the slot of each row.
      is_live: other rows leave no trace and give zeros.

    Returns:
      Partial sums of the output, to be added in order, and the states.
    """
    parallel, kernels = execution.parallel, execution.kernels
    splits = execution.output_splits

    def core(
        params: KdaParams, x: Normed, state: KdaState, slots: jax.Array, is_live: jax.Array
    ) -> tuple[jax.Array, KdaState]:
        heads, _, dim, _ = params.qkvfg.shape
        projected, beta = project(
            x, (params.qkvfg, params.beta), (x.rows.dtype, jnp.dtype(jnp.float32)), execution
        )
        mixed, recurrent, conv = kda_decode(
            projected.reshape(-1, heads, 5, dim),
            beta,
            gates(params),
            state.recurrent,
            state.conv,
            slots,
            is_live,
            lower_bound=cfg.kda.lower_bound,
            eps=cfg.eps,
            quantize=x.quantized is not None,
            backend=kernels.kda_decode,
        )
        parts = project_out(mixed, params.out, splits, execution)
        return parallel.sum(parts, "heads"), KdaState(recurrent=recurrent, conv=conv)

    rows = ("batch",)
    return parallel.local(
        core,
        (_axes(cfg), normed_axes(x), _state_axes(cfg), rows, rows),
        ((None, "batch", "embed"), _state_axes(cfg)),
    )(params, x, state, slots, is_live)


def kda_tentative(
    params: KdaParams,
    x: Normed,
    state: KdaState,
    slots: Int32[Array, " batch"],
    is_live: Bool[Array, " batch"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[Float32[Array, "splits rows embed"], KdaReplay]:
    """A few tokens for each sequence of the batch, which leave the states as they are.

    Args:
      x: batch * width rows, those of a sequence one behind the other.
      state: states of all slots, read only.
      slots: the slot of each sequence.
      is_live: other sequences give zeros.

    Returns:
      Partial sums of the output, to be added in order, and what `commit` makes permanent.
    """
    parallel, kernels = execution.parallel, execution.kernels
    batch, splits = slots.shape[0], execution.output_splits

    def core(
        params: KdaParams, x: Normed, state: KdaState, slots: jax.Array, is_live: jax.Array
    ) -> tuple[jax.Array, KdaReplay]:
        heads, _, dim, _ = params.qkvfg.shape
        projected, beta = project(
            x, (params.qkvfg, params.beta), (x.rows.dtype, jnp.dtype(jnp.float32)), execution
        )
        mixed, replay = kda_verify(
            projected.reshape(batch, -1, heads, 5, dim),
            beta.reshape(batch, -1, heads),
            gates(params),
            state.recurrent,
            state.conv,
            slots,
            is_live,
            lower_bound=cfg.kda.lower_bound,
            eps=cfg.eps,
            quantize=x.quantized is not None,
            backend=kernels.kda_verify,
        )
        parts = project_out(mixed, params.out, splits, execution)
        return parallel.sum(parts, "heads"), replay

    rows = ("batch",)
    return parallel.local(
        core,
        (_axes(cfg), normed_axes(x), _state_axes(cfg), rows, rows),
        ((None, "batch", "embed"), _replay_axes()),
    )(params, x, state, slots, is_live)


def commit(
    replay: KdaReplay,
    state: KdaState,
    slots: Int32[Array, " batch"],
    counts: Int32[Array, " batch"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> KdaState:
    """The states of all slots with the first `counts` tokens of each sequence's block in them."""

    def core(replay: KdaReplay, state: KdaState, slots: jax.Array, counts: jax.Array) -> KdaState:
        recurrent, conv = kda_commit(
            replay,
            state.recurrent,
            state.conv,
            slots,
            counts,
            backend=execution.kernels.kda_verify,
        )
        return KdaState(recurrent=recurrent, conv=conv)

    axes = _state_axes(cfg)
    return execution.parallel.local(core, (_replay_axes(), axes, ("batch",), ("batch",)), axes)(
        replay, state, slots, counts
    )


def gates(params: KdaParams) -> KdaGates:
    """What stands between the projections."""
    return KdaGates(
        conv=params.conv,
        decay_rate=params.decay_rate,
        decay_bias=params.decay_bias,
        norm=params.norm,
    )


def _axes(cfg: ModelConfig) -> KdaParams:
    return map_specs(lambda s: s.axes, kda_spec(cfg))


def _state_axes(cfg: ModelConfig) -> KdaState:
    return map_specs(lambda s: s.axes, kda_state_spec(cfg, 1))


def _replay_axes() -> KdaReplay:
    heads = ("batch", "seq", "heads")
    return KdaReplay(
        keys=(*heads, "head_dim"),
        values=(*heads, "head_dim"),
        decay=(*heads, "head_dim"),
        strength=heads,
        rows=(*heads, None, "head_dim"),
    )


def _mix(
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
    if projected.shape[1] > execution.recurrent_tokens:
        mixed, recurrent, conv = kda_prefill(
            projected,
            beta,
            gates(params),
            state.recurrent,
            state.conv,
            counts,
            lower_bound=cfg.kda.lower_bound,
            eps=cfg.eps,
            chunk=execution.kda_chunk,
            backend=execution.kernels.kda_prefill,
        )
        return mixed, KdaState(recurrent=recurrent, conv=conv)
    seq, dtype = projected.shape[1], projected.dtype
    convolved, conv = short_conv(projected[:, :, :, :3], params.conv, state.conv, counts)
    activated = jax.nn.silu(convolved).astype(dtype)
    q, k, v = (activated[:, :, :, i].astype(jnp.float32) for i in range(3))
    decay = log_decay(params, projected[:, :, :, 3], cfg.kda)
    is_true = (jnp.arange(seq, dtype=jnp.int32)[None, :] < counts[:, None])[..., None, None]
    q = l2_norm(q) * cfg.kda.head_dim**-0.5
    k, v, decay = (jnp.where(is_true, y, 0.0) for y in (l2_norm(k), v, decay))
    strength = jnp.where(is_true[..., 0], jax.nn.sigmoid(beta), 0.0)
    out, recurrent = kda_recurrent(q, k, v, decay, strength, state.recurrent)
    gate = projected[:, :, :, 4]
    mixed = gated_rms_norm(out.astype(dtype), gate, params.norm, eps=cfg.eps)
    return mixed, KdaState(recurrent=recurrent, conv=conv)
