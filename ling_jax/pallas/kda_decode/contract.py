"""Arguments and tilings of one decode step of KDA."""

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas._backend import is_power_of_two
from ling_jax.pallas._tuned import bucket
from ling_jax.params import Weight
from ling_jax.quant.fp8 import BLOCK

OP = "kda_decode"

Keys: TypeAlias = Float[Array, "batch seq heads d_k"]
Values: TypeAlias = Float[Array, "batch seq heads d_v"]
Betas: TypeAlias = Float[Array, "batch seq heads"]
State: TypeAlias = Float[Array, "batch heads d_v d_k"]

Projected: TypeAlias = Float[Array, "batch heads 5 d_k"]
Logits: TypeAlias = Float32[Array, "batch heads"]
Recurrent: TypeAlias = Float32[Array, "slots heads d_v d_k"]
Tails: TypeAlias = Float[Array, "slots tail heads 3 d_k"]
Slots: TypeAlias = Int32[Array, " batch"]
Live: TypeAlias = Bool[Array, " batch"]


@struct.dataclass
class KdaGates:
    """What a head needs between its projections; all float32."""

    conv: Weight  # [heads, 3, d_k, taps]: of query, key, value; the last tap is the current row's
    decay_rate: Weight  # [heads]: logarithm of the rate (A_log)
    decay_bias: Weight  # [heads, d_k] (dt_bias)
    norm: Weight  # [d_v], shared by all heads


@dataclass(frozen=True, kw_only=True)
class Tiling:
    """One program owns one head of one row. All numbers are powers of two."""

    value_tile: int = 128
    """Value rows of the state that are worked on at once."""
    tiles_ahead: int = 1
    """Tiles loaded before the first is used."""
    key_run: int = 64
    """Consecutive keys of a value row that lie across the lanes of a warp, four to a lane. A
    shorter run needs fewer shuffles in every sum over keys, and more registers for the vectors."""
    is_state_last: bool = False
    """Load the state after the small arrays: they are ready sooner, for more registers. For few
    rows, which leave a multiprocessor to one program."""
    num_warps: int = 8

    def __post_init__(self) -> None:
        least = {"value_tile": 16, "tiles_ahead": 1, "key_run": 16, "num_warps": 1}
        for name, bound in least.items():
            n = getattr(self, name)
            if n < bound or not is_power_of_two(n):
                raise ContractError(
                    f"{OP}: {name} must be a power of two from {bound} on, got {n}."
                )

    def fit(self, dim: int) -> "Tiling":
        """This tiling cut down to heads of `dim` channels.

        Every lane owns at least four elements of a tile: with fewer, several lanes would load an
        element that one of them overwrites.
        """
        tile = min(self.value_tile, dim)
        return replace(
            self,
            value_tile=tile,
            tiles_ahead=min(self.tiles_ahead, dim // tile),
            key_run=min(self.key_run, dim),
            num_warps=min(self.num_warps, tile * dim // 128),
        )


DEFAULT = Tiling()


def key(batch: int, heads: int, dim: int, dtype: Any) -> str:
    """Entry of the tuned table."""
    return f"h{heads}_d{dim}_{jnp.dtype(dtype).name}_b{bucket(batch)}"


def check(
    projected: jax.Array,
    gates: KdaGates,
    recurrent: jax.Array,
    conv: jax.Array,
    *,
    quantize: bool,
    op: str = OP,
) -> None:
    """Raises `ContractError` for what no backend accepts; the annotations say the rest.

    Args:
      projected: of one token.
      op: names the operation in errors.
    """
    _, heads, _, dim = projected.shape
    if recurrent.shape[2] != dim:
        raise ContractError(
            f"{op}: keys and values must be equally long, got {dim} and {recurrent.shape[2]}."
        )
    if projected.dtype not in (jnp.bfloat16, jnp.float32) or conv.dtype != projected.dtype:
        raise ContractError(
            f"{op}: projected and conv must both be bfloat16 or both float32, "
            f"got {projected.dtype} and {conv.dtype}."
        )
    taps = conv.shape[1] + 1
    want = {
        "conv": (heads, 3, dim, taps),
        "decay_rate": (heads,),
        "decay_bias": (heads, dim),
        "norm": (dim,),
    }
    for name, shape in want.items():
        got = getattr(gates, name)
        if got.shape != shape or got.dtype != jnp.float32:
            raise ContractError(
                f"{op}: gates.{name} must be float32 {shape} beside {taps - 1} rows of tail, "
                f"got {got.dtype} {got.shape}."
            )
    if quantize and dim != BLOCK:
        raise ContractError(f"{op}: quantize needs heads of {BLOCK} values, got {dim}.")
