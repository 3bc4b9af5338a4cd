"""The script that makes the demo's text files."""

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest
import text_cases

from ling_jax.text.template import ChatTemplate
from ling_jax.text.tokenizer import Tokenizer
from ling_jax.training.corpus import Mixture, examples

SCRIPT = Path(__file__).parents[2] / "scripts" / "make_demo.py"
FILES = (
    *("tokenizer.json", "tokenizer_config.json", "generation_config.json", "chat_template.jinja"),
    "config.json",
)


def make(corpus, output, vocab_size, seed="0"):
    return subprocess.run(
        [
            *(sys.executable, str(SCRIPT), "--corpus", str(corpus)),
            *("--output", str(output), "--vocab-size", str(vocab_size)),
        ],
        env=os.environ | {"PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture
def corpus(tmp_path):
    path = tmp_path / "corpus.jsonl"
    lines: list[dict] = [{"question": "Two and two?", "answer": "four", "other": 1}, {"text": "ab"}]
    for example in islice(examples(0, Mixture(boxed_prompt="{question}")), 60):
        tools = {} if example.tools is None else {"tools": example.tools}
        lines.append({"messages": example.messages, "enable_thinking": False, **tools})
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


def test_the_same_corpus_gives_the_same_files(corpus, tmp_path):
    for seed in ("1", "2"):
        done = make(corpus, tmp_path / seed, 400, seed)
        assert done.returncode == 0, done.stderr
    for name in FILES:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
    assert Tokenizer.from_folder(tmp_path / "1").size == 400
    assert ChatTemplate.from_folder(tmp_path / "1").sha256 == demo_template().sha256


def demo_template():
    return ChatTemplate.from_folder(text_cases.DEMO)


def test_the_files_in_the_package_are_small_and_differ_in_the_words_only(corpus, tmp_path):
    assert sum((text_cases.DEMO / name).stat().st_size for name in FILES) < 200_000
    make(corpus, tmp_path / "out", 400)
    configs = [folder / "tokenizer_config.json" for folder in (tmp_path / "out", text_cases.DEMO)]
    assert configs[0].read_bytes() == configs[1].read_bytes()
    packaged, made = (
        json.loads((folder / "tokenizer.json").read_text())
        for folder in (text_cases.DEMO, tmp_path / "out")
    )
    for part in ("pre_tokenizer", "decoder", "normalizer", "post_processor"):
        assert packaged[part] == made[part]


@pytest.mark.parametrize(
    ("vocab_size", "message"),
    [(100, "--vocab-size must be at least 273, got 100"), (5000, "--corpus: too small")],
)
def test_a_size_that_cannot_be_is_one_line_on_stderr(corpus, tmp_path, vocab_size, message):
    done = make(corpus, tmp_path / "out", vocab_size)
    assert done.returncode == 2
    assert done.stderr.startswith(message)
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("line", ["{", "5", '{"text": 5}'])
def test_a_line_that_is_no_object_of_texts_is_named(corpus, tmp_path, line):
    corpus.write_text('{"text": "a"}\n' + line)
    done = make(corpus, tmp_path / "out", 300)
    assert done.returncode == 2
    assert f"{corpus}:2:" in done.stderr
