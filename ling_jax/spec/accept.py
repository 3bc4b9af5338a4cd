"""Acceptance of drafted tokens: what a round emits follows the target's law, whatever was drafted.

A round verifies `verify` = `drafts` + 1 tokens of each sequence: the last emitted one, then
d_1 to d_K. Row j of the target's logits, from 0, is about the token behind the j-th of them: it
judges d_(j+1), and row K gives the token behind the last draft. A sequence of width w < `verify`
has only its first w rows verified: d_w and what follows count as not proposed.
"""

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Bool, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.params import Weight
from ling_jax.sampling import (
    SamplingRows,
    Seen,
    adjusted_logits,
    draw_keys,
    filtered_logits,
    gumbel_argmax,
    is_stop,
    record,
    tempered,
)

# Streams of random numbers beside that of `sample`, which draws behind the last draft: there a
# round without drafts is plain decoding. A token's draft, its test and its replacement must not
# know of each other.
_DRAFT, _TEST, _REPLACEMENT = 1, 2, 3

Ids = Int32[Array, " batch"]
Drafts = Int32[Array, "batch drafts"]
Logits = Float32[Array, "batch vocab"]
DraftLogits = Float32[Array, "batch drafts vocab"]


@struct.dataclass
class Accepted:
    """What a round emits."""

    tokens: Weight  # [batch, verify] int32: accepted drafts and the bonus; -1 where none
    accepted: Weight  # [batch] int32: drafts accepted, of which a stop or the budget may cut some
    committed: Weight  # [batch] int32: tokens emitted, and verified rows that become permanent


def draft_sample(
    logits: Logits, rows: SamplingRows, positions: Ids, anchors: Ids | None = None
) -> Ids:
    """Draws a draft from softmax(logits / temperature), unfiltered; at 0 takes the likeliest.

    Args:
      logits: of the draft, for the token at `positions`.
      positions: of the token to be drafted, from the start of its sequence.
      anchors: positions that no two rounds of a sequence have in common, such as of the last
        emitted token: each round draws from noise of its own then, which `schedule` needs. Without
        them a position that is drafted again is drafted from the same noise.
    """
    likeliest = jnp.argmax(logits, axis=-1).astype(jnp.int32)
    is_random = rows.temperature > 0

    def draw() -> jax.Array:
        keys = draw_keys(rows.seed, positions, stream=_DRAFT)
        if anchors is not None:
            keys = jax.vmap(jax.random.fold_in)(keys, anchors)
        drawn = gumbel_argmax(tempered(logits, rows.temperature), keys)
        return jnp.where(is_random, drawn, likeliest)

    return jax.lax.cond(jnp.any(is_random), draw, lambda: likeliest)


def accept(
    logits: Float32[Array, "batch verify vocab"],
    drafts: Drafts,
    draft_logits: DraftLogits | None,
    rows: SamplingRows,
    seen: Seen,
    positions: Ids,
    generated: Ids,
    budget: Ids,
    is_live: Bool[Array, " batch"],
    widths: Ids | None = None,
) -> tuple[Accepted, Seen]:
    """Accepts a prefix of the drafts and adds one token of the target's, the bonus.

    Greedy rows emit what `sample` would, one token after the other. In random rows, with p the
    target's law and q the draft's, d_k is accepted with probability min(1, p(d_k) / q(d_k)), the
    token in place of the first rejected one is drawn from max(p - q, 0), and behind drafts that
    are all accepted from p: each emitted token then follows p. Penalties and the ban on early stop
    ids see the drafts before the row that they apply to.

    Args:
      logits: of the target, for the ids that may be sampled.
      drafts: d_1 to d_K; an id outside of the vocabulary is never accepted.
      draft_logits: what `draft_sample` drew the drafts from; None if they were not drawn, such as
        the likeliest ids: then q has all its mass on the draft.
      seen: tokens up to the last emitted one.
      positions: of the token that row 0 is about, from the start of its sequence.
      generated: tokens the row has generated so far.
      budget: `generated` at which the row ends: nothing is emitted beyond.
      is_live: other rows emit nothing.
      widths: rows verified of each sequence, at least 1 of a live one; None for all. Nothing
        depends on the logits behind them, nor on the drafts that those would judge. Which widths
        leave random rows their law: see `schedule`.

    Returns:
      What is emitted, up to the first stop id, and `seen` with it.

    Raises:
      ContractError: the logits have not one row more than there are drafts.

    Source: speculative sampling (arXiv 2211.17192, algorithm 1).
    """
    batch, width, vocab = logits.shape
    if width != drafts.shape[1] + 1:
        raise ContractError(
            f"accept: logits need one row more than drafts, got {width} for {drafts.shape[1]}."
        )
    step = jnp.arange(width, dtype=jnp.int32)[None, :]
    verify_rows = jax.tree.map(lambda x: jnp.repeat(x, width, axis=0), rows)
    adjusted = adjusted_logits(
        logits.reshape(batch * width, vocab),
        verify_rows,
        lambda: _seen_by_verify_row(seen, drafts),
        (generated[:, None] + step).reshape(-1),
    )
    if widths is None:
        widths = jnp.full((batch,), width, jnp.int32)
    proposed = jnp.clip(widths - 1, 0, width - 1)
    agreed, correction = _agree(adjusted, drafts, proposed)
    is_random = (rows.temperature > 0) & is_live

    def draw() -> tuple[jax.Array, jax.Array]:
        kept = filtered_logits(adjusted, verify_rows).reshape(logits.shape)
        count, drawn = _reject(kept, drafts, draft_logits, proposed, rows, positions)
        return jnp.where(is_random, count, agreed), jnp.where(is_random, drawn, correction)

    accepted, bonus = jax.lax.cond(jnp.any(is_random), draw, lambda: (agreed, correction))
    line = jnp.where(step < accepted[:, None], _with_end(drafts, -1), bonus[:, None])
    is_end = is_stop(line.reshape(-1), verify_rows).reshape(batch, width)
    length = jnp.argmax(is_end | (step == accepted[:, None]), axis=1).astype(jnp.int32) + 1
    committed = jnp.where(is_live, jnp.clip(budget - generated, 0, length), 0)
    is_emitted = step < committed[:, None]
    tokens = jnp.where(is_emitted, line, -1)
    out = Accepted(tokens, jnp.where(is_live, accepted, 0), committed)
    return out, record(seen, tokens, is_emitted)


def _seen_by_verify_row(seen: Seen, drafts: Drafts) -> Seen:
    """The tokens before each row's: row j adds d_1 to d_j."""
    batch, count = drafts.shape
    width = count + 1
    order = jnp.arange(width, dtype=jnp.int32)
    is_before = jnp.tile(order[None, :-1] < order[:, None], (batch, 1))
    repeated = jax.tree.map(lambda x: jnp.repeat(x, width, axis=0), seen)
    ids = jnp.repeat(drafts, width, axis=0)
    return record(repeated, ids, is_before & _is_id(ids, seen.output.shape[1]))


def _agree(
    adjusted: Float32[Array, "verify_rows vocab"], drafts: Drafts, proposed: Ids
) -> tuple[Ids, Ids]:
    """What greedy rows do: the number of accepted drafts and the bonus."""
    batch, count = drafts.shape
    likeliest = jnp.argmax(adjusted, axis=-1).astype(jnp.int32).reshape(batch, count + 1)
    is_proposed = jnp.arange(count, dtype=jnp.int32)[None, :] < proposed[:, None]
    agreed = _prefix((drafts == likeliest[:, :-1]) & is_proposed)
    return agreed, _at(likeliest, agreed)


def _reject(
    kept: Float32[Array, "batch verify vocab"],
    drafts: Drafts,
    draft_logits: DraftLogits | None,
    proposed: Ids,
    rows: SamplingRows,
    positions: Ids,
) -> tuple[Ids, Ids]:
    """Rejection sampling of random rows: the number of accepted drafts and the bonus.

    Args:
      kept: logits of p.
      proposed: how many of the drafts count.
    """
    batch, width, vocab = kept.shape
    count = width - 1
    is_id = _is_id(drafts, vocab)
    p = _probability(kept[:, :count], drafts)
    q = jnp.ones((batch, count), jnp.float32)
    # Logits such as NaN have no law, and an illegal draft is no draw from one. With all of q on
    # the draft, the result follows p wherever the draft came from.
    has_law = jnp.zeros((batch, count), jnp.bool_)
    scaled = None
    if draft_logits is not None and count:
        flat = draft_logits.reshape(batch * count, vocab)
        flat = tempered(flat, jnp.repeat(rows.temperature, count))
        scaled = flat.reshape(draft_logits.shape)
        has_law = is_id & jnp.isfinite(jax.nn.logsumexp(scaled, axis=-1))
        q = jnp.where(has_law, _probability(scaled, drafts), q)
    is_proposed = jnp.arange(count, dtype=jnp.int32)[None, :] < proposed[:, None]
    is_passed = _uniform(rows, positions, count) * q < p
    accepted = _prefix(is_id & is_proposed & is_passed)

    p_logits = _at(kept, accepted)
    draft = _at(_with_end(drafts, -1), accepted)
    q_row = (jnp.arange(vocab, dtype=jnp.int32)[None, :] == draft[:, None]).astype(jnp.float32)
    if scaled is not None:
        q_drawn = jax.nn.softmax(_at(scaled, jnp.minimum(accepted, count - 1)), axis=-1)
        q_row = jnp.where(_at(_with_end(has_law, False), accepted)[:, None], q_drawn, q_row)
    residual = jnp.maximum(jax.nn.softmax(p_logits, axis=-1) - q_row, 0.0)
    is_rejected = accepted < proposed
    is_residual = is_rejected & jnp.any(residual > 0, axis=-1)
    law = jnp.where(is_residual[:, None], jnp.log(residual), p_logits)
    place = positions + accepted
    replacement = draw_keys(rows.seed, place, stream=_REPLACEMENT)
    keys = jnp.where(is_rejected, replacement, draw_keys(rows.seed, place))
    return accepted, gumbel_argmax(law, keys)


def _uniform(rows: SamplingRows, positions: Ids, count: int) -> Float32[Array, "batch drafts"]:
    """One number of [0, 1) for the test of each draft."""
    places = positions[:, None] + jnp.arange(count, dtype=jnp.int32)[None, :]
    keys = draw_keys(jnp.repeat(rows.seed, count), places.reshape(-1), stream=_TEST)
    drawn = jax.vmap(lambda key: jax.random.uniform(key, (), jnp.float32))(keys)
    return drawn.reshape(places.shape)


def _probability(logits: DraftLogits, ids: Drafts) -> Float32[Array, "batch drafts"]:
    """The softmax at one id of each row; ids outside of the vocabulary give a number too."""
    column = jnp.clip(ids, 0, logits.shape[-1] - 1)[..., None]
    picked = jnp.take_along_axis(logits, column, axis=-1)[..., 0]
    return jnp.exp(picked - jax.nn.logsumexp(logits, axis=-1))


def _is_id(ids: Int32[Array, "*n"], vocab: int) -> Bool[Array, "*n"]:
    return (ids >= 0) & (ids < vocab)


def _prefix(holds: Bool[Array, "batch drafts"]) -> Ids:
    """How many of each row hold before the first that does not."""
    return jnp.argmin(_with_end(holds, False), axis=1).astype(jnp.int32)


def _with_end(x: jax.Array, end: int | bool) -> jax.Array:
    """Adds a last column."""
    return jnp.concatenate([x, jnp.full((x.shape[0], 1), end, x.dtype)], axis=1)


def _at(x: jax.Array, index: Ids) -> jax.Array:
    """The `index`-th entry of each row."""
    return jnp.take_along_axis(x, index.reshape(-1, *(1,) * (x.ndim - 1)), axis=1)[:, 0]
