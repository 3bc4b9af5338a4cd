"""States by slot, latents by page."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.cache import cache_spec, contiguous, put_rows, take_rows, write_latent
from ling_jax.config import ModelConfig
from ling_jax.params import zeros
from ling_jax.testing import tiny_config


@pytest.fixture(scope="module")
def cfg() -> ModelConfig:
    return ModelConfig.from_hf(tiny_config(dtype="float32"))


def ints(*values: int) -> jax.Array:
    return jnp.asarray(values, jnp.int32)


def write(starts, counts, rows, *, table, pages=None):
    pages = jnp.full((6, 4, 2), -1.0) if pages is None else pages
    return np.asarray(write_latent(pages, table, starts, counts, rows))


TABLE = jnp.asarray([[3, 1, 5], [2, 4, 0]], jnp.int32)
ROWS = jnp.arange(2 * 6 * 2, dtype=jnp.float32).reshape(2, 6, 2)


def test_latents_go_to_the_pages_of_their_sequence_in_order():
    got = write(ints(2, 0), ints(6, 5), ROWS, table=TABLE)
    first = np.concatenate([got[3], got[1]])  # positions 0 to 7 of the first sequence
    np.testing.assert_array_equal(first[2:8], ROWS[0])
    second = np.concatenate([got[2], got[4]])
    np.testing.assert_array_equal(second[:5], ROWS[1, :5])


def test_nothing_but_the_new_rows_and_the_padding_page_changes():
    got = write(ints(2, 0), ints(6, 5), ROWS, table=TABLE)
    assert (got[3, :2] == -1).all()  # before the start
    assert (got[4, 1:] == -1).all()  # behind the count
    assert (got[5] == -1).all()


def test_padding_rows_go_to_page_0_even_past_the_table():
    got = write(ints(11, 0), ints(1, 0), ROWS, table=TABLE)
    np.testing.assert_array_equal(got[5, 3], ROWS[0, 0])
    untouched = np.delete(got, [0, 5], axis=0)
    assert (untouched == -1).all()
    assert (got[0] != -1).any()


def test_latents_take_the_dtype_of_the_pages():
    pages = jnp.zeros((6, 4, 2), jnp.bfloat16)
    got = write(ints(0, 0), ints(6, 5), ROWS, table=TABLE, pages=pages)
    assert got.dtype == jnp.bfloat16


def test_a_contiguous_cache_gives_every_row_pages_of_its_own(cfg):
    cache = contiguous(cfg, batch=3, length=33, page_size=16)
    np.testing.assert_array_equal(cache.page_table, [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
    assert cache.latent[0].shape == (10, 16, cfg.mla.latent_dim)
    assert len(cache.kda) == 2
    assert not cache.lengths.any()


def numbered(cfg: ModelConfig):
    """A cache whose every number of slot i is i."""
    cache = zeros(cache_spec(cfg, slots=4, pages=3, page_size=4, pages_per_slot=2))

    def number(x):
        slots = jnp.arange(4).astype(x.dtype).reshape(-1, *(1,) * (x.ndim - 1))
        return jnp.broadcast_to(slots, x.shape)

    rows = jax.tree.map(number, (cache.kda, cache.page_table, cache.lengths))
    return cache.replace(kda=rows[0], page_table=rows[1], lengths=rows[2])


def test_taken_rows_are_those_of_the_slots(cfg):
    rows = take_rows(numbered(cfg), ints(2, 0, 3))
    np.testing.assert_array_equal(rows.lengths, [2, 0, 3])
    np.testing.assert_array_equal(rows.page_table[:, 0], [2, 0, 3])
    for leaf in jax.tree.leaves(rows.kda):
        np.testing.assert_array_equal(leaf.reshape(3, -1)[:, 0], [2, 0, 3])


def test_put_rows_change_their_slots_and_no_others(cfg):
    cache = numbered(cfg)
    rows = jax.tree.map(lambda x: x + 10, take_rows(cache, ints(3, 1)))
    got = put_rows(cache, ints(3, 1), rows)
    np.testing.assert_array_equal(got.lengths, [0, 11, 2, 13])
    np.testing.assert_array_equal(got.page_table[:, 1], [0, 11, 2, 13])
    for leaf in jax.tree.leaves(got.kda):
        np.testing.assert_array_equal(leaf.reshape(4, -1)[:, -1], [0, 11, 2, 13])
    np.testing.assert_array_equal(got.latent[0], rows.latent[0])


def test_states_stay_float32_whatever_the_dtype(cfg):
    half = ModelConfig.from_hf(tiny_config(dtype="bfloat16"))
    state = contiguous(half, batch=1, length=4).kda[0]
    assert state.recurrent.dtype == jnp.float32
    assert state.conv.dtype == jnp.bfloat16
