"""The draft: a float64 reference, what its rows depend on, meshes."""

from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import Mesh

from ling_jax.errors import ConfigError
from ling_jax.execution import ExecConfig
from ling_jax.params import zeros
from ling_jax.sharding import ALL, Parallel, shardings
from ling_jax.spec.draft import (
    DraftCache,
    context,
    draft_block,
    draft_cache_spec,
    draft_ids,
    draft_spec,
    inject,
)
from tests.spec.drafts import draw, random_draft

PAGE = 4
TABLE = np.asarray([[5, 2, 8, 1], [3, 7, 6, 4]], np.int32)
LENGTHS = np.asarray([0, 11], np.int32)  # one sequence has no context, one fills its pages partly
SMALL_BLOCKS = ExecConfig(attention_block=8)
STATIC = ("cfg", "execution")
STORE = jax.jit(inject, static_argnames=STATIC)
BLOCK = jax.jit(draft_block, static_argnames=STATIC)


def empty_cache(cfg, value=0.0) -> DraftCache:
    spec = draft_cache_spec(cfg, 9, PAGE)
    return jax.tree.map(lambda s: jnp.full(s.shape, value, s.dtype), spec)


def filled(cfg, params, features, lengths=LENGTHS, starts=(0, 0), cache=None) -> DraftCache:
    """A cache after the features of `lengths` tokens of both sequences."""
    return STORE(
        params,
        empty_cache(cfg) if cache is None else cache,
        features,
        jnp.asarray(starts, jnp.int32),
        jnp.asarray(lengths, jnp.int32),
        jnp.asarray(TABLE),
        cfg=cfg,
    )


def block(cfg, params, embedded, cache, lengths=LENGTHS, execution=SMALL_BLOCKS):
    where = (jnp.asarray(TABLE), jnp.asarray(lengths, jnp.int32))
    return BLOCK(params, embedded, cache, *where, cfg=cfg, execution=execution)


def rows_of(pages, sequence: int, length: int) -> np.ndarray:
    return np.asarray(pages)[TABLE[sequence]].reshape(-1, *pages.shape[2:])[:length]


@pytest.fixture(scope="module")
def tiny():
    """A draft, features of 11 tokens of two sequences, and a block of four rows."""
    cfg, params = random_draft()
    return cfg, params, draw(2, 2, 11, cfg.features), draw(3, 2, 4, cfg.embed)


class Numpy:
    """The equations of the draft in float64, one sequence at a time."""

    def __init__(self, cfg, params):
        self.cfg = cfg
        self.params = jax.tree.map(lambda x: np.asarray(x, np.float64), params)

    def norm(self, x, gain):
        return x / np.sqrt((x * x).mean(-1, keepdims=True) + self.cfg.eps) * gain

    def rotate(self, x, positions):
        dim = self.cfg.rotary_dim
        out = x.copy()
        for i in range(dim // 2):
            pair = (2 * i, 2 * i + 1) if self.cfg.is_interleaved else (i, i + dim // 2)
            angle = positions * self.cfg.rope_theta ** (-2 * i / dim)
            cos, sin = np.cos(angle)[:, None], np.sin(angle)[:, None]
            a, b = x[..., pair[0]], x[..., pair[1]]
            out[..., pair[0]], out[..., pair[1]] = a * cos - b * sin, b * cos + a * sin
        return out

    def keys_values(self, layer, x, positions):
        keys = np.einsum("te,hde->thd", x, layer.kv[0])
        values = np.einsum("te,hde->thd", x, layer.kv[1])
        return self.rotate(self.norm(keys, layer.k_norm), positions), values

    def context(self, features):
        projected = self.norm(features @ self.params.fc.T, self.params.feature_norm)
        positions = np.arange(len(features))
        return [self.keys_values(layer, projected, positions) for layer in self.params.layers]

    def block(self, embedded, features):
        positions = len(features) + np.arange(len(embedded))
        h = embedded
        for layer, (keys, values) in zip(self.params.layers, self.context(features), strict=True):
            x = self.norm(h, layer.norm)
            q = self.norm(np.einsum("te,hde->thd", x, layer.q), layer.q_norm)
            own_keys, own_values = self.keys_values(layer, x, positions)
            group = self.cfg.heads // self.cfg.kv_heads
            keys = np.repeat(np.concatenate([keys, own_keys]), group, axis=1)
            values = np.repeat(np.concatenate([values, own_values]), group, axis=1)
            scores = np.einsum("thd,shd->hts", self.rotate(q, positions), keys)
            weights = np.exp(scores / np.sqrt(self.cfg.head_dim))
            weights /= weights.sum(-1, keepdims=True)
            mixed = np.einsum("hts,shd->thd", weights, values)
            h = h + np.einsum("thd,ehd->te", mixed, layer.out)
            x = self.norm(h, layer.ffn_norm)
            gate, up = x @ layer.ffn.gate_up[0].T, x @ layer.ffn.gate_up[1].T
            h = h + (gate / (1 + np.exp(-gate)) * up) @ layer.ffn.down.T
        return self.norm(h, self.params.norm)


@pytest.mark.parametrize(
    "changes",
    [
        {"partial_rotary_factor": 0.5},
        {"num_hidden_layers": 1, "rope_is_neox_style": False, "num_key_value_heads": 4},
    ],
    ids=str,
)
def test_a_block_is_the_formula(changes):
    cfg, params = random_draft(seed=4, **changes)
    features, embedded = draw(2, 2, 11, cfg.features), draw(3, 2, 3, cfg.embed)
    cache = filled(cfg, params, features)
    got = block(cfg, params, embedded, cache)
    want = Numpy(cfg, params)
    for i, length in enumerate(LENGTHS):
        past = np.asarray(features[i, :length], np.float64)
        for layer, (keys, values) in enumerate(want.context(past)):
            np.testing.assert_allclose(rows_of(cache.keys[layer], i, length), keys, atol=2e-5)
            np.testing.assert_allclose(rows_of(cache.values[layer], i, length), values, atol=2e-5)
        rows = want.block(np.asarray(embedded[i], np.float64), past)
        np.testing.assert_allclose(got[i], rows, atol=2e-5)


def test_bfloat16_stays_close_to_the_formula():
    cfg, params = random_draft(num_hidden_layers=1, dtype="bfloat16")
    features, embedded = draw(2, 2, 11, cfg.features), draw(3, 2, 3, cfg.embed)
    cache = filled(cfg, params, features.astype(jnp.bfloat16))
    got = block(cfg, params, embedded.astype(jnp.bfloat16), cache)
    assert got.dtype == cache.keys[0].dtype == jnp.bfloat16
    formula = Numpy(cfg, params)
    for rows, past, length, x in zip(got, features, LENGTHS, embedded, strict=True):
        want = formula.block(np.asarray(x, np.float64), np.asarray(past[:length], np.float64))
        error = np.asarray(rows, np.float64) - want
        assert np.mean(error**2) < 2e-4 * np.mean(want**2)


@pytest.mark.parametrize("poison", [np.nan, 1e30, -np.inf])
def test_rows_past_the_length_do_not_matter(tiny, poison):
    cfg, params, features, embedded = tiny
    clean = filled(cfg, params, features)
    dirty = filled(cfg, params, features, cache=empty_cache(cfg, poison))
    assert not np.isfinite(np.asarray(dirty.keys[0])).all() or poison == 1e30
    want = block(cfg, params, embedded, clean)
    np.testing.assert_array_equal(block(cfg, params, embedded, dirty), want)


def test_padding_may_hold_anything_and_goes_to_page_0(tiny):
    cfg, params, features, _ = tiny
    counts = np.asarray([3, 5])
    is_true = jnp.arange(11)[None, :, None] < jnp.asarray(counts)[:, None, None]
    before = empty_cache(cfg, 7.0)
    after = filled(cfg, params, jnp.where(is_true, features, jnp.nan), counts, (2, 4), before)
    for pages in jax.tree.leaves(after):
        held = np.asarray(pages)[TABLE].reshape(2, -1, *pages.shape[2:])
        for i, (start, count) in enumerate(zip((2, 4), counts, strict=True)):
            is_written = (held[i] != 7.0).any((1, 2))
            np.testing.assert_array_equal(np.flatnonzero(is_written), start + np.arange(count))
            assert np.isfinite(held[i]).all()


def test_context_in_pieces_is_context_in_one(tiny):
    cfg, params, features, embedded = tiny
    lengths = np.asarray([9, 11])
    whole = filled(cfg, params, features, lengths)
    cache, starts = empty_cache(cfg, np.nan), np.zeros(2, int)
    for counts in ([4, 1], [0, 6], [5, 4]):  # rows of padding, of rejected tokens too
        rows = [features[i, start : start + 6] for i, start in enumerate(starts)]
        rows = [jnp.pad(row, ((0, 6 - len(row)), (0, 0))) for row in rows]
        cache = filled(cfg, params, jnp.stack(rows), counts, starts, cache)
        starts = starts + counts
    for got, want in zip(jax.tree.leaves(cache), jax.tree.leaves(whole), strict=True):
        for i, length in enumerate(lengths):
            np.testing.assert_allclose(
                rows_of(got, i, length), rows_of(want, i, length), rtol=1e-5, atol=1e-5
            )
    got, want = (block(cfg, params, embedded, c, lengths) for c in (cache, whole))
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)


def test_positions_turn_keys_alone(tiny):
    cfg, params, features, _ = tiny
    at = jnp.broadcast_to(jnp.arange(11, dtype=jnp.int32)[None], (2, 11))
    here, there = (context(params, features, at + shift, cfg=cfg) for shift in (0, 1))
    for (keys, values), (moved, same) in zip(here, there, strict=True):
        assert np.abs(moved - keys).max(axis=(2, 3)).min() > 0.1
        np.testing.assert_array_equal(same, values)
        lengths = (np.linalg.norm(x, axis=-1) for x in (keys, moved))
        np.testing.assert_allclose(*lengths, rtol=1e-5)


@pytest.mark.parametrize("shift", [-1, 1])
def test_a_shifted_context_gives_another_block(tiny, shift):
    """One row early or late is the mistake that costs acceptance and shows nowhere else."""
    cfg, params, features, embedded = tiny
    lengths = np.asarray([8, 8])
    cache = filled(cfg, params, features, lengths)
    at = jnp.broadcast_to(jnp.arange(8, dtype=jnp.int32)[None], (2, 8))
    rows = context(params, features[:, :8], at + shift, cfg=cfg)
    keys = [
        pages.at[TABLE[:, :2].reshape(-1)].set(k.reshape(-1, PAGE, *k.shape[2:]))
        for pages, (k, _) in zip(cache.keys, rows, strict=True)
    ]
    got = block(cfg, params, embedded, cache.replace(keys=tuple(keys)), lengths)
    want = block(cfg, params, embedded, cache, lengths)
    assert np.abs(got - want).max(axis=(1, 2)).min() > 1e-2


def test_the_context_counts_up_to_its_last_row(tiny):
    cfg, params, features, embedded = tiny
    cache = filled(cfg, params, features)
    changed = filled(cfg, params, features.at[1, 10].add(1.0))
    got, want = (block(cfg, params, embedded, c) for c in (changed, cache))
    np.testing.assert_array_equal(got[0], want[0])
    assert np.abs(got[1] - want[1]).max() > 1e-2


def test_rows_of_a_block_see_each_other_both_ways(tiny):
    cfg, params, features, embedded = tiny
    cache = filled(cfg, params, features)
    want = block(cfg, params, embedded, cache)
    for changed in (0, 3):
        got = block(cfg, params, embedded.at[:, changed].add(1.0), cache)
        assert np.abs(got - want).max(axis=-1).min() > 1e-3


def test_a_short_block_is_no_part_of_a_long_one(tiny):
    cfg, params, features, embedded = tiny
    cache = filled(cfg, params, features)
    short, long = (block(cfg, params, embedded[:, :k], cache) for k in (2, 4))
    assert np.abs(short - long[:, :2]).max(axis=-1).min() > 1e-3


def test_blocks_of_keys_do_not_matter(tiny):
    cfg, params, features, embedded = tiny
    cache = filled(cfg, params, features)
    got = block(cfg, params, embedded, cache, execution=ExecConfig())
    np.testing.assert_allclose(got, block(cfg, params, embedded, cache), rtol=1e-4, atol=1e-5)


def test_an_embedding_of_anchor_and_masks_starts_a_block(tiny):
    cfg = tiny[0]
    anchor = jnp.asarray([3, 9], jnp.int32)
    np.testing.assert_array_equal(draft_ids(anchor, cfg, 1), [[3], [9]])
    ids = draft_ids(anchor, cfg, 4)
    assert ids.dtype == jnp.int32
    np.testing.assert_array_equal(ids, [[3, 47, 47, 47], [9, 47, 47, 47]])


def test_more_rows_than_the_block_are_refused(tiny):
    cfg, params, features, _ = tiny
    with pytest.raises(ConfigError, match="drafting 5 tokens"):
        draft_ids(jnp.zeros(2, jnp.int32), cfg, 5)
    with pytest.raises(ConfigError, match="drafting 5 tokens"):
        block(cfg, params, draw(0, 2, 5, cfg.embed), filled(cfg, params, features))


def test_a_mesh_gives_what_one_device_gives(tiny, devices):
    cfg, params, features, embedded = tiny
    mesh = Mesh(np.asarray(devices(4)).reshape(2, 2), ALL)
    parallel = Parallel(mesh=mesh)
    placed = jax.device_put(params, shardings(draft_spec(cfg), parallel))
    spec = draft_cache_spec(cfg, 9, PAGE)
    cache = zeros(spec, shardings(spec, parallel))
    execution = replace(SMALL_BLOCKS, parallel=parallel)
    where = (jnp.asarray([0, 0]), jnp.asarray(LENGTHS), jnp.asarray(TABLE))
    cache = STORE(placed, cache, features, *where, cfg=cfg, execution=execution)
    want = filled(cfg, params, features)
    assert cache.keys[0].sharding.shard_shape(cache.keys[0].shape) == (9, PAGE, 1, 8)
    for got, pages in zip(jax.tree.leaves(cache), jax.tree.leaves(want), strict=True):
        np.testing.assert_allclose(got[1:], pages[1:], rtol=1e-5, atol=1e-5)
    got = block(cfg, placed, embedded, cache, execution=execution)
    np.testing.assert_allclose(got, block(cfg, params, embedded, want), rtol=1e-4, atol=1e-5)
