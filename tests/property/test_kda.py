"""The chunked form of KDA equals the recurrence: any length, split, decay and batch."""

from functools import cache, partial

import jax
import jax.numpy as jnp
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ling_jax.pallas.kda_chunk import kda_chunk
from ling_jax.pallas.kda_decode import kda_recurrent
from property import SEEDS, examples

BATCH, SEQ, HEADS, DIM = 3, 80, 2, 16

DECAYS = {
    "weak": lambda rng, shape: -1e-3 * rng.random(shape),
    "safe gate": lambda rng, shape: -5 / (1 + np.exp(rng.normal(0, 4, shape))),
    "at the bound": lambda rng, shape: np.full(shape, -5.0),
    "softplus": lambda rng, shape: -16 * np.log1p(np.exp(rng.normal(0, 2, shape))),
    "none or all": lambda rng, shape: np.where(rng.random(shape) < 0.5, 0.0, -40.0),
}
KEYS = {
    "random": lambda rng, shape: rng.normal(size=shape),
    "repeated": lambda rng, shape: np.broadcast_to(rng.normal(size=(1, 1, *shape[2:])), shape),
    "two in turn": lambda rng, shape: (
        rng.normal(size=(1, 2, *shape[2:]))[:, np.arange(shape[1]) % 2] + np.zeros(shape)
    ),
    "one axis": lambda rng, shape: np.eye(DIM)[rng.integers(0, 2, shape[:-1])],
}


@cache
def compiled(chunk: int | None):
    return jax.jit(kda_recurrent if chunk is None else partial(kda_chunk, chunk=chunk))


def unit(x: np.ndarray) -> np.ndarray:
    return x / np.linalg.norm(x, axis=-1, keepdims=True)


def draw_tokens(seed: int, decay: str, keys: str, counts: list[int]) -> list[np.ndarray]:
    """q, k, v, log-decay and write strength; zeros from `counts` on, as the layer passes them."""
    rng, shape = np.random.default_rng(seed), (BATCH, SEQ, HEADS, DIM)
    tokens = [
        unit(rng.normal(size=shape)) * DIM**-0.5,
        unit(KEYS[keys](rng, shape)),
        rng.normal(size=shape),
        DECAYS[decay](rng, shape),
        rng.random(shape[:-1]),
    ]
    is_true = np.arange(SEQ)[None] < np.asarray(counts)[:, None]
    return [
        np.where(is_true.reshape(BATCH, SEQ, *(1,) * (x.ndim - 2)), x, 0).astype(np.float32)
        for x in tokens
    ]


def draw_state(seed: int) -> jax.Array:
    rng = np.random.default_rng(seed + 1)
    return jnp.asarray(rng.normal(size=(BATCH, HEADS, DIM, DIM)), jnp.float32)


def split(tokens: list[np.ndarray], at: int) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """The tokens before and behind a position, each padded to the whole length."""
    first, second = [], []
    for x in tokens:
        before, behind = np.zeros_like(x), np.zeros_like(x)
        before[:, :at] = x[:, :at]
        behind[:, : SEQ - at] = x[:, at:]
        first.append(before)
        second.append(behind)
    return first, second


COUNTS = st.lists(st.integers(0, SEQ), min_size=BATCH, max_size=BATCH)


@examples(25)
@given(SEEDS, st.sampled_from(sorted(DECAYS)), st.sampled_from(sorted(KEYS)), COUNTS)
def test_chunks_equal_the_recurrence(seed, decay, keys, counts):
    tokens, state = draw_tokens(seed, decay, keys, counts), draw_state(seed)
    want_out, want_state = compiled(None)(*tokens, state)
    for chunk in (16, 64):
        out, new_state = compiled(chunk)(*tokens, state)
        np.testing.assert_allclose(out, want_out, atol=2e-5)
        np.testing.assert_allclose(new_state, want_state, atol=2e-5)


@examples(15)
@given(SEEDS, st.sampled_from(sorted(DECAYS)), st.integers(0, SEQ), COUNTS)
def test_a_split_anywhere_changes_nothing(seed, decay, at, counts):
    tokens, state = draw_tokens(seed, decay, "random", counts), draw_state(seed)
    want_out, want_state = compiled(16)(*tokens, state)
    first, second = split(tokens, at)
    out_before, between = compiled(16)(*first, state)
    out_behind, end = compiled(16)(*second, between)
    np.testing.assert_allclose(out_before[:, :at], want_out[:, :at], atol=2e-5)
    np.testing.assert_allclose(out_behind[:, : SEQ - at], want_out[:, at:], atol=2e-5)
    np.testing.assert_allclose(end, want_state, atol=2e-5)


@examples(10)
@given(SEEDS, st.sampled_from(sorted(DECAYS)))
def test_a_sequence_does_not_depend_on_its_neighbours(seed, decay):
    tokens, state = draw_tokens(seed, decay, "random", [SEQ] * BATCH), draw_state(seed)
    want_out, want_state = compiled(16)(*tokens, state)
    others = [np.concatenate([x[:1], x[1:] * 0.5]) for x in tokens]
    out, new_state = compiled(16)(*others, state.at[1:].set(9.0))
    np.testing.assert_array_equal(out[0], want_out[0])
    np.testing.assert_array_equal(new_state[0], want_state[0])


@examples(10)
@given(SEEDS, st.sampled_from([None, 16, 64]))
def test_idle_tokens_keep_the_state_to_the_bit(seed, chunk):
    tokens, state = draw_tokens(seed, "safe gate", "random", [0] * BATCH), draw_state(seed)
    np.testing.assert_array_equal(compiled(chunk)(*tokens, state)[1], state)
