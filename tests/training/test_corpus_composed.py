"""Word problems put together from pieces, and what training questions have that others lack."""

import re

import pytest

from ling_jax.training.corpus.composed import Theme, compose, read_theme
from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.given import given
from ling_jax.training.corpus.problems import Source, from_template, make_problem
from ling_jax.training.corpus.sources import TRAINING
from ling_jax.training.corpus.words import NOUNS, PEOPLE

PIECES = """
= start
n=10..20
{A} has {n} {x}.
# n

= start
n=2..5 m=2..5 y=box
{A} has {n} {y} with {m} {x} in each.
> {X} in the {y}: q = n * m
# n * m

= change
k=2..3
{He} loses {k}.
> {X} left: q = q - k
# q - k

= end
g=50..60
^ {A} needs {g} {x}.
? How many are missing?
> {X} missing: q = g - q
! {ans} {x} are missing.
# g - q
"""
PLAIN = Source({}, PEOPLE, asides=("The sun shines.",), is_held_back=False)


@pytest.mark.parametrize("name", TRAINING.themes)
def test_every_piece_makes_clean_problems_whose_answer_is_the_formulas(name):
    draw, made = Draw(f"pieces of {name}"), 0
    for template in each_piece(draw, TRAINING.themes[name]):
        try:
            problem = from_template(draw, PLAIN, name, template, attempts=300)
        except ValueError:  # these pieces do not fit each other
            continue
        made += 1
        text = "\n".join([problem.question, *problem.solution.lines, problem.solution.says])
        assert not re.search(r"[{}\[\]|]|  | [.,?]|\.\.", text), text
        assert re.fullmatch(r"[A-Z0-9].*\?", problem.question), problem.question
        answer = eval(template.formula, {}, dict(problem.numbers))
        assert answer == problem.solution.answer, problem.question
    assert made > 0.9 * sum(map(len, TRAINING.themes[name].pieces.values()))


def each_piece(draw, theme):
    """Templates of every piece; one that changes something may be left out of its own."""
    for kind, pieces in theme.pieces.items():
        for piece in pieces:
            yield compose(draw, Theme(theme.nouns, {**theme.pieces, kind: (piece,)}))


def test_pieces_have_numbers_and_nouns_of_their_own():
    theme = read_theme(f"nouns fruit\n\n{PIECES.strip()}")
    for i in range(40):
        template = compose(Draw(f"own {i}"), theme)
        names = [name for name, _ in template.draws]
        assert len(names) == len(set(names))
        assert template.steps


def test_a_fact_that_may_stand_anywhere_stands_first_or_last():
    theme = read_theme(f"nouns fruit\n\n{PIECES.strip()}")
    problems = [make_problem(Draw(f"order {i}"), composed(theme)) for i in range(60)]
    is_first = {problem.question.split(".")[0].count(" needs ") == 1 for problem in problems}
    assert is_first == {True, False}
    assert all(problem.question.endswith("How many are missing?") for problem in problems)


def composed(theme):
    return Source({}, PEOPLE, ("The sun shines.",), False, themes={"toy": theme}, composed=1.0)


def test_a_theme_without_a_kind_of_piece_is_refused():
    with pytest.raises(ValueError, match="kinds"):
        read_theme("nouns fruit\n\n= start\nn=2..5\n{A} has {n} {x}.\n# n")


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ("Of 28 boys, a quarter wear hats.", "Given: Of 28 boys, a quarter wear"),
        ("Five pens cost $3 each. Ann has 20%.", "Given: 5 pens, cost 3 dollars, has 20%"),
        ("Twelve? It is 7, or 8 a day.", "Given: 12, is 7, or 8 a"),
        ("What is the color?", ""),
    ],
)
def test_given_are_the_numbers_and_the_words_beside_them(question, line):
    assert given(question) == line


def test_some_words_of_training_are_no_words():
    known = {singular for nouns in NOUNS.values() for singular, _ in nouns}
    names = {name for name, _ in PEOPLE}
    problems = [make_problem(Draw(f"words {i}"), TRAINING) for i in range(300)]
    assert 0.1 < sum(p.words["A"] not in names for p in problems) / 300 < 0.5
    nouns = [p.words["x1"] for p in problems if "x1" in p.words]
    assert 0.05 < sum(noun not in known for noun in nouns) / len(nouns) < 0.4


def test_a_solution_uses_words_that_its_question_has():
    for i in range(300):
        problem = make_problem(Draw(f"blur {i}"), TRAINING)
        if problem.words["A"] in problem.solution.says:
            assert problem.words["A"] in problem.question
