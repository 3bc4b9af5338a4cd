"""Arrays, tilings and tuned-table keys of `draft_attention`, and the checks all backends share."""

from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas._backend import is_power_of_two
from ling_jax.pallas._tuned import bucket

Query = Float[Array, "batch rows heads head_dim"]
Block = Float[Array, "batch rows kv_heads head_dim"]
Pages = Float[Array, "pages page kv_heads head_dim"]
Table = Int32[Array, "batch pages_per_slot"]
Lengths = Int32[Array, " batch"]

OP = "draft_attention"
_PROGRAMS = 264  # two on each of an H200's 132 multiprocessors
_MAX_SPLITS = 32


@dataclass(frozen=True, kw_only=True)
class Tiling:
    """Each program reads one run of a sequence's context for one key head."""

    splits: int = 1
    """Runs that the context of each sequence is cut into; 1 needs no second launch. A power of
    two."""
    positions: int = 64
    """Context rows of one loop step; a page that is smaller is a step. A power of two."""
    num_warps: int = 4
    num_stages: int = 2

    def __post_init__(self) -> None:
        for name in ("splits", "positions"):
            if not is_power_of_two(value := getattr(self, name)):
                raise ContractError(f"{OP}: {name} must be a power of two, got {value}.")


def default(batch: int, kv_heads: int, positions: int) -> Tiling:
    """What to use where nothing has been tuned: just enough splits to fill the device.

    Args:
      positions: what the page table has room for.
    """
    splits = 1
    most = min(_MAX_SPLITS, positions // 64)
    while 2 * splits * batch * kv_heads <= _PROGRAMS and 2 * splits <= most:
        splits *= 2
    return Tiling(splits=splits)


def key(
    kv_heads: int, head_dim: int, dtype: jax.typing.DTypeLike, batch: int, positions: int
) -> str:
    """Entry of the tuned table; `positions` is what the page table has room for.

    Rooms share the entry of the nearest tuned one.
    """
    room = 4096 if positions <= 16384 else 32768
    return f"h{kv_heads}_d{head_dim}_{jnp.dtype(dtype).name}_b{bucket(batch)}_p{room}"


def check(q: jax.Array, k: jax.Array, *others: jax.Array) -> None:
    """Raises `ContractError` for heads and dtypes that do not belong together."""
    heads, kv_heads = q.shape[2], k.shape[2]
    if heads % kv_heads:
        raise ContractError(
            f"{OP}: heads must be a multiple of key heads, got {heads} and {kv_heads}."
        )
    if len(dtypes := {x.dtype for x in (q, k, *others)}) > 1:
        got = ", ".join(sorted(str(x) for x in dtypes))
        raise ContractError(f"{OP}: one dtype expected, got {got}.")
