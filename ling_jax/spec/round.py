"""A round of speculative decoding: draft, verify, accept, commit, and what the drafter learns.

The target reads the last emitted token and the drafts behind it at once. What is accepted of them
becomes permanent; of the rest nothing stays. So a round emits from one to K + 1 tokens, and which
ones does not depend on the draft: greedily those that single steps would, else from the same law.

Source: DSpark (2026), section 3; speculative sampling (arXiv 2211.17192).
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Int32

from ling_jax.batches import Seats
from ling_jax.cache import Cache
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams, commit_tentative, forward_tentative, logits
from ling_jax.params import Weight
from ling_jax.sampling import Seen, is_stop
from ling_jax.spec.accept import Accepted, accept
from ling_jax.spec.drafter import Drafter, Proposal, Reading
from ling_jax.spec.schedule import bucket_index, buckets


@struct.dataclass
class Verified:
    """What a round emits, and what the target says of the tokens it read."""

    accepted: Accepted
    logits: Weight  # [batch, verify, vocab] float32: row j is about the j-th emitted token
    reading: Reading
    confidences: Weight = None  # [batch, K] float32: the drafter's logits, if they were asked for


def verify(
    params: ModelParams,
    cache: Cache,
    seats: Seats,
    proposal: Proposal,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
    vocab: int,
    taps: tuple[int, ...] = (),
    widths: Int32[Array, " batch"] | None = None,
) -> tuple[Cache, Seats, Verified]:
    """Reads the last token and the drafts of each sequence; keeps and emits what is accepted.

    Args:
      cache: rows as `view_rows` gives them; must have pages for the tokens that may be emitted.
      seats: of the rows; those that are done emit nothing and stay as they are.
      taps: layers whose residuals a drafter learns from.
      widths: rows to verify of each sequence, of those there are; None for all.

    Returns:
      The cache after the tokens that stay, the seats, and what was emitted.
    """
    is_live, starts = ~seats.is_done, cache.lengths
    tokens = jnp.concatenate([seats.last_token[:, None], proposal.tokens], axis=1)
    # An illegal draft is never accepted; it must not be looked up either.
    tokens = jnp.clip(tokens, 0, vocab - 1)
    cache, replays, normed, tapped = forward_tentative(
        params, cache, tokens, is_live, cfg=cfg, execution=execution, taps=taps, widths=widths
    )
    scores = logits(params, normed, execution=execution)[..., :vocab]
    out, seen = accept(
        scores,
        proposal.tokens,
        proposal.logits,
        seats.sampling,
        seats.seen,
        starts + 1,
        seats.generated,
        seats.budget,
        is_live,
        widths,
    )
    cache = commit_tentative(cache, replays, out.committed, cfg=cfg, execution=execution)
    reading = Reading(
        following=jnp.maximum(out.tokens, 0),
        hidden=normed,
        features=jnp.concatenate(tapped, axis=-1) if tapped else None,
        starts=starts,
        counts=out.committed,
        page_table=cache.page_table,
        slots=cache.slots,
    )
    return cache, _advance(seats, out, seen), Verified(out, scores, reading)


def _verify_some(
    check: Callable[..., tuple[Cache, Seats, Verified]],
    cache: Cache,
    seats: Seats,
    proposal: Proposal,
    widths: Int32[Array, " batch"],
) -> tuple[Cache, Seats, Verified]:
    """Verifies in the narrowest program that holds the rows of every sequence."""
    drafts = proposal.tokens.shape[1]
    sizes = buckets(drafts)

    def at(size: int) -> Callable[[Cache, Seats], tuple[Cache, Seats, Verified]]:
        def run(cache: Cache, seats: Seats) -> tuple[Cache, Seats, Verified]:
            part = Proposal(proposal.tokens[:, : size - 1], proposal.logits[:, : size - 1])
            cache, seats, verified = check(cache, seats, part, widths=widths)
            return cache, seats, _widened(verified, drafts + 1 - size)

        return run

    branches = [at(size) for size in sizes]
    return jax.lax.switch(bucket_index(widths, sizes), branches, cache, seats)


def _widened(verified: Verified, more: int) -> Verified:
    """With rows that nobody verified behind the others: nothing emitted, nothing to learn."""

    def pad(x: jax.Array, value: int = 0) -> jax.Array:
        behind = [(0, 0), (0, more)] + [(0, 0)] * (x.ndim - 2)
        return jnp.pad(x, behind, constant_values=value)

    out, reading = verified.accepted, verified.reading
    rows = (reading.following, reading.hidden, reading.features)
    following, hidden, features = jax.tree.map(pad, rows)
    return Verified(
        replace(out, tokens=pad(out.tokens, -1)),
        pad(verified.logits),
        replace(reading, following=following, hidden=hidden, features=features),
    )


def _advance(seats: Seats, out: Accepted, seen: Seen) -> Seats:
    """The seats after what was emitted; `accept` ends it behind a stop id."""
    last = jnp.maximum(out.committed - 1, 0)[:, None]
    token = jnp.take_along_axis(out.tokens, last, axis=1)[:, 0]
    is_emitted = out.committed > 0
    generated = seats.generated + out.committed
    is_ended = is_stop(token, seats.sampling) & is_emitted
    return replace(
        seats,
        last_token=jnp.where(is_emitted, token, seats.last_token),
        generated=generated,
        is_done=seats.is_done | is_ended | (generated >= seats.budget),
        seen=seen,
    )


def spec_round(
    params: ModelParams,
    draft: Any,
    cache: Cache,
    state: Any,
    seats: Seats,
    *,
    drafter: Drafter,
    cfg: ModelConfig,
    execution: ExecConfig,
    vocab: int,
) -> tuple[Cache, Any, Seats, Verified]:
    """One round of every row: from one to K + 1 tokens for each that is not done.

    Args:
      draft: the drafter's weights.
      cache: rows as `view_rows` gives them.
      state: the drafter's, which knows every committed token of each row; so it does afterwards.
      seats: of the rows.
      vocab: ids that may be emitted.
    """
    with jax.named_scope("draft"):
        proposal, state = drafter.propose(
            *(params, draft, state, cache, seats), execution=execution, vocab=vocab
        )
    with jax.named_scope("verify"):
        check = partial(
            verify, params, cfg=cfg, execution=execution, vocab=vocab, taps=drafter.taps
        )
        if drafter.schedule is None:
            cache, seats, verified = check(cache, seats, proposal)
        else:
            widths = drafter.schedule.widths(proposal.confidences, ~seats.is_done)
            cache, seats, verified = _verify_some(check, cache, seats, proposal, widths)
            verified = replace(verified, confidences=proposal.confidences)
    with jax.named_scope("learn"):
        state = drafter.learn(params, draft, state, verified.reading, execution=execution)
    return cache, state, seats, verified
