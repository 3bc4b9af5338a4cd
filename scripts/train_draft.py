"""Trains a DSPARK draft for a Ling-3.0 checkpoint folder from sequences of its text.

    python scripts/train_draft.py --model DIR --data FILE.jsonl --output OUT

See docs/training.md for the forms of the data and for what stands in OUT.
"""

import dataclasses
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import jax
import tyro

from ling_jax.backend import KernelChoice
from ling_jax.checkpoint.draft import load_draft, load_draft_config
from ling_jax.checkpoint.hf import load_config
from ling_jax.engine.build import Deployment, deploy
from ling_jax.engine.plan import EngineOptions
from ling_jax.errors import ConfigError, LingError
from ling_jax.execution import ExecConfig
from ling_jax.params import init
from ling_jax.serve.backend import use_compile_cache
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftParams, draft_spec
from ling_jax.training.draft_answers import answer_missing
from ling_jax.training.draft_batches import SMALLEST, Batches, hold_out, in_order
from ling_jax.training.draft_checkpoint import (
    LOG,
    RECORD,
    Checkpoints,
    begin,
    cut_log,
    export_draft,
    write_json,
)
from ling_jax.training.draft_config import DraftShape, check_fits, draft_config, refuse_shape
from ling_jax.training.draft_data import (
    Example,
    Question,
    Reader,
    cut,
    fingerprint,
    write_examples,
)
from ling_jax.training.draft_plot import plot_log
from ling_jax.training.draft_run import Result, Schedule, Target, Trainer, fit, recording
from ling_jax.training.draft_step import Recipe, create_state, master_config
from ling_jax.training.flags import check_flags
from ling_jax.training.optimizer import learning_rates, optimizer


@dataclass(frozen=True, kw_only=True)
class TrainConfig:
    """Train a DSPARK draft for a Ling-3.0 checkpoint folder."""

    model: Path
    """Checkpoint folder of the target."""
    data: tuple[Path, ...]
    """JSON lines files of messages, prompts and completions, or token ids."""
    output: Path
    """Folder for the draft; absent or empty unless --resume."""
    shape: Annotated[DraftShape, tyro.conf.arg(name="")] = dataclasses.field(
        default_factory=DraftShape
    )
    init_from: Path | None = None
    """Folder of a draft to go on with, in place of a new one."""
    generate_missing: bool = False
    """Let the target answer prompts without a completion."""
    temperature: float = 0.0
    """Of these answers; 0 is greedy."""
    write_data: Path | None = None
    """File for all sequences as token ids, answers included: --data of a next run."""
    length: int = 2048
    """Tokens of a sequence at most; longer ones are cut."""
    shortest: int = SMALLEST
    """Tokens that shorter sequences are padded to; every power of two from here to --length that
    the data need is compiled."""
    batch: int = 8
    """Sequences of a step."""
    anchors: int = 512
    """Blocks drawn from each sequence at most."""
    epochs: float = 10.0
    """Passes over the data."""
    steps: int | None = None
    """Steps, in place of --epochs."""
    learning_rate: float = 6e-4
    """Highest; it rises over 4 % of the steps and falls to 0 along a cosine."""
    holdout: float = 0.02
    """Share of the sequences that is evaluated on and not trained on."""
    eval_every: int = 200
    """Steps between evaluations."""
    save_every: int = 500
    """Steps between checkpoints; the last two are kept."""
    stop_at: int | None = None
    """Step to stop at for now; --resume makes the rest."""
    resume: bool = False
    """Go on from the last checkpoint in --output, with the flags of its run."""
    seed: int = 0
    """Decides weights, order, anchors and sampled answers."""
    devices: int = 1
    """Devices to shard over; on a CPU, virtual ones."""
    kernels: KernelChoice = "auto"
    """Of the target: GPU kernels where the device and its sizes have them, or plain JAX."""
    plot: Path | None = None
    """File for the curves of loss and accept length; needs the extra `train`."""


@dataclass(frozen=True)
class Source:
    """The folder of the target, before its weights are loaded, and the draft it gets."""

    reader: Reader
    deployment: Deployment
    draft: DraftConfig


def main() -> int:
    config = tyro.cli(TrainConfig)
    try:
        result = train(config)
    except LingError as error:
        print(f"train_draft: {error}", file=sys.stderr)
        return 2
    where, values = ("held out", result.holdout) if result.holdout else ("training", result.train)
    figures = "".join(f", {where} {x} {values[x]:.3f}" for x in ("loss", "accept_length") if values)
    print(f"{config.output}: step {int(result.state.step)}{figures.replace('_', ' ')}")
    return 0


def train(config: TrainConfig) -> Result:
    """The whole run; leaves everything in `config.output`."""
    _check(config)
    use_compile_cache(None)
    source = _open(config)
    items = _read(config, source.reader)
    target = Target.load(source.deployment)
    examples = _examples(config, items, source, target)
    kept, held = hold_out(examples, config.holdout, config.seed)
    batches = Batches(kept, config.batch, config.length, config.seed, config.shortest)
    steps = config.steps or max(1, round(config.epochs * batches.per_epoch))
    flags = _flags(config, source.draft, steps, fingerprint(examples))
    begin(config.output, flags, is_resumed=config.resume)
    schedule = Schedule(
        steps=steps,
        stop_at=min(steps, config.stop_at or steps),
        save_every=config.save_every,
        eval_every=config.eval_every,
        rates=learning_rates(config.learning_rate, steps),
    )
    result = _fit(config, source, target, batches, held, schedule)
    _finish(config, source, flags, result)
    return result


def _check(config: TrainConfig) -> None:
    counts = ("shortest", "batch", "anchors", "eval_every", "save_every", "steps", "stop_at")
    check_flags(config, counts=counts, positive=("epochs", "learning_rate"))
    if config.init_from is not None:
        refuse_shape(config.shape)


def _open(config: TrainConfig) -> Source:
    target = load_config(config.model)
    most = target.context_length
    if config.length > most:
        raise ConfigError(f"--length is {config.length}, the checkpoint was made for {most}.")
    reader = Reader.from_folder(config.model, target.vocab)
    deployment = deploy(
        config.model,
        devices=config.devices,
        options=EngineOptions(context_length=config.length),
        vocab=None if reader.tokenizer is None else reader.tokenizer.size,
        kernels=config.kernels,
    )
    if config.init_from is None:
        draft = draft_config(config.model, deployment.cfg, config.shape, reader.tokenizer)
    else:
        draft = load_draft_config(config.init_from)
        check_fits(draft, deployment.cfg)
    return Source(reader, deployment, draft)


def _read(config: TrainConfig, reader: Reader) -> list[Example | Question]:
    items = [item for path in config.data for item in reader.read(path)]
    missing = sum(isinstance(item, Question) for item in items)
    if missing and not config.generate_missing:
        raise ConfigError(
            f"--data: {missing} prompts have no completion; --generate-missing lets the target "
            f"write them."
        )
    return items


def _examples(
    config: TrainConfig, items: list[Example | Question], source: Source, target: Target
) -> list[Example]:
    """What can be trained on: given and answered, cut to length, in the order of the data."""
    tokenizer = source.reader.tokenizer
    stops = target.cfg.eos_ids if tokenizer is None else tokenizer.stop_ids()
    whole = answer_missing(
        items,
        target.params,
        source.deployment,
        length=config.length,
        stop_ids=stops,
        temperature=config.temperature,
        seed=config.seed,
    )
    if config.write_data is not None:
        write_examples(config.write_data, whole)
    examples = cut(whole, config.length)
    if not examples:
        raise ConfigError(
            f"--data: no two supervised tokens stand together in the first --length "
            f"{config.length} tokens of any sequence."
        )
    if len(examples) < len(items):
        left = len(items) - len(examples)
        print(f"{left} of {len(items)} sequences left out: nothing to draft in", file=sys.stderr)
    return examples


def _flags(config: TrainConfig, draft: DraftConfig, steps: int, data: str) -> dict[str, Any]:
    """What decides a run; a resumed one must agree."""
    names = ("length", "shortest", "batch", "anchors", "learning_rate", "holdout", "seed")
    return {
        "model": str(config.model.resolve()),
        "init_from": config.init_from and str(config.init_from.resolve()),
        "steps": steps,
        **{name: getattr(config, name) for name in names},
        "data_sha256": data,
        "draft": dataclasses.asdict(draft),
    }


def _fit(
    config: TrainConfig,
    source: Source,
    target: Target,
    batches: Batches,
    held: list[Example],
    schedule: Schedule,
) -> Result:
    parallel = target.execution.parallel
    state = create_state(_weights(config, source), optimizer(), cfg=source.draft, parallel=parallel)
    recipe = Recipe(
        draft=source.draft, anchors=config.anchors, execution=ExecConfig(parallel=parallel)
    )
    trainer = Trainer(target, recipe, seed=config.seed)
    with Checkpoints(config.output) as checkpoints:
        if config.resume:
            state = checkpoints.restore(state)
            cut_log(config.output, int(state.step))
        with recording(config.output, schedule.steps, int(state.step)) as on_record:
            evaluated = in_order(held, config.batch, config.length, config.shortest)
            return fit(trainer, state, batches, evaluated, schedule, checkpoints, on_record)


def _weights(config: TrainConfig, source: Source) -> DraftParams:
    if config.init_from is None:
        return init(draft_spec(master_config(source.draft)), jax.random.key(config.seed))
    parallel = source.deployment.execution.parallel
    return load_draft(config.init_from, source.draft, parallel=parallel, dtype="float32")


def _finish(config: TrainConfig, source: Source, flags: dict[str, Any], result: Result) -> None:
    params: Any = result.state.params
    total = source.deployment.cfg.layers
    export_draft(config.output, source.draft, params["draft"], target_layers=total)
    record = {"flags": flags, "train": result.train, "holdout": result.holdout}
    write_json(config.output / RECORD, record | {"step": int(result.state.step)})
    if config.plot is not None:
        plot_log(config.output / LOG, config.plot)


if __name__ == "__main__":
    sys.exit(main())
