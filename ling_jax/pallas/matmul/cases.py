"""Inputs of the products for tests, and the model's projections for timing."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench, Case, Run
from ling_jax.pallas.matmul import Tiling, contract, matmul, matmul_many, matmul_splits
from ling_jax.quant.fp8 import QTensor, quantize, quantize_rows

_BF16, _F32 = jnp.bfloat16, jnp.float32


def _normal(key: jax.Array, shape: tuple[int, ...], dtype: Any) -> jax.Array:
    return jax.random.normal(key, shape, dtype)


def _make(
    key: jax.Array,
    *,
    tokens: int,
    inputs: int,
    outputs: tuple[int, ...],
    dtype: Any,
    fp8: tuple[bool, ...] = (False,),
    is_quantized: bool = False,
    matrix_dtype: Any = None,
) -> Args:
    keys = jax.random.split(key, len(outputs) + 1)
    args: Args = {"rows": _normal(keys[-1], (tokens, inputs), dtype)}
    if is_quantized:
        args["quantized"] = quantize_rows(args["rows"])
    for i, (n, is_fp8) in enumerate(zip(outputs, fp8, strict=True)):
        matrix = _normal(keys[i], (n, inputs), matrix_dtype or dtype)
        # Blocks of different amplitudes, so that no scale can stand for another.
        ramp = 1 + (jnp.arange(inputs) // 128)[None, :] + 3 * (jnp.arange(n) // 128)[:, None]
        matrix = (matrix.astype(jnp.float32) * ramp.astype(jnp.float32)).astype(matrix.dtype)
        args[f"matrix{i}"] = quantize(matrix) if is_fp8 else matrix
    return args


def _matrices(args: Args) -> tuple[Any, ...]:
    return tuple(args[name] for name in sorted(args) if name.startswith("matrix"))


def _run_many(
    args: Args, *, backend: Backend, tiling: Any = None, dtypes: tuple[Any, ...] | None
) -> tuple[Any, Args]:
    out = matmul_many(
        args["rows"],
        _matrices(args),
        quantized=args.get("quantized"),
        out_dtypes=dtypes,
        backend=backend,
        tiling=tiling,
    )
    return out, {}


def _run_one(args: Args, *, backend: Backend, tiling: Any = None) -> tuple[Any, Args]:
    rows = args.get("quantized", args["rows"])
    return matmul(rows, args["matrix0"], backend=backend, tiling=tiling), {}


def _run_splits(
    args: Args, *, backend: Backend, tiling: Any = None, splits: int
) -> tuple[Any, Args]:
    rows = args.get("quantized", args["rows"])
    out = matmul_splits(rows, args["matrix0"], splits=splits, backend=backend, tiling=tiling)
    return out, {}


def _with_tiling(run: Run, tiling: Tiling) -> Run:
    def fixed(args: Args, *, backend: Backend, tiling: Any = tiling) -> tuple[Any, Args]:
        return run(args, backend=backend, tiling=tiling)

    return fixed


_VECTOR = Tiling(outputs=4, inputs=64, tokens=1, warps=1)
_TILE = Tiling(outputs=16, inputs=64, tokens=16, warps=4, stages=2)
_FP8_VECTOR = Tiling(outputs=8, inputs=512, tokens=1, warps=1)
_FP8_TILE = Tiling(outputs=64, inputs=128, tokens=16, warps=4, stages=3)
_FP8_LONG = Tiling(outputs=64, inputs=256, tokens=16, warps=4, stages=3)
_FP8_TALL = Tiling(outputs=128, inputs=128, tokens=128, warps=8, stages=3)


def _array_cases() -> list[Case]:
    # Two summation orders of bfloat16 products in float32 differ by 1e-12; roundings to bfloat16
    # that fall on different sides by some 1e-7.
    cases: list[Case] = []
    for dtype, bound in ((_F32, 1e-10), (_BF16, 1e-10)):
        name = jnp.dtype(dtype).name
        for tokens, tiling in ((1, _VECTOR), (3, _VECTOR), (1, _TILE), (5, _TILE), (64, _TILE)):
            make = functools.partial(_make, tokens=tokens, inputs=320, outputs=(70,), dtype=dtype)
            method = "vector" if tiling.tokens == 1 else "tile"
            cases.append(
                Case(
                    name=f"{name}-{method}-t{tokens}",
                    make=make,
                    run=_with_tiling(_run_one, tiling),
                    nmse=bound,
                )
            )
        for tiling in (_VECTOR, _TILE):
            method = "vector" if tiling.tokens == 1 else "tile"
            cases.append(
                Case(
                    name=f"{name}-{method}-ragged-inputs",
                    make=functools.partial(
                        _make, tokens=2, inputs=1000, outputs=(33,), dtype=dtype
                    ),
                    run=_with_tiling(_run_one, tiling),
                    nmse=bound,
                )
            )
            cases.append(
                Case(
                    name=f"{name}-{method}-splits",
                    make=functools.partial(_make, tokens=3, inputs=480, outputs=(40,), dtype=dtype),
                    run=_with_tiling(functools.partial(_run_splits, splits=3), tiling),
                    nmse=bound,
                )
            )
            cases.append(
                Case(
                    name=f"{name}-{method}-three-matrices",
                    make=functools.partial(
                        _make,
                        tokens=2,
                        inputs=256,
                        outputs=(72, 9, 33),
                        dtype=dtype,
                        fp8=(False,) * 3,
                    ),
                    run=_with_tiling(
                        functools.partial(_run_many, dtypes=(dtype, _F32, dtype)), tiling
                    ),
                    nmse=1e-10 if dtype == _F32 else 1e-5,
                )
            )
    cases.append(
        Case(
            name="mixed-dtypes",
            make=functools.partial(
                _make, tokens=2, inputs=256, outputs=(40,), dtype=_BF16, matrix_dtype=_F32
            ),
            run=_with_tiling(_run_one, _TILE),
        )
    )
    cases += [
        Case(
            name=f"library-t{tokens}",
            make=functools.partial(
                _make, tokens=tokens, inputs=256, outputs=(48, 8), dtype=_BF16, fp8=(False,) * 2
            ),
            run=_with_tiling(functools.partial(_run_many, dtypes=(_BF16, _F32)), contract.LIBRARY),
            nmse=1e-5,
        )
        for tokens in (1, 7)
    ]
    cases += [
        Case(
            name=f"default-tiling-t{tokens}",
            make=functools.partial(
                _make, tokens=tokens, inputs=256, outputs=(48, 8), dtype=_BF16, fp8=(False,) * 2
            ),
            run=functools.partial(_run_many, dtypes=(_BF16, _F32)),
            nmse=1e-5,
        )
        for tokens in (0, 1, 7, 100)
    ]
    return cases


def _fp8_cases() -> list[Case]:
    # The FP8 tensor core keeps 14 bits of the sum of 128 products: a relative error near 1e-4.
    cases: list[Case] = []
    for is_quantized, scheme in ((True, "w8a8"), (False, "w8a16")):
        for tokens, tiling in (
            (1, _FP8_VECTOR),
            (2, _FP8_VECTOR),
            (1, _FP8_TILE),
            (17, _FP8_TILE),
            (64, Tiling(outputs=64, inputs=128, tokens=64, warps=4, stages=3)),
            (200, _FP8_TALL),
        ):
            make = functools.partial(
                _make,
                tokens=tokens,
                inputs=640,
                outputs=(1100, 20),
                dtype=_BF16,
                fp8=(True, False),
                is_quantized=is_quantized,
            )
            method = "vector" if tiling.tokens == 1 else f"tile{tiling.tokens}"
            cases.append(
                Case(
                    name=f"{scheme}-{method}-t{tokens}",
                    make=make,
                    run=_with_tiling(functools.partial(_run_many, dtypes=(_BF16, _F32)), tiling),
                    backends=("triton",),
                    nmse=1e-5,
                )
            )
        for tokens, tiling in ((1, _FP8_VECTOR), (1, _FP8_LONG), (4, _FP8_TILE), (9, _FP8_LONG)):
            cases.append(
                Case(
                    name=f"{scheme}-splits-t{tokens}-k{tiling.inputs}",
                    make=functools.partial(
                        _make,
                        tokens=tokens,
                        inputs=768,
                        outputs=(300,),
                        dtype=_BF16,
                        fp8=(True,),
                        is_quantized=is_quantized,
                    ),
                    run=_with_tiling(functools.partial(_run_splits, splits=3), tiling),
                    backends=("triton",),
                    nmse=1e-6,
                )
            )
    cases += [
        Case(
            name=f"w8a8-default-tiling-t{tokens}",
            make=functools.partial(
                _make,
                tokens=tokens,
                inputs=512,
                outputs=(1030, 580, 32),
                dtype=_BF16,
                fp8=(True, True, False),
                is_quantized=True,
            ),
            run=functools.partial(_run_many, dtypes=(_BF16, _BF16, _F32)),
            backends=("triton",),
            nmse=1e-5,
        )
        for tokens in (1, 9, 130)
    ]
    cases.append(
        Case(
            name="w8a16-float32",
            make=functools.partial(
                _make, tokens=3, inputs=384, outputs=(200,), dtype=_F32, fp8=(True,)
            ),
            run=_run_one,
            backends=("triton",),
        )
    )
    return cases


CASES: tuple[Case, ...] = (*_array_cases(), *_fp8_cases())


def _make_bench(
    key: jax.Array, *, tokens: int, inputs: int, outputs: Sequence[int], is_fp8: bool
) -> Args:
    keys = jax.random.split(key, len(outputs) + 1)
    args: Args = {"rows": _normal(keys[-1], (tokens, inputs), _BF16)}
    if is_fp8:
        args["quantized"] = quantize_rows(args["rows"])
    for i, n in enumerate(outputs):
        if is_fp8 and n >= 128:
            k0, k1 = jax.random.split(keys[i])
            data = (32 * _normal(k0, (n, inputs), _BF16)).astype(jnp.float8_e4m3fn)
            scale = jax.random.uniform(k1, (-(-n // 128), inputs // 128), minval=1e-3, maxval=2e-3)
            args[f"matrix{i}"] = QTensor(data, scale)
        else:
            args[f"matrix{i}"] = _normal(keys[i], (n, inputs), _BF16) * 0.02
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
    copies: int,
    target_us: float | None = None,
    peers: Mapping[str, float] | None = None,
) -> Bench:
    size = sum(n * inputs * (1 if is_fp8 and n >= 128 else 2) for n in outputs)
    size += tokens * (inputs * 2 + sum(outputs) * 2)
    if splits > 1 or dtypes is None:
        run: Run = functools.partial(_run_splits, splits=splits) if splits > 1 else _run_one
        size += tokens * sum(outputs) * 2 * (2 * splits - 1)
    else:
        run = functools.partial(_run_many, dtypes=dtypes)
    return Bench(
        name=name,
        make=functools.partial(
            _make_bench, tokens=tokens, inputs=inputs, outputs=tuple(outputs), is_fp8=is_fp8
        ),
        run=run,
        bytes=size,
        flops=2 * tokens * inputs * sum(outputs),
        peak_tflops=1391.0 if is_fp8 else 790.0,
        tilings=tilings,
        key=contract.key(outputs, inputs, "w8a8" if is_fp8 else "bf16", tokens, splits),
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

BENCHES: tuple[Bench, ...] = (
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
