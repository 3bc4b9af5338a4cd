"""What `verify` and the loader say of folders that are not as they were written."""

import json
import os
import re
import shutil

import pytest
from tiny_source import edit_tensors, flip_byte, run, shard_of

from convert.verify import SAMPLE, verify
from ling_jax.checkpoint.hf import load_config
from ling_jax.checkpoint.manifest import MANIFEST, MARKER, file_sha256
from ling_jax.checkpoint.orbax import load_converted
from ling_jax.errors import CheckpointError
from ling_jax.sharding import Parallel

WEIGHT = "layers.1.ffn.down"


def refusal(*arguments, **options) -> str:
    with pytest.raises(CheckpointError) as caught:
        verify(*arguments, **options)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def load_refusal(folder) -> str:
    with pytest.raises(CheckpointError) as caught:
        load_converted(folder, load_config(folder), parallel=Parallel())
    return str(caught.value)


def edit_manifest(folder, change) -> None:
    """Changes the manifest and marks it as if it had been written so."""
    fields = json.loads((folder / MANIFEST).read_text())
    change(fields)
    (folder / MANIFEST).write_text(json.dumps(fields))
    (folder / MARKER).write_text(json.dumps({"manifest_sha256": file_sha256(folder / MANIFEST)}))


def test_a_sample_is_hashed_or_all_and_all_are_compared_with_the_source(whole_target, whole_source):
    found = verify(whole_target)
    assert found.weights > found.hashed > 0
    assert found.hashed <= SAMPLE
    assert found.compared == 0
    found = verify(whole_target, full=True, source=whole_source)
    assert found.weights == found.hashed == found.compared


def test_a_missing_a_renamed_and_a_surplus_weight_are_named(converted):
    weights = converted / "weights"
    shutil.rmtree(weights / WEIGHT)
    (weights / "norm").rename(weights / "nrom")
    shutil.copytree(weights / "embed", weights / "layers.9.embed")
    message = refusal(converted)
    assert f"weight {WEIGHT} is missing" in message
    assert "weight norm is missing" in message
    assert "weights/nrom is in no manifest" in message
    assert "weights/layers.9.embed is in no manifest" in message
    assert f"weight {WEIGHT} cannot be read" in load_refusal(converted)


def test_a_truncated_weight_is_named_without_reading_it(converted):
    path = max((converted / "weights" / "embed").rglob("*"), key=lambda x: x.stat().st_size)
    os.truncate(path, path.stat().st_size - 3)
    assert re.search(r"weight embed takes \d+ bytes on disk, \d+ were written", refusal(converted))


def test_a_weight_with_other_values_is_named_by_its_hash(converted):
    """Two weights of one shape change places."""
    mixers = converted / "weights" / "layers.0.norm", converted / "weights" / "layers.1.norm"
    mixers[0].rename(converted / "moved")
    mixers[1].rename(mixers[0])
    (converted / "moved").rename(mixers[1])
    message = refusal(converted, full=True)
    assert "weight layers.0.norm" in message
    assert "weight layers.1.norm" in message


def test_a_damaged_weight_is_named(converted):
    files = (converted / "weights" / "embed").rglob("*")
    path = max((x for x in files if x.is_file()), key=lambda x: x.stat().st_size)
    path.write_bytes(bytes(path.stat().st_size))
    assert "weight embed" in refusal(converted, full=True)


def test_a_weight_that_is_not_the_sources_is_named_with_its_row(converted, source):
    name = "model.layers.1.mlp.experts.5.down_proj.weight"  # row 5 of the stack
    flip_byte(source, name)
    message = refusal(converted, source=source)
    assert f"1 problems: weight {WEIGHT} is not the source's from row 5 on" in message
    edit_tensors(shard_of(source, name), lambda tensors: tensors.pop(name))
    (source / "model.safetensors.index.json").unlink()
    assert f"{name} is missing" in refusal(converted, source=source)


def test_side_files_are_compared(converted):
    (converted / "tokenizer.json").unlink()
    (converted / "chat_template.jinja").write_text("other")
    (converted / "notes.txt").write_text("mine")
    message = refusal(converted)
    assert "tokenizer.json is missing" in message
    assert "chat_template.jinja has changed" in message
    assert "notes.txt is in no manifest" in message


def test_the_manifest_must_be_the_one_of_the_marker(converted):
    fields = json.loads((converted / MANIFEST).read_text())
    (converted / MANIFEST).write_text(json.dumps(fields | {"source": "another"}))
    assert "has changed since the conversion finished" in refusal(converted)
    (converted / MARKER).unlink()
    assert "is incomplete" in refusal(converted)
    assert "is incomplete" in load_refusal(converted)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"version": 9}, "version is 9, expected 2"),
        ({"weights": [{"path": "embed"}]}, "is no manifest of a converted folder"),
        ({"files": None}, "is no manifest of a converted folder"),
    ],
)
def test_a_manifest_of_another_form_is_refused(converted, change, words):
    edit_manifest(converted, lambda fields: fields.update(change))
    assert words in refusal(converted)
    assert words in load_refusal(converted)


def test_weights_must_be_those_of_the_configuration(converted):
    def change(fields):
        by_path = {weight["path"]: weight for weight in fields["weights"]}
        by_path["norm"]["path"] = "layers.0.extra"
        by_path["embed"]["shape"] = [96, 64]
        by_path["lm_head"]["dtype"] = "float32"

    edit_manifest(converted, change)
    for message in (refusal(converted), load_refusal(converted)):
        assert "norm is missing" in message
        assert "layers.0.extra is not a weight of this model" in message
        assert "embed has shape [96, 64], expected [192, 32]" in message
        assert "lm_head has dtype float32, expected bfloat16" in message


def test_a_folder_that_is_no_conversion_is_refused(whole_source, tmp_path, capsys):
    assert run("verify", whole_source) == 2
    assert "is not a folder that a conversion wrote" in capsys.readouterr().err
    assert run("verify", tmp_path / "nothing") == 2
