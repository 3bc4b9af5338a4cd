"""Rejection sampling: the emitted tokens follow the law of the target, whatever is drafted."""

from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.typing import ArrayLike

from ling_jax.sampling import SamplingRows, Seen
from ling_jax.spec.schedule import admit
from tests.rows import rows_with
from tests.spec.texts import (
    START,
    STATES,
    accept_jit,
    draft_jit,
    following,
    ints,
    nothing_seen,
    sample_jit,
    states_of,
)

# Many rows of the same request, each with its own seed.

SMALL = 5  # ids
RANDOM_ROWS = 1 << 14
COUNT = 2  # drafts
DEPTH = 3  # tokens whose joint law is compared
EVERYONE = jnp.ones(RANDOM_ROWS, bool)


def random_table(seed: int) -> np.ndarray:
    logits = np.random.default_rng(seed).normal(size=(STATES, SMALL)) * 1.2
    return logits.astype(np.float32)


TARGET, OTHER = random_table(1), random_table(2)
LOW, HIGH = (np.where(np.isin(np.arange(SMALL), ids), 0, -np.inf) for ids in ((0, 1), (2, 3, 4)))
LAWS = [
    {},
    {"temperature": 0.5},
    {"top_k": 2},
    {"top_p": 0.7},
    {"min_p": 0.25},
    {"temperature": 0.5, "top_k": 4, "top_p": 0.9, "min_p": 0.02},
    {"temperature": 1.5, "top_k": 3},
]


def law_of(
    logits: ArrayLike,
    *,
    temperature: float = 1.0,
    top_k: int = 0,
    top_p: float = 1.0,
    min_p: float = 0.0,
) -> np.ndarray:
    """One row's law in float64 and by the book; the logits have no ties."""
    scaled = np.asarray(logits, np.float64) / temperature
    order = np.argsort(-scaled)
    order = order[: top_k or SMALL]
    p = np.exp(scaled[order] - scaled[order[0]])
    p /= p.sum()
    is_reached = np.concatenate([[0], np.cumsum(p)[:-1]]) < top_p
    is_kept = is_reached & (p >= min_p * p[0])
    law = np.zeros(SMALL)
    law[order[is_kept]] = p[is_kept] / p[is_kept].sum()
    return law


def joint_law(
    table: np.ndarray, *, presence: float = 0.0, repetition: float = 1.0, **law
) -> np.ndarray:
    """The law of the first tokens of the text: [SMALL] * DEPTH."""
    joint = np.zeros((SMALL,) * DEPTH)
    for text in np.ndindex(joint.shape):
        state, chance, used = np.zeros((), int), 1.0, np.zeros(SMALL, bool)
        for token in text:
            logits = np.asarray(table[state], np.float64)
            penalised = np.where(logits > 0, logits / repetition, logits * repetition)
            logits = np.where(used, penalised, logits) - presence * used
            chance *= law_of(logits, **law)[token]
            state, used[token] = following(state, token), True
        joint[text] = chance
    return joint


def assert_follows(ids: np.ndarray, want: np.ndarray) -> None:
    """Pearson's statistic, passed by chance but once in a million, and nothing but the support."""
    want = want.reshape(-1)
    counts = np.bincount(ids, minlength=want.size)
    assert not counts[want == 0].any()
    expected = want * ids.size
    is_rare = expected < 8
    counts, expected = (
        np.append(x[~is_rare], x[is_rare].sum()).astype(np.float64) for x in (counts, expected)
    )
    inside = expected > 0
    statistic = ((counts[inside] - expected[inside]) ** 2 / expected[inside]).sum()
    freedom = max(int(inside.sum()) - 1, 1)
    # Wilson and Hilferty's approximation of the quantile.
    limit = freedom * (1 - 2 / (9 * freedom) + 4.76 * np.sqrt(2 / (9 * freedom))) ** 3
    assert statistic < limit, f"{statistic:.0f} of {limit:.0f}"


def assert_rate(hits: np.ndarray, want: float) -> None:
    """A share within five standard deviations."""
    deviation = np.sqrt(max(want * (1 - want), 1e-9) / hits.size)
    assert abs(hits.mean() - want) < 5 * deviation


def repeated(*per_step) -> np.ndarray:
    """The same logits for all rows: [RANDOM_ROWS, steps, SMALL]."""
    return np.broadcast_to(np.asarray(per_step, np.float32), (RANDOM_ROWS, len(per_step), SMALL))


def draw_drafts(
    table: np.ndarray,
    state: np.ndarray,
    rows: SamplingRows,
    place: ArrayLike,
    *,
    is_fresh: bool = False,
) -> tuple[np.ndarray, np.ndarray]:
    """Drafts, each drawn behind the one before, and what they were drawn from."""
    drafts, logits = [], []
    anchors = (ints(place, len(state)) - 1,) if is_fresh else ()
    for i in range(COUNT):
        logits.append(table[state])
        places = ints(place, len(state)) + i
        drafts.append(np.asarray(draft_jit(jnp.asarray(logits[-1]), rows, places, *anchors)))
        state = following(state, drafts[-1])
    return np.stack(drafts, axis=1), np.stack(logits, axis=1)


def one_round(
    logits: ArrayLike,
    drafts: ArrayLike,
    draft_logits: ArrayLike | None,
    rows: SamplingRows,
    *,
    seen: Seen | None = None,
    place: ArrayLike = START,
    is_live: ArrayLike = EVERYONE,
    widths: np.ndarray | None = None,
) -> tuple[np.ndarray, np.ndarray, Seen]:
    """What is emitted, how many drafts are accepted, and what is seen then."""
    count, _, vocab = np.shape(logits)
    seen = nothing_seen(count, vocab) if seen is None else seen
    if draft_logits is not None:
        draft_logits = jnp.asarray(draft_logits)
    zero, much = ints(0, count), ints(100, count)
    arrays = (jnp.asarray(x) for x in (logits, drafts))
    narrow = () if widths is None else (ints(widths, count),)
    out, seen_now = accept_jit(
        *(*arrays, draft_logits, rows, seen, ints(place, count), zero, much, jnp.asarray(is_live)),
        *narrow,
    )
    np.testing.assert_array_equal(out.committed, np.where(is_live, out.accepted + 1, 0))
    return np.asarray(out.tokens), np.asarray(out.accepted), seen_now


def generate(
    draft_table: np.ndarray,
    *,
    is_drawn: bool,
    schedule: Callable[[np.ndarray], np.ndarray] | None = None,
    **fields,
) -> tuple[np.ndarray, np.ndarray]:
    """The first tokens of each row, numbered as cells of their law, and the first `accepted`.

    Rows that have enough go on, like all others. A schedule gives the widths, from the states
    behind the verified tokens.
    """
    rows = rows_with(RANDOM_ROWS, **{"temperature": 1.0} | fields)
    drafting = rows if is_drawn else rows_with(RANDOM_ROWS)
    state, length = np.zeros(RANDOM_ROWS, int), np.zeros(RANDOM_ROWS, int)
    text = np.zeros((RANDOM_ROWS, DEPTH * (COUNT + 1)), int)
    seen, rounds = nothing_seen(RANDOM_ROWS, SMALL), []
    while length.min() < DEPTH:
        place = START + length
        is_fresh = schedule is not None
        drafts, draft_logits = draw_drafts(draft_table, state, drafting, place, is_fresh=is_fresh)
        states = states_of(state, drafts)
        logits, widths = TARGET[states], None
        if schedule is not None:
            widths = schedule(states)
            logits[np.arange(COUNT + 1)[None, :] >= widths[:, None]] = np.nan
        tokens, accepted, seen = one_round(
            *(logits, drafts, draft_logits if is_drawn else None, rows),
            seen=seen,
            place=place,
            widths=widths,
        )
        for i in range(COUNT + 1):
            is_made = tokens[:, i] >= 0
            text[is_made, length[is_made]] = tokens[is_made, i]
            state = np.where(is_made, following(state, tokens[:, i]), state)
            length = length + is_made
        rounds.append(accepted)
    return text[:, :DEPTH] @ SMALL ** np.arange(DEPTH)[::-1], rounds[0]


@pytest.mark.parametrize("is_drawn", [True, False], ids=["drawn", "likeliest"])
@pytest.mark.parametrize("law", LAWS, ids=str)
def test_emitted_tokens_follow_the_joint_law_of_the_target(law, is_drawn):
    cells, accepted = generate(OTHER, is_drawn=is_drawn, **law)
    assert_follows(cells, joint_law(TARGET, **law))

    def overlap(state: int) -> np.ndarray:
        """The chance of each id to be drafted and accepted."""
        q = law_of(OTHER[state], temperature=law.get("temperature", 1.0))
        if not is_drawn:
            q = np.eye(SMALL)[q.argmax()]
        return np.minimum(law_of(TARGET[state], **law), q)

    first = overlap(0)
    second = np.asarray([overlap(following(0, token)).sum() for token in range(SMALL)])
    assert_rate(accepted >= 1, first.sum())
    assert_rate(accepted == 2, (first * second).sum())


def test_tokens_follow_the_law_whatever_width_the_tokens_before_decide_on():
    law = {"temperature": 0.7, "top_k": 4, "presence": 0.5}
    # Four sequences each share a batch; the confidence in a draft is a whim of the text before it.
    confidence = np.random.default_rng(3).uniform(0.1, 1, STATES).astype(np.float32)
    seconds = jnp.asarray([9, 9, 9, 9, 9, 9.3, 9.7, 10.2, 10.8, 11.5, 12.4, 13.6, 15], jnp.float32)
    everyone = jnp.ones(4, bool)
    batches = jax.vmap(lambda survival: admit(survival, everyone, seconds))
    batches = jax.jit(batches, compiler_options={"xla_backend_optimization_level": 0})
    used = np.zeros(COUNT + 2, int)

    def schedule(states: np.ndarray) -> np.ndarray:
        survival = np.cumprod(confidence[states[:, :COUNT]], axis=1)
        widths = np.asarray(batches(survival.reshape(-1, 4, COUNT))).reshape(-1)
        used[:] += np.bincount(widths, minlength=COUNT + 2)
        return widths

    cells, _ = generate(OTHER, is_drawn=True, schedule=schedule, **law)
    assert_follows(cells, joint_law(TARGET, **law))
    assert used[0] == 0
    assert (used[1:] > used.sum() // 10).all()


def test_a_narrow_row_emits_what_it_would_with_fewer_drafts():
    index = np.arange(RANDOM_ROWS)
    rows = rows_with(RANDOM_ROWS, temperature=np.asarray([0.0, 0.7, 1.0])[index % 3])
    drafts, draft_logits = draw_drafts(OTHER, index % STATES, rows, START)
    logits = TARGET[states_of(index % STATES, drafts)]
    widths = 1 + index // 3 % (COUNT + 1)
    hidden = np.arange(COUNT + 1)[None, :] >= widths[:, None]
    broken, broken_logits = logits.copy(), draft_logits.copy()
    broken[hidden], broken_logits[hidden[:, 1:]] = np.nan, np.nan
    illegal = np.where(hidden[:, 1:], 2**31 - 1, drafts)
    tokens, accepted, _ = one_round(broken, illegal, broken_logits, rows, widths=widths)
    for width in range(1, COUNT + 2):
        fewer = (logits[:, :width], drafts[:, : width - 1], draft_logits[:, : width - 1])
        want, want_accepted, _ = one_round(*fewer, rows)
        chosen = widths == width
        np.testing.assert_array_equal(tokens[chosen, :width], want[chosen])
        np.testing.assert_array_equal(accepted[chosen], want_accepted[chosen])
        assert (tokens[chosen, width:] == -1).all()
        assert (accepted[chosen] == width - 1).any()


def test_penalties_see_the_drafts_before_them():
    law = {"presence": 1.5, "repetition": 1.7}
    cells, _ = generate(OTHER, is_drawn=True, **law)
    assert_follows(cells, joint_law(TARGET, **law))


@pytest.mark.parametrize("temperature", [0.5, 1.0])
def test_a_draft_with_the_law_of_the_target_is_accepted_whole(temperature):
    cells, accepted = generate(TARGET, is_drawn=True, temperature=temperature)
    assert (accepted == COUNT).all()
    assert_follows(cells, joint_law(TARGET, temperature=temperature))


def test_behind_the_last_draft_the_draw_is_that_of_sampling():
    rows = rows_with(RANDOM_ROWS, temperature=1.0)
    state = np.zeros(RANDOM_ROWS, int)
    drafts, draft_logits = draw_drafts(TARGET, state, rows, START)
    logits = TARGET[states_of(state, drafts)]
    tokens, _, _ = one_round(logits, drafts, draft_logits, rows)
    last, nothing = jnp.asarray(logits[:, COUNT]), nothing_seen(RANDOM_ROWS, SMALL)
    place, generated = ints(START + COUNT, RANDOM_ROWS), ints(COUNT, RANDOM_ROWS)
    np.testing.assert_array_equal(
        tokens[:, COUNT], sample_jit(last, rows, nothing, place, generated)
    )


def test_a_draft_beside_the_support_of_the_target_is_rejected():
    rows = rows_with(RANDOM_ROWS, temperature=1.0)
    target, draft = TARGET[0] + LOW, OTHER[0] + HIGH
    drafts, _ = draw_drafts(np.tile(draft, (STATES, 1)), np.zeros(RANDOM_ROWS, int), rows, START)
    assert set(np.unique(drafts)) == {2, 3, 4}
    tokens, accepted, _ = one_round(repeated(*[target] * 3), drafts, repeated(draft, draft), rows)
    assert not accepted.any()
    assert_follows(tokens[:, 0], law_of(target))


def test_a_rejected_draft_of_a_residual_without_mass_is_replaced_by_the_target():
    rows = rows_with(RANDOM_ROWS, temperature=1.0)
    even = np.asarray([0, 0, 0, 0, -np.inf])  # p equals q, and neither has the draft
    drafts = np.full((RANDOM_ROWS, COUNT), 4, np.int32)
    tokens, accepted, _ = one_round(repeated(even, even, even), drafts, repeated(even, even), rows)
    assert not accepted.any()
    assert_follows(tokens[:, 0], law_of(even))


ILLEGAL = (-1, SMALL, 2**31 - 1, -(2**31))


@pytest.mark.parametrize(
    ("draft", "value"),
    [(1, np.nan), (1, np.inf), (1, -np.inf)] + [(x, y) for x in ILLEGAL for y in (0.0, np.nan)],
)
def test_a_draft_that_is_no_draw_leaves_the_law_of_the_target(draft, value):
    rows = rows_with(RANDOM_ROWS, temperature=1.0, top_k=4)
    drafts = np.full((RANDOM_ROWS, COUNT), draft, np.int32)
    draft_logits = np.array(repeated(*OTHER[[3, 4]]))
    draft_logits[..., 2:] = value
    if value == -np.inf:  # fewer of them leave a law
        draft_logits[...] = value
    tokens, accepted, _ = one_round(repeated(*TARGET[[3, 4, 5]]), drafts, draft_logits, rows)
    law = law_of(TARGET[3], top_k=4)
    assert_follows(tokens[:, 0], law)
    assert_rate(accepted >= 1, law[draft] if draft == 1 else 0.0)


@pytest.mark.parametrize("temperature", [0.0, 1.0])
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf], ids=str)
def test_broken_logits_give_legal_ids_and_leave_other_rows_alone(value, temperature):
    rows = rows_with(RANDOM_ROWS, temperature=temperature, top_p=0.9)
    drafts, draft_logits = draw_drafts(OTHER, np.zeros(RANDOM_ROWS, int), rows, START)
    logits = TARGET[states_of(np.zeros(RANDOM_ROWS, int), drafts)]
    want = one_round(logits, drafts, draft_logits, rows)[0]
    broken = np.arange(RANDOM_ROWS) % 3 == 0
    logits[broken] = value
    logits[1::6, 1:] = value
    tokens, accepted, _ = one_round(logits, drafts, draft_logits, rows)
    is_made = np.arange(COUNT + 1)[None, :] <= accepted[:, None]
    assert ((tokens >= 0) & (tokens < SMALL))[is_made].all()
    assert (tokens[~is_made] == -1).all()
    np.testing.assert_array_equal(tokens[2::3], want[2::3])


def mixed_round(order: np.ndarray, warmth: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """A round of unlike rows in some order, with the drafts drawn in that order too."""
    index = np.arange(RANDOM_ROWS)
    fields = {
        "temperature": warmth * np.asarray([0.0, 0.7, 1.0])[index % 3],
        "top_k": np.where(index % 5 == 0, 2, 0),
        "presence": np.where(index % 4 == 0, 0.5, 0.0),
        "seed": index * 7919,
    }
    rows = rows_with(RANDOM_ROWS, **{name: value[order] for name, value in fields.items()})
    state, place = (index % STATES)[order], (index % 1000)[order]
    drafts, draft_logits = draw_drafts(OTHER, state, rows, place)
    logits = TARGET[states_of(state, drafts)]
    is_live = (index % 7 != 0)[order]
    tokens, accepted, _ = one_round(
        logits, drafts, draft_logits, rows, place=place, is_live=is_live
    )
    return tokens, accepted


def test_permuting_the_batch_permutes_what_it_emits():
    order = np.random.default_rng(0).permutation(RANDOM_ROWS)
    tokens, accepted = mixed_round(np.arange(RANDOM_ROWS))
    moved_tokens, moved_accepted = mixed_round(order)
    np.testing.assert_array_equal(moved_tokens, tokens[order])
    np.testing.assert_array_equal(moved_accepted, accepted[order])
    assert len(np.unique(accepted)) == COUNT + 1
    is_dead = np.arange(RANDOM_ROWS) % 7 == 0
    assert (tokens[is_dead] == -1).all()
    assert not accepted[is_dead].any()


def test_greedy_rows_beside_random_ones_stay_greedy():
    order = np.arange(RANDOM_ROWS)
    (tokens, accepted), (cold_tokens, cold_accepted) = (
        mixed_round(order, warmth) for warmth in (1.0, 0.0)
    )
    np.testing.assert_array_equal(tokens[::3], cold_tokens[::3])
    np.testing.assert_array_equal(accepted[::3], cold_accepted[::3])
    assert (tokens[1::3] != cold_tokens[1::3]).any()


def test_draws_of_one_seed_at_different_positions_are_independent():
    rows = rows_with(RANDOM_ROWS, temperature=1.0, seed=3)
    state, place = np.zeros(RANDOM_ROWS, int), np.arange(RANDOM_ROWS) * (COUNT + 1)
    drafts, draft_logits = draw_drafts(OTHER, state, rows, place)
    assert_follows(drafts[:, 0], law_of(OTHER[0]))
    logits = TARGET[states_of(state, drafts)]
    tokens, _, _ = one_round(logits, drafts, draft_logits, rows, place=place)
    assert_follows(tokens[:, 0], law_of(TARGET[0]))
    pairs = tokens[:-1, 0] * SMALL + tokens[1:, 0]
    assert_follows(pairs, np.outer(law_of(TARGET[0]), law_of(TARGET[0])))


@pytest.mark.parametrize("temperature", [0.0, 0.8])
def test_a_round_without_drafts_is_plain_decoding(temperature):
    rows = rows_with(RANDOM_ROWS, temperature=temperature, top_k=4)
    logits = TARGET[np.arange(RANDOM_ROWS) % STATES]
    drafts = np.zeros((RANDOM_ROWS, 0), np.int32)
    tokens, accepted, seen = one_round(logits[:, None], drafts, logits[:, None][:, :0], rows)
    zero = ints(0, RANDOM_ROWS)
    nothing = nothing_seen(RANDOM_ROWS, SMALL)
    want = sample_jit(jnp.asarray(logits), rows, nothing, ints(START, RANDOM_ROWS), zero)
    np.testing.assert_array_equal(tokens[:, 0], want)
    assert not accepted.any()
    np.testing.assert_array_equal(seen.output, np.eye(SMALL)[tokens[:, 0]])


def test_a_stop_and_the_budget_cut_random_rows_too():
    rows = rows_with(RANDOM_ROWS, temperature=1.0, stop_ids=(-1, 3))
    state = np.arange(RANDOM_ROWS) % STATES
    drafts, draft_logits = draw_drafts(TARGET, state, rows, START)
    logits = TARGET[states_of(state, drafts)]
    whole, _, _ = one_round(logits, drafts, draft_logits, rows_with(RANDOM_ROWS, temperature=1.0))
    budget = np.arange(RANDOM_ROWS) // STATES % 5
    out, _ = accept_jit(
        *(jnp.asarray(x) for x in (logits, drafts, draft_logits)),
        rows,
        nothing_seen(RANDOM_ROWS, SMALL),
        ints(START, RANDOM_ROWS),
        ints(20, RANDOM_ROWS),
        ints(20 + budget, RANDOM_ROWS),
        EVERYONE,
    )
    until_stop = np.where((whole == 3).any(1), (whole == 3).argmax(1) + 1, COUNT + 1)
    want = np.minimum(until_stop, budget)
    assert set(np.unique(want)) == {0, 1, 2, 3}
    np.testing.assert_array_equal(out.committed, want)
    is_made = np.arange(COUNT + 1)[None, :] < want[:, None]
    np.testing.assert_array_equal(out.tokens, np.where(is_made, whole, -1))


@pytest.mark.parametrize("temperature", [0.5, 2.0])
def test_drafts_follow_their_logits_at_the_temperature_and_no_filter(temperature):
    rows = rows_with(RANDOM_ROWS, temperature=temperature, top_k=1, top_p=0.1, min_p=0.9)
    drafts = draft_jit(jnp.asarray(repeated(OTHER[8])[:, 0]), rows, ints(START, RANDOM_ROWS))
    assert_follows(np.asarray(drafts), law_of(OTHER[8], temperature=temperature))


def test_greedy_rows_draft_the_likeliest_beside_random_ones():
    temperature = np.arange(RANDOM_ROWS) % 2
    logits = repeated(np.asarray([0, 1, 3, 3, 2]))[:, 0]
    rows = rows_with(RANDOM_ROWS, temperature=temperature)
    drafts = np.asarray(draft_jit(jnp.asarray(logits), rows, ints(START, RANDOM_ROWS)))
    assert (drafts[::2] == 2).all()
    assert len(np.unique(drafts[1::2])) == SMALL
