"""Packed arrays in the order of the device, expanded on the host; the inverse of loading packed."""

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from ling_jax.quant.four_bit import PER_WORD, SEGMENTS, Kind, codes_of_segment, segment_words
from ling_jax.quant.fp8 import BLOCK
from ling_jax.quant.published import E2M1, INT4, scale_values

_VALUES = {"int4": INT4, "mxfp4": E2M1}


def expand_fp8(data: NDArray, scale: NDArray, *, first: int, rows: int) -> NDArray[np.float32]:
    """Values of rows of a `QTensor`, in float32.

    Args:
      data: rows `first` and following.
      scale: of the whole weight; with fewer dimensions than `data` where blocks run across heads.
      rows: of the whole weight.
    """
    merged = data.ndim - scale.ndim
    if merged:
        head = int(np.prod(data.shape[1 : merged + 1]))
        flat = data.reshape(-1, *data.shape[merged + 1 :])
        return expand_fp8(flat, scale, first=first * head, rows=rows * head).reshape(data.shape)
    if scale.shape[0] == rows:
        scale = scale[first : first + data.shape[0]]
    else:
        block = first // BLOCK
        scale = np.repeat(scale[block : -(-(first + data.shape[0]) // BLOCK)], BLOCK, axis=0)
        scale = scale[first - block * BLOCK :][: data.shape[0]]
    for axis in range(1, data.ndim):
        if scale.shape[axis] != data.shape[axis]:
            index = (slice(None),) * axis
            scale = np.repeat(scale, BLOCK, axis=axis)[(*index, slice(data.shape[axis]))]
    return data.astype(np.float32) * scale


def expand_four_bit(
    data: NDArray[np.int32], scale: NDArray[np.int32], kind: Kind, group: int
) -> NDArray[np.float32]:
    """Values of a `FourBit`, in float32."""
    *stack, words = data.shape
    inputs = PER_WORD * words
    run = segment_words(inputs)
    halves = data.reshape(*stack, -1, run, 1) >> np.asarray([0, 16], np.int32) & 0xFFFF
    codes = [codes_of_segment(halves, p, kind) for p in range(SEGMENTS)]
    values = np.stack([_VALUES[kind][x] for x in codes], axis=-3).reshape(*stack, inputs)
    of_outputs = np.ascontiguousarray(np.swapaxes(scale, -1, -2))  # [..., outputs, words]
    part = scale_values(of_outputs.view(ml_dtypes.bfloat16 if kind == "int4" else np.uint8))
    return values * np.repeat(part[..., : inputs // group], group, axis=-1)
