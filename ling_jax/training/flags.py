"""Checks of the flags that both kinds of training have."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, runtime_checkable

from ling_jax.errors import ConfigError
from ling_jax.training.draft_checkpoint import check_folder
from ling_jax.training.draft_plot import require_matplotlib


@runtime_checkable
class RunFlags(Protocol):
    """The flags of a run."""

    @property
    def output(self) -> Path: ...
    @property
    def resume(self) -> bool: ...
    @property
    def plot(self) -> Path | None: ...
    @property
    def length(self) -> int: ...
    @property
    def holdout(self) -> float: ...
    @property
    def seed(self) -> int: ...


def check_flags(
    flags: RunFlags,
    *,
    counts: Sequence[str],
    positive: Sequence[str] = (),
    not_negative: Sequence[str] = (),
) -> None:
    """Everything that can be known to be wrong before a file is read.

    Args:
      counts: names of what is 1 or more; None stands for a default.
      positive: names of what is more than 0.
      not_negative: names of what is 0 or more.

    Raises:
      ConfigError: the first that is wrong.
    """
    if flags.plot is not None:
        require_matplotlib()
    check_folder(flags.output, is_resumed=flags.resume)
    checks = [
        ("length", "at least 2", lambda x: x >= 2),
        *((name, "at least 1", lambda x: x is None or x >= 1) for name in counts),
        *((name, "more than 0", lambda x: x > 0) for name in positive),
        *((name, "0 or more", lambda x: x >= 0) for name in not_negative),
        ("holdout", "a share from 0 to below 1", lambda x: 0 <= x < 1),
        ("seed", f"0 to {2**31 - 1}", lambda x: 0 <= x < 2**31),
    ]
    for name, expected, is_right in checks:
        if not is_right(value := getattr(flags, name)):
            flag = f"--{name.replace('_', '-')}"
            raise ConfigError(f"{flag} is {value}, expected {expected}.")
