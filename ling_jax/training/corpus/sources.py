"""Where problems come from: those to train on, and the held-back ones."""

from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.problems import Problem, Source, from_template
from ling_jax.training.corpus.situations import held_back_situations, situations, themes
from ling_jax.training.corpus.words import HELD_BACK_PEOPLE, PEOPLE

TRAINING = Source(
    situations(),
    PEOPLE,
    asides=(
        "{A} is {k} years old.",
        "{A} has {k} [cousins|brothers and sisters|friends in town].",
        "{A} lives in house number {k}.",
        "{A} and {B} have been friends for {k} years.",
        "The brother of {A} is {k}.",
        "It is {k} degrees warm outside.",
        "It has not rained for {k} days.",
        "There are {k} people in the street.",
        "The weather is fine.",
        "{A} likes the color [red|blue|green].",
        "{A} has a red bike.",
        "{B} [cannot come|is ill|is not there] today.",
        "{A} [got up|woke up] at {k} minutes past six.",
        "{k} minutes ago a train went by.",
        "The dog of {A} is {k} years old.",
        "{A} was born on day {k} of the month.",
        "Room number {k} is empty.",
        "{A} lives on floor {k}.",
        "There are {k} clouds in the sky.",
        "The radio plays song number {k}.",
        "The bag of {A} weighs {k} pounds.",
        "It is {k} o'clock.",
        "{k} birds sit on the roof.",
        "On the wall hang {k} pictures.",
        "The cat of {A} has slept for {k} hours.",
        "The mother of {A} is {k} years older than {A}.",
        "{A} knows {k} songs.",
        "The school of {A} has {k} classes.",
        "Page {k} of the newspaper is missing.",
        "{A} stands at number {k} in the line.",
        "The shoes of {A} cost {k} dollars last year.",
        "{A} has read {k} books this year.",
        "{B} called {A} {k} times yesterday.",
        "{A} is happy.",
        "The sun shines.",
        "{A} has wanted this for {k} months.",
        "Her uncle has {k} cows.|His uncle has {k} cows.",
        "Lunch is in {k} minutes.",
        "The teacher of {A} is called Ms. Hill.",
        "The phone of {A} is at {k} percent.",
        "[Line|Tram|Boat] {k} stops in front of the house.",
        "A neighbor of {A} turned {k}.",
    ),
    themes=themes(),
    composed=0.4,
    invented=0.3,
    blurred=0.12,
    is_held_back=False,
)

HELD_BACK_SOURCE = Source(
    held_back_situations(),
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
