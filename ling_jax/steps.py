"""One step of a server as a pure function: prefill reads text, decode generates from it."""

from dataclasses import replace

import jax
import jax.numpy as jnp
from jaxtyping import Array, Int32

from ling_jax import sampling as sampler
from ling_jax.batches import (
    DecodeBatch,
    DecodeOut,
    PrefillBatch,
    PrefillOut,
    Seats,
)
from ling_jax.cache import Cache, put_rows, take_rows, view_rows
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams, final_norm, forward, forward_step, logits
from ling_jax.sampling import Logprobs, Seen
from ling_jax.sizes import StepSizes
from ling_jax.spec.drafter import Reading

_SCORED_AT_ONCE = 64  # prompt positions whose logits are in memory together


def prefill(
    params: ModelParams,
    cache: Cache,
    seats: Seats,
    batch: PrefillBatch,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
) -> tuple[Cache, Seats, PrefillOut]:
    """Feeds text to slots; rows with `is_last` sample their next token."""
    cache, seats, out, _ = read_text(
        params, cache, seats, batch, cfg=cfg, execution=execution, sizes=sizes
    )
    return cache, seats, out


def read_text(
    params: ModelParams,
    cache: Cache,
    seats: Seats,
    batch: PrefillBatch,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
    taps: tuple[int, ...] = (),
) -> tuple[Cache, Seats, PrefillOut, Reading]:
    """`prefill`, and what the model made of the text.

    Args:
      taps: layers whose residuals a drafter learns from.
    """
    rows = _start_rows(take_rows(cache, batch.slots), batch)
    rows, h, tapped = forward(
        params, rows, batch.tokens, batch.counts, cfg=cfg, execution=execution, taps=taps
    )
    last = jnp.maximum(batch.counts - 1, 0)[:, None, None]
    h_last = jnp.take_along_axis(h, last, axis=1)[:, 0]
    normed = final_norm(params, h_last, cfg=cfg)
    scores = logits(params, normed, execution=execution)[:, : sizes.vocab]
    seen = _seen_text(jax.tree.map(lambda x: x[batch.slots], seats.seen), batch)
    token = sampler.sample(scores, batch.sampling, seen, rows.lengths, batch.generated)
    wants = batch.sampling.wants_logprobs & batch.is_last
    out = PrefillOut(
        token=token,
        logprobs=sampler.logprobs_of(scores, token, wants, alternatives=sizes.max_logprobs),
        scores=_score_prompt(params, h, batch, cfg=cfg, execution=execution, sizes=sizes),
    )
    reading = Reading(
        following=_following(batch, jnp.where(batch.is_last, token, batch.next_token)),
        hidden=final_norm(params, h, cfg=cfg),
        features=jnp.concatenate(tapped, axis=-1) if tapped else None,
        starts=batch.starts,
        counts=batch.counts,
        page_table=batch.page_table,
        slots=batch.slots,
    )
    row_seats = _start_seats(token, seen, batch)
    cache = put_rows(cache, batch.slots, rows)
    return cache, put_seats(seats, batch.slots, row_seats), out, reading


def _start_seats(token: Int32[Array, " rows"], seen: Seen, batch: PrefillBatch) -> Seats:
    """Seats behind the text; those whose text goes on wait for it."""
    generated = batch.generated + batch.is_last.astype(jnp.int32)
    is_ended = sampler.is_stop(token, batch.sampling) | (generated >= batch.budget)
    return Seats(
        last_token=token,
        generated=generated,
        budget=batch.budget,
        is_done=~batch.is_last | is_ended,
        sampling=batch.sampling,
        seen=sampler.record(seen, token, batch.is_last),
    )


def _following(batch: PrefillBatch, last: Int32[Array, " rows"]) -> Int32[Array, "rows seq"]:
    """The token behind each of the text; `last` behind the row's last one."""
    shifted = jnp.concatenate([batch.tokens[:, 1:], last[:, None]], axis=1)
    at = jnp.arange(batch.tokens.shape[1], dtype=jnp.int32)[None, :]
    return jnp.where(at == batch.counts[:, None] - 1, last[:, None], shifted)


def _start_rows(rows: Cache, batch: PrefillBatch) -> Cache:
    """Empties the states of sequences that begin, whatever the slot's last owner left."""
    is_new = batch.starts == 0

    def reset(x: jax.Array) -> jax.Array:
        return jnp.where(is_new.reshape(-1, *(1,) * (x.ndim - 1)), jnp.zeros_like(x), x)

    return replace(
        rows, kda=jax.tree.map(reset, rows.kda), page_table=batch.page_table, lengths=batch.starts
    )


def _seen_text(seen: Seen, batch: PrefillBatch) -> Seen:
    is_new = (batch.starts == 0)[:, None]
    seen = jax.tree.map(lambda x: jnp.where(is_new, jnp.zeros_like(x), x), seen)
    offset = jnp.arange(batch.tokens.shape[1], dtype=jnp.int32)[None, :]
    is_true = offset < batch.counts[:, None]
    in_prompt = batch.starts[:, None] + offset < batch.prompt_length[:, None]
    return sampler.record_text(seen, batch.tokens, is_true & in_prompt, is_true & ~in_prompt)


def _score_prompt(
    params: ModelParams,
    h: jax.Array,
    batch: PrefillBatch,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
) -> Logprobs:
    """Log-probabilities of the token behind each position; skipped if no row wants them."""
    rows, seq = batch.tokens.shape
    following = _following(batch, batch.next_token)
    padding = -(rows * seq) % _SCORED_AT_ONCE
    flat_h = jnp.pad(h.reshape(rows * seq, -1), ((0, padding), (0, 0)))
    flat_ids = jnp.pad(following.reshape(-1), (0, padding))
    wanted = jnp.any(batch.wants_scores)[None]

    def score(block: tuple[jax.Array, jax.Array]) -> Logprobs:
        block_h, ids = block

        def compute() -> jax.Array:
            normed = final_norm(params, block_h, cfg=cfg)
            return logits(params, normed, execution=execution)[:, : sizes.vocab]

        def skip() -> jax.Array:
            return jnp.zeros((_SCORED_AT_ONCE, sizes.vocab), jnp.float32)

        table = jax.lax.cond(wanted[0], compute, skip)
        return sampler.logprobs_of(table, ids, wanted, alternatives=sizes.max_logprobs)

    blocks = (
        flat_h.reshape(-1, _SCORED_AT_ONCE, flat_h.shape[-1]),
        flat_ids.reshape(-1, _SCORED_AT_ONCE),
    )
    scored = jax.lax.map(score, blocks)
    return jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:])[: rows * seq], scored)


def decode(
    params: ModelParams,
    cache: Cache,
    seats: Seats,
    batch: DecodeBatch,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
) -> tuple[Cache, Seats, DecodeOut]:
    """Generates up to `batch.steps` tokens for each slot, sampling included, in one loop."""
    rows = replace(view_rows(cache, batch.slots), page_table=batch.page_table)
    row_seats = jax.tree.map(lambda x: x[batch.slots], seats)
    out = _empty_decode_out(batch.slots.shape[0], sizes)

    def is_running(carry: tuple[jax.Array, Cache, Seats, DecodeOut]) -> jax.Array:
        step, _, seats, _ = carry
        return (step < batch.steps) & jnp.any(~seats.is_done)

    def run(
        carry: tuple[jax.Array, Cache, Seats, DecodeOut],
    ) -> tuple[jax.Array, Cache, Seats, DecodeOut]:
        step, rows, seats, out = carry
        is_live = ~seats.is_done
        rows, normed, _ = forward_step(
            params, rows, seats.last_token, is_live, cfg=cfg, execution=execution
        )
        scores = logits(params, normed, execution=execution)[:, : sizes.vocab]
        token = sampler.sample(scores, seats.sampling, seats.seen, rows.lengths, seats.generated)
        wants = seats.sampling.wants_logprobs & is_live
        made = DecodeOut(
            tokens=jnp.where(is_live, token, -1),
            logprobs=sampler.logprobs_of(scores, token, wants, alternatives=sizes.max_logprobs),
        )
        out = jax.tree.map(lambda all_, one: all_.at[:, step].set(one), out, made)
        return step + 1, rows, _advance(seats, token, is_live), out

    start = (jnp.zeros((), jnp.int32), rows, row_seats, out)
    _, rows, row_seats, out = jax.lax.while_loop(is_running, run, start)
    cache = put_rows(cache, batch.slots, rows)
    return cache, put_seats(seats, batch.slots, row_seats), out


def _advance(seats: Seats, token: Int32[Array, " rows"], is_live: jax.Array) -> Seats:
    generated = seats.generated + is_live.astype(jnp.int32)
    is_ended = sampler.is_stop(token, seats.sampling) | (generated >= seats.budget)
    return replace(
        seats,
        last_token=jnp.where(is_live, token, seats.last_token),
        generated=generated,
        is_done=seats.is_done | is_ended,
        seen=sampler.record(seats.seen, token, is_live),
    )


def _empty_decode_out(rows: int, sizes: StepSizes) -> DecodeOut:
    shape = (rows, sizes.decode_steps)
    return DecodeOut(
        tokens=jnp.full(shape, -1, jnp.int32),
        logprobs=sampler.no_logprobs(shape, sizes.max_logprobs),
    )


def put_seats(seats: Seats, slots: Int32[Array, " rows"], rows: Seats) -> Seats:
    """The seats after those of `slots` became `rows`; several rows may name slot 0."""
    return jax.tree.map(lambda x, row: x.at[slots].set(row), seats, rows)
