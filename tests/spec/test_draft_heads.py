"""The Markov and the confidence head of a draft."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import Mesh

from ling_jax.errors import ContractError
from ling_jax.sharding import ALL, Parallel, shardings
from ling_jax.spec.confidence import confidence_logits, survival
from ling_jax.spec.draft import (
    draft_spec,
)
from ling_jax.spec.markov import corrected, walk, walk_greedy
from tests.spec.drafts import draw, random_draft

CORRECTED = jax.jit(corrected, static_argnames="cfg")
WALK = jax.jit(walk, static_argnames=("cfg", "choose"))
GREEDY = jax.jit(walk_greedy, static_argnames=("cfg", "parallel"))


@pytest.fixture(scope="module", params=["vanilla", "gated", "rnn"])
def head(request):
    """A draft with one kind of Markov head, base logits, hidden rows and anchors of a batch."""
    cfg, params = random_draft(seed=5, markov_head_type=request.param)
    base, hidden = draw(6, 3, 4, cfg.vocab), draw(7, 3, 4, cfg.embed)
    return cfg, params, base, hidden, jnp.asarray([0, 5, 47], jnp.int32)


def greedy(logits, _):
    return jnp.argmax(logits, axis=-1).astype(jnp.int32)


def before(anchor, tokens):
    """The token before each row's proposal."""
    return jnp.concatenate([anchor[:, None], tokens[:, :-1]], axis=1)


def test_a_walk_is_the_head_forced_along_its_own_tokens(head):
    cfg, params, base, hidden, anchor = head
    markov = params.markov
    tokens, logits = WALK(markov, base, hidden, anchor, greedy, cfg=cfg)
    np.testing.assert_array_equal(GREEDY(markov, base, hidden, anchor, cfg=cfg), tokens)
    forced = CORRECTED(markov, base, hidden, before(anchor, tokens), cfg=cfg)
    np.testing.assert_allclose(forced, logits, atol=1e-5)
    np.testing.assert_array_equal(jnp.argmax(forced, axis=-1), tokens)


def test_choose_decides_what_the_next_row_sees(head):
    cfg, params, base, hidden, anchor = head
    rows = []

    def worst(logits, k):
        rows.append(k)
        return jnp.argmin(logits, axis=-1).astype(jnp.int32)

    tokens, logits = WALK(params.markov, base, hidden, anchor, worst, cfg=cfg)
    assert rows == [0, 1, 2, 3]
    np.testing.assert_array_equal(jnp.argmin(logits, axis=-1), tokens)
    forced = CORRECTED(params.markov, base, hidden, before(anchor, tokens), cfg=cfg)
    np.testing.assert_allclose(forced, logits, atol=1e-5)


def test_only_the_recurrent_head_remembers(head):
    cfg, params, base, hidden, anchor = head
    previous = before(anchor, jnp.full((3, 4), 7, jnp.int32))
    changed = previous.at[:, 0].set((anchor + 1) % cfg.vocab)
    got, want = (CORRECTED(params.markov, base, hidden, x, cfg=cfg) for x in (changed, previous))
    assert np.abs(got[:, 0] - want[:, 0]).max() > 1e-2
    assert (np.abs(got[:, 1:] - want[:, 1:]).max() > 1e-3) == (cfg.markov == "rnn")


def test_logits_that_are_no_numbers_give_legal_tokens(head):
    cfg, params, base, hidden, anchor = head
    broken = base.at[0].set(jnp.nan).at[1, :, 1:].set(jnp.nan).at[2].set(-jnp.inf)
    tokens = GREEDY(params.markov, broken, hidden, anchor, cfg=cfg)
    np.testing.assert_array_equal(tokens, np.zeros((3, 4)))
    tokens = GREEDY(params.markov, base, jnp.full_like(hidden, jnp.nan), anchor + 100, cfg=cfg)
    assert ((tokens >= 0) & (tokens < cfg.vocab)).all()
    far = lambda logits, k: jnp.asarray([-5, 48, 2**31 - 1], jnp.int32)  # noqa: E731
    tokens, logits = WALK(params.markov, broken, hidden, anchor, far, cfg=cfg)
    np.testing.assert_array_equal(tokens, [[0] * 4, [47] * 4, [47] * 4])
    assert not np.isnan(logits).any()


def test_parts_of_the_vocabulary_draft_the_tokens_of_the_whole(head, devices):
    cfg, params, base, hidden, anchor = head
    # Whole numbers tie, within a part and across parts.
    markov = jax.tree.map(jnp.round, params.markov)
    base = jnp.round(base).at[0].set(0.0).at[1, 0].set(jnp.nan).at[2, 1].set(-jnp.inf)
    want = GREEDY(markov, base, hidden, anchor, cfg=cfg)
    parallel = Parallel(mesh=Mesh(np.asarray(devices(4)).reshape(2, 2), ALL))
    placed = jax.device_put(markov, shardings(draft_spec(cfg).markov, parallel))
    got = GREEDY(placed, base, hidden, anchor, cfg=cfg, parallel=parallel)
    np.testing.assert_array_equal(got, want)


def test_columns_beyond_the_vocabulary_are_never_drafted(head):
    cfg, params, base, hidden, anchor = head
    padded = jnp.pad(base, ((0, 0), (0, 0), (0, 16)), constant_values=1e9)
    want = GREEDY(params.markov, base, hidden, anchor, cfg=cfg)
    np.testing.assert_array_equal(GREEDY(params.markov, padded, hidden, anchor, cfg=cfg), want)
    logits = CORRECTED(params.markov, padded, hidden, before(anchor, want), cfg=cfg)
    assert logits.shape == base.shape


def test_base_logits_may_be_rounded_and_are_corrected_in_float32(head):
    cfg, params, base, hidden, anchor = head
    half = base.astype(jnp.bfloat16)
    previous = before(anchor, jnp.full((3, 4), 7, jnp.int32))
    got, want = (
        CORRECTED(params.markov, x, hidden, previous, cfg=cfg)
        for x in (half, half.astype(jnp.float32))
    )
    assert got.dtype == jnp.float32
    np.testing.assert_array_equal(got, want)


def test_confidence_reads_hidden_rows_and_the_token_before():
    cfg, params = random_draft(seed=8)
    hidden, previous = draw(9, 2, 4, cfg.embed), jnp.asarray([[0, 1, 2, 3], [44, 45, 46, 47]])
    got = confidence_logits(params, hidden, previous, cfg=cfg)
    w1, weight, bias, rows = (
        np.asarray(x, np.float64)
        for x in (params.markov.w1, params.confidence.weight, params.confidence.bias, hidden)
    )
    want = np.concatenate([rows, w1[np.asarray(previous)]], axis=-1) @ weight[0] + bias[0]
    np.testing.assert_allclose(got, want, atol=1e-5)
    half = confidence_logits(params, hidden.astype(jnp.bfloat16), previous, cfg=cfg)
    assert half.dtype == jnp.float32


def test_confidence_without_the_markov_embedding_reads_hidden_rows_alone():
    cfg, params = random_draft(seed=8, confidence_head_with_markov=False)
    hidden = draw(9, 2, 4, cfg.embed)
    got = [
        confidence_logits(params, hidden, jnp.full((2, 4), token, jnp.int32), cfg=cfg)
        for token in (1, 2)
    ]
    np.testing.assert_array_equal(*got)
    assert np.ptp(np.asarray(got[0])) > 0.1


def test_a_draft_without_the_head_has_no_confidence():
    cfg, params = random_draft(enable_confidence_head=False)
    with pytest.raises(ContractError, match="no confidence head"):
        confidence_logits(params, draw(9, 1, 4, cfg.embed), jnp.zeros((1, 4), jnp.int32), cfg=cfg)


def test_survival_is_the_product_of_calibrated_confidences():
    logits = jnp.asarray([[0.0, 2.0, -1.0], [40.0, 40.0, -30.0]])
    temperatures = np.asarray([1.0, 2.0, 0.5], np.float32)
    got = survival(logits, jnp.asarray(temperatures))
    want = np.cumprod(1 / (1 + np.exp(-np.asarray(logits, np.float64) / temperatures)), axis=1)
    np.testing.assert_allclose(got, want, rtol=1e-5)
    with pytest.raises(ContractError, match="2 temperatures for 3 rows"):
        survival(logits, jnp.ones(2))
