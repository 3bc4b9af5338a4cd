"""What may be written, replaced and deleted; plans, tables, flags."""

import json
import os
import re
import shutil

import jax.numpy as jnp
import pytest
from tiny_source import TEXT_FILES, contents, run

from convert.sizes import parse_size, size_text
from convert.target import SIDE_FILE_BYTES
from ling_jax.checkpoint.hf import load_config
from ling_jax.errors import ConfigError
from ling_jax.testing import tiny_config, write_checkpoint
from tests.e2e.demo import run_python


def refusal(capsys, *arguments) -> str:
    capsys.readouterr()
    assert run(*arguments) == 2
    return capsys.readouterr().err


def test_force_replaces_a_converted_folder(whole_source, converted):
    assert run(whole_source, converted, "--force", "--dtype", "float32") == 0
    assert load_config(converted).dtype == "float32"
    assert run("verify", converted, "--full", "--source", whole_source) == 0
    assert [path.name for path in converted.parent.iterdir()] == [converted.name]


def test_force_deletes_nothing_that_no_conversion_wrote(whole_source, converted, capsys):
    (converted / "notes.txt").write_text("mine")
    (converted / "weights" / "mine").mkdir()
    before = contents(converted.parent)
    message = refusal(capsys, whole_source, converted, "--force")
    assert "which --force does not delete: notes.txt, weights/mine" in message
    assert contents(converted.parent) == before


@pytest.mark.parametrize("kind", ["folder", "empty", "file", "link"])
def test_force_replaces_nothing_but_conversions(whole_source, whole_target, tmp_path, capsys, kind):
    target = tmp_path / "target"
    if kind == "file":
        target.write_text("mine")
    elif kind == "link":
        target.symlink_to(whole_target)
    else:
        target.mkdir()
        if kind == "folder":
            (target / "mine.txt").write_text("mine")
    before = contents(tmp_path)
    assert "--force" in refusal(capsys, whole_source, target)
    assert "is not a folder that a conversion wrote" in refusal(
        capsys, whole_source, target, "--force"
    )
    assert contents(tmp_path) == before


def test_a_target_in_the_source_is_refused(source, capsys):
    for target in (source, source / "target"):
        assert "is in SOURCE" in refusal(capsys, source, target)


def test_there_must_be_something_to_resume(whole_source, tmp_path, capsys):
    message = refusal(capsys, whole_source, tmp_path / "target", "--resume")
    assert "to go on with; leave --resume out" in message


def test_a_converted_folder_is_no_source(whole_target, tmp_path, capsys):
    message = refusal(capsys, whole_target, tmp_path / "target")
    assert "is a converted folder already" in message


def test_side_files_travel_and_the_rest_is_named(source, tmp_path, capsys):
    (source / "LICENSE").write_text("free")
    (source / ".hidden").write_text("mine")
    (source / "pytorch_model.bin").write_text("weights")
    (source / "figures").mkdir()
    with (source / "video.mp4").open("wb") as file:
        file.truncate(SIDE_FILE_BYTES + 1)
    target = tmp_path / "target"
    assert run(source, target) == 0
    assert "left behind: figures video.mp4" in capsys.readouterr().out
    own = {"COMPLETE", "manifest.json", "weights", "config.json", "LICENSE"}
    assert {path.name for path in target.iterdir()} == {*own, *TEXT_FILES}
    assert (target / "config.json").read_bytes() == (source / "config.json").read_bytes()


def test_memory_that_is_too_small_is_told_before_anything_is_written(
    whole_source, tmp_path, capsys
):
    message = refusal(capsys, whole_source, tmp_path / "target", "--max-memory", "1000")
    assert "--max-memory is 1,000 bytes; raise it" in message
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("regex", ["(", "[a"])
def test_a_wrong_pattern_is_named(whole_source, tmp_path, capsys, regex):
    message = refusal(capsys, whole_source, tmp_path / "target", "--allow-unexpected", regex)
    assert "is no regular expression" in message


def test_a_plan_names_every_weight_and_writes_nothing(whole_source, whole_target, capsys):
    before = contents(whole_source)
    assert run("plan", whole_source, "--dtype", "float32") == 0
    out = capsys.readouterr().out
    for weight in json.loads((whole_target / "manifest.json").read_text())["weights"]:
        assert f" {weight['path']} " in out
    assert "model.layers.1.mlp.experts.0.gate_proj.weight" in out
    assert "8x2x16x32" in out
    assert "names, shapes and dtypes agree with config.json" in out
    assert contents(whole_source) == before


def test_a_plan_needs_no_shards_and_a_conversion_does(source, tmp_path, capsys):
    for path in source.glob("model*"):
        path.unlink()
    assert run("plan", source) == 0
    assert "no shards read; sizes from config.json" in capsys.readouterr().out
    assert "holds no model*.safetensors" in refusal(capsys, source, tmp_path / "target")


def test_the_command_line_warns_of_nothing(tmp_path):
    fields = tiny_config(num_hidden_layers=1, layer_group_size=1)
    write_checkpoint(tmp_path / "source", fields, shards=2)
    done = run_python("-m", "convert", tmp_path / "source", tmp_path / "target")
    assert (done.code, done.err) == (0, "")
    assert "14 weights from 14 tensors" in done.out
    done = run_python("-m", "convert", tmp_path / "source", tmp_path / "target")
    assert (done.code, done.out) == (2, "")
    assert re.fullmatch("error: .* exists; .* --force.\n", done.err)


def test_a_folder_of_either_kind_is_described(whole_source, whole_target, capsys):
    assert run("inspect", whole_source) == 0
    published = capsys.readouterr().out
    assert run("inspect", whole_target) == 0
    converted = capsys.readouterr().out
    assert "a model (Hugging Face safetensors)" in published
    assert "shards: 2" in published
    assert "a model (converted, Orbax)" in converted
    assert "source: source, converted by ling_jax" in converted
    lines = (published.splitlines(), converted.splitlines())
    sums = [[x for x in part if "weights: " in x or " weights, " in x] for part in lines]
    assert sums[0] == sums[1]
    os.remove(shutil.copytree(whole_target, whole_target.parent / "cut") / "COMPLETE")
    assert "is incomplete" in refusal(capsys, "inspect", whole_target.parent / "cut")


def test_the_manifest_says_what_is_stored(whole_target):
    fields = json.loads((whole_target / "manifest.json").read_text())
    assert (fields["version"], fields["kind"], fields["source"]) == (2, "model", "source")
    weights = {weight["path"]: weight for weight in fields["weights"]}
    stack = weights["layers.1.ffn.gate_up"]
    assert (stack["shape"], stack["dtype"]) == ([8, 2, 16, 32], "bfloat16")
    assert len(stack["tensors"]) == 16
    assert len(stack["sha256"]) == 64
    assert weights["layers.1.ffn.router"]["dtype"] == jnp.dtype("float32").name


@pytest.mark.parametrize(
    ("text", "size"),
    [("1000", 1000), ("4GiB", 4 << 30), ("1.5 MiB", 3 << 19), ("2GB", 2 * 10**9)],
)
def test_sizes_are_read(text, size):
    assert parse_size(text, "--max-memory") == size


@pytest.mark.parametrize("text", ["", "GiB", "4 apples", "-1"])
def test_what_is_no_size_is_refused(text):
    with pytest.raises(ConfigError, match="--max-memory is"):
        parse_size(text, "--max-memory")


def test_sizes_are_written():
    assert size_text(4 << 30) == "4.0 GiB"
    assert size_text(3 << 19) == "1.5 MiB"
    assert size_text(1 << 17) == "0.12 MiB"
    assert size_text(1000) == "1,000 bytes"
