"""Quantising while converting: codes, errors, what is packed, and what is refused."""

import jax
import ml_dtypes
import numpy as np
import pytest
from tiny_source import assert_same, killing, run

from convert.quantize import encode_fp8, encode_int4, encode_mxfp4, relative_error
from ling_jax.checkpoint.hf import load_config
from ling_jax.checkpoint.load import load_model, packed_config
from ling_jax.checkpoint.manifest import Packed, read_manifest
from ling_jax.config import PackedExperts
from ling_jax.engine.build import deploy, load_weights
from ling_jax.model import model_spec
from ling_jax.quant import FourBit, QTensor
from ling_jax.quant.published import decode_fp8, decode_int4, decode_mxfp4
from ling_jax.sharding import Parallel
from ling_jax.testing import tiny_config, write_checkpoint
from tests.spec.drafts import tiny_draft, write_draft
from tests.unit.test_packed import SIZES

PACKED = {
    "fp8": Packed(scheme="fp8_block"),
    "int4": Packed(experts=PackedExperts(kind="int4", group=32)),
    "mxfp4": Packed(scheme="fp8_block", experts=PackedExperts(kind="mxfp4", group=32)),
}
# Of normal values, roughly: steps of a uniform grid over a group's range; bits of a mantissa.
LARGEST = {"fp8": 0.03, "int4": 0.11, "mxfp4": 0.14}
FORMS = {
    "fp8": lambda w: decode_fp8(*encode_fp8(w)),
    "int4": lambda w: decode_int4(*(x.view(t) for x, t in _int4(w)), group=32),
    "mxfp4": lambda w: decode_mxfp4(*encode_mxfp4(w)),
}


def _int4(w):
    codes, scale = encode_int4(w)
    return (codes, np.int32), (scale, ml_dtypes.bfloat16)


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    folder = tmp_path_factory.mktemp("plain")
    write_checkpoint(folder, tiny_config(**SIZES, num_nextn_predict_layers=1), seed=3)
    return folder


@pytest.fixture(scope="module", params=PACKED)
def pair(request, plain, tmp_path_factory):
    """Scheme and conversion."""
    target = tmp_path_factory.mktemp("quantised") / "target"
    assert run(plain, target, "--quantize", request.param) == 0
    return request.param, target


@pytest.mark.parametrize("form", FORMS)
def test_values_move_by_no_more_than_a_step(form):
    w = np.random.default_rng(0).standard_normal((160, 256)).astype(np.float32)
    w[3] = 0
    w[:, 192:224] *= 50  # a group
    got = FORMS[form](w)
    assert 0.3 * LARGEST[form] < relative_error(got, w) < LARGEST[form]
    np.testing.assert_array_equal(got[3], 0)
    if form != "int4":  # whose steps follow the largest value
        np.testing.assert_array_equal(FORMS[form](got), got)


def test_int4_has_the_scales_of_compressed_tensors():
    w = np.zeros((1, 64), np.float32)
    w[0, :3], w[0, 32] = (7.5, -7.5, 1.2), -15
    codes, scale = encode_int4(w)
    np.testing.assert_array_equal(scale.astype(np.float32), [[1, 2]])
    got = decode_int4(codes.view(np.int32), scale, group=32)[0]
    assert got[[0, 1, 2, 32]].tolist() == [7, -8, 1, -16]


def test_what_a_scheme_packs(pair):
    scheme, target = pair
    assert read_manifest(target).packed == PACKED[scheme]
    paths = {weight.path for weight in read_manifest(target).weights}
    assert {"layers.1.ffn.gate_up.data", "layers.1.ffn.router", "embed", "lm_head"} <= paths
    assert ("layers.0.mixer.out.data" in paths) == (scheme != "int4")


def test_every_quantised_tensor_has_its_error(pair, capsys):
    scheme, target = pair
    errors = {k: v for w in read_manifest(target).weights for k, v in w.errors.items()}
    assert {f"model.layers.1.mlp.experts.{i}.up_proj.weight" for i in range(8)} <= set(errors)
    for name, error in errors.items():
        most = LARGEST[scheme if ".experts." in name else "fp8"]
        assert 0.3 * most < error < most
    assert run("inspect", target) == 0
    assert f"quantised: {len(errors)} tensors, relative RMS error" in capsys.readouterr().out


def test_weights_are_close_to_the_source_and_the_rest_is_the_same(pair, plain):
    scheme, target = pair
    cfg = load_config(plain)
    assert load_config(target) == cfg
    got, want = (load_model(x, cfg, parallel=Parallel()) for x in (target, plain))
    moved = 0
    for x, y in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        x, y = (np.asarray(array, np.float32) for array in (x, y))
        if not np.array_equal(x, y):
            assert relative_error(x, y) < 1.05 * LARGEST[scheme]
            moved += 1
    specs = model_spec(PACKED[scheme].applied(cfg))
    leaves = jax.tree.leaves(specs, is_leaf=lambda x: isinstance(x, (FourBit, QTensor)))
    assert moved == sum(isinstance(x, (FourBit, QTensor)) for x in leaves)


def test_it_serves_packed(pair):
    scheme, target = pair
    cfg = packed_config(target, load_config(target), "full" if scheme == "int4" else "fp8")
    assert cfg == PACKED[scheme].applied(load_config(target))
    served = deploy(target)
    params, _ = load_weights(served)
    assert served.cfg.packed_experts == PACKED[scheme].experts
    assert_same(params, load_model(target, served.source, parallel=Parallel()))


def test_it_is_verified_against_its_source(pair, plain, capsys):
    _, target = pair
    assert run("verify", target, "--full", "--source", plain) == 0
    assert "no problems" in capsys.readouterr().out


def test_a_killed_one_goes_on_and_keeps_its_errors(pair, plain, tmp_path, capsys):
    scheme, target = pair
    again = tmp_path / "again"
    assert run(plain, again, "--quantize", scheme, hooks=killing("finished", 25)) == 137
    assert run(plain, again, "--resume") == 2
    assert "quantize is 'none', the conversion began with" in capsys.readouterr().err
    assert run(plain, again, "--quantize", scheme, "--resume") == 0
    got, want = (
        [(w.path, w.sha256, w.errors) for w in read_manifest(x).weights] for x in (again, target)
    )
    assert got == want


def test_a_plan_has_the_packed_sizes(plain, capsys):
    assert run("plan", plain, "--quantize", "int4") == 0
    assert "layers.1.ffn.gate_up.data" in capsys.readouterr().out


def test_what_cannot_be_quantised(whole_source, golden_path, tmp_path, capsys):
    def refusal(source, scheme):
        assert run(source, tmp_path / "target", "--quantize", scheme) == 2
        assert not (tmp_path / "target").exists()
        return capsys.readouterr().err

    assert "is packed already (INT4 in" in refusal(golden_path("quant/int4"), "int4")
    assert "experts with inputs in groups of 32" in refusal(whole_source, "int4")
    dense = tmp_path / "dense"
    write_checkpoint(dense, tiny_config(**SIZES, first_k_dense_replace=3))
    assert "experts with inputs in groups of 32" in refusal(dense, "mxfp4")
    draft = tmp_path / "draft"
    draft.mkdir()
    write_draft(draft, tiny_draft(dtype="bfloat16"))
    assert "is a draft, which is not quantised" in refusal(draft, "int4")
