"""Arrays, tiling and tuned-table key of `mla_prefill`, and the checks all backends share."""

from dataclasses import dataclass

import jax
from jaxtyping import Array, Float, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas._tuned import bucket

QueryNope = Float[Array, "batch seq heads nope"]
QueryRope = Float[Array, "batch seq heads rope"]
KeyNope = Float[Array, "batch keys heads nope"]
KeyRope = Float[Array, "batch keys rope"]
Values = Float[Array, "batch keys heads d_v"]
Rows = Int32[Array, " batch"]
Output = Float[Array, "batch seq heads d_v"]
Weight = Float[Array, "batch seq heads"]

OP = "mla_prefill"


@dataclass(frozen=True)
class Tiling:
    """Each program attends from `queries` rows of one head, over `keys` at a time."""

    queries: int = 128
    keys: int = 64
    num_warps: int = 8
    num_stages: int = 3


DEFAULT = Tiling()


def key(heads: int, qk: int, d_v: int, dtype: jax.typing.DTypeLike, seq: int) -> str:
    """Entry of the tuned table."""
    return f"h{heads}_qk{qk}_v{d_v}_{jax.numpy.dtype(dtype).name}_t{bucket(seq)}"


def check(
    q_nope: jax.Array,
    q_rope: jax.Array,
    k_nope: jax.Array,
    k_rope: jax.Array,
    v: jax.Array,
    scale: float,
) -> None:
    """Raises `ContractError` for sizes, dtypes or a scale that no backend accepts."""
    if q_nope.shape[:3] != q_rope.shape[:3]:
        raise ContractError(f"{OP}: q_nope is {q_nope.shape}, q_rope {q_rope.shape}.")
    if k_nope.shape[:3] != v.shape[:3] or k_nope.shape[:2] != k_rope.shape[:2]:
        raise ContractError(f"{OP}: k_nope is {k_nope.shape}, k_rope {k_rope.shape}, v {v.shape}.")
    if (
        q_nope.shape[2:] != k_nope.shape[2:]
        or q_nope.shape[0] != k_nope.shape[0]
        or q_rope.shape[3] != k_rope.shape[2]
    ):
        raise ContractError(
            f"{OP}: queries {q_nope.shape} and {q_rope.shape} do not fit keys {k_nope.shape} and "
            f"{k_rope.shape}."
        )
    arrays = {"q_nope": q_nope, "q_rope": q_rope, "k_nope": k_nope, "k_rope": k_rope, "v": v}
    if len({x.dtype for x in arrays.values()}) > 1:
        got = ", ".join(f"{name} {x.dtype}" for name, x in arrays.items())
        raise ContractError(f"{OP}: one dtype expected, got {got}.")
    if scale <= 0:
        raise ContractError(f"{OP}: scale must be positive, got {scale}.")
