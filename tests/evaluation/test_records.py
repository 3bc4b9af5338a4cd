"""Lines of a run: written at once, and read back after a cut."""

import json
from functools import partial

import pytest

from ling_jax.errors import ConfigError
from ling_jax.evaluation.compare import compare
from ling_jax.evaluation.protocol import Protocol
from ling_jax.evaluation.records import Journal, read_records
from ling_jax.evaluation.run import evaluate
from tests.evaluation.toys import RUN, answered, record

CHAT = Protocol(max_tokens=16)


@pytest.fixture
def prefix(tmp_path):
    return tmp_path / "runs" / "a"


def lines_of(prefix):
    return prefix.with_name("a.jsonl").read_text(encoding="utf-8").split("\n")


def write(prefix, *records):
    with Journal(prefix, RUN) as journal:
        for made in records:
            journal.add(made)


def test_a_record_is_written_as_it_comes(items, prefix):
    with Journal(prefix, RUN) as journal:
        journal.add(record(items[0], CHAT, "\\boxed{9} \u2028", reasoning="x"))
        (line, end) = lines_of(prefix)
    assert end == ""
    assert json.loads(line) == {
        "index": 0,
        "prompt": "p",
        "output": "\\boxed{9} \u2028",
        "reasoning": "x",
        "finish_reason": "stop",
        "prompt_tokens": None,
        "tokens": 5,
        "rounds": 0,
        "emitted": 0,
        "error": None,
        "question": items[0].question,
        "gold": "9",
        "answer": "9",
        "correct": True,
        "elapsed_s": 1.0,
    }
    report = json.loads(prefix.with_name("a.json").read_text())
    assert report == {"finished": False, "run": RUN}


def test_reasoning_is_never_graded(items):
    made = record(items[0], CHAT, "", reasoning="\\boxed{9}")
    assert (made.answer, made.correct) == (None, False)


def test_a_run_goes_on_behind_a_line_that_was_cut(items, prefix):
    write(prefix, *(record(item, CHAT, "\\boxed{9}", elapsed_s=7) for item in items[:2]))
    path = prefix.with_name("a.jsonl")
    path.write_text(path.read_text()[:-9])
    with Journal(prefix, RUN) as journal:
        assert journal.records.keys() == {0}
        assert journal.elapsed_s == 7
        assert journal.missing(items) == items[1:]
        evaluate(items, CHAT, partial(echo, journal.missing(items)), journal)
    kept = read_records(path)
    assert [kept[i].output for i in range(3)] == [
        "\\boxed{9}",
        items[1].question,
        items[2].question,
    ]
    assert kept[2].elapsed_s >= 7


def test_errors_are_asked_again(items, prefix):
    bad = record(items[1], CHAT, error="HTTP 500", elapsed_s=9)
    write(prefix, record(items[0], CHAT), bad)
    with Journal(prefix, RUN) as journal:
        assert journal.missing(items[:2]) == [items[1]]
        assert journal.elapsed_s == 9
    assert len(lines_of(prefix)) == 2


def echo(items, on_answer):
    """Answers with the question."""
    for item in items:
        on_answer(item.index, answered(item.question))


def test_without_a_prefix_nothing_is_written(items, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    with Journal(None, RUN) as journal:
        evaluate(items, CHAT, partial(echo, journal.missing(items)), journal)
        journal.write_report({}, "")
    assert journal.records.keys() == {0, 1, 2}
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"protocol": {"name": "chat", "max_tokens": 8}}, "protocol.max_tokens is 8, was 16"),
        ({"checkpoint": {"folder": "b"}}, "checkpoint.folder is 'b', was 'demo'"),
        ({"execution": {"dtype": "x"}}, "execution is {'dtype': 'x'}, was None"),
    ],
)
def test_another_run_is_refused(items, prefix, change, message):
    write(prefix, record(items[0], CHAT))
    with pytest.raises(ConfigError) as raised:
        Journal(prefix, RUN | change)
    assert str(raised.value) == (
        f"--output: {prefix} holds another run: {message}; name another prefix."
    )
    assert len(lines_of(prefix)) == 2


@pytest.mark.parametrize("text", [None, "", "[]", '{"run": 1}'])
def test_lines_that_nothing_describes_are_left_alone(items, prefix, text):
    write(prefix, record(items[0], CHAT))
    report = prefix.with_name("a.json")
    report.unlink() if text is None else report.write_text(text)
    with pytest.raises(ConfigError, match="does not say what it holds"):
        Journal(prefix, RUN)
    assert len(lines_of(prefix)) == 2


@pytest.mark.parametrize("line", ["{", "[]", "{}", '{"index": 0}', "null"])
def test_a_line_that_is_no_record_is_named(items, prefix, line):
    write(prefix, record(items[0], CHAT))
    path = prefix.with_name("a.jsonl")
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(ConfigError, match=r"a\.jsonl:2: not a record"):
        Journal(prefix, RUN)


def test_a_field_of_another_type_is_named(items, prefix):
    write(prefix, record(items[0], CHAT))
    path = prefix.with_name("a.jsonl")
    path.write_text(path.read_text().replace('"tokens": 5', '"tokens": "5"'))
    with pytest.raises(ConfigError, match="tokens is of a wrong type"):
        read_records(path)


def test_a_prefix_that_cannot_be_written_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match="--output: "):
        Journal(tmp_path / "file" / "a", RUN)
    with pytest.raises(ConfigError, match="is a folder; name a prefix"):
        Journal(type(tmp_path)("/"), RUN)


def by_index(*records):
    return {made.index: made for made in records}


def test_runs_that_agree_do_not_differ(items):
    first = by_index(*(record(item, CHAT, "\\boxed{9}") for item in items))
    second = by_index(*(record(item, CHAT, "so \\boxed{9.0}", tokens=99) for item in items))
    assert compare(first, second) == []


def test_each_way_to_differ_is_named(items):
    outputs = (("\\boxed{9}", "\\boxed{8}"), ("1", "\\boxed{48}"), ("\\boxed{1}", "\\boxed{2}"))
    first = by_index(*(record(item, CHAT, a) for item, (a, _) in zip(items, outputs, strict=True)))
    second = by_index(*(record(item, CHAT, b) for item, (_, b) in zip(items, outputs, strict=True)))
    found = compare(first, second)
    assert [(x.index, x.flip) for x in found] == [
        (0, "right -> wrong"),
        (1, "wrong -> right"),
        (2, "wrong -> wrong"),
    ]
    del second[0]
    second[2] = record(items[2], CHAT, error="HTTP 500")
    found = compare(first, second)
    assert [(x.index, x.flip) for x in found] == [
        (0, "right -> missing"),
        (1, "wrong -> right"),
        (2, "wrong -> error"),
    ]


def test_other_questions_cannot_be_compared(items):
    first = by_index(record(items[0], CHAT))
    other = type(items[0])(0, "another", items[0].solution, items[0].gold)
    with pytest.raises(ConfigError, match="--compare: item 0 is another question"):
        compare(first, by_index(record(other, CHAT)))
