"""Word problems put together from pieces, so that each piece is met beside many others.

A theme is about one quantity q. A start piece says how much there is, change pieces change it, and
an end piece asks for something about it:

    = start
    n=2..9 m=3..12 y=box
    {A} owns {n} {y}, and in each of them are {m} {x}.
    | There are {m} {x} in every one of the {n} {y} of {A}.
    > {X} in the {y}: q = n * m
    # n * m

    = change
    k=2..40
    {He} finds {k} more.
    > {X} then: q = q + k
    # q + k

    = end
    m=2..9
    ? {m} children share the {x}. How many does each get?
    > {X} for each child: q = q / m
    ! Each child gets {ans} {x}.
    # q / m

The lines are those of `templates`; q is the quantity so far, in the formula too. The theme's own
noun is x. A start without a step has a number as its formula, and an end may ask for q itself. A
fact behind `^` says the same wherever it stands, also before the start.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.templates import (
    Computed,
    Drawn,
    Noun,
    Step,
    Template,
    read_draw,
    read_step,
    shown,
)

_KINDS = ("start", "change", "end")
_PLACES = "abcdef"  # behind the names of a piece by its place
_CHANGES = ((0, 0.62), (1, 0.3), (2, 0.08))  # how many changes, and how often
_PLACE = re.compile(r"\{([aA]?)([a-zA-Z])(1?\$?)\}")
_NAME = re.compile(r"\b[a-z]\b")

_Names: TypeAlias = Mapping[str, str]


@dataclass(frozen=True)
class Piece:
    """A part of a problem; see the head of this module."""

    draws: tuple[tuple[str, Drawn], ...]
    facts: tuple[str, ...]
    anywhere: tuple[str, ...]
    """Facts that may stand before others."""
    question: str
    steps: tuple[Step, ...]
    says: str
    formula: str


@dataclass(frozen=True)
class Theme:
    """What can be put together."""

    nouns: tuple[str, ...]
    """Kinds of noun that x may be; none if pieces do without."""
    pieces: Mapping[str, tuple[Piece, ...]]
    """By `start`, `change` and `end`."""


def read_theme(text: str) -> Theme:
    """The theme of a text, which begins with `nouns` and the kinds that x may be, if it is used.

    Raises:
      ValueError: a line is not of the form, or a kind of piece is missing.
    """
    nouns: tuple[str, ...] = ()
    pieces: dict[str, list[Piece]] = {kind: [] for kind in _KINDS}
    for block in text.strip().split("\n\n"):
        head, *lines = block.replace("\n| ", "|").splitlines()
        mark, *words = head.split()
        if mark == "nouns":
            nouns = tuple(words)
        else:
            pieces[words[0]].append(_piece(lines))
    if not all(pieces.values()):
        raise ValueError(f"a theme needs pieces of the kinds {_KINDS}.")
    return Theme(nouns, {kind: tuple(found) for kind, found in pieces.items()})


def compose(draw: Draw, theme: Theme) -> Template:
    """A template of random pieces, with one step at least."""
    while True:
        start, end = (draw.pick(theme.pieces[kind]) for kind in ("start", "end"))
        count = min(draw.weighted(_CHANGES), len(theme.pieces["change"]))
        changes = draw.some(theme.pieces["change"], count)
        chosen = [start, *changes, end]
        if any(piece.steps for piece in chosen):
            return _join(draw, theme, chosen)


def _piece(lines: Sequence[str]) -> Piece:
    by_mark: dict[str, list[str]] = {mark: [] for mark in "^?>!#"}
    has_draws = bool(lines) and all("=" in word for word in lines[0].split())
    head, rest = (lines[0], lines[1:]) if has_draws else ("", lines)
    for line in rest:
        if line[0] in by_mark:
            by_mark[line[0]].append(line[2:])
    (formula,) = by_mark["#"]
    return Piece(
        draws=tuple(read_draw(word) for word in head.split()),
        facts=tuple(line for line in rest if line[0] not in by_mark),
        anywhere=tuple(by_mark["^"]),
        question="".join(by_mark["?"]),
        steps=tuple(map(read_step, by_mark[">"])),
        says="".join(by_mark["!"]),
        formula=formula,
    )


def _join(draw: Draw, theme: Theme, pieces: Sequence[Piece]) -> Template:
    draws: list[tuple[str, Drawn]] = []
    if theme.nouns:
        draws.append(("x", Noun(draw.pick(theme.nouns))))
    facts: list[str] = []
    anywhere: list[str] = []
    steps: list[Step] = []
    quantity, formula = "", ""
    for place, piece in zip(_PLACES, pieces, strict=False):
        names = {name: name + place for name, _ in piece.draws}
        names |= {step.name: step.name + place for step in piece.steps}
        draws += [(names[name], _renamed_draw(drawn, names)) for name, drawn in piece.draws]
        facts += [_renamed(fact, names) for fact in piece.facts]
        anywhere += [_renamed(fact, names) for fact in piece.anywhere]
        made = _steps(piece.steps, names, quantity)
        steps += made
        formula = _renamed_formula(piece.formula, names, formula)
        quantity = made[-1].name if made else names.get(piece.formula, quantity)
    for fact in anywhere:  # before everything, or behind it
        facts.insert(draw.pick((0, len(facts))), fact)
    names = {name: name + _PLACES[len(pieces) - 1] for name, _ in pieces[-1].draws}
    question, says = (_renamed(text, names) for text in (pieces[-1].question, pieces[-1].says))
    return Template(
        draws=tuple(draws),
        facts=tuple(facts),
        question=question,
        steps=tuple(steps),
        says=says,
        formula=formula,
        shown=shown(draws, [*facts, question]),
        any_order=False,
        plain=False,
    )


def _steps(steps: Sequence[Step], names: _Names, quantity: str) -> list[Step]:
    known, made = {**names, "q": quantity}, []
    for step in steps:
        left, right = (known.get(side, side) for side in (step.left, step.right))
        name = names[step.name]
        made.append(Step(_renamed(step.label, names), name, left, step.op, right))
        known[step.name] = name
    return made


def _renamed(text: str, names: _Names) -> str:
    """The text with the places of a piece's own numbers and nouns under their new names."""

    def name(match: re.Match[str]) -> str:
        article, old, rest = match.groups()
        new = names.get(old.lower(), old)
        if old.isupper() and not (article or _is_noun(old, names)):
            return match[0]  # a person
        return f"{{{article}{new.upper() if old.isupper() and new != old else new}{rest}}}"

    return _PLACE.sub(name, text)


def _is_noun(letter: str, names: _Names) -> bool:
    return letter in "XYZ" and letter.lower() in names


def _renamed_draw(drawn: Drawn, names: _Names) -> Drawn:
    if isinstance(drawn, Computed):
        left, right = (names.get(side, side) for side in (drawn.left, drawn.right))
        return Computed(left, drawn.op, right)
    return drawn


def _renamed_formula(formula: str, names: _Names, quantity: str) -> str:
    def name(match: re.Match[str]) -> str:
        if match[0] == "q":
            return f"({quantity})"
        return names.get(match[0], match[0])

    return _NAME.sub(name, formula)
