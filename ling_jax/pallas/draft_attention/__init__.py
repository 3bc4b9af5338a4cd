"""Attention of a draft's block: all of itself and of its sequence's paged context."""

from ling_jax.pallas._backend import Backend, is_power_of_two, refuse
from ling_jax.pallas._tuned import lookup
from ling_jax.pallas.draft_attention import contract, pallas_kernel, reference
from ling_jax.pallas.draft_attention.contract import (
    OP,
    Block,
    Lengths,
    Pages,
    Query,
    Table,
    Tiling,
)

__all__ = ["Tiling", "draft_attention"]


def draft_attention(
    q: Query,
    k: Block,
    v: Block,
    key_pages: Pages,
    value_pages: Pages,
    page_table: Table,
    lengths: Lengths,
    *,
    scale: float,
    block_rows: int = 256,
    backend: Backend,
    tiling: Tiling | None = None,
) -> Query:
    """Every row attends to all rows of its block and to the first `lengths` rows of its context.

    Scores, their maximum and sums are float32; weights are rounded to the dtype of the values.

    Args:
      q: queries, rotated; head i reads key head `i // (heads // kv_heads)`.
      k: keys of the block, rotated; `v`, its values.
      key_pages: keys of the context, rotated; `value_pages`, its values.
      page_table: pages of each sequence in order.
      lengths: context rows of each sequence. Rows from there on may hold anything, NaN too.
      scale: of the scores.
      block_rows: context rows that the reference reads at a time, rounded up to whole pages.

    Raises:
      ContractError: heads are no multiple of key heads, or dtypes differ.
      UnsupportedError: `backend` has no kernel for these sizes.

    Source: online normaliser calculation for softmax (arXiv 1805.02867); runs of keys that are
    merged later, as in Flash-Decoding.
    """
    contract.check(q, k, v, key_pages, value_pages)
    args = (q, k, v, key_pages, value_pages, page_table, lengths)
    if backend == "reference":
        return reference.draft_attention(*args, scale=scale, block_rows=block_rows)
    _check_kernel(backend, head_dim=q.shape[3], page=key_pages.shape[1])
    room = page_table.shape[1] * key_pages.shape[1]
    batch, kv_heads = q.shape[0], k.shape[2]
    if tiling is None:
        name = contract.key(kv_heads, q.shape[3], q.dtype, batch, room)
        tiling = lookup(OP, name, "pallas", contract.default(batch, kv_heads, room))
    return pallas_kernel.draft_attention(
        *args, scale=scale, tiling=tiling, interpret=backend == "pallas_interpret"
    )


def _check_kernel(backend: Backend, **extents: int) -> None:
    if backend == "triton":
        refuse(OP, backend, "no such kernel; use backend='pallas'")
    bad = {name: n for name, n in extents.items() if n < 16 or not is_power_of_two(n)}
    if bad:
        refuse(OP, backend, f"needs powers of two from 16 on, got {bad}; use backend='reference'")
