"""What the layers of a decode step share: one token for each row, few launches."""

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float32

from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import flat
from ling_jax.pallas.matmul import matmul_many, matmul_splits
from ling_jax.params import Weight
from ling_jax.quant import QRows, QTensor


@struct.dataclass
class Normed:
    """Input of a sublayer: one normalised token for each row."""

    rows: Weight  # [rows, embed]
    quantized: QRows | None  # the same in FP8, for weights that are multiplied so


@struct.dataclass
class StepRows:
    """Where the rows of a decode step stand."""

    slots: Weight  # [rows] int32: seats of the KDA states
    is_live: Weight  # [rows] bool: other rows leave no trace
    lengths: Weight  # [rows] int32: tokens of each sequence before this one
    page_table: Weight  # [rows, pages_per_slot] int32
    cos: Weight  # [rows, rope / 2] float32: rotation of this token
    sin: Weight  # [rows, rope / 2] float32


def step_rows_axes() -> StepRows:
    """Logical axes of `StepRows`."""
    one, two = ("batch",), ("batch", None)
    return StepRows(one, one, one, two, two, two)


def normed_axes(x: Normed) -> Normed:
    """Logical axes of a `Normed`, which every device holds whole."""
    rows = ("batch", "embed")
    return Normed(rows, None if x.quantized is None else QRows(rows, rows))


def project(
    x: Normed, weights: tuple[Weight, ...], dtypes: tuple[jnp.dtype, ...], execution: ExecConfig
) -> tuple[jax.Array, ...]:
    """Several projections of one input, in one launch: [rows, outputs] of each.

    Args:
      weights: [*outputs, embed].
      dtypes: of the results.
    """
    matrices = tuple(flat(w) for w in weights)
    is_packed = any(isinstance(m, QTensor) for m in matrices)
    return matmul_many(
        x.rows,
        matrices,
        quantized=x.quantized,
        out_dtypes=dtypes,
        backend=execution.kernels.fp8 if is_packed else execution.kernels.matmul,
    )


def project_out(
    mixed: jax.Array | QRows, weight: Weight, splits: int, execution: ExecConfig
) -> Float32[Array, "splits rows embed"]:
    """The output projection of a mixer as partial sums, to be added in order.

    Args:
      mixed: [rows, heads * d_v].
      weight: [embed, heads, d_v].
    """
    matrix = flat(weight, 2)
    is_packed = isinstance(matrix, QTensor)
    backend = execution.kernels.fp8 if is_packed else execution.kernels.matmul
    return matmul_splits(mixed, matrix, splits=splits, backend=backend)
