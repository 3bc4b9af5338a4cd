"""Loading the folder of a draft: names of exports, refusals, dtypes, shards."""

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from jax.sharding import Mesh
from safetensors.numpy import save_file

from ling_jax.checkpoint import hf
from ling_jax.checkpoint.draft import check_copies, load_draft, load_draft_config
from ling_jax.config import ModelConfig
from ling_jax.errors import CheckpointError, ConfigError
from ling_jax.model import ModelParams
from ling_jax.sharding import ALL, Parallel
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import draft_spec
from ling_jax.testing import tiny_config
from tests.spec.drafts import tiny_draft, write_draft


def load(folder, **options):
    return load_draft(folder, load_draft_config(folder), **({"parallel": Parallel()} | options))


def refusal(folder) -> str:
    with pytest.raises(CheckpointError) as caught:
        load(folder)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def assert_same(got, want) -> None:
    assert jax.tree.structure(got) == jax.tree.structure(want)
    for x, y in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        assert x.dtype == y.dtype
        np.testing.assert_array_equal(np.asarray(x), np.asarray(y))


KINDS = ("vanilla", "gated", "rnn")


@pytest.mark.parametrize("kind", KINDS)
def test_weights_come_back_as_they_were_written(tmp_path, kind):
    tensors = write_draft(tmp_path, tiny_draft(markov_head_type=kind, dtype="bfloat16"))
    params = load(tmp_path)
    cfg = load_draft_config(tmp_path)
    want = jax.tree.map(lambda s: (s.shape, s.dtype), draft_spec(cfg))
    assert jax.tree.map(lambda x: (x.shape, x.dtype), params) == want
    attention = "layers.1.self_attn."
    pairs = [tensors[f"{attention}{x}_proj.weight"].reshape(2, 8, 24) for x in "kv"]
    np.testing.assert_array_equal(params.layers[1].kv, np.stack(pairs))
    out = tensors[attention + "o_proj.weight"].reshape(24, 4, 8)
    np.testing.assert_array_equal(params.layers[1].out, out)
    np.testing.assert_array_equal(params.feature_norm, tensors["hidden_norm.weight"])
    np.testing.assert_array_equal(params.markov.w2, tensors["markov_head.markov_w2.weight"])
    mix = {"gated": "gate_proj", "rnn": "joint_proj"}.get(kind)
    if mix is None:
        assert params.markov.mix is None
        assert params.markov.mix_bias is None
    else:
        np.testing.assert_array_equal(params.markov.mix, tensors[f"markov_head.{mix}.weight"])
        np.testing.assert_array_equal(params.markov.mix_bias, tensors[f"markov_head.{mix}.bias"])
    bias = tensors["confidence_head.proj.bias"].astype(np.float32)
    np.testing.assert_array_equal(params.confidence.bias, bias)


@pytest.fixture
def edited(tmp_path):
    """Writes a folder whose tensors a function changed."""

    def write(change, **changes):
        tensors = write_draft(tmp_path, tiny_draft(**changes))
        save_file(change(dict(tensors)), tmp_path / "model.safetensors")
        return tmp_path

    return write


def renamed(*pairs):
    def change(tensors):
        def name(old):
            for start, to in pairs:
                if old.startswith(start):
                    return to + old.removeprefix(start)
            return old

        return {name(old): value for old, value in tensors.items()}

    return change


NAMES = {
    "prefix": renamed(("", "model.")),
    "logit head": renamed(("markov_head.", "logit_head.markov_head.")),
    "encoder": renamed(("fc.", "encoder.fc."), ("hidden_norm.", "encoder.output_norm_enc.")),
    "prefixed logit head": renamed(("markov_head.", "model.logit_head.markov_head.")),
    "buffers": lambda tensors: (
        tensors
        | {"rotary_emb.inv_freq": np.ones(4, np.float32)}
        | {"model.layers.0.rotary_emb.cos": np.ones(4, np.float32)}
    ),
    "no copies": lambda tensors: {
        name: value
        for name, value in tensors.items()
        if name not in ("embed_tokens.weight", "lm_head.weight")
    },
}


@pytest.mark.parametrize("change", NAMES.values(), ids=NAMES)
def test_names_of_other_exports_load_the_same(edited, change):
    want = load(edited(lambda tensors: tensors))
    assert_same(load(edited(change)), want)


def test_all_disagreements_are_listed_at_once(edited):
    def change(tensors):
        del tensors["norm.weight"]
        tensors["layers.0.mlp.extra.weight"] = np.zeros(3, np.float32)
        tensors["fc.weight"] = tensors["fc.weight"][:, :-1].copy()
        tensors["hidden_norm.weight"] = tensors["hidden_norm.weight"].astype(ml_dtypes.bfloat16)
        return tensors

    message = refusal(edited(change))
    assert "4 tensors disagree with config.json" in message
    assert "norm.weight is missing" in message
    assert "layers.0.mlp.extra.weight is not a tensor of this model" in message
    assert "fc.weight has shape [24, 71], expected [24, 72]" in message
    assert "hidden_norm.weight has dtype BF16, expected F32" in message


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"markov_head_type": "vanilla"}, "markov_head.gate_proj.weight is not a tensor"),
        ({"markov_head_type": "rnn"}, "markov_head.joint_proj.weight is missing"),
        ({"enable_confidence_head": False}, "confidence_head.proj.weight is not a tensor"),
        ({"confidence_head_with_markov": False}, "has shape [1, 40], expected [1, 24]"),
    ],
    ids=str,
)
def test_a_config_of_other_heads_than_the_file_is_refused(tmp_path, changes, words):
    fields = tiny_draft(markov_head_type="gated")
    tensors = write_draft(tmp_path, fields)
    write_draft(tmp_path, fields | changes)
    save_file(tensors, tmp_path / "model.safetensors")
    assert words in refusal(tmp_path)


def test_a_weight_under_two_names_is_refused(edited):
    def change(tensors):
        return tensors | {"model.fc.weight": tensors["fc.weight"]}

    message = refusal(edited(change))
    assert "tensors fc.weight and model.fc.weight are the same weight; keep one" in message


def test_a_float32_confidence_head_stays_one(edited):
    def change(tensors):
        name = "confidence_head.proj.weight"
        return tensors | {name: tensors[name].astype(np.float32) + np.float32(1e-4)}

    weight = load(edited(change, dtype="bfloat16")).confidence.weight
    assert weight.dtype == jnp.float32
    assert not np.array_equal(weight, weight.astype(jnp.bfloat16).astype(jnp.float32))


def test_weights_may_be_upcast_and_read_in_small_blocks(tmp_path, monkeypatch):
    write_draft(tmp_path, tiny_draft(dtype="bfloat16"))
    half, calls = load(tmp_path), []
    monkeypatch.setattr(hf, "BLOCK_BYTES", 100)
    full = load(tmp_path, dtype="float32", progress=lambda *done: calls.append(done))
    assert {x.dtype for x in jax.tree.leaves(full)} == {jnp.dtype("float32")}
    assert_same(full, jax.tree.map(lambda x: x.astype(jnp.float32), half))
    assert calls[-1][0] == calls[-1][1]


def test_every_device_holds_its_own_shard(tmp_path, devices):
    write_draft(tmp_path, tiny_draft())
    parallel = Parallel(mesh=Mesh(np.asarray(devices(4)).reshape(2, 2), ALL))
    params = load(tmp_path, parallel=parallel)
    assert_same(params, load(tmp_path))
    layer = params.layers[0]
    assert layer.kv.sharding.shard_shape(layer.kv.shape) == (2, 1, 8, 24)
    assert layer.ffn.down.sharding.shard_shape(layer.ffn.down.shape) == (24, 10)


def test_a_folder_without_config_is_named(tmp_path):
    with pytest.raises(CheckpointError, match=r"config\.json is missing"):
        load_draft_config(tmp_path)


def target_of(tensors, **changes):
    """A target with nothing but the matrices that a draft has copies of."""
    weights = {"embed": "embed_tokens.weight", "lm_head": "lm_head.weight"}
    arrays = {field: jnp.asarray(tensors[name]) for field, name in weights.items()}
    return ModelParams(**(arrays | changes), layers=(), norm=None, mtp=None)


def test_the_copies_of_the_targets_matrices_must_be_copies(tmp_path):
    tensors = write_draft(tmp_path, tiny_draft(dtype="bfloat16"))
    exact = jax.tree.map(lambda x: x.astype(jnp.float32), target_of(tensors))
    for target in (target_of(tensors), exact):
        check_copies(tmp_path, target)
    other = np.asarray(tensors["lm_head.weight"]).copy()
    other[47] += 1
    with pytest.raises(CheckpointError, match=r"row 47 of lm_head.weight is not the target's"):
        check_copies(tmp_path, target_of(tensors, lm_head=jnp.asarray(other)))
    # A target that uses its embedding as output head too.
    with pytest.raises(CheckpointError, match=r"row 0 of lm_head.weight"):
        check_copies(tmp_path, target_of(tensors, lm_head=None))
    with pytest.raises(CheckpointError, match="trained for another checkpoint"):
        check_copies(tmp_path, target_of(tensors, embed=jnp.zeros((48, 12), jnp.bfloat16)))


def test_a_draft_of_another_target_is_refused_by_all_that_differs():
    draft = DraftConfig.from_hf(tiny_draft())
    target = ModelConfig.from_hf(
        tiny_config(vocab_size=48, hidden_size=24, num_hidden_layers=7, layer_group_size=7)
    )
    draft.check_target(target)
    with pytest.raises(ConfigError) as caught:
        draft.check_target(ModelConfig.from_hf(tiny_config(num_hidden_layers=6)))
    for words in ("vocab_size is 48, the target's 64", "hidden_size is 24", "target_layer_ids"):
        assert words in str(caught.value)
