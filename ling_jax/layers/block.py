"""One decoder layer: norm, mixer, residual; norm, feed-forward network, residual."""

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float, Int32

from ling_jax.cache import KdaState
from ling_jax.config import LayerKind, ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.kda import KdaParams, kda, kda_spec
from ling_jax.layers.mla import MlaParams, mla, mla_spec
from ling_jax.layers.mlp import MlpParams, mlp, mlp_spec
from ling_jax.layers.moe import MoeParams, moe, moe_spec
from ling_jax.layers.norm import rms_norm
from ling_jax.params import TensorSpec, Weight

Block = Float[Array, "batch seq embed"]
LayerState = KdaState | jax.Array
RESIDUAL = ("batch", "seq", "embed")


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
    dense = mlp_spec(cfg.embed, cfg.dense_width, jnp.dtype(cfg.dtype))
    return LayerParams(
        norm=norm_spec(cfg),
        mixer=kda_spec(cfg) if kind.mixer == "kda" else mla_spec(cfg),
        ffn_norm=norm_spec(cfg),
        ffn=dense if kind.is_dense else moe_spec(cfg),
    )


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
    if isinstance(params, MlpParams):
        return mlp(params, x)
    batch, seq, embed = x.shape
    is_true = jnp.arange(seq, dtype=jnp.int32)[None, :] < counts[:, None]
    tokens = x.reshape(batch * seq, embed)
    out = moe(params, tokens, is_true.reshape(-1), kind=kind, cfg=cfg, execution=execution)
    return out.reshape(x.shape)
