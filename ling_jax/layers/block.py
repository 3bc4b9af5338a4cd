"""One decoder layer: norm, mixer, residual; norm, feed-forward network, residual."""

from functools import partial

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float, Int32

from ling_jax.cache import KdaState
from ling_jax.config import LayerKind, ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.kda import KdaParams, kda, kda_spec, kda_step, kda_tentative
from ling_jax.layers.mla import MlaParams, mla, mla_spec, mla_step
from ling_jax.layers.mlp import MlpParams, mlp, mlp_spec
from ling_jax.layers.moe import MoeParams, moe, moe_spec, moe_step
from ling_jax.layers.norm import rms_norm
from ling_jax.layers.step import Normed, StepRows
from ling_jax.pallas.kda_verify import KdaReplay
from ling_jax.pallas.residual_norm import add_rms_norm, combine_rms_norm, rms_norm_rows
from ling_jax.params import TensorSpec, Weight

Block = Float[Array, "batch seq embed"]
LayerState = KdaState | jax.Array
RESIDUAL = ("batch", "seq", "embed")

# Layers of one kind share a trace and its kernels' code: 42 layers have a handful. XLA inlines the
# calls, so programs run as if there were none.
_HOW = ("kind", "cfg", "execution")


@struct.dataclass
class Positions:
    """Where the tokens of a block stand."""

    starts: Int32[Array, " batch"]  # tokens of each sequence before the block
    counts: Int32[Array, " batch"]  # true tokens of each row
    page_table: Int32[Array, "batch pages_per_slot"]


@struct.dataclass
class LayerParams:
    norm: Weight  # [embed]
    mixer: KdaParams | MlaParams
    ffn_norm: Weight  # [embed]
    ffn: MlpParams | MoeParams


def norm_spec(cfg: ModelConfig) -> TensorSpec:
    """Declares the gain of a norm over the residual stream."""
    return TensorSpec((cfg.embed,), jnp.dtype(cfg.dtype), ("embed",), "ones")


def layer_spec(cfg: ModelConfig, kind: LayerKind) -> LayerParams:
    """Declares the weights of one layer."""
    dense = mlp_spec(cfg, cfg.dense_width)
    return LayerParams(
        norm=norm_spec(cfg),
        mixer=kda_spec(cfg) if kind.mixer == "kda" else mla_spec(cfg),
        ffn_norm=norm_spec(cfg),
        ffn=dense if kind.is_dense else moe_spec(cfg),
    )


@partial(jax.jit, static_argnames=_HOW)
def decoder_layer(
    params: LayerParams,
    h: Block,
    state: LayerState,
    at: Positions,
    *,
    kind: LayerKind,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[Block, LayerState]:
    """Residual stream in and out.

    Args:
      state: a `KdaState`, or the latent pages of an MLA layer.
    """
    x = rms_norm(h, params.norm, eps=cfg.eps)
    with jax.named_scope(kind.mixer):
        if isinstance(params.mixer, KdaParams):
            assert isinstance(state, KdaState)
            y, state = kda(params.mixer, x, state, at.counts, cfg=cfg, execution=execution)
        else:
            assert not isinstance(state, KdaState)
            y, state = mla(
                params.mixer,
                x,
                state,
                at.page_table,
                at.starts,
                at.counts,
                cfg=cfg,
                execution=execution,
            )
    h = execution.parallel.constrain(h + y, RESIDUAL)
    x = rms_norm(h, params.ffn_norm, eps=cfg.eps)
    with jax.named_scope("ffn"):
        y = _ffn(params.ffn, x, at.counts, kind=kind, cfg=cfg, execution=execution)
    return execution.parallel.constrain(h + y, RESIDUAL), state


def _ffn(
    params: MlpParams | MoeParams,
    x: Block,
    counts: jax.Array,
    *,
    kind: LayerKind,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> Block:
    batch, seq, embed = x.shape
    tokens = x.reshape(batch * seq, embed)
    if isinstance(params, MlpParams):
        return mlp(params, tokens, cfg=cfg, execution=execution).reshape(x.shape)
    is_true = jnp.arange(seq, dtype=jnp.int32)[None, :] < counts[:, None]
    out = moe(params, tokens, is_true.reshape(-1), kind=kind, cfg=cfg, execution=execution)
    return out.reshape(x.shape)


@struct.dataclass
class Stream:
    """Residual stream of a decode step: one token for each row."""

    h: Weight  # [rows, embed]
    x: Normed  # h behind the norm of the sublayer that comes next


def start_stream(
    h: Float[Array, "rows embed"],
    gain: Float[Array, " embed"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> Stream:
    """The stream before the first layer, whose norm has the gain `gain`."""
    rows, quantized = rms_norm_rows(
        h,
        gain,
        eps=cfg.eps,
        quantize=execution.activations == "fp8",
        backend=execution.kernels.residual_norm,
    )
    return Stream(h, Normed(rows, quantized))


@partial(jax.jit, static_argnames=("width", *_HOW))
def decoder_step(
    params: LayerParams,
    stream: Stream,
    state: LayerState,
    at: StepRows,
    next_norm: Float[Array, " embed"],
    *,
    width: int | None = None,
    kind: LayerKind,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[Stream, LayerState | KdaReplay]:
    """`decoder_layer` for one token of each row, cut where launches end and not where layers do.

    Every sublayer ends with the next one's norm, because sum, residual and norm are one kernel.

    Args:
      state: KDA states of all slots or latent pages, updated in place.
      next_norm: gain of the norm behind this layer.
      width: rows of one sequence, one behind the other, that may be taken back: KDA states stay as
        they are. None for rows of different sequences that stay.

    Returns:
      The stream and the state; with a width, in place of a KDA state what the rows would write.
    """
    with jax.named_scope(kind.mixer):
        if isinstance(params.mixer, KdaParams):
            assert isinstance(state, KdaState)
            mixer, how = (params.mixer, stream.x, state), {"cfg": cfg, "execution": execution}
            if width is None:
                parts, made = kda_step(*mixer, at.slots, at.is_live, **how)
            else:
                slots, is_live = (x.reshape(-1, width)[:, 0] for x in (at.slots, at.is_live))
                parts, made = kda_tentative(*mixer, slots, is_live, **how)
        else:
            assert not isinstance(state, KdaState)
            parts, made = mla_step(params.mixer, stream.x, state, at, cfg=cfg, execution=execution)
    stream = _add(stream, parts, params.ffn_norm, cfg, execution)
    with jax.named_scope("ffn"):
        return _ffn_step(params.ffn, stream, at, next_norm, kind, cfg, execution), made


def _ffn_step(
    params: MlpParams | MoeParams,
    stream: Stream,
    at: StepRows,
    next_norm: jax.Array,
    kind: LayerKind,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> Stream:
    rows, quantized = stream.x.rows, stream.x.quantized
    if isinstance(params, MlpParams):
        y = mlp(params, rows, cfg=cfg, execution=execution)
        return _add(stream, y[None].astype(jnp.float32), next_norm, cfg, execution)
    experts = moe_step(params, rows, quantized, at.is_live, kind=kind, cfg=cfg, execution=execution)
    if experts is None:
        y = moe(params, rows, at.is_live, kind=kind, cfg=cfg, execution=execution)
        return _add(stream, y[None].astype(jnp.float32), next_norm, cfg, execution)
    h, normed, quantized = combine_rms_norm(
        stream.h,
        experts.rows,
        experts.ids,
        experts.weights,
        next_norm,
        experts=cfg.moe.experts,
        eps=cfg.eps,
        has_shared=True,
        quantize=execution.activations == "fp8",
        backend=execution.kernels.residual_norm,
    )
    return Stream(h, Normed(normed, quantized))


def _add(
    stream: Stream,
    parts: jax.Array,
    gain: jax.Array,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> Stream:
    h, rows, quantized = add_rms_norm(
        stream.h,
        parts,
        gain,
        eps=cfg.eps,
        quantize=execution.activations == "fp8",
        backend=execution.kernels.residual_norm,
    )
    return Stream(h, Normed(rows, quantized))
