"""Acceptance of drafts: the emitted tokens are the target's, whatever the drafts are."""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.typing import ArrayLike

from ling_jax.errors import ContractError
from ling_jax.sampling import SamplingRows, Seen, record, sample
from ling_jax.spec.accept import accept, draft_sample

STATES = 257  # of a text, as far as the logits know it
# Most of the time goes to the compiler.
_QUICKLY = {"xla_backend_optimization_level": 0}
_accept, _draft, _sample, _record = (
    jax.jit(f, compiler_options=_QUICKLY) for f in (accept, draft_sample, sample, record)
)


def rows_with(count: int, **fields) -> SamplingRows:
    """Neutral settings for all rows, some changed: a value for all rows or one for each."""
    off = np.full(2, -1)
    neutral = {
        "temperature": (np.float32, 0.0),
        "top_k": (np.int32, 0),
        "top_p": (np.float32, 1.0),
        "min_p": (np.float32, 0.0),
        "repetition": (np.float32, 1.0),
        "presence": (np.float32, 0.0),
        "frequency": (np.float32, 0.0),
        "seed": (np.uint32, np.arange(count)),
        "min_tokens": (np.int32, 0),
        "stop_ids": (np.int32, off),
        "bias_ids": (np.int32, off),
        "bias": (np.float32, np.zeros(2)),
        "wants_logprobs": (np.bool_, False),
    }
    arrays = {}
    for name, (dtype, value) in neutral.items():
        value = np.asarray(fields.get(name, value), dtype)
        shape = (count, 2) if name in ("stop_ids", "bias_ids", "bias") else (count,)
        arrays[name] = jnp.asarray(np.broadcast_to(value, shape))
    return SamplingRows(**arrays)


def nothing_seen(count: int, vocab: int) -> Seen:
    return Seen(prompt=jnp.zeros((count, vocab), bool), output=jnp.zeros((count, vocab), jnp.int32))


def ints(x: ArrayLike, count: int) -> jax.Array:
    return jnp.asarray(np.broadcast_to(np.asarray(x, np.int32), (count,)))


def following(state: Any, token: Any) -> Any:
    """The state of a text with one more token."""
    return (state * 31 + token * 7 + 11) % STATES


def states_of(state: np.ndarray, drafts: np.ndarray) -> np.ndarray:
    """The state behind each verified token: [rows, verify]."""
    states = [state]
    for token in drafts.T:
        states.append(following(states[-1], token))
    return np.stack(states, axis=1)


# Greedy rows: a batch of unlike requests, each beside every kind of draft.

VOCAB = 16
KINDS = ("oracle", "wrong", "random", "prefix", "illegal")
LENGTH = 20  # of the longest request
START = 5  # position of the first token


def greedy_table() -> np.ndarray:
    """Logits of each state; their halves make ties, and no penalty here rounds."""
    logits = np.random.default_rng(0).integers(-6, 7, (STATES, VOCAB)) / 2
    return logits.astype(np.float32)


SETTINGS = {
    "plain": {},
    "repetition": {"repetition": 2.0},
    "presence": {"presence": 1.5},
    "frequency": {"frequency": 0.5},
    "bias": {"bias_ids": (3, 9), "bias": (1.5, -np.inf)},
    "early": {"min_tokens": 6, "stop_ids": (2, 5)},
    "all": {
        "repetition": 2.0,
        "presence": -1.0,
        "frequency": 0.25,
        "bias_ids": (4, -1),
        "bias": (2.0, 9.0),
        "min_tokens": 4,
        "stop_ids": (4, 7),
    },
    **{f"stop after {n}": {"stop_after": n} for n in range(1, 11)},
    **{f"budget {n}": {"budget": n} for n in range(12)},
    "stop and budget": {"stop_after": 4, "budget": 4},
    "generated": {"generated": 3, "min_tokens": 5, "stop_ids": (1, 6)},
}
CASES = [(setting, kind) for setting in SETTINGS.values() for kind in KINDS]
GREEDY_ROWS = len(CASES)


class GreedyBatch:
    """Requests and what each of them emits token by token, without drafts."""

    def __init__(self):
        settings = [setting for setting, _ in CASES]
        self.table = greedy_table()
        self.kinds = np.asarray([kind for _, kind in CASES])
        self.generated = np.asarray([s.get("generated", 0) for s in settings])
        self.budget = np.asarray([s.get("budget", LENGTH) for s in settings])
        self.state = np.arange(GREEDY_ROWS) * 5 % STATES
        fields = {}
        names = ("repetition", "presence", "frequency", "min_tokens")
        for name, neutral in zip(names, (1.0, 0.0, 0.0, 0), strict=True):
            fields[name] = [s.get(name, neutral) for s in settings]
        for name, neutral in (("stop_ids", (-1, -1)), ("bias_ids", (-1, -1)), ("bias", (0, 0))):
            fields[name] = [s.get(name, neutral) for s in settings]
        self.rows = rows_with(GREEDY_ROWS, **fields)
        free = self.without_end()
        stops = np.array(self.rows.stop_ids)
        for row, setting in enumerate(settings):
            if "stop_after" in setting:  # a stop id that this text comes to
                stops[row, 1] = free[row, setting["stop_after"] - 1]
        self.rows = replace(self.rows, stop_ids=jnp.asarray(stops))
        self.text = self.without_end()
        self.counts = self.lengths(self.text, stops)

    def without_end(self) -> np.ndarray:
        """The tokens that `sample` gives one after the other, past any end."""
        state, seen, text = self.state, self.seen(), []
        everyone = jnp.ones(GREEDY_ROWS, bool)
        for i in range(LENGTH + 10):
            generated = jnp.asarray(self.generated + i, jnp.int32)
            place = ints(START + i, GREEDY_ROWS)
            token = _sample(jnp.asarray(self.table[state]), self.rows, seen, place, generated)
            seen = _record(seen, token, everyone)
            text.append(np.asarray(token))
            state = following(state, text[-1])
        return np.stack(text, axis=1)

    def lengths(self, text: np.ndarray, stops: np.ndarray) -> np.ndarray:
        is_stop = (text[:, :, None] == stops[:, None, :]).any(-1)
        until_stop = np.where(is_stop.any(1), is_stop.argmax(1) + 1, LENGTH)
        return np.minimum(until_stop, self.budget - self.generated)

    def seen(self) -> Seen:
        """Some prompt, the same for all rows."""
        seen = nothing_seen(GREEDY_ROWS, VOCAB)
        return replace(seen, prompt=seen.prompt.at[:, 1:12:3].set(True))

    def drafts(self, emitted: np.ndarray, count: int, turn: int) -> np.ndarray:
        """Drafts of each row's kind behind the tokens emitted so far."""
        random = np.random.default_rng(turn)
        place = emitted[:, None] + np.arange(count)[None, :]
        right = np.take_along_axis(self.text, place, axis=1)
        wrong = (right + 1 + turn % (VOCAB - 1)) % VOCAB
        illegal = random.choice([-1, VOCAB, 2**31 - 1, -(2**31)], right.shape)
        is_right = np.arange(count)[None, :] < turn % (count + 1)
        by_kind = {
            "oracle": right,
            "wrong": wrong,
            "random": random.integers(0, VOCAB, right.shape),
            "prefix": np.where(is_right, right, wrong),
            "illegal": np.where(is_right, right, illegal),
        }
        made = np.stack([by_kind[kind] for kind in KINDS])
        index = np.asarray([KINDS.index(kind) for kind in self.kinds])
        return made[index, np.arange(GREEDY_ROWS)].astype(np.int32)


@pytest.fixture(scope="module")
def greedy_batch() -> GreedyBatch:
    return GreedyBatch()


def test_the_greedy_batch_has_ties_stops_and_budgets_at_every_place(greedy_batch):
    top = np.sort(greedy_batch.table, axis=1)
    assert (top[:, -1] == top[:, -2]).mean() > 0.2
    assert set(range(12)) <= set(greedy_batch.counts)
    plain, penalised, early = 0, len(KINDS), 5 * len(KINDS)
    assert (greedy_batch.text[plain] != greedy_batch.text[penalised]).any()
    assert 6 < greedy_batch.counts[early] < LENGTH


@pytest.mark.parametrize("count", [0, 1, 3, 8])
def test_greedy_rows_emit_what_sampling_token_by_token_does(greedy_batch, count):
    batch, width = greedy_batch, count + 1
    draft_logits = None
    if count % 2:  # greedy rows have no use for them
        draft_logits = jnp.full((GREEDY_ROWS, count, VOCAB), np.nan, jnp.float32)
    state, seen, emitted = batch.state, batch.seen(), np.zeros(GREEDY_ROWS, int)
    order = np.arange(width)[None, :]
    turn = 0
    while (is_live := emitted < batch.counts).any():
        drafts = batch.drafts(emitted, count, turn)
        table = batch.table[states_of(state, drafts)]
        out, seen_now = _accept(
            *(jnp.asarray(x) for x in (table, drafts)),
            draft_logits,
            batch.rows,
            seen,
            jnp.asarray(START + emitted, jnp.int32),
            jnp.asarray(batch.generated + emitted, jnp.int32),
            jnp.asarray(batch.budget, jnp.int32),
            jnp.asarray(is_live),
        )
        tokens, accepted, committed = map(np.asarray, (out.tokens, out.accepted, out.committed))
        target = np.take_along_axis(batch.text, emitted[:, None] + order, axis=1)
        agrees = np.cumprod(drafts == target[:, :count], axis=1).sum(1)
        np.testing.assert_array_equal(accepted, np.where(is_live, agrees, 0))
        assert (accepted[is_live & (batch.kinds == "oracle")] == count).all()
        assert (accepted[batch.kinds == "wrong"] == 0).all()
        left = np.minimum(agrees + 1, batch.counts - emitted)
        np.testing.assert_array_equal(committed, np.where(is_live, left, 0))
        is_made = order < committed[:, None]
        np.testing.assert_array_equal(tokens, np.where(is_made, target, -1))
        counts = np.array(seen.output)
        np.add.at(counts, (np.nonzero(is_made)[0], tokens[is_made]), 1)
        np.testing.assert_array_equal(seen_now.output, counts)
        np.testing.assert_array_equal(seen_now.prompt, seen.prompt)
        for i in range(width):
            state = np.where(is_made[:, i], following(state, target[:, i]), state)
        seen, emitted, turn = seen_now, emitted + committed, turn + 1
    np.testing.assert_array_equal(emitted, batch.counts)
    oracle_turns = -(-batch.counts[batch.kinds == "oracle"].max() // width)
    assert oracle_turns <= turn == batch.counts[batch.kinds == "wrong"].max()


# Random rows: many of the same request, each with its own seed.

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
    table: np.ndarray, state: np.ndarray, rows: SamplingRows, place: ArrayLike
) -> tuple[np.ndarray, np.ndarray]:
    """Drafts, each drawn behind the one before, and what they were drawn from."""
    drafts, logits = [], []
    for i in range(COUNT):
        logits.append(table[state])
        places = ints(place, len(state)) + i
        drafts.append(np.asarray(_draft(jnp.asarray(logits[-1]), rows, places)))
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
) -> tuple[np.ndarray, np.ndarray, Seen]:
    """What is emitted, how many drafts are accepted, and what is seen then."""
    count, _, vocab = np.shape(logits)
    seen = nothing_seen(count, vocab) if seen is None else seen
    if draft_logits is not None:
        draft_logits = jnp.asarray(draft_logits)
    zero, much = ints(0, count), ints(100, count)
    arrays = (jnp.asarray(x) for x in (logits, drafts))
    out, seen_now = _accept(
        *arrays, draft_logits, rows, seen, ints(place, count), zero, much, jnp.asarray(is_live)
    )
    np.testing.assert_array_equal(out.committed, np.where(is_live, out.accepted + 1, 0))
    return np.asarray(out.tokens), np.asarray(out.accepted), seen_now


def generate(draft_table: np.ndarray, *, is_drawn: bool, **fields) -> tuple[np.ndarray, np.ndarray]:
    """The first tokens of each row, numbered as cells of their law, and the first `accepted`.

    Rows that have enough go on, like all others.
    """
    rows = rows_with(RANDOM_ROWS, **{"temperature": 1.0} | fields)
    drafting = rows if is_drawn else rows_with(RANDOM_ROWS)
    state, length = np.zeros(RANDOM_ROWS, int), np.zeros(RANDOM_ROWS, int)
    text = np.zeros((RANDOM_ROWS, DEPTH * (COUNT + 1)), int)
    seen, rounds = nothing_seen(RANDOM_ROWS, SMALL), []
    while length.min() < DEPTH:
        place = START + length
        drafts, draft_logits = draw_drafts(draft_table, state, drafting, place)
        logits = TARGET[states_of(state, drafts)]
        tokens, accepted, seen = one_round(
            logits, drafts, draft_logits if is_drawn else None, rows, seen=seen, place=place
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
    np.testing.assert_array_equal(tokens[:, COUNT], _sample(last, rows, nothing, place, generated))


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
    want = _sample(jnp.asarray(logits), rows, nothing, ints(START, RANDOM_ROWS), zero)
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
    out, _ = _accept(
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
    drafts = _draft(jnp.asarray(repeated(OTHER[8])[:, 0]), rows, ints(START, RANDOM_ROWS))
    assert_follows(np.asarray(drafts), law_of(OTHER[8], temperature=temperature))


def test_greedy_rows_draft_the_likeliest_beside_random_ones():
    temperature = np.arange(RANDOM_ROWS) % 2
    logits = repeated(np.asarray([0, 1, 3, 3, 2]))[:, 0]
    rows = rows_with(RANDOM_ROWS, temperature=temperature)
    drafts = np.asarray(_draft(jnp.asarray(logits), rows, ints(START, RANDOM_ROWS)))
    assert (drafts[::2] == 2).all()
    assert len(np.unique(drafts[1::2])) == SMALL


def test_logits_need_one_row_more_than_drafts():
    rows = rows_with(1)
    one = ints(1, 1)
    with pytest.raises(ContractError, match="one row more than drafts, got 2 for 2"):
        accept(
            jnp.zeros((1, 2, SMALL)),
            jnp.zeros((1, 2), jnp.int32),
            None,
            rows,
            nothing_seen(1, SMALL),
            one,
            one,
            one,
            jnp.ones(1, bool),
        )
