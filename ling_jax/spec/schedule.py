"""Which drafts are worth verifying: widths of a round from the draft's confidences and its time.

A sequence of width w has its last token and w - 1 drafts verified. Each row read costs time and
emits a token only if the drafts up to it are accepted, so drafts of all sequences compete for a
place, the likeliest first. Survival is what `confidence.survival` gives: the probability that a
draft and those before it are accepted.

A schedule must not change what is emitted. It cannot where drafts are not drawn: any widths will
do. Drafts that are drawn follow the target's law only if whether d_k is verified depends on d_1 to
d_(k-1) and on nothing that knows d_k, such as the confidence of d_(k+1). `admit` keeps to this by
its early stop. Nor may earlier rounds know d_k: `accept.draft_sample` must be given `anchors`, else
a position that is drafted again is drawn from the same noise. And since sequences decide about each
other, their draws must be independent: those of equal seeds are not.

Nothing here sorts: a GPU cannot capture XLA's library sort in the step's graph. Places in the
order are counted by comparing all pairs.

Source: DSpark (2026), section 4 and appendix A; the planner of sglang 0.5.23.
"""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import jax
import jax.numpy as jnp
from jaxtyping import Array, Bool, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.spec import confidence
from ling_jax.spec.round_times import RoundTimes

Survival = Float32[Array, "batch drafts"]
Flags = Bool[Array, " batch"]
Widths = Int32[Array, " batch"]
Seconds = Float32[Array, " counts"]

_LEAST = 1e-6  # survival of drafts that are worth a thought


@runtime_checkable
class Schedule(Protocol):
    """What decides how many drafts of each sequence a round verifies; hashable, like a drafter."""

    def widths(
        self, confidences: Float32[Array, "batch drafts"], is_live: Bool[Array, " batch"]
    ) -> Int32[Array, " batch"]:
        """The rows to verify of each sequence, from 1 to K + 1, by the logits of its drafts."""
        ...


@dataclass(frozen=True)
class FixedWidth:
    """A `Schedule` of one width for all, to measure with."""

    width: int

    def widths(
        self, confidences: Float32[Array, "batch drafts"], is_live: Bool[Array, " batch"]
    ) -> Int32[Array, " batch"]:
        """`width`, whatever the confidences."""
        del confidences
        return jnp.where(is_live, jnp.full(is_live.shape, self.width, jnp.int32), 0)


@dataclass(frozen=True)
class ConfidenceSchedule:
    """A `Schedule` that admits the drafts that are worth the time of a row (`admit`)."""

    times: RoundTimes
    temperatures: tuple[float, ...]
    """Of the confidences, one for each draft; ones believe them as they are."""

    def widths(
        self, confidences: Float32[Array, "batch drafts"], is_live: Bool[Array, " batch"]
    ) -> Int32[Array, " batch"]:
        """The rows to verify of each sequence, by the confidences of this round's drafts."""
        batch, drafts = confidences.shape
        seconds = jnp.asarray(self.times.table(batch * (drafts + 1)))
        temperatures = jnp.asarray(self.temperatures, jnp.float32)
        return admit(confidence.survival(confidences, temperatures), is_live, seconds)


def admit(survival: Survival, is_live: Flags, seconds: Seconds) -> Widths:
    """Admits drafts, the likeliest first, up to the first that adds no tokens per second.

    The stop is what makes the confidences of this round admissible. The next draft in the order is
    always one whose predecessors are admitted, and its survival knows only them; so no admission
    knows the draft that it is about. To look on, for later drafts that make up for this one, would
    be to ask what was drawn behind it: in appendix A of the paper a law of (0.7, 0.3) becomes
    (0.85, 0.15). The price: gains behind a step in `seconds` are missed.

    Args:
      survival: of this round's drafts; never increases along a row. NaN counts as 0.
      is_live: other rows are not verified and take no time.
      seconds: of a round, by the rows verified in the whole batch: `RoundTimes.table`.

    Returns:
      The rows to verify of each sequence, from 1 to K + 1; 0 where not live.

    Raises:
      ContractError: `seconds` ends before the rows of a full batch.
    """
    most = is_live.size + survival.size
    if seconds.size <= most:
        raise ContractError(
            f"schedule: seconds end at {seconds.size - 1} rows, expected up to {most}: "
            f"RoundTimes.table({most})."
        )
    chance, rank = _ranked(survival, is_live)
    gain, accepted = _in_order(chance, rank)
    live = jnp.sum(is_live, dtype=jnp.int32)
    expected = live.astype(jnp.float32) + accepted
    time = seconds[live + jnp.arange(chance.size + 1, dtype=jnp.int32)]
    # expected / time rises, written so that a small gain is not lost in a large sum.
    is_worth = gain * time[:-1] > expected * (time[1:] - time[:-1])
    end = jnp.zeros((1,), jnp.bool_)
    count = jnp.argmin(jnp.concatenate([is_worth, end])).astype(jnp.int32)
    # Where more rows take less time, even a draft without a chance seems worth its row.
    is_admitted = (rank < count) & (chance > 0)
    return jnp.where(is_live, 1 + jnp.sum(is_admitted, axis=1, dtype=jnp.int32), 0)


def buckets(drafts: int) -> tuple[int, ...]:
    """Widths to compile a round for, ascending: powers of two, and `drafts` + 1.

    A power that saves less than a third of the rows is not worth its program.
    """
    width = drafts + 1
    powers = (2**i for i in range(1, width.bit_length()))
    return (*(power for power in powers if 3 * power <= 2 * width), width)


def bucket_index(widths: Widths, sizes: tuple[int, ...]) -> Int32[Array, ""]:
    """The smallest of ascending `sizes` that holds every row, as an index for `jax.lax.switch`.

    A program of this size reads as many rows of each sequence. They may all be verified then: the
    size knows of no more drafts than the widths did.
    """
    return jnp.sum(jnp.max(widths) > jnp.asarray(sizes, jnp.int32), dtype=jnp.int32)


def _ranked(survival: Survival, is_live: Flags) -> tuple[Survival, Int32[Array, "batch drafts"]]:
    """Survival as far as it counts, else 0, and each draft's place in the order of admission.

    The order is by survival, then by position, then by row, so drafts of a row are in theirs.
    """
    batch, drafts = survival.shape
    # A rounded product may rise along the row; a draft must not overtake those before it. NaN stays
    # NaN from here on, which is not as much as any number.
    chance = jax.lax.cummin(survival, axis=1)
    chance = jnp.where(is_live[:, None] & (chance >= _LEAST), chance, 0.0)
    flat = chance.T.reshape(-1)
    index = jnp.arange(flat.size, dtype=jnp.int32)
    is_above = flat[None, :] > flat[:, None]
    is_tie = flat[None, :] == flat[:, None]
    is_before = is_above | (is_tie & (index[None, :] < index[:, None]))
    rank = jnp.sum(is_before, axis=1, dtype=jnp.int32)
    return chance, rank.reshape(drafts, batch).T


def _in_order(
    chance: Survival, rank: Int32[Array, "batch drafts"]
) -> tuple[Float32[Array, " ranks"], Float32[Array, " ranks"]]:
    """Each draft's chance in the order of admission, and the sum of those before it."""
    place = jnp.arange(chance.size, dtype=jnp.int32)[:, None]
    chance, rank = chance.reshape(1, -1), rank.reshape(1, -1)
    own = jnp.sum(jnp.where(rank == place, chance, 0.0), axis=1)
    before = jnp.sum(jnp.where(rank < place, chance, 0.0), axis=1)
    return own, before
