"""A run: each answer is graded and kept when it is there, under a bar."""

import sys
import time
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ling_jax.evaluation.answer import Answer
from ling_jax.evaluation.items import Item
from ling_jax.evaluation.protocol import Protocol
from ling_jax.evaluation.records import Journal, Record

Ask = Callable[[Callable[[int, Answer], None]], None]
"""Gets answers, and hands out each by its item's index when it is there."""


def evaluate(items: Sequence[Item], protocol: Protocol, ask: Ask, journal: Journal) -> None:
    """Grades and keeps answers as they come; a bar on stderr shows the score so far.

    Args:
      items: all of the run.
      ask: for the items that `journal` lacks.
    """
    by_index = {item.index: item for item in items}
    done = [journal.records[i] for i in by_index if i in journal.records]
    answered, correct = len(done), sum(record.correct for record in done)
    with _bar() as bar:
        task = bar.add_task("", total=len(items), completed=answered, score="")
        begin = time.perf_counter() - journal.elapsed_s

        def on_answer(index: int, answer: Answer) -> None:
            nonlocal answered, correct
            elapsed_s = time.perf_counter() - begin
            record = Record.of(by_index[index], answer, protocol, elapsed_s)
            journal.add(record)
            answered, correct = answered + (record.error is None), correct + record.correct
            score = f"{correct / answered:.1%} correct" if answered else ""
            bar.update(task, advance=1, score=score)

        ask(on_answer)


def _bar() -> Progress:
    console = Console(file=sys.stderr)
    return Progress(
        TextColumn("answering"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[score]}"),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
