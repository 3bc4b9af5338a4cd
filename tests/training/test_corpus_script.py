"""`scripts/make_corpus.py` from flags to files and a summary."""

import hashlib
import importlib.util
import json
import sys
from pathlib import Path

import pytest

from ling_jax.evaluation.items import read_items
from ling_jax.training.corpus import held_back
from ling_jax.training.draft_data import Example, Question, Reader

ROOT = Path(__file__).parents[2]
DEMO = ROOT / "ling_jax" / "demo"
ITEMS = (
    {"question": "Ann has 3 pens and buys 4 more. How many?", "answer": "<<3+4=7>>7\n#### 7"},
    {"question": "Ann has 3 halves. How many?", "answer": "<<3/2=1.5>>1.5\n#### 1.5"},
)


@pytest.fixture(scope="module")
def script():
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("make_corpus", ROOT / "scripts/make_corpus.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["make_corpus"] = module  # where dataclasses look their annotations up
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def run(script, monkeypatch, capsys):
    """Runs the command line; returns its code, its output and its errors."""

    def call(*flags):
        monkeypatch.setattr(sys, "argv", ["make_corpus.py", *map(str, flags)])
        code = script.main()
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.fixture
def gsm8k(tmp_path):
    path = tmp_path / "train.jsonl"
    path.write_text("".join(json.dumps(item) + "\n" for item in ITEMS))
    return path


def test_the_corpus_is_written_counted_and_hashed(run, gsm8k, tmp_path):
    output, kept = tmp_path / "corpus.jsonl", tmp_path / "kept.jsonl"
    flags = ("--count", 300, "--held-back", kept, "--held-back-count", 40, "--gsm8k", gsm8k)
    code, out, err = run("--output", output, *flags)
    assert (code, err) == (0, "")
    summary = json.loads(out)
    lines = output.read_text().splitlines()
    assert summary["examples"] == sum(summary["kinds"].values()) == len(lines) == 300
    assert set(summary["kinds"]) == {"problem", "drill", "chat", "dialogue", "tools", "gsm8k"}
    assert summary["gsm8k_problems"] == 1
    assert summary["sha256"] == hashlib.sha256(output.read_bytes()).hexdigest()
    assert summary["left_out"]["runs"] == 0
    assert json.loads(run(*flags)[1])["sha256"] == summary["sha256"]


def test_the_trainer_reads_every_line(run, tmp_path):
    output = tmp_path / "corpus.jsonl"
    run("--output", output, "--count", 150, "--held-back-count", 1)
    read = Reader.from_folder(DEMO, 2048).read(output)
    assert len(read) == 150
    assert all(isinstance(example, Example) and example.has_anchor for example in read)
    forms = [json.loads(line) for line in output.read_text().splitlines()]
    assert {"prompt", "messages"} <= {name for form in forms for name in form}


def test_held_back_problems_read_as_gsm8k(run, tmp_path):
    kept = tmp_path / "kept.jsonl"
    run("--count", 1, "--held-back", kept, "--held-back-count", 30)
    items = read_items(kept, "--data")
    problems = held_back(30)
    assert [item.question for item in items] == [problem.question for problem in problems]
    assert [item.gold for item in items] == [str(problem.solution.answer) for problem in problems]


def test_shared_runs_are_reported(run, gsm8k):
    more = ("--gsm8k", gsm8k, "--report", gsm8k, "--shares.gsm8k", 0.5)
    code, out, _ = run("--count", 100, "--held-back-count", 1, *more)
    assert code == 0
    report = json.loads(out)["shared_with_report"]
    assert set(report) == {"8", "13"}
    assert report["8"]["texts"] == 2
    assert report["8"]["texts_touched"] == 1
    assert report["8"]["examples_by_kind"].keys() == {"gsm8k"}


def test_what_is_shared_with_the_held_back_set_is_left_out(
    run, script, monkeypatch, gsm8k, tmp_path
):
    shared, output = held_back(1)[0], tmp_path / "corpus.jsonl"
    monkeypatch.setattr(script, "rewritten", lambda _: shared.solution)
    gsm8k.write_text(json.dumps({"question": shared.question, "answer": "#### 1"}) + "\n")
    flags = ("--shares.gsm8k", 0.5, "--held-back-count", 1)
    code, out, _ = run("--output", output, "--count", 100, "--gsm8k", gsm8k, *flags)
    summary = json.loads(out)
    assert code == 0
    assert summary["left_out"]["examples_by_kind"].keys() == {"gsm8k"}
    assert summary["examples"] + summary["left_out"]["examples"] == 100
    assert shared.question not in output.read_text()


def test_questions_lack_their_last_answer(run, tmp_path):
    output = tmp_path / "questions.jsonl"
    run("--output", output, "--count", 80, "--held-back-count", 1, "--unanswered")
    read = Reader.from_folder(DEMO, 2048).read(output)
    assert len(read) == 80
    assert all(isinstance(question, Question) for question in read)


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (("--count", "0"), "--count and --held-back-count must be at least 1."),
        (("--boxed-prompt", "Solve it."), "--boxed-prompt must hold {question}."),
        (("--shares.problems", "-1"), "Shares must be 0 or more, and one of them more."),
        (("--gsm8k", "missing.jsonl"), "--gsm8k: missing.jsonl is no file"),
        (("--output", "no/such/x.jsonl", "--held-back-count", "1"), "--output: no/such/x.jsonl"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_wrong_flags_are_one_line(run, flags, message):
    code, out, err = run(*flags)
    assert (code, out) == (2, "")
    assert err.startswith(f"make_corpus: {message}")
    assert err.count("\n") == 1
