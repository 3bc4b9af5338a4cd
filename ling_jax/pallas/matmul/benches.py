"""Timing of the projections of Ling-3.0-flash."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench, Run
from ling_jax.pallas.matmul import Tiling, contract
from ling_jax.pallas.matmul.cases import normal, run_many, run_one, run_splits
from ling_jax.quant.fp8 import QTensor, quantize_rows

_BF16, _F32 = jnp.bfloat16, jnp.float32


def _make_bench(
    key: jax.Array,
    *,
    tokens: int,
    inputs: int,
    outputs: Sequence[int],
    is_fp8: bool,
    has_fp8_rows: bool,
) -> Args:
    keys = jax.random.split(key, len(outputs) + 1)
    args: Args = {"rows": normal(keys[-1], (tokens, inputs), _BF16)}
    if has_fp8_rows:
        args["quantized"] = quantize_rows(args["rows"])
    for i, n in enumerate(outputs):
        if is_fp8 and n >= 128:
            k0, k1 = jax.random.split(keys[i])
            data = (32 * normal(k0, (n, inputs), _BF16)).astype(jnp.float8_e4m3fn)
            scale = jax.random.uniform(k1, (-(-n // 128), inputs // 128), minval=1e-3, maxval=2e-3)
            args[f"matrix{i}"] = QTensor(data, scale)
        else:
            args[f"matrix{i}"] = normal(keys[i], (n, inputs), _BF16) * 0.02
    return args


def _bench(
    name: str,
    tokens: int,
    inputs: int,
    outputs: Sequence[int],
    tilings: Mapping[Backend, Sequence[Tiling]],
    *,
    dtypes: tuple[Any, ...] | None = None,
    splits: int = 1,
    is_fp8: bool = False,
    has_fp8_rows: bool | None = None,
    copies: int,
    target_us: float | None = None,
    peers: Mapping[str, float] | None = None,
) -> Bench:
    has_fp8_rows = is_fp8 if has_fp8_rows is None else has_fp8_rows
    kind = ("w8a8" if has_fp8_rows else "w8a16") if is_fp8 else "bf16"
    size = sum(n * inputs * (1 if is_fp8 and n >= 128 else 2) for n in outputs)
    size += tokens * (inputs * 2 + sum(outputs) * 2)
    if splits > 1 or dtypes is None:
        run: Run = functools.partial(run_splits, splits=splits) if splits > 1 else run_one
        size += tokens * sum(outputs) * 2 * (2 * splits - 1)
    else:
        run = functools.partial(run_many, dtypes=dtypes)
    return Bench(
        name=name,
        make=functools.partial(
            _make_bench,
            tokens=tokens,
            inputs=inputs,
            outputs=tuple(outputs),
            is_fp8=is_fp8,
            has_fp8_rows=has_fp8_rows,
        ),
        run=run,
        bytes=size,
        flops=2 * tokens * inputs * sum(outputs),
        peak_tflops=1391.0 if has_fp8_rows else 790.0,
        tilings=tilings,
        key=contract.key(outputs, inputs, kind, tokens, splits),
        copies=copies,
        rotate=tuple(f"matrix{i}" for i in range(len(outputs))),
        target_us=target_us,
        peers=peers or {},
    )


def _vector(outputs: int, inputs: int, warps: int) -> Tiling:
    return Tiling(outputs=outputs, inputs=inputs, tokens=1, warps=warps)


def _tile(outputs: int, inputs: int, tokens: int, stages: int, warps: int = 4) -> Tiling:
    return Tiling(outputs=outputs, inputs=inputs, tokens=tokens, warps=warps, stages=stages)


_LIBRARY = contract.LIBRARY
_KDA_IN = (20480, 32)
_MLA_IN = (6144, 576, 32)


def _full_rows(
    name: str,
    inputs: int,
    outputs: Sequence[int],
    *,
    dtypes: tuple[Any, ...] | None = None,
    splits: int = 1,
    copies: int,
) -> tuple[Bench, ...]:
    """FP8 weights and bfloat16 rows, 1 to 64 of them."""
    vectors = (
        *(_vector(n, 512, 1) for n in (2, 4, 8)),
        _vector(4, 1024, 2),
        _tile(16, 256, 8, 3, 2),
    )
    tiles = (
        *((16, 128, 3, 1), (16, 256, 3, 2), (32, 128, 3, 2), (32, 128, 4, 2), (32, 256, 3, 2)),
        *((64, 128, 3, 2), (64, 128, 4, 4)),
    )

    def tilings(tokens: int) -> dict[Backend, Sequence[Tiling]]:
        tall = [_tile(n, k, tokens, stages, warps) for n, k, stages, warps in tiles]
        return {"triton": vectors if tokens == 1 else tall}

    how = {"dtypes": dtypes, "splits": splits, "copies": copies}
    return tuple(
        _bench(
            f"{name}_w8a16_t{tokens}",
            *(tokens, inputs, outputs, tilings(tokens)),
            is_fp8=True,
            has_fp8_rows=False,
            **how,
        )
        for tokens in (1, 8, 64)
    )


BENCHES: tuple[Bench, ...] = (
    *_full_rows("kda_in", 2560, _KDA_IN, dtypes=(_BF16, _F32), copies=4),
    *_full_rows("kda_out_split4", 4096, (2560,), splits=4, copies=20),
    *_full_rows("mla_in", 2560, _MLA_IN, dtypes=(_BF16, _BF16, _F32), copies=14),
    _bench(
        "kda_in_bf16_t1",
        1,
        2560,
        _KDA_IN,
        {"pallas": (_LIBRARY, _vector(4, 512, 2), _vector(4, 256, 1))},
        dtypes=(_BF16, _F32),
        copies=3,
        target_us=27.5,
        peers={"torch linear": 30.9},
    ),
    _bench(
        "kda_in_bf16_t8",
        8,
        2560,
        _KDA_IN,
        {
            "pallas": (
                _tile(128, 128, 16, 3),
                _tile(64, 128, 16, 3),
                _tile(64, 256, 16, 3),
                _LIBRARY,
            )
        },
        dtypes=(_BF16, _F32),
        copies=3,
        target_us=27.5,
        peers={"torch linear": 29.8},
    ),
    _bench(
        "kda_in_bf16_t64",
        64,
        2560,
        _KDA_IN,
        {"pallas": (_tile(128, 64, 64, 4), _tile(128, 128, 64, 3), _LIBRARY)},
        dtypes=(_BF16, _F32),
        copies=3,
        target_us=29.0,
        peers={"torch linear": 29.0},
    ),
    _bench(
        "kda_in_fp8_t1",
        1,
        2560,
        _KDA_IN,
        {
            "triton": (
                _vector(8, 512, 1),
                _tile(64, 256, 16, 4),
                _tile(128, 256, 16, 3),
                _vector(4, 512, 1),
            )
        },
        dtypes=(_BF16, _F32),
        is_fp8=True,
        copies=4,
        target_us=15.0,
    ),
    _bench(
        "kda_in_fp8_t8",
        8,
        2560,
        _KDA_IN,
        {
            "triton": (
                _tile(64, 256, 16, 4),
                _tile(128, 256, 16, 3),
                _tile(64, 128, 16, 5),
                _tile(128, 128, 16, 4),
            )
        },
        dtypes=(_BF16, _F32),
        is_fp8=True,
        copies=4,
        target_us=15.0,
    ),
    _bench(
        "kda_in_fp8_t64",
        64,
        2560,
        _KDA_IN,
        {"triton": (_tile(128, 128, 64, 4), _tile(128, 256, 64, 2), _tile(128, 128, 64, 3, 8))},
        dtypes=(_BF16, _F32),
        is_fp8=True,
        copies=4,
        target_us=17.0,
    ),
    _bench(
        "kda_out_bf16_t1",
        1,
        4096,
        (2560,),
        {"pallas": (_LIBRARY, _vector(4, 512, 2))},
        copies=12,
        target_us=7.0,
        peers={"torch linear": 10.6},
    ),
    _bench(
        "kda_out_split4_bf16_t1",
        1,
        4096,
        (2560,),
        {"pallas": (_vector(4, 512, 2), _vector(8, 256, 2), _tile(64, 128, 16, 4), _LIBRARY)},
        splits=4,
        copies=12,
        target_us=7.0,
        peers={"torch linear": 10.6},
    ),
    _bench(
        "kda_out_bf16_t8",
        8,
        4096,
        (2560,),
        {"pallas": (_LIBRARY,)},
        copies=12,
        target_us=7.5,
        peers={"torch linear": 10.6},
    ),
    _bench(
        "kda_out_split4_bf16_t8",
        8,
        4096,
        (2560,),
        {"pallas": (_tile(64, 128, 16, 4), _tile(64, 256, 16, 3), _tile(64, 128, 16, 5), _LIBRARY)},
        splits=4,
        copies=12,
        target_us=7.5,
        peers={"torch linear": 10.6},
    ),
    _bench(
        "kda_out_split4_bf16_t64",
        64,
        4096,
        (2560,),
        {"pallas": (_tile(64, 128, 64, 3), _tile(64, 128, 64, 4), _tile(64, 256, 64, 2))},
        splits=4,
        copies=12,
        target_us=9.0,
        peers={"torch linear": 9.8},
    ),
    _bench(
        "kda_out_fp8_t1",
        1,
        4096,
        (2560,),
        {"triton": (_vector(2, 512, 1), _vector(2, 1024, 2))},
        is_fp8=True,
        copies=20,
        target_us=5.0,
    ),
    _bench(
        "kda_out_split4_fp8_t1",
        1,
        4096,
        (2560,),
        {
            "triton": (
                _tile(64, 256, 16, 4),
                _vector(4, 512, 1),
                _vector(8, 512, 1),
                _tile(64, 512, 16, 2),
            )
        },
        splits=4,
        is_fp8=True,
        copies=20,
        target_us=5.0,
    ),
    _bench(
        "kda_out_split4_fp8_t8",
        8,
        4096,
        (2560,),
        {"triton": (_tile(64, 256, 16, 4), _tile(64, 512, 16, 2), _tile(64, 128, 16, 5))},
        splits=4,
        is_fp8=True,
        copies=20,
        target_us=5.5,
    ),
    _bench(
        "kda_out_split4_fp8_t64",
        64,
        4096,
        (2560,),
        {"triton": (_tile(64, 256, 64, 3), _tile(64, 128, 64, 4), _tile(64, 512, 64, 2))},
        splits=4,
        is_fp8=True,
        copies=20,
        target_us=7.0,
    ),
    _bench(
        "mla_in_bf16_t1",
        1,
        2560,
        _MLA_IN,
        {"pallas": (_vector(4, 256, 1), _vector(4, 512, 2), _vector(2, 512, 1))},
        dtypes=(_BF16, _BF16, _F32),
        copies=8,
        target_us=10.5,
    ),
    _bench(
        "mla_in_fp8_t1",
        1,
        2560,
        _MLA_IN,
        {"triton": (_vector(4, 512, 1), _vector(2, 512, 1), _tile(64, 256, 16, 5))},
        dtypes=(_BF16, _BF16, _F32),
        is_fp8=True,
        copies=14,
        target_us=6.5,
    ),
    _bench(
        "lm_head_bf16_t1",
        1,
        2560,
        (157184,),
        {"pallas": (_LIBRARY, _vector(4, 256, 1))},
        copies=2,
        target_us=190.0,
        peers={"torch linear": 193.0},
    ),
    _bench(
        "lm_head_bf16_t8",
        8,
        2560,
        (157184,),
        {"pallas": (_LIBRARY, _tile(128, 128, 16, 3))},
        copies=2,
        target_us=190.0,
        peers={"torch linear": 194.0},
    ),
    _bench(
        "lm_head_bf16_t64",
        64,
        2560,
        (157184,),
        {"pallas": (_LIBRARY, _tile(128, 64, 64, 4), _tile(128, 128, 64, 3))},
        copies=2,
        target_us=205.0,
        peers={"torch linear": 208.0},
    ),
    _bench(
        "dense_fp8_t4096",
        4096,
        2560,
        (20480,),
        {"triton": (_tile(128, 128, 128, 4, 8), _tile(128, 128, 64, 4), _tile(128, 256, 64, 2))},
        is_fp8=True,
        copies=3,
        target_us=860.0,
        peers={"bfloat16 after dequantising": 594.0},
    ),
)
