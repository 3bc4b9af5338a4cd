"""Which weights an unfinished conversion has finished, line by line.

The first line says what is converted, every other one is a weight that is on disk. A line that a
kill cut off counts for nothing.
"""

import dataclasses
import fcntl
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from ling_jax.checkpoint.manifest import StoredWeight
from ling_jax.errors import CheckpointError, ConfigError


@dataclass(frozen=True, kw_only=True)
class Begun:
    """What decides a conversion; a resumed one must agree."""

    source: str
    """Name of the folder, or of a repository of the hub and its commit."""
    dtype: str
    quantize: str
    """What is packed by this conversion."""
    config_sha256: str
    shards: dict[str, list[int]]
    """Bytes and time of change (ns) of every shard."""
    files: list[str]
    """Side files that are copied."""
    tool: str
    asked: str = ""
    """Of the hub, on the command line."""


class Journal:
    """An open journal: what it held, and a place for more."""

    def __init__(self, file: TextIO, begun: Begun, finished: Mapping[str, StoredWeight]) -> None:
        self._file = file
        self.begun = begun
        self.finished = dict(finished)

    def add(self, weight: StoredWeight) -> None:
        """Notes a weight that is on disk."""
        _append(self._file, dataclasses.asdict(weight))


@contextmanager
def open_journal(path: Path, begun: Begun) -> Iterator[Journal]:
    """Begins a journal, or goes on with the one that is there.

    Raises:
      CheckpointError: it is one of another conversion, or another process has it open.
    """
    with path.open("a+", encoding="utf-8") as file:
        _lock(file, path)
        before, finished, length = _read(path)
        os.truncate(path, length)
        if before is None:
            _append(file, dataclasses.asdict(begun))
        else:
            _check_same(before, begun)
        yield Journal(file, before or begun, finished)


def _lock(file: TextIO, path: Path) -> None:
    """Holds off other processes until the file is closed, where the file system knows locks."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CheckpointError(
            f"{path.parent}: another conversion writes there; wait for its end."
        ) from None
    except OSError:
        return


def read_begun(path: Path) -> Begun | None:
    """What a journal says is converted; None if not even that was written."""
    return _read(path)[0]


def _append(file: TextIO, fields: Mapping[str, Any]) -> None:
    file.write(json.dumps(fields) + "\n")
    file.flush()
    os.fsync(file.fileno())


def _read(path: Path) -> tuple[Begun | None, dict[str, StoredWeight], int]:
    """The lines that are whole, and the bytes that they take."""
    begun, finished, length = None, {}, 0
    for line in path.read_bytes().splitlines(keepends=True):
        if not line.endswith(b"\n"):
            break
        try:
            fields = json.loads(line)
            if begun is None:
                begun = Begun(**fields)
            else:
                finished[fields["path"]] = StoredWeight.from_json(fields)
        except (ValueError, KeyError, TypeError):
            raise CheckpointError(
                f"{path} cannot be read; begin anew with --force, or delete {path.parent}."
            ) from None
        length += len(line)
    return begun, finished, length


def _check_same(before: Begun, begun: Begun) -> None:
    """Refuses to mix two sources, or results of two kinds, in one folder."""
    way_out = "go on as it began, or begin anew with --force"
    names = sorted(before.shards.keys() | begun.shards.keys())
    changed = [x for x in names if before.shards.get(x) != begun.shards.get(x)]
    if before.config_sha256 != begun.config_sha256:
        changed.insert(0, "config.json")
    if changed:
        raise CheckpointError(
            f"--resume: {', '.join(changed)} of the source changed since the conversion began; "
            f"{way_out}."
        )
    for field in ("dtype", "quantize", "tool", "files"):
        old, new = getattr(before, field), getattr(begun, field)
        if old != new:
            raise ConfigError(
                f"--resume: {field} is {new!r}, the conversion began with {old!r}; {way_out}."
            )
