"""Where problems come from: those to train on, and the held-back ones."""

from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.problems import Problem, Source, from_template
from ling_jax.training.corpus.situations import SITUATIONS
from ling_jax.training.corpus.situations.held_back import HELD_BACK
from ling_jax.training.corpus.words import HELD_BACK_PEOPLE, PEOPLE

TRAINING = Source(
    SITUATIONS,
    PEOPLE,
    asides=(
        "{A} is {k} years old.",
        "{A} has {k} cousins.",
        "{A} lives in house number {k}.",
        "{A} and {B} have been friends for {k} years.",
        "The brother of {A} is {k}.",
        "It is {k} degrees warm outside.",
        "It has not rained for {k} days.",
        "There are {k} people in the street.",
        "The weather is fine.",
        "{A} likes the color [red|blue|green].",
        "{A} has a red bike.",
        "{B} cannot come today.",
    ),
    is_held_back=False,
)

HELD_BACK_SOURCE = Source(
    HELD_BACK,
    HELD_BACK_PEOPLE,
    asides=(
        "The sister of {A} turned {k} last week.",
        "{A} took bus number {k} this morning.",
        "The street where {A} lives has {k} houses.",
        "The clock on the wall is {k} minutes slow.",
        "{A} wears blue shoes.",
    ),
    is_held_back=True,
)


def held_back(count: int, seed: str = "held back") -> list[Problem]:
    """Different problems that training never sees, the situations in turn."""
    draw, problems, questions = Draw(seed), [], set()
    situations = list(HELD_BACK_SOURCE.situations.items())
    while len(problems) < count:
        name, templates = situations[len(problems) % len(situations)]
        problem = from_template(draw, HELD_BACK_SOURCE, name, draw.pick(templates))
        if problem.question not in questions:
            questions.add(problem.question)
            problems.append(problem)
    return problems
