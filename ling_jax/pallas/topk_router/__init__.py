"""Router logits, the group-limited top-k choice of experts from them, and the work it makes."""

import jax.numpy as jnp

from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend, refuse
from ling_jax.pallas.grouped_gemm import ExpertTiles, expert_tiles
from ling_jax.pallas.topk_router import contract, pallas_kernel, reference
from ling_jax.pallas.topk_router.contract import (
    Bias,
    Ids,
    IsTrue,
    Logits,
    LogitsTiling,
    Partials,
    Rows,
    SelectTiling,
    Weight,
    Weights,
)


def router_logits(
    x: Rows, weight: Weight, *, backend: Backend, tiling: LogitsTiling | None = None
) -> Logits:
    """`x @ weight.T` with float32 products and sums whatever `x` is.

    In bfloat16 or TF32, near-ties would change experts. Up to 64 tokens a kernel streams the
    weight; above, every backend takes the library's product, where rows in bfloat16 meet
    three bfloat16 terms of the weight: each product is exact.

    Raises:
      ContractError: shapes disagree, or `tiling` is for another type of rows.
      UnsupportedError: `backend` is `triton`.
    """
    return _partials(x, weight, backend, tiling).sum(axis=0)


def topk_router(
    logits: Logits,
    bias: Bias,
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
    is_true: IsTrue | None = None,
    backend: Backend = "reference",
    tiling: SelectTiling | None = None,
) -> tuple[Ids, Weights]:
    """Picks `top_k` experts for each token; returns their ids and weights, best first.

    Args:
      bias: decides who is picked, never how much they count; finite.
      groups: equal runs of neighbouring experts; a group's rank is the sum of its two best.
      top_groups: groups whose experts may be picked.
      routed_scale: sum of a token's weights. This is the only place where it is applied.
      is_true: tokens that are not get ids -1 and weights 0; None if all are.

    Raises:
      ContractError: shapes or counts disagree.
      UnsupportedError: `backend` is `triton`.

    Source: DeepSeek-V3 (arXiv 2412.19437), section 2.1.2. Ties go to the lowest id.
    """
    tokens, experts = logits.shape
    counts = {"groups": groups, "top_groups": top_groups, "top_k": top_k}
    contract.check_choice(experts, bias, **counts)
    contract.check_is_true(is_true, tokens)
    if backend == "triton":
        refuse("topk_router", backend, "no such kernel; use backend='pallas'")
    if backend == "reference" or tokens == 0:
        return reference.topk_router(
            logits, bias, **counts, routed_scale=routed_scale, is_true=is_true
        )
    return _choose(
        logits[None],
        bias,
        is_true,
        **counts,
        routed_scale=routed_scale,
        block=None,
        backend=backend,
        tiling=tiling,
    )[:2]


def choose_experts(
    x: Rows,
    weight: Weight,
    bias: Bias,
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
    is_true: IsTrue | None = None,
    block: int | None = None,
    backend: Backend,
    tiling: LogitsTiling | None = None,
) -> tuple[Ids, Weights, ExpertTiles | None]:
    """`topk_router` of `router_logits` in two launches, and if wanted `expert_tiles` of the ids.

    Args:
      block: rows of a tile; None makes no tiles. For one token the choice makes them itself: tile
        c holds choice c, so they are in order of choice, not of expert.

    Raises:
      ContractError: shapes or counts disagree, or `expert_tiles` refuses.
      UnsupportedError: `backend` is `triton`.
    """
    tokens, experts = x.shape[0], weight.shape[0]
    counts = {"groups": groups, "top_groups": top_groups, "top_k": top_k}
    contract.check_choice(experts, bias, **counts)
    contract.check_is_true(is_true, tokens)
    contract.check_block(block)
    partials = _partials(x, weight, backend, tiling)
    how = {**counts, "routed_scale": routed_scale}
    if backend == "reference" or tokens == 0:
        ids, weights = reference.topk_router(partials.sum(axis=0), bias, **how, is_true=is_true)
        tiles = None
        if tokens == 1 and block is not None:
            tiles = reference.tiles_of_one(ids, block=block)
    else:
        ids, weights, tiles = _choose(
            partials,
            bias,
            is_true,
            **how,
            block=block if tokens == 1 else None,
            backend=backend,
        )
    if tiles is not None:
        return ids, weights, ExpertTiles(*tiles, top_k=top_k)
    if block is None:
        return ids, weights, None
    return ids, weights, expert_tiles(ids, experts, block=block, backend=backend)


def _partials(x: Rows, weight: Weight, backend: Backend, tiling: LogitsTiling | None) -> Partials:
    contract.check_product(x, weight)
    if backend == "triton":
        refuse("topk_router", backend, "no such kernel; use backend='pallas'")
    (tokens, embed), experts = x.shape, weight.shape[0]
    if backend != "reference" and tokens > contract.KERNEL_TOKENS and x.dtype == jnp.bfloat16:
        return pallas_kernel.library_logits(x, weight)
    if backend == "reference" or not 0 < tokens <= contract.KERNEL_TOKENS:
        return reference.router_logits(x, weight)[None]
    if tiling is None:
        key = contract.logits_key(tokens, experts, embed, x.dtype)
        default = contract.default_logits(tokens, x.dtype)
        tiling = _tuned.lookup("topk_router", key, backend, default)
    contract.check_tiling(tiling, x.dtype)
    interpret = backend == "pallas_interpret"
    return pallas_kernel.router_partials(x, weight, tiling=tiling, interpret=interpret)


def _choose(
    partials: Partials,
    bias: Bias,
    is_true: IsTrue | None,
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
    block: int | None,
    backend: Backend,
    tiling: SelectTiling | None = None,
) -> tuple[Ids, Weights, pallas_kernel.Tiles | None]:
    _, tokens, experts = partials.shape
    if tiling is None:
        key = contract.select_key(tokens, experts)
        tiling = _tuned.lookup("topk_router", key, backend, SelectTiling())
    return pallas_kernel.topk_router(
        partials,
        bias,
        is_true,
        groups=groups,
        top_groups=top_groups,
        top_k=top_k,
        routed_scale=routed_scale,
        block=block,
        tiling=tiling,
        interpret=backend == "pallas_interpret",
    )
