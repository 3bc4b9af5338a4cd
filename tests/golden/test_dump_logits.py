"""The script that writes logits, against the golden ones."""

import importlib.util
import json
from pathlib import Path

import pytest
from safetensors.numpy import load_file

from golden import assert_within

SCRIPT = Path(__file__).parents[2] / "scripts" / "dump_logits.py"


@pytest.fixture(scope="module")
def dump_logits():
    spec = importlib.util.spec_from_file_location("dump_logits", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def run(dump_logits, golden_path, tmp_path, monkeypatch):
    """Calls the command line; returns its status and the tensors written."""
    folder, prompts, output = golden_path("micro-bf16"), tmp_path / "ids.json", tmp_path / "out"

    def call(ids: object, *flags: str):
        prompts.write_text(json.dumps(ids))
        paths = ("--model", folder, "--input-ids", prompts, "--output", output)
        monkeypatch.setattr("sys.argv", ["dump_logits", *map(str, paths), *flags])
        status = dump_logits.main()
        return status, load_file(output) if output.exists() else None

    return call


@pytest.fixture(scope="module")
def want(golden_path):
    return load_file(golden_path("micro-bf16/golden.safetensors"))


def test_logits_and_layers_of_every_prompt(run, want):
    ids = want["input_ids"].tolist()
    status, got = run([ids, ids[:7]], "--layers", "--dtype", "float32")
    assert status == 0
    assert set(got) == {"logits.0", "logits.1", "hidden.0", "hidden.1"}
    assert_within(got["logits.0"], want["logits"], 5e-4)
    assert_within(got["logits.1"], want["logits"][:7], 5e-4)
    assert_within(got["hidden.0"], want["hidden"][1:], 1e-3)
    assert_within(got["hidden.1"], want["hidden"][1:, :7], 1e-3)


def test_chunks_on_two_devices(run, want, devices):
    devices(2)
    flags = ("--chunk", "40", "--devices", "2", "--dtype", "float32")
    status, got = run([want["input_ids"].tolist()], *flags)
    assert status == 0
    assert set(got) == {"logits.0"}
    assert_within(got["logits.0"], want["logits"], 5e-4)


@pytest.mark.parametrize(
    ("ids", "flags", "problem"),
    [
        ([], (), "expected a list of non-empty lists"),
        ([[]], (), "expected a list of non-empty lists"),
        ([[1, 512]], (), "prompt 0 holds 512, expected integers from 0 to 511"),
        ([[True]], (), "prompt 0 holds True"),
        ("text", (), "expected a list of non-empty lists"),
        ([[1]], ("--chunk", "0"), "--chunk is 0"),
        ([[1]], ("--devices", "64"), "64 devices asked for"),
    ],
)
def test_a_wrong_call_ends_with_one_line(run, capsys, ids, flags, problem):
    status, got = run(ids, *flags)
    error = capsys.readouterr().err
    assert (status, got) == (2, None)
    assert error.startswith("dump_logits: ")
    assert error.count("\n") == 1
    assert problem in error
