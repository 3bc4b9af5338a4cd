"""Arrays, tilings and checks of the router."""

from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas._tuned import bucket

Rows = Float[Array, "tokens embed"]
Weight = Float32[Array, "experts embed"]
Logits = Float32[Array, "tokens experts"]
Bias = Float32[Array, " experts"]
IsTrue = Bool[Array, " tokens"]
Ids = Int32[Array, "tokens top_k"]
Weights = Float32[Array, "tokens top_k"]
Partials = Float32[Array, "splits tokens experts"]
"""Their sums are the logits."""

KERNEL_TOKENS = 64
"""Above, the logits are a compute-bound product, which the library does."""


@dataclass(frozen=True)
class LogitsTiling:
    """What one program of the logits kernel computes."""

    experts: int = 4
    columns: int = 128
    """Of the weight that one step multiplies: powers of two, as `experts`."""
    tokens: int = 2
    """That one step multiplies, at most; without tensor cores only."""
    num_warps: int = 4
    is_split: bool = False
    """One step is all of a program, on tensor cores; else a program adds the steps of a row."""


SPLIT = LogitsTiling(experts=64, columns=128, is_split=True)


@dataclass(frozen=True)
class SelectTiling:
    num_warps: int = 1


def default_logits(tokens: int, dtype: object) -> LogitsTiling:
    """A tiling for sizes that nobody tuned."""
    if tokens == 1:
        return LogitsTiling(experts=2, columns=256, tokens=1)
    return SPLIT if dtype == jnp.bfloat16 else LogitsTiling()


def logits_key(tokens: int, experts: int, embed: int, dtype: object) -> str:
    return f"logits_e{experts}_k{embed}_{dtype}_t{bucket(tokens)}"


def select_key(tokens: int, experts: int) -> str:
    return f"select_e{experts}_t{bucket(tokens)}"


def check_product(x: jax.Array, weight: jax.Array) -> None:
    if x.ndim != 2 or weight.ndim != 2 or x.shape[1] != weight.shape[1]:
        raise ContractError(
            f"topk_router: x [tokens, embed] and weight [experts, embed] must agree, "
            f"got {x.shape} and {weight.shape}."
        )


def check_tiling(tiling: LogitsTiling, dtype: object) -> None:
    if tiling.is_split and dtype != jnp.bfloat16:
        raise ContractError(f"topk_router: tensor cores take bfloat16 rows, got {dtype}.")


def check_choice(
    experts: int, bias: jax.Array, *, groups: int, top_groups: int, top_k: int
) -> None:
    if bias.shape != (experts,):
        raise ContractError(f"topk_router: bias must have shape ({experts},), got {bias.shape}.")
    if groups < 1 or experts % groups or experts // groups < 2:
        raise ContractError(
            f"topk_router: groups must divide experts ({experts}) and hold two or more each, "
            f"got groups={groups}."
        )
    if not 1 <= top_groups <= groups:
        raise ContractError(f"topk_router: top_groups must be in 1..{groups}, got {top_groups}.")
    if not 1 <= top_k <= experts // groups * top_groups:
        raise ContractError(
            f"topk_router: top_k must be in 1..{experts // groups * top_groups}, "
            f"what the open groups hold, got {top_k}."
        )


def check_block(block: int | None) -> None:
    if block is not None and (block < 1 or block & (block - 1)):
        raise ContractError(f"topk_router: block must be a power of two, got {block}.")


def check_is_true(is_true: jax.Array | None, tokens: int) -> None:
    if is_true is not None and is_true.shape != (tokens,):
        raise ContractError(
            f"topk_router: is_true must have shape ({tokens},), got {is_true.shape}."
        )
