"""Quantised folders: what the configuration may say, and that the tensors say the same."""

import dataclasses
import json
import shutil

import jax
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from ling_jax.checkpoint.folder import TensorFolder, read_json
from ling_jax.checkpoint.hf import expected_tensors, load_config, load_params
from ling_jax.checkpoint.packed import keep_packed
from ling_jax.checkpoint.quantization import Fp8, Int4, Mxfp4, read_quantization
from ling_jax.config import ModelConfig
from ling_jax.errors import CheckpointError, ConfigError
from ling_jax.sharding import Parallel, make_mesh

FP8 = {
    "quant_method": "fp8",
    "fmt": "e4m3",
    "activation_scheme": "dynamic",
    "weight_block_size": [128, 128],
    "modules_to_not_convert": ["lm_head", "mlp.gate", "b_proj", "5.attention.g_proj"],
}
WEIGHTS = {"num_bits": 4, "type": "int", "symmetric": True, "group_size": 32, "strategy": "group"}
GROUP = {"targets": ["Linear"], "weights": WEIGHTS}
INT4 = {
    "quant_method": "compressed-tensors",
    "format": "pack-quantized",
    "config_groups": {"group_0": GROUP},
    "ignore": ["lm_head", "re:.*attention.*", "model.layers.0.mlp.up_proj"],
}
EXPERT = "model.layers.1.mlp.experts.3.up_proj"


def read(block):
    return read_quantization({"quantization_config": block})


def refusal(block) -> str:
    with pytest.raises(ConfigError) as caught:
        read(block)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_plain_checkpoint_has_none():
    assert read_quantization({}) is None
    assert read_quantization({"quantization_config": None}) is None


def test_names_that_are_left_out_match_whole_segments():
    found = read(FP8)
    left_out = ("lm_head", "model.layers.1.mlp.gate", "model.layers.0.attention.b_proj")
    for module in (*left_out, "model.layers.5.attention.g_proj", "model.word_embeddings"):
        assert found.format_of(module) is None
    packed = ("attention.kv_b_proj", "attention.q_b_proj", "mlp.gate_proj", "attention.g_proj")
    for module in packed:
        assert found.format_of(f"model.layers.1.{module}") == Fp8()
    assert found.format_of("model.layers.15.attention.g_proj") == Fp8()


def test_expressions_that_are_left_out_match_from_the_start():
    found = read(INT4)
    for module in ("lm_head", "model.layers.7.attention.q_proj", "model.layers.0.mlp.up_proj"):
        assert found.format_of(module) is None
    assert found.format_of("model.layers.10.mlp.up_proj") == Int4(32)


def test_routed_experts_may_have_a_format_of_their_own():
    mixed = read(FP8 | {"routed_experts_quant_method": "mxfp4", "routed_experts_group_size": 32})
    assert mixed.format_of(EXPERT) == Mxfp4()
    assert mixed.format_of("model.layers.1.mlp.shared_experts.up_proj") == Fp8()
    assert str(mixed) == "projections in FP8 and routed experts in MXFP4"


@pytest.mark.parametrize(
    ("block", "words"),
    [
        ("fp8", "quantization_config is 'fp8', expected an object"),
        (
            {"quant_method": "gptq"},
            "quant_method is 'gptq', supported: 'fp8', 'compressed-tensors'",
        ),
        (FP8 | {"fmt": "e5m2"}, "quantization_config.fmt is 'e5m2', supported: 'e4m3'"),
        (FP8 | {"weight_block_size": [64, 128]}, "weight_block_size is [64, 128], supported: [128"),
        (
            FP8 | {"activation_scheme": "static"},
            "activation_scheme is 'static', supported: 'dynamic",
        ),
        (FP8 | {"modules_to_not_convert": "lm_head"}, "is 'lm_head', expected a list of names"),
        (INT4 | {"format": "naive-quantized"}, "format is 'naive-quantized'"),
        (INT4 | {"config_groups": {}}, "config_groups is {}, supported: one group"),
        (INT4 | {"kv_cache_scheme": {"num_bits": 8}}, "kv_cache_scheme is {'num_bits': 8}"),
        (INT4 | {"ignore": ["re:("]}, "is no regular expression"),
        (
            INT4 | {"config_groups": {"g": GROUP | {"input_activations": {"num_bits": 8}}}},
            "config_groups.g.input_activations is",
        ),
        (
            INT4 | {"config_groups": {"g": GROUP | {"weights": WEIGHTS | {"symmetric": False}}}},
            "config_groups.g.weights.symmetric is False, supported: True",
        ),
        (
            INT4 | {"config_groups": {"g": GROUP | {"weights": WEIGHTS | {"group_size": 48}}}},
            "weights.group_size is 48, supported: 32 or 64 or 128",
        ),
    ],
)
def test_what_is_not_supported_is_refused_by_name(block, words):
    assert words in refusal(block)


def test_all_fields_that_are_not_supported_are_named_at_once():
    message = refusal(FP8 | {"fmt": "e5m2", "scale_fmt": "linear"})
    assert "fmt is 'e5m2'" in message
    assert "scale_fmt is 'linear'" in message


@pytest.fixture
def int4(golden_path, tmp_path):
    """A copy of an INT4 checkpoint, to be changed."""
    return shutil.copytree(golden_path("quant/int4"), tmp_path / "int4")


def edit_config(folder, **fields):
    path = folder / "config.json"
    config = json.loads(path.read_text())
    config["quantization_config"] |= fields
    path.write_text(json.dumps(config))


def edit_tensors(folder, change):
    tensors = load_file(folder / "model.safetensors")
    change(tensors)
    save_file(tensors, folder / "model.safetensors")


def disagreement(folder) -> str:
    with pytest.raises(CheckpointError) as caught:
        load_params(folder, load_config(folder), parallel=Parallel())
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_packed_module_that_the_configuration_leaves_out_is_named(int4):
    ignored = json.loads((int4 / "config.json").read_text())["quantization_config"]["ignore"]
    edit_config(int4, ignore=[*ignored, EXPERT])
    message = disagreement(int4)
    assert (
        f"1 tensors disagree with config.json: {EXPERT} is packed ({EXPERT}.weight_packed)"
        in message
    )
    assert "but quantization_config leaves it unpacked" in message


def test_a_plain_module_that_the_configuration_packs_is_named(int4):
    edit_config(int4, ignore=["lm_head", "re:.*attention.*", r"re:.*mlp\.gate$", "re:.*_proj$"])
    edit_config(int4, ignore=["lm_head", r"re:.*mlp\.gate$"])
    message = disagreement(int4)
    assert (
        "model.layers.0.mlp.gate_proj is not packed, but quantization_config says INT4" in message
    )


@pytest.mark.parametrize("end", ["weight_scale", "weight_shape", "weight_packed"])
def test_a_missing_part_is_named(int4, end):
    edit_tensors(int4, lambda tensors: tensors.pop(f"{EXPERT}.{end}"))
    assert f"{EXPERT}.{end} is missing" in disagreement(int4)


def test_a_part_of_another_shape_or_type_is_named(int4):
    def change(tensors):
        tensors[f"{EXPERT}.weight_scale"] = tensors[f"{EXPERT}.weight_scale"][:, :2].copy()
        tensors[f"{EXPERT}.weight_packed"] = tensors[f"{EXPERT}.weight_packed"].view(np.uint32)

    edit_tensors(int4, change)
    message = disagreement(int4)
    assert f"{EXPERT}.weight_scale has shape [64, 2], expected [64, 4]" in message
    assert f"{EXPERT}.weight_packed has dtype U32, expected I32" in message


def test_a_stored_shape_of_another_module_is_named(int4):
    def change(tensors):
        tensors[f"{EXPERT}.weight_shape"] = np.asarray([128, 64], np.int64)

    edit_tensors(int4, change)
    assert f"{EXPERT}.weight_shape says [128, 64], expected [64, 128]" in disagreement(int4)


def test_a_folder_without_its_configuration_of_packing_is_refused(int4):
    path = int4 / "config.json"
    config = json.loads(path.read_text())
    del config["quantization_config"]
    path.write_text(json.dumps(config))
    message = disagreement(int4)
    assert "108 modules are packed, such as model.layers.1.mlp.experts.0.down_proj" in message
    assert "without a quantization_config" in message


def test_weights_are_rounded_once_to_the_models_dtype(golden_path):
    folder = golden_path("quant/fp4-mixed")
    cfg = load_config(folder)
    exact, rounded = (
        load_params(folder, cfg, parallel=Parallel(), dtype=d) for d in ("float32", None)
    )
    for name in ("gate_up", "down"):
        want, got = (np.asarray(getattr(p.layers[1].ffn, name)) for p in (exact, rounded))
        np.testing.assert_array_equal(got, want.astype(got.dtype))
        # e2m1 times a power of two fits in bfloat16
        np.testing.assert_array_equal(got.astype(np.float32), want)


@pytest.mark.parametrize("is_packed", [False, True])
def test_two_devices_hold_what_one_holds(golden_path, devices, is_packed):
    folder = golden_path("quant/int4")
    cfg = load_config(folder)
    if is_packed:
        cfg = keep_packed(cfg, read_quantization(read_json(folder / "config.json")), "full")
    whole = load_params(folder, cfg, parallel=Parallel()).layers[1].ffn
    parallel = Parallel(mesh=make_mesh(devices(2), cfg))
    split = load_params(folder, cfg, parallel=parallel).layers[1].ffn
    one, two = (jax.tree.leaves((x.gate_up, x.down)) for x in (whole, split))
    assert len(one) == (4 if is_packed else 2)
    for want, got in zip(one, two, strict=True):
        assert len(got.sharding.device_set) == 2
        np.testing.assert_array_equal(np.asarray(got), np.asarray(want))


def test_experts_of_which_some_are_plain_are_expanded(golden_path):
    config = read_json(golden_path("quant/int4") / "config.json")
    config["quantization_config"]["ignore"].append(EXPERT)
    cfg = keep_packed(ModelConfig.from_hf(config), read_quantization(config), "full")
    assert cfg.packed_experts is None


def test_rows_are_those_of_the_whole(golden_path):
    folder = golden_path("quant/fp4-mixed")
    files = TensorFolder(folder)
    files.check(expected_tensors(dataclasses.replace(load_config(folder))))
    for name in ("model.layers.0.mlp.gate_proj.weight", f"{EXPERT}.weight"):
        np.testing.assert_array_equal(files.read_rows(name, 5, 61), files.read(name)[5:61])
