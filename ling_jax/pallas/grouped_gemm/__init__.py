"""Expert feed-forward networks: each token through its own few experts, and no others.

`expert_tiles` turns routing into tiles of rows, `gate_up` and `down` are the two products over
those tiles, and `grouped_swiglu` is all of it in one call.
"""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend, refuse
from ling_jax.pallas.grouped_gemm import contract, four_bit_kernel, pallas_kernel, reference
from ling_jax.pallas.grouped_gemm.contract import (
    Activations,
    ExpertTiles,
    Matrices,
    SharedGateUp,
    Sizes,
    Tiling,
    choose_block,
    least_block,
)
from ling_jax.pallas.grouped_gemm.tiles import expert_tiles
from ling_jax.quant import four_bit
from ling_jax.quant.four_bit import FourBit
from ling_jax.quant.fp8 import BLOCK, QRows, QTensor, quantize_rows

__all__ = [
    "ExpertTiles",
    "SharedGateUp",
    "Tiling",
    "choose_block",
    "down",
    "expert_tiles",
    "gate_up",
    "grouped_swiglu",
    "least_block",
    "swiglu",
]

_SMALLEST_SIZE = 16


def gate_up(
    x: Activations,
    weight: Matrices,
    tiles: ExpertTiles,
    *,
    limit: float | None,
    quantize: bool = False,
    shared: SharedGateUp | None = None,
    backend: Backend,
    tiling: Tiling | None = None,
) -> Activations:
    """`swiglu(gate x, up x)` of every (token, expert) pair, rounded once.

    Args:
      x: [tokens, embed], array or `QRows`.
      weight: [experts, 2, mlp, embed], gate projection at 0, up projection at 1.
      tiles: from `expert_tiles` for these tokens and experts.
      limit: SwiGLU clamp of the routed experts (`reference.swiglu`).
      quantize: return `QRows`, to feed `down` with FP8 weights. The kernel has one scale for each
        `gate_up_bn` columns of a row, the reference one for each 128.
      shared: the expert of every token; its rows are computed by the same launch.
      backend: `pallas` for arrays and weights of four bits, `triton` for weights in FP8.

    Returns:
      Rows [tokens * top_k, mlp] by pair index, then with `shared` one row for each token, in the
      dtype of `x` (bfloat16 for `QRows`). Rows of pairs in no tile hold anything.

    Raises:
      ContractError: shapes, dtypes or scales disagree.
      UnsupportedError: the backend has no kernel for these arguments.
    """
    sizes = contract.gate_up_sizes(x, weight, tiles, shared)
    _check_quantize(x, weight, quantize)
    if backend == "reference":
        hidden = reference.gate_up(x, weight, tiles, shared, sizes=sizes, limit=limit)
        return quantize_rows(hidden) if quantize else hidden.astype(contract.row_dtype(x))
    tiling = tiling or _tiling(sizes, tiles, x, weight, backend, (sizes.outputs, sizes.inputs))
    limits = (limit, None if shared is None else shared.limit)
    matrices = None if shared is None else shared.weight
    _check_tiles(
        "gate_up", backend, sizes, tiles, contract.least_block(weight, isinstance(x, QRows))
    )
    how = {"sizes": sizes, "tiling": tiling}
    if backend == "triton":
        fp8 = _fp8_operands("gate_up", sizes, x, weight, matrices)
        from ling_jax.pallas.grouped_gemm import triton_kernel

        return triton_kernel.gate_up(*fp8, tiles, limits, quantize=quantize, **how)
    interpret = backend == "pallas_interpret"
    if isinstance(weight, FourBit):
        operands = _four_bit_operands("gate_up", backend, sizes, x, weight, matrices)
        return four_bit_kernel.gate_up(*operands, tiles, limits, interpret=interpret, **how)
    arrays = _array_operands("gate_up", backend, x, weight, matrices)
    return pallas_kernel.gate_up(*arrays, tiles, limits, interpret=interpret, **how)


def down(
    hidden: Activations,
    weight: Matrices,
    tiles: ExpertTiles,
    *,
    shared: Matrices | None = None,
    backend: Backend,
    tiling: Tiling | None = None,
) -> Float[Array, "rows embed"]:
    """The experts' output projections of the rows that `gate_up` made.

    Args:
      hidden: [tokens * top_k, mlp] by pair index, with `shared` one more row for each token; array
        or `QRows` with one scale for each 128, 64 or 32 columns.
      weight: [experts, embed, mlp].
      shared: [embed, mlp], like `weight` an array or FP8.
      backend: `pallas` for arrays and weights of four bits, `triton` for weights in FP8.

    Returns:
      Rows [tokens * top_k (+ tokens), embed] like those of `hidden`, in its dtype (bfloat16 for
      `QRows`), not yet multiplied by the experts' weights. Rows of pairs in no tile hold anything:
      a sum over them must select, not multiply by 0.

    Raises:
      ContractError: shapes, dtypes or scales disagree.
      UnsupportedError: the backend has no kernel for these arguments.
    """
    sizes = contract.down_sizes(hidden, weight, tiles, shared)
    if backend == "reference":
        rows = reference.down(hidden, weight, tiles, shared, sizes=sizes)
        return rows.astype(contract.row_dtype(hidden))
    widths = (sizes.inputs, sizes.outputs)
    tiling = tiling or _tiling(sizes, tiles, hidden, weight, backend, widths)
    _check_tiles(
        "down", backend, sizes, tiles, contract.least_block(weight, isinstance(hidden, QRows))
    )
    how = {"sizes": sizes, "tiling": tiling}
    if backend == "triton":
        fp8 = _fp8_operands("down", sizes, hidden, weight, shared)
        from ling_jax.pallas.grouped_gemm import triton_kernel

        return triton_kernel.down(*fp8, tiles, **how)
    interpret = backend == "pallas_interpret"
    if isinstance(weight, FourBit):
        operands = _four_bit_operands("down", backend, sizes, hidden, weight, shared)
        return four_bit_kernel.down(*operands, tiles, interpret=interpret, **how)
    arrays = _array_operands("down", backend, hidden, weight, shared)
    return pallas_kernel.down(*arrays, tiles, interpret=backend == "pallas_interpret", **how)


def grouped_swiglu(
    x: Float[Array, "tokens embed"],
    gate_up: Float[Array, "experts 2 mlp embed"] | QTensor | FourBit,
    down: Float[Array, "experts embed mlp"] | QTensor | FourBit,
    expert_ids: Int32[Array, "tokens top_k"],
    expert_weights: Float32[Array, "tokens top_k"],
    *,
    limit: float | None,
    quantize: bool = False,
    backend: Backend = "reference",
) -> Float32[Array, "tokens embed"]:
    """Weighted sum of the picked experts' outputs.

    Args:
      gate_up: gate projection at 0, up projection at 1.
      expert_ids: ids outside [0, experts) contribute nothing and cost nothing, so a shard passes
        ids relative to its first expert.
      expert_weights: routed scaling included.
      limit: SwiGLU clamp of these experts (`reference.swiglu`).
      quantize: multiply rows in FP8, which needs weights in FP8.
      backend: `pallas` for arrays and weights of four bits, `triton` for weights in FP8; the
        reference loops over blocks of rows; `dense`, for arrays, runs every token through every
        expert, and has a gradient.

    Returns:
      The sum in float32; each expert's output is rounded to the dtype of `x` before it.
    """
    if backend == "dense":
        if not isinstance(gate_up, jax.Array) or not isinstance(down, jax.Array):
            refuse("grouped_swiglu", backend, "takes arrays only; use backend='reference'")
        return reference.by_every_expert(x, gate_up, down, expert_ids, expert_weights, limit)
    if backend == "reference" and not quantize:
        return _by_block(x, gate_up, down, expert_ids, expert_weights, limit)
    experts, (tokens, top_k) = gate_up.shape[0], expert_ids.shape
    block = choose_block(tokens, top_k, experts, contract.least_block(gate_up, quantize))
    tiles = expert_tiles(expert_ids, experts, block=block, backend=backend)
    rows = quantize_rows(x) if quantize else x
    hidden = _gate_up(rows, gate_up, tiles, limit=limit, quantize=quantize, backend=backend)
    out = _down(hidden, down, tiles, backend=backend)
    return reference.combine(out, expert_ids, expert_weights, experts)


_gate_up, _down = gate_up, down  # the arguments of `grouped_swiglu` hide these names


def _by_block(
    x: jax.Array,
    gate_up: Matrices,
    down: Matrices,
    expert_ids: jax.Array,
    expert_weights: jax.Array,
    limit: float | None,
) -> jax.Array:
    experts, pairs = gate_up.shape[0], expert_ids.size
    is_here = (expert_ids >= 0) & (expert_ids < experts)
    block = reference.block_rows(pairs, experts)
    order, ids = reference.sort_pairs(jnp.where(is_here, expert_ids, experts))
    rows = reference.grouped_rows(
        x, order // expert_ids.shape[1], ids, gate_up, down, block=block, limit=limit
    )
    back = jnp.zeros_like(order).at[order].set(jnp.arange(pairs, dtype=order.dtype))
    by_token = rows[back].reshape(*expert_ids.shape, -1)
    weighted = jnp.where(is_here[..., None], by_token, 0.0) * expert_weights[..., None]
    return weighted.sum(axis=1)


def swiglu(gate: jax.Array, up: jax.Array, limit: float | None) -> jax.Array:
    """The activation of every MLP of the model; see `reference.swiglu`."""
    return reference.swiglu(gate, up, limit)


def _tiling(
    sizes: Sizes,
    tiles: ExpertTiles,
    rows: Activations,
    weight: Matrices,
    backend: Backend,
    widths: tuple[int, int],
) -> Tiling:
    form = contract.form_of(rows, weight)
    entry = contract.key(sizes, tiles.block, form, *widths)
    default = contract.default_tiling(sizes.tokens, tiles.block, form)
    kernel = "pallas" if backend == "pallas_interpret" else backend
    return _tuned.lookup("grouped_gemm", entry, kernel, default)


def _check_quantize(x: Activations, weight: Matrices, quantize: bool) -> None:
    if quantize and not (isinstance(x, QRows) and isinstance(weight, QTensor)):
        raise ContractError("gate_up: quantize=True needs quantised rows and weights")
    if quantize and weight.shape[2] % BLOCK:
        raise ContractError(f"gate_up: quantize=True needs mlp in {BLOCK}s")


def _check_tiles(op: str, backend: Backend, sizes: Sizes, tiles: ExpertTiles, least: int) -> None:
    if tiles.block < least:
        refuse(op, backend, f"tiles must have {least} rows or more, got {tiles.block}")
    small = [n for n in (sizes.outputs, sizes.inputs) if contract.fit(n, 16) < _SMALLEST_SIZE]
    if small:
        refuse(op, backend, f"sizes must be multiples of 16, got {small}; use backend='reference'")


def _fp8_operands(
    op: str, sizes: Sizes, rows: Activations, weight: Matrices, shared: Matrices | None
) -> tuple[Activations, QTensor, QTensor | None]:
    if not isinstance(weight, QTensor) or not isinstance(shared, QTensor | None):
        refuse(op, "triton", "takes weights in FP8 only; others need backend='pallas'")
    if not isinstance(rows, QRows) and not _is_bfloat16(rows):
        refuse(op, "triton", "rows must be bfloat16 or QRows; use backend='reference'")
    if sizes.inputs % BLOCK:
        refuse(op, "triton", f"FP8 inputs must come in {BLOCK}s, got {sizes.inputs}")
    return rows, weight, shared


def _four_bit_operands(
    op: str,
    backend: Backend,
    sizes: Sizes,
    rows: Activations,
    weight: FourBit,
    shared: Matrices | None,
) -> tuple[jax.Array, FourBit, jax.Array | None]:
    reason = None
    if not _is_bfloat16(rows):
        reason = "rows must be bfloat16"
    elif not (shared is None or _is_bfloat16(shared)):
        reason = "the shared expert must be bfloat16"
    elif sizes.inputs % four_bit.BLOCK or weight.group != four_bit.RUN:
        reason = (
            f"inputs must come in {four_bit.BLOCK}s with a scale for each {four_bit.RUN}, got "
            f"{sizes.inputs} and {weight.group}"
        )
    if reason is not None:
        refuse(op, backend, f"weights of four bits: {reason}; use backend='reference'")
    return rows, weight, shared  # pyright: ignore[reportReturnType]


def _is_bfloat16(x: Activations | Matrices | None) -> bool:
    return isinstance(x, jax.Array) and x.dtype == jnp.bfloat16


def _array_operands(
    op: str, backend: Backend, rows: Activations, weight: Matrices, shared: Matrices | None
) -> tuple[jax.Array, jax.Array, jax.Array | None]:
    if not all(x is None or isinstance(x, jax.Array) for x in (rows, weight, shared)):
        refuse(op, backend, "takes arrays only; FP8 needs backend='triton'")
    return rows, weight, shared  # pyright: ignore[reportReturnType]
