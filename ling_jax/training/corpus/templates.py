"""Word problems with places for names, nouns and numbers, written as text.

    n=2..9 p=2..15 m=50|100 x=fruit
    {A} buys {n} {x} for {p$} each.
    | One {x1} costs {p$}, and {A} takes {n} of them.
    {He} pays with {m$}.
    ? How much money does {A} get back?
    > Cost of the {x}: c = n * p
    > Money left: r = m - c
    ! {A} gets back {ans} dollars.
    # m - n * p

The first line says what is drawn: a number from a range (`10..90:10` in steps of 10) or a list, a
number computed from earlier ones (`t=n*e`), a noun of a kind in `words.NOUNS`. It may end with
`any`, if the facts make sense in any order, and `plain`, if no other fact should stand among them.
Then come the facts, one a line, the question, the steps of its solution, the sentence that answers
it, and a formula for the answer that does not use the steps. A line that begins with `|` is another
wording of the line before. Templates are apart by empty lines.

In a text, `{n}` is the number n and `{p$}` an amount of money. For a noun x there are `{x}`
(apples), `{X}` (Apples), `{x1}` (apple), `{ax}` (an apple) and `{AX}` (An apple). `{A}`, `{B}` and
`{C}` are names; `{he}`, `{He}`, `{his}`, `{His}` and `{him}` belong to A. Steps use only numbers
that the question tells.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ling_jax.training.corpus.phrases import places

_RANGE = re.compile(r"(\d+)\.\.(\d+)(?::(\d+))?")
_LIST = re.compile(r"\d+(?:\|\d+)*")
_COMPUTED = re.compile(r"(\w+)([-+*/])(\w+)")
_STEP = re.compile(r"(.+): (\w+) = (\w+) ([-+*/]) (\w+)")
_FLAGS = ("any", "plain")


@dataclass(frozen=True)
class Range:
    """A number from `low` to `high`, both included, in steps."""

    low: int
    high: int
    step: int


@dataclass(frozen=True)
class Listed:
    """One of some numbers."""

    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Computed:
    """An operation on two earlier numbers."""

    left: str
    op: str
    right: str


@dataclass(frozen=True)
class Noun:
    """A noun of a kind."""

    kind: str


Drawn: TypeAlias = Range | Listed | Computed | Noun


@dataclass(frozen=True)
class Step:
    """One operation; operands are names of numbers or numbers."""

    label: str
    name: str
    left: str
    op: str
    right: str


@dataclass(frozen=True)
class Template:
    """A kind of word problem; see the head of this module."""

    draws: tuple[tuple[str, Drawn], ...]
    facts: tuple[str, ...]
    question: str
    steps: tuple[Step, ...]
    says: str
    formula: str
    shown: tuple[str, ...]
    """The names of the numbers that the problem tells."""
    any_order: bool
    plain: bool


def read(text: str) -> tuple[Template, ...]:
    """The templates of a text.

    Raises:
      ValueError: a line is not of the form.
    """
    return tuple(_template(block) for block in text.strip().split("\n\n"))


def _template(block: str) -> Template:
    head, *lines = block.replace("\n| ", "|").splitlines()
    by_mark: dict[str, list[str]] = {mark: [] for mark in "?>!#"}
    facts = [line for line in lines if line[0] not in by_mark]
    for line in lines:
        if line[0] in by_mark:
            by_mark[line[0]].append(line[2:])
    (question,), (says,), (formula,) = by_mark["?"], by_mark["!"], by_mark["#"]
    words = head.split()
    draws = tuple(read_draw(word) for word in words if word not in _FLAGS)
    return Template(
        draws=draws,
        facts=tuple(facts),
        question=question,
        steps=tuple(map(read_step, by_mark[">"])),
        says=says,
        formula=formula,
        shown=shown(draws, [*facts, question]),
        any_order="any" in words,
        plain="plain" in words,
    )


def read_draw(word: str) -> tuple[str, Drawn]:
    """What is drawn under which name.

    Raises:
      ValueError: the word is not of the form.
    """
    name, _, spec = word.partition("=")
    if match := _RANGE.fullmatch(spec):
        low, high, step = map(int, match.groups(default="1"))
        return name, Range(low, high, step)
    if _LIST.fullmatch(spec):
        return name, Listed(tuple(map(int, spec.split("|"))))
    if match := _COMPUTED.fullmatch(spec):
        return name, Computed(*match.groups())
    if name.isalpha() and spec.isalpha():
        return name, Noun(spec)
    raise ValueError(f"{word!r} is no draw such as n=2..9.")


def read_step(line: str) -> Step:
    """One step of a solution, its mark left out.

    Raises:
      ValueError: the line is not of the form.
    """
    match = _STEP.fullmatch(line)
    if match is None:
        raise ValueError(f"{line!r} is no step such as 'Cost: c = n * p'.")
    return Step(*match.groups())


def shown(draws: Sequence[tuple[str, Drawn]], texts: Sequence[str]) -> tuple[str, ...]:
    """The names of the drawn numbers that have a place in the texts."""
    told = {place.rstrip("$") for text in texts for place in places(text)}
    return tuple(name for name, drawn in draws if name in told and not isinstance(drawn, Noun))
