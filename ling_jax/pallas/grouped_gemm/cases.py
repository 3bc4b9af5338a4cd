"""Inputs for tests of the grouped expert products; `benches` has those for timing."""

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Case
from ling_jax.pallas.grouped_gemm import down, expert_tiles, gate_up, reference
from ling_jax.pallas.grouped_gemm.contract import SharedGateUp, Tiling
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


def fp8(key: jax.Array, shape: tuple[int, ...]) -> QTensor:
    return quantize(_dense(key, shape, jnp.float32))


def four_bit(key: jax.Array, shape: tuple[int, ...], kind: Kind) -> FourBit:
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
    has_fp8_rows: bool,
) -> tuple[Any, Args]:
    """Both products, each with inputs that do not depend on the backend."""
    ids, experts = args["ids"], args["gate_up"].shape[0]
    tiles = expert_tiles(ids, experts, block=block, backend=backend)
    shared = SharedGateUp(args["shared_gate_up"], shared_limit) if has_shared else None
    x = args["x"] if has_shared else args["routed_x"]
    rows = quantize_rows(x) if has_fp8_rows else x
    call = partial(gate_up, rows, args["gate_up"], tiles, limit=limit, shared=shared)
    hidden = _known(_array(call(backend=backend, tiling=tiling)), ids, experts)
    clean = _known(_array(call(backend="reference")), ids, experts)
    y = down(
        quantize_rows(clean) if has_fp8_rows else clean,
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


def run_tiles(
    args: Args, *, backend: Backend, tiling: Tiling | None = None, experts: int, block: int
) -> tuple[Any, Args]:
    del tiling
    tiles = expert_tiles(args["ids"], experts, block=block, backend=backend)
    return (tiles.pairs, tiles.expert, tiles.count), {}


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
    has_fp8_rows: bool = True,
    **fields: Any,
) -> Case:
    is_fp8 = "triton" in fields.get("backends", ())
    sizes = {"tokens": tokens, "experts": experts, "top_k": top_k, "mlp": mlp, "embed": embed}
    dense = fp8 if is_fp8 else partial(_dense, dtype=dtype)
    weights = fields.pop("weights", dense)
    shared = fields.pop("shared", weights)
    make = partial(_make, **sizes, kind=kind, weights=weights, shared=shared, dtype=dtype)
    clamps = {"limit": limit, "shared_limit": None if limit is None else 0.5 * limit}
    how = {"has_shared": has_shared, "has_fp8_rows": is_fp8 and has_fp8_rows}
    run = partial(_run, block=block, **how, **clamps)
    return Case(**{"name": name, "make": make, "run": run} | fields)


def _tiles_case(name: str, tokens: int, kind: str, block: int, **fields: Any) -> Case:
    experts = fields.pop("experts", 5)

    def make(key: jax.Array) -> Args:
        return {"ids": _ids(kind, key, tokens, experts, 3)}

    run = partial(run_tiles, experts=experts, block=block)
    return Case(name=name, make=make, run=run, backends=("pallas",), **fields)


_BF16 = {"dtype": jnp.bfloat16, "nmse": 1e-5}
_INT4: dict[str, Any] = {
    **_BF16,
    "weights": partial(four_bit, kind="int4"),
    "shared": partial(_dense, dtype=jnp.bfloat16),
    "mlp": 256,
    "embed": 256,
}
_MXFP4: dict[str, Any] = {**_INT4, "weights": partial(four_bit, kind="mxfp4")}
# FP8 products add 128 terms with about 14 bits, and the result is rounded to bfloat16.
_FP8 = {"dtype": jnp.bfloat16, "nmse": 1e-5, "backends": ("triton",), "mlp": 128, "embed": 256}
_W8A16 = {**_FP8, "has_fp8_rows": False}

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
    _case("w8a16_one_token", tokens=1, **_W8A16),
    _case("w8a16_ragged", tokens=13, kind="shards", limit=0.5, **_W8A16),
    _case("w8a16_no_shared", tokens=9, kind="shards", has_shared=False, **_W8A16),
    _case("w8a16_short_tile", tokens=70, kind="one", block=128, experts=2, **_W8A16),
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
            weights=fp8,
            shared=fp8,
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
