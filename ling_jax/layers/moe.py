"""Mixture of experts: grouped sigmoid router, routed experts, one shared expert."""

from dataclasses import replace

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.backend import Backend
from ling_jax.config import LayerKind, ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import PLAIN
from ling_jax.layers.mlp import MlpParams, mlp_partial, mlp_spec
from ling_jax.layers.packed import expert_spec
from ling_jax.pallas.grouped_gemm import (
    ExpertTiles,
    SharedGateUp,
    down,
    gate_up,
    grouped_swiglu,
    least_block,
)
from ling_jax.pallas.topk_router import choose_experts
from ling_jax.params import TensorSpec, Weight, map_specs
from ling_jax.quant import QRows, QTensor


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
    gate_up = TensorSpec(
        (experts, 2, width, embed), dtype, ("experts", None, "expert_mlp", "embed")
    )
    down = TensorSpec((experts, embed, width), dtype, ("experts", "embed", "expert_mlp"))
    # Beside experts of four bits, whose kernel multiplies bfloat16, the shared one is not in FP8:
    # unpacking it would take longer than reading it twice as large.
    plain = cfg if cfg.packed_experts is None else replace(cfg, scheme=None)
    return MoeParams(
        router=TensorSpec((experts, embed), jnp.float32, (None, "embed")),
        router_bias=TensorSpec((experts,), jnp.float32, (None,), "zeros"),
        gate_up=expert_spec(cfg, gate_up),
        down=expert_spec(cfg, down),
        shared=mlp_spec(plain, moe.shared_width, "shared_mlp"),
    )


@struct.dataclass
class ExpertRows:
    """Outputs of experts, not yet summed."""

    rows: Weight  # [tokens * top_k + tokens, embed]: token by token and choice, then shared
    ids: Weight  # [tokens, top_k] int32; rows of ids that are no expert are undefined
    weights: Weight  # [tokens, top_k] float32


def route(
    params: MoeParams,
    x: Float[Array, "tokens embed"],
    is_true: Bool[Array, " tokens"] | None = None,
    *,
    cfg: ModelConfig,
    execution: ExecConfig = PLAIN,
) -> tuple[Int32[Array, "tokens top_k"], Float32[Array, "tokens top_k"]]:
    """Expert ids and weights of each token.

    Logits are float32 whatever `x` is: in bfloat16, near-ties change experts.

    Args:
      is_true: padding tokens get ids of -1, which visit no expert; None if all are true.
    """
    return _choose(params, x, is_true, None, cfg, execution)[:2]


def _choose(
    params: MoeParams,
    x: jax.Array,
    is_true: jax.Array | None,
    block: int | None,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[jax.Array, jax.Array, ExpertTiles | None]:
    return choose_experts(
        x,
        params.router,
        params.router_bias,
        groups=cfg.moe.groups,
        top_groups=cfg.moe.top_groups,
        top_k=cfg.moe.top_k,
        routed_scale=cfg.moe.routed_scale,
        is_true=is_true,
        block=block,
        backend=execution.kernels.topk_router,
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
    parallel = execution.parallel

    def core(params: MoeParams, x: jax.Array, is_true: jax.Array) -> jax.Array:
        ids, weights = route(params, x, is_true, cfg=cfg, execution=execution)
        first = parallel.index("experts") * params.gate_up.shape[0]
        # Ids before this shard's experts become negative, ids behind them too large: no work.
        routed = grouped_swiglu(
            x,
            params.gate_up,
            params.down,
            ids - first,
            weights,
            limit=kind.expert_limit,
            quantize=execution.activations == "fp8" and isinstance(params.gate_up, QTensor),
            backend=expert_backend(params, execution),
        )
        shared = mlp_partial(params.shared, x, limit=kind.shared_limit, execution=execution)
        routed, shared = parallel.sum(routed, "experts"), parallel.sum(shared, "shared_mlp")
        return routed.astype(x.dtype) + shared.astype(x.dtype)

    axes = map_specs(lambda s: s.axes, moe_spec(cfg))
    return parallel.local(core, (axes, (None, None), (None,)), (None, None))(params, x, is_true)


def moe_step(
    params: MoeParams,
    x: Float[Array, "tokens embed"],
    quantized: QRows | None,
    is_live: Bool[Array, " tokens"],
    *,
    kind: LayerKind,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> ExpertRows | None:
    """The products of `moe` for a few tokens on one device, in as few launches as they take.

    Nothing is summed yet: the caller's next kernel does it.

    Args:
      quantized: the same tokens for weights that are multiplied in FP8, or None.

    Returns:
      None where the products do not fit one grid: experts split over a mesh, or a shared expert
      of another width. `moe` computes those.
    """
    is_one_grid = params.shared.down.shape[-1] == params.down.shape[-1]
    if execution.parallel.mesh is not None or not is_one_grid:
        return None
    if not isinstance(params.down, QTensor):
        quantized = None
    backend = expert_backend(params, execution)
    block = min(execution.expert_block, least_block(params.down, quantized is not None))
    ids, weights, tiles = _choose(params, x, is_live, block, cfg, execution)
    assert tiles is not None
    hidden = gate_up(
        x if quantized is None else quantized,
        params.gate_up,
        tiles,
        limit=kind.expert_limit,
        quantize=quantized is not None,
        shared=SharedGateUp(params.shared.gate_up, kind.shared_limit),
        backend=backend,
    )
    rows = down(hidden, params.down, tiles, shared=params.shared.down, backend=backend)
    return ExpertRows(rows, ids, weights)


def expert_backend(params: MoeParams, execution: ExecConfig) -> Backend:
    """Of the grouped products with these weights."""
    kernels = execution.kernels
    return kernels.fp8 if isinstance(params.gate_up, QTensor) else kernels.grouped_gemm
