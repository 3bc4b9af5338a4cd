"""The numbers of a question, each with the words beside it: what a solution begins with.

A small model that reads a sentence it has never seen finds the numbers in it more surely than their
meaning. Written down in their order, they stand close to the steps that use them.
"""

import re

from ling_jax.training.corpus.problems import Solution
from ling_jax.training.corpus.words import SPELLED

_TOKEN = re.compile(r"\$?\d+%?|[A-Za-z']+|[^\sA-Za-z\d]")
_NUMBERS = {word: str(number) for number, word in SPELLED.items()}
_PARTS = frozenset(("half", "third", "quarter", "fifth", "tenth", "twice", "double", "doubles"))


def given(question: str) -> str:
    """One line: `Given: has 79 people, in 15 rows, a quarter of`; empty without a number."""
    tokens = _TOKEN.findall(question)
    items = [_item(tokens, i) for i, token in enumerate(tokens) if _is_number(token)]
    return f"Given: {', '.join(items)}" if items else ""


def with_given(question: str, solution: Solution) -> list[str]:
    """The lines of a solution behind the numbers of its question."""
    return [*filter(None, [given(question)]), *solution.lines]


def _is_number(token: str) -> bool:
    return token[-1].isdigit() or (token[-1] == "%" and len(token) > 1) or _is_word(token)


def _is_word(token: str) -> bool:
    return token.lower() in _NUMBERS or token.lower() in _PARTS


def _item(tokens: list[str], place: int) -> str:
    token = tokens[place]
    number = _NUMBERS.get(token.lower(), token.lower())
    if number[0] == "$":
        number = f"{number[1:]} dollars"
    before = tokens[place - 1] if place else ""
    after = tokens[place + 1] if place + 1 < len(tokens) and " dollars" not in number else ""
    words = [number if x is token else x for x in (before, token, after)]
    return " ".join(word for word in words if word == number or word[:1].isalpha())
