"""What tells two checkpoints apart."""

import shutil

import pytest

from ling_jax.checkpoint.manifest import MANIFEST, file_sha256
from ling_jax.evaluation.identity import differing, environment, identify
from tests.evaluation.conftest import DEMO


@pytest.fixture
def folder(tmp_path):
    """A copy of the bundled model."""
    return shutil.copytree(DEMO, tmp_path / "model")


def test_a_published_folder_is_known_by_its_weights_too(folder):
    found = identify(folder)
    assert found == identify(DEMO) | {"folder": "model"}
    assert found["config_sha256"] == file_sha256(DEMO / "config.json")
    assert found.keys() == {
        *("folder", "kind", "weights_sha256", "config_sha256", "tokenizer_sha256"),
    }
    weights = folder / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:-1] + b"x")
    changed = identify(folder)
    assert changed.pop("weights_sha256") != found.pop("weights_sha256")
    assert changed == found


def test_a_converted_folder_is_known_by_its_manifest(folder):
    (folder / MANIFEST).write_text("{}")
    found = identify(folder)
    assert found["kind"] == "converted, Orbax"
    assert found["manifest_sha256"] == file_sha256(folder / MANIFEST)
    assert "weights_sha256" not in found


def test_a_draft_needs_no_tokenizer(folder):
    (folder / "tokenizer.json").unlink()
    assert "tokenizer_sha256" not in identify(folder)


def test_versions_of_what_computes_are_named():
    client = environment(has_engine=False)
    assert client.keys() == {"python", "ling-jax"}
    assert environment(has_engine=True).keys() > client.keys() | {"jax", "device"}


@pytest.mark.parametrize(
    ("before", "now", "want"),
    [
        ({"a": {"b": 1}, "c": [2]}, {"a": {"b": 1}, "c": [2]}, None),
        ({"a": {"b": 1}}, {"a": {"b": 2}}, "a.b is 2, was 1"),
        ({"a": 1}, {}, "a is None, was 1"),
        ({"a": None}, {"a": {"b": 1}}, "a is {'b': 1}, was None"),
    ],
)
def test_the_first_difference_is_named(before, now, want):
    assert differing(before, now) == want
