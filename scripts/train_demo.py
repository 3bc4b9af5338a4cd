"""Trains a small Ling-3.0 model from sequences of its text: the bundled demo model.

    python scripts/train_demo.py --model DIR --data FILE.jsonl --output OUT

DIR holds config.json, the tokenizer and the chat template, as `scripts/make_demo.py` writes them;
its weights are not read. FILE.jsonl has one sequence a line, in a form of `docs/training.md`. OUT
becomes a folder that the server reads, with `training.json`, `log.jsonl` and checkpoints beside.
"""

import dataclasses
import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import tyro
from flax.training.train_state import TrainState

from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.config import ModelConfig
from ling_jax.errors import ConfigError, LingError
from ling_jax.model import ModelParams, model_spec
from ling_jax.params import count, init
from ling_jax.serve.backend import use_compile_cache
from ling_jax.sharding import Parallel
from ling_jax.training.draft_batches import Batches, hold_out, in_order
from ling_jax.training.draft_checkpoint import (
    LOG,
    RECORD,
    Checkpoints,
    begin,
    cut_log,
    write_json,
)
from ling_jax.training.draft_data import Example, Reader, fingerprint
from ling_jax.training.draft_plot import plot_log
from ling_jax.training.draft_run import Result, Schedule, describe, fit, recording
from ling_jax.training.flags import check_flags
from ling_jax.training.model_run import ModelTrainer, export_model
from ling_jax.training.model_step import ModelRecipe, create_model_state, model_optimizer
from ling_jax.training.optimizer import learning_rates

INIT_GAIN = 0.5  # of a random matrix, by the root of the model's width


@dataclass(frozen=True, kw_only=True)
class TrainConfig:
    """Train a small Ling-3.0 model on one device."""

    model: Path
    """Folder of config.json, tokenizer and chat template; its weights are not read."""
    data: tuple[Path, ...]
    """JSON lines files of messages, prompts and completions, or token ids."""
    output: Path
    """Folder for the model; absent or empty unless --resume."""
    init_from: Path | None = None
    """Folder of a model of the same configuration to go on with, in place of random weights."""
    keep: float = 0.0
    """Share of --init-from's weights in those that are written, the rest being the trained ones; an
    average of both does better than either with words that neither has met (Wortsman et al.,
    2109.01903). The log has figures of the trained weights, training.json those of the average."""
    length: int = 1024
    """Tokens of a sequence at most; longer ones are left out."""
    shortest: int = 128
    """Tokens that shorter sequences are padded to; every power of two from here to --length is
    compiled."""
    batch: int = 64
    """Sequences of a step."""
    steps: int = 10_000
    """Steps of the run."""
    learning_rate: float = 2e-3
    """Highest; it rises over 4 % of the steps and falls to 0 along a cosine."""
    weight_decay: float = 0.1
    """Of matrices."""
    bias_rate: float = 1e-3
    """By which an expert's bias moves against its load at a step."""
    mtp_weight: float = 0.3
    """Of the prediction layer's loss, if the model has one."""
    holdout: float = 0.005
    """Share of the sequences that is evaluated on and not trained on."""
    eval_every: int = 500
    """Steps between evaluations."""
    save_every: int = 1000
    """Steps between checkpoints; the last two are kept."""
    stop_at: int | None = None
    """Step to stop at for now; --resume makes the rest."""
    resume: bool = False
    """Go on from the last checkpoint in --output, with the flags of its run."""
    seed: int = 0
    """Decides weights and order."""
    plot: Path | None = None
    """File for the curves of loss and accuracy; needs the extra `train`."""


def main() -> int:
    config = tyro.cli(TrainConfig)
    try:
        result = train(config)
    except LingError as error:
        print(f"train_demo: {error}", file=sys.stderr)
        return 2
    where, values = ("held out", result.holdout) if result.holdout else ("training", result.train)
    figures = "".join(f", {where} {x} {values[x]:.3f}" for x in ("loss", "accuracy") if values)
    print(f"{config.output}: step {int(result.state.step)}{figures}")
    return 0


def train(config: TrainConfig) -> Result:
    """The whole run; leaves everything in `config.output`."""
    _check(config)
    use_compile_cache(None)
    cfg = load_config(config.model)
    examples = _examples(config, cfg)
    kept, held = hold_out(examples, config.holdout, config.seed)
    flags = _flags(config, cfg, fingerprint(examples))
    begin(config.output, flags, is_resumed=config.resume)
    result = _fit(config, cfg, kept, held)
    export_model(config.model, config.output, cfg, _master(result.state))
    record = {"flags": flags, "train": result.train, "holdout": result.holdout}
    write_json(config.output / RECORD, record | {"step": int(result.state.step)})
    if config.plot is not None:
        plot_log(config.output / LOG, config.plot, ("loss", "accuracy", "mtp_accuracy"))
    return result


def _check(config: TrainConfig) -> None:
    counts = ("shortest", "batch", "steps", "eval_every", "save_every", "stop_at")
    rates = ("learning_rate", "weight_decay", "bias_rate", "mtp_weight")
    check_flags(config, counts=counts, not_negative=rates)
    if not 0 <= config.keep < 1:
        raise ConfigError(f"--keep is {config.keep}, expected a share from 0 to below 1.")
    if config.keep and config.init_from is None:
        raise ConfigError(f"--keep {config.keep} needs --init-from, whose weights it keeps.")


def _examples(config: TrainConfig, cfg: ModelConfig) -> list[Example]:
    """What can be trained on, in the order of the data."""
    if config.length > cfg.context_length:
        raise ConfigError(
            f"--length is {config.length}, the model is made for {cfg.context_length}."
        )
    reader = Reader.from_folder(config.model, cfg.vocab)
    items = [item for path in config.data for item in reader.read(path)]
    whole = [item for item in items if isinstance(item, Example)]
    examples = [item for item in whole if len(item.ids) <= config.length and item.mask[1:].any()]
    if not examples:
        raise ConfigError(
            f"--data: no sequence of at most --length {config.length} tokens holds an answer."
        )
    if len(examples) < len(items):
        left = len(items) - len(examples)
        print(f"{left} of {len(items)} sequences left out: too long, or no answer", file=sys.stderr)
    return examples


def _flags(config: TrainConfig, cfg: ModelConfig, data: str) -> dict[str, Any]:
    """What decides a run; a resumed one must agree."""
    names = (
        "length",
        "shortest",
        "batch",
        "steps",
        "learning_rate",
        "weight_decay",
        "bias_rate",
        "mtp_weight",
    )
    config_hash = hashlib.sha256((config.model / "config.json").read_bytes()).hexdigest()
    return {
        "parameters": count(model_spec(cfg)),
        "config_sha256": config_hash,
        "data_sha256": data,
        "init_from": config.init_from and str(config.init_from.resolve()),
        **{name: getattr(config, name) for name in (*names, "keep", "holdout", "seed")},
    }


def _fit(config: TrainConfig, cfg: ModelConfig, kept: list[Example], held: list[Example]) -> Result:
    master = _weights(config, cfg)
    before = jax.device_get(master) if config.keep else None  # steps use the weights' memory up
    tx = model_optimizer(bias_rate=config.bias_rate, weight_decay=config.weight_decay)
    state = create_model_state(master, tx)
    recipe = ModelRecipe(cfg=cfg, mtp_weight=config.mtp_weight)
    schedule = Schedule(
        steps=config.steps,
        stop_at=min(config.steps, config.stop_at or config.steps),
        save_every=config.save_every,
        eval_every=config.eval_every,
        rates=learning_rates(config.learning_rate, config.steps),
    )
    shapes = (config.batch, config.length)
    batches = Batches(kept, *shapes, config.seed, config.shortest)
    with Checkpoints(config.output) as checkpoints:
        if config.resume:
            state = checkpoints.restore(state)
            cut_log(config.output, int(state.step))
        with recording(config.output, schedule.steps, int(state.step)) as on_record:
            evaluated = in_order(held, *shapes, config.shortest)
            trainer = ModelTrainer(recipe)
            trainer.prepare(state, batches.shapes(), evaluated)
            result = fit(trainer, state, batches, evaluated, schedule, checkpoints, on_record)
    if before is not None:
        result.state = _average(before, result.state, config.keep)
        result.holdout = describe(trainer.evaluate(result.state, evaluated)) if evaluated else {}
    return result


def _master(state: TrainState) -> ModelParams:
    params: Any = state.params
    return params["model"]


def _average(before: ModelParams, state: TrainState, keep: float) -> TrainState:
    """A state with the share `keep` of the weights `before` in its own."""
    mixed = jax.tree.map(lambda x, y: keep * x + (1 - keep) * y, before, _master(state))
    return state.replace(params={"model": mixed})


def _weights(config: TrainConfig, cfg: ModelConfig) -> ModelParams:
    if config.init_from is not None:
        return load_params(config.init_from, cfg, parallel=Parallel(), dtype="float32")
    specs = model_spec(dataclasses.replace(cfg, dtype="float32"))
    return init(specs, jax.random.key(config.seed), stddev=INIT_GAIN * cfg.embed**-0.5)


if __name__ == "__main__":
    sys.exit(main())
