"""Steps of a server that drafts: as `ling_jax.steps`, each round of decoding one of drafting."""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
from jaxtyping import Array, Int32

from ling_jax.batches import DecodeBatch, DecodeOut, PrefillBatch, PrefillOut, Seats
from ling_jax.cache import Cache, put_rows, view_rows
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams
from ling_jax.sampling import logprobs_of, no_logprobs
from ling_jax.sizes import StepSizes
from ling_jax.spec.drafter import Drafter
from ling_jax.spec.round import Verified, spec_round
from ling_jax.steps import put_seats, read_text

Carry = tuple[Int32[Array, ""], Cache, Any, Seats, DecodeOut]


def spec_prefill(
    params: ModelParams,
    draft: Any,
    cache: Cache,
    state: Any,
    seats: Seats,
    batch: PrefillBatch,
    *,
    drafter: Drafter,
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
) -> tuple[Cache, Any, Seats, PrefillOut]:
    """`prefill`, from which the drafter learns.

    Args:
      draft: the drafter's weights.
      state: the drafter's.
    """
    cache, seats, out, reading = read_text(
        *(params, cache, seats, batch),
        cfg=cfg,
        execution=execution,
        sizes=sizes,
        taps=drafter.taps,
    )
    state = drafter.learn(params, draft, state, reading, execution=execution)
    return cache, state, seats, out


def spec_decode(
    params: ModelParams,
    draft: Any,
    cache: Cache,
    state: Any,
    seats: Seats,
    batch: DecodeBatch,
    *,
    drafter: Drafter,
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
) -> tuple[Cache, Any, Seats, DecodeOut]:
    """Up to `batch.steps` rounds of every slot in one loop, sampling included.

    Args:
      draft: the drafter's weights.
      state: the drafter's.
    """
    rows = replace(view_rows(cache, batch.slots), page_table=batch.page_table)
    row_seats = jax.tree.map(lambda x: x[batch.slots], seats)

    def is_running(carry: Carry) -> jax.Array:
        step, _, _, seats, _ = carry
        return (step < batch.steps) & jnp.any(~seats.is_done)

    def run(carry: Carry) -> Carry:
        step, rows, state, seats, out = carry
        wants = seats.sampling.wants_logprobs & ~seats.is_done
        rows, state, seats, verified = spec_round(
            *(params, draft, rows, state, seats),
            drafter=drafter,
            cfg=cfg,
            execution=execution,
            vocab=sizes.vocab,
        )
        made = _made(verified, wants, sizes)
        out = jax.tree.map(lambda all_, one: all_.at[:, step].set(one), out, made)
        return step + 1, rows, state, seats, out

    start = (jnp.zeros((), jnp.int32), rows, state, row_seats, _empty(batch.slots.shape[0], sizes))
    _, rows, state, row_seats, out = jax.lax.while_loop(is_running, run, start)
    cache, seats = put_rows(cache, batch.slots, rows), put_seats(seats, batch.slots, row_seats)
    return cache, state, seats, _in_a_row(out)


def _made(verified: Verified, wants: jax.Array, sizes: StepSizes) -> DecodeOut:
    """What one round gives to the host: [rows, width, ...], and [rows] accepted."""
    out, width = verified.accepted, verified.accepted.tokens.shape[1]
    scores = verified.logits.reshape(-1, verified.logits.shape[-1])
    logprobs = logprobs_of(
        scores,
        jnp.maximum(out.tokens, 0).reshape(-1),
        wants,
        alternatives=sizes.max_logprobs,
    )
    emitted = jnp.minimum(out.accepted, out.committed)
    return DecodeOut(
        tokens=out.tokens,
        logprobs=jax.tree.map(lambda x: x.reshape(-1, width, *x.shape[1:]), logprobs),
        accepted=jnp.where(out.committed > 0, emitted, -1),
    )


def _empty(rows: int, sizes: StepSizes) -> DecodeOut:
    """Rounds apart: [rows, rounds, width, ...]."""
    shape = (rows, sizes.decode_steps, sizes.step_tokens)
    return DecodeOut(
        tokens=jnp.full(shape, -1, jnp.int32),
        logprobs=no_logprobs(shape, sizes.max_logprobs),
        accepted=jnp.full(shape[:2], -1, jnp.int32),
    )


def _in_a_row(out: DecodeOut) -> DecodeOut:
    """The tokens of all rounds behind each other: [rows, rounds * width, ...]."""

    def merge(x: jax.Array) -> jax.Array:
        return x.reshape(x.shape[0], -1, *x.shape[3:])

    return replace(out, tokens=merge(out.tokens), logprobs=jax.tree.map(merge, out.logprobs))
