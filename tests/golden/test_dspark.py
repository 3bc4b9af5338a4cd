"""The DSPARK draft: context, four rounds of eight tokens, the three Markov heads."""

from dataclasses import replace
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from safetensors.numpy import load_file

from golden import assert_within
from ling_jax.checkpoint.draft import load_draft, load_draft_config
from ling_jax.checkpoint.folder import read_json
from ling_jax.sharding import Parallel
from ling_jax.spec.confidence import confidence_logits
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import (
    DraftCache,
    DraftParams,
    MarkovParams,
    draft_block,
    draft_cache_spec,
    draft_ids,
    inject,
    project_features,
)
from ling_jax.spec.markov import corrected, walk, walk_greedy

ROUNDS = range(4)
PAGE = 8
# Pages of the one sequence, in no order; page 0 takes padding.
TABLE = jnp.asarray([[7, 2, 9, 1, 4, 8, 3]], jnp.int32)


class Draft(NamedTuple):
    cfg: DraftConfig
    params: DraftParams
    want: dict[str, np.ndarray]
    embed: np.ndarray  # the file's own copies, which the golden run used
    head: np.ndarray


class Round(NamedTuple):
    hidden: jax.Array  # [1, 8, embed]
    base: jax.Array  # [1, 8, vocab]
    anchor: jax.Array  # [1]


@pytest.fixture(scope="module")
def draft(golden_path) -> Draft:
    folder = golden_path("micro-dspark")
    cfg = load_draft_config(folder)
    params = load_draft(folder, cfg, parallel=Parallel())
    tensors = load_file(folder / "model.safetensors")
    want = load_file(folder / "golden.safetensors")
    return Draft(cfg, params, want, tensors["embed_tokens.weight"], tensors["lm_head.weight"])


@pytest.fixture(scope="module")
def run(draft) -> tuple[list[Round], DraftCache]:
    """All rounds, on pages that held NaN before, and the cache they leave."""
    store = jax.jit(partial(inject, cfg=draft.cfg))
    block = jax.jit(partial(draft_block, cfg=draft.cfg))
    spec = draft_cache_spec(draft.cfg, 10, PAGE)
    cache = jax.tree.map(lambda s: jnp.full(s.shape, jnp.nan, s.dtype), spec)
    features, ids, rounds = draft.want["in.target_hidden"], draft.want["in.input_ids"], []
    for first, start in zip(
        draft.want["round_context_from"], draft.want["round_starts"], strict=True
    ):
        rows = np.full((1, 40, draft.cfg.features), np.nan, np.float32)
        rows[0, : start - first] = features[first:start]
        starts, counts = jnp.asarray([first]), jnp.asarray([start - first])
        cache = store(draft.params, cache, jnp.asarray(rows), starts, counts, TABLE)
        anchor = jnp.asarray(ids[start : start + 1])
        embedded = jnp.asarray(draft.embed)[draft_ids(anchor, draft.cfg, draft.cfg.block_size)]
        hidden = block(draft.params, embedded, cache, TABLE, jnp.asarray([start]))
        base = jnp.einsum("bke,ve->bkv", hidden, draft.head, precision="highest")
        rounds.append(Round(hidden, base, anchor))
    return rounds, cache


@pytest.fixture(params=ROUNDS)
def turn(request, run, draft):
    """One round and what it must give."""
    prefix = f"round{request.param}."
    want = {k.removeprefix(prefix): v for k, v in draft.want.items() if k.startswith(prefix)}
    return run[0][request.param], want


def test_the_nested_config_is_the_same_draft(golden_path, draft):
    nested = read_json(golden_path("micro-dspark/config.nested-dflash.json"))
    assert DraftConfig.from_hf(nested) == draft.cfg


def test_the_targets_residuals_are_the_features(micro, draft):
    hidden = np.asarray(micro("micro-flash").whole.hidden)
    rows = [hidden[i + 1] for i in draft.cfg.target_layers]
    want = draft.want["in.target_hidden"]
    assert_within(np.concatenate(rows, axis=-1)[: len(want)], want, 1e-3)


def test_features_are_projected_and_normed(draft):
    got = project_features(
        draft.params, jnp.asarray(draft.want["in.target_hidden"])[None], cfg=draft.cfg
    )
    assert_within(got[0], draft.want["features"], 2e-4)


def test_every_layer_keeps_the_golden_keys_and_values(run, draft):
    cache = run[1]
    for name, pages in (("k", cache.keys), ("v", cache.values)):
        assert len(pages) == draft.cfg.layers
        for layer, held in enumerate(pages):
            rows = np.asarray(held)[np.asarray(TABLE[0])].reshape(-1, *held.shape[2:])
            want = draft.want[f"cache.{layer}.{name}"]
            assert_within(np.swapaxes(rows[: want.shape[1]], 0, 1), want, 1e-4)


def test_a_block_gives_the_golden_rows(turn):
    got, want = turn
    assert_within(got.hidden[0], want["hidden"], 2e-4)
    assert_within(got.base[0], want["base_logits"], 5e-4)


@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
def test_the_walk_gives_the_golden_tokens(run, draft, backend):
    rounds = Round(*(jnp.concatenate(rows) for rows in zip(*run[0], strict=True)))
    tokens = jax.jit(partial(walk_greedy, cfg=draft.cfg, backend=backend))(
        draft.params.markov, rounds.base, rounds.hidden, rounds.anchor
    )
    want = [draft.want[f"round{r}.tokens"] for r in ROUNDS]
    np.testing.assert_array_equal(tokens, np.stack(want))


def test_corrected_logits_and_confidence_follow_the_tokens(turn, draft):
    got, want = turn
    previous = jnp.concatenate([got.anchor, jnp.asarray(want["tokens"][:-1])])[None]
    logits = corrected(draft.params.markov, got.base, got.hidden, previous, cfg=draft.cfg)
    assert_within(logits[0], want["logits"], 5e-4)
    confidence = confidence_logits(draft.params, got.hidden, previous, cfg=draft.cfg)
    assert_within(confidence[0], want["confidence_logits"], 5e-4)


@pytest.fixture(scope="module", params=["vanilla", "gated", "rnn"])
def head(request, golden_path, draft):
    """A Markov head, its config and what it must give."""
    kind = request.param
    tensors = load_file(golden_path("micro-dspark/markov_heads.safetensors"))
    own = {k.removeprefix(f"{kind}."): v for k, v in tensors.items() if k.startswith(f"{kind}.")}
    weights = {k: jnp.asarray(v) for k, v in own.items() if k.startswith("weight.")}
    mix = {"vanilla": "", "gated": "gate_proj", "rnn": "joint_proj"}[kind]
    params = MarkovParams(
        w1=weights["weight.markov_w1.weight"],
        w2=weights["weight.markov_w2.weight"],
        mix=weights.get(f"weight.{mix}.weight"),
        mix_bias=weights.get(f"weight.{mix}.bias"),
    )
    vocab, rank = params.w1.shape
    return params, replace(draft.cfg, markov=kind, vocab=vocab, markov_rank=rank), own


def test_a_head_walks_to_the_golden_tokens(head):
    params, cfg, want = head
    block = (jnp.asarray(want[f"in.{name}"]) for name in ("base_logits", "hidden", "first_prev"))
    base, hidden, anchor = block
    tokens = walk_greedy(params, base, hidden, anchor, cfg=cfg)
    np.testing.assert_array_equal(tokens, want["tokens"])
    best = lambda logits, _: jnp.argmax(logits, axis=-1).astype(jnp.int32)  # noqa: E731
    tokens, logits = walk(params, base, hidden, anchor, best, cfg=cfg)
    np.testing.assert_array_equal(tokens, want["tokens"])
    assert_within(logits, want["logits"], 5e-4)


def test_a_head_gives_the_golden_logits_after_forced_tokens(head):
    params, cfg, want = head
    names = ("base_logits", "hidden", "forced_prev")
    base, hidden, previous = (jnp.asarray(want[f"in.{name}"]) for name in names)
    logits = corrected(params, base, hidden, previous, cfg=cfg)
    assert_within(logits, want["forced_logits"], 5e-4)
    forced = lambda _, k: previous[:, min(k + 1, previous.shape[1] - 1)]  # noqa: E731
    _, walked = walk(params, base, hidden, previous[:, 0], forced, cfg=cfg)
    assert_within(walked, want["forced_logits"], 5e-4)
