"""Matrices of 4-bit values, two in a byte: the lower half is the input of even number.

`int4`: the value is the half less 8, times a bfloat16 scale. `mxfp4`: an e2m1 number, times a power
of two whose e8m0 code is stored. A scale belongs to a group of consecutive inputs of one output.
"""

from typing import Literal

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from flax import struct
from jaxtyping import Array, Float32, UInt8

from ling_jax.params import Weight

Kind = Literal["int4", "mxfp4"]

_HALVES = np.arange(16, dtype=np.uint8)
_VALUES = {
    "int4": _HALVES.astype(np.float32) - 8,
    "mxfp4": _HALVES.view(ml_dtypes.float4_e2m1fn).astype(np.float32),
}
_BIAS = 127  # of an e8m0 code


@struct.dataclass
class FourBit:
    """A weight matrix, or a stack of them."""

    data: Weight  # uint8 [*stack, outputs, inputs / 2]
    scale: Weight  # bfloat16, or uint8 of e8m0 [*stack, outputs, inputs / group]
    kind: Kind = struct.field(pytree_node=False)

    @property
    def shape(self) -> tuple[int, ...]:
        """Of the values."""
        return (*self.data.shape[:-1], 2 * self.data.shape[-1])


def expand(w: FourBit) -> Float32[Array, "*stack outputs inputs"]:
    """The values that a `FourBit` stands for; exact."""
    halves = jnp.stack([w.data & 15, w.data >> 4], axis=-1).reshape(w.shape)
    scale = w.scale.astype(jnp.float32) if w.kind == "int4" else _power_of_two(w.scale)
    group = w.shape[-1] // w.scale.shape[-1]
    return jnp.asarray(_VALUES[w.kind])[halves] * jnp.repeat(scale, group, axis=-1)


def _power_of_two(code: UInt8[Array, "*n"]) -> Float32[Array, "*n"]:
    """Two to the power that an e8m0 code stands for; 255 is NaN."""
    normal = jax.lax.bitcast_convert_type(code.astype(jnp.uint32) << 23, jnp.float32)
    # The exponent of a float32 cannot say 2^-127, nor is its largest one a number.
    value = jnp.where(code == 0, 2.0**-_BIAS, normal)
    return jnp.where(code == 255, jnp.nan, value)
