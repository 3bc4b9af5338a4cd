"""Arrays, tilings and checks of the router."""

from dataclasses import dataclass

import jax
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
Counter = Int32[Array, " 1"]

KERNEL_TOKENS = 64
"""Above, the logits are a compute-bound product, which the library does."""

FUSED_TOKENS = 16
"""Above, choosing in one program would take longer than a second launch."""


@dataclass(frozen=True)
class LogitsTiling:
    """What one program of the logits kernel computes."""

    experts: int = 4
    columns: int = 128
    """Of the weight that one step multiplies: powers of two, as `experts`."""
    tokens: int = 8
    """At most; fewer where there are fewer."""
    num_warps: int = 4


@dataclass(frozen=True)
class SelectTiling:
    num_warps: int = 1


@dataclass(frozen=True)
class RouteTiling(LogitsTiling):
    """`LogitsTiling`, and whether the last program to finish also chooses (one launch, not two)."""

    is_fused: bool = True


def logits_key(tokens: int, experts: int, embed: int, dtype: object) -> str:
    return f"logits_e{experts}_k{embed}_{dtype}_t{bucket(tokens)}"


def select_key(tokens: int, experts: int) -> str:
    return f"select_e{experts}_t{bucket(tokens)}"


def route_key(tokens: int, experts: int, embed: int, dtype: object) -> str:
    return f"route_e{experts}_k{embed}_{dtype}_t{bucket(tokens)}"


def check_product(x: jax.Array, weight: jax.Array) -> None:
    if x.ndim != 2 or weight.ndim != 2 or x.shape[1] != weight.shape[1]:
        raise ContractError(
            f"topk_router: x [tokens, embed] and weight [experts, embed] must agree, "
            f"got {x.shape} and {weight.shape}."
        )


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


def check_is_true(is_true: jax.Array | None, tokens: int) -> None:
    if is_true is not None and is_true.shape != (tokens,):
        raise ContractError(
            f"topk_router: is_true must have shape ({tokens},), got {is_true.shape}."
        )
