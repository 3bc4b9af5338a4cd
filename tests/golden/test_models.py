"""Whole checkpoints in float32: residuals, logits, caches, experts, one pass and token by token."""

import numpy as np
import pytest

from golden import assert_within
from golden.micro import CHUNKS, PREFILL
from golden.routing import routes

MODELS = ("micro-clamp", "micro-bf16", "micro-flash", "micro-tail")


@pytest.fixture(scope="module", params=MODELS)
def model(request, micro):
    return micro(request.param)


def test_every_layer_gives_the_golden_residual(model):
    assert_within(model.whole.hidden, model.want["hidden"], 1e-3)


def test_the_final_norm_gives_the_golden_rows(model):
    assert_within(model.whole.final_norm, model.want["final_norm"], 2e-4)


def test_one_pass_gives_the_golden_logits(model):
    assert_within(model.whole.logits, model.want["logits"], 5e-4)


def test_chunked_prefill_gives_the_golden_logits(model):
    assert_within(model.in_chunks(CHUNKS[model.name]), model.want["logits"], 5e-4)


def test_prefill_then_single_tokens_give_the_golden_logits(model):
    first = PREFILL[model.name]
    sizes = (first, *[1] * (len(model.ids) - first))
    assert_within(model.in_chunks(sizes), model.want["decode.logits"], 5e-4)


def test_every_router_picks_the_golden_experts(model):
    routed = routes(model, model.whole.hidden)
    assert routed
    for layer, (ids, weights) in routed.items():
        np.testing.assert_array_equal(ids, model.want[f"router.{layer}.indices"])
        assert_within(weights, model.want[f"router.{layer}.weights"], 1e-5)


def test_kda_layers_leave_the_golden_states(model):
    cache = model.whole.cache
    layers = [i for i, kind in enumerate(model.cfg.layer_kinds) if kind.mixer == "kda"]
    assert len(layers) == len(cache.kda)
    for layer, state in zip(layers, cache.kda, strict=True):
        key_by_value = np.swapaxes(state.recurrent[0], 1, 2)
        assert_within(key_by_value, model.want[f"cache.{layer}.state"], 1e-4)
        for i, stream in enumerate("qkv"):
            rows = np.asarray(state.conv[0, :, :, i]).reshape(model.cfg.kda.taps - 1, -1)
            assert_within(rows, model.want[f"cache.{layer}.conv_{stream}"], 1e-4)


def test_mla_layers_leave_the_golden_latents(model):
    cache = model.whole.cache
    layers = [i for i, kind in enumerate(model.cfg.layer_kinds) if kind.mixer == "mla"]
    assert len(layers) == len(cache.latent)
    for layer, pages in zip(layers, cache.latent, strict=True):
        rows = np.asarray(pages)[np.asarray(cache.page_table[0])]
        rows = rows.reshape(-1, rows.shape[-1])[: len(model.ids)]
        rank = model.cfg.mla.kv_rank
        assert_within(rows[:, :rank], model.want[f"cache.{layer}.latent"], 1e-4)
        assert_within(rows[:, rank:], model.want[f"cache.{layer}.k_rope"], 1e-4)
