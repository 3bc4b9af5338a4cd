"""The configuration of a new draft, from what the user says and from its target."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from ling_jax.checkpoint.folder import read_json
from ling_jax.config import ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.spec.config import DraftConfig, Markov
from ling_jax.text.files import named_tokens
from ling_jax.text.tokenizer import Tokenizer


@dataclass(frozen=True, kw_only=True)
class DraftShape:
    """What a user may say of a new draft; None leaves it to the target or to the defaults."""

    layers: int | None = None
    """Layers of the draft; 5 by default."""
    block_size: int | None = None
    """Most tokens drafted at once; 8 by default."""
    markov: Markov | None = None
    """Kind of the Markov head; vanilla by default."""
    markov_rank: int | None = None
    """Rank of the Markov head; 256 by default."""
    target_layers: tuple[int, ...] | None = None
    """Target layers, counted from 0, whose outputs the draft reads; evenly spread by default."""
    mask_id: int | None = None
    """Token that stands for those not known yet; by default the first row of the vocabulary
    without a token, else the padding token of the folder."""
    heads: int | None = None
    """Attention heads; the target's by default."""
    head_dim: int | None = None
    """Width of a head; that of the target's KDA heads by default."""
    width: int | None = None
    """Width of the feed-forward networks; that of the target's dense layers by default."""


def new_draft(target: ModelConfig, shape: DraftShape, *, mask_id: int) -> DraftConfig:
    """A draft of the target's width and dtype, with all heads on.

    Args:
      mask_id: where `shape` names none.

    Raises:
      ConfigError: a size is below 1, or target layers do not exist or are not ascending.
    """
    layers = _at_least_1("layers", shape.layers, 5)
    heads = _at_least_1("heads", shape.heads, target.mla.heads)
    head_dim = _at_least_1("head-dim", shape.head_dim, target.kda.head_dim)
    if head_dim % 2:
        raise ConfigError(f"--head-dim is {head_dim}, expected an even number: pairs are rotated.")
    draft = DraftConfig(
        vocab=target.vocab,
        embed=target.embed,
        layers=layers,
        heads=heads,
        kv_heads=heads,
        head_dim=head_dim,
        width=_at_least_1("width", shape.width, target.dense_width),
        eps=target.eps,
        rope_theta=target.rope.theta,
        rotary_dim=head_dim,
        is_interleaved=False,
        target_layers=shape.target_layers or spread_layers(target.layers, layers),
        block_size=_at_least_1("block-size", shape.block_size, 8),
        mask_id=mask_id if shape.mask_id is None else shape.mask_id,
        markov=shape.markov or "vanilla",
        markov_rank=_at_least_1("markov-rank", shape.markov_rank, 256),
        has_confidence=True,
        confidence_has_markov=True,
        starts_at_anchor=True,
        dtype=target.dtype,
    )
    check_fits(draft, target)
    return draft


def check_fits(draft: DraftConfig, target: ModelConfig) -> None:
    """Checks that a draft can read this target.

    Raises:
      ConfigError: it was made for another one.
    """
    taps = draft.target_layers
    is_ascending = list(taps) == sorted(set(taps))
    if not taps or not is_ascending or taps[0] < 0 or taps[-1] >= target.layers - 1:
        raise ConfigError(
            f"--target-layers is {list(taps)}, expected different layers from 0 to "
            f"{target.layers - 2}, ascending."
        )
    if not 0 <= draft.mask_id < draft.vocab:
        raise ConfigError(f"--mask-id is {draft.mask_id}, expected 0 to {draft.vocab - 1}.")
    draft.check_target(target)


def spread_layers(total: int, count: int) -> tuple[int, ...]:
    """`count` layers of a target of `total`, from the second to the fourth from the end.

    Fewer where the target has no room for them; never its last layer.

    Source: deepseek-ai/DeepSpec: `round(1 + i (total - 4) / (count - 1))`.
    """
    steps = range(count)
    spread = {round(1 + i * (total - 4) / max(count - 1, 1)) for i in steps}
    return tuple(sorted({min(max(layer, 0), total - 2) for layer in spread}))


def find_mask_id(folder: Path, target: ModelConfig, tokenizer: Tokenizer | None) -> int | None:
    """The token that stands for unknown ones: of the vocabulary's rows, the first without a token.

    Where every row has one, the padding token of config.json or of the tokenizer; None without.
    """
    if tokenizer is not None and tokenizer.size < target.vocab:
        return tokenizer.size
    padding = read_json(folder / "config.json").get("pad_token_id")
    if padding is None and tokenizer is not None:
        named = named_tokens(read_json(folder / "tokenizer_config.json"))
        padding = tokenizer.token_id(named.get("pad_token", ""))
    return padding if isinstance(padding, int) else None


def draft_config(
    folder: Path, target: ModelConfig, shape: DraftShape, tokenizer: Tokenizer | None
) -> DraftConfig:
    """The draft that `shape` and the target in `folder` describe.

    Raises:
      ConfigError: as `new_draft`, or there is no token to mask with.
    """
    mask_id = shape.mask_id
    if mask_id is None:
        mask_id = find_mask_id(folder, target, tokenizer)
    if mask_id is None:
        raise ConfigError(
            f"{folder} has neither a row of the vocabulary without a token nor a padding token; "
            f"name a token that no text holds with --mask-id."
        )
    return new_draft(target, shape, mask_id=mask_id)


def refuse_shape(shape: DraftShape) -> None:
    """Raises `ConfigError` if the user said anything of a draft that already has its shape."""
    given = [f.name for f in fields(shape) if getattr(shape, f.name) is not None]
    if given:
        flags = ", ".join("--" + name.replace("_", "-") for name in given)
        raise ConfigError(f"{flags}: --init-from brings its own configuration; leave them out.")


def to_hf(cfg: DraftConfig, *, target_layers: int) -> dict[str, Any]:
    """The `config.json` that `DraftConfig.from_hf` reads as `cfg`.

    Args:
      target_layers: layers of the target.
    """
    return {
        "architectures": ["LingDSparkModel"],
        "dtype": cfg.dtype,
        "vocab_size": cfg.vocab,
        "hidden_size": cfg.embed,
        "num_hidden_layers": cfg.layers,
        "num_attention_heads": cfg.heads,
        "num_key_value_heads": cfg.kv_heads,
        "head_dim": cfg.head_dim,
        "intermediate_size": cfg.width,
        "hidden_act": "silu",
        "attention_bias": False,
        "rms_norm_eps": cfg.eps,
        "rope_theta": cfg.rope_theta,
        "partial_rotary_factor": cfg.rotary_dim / cfg.head_dim,
        "rope_is_neox_style": not cfg.is_interleaved,
        "tie_word_embeddings": False,
        "block_size": cfg.block_size,
        "mask_token_id": cfg.mask_id,
        "target_layer_ids": list(cfg.target_layers),
        "num_target_layers": target_layers,
        "markov_head_type": cfg.markov,
        "markov_rank": cfg.markov_rank,
        "enable_confidence_head": cfg.has_confidence,
        "confidence_head_with_markov": cfg.confidence_has_markov,
        "sample_from_anchor": cfg.starts_at_anchor,
    }


def _at_least_1(flag: str, value: int | None, default: int) -> int:
    chosen = default if value is None else value
    if chosen < 1:
        raise ConfigError(f"--{flag} is {chosen}, expected at least 1.")
    return chosen
