"""One JSON line for each answered item, written as it comes, and going on with a cut-off run.

PREFIX.jsonl   `Record` by `Record`, in the order in which they were answered
PREFIX.json    the report; from the start it holds what the run is
PREFIX.md      the report for readers
"""

import dataclasses
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, get_type_hints

from ling_jax.errors import ConfigError
from ling_jax.evaluation.answer import Answer
from ling_jax.evaluation.extraction import extract, is_correct
from ling_jax.evaluation.identity import differing
from ling_jax.evaluation.items import Item
from ling_jax.evaluation.protocol import Protocol


@dataclass(frozen=True, kw_only=True)
class Record(Answer):
    """An answer and its grade; the fields of a line."""

    index: int
    """Of the item in its file, from 0."""
    question: str
    gold: str
    answer: str | None
    """As the protocol's rule extracts it; None if there is none."""
    correct: bool
    """False beside an error too, which no score counts."""
    elapsed_s: float
    """Seconds from the first question to this answer, pauses between tries left out."""

    @staticmethod
    def of(item: Item, answer: Answer, protocol: Protocol, elapsed_s: float) -> "Record":
        """Grades an answer."""
        found = None
        if answer.error is None:
            is_cut = answer.finish_reason == "length"
            found = extract(answer.output, protocol.mode, is_cut=is_cut)
        return Record(
            **vars(answer),
            index=item.index,
            question=item.question,
            gold=item.gold,
            answer=found,
            correct=is_correct(found, item.gold, protocol.mode),
            elapsed_s=round(elapsed_s, 3),
        )


_KINDS = get_type_hints(Record)


def read_records(path: Path) -> dict[int, Record]:
    """The records of a file by index; of two for one item the later.

    What follows the last line break is a line that was cut off, and left out.

    Raises:
      ConfigError: the file cannot be read, or a line is no record.
    """
    try:
        lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} cannot be read: {error}.") from None
    records = (_parse(line, f"{path}:{number}") for number, line in enumerate(lines, start=1))
    return {record.index: record for record in records}


class Journal:
    """The files of a run; a context manager that ends with the last line written.

    Args:
      prefix: of the files' names; None keeps nothing.
      run: what the run is. One that has begun must agree.

    Attributes:
      records: those of earlier tries, by index; items with errors will be asked again.
      elapsed_s: seconds that earlier tries took.

    Raises:
      ConfigError: the run there is another one, or the files cannot be read or written.
    """

    def __init__(self, prefix: Path | None, run: Mapping[str, Any]) -> None:
        self.records: dict[int, Record] = {}
        self.elapsed_s = 0.0
        self._prefix = prefix
        self._lines: IO[str] | None = None
        if prefix is None:
            return
        if not prefix.name:
            raise ConfigError(f"--output: {prefix} is a folder; name a prefix of files.")
        try:
            self._open(prefix, json.loads(json.dumps(run)))
        except OSError as error:
            raise ConfigError(f"--output: {prefix}: {error}.") from None

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        if self._lines is not None:
            self._lines.close()

    def missing(self, items: Sequence[Item]) -> list[Item]:
        """The items to ask."""
        return [item for item in items if item.index not in self.records]

    def add(self, record: Record) -> None:
        """Keeps a record, and writes it at once."""
        self.records[record.index] = record
        if self._lines is not None:
            self._lines.write(_line(record))
            self._lines.flush()

    def write_report(self, report: Mapping[str, Any], text: str) -> None:
        """Writes both forms of a report."""
        if self._prefix is not None:
            _write(_path(self._prefix, ".json"), json.dumps(report, indent=1) + "\n")
            _write(_path(self._prefix, ".md"), text)

    def _open(self, prefix: Path, run: Mapping[str, Any]) -> None:
        report, lines = _path(prefix, ".json"), _path(prefix, ".jsonl")
        if lines.exists():
            _check_same(report, run, prefix)
            found = read_records(lines)
            self.elapsed_s = max((record.elapsed_s for record in found.values()), default=0.0)
            self.records = {i: record for i, record in found.items() if record.error is None}
        else:
            prefix.parent.mkdir(parents=True, exist_ok=True)
            _write(report, json.dumps({"finished": False, "run": run}, indent=1) + "\n")
        _write(lines, "".join(map(_line, self.records.values())))
        self._lines = lines.open("a", encoding="utf-8")


def _check_same(report: Path, run: Mapping[str, Any], prefix: Path) -> None:
    try:
        before = json.loads(report.read_text(encoding="utf-8"))["run"]
        difference = differing(before, run)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise ConfigError(
            f"--output: {prefix}.jsonl is there, but {report} does not say what it holds; name "
            f"another prefix."
        ) from None
    if difference is not None:
        raise ConfigError(
            f"--output: {prefix} holds another run: {difference}; name another prefix."
        )


def _parse(line: str, where: str) -> Record:
    try:
        record = Record(**json.loads(line))
        wrong = [x for x, kind in _KINDS.items() if not isinstance(getattr(record, x), kind)]
    except (ValueError, TypeError) as error:
        raise ConfigError(f"{where}: not a record of an evaluation: {error}.") from None
    if wrong:
        raise ConfigError(f"{where}: not a record of an evaluation: {wrong[0]} is of a wrong type.")
    return record


def _line(record: Record) -> str:
    fields = {"index": record.index} | dataclasses.asdict(record)
    return json.dumps(fields, ensure_ascii=False) + "\n"


def _path(prefix: Path, end: str) -> Path:
    return prefix.with_name(prefix.name + end)


def _write(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)
