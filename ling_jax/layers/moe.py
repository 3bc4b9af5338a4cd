"""Mixture of experts: grouped sigmoid router, routed experts, one shared expert."""

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.config import LayerKind, ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import linear_f32
from ling_jax.layers.mlp import MlpParams, mlp, mlp_spec
from ling_jax.pallas.grouped_gemm import grouped_swiglu
from ling_jax.pallas.topk_router import topk_router
from ling_jax.params import TensorSpec, Weight


@struct.dataclass
class MoeParams:
    router: Weight  # [experts, embed] float32
    router_bias: Weight  # [experts] float32; decides who is picked, never how much they count
    gate_up: Weight  # [experts, 2, expert_mlp, embed]
    down: Weight  # [experts, embed, expert_mlp]
    shared: MlpParams


def moe_spec(cfg: ModelConfig) -> MoeParams:
    """Declares the weights of one MoE layer."""
    moe, embed, dtype = cfg.moe, cfg.embed, jnp.dtype(cfg.dtype)
    experts, width = moe.experts, moe.width
    return MoeParams(
        router=TensorSpec((experts, embed), jnp.float32, (None, "embed")),
        router_bias=TensorSpec((experts,), jnp.float32, (None,), "zeros"),
        gate_up=TensorSpec(
            (experts, 2, width, embed), dtype, ("experts", None, "expert_mlp", "embed")
        ),
        down=TensorSpec((experts, embed, width), dtype, ("experts", "embed", "expert_mlp")),
        shared=mlp_spec(embed, moe.shared_width, dtype),
    )


def route(
    params: MoeParams, x: Float[Array, "tokens embed"], *, cfg: ModelConfig
) -> tuple[Int32[Array, "tokens top_k"], Float32[Array, "tokens top_k"]]:
    """Expert ids and weights of each token.

    Logits are float32 whatever `x` is: in bfloat16, near-ties change experts.
    """
    logits = linear_f32(x.astype(jnp.float32), params.router)
    return topk_router(
        logits,
        params.router_bias,
        groups=cfg.moe.groups,
        top_groups=cfg.moe.top_groups,
        top_k=cfg.moe.top_k,
        routed_scale=cfg.moe.routed_scale,
    )


def moe(
    params: MoeParams,
    x: Float[Array, "tokens embed"],
    is_true: Bool[Array, " tokens"],
    *,
    kind: LayerKind,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> Float[Array, "tokens embed"]:
    """Routed experts plus the shared expert; padding tokens visit no routed expert."""
    ids, weights = route(params, x, cfg=cfg)
    ids = jnp.where(is_true[:, None], ids, -1)
    parallel = execution.parallel

    def routed(
        x: jax.Array, gate_up: jax.Array, down: jax.Array, ids: jax.Array, weights: jax.Array
    ) -> jax.Array:
        first = parallel.index("experts") * gate_up.shape[0]
        # Ids before this shard's experts become negative, ids behind them too large: no work.
        local = grouped_swiglu(x, gate_up, down, ids - first, weights, limit=kind.expert_limit)
        return parallel.sum(local, "experts")

    rows = (None, None)
    out = parallel.local(
        routed,
        (
            rows,
            ("experts", None, "expert_mlp", "embed"),
            ("experts", "embed", "expert_mlp"),
            rows,
            rows,
        ),
        rows,
    )(x, params.gate_up, params.down, ids, weights)
    return out.astype(x.dtype) + mlp(params.shared, x, limit=kind.shared_limit)
