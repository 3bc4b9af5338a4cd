"""Text fed in any chunks, down to single tokens, gives what one pass gives."""

import dataclasses
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ling_jax.cache import contiguous, put_rows, view_rows
from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.execution import ExecConfig, compiler_options
from ling_jax.model import final_norm, forward, forward_step, logits
from ling_jax.sharding import Parallel
from ling_jax.testing import tiny_config, write_checkpoint
from property import SEEDS, examples

SEQ = 24
EXECUTION = ExecConfig(kda_chunk=16, attention_block=8, attention_queries=10, recurrent_tokens=4)


@pytest.fixture(scope="module")
def feed(tmp_path_factory):
    """Feeds chunks of a text to an empty cache; all logits, and the cache at the end."""
    folder = tmp_path_factory.mktemp("model")
    fields = tiny_config(num_hidden_layers=5, layer_group_size=2, first_k_dense_replace=1)
    write_checkpoint(folder, fields, seed=2)
    source = load_config(folder)
    params = load_params(folder, source, parallel=Parallel(), dtype="float32")
    cfg = dataclasses.replace(source, dtype="float32")

    @partial(jax.jit, compiler_options=compiler_options())
    def step(cache, tokens, counts):
        cache, h, _ = forward(params, cache, tokens, counts, cfg=cfg, execution=EXECUTION)
        return cache, logits(params, final_norm(params, h, cfg=cfg))

    @partial(jax.jit, compiler_options=compiler_options())
    def decode(cache, tokens):
        slots, is_live = jnp.zeros((1,), jnp.int32), jnp.ones((1,), jnp.bool_)
        rows, normed, _ = forward_step(
            params, view_rows(cache, slots), tokens[:, 0], is_live, cfg=cfg, execution=EXECUTION
        )
        return put_rows(cache, slots, rows), logits(params, normed)[:, None]

    empty = jax.device_put(contiguous(cfg, batch=1, length=SEQ, page_size=4), jax.devices()[0])

    def run(text: np.ndarray, sizes: list[int]):
        cache, start, parts = empty, 0, []
        for size in sizes:
            tokens = np.full((1, 1 if size == 1 else SEQ), 63, np.int32)  # padding is any id
            tokens[0, :size] = text[start : start + size]
            if size == 1 and start % 3:  # single tokens in both forms
                cache, scores = decode(cache, jnp.asarray(tokens))
            else:
                cache, scores = step(cache, jnp.asarray(tokens), jnp.asarray([size], jnp.int32))
            parts.append(np.asarray(scores[0, :size]))
            start += size
        return np.concatenate(parts), cache

    return run


@st.composite
def chunkings(draw) -> list[int]:
    sizes = []
    while (left := SEQ - sum(sizes)) > 0:
        sizes.append(draw(st.integers(1, left)))
    return sizes


@examples(20)
@given(SEEDS, chunkings())
@example(0, [1] * SEQ)
@example(1, [SEQ - 1, 1])
def test_any_chunking_equals_one_pass(feed, seed, sizes):
    text = np.random.default_rng(seed).integers(0, 64, SEQ)
    want, want_cache = feed(text, [SEQ])
    got, cache = feed(text, sizes)
    np.testing.assert_allclose(got, want, atol=1e-4)
    np.testing.assert_array_equal(got.argmax(-1), want.argmax(-1))
    np.testing.assert_array_equal(cache.lengths, want_cache.lengths)
    for state, want_state in zip(cache.kda, want_cache.kda, strict=True):
        np.testing.assert_allclose(state.recurrent, want_state.recurrent, atol=1e-4)
        np.testing.assert_allclose(state.conv, want_state.conv, atol=1e-4)


@examples(5)
@given(SEEDS)
def test_later_tokens_change_nothing_before_them(feed, seed):
    rng = np.random.default_rng(seed)
    text = rng.integers(0, 64, SEQ)
    other = np.concatenate([text[:10], rng.integers(0, 64, SEQ - 10)])
    np.testing.assert_array_equal(feed(text, [SEQ])[0][:10], feed(other, [SEQ])[0][:10])
