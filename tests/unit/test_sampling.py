"""Choosing tokens: draws follow the distribution that the request describes, and nothing else."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import tests.rows
from ling_jax.sampling import (
    SamplingRows,
    Seen,
    adjusted_logits,
    filtered_logits,
    is_stop,
    logprobs_of,
    record,
    record_text,
    sample,
)

ROWS, VOCAB = 4096, 12  # one compiled shape
LOGITS = np.asarray([2.0, 0.1, -1.0, 1.5, 0.5, -0.3, 1.0, 0.0, -2.0, 0.8, 1.2, -0.7], np.float32)
GREEDY = {"temperature": 0.0}
_sample = jax.jit(sample)


def rows_with(**fields) -> SamplingRows:
    """Settings of all rows, at temperature 1."""
    return tests.rows.rows_with(ROWS, **({"temperature": 1.0} | fields))


def seen_with(prompt=(), output=()) -> Seen:
    """What was seen, the same for every row."""
    in_prompt, counts = np.zeros(VOCAB, bool), np.bincount(output, minlength=VOCAB)
    in_prompt[list(prompt)] = True
    return Seen(
        prompt=jnp.asarray(np.broadcast_to(in_prompt, (ROWS, VOCAB))),
        output=jnp.asarray(np.broadcast_to(counts, (ROWS, VOCAB)), jnp.int32),
    )


def draw(logits=LOGITS, *, seen=None, position=7, generated=0, **fields) -> np.ndarray:
    """One id for each row."""
    logits = jnp.asarray(np.broadcast_to(np.asarray(logits, np.float32), (ROWS, VOCAB)))
    position, generated = (
        jnp.asarray(np.broadcast_to(np.asarray(x, np.int32), (ROWS,)))
        for x in (position, generated)
    )
    seen = seen_with() if seen is None else seen
    return np.asarray(_sample(logits, rows_with(**fields), seen, position, generated))


def distribution(logits=LOGITS, *, temperature=1.0, top_k=0, top_p=1.0, min_p=0.0) -> np.ndarray:
    """What the draws should follow, in float64 and by the book.

    Each filter is a threshold: what equals the last logit that it keeps is kept too.
    """
    scaled = np.asarray(logits, np.float64) / temperature
    order = np.argsort(-scaled, kind="stable")
    kept = order[: top_k or VOCAB]
    p = np.exp(scaled[kept] - scaled[kept].max())
    p /= p.sum()
    reached = np.concatenate([[0], np.cumsum(p)[:-1]]) < top_p
    kept, p = kept[reached], p[reached]
    likely = p >= min_p * p[0]
    stays = np.exp(scaled - scaled.max()) * (scaled >= scaled[kept[likely]].min())
    return stays / stays.sum()


def assert_follows(ids: np.ndarray, want: np.ndarray) -> None:
    """Pearson's statistic, passed by chance but once in a million, and nothing but the support."""
    counts = np.bincount(ids, minlength=VOCAB)
    assert not counts[want == 0].any()
    inside = want > 0
    expected = want[inside] * ROWS
    statistic = ((counts[inside] - expected) ** 2 / expected).sum()
    assert statistic < 52  # 11 degrees of freedom at most


def test_greedy_takes_the_likeliest():
    assert (draw(**GREEDY) == 0).all()


def test_greedy_ties_go_to_the_lowest_id():
    logits = np.where(np.isin(np.arange(VOCAB), (3, 5, 9)), 4.0, LOGITS)
    assert (draw(logits, **GREEDY) == 3).all()


def test_a_temperature_near_zero_takes_the_likeliest():
    assert (draw(temperature=1e-4) == 0).all()


def test_a_high_temperature_is_uniform():
    assert_follows(draw(temperature=1e5), np.full(VOCAB, 1 / VOCAB))


@pytest.mark.parametrize(
    "law",
    [
        {},
        {"temperature": 0.5},
        {"temperature": 2.0},
        {"top_k": 3},
        {"top_k": VOCAB + 5},
        {"top_p": 0.6},
        {"min_p": 0.3},
        {"temperature": 1.7, "top_k": 6, "top_p": 0.8, "min_p": 0.2},
        {"temperature": 3.0, "top_k": 9, "top_p": 0.9},
    ],
    ids=str,
)
def test_draws_follow_temperature_and_filters(law):
    assert_follows(draw(**law), distribution(**law))


@pytest.mark.parametrize(
    "law",
    [{"top_k": 4}, {"top_p": 0.5}, {"top_k": 4, "top_p": 0.9}, {"top_k": 7, "top_p": 0.95}],
    ids=str,
)
def test_filters_end_between_logits_and_not_inside_equal_ones(law):
    tied = np.asarray([1, 2, 0, 2, 1, -1, 1, 2, 0, -1, 1, 0], np.float32)
    assert_follows(draw(tied, **law), distribution(tied, **law))


@pytest.mark.parametrize(
    "law", [{"top_k": 1}, {"top_p": 1e-6}, {"top_p": 0.0}, {"min_p": 1.0}], ids=str
)
def test_the_tightest_filters_leave_the_likeliest(law):
    assert (draw(**law) == 0).all()


def test_filters_of_one_row_do_not_touch_another():
    top_k = np.where(np.arange(ROWS) % 2, 1, 0)
    ids = draw(top_k=top_k)
    assert (ids[1::2] == 0).all()
    np.testing.assert_array_equal(ids[::2], draw()[::2])


def test_greedy_rows_beside_random_ones_stay_greedy():
    temperature = np.where(np.arange(ROWS) % 2, 0.0, 1.0)
    ids = draw(temperature=temperature)
    assert (ids[1::2] == 0).all()
    np.testing.assert_array_equal(ids[::2], draw()[::2])


@pytest.mark.parametrize(
    "law",
    [{}, {"temperature": 2.0}, {"temperature": 1.7, "top_k": 6, "top_p": 0.8, "min_p": 0.2}],
    ids=str,
)
def test_filtered_logits_are_those_of_the_law_and_greedy_rows_keep_theirs(law):
    is_greedy = np.arange(ROWS) % 2 == 1
    law = {"temperature": 1.0} | law
    rows = rows_with(**law | {"temperature": np.where(is_greedy, 0.0, law["temperature"])})
    logits = np.broadcast_to(LOGITS, (ROWS, VOCAB))
    got = np.asarray(jax.jit(filtered_logits)(jnp.asarray(logits), rows))
    np.testing.assert_array_equal(got[is_greedy], logits[is_greedy])
    want = np.broadcast_to(distribution(**law), (ROWS // 2, VOCAB))
    np.testing.assert_allclose(jax.nn.softmax(got[~is_greedy], axis=-1), want, atol=1e-6)


def test_adjusted_logits_of_neutral_rows_are_those_of_the_model():
    seen, logits = seen_with(output=(3, 3)), jnp.asarray(np.broadcast_to(LOGITS, (ROWS, VOCAB)))
    presence = np.where(np.arange(ROWS) % 2, 0.5, 0.0)
    generated = jnp.zeros(ROWS, jnp.int32)
    got = np.asarray(adjusted_logits(logits, rows_with(presence=presence), lambda: seen, generated))
    np.testing.assert_array_equal(got[::2], logits[::2])
    np.testing.assert_array_equal(got[1::2], logits[1::2] - 0.5 * np.eye(VOCAB, dtype="f4")[3:4])


def test_repetition_divides_positive_and_multiplies_negative_logits_of_prompt_and_output():
    seen = seen_with(prompt=(0, 2), output=(8, 3, 3))
    penalised = LOGITS.copy()
    for i in (0, 2, 8, 3):
        penalised[i] = LOGITS[i] / 1.5 if LOGITS[i] > 0 else LOGITS[i] * 1.5
    assert_follows(draw(seen=seen, repetition=1.5), distribution(penalised))


def test_presence_is_subtracted_once_from_the_output_only():
    seen = seen_with(prompt=(0,), output=(3, 3, 6))
    assert_follows(
        draw(seen=seen, presence=0.9),
        distribution(LOGITS - 0.9 * np.isin(np.arange(VOCAB), (3, 6))),
    )


def test_frequency_is_subtracted_for_each_time_in_the_output():
    seen = seen_with(prompt=(0,), output=(3, 3, 3, 6))
    penalised = LOGITS - 0.4 * np.bincount((3, 3, 3, 6), minlength=VOCAB)
    assert_follows(draw(seen=seen, frequency=0.4), distribution(penalised))


def test_bias_comes_before_penalties():
    penalised = LOGITS.copy()
    penalised[8] = (LOGITS[8] + 5) / 2
    got = draw(seen=seen_with(output=(8,)), repetition=2.0, bias_ids=(8, -1), bias=(5.0, 7.0))
    assert_follows(got, distribution(penalised))


def test_penalties_come_before_the_temperature():
    seen = seen_with(output=(0,))
    penalised = LOGITS - 1.6 * (np.arange(VOCAB) == 0)
    law = {"temperature": 0.7, "top_p": 0.8}
    assert_follows(draw(seen=seen, presence=1.6, **law), distribution(penalised, **law))


def test_bias_decides_a_greedy_choice_too():
    assert (draw(bias_ids=(5, 0), bias=(100.0, -100.0), **GREEDY) == 5).all()


def test_a_banned_id_is_never_drawn():
    ids = draw(bias_ids=(0, 3), bias=(-np.inf, -100.0))
    assert not np.isin(ids, (0, 3)).any()


def test_stop_ids_are_not_drawn_before_the_least_number_of_tokens():
    generated = np.arange(ROWS) % 4
    ids = draw(stop_ids=(0, 3), min_tokens=2, generated=generated)
    is_early = generated < 2
    assert not np.isin(ids[is_early], (0, 3)).any()
    assert np.isin(ids[~is_early], (0, 3)).any()


def test_seed_and_position_decide_a_draw_whatever_the_row():
    ids = draw(seed=123)
    assert (ids == ids[0]).all()
    order = np.random.default_rng(0).permutation(ROWS)
    position = np.arange(ROWS) % 50
    first = draw(position=position)
    second = draw(seed=np.arange(ROWS)[order], position=position[order])
    np.testing.assert_array_equal(second, first[order])


def test_positions_of_one_seed_are_independent_draws():
    ids = draw(seed=5, position=np.arange(ROWS))
    assert_follows(ids, distribution())
    pairs = ids[:-1][ids[:-1] == 0].size, (ids[1:][ids[:-1] == 0] == 0).mean()
    assert abs(pairs[1] - distribution()[0]) < 5 / np.sqrt(pairs[0])


@pytest.mark.parametrize("law", [GREEDY, {}, {"top_k": 2, "top_p": 0.5, "min_p": 0.1}], ids=str)
@pytest.mark.parametrize("value", [np.nan, -np.inf, np.inf], ids=str)
def test_a_broken_row_still_gives_a_legal_id(law, value):
    logits = np.broadcast_to(LOGITS, (ROWS, VOCAB)).copy()
    logits[1] = value
    ids = draw(logits, **law)
    assert 0 <= ids[1] < VOCAB
    np.testing.assert_array_equal(ids[2:], draw(**law)[2:])


def log_softmax(x: np.ndarray) -> np.ndarray:
    shifted = x.astype(np.float64) - x.max(-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


@pytest.fixture
def table() -> np.ndarray:
    return np.random.default_rng(1).normal(size=(5, VOCAB)).astype(np.float32)


def test_log_probabilities_are_those_of_the_model(table):
    chosen = np.asarray([3, 0, 11, 5, 5], np.int32)
    wanted = jnp.asarray([False, True, False, False, False])
    got = logprobs_of(jnp.asarray(table), jnp.asarray(chosen), wanted, alternatives=4)
    want = log_softmax(table)
    np.testing.assert_allclose(got.chosen, want[np.arange(5), chosen], atol=2e-6)
    order = np.argsort(-want, axis=-1)[:, :4]
    np.testing.assert_array_equal(got.top_ids, order)
    np.testing.assert_allclose(got.top, np.take_along_axis(want, order, -1), atol=2e-6)


def test_equal_log_probabilities_are_listed_from_the_lowest_id():
    table = np.asarray([[0, 1, 1, 0, 1, -2]], np.float32)
    wanted = jnp.asarray([True])
    got = logprobs_of(jnp.asarray(table), jnp.zeros(1, jnp.int32), wanted, alternatives=5)
    np.testing.assert_array_equal(got.top_ids, [[1, 2, 4, 0, 3]])


def test_log_probabilities_that_nobody_wants_are_zeros(table):
    chosen, wanted = jnp.zeros(5, jnp.int32), jnp.zeros(5, bool)
    got = logprobs_of(jnp.asarray(table), chosen, wanted, alternatives=4)
    assert not any(np.asarray(leaf).any() for leaf in jax.tree.leaves(got))


def test_a_stop_id_ends_its_own_row_only():
    ids = np.arange(ROWS) % VOCAB
    stops = np.where((np.arange(ROWS) % 2)[:, None], (3, 4), (-1, -1))
    got = np.asarray(is_stop(jnp.asarray(ids, jnp.int32), rows_with(stop_ids=stops)))
    np.testing.assert_array_equal(got, (np.arange(ROWS) % 2 == 1) & np.isin(ids, (3, 4)))


def test_generated_ids_are_counted_for_running_rows():
    seen = Seen(prompt=jnp.zeros((3, 4), bool), output=jnp.ones((3, 4), jnp.int32))
    got = record(seen, jnp.asarray([2, 2, 0], jnp.int32), jnp.asarray([True, False, True]))
    np.testing.assert_array_equal(got.output, [[1, 1, 2, 1], [1, 1, 1, 1], [2, 1, 1, 1]])


def test_several_ids_of_a_row_are_counted_at_once():
    seen = Seen(prompt=jnp.zeros((2, 4), bool), output=jnp.ones((2, 4), jnp.int32))
    ids = jnp.asarray([[2, 2, 0], [1, -1, -1]], jnp.int32)
    is_new = jnp.asarray([[True, True, True], [True, False, False]])
    got = record(seen, ids, is_new)
    np.testing.assert_array_equal(got.output, [[2, 1, 3, 1], [1, 2, 1, 1]])


def test_fed_text_is_recorded_as_prompt_or_output_and_padding_not_at_all():
    seen = Seen(prompt=jnp.zeros((1, 6), bool), output=jnp.zeros((1, 6), jnp.int32))
    tokens = jnp.asarray([[1, 2, 2, 4, 4, 0]], jnp.int32)
    is_prompt = jnp.asarray([[True, True, False, False, False, False]])
    is_output = jnp.asarray([[False, False, True, True, True, False]])
    got = record_text(seen, tokens, is_prompt, is_output)
    np.testing.assert_array_equal(got.prompt, [[False, True, True, False, False, False]])
    np.testing.assert_array_equal(got.output, [[0, 0, 1, 0, 2, 0]])
