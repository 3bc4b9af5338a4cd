"""Setups that cannot be served: one line on stderr and status 2, before weights are read."""

import json
import shutil

import pytest

from e2e.demo import DEMO, run_python


@pytest.fixture
def folder(tmp_path):
    """A copy of the bundled model without its weights."""
    copy = tmp_path / "model"
    shutil.copytree(DEMO, copy, ignore=shutil.ignore_patterns("*.safetensors"))
    return copy


@pytest.fixture
def refusal(environment):
    """Starts a server that must refuse; returns its line on stderr."""

    def start(*flags) -> str:
        finished = run_python("-m", "ling_jax.serve", "--port", "0", *flags, **environment)
        assert finished.code == 2, finished
        (line,) = finished.err.splitlines()
        assert line.startswith("error: ")
        return line

    return start


def change_config(folder, **fields) -> None:
    path = folder / "config.json"
    config = json.loads(path.read_text(encoding="utf-8")) | fields
    path.write_text(json.dumps(config), encoding="utf-8")


def test_a_folder_that_is_not_there(refusal, tmp_path):
    assert str(tmp_path / "nowhere") in refusal("--model", tmp_path / "nowhere")


def test_another_architecture(refusal, folder):
    change_config(folder, architectures=["LlamaForCausalLM"], model_type="llama")
    line = refusal("--model", folder)
    assert "LlamaForCausalLM" in line
    assert "expected ['BailingMoeV3ForCausalLM']" in line


def test_a_folder_without_a_tokenizer(refusal, folder):
    (folder / "tokenizer.json").unlink()
    assert str(folder / "tokenizer.json") in refusal("--model", folder)


def test_a_tokenizer_larger_than_the_vocabulary(refusal, folder):
    change_config(folder, vocab_size=1024)
    assert "tokenizer.json knows 2048 ids, config.json has vocab_size 1024" in (
        refusal("--model", folder)
    )


def test_a_folder_without_weights(refusal, folder):
    assert "safetensors" in refusal("--model", folder)


def test_a_context_beyond_the_checkpoint(refusal):
    line = refusal("--model", DEMO, "--context-length", "8193")
    assert "--context-length is 8193, the checkpoint was made for 8192" in line
