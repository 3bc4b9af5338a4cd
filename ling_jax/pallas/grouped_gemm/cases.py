"""Inputs for tests and timing of the grouped expert products."""

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench, Case
from ling_jax.pallas.grouped_gemm import contract, down, expert_tiles, gate_up, reference
from ling_jax.pallas.grouped_gemm.contract import SharedGateUp, Tiling, make_tiling
from ling_jax.quant.four_bit import (
    PER_WORD,
    RUN,
    SCALES_PER_WORD,
    FourBit,
    Kind,
    scale_words,
)
from ling_jax.quant.fp8 import QRows, QTensor, quantize, quantize_rows

EXPERTS, TOP_K, MLP, EMBED = 512, 8, 768, 2560
ROUTED_SCALE = 2.5

Weights = Callable[[jax.Array, tuple[int, ...]], Any]


def route(key: jax.Array, tokens: int, experts: int, top_k: int) -> jax.Array:
    """Different experts for each token, all equally likely."""
    return jax.lax.top_k(jax.random.uniform(key, (tokens, experts)), top_k)[1].astype(jnp.int32)


def _ids(kind: str, key: jax.Array, tokens: int, experts: int, top_k: int) -> jax.Array:
    if kind == "none":
        return jnp.where(jnp.arange(top_k) % 2 == 0, -1, experts)[None, :].repeat(tokens, axis=0)
    if kind == "one":
        return jnp.full((tokens, top_k), experts - 1, jnp.int32)
    if kind == "shards":  # some ids belong to other shards or to padding
        return jax.random.randint(key, (tokens, top_k), -2, experts + 3)
    if kind == "last":  # the experts with the largest addresses
        return experts - 1 - route(key, tokens, 2 * top_k, top_k)
    return route(key, tokens, experts, top_k)


def _dense(key: jax.Array, shape: tuple[int, ...], dtype: Any) -> jax.Array:
    return (jax.random.normal(key, shape) * shape[-1] ** -0.5).astype(dtype)


def _fp8(key: jax.Array, shape: tuple[int, ...]) -> QTensor:
    return quantize(_dense(key, shape, jnp.float32))


def _four_bit(key: jax.Array, shape: tuple[int, ...], kind: Kind) -> FourBit:
    """Random codes, and scales that make them as wide as dense weights, nearly."""
    keys = jax.random.split(key)
    *stack, outputs, inputs = shape
    bits = jax.random.bits(keys[0], (*stack, outputs, inputs // PER_WORD), jnp.uint32)
    words = (*stack, scale_words(inputs // RUN, kind), outputs, SCALES_PER_WORD[kind])
    if kind == "int4":
        wide = jax.random.uniform(keys[1], words, minval=0.1, maxval=0.3)
        scale = (wide * inputs**-0.5).astype(jnp.bfloat16)
    else:
        scale = jax.random.randint(keys[1], words, 119, 123).astype(jnp.uint8)
    data, scale = (jax.lax.bitcast_convert_type(x, jnp.int32) for x in (bits, scale))
    return FourBit(data, scale, kind, RUN)


def _make(
    key: jax.Array,
    *,
    tokens: int,
    experts: int,
    top_k: int,
    mlp: int,
    embed: int,
    kind: str,
    weights: Weights,
    shared: Weights,
    dtype: Any,
) -> Args:
    keys = jax.random.split(key, 6)
    ids = _ids(kind, keys[0], tokens, experts, top_k)
    x = jax.random.normal(keys[1], (tokens, embed))
    is_used = ((ids >= 0) & (ids < experts)).any(axis=1)
    unused = jnp.ones(experts + 5, bool).at[ids].set(False, mode="drop")[:experts]
    poison = partial(_poison, is_bad=unused)
    gate_up = jax.tree.map(poison, weights(keys[2], (experts, 2, mlp, embed)))
    return {
        "ids": ids,
        "x": x.astype(dtype),
        "routed_x": jnp.where(is_used[:, None], x, jnp.nan).astype(dtype),
        "gate_up": gate_up,
        "down": jax.tree.map(poison, weights(keys[3], (experts, embed, mlp))),
        "shared_gate_up": shared(keys[4], (2, mlp, embed)),
        "shared_down": shared(keys[5], (embed, mlp)),
    }


def _poison(x: jax.Array, is_bad: jax.Array) -> jax.Array:
    bad = is_bad.reshape(-1, *(1,) * (x.ndim - 1))
    is_float = jnp.issubdtype(x.dtype, jnp.floating)
    # All bits set: the e8m0 code of NaN.
    poison = jnp.array(jnp.nan, x.dtype) if is_float else ~jnp.zeros((), x.dtype)
    return jnp.where(bad, poison, x)


def _known(rows: jax.Array, ids: jax.Array, experts: int) -> jax.Array:
    """Rows that were written; the others, which may hold anything, become 0."""
    is_known = ((ids >= 0) & (ids < experts)).reshape(-1)
    is_known = jnp.pad(is_known, (0, rows.shape[0] - ids.size), constant_values=True)
    return jnp.where(is_known[:, None], rows, jnp.zeros((), rows.dtype))


def _run(
    args: Args,
    *,
    backend: Backend,
    tiling: Tiling | None = None,
    block: int,
    limit: float | None,
    shared_limit: float | None,
    has_shared: bool,
) -> tuple[Any, Args]:
    """Both products, each with inputs that do not depend on the backend."""
    ids, experts, is_fp8 = args["ids"], args["gate_up"].shape[0], _is_fp8(args)
    tiles = expert_tiles(ids, experts, block=block, backend=backend)
    shared = SharedGateUp(args["shared_gate_up"], shared_limit) if has_shared else None
    x = args["x"] if has_shared else args["routed_x"]
    rows = quantize_rows(x) if is_fp8 else x
    call = partial(gate_up, rows, args["gate_up"], tiles, limit=limit, shared=shared)
    hidden = _known(_array(call(backend=backend, tiling=tiling)), ids, experts)
    clean = _known(_array(call(backend="reference")), ids, experts)
    y = down(
        quantize_rows(clean) if is_fp8 else clean,
        args["down"],
        tiles,
        shared=args["shared_down"] if has_shared else None,
        backend=backend,
        tiling=tiling,
    )
    return (tiles.pairs, tiles.expert, tiles.count, hidden, _known(y, ids, experts)), {}


def _run_chain(
    args: Args, *, backend: Backend, tiling: Tiling | None = None, block: int
) -> tuple[Any, Args]:
    """FP8 from rows to the weighted sum, hidden rows quantised between the products."""
    ids, experts = args["ids"], args["gate_up"].shape[0]
    tiles = expert_tiles(ids, experts, block=block, backend=backend)
    shared = SharedGateUp(args["shared_gate_up"])
    how = {"backend": backend, "tiling": tiling}
    x = quantize_rows(args["x"])
    hidden = gate_up(x, args["gate_up"], tiles, limit=1.0, quantize=True, shared=shared, **how)
    y = down(hidden, args["down"], tiles, shared=args["shared_down"], **how)
    weights = jnp.full(ids.shape, ROUTED_SCALE / ids.shape[1])
    return reference.combine(y, ids, weights, experts), {}


def _run_tiles(
    args: Args, *, backend: Backend, tiling: Tiling | None = None, experts: int, block: int
) -> tuple[Any, Args]:
    del tiling
    tiles = expert_tiles(args["ids"], experts, block=block, backend=backend)
    return (tiles.pairs, tiles.expert, tiles.count), {}


def _is_fp8(args: Args) -> bool:
    return isinstance(args["gate_up"], QTensor)


def _array(x: jax.Array | QRows) -> jax.Array:
    assert not isinstance(x, QRows)
    return x


def _case(
    name: str,
    *,
    tokens: int,
    kind: str = "uniform",
    experts: int = 6,
    top_k: int = 2,
    mlp: int = 32,
    embed: int = 48,
    dtype: Any = jnp.float32,
    block: int = 16,
    limit: float | None = None,
    has_shared: bool = True,
    **fields: Any,
) -> Case:
    is_fp8 = "triton" in fields.get("backends", ())
    sizes = {"tokens": tokens, "experts": experts, "top_k": top_k, "mlp": mlp, "embed": embed}
    dense = _fp8 if is_fp8 else partial(_dense, dtype=dtype)
    weights = fields.pop("weights", dense)
    shared = fields.pop("shared", weights)
    make = partial(_make, **sizes, kind=kind, weights=weights, shared=shared, dtype=dtype)
    clamps = {"limit": limit, "shared_limit": None if limit is None else 0.5 * limit}
    run = partial(_run, block=block, has_shared=has_shared, **clamps)
    return Case(**{"name": name, "make": make, "run": run} | fields)


def _tiles_case(name: str, tokens: int, kind: str, block: int, **fields: Any) -> Case:
    experts = fields.pop("experts", 5)

    def make(key: jax.Array) -> Args:
        return {"ids": _ids(kind, key, tokens, experts, 3)}

    run = partial(_run_tiles, experts=experts, block=block)
    return Case(name=name, make=make, run=run, backends=("pallas",), **fields)


_BF16 = {"dtype": jnp.bfloat16, "nmse": 1e-5}
_INT4: dict[str, Any] = {
    **_BF16,
    "weights": partial(_four_bit, kind="int4"),
    "shared": partial(_dense, dtype=jnp.bfloat16),
    "mlp": 256,
    "embed": 256,
}
_MXFP4: dict[str, Any] = {**_INT4, "weights": partial(_four_bit, kind="mxfp4")}
# FP8 products add 128 terms with about 14 bits, and the result is rounded to bfloat16.
_FP8 = {"dtype": jnp.bfloat16, "nmse": 1e-5, "backends": ("triton",), "mlp": 128, "embed": 256}

CASES: tuple[Case, ...] = (
    _case("one_token", tokens=1),
    _case("ragged", tokens=13, kind="shards"),
    _case("no_work", tokens=3, kind="none"),
    _case("one_expert", tokens=17, kind="one", limit=0.5),
    _case("no_shared", tokens=9, kind="shards", has_shared=False, limit=1.0),
    _case("large_tiles", tokens=21, kind="shards", block=32),
    # A full tile and a short one.
    _case("short_tile", tokens=70, kind="one", block=128, experts=2, embed=32),
    _case("bf16", tokens=11, kind="shards", limit=1.0, **_BF16),
    _case("bf16_one_token", tokens=1, has_shared=False, **_BF16),
    _case("fp8_one_token", tokens=1, **_FP8),
    _case("fp8_ragged", tokens=13, kind="shards", limit=0.5, **_FP8),
    _case("fp8_no_shared", tokens=9, kind="shards", has_shared=False, **_FP8),
    _case("fp8_large_tiles", tokens=70, kind="shards", block=64, **_FP8),
    _case("fp8_short_tile", tokens=70, kind="one", block=128, experts=2, **_FP8),
    _case("int4", tokens=11, kind="shards", limit=1.0, **_INT4),
    _case("int4_one_token", tokens=1, **{**_INT4, "embed": 512}),
    _case("int4_no_shared", tokens=9, kind="shards", has_shared=False, **_INT4),
    _case("int4_short_tile", tokens=70, kind="one", block=128, experts=2, **_INT4),
    _case("mxfp4", tokens=11, kind="shards", limit=1.0, **_MXFP4),
    Case(
        name="fp8_chain",
        make=partial(
            _make,
            tokens=7,
            experts=6,
            top_k=2,
            mlp=256,
            embed=256,
            kind="shards",
            weights=_fp8,
            shared=_fp8,
            dtype=jnp.bfloat16,
        ),
        run=partial(_run_chain, block=16),
        backends=("triton",),
        nmse=2e-3,  # scales of 64 and of 128 columns: two independent roundings to FP8
    ),
    _tiles_case("tiles_one", 1, "uniform", 16),
    _tiles_case("tiles_shards", 23, "shards", 4),
    _tiles_case("tiles_none", 4, "none", 16),
    _tiles_case("tiles_full", 7, "one", 2, experts=1),
    _tiles_case("tiles_chunks", 37, "shards", 16),
    _tiles_case("tiles_wide", 64, "shards", 16, experts=512, is_gpu_only=True),
    # Weights past 2^31 bytes and nearly 2^31 elements, with the experts at their end.
    _case(
        "bf16_last_experts",
        tokens=4,
        kind="last",
        experts=EXPERTS,
        top_k=TOP_K,
        mlp=MLP,
        embed=EMBED,
        **_BF16,
        is_gpu_only=True,
    ),
)


def _big(key: jax.Array, shape: tuple[int, ...], is_fp8: bool) -> Any:
    """Random weights of one stack, cheaply: random bytes in the range of a normal draw."""
    if not is_fp8:
        bits = jax.random.bits(key, shape, jnp.uint16)
        # Sign and mantissa at random, magnitudes of 2^-6 and 2^-5.
        return jax.lax.bitcast_convert_type((bits & 0x80FF) | 0x3C80, jnp.bfloat16)
    bits = jax.random.bits(key, shape, jnp.uint8)
    data = jax.lax.bitcast_convert_type(bits & 0xBF, jnp.float8_e4m3fn)  # up to 1.875
    scales = (*shape[:-2], shape[-2] // 128, shape[-1] // 128)
    return QTensor(data, jax.random.uniform(key, scales, minval=0.01, maxval=0.03))


def _bench_args(key: jax.Array, *, tokens: int, block: int, is_fp8: bool) -> Args:
    keys = jax.random.split(key, 7)
    ids = route(keys[0], tokens, EXPERTS, TOP_K)
    weights = jax.random.uniform(keys[1], ids.shape) + 0.1
    x = jax.random.normal(keys[2], (tokens, EMBED)).astype(jnp.bfloat16)
    return {
        "x": quantize_rows(x) if is_fp8 else x,
        "ids": ids,
        "weights": ROUTED_SCALE * weights / weights.sum(axis=1, keepdims=True),
        "tiles": expert_tiles(ids, EXPERTS, block=block, backend="reference"),
        "gate_up": _big(keys[3], (EXPERTS, 2, MLP, EMBED), is_fp8),
        "down": _big(keys[4], (EXPERTS, EMBED, MLP), is_fp8),
        "shared_gate_up": _big(keys[5], (2, MLP, EMBED), is_fp8),
        "shared_down": _big(keys[6], (EMBED, MLP), is_fp8),
    }


def _bench_run(
    args: Args, *, backend: Backend, tiling: Tiling | None = None
) -> tuple[jax.Array, Args]:
    how = {"backend": backend, "tiling": tiling}
    tiles, shared = args["tiles"], SharedGateUp(args["shared_gate_up"])
    hidden = gate_up(
        args["x"], args["gate_up"], tiles, limit=None, quantize=_is_fp8(args), shared=shared, **how
    )
    rows = down(hidden, args["down"], tiles, shared=args["shared_down"], **how)
    return reference.combine(rows, args["ids"], args["weights"], EXPERTS).astype(jnp.bfloat16), {}


# (bn, bk, warps, stages) of gate_up, then of down.
_BF16_TILINGS = {
    1: (
        ((64, 128, 4, 4), (64, 256, 4, 3)),
        ((64, 256, 4, 3), (64, 256, 4, 3)),
        ((64, 128, 4, 5), (64, 128, 4, 5)),
        ((32, 128, 4, 5), (64, 128, 4, 5)),
    ),
    8: (
        ((64, 128, 4, 3), (64, 128, 4, 4)),
        ((64, 128, 4, 3), (64, 256, 4, 3)),
        ((64, 64, 4, 5), (128, 64, 4, 4)),
    ),
    64: (
        ((64, 128, 4, 3), (128, 64, 4, 4)),
        ((64, 64, 4, 5), (64, 128, 4, 4)),
        ((64, 128, 4, 3), (64, 128, 4, 4)),
    ),
    512: (
        ((64, 128, 4, 3), (128, 64, 4, 4)),
        ((64, 128, 4, 3), (64, 128, 4, 4)),
        ((128, 64, 4, 4), (128, 128, 4, 3)),
    ),
    4096: (
        ((128, 64, 8, 4), (256, 64, 8, 3)),
        ((128, 64, 8, 3), (128, 64, 4, 4)),
        ((64, 64, 4, 4), (128, 64, 4, 4)),
    ),
}
_FP8_TILINGS = {
    1: (
        ((64, 256, 4, 3), (64, 256, 4, 3)),
        ((128, 128, 4, 4), (64, 256, 4, 3)),
        ((64, 128, 4, 6), (64, 128, 4, 6)),
        ((128, 128, 4, 4), (64, 128, 4, 6)),
    ),
    8: (
        ((128, 128, 4, 3), (64, 128, 4, 4)),
        ((128, 128, 4, 3), (64, 256, 4, 3)),
        ((64, 256, 4, 3), (64, 256, 4, 3)),
        ((64, 128, 4, 4), (64, 128, 4, 4)),
    ),
    64: (
        ((128, 128, 4, 3), (128, 128, 4, 4)),
        ((128, 128, 4, 3), (64, 128, 4, 4)),
        ((128, 128, 4, 3), (128, 256, 4, 3)),
    ),
    512: (
        ((128, 128, 4, 3), (128, 128, 4, 4)),
        ((128, 128, 8, 3), (128, 128, 8, 3)),
        ((128, 128, 4, 3), (128, 256, 4, 3)),
    ),
    4096: (
        ((64, 128, 4, 3), (128, 128, 4, 3)),
        ((128, 128, 8, 3), (128, 128, 4, 3)),
        ((128, 128, 8, 3), (128, 128, 8, 3)),
        ((64, 128, 4, 4), (64, 128, 4, 4)),
    ),
}
# With tiles of 128 rows.
_BF16_LARGE = (
    ((128, 64, 8, 3), (128, 64, 8, 4)),
    ((64, 64, 8, 3), (128, 64, 8, 3)),
    ((64, 64, 8, 3), (64, 64, 8, 4)),
    ((128, 64, 8, 4), (128, 64, 8, 3)),
)
_FP8_LARGE = (
    ((64, 128, 8, 3), (128, 128, 8, 3)),
    ((64, 128, 8, 3), (64, 128, 8, 4)),
    ((128, 128, 8, 3), (128, 128, 8, 3)),
)
_TARGETS = {
    False: {1: 32.0, 8: 170.0, 64: 880.0, 512: 1420.0, 4096: 1850.0},
    True: {1: 22.0, 8: 100.0, 64: 470.0, 512: 760.0, 4096: 1500.0},
}
_PEERS = {
    False: {1: 34.1, 8: 180.0, 64: 876.0, 512: 1428.0, 4096: 1905.0},
    True: {1: 25.2, 8: 102.0, 64: 462.0, 512: 762.0, 4096: 1309.0},
}
_COPIES = {1: 16, 8: 8, 64: 2}


def _bench(tokens: int, is_fp8: bool, block: int = 16, suffix: str = "") -> Bench:
    # `_PEERS` leave the shared expert out.
    touched = EXPERTS * (1 - (1 - TOP_K / EXPERTS) ** tokens) + 1
    rows = tokens * (TOP_K + 1)
    size = 1 if is_fp8 else 2
    sizes = contract.Sizes(tokens, TOP_K, EXPERTS, MLP, EMBED, has_shared=True)
    cut = (_FP8_TILINGS if is_fp8 else _BF16_TILINGS)[tokens]
    if block == 128:
        cut = _FP8_LARGE if is_fp8 else _BF16_LARGE
    backend: Backend = "triton" if is_fp8 else "pallas"
    return Bench(
        name=f"moe_{'fp8' if is_fp8 else 'bf16'}_t{tokens}{suffix}",
        make=partial(_bench_args, tokens=tokens, block=block, is_fp8=is_fp8),
        run=_bench_run,
        bytes=int(touched * 3 * EMBED * MLP * size) + 2 * rows * (MLP * size + EMBED * 2),
        flops=6 * rows * EMBED * MLP,
        peak_tflops=1391.0 if is_fp8 else 790.0,
        tilings={backend: tuple(make_tiling(*parts) for parts in cut)},
        key=contract.key(sizes, block, "fp8" if is_fp8 else "bf16", MLP, EMBED),
        copies=_COPIES.get(tokens, 1),
        rotate=("x", "ids", "weights", "tiles"),
        target_us=_TARGETS[is_fp8][tokens],
        peers={"SGLang": _PEERS[is_fp8][tokens]},
    )


def _four_bit_args(key: jax.Array, *, tokens: int, block: int, kind: Kind) -> Args:
    keys = jax.random.split(key, 4)
    ids = route(keys[0], tokens, EXPERTS, TOP_K)
    return {
        "x": jax.random.normal(keys[1], (tokens, EMBED)).astype(jnp.bfloat16),
        "ids": ids,
        "weights": jnp.full(ids.shape, ROUTED_SCALE / TOP_K),
        "tiles": expert_tiles(ids, EXPERTS, block=block, backend="reference"),
        "gate_up": _four_bit(keys[2], (EXPERTS, 2, MLP, EMBED), kind),
        "down": _four_bit(keys[3], (EXPERTS, EMBED, MLP), kind),
    }


def _four_bit_run(
    args: Args, *, backend: Backend, tiling: Tiling | None = None
) -> tuple[jax.Array, Args]:
    how = {"backend": backend, "tiling": tiling}
    hidden = gate_up(args["x"], args["gate_up"], args["tiles"], limit=None, **how)
    rows = down(hidden, args["down"], args["tiles"], **how)
    return reference.combine(rows, args["ids"], args["weights"], EXPERTS).astype(jnp.bfloat16), {}


# Products of gate and up have twice `bn` rows.
_FOUR_BIT_TILINGS = tuple(
    make_tiling((bn, 256, warps, stages), (2 * bn, 256, warps, stages))
    for bn, warps, stages in (
        *((16, 1, 3), (16, 2, 2), (16, 2, 3), (32, 2, 2), (32, 2, 3)),
        *((32, 4, 2), (32, 4, 3), (64, 2, 2), (64, 4, 2)),
    )
)
_FOUR_BIT_TALL = tuple(  # for tiles of many rows
    make_tiling((bn, 256, warps, stages), (down_bn, 256, warps, stages))
    for bn, down_bn, warps, stages in (
        *((32, 64, 4, 2), (32, 64, 4, 3), (64, 128, 4, 2), (64, 128, 8, 2), (64, 128, 8, 3)),
        *((128, 128, 8, 2), (128, 256, 8, 2)),
    )
)
_FOUR_BIT_PEERS: dict[str, dict[int, dict[str, float]]] = {
    "int4": {
        1: {"SGLang": 108.0, "Triton prototype": 51.0},
        8: {"SGLang": 596.0, "Triton prototype": 246.0},
        64: {"SGLang": 3091.0, "Triton prototype": 1240.0},
    },
    "mxfp4": {
        1: {"Triton prototype": 68.0},
        8: {"Triton prototype": 339.0},
        64: {"Triton prototype": 1553.0},
    },
}


def _four_bit_bench(tokens: int, kind: Kind) -> Bench:
    """Routed experts alone."""
    touched = EXPERTS * (1 - (1 - TOP_K / EXPERTS) ** tokens)
    rows = tokens * TOP_K
    weight = 0.5 + (2 if kind == "int4" else 1) / RUN
    sizes = contract.Sizes(tokens, TOP_K, EXPERTS, MLP, EMBED, has_shared=False)
    block = contract.choose_block(tokens, TOP_K, EXPERTS, contract.LEAST_FOUR_BIT)
    return Bench(
        name=f"moe_{kind}_t{tokens}",
        make=partial(_four_bit_args, tokens=tokens, block=block, kind=kind),
        run=_four_bit_run,
        bytes=int(touched * 3 * EMBED * MLP * weight) + 2 * rows * (2 * MLP + 2 * EMBED),
        flops=6 * rows * EMBED * MLP,
        tilings={"pallas": _FOUR_BIT_TALL if block > 32 else _FOUR_BIT_TILINGS},
        key=contract.key(sizes, block, kind, MLP, EMBED),
        copies=_COPIES.get(tokens, 1),
        rotate=("x", "ids", "weights", "tiles"),
        peers=_FOUR_BIT_PEERS[kind].get(tokens, {}),
    )


def _tiles_bench(tokens: int) -> Bench:
    def make(key: jax.Array) -> Args:
        return {"ids": route(key, tokens, EXPERTS, TOP_K)}

    block = contract.choose_block(tokens, TOP_K, EXPERTS)
    return Bench(
        name=f"tiles_t{tokens}",
        make=make,
        run=partial(_run_tiles, experts=EXPERTS, block=block),
        bytes=4 * (2 * tokens * TOP_K + contract.capacity(tokens * TOP_K, EXPERTS, block)),
        tilings={"pallas": ()},
        key=f"tiles_e{EXPERTS}_t{_tuned.bucket(tokens)}",
        rotate=("ids",),
    )


BENCHES: tuple[Bench, ...] = (
    *(_bench(tokens, is_fp8=False) for tokens in (1, 8, 64, 512)),
    _bench(4096, is_fp8=False, block=64),
    _bench(4096, is_fp8=False, block=128, suffix="_b128"),
    *(_bench(tokens, is_fp8=True) for tokens in (1, 8, 64, 512)),
    _bench(4096, is_fp8=True, block=64),
    _bench(4096, is_fp8=True, block=128, suffix="_b128"),
    *(_four_bit_bench(tokens, "int4") for tokens in (1, 8, 32, 64, 512, 4096)),
    *(_four_bit_bench(tokens, "mxfp4") for tokens in (1, 8, 64, 4096)),
    *(_tiles_bench(tokens) for tokens in (1, 64, 4096)),
)
