"""`--dry-run` on the configuration of Ling-3.0-flash, without weights."""

import json

from e2e.demo import run_python

# The published values of the fields that decide sizes.
FLASH = {
    "architectures": ["BailingMoeV3ForCausalLM"],
    "model_type": "bailing_hybrid",
    "torch_dtype": "bfloat16",
    "vocab_size": 157184,
    "hidden_size": 2560,
    "intermediate_size": 6144,
    "num_hidden_layers": 42,
    "layer_group_size": 6,
    "first_k_dense_replace": 2,
    "num_nextn_predict_layers": 1,
    "num_attention_heads": 32,
    "num_key_value_heads": 32,
    "head_dim": 128,
    "q_lora_rank": None,
    "kv_lora_rank": 512,
    "qk_nope_head_dim": 128,
    "qk_rope_head_dim": 64,
    "qk_head_dim": 192,
    "v_head_dim": 128,
    "moe_intermediate_size": 768,
    "moe_shared_expert_intermediate_size": 768,
    "num_experts": 512,
    "num_experts_per_tok": 8,
    "num_shared_experts": 1,
    "n_group": 8,
    "topk_group": 4,
    "norm_topk_prob": True,
    "routed_scaling_factor": 2.5,
    "score_function": "sigmoid",
    "scoring_func": "sigmoid",
    "topk_method": "noaux_tc",
    "moe_router_enable_expert_bias": True,
    "router_dtype": "fp32",
    "expert_swiglu_limit_list": [0] * 35 + [4] * 7,
    "share_expert_swiglu_limit_list": [0] * 34 + [5] * 6 + [7] * 2,
    "rms_norm_eps": 1e-6,
    "rope_theta": 6000000,
    "rope_scaling": None,
    "rope_interleave": True,
    "rotary_dim": 64,
    "partial_rotary_factor": 0.5,
    "max_position_embeddings": 262144,
    "short_conv_kernel_size": 4,
    "no_kda_lora": True,
    "use_kda_lora": False,
    "kda_safe_gate": True,
    "kda_lower_bound": -5.0,
    "gated_attention_proj_granularity_type": "head_wise",
    "use_mla_nope": False,
    "mtp_use_kda": False,
    "tie_word_embeddings": False,
    "use_bias": False,
    "use_qkv_bias": False,
    "hidden_act": "silu",
    "pad_token_id": 156892,
    "eos_token_id": 156895,
    "use_qk_norm": True,
    "linear_silu": True,
    "group_norm_size": 1,
    "max_window_layers": 20,
}


def test_a_dry_run_says_what_is_packed(golden_path, environment):
    folder = golden_path("quant/int4")
    finished = run_python("-m", "ling_jax.serve", folder, "--dry-run", **environment)
    assert (finished.code, finished.err) == (0, "")
    assert "bfloat16, routed experts in INT4 in groups of 32" in finished.out
    assert "names, shapes and dtypes agree with config.json" in finished.out


def test_a_dry_run_counts_the_published_parameters_and_tensors(tmp_path, environment):
    (tmp_path / "config.json").write_text(json.dumps(FLASH), encoding="utf-8")
    finished = run_python("-m", "ling_jax.serve", tmp_path, "--dry-run", **environment)
    assert (finished.code, finished.err) == (0, "")
    assert "124,414,211,552" in finished.out
    assert "63,783" in finished.out
    assert "42 (35 KDA, 7 MLA; 2 dense, 40 MoE), 1 MTP" in finished.out
