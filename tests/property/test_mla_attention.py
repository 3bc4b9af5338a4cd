"""Both forms of MLA attention equal plain softmax attention, whatever the pages."""

from functools import cache, partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ling_jax.pallas.mla_attention import mla_decode, mla_prefill
from property import SEEDS, drawn, examples

BATCH, SEQ, HEADS = 2, 5, 2
NOPE, ROPE, RANK, VALUES = 6, 4, 8, 3
PAGE, PER_SLOT = 4, 5
CONTEXT = PAGE * PER_SLOT
SCALE = 0.3
FORMS = {
    "prefill": partial(mla_prefill, block_queries=SEQ),
    "prefill by queries": partial(mla_prefill, block_queries=2),
    "decode": mla_decode,
}


@cache
def compiled(form: str, block_pages: int):
    return jax.jit(partial(FORMS[form], scale=SCALE, block_pages=block_pages))


def softmax(scores: np.ndarray) -> np.ndarray:
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True)


def naive(q_nope, q_rope, latents, start: int, count: int, k_up, v_up) -> np.ndarray:
    """One sequence in float64: keys and values expanded, the whole table of scores."""
    q_nope, q_rope, latents, k_up, v_up = (
        np.asarray(x, np.float64) for x in (q_nope, q_rope, latents, k_up, v_up)
    )
    latent, rope_key = latents[:, :RANK], latents[:, RANK:]
    keys = np.einsum("tr,hnr->thn", latent, k_up)
    values = np.einsum("tr,hvr->thv", latent, v_up)
    out = np.zeros((count, HEADS, VALUES))
    for i in range(count):
        seen = slice(0, start + i + 1)
        scores = np.einsum("hn,thn->ht", q_nope[i], keys[seen])
        scores += np.einsum("hr,tr->ht", q_rope[i], rope_key[seen])
        out[i] = np.einsum("ht,thv->hv", softmax(scores * SCALE), values[seen])
    return out


@st.composite
def extents(draw) -> tuple[list[int], list[int]]:
    """Where the rows of each sequence start and how many are true."""
    counts = [draw(st.integers(0, SEQ)) for _ in range(BATCH)]
    return [draw(st.integers(0, CONTEXT - count)) for count in counts], counts


@pytest.mark.parametrize("block_pages", [1, 2, 5])
@pytest.mark.parametrize("form", FORMS)
@examples(15)
@given(SEEDS, extents())
def test_either_form_equals_softmax_attention(form, block_pages, seed, extent):
    rng, (starts, counts) = np.random.default_rng(seed), extent
    q_nope, q_rope = drawn(rng, BATCH, SEQ, HEADS, NOPE), drawn(rng, BATCH, SEQ, HEADS, ROPE)
    k_up, v_up = drawn(rng, HEADS, NOPE, RANK), drawn(rng, HEADS, VALUES, RANK)
    latents = rng.normal(size=(BATCH, CONTEXT, RANK + ROPE)).astype(np.float32)
    # Rows behind a sequence's end and pages of nobody hold what an earlier owner left.
    pages = np.full((1 + BATCH * PER_SLOT, PAGE, RANK + ROPE), np.nan, np.float32)
    table = 1 + rng.permutation(BATCH * PER_SLOT).reshape(BATCH, PER_SLOT)
    for row, (start, count) in enumerate(zip(starts, counts, strict=True)):
        for position in range(start + count):
            pages[table[row, position // PAGE], position % PAGE] = latents[row, position]
        table[row, -(-(start + count) // PAGE) :] = 0
    extent32 = (jnp.asarray(x, jnp.int32) for x in (table, starts, counts))
    got = compiled(form, block_pages)(q_nope, q_rope, jnp.asarray(pages), *extent32, k_up, v_up)
    assert np.isfinite(got).all()
    for row, (start, count) in enumerate(zip(starts, counts, strict=True)):
        own = (q_nope[row], q_rope[row], latents[row], start, count, k_up, v_up)
        np.testing.assert_allclose(got[row, :count], naive(*own), atol=2e-5)


@pytest.mark.parametrize("seq", [1, 2, 8])
@pytest.mark.parametrize("batch", [1, 2])
@pytest.mark.parametrize("form", ["prefill", "decode"])
def test_bfloat16_runs_in_every_shape_and_stays_near_float32(form, batch, seq):
    rng = np.random.default_rng(batch * 10 + seq)
    shapes = ((batch, seq, HEADS, NOPE), (batch, seq, HEADS, ROPE), (1 + batch * 2, 8, RANK + ROPE))
    arrays = [drawn(rng, *shape) for shape in shapes]
    ups = [drawn(rng, HEADS, NOPE, RANK), drawn(rng, HEADS, VALUES, RANK)]
    table = 1 + jnp.arange(batch * 2, dtype=jnp.int32).reshape(batch, 2)
    extent = (table, jnp.full((batch,), 5, jnp.int32), jnp.full((batch,), seq, jnp.int32))
    forward = partial(FORMS[form], scale=SCALE, block_pages=1)
    half = [[x.astype(jnp.bfloat16) for x in xs] for xs in (arrays, ups)]
    got = jax.jit(forward)(*half[0], *extent, *half[1])
    # The reference sees the rounded inputs, so what differs is the arithmetic.
    full = [[x.astype(jnp.float32) for x in xs] for xs in half]
    want = jax.jit(forward)(*full[0], *extent, *full[1])
    assert got.dtype == jnp.bfloat16
    np.testing.assert_allclose(got.astype(jnp.float32), want, atol=0.12, rtol=0.03)
