"""What drafting is worth: drafts of a round against accept length and tokens per second.

python scripts/bench_spec.py --model DIR --speculative-algorithm dspark --draft-model DIR \
    --prompts questions.jsonl --drafts 1 3 7 --concurrency 1 4 16
"""

import json
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Literal

import jax
import tyro
from rich.console import Console
from rich.table import Table

from ling_jax.checkpoint.bar import loading_bar
from ling_jax.engine.build import Deployment, deploy, load_weights, make_executor
from ling_jax.engine.drafting import Speculation
from ling_jax.engine.engine import Engine
from ling_jax.engine.plan import EngineOptions
from ling_jax.engine.request import Request, SamplingParams
from ling_jax.errors import ConfigError, LingError
from ling_jax.serve.backend import use_compile_cache
from ling_jax.text.id_file import read_id_lists
from ling_jax.text.prompts import read_prompts

Ids = tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class BenchConfig:
    """Time a checkpoint with and without drafting on the same prompts."""

    model: Path
    """Checkpoint folder."""
    speculative_algorithm: Literal["dspark", "nextn"]
    """`dspark` drafts with a model of its own, `nextn` with the checkpoint's prediction layer."""
    draft_model: Path | None = None
    """Folder of the DSPARK draft."""
    prompts: Path | None = None
    """JSON lines with a `prompt` or a `question` each, read as what a user says."""
    raw: bool = False
    """Continue the prompts as they are, without the chat template."""
    input_ids: Path | None = None
    """JSON file with a list of lists of token ids, in place of --prompts."""
    count: int | None = None
    """Prompts to use at most."""
    max_tokens: int = 256
    """Tokens of each answer at most."""
    temperature: float = 0.0
    """0 is greedy."""
    ignore_eos: bool = False
    """Generate --max-tokens whatever comes."""
    drafts: tuple[int, ...] = ()
    """Tokens drafted in a round: one line of the table for each; default: 1 3 5 7 with `dspark`,
    1 2 3 with `nextn`."""
    concurrency: tuple[int, ...] = (1,)
    """Requests at the same time."""
    devices: int = 1
    """Devices to shard over; on a CPU, virtual ones."""
    dtype: Literal["checkpoint", "float32"] = "checkpoint"
    """`float32` upcasts every weight and computes at full float32 precision."""
    json: Path | None = None
    """File to write the results to."""


@dataclass(frozen=True, kw_only=True)
class Task:
    """The same for every line."""

    prompts: tuple[Ids, ...]
    stop_ids: Ids
    vocab: int


@dataclass(frozen=True, kw_only=True)
class Line:
    """One number of drafts at one concurrency."""

    drafts: int
    """0 is plain decoding."""
    concurrency: int
    tokens: int
    seconds: float
    tokens_per_second: float
    rounds: int
    accept_length: float | None
    """Tokens of a round in the mean, the one behind the accepted drafts included."""
    accepted_at: tuple[float, ...]
    """Share of the rounds that emitted the first, second, ... draft."""
    same_output: float
    """Share of the prompts with the tokens of plain decoding; only greedy ones have to."""


def bench(config: BenchConfig) -> Iterator[Line]:
    """Measures line by line, plain decoding first.

    Raises:
      LingError: what is wrong with the folders or the flags.
    """
    use_compile_cache(None)
    task = _read(config)
    deployments = {k: _deploy(config, task, k) for k in (0, *config.drafts)}
    with loading_bar() as bar:
        params, draft = load_weights(deployments[config.drafts[0]], progress=bar)
    plain: dict[int, list[Ids]] = {}
    for drafts, deployment in deployments.items():
        print(f"compiling for {drafts} drafts ...", file=sys.stderr)
        engine = Engine(make_executor(deployment, params, draft))
        engine.start()
        _answer(engine, config, task, task.prompts[:1], 1)  # a program's first call is slow
        for together in config.concurrency:
            line, made = _measure(engine, config, task, drafts, together)
            same = [a == b for a, b in zip(made, plain.setdefault(together, made), strict=True)]
            yield Line(**line, same_output=sum(same) / len(same))
        engine.stop()


def _read(config: BenchConfig) -> Task:
    if min(config.max_tokens, *config.drafts, *config.concurrency) < 1:
        raise ConfigError("--max-tokens, --drafts and --concurrency must be at least 1.")
    if (config.prompts is None) == (config.input_ids is None):
        raise ConfigError("give either --prompts or --input-ids.")
    cfg = deploy(config.model).cfg
    stops, vocab = cfg.eos_ids, cfg.vocab
    if config.prompts is not None:
        tokenizer, ids = read_prompts(config.model, config.prompts, is_raw=config.raw)
        stops, vocab = tokenizer.stop_ids((), False), tokenizer.size
    else:
        assert config.input_ids is not None
        ids = read_id_lists(config.input_ids, cfg.vocab)
    return Task(
        prompts=tuple(tuple(x) for x in ids[: config.count]),
        stop_ids=() if config.ignore_eos else tuple(stops),
        vocab=vocab,
    )


def _deploy(config: BenchConfig, task: Task, drafts: int) -> Deployment:
    speculation = None
    if drafts:
        speculation = Speculation(
            algorithm=config.speculative_algorithm, draft=config.draft_model, drafts=drafts
        )
    longest = max(map(len, task.prompts)) + config.max_tokens
    return deploy(
        config.model,
        devices=config.devices,
        dtype=None if config.dtype == "checkpoint" else config.dtype,
        options=EngineOptions(slots=max(config.concurrency), context_length=longest),
        vocab=task.vocab,
        with_mtp=config.speculative_algorithm == "nextn",
        speculation=speculation,
    )


def _measure(
    engine: Engine, config: BenchConfig, task: Task, drafts: int, together: int
) -> tuple[dict[str, Any], list[Ids]]:
    """The fields of a line, and the tokens of each prompt."""
    before, begin = engine.stats().drafts_total, time.perf_counter()
    made = _answer(engine, config, task, task.prompts, together)
    seconds, now = time.perf_counter() - begin, engine.stats().drafts_total
    rounds, tokens = now.rounds - before.rounds, sum(map(len, made))
    accepted = zip(now.by_position, before.by_position or (0,) * drafts, strict=True)
    fields = {
        "drafts": drafts,
        "concurrency": together,
        "tokens": tokens,
        "seconds": seconds,
        "tokens_per_second": tokens / seconds,
        "rounds": rounds,
        "accept_length": (now.emitted - before.emitted) / rounds if rounds else None,
        "accepted_at": tuple((b - a) / rounds for b, a in accepted) if rounds else (),
    }
    return fields, made


def _answer(
    engine: Engine, config: BenchConfig, task: Task, prompts: Sequence[Ids], together: int
) -> list[Ids]:
    """The tokens of every prompt, so many prompts at a time."""
    made: list[Ids] = [()] * len(prompts)
    queue, lock = iter(range(len(prompts))), threading.Lock()

    def take() -> int | None:
        with lock:
            return next(queue, None)

    def work() -> None:
        while (i := take()) is not None:
            request = Request(
                id=str(i),
                prompt_ids=prompts[i],
                max_tokens=config.max_tokens,
                stop_ids=task.stop_ids,
                sampling=SamplingParams(temperature=config.temperature, seed=i),
            )
            made[i] = tuple(token for chunk in engine.submit(request) for token in chunk.ids)

    workers = [threading.Thread(target=work) for _ in range(together)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if engine.failed is not None:
        raise engine.failed
    return made


def table(lines: Sequence[Line]) -> Table:
    """The lines for a reader."""
    made = Table(title="drafts of a round against tokens per second", title_justify="left")
    names = ("drafts", "requests", "accept length", "tokens/s", "speedup", "same output")
    for name in names:
        made.add_column(name, justify="right")
    made.add_column("accepted at position 1, 2, ...")
    plain = {x.concurrency: x.tokens_per_second for x in lines if not x.drafts}
    for line in lines:
        made.add_row(
            str(line.drafts),
            str(line.concurrency),
            "-" if line.accept_length is None else f"{line.accept_length:.2f}",
            f"{line.tokens_per_second:.1f}",
            f"{line.tokens_per_second / plain[line.concurrency]:.2f}",
            f"{line.same_output:.0%}",
            " ".join(f"{share:.2f}" for share in line.accepted_at),
        )
    return made


def main() -> int:
    config = tyro.cli(BenchConfig)
    if not config.drafts:
        usual = (1, 2, 3) if config.speculative_algorithm == "nextn" else (1, 3, 5, 7)
        config = replace(config, drafts=usual)
    try:
        lines = list(bench(config))
    except LingError as error:
        print(f"bench_spec: {error}", file=sys.stderr)
        return 2
    Console(highlight=False, markup=False, width=120).print(table(lines))
    if config.json is not None:
        report = {
            "device": jax.devices()[0].device_kind,
            "jax": jax.__version__,
            "command": " ".join(sys.argv),
            "lines": [asdict(line) for line in lines],
        }
        config.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
