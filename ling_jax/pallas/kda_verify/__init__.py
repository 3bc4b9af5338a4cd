"""KDA for a few tokens that may be taken back, and what makes some of them permanent."""

from typing import Any

from jaxtyping import Array, Float

from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend, is_power_of_two, refuse
from ling_jax.pallas.kda_decode.contract import (
    KdaGates,
    Live,
    Recurrent,
    Slots,
    Tails,
    check,
)
from ling_jax.pallas.kda_verify import contract, pallas_kernel, reference
from ling_jax.pallas.kda_verify.contract import (
    CommitTiling,
    Counts,
    KdaReplay,
    Logits,
    Projected,
    VerifyTiling,
)
from ling_jax.quant.fp8 import QRows

__all__ = ["CommitTiling", "KdaReplay", "VerifyTiling", "kda_commit", "kda_verify"]


def kda_verify(
    projected: Projected,
    beta: Logits,
    gates: KdaGates,
    recurrent: Recurrent,
    conv: Tails,
    slots: Slots,
    is_live: Live,
    *,
    lower_bound: float | None,
    eps: float,
    quantize: bool = False,
    backend: Backend,
    tiling: VerifyTiling | None = None,
) -> tuple[Float[Array, "rows values"] | QRows, KdaReplay]:
    """`kda_decode` for a block of tokens of each row, with states and tails left as they are.

    A state cannot be shortened. So the block is read from the state without changing it, and what
    it would write is returned: `kda_commit` writes as much of it as stays.

    Args:
      projected: query, key, value, decay gate and output gate of each head, as projected, of the
        tokens behind those that the states hold; bfloat16 or float32, and `conv` alike.
      beta: logit of each head's write strength, before the sigmoid.
      gates: weights of the layer.
      recurrent: states by slot.
      conv: the last `taps - 1` projected rows of each slot, oldest first.
      slots: the slot of each row of the batch.
      is_live: rows of the batch that are not live give zeros; their slot may hold anything.
      lower_bound: of the log-decay; None for the law without a bound.
      eps: added to the mean square of a head's output.
      quantize: return FP8 rows with one scale for each head, whose values must be 128.

    Returns:
      The rows [batch * width, heads * d_v], typed like `projected` or quantised, and the writes.

    Raises:
      ContractError: shapes or dtypes do not fit together.
      UnsupportedError: the backend has no kernel for this head length.

    Source: replay of a state-space model's inputs in speculative decoding, as in SGLang's
    ReplaySSM for KDA.
    """
    check(projected[:, 0], gates, recurrent, conv, quantize=quantize, op=contract.OP)
    args = (projected, beta, gates, recurrent, conv, slots, is_live)
    how: dict[str, Any] = {"lower_bound": lower_bound, "eps": eps, "quantize": quantize}
    if backend == "reference" or projected.shape[0] == 0:
        return reference.kda_verify(*args, **how)
    batch, width, heads, _, dim = projected.shape
    _require_kernel(dim, backend)
    if tiling is None:
        entry = contract.key("verify", batch, width, heads, dim, projected.dtype)
        default = contract.default_verify(batch * heads)
        tiling = _tuned.lookup(contract.OP, entry, "pallas", default)
    return pallas_kernel.kda_verify(
        *args, **how, tiling=tiling.fit(dim), interpret=backend == "pallas_interpret"
    )


def kda_commit(
    replay: KdaReplay,
    recurrent: Recurrent,
    conv: Tails,
    slots: Slots,
    counts: Counts,
    *,
    backend: Backend,
    tiling: CommitTiling | None = None,
) -> tuple[Recurrent, Tails]:
    """Makes the first `counts` tokens of each row of a block permanent.

    Args:
      replay: what `kda_verify` returned for these states.
      recurrent: states by slot; a caller that donates them has them updated in place.
      conv: tails by slot, likewise.
      slots: the slot of each row of the batch; rows with tokens to keep never share one.
      counts: tokens to keep, from 0 to the width of the block; 0 leaves the slot as it is.

    Returns:
      The updated `recurrent` and `conv`.

    Raises:
      UnsupportedError: the backend has no kernel for this head length.
    """
    if backend == "reference" or replay.keys.shape[0] == 0:
        return reference.kda_commit(replay, recurrent, conv, slots, counts)
    batch, width, heads, dim = replay.keys.shape
    _require_kernel(dim, backend)
    if tiling is None:
        entry = contract.key("commit", batch, width, heads, dim, replay.keys.dtype)
        default = contract.default_commit(batch * heads)
        tiling = _tuned.lookup(contract.OP, entry, "pallas", default)
    return pallas_kernel.kda_commit(
        *(replay, recurrent, conv, slots, counts),
        tiling=tiling.fit(dim),
        interpret=backend == "pallas_interpret",
    )


def _require_kernel(dim: int, backend: Backend) -> None:
    """Raises `UnsupportedError` where there is no kernel for heads of `dim` channels."""
    if backend == "triton":
        refuse(contract.OP, backend, "there is no such kernel; use backend='pallas'")
    if not 16 <= dim <= 128 or not is_power_of_two(dim):
        refuse(
            contract.OP,
            backend,
            f"heads must be a power of two from 16 to 128 channels, got {dim}; "
            "use backend='reference'",
        )
