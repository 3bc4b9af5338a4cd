"""Packed weights in a converted folder: stored as on the device, expanded if not wanted so."""

import json
import shutil

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tiny_source import assert_same, killing, run

from ling_jax.checkpoint.hf import load_config
from ling_jax.checkpoint.load import load_model, packed_config
from ling_jax.checkpoint.manifest import read_manifest
from ling_jax.config import PackedExperts
from ling_jax.engine.build import deploy, load_weights
from ling_jax.errors import CheckpointError, ConfigError
from ling_jax.quant import FourBit, QTensor, dequantize, expand
from ling_jax.quant.four_bit import pack_codes, pack_scales
from ling_jax.quant.fp8 import quantize
from ling_jax.quant.stored import expand_four_bit, expand_fp8
from ling_jax.sharding import Parallel, make_mesh
from ling_jax.testing import tiny_config
from tests.unit.test_packed import SIZES, write_fp8

EXPERTS = {
    "int4": PackedExperts(kind="int4", group=32),
    "fp4-mixed": PackedExperts(kind="mxfp4", group=32),
    "fp8": None,
}


@pytest.fixture(scope="module", params=EXPERTS)
def pair(request, golden_path, tmp_path_factory):
    """Name, source and conversion."""
    folder = tmp_path_factory.mktemp("packed")
    if request.param == "fp8":
        source = folder / "source"
        source.mkdir()
        write_fp8(source, tiny_config(**SIZES))
    else:
        source = golden_path(f"quant/{request.param}")
    assert run(source, folder / "target") == 0
    return request.param, source, folder / "target"


@pytest.mark.parametrize("count", [1, 2, 4])
def test_any_mesh_gets_the_packed_bits_of_the_source(pair, devices, count):
    name, source, target = pair
    activations = "fp8" if name == "fp8" else "full"
    cfg = packed_config(target, load_config(target), activations)
    assert cfg == packed_config(source, load_config(source), activations)
    assert cfg.packed_experts == EXPERTS[name]
    count = min(count, 2) if name == "fp8" else count  # which has two heads
    parallel = Parallel() if count == 1 else Parallel(mesh=make_mesh(devices(count), cfg))
    got, want = (load_model(x, cfg, parallel=parallel) for x in (target, source))
    assert_same(got, want)
    for x, y in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        assert x.sharding == y.sharding


@pytest.mark.parametrize("dtype", [None, "float32"])
def test_what_is_not_wanted_packed_is_expanded(pair, dtype):
    _, source, target = pair
    cfg = load_config(source)
    got, want = (load_model(x, cfg, parallel=Parallel(), dtype=dtype) for x in (target, source))
    assert_same(got, want)


def test_the_result_is_verified_and_smaller(pair, capsys):
    name, source, target = pair
    assert run("verify", target, "--full", "--source", source) == 0
    weights = read_manifest(target).weights
    kinds = {"int4": "int32", "fp4-mixed": "int32", "fp8": "float8_e4m3fn"}
    packed = [w for w in weights if w.dtype == kinds[name]]
    assert packed
    assert all(w.path.endswith((".data", ".scale")) for w in packed)
    assert run("inspect", target) == 0
    assert f"{kinds[name]}: " in capsys.readouterr().out


def test_a_server_keeps_them_packed(pair):
    name, source, target = pair
    want, got = (load_weights(deploy(x))[0] for x in (source, target))
    assert_same(got, want)
    leaves = jax.tree.leaves(got, is_leaf=lambda x: isinstance(x, (FourBit, QTensor)))
    assert any(isinstance(x, FourBit) for x in leaves) == (name != "fp8")


def test_a_killed_conversion_goes_on_to_the_same_result(pair, tmp_path):
    _, source, target = pair
    again = tmp_path / "again"
    assert run(source, again, hooks=killing("finished", 20)) == 137
    assert run(source, again, "--resume") == 0
    got, want = ([(w.path, w.sha256) for w in read_manifest(x).weights] for x in (again, target))
    assert got == want


def test_fp8_activations_need_fp8_in_the_folder(whole_target):
    with pytest.raises(ConfigError, match="holds projections in bfloat16"):
        packed_config(whole_target, load_config(whole_target), "fp8")


def test_a_scale_that_the_device_cannot_hold_is_named(golden_path, tmp_path):
    source = tmp_path / "source"
    shutil.copytree(golden_path("quant/fp4-mixed"), source)
    path = source / "model.safetensors"
    shard = bytearray(path.read_bytes())
    start = 8 + int.from_bytes(shard[:8], "little")
    header = json.loads(shard[8:start])
    name = next(x for x in sorted(header) if ".experts.3." in x and x.endswith("scale_inv"))
    shard[start + header[name]["data_offsets"][0] + 5] = 161
    path.write_bytes(shard)
    module = name.rpartition(".")[0]
    words = rf"{module}.weight: .* has the e8m0 code 161, packed experts take at most 160 \(2\^33\)"
    cfg = packed_config(source, load_config(source), "full")
    with pytest.raises(CheckpointError, match=words):
        load_model(source, cfg, parallel=Parallel())


@pytest.mark.parametrize("shape", [(2, 200, 300), (260, 130), (3, 128, 64)])
@pytest.mark.parametrize("part", [(0, None), (1, 2), (1, None)])
def test_rows_of_block_fp8_on_the_host(shape, part):
    packed = quantize(jax.random.normal(jax.random.key(0), shape))
    some = slice(*part)
    got = expand_fp8(
        np.asarray(packed.data)[some], np.asarray(packed.scale), first=part[0], rows=shape[0]
    )
    np.testing.assert_array_equal(got, np.asarray(dequantize(packed))[some])


@pytest.mark.parametrize("kind", ["int4", "mxfp4"])
def test_four_bits_on_the_host(kind):
    rng = np.random.default_rng(0)
    data = pack_codes(rng.integers(0, 256, (6, 96), np.uint8), kind)
    scale = rng.integers(100, 140, (6, 6), np.uint8)
    if kind == "int4":
        scale = rng.standard_normal((6, 6)).astype("bfloat16")
    codes, words = np.stack([data, data[::-1]]), np.stack([pack_scales(scale, kind)] * 2)
    want = expand(FourBit(jnp.asarray(codes), jnp.asarray(words), kind, 32))
    np.testing.assert_array_equal(expand_four_bit(codes, words, kind, 32), want)
