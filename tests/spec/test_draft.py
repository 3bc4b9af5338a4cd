"""The draft: a float64 reference, what its rows depend on, both heads, meshes and loading."""

from dataclasses import replace

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from jax.sharding import Mesh
from safetensors.numpy import save_file

from ling_jax.checkpoint import hf
from ling_jax.checkpoint.draft import load_draft, load_draft_config
from ling_jax.errors import CheckpointError, ConfigError, ContractError
from ling_jax.execution import ExecConfig
from ling_jax.params import zeros
from ling_jax.sharding import ALL, Parallel, shardings
from ling_jax.spec.confidence import confidence_logits, survival
from ling_jax.spec.draft import (
    DraftCache,
    context,
    draft_block,
    draft_cache_spec,
    draft_ids,
    draft_spec,
    inject,
)
from ling_jax.spec.markov import corrected, walk, walk_greedy
from spec.drafts import random_draft, tiny_draft, write_draft

PAGE = 4
TABLE = np.asarray([[5, 2, 8, 1], [3, 7, 6, 4]], np.int32)
LENGTHS = np.asarray([0, 11], np.int32)  # one sequence has no context, one fills its pages partly
SMALL_BLOCKS = ExecConfig(attention_block=8)
STATIC = ("cfg", "execution")
STORE = jax.jit(inject, static_argnames=STATIC)
BLOCK = jax.jit(draft_block, static_argnames=STATIC)
CORRECTED = jax.jit(corrected, static_argnames="cfg")
WALK = jax.jit(walk, static_argnames=("cfg", "choose"))
GREEDY = jax.jit(walk_greedy, static_argnames=("cfg", "parallel"))


def draw(seed: int, *shape: int) -> jnp.ndarray:
    return jnp.asarray(np.random.default_rng(seed).standard_normal(shape), jnp.float32)


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


def load(folder, **options):
    return load_draft(folder, load_draft_config(folder), **({"parallel": Parallel()} | options))


def refusal(folder) -> str:
    with pytest.raises(CheckpointError) as caught:
        load(folder)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def assert_same(got, want) -> None:
    assert jax.tree.structure(got) == jax.tree.structure(want)
    for x, y in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        assert x.dtype == y.dtype
        np.testing.assert_array_equal(np.asarray(x), np.asarray(y))


KINDS = ("vanilla", "gated", "rnn")


@pytest.mark.parametrize("kind", KINDS)
def test_weights_come_back_as_they_were_written(tmp_path, kind):
    tensors = write_draft(tmp_path, tiny_draft(markov_head_type=kind, dtype="bfloat16"))
    params = load(tmp_path)
    cfg = load_draft_config(tmp_path)
    want = jax.tree.map(lambda s: (s.shape, s.dtype), draft_spec(cfg))
    assert jax.tree.map(lambda x: (x.shape, x.dtype), params) == want
    attention = "layers.1.self_attn."
    pairs = [tensors[f"{attention}{x}_proj.weight"].reshape(2, 8, 24) for x in "kv"]
    np.testing.assert_array_equal(params.layers[1].kv, np.stack(pairs))
    out = tensors[attention + "o_proj.weight"].reshape(24, 4, 8)
    np.testing.assert_array_equal(params.layers[1].out, out)
    np.testing.assert_array_equal(params.feature_norm, tensors["hidden_norm.weight"])
    np.testing.assert_array_equal(params.markov.w2, tensors["markov_head.markov_w2.weight"])
    mix = {"gated": "gate_proj", "rnn": "joint_proj"}.get(kind)
    if mix is None:
        assert params.markov.mix is None
        assert params.markov.mix_bias is None
    else:
        np.testing.assert_array_equal(params.markov.mix, tensors[f"markov_head.{mix}.weight"])
        np.testing.assert_array_equal(params.markov.mix_bias, tensors[f"markov_head.{mix}.bias"])
    bias = tensors["confidence_head.proj.bias"].astype(np.float32)
    np.testing.assert_array_equal(params.confidence.bias, bias)


@pytest.fixture
def edited(tmp_path):
    """Writes a folder whose tensors a function changed."""

    def write(change, **changes):
        tensors = write_draft(tmp_path, tiny_draft(**changes))
        save_file(change(dict(tensors)), tmp_path / "model.safetensors")
        return tmp_path

    return write


def renamed(*pairs):
    def change(tensors):
        def name(old):
            for start, to in pairs:
                if old.startswith(start):
                    return to + old.removeprefix(start)
            return old

        return {name(old): value for old, value in tensors.items()}

    return change


NAMES = {
    "prefix": renamed(("", "model.")),
    "logit head": renamed(("markov_head.", "logit_head.markov_head.")),
    "encoder": renamed(("fc.", "encoder.fc."), ("hidden_norm.", "encoder.output_norm_enc.")),
    "prefixed logit head": renamed(("markov_head.", "model.logit_head.markov_head.")),
    "buffers": lambda tensors: (
        tensors
        | {"rotary_emb.inv_freq": np.ones(4, np.float32)}
        | {"model.layers.0.rotary_emb.cos": np.ones(4, np.float32)}
    ),
    "no copies": lambda tensors: {
        name: value
        for name, value in tensors.items()
        if name not in ("embed_tokens.weight", "lm_head.weight")
    },
}


@pytest.mark.parametrize("change", NAMES.values(), ids=NAMES)
def test_names_of_other_exports_load_the_same(edited, change):
    want = load(edited(lambda tensors: tensors))
    assert_same(load(edited(change)), want)


def test_all_disagreements_are_listed_at_once(edited):
    def change(tensors):
        del tensors["norm.weight"]
        tensors["layers.0.mlp.extra.weight"] = np.zeros(3, np.float32)
        tensors["fc.weight"] = tensors["fc.weight"][:, :-1].copy()
        tensors["hidden_norm.weight"] = tensors["hidden_norm.weight"].astype(ml_dtypes.bfloat16)
        return tensors

    message = refusal(edited(change))
    assert "4 tensors disagree with config.json" in message
    assert "norm.weight is missing" in message
    assert "layers.0.mlp.extra.weight is not a tensor of this model" in message
    assert "fc.weight has shape [24, 71], expected [24, 72]" in message
    assert "hidden_norm.weight has dtype BF16, expected F32" in message


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"markov_head_type": "vanilla"}, "markov_head.gate_proj.weight is not a tensor"),
        ({"markov_head_type": "rnn"}, "markov_head.joint_proj.weight is missing"),
        ({"enable_confidence_head": False}, "confidence_head.proj.weight is not a tensor"),
        ({"confidence_head_with_markov": False}, "has shape [1, 40], expected [1, 24]"),
    ],
    ids=str,
)
def test_a_config_of_other_heads_than_the_file_is_refused(tmp_path, changes, words):
    fields = tiny_draft(markov_head_type="gated")
    tensors = write_draft(tmp_path, fields)
    write_draft(tmp_path, fields | changes)
    save_file(tensors, tmp_path / "model.safetensors")
    assert words in refusal(tmp_path)


def test_a_weight_under_two_names_is_refused(edited):
    def change(tensors):
        return tensors | {"model.fc.weight": tensors["fc.weight"]}

    message = refusal(edited(change))
    assert "tensors fc.weight and model.fc.weight are the same weight; keep one" in message


def test_a_float32_confidence_head_stays_one(edited):
    def change(tensors):
        name = "confidence_head.proj.weight"
        return tensors | {name: tensors[name].astype(np.float32) + np.float32(1e-4)}

    weight = load(edited(change, dtype="bfloat16")).confidence.weight
    assert weight.dtype == jnp.float32
    assert not np.array_equal(weight, weight.astype(jnp.bfloat16).astype(jnp.float32))


def test_weights_may_be_upcast_and_read_in_small_blocks(tmp_path, monkeypatch):
    write_draft(tmp_path, tiny_draft(dtype="bfloat16"))
    half, calls = load(tmp_path), []
    monkeypatch.setattr(hf, "BLOCK_BYTES", 100)
    full = load(tmp_path, dtype="float32", progress=lambda *done: calls.append(done))
    assert {x.dtype for x in jax.tree.leaves(full)} == {jnp.dtype("float32")}
    assert_same(full, jax.tree.map(lambda x: x.astype(jnp.float32), half))
    assert calls[-1][0] == calls[-1][1]


def test_every_device_holds_its_own_shard(tmp_path, devices):
    write_draft(tmp_path, tiny_draft())
    parallel = Parallel(mesh=Mesh(np.asarray(devices(4)).reshape(2, 2), ALL))
    params = load(tmp_path, parallel=parallel)
    assert_same(params, load(tmp_path))
    layer = params.layers[0]
    assert layer.kv.sharding.shard_shape(layer.kv.shape) == (2, 1, 8, 24)
    assert layer.ffn.down.sharding.shard_shape(layer.ffn.down.shape) == (24, 10)


def test_a_folder_without_config_is_named(tmp_path):
    with pytest.raises(CheckpointError, match=r"config\.json is missing"):
        load_draft_config(tmp_path)
