"""What stands between two matrix products: residual sum, norm, and quantisation of its result."""

from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend, refuse
from ling_jax.pallas.residual_norm import contract, pallas_kernel, reference
from ling_jax.pallas.residual_norm.contract import (
    ExpertRows,
    Gain,
    Ids,
    Parts,
    Rows,
    Tiling,
    Weights,
)
from ling_jax.quant.fp8 import QRows

__all__ = ["Tiling", "add_rms_norm", "combine_rms_norm", "rms_norm_rows"]


def rms_norm_rows(
    x: Rows,
    gain: Gain,
    *,
    eps: float,
    quantize: bool,
    backend: Backend,
    tiling: Tiling | None = None,
) -> tuple[Rows, QRows | None]:
    """Root-mean-square norm of each row, and its FP8 form if `quantize`.

    As `layers.norm.rms_norm`: statistics are float32, the result is rounded to the dtype of `x`
    before the gain. The FP8 form is that of `quantize_rows`.

    Raises:
      ContractError: shapes disagree, rows are no multiple of 16 values (128 to quantise), or
        `eps` is not positive.
      UnsupportedError: `backend` is `triton`.
    """
    contract.check_rows("rms_norm_rows", x, gain, eps=eps, quantize=quantize)
    if _is_reference("rms_norm_rows", x, backend):
        return reference.rms_norm_rows(x, gain, eps=eps, quantize=quantize)
    return pallas_kernel.rms_norm_rows(
        x,
        gain,
        eps=eps,
        quantize=quantize,
        tiling=tiling or _tiling("norm", x, backend),
        interpret=backend == "pallas_interpret",
    )


def add_rms_norm(
    h: Rows,
    parts: Parts,
    gain: Gain,
    *,
    eps: float,
    quantize: bool,
    backend: Backend,
    tiling: Tiling | None = None,
) -> tuple[Rows, Rows, QRows | None]:
    """Adds a product to the residual stream and normalises the sum.

    Args:
      parts: partial sums of the product, added in order in float32, then rounded to the dtype of
        `h` as the product would be.

    Returns:
      The new `h`; its norm and the FP8 form of that, as `rms_norm_rows`.

    Raises:
      ContractError: as `rms_norm_rows`.
      UnsupportedError: `backend` is `triton`.
    """
    contract.check_rows("add_rms_norm", h, gain, eps=eps, quantize=quantize)
    contract.check_parts(h, parts)
    if _is_reference("add_rms_norm", h, backend):
        return reference.add_rms_norm(h, parts, gain, eps=eps, quantize=quantize)
    return pallas_kernel.add_rms_norm(
        h,
        parts,
        gain,
        eps=eps,
        quantize=quantize,
        tiling=tiling or _tiling("add", h, backend),
        interpret=backend == "pallas_interpret",
    )


def combine_rms_norm(
    h: Rows,
    rows: ExpertRows,
    expert_ids: Ids,
    expert_weights: Weights,
    gain: Gain,
    *,
    experts: int,
    eps: float,
    has_shared: bool,
    quantize: bool,
    backend: Backend,
    tiling: Tiling | None = None,
) -> tuple[Rows, Rows, QRows | None]:
    """Adds the experts' outputs to the residual stream and normalises the sum.

    Routed outputs are added by weight, choice by choice, in float32 and rounded to the dtype of
    `h`; the shared expert's output is added to that, and the sum to `h`, each rounded.

    Args:
      rows: row `token * top_k + choice` is a routed output; behind them, if `has_shared`, one row
        of the shared expert for each token.
      expert_ids: the rows of ids outside [0, experts) count nothing, whatever they hold.
      expert_weights: routed scaling included.

    Returns:
      The new `h`; its norm and the FP8 form of that, as `rms_norm_rows`.

    Raises:
      ContractError: as `rms_norm_rows`.
      UnsupportedError: `backend` is `triton`.
    """
    contract.check_rows("combine_rms_norm", h, gain, eps=eps, quantize=quantize)
    contract.check_expert_rows(h, rows, expert_ids, expert_weights, has_shared=has_shared)
    if _is_reference("combine_rms_norm", h, backend):
        return reference.combine_rms_norm(
            h,
            rows,
            expert_ids,
            expert_weights,
            gain,
            experts=experts,
            eps=eps,
            has_shared=has_shared,
            quantize=quantize,
        )
    return pallas_kernel.combine_rms_norm(
        h,
        rows,
        expert_ids,
        expert_weights,
        gain,
        experts=experts,
        eps=eps,
        has_shared=has_shared,
        quantize=quantize,
        tiling=tiling or _tiling("combine", h, backend),
        interpret=backend == "pallas_interpret",
    )


def _is_reference(op: str, h: Rows, backend: Backend) -> bool:
    if backend == "triton":
        refuse(op, backend, "no such kernel; use backend='pallas'")
    return backend == "reference" or h.shape[0] == 0


def _tiling(op: str, h: Rows, backend: Backend) -> Tiling:
    rows, dim = h.shape
    key = contract.key(op, rows, dim, h.dtype)
    return _tuned.lookup("residual_norm", key, backend, Tiling())
