"""A run of training: programs, the loop, evaluation, the log and the bar."""

import json
import math
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial, reduce
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import jax
import jax.numpy as jnp
import numpy as np
from flax.training.train_state import TrainState
from jaxtyping import Float32
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ling_jax.checkpoint.bar import loading_bar
from ling_jax.checkpoint.load import load_model
from ling_jax.config import ModelConfig
from ling_jax.engine.build import Deployment
from ling_jax.errors import ConfigError
from ling_jax.execution import ExecConfig, compiler_options
from ling_jax.model import ModelParams
from ling_jax.training.draft_batches import Batches
from ling_jax.training.draft_checkpoint import LOG, Checkpoints
from ling_jax.training.draft_loss import Metrics, mean
from ling_jax.training.draft_step import (
    Recipe,
    TargetRows,
    TrainBatch,
    evaluate,
    read_target,
    train_step,
)

_FIGURES = (
    *(("loss", "loss"), ("accept_length", "accept length"), ("accuracy", "accuracy")),
    ("mtp_accuracy", "MTP accuracy"),
)

Record = Mapping[str, Any]
"""One line of the log: `step` and `loss` of a training step, or `step` and `holdout`."""


@dataclass(frozen=True)
class Target:
    """The frozen target."""

    params: ModelParams
    cfg: ModelConfig
    execution: ExecConfig

    @staticmethod
    def load(deployment: Deployment) -> "Target":
        """Loads the weights, with a bar.

        Raises:
          CheckpointError: the tensors disagree with config.json.
        """
        with loading_bar() as bar:
            params = load_model(
                deployment.folder,
                deployment.source,
                parallel=deployment.execution.parallel,
                dtype=deployment.cfg.dtype,
                progress=bar,
            )
        return Target(params, deployment.cfg, deployment.execution)


@runtime_checkable
class Programs(Protocol):
    """What a run calls: the steps of one kind of training."""

    def step(
        self, state: TrainState, batch: TrainBatch, rate: float
    ) -> tuple[TrainState, Any, jax.Array]:
        """One update: the state, metrics with a `loss`, and the norm of the gradient."""
        ...

    def evaluate(self, state: TrainState, batches: Sequence[TrainBatch]) -> Any:
        """Metrics of all batches together; at least one."""
        ...


class Trainer:
    """The compiled programs of a draft's run; each is compiled once for every bucket of lengths."""

    def __init__(self, target: Target, recipe: Recipe, *, seed: int) -> None:
        self._target, self._recipe, self._seed = target, recipe, jnp.int32(seed)
        options = compiler_options(target.execution.platform)
        taps = recipe.draft.target_layers
        read = partial(read_target, cfg=target.cfg, execution=target.execution, taps=taps)
        self._read = jax.jit(read, compiler_options=options)
        self._step = jax.jit(
            partial(train_step, recipe=recipe), donate_argnums=0, compiler_options=options
        )
        self._evaluate = jax.jit(partial(evaluate, recipe=recipe), compiler_options=options)

    def read(self, batch: TrainBatch) -> TargetRows:
        """What the target makes of a batch."""
        return self._read(self._target.params, batch.tokens, batch.counts)

    def step(
        self, state: TrainState, batch: TrainBatch, rate: float
    ) -> tuple[TrainState, Metrics, jax.Array]:
        """One update; `state` is used up. See `train_step`."""
        rows = self.read(batch)
        last = (self._seed, jnp.float32(rate))
        return self._step(state, self._target.params, batch, rows, *last)

    def evaluate(self, state: TrainState, batches: Sequence[TrainBatch]) -> Metrics:
        """Means over all batches together; at least one."""
        totals = (
            self._evaluate(state, self._target.params, batch, self.read(batch)) for batch in batches
        )
        return mean(reduce(partial(jax.tree.map, jnp.add), totals), cfg=self._recipe.loss)


@dataclass(frozen=True, kw_only=True)
class Schedule:
    """When a run does what."""

    steps: int
    """Of the whole run."""
    stop_at: int
    """Last step made now; the rest is left to a resumed run."""
    save_every: int
    eval_every: int
    rates: Float32[np.ndarray, "steps"]
    """Learning rate of each step."""


@dataclass
class Result:
    """What a run came to."""

    state: TrainState
    train: Record = field(default_factory=dict)
    """Of the last step; empty if none was left to make."""
    holdout: Record = field(default_factory=dict)
    """After the last step; empty if nothing is held out."""
    clock: float = 0.0
    """When the last step ended, as `time.perf_counter` has it."""


def fit(
    trainer: Programs,
    state: TrainState,
    batches: Batches,
    held: Sequence[TrainBatch],
    schedule: Schedule,
    checkpoints: Checkpoints,
    on_record: Callable[[Record], None],
) -> Result:
    """Trains from the state's step to `schedule.stop_at`, which leaves a checkpoint.

    Raises:
      ConfigError: the loss is no longer a number.
    """
    result, pending = Result(state), None
    for step in range(int(state.step), schedule.stop_at):
        launched = _launch(trainer, result, batches.at(step), step, float(schedule.rates[step]))
        if pending is not None:  # read while the device works at the next step
            _finish(pending, result, schedule, on_record)
        pending = launched
        is_last = step + 1 == schedule.stop_at
        evaluates = bool(held) and (is_last or (step + 1) % schedule.eval_every == 0)
        saves = is_last or (step + 1) % schedule.save_every == 0
        if evaluates or saves:
            _finish(pending, result, schedule, on_record)
            pending = None
        if evaluates:
            result.holdout = describe(trainer.evaluate(result.state, held))
            on_record({"step": step + 1, "holdout": result.holdout})
        if saves:
            checkpoints.save(result.state)
    if held and not result.holdout:
        result.holdout = describe(trainer.evaluate(result.state, held))
    return result


@dataclass(frozen=True)
class _Launched:
    """A step that the device may still be at."""

    step: int
    metrics: Any
    norm: jax.Array
    tokens: int
    begin: float
    """When it was launched, on the clock of `time.perf_counter`."""


def _launch(
    trainer: Programs, result: Result, batch: TrainBatch, step: int, rate: float
) -> _Launched:
    begin, tokens = time.perf_counter(), int(np.asarray(batch.counts).sum())
    result.state, metrics, norm = trainer.step(result.state, batch, rate)
    return _Launched(step, metrics, norm, tokens, begin)


def _finish(
    launched: _Launched, result: Result, schedule: Schedule, on_record: Callable[[Record], None]
) -> None:
    """Waits for a step and puts it on record."""
    values = describe(launched.metrics)
    # A step that was launched while the one before ran began when that ended.
    begin, result.clock = max(launched.begin, result.clock), time.perf_counter()
    seconds = result.clock - begin
    result.train = {
        "step": launched.step + 1,
        **values,
        "gradient_norm": float(launched.norm),
        "learning_rate": float(schedule.rates[launched.step]),
        "tokens": launched.tokens,
        "tokens_per_second": round(launched.tokens / seconds, 1),
    }
    if not math.isfinite(values["loss"]):
        raise ConfigError(
            f"the loss is {values['loss']} at step {launched.step + 1}; lower --learning-rate."
        )
    on_record(result.train)


def describe(metrics: Any) -> dict[str, Any]:
    """Metrics as JSON has them."""
    return {name: np.asarray(x).tolist() for name, x in vars(metrics).items()}


@contextmanager
def recording(folder: Path, steps: int, done: int) -> Iterator[Callable[[Record], None]]:
    """A callback for `fit` that appends to the log, and draws a bar if stderr is a terminal.

    Args:
      steps: of the whole run; `done` of them were made before.
    """
    console = Console(file=sys.stderr)
    columns = (TextColumn("training"), BarColumn(), MofNCompleteColumn())
    figures = TextColumn("{task.fields[figures]}")
    bar = Progress(
        *columns, figures, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    )
    with (folder / LOG).open("a", encoding="utf-8") as log, bar:
        task = bar.add_task("training", total=steps, completed=done, figures="")

        def on_record(record: Record) -> None:
            log.write(json.dumps(record) + "\n")
            log.flush()
            if "loss" in record:
                known = [f"{word} {record[name]:.3f}" for name, word in _FIGURES if name in record]
                figures = ", ".join([*known, f"{record['tokens_per_second']:.0f} tokens/s"])
                bar.update(task, completed=record["step"], figures=figures)

        yield on_record
