"""A greedy step of the Markov head that corrects a draft's logits by the token before."""

import jax.numpy as jnp

from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend, refuse
from ling_jax.pallas.markov_step import contract, pallas_kernel, reference
from ling_jax.pallas.markov_step.contract import (
    Base,
    Embedding,
    First,
    Projection,
    Tiling,
    Tokens,
    Values,
)

__all__ = ["Tiling", "markov_step"]


def markov_step(
    base: Base,
    w1: Embedding,
    w2: Projection,
    previous: Tokens,
    *,
    step: int | None = None,
    first: First = 0,
    backend: Backend,
    tiling: Tiling | None = None,
) -> tuple[Tokens, Values]:
    """`argmax_v(base[b, v] + w1[previous[b]] . w2[v])`, summed in float32 and never rounded.

    NaN loses against every number; of equal scores the lowest token wins; a row without a number
    above -inf gives its first token, so that the result is always a legal token.

    Each of several devices may hold a part of the vocabulary: `w2` and `base` are the part,
    `first` its first token, `w1` and `previous` whole. Among the gathered results, in the order of
    the parts, the first of those with the largest value is the answer.

    Args:
      base: float32 or bfloat16 logits of the draft without the correction. Columns beyond the rows
        of `w2` are padding and are not read.
      w1: embedding of the previous token; float32 or bfloat16.
      w2: projection to the vocabulary, one row for each token; typed like `w1`.
      previous: tokens before, over the whole vocabulary; clipped to it.
      step: row of `base[batch, steps, columns]` to read, without copying it out; None for
        `base[batch, columns]`.
      first: token of row 0 of `w2`.

    Returns:
      The tokens, counted over the whole vocabulary, and their scores.

    Raises:
      ContractError: shapes or types do not fit.
      UnsupportedError: `backend` has no kernel for this rank.

    Source: DSpark, the vanilla Markov head with greedy drafting.
    """
    contract.check(base, w1, w2, previous, step)
    rows, index = (base[:, None], 0) if step is None else (base, step)
    batch, (local, rank) = base.shape[0], w2.shape
    if backend == "triton":
        refuse("markov_step", backend, "there is no such kernel; use 'pallas' or 'reference'")
    if backend == "reference":
        return reference.markov_step(rows, w1, w2, previous, step=index, first=first)
    if rank < 16 or rank & (rank - 1):
        refuse(
            "markov_step",
            backend,
            f"rank must be a power of two from 16 on, got {rank}; use 'reference'",
        )
    if batch == 0:
        return jnp.zeros((0,), jnp.int32), jnp.zeros((0,), jnp.float32)
    if tiling is None:
        name = contract.key(local, rank, w2.dtype, base.dtype, batch)
        tiling = _tuned.lookup("markov_step", name, "pallas", contract.default(batch))
    return pallas_kernel.markov_step(
        rows,
        w1,
        w2,
        previous,
        step=index,
        first=first,
        tiling=tiling,
        interpret=backend == "pallas_interpret",
    )
