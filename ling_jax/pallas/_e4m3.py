"""FP8 weights in kernels whose other operand is not in FP8."""

import jax
import jax.numpy as jnp
from jax.experimental.pallas import triton as plgpu

CONSTRAINTS = "=r,=r,r"
PACK = 4
ASSEMBLY = """{
    .reg .b32 h, l, s;
    shr.u32 s, $2, 4;
    and.b32 h, s, 0x07070707;
    lop3.b32 h, $2, 0x80808080, h, 0xEA;
    shl.b32 l, $2, 4;
    and.b32 l, l, 0xF0F0F0F0;
    mov.b32 s, 0x7B807B80;
    prmt.b32 $0, l, h, 0x5140;
    mul.rn.bf16x2 $0, $0, s;
    prmt.b32 $1, l, h, 0x7362;
    mul.rn.bf16x2 $1, $1, s;
}"""
"""Makes the same values in bfloat16, exactly, of `PACK` bytes at a time.

They are moved to where a bfloat16 has sign, exponent and mantissa, which makes 2^-120 of the value.
The conversion instructions would go by float16 and float32.
"""


def to_bfloat16(bits: jax.Array, interpret: bool) -> jax.Array:
    """Values of e4m3 bytes (int8) inside a Pallas kernel."""
    if interpret:
        return jax.lax.bitcast_convert_type(bits, jnp.float8_e4m3fn).astype(jnp.bfloat16)
    [values] = plgpu.elementwise_inline_asm(
        ASSEMBLY,
        args=[bits],
        constraints=CONSTRAINTS,
        pack=PACK,
        result_shape_dtypes=[jax.ShapeDtypeStruct(bits.shape, jnp.bfloat16)],
    )
    return values
