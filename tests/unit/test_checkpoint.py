"""Loading a folder: strict about what it holds, exact in what it gives, sharded from the start."""

import dataclasses
import json
import re
from pathlib import Path

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from ling_jax.checkpoint import hf
from ling_jax.checkpoint.folder import INDEX, TensorFolder
from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.errors import CheckpointError
from ling_jax.model import model_spec
from ling_jax.sharding import Parallel, make_mesh, shardings
from ling_jax.testing import tiny_config, write_checkpoint

FILE = "model.safetensors"
NORM = "model.norm.weight"
EMBED = "model.word_embeddings.weight"


@pytest.fixture(scope="module")
def published(tmp_path_factory):
    """A folder with all kinds of layers, in one file, and its tensors."""
    folder = tmp_path_factory.mktemp("published")
    fields = tiny_config(num_nextn_predict_layers=1, q_lora_rank=24)
    return folder, write_checkpoint(folder, fields, seed=1)


@pytest.fixture
def edited(published, tmp_path):
    """Writes the folder's tensors anew after a change to them."""
    source, tensors = published

    def write(change) -> Path:
        changed = dict(tensors)
        change(changed)
        (tmp_path / "config.json").write_bytes((source / "config.json").read_bytes())
        save_file(changed, tmp_path / FILE)
        return tmp_path

    return write


def load(folder: Path, **options):
    options = {"parallel": Parallel()} | options
    return load_params(folder, load_config(folder), **options)


def refusal(folder: Path) -> str:
    with pytest.raises(CheckpointError) as caught:
        load(folder)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def assert_same(got, want) -> None:
    assert jax.tree.structure(got) == jax.tree.structure(want)
    for x, y in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        assert x.dtype == y.dtype
        np.testing.assert_array_equal(np.asarray(x), np.asarray(y))


def test_all_disagreements_are_listed_at_once(edited):
    def change(tensors):
        del tensors[NORM]
        tensors["model.layers.0.mlp.extra.weight"] = np.zeros(3, np.float32)
        tensors[EMBED] = tensors[EMBED][:-1]
        tensors["lm_head.weight"] = tensors["lm_head.weight"].astype(np.float32)

    message = refusal(edited(change))
    assert "4 tensors disagree with config.json" in message
    assert f"{NORM} is missing" in message
    assert "model.layers.0.mlp.extra.weight is not a tensor of this model" in message
    assert f"{EMBED} has shape [63, 32], expected [64, 32]" in message
    assert "lm_head.weight has dtype F32, expected BF16" in message


def test_a_long_list_of_disagreements_is_cut_with_a_count(edited):
    def change(tensors):
        tensors |= {f"extra.{i}": np.zeros(1, np.float32) for i in range(150)}

    assert re.search(
        r"extra\.\d+ is not a tensor of this model and 50 more\.", refusal(edited(change))
    )


def test_leftovers_of_other_exports_are_ignored(edited, published):
    def change(tensors):
        tensors["model.layers.0.attention.rotary.inv_freq"] = np.zeros(4, np.float32)
        tensors["model.layers.3.shared_head.head.weight"] = np.zeros((2, 2), np.float32)

    assert_same(load(edited(change)), load(published[0]))


def test_precise_tensors_may_be_bfloat16_and_become_float32(edited):
    name = "model.layers.1.mlp.gate.weight"

    def change(tensors):
        tensors[name] = tensors[name].astype(ml_dtypes.bfloat16)

    folder = edited(change)
    router = load(folder).layers[1].ffn.router
    assert router.dtype == jnp.float32
    want = load_file(folder / FILE)[name].astype(np.float32)
    np.testing.assert_array_equal(router, want)


def test_one_file_and_shards_with_an_index_load_the_same(published, tmp_path):
    fields = json.loads((published[0] / "config.json").read_text())
    write_checkpoint(tmp_path, fields, seed=1, shards=3)
    assert len(list(tmp_path.glob("*.safetensors"))) == 3
    assert_same(load(tmp_path), load(published[0]))


@pytest.fixture
def sharded(tmp_path):
    """A folder of three shards and an index."""
    write_checkpoint(tmp_path, tiny_config(), shards=3)
    return tmp_path


def test_shards_that_the_index_names_must_be_there(sharded):
    (sharded / "model-00002-of-00003.safetensors").unlink()
    message = refusal(sharded)
    assert INDEX in message
    found = re.search(
        r"that are missing: model-00002-of-00003\.safetensors \((\d+) tensors\)", message
    )
    assert found is not None
    assert int(found[1]) > 10


def test_an_index_must_agree_with_the_shards(sharded):
    index = json.loads((sharded / INDEX).read_text())
    file = index["weight_map"].pop(NORM)
    index["weight_map"]["model.ghost.weight"] = file
    (sharded / INDEX).write_text(json.dumps(index))
    message = refusal(sharded)
    assert f"{NORM} (not in the index)" in message
    assert "model.ghost.weight" in message


@pytest.mark.parametrize("index", ["{}", '{"weight_map": {"model.norm.weight": 3}}'])
def test_an_index_needs_a_weight_map(sharded, index):
    (sharded / INDEX).write_text(index)
    assert "has no weight_map" in refusal(sharded)


def test_a_tensor_may_be_in_one_shard_only(sharded):
    (sharded / INDEX).unlink()
    first, second, _ = sorted(sharded.glob("*.safetensors"))
    both = load_file(second) | dict([next(iter(load_file(first).items()))])
    save_file(both, second)
    message = refusal(sharded)
    assert f"twice, in {first.name} and in {second.name}; keep one" in message


def test_a_truncated_file_is_named(published, tmp_path):
    folder, _ = published
    (tmp_path / "config.json").write_bytes((folder / "config.json").read_bytes())
    (tmp_path / FILE).write_bytes((folder / FILE).read_bytes()[:-100])
    message = refusal(tmp_path)
    assert FILE in message
    assert "fetch it again" in message


def test_a_folder_without_weights_is_refused(tmp_path):
    with pytest.raises(CheckpointError, match="holds no model"):
        TensorFolder(tmp_path)


@pytest.mark.parametrize(
    ("text", "problem"),
    [(None, "is missing"), ("{", "cannot be read as JSON"), ("[1]", "holds a list")],
)
def test_a_broken_config_file_is_named(tmp_path, text, problem):
    if text is not None:
        (tmp_path / "config.json").write_text(text)
    with pytest.raises(CheckpointError, match=problem):
        load_config(tmp_path)


def test_small_blocks_give_the_same_arrays(published, monkeypatch):
    want = load(published[0])
    monkeypatch.setattr(hf, "BLOCK_BYTES", 100)
    assert_same(load(published[0]), want)


def test_small_blocks_give_the_same_arrays_on_a_mesh(published, monkeypatch, devices):
    want = load(published[0])
    monkeypatch.setattr(hf, "BLOCK_BYTES", 100)
    parallel = Parallel(mesh=make_mesh(devices(4), load_config(published[0])))
    assert_same(load(published[0], parallel=parallel), want)


def test_every_device_holds_its_own_shard_alone(published, devices):
    folder, _ = published
    cfg = load_config(folder)
    parallel = Parallel(mesh=make_mesh(devices(4), cfg))
    params = load(folder, parallel=parallel)
    specs = model_spec(cfg)
    places = jax.tree.leaves(shardings(specs, parallel))
    split = 0
    for weight, spec, place in zip(
        jax.tree.leaves(params), jax.tree.leaves(specs), places, strict=True
    ):
        assert weight.sharding == place
        assert len(weight.addressable_shards) == 4
        for shard in weight.addressable_shards:
            assert shard.data.shape == place.shard_shape(spec.shape)
        split += place.shard_shape(spec.shape) != spec.shape
    assert split > 20


def test_weights_come_back_as_they_were_written(published):
    folder, tensors = published
    params = load(folder)
    np.testing.assert_array_equal(params.embed, tensors[EMBED])
    experts = "model.layers.1.mlp.experts"
    for expert in (0, 7):
        np.testing.assert_array_equal(
            params.layers[1].ffn.down[expert], tensors[f"{experts}.{expert}.down_proj.weight"]
        )
    mixer = params.layers[2].mixer
    both = tensors["model.layers.2.attention.kv_b_proj.weight"].reshape(2, 32, 16)
    np.testing.assert_array_equal(mixer.k_up, both[:, :16])
    np.testing.assert_array_equal(mixer.v_up, both[:, 16:])


def test_weights_may_be_upcast_while_loading(published):
    params, half = load(published[0], dtype="float32"), load(published[0])
    assert {leaf.dtype for leaf in jax.tree.leaves(params)} == {jnp.dtype("float32")}
    np.testing.assert_array_equal(params.lm_head, half.lm_head.astype(jnp.float32))


def test_the_prediction_layer_stays_on_disk_unless_asked_for(published, monkeypatch):
    folder, _ = published
    read = []
    for name in ("read", "read_rows"):
        original = getattr(TensorFolder, name)

        def spy(self, tensor, *args, original=original):
            read.append(tensor)
            return original(self, tensor, *args)

        monkeypatch.setattr(TensorFolder, name, spy)
    cfg = dataclasses.replace(load_config(folder), mtp_layers=0)
    assert load_params(folder, cfg, parallel=Parallel()).mtp is None
    assert read
    assert not [name for name in read if name.startswith("model.layers.3.")]


def test_a_tied_head_is_no_tensor_of_its_own(tmp_path):
    tensors = write_checkpoint(tmp_path, tiny_config(tie_word_embeddings=True))
    assert "lm_head.weight" not in tensors
    assert load(tmp_path).lm_head is None


def test_progress_ends_at_the_total(published):
    calls = []
    load(published[0], progress=lambda placed, total: calls.append((placed, total)))
    placed = [call[0] for call in calls]
    assert placed == sorted(placed)
    assert calls[-1][0] == calls[-1][1]
