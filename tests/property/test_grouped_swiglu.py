"""Grouped experts equal a loop over tokens and their experts."""

from functools import cache, partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from ling_jax.pallas.grouped_gemm import grouped_swiglu
from property import SEEDS, drawn, examples

TOKENS, TOP_K, EXPERTS, EMBED, WIDTH = 13, 3, 5, 8, 6

# Ids below 0 and from EXPERTS on stand for padding and for experts of other shards.
IDS = arrays(np.int32, (TOKENS, TOP_K), elements=st.integers(-1, EXPERTS + 1))


@cache
def compiled(limit: float | None):
    return jax.jit(partial(grouped_swiglu, limit=limit))


def by_loop(x, gate_up, down, ids, weights, limit) -> np.ndarray:
    """In float64, one token and one expert at a time."""
    x, gate_up, down, weights = (np.asarray(y, np.float64) for y in (x, gate_up, down, weights))
    out = np.zeros(x.shape)
    for token, pick in np.ndindex(ids.shape):
        expert = ids[token, pick]
        if 0 <= expert < EXPERTS:
            gate, up = gate_up[expert] @ x[token]
            gate = gate / (1 + np.exp(-gate))
            if limit is not None:
                gate, up = np.minimum(gate, limit), np.clip(up, -limit, limit)
            out[token] += weights[token, pick] * (down[expert] @ (gate * up))
    return out


@pytest.mark.parametrize("limit", [None, 0.5])
@examples(25)
@given(IDS, SEEDS)
@example(np.full((TOKENS, TOP_K), -1, np.int32), 0)
@example(np.full((TOKENS, TOP_K), 2, np.int32), 0)
@example(np.full((TOKENS, TOP_K), EXPERTS - 1, np.int32), 0)
def test_any_routing_gives_what_a_loop_gives(limit, ids, seed):
    rng = np.random.default_rng(seed)
    x, gate_up = drawn(rng, TOKENS, EMBED), drawn(rng, EXPERTS, 2, WIDTH, EMBED)
    down, weights = drawn(rng, EXPERTS, EMBED, WIDTH), drawn(rng, TOKENS, TOP_K)
    got = compiled(limit)(x, gate_up, down, jnp.asarray(ids), weights)
    want = by_loop(x, gate_up, down, ids, weights, limit)
    np.testing.assert_allclose(got, want, atol=2e-4, rtol=1e-5)


@examples(10)
@given(IDS, SEEDS)
def test_padding_tokens_may_hold_anything(ids, seed):
    rng = np.random.default_rng(seed)
    ids[::3] = -1
    x, gate_up = drawn(rng, TOKENS, EMBED), drawn(rng, EXPERTS, 2, WIDTH, EMBED)
    down, weights = drawn(rng, EXPERTS, EMBED, WIDTH), drawn(rng, TOKENS, TOP_K)
    want = compiled(None)(x, gate_up, down, jnp.asarray(ids), weights)
    poisoned = x.at[::3].set(jnp.nan)
    got = compiled(None)(poisoned, gate_up, down, jnp.asarray(ids), weights)
    np.testing.assert_array_equal(np.delete(got, np.s_[::3], 0), np.delete(want, np.s_[::3], 0))
