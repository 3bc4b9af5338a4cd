"""One decode step of multi-head latent attention over pages, in absorbed form: three launches.

`absorb` moves the key expansion to the query and stores the new latent row, `latent_attention`
reads the cached latents once, as keys and as values, `merge_values` merges its parts and expands
the values. Each row of the batch is one token of one sequence; several new tokens of a sequence
are several rows with the same pages and growing positions.
"""

import jax

from ling_jax.pallas._backend import Backend, is_power_of_two, refuse
from ling_jax.pallas._tuned import lookup
from ling_jax.pallas.mla_decode import contract, pallas_kernel, reference
from ling_jax.pallas.mla_decode.contract import (
    OP,
    AbsorbTiling,
    Angles,
    AttentionTiling,
    Down,
    Gain,
    Gate,
    KeyUp,
    Live,
    MergeTiling,
    Mixed,
    Pages,
    PartialAttention,
    Query,
    QueryLatent,
    QueryRope,
    Rows,
    Table,
    ValueUp,
)
from ling_jax.quant.fp8 import QRows, quantize_rows

__all__ = [
    "AbsorbTiling",
    "AttentionTiling",
    "MergeTiling",
    "PartialAttention",
    "absorb",
    "latent_attention",
    "merge_values",
    "mla_decode",
]


def absorb(
    q: Query,
    down: Down,
    kv_norm: Gain,
    k_up: KeyUp,
    cos: Angles,
    sin: Angles,
    pages: Pages,
    page_table: Table,
    positions: Rows,
    is_live: Live,
    *,
    eps: float,
    backend: Backend,
    tiling: AbsorbTiling | None = None,
) -> tuple[QueryLatent, QueryRope, Pages]:
    """Makes the queries of the latent space, and stores the latent row of each token.

    Args:
      q: projected queries, for each head its `nope` columns, then its `rope` columns.
      down: projected latents, `rank` columns, then the `rope` columns of the shared key.
      kv_norm: gain of the latent's norm.
      k_up: expansion of the latent to keys.
      cos: of the angles of each row's position, times the rotation's scale; `sin` likewise.
      pages: stored latents; donate them, else they are copied.
      page_table: pages of each row's sequence, in order.
      positions: where each row's latent is stored in its sequence.
      is_live: rows that are tokens; the others store nothing, and their queries mean nothing.
      eps: added to the mean square of the latent.

    Returns:
      `q[..., :nope] @ k_up`, the rotated `q[..., nope:]`, and the pages.

    Raises:
      ContractError: sizes or dtypes do not belong together.
      UnsupportedError: `backend` has no kernel for these sizes.

    Source: DeepSeek-V2 (arXiv 2405.04434), section 2.1; pairs (2i, 2i + 1) rotate together.
    """
    contract.check_absorb(q, down, k_up, cos, pages, eps)
    args = (q, down, kv_norm, k_up, cos, sin, pages, page_table, positions, is_live)
    if backend == "reference":
        return reference.absorb(*args, eps=eps)
    _refuse_others(backend, pages.shape[1])
    batch, heads, _ = q.shape
    key = contract.absorb_key(heads, k_up.shape[2], q.dtype, batch)
    tiling = tiling or lookup(OP, key, "pallas", contract.absorb_default(batch))
    interpret = backend == "pallas_interpret"
    return pallas_kernel.absorb(*args, eps=eps, tiling=tiling, interpret=interpret)


def latent_attention(
    q_latent: QueryLatent,
    q_rope: QueryRope,
    pages: Pages,
    page_table: Table,
    lengths: Rows,
    *,
    scale: float,
    backend: Backend,
    tiling: AttentionTiling | None = None,
) -> PartialAttention:
    """Attends from each row to the first `lengths` positions of its sequence.

    Args:
      q_latent: absorbed queries; `q_rope`, the rotated ones.
      pages: stored latents, `rank` columns, then the rotated shared key. What lies beyond a
        sequence's length is not read as a number.
      page_table: pages of each row's sequence, in order.
      lengths: positions each row sees, its own included; 0 sees none.
      scale: of the scores.

    Returns:
      Parts for `merge_values`; their number depends on the backend and the tiling.

    Raises:
      ContractError: sizes or dtypes do not belong together.
      UnsupportedError: `backend` has no kernel for these sizes.

    Source: FlashAttention-2 (arXiv 2307.08691), with the keys of a row split over programs.
    """
    contract.check_attention(q_latent, q_rope, pages)
    args = (q_latent, q_rope, pages, page_table, lengths)
    if backend == "reference":
        return reference.latent_attention(*args, scale=scale)
    _refuse_others(backend, pages.shape[1])
    batch, heads, rank = q_latent.shape
    pages_per_slot = page_table.shape[1]
    key = contract.attention_key(
        heads, rank, q_latent.dtype, batch, pages_per_slot * pages.shape[1]
    )
    default = contract.attention_default(heads, batch, pages_per_slot)
    tiling = tiling or lookup(OP, key, "pallas", default)
    interpret = backend == "pallas_interpret"
    return pallas_kernel.latent_attention(*args, scale=scale, tiling=tiling, interpret=interpret)


def merge_values(
    partials: PartialAttention,
    v_up: ValueUp,
    gate: Gate,
    *,
    dtype: jax.typing.DTypeLike,
    quantize: bool = False,
    backend: Backend,
    tiling: MergeTiling | None = None,
) -> Mixed | QRows:
    """Merges parts of attention, expands the values and gates them.

    Args:
      partials: from `latent_attention`; a row whose parts are all empty gives zeros.
      v_up: expansion of the latent to values.
      gate: logits, one for each head or for each value; None for no gate.
      dtype: of the result, and of what is rounded on the way: mixed latent, values, gate.
      quantize: return `quantize_rows` of the result.

    Raises:
      ContractError: sizes do not belong together.
      UnsupportedError: `backend` has no kernel for these sizes.
    """
    contract.check_merge(partials, v_up, gate, quantize)
    if backend == "reference":
        mixed = reference.merge_values(partials, v_up, gate, dtype)
        return quantize_rows(mixed) if quantize else mixed
    _refuse_others(backend)
    batch, splits, heads, rank = partials.out.shape
    key = contract.merge_key(heads, rank, dtype, batch, splits)
    tiling = tiling or lookup(OP, key, "pallas", contract.merge_default(batch, splits))
    return pallas_kernel.merge_values(
        partials,
        v_up,
        gate,
        dtype=dtype,
        quantize=quantize,
        tiling=tiling,
        interpret=backend == "pallas_interpret",
    )


def mla_decode(
    q: Query,
    down: Down,
    kv_norm: Gain,
    k_up: KeyUp,
    v_up: ValueUp,
    gate: Gate,
    cos: Angles,
    sin: Angles,
    pages: Pages,
    page_table: Table,
    positions: Rows,
    is_live: Live,
    *,
    eps: float,
    scale: float,
    quantize: bool = False,
    backend: Backend,
) -> tuple[Mixed | QRows, Pages]:
    """All between the input projections and the output projection of one layer.

    Arguments and errors are those of `absorb`, `latent_attention` and `merge_values`. Each row
    sees the positions up to its own; rows that are not live give zeros.

    Returns:
      The gated values [batch, heads * d_v] in the dtype of `q`, and the pages.
    """
    q_latent, q_rope, pages = absorb(
        q,
        down,
        kv_norm,
        k_up,
        cos,
        sin,
        pages,
        page_table,
        positions,
        is_live,
        eps=eps,
        backend=backend,
    )
    lengths = jax.numpy.where(is_live, positions + 1, 0)
    partials = latent_attention(
        q_latent, q_rope, pages, page_table, lengths, scale=scale, backend=backend
    )
    mixed = merge_values(partials, v_up, gate, dtype=q.dtype, quantize=quantize, backend=backend)
    return mixed, pages


def _refuse_others(backend: Backend, page: int | None = None) -> None:
    if backend == "triton":
        refuse(OP, backend, "no such kernel; use backend='pallas'")
    if page is not None and (page < 16 or not is_power_of_two(page)):
        reason = f"pages must hold a power of two of at least 16 rows, got {page}"
        refuse(OP, backend, f"{reason}; use such pages (--page-size) or backend='reference'")
