"""Questions with their answers, from JSON lines in the form of GSM8K."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from ling_jax.errors import ConfigError
from ling_jax.evaluation.numbers import only_number
from ling_jax.text.arguments import is_utf8

SOURCE = "https://github.com/openai/grade-school-math (grade_school_math/data)"


@dataclass(frozen=True)
class Item:
    """One problem."""

    index: int
    """Its place in the file, from 0."""
    question: str
    solution: str
    """Worked out; its last line is `#### NUMBER`."""
    gold: str
    """The text behind `####`."""


def read_items(path: Path, flag: str) -> list[Item]:
    """All items of a file, empty lines left out.

    Args:
      flag: names the file in errors.

    Raises:
      ConfigError: the file is missing or empty, or a line is no such item; one line with its
        number and what was expected.
    """
    if not path.is_file():
        raise ConfigError(
            f"{flag}: {path} is no file; GSM8K's test.jsonl and train.jsonl are in {SOURCE}."
        )
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{flag}: {path} cannot be read: {error}.") from None
    numbered = [(number, line) for number, line in enumerate(lines, start=1) if line.strip()]
    if not numbered:
        raise ConfigError(f"{flag}: {path} holds no items.")
    return [
        _parse(line, index, f"{flag}: {path}:{number}")
        for index, (number, line) in enumerate(numbered)
    ]


def fingerprint(items: Sequence[Item]) -> str:
    """SHA-256 of questions and solutions in their order."""
    digest = hashlib.sha256()
    for item in items:
        digest.update(json.dumps([item.question, item.solution]).encode())
    return digest.hexdigest()


def _parse(line: str, index: int, where: str) -> Item:
    try:
        fields = json.loads(line)
    except ValueError as error:
        _refuse(where, f"not JSON: {error}")
    if not isinstance(fields, dict):
        _refuse(where, f"expected a JSON object, got {type(fields).__name__}")
    question, solution = (fields.get(name) for name in ("question", "answer"))
    if not isinstance(question, str) or not isinstance(solution, str) or not question.strip():
        _refuse(where, f"expected texts `question` and `answer`, got fields {sorted(fields)}")
    if not is_utf8(question + solution):
        _refuse(where, "a lone surrogate, expected valid Unicode")
    gold = solution.rpartition("####")[2].strip() if "####" in solution else ""
    if only_number(gold) is None:
        _refuse(where, f"expected an answer that ends with `#### NUMBER`, got {solution[-40:]!r}")
    return Item(index, question, solution, gold)


def _refuse(where: str, what: str) -> NoReturn:
    raise ConfigError(f"{where}: {what}.")
