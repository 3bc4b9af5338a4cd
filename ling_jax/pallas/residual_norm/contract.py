"""Arrays, tiling and checks of the fusions around a norm."""

from dataclasses import dataclass

import jax
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas._tuned import bucket
from ling_jax.quant.fp8 import BLOCK

Rows = Float[Array, "rows dim"]
Parts = Float32[Array, "splits rows dim"]
Gain = Float[Array, " dim"]
ExpertRows = Float[Array, "pairs dim"]
Ids = Int32[Array, "rows top_k"]
Weights = Float32[Array, "rows top_k"]


@dataclass(frozen=True)
class Tiling:
    """One program works on one row, which stays in its registers."""

    num_warps: int = 8


def key(op: str, rows: int, dim: int, dtype: object) -> str:
    return f"{op}_k{dim}_{dtype}_t{bucket(rows)}"


def check_rows(op: str, h: jax.Array, gain: jax.Array, *, eps: float, quantize: bool) -> None:
    dim = h.shape[-1]
    if gain.shape != (dim,):
        raise ContractError(f"{op}: gain must have shape ({dim},), got {gain.shape}.")
    if dim % 16:
        raise ContractError(f"{op}: rows must hold a multiple of 16 values, got {dim}.")
    if quantize and dim % BLOCK:
        raise ContractError(
            f"{op}: rows to quantize must hold a multiple of {BLOCK} values, got {dim}."
        )
    if eps <= 0:
        raise ContractError(f"{op}: eps must be positive, got {eps}.")


def check_parts(h: jax.Array, parts: jax.Array) -> None:
    if parts.ndim != 3 or parts.shape[1:] != h.shape or not parts.shape[0]:
        raise ContractError(
            f"add_rms_norm: parts must have shape (splits, {h.shape[0]}, {h.shape[1]}) with one "
            f"split or more, got {parts.shape}."
        )


def check_expert_rows(
    h: jax.Array, rows: jax.Array, ids: jax.Array, weights: jax.Array, *, has_shared: bool
) -> None:
    if ids.ndim != 2 or ids.shape[0] != h.shape[0] or weights.shape != ids.shape:
        raise ContractError(
            f"combine_rms_norm: expert_ids and expert_weights must have shape "
            f"({h.shape[0]}, top_k), got {ids.shape} and {weights.shape}."
        )
    want = (ids.size + (h.shape[0] if has_shared else 0), h.shape[1])
    if rows.shape != want:
        raise ContractError(f"combine_rms_norm: rows must have shape {want}, got {rows.shape}.")
