"""The programs of a run that trains a model, and the folder that it leaves."""

import shutil
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial, reduce
from pathlib import Path

import jax
import jax.numpy as jnp
from flax.training.train_state import TrainState
from jax.stages import Compiled

from ling_jax.checkpoint.folder import SHARDS
from ling_jax.checkpoint.mapping import model_sources
from ling_jax.config import ModelConfig
from ling_jax.execution import compiler_options
from ling_jax.model import ModelParams, model_spec
from ling_jax.training.draft_checkpoint import write_weights
from ling_jax.training.draft_step import TrainBatch
from ling_jax.training.model_step import (
    ModelMetrics,
    ModelRecipe,
    model_evaluate,
    model_mean,
    model_train_step,
)


class ModelTrainer:
    """`Programs` of a model; each is compiled once for every shape of a batch."""

    def __init__(self, recipe: ModelRecipe) -> None:
        self._recipe, options = recipe, compiler_options()
        self._compiled: dict[tuple[str, tuple[int, ...]], Compiled] = {}
        step = partial(model_train_step, recipe=recipe)
        self._step = jax.jit(step, donate_argnums=0, compiler_options=options)
        evaluate = partial(model_evaluate, recipe=recipe)
        self._evaluate = jax.jit(evaluate, compiler_options=options)

    def prepare(
        self, state: TrainState, batches: Sequence[TrainBatch], held: Sequence[TrainBatch]
    ) -> None:
        """Compiles the programs of all shapes side by side.

        Args:
          batches: one to train on of each shape; the same shapes may come again.
          held: what is evaluated on.
        """
        rate = jnp.float32(0)
        programs = {
            ("step", batch.tokens.shape): self._step.lower(state, batch, rate) for batch in batches
        }
        programs |= {
            ("evaluate", batch.tokens.shape): self._evaluate.lower(state, batch) for batch in held
        }
        with ThreadPoolExecutor(len(programs)) as pool:
            compiled = pool.map(lambda x: x.compile(), programs.values())
            self._compiled |= dict(zip(programs, compiled, strict=True))

    def step(
        self, state: TrainState, batch: TrainBatch, rate: float
    ) -> tuple[TrainState, ModelMetrics, jax.Array]:
        """One update; `state` is used up. See `model_train_step`."""
        step = self._compiled.get(("step", batch.tokens.shape), self._step)
        return step(state, batch, jnp.float32(rate))

    def evaluate(self, state: TrainState, batches: Sequence[TrainBatch]) -> ModelMetrics:
        """Means over all batches together; at least one."""
        totals = (
            self._compiled.get(("evaluate", batch.tokens.shape), self._evaluate)(state, batch)
            for batch in batches
        )
        return model_mean(reduce(partial(jax.tree.map, jnp.add), totals), recipe=self._recipe)


def export_model(source: Path, folder: Path, cfg: ModelConfig, master: ModelParams) -> None:
    """Writes the weights as a published folder has them, beside the source's other files.

    Args:
      source: folder with `config.json`, tokenizer and template.
      cfg: as that configuration says; its dtype is that of the weights.
      master: the weights in float32.
    """
    for path in sorted(source.iterdir()):
        if path.is_file() and not path.match(SHARDS) and not path.name.startswith("."):
            shutil.copyfile(path, folder / path.name)
    write_weights(folder, model_spec(cfg), model_sources(cfg), master)
