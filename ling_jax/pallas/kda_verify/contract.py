"""Arguments of a tentative block of KDA and of its commit."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas._tuned import bucket
from ling_jax.pallas.kda_decode.contract import KdaGates
from ling_jax.params import Weight
from ling_jax.quant.fp8 import BLOCK

OP = "kda_verify"

Projected: TypeAlias = Float[Array, "batch width heads 5 d_k"]
Logits: TypeAlias = Float32[Array, "batch width heads"]
Recurrent: TypeAlias = Float32[Array, "slots heads d_v d_k"]
Tails: TypeAlias = Float[Array, "slots tail heads 3 d_k"]
Slots: TypeAlias = Int32[Array, " batch"]
Counts: TypeAlias = Int32[Array, " batch"]
Live: TypeAlias = Bool[Array, " batch"]


@struct.dataclass
class KdaReplay:
    """What a block of tokens writes, kept until it is known how many of them stay."""

    keys: Weight  # [batch, width, heads, d_k]: convolved and activated, not normalised
    values: Weight  # [batch, width, heads, d_v]: convolved and activated
    decay: Weight  # [batch, width, heads, d_k] float32: factor of each key channel
    strength: Weight  # [batch, width, heads] float32: of the write, 0 to 1
    rows: Weight  # [batch, width, heads, 5, d_k]: as projected; the convolution goes on from them


@dataclass(frozen=True, kw_only=True)
class Tiling:
    """One program owns one head of one row and holds its state. Powers of two."""

    key_run: int = 64
    """Consecutive keys of a value row that lie across the lanes of a warp, four to a lane; for the
    same sums, that of `kda_decode`."""
    num_warps: int = 16

    def fit(self, dim: int) -> "Tiling":
        """This tiling cut down to heads of `dim` channels: a lane owns at least four elements."""
        return Tiling(
            key_run=min(self.key_run, dim), num_warps=min(self.num_warps, max(1, dim * dim // 128))
        )


DEFAULT = Tiling()


def key(op: str, batch: int, width: int, heads: int, dim: int, dtype: Any) -> str:
    """Entry of the tuned table; `op` is "verify" or "commit"."""
    return f"{op}_h{heads}_d{dim}_{jnp.dtype(dtype).name}_b{bucket(batch)}_w{width}"


def check(
    projected: jax.Array,
    gates: KdaGates,
    recurrent: jax.Array,
    conv: jax.Array,
    *,
    quantize: bool,
) -> None:
    """Raises `ContractError` for what no backend accepts; the annotations say the rest."""
    _, _, heads, _, dim = projected.shape
    if recurrent.shape[2] != dim:
        raise ContractError(
            f"{OP}: keys and values must be equally long, got {dim} and {recurrent.shape[2]}."
        )
    if projected.dtype not in (jnp.bfloat16, jnp.float32) or conv.dtype != projected.dtype:
        raise ContractError(
            f"{OP}: projected and conv must both be bfloat16 or both float32, "
            f"got {projected.dtype} and {conv.dtype}."
        )
    taps = conv.shape[1] + 1
    if gates.conv.shape != (heads, 3, dim, taps):
        raise ContractError(
            f"{OP}: gates.conv must be {(heads, 3, dim, taps)} beside {taps - 1} rows of tail, "
            f"got {gates.conv.shape}."
        )
    if quantize and dim != BLOCK:
        raise ContractError(f"{OP}: quantize needs heads of {BLOCK} values, got {dim}.")
