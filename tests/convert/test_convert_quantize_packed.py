"""`--quantize fp8` of a checkpoint whose routed experts are packed in four bits already."""

import json

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file
from tiny_source import killing, run

from convert.quantize import encode_fp8, encode_int4, encode_mxfp4, scheme_of
from ling_jax.checkpoint.hf import load_config
from ling_jax.checkpoint.load import load_model, packed_config
from ling_jax.checkpoint.manifest import Packed, read_manifest
from ling_jax.config import PackedExperts
from ling_jax.quant import FourBit, QTensor
from ling_jax.quant.published import decode_fp8
from ling_jax.sharding import Parallel
from ling_jax.testing import tiny_config, write_checkpoint
from tests.unit.test_packed import SIZES, write_fp8

GROUP = {"num_bits": 4, "symmetric": True, "group_size": 32, "strategy": "group"}
TYPES = {"int4": ("int", "pack-quantized"), "mxfp4": ("float", "mxfp4-pack-quantized")}
WORDS = {"int4": "INT4 in groups of 32", "mxfp4": "MXFP4"}
PLAIN = ["lm_head", "re:.*attention", "re:.*shared_experts", "re:.*mlp\\.[a-z_]*$", "eh_proj"]


def pack_experts(folder, kind, ignore=PLAIN):
    """Packs the routed experts of a plain checkpoint as compressed-tensors does, and says so."""
    tensors = load_file(folder / "model.safetensors")
    for name in [name for name in tensors if ".experts." in name]:
        w, module = tensors.pop(name).astype(np.float32), name.removesuffix(".weight")
        codes, scale = encode_int4(w) if kind == "int4" else encode_mxfp4(w)
        if kind == "int4":
            codes = codes.view(np.int32)
            tensors[f"{module}.weight_shape"] = np.array(w.shape)
        tensors[f"{module}.weight_packed"], tensors[f"{module}.weight_scale"] = codes, scale
    save_file(tensors, folder / "model.safetensors")
    number, form = TYPES[kind]
    group = {"targets": ["Linear"], "weights": GROUP | {"type": number}}
    fields = json.loads((folder / "config.json").read_text())
    fields["quantization_config"] = {
        "quant_method": "compressed-tensors",
        "format": form,
        "config_groups": {"group_0": group},
        "ignore": ignore,
    }
    (folder / "config.json").write_text(json.dumps(fields))


def write_source(folder, kind, ignore=PLAIN):
    write_checkpoint(folder, tiny_config(**SIZES, num_nextn_predict_layers=1), seed=3)
    pack_experts(folder, kind, ignore)
    return folder


@pytest.fixture(scope="module", params=TYPES)
def made(request, tmp_path_factory):
    """Kind, source, its conversion as it is, and the one with `--quantize fp8`."""
    folder = tmp_path_factory.mktemp("experts")
    source = write_source(folder / "source", request.param)
    assert run(source, folder / "kept") == 0
    assert run(source, folder / "target", "--quantize", "fp8") == 0
    return request.param, source, folder / "kept", folder / "target"


def stored(folder):
    return {weight.path: weight for weight in read_manifest(folder).weights}


def test_experts_stay_bit_for_bit_as_they_are(made):
    kind, _, kept, target = made
    experts = PackedExperts(kind=kind, group=32)
    assert read_manifest(kept).packed == Packed(experts=experts)
    assert read_manifest(target).packed == Packed(scheme="fp8_block", experts=experts)
    got, want = stored(target), stored(kept)
    codes = [path for path in want if want[path].dtype == "int32"]
    assert {"layers.1.ffn.gate_up.data", "layers.1.ffn.down.scale"} <= set(codes)
    for path in want.keys() & got.keys():
        assert (got[path].sha256, got[path].tensors) == (want[path].sha256, want[path].tensors)
    assert set(codes) < want.keys() & got.keys()
    assert not any(got[path].errors for path in codes)


def test_projections_are_as_those_of_a_plain_checkpoint(made, tmp_path):
    _, source, _, target = made
    write_checkpoint(tmp_path / "plain", tiny_config(**SIZES, num_nextn_predict_layers=1), seed=3)
    assert run(tmp_path / "plain", tmp_path / "all", "--quantize", "fp8") == 0
    got, want = stored(target), stored(tmp_path / "all")
    ours = [path for path in got if got[path].errors]
    assert {f"layers.{i}.mixer.out.data" for i in range(3)} <= set(ours)
    assert got["layers.1.ffn.shared.down"].dtype == "bfloat16"
    for path in (*ours, *(path.replace(".data", ".scale") for path in ours)):
        a, b = got[path], want[path]
        assert (a.sha256, a.tensors, a.errors) == (b.sha256, b.tensors, b.errors)
    cfg = packed_config(target, load_config(target), "fp8")
    down = load_model(target, cfg, parallel=Parallel()).layers[0].ffn.down
    name = "model.layers.0.mlp.down_proj.weight"
    codes, scale = encode_fp8(load_file(source / "model.safetensors")[name].astype(np.float32))
    assert np.asarray(down.data).tobytes() == codes.tobytes()
    np.testing.assert_array_equal(down.scale, scale)


def test_it_loads_as_it_is_packed(made):
    kind, _, _, target = made
    cfg = packed_config(target, load_config(target), "fp8")
    assert (cfg.scheme, cfg.packed_experts.kind) == ("fp8_block", kind)
    params = load_model(target, cfg, parallel=Parallel())
    leaves = jax.tree.leaves(params, is_leaf=lambda x: isinstance(x, (FourBit, QTensor)))
    assert sum(isinstance(x, FourBit) for x in leaves) == 2 * 3  # two layers, one that predicts
    assert isinstance(params.layers[1].ffn.gate_up, FourBit)
    assert params.layers[1].ffn.shared.gate_up.dtype == jnp.bfloat16
    assert isinstance(params.layers[1].mixer.out, QTensor)


def test_it_is_said_who_packed_what(made, tmp_path, capsys):
    kind, source, kept, target = made
    ours = "quantised by the conversion: projections, dense MLPs in FP8\n"
    theirs = f"packed as in the source: routed experts in {WORDS[kind]}\n"
    names = {name for weight in stored(target).values() for name in weight.errors}
    assert not any(".experts." in name for name in names)
    capsys.readouterr()
    assert run("inspect", target) == 0
    out = capsys.readouterr().out
    assert ours + theirs in out
    assert f"quantised: {len(names)} tensors, relative RMS error" in out
    assert run("plan", source, "--quantize", "fp8") == 0
    assert ours + theirs in capsys.readouterr().out
    assert run(source, tmp_path / "again", "--quantize", "fp8") == 0
    assert ours + theirs in capsys.readouterr().out
    assert run("inspect", kept) == 0
    out = capsys.readouterr().out
    assert theirs in out
    assert "quantised" not in out


def test_it_is_verified_against_its_source(made, capsys):
    _, source, kept, target = made
    for folder in (kept, target):
        assert run("verify", folder, "--full", "--source", source) == 0
        assert f"{len(stored(folder))} compared with the source" in capsys.readouterr().out


@pytest.mark.parametrize("count", [10, 40])
def test_a_killed_one_goes_on_to_the_same_result(made, tmp_path, capsys, count):
    _, source, _, target = made
    again = tmp_path / "again"
    assert run(source, again, "--quantize", "fp8", hooks=killing("finished", count)) == 137
    assert run(source, again, "--resume") == 2
    assert "quantize is 'none', the conversion began with 'fp8'" in capsys.readouterr().err
    assert run(source, again, "--quantize", "fp8", "--resume") == 0
    got, want = stored(again), stored(target)
    for path in want:
        a, b = got[path], want[path]
        assert (a.sha256, a.tensors, a.errors) == (b.sha256, b.tensors, b.errors)


@pytest.mark.parametrize("scheme", ["int4", "mxfp4"])
def test_experts_that_are_packed_are_not_packed_again(made, tmp_path, capsys, scheme):
    source = made[1]
    for command in (["run", source, tmp_path / "target"], ["plan", source]):
        assert run(*command, "--quantize", scheme) == 2
        assert f"--quantize {scheme}: {source} is packed already (" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


def test_projections_that_are_packed_are_not_packed_again(golden_path, tmp_path, capsys):
    (tmp_path / "fp8").mkdir()
    write_fp8(tmp_path / "fp8", tiny_config(**SIZES))
    half = write_source(tmp_path / "half", "int4")
    fields = json.loads((half / "config.json").read_text())
    fields["quantization_config"]["ignore"].remove("re:.*attention")
    (half / "config.json").write_text(json.dumps(fields))
    (half / "model.safetensors").unlink()  # so that the plan is that of config.json
    for source in (tmp_path / "fp8", half, golden_path("quant/fp4-mixed")):
        assert run("plan", source, "--quantize", "fp8") == 2
        message = capsys.readouterr().err
        assert "is packed already (" in message
        assert "takes a packed one too: with all routed experts in four bits and" in message


def test_projections_whose_heads_cut_blocks_are_stored_expanded(golden_path, tmp_path, capsys):
    source, target = golden_path("quant/int4"), tmp_path / "target"
    assert run(source, target, "--quantize", "fp8") == 0
    ours = "quantised by the conversion: projections, dense MLPs in FP8\nFP8 is stored expanded to "
    theirs = (
        "(first such module)\npacked as in the source: routed experts in INT4 in groups of 32\n"
    )
    out = capsys.readouterr().out
    assert ours in out
    assert theirs in out
    manifest = read_manifest(target)
    assert manifest.packed == Packed(experts=PackedExperts(kind="int4", group=32))
    assert scheme_of(manifest) == "fp8"
    cfg = load_config(target)
    got, want = (load_model(x, cfg, parallel=Parallel()) for x in (target, source))
    np.testing.assert_array_equal(got.layers[1].ffn.gate_up, want.layers[1].ffn.gate_up)
    w, down = (np.asarray(x.layers[0].ffn.down, np.float32) for x in (want, got))
    values = decode_fp8(*encode_fp8(w)).astype(ml_dtypes.bfloat16).astype(np.float32)
    np.testing.assert_array_equal(down, values)
    assert run("verify", target, "--source", source) == 0
