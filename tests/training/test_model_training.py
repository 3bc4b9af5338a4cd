"""Training a model itself: it learns, its experts are balanced, what it leaves can be served."""

import dataclasses
import json
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from safetensors.numpy import load_file

from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.config import ModelConfig
from ling_jax.model import model_spec
from ling_jax.params import init
from ling_jax.sharding import Parallel
from ling_jax.testing import tiny_config, write_checkpoint
from ling_jax.training import model_run
from ling_jax.training.draft_batches import Batches, in_order, pack
from ling_jax.training.model_run import ModelTrainer, export_model
from ling_jax.training.model_step import (
    ModelRecipe,
    create_model_state,
    model_optimizer,
    token_sums,
)
from ling_jax.training.optimizer import learning_rates
from tests.training.toys import BATCH, LENGTH, TOKENS, counting

FIELDS = tiny_config(
    dtype="float32", num_hidden_layers=2, layer_group_size=2, num_nextn_predict_layers=1
)
CFG = ModelConfig.from_hf(FIELDS)
SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture(scope="module", autouse=True)
def quick_programs():
    with pytest.MonkeyPatch.context() as patch:
        quick = {"xla_backend_optimization_level": 0}
        patch.setattr(model_run, "compiler_options", lambda: quick)
        yield


@pytest.fixture(scope="module")
def trained():
    """A model that has seen sequences which count, and the metrics before and after."""
    trainer = ModelTrainer(ModelRecipe(cfg=CFG))
    steps = 60
    tx, rates = model_optimizer(bias_rate=1e-2), learning_rates(1e-2, steps).tolist()
    state = create_model_state(init(model_spec(CFG), jax.random.key(0), stddev=0.1), tx)
    held = in_order(counting(16, seed=9), BATCH, LENGTH)
    before = trainer.evaluate(state, held)
    batches = Batches(counting(400, seed=0), BATCH, LENGTH, seed=1)
    for step in range(steps):
        state, _, norm = trainer.step(state, batches.at(step), rates[step])
    assert np.isfinite(norm)
    return state, before, trainer.evaluate(state, held)


@pytest.mark.slow
def test_a_model_learns_its_tokens_and_the_ones_after_them(trained):
    """Three ways to count; after two tokens there is one way on."""
    _, before, after = trained
    assert before.cross_entropy > 3.5
    assert after.cross_entropy < 0.6
    assert after.accuracy > 0.85
    assert after.mtp_accuracy > 0.7
    assert after.loss == pytest.approx(after.cross_entropy + 0.3 * after.mtp_cross_entropy)


@pytest.mark.slow
def test_biases_move_by_their_rate_alone(trained):
    """Each step by a hundredth, up or down."""
    bias = np.asarray(trained[0].params["model"].layers[1].ffn.router_bias)
    moves = bias / 1e-2
    np.testing.assert_allclose(moves, np.round(moves), atol=1e-3)
    assert np.abs(moves).max() > 1


@pytest.mark.slow
def test_what_it_leaves_is_a_published_folder(trained, tmp_path):
    write_checkpoint(tmp_path / "source", FIELDS, seed=1)
    (tmp_path / "source" / "tokenizer.json").write_text("{}")
    (tmp_path / "made").mkdir()
    master = trained[0].params["model"]
    export_model(tmp_path / "source", tmp_path / "made", CFG, master)
    names = {path.name for path in (tmp_path / "made").iterdir()}
    assert names == {"config.json", "tokenizer.json", "model.safetensors"}
    cfg = load_config(tmp_path / "made")
    loaded = load_params(tmp_path / "made", cfg, parallel=Parallel())
    jax.tree.map(np.testing.assert_array_equal, loaded, master)


def test_only_masked_tokens_count():
    tokens = jnp.asarray([[1, 2, 3, 0]], jnp.int32)
    mask = jnp.asarray([[False, False, True, False]])
    scores = 20.0 * jax.nn.one_hot(jnp.asarray([[9, 3, 9, 9]]), 10, dtype=jnp.float32)
    one = token_sums(scores, tokens, mask, ahead=1)
    assert (float(one.count), float(one.right)) == (1, 1)
    assert float(one.loss) == pytest.approx(0, abs=1e-6)
    two = token_sums(scores, tokens, mask, ahead=2)
    assert (float(two.count), float(two.right)) == (1, 0)
    assert float(two.loss) == pytest.approx(20, abs=1e-3)


def test_padding_changes_no_sum():
    recipe = ModelRecipe(cfg=CFG)
    trainer = ModelTrainer(recipe)
    master = init(model_spec(CFG), jax.random.key(0), stddev=0.1)
    state = create_model_state(master, model_optimizer())
    examples = [
        dataclasses.replace(x, ids=x.ids[:n], mask=x.mask[:n])
        for x, n in zip(counting(2, 3), (20, 9), strict=True)
    ]
    alone = trainer.evaluate(state, [pack([x], 1, LENGTH) for x in examples])
    together = trainer.evaluate(state, [pack(examples, 4, LENGTH)])
    jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-4), together, alone)


@pytest.mark.slow
def test_the_script_trains_resumes_and_refuses(tmp_path, monkeypatch, capsys):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    import train_demo

    write_checkpoint(tmp_path / "source", FIELDS, seed=1)
    lines = [json.dumps({"input_ids": x.ids.tolist()}) for x in counting(24, seed=0)]
    (tmp_path / "data.jsonl").write_text("\n".join(lines))

    def run(output, *flags):
        words = ["--model", tmp_path / "source", "--data", tmp_path / "data.jsonl"]
        words += ["--output", tmp_path / output, "--length", LENGTH, "--batch", BATCH]
        words += ["--holdout", 0.1, *flags]
        monkeypatch.setattr(sys, "argv", ["train_demo", *map(str, words)])
        return train_demo.main()

    assert run("whole", "--steps", 4) == 0
    assert run("parts", "--steps", 4, "--stop-at", 2) == 0
    assert run("parts", "--steps", 4, "--resume") == 0
    files = [tmp_path / name / "model.safetensors" for name in ("whole", "parts")]
    assert files[0].read_bytes() == files[1].read_bytes()
    record = json.loads((tmp_path / "parts" / "training.json").read_text())
    assert record["step"] == 4
    assert record["holdout"]["loss"] > 0
    assert load_config(tmp_path / "parts").vocab == CFG.vocab
    more = ("--steps", 1, "--learning-rate", 0, "--bias-rate", 0)
    assert run("more", *more, "--init-from", tmp_path / "parts") == 0
    again = json.loads((tmp_path / "more" / "training.json").read_text())
    assert again["holdout"]["loss"] == pytest.approx(record["holdout"]["loss"], rel=1e-5)
    short = ("--steps", 2, "--init-from", tmp_path / "parts")
    assert run("trained", *short) == run("averaged", *short, "--keep", 0.25) == 0
    names = ("parts", "trained", "averaged")
    before, after, mean = (load_file(tmp_path / name / "model.safetensors") for name in names)
    assert any((before[name] != after[name]).any() for name in before)
    for name, weight in mean.items():
        expected = 0.25 * before[name].astype(np.float32) + 0.75 * after[name].astype(np.float32)
        np.testing.assert_allclose(weight.astype(np.float32), expected, rtol=0.01, atol=1e-4)
    figures = json.loads((tmp_path / "averaged" / "training.json").read_text())["holdout"]
    assert run("read", *more, "--init-from", tmp_path / "averaged") == 0
    again = json.loads((tmp_path / "read" / "training.json").read_text())["holdout"]
    assert figures["loss"] == pytest.approx(again["loss"], rel=1e-5)
    logged = (tmp_path / "averaged" / "log.jsonl").read_text().splitlines()[-1]
    assert json.loads(logged)["holdout"]["loss"] != pytest.approx(figures["loss"], rel=1e-5)
    capsys.readouterr()
    for flags, words in (
        (("--steps", 1, "--keep", 0.5), "--keep 0.5 needs --init-from"),
        (("--steps", 1, "--keep", 1), "--keep is 1"),
        (("--steps", 5, "--resume"), "steps is 5"),
        (("--steps", 4), "is not empty"),
        (("--steps", 0), "--steps is 0"),
        (("--length", 100_000), "--length is 100000"),
    ):
        assert (
            run("parts" if "--resume" in flags or flags == ("--steps", 4) else "new", *flags) == 2
        )
        assert words in capsys.readouterr().err
    (tmp_path / "data.jsonl").write_text(json.dumps({"input_ids": [1] * (LENGTH + 1)}))
    assert run("new", "--steps", 4) == 2
    assert "no sequence of at most --length 32" in capsys.readouterr().err


def test_the_counting_lesson_is_what_the_numbers_above_assume():
    assert {int((x.ids[1] - x.ids[0]) % TOKENS) for x in counting(60, seed=0)} == {1, 2, 3}
