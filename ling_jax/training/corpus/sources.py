"""Where problems come from: those to train on, and the held-back ones."""

from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.problems import Problem, Source, from_template
from ling_jax.training.corpus.situations import (
    asides,
    held_back_situations,
    situations,
    themes,
)
from ling_jax.training.corpus.words import HELD_BACK_PEOPLE, PEOPLE

TRAINING = Source(
    situations(),
    PEOPLE,
    asides=asides("training"),
    themes=themes(),
    composed=0.4,
    invented=0.3,
    blurred=0.12,
    distracted=0.3,
    is_held_back=False,
)

HELD_BACK_SOURCE = Source(
    held_back_situations(),
    HELD_BACK_PEOPLE,
    asides=asides("held_back"),
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
