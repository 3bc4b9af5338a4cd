"""The compiled programs of a server: prefill and decode, one for each bucket.

All shapes come from `StepSizes`, all programs are compiled by `compile_steps`; calling one later
cannot compile, because a compiled program refuses other shapes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Int32, PyTree

from ling_jax import sampling as sampler
from ling_jax.cache import Cache, cache_spec, put_rows, take_rows
from ling_jax.config import ModelConfig
from ling_jax.execution import COMPILER_OPTIONS, ExecConfig
from ling_jax.model import ModelParams, final_norm, forward, logits, model_spec
from ling_jax.params import TensorSpec, Weight, abstract, zeros
from ling_jax.sampling import Logprobs, SamplingRows, Seen, sampling_spec, seen_spec
from ling_jax.sharding import shardings

_SCORED_AT_ONCE = 64  # prompt positions whose logits are in memory together


@dataclass(frozen=True, kw_only=True)
class StepSizes:
    """Every size that a program is compiled for."""

    slots: int
    """Seats, the padding seat 0 not counted."""
    pages: int
    """Latent pages, the padding page 0 not counted."""
    page_size: int
    context_length: int
    prefill_buckets: tuple[tuple[int, int], ...]
    """(rows, tokens of each row)."""
    decode_buckets: tuple[int, ...]
    decode_steps: int
    """Tokens of one decode call at most."""
    vocab: int
    """Ids below this may be sampled; the rest of the matrix has no token."""
    max_stop_ids: int = 32
    max_logit_bias: int = 512
    max_logprobs: int = 20

    @property
    def pages_per_slot(self) -> int:
        """Pages of a sequence as long as the context."""
        return -(-self.context_length // self.page_size)


@struct.dataclass
class Seats:
    """What the device remembers of each slot's request, beside the cache."""

    last_token: Weight  # [slots] int32: sampled, not yet fed
    generated: Weight  # [slots] int32
    budget: Weight  # [slots] int32: `generated` at which the request ends
    is_done: Weight  # [slots] bool
    sampling: SamplingRows
    seen: Seen


@struct.dataclass
class PrefillBatch:
    """The next text of a few slots; rows to fill the bucket name slot 0 and count 0."""

    slots: Weight  # [rows] int32
    tokens: Weight  # [rows, seq] int32
    counts: Weight  # [rows] int32
    starts: Weight  # [rows] int32; 0 resets the slot
    page_table: Weight  # [rows, pages_per_slot] int32
    prompt_length: Weight  # [rows] int32: text behind it was generated before a preemption
    generated: Weight  # [rows] int32
    budget: Weight  # [rows] int32
    is_last: Weight  # [rows] bool: sample the next token
    next_token: Weight  # [rows] int32: what follows the chunk in the prompt
    wants_scores: Weight  # [rows] bool: log-probabilities of the prompt
    sampling: SamplingRows


@struct.dataclass
class PrefillOut:
    token: Weight  # [rows] int32
    logprobs: Logprobs  # of `token`
    scores: Logprobs  # [rows * seq]: of the token behind each position


@struct.dataclass
class DecodeBatch:
    slots: Weight  # [rows] int32, slot 0 to fill the bucket
    page_table: Weight  # [rows, pages_per_slot] int32
    steps: Weight  # [] int32


@struct.dataclass
class DecodeOut:
    tokens: Weight  # [rows, decode_steps] int32, -1 where a row made none
    logprobs: Logprobs  # [rows, decode_steps, ...]


def seats_spec(sizes: StepSizes) -> Seats:
    """Declares the seats, padding seat included."""
    slots = sizes.slots + 1

    def one(dtype: Any, init: Any = "zeros") -> TensorSpec:
        return TensorSpec((slots,), dtype, ("slots",), init)

    return Seats(
        last_token=one(jnp.int32),
        generated=one(jnp.int32),
        budget=one(jnp.int32),
        is_done=one(jnp.bool_, "ones"),
        sampling=sampling_spec(slots, stops=sizes.max_stop_ids, biases=sizes.max_logit_bias),
        seen=seen_spec(slots, sizes.vocab),
    )


def serving_cache_spec(cfg: ModelConfig, sizes: StepSizes) -> Cache:
    """Declares the cache, padding seat and page included."""
    return cache_spec(
        cfg,
        slots=sizes.slots + 1,
        pages=sizes.pages + 1,
        page_size=sizes.page_size,
        pages_per_slot=sizes.pages_per_slot,
    )


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
    rows = _start_rows(take_rows(cache, batch.slots), batch)
    rows, h, _ = forward(params, rows, batch.tokens, batch.counts, cfg=cfg, execution=execution)
    last = jnp.maximum(batch.counts - 1, 0)[:, None, None]
    h_last = jnp.take_along_axis(h, last, axis=1)[:, 0]
    scores = logits(params, final_norm(params, h_last, cfg=cfg))[:, : sizes.vocab]
    seen = _seen_text(jax.tree.map(lambda x: x[batch.slots], seats.seen), batch)
    token = sampler.sample(scores, batch.sampling, seen, rows.lengths, batch.generated)
    wants = batch.sampling.wants_logprobs & batch.is_last
    out = PrefillOut(
        token=token,
        logprobs=sampler.logprobs_of(scores, token, wants, alternatives=sizes.max_logprobs),
        scores=_score_prompt(params, h, batch, cfg=cfg, sizes=sizes),
    )
    generated = batch.generated + batch.is_last.astype(jnp.int32)
    is_ended = sampler.is_stop(token, batch.sampling) | (generated >= batch.budget)
    row_seats = Seats(
        last_token=token,
        generated=generated,
        budget=batch.budget,
        is_done=~batch.is_last | is_ended,
        sampling=batch.sampling,
        seen=sampler.record(seen, token, batch.is_last),
    )
    return put_rows(cache, batch.slots, rows), _put_seats(seats, batch.slots, row_seats), out


def _start_rows(rows: Cache, batch: PrefillBatch) -> Cache:
    """Empties the states of sequences that begin, whatever the slot's last owner left."""
    is_new = batch.starts == 0

    def reset(x: jax.Array) -> jax.Array:
        return jnp.where(is_new.reshape(-1, *(1,) * (x.ndim - 1)), jnp.zeros_like(x), x)

    return rows.replace(
        kda=jax.tree.map(reset, rows.kda), page_table=batch.page_table, lengths=batch.starts
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
    sizes: StepSizes,
) -> Logprobs:
    """Log-probabilities of the token behind each position; skipped if no row wants them."""
    rows, seq = batch.tokens.shape
    following = jnp.concatenate([batch.tokens[:, 1:], batch.next_token[:, None]], axis=1)
    at_end = jnp.arange(seq, dtype=jnp.int32)[None, :] == batch.counts[:, None] - 1
    following = jnp.where(at_end, batch.next_token[:, None], following)
    padding = -(rows * seq) % _SCORED_AT_ONCE
    flat_h = jnp.pad(h.reshape(rows * seq, -1), ((0, padding), (0, 0)))
    flat_ids = jnp.pad(following.reshape(-1), (0, padding))
    wanted = jnp.any(batch.wants_scores)[None]

    def score(block: tuple[jax.Array, jax.Array]) -> Logprobs:
        block_h, ids = block

        def compute() -> jax.Array:
            return logits(params, final_norm(params, block_h, cfg=cfg))[:, : sizes.vocab]

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
    rows = take_rows(cache, batch.slots).replace(page_table=batch.page_table)
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
        rows, h, _ = forward(
            params,
            rows,
            seats.last_token[:, None],
            is_live.astype(jnp.int32),
            cfg=cfg,
            execution=execution,
        )
        scores = logits(params, final_norm(params, h[:, 0], cfg=cfg))[:, : sizes.vocab]
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
    return put_rows(cache, batch.slots, rows), _put_seats(seats, batch.slots, row_seats), out


def _advance(seats: Seats, token: Int32[Array, " rows"], is_live: jax.Array) -> Seats:
    generated = seats.generated + is_live.astype(jnp.int32)
    is_ended = sampler.is_stop(token, seats.sampling) | (generated >= seats.budget)
    return seats.replace(
        last_token=jnp.where(is_live, token, seats.last_token),
        generated=generated,
        is_done=seats.is_done | is_ended,
        seen=sampler.record(seats.seen, token, is_live),
    )


def _empty_decode_out(rows: int, sizes: StepSizes) -> DecodeOut:
    shape = (rows, sizes.decode_steps)
    wide = (*shape, sizes.max_logprobs)
    return DecodeOut(
        tokens=jnp.full(shape, -1, jnp.int32),
        logprobs=Logprobs(
            chosen=jnp.zeros(shape, jnp.float32),
            top_ids=jnp.zeros(wide, jnp.int32),
            top=jnp.zeros(wide, jnp.float32),
        ),
    )


def _put_seats(seats: Seats, slots: Int32[Array, " rows"], rows: Seats) -> Seats:
    return jax.tree.map(lambda x, row: x.at[slots].set(row), seats, rows)


Program = Callable[..., Any]
Report = Callable[[int, int, str], None]
"""Called with programs compiled, programs in all, and the name of the next."""


@dataclass(frozen=True)
class StepFns:
    """Compiled programs by bucket; each donates the cache and the seats."""

    prefill: Mapping[tuple[int, int], Program]
    decode: Mapping[int, Program]


def init_state(cfg: ModelConfig, execution: ExecConfig, sizes: StepSizes) -> tuple[Cache, Seats]:
    """Allocates an empty cache and empty seats in their shardings."""
    cache, seats = serving_cache_spec(cfg, sizes), seats_spec(sizes)
    arrays = (
        zeros(cache, shardings(cache, execution.parallel)),
        zeros(seats, shardings(seats, execution.parallel)),
    )
    done = jax.jit(jnp.ones_like)(arrays[1].is_done)
    return arrays[0], arrays[1].replace(is_done=done)


def prefill_batch_spec(rows: int, seq: int, sizes: StepSizes) -> PrefillBatch:
    """Shapes and dtypes of a prefill batch."""

    def one(dtype: Any, *shape: int) -> TensorSpec:
        return TensorSpec((rows, *shape), dtype, ("batch", *(None for _ in shape)), "zeros")

    i32, flag = one(jnp.int32), one(jnp.bool_)
    return PrefillBatch(
        slots=i32,
        tokens=one(jnp.int32, seq),
        counts=i32,
        starts=i32,
        page_table=one(jnp.int32, sizes.pages_per_slot),
        prompt_length=i32,
        generated=i32,
        budget=i32,
        is_last=flag,
        next_token=i32,
        wants_scores=flag,
        sampling=sampling_spec(rows, stops=sizes.max_stop_ids, biases=sizes.max_logit_bias),
    )


def decode_batch_spec(rows: int, sizes: StepSizes) -> DecodeBatch:
    """Shapes and dtypes of a decode batch."""
    table = TensorSpec((rows, sizes.pages_per_slot), jnp.int32, ("batch", None), "zeros")
    return DecodeBatch(
        slots=TensorSpec((rows,), jnp.int32, ("batch",), "zeros"),
        page_table=table,
        steps=TensorSpec((), jnp.int32, (), "zeros"),
    )


def compile_steps(
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
    *,
    report: Report | None = None,
) -> StepFns:
    """Compiles every program that serving needs.

    Args:
      cfg: with `mtp_layers` as loaded.
      report: progress, called before each program.
    """
    state = (model_spec(cfg), serving_cache_spec(cfg, sizes), seats_spec(sizes))
    jobs: list[tuple[str, Any, Program, PyTree]] = [
        (f"prefill {r}x{s}", (r, s), prefill, prefill_batch_spec(r, s, sizes))
        for r, s in sizes.prefill_buckets
    ]
    jobs += [(f"decode {r}", r, decode, decode_batch_spec(r, sizes)) for r in sizes.decode_buckets]
    compiled: dict[Any, Program] = {}
    for i, (name, bucket, f, batch) in enumerate(jobs):
        if report is not None:
            report(i, len(jobs), name)
        compiled[bucket] = _compile(f, (*state, batch), cfg, execution, sizes)
    return StepFns(
        prefill={bucket: compiled[bucket] for bucket in sizes.prefill_buckets},
        decode={bucket: compiled[bucket] for bucket in sizes.decode_buckets},
    )


def _compile(
    f: Program,
    specs: tuple[PyTree, ...],
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
) -> Program:
    args = tuple(abstract(spec, shardings(spec, execution.parallel)) for spec in specs)
    placed = None
    if execution.parallel.mesh is not None:
        replicated = execution.parallel.sharding(())
        placed = (*(shardings(spec, execution.parallel) for spec in specs[1:3]), replicated)
    step = partial(f, cfg=cfg, execution=execution, sizes=sizes)
    jitted = jax.jit(step, donate_argnums=(1, 2), out_shardings=placed)
    return jitted.lower(*args).compile(compiler_options=COMPILER_OPTIONS)
