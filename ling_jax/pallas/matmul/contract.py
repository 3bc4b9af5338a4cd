"""What the arguments must be, how a launch is cut into programs, and which tiling it uses."""

from collections.abc import Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float

from ling_jax.errors import ContractError
from ling_jax.pallas import _tuned
from ling_jax.quant.fp8 import BLOCK, QRows, QTensor

Rows = Float[Array, "rows inputs"]
Matrix = Float[Array, "_outputs _inputs"] | QTensor

MOST_ROWS = 64
"""Above, arrays go through the library: a product of that size is bound by the tensor cores."""


@dataclass(frozen=True)
class Tiling:
    """How one launch is cut; extents are powers of two."""

    outputs: int
    """Matrix rows of one program. A matrix below 1024 rows uses at most 16, or 4 without it."""
    inputs: int
    """Columns of one step; multiples of 128 where the tensor core multiplies FP8."""
    tokens: int
    """Rows of one program: 8 or more for the tensor core, 1 to multiply and add without it."""
    warps: int
    stages: int = 1
    """Steps in flight in shared memory; only with the tensor core."""
    library: bool = False
    """Hands products of arrays to XLA, one for each matrix; every other field is ignored."""


LIBRARY = Tiling(outputs=16, inputs=16, tokens=16, warps=4, library=True)


@dataclass(frozen=True)
class Part:
    """The programs of one matrix in a launch of several."""

    outputs: int
    block: int
    start: int
    stop: int


def check(
    rows: Rows | None,
    quantized: QRows | None,
    matrices: Sequence[Matrix],
    dtypes: Sequence[jax.typing.DTypeLike],
    splits: int,
) -> None:
    """Raises `ContractError` for what no backend may accept."""
    shape = _shape(rows, quantized)
    if rows is not None and not _is_float(rows.dtype):
        raise ContractError(f"matmul: rows must be bfloat16 or float32, got {rows.dtype}.")
    if len(dtypes) != len(matrices) or not matrices:
        raise ContractError(
            f"matmul: one output dtype for each matrix, got {len(dtypes)} for {len(matrices)}."
        )
    for matrix in matrices:
        if len(matrix.shape) != 2 or matrix.shape[1] != shape[1]:
            raise ContractError(
                f"matmul: a matrix must be [outputs, {shape[1]}], got {matrix.shape}."
            )
        if isinstance(matrix, QTensor):
            scales = (-(-matrix.shape[0] // BLOCK), -(-matrix.shape[1] // BLOCK))
            if matrix.scale.shape != scales:
                raise ContractError(
                    f"matmul: a QTensor of {matrix.shape} has scales {scales}, "
                    f"got {matrix.scale.shape}."
                )
        elif not _is_float(matrix.dtype):
            raise ContractError(
                f"matmul: a matrix must be bfloat16, float32 or a QTensor, got {matrix.dtype}."
            )
    if splits < 1 or shape[1] % splits:
        raise ContractError(f"matmul: {splits} splits do not divide {shape[1]} inputs.")


def check_tiling(tiling: Tiling) -> None:
    for name in ("outputs", "inputs", "tokens", "warps"):
        extent = getattr(tiling, name)
        if extent < 1 or extent & (extent - 1):
            raise ContractError(f"matmul: tiling.{name} must be a power of two, got {extent}.")
    if 1 < tiling.tokens < 8 or (tiling.tokens > 1 and min(tiling.outputs, tiling.inputs) < 16):
        raise ContractError(
            f"matmul: the tensor core needs 8 tokens and 16 of every other extent, got {tiling}."
        )


def plan(outputs: Sequence[int], tiling: Tiling) -> tuple[Part, ...]:
    """Program ranges in the order of `outputs`; the smallest matrices start first.

    A program of a small matrix takes as long as one of a large matrix: started last, it would run
    alone at the end.
    """
    parts: dict[int, Part] = {}
    start = 0
    for i in sorted(range(len(outputs)), key=lambda i: outputs[i]):
        small = 16 if tiling.tokens > 1 else 4
        block = tiling.outputs if outputs[i] >= 1024 else min(tiling.outputs, small)
        stop = start + -(-outputs[i] // block)
        parts[i] = Part(outputs[i], block, start, stop)
        start = stop
    return tuple(parts[i] for i in range(len(outputs)))


def kind(rows: Rows | None, quantized: QRows | None, matrices: Sequence[Matrix]) -> str:
    """Storage of weights and activations, as it stands in keys of the tuned table."""
    if any(isinstance(m, QTensor) for m in matrices):
        return "w8a16" if quantized is None else "w8a8"
    dtypes = {m.dtype for m in matrices if not isinstance(m, QTensor)}
    if rows is not None:
        dtypes.add(rows.dtype)
    return "bf16" if dtypes == {jnp.dtype(jnp.bfloat16)} else "f32"


def key(outputs: Sequence[int], inputs: int, kind: str, tokens: int, splits: int = 1) -> str:
    """Entry of the tuned table."""
    name = "+".join(str(n) for n in outputs)
    return f"n{name}_k{inputs}_{kind}_t{_tuned.bucket(tokens)}" + f"_s{splits}" * (splits > 1)


def default_tiling(outputs: Sequence[int], kind: str, tokens: int, splits: int) -> Tiling:
    """What a size that was never tuned uses."""
    if tokens == 1:
        # 10 programs of one warp for each of the 132 multiprocessors keep enough bytes in flight.
        block = next((b for b in (8, 4) if sum(outputs) * splits >= 1280 * b), 2)
        if kind.startswith("w8"):
            return Tiling(outputs=block, inputs=512, tokens=1, warps=1)
        return Tiling(outputs=min(block, 4), inputs=256, tokens=1, warps=1)
    if tokens > MOST_ROWS:
        return Tiling(outputs=128, inputs=128, tokens=128, warps=8, stages=3)
    if kind == "w8a16":
        # Fewer than four warps: weights go from registers to `mma`, as `wgmma` waits for each step.
        tile = max(8, _tuned.bucket(tokens))
        return Tiling(outputs=32, inputs=128, tokens=tile, warps=2, stages=3)
    # One program for each of the 132 multiprocessors at least.
    sizes = () if kind == "f32" else (64, 32)  # larger float32 products spill registers
    block = next((b for b in sizes if sum(outputs) * splits >= 120 * b), 16)
    tile = max(16, _tuned.bucket(tokens))
    return Tiling(outputs=block, inputs=128, tokens=tile, warps=4, stages=4)


def _shape(rows: Rows | None, quantized: QRows | None) -> tuple[int, ...]:
    shapes = {x.shape for x in (rows, quantized) if x is not None}
    if len(shapes) != 1 or len(shape := shapes.pop()) != 2:
        raise ContractError(f"matmul: rows and quantized must both be [rows, inputs]: {shapes}.")
    if quantized is not None and quantized.scale.shape != (shape[0], shape[1] // BLOCK):
        raise ContractError(
            f"matmul: quantized rows of {shape} have scales {(shape[0], shape[1] // BLOCK)}, "
            f"got {quantized.scale.shape}."
        )
    return shape


def _is_float(dtype: jax.typing.DTypeLike) -> bool:
    return dtype in (jnp.bfloat16, jnp.float32)
