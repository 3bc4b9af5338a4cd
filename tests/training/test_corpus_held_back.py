"""The held-back set: always the same, and apart from what is trained on."""

import hashlib
import re

import pytest

from ling_jax.training.corpus import Example, held_back
from ling_jax.training.corpus.overlap import Overlap
from ling_jax.training.corpus.problems import is_held_back
from ling_jax.training.corpus.sources import TRAINING
from ling_jax.training.corpus.words import HELD_BACK_PEOPLE, PEOPLE
from tests.training.texts import SPELLED


def test_the_held_back_set_is_always_the_same(kept):
    text = "\n".join(problem.question for problem in kept)
    assert (
        hashlib.sha256(text.encode()).hexdigest()
        == "d3cf399fe2bf3713de60bb2784733759eccd5503d16b665ce58860a6e1f194f2"
    )
    assert [problem.question for problem in held_back(40)] == [x.question for x in kept[:40]]


def masked(question):
    """Every name is the same word, and so is every number."""
    names = {name for name, _ in PEOPLE + HELD_BACK_PEOPLE}
    words = re.findall(r"[A-Za-z]+|\d+", question)
    shown = {**dict.fromkeys(names, "name"), **dict.fromkeys(SPELLED, "0")}
    return " ".join(shown.get(word, shown.get(word.lower(), word)) for word in words)


def test_held_back_problems_are_apart_from_training(problems, kept, corpus):
    questions = {problem.question for problem in kept}
    assert len(questions) == len(kept) == 500
    assert not {name for name, _ in PEOPLE} & {name for name, _ in HELD_BACK_PEOPLE}
    assert not {tuple(sorted(x.numbers.values())) for x in problems} & {
        tuple(sorted(x.numbers.values())) for x in kept
    }
    assert all(is_held_back(problem.numbers.values()) for problem in kept)
    overlap = Overlap([problem.question for problem in kept], 8, any_number=True)
    for example in corpus:
        overlap.add(example)
        assert not questions & {message["content"] for message in example.messages}
    assert overlap.report()["most_common"] == []


def test_held_back_wording_is_new_whatever_the_names(problems, kept):
    overlap = Overlap([masked(problem.question) for problem in kept], 8, any_number=True)
    for problem in problems:
        message = {"role": "user", "content": masked(problem.question)}
        overlap.add(Example("problem", (message,), True))
    assert overlap.report()["most_common"] == []


def test_held_back_problems_are_as_hard_as_those_of_training(problems, kept):
    def shape(made):
        steps = [len(problem.template.steps) for problem in made]
        lines = [len(problem.solution.lines) for problem in made]
        ops = {step.op for problem in made for step in problem.template.steps}
        return sum(steps) / len(made), sum(lines) / len(made), ops

    by_hand = [problem for problem in problems if problem.situation in TRAINING.situations]
    (steps, lines, ops), (kept_steps, kept_lines, kept_ops) = shape(by_hand), shape(kept)
    assert ops == kept_ops == set("+-*/")
    assert kept_steps == pytest.approx(steps, rel=0.15)
    assert kept_lines == pytest.approx(lines, rel=0.15)
    assert len({problem.situation for problem in kept}) == len(TRAINING.situations)


def test_held_back_words_are_mostly_known(problems, kept):
    known = {word for x in problems for word in re.findall("[a-z]+", x.question)}
    words = [word for x in kept for word in re.findall(r"\b[a-z]+\b", x.question)]
    assert sum(word in known for word in words) / len(words) > 0.96
