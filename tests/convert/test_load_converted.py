"""Loading a converted folder: bit for bit what the published one gives, on any mesh."""

import dataclasses
import json
import shutil

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import Mesh
from tiny_source import assert_same, run

from ling_jax.checkpoint import hf
from ling_jax.checkpoint.draft import check_copies, load_draft, load_draft_config
from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.checkpoint.load import kind_of, load_model
from ling_jax.checkpoint.manifest import MARKER
from ling_jax.checkpoint.orbax import Blocks, is_converted, load_converted
from ling_jax.engine.build import deploy, load_weights
from ling_jax.errors import CheckpointError
from ling_jax.model import ModelParams
from ling_jax.sharding import ALL, Parallel, make_mesh
from ling_jax.testing import tiny_config, write_checkpoint
from tests.spec.drafts import tiny_draft, write_draft

DRAFTS = ("LingDSparkModel", "Qwen3DSparkModel", "DSparkDraftModel")


@pytest.mark.parametrize("count", [1, 2, 4])
def test_every_mesh_gives_the_same_bits_in_the_same_places(
    whole_source, whole_target, devices, count
):
    cfg = load_config(whole_target)
    assert cfg == load_config(whole_source)
    parallel = Parallel() if count == 1 else Parallel(mesh=make_mesh(devices(count), cfg))
    got = load_converted(whole_target, cfg, parallel=parallel)
    want = load_params(whole_source, cfg, parallel=parallel)
    assert_same(got, want)
    for x, y in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        assert x.sharding == y.sharding


def test_weights_may_be_upcast_while_loading(whole_source, whole_target):
    options = {"parallel": Parallel(), "dtype": "float32"}
    cfg = load_config(whole_source)
    assert_same(
        load_converted(whole_target, cfg, **options), load_params(whole_source, cfg, **options)
    )


def test_a_conversion_may_upcast(whole_source, tmp_path):
    target = tmp_path / "target"
    assert run(whole_source, target, "--dtype", "float32") == 0
    cfg = load_config(target)
    assert cfg == dataclasses.replace(load_config(whole_source), dtype="float32")
    got = load_converted(target, cfg, parallel=Parallel())
    want = load_params(
        whole_source, load_config(whole_source), parallel=Parallel(), dtype="float32"
    )
    assert_same(got, want)
    rounded = load_converted(target, cfg, parallel=Parallel(), dtype="bfloat16")
    again = load_params(whole_source, load_config(whole_source), parallel=Parallel())
    assert_same(rounded, again)


def test_blocks_of_rows_give_the_same_bits(tmp_path, monkeypatch, devices):
    """Blocks are read as they were written, and cut elsewhere."""
    source, target = tmp_path / "source", tmp_path / "target"
    write_checkpoint(source, tiny_config(num_hidden_layers=1, layer_group_size=1, vocab_size=192))
    cfg = load_config(source)
    want = load_params(source, cfg, parallel=Parallel())
    monkeypatch.setattr(hf, "BLOCK_BYTES", 3000)
    assert run(source, target) == 0
    blocks = sorted(int(path.name) for path in (target / "weights" / "embed").iterdir())
    assert blocks == [0, 46, 92, 138, 184]
    assert run("verify", target, "--full", "--source", source) == 0
    parallel = Parallel(mesh=make_mesh(devices(4), cfg))
    for size in (1000, 3000, 5000, 1 << 20):
        monkeypatch.setattr(hf, "BLOCK_BYTES", size)
        assert_same(load_converted(target, cfg, parallel=parallel), want)
    assert run("verify", target, "--full", "--source", source) == 0


def test_the_prediction_layer_stays_on_disk_unless_asked_for(whole_target, monkeypatch):
    read, original = [], Blocks.read

    def spy(self, path, start):
        read.append(path)
        return original(self, path, start)

    monkeypatch.setattr(Blocks, "read", spy)
    cfg = dataclasses.replace(load_config(whole_target), mtp_layers=0)
    assert load_converted(whole_target, cfg, parallel=Parallel()).mtp is None
    assert "embed" in read
    assert not [path for path in read if path.startswith("mtp.")]


def test_a_folder_says_what_it_is(whole_source, whole_target):
    assert not is_converted(whole_source)
    assert is_converted(whole_target)
    assert kind_of(whole_source) == "Hugging Face safetensors"
    assert kind_of(whole_target) == "converted, Orbax"


def test_an_incomplete_folder_is_refused(converted):
    (converted / MARKER).unlink()
    with pytest.raises(CheckpointError, match=r"is incomplete: .* --resume"):
        load_model(converted, load_config(converted), parallel=Parallel())


def test_a_server_loads_either_kind(whole_source, whole_target):
    want, got = (load_weights(deploy(x, devices=2))[0] for x in (whole_source, whole_target))
    assert got.mtp is None
    assert_same(got, want)


def test_progress_ends_at_the_total(whole_target):
    calls = []
    load_converted(
        whole_target,
        load_config(whole_target),
        parallel=Parallel(),
        progress=lambda placed, total: calls.append((placed, total)),
    )
    assert calls[-1][0] == calls[-1][1]


@pytest.mark.parametrize("folder", ["int4", "fp4-mixed"])
def test_packed_weights_are_stored_as_they_load(golden_path, tmp_path, folder):
    source, target = golden_path(f"quant/{folder}"), tmp_path / "target"
    assert run(source, target, "--allow-unexpected", "^$") == 0
    cfg = load_config(target)
    got = load_converted(target, cfg, parallel=Parallel())
    assert_same(got, load_params(source, load_config(source), parallel=Parallel()))
    assert "quantization_config" not in json.loads((target / "config.json").read_text())


@pytest.fixture
def draft(tmp_path):
    """A draft and its conversion."""
    source, target = tmp_path / "draft", tmp_path / "converted"
    source.mkdir()
    tensors = write_draft(source, tiny_draft(dtype="bfloat16"))
    assert run(source, target) == 0
    return source, target, tensors


@pytest.mark.parametrize("architecture", DRAFTS)
def test_drafts_are_converted_too(draft, tmp_path, devices, architecture):
    source, target, _ = draft
    shutil.rmtree(target)
    write_draft(source, tiny_draft(dtype="bfloat16", architectures=[architecture]))
    assert run(source, target) == 0
    assert run("verify", target, "--full", "--source", source) == 0
    cfg = load_draft_config(target)
    assert cfg == load_draft_config(source)
    mesh = Mesh(np.asarray(devices(2)).reshape(1, 2), ALL)
    for parallel in (Parallel(), Parallel(mesh=mesh)):
        for dtype in (None, "float32"):
            got, want = (
                load_draft(folder, cfg, parallel=parallel, dtype=dtype)
                for folder in (target, source)
            )
            assert_same(got, want)


def test_a_draft_keeps_what_tells_its_target(draft):
    _, target, tensors = draft
    names = {"embed": "embed_tokens.weight", "lm_head": "lm_head.weight"}
    arrays = {field: jnp.asarray(tensors[name]) for field, name in names.items()}
    check_copies(target, ModelParams(**arrays, layers=(), norm=None, mtp=None))
    other = np.asarray(tensors["lm_head.weight"]).copy()
    other[47] += 1
    arrays["lm_head"] = jnp.asarray(other)
    with pytest.raises(CheckpointError, match=r"row 47 of lm_head.weight is not the target's"):
        check_copies(target, ModelParams(**arrays, layers=(), norm=None, mtp=None))


def test_a_draft_is_no_model(draft, whole_target):
    _, target, _ = draft
    with pytest.raises(CheckpointError, match="holds a draft, expected a model"):
        load_converted(target, load_config(whole_target), parallel=Parallel())
