"""Shapes of `markov_step` and the numbers that its kernels can choose."""

from dataclasses import dataclass
from typing import TypeAlias

import jax
import jax.numpy as jnp
from jax.typing import DTypeLike
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas._tuned import bucket

Base: TypeAlias = Float[Array, "batch columns"] | Float[Array, "batch steps columns"]
Embedding: TypeAlias = Float[Array, "vocab rank"]
Projection: TypeAlias = Float[Array, "local rank"]
Tokens: TypeAlias = Int32[Array, " batch"]
Values: TypeAlias = Float32[Array, " batch"]
First: TypeAlias = int | Int32[Array, ""]

_DTYPES = (jnp.float32, jnp.bfloat16)


@dataclass(frozen=True, kw_only=True)
class Tiling:
    """How the vocabulary is cut."""

    programs: int
    """Programs that share the vocabulary; each takes every `programs`-th tile of it."""
    vocab: int
    """Rows of `w2` in a tile; a power of two, from 16 on."""
    tokens: int
    """Requests in a tile. 1 multiplies and reduces; 16, 32 and 64 use the matrix unit with the
    rows of `w2` on its long side."""
    num_warps: int
    num_stages: int

    def __post_init__(self) -> None:
        if self.programs < 1:
            raise ContractError(f"markov_step: programs must be positive, got {self.programs}.")
        if self.vocab < 16 or self.vocab & (self.vocab - 1):
            raise ContractError(
                f"markov_step: vocab must be a power of two from 16 on, got {self.vocab}."
            )
        if self.tokens not in (1, 16, 32, 64):
            raise ContractError(f"markov_step: tokens must be 1, 16, 32 or 64, got {self.tokens}.")


def default(batch: int) -> Tiling:
    """What to use where nothing has been tuned."""
    tokens = 16 if batch <= 16 else 32
    return Tiling(programs=264, vocab=64, tokens=tokens, num_warps=4, num_stages=3)


def key(local: int, rank: int, weights: DTypeLike, base: DTypeLike, batch: int) -> str:
    """Entry of the tuned table; `local` rows of `w2`."""
    names = f"{jnp.dtype(weights).name}_{jnp.dtype(base).name}"
    return f"v{local}_r{rank}_{names}_b{bucket(batch)}"


def check(
    base: jax.Array, w1: jax.Array, w2: jax.Array, previous: jax.Array, step: int | None
) -> None:
    """Raises `ContractError` for arguments that no backend takes."""
    if base.dtype not in _DTYPES or w1.dtype not in _DTYPES or w1.dtype != w2.dtype:
        raise ContractError(
            "markov_step: base must be float32 or bfloat16, and w1 and w2 of one of these types, "
            f"got {base.dtype}, {w1.dtype} and {w2.dtype}."
        )
    if previous.dtype != jnp.int32 or previous.shape != base.shape[:1]:
        raise ContractError(
            f"markov_step: previous must be int32[{base.shape[0]}], "
            f"got {previous.dtype}{list(previous.shape)}."
        )
    if w1.shape[1] != w2.shape[1]:
        raise ContractError(
            f"markov_step: w1 and w2 must have one rank, got {w1.shape[1]} and {w2.shape[1]}."
        )
    if not 0 < w2.shape[0] <= base.shape[-1] or w1.shape[0] < 1:
        raise ContractError(
            f"markov_step: w2 must have 1 to {base.shape[-1]} rows, one for each column of base "
            f"that is a token, got {w2.shape[0]}; w1 must have a row, got {w1.shape[0]}."
        )
    if (step is None) != (base.ndim == 2):
        raise ContractError(
            f"markov_step: step goes with base[batch, steps, columns], got {step} and "
            f"{list(base.shape)}."
        )
    if step is not None and not 0 <= step < base.shape[1]:
        raise ContractError(f"markov_step: step must be below {base.shape[1]}, got {step}.")
