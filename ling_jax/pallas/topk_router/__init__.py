"""Router logits, and the group-limited top-k choice of experts from them."""

import jax.numpy as jnp

from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend, refuse
from ling_jax.pallas.topk_router import contract, pallas_kernel, reference
from ling_jax.pallas.topk_router.contract import (
    Bias,
    Counter,
    Ids,
    IsTrue,
    Logits,
    LogitsTiling,
    RouteTiling,
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
    weight; above, every backend takes the library's product.

    Raises:
      ContractError: shapes disagree.
      UnsupportedError: `backend` is `triton`.
    """
    contract.check_product(x, weight)
    if backend == "triton":
        refuse("topk_router", backend, "no such kernel; use backend='pallas'")
    (tokens, embed), experts = x.shape, weight.shape[0]
    if backend == "reference" or not 0 < tokens <= contract.KERNEL_TOKENS:
        return reference.router_logits(x, weight)
    if tiling is None:
        key = contract.logits_key(tokens, experts, embed, x.dtype)
        tiling = _tuned.lookup("topk_router", key, backend, LogitsTiling())
    interpret = backend == "pallas_interpret"
    return pallas_kernel.router_logits(x, weight, tiling=tiling, interpret=interpret)


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
    if tiling is None:
        key = contract.select_key(tokens, experts)
        tiling = _tuned.lookup("topk_router", key, backend, SelectTiling())
    return pallas_kernel.topk_router(
        logits,
        bias,
        is_true,
        **counts,
        routed_scale=routed_scale,
        tiling=tiling,
        interpret=backend == "pallas_interpret",
    )


def new_counter() -> Counter:
    """What `route` counts with: zero before and after every call, one for all calls in a row."""
    return jnp.zeros(1, jnp.int32)


def route(
    x: Rows,
    weight: Weight,
    bias: Bias,
    counter: Counter,
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
    is_true: IsTrue | None = None,
    backend: Backend,
    tiling: RouteTiling | None = None,
) -> tuple[Ids, Weights, Counter]:
    """`topk_router` of `router_logits`, up to 16 tokens in one launch.

    Args:
      counter: from `new_counter` or the call before, updated in place. Calls that may run at the
        same time need one each.

    Raises:
      ContractError: shapes or counts disagree.
      UnsupportedError: `backend` is `triton`.
    """
    contract.check_product(x, weight)
    (tokens, embed), experts = x.shape, weight.shape[0]
    counts = {"groups": groups, "top_groups": top_groups, "top_k": top_k}
    contract.check_choice(experts, bias, **counts)
    contract.check_is_true(is_true, tokens)
    if tiling is None:
        key = contract.route_key(tokens, experts, embed, x.dtype)
        tiling = _tuned.lookup("topk_router", key, backend, RouteTiling())
    is_kernel = backend in ("pallas", "pallas_interpret")
    if is_kernel and tiling.is_fused and 0 < tokens <= contract.FUSED_TOKENS:
        return pallas_kernel.route(
            x,
            weight,
            bias,
            is_true,
            counter,
            **counts,
            routed_scale=routed_scale,
            tiling=tiling,
            interpret=backend == "pallas_interpret",
        )
    logits = router_logits(x, weight, backend=backend, tiling=tiling)
    ids, weights = topk_router(
        logits,
        bias,
        groups=groups,
        top_groups=top_groups,
        top_k=top_k,
        routed_scale=routed_scale,
        is_true=is_true,
        backend=backend,
    )
    return ids, weights, counter
