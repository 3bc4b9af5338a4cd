"""What goes into a step and comes out of it: seats, batches, results."""

from typing import Any

import jax.numpy as jnp
from flax import struct

from ling_jax.cache import Cache, cache_spec
from ling_jax.config import ModelConfig
from ling_jax.params import TensorSpec, Weight
from ling_jax.sampling import Logprobs, SamplingRows, Seen, sampling_spec, seen_spec
from ling_jax.sizes import StepSizes


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
    next_token: Weight  # [rows] int32: what follows the chunk in the text
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
    tokens: Weight  # [rows, call_tokens] int32, -1 where a row made none
    logprobs: Logprobs  # [rows, call_tokens, ...]
    accepted: Weight = None  # [rows, decode_steps] int32: drafts emitted by a round, -1 without one


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
