"""Matrices of 4-bit values, eight in a word, ordered so that a kernel unpacks them by shifts alone.

The inputs of an output come in blocks of eight runs. Word j of a block holds input j of every run,
that of run p in bits 4 p to 4 p + 3: a shift by 4 p and a mask give consecutive inputs in
consecutive words. A run is 32 inputs long, which is a group of both published formats, or as long
as the number of inputs allows.

`int4`: the value is the four bits less 8, times a bfloat16 scale. `mxfp4`: an e2m1 number, times a
power of two whose e8m0 code is stored. A scale belongs to a group of consecutive inputs.
"""

import math
from typing import Literal

import jax
import jax.numpy as jnp
import numpy as np
from flax import struct
from jaxtyping import Array, Float32, UInt8
from numpy.typing import NDArray

from ling_jax.params import Weight
from ling_jax.quant.published import E2M1, INT4

Kind = Literal["int4", "mxfp4"]

PER_WORD = 8
RUN = 32
BLOCK = PER_WORD * RUN
"""Inputs that a kernel unpacks at a time."""
_VALUES = {"int4": INT4, "mxfp4": E2M1}
_BIAS = 127  # of an e8m0 code


@struct.dataclass
class FourBit:
    """A weight matrix, or a stack of them."""

    data: Weight  # int32 [*stack, outputs, inputs / 8]
    scale: Weight  # bfloat16, or uint8 of e8m0 [*stack, inputs / group, outputs]
    kind: Kind = struct.field(pytree_node=False)

    @property
    def shape(self) -> tuple[int, ...]:
        """Of the values."""
        return (*self.data.shape[:-1], PER_WORD * self.data.shape[-1])

    @property
    def group(self) -> int:
        """Inputs that share a scale."""
        return self.shape[-1] // self.scale.shape[-2]


def run_length(inputs: int) -> int:
    """Consecutive inputs of a run."""
    return math.gcd(inputs // PER_WORD, RUN)


def expand(w: FourBit) -> Float32[Array, "*stack outputs inputs"]:
    """The values that a `FourBit` stands for; exact."""
    run = run_length(w.shape[-1])
    words = w.data.reshape(*w.data.shape[:-1], -1, 1, run)
    shifts = 4 * jnp.arange(PER_WORD, dtype=jnp.int32)[:, None]
    codes = (jax.lax.shift_right_logical(*jnp.broadcast_arrays(words, shifts)) & 15).reshape(
        w.shape
    )
    scale = w.scale.astype(jnp.float32) if w.kind == "int4" else power_of_two(w.scale)
    scale = jnp.repeat(scale.swapaxes(-1, -2), w.group, axis=-1)
    return jnp.asarray(_VALUES[w.kind])[codes] * scale


def power_of_two(code: UInt8[Array, "*n"]) -> Float32[Array, "*n"]:
    """Two to the power that an e8m0 code stands for; 255 is NaN."""
    normal = jax.lax.bitcast_convert_type(code.astype(jnp.uint32) << 23, jnp.float32)
    # The exponent of a float32 cannot say 2^-127, nor is its largest one a number.
    value = jnp.where(code == 0, 2.0**-_BIAS, normal)
    return jnp.where(code == 255, jnp.nan, value)


def words(pairs: NDArray[np.uint8]) -> NDArray[np.int32]:
    """Published rows in the order of `FourBit`.

    Args:
      pairs: [outputs, inputs / 2]: two codes in a byte, the first input in the lower half.
    """
    outputs, inputs = pairs.shape[0], 2 * pairs.shape[1]
    run = run_length(inputs)
    codes = np.empty((outputs, inputs), np.uint8)
    codes[:, 0::2], codes[:, 1::2] = pairs & 15, pairs >> 4
    runs = codes.reshape(outputs, -1, PER_WORD // 2, 2, run)  # two runs fill the bytes of a word
    filled = runs[:, :, :, 0] | runs[:, :, :, 1] << 4
    return np.ascontiguousarray(filled.swapaxes(2, 3)).view("<i4").reshape(outputs, -1)
