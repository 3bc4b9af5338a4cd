"""Inputs of the products for tests; `benches` has the model's projections for timing."""

import functools
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Case, Run
from ling_jax.pallas.matmul import Tiling, contract, matmul, matmul_many, matmul_splits
from ling_jax.quant.fp8 import quantize, quantize_rows

_BF16, _F32 = jnp.bfloat16, jnp.float32


def normal(key: jax.Array, shape: tuple[int, ...], dtype: Any) -> jax.Array:
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
    args: Args = {"rows": normal(keys[-1], (tokens, inputs), dtype)}
    if is_quantized:
        args["quantized"] = quantize_rows(args["rows"])
    for i, (n, is_fp8) in enumerate(zip(outputs, fp8, strict=True)):
        matrix = normal(keys[i], (n, inputs), matrix_dtype or dtype)
        # Blocks of different amplitudes, so that no scale can stand for another.
        ramp = 1 + (jnp.arange(inputs) // 128)[None, :] + 3 * (jnp.arange(n) // 128)[:, None]
        matrix = (matrix.astype(jnp.float32) * ramp.astype(jnp.float32)).astype(matrix.dtype)
        args[f"matrix{i}"] = quantize(matrix) if is_fp8 else matrix
    return args


def _matrices(args: Args) -> tuple[Any, ...]:
    return tuple(args[name] for name in sorted(args) if name.startswith("matrix"))


def run_many(
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


def run_one(args: Args, *, backend: Backend, tiling: Any = None) -> tuple[Any, Args]:
    rows = args.get("quantized", args["rows"])
    return matmul(rows, args["matrix0"], backend=backend, tiling=tiling), {}


def run_splits(
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
_FP8_SHORT = Tiling(outputs=32, inputs=128, tokens=8, warps=2, stages=3)
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
                    run=_with_tiling(run_one, tiling),
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
                    run=_with_tiling(run_one, tiling),
                    nmse=bound,
                )
            )
            cases.append(
                Case(
                    name=f"{name}-{method}-splits",
                    make=functools.partial(_make, tokens=3, inputs=480, outputs=(40,), dtype=dtype),
                    run=_with_tiling(functools.partial(run_splits, splits=3), tiling),
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
                        functools.partial(run_many, dtypes=(dtype, _F32, dtype)), tiling
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
            run=_with_tiling(run_one, _TILE),
        )
    )
    cases += [
        Case(
            name=f"library-t{tokens}",
            make=functools.partial(
                _make, tokens=tokens, inputs=256, outputs=(48, 8), dtype=_BF16, fp8=(False,) * 2
            ),
            run=_with_tiling(functools.partial(run_many, dtypes=(_BF16, _F32)), contract.LIBRARY),
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
            run=functools.partial(run_many, dtypes=(_BF16, _F32)),
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
            (5, _FP8_SHORT if not is_quantized else _FP8_TILE),
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
                    run=_with_tiling(functools.partial(run_many, dtypes=(_BF16, _F32)), tiling),
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
                    run=_with_tiling(functools.partial(run_splits, splits=3), tiling),
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
            run=functools.partial(run_many, dtypes=(_BF16, _BF16, _F32)),
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
            run=run_one,
            backends=("triton",),
        )
    )
    return cases


CASES: tuple[Case, ...] = (*_array_cases(), *_fp8_cases())
