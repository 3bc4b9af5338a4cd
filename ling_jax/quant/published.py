"""The packed formats of published checkpoints, decoded on the host, in NumPy.

- FP8: an e4m3 code times the scale of its 128 x 128 block, float32 or e8m0 (a power of two).
- INT4: eight values in a little-endian int32, the first in its lowest bits, each offset by 8, times
  the bfloat16 scale of their group of inputs.
- MXFP4: two e2m1 codes in a byte, the first in its low half, times the e8m0 scale of 32 inputs.

All values are exact in float32. Sources: the checkpoints' own layout; compressed-tensors,
`pack-quantized` and `mxfp4-pack-quantized`; OCP Microscaling Formats 1.0.
"""

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from ling_jax.quant.fp8 import BLOCK

MXFP4_GROUP = 32

Matrix = NDArray[np.float32]

_BYTES = np.arange(256, dtype=np.uint8)
_E4M3 = _BYTES.view(ml_dtypes.float8_e4m3fn).astype(np.float32)
INT4 = _BYTES[:16].astype(np.float32) - 8
"""Values of the sixteen codes."""
E2M1 = _BYTES[:16].view(ml_dtypes.float4_e2m1fn).astype(np.float32)
"""Likewise."""
# Both values of a byte, the lower half first.
_NIBBLES = np.stack([_BYTES & 15, _BYTES >> 4], axis=-1)
_INT4_PAIRS = INT4[_NIBBLES]
_E2M1_PAIRS = E2M1[_NIBBLES]


def decode_fp8(
    codes: NDArray[np.generic], scale: NDArray[np.generic], *, first_row: int = 0
) -> Matrix:
    """Some rows of a matrix in block FP8.

    Args:
      codes: float8_e4m3fn [rows, inputs].
      scale: of the blocks from the one that holds `first_row` on, [row blocks, column blocks]; as
        `scale_values` takes it.
      first_row: of `codes`, counted over the whole matrix.
    """
    row = (first_row + np.arange(codes.shape[0])) // BLOCK - first_row // BLOCK
    factors = np.repeat(scale_values(scale)[row], BLOCK, axis=1)[:, : codes.shape[1]]
    values = np.take(_E4M3, codes.view(np.uint8))
    return np.multiply(values, factors, out=values)


def decode_int4(words: NDArray[np.int32], scale: NDArray[np.generic], *, group: int) -> Matrix:
    """Rows of a matrix in groups of 4-bit integers.

    Args:
      words: [rows, inputs / 8].
      scale: bfloat16 [rows, inputs / group].
    """
    return _scaled_pairs(_INT4_PAIRS, words.view(np.uint8), scale.astype(np.float32), group)


def decode_mxfp4(codes: NDArray[np.generic], scale: NDArray[np.generic]) -> Matrix:
    """Rows of a matrix in MXFP4.

    Args:
      codes: int8 or uint8 [rows, inputs / 2].
      scale: e8m0 or its bytes [rows, inputs / 32].
    """
    return _scaled_pairs(_E2M1_PAIRS, codes.view(np.uint8), scale_values(scale), MXFP4_GROUP)


def _scaled_pairs(table: Matrix, pairs: NDArray[np.uint8], scale: Matrix, group: int) -> Matrix:
    values = np.take(table, pairs, axis=0).reshape(pairs.shape[0], -1)
    return np.multiply(values, np.repeat(scale, group, axis=1), out=values)


def scale_values(scale: NDArray[np.generic]) -> Matrix:
    """Scales in float32; bytes are e8m0 codes, of which 255 is NaN."""
    if scale.dtype == np.uint8:
        scale = scale.view(ml_dtypes.float8_e8m0fnu)
    return scale.astype(np.float32)
