"""`ModelConfig.from_hf`: the published checkpoints, and every refusal by name."""

import contextlib

import pytest

from ling_jax.checkpoint.hf import expected_tensors
from ling_jax.config import LayerKind, ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.model import model_spec
from ling_jax.params import count
from ling_jax.testing import tiny_config
from ling_jax.testing.published import LING_3_1_FLASH, LING_FLASH, LING_TINY


def read(fields) -> ModelConfig:
    return ModelConfig.from_hf(fields)


def mla_layers(cfg: ModelConfig) -> list[int]:
    return [i for i, kind in enumerate(cfg.layer_kinds) if kind.mixer == "mla"]


def refusal(fields) -> str:
    with pytest.raises(ConfigError) as caught:
        read(fields)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_flash_has_the_published_parameters_and_tensors():
    cfg = read(LING_FLASH)
    specs = model_spec(cfg)
    assert count(specs.mtp) == 3_072_194_048
    assert count(specs.replace(mtp=None)) == 124_414_211_552
    assert len(expected_tensors(cfg)) == 63_783


def test_tiny_has_the_published_parameters_and_tensors():
    cfg = read(LING_TINY)
    assert cfg.mtp_layers == 0
    assert count(model_spec(cfg)) == 7_893_392_800
    assert len(expected_tensors(cfg)) == 9_283


def test_flash_3_1_has_the_expected_parameters():
    specs = model_spec(read(LING_3_1_FLASH))
    assert count(specs.mtp) == 8_199_361_536
    assert count(specs.replace(mtp=None)) == 564_172_962_112


def test_flash_has_every_sixth_layer_mla_and_two_dense_ones():
    cfg = read(LING_FLASH)
    assert mla_layers(cfg) == [5, 11, 17, 23, 29, 35, 41]
    assert [i for i, kind in enumerate(cfg.layer_kinds) if kind.is_dense] == [0, 1]


def test_tiny_has_every_fourth_layer_mla_and_one_dense_one():
    cfg = read(LING_TINY)
    assert mla_layers(cfg) == [3, 7, 11, 15, 19, 23]
    assert [i for i, kind in enumerate(cfg.layer_kinds) if kind.is_dense] == [0]
    assert cfg.mla.q_rank == 256


def test_flash_limits_late_layers_and_its_shared_experts_apart():
    kinds = read(LING_FLASH).layer_kinds
    assert kinds[33] == LayerKind(mixer="kda", is_dense=False)
    assert kinds[34] == LayerKind(mixer="kda", is_dense=False, shared_limit=5.0)
    assert kinds[35] == LayerKind(mixer="mla", is_dense=False, expert_limit=4.0, shared_limit=5.0)
    assert kinds[41] == LayerKind(mixer="mla", is_dense=False, expert_limit=4.0, shared_limit=7.0)


def test_layers_behind_the_last_full_group_are_mla():
    cfg = read(tiny_config(num_hidden_layers=10, layer_group_size=4))
    assert mla_layers(cfg) == [3, 7, 8, 9]


def test_dense_layers_have_no_limit():
    cfg = read(tiny_config(expert_swiglu_limit_list=[4, 4, 0], first_k_dense_replace=1))
    assert [kind.expert_limit for kind in cfg.layer_kinds] == [None, 4.0, None]


@pytest.mark.parametrize("dtype", [{"torch_dtype": "float32", "dtype": None}, {"dtype": "float32"}])
def test_either_dtype_field_counts(dtype):
    assert read(tiny_config(**dtype)).dtype == "float32"


def test_heads_do_not_follow_from_the_width():
    cfg = read(LING_FLASH)
    assert (cfg.kda.heads, cfg.kda.head_dim) == (32, 128)
    assert (cfg.mla.qk_dim, cfg.mla.v_dim, cfg.mla.latent_dim) == (192, 128, 576)
    assert cfg.mla.q_rank is None


def test_without_a_safe_gate_there_is_no_lower_bound():
    assert read(tiny_config(kda_safe_gate=False)).kda.lower_bound is None
    assert read(tiny_config(kda_lower_bound=None)).kda.lower_bound is None
    assert read(tiny_config(kda_lower_bound=-5)).kda.lower_bound == -5.0


@pytest.mark.parametrize("eos", [63, [63]])
def test_an_end_id_may_stand_alone_or_in_a_list(eos):
    assert read(tiny_config(eos_token_id=eos)).eos_ids == (63,)


DEFAULT_ROPE = {"rope_type": "default", "rope_theta": 10000.0, "partial_rotary_factor": 0.5}


@pytest.mark.parametrize(
    "fields",
    [
        {"rope_scaling": None},
        {"rope_scaling": {"type": "default"}},
        {"rope_scaling": {"type": "yarn", "factor": 1.0}},
        {"rope_parameters": DEFAULT_ROPE},
        {"rope_parameters": DEFAULT_ROPE, "rope_theta": None},
    ],
    ids=str,
)
def test_a_default_rope_is_plain(fields):
    rope = read(tiny_config(**fields)).rope
    assert rope.theta == 10000.0
    assert rope.yarn is None


def test_yarn_is_read_with_its_defaults():
    scaling = {"type": "yarn", "factor": 4.0, "original_max_position_embeddings": 64}
    yarn = read(tiny_config(rope_scaling=scaling)).rope.yarn
    assert yarn is not None
    assert (yarn.factor, yarn.original_context) == (4.0, 64)
    assert (yarn.beta_fast, yarn.beta_slow, yarn.mscale, yarn.mscale_all_dim) == (32, 1, 0, 0)


def test_fields_without_effect_change_nothing():
    extra = {"use_qk_norm": True, "linear_silu": True, "group_norm_size": 1, "rotary_dim": 64}
    assert read(tiny_config(**extra)) == read(tiny_config())


def test_a_config_can_be_a_static_argument():
    assert hash(read(LING_FLASH)) == hash(read(dict(LING_FLASH)))


def test_ling_2_is_refused_by_name():
    fields = {"architectures": ["BailingMoeV2_5ForCausalLM"], "model_type": "bailing_hybrid"}
    message = refusal(tiny_config(**fields, short_conv_kernel_size=None))
    assert "Ling 2.x" in message
    assert "BailingMoeV2_5ForCausalLM" in message


@pytest.mark.parametrize(
    "fields",
    [{"model_type": "bailing_moe_v3_vl"}, {"text_config": {}}, {"vision_config": {}}],
    ids=str,
)
def test_a_wrapper_with_a_vision_tower_is_refused(fields):
    assert "vision tower" in refusal(tiny_config(**fields))


def test_another_architecture_is_refused():
    fields = {"architectures": ["LlamaForCausalLM"], "model_type": "llama"}
    message = refusal(fields)
    assert "LlamaForCausalLM" in message
    assert "BailingMoeV3ForCausalLM" in message


def test_another_name_of_the_quantisation_is_refused():
    message = refusal(tiny_config(compression_config={"quant_method": "compressed-tensors"}))
    assert "compression_config is not supported, expected quantization_config" in message


def test_unknown_fields_are_refused_all_at_once():
    message = refusal(tiny_config(rope_beta=1, a_new_field=2))
    assert "unknown fields: a_new_field, rope_beta" in message


def test_missing_fields_are_refused_all_at_once():
    fields = tiny_config()
    del fields["hidden_size"], fields["num_experts"], fields["kda_safe_gate"]
    message = refusal(fields)
    for name in ("hidden_size", "num_experts", "kda_safe_gate"):
        assert f"{name} is None" in message


LIMITS = "expert_swiglu_limit_list"
YARN = {"type": "yarn", "original_max_position_embeddings": 64}
WRONG = [
    ("hidden_act", "gelu"),
    ("score_function", "softmax"),
    ("linear_attention", "gla"),
    ("scoring_func", "softmax"),
    ("topk_method", "greedy"),
    ("norm_topk_prob", False),
    ("moe_router_enable_expert_bias", False),
    ("router_dtype", "bf16"),
    ("router_type", "MultiRouter"),
    ("multi_gate", True),
    ("use_bias", True),
    ("use_qkv_bias", True),
    ("rope_interleave", False),
    ("use_mla_nope", True),
    ("mtp_use_kda", True),
    ("no_kda_lora", False),
    ("use_kda_lora", True),
    ("full_attention_type", "gqa"),
    ("value_norm", True),
    ("up_proj_norm", True),
    ("use_nGPT", True),
    ("scale_router_input", True),
    ("hidden_size", "32"),
    ("hidden_size", True),
    ("vocab_size", 0),
    ("rms_norm_eps", float("nan")),
    ("rms_norm_eps", "1e-6"),
    ("tie_word_embeddings", 1),
    ("dtype", "float16"),
    ("eos_token_id", "63"),
    ("num_nextn_predict_layers", 2),
    ("layer_group_size", 0),
    ("short_conv_kernel_size", 1),
    ("kda_lower_bound", 5.0),
    ("gated_attention_proj_granularity_type", "channel_wise"),
    ("q_lora_rank", 0),
    ("qk_rope_head_dim", 7),
    ("qk_head_dim", 25),
    ("num_shared_experts", 2),
    ("n_group", 3),
    ("n_group", 8),
    ("topk_group", 5),
    ("num_experts_per_tok", 5),
    (LIMITS, [4, 4]),
    (LIMITS, [4, 4, -1]),
    (LIMITS, 4),
    ("rope_scaling", {"type": "linear", "factor": 2.0}),
    ("rope_scaling", YARN | {"factor": 2.0, "attention_factor": 1.0}),
    ("rope_scaling", {"type": "yarn", "factor": 2.0}),
]


@pytest.mark.parametrize(("name", "value"), WRONG, ids=[f"{n}={v}" for n, v in WRONG])
def test_a_value_that_no_layer_implements_is_refused_by_name(name, value):
    assert name in refusal(tiny_config(**{name: value}))


def test_two_different_thetas_are_refused():
    assert "rope_theta" in refusal(tiny_config(rope_parameters={"rope_theta": 5.0}))


def test_all_problems_are_named_in_one_message():
    message = refusal(tiny_config(hidden_act="gelu", vocab_size=0, surprise=1))
    for name in ("hidden_act", "vocab_size", "surprise"):
        assert name in message


JUNK = (None, "x", "", -1, 0, 1.5, float("inf"), float("nan"), True, [], [1], [None], {}, {"a": 1})
FIELDS = (*LING_FLASH, "dtype", "rope_parameters", "quantization_config")


@pytest.mark.parametrize("name", FIELDS)
def test_nonsense_in_a_field_is_read_or_refused_but_never_crashes(name):
    for value in JUNK:
        with contextlib.suppress(ConfigError):
            read(tiny_config(**{name: value}))


@pytest.mark.parametrize("factor", [None, "x", [], -1, 0.5, float("nan")], ids=str)
def test_a_yarn_factor_that_is_no_number_above_1_is_refused(factor):
    assert "rope_scaling" in refusal(tiny_config(rope_scaling=YARN | {"factor": factor}))


@pytest.mark.parametrize("key", ["beta_fast", "beta_slow", "mscale", "mscale_all_dim"])
def test_a_yarn_setting_that_is_no_number_is_refused(key):
    assert "rope_scaling" in refusal(tiny_config(rope_scaling=YARN | {"factor": 2.0, key: "x"}))
