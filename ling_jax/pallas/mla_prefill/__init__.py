"""Causal attention of a chunk of new tokens, with keys and values expanded from their latents."""

from ling_jax.pallas._backend import Backend, refuse
from ling_jax.pallas._tuned import lookup
from ling_jax.pallas.mla_prefill import contract, pallas_kernel, reference
from ling_jax.pallas.mla_prefill.contract import (
    OP,
    KeyNope,
    KeyRope,
    Output,
    QueryNope,
    QueryRope,
    Rows,
    Tiling,
    Values,
    Weight,
)

__all__ = ["Tiling", "flash_attention", "flash_segment"]


def flash_attention(
    q_nope: QueryNope,
    q_rope: QueryRope,
    k_nope: KeyNope,
    k_rope: KeyRope,
    v: Values,
    starts: Rows,
    counts: Rows,
    *,
    scale: float,
    backend: Backend,
    tiling: Tiling | None = None,
) -> Output:
    """Attends from rows `starts .. starts + counts` of each sequence to all keys up to their own.

    Args:
      q_nope: queries of the part without position; `q_rope`, rotated, of the part with it.
      k_nope: keys of each head, the one at position i in row i, those of the new rows included.
      k_rope: rotated keys, shared by the heads.
      v: values. Keys and values from `starts + counts` on are not read as numbers.
      starts: position of the first new row of each sequence.
      counts: true new rows of each sequence; the others give zeros.
      scale: of the scores.

    Raises:
      ContractError: sizes or dtypes do not belong together, or `scale` is not positive.
      UnsupportedError: `backend` has no kernel for these sizes.

    Source: FlashAttention-2 (arXiv 2307.08691).
    """
    out, _ = flash_segment(
        q_nope,
        q_rope,
        k_nope,
        k_rope,
        v,
        starts,
        counts,
        scale=scale,
        backend=backend,
        tiling=tiling,
    )
    return out


def flash_segment(
    q_nope: QueryNope,
    q_rope: QueryRope,
    k_nope: KeyNope,
    k_rope: KeyRope,
    v: Values,
    starts: Rows,
    counts: Rows,
    *,
    scale: float,
    backend: Backend,
    tiling: Tiling | None = None,
) -> tuple[Output, Weight]:
    """As `flash_attention`, over one run of a longer sequence's keys.

    Args:
      starts: position of the first new row counted from the run's first key: negative where the
        rows stand before it. What stands behind the run is another segment's.

    Returns:
      The output over these keys, zeros where a row sees none of them, and the binary logarithm of
      the sum of its weights (-inf there): segments add up with the weights `2 ** it`.
    """
    contract.check(q_nope, q_rope, k_nope, k_rope, v, scale)
    args = (q_nope, q_rope, k_nope, k_rope, v, starts, counts)
    if backend in ("reference", "dense"):
        return reference.flash_segment(*args, scale=scale)
    if backend == "triton":
        refuse(OP, backend, "no such kernel; use backend='pallas'")
    _, seq, heads, nope = q_nope.shape
    key = contract.key(heads, nope + q_rope.shape[3], v.shape[3], q_nope.dtype, seq)
    tiling = tiling or lookup(OP, key, "pallas", contract.DEFAULT)
    interpret = backend == "pallas_interpret"
    return pallas_kernel.flash_segment(*args, scale=scale, tiling=tiling, interpret=interpret)
