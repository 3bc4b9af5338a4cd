"""Runs on a tiny target: what is learned, what is resumed, what is exported."""

import dataclasses
import json
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.checkpoint.draft import load_draft, load_draft_config
from ling_jax.errors import CheckpointError, ConfigError
from ling_jax.model import model_spec
from ling_jax.params import init
from ling_jax.sharding import Parallel, make_mesh, shardings
from ling_jax.spec.draft import draft_spec
from ling_jax.training.draft_batches import Batches, in_order
from ling_jax.training.draft_checkpoint import Checkpoints, cut_log, export_draft
from ling_jax.training.draft_loss import mean
from ling_jax.training.draft_run import Schedule, fit, recording
from ling_jax.training.draft_step import (
    TargetRows,
    TrainBatch,
    batch_totals,
    create_state,
    master_config,
    read_target,
)
from ling_jax.training.optimizer import learning_rates, optimizer
from tests.training.toys import BATCH, LENGTH, counting

STEPS = 6
LESSON = 250
QUICK = {"xla_backend_optimization_level": 0}
RULE = optimizer()  # one for all states: another would be another program


def new_state(recipe, seed=0):
    spec = draft_spec(master_config(recipe.draft))
    master = init(spec, jax.random.key(seed), stddev=0.1)
    return create_state(master, RULE, cfg=recipe.draft)


def schedule(stop_at=STEPS, steps=STEPS):
    rates = learning_rates(2e-3, steps)
    return Schedule(steps=steps, stop_at=stop_at, save_every=2, eval_every=3, rates=rates)


@pytest.mark.slow
@pytest.mark.parametrize("is_shuffled", [False, True])
def test_a_draft_learns_from_the_features(trainer, recipe, monkeypatch, is_shuffled):
    """Four drafts and the target's own token make 5; without the features the first is luck."""
    monkeypatch.setattr(trainer, "is_shuffled", is_shuffled)
    held = in_order(counting(16, seed=9), BATCH, LENGTH)
    state, rates = new_state(recipe), learning_rates(2e-2, LESSON).tolist()
    before = trainer.evaluate(state, held)
    batches = Batches(counting(400, seed=0), BATCH, LENGTH, seed=1)
    for step in range(LESSON):
        batch = batches.at(step)
        state, _, _ = trainer.step(state, batch, rates[step])
    after = trainer.evaluate(state, held)
    assert before.accept_length < 1.3
    if is_shuffled:
        assert after.accept_rates[0] < 0.5  # one of three
        assert after.accept_length < 2.5
    else:
        assert after.accept_rates[0] > 0.8
        assert after.accept_length > 3.3
        assert after.confidence < before.confidence - 0.2


@pytest.mark.slow
def test_a_resumed_run_is_the_run_in_one(trainer, recipe, tmp_path):
    batches = Batches(counting(20, seed=1), BATCH, LENGTH, seed=4)
    held = in_order(counting(8, seed=2), BATCH, LENGTH)

    def run(name, seed, stop_at):
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        state = new_state(recipe, seed)
        with Checkpoints(folder) as checkpoints:
            if seed:  # other weights: whatever is right comes from the checkpoint
                state = checkpoints.restore(state)
                cut_log(folder, int(state.step))
            with recording(folder, STEPS, int(state.step)) as on_record:
                plan = schedule(stop_at)
                return fit(trainer, state, batches, held, plan, checkpoints, on_record)

    whole = run("whole", 0, STEPS)
    run("parts", 0, 3)
    with (tmp_path / "parts" / "log.jsonl").open("a") as log:
        log.write('{"step": 4, "loss": 0.0}\n{"step"')  # a run that died behind its checkpoint
    parts = run("parts", 1, STEPS)
    assert int(parts.state.step) == STEPS
    jax.tree.map(
        np.testing.assert_array_equal,
        (parts.state.params, parts.state.opt_state),
        (whole.state.params, whole.state.opt_state),
    )
    logs = [read_log(tmp_path / name) for name in ("parts", "whole")]
    assert logs[0] == logs[1]
    assert [record["step"] for record in logs[0]] == [1, 2, 3, 3, 4, 5, 6, 6]
    assert logs[0][-1]["holdout"] == whole.holdout


def read_log(folder):
    records = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    return [{k: v for k, v in r.items() if k != "tokens_per_second"} for r in records]


def test_nothing_to_resume_is_named(recipe, tmp_path):
    with (
        Checkpoints(tmp_path) as checkpoints,
        pytest.raises(CheckpointError, match="no checkpoint"),
    ):
        checkpoints.restore(new_state(recipe))


def test_a_loss_that_is_no_number_ends_the_run(trainer, recipe, tmp_path):
    state = new_state(recipe)
    state = state.replace(params=jax.tree.map(lambda x: x * jnp.nan, state.params))
    batches = Batches(counting(8, seed=1), BATCH, LENGTH, seed=4)
    with Checkpoints(tmp_path) as checkpoints, pytest.raises(ConfigError, match="nan at step 1"):
        fit(trainer, state, batches, [], schedule(), checkpoints, print)
    assert not any((tmp_path / "checkpoints").glob("[0-9]*"))


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"dtype": "bfloat16", "markov": "rnn", "rotary_dim": 8, "is_interleaved": True},
        {"markov": "gated", "kv_heads": 1, "has_confidence": False},
    ],
    ids=str,
)
def test_an_exported_folder_loads_as_the_same_draft(recipe, tmp_path, changes):
    cfg = dataclasses.replace(recipe.draft, **changes)
    master = init(draft_spec(master_config(cfg)), jax.random.key(2))
    export_draft(tmp_path, cfg, master, target_layers=2)
    assert load_draft_config(tmp_path) == cfg
    loaded = load_draft(tmp_path, cfg, parallel=Parallel())
    want = jax.tree.map(lambda spec, x: x.astype(spec.dtype), draft_spec(cfg), master)
    jax.tree.map(np.testing.assert_array_equal, loaded, want)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["config.json", "model.safetensors"]


def test_rows_of_the_target_are_those_of_each_sequence(target):
    tokens = np.random.default_rng(7).integers(0, 60, (2, 16)).astype(np.int32)
    counts = jnp.asarray([16, 5], jnp.int32)
    read = jax.jit(
        partial(read_target, cfg=target.cfg, execution=target.execution, taps=(0,)),
        compiler_options=QUICK,
    )
    got = read(target.params, jnp.asarray(tokens), counts)
    tokens[1, 5:] = 1
    same = read(target.params, jnp.asarray(tokens), counts)
    jax.tree.map(np.testing.assert_array_equal, got, same)
    np.testing.assert_array_equal(got.features[1, 5:], 0)
    assert np.abs(got.features[1, :5]).min() > 0
    assert got.features.shape == got.hidden.shape == (2, 16, target.cfg.embed)
    np.testing.assert_allclose(np.square(got.hidden[0]).mean(-1), 1.0, atol=0.3)


@pytest.mark.slow
def test_a_mesh_gives_the_same_gradient(target, recipe, devices):
    rng = np.random.default_rng(8)
    tokens = jnp.asarray(rng.integers(0, 60, (2, 16)), jnp.int32)
    batch = TrainBatch(tokens, jnp.ones((2, 16), jnp.bool_), jnp.full((2,), 16, jnp.int32))
    rows = TargetRows(
        *(jnp.asarray(rng.standard_normal((2, 16, target.cfg.embed)), jnp.float32) for _ in "fh")
    )
    master = init(draft_spec(recipe.draft), jax.random.key(0), stddev=0.2)

    def gradient(parallel):
        execution = dataclasses.replace(recipe.execution, parallel=parallel)
        own = dataclasses.replace(recipe, execution=execution)

        @partial(jax.jit, compiler_options=QUICK)
        def run(master, params):
            def loss(master):
                totals = batch_totals(master, params, batch, rows, jax.random.key(1), recipe=own)
                return mean(totals, cfg=own.loss).loss

            return jax.grad(loss)(master)

        specs = shardings(draft_spec(recipe.draft), parallel)
        if specs is None:
            return run(master, target.params)
        placed = shardings(model_spec(target.cfg), parallel)
        return run(jax.device_put(master, specs), jax.device_put(target.params, placed))

    one, two = gradient(Parallel()), gradient(Parallel(mesh=make_mesh(devices(2), target.cfg)))
    for x, y in zip(jax.tree.leaves(two), jax.tree.leaves(one), strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-3, atol=1e-3 * float(np.abs(y).max()))
