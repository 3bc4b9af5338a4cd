"""Matrices of 4-bit values, eight in a word, ordered so that a kernel unpacks two at a time.

The inputs of an output come in blocks of four segments, a segment is at most 64 inputs. Word j of a
block holds inputs 2 j and 2 j + 1 of every segment, the first in its lower half and the second in
the upper, so that one shift and one mask give two inputs that are neighbours in a register too.

`int4`: the value is the code less 8, times a bfloat16 scale; segment p has bits 4 p to 4 p + 3 of a
half. `mxfp4`: an e2m1 number, times the power of two of an e8m0 code. Its sign and magnitude lie as
far apart as in a bfloat16, sign in front of the exponent and magnitude across its end:

    segment  0  1  2   3
    sign    15 12  9  14
    size   8-6 5-3 2-0  13 11 10

A scale belongs to a group of consecutive inputs. Words hold the scales of neighbouring groups, two
bfloat16 or four codes, the first in the lowest bits.
"""

import math
from typing import Any, Literal

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
SEGMENTS = 4
RUN = 32
BLOCK = PER_WORD * RUN
"""Inputs that a kernel unpacks at a time."""
SCALES_PER_WORD = {"int4": 2, "mxfp4": 4}
_VALUES = {"int4": INT4, "mxfp4": E2M1}
_BIAS = 127  # of an e8m0 code

E8M0_SHIFT = 32
"""A kernel makes `mxfp4` weights smaller by this power of two, which its sums give back: e2m1 bits
are 2^-126 too small, and not every scale times 2^126 is a bfloat16."""
E8M0_MOST = 160
"""Largest code of a scale that is then a bfloat16, 2^33. Products are exact from 2^-100 on; smaller
ones, as of a matrix of zeros, come out less than 2^-98 wrong."""


@struct.dataclass
class FourBit:
    """A weight matrix, or a stack of them."""

    data: Weight  # int32 [*stack, outputs, inputs / 8]
    scale: Weight  # int32 [*stack, words of scales, outputs]
    kind: Kind = struct.field(pytree_node=False)
    group: int = struct.field(pytree_node=False)
    """Inputs that share a scale."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Of the values."""
        return (*self.data.shape[:-1], PER_WORD * self.data.shape[-1])


def segment_words(inputs: int) -> int:
    """Words of a block, or pairs of inputs of a segment."""
    return math.gcd(inputs // PER_WORD, RUN)


def scale_words(groups: int, kind: Kind) -> int:
    """Words that hold the scales of an output."""
    return -(-groups // SCALES_PER_WORD[kind])


def expand(w: FourBit) -> Float32[Array, "*stack outputs inputs"]:
    """The values that a `FourBit` stands for; exact."""
    words = w.data.reshape(*w.data.shape[:-1], -1, 1, segment_words(w.shape[-1]), 1)
    halves = jax.lax.shift_right_logical(*jnp.broadcast_arrays(words, jnp.asarray([0, 16])))
    codes = [codes_of_segment(halves[..., 0, :, :], p, w.kind) for p in range(SEGMENTS)]
    codes = jnp.stack(codes, axis=-3).reshape(w.shape)  # [..., block, segment, word, half]
    scale = jnp.repeat(scales(w).swapaxes(-1, -2), w.group, axis=-1)
    return jnp.asarray(_VALUES[w.kind])[codes] * scale


def codes_of_segment(half: Any, p: int, kind: Kind) -> Any:
    """The published codes of segment `p` in the lower halves of words; arrays of either kind."""
    if kind == "int4":
        return (half >> 4 * p) & 15
    bits = e2m1_bits(half, p)
    return ((bits >> 6) & 7) | ((bits >> 12) & 8)


def e2m1_bits(half: Any, p: int) -> Any:
    """Segment `p` as a bfloat16, 2^126 too small."""
    if p < 3:
        return (half << 3 * p) & 0x81C0
    return ((half >> 4) & 0xC0) | ((half >> 5) & 0x100) | ((half << 1) & 0x8000)


def scales(w: FourBit) -> Float32[Array, "*stack groups outputs"]:
    """The scales, one for each group of inputs."""
    part = jnp.bfloat16 if w.kind == "int4" else jnp.uint8
    values = jnp.moveaxis(jax.lax.bitcast_convert_type(w.scale, part), -1, -2)
    *stack, words, per_word, outputs = values.shape
    values = values.reshape(*stack, words * per_word, outputs)
    values = values[..., : w.shape[-1] // w.group, :]
    return values.astype(jnp.float32) if w.kind == "int4" else power_of_two(values)


def power_of_two(code: UInt8[Array, "*n"]) -> Float32[Array, "*n"]:
    """Two to the power that an e8m0 code stands for; 255 is NaN."""
    normal = jax.lax.bitcast_convert_type(code.astype(jnp.uint32) << 23, jnp.float32)
    # The exponent of a float32 cannot say 2^-127, nor is its largest one a number.
    value = jnp.where(code == 0, 2.0**-_BIAS, normal)
    return jnp.where(code == 255, jnp.nan, value)


def pack_codes(pairs: NDArray[np.uint8], kind: Kind) -> NDArray[np.int32]:
    """Published rows in the order of `FourBit`.

    Args:
      pairs: [outputs, inputs / 2]: two codes in a byte, the first input in the lower half.
    """
    words = segment_words(2 * pairs.shape[1])
    # A byte is the pair of a segment: its word is four bytes, each where its segment has its bits.
    segments = pairs.reshape(pairs.shape[0], -1, SEGMENTS, words)
    packed = _PAIRS[kind][0][segments[:, :, 0]]
    for p in range(1, SEGMENTS):
        packed |= _PAIRS[kind][p][segments[:, :, p]]
    return packed.view(np.int32).reshape(pairs.shape[0], -1)


def pack_scales(scale: NDArray, kind: Kind) -> NDArray[np.int32]:
    """Published scales in the order of `FourBit`.

    Args:
      scale: bfloat16, or bytes of e8m0 [outputs, groups].
    """
    per_word = SCALES_PER_WORD[kind]
    padded = np.pad(scale, ((0, 0), (0, -scale.shape[1] % per_word)))
    return np.ascontiguousarray(np.ascontiguousarray(padded).view("<i4").T)


def _pair_table(kind: Kind) -> NDArray[np.uint32]:
    """[segment, byte]: the bits of a word that a published byte fills."""
    codes = np.arange(16, dtype=np.uint32)
    if kind == "int4":
        fields = np.stack([codes << np.uint32(4 * p) for p in range(SEGMENTS)])
    else:
        sign, size = codes >> 3 << 15, (codes & 7) << 6
        last = (codes >> 3 << 14) | (codes >> 2 & 1) << 13 | (codes & 3) << 10
        fields = np.stack([*((sign | size) >> np.uint32(3 * p) for p in range(3)), last])
    byte = np.arange(256)
    return (fields[:, byte & 15] | fields[:, byte >> 4] << np.uint32(16)).astype(np.uint32)


_PAIRS: dict[str, NDArray[np.uint32]] = {"int4": _pair_table("int4"), "mxfp4": _pair_table("mxfp4")}
