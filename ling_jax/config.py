"""What a checkpoint is: `ModelConfig`, read strictly from a Hugging Face `config.json`.

Upstream field names appear here and in `checkpoint/mapping.py` only.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from ling_jax.errors import ConfigError

Mixer = Literal["kda", "mla"]
Activations = Literal["full", "fp8"]
"""Whether inputs of FP8 projections are quantised too, which leaves those packed."""
Dtype = Literal["bfloat16", "float32"]
Scheme = Literal["fp8_block"]

ARCHITECTURE = "BailingMoeV3ForCausalLM"

# Read by no layer of the published model, whatever their value.
# fmt: off
_WITHOUT_EFFECT = frozenset((
    "_name_or_path", "attention_dropout", "auto_map", "bos_token_id", "chunk_size_feed_forward",
    "embedding_dropout", "group_norm_size", "id2label", "initializer_range", "is_decoder",
    "is_encoder_decoder", "label2id", "linear_silu", "max_window_layers", "model_type",
    "moe_router_topk_scaling_factor", "mtp_loss_scaling_factor", "num_key_value_heads",
    "num_kv_heads_for_linear_attn", "output_attentions", "output_dropout",
    "output_hidden_states", "output_router_logits", "pad_token_id", "partial_rotary_factor",
    "pretraining_tp", "return_dict", "rotary_dim", "router_aux_loss_coef", "sep_token_id",
    "seq_aux", "tokenizer_class", "transformers_version", "use_cache", "use_qk_norm",
))
# fmt: on

# Fields with one supported value; None stands for "absent or null".
_FIXED: Mapping[str, tuple[Any, ...]] = {
    "hidden_act": ("silu",),
    "score_function": ("sigmoid", None),
    "linear_attention": ("kda", None),
    "scoring_func": ("sigmoid", None),
    "topk_method": ("noaux_tc", None),
    "norm_topk_prob": (True,),
    "moe_router_enable_expert_bias": (True,),
    "router_dtype": ("fp32", "float32", None),
    "router_type": ("topN", "TopKRouter", None),
    "multi_gate": (False, None),
    "use_bias": (False, None),
    "use_qkv_bias": (False, None),
    "rope_interleave": (True,),
    "use_mla_nope": (False, None),
    "mtp_use_kda": (False, None),
    "no_kda_lora": (True,),
    "use_kda_lora": (False, None),
    "full_attention_type": ("mla", None),
    "value_norm": (False, None),
    "up_proj_norm": (False, None),
    "use_nGPT": (False, None),
    "scale_router_input": (False, None),
}


@dataclass(frozen=True, kw_only=True)
class KdaConfig:
    """Kimi delta attention: a gated delta rule with one decay for each key channel."""

    heads: int
    head_dim: int
    """Width of keys and of values."""
    taps: int
    """Width of the short convolution."""
    lower_bound: float | None
    """Smallest log-decay of one token (safe gate), or None for the softplus law."""


@dataclass(frozen=True, kw_only=True)
class MlaConfig:
    """Multi-head latent attention with an output gate."""

    heads: int
    q_rank: int | None
    """Rank of the query projection; None means a direct projection."""
    kv_rank: int
    nope_dim: int
    rope_dim: int
    v_dim: int
    output_gate: Literal["head_wise", "element_wise"] | None

    @property
    def qk_dim(self) -> int:
        """Width of a query or key head."""
        return self.nope_dim + self.rope_dim

    @property
    def latent_dim(self) -> int:
        """Width of a cached row: compressed keys and values, then the shared rotary key."""
        return self.kv_rank + self.rope_dim


@dataclass(frozen=True, kw_only=True)
class YarnConfig:
    """Context extension by YaRN (arXiv 2309.00071), with DeepSeek's two scale factors."""

    factor: float
    original_context: int
    beta_fast: float
    beta_slow: float
    mscale: float
    mscale_all_dim: float


@dataclass(frozen=True, kw_only=True)
class RopeConfig:
    theta: float
    yarn: YarnConfig | None


@dataclass(frozen=True, kw_only=True)
class MoeConfig:
    experts: int
    top_k: int
    groups: int
    top_groups: int
    width: int
    """Intermediate width of a routed expert."""
    shared_width: int
    """Intermediate width of all shared experts together."""
    routed_scale: float


@dataclass(frozen=True, kw_only=True)
class LayerKind:
    """What one decoder layer is made of."""

    mixer: Mixer
    is_dense: bool
    expert_limit: float | None = None
    """SwiGLU clamp of the routed experts."""
    shared_limit: float | None = None
    """SwiGLU clamp of the shared expert."""


@dataclass(frozen=True, kw_only=True)
class PackedExperts:
    """How routed experts are packed, four bits a value."""

    kind: Literal["int4", "mxfp4"]
    group: int
    """Inputs that share a scale."""


@dataclass(frozen=True, kw_only=True)
class ModelConfig:
    """A Ling-3.0 checkpoint; hashable, so that it can be a static argument of `jit`."""

    vocab: int
    embed: int
    dense_width: int
    context_length: int
    """Positions the checkpoint was made for."""
    eps: float
    dtype: Dtype
    """Of weights and activations; routers, gates, states and norms compute in float32."""
    tied_embeddings: bool
    layer_kinds: tuple[LayerKind, ...]
    mtp_layers: int
    """0 or 1 multi-token-prediction layers behind the decoder."""
    kda: KdaConfig
    mla: MlaConfig
    rope: RopeConfig
    moe: MoeConfig
    eos_ids: tuple[int, ...] = ()
    scheme: Scheme | None = None
    """How projections are packed, or None: all weights have `dtype`."""
    packed_experts: PackedExperts | None = None
    """Of the routed experts, if they are packed otherwise than `scheme` says."""

    @property
    def layers(self) -> int:
        """Decoder layers, without the multi-token-prediction layer."""
        return len(self.layer_kinds)

    @staticmethod
    def from_hf(fields: Mapping[str, Any]) -> "ModelConfig":
        """Reads the contents of a `config.json`.

        Raises:
          ConfigError: another architecture, or fields that are missing, unknown or unsupported;
            all of them are named at once.
        """
        _refuse_other_models(fields)
        reader = _Reader(fields)
        config = _read_model(reader)
        reader.finish()
        assert config is not None
        return config


MTP_KIND = LayerKind(mixer="mla", is_dense=False)
"""The multi-token-prediction layer lies outside the clamp lists, so it has no clamp."""


def _refuse_other_models(fields: Mapping[str, Any]) -> None:
    model_type = fields.get("model_type")
    named = fields.get("architectures") or []
    names = named if isinstance(named, list) else [named]
    if "text_config" in fields or "vision_config" in fields or str(model_type).endswith("_vl"):
        raise ConfigError(
            f"config.json: model_type {model_type!r} wraps a vision tower; ling_jax reads text "
            f"checkpoints ({ARCHITECTURE}) only."
        )
    if ARCHITECTURE in names and fields.get("short_conv_kernel_size") is not None:
        return
    if model_type == "bailing_hybrid" or any("Bailing" in str(name) for name in names):
        raise ConfigError(
            f"config.json: architectures {list(names)} without short_conv_kernel_size is a Ling "
            f"2.x checkpoint (no KDA layers); ling_jax reads Ling-3 ({ARCHITECTURE}) only."
        )
    raise ConfigError(
        f"config.json: architectures is {list(names)} (model_type {model_type!r}), expected "
        f"['{ARCHITECTURE}']."
    )


class _Reader:
    """Takes typed fields out of a config and remembers what was wrong and what was left."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._fields = fields
        self._seen = {"architectures"}
        self._problems: list[str] = []

    def problem(self, text: str) -> None:
        self._problems.append(text)

    def raw(self, name: str, default: Any = None) -> Any:
        self._seen.add(name)
        value = self._fields.get(name)
        return default if value is None else value

    def integer(self, name: str, default: int | None = None, *, least: int = 1) -> int:
        value = self.raw(name, default)
        if isinstance(value, int) and not isinstance(value, bool) and value >= least:
            return value
        self.problem(f"{name} is {value!r}, expected an integer of at least {least}")
        return least

    def number(self, name: str, default: Any = None) -> float:
        value = self.raw(name, default)
        if _is_number(value):
            return float(value)
        self.problem(f"{name} is {value!r}, expected a number")
        return 1.0

    def boolean(self, name: str, default: bool | None = None) -> bool:
        value = self.raw(name, default)
        if not isinstance(value, bool):
            self.problem(f"{name} is {value!r}, expected true or false")
        return bool(value)

    def mapping(self, name: str) -> dict[str, Any]:
        value = self.raw(name, {})
        if isinstance(value, Mapping):
            return dict(value)
        self.problem(f"{name} is {value!r}, expected null or an object")
        return {}

    def finish(self) -> None:
        for name, allowed in _FIXED.items():
            if self.raw(name) not in allowed:
                wanted = " or ".join("absent" if v is None else repr(v) for v in allowed)
                self.problem(f"{name} is {self.raw(name)!r}, supported: {wanted}")
        unknown = sorted(set(self._fields) - self._seen - _WITHOUT_EFFECT)
        if unknown:
            self.problem(
                f"unknown fields: {', '.join(unknown)} (a newer model; take them out of the "
                f"file if they change nothing)"
            )
        if self._problems:
            raise ConfigError("config.json: " + "; ".join(self._problems) + ".")


def _is_number(value: Any) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and math.isfinite(value)


def _read_model(r: _Reader) -> ModelConfig:
    _note_quantization(r)
    moe = _read_moe(r)
    return ModelConfig(
        vocab=r.integer("vocab_size"),
        embed=r.integer("hidden_size"),
        dense_width=r.integer("intermediate_size"),
        context_length=r.integer("max_position_embeddings"),
        eps=r.number("rms_norm_eps"),
        dtype=_read_dtype(r),
        tied_embeddings=r.boolean("tie_word_embeddings", default=False),
        layer_kinds=_read_layer_kinds(r),
        mtp_layers=_read_mtp(r),
        kda=_read_kda(r),
        mla=_read_mla(r),
        rope=_read_rope(r),
        moe=moe,
        eos_ids=_read_eos(r),
    )


def _note_quantization(r: _Reader) -> None:
    r.raw("quantization_config")  # the loader reads it
    if r.raw("compression_config") is not None:
        r.problem("compression_config is not supported, expected quantization_config")


def _read_dtype(r: _Reader) -> Dtype:
    value = r.raw("dtype", r.raw("torch_dtype", "bfloat16"))
    if value in ("bfloat16", "float32"):
        return value
    r.problem(f"dtype is {value!r}, supported: 'bfloat16' or 'float32'")
    return "bfloat16"


def _read_eos(r: _Reader) -> tuple[int, ...]:
    value = r.raw("eos_token_id", [])
    ids = value if isinstance(value, list) else [value]
    if all(isinstance(item, int) and not isinstance(item, bool) for item in ids):
        return tuple(ids)
    r.problem(f"eos_token_id is {value!r}, expected an integer or a list of integers")
    return ()


def _read_mtp(r: _Reader) -> int:
    layers = r.integer("num_nextn_predict_layers", default=0, least=0)
    if layers > 1:
        r.problem(f"num_nextn_predict_layers is {layers}, supported: 0 or 1")
    return layers


def _read_layer_kinds(r: _Reader) -> tuple[LayerKind, ...]:
    layers = r.integer("num_hidden_layers")
    group = r.integer("layer_group_size")
    dense = r.integer("first_k_dense_replace", least=0)
    expert_limits = _read_limits(r, "expert_swiglu_limit_list", layers)
    shared_limits = _read_limits(r, "share_expert_swiglu_limit_list", layers)
    # Layers behind the last full group are all MLA (the published modelling code's rule).
    tail = layers // group * group
    return tuple(
        LayerKind(
            mixer="mla" if (i + 1) % group == 0 or i >= tail else "kda",
            is_dense=i < dense,
            expert_limit=None if i < dense else expert_limits[i],
            shared_limit=None if i < dense else shared_limits[i],
        )
        for i in range(layers)
    )


def _read_limits(r: _Reader, name: str, layers: int) -> list[float | None]:
    values = r.raw(name)
    if values is None:
        return [None] * layers
    is_list = isinstance(values, list) and len(values) == layers
    if not is_list or not all(v is None or (isinstance(v, int | float) and v >= 0) for v in values):
        r.problem(f"{name} is {values!r}, expected null or {layers} numbers of at least 0")
        return [None] * layers
    return [float(v) if v else None for v in values]


def _read_kda(r: _Reader) -> KdaConfig:
    is_safe = r.boolean("kda_safe_gate")
    bound = r.raw("kda_lower_bound")
    lower_bound = r.number("kda_lower_bound") if is_safe and bound is not None else None
    if lower_bound is not None and not lower_bound < 0:
        r.problem(f"kda_lower_bound is {bound!r}, expected a number below 0")
    return KdaConfig(
        heads=r.integer("num_attention_heads"),
        head_dim=r.integer("head_dim"),
        taps=r.integer("short_conv_kernel_size", least=2),
        lower_bound=lower_bound,
    )


def _read_mla(r: _Reader) -> MlaConfig:
    gate = r.raw("gated_attention_proj_granularity_type")
    if gate not in ("head_wise", "element_wise", None):
        r.problem(
            f"gated_attention_proj_granularity_type is {gate!r}, supported: 'head_wise', "
            f"'element_wise' or absent"
        )
        gate = None
    mla = MlaConfig(
        heads=r.integer("num_attention_heads"),
        q_rank=None if r.raw("q_lora_rank") is None else r.integer("q_lora_rank"),
        kv_rank=r.integer("kv_lora_rank"),
        nope_dim=r.integer("qk_nope_head_dim"),
        rope_dim=r.integer("qk_rope_head_dim"),
        v_dim=r.integer("v_head_dim"),
        output_gate=gate,
    )
    if mla.rope_dim % 2:
        r.problem(f"qk_rope_head_dim is {mla.rope_dim}, expected an even number")
    if r.integer("qk_head_dim", default=mla.qk_dim) != mla.qk_dim:
        r.problem(f"qk_head_dim is {r.raw('qk_head_dim')}, expected nope + rope = {mla.qk_dim}")
    return mla


def _read_moe(r: _Reader) -> MoeConfig:
    moe = MoeConfig(
        experts=r.integer("num_experts"),
        top_k=r.integer("num_experts_per_tok"),
        groups=r.integer("n_group"),
        top_groups=r.integer("topk_group"),
        width=r.integer("moe_intermediate_size"),
        shared_width=r.integer("moe_shared_expert_intermediate_size"),
        routed_scale=r.number("routed_scaling_factor"),
    )
    if r.integer("num_shared_experts") != 1:
        # Implementations disagree on whether the width is per expert or in all (model notes, D20).
        r.problem(f"num_shared_experts is {r.raw('num_shared_experts')!r}, supported: 1")
    if moe.experts % moe.groups or moe.experts // moe.groups < 2 or moe.top_groups > moe.groups:
        r.problem(
            f"num_experts {moe.experts}, n_group {moe.groups}, topk_group {moe.top_groups}: groups "
            f"must be equal, of two experts or more, and at least topk_group of them"
        )
    elif moe.top_k > moe.experts // moe.groups * moe.top_groups:
        r.problem(f"num_experts_per_tok {moe.top_k} is more than the open groups hold")
    return moe


def _read_rope(r: _Reader) -> RopeConfig:
    # transformers 5 repeats theta and scaling in `rope_parameters`; type "default" means none.
    merged = r.mapping("rope_parameters")
    theta = r.number("rope_theta", default=merged.get("rope_theta"))
    if merged.pop("rope_theta", theta) != theta:
        r.problem("rope_theta and rope_parameters.rope_theta differ")
    merged.pop("partial_rotary_factor", None)
    scaling = merged if r.raw("rope_scaling") is None else r.mapping("rope_scaling")
    return RopeConfig(theta=theta, yarn=_read_yarn(r, scaling))


_YARN_NUMBERS = {"factor": 1, "beta_fast": 32, "beta_slow": 1, "mscale": 0, "mscale_all_dim": 0}
_YARN_OTHERS = frozenset(
    ("type", "rope_type", "original_max_position_embeddings", "rope_theta", "partial_rotary_factor")
)


def _read_yarn(r: _Reader, scaling: Mapping[str, Any]) -> YarnConfig | None:
    kind = scaling.get("rope_type", scaling.get("type", "default"))
    if kind == "default" or scaling.get("factor", 1) == 1:
        return None
    original = scaling.get("original_max_position_embeddings")
    numbers = {name: scaling.get(name) or default for name, default in _YARN_NUMBERS.items()}
    is_known = kind in ("yarn", "deepseek_yarn") and set(scaling) <= _YARN_OTHERS | set(numbers)
    are_numbers = all(_is_number(value) for value in numbers.values())
    if not (is_known and are_numbers and numbers["factor"] > 1 and isinstance(original, int)):
        r.problem(
            f"rope_scaling is {dict(scaling)!r}, supported: null, or type 'yarn' with factor above "
            f"1, original_max_position_embeddings, beta_fast, beta_slow, mscale, mscale_all_dim"
        )
        return None
    return YarnConfig(
        original_context=original, **{name: float(value) for name, value in numbers.items()}
    )
