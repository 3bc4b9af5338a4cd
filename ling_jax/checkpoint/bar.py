"""The bar that shows weights being loaded."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    DownloadColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
    TransferSpeedColumn,
)

from ling_jax.checkpoint import hf


@contextmanager
def loading_bar(title: str = "loading weights") -> Iterator[hf.Progress]:
    """A callback for `load_params(progress=...)` that draws on stderr if it is a terminal."""
    columns = (TextColumn(title), BarColumn(), DownloadColumn(binary_units=True))
    console = Console(file=sys.stderr)
    with Progress(
        *columns,
        TransferSpeedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("weights", total=None)
        yield lambda placed, total: bar.update(task, completed=placed, total=total)
