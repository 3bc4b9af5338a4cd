"""Arguments of a tentative block of KDA and of its commit."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.pallas._tuned import bucket
from ling_jax.params import Weight

OP = "kda_verify"

Projected: TypeAlias = Float[Array, "batch width heads 5 d_k"]
Logits: TypeAlias = Float32[Array, "batch width heads"]
Counts: TypeAlias = Int32[Array, " batch"]


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
