"""Which blocks are drawn, which rows count, and the loss against float64."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.training.draft_loss import (
    LossConfig,
    block_rows,
    confidence_losses,
    distribution_losses,
    draw_anchors,
    mean,
    sum_rows,
)

BLOCKS, ROWS, VOCAB = (2, 3), 4, 7
CFG = LossConfig()


def draw(seed: int, *shape: int) -> jax.Array:
    return jnp.asarray(np.random.default_rng(seed).standard_normal(shape), jnp.float32)


@pytest.fixture(scope="module")
def toy():
    """Logits, target logits, labels, confidence scores, and rows that count."""
    labels = jnp.asarray(np.random.default_rng(3).integers(0, VOCAB, (*BLOCKS, ROWS)), jnp.int32)
    depth = jnp.asarray([[4, 2, 0], [1, 4, 4]])
    is_counted = jnp.arange(ROWS)[None, None, :] < depth[:, :, None]
    shape = (*BLOCKS, ROWS)
    return (
        2 * draw(0, *shape, VOCAB),
        2 * draw(1, *shape, VOCAB),
        labels,
        draw(2, *shape),
        is_counted,
    )


def metrics_of(logits, target, labels, scores, is_counted):
    cross_entropy, distance = distribution_losses(logits, target, labels)
    confidence = None if scores is None else confidence_losses(scores, distance)
    return mean(sum_rows(cross_entropy, distance, confidence, is_counted, cfg=CFG), cfg=CFG)


def softmax(x):
    weights = np.exp(x - x.max())
    return weights / weights.sum()


def test_the_loss_is_the_formula_in_float64(toy):
    logits, target, labels, scores, is_counted = (np.asarray(x) for x in toy)
    sums, survived, rates, rows = np.zeros(4), np.zeros(ROWS), np.zeros(ROWS), np.zeros(ROWS)
    for block in np.ndindex(BLOCKS):
        alive = 1.0
        for j in range(ROWS):
            if not is_counted[block][j]:
                break
            p, q = (softmax(x[block][j].astype(np.float64)) for x in (logits, target))
            distance = np.abs(p - q).sum()
            label, score = 1 - distance / 2, float(scores[block][j])
            sure = 1 / (1 + np.exp(-score))
            binary = -label * np.log(sure) - (1 - label) * np.log(1 - sure)
            terms = (1.0, -np.log(p[labels[block][j]]), distance, binary)
            sums += np.exp(-j / 4.0) * np.asarray(terms)
            alive *= label
            rates[j], survived[j], rows[j] = rates[j] + label, survived[j] + alive, rows[j] + 1
    terms = sums[1:] / sums[0]
    got = metrics_of(*toy)
    np.testing.assert_allclose(got.loss, terms @ [0.1, 0.9, 1.0], rtol=1e-5)
    means = (got.cross_entropy, got.distance, got.confidence)
    np.testing.assert_allclose(np.stack(means), terms, rtol=1e-5)
    np.testing.assert_allclose(got.accept_rates, rates / rows, rtol=1e-5)
    np.testing.assert_allclose(got.accept_length, 1 + (survived / rows).sum(), rtol=1e-5)


def test_the_distance_is_twice_what_speculative_sampling_rejects(toy):
    logits, target, labels, _, _ = toy
    _, distance = distribution_losses(logits, target, labels)
    p, q = (jax.nn.softmax(x, axis=-1) for x in (logits, target))
    np.testing.assert_allclose(1 - distance / 2, jnp.minimum(p, q).sum(-1), atol=1e-6)
    _, none = distribution_losses(target, target, labels)
    np.testing.assert_allclose(none, 0.0, atol=1e-6)


def test_the_label_of_the_confidence_has_no_gradient(toy):
    scores, distance = toy[3], jnp.abs(toy[0][..., 0])
    by_score, by_distance = jax.grad(lambda s, d: confidence_losses(s, d).sum(), argnums=(0, 1))(
        scores, distance
    )
    np.testing.assert_array_equal(by_distance, 0.0)
    assert np.abs(by_score).min() > 0


def test_rows_that_do_not_count_may_hold_anything(toy):
    logits, target, labels, scores, is_counted = toy
    other = jnp.where(is_counted[..., None], logits, 5 * draw(9, *logits.shape))
    got = metrics_of(other, target, labels, jnp.where(is_counted, scores, 1e3), is_counted)
    jax.tree.map(np.testing.assert_array_equal, got, metrics_of(*toy))


def test_batches_add_up_whatever_counts_in_each(toy):
    halves = [metrics_input(toy, i) for i in range(2)]
    totals = [totals_of(half) for half in halves]
    got = mean(jax.tree.map(jnp.add, *totals), cfg=CFG)
    want = metrics_of(*toy)
    jax.tree.map(lambda x, y: np.testing.assert_allclose(x, y, rtol=1e-6), got, want)
    apart = np.mean([mean(x, cfg=CFG).loss for x in totals])
    assert abs(apart - want.loss) > 1e-3  # a mean of means is another loss


def metrics_input(toy, i):
    return tuple(x[i : i + 1] for x in toy)


def totals_of(half):
    logits, target, labels, scores, is_counted = half
    cross_entropy, distance = distribution_losses(logits, target, labels)
    confidence = confidence_losses(scores, distance)
    return sum_rows(cross_entropy, distance, confidence, is_counted, cfg=CFG)


def test_no_rows_and_no_confidence_head_are_no_loss(toy):
    logits, target, labels, _, is_counted = toy
    got = metrics_of(logits, target, labels, None, jnp.zeros_like(is_counted))
    assert (float(got.loss), float(got.accept_length)) == (0.0, 1.0)


MASK = np.asarray(
    [
        [0, 0, 1, 1, 1, 0, 1, 0, 1, 1],
        [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        [0, 1, 0, 1, 0, 1, 0, 1, 0, 1],
        [0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
    ],
    bool,
)
CANDIDATES = [{2, 3, 8}, set(range(9)), set(), {8}]


def test_anchors_stand_before_supervised_tokens_only():
    draw_many = jax.jit(jax.vmap(lambda key: draw_anchors(key, jnp.asarray(MASK), 4)))
    anchors, is_kept = (np.asarray(x) for x in draw_many(jax.random.split(jax.random.key(0), 50)))
    for row, candidates in enumerate(CANDIDATES):
        seen = set()
        for places, kept in zip(anchors[:, row], is_kept[:, row], strict=True):
            count = min(4, len(candidates))
            np.testing.assert_array_equal(kept, np.arange(4) < count)
            assert set(places[:count]) <= candidates
            assert (np.diff(places[:count]) > 0).all()
            assert (places[count:] == 0).all()
            seen |= set(places[:count].tolist())
        assert seen == candidates


def test_rows_count_up_to_the_first_gap():
    tokens = jnp.asarray([np.arange(10, 20), np.arange(30, 40)], jnp.int32)
    anchors = jnp.asarray([[2, 3, 8], [0, 7, 0]], jnp.int32)
    is_kept = jnp.asarray([[True, True, True], [True, True, False]])
    rows = block_rows(tokens, jnp.asarray(MASK[:2]), anchors, is_kept, rows=4)
    np.testing.assert_array_equal(rows.previous[0, 0], [12, 13, 14, 15])
    np.testing.assert_array_equal(rows.labels[0, 0], [13, 14, 15, 16])
    np.testing.assert_array_equal(rows.labels[1, 1, :2], [38, 39])
    want = [[[1, 1, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]], [[1, 1, 1, 1], [1, 1, 0, 0], [0, 0, 0, 0]]]
    np.testing.assert_array_equal(rows.is_counted, np.asarray(want, bool))
