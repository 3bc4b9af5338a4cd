"""A tentative block of the whole model gives and leaves what decode steps give and leave."""

import dataclasses

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.cache import contiguous, view_rows
from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.execution import ExecConfig
from ling_jax.model import commit_tentative, forward_step, forward_tentative
from ling_jax.sharding import Parallel
from ling_jax.testing import tiny_config, write_checkpoint

BATCH, WIDTH, PAGE, LENGTH = 4, 5, 16, 64
PROMPT = (7, 0, 20, 3)
TAPS = (0, 2)


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    folder = tmp_path_factory.mktemp("model")
    write_checkpoint(folder, tiny_config(), seed=5)
    source = load_config(folder)
    cfg = dataclasses.replace(source, dtype="float32")
    return cfg, load_params(folder, source, parallel=Parallel(), dtype="float32")


@pytest.fixture(scope="module")
def programs(model):
    cfg, params = model
    execution = ExecConfig()

    @jax.jit
    def step(cache, tokens, is_live):
        return forward_step(params, cache, tokens, is_live, cfg=cfg, execution=execution, taps=TAPS)

    @jax.jit
    def tentative(cache, tokens, is_live):
        return forward_tentative(
            params, cache, tokens, is_live, cfg=cfg, execution=execution, taps=TAPS
        )

    @jax.jit
    def keep(cache, replays, counts):
        return commit_tentative(cache, replays, counts, cfg=cfg, execution=execution)

    return step, tentative, keep


@pytest.fixture
def text(model):
    return np.random.default_rng(0).integers(0, model[0].vocab, (BATCH, LENGTH)).astype(np.int32)


def steps(programs, cache, text, counts):
    """Row i reads `counts[i]` tokens, one at a time; outputs and taps of every step."""
    found = []
    for i in range(max(counts)):
        at = np.minimum(np.asarray(cache.lengths), LENGTH - 1)
        is_live = jnp.asarray([i < count for count in counts])
        tokens = jnp.asarray(text[np.arange(BATCH), at])
        cache, normed, taps = programs[0](cache, tokens, is_live)
        found.append((normed, *taps))
    return cache, [np.stack([np.asarray(x) for x in xs], axis=1) for xs in zip(*found, strict=True)]


def start(model, programs, text):
    """A cache whose rows hold prompts of different lengths; seats in disorder."""
    cache = contiguous(model[0], batch=BATCH, length=LENGTH, page_size=PAGE)
    cache = view_rows(cache, jnp.asarray([2, 0, 3, 1], jnp.int32))
    return steps(programs, cache, text, PROMPT)[0]


def block(cache, text):
    at = np.asarray(cache.lengths)[:, None] + np.arange(WIDTH)[None, :]
    return jnp.asarray(text[np.arange(BATCH)[:, None], at])


def assert_same_state(cache, want):
    np.testing.assert_array_equal(cache.lengths, want.lengths)
    for state, other in zip(cache.kda, want.kda, strict=True):
        np.testing.assert_allclose(state.recurrent, other.recurrent, atol=1e-5)
        np.testing.assert_allclose(state.conv, other.conv, atol=1e-5)
    seen = np.arange(LENGTH)[None, :] < np.asarray(cache.lengths)[:, None]
    for pages, other in zip(cache.latent, want.latent, strict=True):
        mine, theirs = (
            np.asarray(x[cache.page_table]).reshape(BATCH, LENGTH, -1) for x in (pages, other)
        )
        np.testing.assert_allclose(mine[seen], theirs[seen], atol=1e-5)


def test_every_row_gives_what_its_decode_step_gives(model, programs, text):
    cache = start(model, programs, text)
    _, _, normed, taps = programs[1](cache, block(cache, text), jnp.ones(BATCH, bool))
    _, want = steps(programs, cache, text, (WIDTH,) * BATCH)
    for got, other in zip((normed, *taps), want, strict=True):
        np.testing.assert_allclose(got, other, atol=2e-5)


@pytest.mark.parametrize("counts", [(0, 1, 2, 3), (4, 5, 0, 5), (1, 1, 1, 1)])
def test_a_commit_leaves_what_decode_steps_leave(model, programs, text, counts):
    cache = start(model, programs, text)
    after, replays, _, _ = programs[1](cache, block(cache, text), jnp.ones(BATCH, bool))
    assert_same_state(
        programs[2](after, replays, jnp.asarray(counts)), steps(programs, cache, text, counts)[0]
    )


def test_a_block_alone_changes_no_state_and_no_length(model, programs, text):
    cache = start(model, programs, text)
    after, _, _, _ = programs[1](cache, block(cache, text), jnp.ones(BATCH, bool))
    for old, new in zip(jax.tree.leaves(cache.kda), jax.tree.leaves(after.kda), strict=True):
        np.testing.assert_array_equal(old, new)
    assert_same_state(after, cache)


def test_rejected_tokens_leave_nothing_for_the_next_block(model, programs, text):
    """Wrong tokens behind the second one, then the true ones in their place."""
    cache = start(model, programs, text)
    wrong = block(cache, text).at[:, 2:].set(1)
    kept = jnp.full(BATCH, 2, jnp.int32)
    after, replays, _, _ = programs[1](cache, wrong, jnp.ones(BATCH, bool))
    after = programs[2](after, replays, kept)
    _, _, normed, _ = programs[1](after, block(after, text), jnp.ones(BATCH, bool))
    _, want = steps(programs, cache, text, (2 + WIDTH,) * BATCH)
    np.testing.assert_allclose(normed, want[0][:, 2:], atol=2e-5)


def test_rows_that_are_not_live_leave_no_trace(model, programs, text):
    cache = start(model, programs, text)
    is_live = jnp.asarray([True, False, True, False])
    after, replays, _, _ = programs[1](cache, block(cache, text), is_live)
    counts = jnp.where(is_live, 3, 0).astype(jnp.int32)
    after = programs[2](after, replays, counts)
    assert_same_state(after, steps(programs, cache, text, (3, 0, 3, 0))[0])
    for pages, old in zip(after.latent, cache.latent, strict=True):
        for row in (1, 3):
            mine = np.asarray(pages[cache.page_table[row]])
            np.testing.assert_array_equal(mine, np.asarray(old[cache.page_table[row]]))


def test_tokens_beyond_the_pages_are_not_stored(model, programs, text):
    cache = start(model, programs, text)
    full = dataclasses.replace(cache, lengths=jnp.full(BATCH, LENGTH - 2, jnp.int32))
    after, _, _, _ = programs[1](full, jnp.zeros((BATCH, WIDTH), jnp.int32), jnp.ones(BATCH, bool))
    for pages, old in zip(after.latent, full.latent, strict=True):
        mine, theirs = (
            np.asarray(x[full.page_table]).reshape(BATCH, LENGTH, -1) for x in (pages, old)
        )
        np.testing.assert_array_equal(mine[:, : LENGTH - 2], theirs[:, : LENGTH - 2])
        assert (mine[:, LENGTH - 2 :] != theirs[:, LENGTH - 2 :]).any()
