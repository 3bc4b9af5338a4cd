"""Block FP8: e4m3 values with one float32 scale for each block of 128 x 128 weights, and
activations with one scale for each 128 columns of a row."""

import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float, Float32

from ling_jax.params import Weight

BLOCK = 128
MAX = 448.0  # largest finite e4m3 value
_SMALLEST = 1e-12  # of a block's amplitude, so that a block of zeros has a finite scale


@struct.dataclass
class QTensor:
    """A weight matrix, or a stack of them, in block FP8."""

    data: Weight  # float8_e4m3fn [*stack, outputs, inputs]
    scale: Weight  # float32 [*stack, outputs / 128, inputs / 128], both rounded up

    @property
    def shape(self) -> tuple[int, ...]:
        return self.data.shape


@struct.dataclass
class QRows:
    """Activations in FP8, quantised while the program runs."""

    data: Weight  # float8_e4m3fn [rows, inputs]
    scale: Weight  # float32 [rows, inputs / 128]

    @property
    def shape(self) -> tuple[int, ...]:
        return self.data.shape


def quantize(w: Float[Array, "*stack outputs inputs"]) -> QTensor:
    """Scales every 128 x 128 block so that its largest value becomes 448."""
    outputs, inputs = w.shape[-2:]
    rows, columns = -(-outputs // BLOCK), -(-inputs // BLOCK)
    pad = [(0, 0)] * (w.ndim - 2) + [
        (0, rows * BLOCK - outputs),
        (0, columns * BLOCK - inputs),
    ]
    blocks = jnp.pad(w.astype(jnp.float32), pad)
    blocks = blocks.reshape(*w.shape[:-2], rows, BLOCK, columns, BLOCK)
    scale = jnp.maximum(jnp.abs(blocks).max(axis=(-3, -1)), _SMALLEST) / MAX
    data = (blocks / scale[..., :, None, :, None]).reshape(*w.shape[:-2], rows * BLOCK, -1)
    return QTensor(data[..., :outputs, :inputs].astype(jnp.float8_e4m3fn), scale)


def dequantize(w: QTensor) -> Float32[Array, "*stack outputs inputs"]:
    """The float32 values a `QTensor` stands for."""
    outputs, inputs = w.shape[-2:]
    scale = jnp.repeat(jnp.repeat(w.scale, BLOCK, axis=-2), BLOCK, axis=-1)
    return w.data.astype(jnp.float32) * scale[..., :outputs, :inputs]


def quantize_rows(x: Float[Array, "rows inputs"]) -> QRows:
    """Scales every run of 128 columns of a row; `inputs` must be a multiple of 128."""
    runs = x.astype(jnp.float32).reshape(x.shape[0], -1, BLOCK)
    scale = jnp.maximum(jnp.abs(runs).max(axis=-1), _SMALLEST) / MAX
    data = (runs / scale[..., None]).reshape(x.shape).astype(jnp.float8_e4m3fn)
    return QRows(data, scale)


def dequantize_rows(x: QRows) -> Float32[Array, "rows inputs"]:
    """The float32 values of quantised rows."""
    runs = x.data.astype(jnp.float32).reshape(*x.scale.shape, BLOCK)
    return (runs * x.scale[..., None]).reshape(x.data.shape)
