"""Products with block FP8 weights, alone or beside arrays, in Triton.

On the tensor core the weights stand on the long side (64 or 128 rows) and the tokens on the short
one; each step of 128 columns is multiplied in FP8 and scaled as it is added in float32. One token
multiplies and adds without the tensor core: e4m3 bytes become float16 by moving bits, because the
conversion instructions are slower than the memory.

Matrix rows past the end read the last one again; rows of a tile that no token has are zeros,
because many reads of one address at once are slow.
"""

from collections.abc import Sequence

import jax
import triton
import triton.language as tl

from ling_jax.pallas._backend import refuse
from ling_jax.pallas._triton_call import triton_call
from ling_jax.pallas._triton_kernels import to_bfloat16
from ling_jax.pallas.matmul.contract import Matrix, Part, Tiling, plan
from ling_jax.quant.fp8 import BLOCK, QRows, QTensor

_ARRAY, _W8A16, _W8A8 = 0, 1, 2


def matmul(
    rows: jax.Array | None,
    quantized: QRows | None,
    matrices: Sequence[Matrix],
    dtypes: Sequence[jax.typing.DTypeLike],
    *,
    splits: int,
    tiling: Tiling,
) -> tuple[jax.Array, ...]:
    """[splits, rows, outputs] for each matrix, partial sums over runs of the inputs."""
    kernels = (matmul_one_kernel, matmul_two_kernel, matmul_three_kernel)
    left = rows if rows is not None else quantized
    assert left is not None
    tokens, inputs = left.shape
    _check(rows, matrices, inputs // splits, tiling)
    parts = plan([m.shape[0] for m in matrices], tiling)
    # Arguments that no part reads are replaced by one that is there.
    data = quantized.data if quantized is not None else rows
    row_scale = quantized.scale if quantized is not None else rows
    weights: list[jax.Array] = []
    constants: dict[str, int] = {}
    for i, (matrix, part) in enumerate(zip(matrices, parts, strict=True)):
        kind = _ARRAY
        if isinstance(matrix, QTensor):
            weights += [matrix.data, matrix.scale]
            kind = _W8A16 if quantized is None else _W8A8
        else:
            weights += [matrix, matrix]
        constants |= _constants(part, kind, i)
    return triton_call(
        kernels[len(parts) - 1],
        data if rows is None else rows,
        data,
        row_scale,
        *weights,
        # Programs that share weights are neighbours.
        grid=(-(-tokens // tiling.tokens), max(p.stop for p in parts), splits),
        out_shape=tuple(
            jax.ShapeDtypeStruct((splits, tokens, m.shape[0]), dtype)
            for m, dtype in zip(matrices, dtypes, strict=True)
        ),
        num_warps=tiling.warps,
        num_stages=tiling.stages,
        TOKENS=tokens,
        INPUTS=inputs,
        RUN=inputs // splits,
        BT=tiling.tokens,
        BK=tiling.inputs,
        **constants,
    )


def _check(rows: jax.Array | None, matrices: Sequence[Matrix], run: int, tiling: Tiling) -> None:
    step = tiling.inputs if tiling.tokens > 1 else BLOCK
    if len(matrices) > 3:
        refuse("matmul", "triton", f"at most 3 matrices in one launch, got {len(matrices)}")
    if run % step or (tiling.tokens > 1 and step % BLOCK) or run % BLOCK:
        refuse(
            "matmul",
            "triton",
            f"runs of {run} inputs and steps of {step} must be multiples of {BLOCK}; "
            "use backend='reference'",
        )
    if tiling.outputs > BLOCK:
        refuse("matmul", "triton", f"tiling.outputs must be at most {BLOCK}, got {tiling.outputs}")
    for matrix in matrices:
        if not isinstance(matrix, QTensor) and rows is not None and matrix.dtype != rows.dtype:
            refuse(
                "matmul", "triton", f"arrays must be {rows.dtype} like the rows, got {matrix.dtype}"
            )


def _constants(part: Part, kind: int, i: int) -> dict[str, int]:
    values = {
        "OUTPUTS": part.outputs,
        "BLOCK": part.block,
        "START": part.start,
        "STOP": part.stop,
        "KIND": kind,
    }
    return {f"{name}{i}": value for name, value in values.items()}


@triton.jit
def _halves(word):
    """The two float16 of a word, widened."""
    low = (word & 0xFFFF).to(tl.int16).to(tl.float16, bitcast=True)
    high = (word >> 16).to(tl.int16).to(tl.float16, bitcast=True)
    return low.to(tl.float32), high.to(tl.float32)


@triton.jit
def _split(word):
    """Four e4m3 bytes over 256, the even ones and the odd ones: two float16 to a word.

    Float16 has two more exponent bits at the top.
    """
    even = ((word << 7) & 0x3F803F80) | ((word << 8) & -0x7FFF8000)
    odd = ((word >> 1) & 0x3F803F80) | (word & -0x7FFF8000)
    return even, odd


@triton.jit
def _multiply2(a, b):
    return tl.inline_asm_elementwise(
        "mul.rn.f16x2 $0, $1, $2;", "=r,r,r", [a, b], dtype=tl.int32, is_pure=True, pack=1
    )


@triton.jit
def _multiply_add2(a, b, c):
    return tl.inline_asm_elementwise(
        "fma.rn.f16x2 $0, $1, $2, $3;", "=r,r,r,r", [a, b, c], dtype=tl.int32, is_pure=True, pack=1
    )


@triton.jit
def _add2(a, b):
    return tl.inline_asm_elementwise(
        "add.rn.f16x2 $0, $1, $2;", "=r,r,r", [a, b], dtype=tl.int32, is_pure=True, pack=1
    )


@triton.jit
def _products(weight, values, BN: tl.constexpr, WORDS: tl.constexpr):
    """[BN, WORDS / 4] sums of 16 products of e4m3 bytes each, over 256.

    Two at a time in float16, which holds their sum: 16 * 448 * 448 / 256 is 12544. Its 11 bits
    round each product by 1e-4, as the FP8 tensor core rounds a sum.
    """
    x_even, x_odd = _split(values)
    x_even = _multiply2(x_even, tl.full(x_even.shape, 0x5C005C00, tl.int32))  # times 256
    x_odd = _multiply2(x_odd, tl.full(x_odd.shape, 0x5C005C00, tl.int32))
    even, odd = _split(weight)
    pairs = _multiply_add2(odd, x_odd[None, :], _multiply2(even, x_even[None, :]))
    sums = tl.reduce(tl.reshape(pairs, [BN, WORDS // 4, 4]), 2, _add2)
    low, high = _halves(sums)
    return low + high


@triton.jit
def _matvec_full_rows(
    row, matrix, scale, at, start,
    INPUTS: tl.constexpr, RUN: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
):  # fmt: skip
    """A row in full precision times the FP8 matrix rows `at`, in float32."""
    GROUP: tl.constexpr = 16  # inputs that one thread loads at once, of one scale block
    block = scale + tl.min(at, axis=0) // 128 * ((INPUTS + 127) // 128)
    k = tl.arange(0, BK)
    group = GROUP * tl.arange(0, BK // GROUP)
    acc = tl.zeros([BN, BK // GROUP], tl.float32)
    for i in tl.static_range((RUN + BK - 1) // BK):
        column, first = start + i * BK + k, start + i * BK + group
        weight_at, value_at = matrix + at[:, None] * INPUTS + column[None, :], row + column
        if RUN % BK == 0:
            weight = tl.load(weight_at, eviction_policy="evict_first")
            value = tl.load(value_at)
        else:
            real = i * BK + k < RUN
            first = tl.minimum(first, start + RUN - GROUP)
            weight = tl.load(weight_at, mask=real[None, :], other=0.0)
            value = tl.load(value_at, mask=real, other=0.0)
        part = to_bfloat16(weight).to(tl.float32) * value.to(tl.float32)[None, :]
        part = tl.sum(tl.reshape(part, [BN, BK // GROUP, GROUP]), axis=2)
        acc += part * tl.load(block + first // 128)[None, :]
    return tl.sum(acc, axis=1)


@triton.jit
def _matvec(
    rows, data, row_scale, matrix, scale, at, token, start,
    INPUTS: tl.constexpr, RUN: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, KIND: tl.constexpr,
):  # fmt: skip
    """One row times the matrix rows `at`: multiply and add in float32."""
    BLOCKS: tl.constexpr = (INPUTS + 127) // 128
    if KIND == 0:
        # Half the columns of an FP8 step are the same bytes.
        HALF: tl.constexpr = BK // 2
        k = tl.arange(0, HALF)
        total = tl.zeros([BN, HALF], tl.float32)
        # All steps at once would take more registers than the FP8 parts of the launch.
        for i in tl.range(0, (RUN + HALF - 1) // HALF, loop_unroll_factor=4):
            column = i * HALF + k
            offset = at[:, None] * INPUTS + (start + column)[None, :]
            if RUN % HALF == 0:
                weight = tl.load(matrix + offset, eviction_policy="evict_first")
                value = tl.load(rows + token * INPUTS + start + column)
            else:
                real = column < RUN
                weight = tl.load(matrix + offset, mask=real[None, :], other=0.0)
                value = tl.load(rows + token * INPUTS + start + column, mask=real, other=0.0)
            total += weight.to(tl.float32) * value.to(tl.float32)[None, :]
        return tl.sum(total, axis=1)
    if KIND == 1:
        return _matvec_full_rows(
            rows + token * INPUTS, matrix, scale, at, start, INPUTS, RUN, BN, BK
        )
    WORDS: tl.constexpr = BK // 4
    lane = tl.arange(0, WORDS)
    block = tl.min(at, axis=0) // 128 * BLOCKS
    words = matrix.to(tl.pointer_type(tl.int32))
    # Four words of one scale block, which one thread loads at once.
    quad = tl.arange(0, WORDS // 4)
    acc = tl.zeros([BN, WORDS // 4], tl.float32)
    for i in tl.static_range((RUN + BK - 1) // BK):
        word = start // 4 + i * WORDS + lane
        real = i * WORDS + lane < RUN // 4
        first = start // 4 + i * WORDS + 4 * quad
        if RUN % BK != 0:  # words past the end of a run read its last one, and are scaled by zero
            word = tl.where(real, word, start // 4 + RUN // 4 - 1)
            first = tl.minimum(first, start // 4 + RUN // 4 - 4)
        weight = tl.load(
            words + at[:, None] * (INPUTS // 4) + word[None, :], eviction_policy="evict_first"
        )
        values = tl.load(data.to(tl.pointer_type(tl.int32)) + token * (INPUTS // 4) + word)
        factor = 256.0 * tl.load(scale + block + first // 32)
        factor *= tl.load(row_scale + token * BLOCKS + first // 32)
        part = _products(weight, values, BN, WORDS)
        if RUN % BK != 0:
            factor = tl.where(i * WORDS + 4 * quad < RUN // 4, factor, 0.0)
        acc += part * factor[None, :]
    return tl.sum(acc, axis=1)


@triton.jit
def _factor(scale, row_scale, real, step, KIND: tl.constexpr):
    """What a step's products are multiplied by: the matrix's scale, for FP8 rows times theirs."""
    if KIND == 0:
        factor = 1.0
    else:
        factor = tl.load(scale + step)
        if KIND == 2:
            factor *= tl.load(row_scale + step, mask=real, other=0.0)
    return factor


@triton.jit
def _tile(
    rows, data, row_scale, matrix, scale, at, tokens, real, start,
    INPUTS: tl.constexpr, RUN: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, BT: tl.constexpr,
    KIND: tl.constexpr,
):  # fmt: skip
    """[BT, BN]: the rows `tokens` times the matrix rows `at`, on the tensor core.

    Its long side holds at least 64: the tokens if there are as many, else the weights.
    """
    BLOCKS: tl.constexpr = (INPUTS + 127) // 128
    IS_SWAPPED: tl.constexpr = BT < 64
    STEP: tl.constexpr = BK if KIND == 0 else 128
    k = tl.arange(0, STEP)
    source = data if KIND == 2 else rows
    weight_at = matrix + at[:, None] * INPUTS + (start + k)[None, :]
    value_at = source + tl.where(real, tokens, 0)[:, None] * INPUTS + (start + k)[None, :]
    scale_at = scale + tl.min(at, axis=0) // 128 * BLOCKS + start // 128
    row_scale_at = row_scale + tl.where(real, tokens, 0) * BLOCKS + start // 128
    acc = tl.zeros([BN, BT] if IS_SWAPPED else [BT, BN], tl.float32)
    factor = _factor(scale_at, row_scale_at, real, 0, KIND)
    for i in range(RUN // BK):
        for j in tl.static_range(BK // STEP):
            step = i * (BK // STEP) + j
            # The scales of the next step are on their way while this one waits for its data.
            following = tl.minimum(step + 1, RUN // STEP - 1)
            next_factor = _factor(scale_at, row_scale_at, real, following, KIND)
            weight = tl.load(weight_at + step * STEP, eviction_policy="evict_first")
            value = tl.load(value_at + step * STEP, mask=real[:, None], other=0.0)
            if KIND == 1:
                weight = to_bfloat16(weight).to(value.dtype)
            if IS_SWAPPED:
                left, right = weight, tl.trans(value)
            else:
                left, right = value, tl.trans(weight)
            if KIND == 0:
                acc = tl.dot(left, right, acc, input_precision="ieee")
            elif KIND == 1:
                acc += tl.dot(left, right, input_precision="ieee") * factor
            elif IS_SWAPPED:
                acc += tl.dot(left, right) * factor[None, :]
            else:
                acc += tl.dot(left, right) * factor[:, None]
            factor = next_factor
    if IS_SWAPPED:
        acc = tl.trans(acc)
    return acc


@triton.jit
def _product(
    rows, data, row_scale, matrix, scale, out, block, TOKENS: tl.constexpr, INPUTS: tl.constexpr,
    RUN: tl.constexpr, BT: tl.constexpr, BK: tl.constexpr, OUTPUTS: tl.constexpr, BN: tl.constexpr,
    KIND: tl.constexpr,
):  # fmt: skip
    """One block of one matrix times one tile of rows, stored."""
    split = tl.program_id(2)
    start = split * RUN
    outputs = block * BN + tl.arange(0, BN)
    at = tl.minimum(outputs, OUTPUTS - 1)
    out += split * TOKENS * OUTPUTS
    if BT == 1:
        token = tl.program_id(0)
        acc = _matvec(
            rows, data, row_scale, matrix, scale, at, token, start, INPUTS, RUN, BN, BK, KIND
        )
        result = acc.to(out.dtype.element_ty)
        tl.store(out + token * OUTPUTS + outputs, result, mask=outputs < OUTPUTS)
    else:
        tokens = tl.program_id(0) * BT + tl.arange(0, BT)
        real = tokens < TOKENS
        acc = _tile(
            rows, data, row_scale, matrix, scale, at, tokens, real, start,
            INPUTS, RUN, BN, BK, BT, KIND,
        )  # fmt: skip
        result = acc.to(out.dtype.element_ty)
        inside = real[:, None] & (outputs < OUTPUTS)[None, :]
        tl.store(out + tokens[:, None] * OUTPUTS + outputs[None, :], result, mask=inside)


@triton.jit
def matmul_one_kernel(
    rows, data, row_scale, matrix0, scale0, out0,
    TOKENS: tl.constexpr, INPUTS: tl.constexpr, RUN: tl.constexpr, BT: tl.constexpr,
    BK: tl.constexpr, OUTPUTS0: tl.constexpr, BLOCK0: tl.constexpr, START0: tl.constexpr,
    STOP0: tl.constexpr, KIND0: tl.constexpr,
):  # fmt: skip
    """One matrix."""
    _product(
        rows, data, row_scale, matrix0, scale0, out0, tl.program_id(1),
        TOKENS, INPUTS, RUN, BT, BK, OUTPUTS0, BLOCK0, KIND0,
    )  # fmt: skip


@triton.jit
def matmul_two_kernel(
    rows, data, row_scale, matrix0, scale0, matrix1, scale1, out0, out1,
    TOKENS: tl.constexpr, INPUTS: tl.constexpr, RUN: tl.constexpr, BT: tl.constexpr,
    BK: tl.constexpr, OUTPUTS0: tl.constexpr, BLOCK0: tl.constexpr, START0: tl.constexpr,
    STOP0: tl.constexpr, KIND0: tl.constexpr, OUTPUTS1: tl.constexpr, BLOCK1: tl.constexpr,
    START1: tl.constexpr, STOP1: tl.constexpr, KIND1: tl.constexpr,
):  # fmt: skip
    """Two matrices of the same inputs; ranges of programs."""
    program = tl.program_id(1)
    if program >= START0 and program < STOP0:
        _product(
            rows, data, row_scale, matrix0, scale0, out0, program - START0,
            TOKENS, INPUTS, RUN, BT, BK, OUTPUTS0, BLOCK0, KIND0,
        )  # fmt: skip
    else:
        _product(
            rows, data, row_scale, matrix1, scale1, out1, program - START1,
            TOKENS, INPUTS, RUN, BT, BK, OUTPUTS1, BLOCK1, KIND1,
        )  # fmt: skip


@triton.jit
def matmul_three_kernel(
    rows, data, row_scale, matrix0, scale0, matrix1, scale1, matrix2, scale2, out0, out1, out2,
    TOKENS: tl.constexpr, INPUTS: tl.constexpr, RUN: tl.constexpr, BT: tl.constexpr,
    BK: tl.constexpr, OUTPUTS0: tl.constexpr, BLOCK0: tl.constexpr, START0: tl.constexpr,
    STOP0: tl.constexpr, KIND0: tl.constexpr, OUTPUTS1: tl.constexpr, BLOCK1: tl.constexpr,
    START1: tl.constexpr, STOP1: tl.constexpr, KIND1: tl.constexpr, OUTPUTS2: tl.constexpr,
    BLOCK2: tl.constexpr, START2: tl.constexpr, STOP2: tl.constexpr, KIND2: tl.constexpr,
):  # fmt: skip
    """Three matrices of the same inputs; ranges of programs."""
    program = tl.program_id(1)
    if program >= START0 and program < STOP0:
        _product(
            rows, data, row_scale, matrix0, scale0, out0, program - START0,
            TOKENS, INPUTS, RUN, BT, BK, OUTPUTS0, BLOCK0, KIND0,
        )  # fmt: skip
    elif program >= START1 and program < STOP1:
        _product(
            rows, data, row_scale, matrix1, scale1, out1, program - START1,
            TOKENS, INPUTS, RUN, BT, BK, OUTPUTS1, BLOCK1, KIND1,
        )  # fmt: skip
    else:
        _product(
            rows, data, row_scale, matrix2, scale2, out2, program - START2,
            TOKENS, INPUTS, RUN, BT, BK, OUTPUTS2, BLOCK2, KIND2,
        )  # fmt: skip
