"""Matrix products with checkpoint weights, which store their output dimensions first.

Weights keep one dimension for heads, so that a mesh can split them. It comes first, because the
flattening below must not separate what one device holds.
"""

import math

import jax
import jax.numpy as jnp

from ling_jax.execution import ExecConfig
from ling_jax.pallas.matmul import matmul_many
from ling_jax.params import Weight
from ling_jax.quant import QTensor, quantize_rows

PLAIN = ExecConfig()


def flat(w: Weight, contract: int = 1) -> jax.Array | QTensor:
    """A weight as a matrix [outputs, inputs].

    Args:
      contract: how many trailing dimensions are inputs.
    """
    if isinstance(w, QTensor):
        inputs = math.prod(w.data.shape[w.data.ndim - contract :])
        blocks = -(-inputs // 128)
        return QTensor(w.data.reshape(-1, inputs), w.scale.reshape(-1, blocks))
    return w.reshape(-1, math.prod(w.shape[w.ndim - contract :]))


def linear(
    x: jax.Array, w: Weight, *, contract: int = 1, execution: ExecConfig = PLAIN
) -> jax.Array:
    """`x @ w.T`, accumulated in float32 and rounded to the dtype of `x`.

    With FP8 weights and `execution.activations` of `fp8`, `x` is quantised here.

    Args:
      x: [*batch, *inputs].
      w: [*outputs, *inputs].
      contract: how many trailing dimensions are inputs.
      execution: backends; with kernels, call it where arrays are local to a device.
    """
    return _product(x, w, contract, execution, x.dtype)


def linear_f32(
    x: jax.Array, w: Weight, *, contract: int = 1, execution: ExecConfig = PLAIN
) -> jax.Array:
    """As `linear`, in float32: for logits and gates that must not be rounded.

    Float32 operands multiply at full precision, never in TF32.
    """
    return _product(x, w, contract, execution, jnp.dtype(jnp.float32))


def _product(
    x: jax.Array, w: Weight, contract: int, execution: ExecConfig, dtype: jnp.dtype
) -> jax.Array:
    batch, outputs = x.shape[: x.ndim - contract], w.shape[: len(w.shape) - contract]
    # Two dimensions each: XLA transposes a weight of more, in full, at every call.
    rows = x.reshape(-1, math.prod(x.shape[x.ndim - contract :]))
    matrix = flat(w, contract)
    is_packed = isinstance(matrix, QTensor)
    (out,) = matmul_many(
        rows,
        (matrix,),
        quantized=quantize_rows(rows) if is_packed and execution.activations == "fp8" else None,
        out_dtypes=(dtype,),
        backend=execution.kernels.fp8 if is_packed else execution.kernels.matmul,
    )
    return out.reshape(*batch, *outputs)
