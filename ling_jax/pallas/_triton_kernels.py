"""What kernels in Triton share: FP8 weights whose other operand is not in FP8."""

import triton
import triton.language as tl


@triton.jit
def to_bfloat16(weight):
    """The same values, exactly.

    Four bytes at a time are moved to where a bfloat16 has sign, exponent and mantissa, which makes
    2^-120 of the value. The conversion instructions would go by float16 and float32.
    """
    return tl.inline_asm_elementwise(
        """{
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
        }""",
        "=r,=r,r",
        [weight.to(tl.int8, bitcast=True)],
        dtype=tl.bfloat16,
        is_pure=True,
        pack=4,
    )
