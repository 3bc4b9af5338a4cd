"""Schedules of verification: which drafts they admit, and that they leave the law alone."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.typing import ArrayLike

from ling_jax.errors import ContractError
from ling_jax.spec.schedule import admit, bucket_index, buckets
from tests.rows import rows_with
from tests.spec.texts import START, accept_jit, draft_jit, ints, nothing_seen

compiled = partial(jax.jit, compiler_options={"xla_backend_optimization_level": 0})

# Many batches of a few sequences at once, so that one program does for all tests.

CASES, BATCH, DRAFTS = 300, 5, 4
MOST = BATCH * (DRAFTS + 1)
schedules = compiled(jax.vmap(admit))


def schedule(
    survival: ArrayLike, is_live: ArrayLike = True, seconds: ArrayLike = 1.0
) -> np.ndarray:
    """The widths of each case."""
    arrays = (
        np.broadcast_to(np.asarray(survival, np.float32), (CASES, BATCH, DRAFTS)),
        np.broadcast_to(np.asarray(is_live, bool), (CASES, BATCH)),
        np.broadcast_to(np.asarray(seconds, np.float32), (CASES, MOST + 1)),
    )
    return np.asarray(schedules(*arrays))


def seconds_for(drafts: ArrayLike) -> np.ndarray:
    """Times by which a full batch admits so many drafts: the rows behind them cost too much."""
    rows = BATCH + np.reshape(drafts, (-1, 1))
    return np.where(np.arange(MOST + 1) <= rows, 1.0, 1e6)


class Cases:
    """Random batches; all numbers are such that float32 is exact, and ties are many."""

    def __init__(self, seed: int = 0):
        rng = np.random.default_rng(seed)
        chance = rng.choice(
            [0, 0.25, 0.5, 0.75, 1], (CASES, BATCH, DRAFTS), p=(0.05, *[0.2375] * 4)
        )
        self.survival = np.cumprod(chance, axis=2)
        self.is_live = rng.random((CASES, BATCH)) < 0.8
        # Some get cheaper with more rows, as measured times may.
        growth = rng.integers(-1, 4, (CASES, MOST + 1)) * (rng.random((CASES, 1)) < 0.9)
        self.seconds = np.maximum(np.cumsum(growth, axis=1), -9) + 20
        self.allowed = rng.integers(0, MOST, CASES)


@pytest.fixture(scope="module")
def cases() -> Cases:
    return Cases()


def queue(survival: np.ndarray, is_live: np.ndarray) -> list[tuple[float, int, int]]:
    """(survival, position, row) of the drafts in the order of admission."""
    found = [(-survival[row, k], k, row) for row, k in np.ndindex(survival.shape) if is_live[row]]
    return [(-value, k, row) for value, k, row in sorted(found) if -value >= 1e-6]


def widths_of(admitted: list[tuple[float, int, int]], is_live: np.ndarray) -> np.ndarray:
    widths = is_live.astype(int)
    for _, k, row in admitted:
        assert k == widths[row] - 1  # in turn
        widths[row] += 1
    return widths


def test_widths_are_those_of_the_algorithm_step_by_step(cases):
    widths = schedule(cases.survival, cases.is_live, cases.seconds)
    stops = 0
    for i in range(CASES):
        drafts = queue(cases.survival[i], cases.is_live[i])
        live = int(cases.is_live[i].sum())
        rates = [live / cases.seconds[i][live]]
        expected = float(live)
        for m, (value, _, _) in enumerate(drafts, start=1):
            expected += value
            rates.append(expected / cases.seconds[i][live + m])
        count = 0
        while count < len(drafts) and rates[count + 1] > rates[count]:
            count += 1
        np.testing.assert_array_equal(widths[i], widths_of(drafts[:count], cases.is_live[i]))
        stops += count < np.argmax(rates)
    assert set(np.unique(widths)) == set(range(DRAFTS + 2))
    assert stops > CASES // 20  # where the first fall is not the end


def test_where_time_is_flat_every_draft_is_verified():
    rng = np.random.default_rng(1)
    survival = np.cumprod(rng.uniform(0.05, 1, (CASES, BATCH, DRAFTS)), axis=2)
    is_live = rng.random((CASES, BATCH)) < 0.7
    widths = schedule(survival, is_live)
    np.testing.assert_array_equal(widths, np.where(is_live, DRAFTS + 1, 0))


def test_a_draft_without_a_chance_is_never_verified_not_even_for_free(cases):
    survival = np.where(cases.survival < 0.25, np.where(cases.survival > 0.1, 1e-7, 0), 1)
    widths = schedule(survival, cases.is_live, 100 - np.arange(MOST + 1))
    want = np.where(cases.is_live, 1 + (survival == 1).sum(axis=2), 0)
    np.testing.assert_array_equal(widths, want)


def test_equal_survival_is_admitted_by_position_then_by_row():
    allowed = np.arange(CASES) % (BATCH * DRAFTS + 1)
    whole, rest = (x[:, None] for x in np.divmod(allowed, BATCH))
    widths = schedule(0.5, seconds=seconds_for(allowed))
    np.testing.assert_array_equal(widths, 1 + whole + (np.arange(BATCH) < rest))


def test_a_likelier_row_is_never_narrower(cases):
    survival = cases.survival.copy()
    survival[:, 0] = np.minimum(survival[:, 1] + 0.125, 1)  # no row ties with the first
    widths = schedule(survival, True, cases.seconds)
    assert (widths[:, 0] >= widths[:, 1]).all()
    assert (widths[:, 0] > widths[:, 1]).any()


def test_more_survival_is_never_a_narrower_row_where_as_many_are_admitted(cases):
    seconds = seconds_for(cases.allowed)
    before = schedule(cases.survival, True, seconds)
    survival = cases.survival.copy()
    survival[:, 2] = np.minimum(survival[:, 2] + 0.25, 1)
    after = schedule(survival, True, seconds)
    assert (after[:, 2] >= before[:, 2]).all()
    assert (after[:, 2] > before[:, 2]).any()


@pytest.mark.parametrize("k", range(DRAFTS))
def test_whether_a_draft_is_verified_depends_on_no_confidence_behind_its_own(cases, k):
    before = schedule(cases.survival, cases.is_live, cases.seconds)
    survival = cases.survival.copy()
    survival[:, 3, k + 1 :] = np.where(np.arange(CASES) % 2, 0, survival[:, 3, k])[:, None]
    after = schedule(survival, cases.is_live, cases.seconds)
    seen = np.minimum(before[:, 3], k + 2)
    np.testing.assert_array_equal(seen, np.minimum(after[:, 3], k + 2))
    if k < DRAFTS - 1:  # others do see it
        assert (before != after).any()


def test_rows_that_are_not_live_neither_count_nor_verify(cases):
    found = []
    for value in (0.0, 1.0, np.nan):
        survival = np.where(cases.is_live[:, :, None], cases.survival, value)
        found.append(schedule(survival, cases.is_live, cases.seconds))
    assert not found[0][~cases.is_live].any()
    for widths in found[1:]:
        np.testing.assert_array_equal(widths, found[0])
    assert not schedule(1.0, False).any()


def test_no_draft_overtakes_those_before_it():
    survival = np.full((BATCH, DRAFTS), 0.5)
    survival[0] = (0.6, 0.1, 0.9, 0.9)  # as no product is, but for its last digits
    survival[1] = (0.9, np.nan, 0.9, 0.9)
    survival[2] = (1e-7, 1, 1, 1)
    np.testing.assert_array_equal(schedule(survival)[0], (5, 2, 1, 5, 5))
    np.testing.assert_array_equal(schedule(survival, True, seconds_for(4))[0], (2, 2, 1, 2, 2))


def test_seconds_must_reach_a_full_batch():
    survival, is_live = jnp.ones((2, 3)), jnp.ones(2, bool)
    assert jax.eval_shape(admit, survival, is_live, jnp.ones(9)).dtype == jnp.int32
    with pytest.raises(ContractError, match=r"end at 7 rows, expected up to 8: .*table\(8\)"):
        jax.eval_shape(admit, survival, is_live, jnp.ones(8))


def test_buckets_are_few_and_hold_every_width():
    found = {drafts: buckets(drafts) for drafts in range(1, 9)}
    assert found[1] == (2,)
    assert found[2] == (2, 3)
    assert found[3] == (2, 4)
    assert found[4] == (2, 5)
    assert found[7] == (2, 4, 8)
    assert found[8] == (2, 4, 9)
    sizes = found[7]
    index = compiled(lambda widths: bucket_index(widths, sizes))
    for width in range(9):
        size = sizes[int(index(jnp.asarray([min(width, 1), width, 0])))]
        assert size == min(size for size in sizes if size >= width)


# The law of appendix A: one sequence of two ids that have no memory, in many rows.

ROWS, COUNT = 1 << 14, 3
TARGET, DRAFT = np.log([0.7, 0.3]), np.log([0.5, 0.5])
ONE = jnp.ones((1,), bool)
now = compiled(jax.vmap(lambda s, seconds: admit(s, ONE, seconds), in_axes=(0, None)))
# Rows per second of the paper for 1, 2 and 3 verified rows; a third draft is out of the question.
PAPER = jnp.asarray([1, 1, 1 / 0.5, 1 / 0.45, 100], jnp.float32)
WORTH_ONE = jnp.asarray([1, 1, 1 / 0.6, 1 / 0.55, 100], jnp.float32)
WORTH_ALL = jnp.asarray([1, 1, 2, 2.9, 3], jnp.float32)


def propose(place: int, *, is_fresh: bool = True) -> tuple[np.ndarray, jax.Array]:
    """Drafts, and their survival: 0.8 at first, then on only behind id 0."""
    rows = rows_with(ROWS, temperature=1.0)
    anchors = ints(place - 1, ROWS) if is_fresh else None
    logits = jnp.asarray(np.broadcast_to(DRAFT.astype(np.float32), (ROWS, 2)))
    drawn = [draft_jit(logits, rows, ints(place + k, ROWS), anchors) for k in range(COUNT)]
    drafts = np.stack(drawn, axis=1)
    goes_on = np.cumprod(drafts == 0, axis=1)[:, :-1]
    survival = 0.8 * np.concatenate([np.ones((ROWS, 1)), goes_on], axis=1)
    return drafts, jnp.asarray(survival[:, None], jnp.float32)


def most_per_second(survival: jax.Array, seconds: jax.Array) -> np.ndarray:
    """The widths of the best rate of all, which may lie behind a draft that is not worth it."""
    accepted = np.cumsum(np.asarray(survival)[:, 0], axis=1)
    expected = 1 + np.concatenate([np.zeros((ROWS, 1)), accepted], axis=1)
    return 1 + np.argmax(expected / np.asarray(seconds)[1:], axis=1)


def emit(drafts: np.ndarray, widths: ArrayLike, place: int) -> np.ndarray:
    """The first token that a round emits."""
    logits, draft_logits = (
        np.broadcast_to(law.astype(np.float32), (ROWS, count, 2))
        for law, count in ((TARGET, COUNT + 1), (DRAFT, COUNT))
    )
    out, _ = accept_jit(
        *(jnp.asarray(x) for x in (logits, drafts, draft_logits)),
        rows_with(ROWS, temperature=1.0),
        nothing_seen(ROWS, 2),
        *(ints(x, ROWS) for x in (place, 0, 100)),
        jnp.ones(ROWS, bool),
        ints(widths, ROWS),
    )
    assert (np.asarray(out.committed) <= np.asarray(widths)).all()
    return np.asarray(out.tokens)[:, 0]


def assert_share_of_id_0(tokens: np.ndarray, want: float) -> None:
    """Within five standard deviations, 0.018 for all rows."""
    deviation = np.sqrt(want * (1 - want) / len(tokens))
    assert abs((tokens == 0).mean() - want) < 5 * deviation


@pytest.mark.parametrize(("seconds", "found"), [(PAPER, {1}), (WORTH_ONE, {2, 3})])
def test_with_the_early_stop_the_law_is_that_of_the_target(seconds, found):
    drafts, survival = propose(START)
    widths = np.asarray(now(survival, seconds))[:, 0]
    assert set(np.unique(widths)) == found
    assert_share_of_id_0(emit(drafts, widths, START), 0.7)


def test_without_the_early_stop_it_is_not():
    drafts, survival = propose(START)
    widths = most_per_second(survival, PAPER)
    np.testing.assert_array_equal(widths, np.where(drafts[:, 0] == 0, 3, 1))
    assert_share_of_id_0(emit(drafts, widths, START), 0.85)


@pytest.mark.parametrize(("is_fresh", "want"), [(True, 0.7), (False, 0.775)])
def test_widths_by_the_round_before_need_drafts_of_fresh_noise(is_fresh, want):
    before, survival = propose(START, is_fresh=is_fresh)
    widths = most_per_second(survival, WORTH_ALL)
    np.testing.assert_array_equal(widths, np.where((before[:, :2] == 0).all(1), 4, 1))
    first = emit(before, 1, START)
    drafts, _ = propose(START + 1, is_fresh=is_fresh)
    assert (drafts[:, 0] == before[:, 1]).all() != is_fresh
    second = emit(drafts, widths, START + 1)
    assert_share_of_id_0(first, 0.7)
    assert_share_of_id_0(second, want)
    if is_fresh:
        assert_share_of_id_0(second[first == 0], want)
        assert_share_of_id_0(second[first == 1], want)
