"""Items and the prompts made of them."""

import json

import pytest
from serve.serve_fakes import demo_template, demo_tokenizer

from ling_jax.errors import ConfigError
from ling_jax.evaluation.items import Item, fingerprint, read_items
from ling_jax.evaluation.local import Writer
from ling_jax.evaluation.protocol import Protocol, take_shots

CHAT = (
    "Solve the following math problem. Put the final answer, and nothing else, into \\boxed{}.\n\n"
    "Ann has 16 eggs and eats 7. How many are left?"
)
COMPLETION = (
    "Question: A day has 24 hours. How many have two?\n"
    "Answer: 2 * 24 = <<2*24=48>>48\n"
    "#### 48\n"
    "\n"
    "Question: Ben earns $1,200 and spends $1,210. What is left?\n"
    "Answer: 1200 - 1210 = -10\n"
    "#### -10\n"
    "\n"
    "Question: Ann has 16 eggs and eats 7. How many are left?\n"
    "Answer:"
)


def test_items_are_read_in_order(items):
    assert [item.index for item in items] == [0, 1, 2]
    assert [item.gold for item in items] == ["9", "48", "-10"]
    assert items[0].solution == "16 - 7 = <<16-7=9>>9\n#### 9"


def test_a_line_separator_within_a_text_ends_no_line(tmp_path):
    path = tmp_path / "a.jsonl"
    line = {"question": "a\u2028b", "answer": "#### 1,000"}
    path.write_text("\n" + json.dumps(line, ensure_ascii=False) + "\n", encoding="utf-8")
    (item,) = read_items(path, "--data")
    assert (item.question, item.gold) == ("a\u2028b", "1,000")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "holds no items."),
        ("\n\n", "holds no items."),
        ("{", ":1: not JSON:"),
        ("[1]", ":1: expected a JSON object, got list."),
        ('\n{"question": "a"}', ":2: expected texts `question` and `answer`, got fields"),
        ('{"question": " ", "answer": "#### 1"}', "expected texts `question` and `answer`"),
        ('{"question": "a", "answer": "1"}', "expected an answer that ends with `#### NUMBER`"),
        ('{"question": "a", "answer": "#### x"}', "ends with `#### NUMBER`, got '#### x'."),
        ('{"question": "\\ud800", "answer": "#### 1"}', "a lone surrogate"),
    ],
)
def test_a_wrong_line_is_named(tmp_path, text, message):
    path = tmp_path / "bad.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as raised:
        read_items(path, "--data")
    assert message in str(raised.value)
    assert str(raised.value).startswith(f"--data: {path}")
    assert "\n" not in str(raised.value)


def test_a_chat_asks_for_a_box(items):
    protocol = Protocol(max_tokens=8)
    assert protocol.prompt(items[0].question) == CHAT
    writer = Writer(protocol, demo_tokenizer(), demo_template())
    prompt = writer.write(items[0])
    assert prompt.text == (
        "<role>SYSTEM</role>detailed thinking on<|role_end|>"
        f"<role>HUMAN</role>{CHAT}<|role_end|><role>ASSISTANT</role>\n<think>"
    )
    assert list(prompt.ids) == demo_tokenizer().encode(prompt.text)


def test_a_chat_without_thinking_closes_the_reasoning(items):
    protocol = Protocol(max_tokens=8, thinking=False)
    text = Writer(protocol, demo_tokenizer(), demo_template()).write(items[0]).text
    assert text.startswith("<role>SYSTEM</role>detailed thinking off<|role_end|>")
    assert text.endswith("<role>ASSISTANT</role>\n<think></think>")


def test_a_completion_continues_solved_examples(items):
    protocol = Protocol(name="completion", max_tokens=8, shots=tuple(items[1:]))
    assert protocol.prompt(items[0].question) == COMPLETION
    assert Writer(protocol, demo_tokenizer(), None).write(items[0]).text == COMPLETION


def test_a_report_names_all_of_a_protocol(items):
    assert Protocol(max_tokens=4096).fields() == {
        "name": "chat",
        "wording": CHAT.replace(items[0].question, "{question}"),
        "thinking": True,
        "shots": 0,
        "shots_sha256": None,
        "max_tokens": 4096,
        "temperature": 0.0,
        "seed": 0,
        "stops": [],
        "extraction": "boxed",
    }
    fields = Protocol(name="completion", max_tokens=512, shots=tuple(items)).fields()
    assert fields["stops"] == ["Question", "Assistant:", "<|separator|>"]
    assert fields["wording"] == "Question: {question}\nAnswer:"
    assert (fields["shots"], fields["shots_sha256"]) == (3, fingerprint(items))
    assert (fields["thinking"], fields["extraction"]) == (None, "completion")


def test_shots_are_the_first_examples(items):
    others = [Item(i, f"q{i}", "#### 1", "1") for i in range(4)]
    assert take_shots(others, 2, items) == tuple(others[:2])
    with pytest.raises(ConfigError, match="--num-shots must be 0 to 4, got 5"):
        take_shots(others, 5, items)
    with pytest.raises(ConfigError, match="example 3 is one of the questions of --data"):
        take_shots([*others[:3], Item(3, items[0].question, "", "")], 4, items)
