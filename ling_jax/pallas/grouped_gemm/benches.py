"""Timing of the grouped expert products at the sizes of Ling-3.0-flash."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench
from ling_jax.pallas.grouped_gemm import contract, down, expert_tiles, gate_up, reference
from ling_jax.pallas.grouped_gemm.cases import (
    EMBED,
    EXPERTS,
    MLP,
    ROUTED_SCALE,
    TOP_K,
    four_bit,
    route,
    run_tiles,
)
from ling_jax.pallas.grouped_gemm.contract import SharedGateUp, Tiling, make_tiling
from ling_jax.quant.four_bit import RUN
from ling_jax.quant.fp8 import QTensor, quantize_rows


def _bf16(key: jax.Array, shape: tuple[int, ...]) -> jax.Array:
    """Random bits in the range of a normal draw: cheaper for a stack of experts."""
    bits = jax.random.bits(key, shape, jnp.uint16)
    # Sign and mantissa at random, magnitudes of 2^-6 and 2^-5.
    return jax.lax.bitcast_convert_type((bits & 0x80FF) | 0x3C80, jnp.bfloat16)


def _fp8(key: jax.Array, shape: tuple[int, ...]) -> QTensor:
    bits = jax.random.bits(key, shape, jnp.uint8)
    data = jax.lax.bitcast_convert_type(bits & 0xBF, jnp.float8_e4m3fn)  # up to 1.875
    scales = (*shape[:-2], shape[-2] // 128, shape[-1] // 128)
    return QTensor(data, jax.random.uniform(key, scales, minval=0.01, maxval=0.03))


@dataclass(frozen=True, kw_only=True)
class _Form:
    """What is multiplied: weights, their bytes a value, and rows."""

    experts: Callable[[jax.Array, tuple[int, ...]], Any]
    size: float
    shared: Callable[[jax.Array, tuple[int, ...]], Any]
    shared_size: float
    backend: Backend
    has_fp8_rows: bool = False
    least: int = 16  # rows of a tile


_FORMS = {
    "bf16": _Form(experts=_bf16, size=2, shared=_bf16, shared_size=2, backend="pallas"),
    "fp8": _Form(
        experts=_fp8, size=1, shared=_fp8, shared_size=1, backend="triton", has_fp8_rows=True
    ),
    "w8a16": _Form(
        experts=_fp8,
        size=1,
        shared=_fp8,
        shared_size=1,
        backend="triton",
        least=contract.LEAST_UNPACKED,
    ),
    "int4": _Form(
        experts=partial(four_bit, kind="int4"),
        size=0.5 + 2 / RUN,
        shared=_bf16,
        shared_size=2,
        backend="pallas",
        least=contract.LEAST_UNPACKED,
    ),
    "mxfp4": _Form(
        experts=partial(four_bit, kind="mxfp4"),
        size=0.5 + 1 / RUN,
        shared=_bf16,
        shared_size=2,
        backend="pallas",
        least=contract.LEAST_UNPACKED,
    ),
}


def _args(key: jax.Array, *, tokens: int, block: int, form: _Form, has_shared: bool) -> Args:
    keys = jax.random.split(key, 7)
    ids = route(keys[0], tokens, EXPERTS, TOP_K)
    weights = jax.random.uniform(keys[1], ids.shape) + 0.1
    x = jax.random.normal(keys[2], (tokens, EMBED)).astype(jnp.bfloat16)
    args = {
        "x": quantize_rows(x) if form.has_fp8_rows else x,
        "ids": ids,
        "weights": ROUTED_SCALE * weights / weights.sum(axis=1, keepdims=True),
        "tiles": expert_tiles(ids, EXPERTS, block=block, backend="reference"),
        "gate_up": form.experts(keys[3], (EXPERTS, 2, MLP, EMBED)),
        "down": form.experts(keys[4], (EXPERTS, EMBED, MLP)),
    }
    if has_shared:
        args["shared_gate_up"] = form.shared(keys[5], (2, MLP, EMBED))
        args["shared_down"] = form.shared(keys[6], (EMBED, MLP))
    return args


def _run(
    args: Args, *, backend: Backend, tiling: Tiling | None = None, has_fp8_rows: bool
) -> tuple[jax.Array, Args]:
    how = {"backend": backend, "tiling": tiling}
    tiles, shared = args["tiles"], None
    if "shared_gate_up" in args:
        shared = SharedGateUp(args["shared_gate_up"])
    given = {"limit": None, "quantize": has_fp8_rows, "shared": shared}
    hidden = gate_up(args["x"], args["gate_up"], tiles, **given, **how)
    rows = down(hidden, args["down"], tiles, shared=args.get("shared_down"), **how)
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
_W8A16_TILINGS = tuple(
    (cut, cut)
    for cut in (
        *((16, 128, 1, 3), (16, 128, 2, 3), (32, 128, 2, 2), (32, 128, 2, 3), (32, 128, 2, 4)),
        *((64, 128, 2, 2), (64, 128, 2, 3), (64, 128, 4, 3)),
    )
)
_W8A16_LARGE = tuple(
    (cut, cut) for cut in ((128, 128, 8, 3), (64, 128, 4, 3), (32, 128, 4, 3), (64, 128, 2, 3))
)
# Products of gate and up have twice `bn` rows.
_FOUR_BIT_TILINGS = tuple(
    ((bn, bk, warps, stages), (2 * bn, bk, warps, stages))
    for bn, bk, warps, stages in (
        *((16, 64, 1, 3), (16, 64, 2, 2), (16, 64, 2, 3), (16, 128, 2, 3)),
        *((32, 64, 2, 2), (32, 64, 2, 3)),
    )
)
_FOUR_BIT_ONE = tuple(  # the shared expert's few programs need long steps
    ((bn, bk, warps, stages), (2 * bn, bk, warps, stages))
    for bn, bk, warps, stages in (
        *((16, 128, 2, 3), (16, 256, 2, 3), (16, 256, 1, 3), (16, 256, 2, 2)),
        *((16, 256, 4, 3), (32, 128, 2, 3), (32, 256, 4, 3), (16, 512, 2, 2)),
    )
)
_FOUR_BIT_LARGE = tuple(
    ((bn, 64, warps, stages), (down_bn, 64, warps, stages))
    for bn, down_bn, warps, stages in (
        *((32, 64, 4, 2), (32, 64, 4, 3), (64, 128, 4, 2), (64, 128, 8, 2), (64, 128, 8, 3)),
        *((128, 128, 8, 2), (128, 256, 8, 2)),
    )
)
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
    "bf16": {1: 32.0, 8: 170.0, 64: 880.0, 512: 1420.0, 4096: 1850.0},
    "fp8": {1: 22.0, 8: 100.0, 64: 470.0, 512: 760.0, 4096: 1500.0},
}
# The shared expert left out.
_PEERS = {
    "bf16": {"SGLang": {1: 34.1, 8: 180.0, 64: 876.0, 512: 1428.0, 4096: 1905.0}},
    "fp8": {"SGLang": {1: 25.2, 8: 102.0, 64: 462.0, 512: 762.0, 4096: 1309.0}},
    "w8a16": {"Triton prototype": {1: 39.0, 8: 168.0, 64: 775.0, 512: 1213.0, 4096: 2809.0}},
    "int4": {
        "SGLang": {1: 108.0, 8: 596.0, 64: 3091.0, 512: 4882.0},
        "Triton prototype": {1: 31.0, 8: 109.0, 64: 511.0, 512: 808.0},
    },
    "mxfp4": {"Triton prototype": {1: 35.0, 8: 134.0, 64: 561.0, 512: 874.0}},
}
_COPIES = {1: 16, 2: 16, 4: 8, 8: 8, 16: 4, 32: 2, 64: 2}


def _tilings(form: str, tokens: int, block: int) -> tuple[Tiling, ...]:
    """Candidates."""
    if form in ("int4", "mxfp4"):
        cuts = _FOUR_BIT_ONE if tokens == 1 else _FOUR_BIT_TILINGS
        cuts = _FOUR_BIT_LARGE if block > 32 else cuts
    elif form == "w8a16":
        cuts = _W8A16_LARGE if block > 32 else _W8A16_TILINGS
    elif block == 128:
        cuts = _FP8_LARGE if form == "fp8" else _BF16_LARGE
    else:
        cuts = (_FP8_TILINGS if form == "fp8" else _BF16_TILINGS)[tokens]
    return tuple(make_tiling(*cut) for cut in cuts)


def _bench(name: str, tokens: int, *, block: int | None = None, suffix: str = "") -> Bench:
    """Experts of a decode step with the shared one, or the routed ones of a prefill."""
    form = _FORMS[name]
    block = block or contract.choose_block(tokens, TOP_K, EXPERTS, form.least)
    has_shared = tokens <= 512
    sizes = contract.Sizes(tokens, TOP_K, EXPERTS, MLP, EMBED, has_shared)
    touched = EXPERTS * (1 - (1 - TOP_K / EXPERTS) ** tokens)
    rows = tokens * (TOP_K + has_shared)
    weights = 3 * EMBED * MLP * (touched * form.size + has_shared * form.shared_size)
    values = MLP * (1 if form.has_fp8_rows else 2) + EMBED * 2
    return Bench(
        name=f"moe_{name}_t{tokens}{suffix}",
        make=partial(_args, tokens=tokens, block=block, form=form, has_shared=has_shared),
        run=partial(_run, has_fp8_rows=form.has_fp8_rows),
        bytes=int(weights) + 2 * rows * values,
        flops=6 * rows * EMBED * MLP,
        peak_tflops=1391.0 if form.has_fp8_rows else 790.0,
        tilings={form.backend: _tilings(name, tokens, block)},
        key=contract.key(sizes, block, name, MLP, EMBED),
        copies=_COPIES.get(tokens, 1),
        rotate=("x", "ids", "weights", "tiles"),
        target_us=_TARGETS.get(name, {}).get(tokens),
        peers={who: us[tokens] for who, us in _PEERS[name].items() if tokens in us},
    )


def _tiles_bench(tokens: int) -> Bench:
    def make(key: jax.Array) -> Args:
        return {"ids": route(key, tokens, EXPERTS, TOP_K)}

    block = contract.choose_block(tokens, TOP_K, EXPERTS)
    return Bench(
        name=f"tiles_t{tokens}",
        make=make,
        run=partial(run_tiles, experts=EXPERTS, block=block),
        bytes=4 * (2 * tokens * TOP_K + contract.capacity(tokens * TOP_K, EXPERTS, block)),
        tilings={"pallas": ()},
        key=f"tiles_e{EXPERTS}_t{_tuned.bucket(tokens)}",
        rotate=("ids",),
    )


BENCHES: tuple[Bench, ...] = (
    *(_bench("bf16", tokens, block=16) for tokens in (1, 8, 64, 512)),
    _bench("bf16", 4096, block=64),
    _bench("bf16", 4096, block=128, suffix="_b128"),
    *(_bench("fp8", tokens, block=16) for tokens in (1, 8, 64, 512)),
    _bench("fp8", 4096, block=64),
    _bench("fp8", 4096, block=128, suffix="_b128"),
    *(_bench("w8a16", tokens) for tokens in (1, 8, 32, 64, 512, 4096)),
    _bench("w8a16", 4096, block=64, suffix="_b64"),
    *(_bench("int4", tokens) for tokens in (1, 2, 4, 8, 16, 32, 64, 128, 512, 4096)),
    *(_bench("mxfp4", tokens) for tokens in (1, 2, 4, 8, 16, 32, 64, 128, 512, 4096)),
    *(_tiles_bench(tokens) for tokens in (1, 64, 4096)),
)
