"""How long a round takes, by the number of rows it verifies: measured once for each device."""

import json
import math
from dataclasses import asdict, dataclass, fields
from typing import Any

import numpy as np
from jaxtyping import Float32

from ling_jax.errors import ConfigError


@dataclass(frozen=True, kw_only=True)
class RoundTimes:
    """Seconds of a round at some numbers of verified rows.

    A single probe makes a flat table: each draft is worth verifying then.
    """

    device: str
    drafts: int
    """Drafted at once, K: to draft more or fewer takes another time."""
    model: str
    tokens: tuple[int, ...]
    """Rows verified in the whole batch, ascending."""
    seconds: tuple[float, ...]
    """Of a round, its draft included, at each of `tokens`."""

    @staticmethod
    def from_json(text: str, *, drafts: int, name: str = "round times") -> "RoundTimes":
        """Reads what `to_json` wrote.

        Args:
          drafts: the K in use.
          name: of the file, for messages.

        Raises:
          ConfigError: the table is of another K; the text is not JSON, or a field is missing,
            unknown or wrong.
        """
        found = read_object(text, RoundTimes, name)
        for field in ("device", "model"):
            check(isinstance(found[field], str), f"{name}: {field}", found[field], "a string")
        check(
            type(found["drafts"]) is int and found["drafts"] == drafts,
            f"{name}: drafts",
            found["drafts"],
            f"{drafts} as num_draft_tokens is, or a table measured with {drafts}",
        )
        tokens = read_positive(found["tokens"], f"{name}: tokens")
        is_count = all(isinstance(count, int) for count in tokens)
        is_ascending = all(tokens[i] < tokens[i + 1] for i in range(len(tokens) - 1))
        check(is_count and is_ascending, f"{name}: tokens", tokens, "integers, ascending")
        seconds = read_positive(found["seconds"], f"{name}: seconds", len(tokens))
        found |= {"tokens": tokens, "seconds": tuple(float(second) for second in seconds)}
        return RoundTimes(**found)

    def to_json(self) -> str:
        """The contents of a file."""
        return json.dumps(asdict(self), indent=1) + "\n"

    def table(self, most: int) -> Float32[np.ndarray, " counts"]:
        """Seconds of a round that verifies 0 to `most` rows: the index is the number of rows.

        Between two probes on a line, outside of them as at the nearest. sglang takes the largest
        probe below instead: rows up to the next one are free then, and the first row there pays
        for all of them, so that `schedule.admit` always stops before a probe. On a line each row
        pays its share. Rows beyond the last probe are free here too: probe up to a full batch.
        """
        return np.interp(np.arange(most + 1), self.tokens, self.seconds).astype(np.float32)


def read_object(text: str, kind: type, name: str) -> dict[str, Any]:
    """Reads a JSON object with the fields of the dataclass `kind`, all of them and no others.

    Raises:
      ConfigError: the text is something else.
    """
    try:
        found = json.loads(text)
    except ValueError as error:
        raise ConfigError(f"{name}: not JSON: {error}.") from None
    if not isinstance(found, dict):
        raise ConfigError(f"{name}: expected a JSON object, got {type(found).__name__}.")
    known = {field.name for field in fields(kind)}
    problems = [f"{field!r} is missing" for field in sorted(known - set(found))]
    problems += [f"{field!r} is unknown" for field in sorted(set(found) - known)]
    if problems:
        raise ConfigError(f"{name}: {', '.join(problems)}.")
    return found


def read_positive(value: Any, name: str, count: int | None = None) -> tuple[int | float, ...]:
    """Reads a list of finite numbers above 0: `count` of them, else at least one.

    Raises:
      ConfigError: `value` is something else.
    """
    is_list = isinstance(value, list) and len(value) > 0
    is_list = is_list and all(is_number(x) and x > 0 for x in value)
    wanted = "a list of numbers" if count is None else f"a list of {count} numbers"
    check(is_list and count in (None, len(value)), name, value, f"{wanted} above 0")
    return tuple(value)


def is_number(value: Any) -> bool:
    """Whether `value` is a finite number; true and false are none."""
    is_real = isinstance(value, int | float) and not isinstance(value, bool)
    return is_real and -math.inf < value < math.inf


def check(holds: bool, name: str, value: Any, wanted: str) -> None:
    """Raises `ConfigError` about a field that is not as wanted."""
    if not holds:
        raise ConfigError(f"{name} is {value!r}, expected {wanted}.")
