"""Choosing the next token on the device: penalties, temperature, filters, log-probabilities.

Every quantity belongs to a row, so a request's draws depend on its own seed and positions only.
Work that no row of the batch asks for is skipped at run time, not compiled away.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Bool, Float32, Int32, Key, UInt32

from ling_jax.params import TensorSpec, Weight

Logits = Float32[Array, "rows vocab"]
Ids = Int32[Array, " rows"]


@struct.dataclass
class SamplingRows:
    """`ling_jax.engine.request.SamplingParams` of each row, as arrays."""

    temperature: Weight  # [rows] float32; 0 is greedy
    top_k: Weight  # [rows] int32; 0 is off
    top_p: Weight  # [rows] float32
    min_p: Weight  # [rows] float32
    repetition: Weight  # [rows] float32
    presence: Weight  # [rows] float32
    frequency: Weight  # [rows] float32
    seed: Weight  # [rows] uint32
    min_tokens: Weight  # [rows] int32
    stop_ids: Weight  # [rows, stops] int32, padded with -1
    bias_ids: Weight  # [rows, biases] int32, padded with -1
    bias: Weight  # [rows, biases] float32
    wants_logprobs: Weight  # [rows] bool


@struct.dataclass
class Seen:
    """Tokens of each row so far, for the penalties."""

    prompt: Weight  # [rows, vocab] bool
    output: Weight  # [rows, vocab] int32: how often


@struct.dataclass
class Logprobs:
    """Log-probabilities under the model, before bias, penalties and temperature."""

    chosen: Weight  # [rows] float32
    top_ids: Weight  # [rows, alternatives] int32, best first
    top: Weight  # [rows, alternatives] float32


def sampling_spec(rows: int, *, stops: int, biases: int) -> SamplingRows:
    """Declares the arrays of `rows` rows."""

    def one(dtype: Any, *shape: int) -> TensorSpec:
        return TensorSpec((rows, *shape), dtype, ("slots", *(None for _ in shape)), "zeros")

    return SamplingRows(
        temperature=one(jnp.float32),
        top_k=one(jnp.int32),
        top_p=one(jnp.float32),
        min_p=one(jnp.float32),
        repetition=one(jnp.float32),
        presence=one(jnp.float32),
        frequency=one(jnp.float32),
        seed=one(jnp.uint32),
        min_tokens=one(jnp.int32),
        stop_ids=one(jnp.int32, stops),
        bias_ids=one(jnp.int32, biases),
        bias=one(jnp.float32, biases),
        wants_logprobs=one(jnp.bool_),
    )


def seen_spec(rows: int, vocab: int) -> Seen:
    """Declares the token records of `rows` rows."""
    axes = ("slots", None)
    return Seen(
        prompt=TensorSpec((rows, vocab), jnp.bool_, axes, "zeros"),
        output=TensorSpec((rows, vocab), jnp.int32, axes, "zeros"),
    )


def sample(logits: Logits, rows: SamplingRows, seen: Seen, position: Ids, generated: Ids) -> Ids:
    """Picks one id for each row.

    Args:
      logits: of the ids that may be sampled.
      position: of the token to be picked, from the start of its sequence: with the seed it
        determines the random draw.
      generated: tokens the row has generated so far.
    """
    adjusted = adjusted_logits(logits, rows, lambda: seen, generated)
    greedy = jnp.argmax(adjusted, axis=-1).astype(jnp.int32)
    is_random = rows.temperature > 0

    def draw() -> jax.Array:
        kept = filtered_logits(adjusted, rows)
        keys = draw_keys(rows.seed, position)
        return jnp.where(is_random, gumbel_argmax(kept, keys), greedy)

    return jax.lax.cond(jnp.any(is_random), draw, lambda: greedy)


def adjusted_logits(
    logits: Logits, rows: SamplingRows, see: Callable[[], Seen], generated: Ids
) -> Logits:
    """Logits after bias, penalties and the ban on early stop ids; a greedy row takes the largest.

    Args:
      see: gives the rows' tokens so far; what it computes is skipped with the adjustment.
      generated: tokens the row has generated so far.
    """
    is_adjusted = jnp.any(_is_adjusted(rows, generated))
    return jax.lax.cond(
        is_adjusted, lambda: _adjust(logits, rows, see(), generated), lambda: logits
    )


def filtered_logits(adjusted: Logits, rows: SamplingRows) -> Logits:
    """Logits of the law that a random row is drawn from: after temperature and filters.

    Args:
      adjusted: result of `adjusted_logits`; greedy rows are given back as they are.
    """
    is_random = rows.temperature > 0
    scaled = tempered(adjusted, rows.temperature)
    return jax.lax.cond(
        jnp.any(_is_filtered(rows) & is_random), lambda: _filter(scaled, rows), lambda: scaled
    )


def tempered(logits: Logits, temperature: Float32[Array, " rows"]) -> Logits:
    """Divides by the temperature; rows at 0 are given back as they are."""
    return logits / jnp.where(temperature > 0, temperature, 1.0)[:, None]


def _is_adjusted(rows: SamplingRows, generated: Ids) -> Bool[Array, " rows"]:
    has_penalty = (rows.repetition != 1) | (rows.presence != 0) | (rows.frequency != 0)
    return has_penalty | (generated < rows.min_tokens) | jnp.any(rows.bias_ids >= 0, axis=-1)


def _adjust(logits: Logits, rows: SamplingRows, seen: Seen, generated: Ids) -> Logits:
    """Bias, then penalties, then the ban on early stop ids."""
    logits = _add_at(logits, rows.bias_ids, rows.bias)
    appeared = seen.output > 0
    repetition = jnp.where(seen.prompt | appeared, rows.repetition[:, None], 1.0)
    logits = jnp.where(logits > 0, logits / repetition, logits * repetition)
    logits = logits - rows.presence[:, None] * appeared.astype(jnp.float32)
    logits = logits - rows.frequency[:, None] * seen.output.astype(jnp.float32)
    too_early = (generated < rows.min_tokens)[:, None] & (rows.stop_ids >= 0)
    return _add_at(logits, rows.stop_ids, jnp.where(too_early, -jnp.inf, 0.0))


def _add_at(
    logits: Logits, ids: Int32[Array, "rows n"], values: Float32[Array, "rows n"]
) -> Logits:
    """Adds `values` at `ids`; an id of -1 names no column."""
    columns = jnp.where(ids < 0, logits.shape[1], ids)
    row = jnp.arange(logits.shape[0], dtype=jnp.int32)[:, None]
    return logits.at[row, columns].add(values, mode="drop")


def _is_filtered(rows: SamplingRows) -> Bool[Array, " rows"]:
    return (rows.top_k > 0) | (rows.top_p < 1) | (rows.min_p > 0)


def _filter(logits: Logits, rows: SamplingRows) -> Logits:
    """Top-k, then top-p over what is left, then min-p: each one a threshold on the logit."""
    keys = _ordered_bits(logits)
    mass = jnp.exp(logits - jnp.max(logits, axis=-1, keepdims=True))
    limit = jnp.where(rows.top_k > 0, jnp.minimum(rows.top_k, logits.shape[1]), logits.shape[1])

    def has_limit(bound: jax.Array) -> jax.Array:
        return jnp.sum(keys >= bound[:, None], axis=-1, dtype=jnp.int32) >= limit

    last = _largest(has_limit, logits.shape[0])
    is_above = keys > last[:, None]
    # Of the logits that equal the last one, only as many count as the limit leaves room for.
    room = limit - jnp.sum(is_above, axis=-1, dtype=jnp.int32)
    share = jnp.max(jnp.where(keys == last[:, None], mass, 0.0), axis=-1)
    total = jnp.sum(jnp.where(is_above, mass, 0.0), axis=-1) + room.astype(jnp.float32) * share

    def has_mass(bound: jax.Array) -> jax.Array:
        reached = jnp.sum(jnp.where(keys >= bound[:, None], mass, 0.0), axis=-1)
        return reached >= rows.top_p * total

    nucleus = jnp.where(rows.top_p < 1, _largest(has_mass, logits.shape[0]), 0)
    bound = jnp.minimum(jnp.maximum(last, nucleus), jnp.max(keys, axis=-1))
    is_kept = (keys >= bound[:, None]) & (mass >= rows.min_p[:, None])
    return jnp.where(is_kept | (rows.temperature == 0)[:, None], logits, -jnp.inf)


def _ordered_bits(x: Logits) -> UInt32[Array, "rows vocab"]:
    """Integers in the order of the floats."""
    bits = jax.lax.bitcast_convert_type(x, jnp.uint32)
    sign = jnp.uint32(1 << 31)
    return jnp.where(bits >= sign, ~bits, bits | sign)


def _largest(holds: Callable[[jax.Array], jax.Array], rows: int) -> UInt32[Array, " rows"]:
    """The largest integer of each row for which a condition holds that all smaller ones meet.

    Bit by bit, in as many passes over the vocabulary: a sort takes more, and a GPU cannot capture
    XLA's library sort in the step's graph.
    """

    def set_bit(i: jax.Array, bound: jax.Array) -> jax.Array:
        more = bound | (jnp.uint32(1 << 31) >> i.astype(jnp.uint32))
        return jnp.where(holds(more), more, bound)

    return jax.lax.fori_loop(0, 32, set_bit, jnp.zeros((rows,), jnp.uint32))


def draw_keys(
    seed: UInt32[Array, " rows"], position: Ids, *, stream: int = 0
) -> Key[Array, " rows"]:
    """Keys of random draws: one for each seed, position and stream, whatever the batch.

    Args:
      position: of the token that the draw is about, from the start of its sequence.
      stream: separates draws about the same token; 0 is the stream of `sample`.
    """
    keys = jax.vmap(jax.random.key)(seed)
    if stream:
        branch = (1 << 31) + stream  # no position is as large
        keys = jax.vmap(lambda key: jax.random.fold_in(key, branch))(keys)
    return jax.vmap(jax.random.fold_in)(keys, position)


def gumbel_argmax(logits: Logits, keys: Key[Array, " rows"]) -> Ids:
    """Draws one id for each row with the probabilities `softmax(logits)`."""

    def noise(key: jax.Array) -> jax.Array:
        return jax.random.gumbel(key, logits.shape[1:], jnp.float32)

    return jnp.argmax(logits + jax.vmap(noise)(keys), axis=-1).astype(jnp.int32)


def logprobs_of(
    logits: Logits, chosen: Ids, wanted: Bool[Array, " flags"], *, alternatives: int
) -> Logprobs:
    """Log-probabilities of the chosen ids and of the likeliest; zeros if no flag wants them."""
    rows = logits.shape[0]

    def compute() -> Logprobs:
        table = jax.nn.log_softmax(logits, axis=-1)
        top, top_ids = _likeliest(table, alternatives)
        picked = jnp.take_along_axis(table, chosen[:, None], axis=-1)[:, 0]
        return Logprobs(chosen=picked, top_ids=top_ids, top=top)

    return jax.lax.cond(jnp.any(wanted), compute, lambda: no_logprobs((rows,), alternatives))


def no_logprobs(shape: tuple[int, ...], alternatives: int) -> Logprobs:
    """Zeros for tokens of some shape."""
    wide = (*shape, alternatives)
    return Logprobs(
        chosen=jnp.zeros(shape, jnp.float32),
        top_ids=jnp.zeros(wide, jnp.int32),
        top=jnp.zeros(wide, jnp.float32),
    )


def _likeliest(
    table: Logits, count: int
) -> tuple[Float32[Array, "rows count"], Int32[Array, "rows count"]]:
    """The `count` largest of each row and their ids, best first, ties to the lowest id.

    One pass for each, for the reason that `_largest` gives.
    """
    row = jnp.arange(table.shape[0], dtype=jnp.int32)

    def take(
        i: jax.Array, carry: tuple[jax.Array, jax.Array, jax.Array]
    ) -> tuple[jax.Array, jax.Array, jax.Array]:
        rest, top, ids = carry
        best = jnp.argmax(rest, axis=-1).astype(jnp.int32)
        top = top.at[:, i].set(rest[row, best])
        return rest.at[row, best].set(-jnp.inf), top, ids.at[:, i].set(best)

    shape = (table.shape[0], count)
    empty = (jnp.zeros(shape, jnp.float32), jnp.zeros(shape, jnp.int32))
    return jax.lax.fori_loop(0, count, take, (table, *empty))[1:]


def is_stop(ids: Ids, rows: SamplingRows) -> Bool[Array, " rows"]:
    """Whether an id ends its row."""
    return jnp.any(ids[:, None] == rows.stop_ids, axis=-1)


def record(seen: Seen, ids: Int32[Array, "rows *n"], is_new: Bool[Array, "rows *n"]) -> Seen:
    """Counts the generated ids with `is_new`: one for each row, or several."""
    row = jnp.arange(ids.shape[0], dtype=jnp.int32).reshape(-1, *(1,) * (ids.ndim - 1))
    return replace(seen, output=seen.output.at[row, ids].add(is_new.astype(jnp.int32)))


def record_text(
    seen: Seen,
    tokens: Int32[Array, "rows seq"],
    is_prompt: Bool[Array, "rows seq"],
    is_output: Bool[Array, "rows seq"],
) -> Seen:
    """Records text that was fed: prompt tokens, and tokens generated before a preemption."""
    row = jnp.arange(tokens.shape[0], dtype=jnp.int32)[:, None]
    return Seen(
        prompt=seen.prompt.at[row, tokens].max(is_prompt),
        output=seen.output.at[row, tokens].add(is_output.astype(jnp.int32)),
    )
