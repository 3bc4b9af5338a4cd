"""Lines to examples, examples to batches; the configuration of a new draft."""

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest

from ling_jax.config import ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.spec.config import DraftConfig
from ling_jax.testing import tiny_config
from ling_jax.testing.published import LING_FLASH
from ling_jax.text.template import ChatTemplate
from ling_jax.training import draft_data
from ling_jax.training.draft_batches import Batches, bucket, hold_out, in_order
from ling_jax.training.draft_config import (
    DraftShape,
    check_fits,
    draft_config,
    find_mask_id,
    new_draft,
    refuse_shape,
    spread_layers,
    to_hf,
)
from ling_jax.training.draft_data import (
    Example,
    Question,
    Reader,
    cut,
    fingerprint,
    write_examples,
)

DEMO = Path(__file__).parents[2] / "ling_jax" / "demo"
ASK = {"role": "user", "content": "Two and two?"}
THINKS = {"role": "assistant", "content": "four", "reasoning_content": "2 + 2"}
SAYS = {"role": "assistant", "content": "four"}


@pytest.fixture(scope="module")
def reader():
    """Of the bundled folder."""
    return Reader.from_folder(DEMO, 2048)


def parse(reader, **fields):
    return reader.parse(json.dumps(fields), "data.jsonl:7")


def supervised(reader, example):
    return reader.tokenizer.decode(example.ids[example.mask], skip_special_tokens=False)


def whole(reader, example):
    return reader.tokenizer.decode(example.ids, skip_special_tokens=False)


def test_a_completion_is_supervised_and_its_prompt_is_not(reader):
    example = parse(reader, prompt="Once upon", completion=" a time.", id=3)
    assert supervised(reader, example) == " a time."
    assert whole(reader, example) == "Once upon a time."
    assert parse(reader, prompt=None, completion="a time").mask.all()


def test_ids_stay_as_they_are(reader):
    example = parse(reader, input_ids=[5, 2047, 0], loss_mask=[0, 1, 1])
    np.testing.assert_array_equal(example.ids, [5, 2047, 0])
    np.testing.assert_array_equal(example.mask, [False, True, True])
    assert parse(reader, input_ids=[5, 6]).mask.all()


@pytest.mark.parametrize(
    ("messages", "want"),
    [
        ([ASK, SAYS], ["four<|role_end|>"]),
        ([ASK, SAYS, ASK, SAYS], ["four<|role_end|>"] * 2),
        ([ASK, THINKS], ["2 + 2</think>four<|role_end|>"]),
        ([ASK, SAYS, ASK, THINKS], ["</think>four<|role_end|>", "2 + 2</think>four<|role_end|>"]),
    ],
    ids=["plain", "two turns", "reasoning", "both"],
)
def test_what_the_assistant_generated_is_supervised(reader, messages, want):
    example = parse(reader, messages=messages)
    assert supervised(reader, example) == "".join(want)
    thinks = any("reasoning_content" in message for message in messages)
    text = reader.template.render(messages, add_generation_prompt=False, enable_thinking=thinks)
    assert whole(reader, example) == text


def test_turns_that_history_rewrites_are_not_supervised(reader):
    source = (DEMO / "chat_template.jinja").read_text()
    forgets = source.replace(
        "message.reasoning_content.strip",
        "('' if message is not sameas messages[-1] else message.reasoning_content).strip",
    )
    assert forgets != source
    other = dataclasses.replace(reader, template=ChatTemplate(forgets, "test"))
    example = parse(other, messages=[ASK, THINKS, ASK, THINKS])
    assert supervised(reader, example) == "2 + 2</think>four<|role_end|>"


@pytest.mark.parametrize(
    ("fields", "end"),
    [
        ({"messages": [ASK]}, "<role>ASSISTANT</role>\n<think></think>"),
        ({"messages": [ASK], "enable_thinking": True}, "<role>ASSISTANT</role>\n<think>"),
        ({"prompt": "Two and two?"}, "Two and two?"),
        ({"prompt": "Two and two?", "completion": None}, "Two and two?"),
    ],
    ids=str,
)
def test_what_has_no_answer_is_a_question(reader, fields, end):
    question = parse(reader, **fields)
    assert isinstance(question, Question)
    assert reader.tokenizer.decode(question.ids, skip_special_tokens=False).endswith(end)


BAD = [
    ("{", "not JSON"),
    ("[1]", "expected a JSON object, got list"),
    ('{"text": "a"}', "expected one of messages, prompt or completion, input_ids, got fields"),
    ('{"input_ids": [1], "prompt": "a"}', "expected one of"),
    ('{"input_ids": [1, 2048]}', "integers from 0 to 2047"),
    ('{"input_ids": []}', "input_ids must be a list"),
    ('{"input_ids": [1], "loss_mask": [1, 0]}', "loss_mask has 2 entries for 1 input_ids"),
    ('{"input_ids": [1], "loss_mask": [2]}', "loss_mask must be a list of 0 and 1"),
    ('{"prompt": 3}', "prompt must be text or null, got int"),
    ('{"prompt": ""}', "an empty prompt"),
    ('{"messages": {}}', "messages must be a list, got dict"),
    ('{"messages": [{"role": "robot"}]}', "messages[0].role must be one of"),
    ('{"messages": [], "enable_thinking": 1}', "messages must not be empty"),
    ('{"messages": [{"role": "user", "content": "a"}], "enable_thinking": 1}', "true or false"),
]


@pytest.mark.parametrize(("line", "message"), BAD)
def test_a_bad_line_is_named_with_its_place(reader, tmp_path, line, message):
    path = tmp_path / "data.jsonl"
    path.write_text('{"input_ids": [1, 2]}\n\n' + line + "\n")
    with pytest.raises(ConfigError) as caught:
        reader.read(path)
    assert str(caught.value).startswith(f"--data: {path}:3: ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_folder_of_ids_alone_reads_ids_alone(tmp_path):
    reader = Reader.from_folder(tmp_path, 64)
    assert isinstance(parse(reader, input_ids=[63]), Example)
    for fields, message in (
        ({"prompt": "a"}, "text needs a tokenizer"),
        ({"messages": [ASK]}, "a chat template"),
    ):
        with pytest.raises(ConfigError, match=message):
            parse(reader, **fields)


@pytest.mark.parametrize(("text", "message"), [(None, "cannot be read"), ("\n", "holds no lines")])
def test_a_file_without_lines_is_named(reader, tmp_path, text, message):
    path = tmp_path / "data.jsonl"
    if text is not None:
        path.write_text(text)
    with pytest.raises(ConfigError, match=message):
        reader.read(path)


def examples_of(*lengths):
    return [Example(np.arange(n, dtype=np.int32), np.ones(n, np.bool_)) for n in lengths]


def test_examples_are_cut_and_those_without_an_anchor_left_out():
    masks = [[0, 0, 1, 1], [1, 1, 0, 0], [1, 0, 1, 0], [0, 1, 1, 1]]
    made = [Example(np.arange(4, dtype=np.int32), np.asarray(mask, bool)) for mask in masks]
    assert [example.mask.tolist() for example in cut(made, 3)] == [
        [True, True, False],
        [False, True, True],
    ]


def test_written_examples_read_back(reader, tmp_path):
    made = [parse(reader, prompt="Once", completion=" more"), parse(reader, input_ids=[4, 4])]
    write_examples(tmp_path / "out.jsonl", made)
    again = reader.read(tmp_path / "out.jsonl")
    assert fingerprint(again) == fingerprint(made)
    made[1].mask[0] = False
    assert fingerprint(again) != fingerprint(made)


def test_buckets_are_powers_of_two_up_to_the_length():
    assert [bucket(n, 100) for n in (1, 16, 17, 64, 65, 100)] == [16, 16, 32, 64, 100, 100]
    assert bucket(3, 8) == 8


def test_the_seed_and_the_step_decide_a_batch():
    made = examples_of(*range(5, 36))
    batches = Batches(made, 4, 40, seed=3)
    assert batches.per_epoch == 8
    epochs = [[np.asarray(batches.at(s).counts) for s in range(e * 8, e * 8 + 8)] for e in (0, 1)]
    for counts in epochs:
        assert set(np.concatenate(counts).tolist()) == set(range(5, 36))
    assert not np.array_equal(*epochs)
    fresh = Batches(made, 4, 40, seed=3)
    for step in (9, 2):  # whatever came before
        np.testing.assert_array_equal(fresh.at(step).tokens, batches.at(step).tokens)
    other = Batches(made, 4, 40, seed=4)
    assert any(not np.array_equal(other.at(s).counts, batches.at(s).counts) for s in range(8))


def test_sequences_of_like_length_share_a_batch():
    batches = Batches(examples_of(*[6] * 8, *[30] * 8), 4, 64, seed=0)
    shapes = [batches.at(step).tokens.shape for step in range(4)]
    assert sorted(shapes) == [(4, 16), (4, 16), (4, 32), (4, 32)]
    batch = batches.at(shapes.index((4, 16)))
    np.testing.assert_array_equal(batch.tokens[0], [*range(6), *[0] * 10])
    np.testing.assert_array_equal(batch.mask[0], np.arange(16) < 6)


def test_evaluation_takes_every_example_once():
    batches = in_order(examples_of(3, 9, 4, 8, 5), 2, 16)
    counts = np.concatenate([batch.counts for batch in batches])
    np.testing.assert_array_equal(counts, [3, 4, 5, 8, 9, 0])
    assert not np.asarray(batches[-1].mask)[1].any()


@pytest.mark.parametrize(("share", "count"), [(0.0, 0), (0.02, 1), (0.5, 5), (0.99, 9)])
def test_a_share_is_held_out(share, count):
    made = examples_of(*range(2, 12))
    kept, held = hold_out(made, share, seed=1)
    assert len(held) == count
    assert sorted(len(x.ids) for x in kept + held) == list(range(2, 12))


def test_layers_of_the_target_are_spread_by_the_published_rule():
    assert spread_layers(36, 5) == (1, 9, 17, 25, 33)  # Qwen3-4B
    assert spread_layers(40, 5) == (1, 10, 19, 28, 37)  # Qwen3-14B
    assert spread_layers(3, 5) == (0, 1)
    assert spread_layers(2, 1) == (0,)


FLASH = ModelConfig.from_hf(LING_FLASH)


def test_a_new_draft_takes_its_sizes_from_the_target():
    cfg = new_draft(FLASH, DraftShape(target_layers=(1, 11, 23, 29, 35)), mask_id=156892)
    sizes = (cfg.embed, cfg.layers, cfg.heads, cfg.kv_heads, cfg.head_dim, cfg.width)
    assert sizes == (2560, 5, 32, 32, 128, 6144)
    assert (cfg.block_size, cfg.markov, cfg.markov_rank, cfg.rope_theta) == (8, "vanilla", 256, 6e6)
    assert DraftConfig.from_hf(to_hf(cfg, target_layers=42)) == cfg


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        (DraftShape(layers=0), "--layers is 0"),
        (DraftShape(head_dim=7), "--head-dim is 7"),
        (DraftShape(target_layers=(3, 41)), r"--target-layers is \[3, 41\], expected .* 0 to 40"),
        (DraftShape(target_layers=(5, 3)), "ascending"),
        (DraftShape(mask_id=157184), "--mask-id is 157184, expected 0 to 157183"),
    ],
    ids=str,
)
def test_a_shape_that_cannot_be_is_one_line(shape, message):
    with pytest.raises(ConfigError, match=message):
        new_draft(FLASH, shape, mask_id=0)


def test_a_draft_of_another_target_is_refused():
    cfg = new_draft(FLASH, DraftShape(), mask_id=1)
    with pytest.raises(ConfigError, match="hidden_size is 64, the target's"):
        check_fits(dataclasses.replace(cfg, embed=64), FLASH)
    with pytest.raises(ConfigError, match="--layers, --mask-id: --init-from brings"):
        refuse_shape(DraftShape(layers=2, mask_id=3))


def test_the_mask_is_a_row_without_a_token_else_the_padding(reader, tmp_path):
    wide, exact = (ModelConfig.from_hf(tiny_config(vocab_size=v)) for v in (2112, 2048))
    assert find_mask_id(DEMO, wide, reader.tokenizer) == 2048
    padding = reader.tokenizer.token_id("<|endoftext|>")
    assert find_mask_id(DEMO, exact, reader.tokenizer) == padding
    (tmp_path / "config.json").write_text('{"pad_token_id": 9}')
    assert draft_config(tmp_path, exact, DraftShape(), None).mask_id == 9
    (tmp_path / "config.json").write_text("{}")
    with pytest.raises(ConfigError, match="name a token that no text holds with --mask-id"):
        draft_config(tmp_path, exact, DraftShape(), None)


def test_many_lines_are_read_by_several_processes_in_their_order(reader, tmp_path, monkeypatch):
    lines = [{"prompt": f"{i} and\u2028", "completion": " two"} for i in range(7)]
    path = tmp_path / "data.jsonl"
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
    alone = reader.read(path)
    monkeypatch.setattr(draft_data, "_MANY", 2)
    monkeypatch.setattr(draft_data, "_PART", 3)
    together = reader.read(path)
    assert [whole(reader, example) for example in together] == [
        f"{i} and\u2028 two" for i in range(7)
    ]
    assert draft_data.fingerprint(together) == draft_data.fingerprint(alone)
