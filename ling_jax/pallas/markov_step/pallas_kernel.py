"""One pass over `w2`: each program keeps the best score of each lane over its tiles and writes one
candidate for each request; a second kernel picks among the candidates of a request."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu
from jaxtyping import Array, Float

from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.markov_step.contract import (
    Embedding,
    First,
    Projection,
    Tiling,
    Tokens,
    Values,
)

_NONE = 2**31 - 1  # index of a candidate that is no number; larger than every token


def markov_scores_kernel(
    base: Any,
    w1: Any,
    w2: Any,
    previous: Any,
    values: Any,
    tokens: Any,
    *,
    step: int,
    tiling: Tiling,
) -> None:
    """Program (i, j): requests of token tile i, vocabulary tiles j, j + programs, ...

    Odd steps go through the tiles from the last to the first. So each step of a walk begins with
    what the one before has read last, of which the L2 cache holds half.
    """
    batch, (vocab, _), (local, rank) = base.shape[0], w1.shape, w2.shape
    programs = values.shape[1]
    rows, width = tiling.vocab, tiling.tokens
    program = pl.program_id(1)
    request = pl.program_id(0) * width + jnp.arange(width, dtype=jnp.int32)
    is_request = request < batch
    lane = jnp.arange(rank, dtype=jnp.int32)
    last = plgpu.load(previous.at[request], mask=is_request, other=0)
    last = jnp.clip(last, 0, vocab - 1)
    hidden = plgpu.load(
        w1.at[last[:, None], lane[None, :]],
        mask=jnp.broadcast_to(is_request[:, None], (width, rank)),
        other=0,
    )

    tiles = pl.cdiv(local, rows)
    visits = (tiles - program + programs - 1) // programs
    is_backwards = step % 2 == 1

    def rows_of(i):
        if is_backwards:
            i = jnp.maximum(visits - 1 - i, 0)
        return (program + i * programs) * rows + jnp.arange(rows, dtype=jnp.int32)

    def logits_of(i):
        row = rows_of(i)
        if width == 1:  # a second axis of one entry would be loaded again for each lane
            steps = jnp.full(row.shape, step, jnp.int32)
            index, mask = (jnp.broadcast_to(request, row.shape), steps, row), row < local
        else:
            index = request[None, :], jnp.full((1, 1), step, jnp.int32), row[:, None]
            mask = (row < local)[:, None] & is_request[None, :]
        return plgpu.load(base.at[index], mask=mask, other=-jnp.inf).astype(jnp.float32)

    def visit(i, carry):
        best, where, logit = carry
        row = rows_of(i)
        is_row = jnp.broadcast_to((row < local)[:, None], (rows, rank)) if local % rows else None
        next_logit = logits_of(i + 1)  # on its way during this tile's product
        weight = plgpu.load(
            w2.at[row[:, None], lane[None, :]],
            mask=is_row,
            other=None if is_row is None else 0,
        )
        if width == 1:
            product = weight.astype(jnp.float32) * hidden.astype(jnp.float32)
            score = jnp.sum(product, axis=1)
        else:
            exact = weight.dtype == jnp.float32
            score = jnp.dot(
                weight,
                hidden.T,
                precision=jax.lax.Precision.HIGHEST if exact else None,
                preferred_element_type=jnp.float32,
            )
        score += logit
        is_better = score > best  # false for NaN, and for equals that come later
        if is_backwards:  # they have the lower index
            is_better = (score >= best) & (score > -jnp.inf)
        row = row if width == 1 else row[:, None]
        return jnp.where(is_better, score, best), jnp.where(is_better, row, where), next_logit

    shape = (rows,) if width == 1 else (rows, width)
    none = jnp.full(shape, -jnp.inf, jnp.float32), jnp.full(shape, _NONE, jnp.int32)
    best, where, _ = jax.lax.fori_loop(0, visits, visit, (*none, logits_of(0)))
    top = jnp.max(best, axis=0)
    is_top = best == (top if width == 1 else top[None, :])
    winner = jnp.min(jnp.where(is_top, where, _NONE), axis=0)
    top, winner = jnp.broadcast_to(top, (width,)), jnp.broadcast_to(winner, (width,))
    column = jnp.broadcast_to(program, (width,))
    plgpu.store(values.at[request, column], top, mask=is_request)
    plgpu.store(tokens.at[request, column], winner, mask=is_request)


def markov_winner_kernel(values: Any, tokens: Any, first: Any, token: Any, value: Any) -> None:
    """Program b: the candidates of request b; a row without a number gets its first token."""
    programs = values.shape[1]
    b = pl.program_id(0)
    lane = jnp.arange(pl.next_power_of_2(programs), dtype=jnp.int32)
    row = jnp.broadcast_to(b, lane.shape)
    is_program = lane < programs
    candidates = plgpu.load(values.at[row, lane], mask=is_program, other=-jnp.inf)
    indices = plgpu.load(tokens.at[row, lane], mask=is_program, other=_NONE)
    top = jnp.max(candidates)
    winner = jnp.min(jnp.where(candidates == top, indices, _NONE))
    plgpu.store(token.at[b], jnp.where(winner == _NONE, 0, winner) + first[0])
    plgpu.store(value.at[b], top)


def _named(body, **constants):
    """Binds constants of a body and keeps its name, which profiles show."""
    bound = partial(body, **constants)
    bound.__name__ = body.__name__  # pyright: ignore[reportAttributeAccessIssue]
    return bound


def markov_step(
    base: Float[Array, "batch steps columns"],
    w1: Embedding,
    w2: Projection,
    previous: Tokens,
    *,
    step: int,
    first: First,
    tiling: Tiling,
    interpret: bool,
) -> tuple[Tokens, Values]:
    """See `ling_jax.pallas.markov_step.markov_step`; `rank` is a power of two from 16 on."""
    batch, local = base.shape[0], w2.shape[0]
    programs = min(tiling.programs, pl.cdiv(local, tiling.vocab))
    candidates = (
        jax.ShapeDtypeStruct((batch, programs), jnp.float32),
        jax.ShapeDtypeStruct((batch, programs), jnp.int32),
    )
    values, tokens = kernel_call(
        _named(markov_scores_kernel, step=step, tiling=tiling),
        *(base, w1, w2, previous),
        grid=(pl.cdiv(batch, tiling.tokens), programs),
        out_shape=candidates,
        num_warps=tiling.num_warps,
        num_stages=tiling.num_stages,
        interpret=interpret,
    )
    winners = (
        jax.ShapeDtypeStruct((batch,), jnp.int32),
        jax.ShapeDtypeStruct((batch,), jnp.float32),
    )
    token, value = kernel_call(
        markov_winner_kernel,
        *(values, tokens, jnp.asarray(first, jnp.int32).reshape(1)),
        grid=(batch,),
        out_shape=winners,
        num_warps=4,
        num_stages=1,
        interpret=interpret,
    )
    return token, value
