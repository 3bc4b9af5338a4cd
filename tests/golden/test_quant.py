"""Packed matrices and checkpoints: values as the public libraries unpack them, and what a model
gives with them."""

import json
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from golden import assert_within
from golden.routing import routes
from ling_jax.quant import expand
from ling_jax.quant.published import decode_fp8, decode_int4, decode_mxfp4

DTYPES = {
    "F32": np.float32,
    "BF16": ml_dtypes.bfloat16,
    "I32": np.int32,
    "I8": np.int8,
    "U8": np.uint8,
    "F8_E4M3": ml_dtypes.float8_e4m3fn,
    "F8_E8M0": ml_dtypes.float8_e8m0fnu,
}
CHECKPOINTS = ("fp8", "fp8-ue8m0", "int4", "mxfp4", "fp4-mixed")
FOUR_BITS = {"int4": "int4", "mxfp4": "mxfp4", "fp4-mixed": "mxfp4"}


def tensors(path: Path) -> dict[str, np.ndarray]:
    """All tensors of a file, those too that safetensors does not give to NumPy."""
    data = path.read_bytes()
    end = 8 + int.from_bytes(data[:8], "little")
    found = {}
    for name, entry in json.loads(data[8:end]).items():
        if name != "__metadata__" and entry["dtype"] in DTYPES:
            first, last = entry["data_offsets"]
            array = np.frombuffer(data[end + first : end + last], DTYPES[entry["dtype"]])
            found[name] = array.reshape(entry["shape"])
    return found


@pytest.fixture(scope="module")
def matrices(golden_path):
    return tensors(golden_path("quant/matrices.safetensors"))


@pytest.fixture(scope="module", params=CHECKPOINTS)
def model(request, micro):
    return micro(f"quant/{request.param}")


@pytest.fixture(scope="module", params=FOUR_BITS)
def packed(request, micro):
    return micro(f"quant/{request.param}", packed=True)


DECODERS = {
    "fp8": lambda x: decode_fp8(x["weight"], x["weight_scale_inv"]),
    "fp8_ue8m0": lambda x: decode_fp8(x["weight"], x["weight_scale_inv"]),
    "int4": lambda x: decode_int4(x["weight_packed"], x["weight_scale"], group=32),
    "mxfp4": lambda x: decode_mxfp4(x["weight_packed"], x["weight_scale"]),
    "mxfp4_ling": lambda x: decode_mxfp4(x["weight"], x["weight_scale_inv"]),
}


@pytest.mark.parametrize("form", DECODERS)
def test_every_value_is_the_libraries_own(matrices, form):
    found = {name.partition(".")[0] for name in matrices if f".{form}." in name}
    assert {"b", "c"} <= found  # the full set has another
    for matrix in found:
        parts = f"{matrix}.{form}."
        named = {x.removeprefix(parts): matrices[x] for x in matrices if x.startswith(parts)}
        want = matrices[f"{matrix}.{form.removesuffix('_ling')}.dequant"]
        np.testing.assert_array_equal(DECODERS[form](named), want)


@pytest.mark.parametrize(("start", "stop"), [(0, 1), (100, 140), (127, 128), (128, 192)])
def test_rows_of_a_matrix_find_their_blocks(matrices, start, stop):
    codes, scale = (matrices[f"b.fp8.{name}"] for name in ("weight", "weight_scale_inv"))
    blocks = scale[start // 128 : -(-stop // 128)]
    got = decode_fp8(codes[start:stop], blocks, first_row=start)
    np.testing.assert_array_equal(got, matrices["b.fp8.dequant"][start:stop])


def test_every_code_has_its_value(matrices):
    codes = np.arange(8, dtype=np.uint8)
    pairs = (2 * codes | (2 * codes + 1) << 4).repeat(2).reshape(1, 16)  # 32 inputs
    want = matrices["all_e2m1_values"].reshape(8, 2).repeat(2, axis=0).reshape(1, 32)
    one = np.full((1, 1), 127, np.uint8)
    np.testing.assert_array_equal(decode_mxfp4(pairs, one), want)
    got = decode_fp8(matrices["all_e4m3_codes"].reshape(2, 128), np.ones((1, 1), np.float32))
    np.testing.assert_array_equal(got.reshape(-1), matrices["all_e4m3_values"])


def test_every_layer_gives_the_golden_residual(model):
    assert_within(model.whole.hidden, model.want["hidden"], 1e-3)


def test_one_pass_gives_the_golden_logits(model):
    assert_within(model.whole.logits, model.want["logits"], 5e-4)


def test_every_router_picks_the_golden_experts(model):
    for layer, (ids, weights) in routes(model, model.whole.hidden).items():
        np.testing.assert_array_equal(ids, model.want[f"router.{layer}.indices"])
        assert_within(weights, model.want[f"router.{layer}.weights"], 1e-5)


def test_greedy_decoding_gives_the_golden_tokens(model):
    assert model.greedy() == model.want["greedy.tokens"].tolist()


def test_packed_experts_hold_the_values_of_the_expanded_ones(packed, micro):
    whole = micro(f"quant/{packed.name}")
    for layer, wanted in zip(packed.params.layers[1:], whole.params.layers[1:], strict=True):
        for name in ("gate_up", "down"):
            kept = getattr(layer.ffn, name)
            assert (kept.kind, kept.data.dtype) == (FOUR_BITS[packed.name], np.int32)
            np.testing.assert_array_equal(expand(kept), getattr(wanted.ffn, name))


def test_packed_experts_give_the_golden_logits(packed):
    assert_within(packed.whole.logits, packed.want["logits"], 5e-4)


def test_packed_experts_give_the_golden_tokens(packed):
    assert packed.greedy() == packed.want["greedy.tokens"].tolist()
