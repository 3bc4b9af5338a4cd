"""The tasks for lm-evaluation-harness ask what `eval_gsm8k.py` asks."""

import json
import re
from pathlib import Path

import pytest

from ling_jax.evaluation.extraction import extract
from ling_jax.evaluation.protocol import MAX_TOKENS, Protocol

FOLDER = Path(__file__).parents[2] / "scripts" / "lm_eval"


@pytest.fixture(scope="module")
def task():
    return (FOLDER / "ling_chat_gsm8k.yaml").read_text(encoding="utf-8")


def value(task, name):
    return re.search(rf"^ *{name}: (.+)$", task, re.MULTILINE)[1]


def test_the_wording_is_the_protocols(task):
    asked = json.loads(value(task, "doc_to_text")).replace("{{question}}", "How many?")
    assert asked == Protocol(max_tokens=1).prompt("How many?")
    assert value(task, "max_gen_toks") == str(MAX_TOKENS["chat"])
    assert value(task, "temperature") == "0.0"


@pytest.mark.parametrize(
    "text", ["\\boxed{12}", "First \\boxed{3}, then \\boxed{45}.", "no box", "12 \\boxed{ 7 }"]
)
def test_the_filter_finds_what_our_rule_finds(task, text):
    pattern = value(task, "regex_pattern").strip("'")
    found = re.findall(pattern, text)
    assert (found[-1].strip() if found else None) == extract(text, "boxed", is_cut=False)


def test_the_demo_task_is_the_same_with_other_data():
    text = (FOLDER / "ling_chat_demo.yaml").read_text(encoding="utf-8")
    assert value(text, "include") == "ling_chat_gsm8k.yaml"
    assert (FOLDER.parents[1] / value(text, "test")).is_file()
