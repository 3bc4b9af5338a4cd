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
class VerifyTiling:
    """One program owns one head of one row. Powers of two."""

    key_tile: int = 32
    """Keys of the state that are in registers at once, of all value rows; the next tile is on its
    way meanwhile. The first is loaded before anything else."""
    num_warps: int = 8

    def fit(self, dim: int) -> "VerifyTiling":
        """This tiling cut down to heads of `dim` channels."""
        return VerifyTiling(
            key_tile=min(self.key_tile, dim), num_warps=min(self.num_warps, max(1, dim // 4))
        )


@dataclass(frozen=True, kw_only=True)
class CommitTiling:
    """One program owns some value rows of one head of one row. Powers of two."""

    value_tile: int = 64
    key_run: int = 64
    """Consecutive keys of a value row that lie across the lanes of a warp, four to a lane; for the
    same sums, that of `kda_decode`."""
    num_warps: int = 8
    """With more threads than keys, each loads what it needs of a token itself; with fewer, they
    exchange it at every token."""

    def fit(self, dim: int) -> "CommitTiling":
        """This tiling cut down to heads of `dim` channels: a lane owns at least four elements.

        With fewer, several lanes would load an element that one of them overwrites.
        """
        tile = min(self.value_tile, dim)
        return CommitTiling(
            value_tile=tile,
            key_run=min(self.key_run, dim),
            num_warps=min(self.num_warps, max(1, tile * dim // 128)),
        )


_PROCESSORS = 132  # multiprocessors of an H200


def default_verify(programs: int) -> VerifyTiling:
    """For so many heads of rows. With one to a multiprocessor, registers are free."""
    return VerifyTiling(key_tile=128 if programs <= _PROCESSORS else 32)


def default_commit(programs: int) -> CommitTiling:
    """For so many heads of rows. Few are cut in more pieces, to use all multiprocessors."""
    return CommitTiling(value_tile=16 if programs <= _PROCESSORS else 64)


def key(op: str, batch: int, width: int, heads: int, dim: int, dtype: Any) -> str:
    """Entry of the tuned table; `op` is "verify" or "commit"."""
    return f"{op}_h{heads}_d{dim}_{jnp.dtype(dtype).name}_b{bucket(batch)}_w{width}"
