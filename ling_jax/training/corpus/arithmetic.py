"""Arithmetic written out so that a small model can learn every line of it.

A line holds one operation: `a + b = c`, or `432 = 420 + 12`, which takes a number apart. A line is
one fact about digits: two digits multiplied, or one place added or subtracted with its carry. What
needs more is written in columns:

    47 + 38        47 * 6            432 / 6
    47 + 30 = 77   40 * 6 = 240      432 = 420 + 12
    77 + 8 = 85    7 * 6 = 42        420 / 6 = 70
    47 + 38 = 85   240 + 42 = 282    12 / 6 = 2
                   47 * 6 = 282      70 + 2 = 72
                                     432 / 6 = 72

Numbers are whole and at most `LARGEST`. Digits are tokens, so a longer number is not more to know,
only more to copy; but every place is one more chance to slip, and four places hold what prices,
pages and minutes need. A product has at most two factors of two places, or one of one and one of
four; longer ones would be longer than the rest of a solution. A divisor has one digit that is not
zero, because its multiples are then in the multiplication table.
"""

from collections.abc import Sequence
from typing import Literal

LARGEST = 9999


def compute(op: str, a: int, b: int) -> int | None:
    """The result, or None if the operation is beyond what is written out here."""
    if max(a, b) > LARGEST:
        return None
    places = sorted((len(parts(a)), len(parts(b))))
    match op:
        case "+":
            result = a + b
        case "-":
            result = a - b
        case "*" if places[0] < 2 or places == [2, 2]:
            result = a * b
        case "/" if len(parts(b)) == 1 and a % b == 0:
            result = a // b
        case _:
            return None
    return result if 0 <= result <= LARGEST else None


def evaluate(op: str, a: int, b: int) -> int:
    """The result.

    Raises:
      ValueError: `compute` has none.
    """
    result = compute(op, a, b)
    if result is None:
        raise ValueError(f"{a} {op} {b} is beyond what is written out.")
    return result


def work_out(label: str, op: str, a: int, b: int) -> list[str]:
    """The lines of one step; the last ends with the result.

    Args:
      label: says what is worked out; stands before the operation, may be empty.

    Raises:
      ValueError: `compute` has no result.
    """
    result = evaluate(op, a, b)
    columns = _COLUMNS[op](a, b)
    lead = f"{label}: " if label else ""
    if not columns:
        return [f"{lead}{a} {op} {b} = {result}"]
    return [f"{lead}{a} {op} {b}", *columns, f"{a} {op} {b} = {result}"]


def is_one_line(op: str, a: int, b: int) -> bool:
    """The operation is a fact that needs no columns."""
    return not _COLUMNS[op](a, b)


def parts(number: int) -> list[int]:
    """347 is 300, 40 and 7; zeros are left out."""
    digits = str(number)
    return [
        int(digit) * 10 ** (len(digits) - 1 - place)
        for place, digit in enumerate(digits)
        if digit != "0"
    ]


def _sum(a: int, b: int) -> list[str]:
    """The places of `b` join one after another, unless at most one place meets another."""
    meeting = sum(x != "0" != y for x, y in zip(str(a)[::-1], str(b)[::-1], strict=False))
    return [] if meeting < 2 else _running(a, "+", parts(b))


def _difference(a: int, b: int) -> list[str]:
    return [] if len(parts(b)) < 2 else _running(a, "-", parts(b))


def _product(a: int, b: int) -> list[str]:
    """Each place of the longer factor times the other, then the sum of these."""
    places = (len(parts(a)), len(parts(b)))
    if 0 in places or max(places) < 2 or _is_power_of_ten(a) or _is_power_of_ten(b):
        return []
    if len(parts(a)) == 1:
        return _sum_of_products([(a, part) for part in parts(b)])
    if len(parts(b)) == 1:
        return _sum_of_products([(part, b) for part in parts(a)])
    rows = [line for part in parts(b) for line in work_out("", "*", a, part)]
    return [*rows, *work_out("", "+", *(a * part for part in parts(b)))]


def _sum_of_products(factors: Sequence[tuple[int, int]]) -> list[str]:
    products = [a * b for a, b in factors]
    lines = [f"{a} * {b} = {product}" for (a, b), product in zip(factors, products, strict=True)]
    return lines + _running(products[0], "+", products[1:])


def _quotient(a: int, b: int) -> list[str]:
    """The dividend is taken apart into the multiples that give the places of the result."""
    results = parts(a // b)
    if len(results) < 2 or _is_power_of_ten(b):
        return []
    lines, rest = [], a
    for part in results[:-1]:
        multiple = part * b
        lines += [f"{rest} = {multiple} + {rest - multiple}", f"{multiple} / {b} = {part}"]
        rest -= multiple
    lines.append(f"{rest} / {b} = {results[-1]}")
    return lines + _running(results[0], "+", results[1:])


def _running(start: int, op: Literal["+", "-"], numbers: Sequence[int]) -> list[str]:
    lines = []
    for number in numbers:
        end = start + number if op == "+" else start - number
        lines.append(f"{start} {op} {number} = {end}")
        start = end
    return lines


def _is_power_of_ten(number: int) -> bool:
    return number in (1, 10, 100, 1000)


_COLUMNS = {"+": _sum, "-": _difference, "*": _product, "/": _quotient}
