"""`_e4m3` for kernels in Triton."""

from typing import Any

import triton
import triton.language as tl

from ling_jax.pallas import _e4m3

_ASSEMBLY: Any = tl.constexpr(_e4m3.ASSEMBLY)
_CONSTRAINTS: Any = tl.constexpr(_e4m3.CONSTRAINTS)
_PACK: Any = tl.constexpr(_e4m3.PACK)


@triton.jit
def to_bfloat16(weight):
    """Values of FP8 weights."""
    bits = weight.to(tl.int8, bitcast=True)
    return tl.inline_asm_elementwise(
        _ASSEMBLY, _CONSTRAINTS, [bits], dtype=tl.bfloat16, is_pure=True, pack=_PACK
    )
