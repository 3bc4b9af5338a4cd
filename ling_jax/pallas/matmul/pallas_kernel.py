"""Products with arrays for 1 to 64 rows.

Matrix rows past the end read the last one again. Steps past the last column, and rows of a tile
that no token has, are zeros: many reads of one address at once are slow.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.matmul.contract import Part, Tiling, plan

_UNROLLED = 8  # steps whose loads are in flight together


def matmul(
    rows: jax.Array,
    matrices: Sequence[jax.Array],
    dtypes: Sequence[jax.typing.DTypeLike],
    *,
    splits: int,
    tiling: Tiling,
    interpret: bool,
) -> tuple[jax.Array, ...]:
    """[splits, rows, outputs] for each matrix, partial sums over runs of the inputs."""
    tokens = rows.shape[0]
    parts = plan([m.shape[0] for m in matrices], tiling)
    body = matvec_kernel if tiling.tokens == 1 else matmul_kernel
    outs = kernel_call(
        functools.partial(body, parts=parts, splits=splits, tiling=tiling),
        rows,
        *matrices,
        # Programs that share weights are neighbours.
        grid=(-(-tokens // tiling.tokens), max(p.stop for p in parts), splits),
        out_shape=tuple(
            jax.ShapeDtypeStruct((splits, tokens, m.shape[0]), dtype)
            for m, dtype in zip(matrices, dtypes, strict=True)
        ),
        num_warps=tiling.warps,
        num_stages=tiling.stages,
        interpret=interpret,
    )
    return tuple(outs)


def matvec_kernel(rows_ref: Any, *refs: Any, parts: tuple[Part, ...], splits: int, tiling: Tiling):
    """One row times a block of one matrix, by multiplying and adding."""
    token, program, split = pl.program_id(0), pl.program_id(1), pl.program_id(2)
    run = rows_ref.shape[1] // splits
    lane = jnp.arange(tiling.inputs)

    def block_of(part: Part, matrix_ref: Any, out_ref: Any) -> None:
        outputs = (program - part.start) * part.block + jnp.arange(part.block)
        inside = jnp.minimum(outputs, part.outputs - 1)

        def steps(start: Any, count: int, acc: jax.Array) -> jax.Array:
            columns = [(start + i) * tiling.inputs + lane for i in range(count)]
            # Every load is issued before the first is used.
            weights = [
                _load(matrix_ref, inside, k, split, run, tiling, evict="evict_first")
                for k in columns
            ]
            values = [_load(rows_ref, token[None], k, split, run, tiling) for k in columns]
            for weight, value in zip(weights, values, strict=True):
                acc += weight.astype(jnp.float32) * value.astype(jnp.float32)
            return acc

        def turn(i: Any, acc: jax.Array) -> jax.Array:
            return steps(i * _UNROLLED, _UNROLLED, acc)

        count = -(-run // tiling.inputs)
        turns = 0 if count <= _UNROLLED + 2 else count // _UNROLLED
        acc = jnp.zeros((part.block, tiling.inputs), jnp.float32)
        if turns:
            acc = jax.lax.fori_loop(0, turns, turn, acc)
        acc = steps(turns * _UNROLLED, count - turns * _UNROLLED, acc)
        at = jnp.broadcast_arrays(split, token, outputs)
        plgpu.store(
            out_ref.at[at[0], at[1], at[2]],
            acc.sum(axis=1).astype(out_ref.dtype),
            mask=outputs < part.outputs,
        )

    _for_the_part_of(program, block_of, parts, refs)


def matmul_kernel(rows_ref: Any, *refs: Any, parts: tuple[Part, ...], splits: int, tiling: Tiling):
    """A tile of rows times a block of one matrix on the tensor core, weights on the long side."""
    program, split = pl.program_id(1), pl.program_id(2)
    run, count = rows_ref.shape[1] // splits, rows_ref.shape[0]
    tokens = pl.program_id(0) * tiling.tokens + jnp.arange(tiling.tokens)

    def block_of(part: Part, matrix_ref: Any, out_ref: Any) -> None:
        outputs = (program - part.start) * part.block + jnp.arange(part.block)
        is_exact = rows_ref.dtype != matrix_ref.dtype or rows_ref.dtype == jnp.float32

        def step(i: Any, acc: jax.Array) -> jax.Array:
            k = i * tiling.inputs + jnp.arange(tiling.inputs)
            inside = jnp.minimum(outputs, part.outputs - 1)
            weights = _load(matrix_ref, inside, k, split, run, tiling, evict="evict_first")
            real = tokens < count if count % tiling.tokens else None
            row = jnp.minimum(tokens, count - 1)
            values = _load(rows_ref, row, k, split, run, tiling, real=real)
            if is_exact:
                weights, values = weights.astype(jnp.float32), values.astype(jnp.float32)
            return acc + jnp.dot(
                weights,
                values.T,
                precision=jax.lax.Precision.HIGHEST if is_exact else None,
                preferred_element_type=jnp.float32,
            )

        acc = jnp.zeros((part.block, tiling.tokens), jnp.float32)
        acc = jax.lax.fori_loop(0, -(-run // tiling.inputs), step, acc)
        at = jnp.broadcast_arrays(split[None, None], tokens[:, None], outputs[None, :])
        plgpu.store(
            out_ref.at[at[0], at[1], at[2]],
            acc.T.astype(out_ref.dtype),
            mask=(at[1] < count) & (at[2] < part.outputs),
        )

    _for_the_part_of(program, block_of, parts, refs)


def _for_the_part_of(
    program: jax.Array,
    block_of: Callable[[Part, Any, Any], None],
    parts: tuple[Part, ...],
    refs: tuple[Any, ...],
) -> None:
    matrix_refs, out_refs = refs[: len(parts)], refs[len(parts) :]
    for part, matrix_ref, out_ref in zip(parts, matrix_refs, out_refs, strict=True):
        run = functools.partial(block_of, part, matrix_ref, out_ref)
        if len(parts) == 1:
            run()
        else:
            pl.when((program >= part.start) & (program < part.stop))(run)


def _load(
    ref: Any,
    rows: jax.Array,
    k: jax.Array,
    split: jax.Array,
    run: int,
    tiling: Tiling,
    *,
    real: jax.Array | None = None,
    evict: str | None = None,
) -> jax.Array:
    """[rows, inputs] of the columns `k` of a run; zeros past its end and in rows not `real`."""
    at = jnp.broadcast_arrays(rows[:, None], (split * run + k)[None, :])
    if run % tiling.inputs == 0 and real is None:
        return plgpu.load(ref.at[at[0], at[1]], eviction_policy=evict)
    mask = jnp.broadcast_to((k < run)[None, :], at[0].shape)
    if real is not None:
        mask &= real[:, None]
    return plgpu.load(ref.at[at[0], at[1]], mask=mask, other=0.0, eviction_policy=evict)
