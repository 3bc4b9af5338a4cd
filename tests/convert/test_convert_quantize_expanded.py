"""`--quantize fp8` and `mxfp4` of sizes that are no whole blocks of 128: FP8 is stored expanded."""

import hashlib
import re
import shutil
from functools import cache

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file
from tiny_source import assert_same, edit_tensors, killing, run

from convert.plan import make_plan
from convert.quantize import encode_fp8, encode_int4, encode_mxfp4, relative_error, scheme_of
from ling_jax.cache import contiguous
from ling_jax.checkpoint import hf
from ling_jax.checkpoint.load import load_model, packed_config
from ling_jax.checkpoint.manifest import Packed, raw_bytes, read_manifest
from ling_jax.config import PackedExperts
from ling_jax.engine.build import deploy, load_weights
from ling_jax.errors import ConfigError
from ling_jax.model import final_norm, forward, logits
from ling_jax.quant.published import decode_fp8, decode_int4, decode_mxfp4
from ling_jax.sharding import Parallel
from ling_jax.testing import tiny_config, write_checkpoint

# A dense layer with KDA, one of experts with MLA; a matrix of two by two blocks, most of them cut.
FIELDS = tiny_config(
    num_hidden_layers=2,
    layer_group_size=2,
    hidden_size=160,
    head_dim=32,
    v_head_dim=32,
    qk_nope_head_dim=32,
    qk_rope_head_dim=16,
    intermediate_size=192,
    moe_intermediate_size=32,
    moe_shared_expert_intermediate_size=32,
)
EXPERTS = {"fp8": None, "mxfp4": PackedExperts(kind="mxfp4", group=32)}
PROJECTION = r"layers\.0\.attention\.[qkvfgo]_proj|layers\.1\.attention\.(q_proj|dense)"
IN_FP8 = {
    "fp8": re.compile(rf"{PROJECTION}|mlp\..*(gate|up|down)_proj"),
    "mxfp4": re.compile(rf"{PROJECTION}|mlp\.(gate|up|down)_proj"),
}
WHY = (
    "FP8 is stored expanded to bfloat16, which saves no memory: model.layers.0.attention.q_proj is "
    "[64, 160], no multiple of 128 (first such module)\n"
)
OURS = {
    "fp8": "projections, dense and shared MLPs in FP8; routed experts in FP8",
    "mxfp4": "projections, dense MLPs in FP8; routed experts in MXFP4",
}


def decoded(scheme, name, w):
    """What the codes of a matrix stand for in float32; None if it has none."""
    w = w.astype(np.float32)
    if scheme == "mxfp4" and ".experts." in name:
        return decode_mxfp4(*encode_mxfp4(w))
    return decode_fp8(*encode_fp8(w)) if IN_FP8[scheme].search(name) else None


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    """A source; never written to."""
    folder = tmp_path_factory.mktemp("plain")
    write_checkpoint(folder, FIELDS, seed=3)
    return folder


@pytest.fixture(scope="module", params=EXPERTS)
def made(request, plain, tmp_path_factory):
    """Scheme, conversion, and a plain folder of the values that the codes stand for."""
    scheme, folder = request.param, tmp_path_factory.mktemp("expanded")
    assert run(plain, folder / "target", "--quantize", scheme) == 0
    shutil.copytree(plain, folder / "values")
    tensors = load_file(plain / "model.safetensors")
    values = {name: decoded(scheme, name, w) for name, w in tensors.items()}
    moved = {k: v.astype(ml_dtypes.bfloat16) for k, v in values.items() if v is not None}
    save_file(tensors | moved, folder / "values" / "model.safetensors")
    return scheme, folder / "target", folder / "values"


def stored(folder):
    return {weight.path: weight for weight in read_manifest(folder).weights}


def test_values_are_those_of_the_codes(made):
    scheme, target, values = made
    manifest = read_manifest(target)
    assert manifest.packed == Packed(experts=EXPERTS[scheme])
    assert scheme_of(manifest) == scheme
    cfg = hf.load_config(target)
    got, want = (load_model(x, cfg, parallel=Parallel()) for x in (target, values))
    assert_same(got, want)


def test_every_quantised_matrix_has_its_error(made, plain):
    scheme, target, _ = made
    tensors = load_file(plain / "model.safetensors")
    values = {name: decoded(scheme, name, w) for name, w in tensors.items()}
    want = {
        name: relative_error(x, tensors[name].astype(np.float32))
        for name, x in values.items()
        if x is not None
    }
    assert {k: v for w in stored(target).values() for k, v in w.errors.items()} == want


def test_the_hashes_of_tensors_are_those_of_the_source(made, plain):
    _, target, _ = made
    tensors = load_file(plain / "model.safetensors")
    want = {name: hashlib.sha256(raw_bytes(w)).hexdigest() for name, w in tensors.items()}
    assert {k: v for w in stored(target).values() for k, v in w.tensors.items()} == want


@cache
def compiled(cfg, execution):
    """Logits of a prompt; of folders that are served alike it is compiled once."""

    def read(params, ids, counts):
        empty = contiguous(cfg, batch=1, length=24)
        _, hidden, _ = forward(params, empty, ids, counts, cfg=cfg, execution=execution)
        return logits(params, final_norm(params, hidden, cfg=cfg), execution=execution)

    return jax.jit(read)


def test_it_has_the_logits_of_a_plain_folder_with_those_values(made):
    scheme, target, values = made
    ids, counts = jnp.arange(24, dtype=jnp.int32)[None], jnp.full((1,), 24, jnp.int32)
    found = []
    for folder in (target, values):
        served = deploy(folder)
        assert served.cfg.packed_experts == (EXPERTS[scheme] if folder == target else None)
        params, _ = load_weights(served)
        found.append(np.asarray(compiled(served.cfg, served.execution)(params, ids, counts)))
    got, want = found
    assert np.abs(want).max() > 0.1
    np.testing.assert_array_equal(got, want)


def test_it_is_verified_against_its_source(made, plain, tmp_path, capsys):
    _, target, _ = made
    assert run("verify", target, "--full", "--source", plain) == 0
    assert f"{len(stored(target))} compared with the source" in capsys.readouterr().out
    other = shutil.copytree(plain, tmp_path / "other")
    name = "model.layers.0.mlp.down_proj.weight"
    edit_tensors(other / "model.safetensors", lambda x: x.update({name: -x[name]}))
    assert run("verify", target, "--source", other) == 2
    assert "1 problems: weight layers.0.ffn.down is not the source's" in capsys.readouterr().err


@pytest.mark.parametrize("size", [1000, 50_000])
def test_rows_may_be_read_in_any_blocks(made, plain, monkeypatch, size):
    scheme, target, _ = made
    monkeypatch.setattr(hf, "BLOCK_BYTES", size)
    plan, want = make_plan(plain, quantize=scheme), stored(target)
    assert plan.files is not None
    starts = []
    for weight in plan.weights:
        digest = hashlib.sha256()
        for start, rows in hf.leaf_blocks(plan.files, weight.spec, weight.sources):
            digest.update(raw_bytes(rows))
            starts += [start] if weight.path == "layers.0.ffn.down" else []
        assert digest.hexdigest() == want[weight.path].sha256
    assert any(start % 128 for start in starts)


def test_a_killed_one_goes_on_to_the_same_result(made, plain, tmp_path, capsys):
    scheme, target, _ = made
    again = tmp_path / "again"
    assert run(plain, again, "--quantize", scheme, hooks=killing("finished", 20)) == 137
    assert run(plain, again, "--quantize", scheme, "--resume") == 0
    assert f"quantised by the conversion: {OURS[scheme]}\n{WHY}" in capsys.readouterr().out
    got, want = stored(again), stored(target)
    assert got.keys() == want.keys()
    for path in want:
        a, b = got[path], want[path]
        assert (a.sha256, a.tensors, a.errors) == (b.sha256, b.tensors, b.errors)


def test_it_is_said(made, plain, tmp_path, capsys):
    scheme, target, _ = made
    want = f"quantised by the conversion: {OURS[scheme]}\n{WHY}"
    for command in (["inspect", target], ["plan", plain, "--quantize", scheme]):
        assert run(*command) == 0
        out = capsys.readouterr().out
        assert want in out
        assert "packed as in the source" not in out
    assert run("inspect", plain) == 0
    assert "expanded" not in capsys.readouterr().out


def test_fp8_activations_are_refused(made):
    _, target, _ = made
    with pytest.raises(ConfigError, match="holds projections in bfloat16") as error:
        packed_config(target, hf.load_config(target), "fp8")
    assert "\n" not in str(error.value)


def test_int4_needs_no_blocks(plain, tmp_path, capsys):
    target = tmp_path / "target"
    assert run(plain, target, "--quantize", "int4") == 0
    assert "FP8" not in capsys.readouterr().out
    cfg = hf.load_config(target)
    got = load_model(target, cfg, parallel=Parallel())
    want = hf.load_params(plain, cfg, parallel=Parallel())
    experts = zip(*(np.asarray(x.layers[1].ffn.down, np.float32) for x in (got, want)), strict=True)
    for x, w in experts:
        codes, scale = encode_int4(w)
        values = decode_int4(codes.view(np.int32), scale, group=32)
        np.testing.assert_array_equal(x, values.astype(ml_dtypes.bfloat16).astype(np.float32))
    np.testing.assert_array_equal(got.layers[0].mixer.out, want.layers[0].mixer.out)
