"""What a DSPARK draft is: `DraftConfig`, read strictly from its Hugging Face `config.json`.

Exports differ in where they keep the fields of the block and of the heads: `_DRAFT_FIELDS` may
stand at the top, with a prefix, or in a nested object; the geometry of the layers stands at the
top.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from ling_jax.config import Dtype, ModelConfig
from ling_jax.errors import ConfigError

Markov = Literal["vanilla", "gated", "rnn"]

# One set of weights and of equations under three names.
ARCHITECTURES = ("LingDSparkModel", "Qwen3DSparkModel", "DSparkDraftModel")

_DRAFT_FIELDS = (
    *("block_size", "mask_token_id", "target_layer_ids", "markov_rank", "markov_head_type"),
    *("enable_confidence_head", "confidence_head_with_markov"),
)
_PREFIXED = {f"dspark_{name}": name for name in _DRAFT_FIELDS} | {
    "dspark_noise_token_id": "mask_token_id"
}
_NESTED = ("dspark_config", "dflash_config", "text_config")
_PLACES = "at the top, with the prefix 'dspark_', or in dspark_config or dflash_config"

# Read by no layer of a draft, whatever their value.
# fmt: off
_WITHOUT_EFFECT = frozenset((
    "_name_or_path", "attention_dropout", "auto_map", "bos_token_id", "chunk_size_feed_forward",
    "confidence_head_alpha", "eos_token_id", "id2label", "initializer_range", "is_decoder",
    "is_encoder_decoder", "label2id", "max_position_embeddings", "max_window_layers", "model_type",
    "num_anchors", "output_attentions", "output_hidden_states", "pad_token_id", "pretraining_tp",
    "return_dict", "tokenizer_class", "transformers_version", "use_cache",
))
# fmt: on

# Fields with one supported value, wherever they stand; None stands for "absent or null".
_FIXED: Mapping[str, tuple[Any, ...]] = {
    "hidden_act": ("silu",),
    "attention_bias": (False, None),
    "mlp_bias": (False, None),
    "tie_word_embeddings": (False, None),
    "use_sliding_window": (False, None),
    "sample_from_anchor": (True, None),
    "attention_mode": ("mha", "gqa", None),
    "projector_type": ("dspark", None),
    "quantization_config": (None,),
    "compression_config": (None,),
}
_WHY = {
    "sample_from_anchor": "drafts whose first row repeats the anchor are not supported",
    "tie_word_embeddings": "a draft uses the embedding and the head of its target",
    "quantization_config": "use the BF16 draft",
    "compression_config": "use the BF16 draft",
}


@dataclass(frozen=True, kw_only=True)
class DraftConfig:
    """A DSPARK draft; hashable, so that it can be a static argument of `jit`."""

    vocab: int
    """Tokens of the target."""
    embed: int
    """Width of the residual stream, of the target as of the draft."""
    layers: int
    heads: int
    kv_heads: int
    head_dim: int
    width: int
    """Intermediate width of the feed-forward networks."""
    eps: float
    rope_theta: float
    rotary_dim: int
    """Leading channels of a head that turn with the position."""
    is_interleaved: bool
    """Rotated pairs are (2i, 2i + 1), else (i, i + rotary_dim / 2)."""
    target_layers: tuple[int, ...]
    """Target layers, counted from 0, whose residual output is a feature; ascending."""
    block_size: int
    """Most tokens drafted at once."""
    mask_id: int
    """Token that stands in a block for those not known yet."""
    markov: Markov
    markov_rank: int
    has_confidence: bool
    confidence_has_markov: bool
    """The confidence head also reads the embedding of the token before."""
    starts_at_anchor: bool
    """Row 0 of a block, the anchor, predicts the first drafted token."""
    dtype: Dtype
    """Of weights and activations; norms, softmax and both heads compute in float32."""

    @property
    def features(self) -> int:
        """Width of the target's features of one token."""
        return len(self.target_layers) * self.embed

    def check_count(self, count: int) -> None:
        """Raises `ConfigError` unless `count` tokens can be drafted at once."""
        if not 1 <= count <= self.block_size:
            raise ConfigError(
                f"drafting {count} tokens at once: the draft was trained for blocks of "
                f"{self.block_size} (block_size); use 1 to {self.block_size}."
            )

    def check_target(self, cfg: ModelConfig) -> None:
        """Raises `ConfigError` unless the draft reads what this target gives."""
        problems = [
            f"{name} is {mine}, the target's {theirs}"
            for name, mine, theirs in (
                ("vocab_size", self.vocab, cfg.vocab),
                ("hidden_size", self.embed, cfg.embed),
            )
            if mine != theirs
        ]
        # What the last layer gives is read behind the final norm by some, before it by others.
        if self.target_layers[-1] >= cfg.layers - 1:
            problems.append(
                f"target_layer_ids is {list(self.target_layers)}, expected layers before the last "
                f"of the target's {cfg.layers}"
            )
        if problems:
            raise ConfigError(
                f"the draft was made for another target: {'; '.join(problems)}. "
                f"Use the draft of this checkpoint."
            )

    @staticmethod
    def from_hf(config: Mapping[str, Any]) -> "DraftConfig":
        """Reads the contents of a `config.json`.

        Raises:
          ConfigError: another architecture, or fields that are missing, unknown or unsupported;
            all of them are named at once.
        """
        named = config.get("architectures") or []
        names = named if isinstance(named, list) else [named]
        if not any(name in ARCHITECTURES for name in names):
            raise ConfigError(
                f"config.json: architectures is {names}, expected one of {list(ARCHITECTURES)}: "
                f"the folder of a DSPARK draft."
            )
        reader = _Reader(config)
        draft = _read_draft(reader)
        reader.finish()
        return draft


class _Reader:
    """Takes typed fields out of a config, wherever they stand, and remembers what was wrong."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        self.problems: list[str] = []
        nested = {name: self._object(config, name) for name in _NESTED}
        top = {name: value for name, value in config.items() if name not in _NESTED}
        # In the order of preference.
        self._scopes: dict[str, Mapping[str, Any]] = {**nested, "": top}
        self._seen = {"architectures"}

    def _object(self, config: Mapping[str, Any], name: str) -> Mapping[str, Any]:
        value = config.get(name)
        if value is None or isinstance(value, Mapping):
            return value or {}
        self.problem(f"{name} is {value!r}, expected null or an object")
        return {}

    def problem(self, text: str) -> None:
        self.problems.append(text)

    def raw(self, name: str, default: Any = None) -> Any:
        """A field of the draft from its first place; another one from the top or `text_config`."""
        self._seen.add(name)
        if name in _DRAFT_FIELDS:
            prefixed = (self._scopes[""].get(key) for key, to in _PREFIXED.items() if to == name)
            found = [*prefixed, *(scope.get(name) for scope in self._scopes.values())]
        else:
            found = [self._scopes[place].get(name) for place in ("", "text_config")]
        return next((value for value in found if value is not None), default)

    def _wrong(self, name: str, value: Any, wanted: str) -> None:
        where = f" ({_PLACES})" if value is None and name in _DRAFT_FIELDS else ""
        got = "missing" if value is None else repr(value)
        self.problem(f"{name} is {got}, expected {wanted}{where}")

    def integer(self, name: str, *, least: int = 1) -> int:
        value = self.raw(name)
        if _is_integer(value) and value >= least:
            return value
        self._wrong(name, value, f"an integer of at least {least}")
        return least

    def number(self, name: str, value: Any = None) -> float:
        """A number above 0: `value`, or the field itself."""
        value = self.raw(name) if value is None else value
        if _is_number(value) and value > 0:
            return float(value)
        self._wrong(name, value, "a number above 0")
        return 1.0

    def boolean(self, name: str, default: bool | None = None) -> bool:
        value = self.raw(name, default)
        if not isinstance(value, bool):
            self._wrong(name, value, "true or false")
        return bool(value)

    def finish(self) -> None:
        self._check_fixed()
        unknown = [
            f"{place}.{name}" if place else name
            for place, scope in self._scopes.items()
            for name, value in scope.items()
            if value is not None and not self._is_known(place, name)
        ]
        if unknown:
            self.problem(
                f"unknown fields: {', '.join(sorted(unknown))} (a newer draft; take them out of "
                f"the file if they change nothing)"
            )
        if self.problems:
            raise ConfigError("config.json: " + "; ".join(self.problems) + ".")

    def _check_fixed(self) -> None:
        for name, allowed in _FIXED.items():
            found = [scope[name] for scope in self._scopes.values() if scope.get(name) is not None]
            wrong = [value for value in found or [None] if value not in allowed]
            if wrong:
                wanted = " or ".join("absent" if v is None else repr(v) for v in allowed)
                why = f" ({_WHY[name]})" if name in _WHY else ""
                self.problem(f"{name} is {wrong[0]!r}, supported: {wanted}{why}")

    def _is_known(self, place: str, name: str) -> bool:
        if name in _FIXED or name in _WITHOUT_EFFECT or name in _DRAFT_FIELDS:
            return True
        # Nested objects of the draft hold no geometry: there it would go unread.
        return place in ("", "text_config") and (name in self._seen or name in _PREFIXED)


def _is_integer(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: Any) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and math.isfinite(value)


def _read_draft(r: _Reader) -> DraftConfig:
    layers, head_dim = r.integer("num_hidden_layers"), r.integer("head_dim")
    vocab = r.integer("vocab_size")
    _refuse_windows(r, layers)
    theta, rotary_dim = _read_rope(r, head_dim)
    heads, kv_heads = r.integer("num_attention_heads"), r.integer("num_key_value_heads")
    if heads % kv_heads:
        r.problem(f"num_key_value_heads is {kv_heads}, expected a divisor of {heads} heads")
    return DraftConfig(
        vocab=vocab,
        embed=r.integer("hidden_size"),
        layers=layers,
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        width=r.integer("intermediate_size"),
        eps=r.number("rms_norm_eps"),
        rope_theta=theta,
        rotary_dim=rotary_dim,
        is_interleaved=_read_pairing(r),
        target_layers=_read_target_layers(r),
        block_size=r.integer("block_size"),
        mask_id=_read_mask(r, vocab),
        markov=_read_markov(r),
        markov_rank=r.integer("markov_rank"),
        has_confidence=r.boolean("enable_confidence_head"),
        confidence_has_markov=r.boolean("confidence_head_with_markov", default=True),
        starts_at_anchor=True,
        dtype=_read_dtype(r),
    )


def _read_dtype(r: _Reader) -> Dtype:
    value = r.raw("dtype", r.raw("torch_dtype", "bfloat16"))
    if value in get_args(Dtype):
        return value
    r.problem(f"dtype is {value!r}, supported: 'bfloat16' or 'float32'")
    return "bfloat16"


def _read_mask(r: _Reader, vocab: int) -> int:
    mask = r.integer("mask_token_id", least=0)
    if mask >= vocab:
        r.problem(f"mask_token_id is {mask}, expected an id below vocab_size {vocab}")
    return mask


def _read_markov(r: _Reader) -> Markov:
    kind = r.raw("markov_head_type", "vanilla")
    if kind in get_args(Markov):
        return kind
    r.problem(f"markov_head_type is {kind!r}, supported: 'vanilla', 'gated' or 'rnn'")
    return "vanilla"


def _read_target_layers(r: _Reader) -> tuple[int, ...]:
    ids = r.raw("target_layer_ids")
    total = None if r.raw("num_target_layers") is None else r.integer("num_target_layers")
    # Behind the last layer published implementations differ: before or behind the final norm.
    end = math.inf if total is None else total - 1
    is_list = isinstance(ids, list) and len(ids) > 0 and all(_is_integer(i) for i in ids)
    if is_list and ids == sorted(set(ids)) and ids[0] >= 0 and ids[-1] < end:
        return tuple(ids)
    limit = "" if total is None else f", below the last of the target's {total} layers"
    where = f" ({_PLACES})" if ids is None else ""
    got = "missing" if ids is None else repr(ids)
    r.problem(
        f"target_layer_ids is {got}, expected a list of different layers from 0 on, "
        f"ascending{limit}{where}"
    )
    return ()


def _refuse_windows(r: _Reader, layers: int) -> None:
    kinds, window = r.raw("layer_types"), r.raw("sliding_window")
    if kinds is not None and kinds != ["full_attention"] * layers:
        r.problem(f"layer_types is {kinds!r}, supported: {layers} times 'full_attention', or null")
    if kinds is None and window is not None and r.raw("use_sliding_window") is not False:
        r.problem(
            f"sliding_window is {window!r}, supported: null, or use_sliding_window false: all "
            f"layers attend to the whole context"
        )


def _read_rope(r: _Reader, head_dim: int) -> tuple[float, int]:
    """The base of the frequencies and the channels that turn."""
    found: dict[str, Any] = {}
    # `rope_parameters` comes first; both may repeat what stands at the top.
    for name in ("rope_scaling", "rope_parameters"):
        value = r.raw(name, {})
        if not isinstance(value, Mapping):
            r.problem(f"{name} is {value!r}, expected null or an object")
            continue
        found |= {key: item for key, item in value.items() if item is not None}
    kind = found.pop("type", "default")
    kind = found.pop("rope_type", kind)
    theta, top = found.pop("rope_theta", None), r.raw("rope_theta")
    if theta is not None and top is not None and theta != top:
        r.problem(f"rope_theta {top!r} and rope_parameters.rope_theta {theta!r} differ")
    base = r.number("rope_theta", theta)
    share = found.pop("partial_rotary_factor", r.raw("partial_rotary_factor", 1.0))
    width = found.pop("rope_dim", None)
    if kind != "default" or found:
        r.problem(
            f"rope_parameters or rope_scaling have type {kind!r} and fields {sorted(found)}, "
            f"supported: type 'default' with rope_theta, partial_rotary_factor and rope_dim"
        )
    return base, _rotary_dim(r, head_dim, share, width)


def _rotary_dim(r: _Reader, head_dim: int, share: Any, width: Any) -> int:
    turning: Any = head_dim * share if width is None and _is_number(share) else width
    if _is_number(turning) and 0 < turning <= head_dim and turning % 2 == 0:
        return int(turning)
    r.problem(
        f"rope_dim is {width!r} and partial_rotary_factor {share!r}, expected that an even number "
        f"of the {head_dim} channels of a head turns"
    )
    return head_dim


def _read_pairing(r: _Reader) -> bool:
    names = ("rope_is_neox_style", "is_neox_style")
    found = {r.boolean(name) for name in names if r.raw(name) is not None}
    if len(found) > 1:
        r.problem(f"{' and '.join(names)} differ")
    return found == {False}
