"""Arithmetic without a story."""

from collections.abc import Sequence
from typing import TypeAlias

from ling_jax.training.corpus.arithmetic import compute, evaluate, work_out
from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.phrases import fill
from ling_jax.training.corpus.problems import Solution

_Step: TypeAlias = tuple[str, str, int, int]
"""Label, operation and numbers."""

QUESTIONS = {
    "+": "What is {a} + {b}?|{a} + {b}|{a}+{b}|{a} + {b} =|{a}+{b}=?|What is {a} plus {b}?"
    "|Add {a} and {b}.|[Compute|Calculate] {a} + {b}.|What is the sum of {a} and {b}?"
    "|How much is {a} plus {b}?",
    "-": "What is {a} - {b}?|{a} - {b}|{a}-{b}|{a} - {b} =|{a}-{b}=?|What is {a} minus {b}?"
    "|Take {b} from {a}.|[Compute|Calculate] {a} - {b}.|Subtract {b} from {a}."
    "|How much is {a} minus {b}?",
    "*": "What is {a} * {b}?|{a} * {b}|{a}*{b}|{a}x{b}|{a} * {b} =|{a}*{b}=?|{a} x {b}"
    "|What is {a} times {b}?|Multiply {a} by {b}.|[Compute|Calculate] {a} x {b}."
    "|How much is {a} times {b}?|What is {a} \u00d7 {b}?",
    "/": "What is {a} / {b}?|{a} / {b}|{a}/{b}|{a} / {b} =|{a}/{b}=?|What is {a} divided by {b}?"
    "|Divide {a} by {b}.|[Compute|Calculate] {a} / {b}.|How much is {a} divided by {b}?"
    "|What is {a} \u00f7 {b}?",
}
"""Ways to ask for an operation on a and b."""

# What is taken, its divisor and its name; then how many of these, and their name.
_FRACTIONS = (
    (2, "half", 1, ""),
    (3, "a third", 1, ""),
    (3, "a third", 2, "two thirds"),
    (4, "a quarter", 1, ""),
    (4, "a quarter", 3, "three quarters"),
    (5, "a fifth", 1, ""),
    (5, "a fifth", 2, "two fifths"),
    (2, "50%", 1, ""),
    (4, "25%", 1, ""),
    (4, "25%", 3, "75%"),
    (10, "10%", 1, ""),
    (10, "10%", 2, "20%"),
    (10, "10%", 3, "30%"),
    (10, "10%", 4, "40%"),
    (10, "10%", 6, "60%"),
)
_MISSING = {
    "+": "{a} + ? = {c}|What must be added to {a} to get {c}?|What number plus {a} is {c}?",
    "*": "{a} * ? = {c}|{a} times what is {c}?|What number times {a} is {c}?",
}
_CHAINS = ("+-", "-+", "++", "--", "*+", "*-", "+*", "-*")


def drill(draw: Draw) -> tuple[str, Solution]:
    """A question and its answer."""
    kinds = ((_operation, 12), (_chain, 3), (_fraction, 3), (_missing, 2), (_comparison, 1))
    question, solution = draw.weighted(kinds)(draw)
    if draw.chance(0.1):
        question = question.lower().rstrip("?.")
    return question, solution


def operation(draw: Draw) -> tuple[str, int, int]:
    """An operation and two numbers that have a result."""
    while True:
        op = draw.pick("+-*/")
        a, b = _OPERANDS[op](draw)
        if compute(op, a, b) is not None:
            return op, a, b


def ask(draw: Draw, op: str, a: int, b: int) -> str:
    """A question for the result of an operation."""
    return fill(QUESTIONS[op], draw, {"a": str(a), "b": str(b)})


def _operation(draw: Draw) -> tuple[str, Solution]:
    op, a, b = operation(draw)
    return ask(draw, op, a, b), _solved([("", op, a, b)], f"{a} {op} {b} = {{}}.")


def _chain(draw: Draw) -> tuple[str, Solution]:
    while True:
        (first, second), (a, b, c) = draw.pick(_CHAINS), [_number(draw, 2) for _ in range(3)]
        steps = _chain_steps(first, second, a, b, c)
        if steps is not None:
            break
    text = f"{a} {first} {b} {second} {c}"
    question = fill("What is {x}?|{x}|[Compute|Calculate] {x}.|{x} = ?", draw, {"x": text})
    return question, _solved(steps, f"{text} = {{}}.")


def _chain_steps(first: str, second: str, a: int, b: int, c: int) -> list[_Step] | None:
    """Products come before sums; None if a step has no result."""
    is_later = second == "*"
    start = ("", second, b, c) if is_later else ("", first, a, b)
    middle = compute(*start[1:])
    if middle is None:
        return None
    end = ("", first, a, middle) if is_later else ("", second, middle, c)
    return None if compute(*end[1:]) is None else [start, end]


def _fraction(draw: Draw) -> tuple[str, Solution]:
    divisor, one, count, several = draw.pick(_FRACTIONS)
    unit = draw.between(1, 60) if divisor < 10 else draw.between(1, 99)
    number = unit * divisor
    steps = [(f"{_capital(one)} of {number}", "/", number, divisor)]
    if count > 1:
        steps.append((f"{_capital(several)} of {number}", "*", unit, count))
    name = several or one
    values = {"f": name, "n": str(number)}
    question = fill("What is {f} of {n}?|How much is {f} of {n}?|{f} of {n}", draw, values)
    return _capital(question), _solved(steps, f"{_capital(name)} of {number} is {{}}.")


def _missing(draw: Draw) -> tuple[str, Solution]:
    while True:
        op, a, b = operation(draw)
        whole, inverse = evaluate(op, a, b), {"+": "-", "*": "/"}.get(op)
        if inverse and a and compute(inverse, whole, a) is not None:
            break
    question = fill(_MISSING[op], draw, {"a": str(a), "c": str(whole)})
    return question, _solved([("", inverse, whole, a)], "The missing number is {}.")


def _comparison(draw: Draw) -> tuple[str, Solution]:
    a, b = _number(draw, 3), _number(draw, 3)
    while a == b:
        b = _number(draw, 3)
    word = draw.pick(("larger", "smaller"))
    end, other = (max(a, b), min(a, b)) if word == "larger" else (min(a, b), max(a, b))
    asks = "Which is {w}, {a} or {b}?|Which number is {w}, {a} or {b}?|What is {w}: {a} or {b}?"
    question = fill(asks, draw, {"a": str(a), "b": str(b), "w": word})
    relation = "less" if word == "larger" else "more"
    return question, Solution(((f"{other} is {relation} than {end}",),), f"{end} is {word}.", end)


def _number(draw: Draw, most_digits: int) -> int:
    digits = draw.weighted(((1, 3), (2, 5), (3, 3), (4, 1))[:most_digits])
    number = draw.between(10 ** (digits - 1), 10**digits - 1)
    return number // 10 * 10 if digits > 1 and draw.chance(0.15) else number


def _terms(draw: Draw) -> tuple[int, int]:
    a, b = _number(draw, 4), _number(draw, 4)
    return (0, b) if draw.chance(0.01) else (a, b)


def _ordered_terms(draw: Draw) -> tuple[int, int]:
    a, b = _terms(draw)
    return max(a, b), min(a, b)


def _factors(draw: Draw) -> tuple[int, int]:
    digits = draw.weighted((((1, 1), 6), ((2, 1), 6), ((3, 1), 2), ((2, 2), 3)))
    a, b = (draw.between(10 ** (count - 1), 10**count - 1) for count in digits)
    if draw.chance(0.15):
        a *= draw.pick((10, 100))
    if draw.chance(0.03):
        b = draw.pick((0, 1, 10, 100))
    return (a, b) if draw.chance(0.5) else (b, a)


def _dividends(draw: Draw) -> tuple[int, int]:
    divisor = draw.weighted(((draw.between(2, 9), 8), (10, 1), (draw.between(2, 9) * 10, 1)))
    result = _number(draw, 3)
    return divisor * result, divisor


_OPERANDS = {"+": _terms, "-": _ordered_terms, "*": _factors, "/": _dividends}


def _solved(steps: Sequence[_Step], says: str) -> Solution:
    answer = evaluate(*steps[-1][1:])
    lines = tuple(tuple(work_out(*step)) for step in steps)
    return Solution(lines, says.format(answer), answer)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
