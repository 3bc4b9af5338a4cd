"""`DraftConfig.from_hf`: every place of a field, and every refusal by name."""

import pytest

from ling_jax.errors import ConfigError
from ling_jax.params import count
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import draft_spec
from ling_jax.testing.published import LING_FLASH_DSPARK as FLASH
from spec.drafts import tiny_draft

HEADS = {"markov_head_type": "gated", "markov_rank": 12, "enable_confidence_head": False}


def read(**changes) -> DraftConfig:
    return DraftConfig.from_hf(tiny_draft(**changes))


def refusal(fields) -> str:
    with pytest.raises(ConfigError) as caught:
        DraftConfig.from_hf(fields)
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith("config.json: ")
    return message


def test_flash_has_the_published_parameters():
    cfg = DraftConfig.from_hf(FLASH)
    copies = 2 * cfg.vocab * cfg.embed  # of the target's embedding and head, which are not loaded
    assert count(draft_spec(cfg)) + copies == 1_363_707_905
    assert (cfg.features, cfg.rotary_dim, cfg.rope_theta) == (12800, 128, 6e6)
    assert not cfg.is_interleaved


@pytest.mark.parametrize("name", ["LingDSparkModel", "Qwen3DSparkModel", "DSparkDraftModel"])
def test_one_draft_has_three_names(name):
    assert read(architectures=[name]) == read()


@pytest.mark.parametrize("name", ["BailingMoeV3ForCausalLM", "DFlashDraftModel"])
def test_other_models_are_refused(name):
    message = refusal(tiny_draft(architectures=[name]))
    assert f"architectures is ['{name}'], expected one of ['LingDSparkModel'" in message


def moved(to, names, prefix=""):
    """The fields with those in `names` moved into the object `to`, or to the top with a prefix."""
    fields = tiny_draft(confidence_head_with_markov=False)
    inner = {prefix + name: fields.pop(name) for name in names}
    return fields | ({to: inner} if to else inner)


DRAFT_FIELDS = (
    *("block_size", "mask_token_id", "target_layer_ids", "markov_rank", "markov_head_type"),
    *("enable_confidence_head", "confidence_head_with_markov"),
)


@pytest.mark.parametrize(
    "fields",
    [
        moved("dspark_config", DRAFT_FIELDS),
        moved("dflash_config", DRAFT_FIELDS),
        moved("text_config", DRAFT_FIELDS),
        moved("", DRAFT_FIELDS, "dspark_"),
        moved("text_config", ("vocab_size", "hidden_size", "rope_theta")),
    ],
    ids=["dspark_config", "dflash_config", "text_config", "prefix", "geometry in text_config"],
)
def test_fields_may_stand_in_several_places(fields):
    assert DraftConfig.from_hf(fields) == read(confidence_head_with_markov=False)


def test_the_first_place_wins():
    fields = tiny_draft(mask_token_id=1) | {"text_config": {"mask_token_id": 2}}
    assert DraftConfig.from_hf(fields).mask_id == 2
    for place, value in (("dflash_config", 3), ("dspark_config", 4)):
        fields[place] = {"mask_token_id": value}
        assert DraftConfig.from_hf(fields).mask_id == value
    assert DraftConfig.from_hf(fields | {"dspark_noise_token_id": 5}).mask_id == 5


def test_a_geometry_at_the_top_wins_over_a_nested_one():
    assert DraftConfig.from_hf(tiny_draft() | {"text_config": {"hidden_size": 7}}).embed == 24


@pytest.mark.parametrize("name", [*DRAFT_FIELDS[:4], "enable_confidence_head"])
def test_a_missing_field_of_the_draft_is_named_with_its_places(name):
    message = refusal(tiny_draft(**{name: None}))
    assert f"{name} is missing, expected" in message
    assert "in dspark_config or dflash_config" in message


@pytest.mark.parametrize(
    "name",
    [
        *("vocab_size", "hidden_size", "num_hidden_layers", "num_attention_heads", "head_dim"),
        *("num_key_value_heads", "intermediate_size", "rms_norm_eps", "rope_theta"),
    ],
)
def test_a_missing_size_is_named(name):
    assert f"{name} is missing, expected" in refusal(tiny_draft(**{name: None}))


def test_all_problems_are_named_at_once():
    message = refusal(tiny_draft(mask_token_id=None, markov_head_type="lstm", rope_theta=-1))
    for part in ("mask_token_id is missing", "markov_head_type is 'lstm'", "rope_theta is -1"):
        assert part in message


def test_defaults_are_those_of_the_reference_code():
    cfg = read(markov_head_type=None, dtype=None)
    assert (cfg.markov, cfg.dtype) == ("vanilla", "bfloat16")
    assert cfg.confidence_has_markov
    assert cfg.starts_at_anchor
    assert (cfg.is_interleaved, cfg.rotary_dim) == (False, 8)


@pytest.mark.parametrize("kind", ["vanilla", "gated", "rnn"])
def test_every_markov_head_is_known(kind):
    assert read(markov_head_type=kind).markov == kind


@pytest.mark.parametrize(
    ("changes", "theta", "rotary_dim"),
    [
        ({"rope_parameters": {"rope_theta": 10000.0, "rope_type": "default"}}, 1e4, 8),
        ({"rope_theta": None, "rope_parameters": {"rope_theta": 5}}, 5, 8),
        ({"rope_parameters": {"partial_rotary_factor": 0.5}}, 1e4, 4),
        ({"partial_rotary_factor": 0.25}, 1e4, 2),
        ({"rope_scaling": {"type": "default", "rope_dim": 6}}, 1e4, 6),
        ({"rope_scaling": {"rope_type": "default"}}, 1e4, 8),
    ],
    ids=str,
)
def test_the_rotation_is_read_wherever_it_stands(changes, theta, rotary_dim):
    cfg = read(**changes)
    assert (cfg.rope_theta, cfg.rotary_dim) == (theta, rotary_dim)


@pytest.mark.parametrize("name", ["rope_is_neox_style", "is_neox_style"])
def test_the_pairing_is_read(name):
    assert read(**{name: False}).is_interleaved
    assert not read(**{name: True}).is_interleaved


REFUSED = {
    "sample_from_anchor": ({"sample_from_anchor": False}, "first row repeats the anchor"),
    "nested sample_from_anchor": (
        {"dspark_config": {"sample_from_anchor": False}},
        "sample_from_anchor is False",
    ),
    "bias": ({"attention_bias": True}, "attention_bias is True, supported: False"),
    "activation": ({"hidden_act": "gelu"}, "hidden_act is 'gelu', supported: 'silu'"),
    "tied": ({"tie_word_embeddings": True}, "tie_word_embeddings is True"),
    "quantised": ({"quantization_config": {"bits": 4}}, "use the BF16 draft"),
    "windows": (
        {"layer_types": ["full_attention", "sliding_attention"]},
        "layer_types is ['full_attention', 'sliding_attention'], supported: 2 times",
    ),
    "too few kinds": ({"layer_types": ["full_attention"]}, "supported: 2 times"),
    "window": ({"sliding_window": 64}, "sliding_window is 64, supported: null"),
    "windows on": ({"use_sliding_window": True}, "use_sliding_window is True"),
    "descending": ({"target_layer_ids": [3, 1]}, "target_layer_ids is [3, 1], expected"),
    "twice": ({"target_layer_ids": [1, 1]}, "target_layer_ids is [1, 1], expected"),
    "embedding": ({"target_layer_ids": [-1, 1]}, "from 0 on"),
    "none": ({"target_layer_ids": []}, "target_layer_ids is [], expected"),
    "last layer": ({"num_target_layers": 6}, "below the last of the target's 6 layers"),
    "mask": ({"mask_token_id": 48}, "expected an id below vocab_size 48"),
    "no block": ({"block_size": 0}, "block_size is 0, expected an integer of at least 1"),
    "no head": ({"markov_rank": 0}, "markov_rank is 0, expected"),
    "markov": ({"markov_head_type": "lstm"}, "supported: 'vanilla', 'gated' or 'rnn'"),
    "groups": ({"num_key_value_heads": 3}, "expected a divisor of 4 heads"),
    "dtype": ({"dtype": "float16"}, "dtype is 'float16', supported"),
    "flag": ({"enable_confidence_head": "yes"}, "enable_confidence_head is 'yes', expected true"),
    "yarn": ({"rope_scaling": {"rope_type": "yarn", "factor": 4}}, "have type 'yarn' and fields"),
    "theta": ({"rope_parameters": {"rope_theta": 7}}, "rope_parameters.rope_theta 7 differ"),
    "odd": ({"rope_scaling": {"rope_dim": 3}}, "rope_dim is 3"),
    "wide": ({"partial_rotary_factor": 1.5}, "partial_rotary_factor 1.5"),
    "no turn": ({"partial_rotary_factor": 0}, "partial_rotary_factor 0"),
    "pairings": ({"rope_is_neox_style": True, "is_neox_style": False}, "is_neox_style differ"),
    "no object": ({"dspark_config": 3}, "dspark_config is 3, expected null or an object"),
    "no rope": ({"rope_parameters": 3}, "rope_parameters is 3, expected null or an object"),
    "projector": ({"dflash_config": {"projector_type": "dflash"}}, "projector_type is 'dflash'"),
    "unknown": ({"swiglu_limit": 7}, "unknown fields: swiglu_limit (a newer draft"),
    "nested": ({"dflash_config": {"hidden_size": 24}}, "unknown fields: dflash_config.hidden_size"),
}


@pytest.mark.parametrize(("changes", "words"), REFUSED.values(), ids=REFUSED)
def test_refuses(changes, words):
    assert words in refusal(tiny_draft(**changes))


def test_a_window_that_is_switched_off_changes_nothing():
    assert read(sliding_window=64, use_sliding_window=False) == read()
    kinds = ["full_attention"] * 2
    assert read(sliding_window=64, layer_types=kinds) == read()


@pytest.mark.parametrize("count", [0, 5])
def test_a_count_beyond_the_block_is_refused(count):
    with pytest.raises(ConfigError, match=f"drafting {count} tokens .* use 1 to 4"):
        read().check_count(count)


def test_counts_up_to_the_block_are_taken():
    for n in (1, 4):
        read().check_count(n)
