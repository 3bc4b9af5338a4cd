"""FP8 projections that stay packed: exact codes and scales, in every fused weight and sharding."""

import dataclasses
import json
from functools import partial

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import save_file

from ling_jax.cache import contiguous
from ling_jax.checkpoint.folder import read_json
from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.checkpoint.packed import keep_packed
from ling_jax.checkpoint.quantization import read_quantization
from ling_jax.engine.build import deploy, load_weights, place
from ling_jax.errors import ConfigError
from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import flat
from ling_jax.model import forward
from ling_jax.quant import QTensor, dequantize
from ling_jax.sharding import Parallel, make_mesh
from ling_jax.testing import tiny_config, write_checkpoint

LEFT_OUT = [
    "lm_head",
    "mlp.gate",
    "b_proj",
    "kv_a_proj_with_mqa",
    "kv_b_proj",
    "3.attention.g_proj",
]
QUANTIZATION = {
    "quant_method": "fp8",
    "fmt": "e4m3",
    "activation_scheme": "dynamic",
    "weight_block_size": [128, 128],
    "modules_to_not_convert": LEFT_OUT,
}
# Heads and widths that whole blocks fill, on two devices too.
SIZES = {
    "hidden_size": 128,
    "head_dim": 128,
    "v_head_dim": 128,
    "qk_nope_head_dim": 96,
    "qk_rope_head_dim": 32,
    "qk_head_dim": 128,
    "rotary_dim": 32,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
    "intermediate_size": 256,
    "moe_intermediate_size": 128,
    "moe_shared_expert_intermediate_size": 256,
}


def pack(w: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Codes and scales of a matrix; scales are powers of two, so that nothing else is rounded."""
    rows, columns = (-(-n // 128) for n in w.shape)
    scale = np.empty((rows, columns), np.float32)
    codes = np.empty(w.shape, ml_dtypes.float8_e4m3fn)
    for i in range(rows):
        for j in range(columns):
            at = slice(128 * i, 128 * i + 128), slice(128 * j, 128 * j + 128)
            block = w[at].astype(np.float32)
            scale[i, j] = 2.0 ** np.ceil(np.log2(np.abs(block).max() / 448))
            codes[at] = (block / scale[i, j]).astype(codes.dtype)
    return codes, scale


def write_fp8(folder, fields):
    """A random checkpoint in FP8."""
    tensors = write_checkpoint(folder, fields, seed=3)
    fields = fields | {"quantization_config": QUANTIZATION}
    found = read_quantization(fields)
    for name, w in list(tensors.items()):
        module = name.removesuffix(".weight")
        if w.ndim == 2 and module != name and found.format_of(module) is not None:
            tensors[name], tensors[f"{module}.weight_scale_inv"] = pack(w)
    save_file(tensors, folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps(fields))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("fp8")
    write_fp8(made, tiny_config(**SIZES))
    return made


def configs(folder):
    cfg = load_config(folder)
    return cfg, keep_packed(cfg, read_quantization(read_json(folder / "config.json")), "fp8")


def is_packed(x) -> bool:
    return isinstance(x, QTensor)


def values(tree):
    """Leaves in order, packed ones as the values that they stand for."""
    found = []
    for path, leaf in jax.tree_util.tree_leaves_with_path(tree, is_leaf=is_packed):
        where = jax.tree_util.keystr(path)
        if is_packed(leaf) and where.endswith((".mixer.out", ".mixer.q")):
            leaf = flat(leaf, contract=2 if where.endswith("out") else 1)
        found.append(np.asarray(dequantize(leaf) if is_packed(leaf) else leaf))
    return found


@pytest.mark.parametrize("count", [1, 2])
def test_packed_weights_stand_for_the_expanded_ones(folder, devices, count):
    plain, packed = configs(folder)
    parallel = Parallel() if count == 1 else Parallel(mesh=make_mesh(devices(count), plain))
    want = load_params(folder, plain, parallel=parallel, dtype="float32")
    got = load_params(folder, packed, parallel=parallel, dtype="float32")
    kept = [x for x in jax.tree.leaves(got, is_leaf=is_packed) if is_packed(x)]
    assert len(kept) == 16  # three mixers, one MLP, two MoE layers with a shared expert
    assert {x.data.dtype for x in kept} == {jnp.dtype(jnp.float8_e4m3fn)}
    for a, b in zip(values(got), values(want), strict=True):
        np.testing.assert_array_equal(a.reshape(b.shape), b)


def test_quantised_inputs_change_a_layer_little(folder):
    """In front of any router, whose choices tell little differences from great ones."""
    plain, packed = configs(folder)
    ids, counts = jnp.arange(24, dtype=jnp.int32)[None], jnp.full((1,), 24, jnp.int32)
    found = []
    for cfg, activations in ((plain, "full"), (packed, "full"), (packed, "fp8")):
        params = load_params(folder, cfg, parallel=Parallel(), dtype="float32")
        cfg, how = dataclasses.replace(cfg, dtype="float32"), ExecConfig(activations=activations)
        run = partial(forward, cfg=cfg, execution=how, taps=(0,))
        _, h, tapped = jax.jit(run)(params, contiguous(cfg, batch=1, length=24), ids, counts)
        assert np.isfinite(np.asarray(h)).all()
        found.append(np.asarray(tapped[0] - params.embed[ids], np.float64))
    want, *both = found
    full, quantised = (((got - want) ** 2).sum() / (want**2).sum() for got in both)
    assert full < 1e-12
    # e4m3 keeps four bits, 7e-4 for a product; five of them follow each other.
    assert 1e-6 < quantised < 1e-2


def test_a_deployment_keeps_what_is_packed(folder, tmp_path):
    for activations in ("full", "fp8"):
        packed = deploy(folder, activations=activations)
        assert (packed.cfg.scheme, packed.execution.activations) == ("fp8_block", activations)
        params, _ = load_weights(packed)
        assert isinstance(params.layers[1].ffn.gate_up, QTensor)
    write_checkpoint(tmp_path, tiny_config(**SIZES), seed=1)
    assert packed.plan.weight_bytes < 0.75 * deploy(tmp_path).plan.weight_bytes


@pytest.mark.parametrize("activations", ["full", "fp8"])
def test_mlps_whose_blocks_devices_would_share_are_whole_on_each(folder, devices, activations):
    """Of 256, two blocks; four devices."""
    _, cfg = configs(folder)
    found = []
    for parallel in (Parallel(), place(devices(4), cfg)):
        params = load_params(folder, cfg, parallel=parallel, dtype="float32")
        how = ExecConfig(parallel=parallel, activations=activations)
        used = dataclasses.replace(cfg, dtype="float32")
        run = jax.jit(partial(forward, cfg=used, execution=how))
        ids, counts = jnp.arange(24, dtype=jnp.int32)[None], jnp.full((1,), 24, jnp.int32)
        found.append(run(params, contiguous(used, batch=1, length=24), ids, counts)[1])
    shared = params.layers[1].ffn.shared.down.data
    assert shared.sharding.shard_shape(shared.shape) == shared.shape
    experts = params.layers[1].ffn.down.data
    assert experts.sharding.shard_shape(experts.shape)[0] == experts.shape[0] // 4
    # Sums in another order; where inputs are quantised, a few of them fall to the other side.
    bound = 1e-10 if activations == "full" else 1e-3
    want, got = (np.asarray(x, np.float64) for x in found)
    assert ((got - want) ** 2).sum() < bound * (want**2).sum()


def test_what_cannot_stay_packed_is_expanded(tmp_path):
    write_fp8(tmp_path, tiny_config(**SIZES | {"intermediate_size": 192}))
    deployment = deploy(tmp_path)
    assert deployment.cfg.scheme is None
    params, _ = load_weights(deployment)
    assert params.layers[1].ffn.gate_up.dtype == jnp.bfloat16


def test_what_cannot_stay_packed_is_named(folder, tmp_path, golden_path):
    write_checkpoint(tmp_path / "plain", tiny_config(**SIZES), seed=1)
    with pytest.raises(
        ConfigError, match=r"layers\.0\.attention\.q_proj is not packed.*Leave out --act"
    ):
        deploy(tmp_path / "plain", activations="fp8")
    with pytest.raises(ConfigError, match="q_proj is not packed"):
        deploy(golden_path("quant/int4"), activations="fp8")
    write_fp8(tmp_path / "small", tiny_config(**SIZES | {"head_dim": 64}))
    with pytest.raises(ConfigError, match="q_proj has heads that are no multiple of 128"):
        deploy(tmp_path / "small", activations="fp8")
    write_fp8(tmp_path / "cut", tiny_config(**SIZES | {"intermediate_size": 192}))
    with pytest.raises(ConfigError, match=r"gate_proj is \[192, 128\], no multiple of 128"):
        deploy(tmp_path / "cut", activations="fp8")
