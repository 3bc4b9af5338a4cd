"""Two runs, item by item."""

from collections.abc import Mapping
from dataclasses import dataclass

from ling_jax.errors import ConfigError
from ling_jax.evaluation.records import Record


@dataclass(frozen=True)
class Difference:
    """An item on which two runs disagree; None stands for a run that has no answer to it."""

    index: int
    gold: str
    first: Record | None
    second: Record | None

    @property
    def flip(self) -> str:
        """What became of correctness from the first run to the second."""
        sides = [_verdict(record) for record in (self.first, self.second)]
        return " -> ".join(sides)


def compare(first: Mapping[int, Record], second: Mapping[int, Record]) -> list[Difference]:
    """Items whose answer or correctness differ, or that one run lacks, in order.

    Errors are equal to each other, whatever they say.

    Raises:
      ConfigError: an index means different questions.
    """
    found = []
    for index in sorted(first.keys() | second.keys()):
        a, b = first.get(index), second.get(index)
        known = a or b
        assert known is not None
        if a and b and (a.question, a.gold) != (b.question, b.gold):
            raise ConfigError(f"--compare: item {index} is another question in the second file.")
        if a is None or b is None or _outcome(a) != _outcome(b):
            found.append(Difference(index, known.gold, a, b))
    return found


def _outcome(record: Record) -> tuple[str, str | None]:
    return _verdict(record), record.answer


def _verdict(record: Record | None) -> str:
    if record is None:
        return "missing"
    if record.error is not None:
        return "error"
    return "right" if record.correct else "wrong"
