"""Packed arrays: what the checkpoint or a kernel keeps in fewer bits, with its scales."""

from ling_jax.quant.four_bit import FourBit, expand
from ling_jax.quant.fp8 import QRows, QTensor, dequantize, dequantize_rows, quantize, quantize_rows

__all__ = [
    "FourBit",
    "QRows",
    "QTensor",
    "dequantize",
    "dequantize_rows",
    "expand",
    "quantize",
    "quantize_rows",
]
