"""`scripts/train_draft.py` from lines of text to a folder that serving loads."""

import importlib.util
import json
import shutil
import sys
from pathlib import Path

import jax
import numpy as np
import pytest

from ling_jax import programs
from ling_jax.checkpoint.draft import load_draft, load_draft_config
from ling_jax.checkpoint.hf import load_config
from ling_jax.params import init
from ling_jax.sharding import Parallel
from ling_jax.spec.draft import draft_spec
from ling_jax.testing import write_checkpoint
from ling_jax.training import draft_plot
from ling_jax.training.draft_checkpoint import export_draft
from ling_jax.training.draft_config import DraftShape, new_draft
from tests.training.toys import TARGET

ROOT = Path(__file__).parents[2]
DEMO = ROOT / "ling_jax" / "demo"
SIZES = ("--layers", "1", "--block-size", "3", "--markov-rank", "8", "--length", "16")
RUN = ("--batch", "2", "--anchors", "4", "--steps", "3", "--eval-every", "2", "--holdout", "0.3")
HAS_MATPLOTLIB = importlib.util.find_spec("matplotlib") is not None


@pytest.fixture(scope="module")
def script():
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("train_draft", ROOT / "scripts/train_draft.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_draft"] = module  # where dataclasses look their annotations up
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A tiny target with the bundled tokenizer and template."""
    folder = tmp_path_factory.mktemp("model")
    write_checkpoint(folder, TARGET | {"vocab_size": 2048, "eos_token_id": 2033})
    for name in ("tokenizer.json", "tokenizer_config.json", "chat_template.jinja"):
        shutil.copyfile(DEMO / name, folder / name)
    return folder


@pytest.fixture
def run(script, folder, tmp_path, monkeypatch, capsys):
    """Runs the command line; returns its code, its output and its errors."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(
        programs, "compiler_options", lambda _: {"xla_backend_optimization_level": 0}
    )
    names = ("jax_compilation_cache_dir", "jax_persistent_cache_min_compile_time_secs")
    before = {name: getattr(jax.config, name) for name in names}

    def run(*flags):
        flags = ("--model", folder, "--output", tmp_path / "out", *flags)
        monkeypatch.setattr(sys, "argv", ["train_draft", *map(str, flags)])
        code = script.main()
        return code, *capsys.readouterr()

    yield run
    for name, value in before.items():
        jax.config.update(name, value)


@pytest.fixture
def data(tmp_path):
    """Conversations, one of them without its answer, and ids."""
    says = [{"role": "user", "content": "a"}, {"role": "assistant", "content": "b c d"}]
    lines = [{"prompt": "Once", "completion": " upon a time there was a fox"}, {"prompt": "Two"}]
    lines += [{"messages": says}, {"input_ids": [5, 6, 7, 8, 9, 10]}, {"input_ids": [3, 4]}]
    path = tmp_path / "data.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


@pytest.mark.slow
def test_a_run_is_answered_stopped_resumed_and_exported(run, data, tmp_path):
    out, written = tmp_path / "out", tmp_path / "ids.jsonl"
    flags = ("--generate-missing", "--write-data", written, "--stop-at", "1")
    code, _, err = run("--data", data, *SIZES, *RUN, *flags)
    assert code == 0, err
    assert "1 of 5 sequences left out" in err  # its 16 tokens are all of the prompt
    answered = [json.loads(line) for line in written.read_text().splitlines()][1]
    assert 1 < sum(answered["loss_mask"]) <= 15
    assert answered["loss_mask"][0] == 0
    plot = ("--plot", tmp_path / "curves.png") if HAS_MATPLOTLIB else ()
    code, printed, err = run("--data", written, *SIZES, *RUN, "--resume", *plot)
    assert code == 0, err
    assert printed.startswith(f"{out}: step 3, held out loss ")
    records = [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]
    assert [record["step"] for record in records] == [1, 1, 2, 2, 3, 3]
    record = json.loads((out / "training.json").read_text())
    assert (record["step"], record["flags"]["steps"]) == (3, 3)
    assert record["holdout"] == records[-1]["holdout"]
    cfg = load_draft_config(out)
    assert (cfg.layers, cfg.block_size, cfg.mask_id) == (1, 3, 62)
    weights = jax.tree.leaves(load_draft(out, cfg, parallel=Parallel()))
    assert all(np.isfinite(weight).all() for weight in weights)
    if HAS_MATPLOTLIB:
        assert (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")
    code, _, err = run("--data", written, *SIZES, *RUN, "--resume", "--seed", "1")
    assert code == 2
    assert "--resume: data_sha256" in err or "--resume: seed is 1" in err


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (SIZES, "--data: 1 prompts have no completion; --generate-missing lets the target write"),
        (("--length", "1"), "--length is 1, expected at least 2."),
        (("--length", "9999"), "--length is 9999, the checkpoint was made for 512."),
        (("--holdout", "1"), "--holdout is 1.0, expected a share"),
        (("--learning-rate", "0"), "--learning-rate is 0.0, expected more than 0."),
        (("--seed", "-1"), "--seed is -1, expected 0 to 2147483647."),
        (("--resume",), "holds no run; leave --resume out to begin one."),
        (("--init-from", "x", "--layers", "2"), "--layers: --init-from brings its own"),
    ],
    ids=str,
)
def test_flags_that_make_no_sense_end_with_one_line(run, data, flags, message):
    code, _, err = run("--data", data, *flags)
    assert code == 2
    (line,) = err.splitlines()
    assert line.startswith("train_draft: ")
    assert message in line


def test_a_draft_to_go_on_with_brings_shape_and_weights(script, folder, tmp_path):
    target = load_config(folder)
    shape = DraftShape(layers=2, heads=1, markov_rank=4, markov="gated", target_layers=(0,))
    cfg = new_draft(target, shape, mask_id=9)
    master = init(draft_spec(cfg), jax.random.key(5))
    export_draft(tmp_path, cfg, master, target_layers=target.layers)
    config = script.TrainConfig(
        model=folder, data=(), output=tmp_path / "out", init_from=tmp_path, length=16
    )
    source = script._open(config)
    assert source.draft == cfg
    jax.tree.map(np.testing.assert_array_equal, script._weights(config, source), master)


def test_a_bad_line_ends_with_its_place(run, tmp_path):
    path = tmp_path / "bad.jsonl"
    path.write_text('{"input_ids": [1, 2]}\n{"input_ids": [1, 2048]}\n')
    code, _, err = run("--data", path, *SIZES)
    assert code == 2
    assert err == (
        f"train_draft: --data: {path}:2: input_ids must be a list of integers from 0 to 2047.\n"
    )


def test_a_folder_that_is_in_use_is_left_alone(run, data, tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "model.safetensors").write_text("mine")
    code, _, err = run("--data", data, "--generate-missing")
    assert code == 2
    assert "is not empty; name another folder, or go on with --resume." in err
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["model.safetensors"]


def test_a_plot_without_matplotlib_fails_at_the_start(run, data, tmp_path, monkeypatch):
    monkeypatch.setattr(draft_plot.importlib.util, "find_spec", lambda _: None)
    code, _, err = run("--data", data, "--plot", tmp_path / "curves.png")
    assert code == 2
    assert err == "train_draft: --plot needs matplotlib: pip install 'ling-jax[train]'.\n"
    assert not (tmp_path / "out").exists()
