"""Greedy acceptance: the emitted tokens are those of single steps, whatever the drafts are."""

from dataclasses import replace

import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError
from ling_jax.sampling import Seen
from ling_jax.spec.accept import accept
from tests.rows import rows_with
from tests.spec.texts import (
    START,
    STATES,
    accept_jit,
    following,
    ints,
    nothing_seen,
    record_jit,
    sample_jit,
    states_of,
)

# A batch of unlike requests, each beside every kind of draft.

VOCAB = 16
KINDS = ("oracle", "wrong", "random", "prefix", "illegal")
LENGTH = 20  # of the longest request


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
            token = sample_jit(jnp.asarray(self.table[state]), self.rows, seen, place, generated)
            seen = record_jit(seen, token, everyone)
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


@pytest.mark.parametrize(
    ("count", "is_narrow"), [*((count, False) for count in range(9)), (3, True)]
)
def test_greedy_rows_emit_what_sampling_token_by_token_does(greedy_batch, count, is_narrow):
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
        widths, narrow = np.full(GREEDY_ROWS, width), ()
        if is_narrow:  # rows behind the width hold what no one computed
            widths = np.random.default_rng(turn).integers(1, width + 1, GREEDY_ROWS)
            widths, narrow = np.where(is_live, widths, 0), (jnp.asarray(widths, jnp.int32),)
            table[order >= widths[:, None]] = np.nan
        out, seen_now = accept_jit(
            *(jnp.asarray(x) for x in (table, drafts)),
            draft_logits,
            batch.rows,
            seen,
            jnp.asarray(START + emitted, jnp.int32),
            jnp.asarray(batch.generated + emitted, jnp.int32),
            jnp.asarray(batch.budget, jnp.int32),
            jnp.asarray(is_live),
            *narrow,
        )
        tokens, accepted, committed = map(np.asarray, (out.tokens, out.accepted, out.committed))
        target = np.take_along_axis(batch.text, emitted[:, None] + order, axis=1)
        agrees = np.cumprod(drafts == target[:, :count], axis=1).sum(1)
        agrees = np.minimum(agrees, widths - 1)
        np.testing.assert_array_equal(accepted, np.where(is_live, agrees, 0))
        is_oracle = is_live & (batch.kinds == "oracle")
        np.testing.assert_array_equal(accepted[is_oracle], widths[is_oracle] - 1)
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


def test_logits_need_one_row_more_than_drafts():
    rows = rows_with(1)
    one = ints(1, 1)
    with pytest.raises(ContractError, match="one row more than drafts, got 2 for 2"):
        accept(
            jnp.zeros((1, 2, VOCAB)),
            jnp.zeros((1, 2), jnp.int32),
            None,
            rows,
            nothing_seen(1, VOCAB),
            one,
            one,
            one,
            jnp.ones(1, bool),
        )
