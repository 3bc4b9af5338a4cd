"""Word problems from templates, with their solutions.

The numbers that a question tells decide where it may stand: one in `_HELD_BACK_SHARE` of all sets
of numbers belongs to the held-back set, the others to training, whatever the template. So no word
problem of training has the numbers of a held-back one, in any order.
"""

import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ling_jax.errors import ContractError
from ling_jax.training.corpus.arithmetic import compute, work_out
from ling_jax.training.corpus.composed import Theme, compose
from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.phrases import fill
from ling_jax.training.corpus.templates import Computed, Listed, Noun, Range, Template
from ling_jax.training.corpus.words import NOUNS, PRONOUNS, SPELLED, invented_word

_HELD_BACK_SHARE = 12
_ATTEMPTS = 10_000
_ATTEMPTS_COMPOSED = 300
_BLURRED_WORDS = 0.15
_WORD = re.compile(r"[A-Za-z']+")
_DECISIVE = """
a an the of to from into in on at for with and or than as if by up out off over away back only but
then is are was were has have had does do did he she it they him her his them their that this there
half third quarter fifth double doubles twice times more fewer less sum after before first last each
every per apiece percent both same left remain remains missing all total together altogether dollars
how many much what day days week weeks hour hours minutes long daily rest gives gets takes brings
buys sells loses finds spends pays earns costs cost adds breaks needs wants shares divides owns
"""
_NEEDED = frozenset(_DECISIVE.split())
"""Words that decide what is to be done."""


@dataclass(frozen=True)
class Source:
    """What problems are made from."""

    situations: Mapping[str, Sequence[Template]]
    people: Sequence[tuple[str, str]]
    asides: Sequence[str]
    """Facts that do not matter; `{k}` is any number."""
    is_held_back: bool
    """Which of the sets of numbers it may use."""
    themes: Mapping[str, Theme] = field(default_factory=dict)
    """Where problems are put together from pieces."""
    composed: float = 0.0
    """Share of the problems that are."""
    invented: float = 0.0
    """Share of the names and nouns that are no words, so that a model copies what it reads."""
    blurred: float = 0.0
    """Share of the questions in which some words are no words, so that it leans on the others."""
    distracted: float = 0.2
    """Share of the questions with an aside, of those that may have one."""


@dataclass(frozen=True)
class Solution:
    """A worked answer."""

    steps: tuple[tuple[str, ...], ...]
    """The lines of each step; the last line of the last one ends with the answer."""
    says: str
    """A sentence with the answer."""
    answer: int

    @property
    def lines(self) -> list[str]:
        """All lines of all steps."""
        return [line for step in self.steps for line in step]


@dataclass(frozen=True)
class Problem:
    """A word problem and its solution."""

    situation: str
    template: Template
    numbers: Mapping[str, int]
    """Those that the question tells."""
    words: Mapping[str, str]
    question: str
    solution: Solution


def make_problem(draw: Draw, source: Source) -> Problem:
    """A problem of any situation of `source`, each as likely as another, or put together."""
    if not draw.chance(source.composed):
        situation = draw.pick(list(source.situations))
        template = draw.pick(source.situations[situation])
        return from_template(draw, source, situation, template)
    while True:  # some pieces seldom fit each other
        theme = draw.pick(list(source.themes))
        template = compose(draw, source.themes[theme])
        problem = _attempt(draw, source, theme, template, _ATTEMPTS_COMPOSED)
        if problem is not None:
            return problem


def from_template(
    draw: Draw, source: Source, situation: str, template: Template, *, attempts: int = _ATTEMPTS
) -> Problem:
    """A problem of one template.

    Raises:
      ContractError: no numbers that the template draws make a problem, in so many `attempts`.
    """
    problem = _attempt(draw, source, situation, template, attempts)
    if problem is None:
        raise ContractError(f"{situation}: no numbers fit the template {template.facts[:1]}.")
    return problem


def _attempt(
    draw: Draw, source: Source, situation: str, template: Template, attempts: int
) -> Problem | None:
    words = _words(draw, template, source)
    for _ in range(attempts):
        numbers = _numbers(draw, template)
        if numbers is None or is_held_back(numbers.values()) != source.is_held_back:
            continue
        solution = solve(template, numbers, words)
        if solution is not None:
            question = _question(draw, template, source, numbers, words)
            if not all(words[x] in question for x in "ABC" if words[x] in solution.says):
                continue  # an answer about somebody who was not named
            if draw.chance(source.blurred):
                question = _blur(draw, question, [*solution.lines, solution.says])
            return Problem(situation, template, numbers, words, question, solution)
    return None


def solve(
    template: Template, numbers: Mapping[str, int], words: Mapping[str, str]
) -> Solution | None:
    """The solution for `numbers`; None if a step has none, or one below 2.

    Results of 0 and 1 are left out because the sentences speak of several things.
    """
    known, steps, result = dict(numbers), [], 0
    values = {**words, **{name: str(number) for name, number in numbers.items()}}
    for step in template.steps:
        left, right = _value(step.left, known), _value(step.right, known)
        outcome = compute(step.op, left, right)
        if outcome is None or outcome < 2:
            return None
        known[step.name] = result = outcome
        steps.append(tuple(work_out(step.label.format_map(values), step.op, left, right)))
    return Solution(tuple(steps), template.says.format_map({**values, "ans": str(result)}), result)


def is_held_back(numbers: Iterable[int]) -> bool:
    """The set of numbers belongs to the held-back set."""
    name = ",".join(map(str, sorted(numbers)))
    return zlib.crc32(name.encode()) % _HELD_BACK_SHARE == 0


def _numbers(draw: Draw, template: Template) -> dict[str, int] | None:
    """Draws the numbers that the question tells; None if one of them is no number from 2 on."""
    numbers: dict[str, int] = {}
    for name, drawn in template.draws:
        match drawn:
            case Range(low, high, step):
                number = draw.between(low, high, step)
            case Listed(choices):
                number = draw.pick(choices)
            case Computed(left, op, right):
                number = compute(op, _value(left, numbers), _value(right, numbers))
            case Noun():
                continue
        if number is None or number < 2:
            return None
        numbers[name] = number
    return {name: numbers[name] for name in template.shown}


def _value(name: str, numbers: Mapping[str, int]) -> int:
    return int(name) if name.isdecimal() else numbers[name]


def _words(draw: Draw, template: Template, source: Source) -> dict[str, str]:
    people = draw.some(source.people, 3)
    (a, kind), (b, _), (c, _) = (_perhaps_invented_person(draw, who, source) for who in people)
    he, his, him = PRONOUNS[kind]
    words = {"A": a, "B": b, "C": c, "he": he, "his": his, "him": him}
    words |= {"He": he.capitalize(), "His": his.capitalize()}
    used: set[str] = set()
    for name, drawn in template.draws:
        if isinstance(drawn, Noun):
            unused = [noun for noun in NOUNS[drawn.kind] if noun[0] not in used]
            singular, plural = draw.pick(unused)
            if draw.chance(source.invented / 2):
                singular = invented_word(draw)
                plural = f"{singular}s"
            used.add(singular)
            words |= _forms(name, singular, plural)
    return words


def _perhaps_invented_person(draw: Draw, who: tuple[str, str], source: Source) -> tuple[str, str]:
    return (_capital(invented_word(draw)), who[1]) if draw.chance(source.invented) else who


def _forms(name: str, singular: str, plural: str) -> dict[str, str]:
    article = "an" if singular[0] in "aeiou" else "a"
    one = f"{article} {singular}"
    forms = {name: plural, f"{name}1": singular, f"a{name}": one}
    return forms | {name.upper(): _capital(plural), f"A{name.upper()}": _capital(one)}


def _question(
    draw: Draw,
    template: Template,
    source: Source,
    numbers: Mapping[str, int],
    words: Mapping[str, str],
) -> str:
    values = {**words, **_shown(draw, numbers)}
    facts = list(template.facts)
    if template.any_order:
        facts = draw.some(facts, len(facts))
    filled = [fill(text, draw, values) for text in (*facts, template.question)]
    sentences = [_capital(text) for text in filled if text]
    aside = draw.pick(source.asides)
    fits = "{A}" not in aside or any(words["A"] in text for text in sentences)
    if len(sentences) > 1 and fits and not template.plain and draw.chance(source.distracted):
        text = fill(aside, draw, {**words, "k": str(draw.between(3, 30))})
        sentences.insert(draw.between(1, len(sentences) - 1), text)
    return " ".join(sentences)


def _blur(draw: Draw, question: str, solution: Sequence[str]) -> str:
    """The question with a few of its words replaced, none that the solution needs."""
    needed = _NEEDED.union(SPELLED.values()).union(
        word.lower() for line in solution for word in _WORD.findall(line)
    )

    def blur(match: re.Match[str]) -> str:
        is_kept = match[0] in needed or not match[0].islower() or not draw.chance(_BLURRED_WORDS)
        return match[0] if is_kept else invented_word(draw)

    return _WORD.sub(blur, question)


def _shown(draw: Draw, numbers: Mapping[str, int]) -> dict[str, str]:
    """How a question writes its numbers: most as digits, money with a sign or a word."""
    money = "${}" if draw.chance(0.6) else "{} dollars"
    shown = {}
    for name, number in numbers.items():
        is_spelled = number in SPELLED and draw.chance(0.12)
        shown[name] = SPELLED[number] if is_spelled else str(number)
        shown[f"{name}$"] = money.format(number)
    return shown


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
