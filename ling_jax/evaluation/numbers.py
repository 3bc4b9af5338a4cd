"""Numbers in text that models write, as exact rationals."""

import itertools
import re
from collections.abc import Iterator
from fractions import Fraction

# Longer ones come from models that repeat themselves, and Python refuses to read some of them.
_LONGEST = 100

_FRACTION = re.compile(
    r"(?P<minus>-)?\\[dt]?frac\s*"
    r"(?:\{(?P<top>[^{}]*)\}|(?P<t>[0-9]))\s*(?:\{(?P<bottom>[^{}]*)\}|(?P<b>[0-9]))"
)
_REPLACED = (
    (re.compile("\N{MINUS SIGN}"), "-"),
    (re.compile(r"\{,\}|\\[,!;:]"), ""),  # TeX's thousands comma and thin spaces
    (re.compile(r"\\?[$€£¥₹]"), ""),
    (_FRACTION, lambda m: f"{m['minus'] or ' '}{m['top'] or m['t']}/{m['bottom'] or m['b']} "),
    (re.compile(r"(?<=[A-Za-z}])\^(?:\{[^{}]*\}|-?[0-9]+)"), " "),  # the exponent of a unit
    (re.compile(r"\\(?:[A-Za-z]+\*?|.)|\*\*|[{}~]"), " "),  # commands, bold, braces
)
_MINUS_APART = re.compile(r"(?<![^\s(=:])-\s+(?=[.0-9])")

_DIGITS = r"(?:[0-9]+(?:,[0-9]+)*(?:\.[0-9]+)?|(?<![.0-9])\.[0-9]+)"
_NUMBER = re.compile(
    r"(?:(?<![\w)])(?P<sign>-))?"
    r"(?:(?P<whole>[0-9]+)\s+(?=[0-9]+/[0-9]))?"
    rf"(?P<top>{_DIGITS})(?:\s*/\s*(?P<bottom>{_DIGITS}))?"
)


def plain(text: str) -> str:
    """`text` without currency, TeX commands, braces and bold type; fractions as `a/b`."""
    for pattern, new in _REPLACED:
        text = pattern.sub(new, text)
    return text


def numbers(text: str) -> Iterator[Fraction]:
    """The numbers in a `plain` text, in order.

    A minus belongs to a number if it touches it and no word, number or bracket before it. Commas
    between digits are dropped; `2 1/2` is one number.
    """
    for match in _NUMBER.finditer(text):
        value = _value(match)
        if value is not None:
            yield value


def leading_number(text: str) -> Fraction | None:
    """The number that a `plain` text begins with."""
    match = _NUMBER.match(text)
    return None if match is None else _value(match)


def only_number(text: str) -> Fraction | None:
    """The one number of a short text such as the content of a box, behind its last `=`.

    Units and words may stand around it. None if there is no number, or more than one.
    """
    text = _MINUS_APART.sub("-", plain(text.rpartition("=")[2]))
    found = list(itertools.islice(numbers(text), 2))
    return found[0] if len(found) == 1 else None


def canonical(value: Fraction) -> str:
    """Its decimals if they end, else numerator and denominator: two texts agree if values do."""
    places = next((k for k in range(4 * _LONGEST) if 10**k % value.denominator == 0), None)
    if not places:
        return str(value)
    digits = f"{abs(value.numerator) * 10**places // value.denominator:0{places + 1}d}"
    return f"{'-' if value < 0 else ''}{digits[:-places]}.{digits[-places:]}"


def _value(match: re.Match[str]) -> Fraction | None:
    if len(match[0]) > _LONGEST:
        return None
    top, bottom = (Fraction((match[x] or "1").replace(",", "")) for x in ("top", "bottom"))
    if not bottom:
        return None
    value = Fraction(match["whole"] or 0) + top / bottom
    return -value if match["sign"] else value
