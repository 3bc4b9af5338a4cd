"""Sentences with choices in them.

`one|two` is either text; `[...]` holds a choice inside a sentence, and choices may be nested.
`{name}` is a place for a value.
"""

import functools
import re
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from ling_jax.training.corpus.draw import Draw

_PIECE = re.compile(r"[\[\]|]|[^\[\]|]+")
_PLACE = re.compile(r"\{([^{}]*)\}")

_Option: TypeAlias = "list[str | _Choice]"
_Choice: TypeAlias = list[_Option]


def fill(phrase: str, draw: Draw, values: Mapping[str, str]) -> str:
    """The phrase with its choices made and its places filled.

    Raises:
      KeyError: a place has no value.
    """
    return _made(_parsed(phrase), draw).format_map(values)


def places(phrase: str) -> list[str]:
    """The names of all places, those of every choice."""
    return _PLACE.findall(phrase)


@functools.cache
def _parsed(phrase: str) -> _Choice:
    return _read(iter(_PIECE.findall(phrase)))


def _read(pieces: Iterator[str]) -> _Choice:
    """Reads up to the bracket that closes the choice."""
    options: _Choice = [[]]
    for piece in pieces:
        if piece == "]":
            break
        if piece == "|":
            options.append([])
        else:
            options[-1].append(_read(pieces) if piece == "[" else piece)
    return options


def _made(choice: _Choice, draw: Draw) -> str:
    option = choice[0] if len(choice) == 1 else draw.pick(choice)
    return "".join(piece if isinstance(piece, str) else _made(piece, draw) for piece in option)
