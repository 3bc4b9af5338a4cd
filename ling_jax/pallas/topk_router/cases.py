"""Inputs of the router for tests, and the model's sizes for timing."""

from functools import partial

import jax
import jax.numpy as jnp
from jax.typing import DTypeLike

from ling_jax.pallas._case import Args, Bench, Case, Run
from ling_jax.pallas.topk_router import contract, new_counter, route, router_logits, topk_router
from ling_jax.pallas.topk_router.contract import LogitsTiling, RouteTiling, SelectTiling

EMBED, EXPERTS = 2560, 512  # of Ling-3.0-flash
FLASH = {"groups": 8, "top_groups": 4, "top_k": 8, "routed_scale": 2.5}
SMALL = {"groups": 4, "top_groups": 2, "top_k": 3, "routed_scale": 2.5}


def _product(key: jax.Array, tokens: int, experts: int, embed: int, dtype: DTypeLike) -> Args:
    keys = jax.random.split(key)
    return {
        "x": jax.random.normal(keys[0], (tokens, embed), dtype),
        "weight": jax.random.normal(keys[1], (experts, embed)) * embed**-0.5,
    }


def _padding(key: jax.Array, tokens: int) -> jax.Array:
    """Every third token is padding, and some more."""
    return (jnp.arange(tokens) % 3 != 1) & jax.random.bernoulli(key, 0.8, (tokens,))


def _choice(key: jax.Array, tokens: int, experts: int, *, is_padded: bool) -> Args:
    keys = jax.random.split(key, 3)
    args = {
        "logits": 2 * jax.random.normal(keys[0], (tokens, experts)),
        "bias": 0.1 * jax.random.normal(keys[1], (experts,)),
    }
    if is_padded:
        args["is_true"] = is_true = _padding(keys[2], tokens)
        args["logits"] = jnp.where(is_true[:, None], args["logits"], jnp.nan)
    return args


def _ties(key: jax.Array, tokens: int, experts: int) -> Args:
    """Logits of three values, without a bias: ties between groups and between experts."""
    logits = jax.random.randint(key, (tokens, experts), 0, 3).astype(jnp.float32)
    return {"logits": logits.at[0].set(1.0), "bias": jnp.zeros(experts)}


def _below_zero(key: jax.Array, tokens: int, experts: int) -> Args:
    """All biased scores are negative, so that a closed group must not count as 0."""
    args = _choice(key, tokens, experts, is_padded=False)
    return args | {"bias": args["bias"] - 5.0}


def _routed(
    key: jax.Array, tokens: int, experts: int, embed: int, dtype: DTypeLike, *, is_padded: bool
) -> Args:
    keys = jax.random.split(key, 3)
    args = _product(keys[0], tokens, experts, embed, dtype)
    args |= {"bias": 0.1 * jax.random.normal(keys[1], (experts,)), "counter": new_counter()}
    return args | ({"is_true": _padding(keys[2], tokens)} if is_padded else {})


def _run_logits(default: LogitsTiling | None) -> Run:
    def run(args: Args, *, backend, tiling=None):
        return router_logits(**args, backend=backend, tiling=tiling or default), {}

    return run


def _run_choice(counts: dict, default: SelectTiling | None = None) -> Run:
    def run(args: Args, *, backend, tiling=None):
        return topk_router(**args, **counts, backend=backend, tiling=tiling or default), {}

    return run


def _run_route(counts: dict, default: RouteTiling | None = None) -> Run:
    def run(args: Args, *, backend, tiling=None):
        ids, weights, counter = route(**args, **counts, backend=backend, tiling=tiling or default)
        return (ids, weights), {"counter": counter}

    return run


def _logits(
    name: str,
    tokens: int,
    experts: int,
    embed: int,
    dtype: DTypeLike = jnp.float32,
    tiling: LogitsTiling | None = None,
) -> Case:
    return Case(
        name=f"logits_{name}",
        make=lambda key: _product(key, tokens, experts, embed, dtype),
        run=_run_logits(tiling),
        nmse=1e-12,
    )


def _select(name: str, make, counts: dict, tiling: SelectTiling | None = None) -> Case:
    return Case(name=f"choice_{name}", make=make, run=_run_choice(counts, tiling), nmse=1e-12)


def _route(name: str, counts: dict, tiling: RouteTiling | None = None, **sizes) -> Case:
    return Case(
        name=f"route_{name}",
        make=lambda key: _routed(key, **sizes),
        run=_run_route(counts, tiling),
        nmse=1e-11,  # the sigmoid of a logit that was added in another order
    )


_BF16 = jnp.bfloat16
_ODD = {"groups": 3, "top_groups": 2, "top_k": 5, "routed_scale": 1.0}
_ALL = {"groups": 1, "top_groups": 1, "top_k": 6, "routed_scale": 1.0}

CASES = (
    _logits("one", 1, 16, 64),
    _logits("one_bf16", 1, 16, 256, _BF16),
    _logits("ragged", 5, 18, 96, _BF16, LogitsTiling(4, 64, 2, 4)),
    _logits("one_step", 3, 6, 48, tiling=LogitsTiling(8, 128, 4, 4)),
    _logits("many", 67, 8, 32, _BF16),
    _logits("empty", 0, 8, 32),
    _logits("flash", 3, EXPERTS, EMBED, _BF16),
    _select("one", partial(_choice, tokens=1, experts=16, is_padded=False), SMALL),
    _select("padded", partial(_choice, tokens=7, experts=16, is_padded=True), SMALL),
    _select("odd_groups", partial(_choice, tokens=4, experts=18, is_padded=True), _ODD),
    _select("one_group", partial(_choice, tokens=3, experts=12, is_padded=False), _ALL),
    _select("ties", partial(_ties, tokens=6, experts=64), FLASH),
    _select("below_zero", partial(_below_zero, tokens=4, experts=64), FLASH),
    _select("empty", partial(_choice, tokens=0, experts=16, is_padded=True), SMALL),
    _select("flash", partial(_choice, tokens=9, experts=EXPERTS, is_padded=True), FLASH),
    _select(
        "flash_warps",
        partial(_choice, tokens=3, experts=EXPERTS, is_padded=False),
        FLASH,
        SelectTiling(4),
    ),
    _route("one", SMALL, tokens=1, experts=16, embed=64, dtype=jnp.float32, is_padded=False),
    _route("padded", SMALL, tokens=6, experts=16, embed=64, dtype=_BF16, is_padded=True),
    _route(
        "ragged",
        _ODD,
        RouteTiling(4, 32, 2, 2),
        tokens=3,
        experts=18,
        embed=48,
        dtype=_BF16,
        is_padded=True,
    ),
    _route("two_launches", SMALL, tokens=17, experts=16, embed=64, dtype=_BF16, is_padded=True),
    _route("empty", SMALL, tokens=0, experts=16, embed=64, dtype=_BF16, is_padded=True),
    _route("flash", FLASH, tokens=8, experts=EXPERTS, embed=EMBED, dtype=_BF16, is_padded=True),
)


def _bench(
    tokens: int,
    tilings: tuple[RouteTiling, ...],
    target: float | None = None,
    peers: dict[str, float] | None = None,
) -> Bench:
    sizes = {"experts": EXPERTS, "embed": EMBED, "dtype": _BF16, "is_padded": True}
    return Bench(
        name=f"router_t{tokens}",
        make=lambda key: _routed(key, tokens, **sizes),
        run=_run_route(FLASH),
        bytes=EXPERTS * (EMBED + 1) * 4 + tokens * (EMBED * 2 + FLASH["top_k"] * 8 + 1) + 8,
        flops=2 * tokens * EXPERTS * EMBED,
        peak_tflops=67.0,
        tilings={"pallas": tilings},
        key=contract.route_key(tokens, EXPERTS, EMBED, jnp.dtype(_BF16)),
        copies=30,
        rotate=("x", "weight"),
        target_us=target,
        peers=peers or {},
    )


BENCHES = (
    _bench(
        1,
        (
            RouteTiling(4, 128, 1, 4),
            RouteTiling(4, 256, 1, 8),
            RouteTiling(2, 256, 1, 4),
            RouteTiling(2, 128, 1, 2),
            RouteTiling(4, 128, 1, 4, is_fused=False),
            RouteTiling(4, 256, 1, 8, is_fused=False),
            RouteTiling(2, 256, 1, 4, is_fused=False),
        ),
        target=6.0,
        peers={"library chain, float32, H20": 6.4},
    ),
    _bench(
        8,
        (
            RouteTiling(4, 256, 2, 8),
            RouteTiling(4, 128, 2, 4),
            RouteTiling(4, 256, 4, 8),
            RouteTiling(2, 256, 2, 4),
            RouteTiling(4, 128, 2, 4, is_fused=False),
            RouteTiling(4, 256, 4, 8, is_fused=False),
        ),
        target=11.0,
        peers={"library chain of 4 tokens, float32, H20": 20.7},
    ),
    _bench(
        64,
        (
            RouteTiling(4, 256, 4, 8, is_fused=False),
            RouteTiling(4, 128, 2, 4, is_fused=False),
            RouteTiling(8, 128, 2, 8, is_fused=False),
            RouteTiling(8, 256, 2, 16, is_fused=False),
        ),
    ),
)
