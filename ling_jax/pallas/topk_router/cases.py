"""Inputs of routing for tests, and the model's sizes for timing: the router and `expert_tiles`."""

from functools import partial

import jax
import jax.numpy as jnp
from jax.typing import DTypeLike

from ling_jax.pallas._case import Args, Bench, Case, Run
from ling_jax.pallas.grouped_gemm import choose_block, expert_tiles
from ling_jax.pallas.grouped_gemm.contract import capacity
from ling_jax.pallas.grouped_gemm.tiles import tiles_key
from ling_jax.pallas.grouped_gemm.tiles_kernel import TilesTiling
from ling_jax.pallas.topk_router import choose_experts, contract, router_logits, topk_router
from ling_jax.pallas.topk_router.contract import SPLIT, LogitsTiling, SelectTiling

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
    args["bias"] = 0.1 * jax.random.normal(keys[1], (experts,))
    if is_padded:
        args["is_true"] = is_true = _padding(keys[2], tokens)
        args["x"] = jnp.where(is_true[:, None], args["x"], jnp.array(jnp.nan, dtype))
    return args


def _run_logits(default: LogitsTiling | None) -> Run:
    def run(args: Args, *, backend, tiling=None):
        return router_logits(**args, backend=backend, tiling=tiling or default), {}

    return run


def _run_choice(counts: dict, default: SelectTiling | None = None) -> Run:
    def run(args: Args, *, backend, tiling=None):
        return topk_router(**args, **counts, backend=backend, tiling=tiling or default), {}

    return run


def _run_routed(counts: dict, block: int | None, default: LogitsTiling | None = None) -> Run:
    def run(args: Args, *, backend, tiling=None):
        how = {"block": block, "backend": backend, "tiling": tiling or default}
        return choose_experts(**args, **counts, **how), {}

    return run


def _run_tiles(experts: int, block: int) -> Run:
    def run(args: Args, *, backend, tiling=None):
        how = {"block": block, "backend": backend, "tiling": tiling}
        return expert_tiles(**args, experts=experts, **how), {}

    return run


def _logits(
    name: str,
    tokens: int,
    experts: int,
    embed: int,
    dtype: DTypeLike = jnp.float32,
    tiling: LogitsTiling | None = None,
    *,
    is_truncated: bool = False,
) -> Case:
    """`is_truncated`: by tensor cores, whose sums are."""
    return Case(
        name=f"logits_{name}",
        make=lambda key: _product(key, tokens, experts, embed, dtype),
        run=_run_logits(tiling),
        nmse=1e-11 if is_truncated or (tiling is not None and tiling.is_split) else 1e-12,
    )


def _select(name: str, make, counts: dict, tiling: SelectTiling | None = None) -> Case:
    return Case(name=f"choice_{name}", make=make, run=_run_choice(counts, tiling), nmse=1e-12)


def _routed_case(
    name: str,
    counts: dict,
    tiling: LogitsTiling | None = None,
    block: int | None = None,
    *,
    sizes: tuple[int, int, int],
    dtype: DTypeLike,
    is_padded: bool,
) -> Case:
    return Case(
        name=f"routed_{name}",
        make=lambda key: _routed(key, *sizes, dtype, is_padded=is_padded),
        run=_run_routed(counts, block, tiling),
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
    _logits("many_wide", 130, 96, 2560, _BF16, is_truncated=True),
    _logits("empty", 0, 8, 32),
    _logits("split", 5, 18, 96, _BF16, LogitsTiling(16, 32, is_split=True)),
    _logits("split_ragged", 17, 40, 88, _BF16, LogitsTiling(32, 64, is_split=True)),
    _logits("split_in_one", 2, 6, 24, _BF16, SPLIT),
    _logits("flash", 3, EXPERTS, EMBED, _BF16, LogitsTiling()),
    _logits("flash_split", 3, EXPERTS, EMBED, _BF16, SPLIT),
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
    _routed_case("one", SMALL, block=4, sizes=(1, 16, 64), dtype=jnp.float32, is_padded=False),
    _routed_case("one_true", SMALL, SPLIT, 16, sizes=(1, 16, 64), dtype=_BF16, is_padded=True),
    _routed_case("padded", SMALL, block=2, sizes=(6, 16, 64), dtype=_BF16, is_padded=True),
    _routed_case(
        "ragged",
        _ODD,
        LogitsTiling(16, 32, is_split=True),
        sizes=(3, 18, 80),
        dtype=_BF16,
        is_padded=True,
    ),
    _routed_case("float32", SMALL, block=4, sizes=(5, 16, 64), dtype=jnp.float32, is_padded=True),
    _routed_case("many", SMALL, block=8, sizes=(67, 16, 64), dtype=_BF16, is_padded=True),
    _routed_case("empty", SMALL, sizes=(0, 16, 64), dtype=_BF16, is_padded=True),
    _routed_case(
        "flash_one", FLASH, block=16, sizes=(1, EXPERTS, EMBED), dtype=_BF16, is_padded=False
    ),
    _routed_case("flash", FLASH, block=16, sizes=(8, EXPERTS, EMBED), dtype=_BF16, is_padded=True),
)


def _bench(
    tokens: int,
    tilings: tuple[LogitsTiling, ...],
    target: float | None = None,
    peers: dict[str, float] | None = None,
) -> Bench:
    """Router alone; the tiles of one token come with it."""
    block = choose_block(tokens, FLASH["top_k"], EXPERTS) if tokens == 1 else None
    return Bench(
        name=f"choose_t{tokens}",
        make=lambda key: _routed(key, tokens, EXPERTS, EMBED, _BF16, is_padded=True),
        run=_run_routed(FLASH, block),
        bytes=EXPERTS * (EMBED + 1) * 4 + tokens * (EMBED * 2 + FLASH["top_k"] * 8 + 1),
        flops=2 * 3 * tokens * EXPERTS * EMBED,
        tilings={"pallas": tilings},
        key=contract.logits_key(tokens, EXPERTS, EMBED, jnp.dtype(_BF16)),
        copies=30,
        rotate=("x", "weight"),
        target_us=target,
        peers=peers or {},
    )


def _tiles_bench(tokens: int, tilings: tuple[TilesTiling, ...], target: float) -> Bench:
    top_k = FLASH["top_k"]
    block, pairs = choose_block(tokens, top_k, EXPERTS), tokens * top_k

    def make(key: jax.Array) -> Args:
        scores = jax.random.uniform(key, (tokens, EXPERTS))
        return {"expert_ids": jax.lax.top_k(scores, top_k)[1]}

    return Bench(
        name=f"tiles_t{tokens}",
        make=make,
        run=_run_tiles(EXPERTS, block),
        bytes=4 * (pairs + capacity(pairs, EXPERTS, block) * (block + 1) + 1),
        tilings={"pallas": tilings},
        key=tiles_key(pairs, EXPERTS, block),
        rotate=("expert_ids",),
        target_us=target,
    )


BENCHES = (
    _bench(
        1,
        (
            LogitsTiling(2, 256, 1, 4),
            LogitsTiling(4, 128, 1, 4),
            LogitsTiling(64, 128, is_split=True),
            LogitsTiling(16, 256, num_warps=2, is_split=True),
        ),
        target=6.0,
        peers={"library chain, float32, H20": 6.4},
    ),
    _bench(
        8,
        (
            LogitsTiling(64, 128, is_split=True),
            LogitsTiling(64, 64, is_split=True),
            LogitsTiling(32, 256, is_split=True),
            LogitsTiling(16, 256, num_warps=2, is_split=True),
        ),
        target=9.0,
        peers={"library chain of 4 tokens, float32, H20": 20.7},
    ),
    _bench(
        64,
        (
            LogitsTiling(64, 128, is_split=True),
            LogitsTiling(64, 128, num_warps=8, is_split=True),
            LogitsTiling(64, 64, is_split=True),
            LogitsTiling(16, 256, is_split=True),
        ),
        target=14.0,
    ),
    _tiles_bench(
        8,
        (
            TilesTiling(8, is_counted=False, num_warps=4),
            TilesTiling(4, is_counted=False, num_warps=4),
            TilesTiling(4, num_warps=4),
            TilesTiling(8, num_warps=8),
        ),
        target=3.0,
    ),
    _tiles_bench(
        64,
        (
            TilesTiling(4, num_warps=8),
            TilesTiling(4, num_warps=4),
            TilesTiling(8, num_warps=8),
            TilesTiling(4, num_warps=16),
        ),
        target=5.0,
    ),
)
