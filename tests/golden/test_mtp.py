"""The multi-token-prediction layer, and a chain of its own predictions."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from golden import assert_within
from ling_jax.cache import contiguous, latent_spec
from ling_jax.layers.block import Positions
from ling_jax.layers.linear import linear
from ling_jax.layers.norm import rms_norm
from ling_jax.model import logits, mtp_forward
from ling_jax.params import zeros


class Steps(NamedTuple):
    hidden: list
    logits: list
    tokens: list
    rows: np.ndarray  # latents in order


@pytest.fixture(scope="module")
def model(micro):
    return micro("micro-clamp")


@pytest.fixture(scope="module")
def steps(model) -> Steps:
    """The layer over the whole text, then two steps on its own output."""
    forward = jax.jit(partial(mtp_forward, cfg=model.cfg, execution=model.execution))
    score = jax.jit(logits)
    length = len(model.ids)
    table = contiguous(model.cfg, batch=1, length=length + 2).page_table
    pages = zeros(latent_spec(model.cfg, int(table.max()) + 1, 64))
    tokens, hidden = model.want["mtp.next_ids"][None], model.want["mtp.target_hidden"][None]
    made = Steps([], [], [model.want["mtp.next_ids"][-1]], None)
    for start in (0, length, length + 1):
        starts, counts = np.asarray([start], np.int32), np.asarray([tokens.shape[1]], np.int32)
        at = Positions(starts=jnp.asarray(starts), counts=jnp.asarray(counts), page_table=table)
        out, pages = forward(model.params, jnp.asarray(tokens), jnp.asarray(hidden), pages, at)
        made.hidden.append(np.asarray(out[0]))
        made.logits.append(np.asarray(score(model.params, out)[0]))
        made.tokens.append(np.argmax(made.logits[-1][-1]))
        tokens, hidden = np.asarray([made.tokens[-1:]], np.int32), out[:, -1:]
    rows = np.asarray(pages)[np.asarray(table[0])]
    return made._replace(rows=rows.reshape(-1, rows.shape[-1])[: length + 2])


def test_the_layer_merges_the_embedding_first(model):
    mtp = model.params.mtp
    embedded = rms_norm(model.params.embed[model.want["mtp.next_ids"]], mtp.embed_norm, eps=1e-6)
    hidden = rms_norm(jnp.asarray(model.want["mtp.target_hidden"]), mtp.hidden_norm, eps=1e-6)
    merged = linear(jnp.concatenate([embedded, hidden], axis=-1), mtp.merge)
    assert_within(merged, model.want["mtp.eh_proj"], 1e-3)


def test_the_model_feeds_the_layer_what_stands_behind_its_final_norm(model):
    assert_within(model.whole.final_norm, model.want["mtp.target_hidden"], 2e-4)


def test_the_layer_gives_the_golden_output(model, steps):
    assert_within(steps.hidden[0], model.want["mtp.hidden"], 2e-4)
    assert_within(steps.logits[0], model.want["mtp.logits"], 5e-4)


def test_a_chain_on_its_own_output_gives_the_golden_tokens(model, steps):
    np.testing.assert_array_equal(steps.tokens, model.want["mtp.chain.tokens"])
    assert_within(np.stack([x[-1] for x in steps.hidden]), model.want["mtp.chain.hidden"], 2e-4)
    assert_within(np.stack([x[-1] for x in steps.logits]), model.want["mtp.chain.logits"], 5e-4)


def test_the_layer_keeps_its_own_latents(model, steps):
    rank = model.cfg.mla.kv_rank
    assert_within(steps.rows[:, :rank], model.want["mtp.latent"], 1e-4)
    assert_within(steps.rows[:, rank:], model.want["mtp.k_rope"], 1e-4)
