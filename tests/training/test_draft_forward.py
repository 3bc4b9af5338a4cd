"""The training forward: what serving computes (T29), what a block sees, chunks."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.layers.linear import PLAIN
from ling_jax.model import ModelParams, embed, logits
from ling_jax.spec.draft import draft_block, draft_cache_spec, draft_ids, inject
from ling_jax.spec.markov import corrected
from ling_jax.training.draft_forward import (
    Chunking,
    block_hidden,
    block_logits,
    vocabulary_losses,
)
from ling_jax.training.draft_loss import block_rows
from ling_jax.training.draft_step import rows_at
from tests.spec.drafts import draw, random_draft

SEQ, PAGE = 11, 4
TABLE = jnp.asarray([[5, 2, 8], [3, 7, 6]], jnp.int32)
ANCHORS = jnp.asarray([[0, 4, 6], [2, 5, 7]], jnp.int32)
QUICK = {"xla_backend_optimization_level": 0}


@pytest.fixture(scope="module")
def text():
    """Tokens of two sequences."""
    return jnp.asarray(np.random.default_rng(5).integers(0, 47, (2, SEQ)), jnp.int32)


def target_of(cfg) -> ModelParams:
    """Nothing but an embedding and a head."""
    embedding, head = draw(11, cfg.vocab, cfg.embed), draw(12, cfg.vocab, cfg.embed)
    return ModelParams(embed=embedding, layers=(), norm=None, lm_head=head, mtp=None)


def served(cfg, params, target, features, tokens, lengths):
    """Logits of one block of each sequence behind a context of `lengths` tokens, as served."""
    spec = draft_cache_spec(cfg, 9, PAGE)
    empty = jax.tree.map(lambda s: jnp.full(s.shape, jnp.nan, s.dtype), spec)
    cache = inject(params, empty, features, jnp.zeros_like(lengths), lengths, TABLE, cfg=cfg)
    anchor = jnp.take_along_axis(tokens, lengths[:, None], axis=1)[:, 0]
    embedded = embed(target, draft_ids(anchor, cfg, cfg.block_size), execution=PLAIN)
    hidden = draft_block(params, embedded, cache, TABLE, lengths, cfg=cfg)
    at = lengths[:, None] + jnp.arange(cfg.block_size, dtype=jnp.int32)[None, :]
    previous = jnp.take_along_axis(tokens, at, axis=1)
    return corrected(params.markov, logits(target, hidden), hidden, previous, cfg=cfg)


@pytest.mark.parametrize(
    "changes",
    [
        {"markov_head_type": "rnn", "partial_rotary_factor": 0.5},
        {"markov_head_type": "gated", "rope_is_neox_style": False, "num_hidden_layers": 1},
    ],
    ids=str,
)
def test_a_trained_block_is_a_served_block(text, changes):
    cfg, params = random_draft(seed=6, **changes)
    target, features = target_of(cfg), draw(2, 2, SEQ, cfg.features)

    @partial(jax.jit, compiler_options=QUICK)
    def trained(params, features, tokens):
        hidden = block_hidden(
            *(params, target, features, tokens, ANCHORS),
            cfg=cfg,
            chunking=Chunking(attention=2),
        )
        kept = jnp.ones(ANCHORS.shape, jnp.bool_)
        every = jnp.ones(tokens.shape, jnp.bool_)
        rows = block_rows(tokens, every, ANCHORS, kept, rows=cfg.block_size)
        flat = (x.reshape(-1, *x.shape[2:]) for x in (hidden, rows.previous))
        return block_logits(params, target, *flat, cfg=cfg)

    got = trained(params, features, text).reshape(*ANCHORS.shape, cfg.block_size, cfg.vocab)
    serve = jax.jit(partial(served, cfg), compiler_options=QUICK)
    for i in range(ANCHORS.shape[1]):
        want = serve(params, target, features, text, ANCHORS[:, i])
        np.testing.assert_allclose(got[:, i], want, rtol=1e-5, atol=1e-5)


@pytest.fixture(scope="module")
def run():
    """A draft with its target, and its blocks as a function of features and tokens."""
    cfg, params = random_draft(num_hidden_layers=1)
    target = target_of(cfg)

    def hidden(features, tokens, chunk):
        return block_hidden(
            *(params, target, features, tokens, ANCHORS),
            cfg=cfg,
            chunking=Chunking(attention=chunk),
        )

    return cfg, params, target, jax.jit(hidden, static_argnums=2, compiler_options=QUICK)


def test_a_block_sees_what_stands_before_its_anchor_alone(run, text):
    cfg, _, _, hidden = run
    features = draw(2, 2, SEQ, cfg.features)
    want = np.asarray(hidden(features, text, 16))
    for sequence, places in enumerate(np.asarray(ANCHORS)):
        for block, anchor in enumerate(places):
            poison = features.at[sequence, anchor:].set(1e6)
            later = text.at[sequence, anchor + 1 :].set(1)
            got = np.asarray(hidden(poison, later, 16))
            np.testing.assert_array_equal(got[sequence, block], want[sequence, block])
            if anchor > 0:
                seen = hidden(features.at[sequence, anchor - 1].add(1.0), text, 16)
                assert np.abs(seen[sequence, block] - want[sequence, block]).max() > 1e-3


def test_chunks_of_attention_do_not_matter(run, text):
    features = draw(2, 2, SEQ, run[0].features)
    whole, chunked = (run[3](features, text, chunk) for chunk in (16, 2))
    np.testing.assert_allclose(chunked, whole, rtol=1e-5, atol=1e-6)


@pytest.fixture(scope="module")
def vocabulary(run, text):
    """The loss over the vocabulary as a function of weights, hidden rows and chunk."""
    cfg, _, target, _ = run
    kept, every = jnp.ones(ANCHORS.shape, jnp.bool_), jnp.ones(text.shape, jnp.bool_)
    rows = block_rows(text, every, ANCHORS, kept, rows=cfg.block_size)
    theirs = rows_at(draw(8, 2, SEQ, cfg.embed), ANCHORS, cfg.block_size)

    def loss(params, hidden, chunk):
        losses = vocabulary_losses(params, target, hidden, theirs, rows, cfg=cfg, chunk=chunk)
        return sum(x.sum() for x in losses)

    return loss


def test_chunks_of_the_vocabulary_do_not_matter(run, vocabulary):
    cfg, params, _, _ = run
    hidden = draw(9, *ANCHORS.shape, cfg.block_size, cfg.embed)
    gradient = jax.jit(
        jax.value_and_grad(vocabulary, argnums=(0, 1)), static_argnums=2, compiler_options=QUICK
    )
    whole, chunked = (gradient(params, hidden, chunk) for chunk in (32, 4))
    assert np.abs(whole[1][0].markov.w2).max() > 0
    jax.tree.map(
        lambda x, y: np.testing.assert_allclose(x, y, rtol=1e-5, atol=1e-5), chunked, whole
    )


def test_logits_of_all_blocks_never_exist_at_once(run, vocabulary):
    cfg, params, _, _ = run
    hidden = draw(9, *ANCHORS.shape, cfg.block_size, cfg.embed)
    traced = jax.make_jaxpr(jax.grad(vocabulary, argnums=(0, 1)), static_argnums=2)

    def most(chunk):
        sizes = list(arrays_over(traced(params, hidden, chunk).jaxpr, cfg.vocab))
        return max(sizes) // cfg.vocab

    assert most(2) == 2 * cfg.block_size
    assert most(32) == ANCHORS.size * cfg.block_size


def arrays_over(jaxpr, vocab):
    """Sizes of intermediates whose last dimension is the vocabulary, of inner programs too."""
    for equation in jaxpr.eqns:
        for value in equation.outvars:
            if value.aval.shape[-1:] == (vocab,):
                yield value.aval.size
        for inner in jax.tree.leaves(
            list(equation.params.values()), is_leaf=lambda x: hasattr(x, "eqns")
        ):
            if hasattr(inner, "eqns"):
                yield from arrays_over(getattr(inner, "jaxpr", inner), vocab)


def test_the_targets_row_predicts_what_the_drafts_row_must():
    hidden = jnp.arange(2 * SEQ, dtype=jnp.float32).reshape(2, SEQ, 1)
    got = rows_at(hidden, ANCHORS, 4)[..., 0]
    np.testing.assert_array_equal(got[0, 1], [4, 5, 6, 7])
    np.testing.assert_array_equal(got[1, 2], SEQ + np.asarray([7, 8, 9, 10]))
    np.testing.assert_array_equal(
        rows_at(hidden, ANCHORS + 2, 4)[1, 2, :, 0] - SEQ, [9, 10, 10, 10]
    )
