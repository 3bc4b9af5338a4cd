"""Shapes, tilings and checks of KDA prefill."""

from dataclasses import dataclass

import jax.numpy as jnp
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas._tuned import bucket
from ling_jax.pallas.kda_decode.contract import KdaGates

Projected = Float[Array, "batch seq heads 5 d_k"]
"""Query, key, value, decay gate and output gate of each token, before any activation."""
Logits = Float32[Array, "batch seq heads"]
States = Float32[Array, "batch heads d_v d_k"]
Tails = Float[Array, "batch tail heads 3 d_k"]
Counts = Int32[Array, " batch"]
Mixed = Float[Array, "batch seq heads d_v"]

BLOCK = 16
"""The least chunk, and the least head dim."""
SPAN = 32
"""Rows whose decays are taken around one row in their middle."""
LOWEST_BOUND = -5.0
"""Factors of a block stay finite down to here: 16 steps of 7.3 bits each, and 18 to spare."""


@dataclass(frozen=True)
class Tiling:
    """Shape of the three launches.

    The first takes `rows` rows of one part at a time, the second `width` key channels; in the third
    `value_tile` value channels of one head run through all chunks in one program.
    """

    rows: int = 64
    prepare_warps: int = 4
    width: int = 64
    intra_warps: int = 4
    value_tile: int = 32
    inter_warps: int = 4
    inter_stages: int = 3


def key(heads: int, dim: int, dtype: str, batch: int, seq: int) -> str:
    """Entry of the tuned table."""
    short = {"bfloat16": "bf16", "float32": "f32"}.get(dtype, dtype)
    return f"h{heads}_d{dim}_{short}_b{bucket(batch)}_t{bucket(seq)}"


def check(
    projected: Projected,
    gates: KdaGates,
    conv: Tails,
    *,
    lower_bound: float | None,
    eps: float,
    chunk: int,
) -> None:
    """Raises `ContractError` where no backend could give a meaningful answer."""
    if projected.dtype not in (jnp.bfloat16, jnp.float32):
        raise ContractError(
            f"kda_prefill: projected must be bfloat16 or float32, got {projected.dtype}."
        )
    if chunk < BLOCK or chunk & (chunk - 1):
        raise ContractError(f"kda_prefill: chunk must be a power of two from {BLOCK}, got {chunk}.")
    if lower_bound is not None and lower_bound >= 0:
        raise ContractError(f"kda_prefill: lower_bound must be negative, got {lower_bound}.")
    if eps <= 0:
        raise ContractError(f"kda_prefill: eps must be positive, got {eps}.")
    batch, seq, heads, _, dim = projected.shape
    if batch == 0 or seq == 0:
        raise ContractError(f"kda_prefill: needs a row at least, got {batch} x {seq}.")
    taps = gates.conv.shape[-1]
    if gates.conv.shape[:-1] != (heads, 3, dim):
        raise ContractError(
            f"kda_prefill: gates.conv must be [{heads}, 3, {dim}, taps], got {gates.conv.shape}."
        )
    if conv.shape[1] != taps - 1:
        raise ContractError(
            f"kda_prefill: {taps} taps need a tail of {taps - 1} rows, got {conv.shape[1]}."
        )


def why_no_kernel(
    dim: int, taps: int, *, lower_bound: float | None, chunk: int, tiling: Tiling
) -> str | None:
    """What the kernels lack for a call, or None."""
    use = "use backend='reference'"
    if lower_bound is None or lower_bound < LOWEST_BOUND:
        return (
            f"needs the safe decay gate with a lower bound from {LOWEST_BOUND:g} to 0, got "
            f"{lower_bound}: an unbounded decay overflows the factors of a block; {use}"
        )
    if dim < BLOCK or dim > 128 or dim & (dim - 1):
        return f"head dim must be a power of two from {BLOCK} to 128, got {dim}; {use}"
    if taps < 2:
        return f"the convolution needs at least 2 taps, got {taps}; {use}"
    if chunk > 64:
        return f"chunk must be at most 64, got {chunk}; {use}"
    if tiling.value_tile < BLOCK or tiling.value_tile & (tiling.value_tile - 1):
        return f"value_tile must be a power of two from {BLOCK}, got {tiling.value_tile}"
    return None
