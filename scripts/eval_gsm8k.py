"""Evaluates a checkpoint on GSM8K, in process or through a running server.

    python scripts/eval_gsm8k.py --model DIR --data test.jsonl --output runs/flash
    python scripts/eval_gsm8k.py --endpoint http://127.0.0.1:8000 --data test.jsonl
    python scripts/eval_gsm8k.py --compare runs/flash runs/flash-int4

See docs/evaluation.md for the protocols, the report and what may be compared.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Any, Literal

import tyro
from rich.console import Console
from rich.table import Table

import ling_jax
from ling_jax.backend import KernelChoice
from ling_jax.checkpoint.bar import loading_bar
from ling_jax.checkpoint.hf import load_config
from ling_jax.checkpoint.manifest import file_sha256
from ling_jax.config import Activations
from ling_jax.engine.build import Deployment, build_executor, deploy
from ling_jax.engine.drafting import speculation_of
from ling_jax.engine.engine import Engine
from ling_jax.engine.plan import EngineOptions
from ling_jax.errors import ConfigError, LingError
from ling_jax.evaluation.compare import Difference, compare
from ling_jax.evaluation.identity import environment, identify
from ling_jax.evaluation.items import Item, read_items
from ling_jax.evaluation.local import Prompt, Writer, answer_locally
from ling_jax.evaluation.protocol import MAX_TOKENS, SHOTS, Name, Protocol, take_shots
from ling_jax.evaluation.records import Journal, Record, read_records
from ling_jax.evaluation.remote import PATHS, Server, answer_remotely, connect
from ling_jax.evaluation.report import make_report, to_markdown
from ling_jax.evaluation.run import Ask, evaluate
from ling_jax.serve.backend import use_compile_cache
from ling_jax.serve.config import API_KEY_VARIABLE
from ling_jax.text.template import ChatTemplate
from ling_jax.text.tokenizer import Tokenizer

DEMO = Path(ling_jax.__file__).parent / "demo"
# Runs of similar lengths share their compiled programs.
CONTEXT_STEP = 256

LOCAL = ("devices", "dtype", "kernels", "activations", "max_running_requests")
LOCAL += ("speculative_algorithm", "draft_model", "num_draft_tokens")
REMOTE = ("concurrency", "timeout", "retries", "api_key")
COUNTS = ("limit", "devices", "max_running_requests", "concurrency")


@dataclass(frozen=True, kw_only=True)
class EvalConfig:
    """Evaluate a Ling-3.0 checkpoint on GSM8K."""

    model: str | None = None
    """Checkpoint folder; default: the bundled demo model. With --endpoint, the name to ask for;
    default: the server's first."""
    data: Path = Path("data/gsm8k/test.jsonl")
    """JSON lines with a `question` and an `answer` that ends with `#### NUMBER`."""
    limit: int | None = None
    """Answer the first items only."""
    protocol: Name = "chat"
    """`chat`: zero-shot, a boxed answer; `completion`: solved examples, continued."""
    thinking: bool = True
    """Chat: let the model think before it answers."""
    num_shots: int | None = None
    """Completion: solved examples before the question; default: 5."""
    shots: Path | None = None
    """Completion: file of the examples; default: train.jsonl beside --data."""
    max_tokens: int | None = None
    """Tokens of an answer at most, reasoning included; default: 4096 in chat, else 512."""
    output: Path | None = None
    """Prefix of PREFIX.jsonl (items), PREFIX.json and PREFIX.md (report). A run that was cut off
    goes on when it is started again."""
    compare: tuple[Path, Path] | None = None
    """Two files of items, or their prefixes: list what differs and leave, with status 1 if
    anything does."""
    endpoint: str | None = None
    """URL of a running OpenAI-compatible server, in place of an engine in this process."""
    concurrency: int = 32
    """Requests to the server at the same time."""
    timeout: float = 1800.0
    """Seconds for one request to the server."""
    retries: int = 3
    """Of a request to the server that brought no answer."""
    api_key: str | None = field(default=None, repr=False)
    """Key of the server; default: the environment variable LING_API_KEY, else none."""
    devices: int = 1
    """Devices to shard over; on a CPU, virtual ones."""
    dtype: Literal["checkpoint", "float32"] = "checkpoint"
    """`float32` upcasts every weight and computes at full float32 precision."""
    kernels: KernelChoice = "auto"
    """GPU kernels where the device and the model's sizes have them, or plain JAX everywhere."""
    activations: Activations = "full"
    """`fp8` quantises what weights in FP8 multiply."""
    max_running_requests: int | None = None
    """Answers generated at the same time; default: from memory."""
    speculative_algorithm: Literal["none", "dspark", "nextn"] = "none"
    """Draft tokens and verify several at once; the output stays the same."""
    draft_model: Path | None = None
    """Folder of the DSPARK draft."""
    num_draft_tokens: int | None = None
    """Tokens drafted in a round; default: 7 with `dspark`, 3 with `nextn`."""


@dataclass(frozen=True, kw_only=True)
class Task:
    """What is asked of whom."""

    items: Sequence[Item]
    protocol: Protocol
    run: dict[str, Any]
    """What a resumed run must repeat."""
    environment: dict[str, Any]
    asking: Callable[[Sequence[Item]], AbstractContextManager[Ask]]
    """Gets ready to answer some of the items."""


def main() -> int:
    config = tyro.cli(EvalConfig)
    try:
        if config.compare is not None:
            return show_differences(*config.compare)
        report = run(config)
    except LingError as error:
        print(f"eval_gsm8k: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("eval_gsm8k: interrupted; with --output the same command goes on.", file=sys.stderr)
        return 130
    for warning in report["warnings"]:
        print(f"eval_gsm8k: warning: {warning}", file=sys.stderr)
    print(to_markdown(report), end="")
    return 0


def run(config: EvalConfig) -> dict[str, Any]:
    """Evaluates, and writes what --output names.

    Raises:
      LingError: what is wrong with the flags, the files, the folder or the server.
    """
    _check(config)
    task = _remote_task(config) if config.endpoint is not None else _local_task(config)
    with Journal(config.output, task.run) as journal:
        missing = journal.missing(task.items)
        if missing:
            with task.asking(missing) as ask:
                evaluate(task.items, task.protocol, ask, journal)
        report = make_report(
            task.run,
            task.protocol,
            [journal.records[item.index] for item in task.items],
            items=len(task.items),
            environment=task.environment,
        )
        journal.write_report(report, to_markdown(report))
    return report


def _check(config: EvalConfig) -> None:
    """Everything that can be known to be wrong before a file is read."""
    for name in COUNTS:
        value = getattr(config, name)
        if value is not None and value < 1:
            raise ConfigError(f"{_flag(name)} must be at least 1, got {value}.")
    if config.retries < 0 or not config.timeout > 0:
        raise ConfigError("--retries must not be negative, and --timeout must be above 0.")
    is_remote = config.endpoint is not None
    defaults = {x.name: x.default for x in fields(EvalConfig)}
    for name in LOCAL if is_remote else REMOTE:
        if getattr(config, name) != defaults[name]:
            why = "is for the server to decide; leave it out" if is_remote else "needs --endpoint"
            raise ConfigError(f"{_flag(name)} {why}.")
    if config.protocol == "chat" and config.shots is not None:
        raise ConfigError("--shots needs --protocol completion; chat is asked zero-shot.")


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _read(config: EvalConfig) -> tuple[list[Item], Protocol, dict[str, Any]]:
    """Items, protocol, and what a report says about the data."""
    items, shots = read_items(config.data, "--data")[: config.limit], ()
    is_completion = config.protocol == "completion"
    usual = SHOTS if is_completion else 0
    count = usual if config.num_shots is None else config.num_shots
    if is_completion and count:
        path = config.shots or config.data.with_name("train.jsonl")
        shots = take_shots(read_items(path, "--shots"), count, items)
    elif count:
        raise ConfigError("--num-shots needs --protocol completion; chat is asked zero-shot.")
    limit = MAX_TOKENS[config.protocol] if config.max_tokens is None else config.max_tokens
    protocol = Protocol(
        name=config.protocol, max_tokens=limit, thinking=config.thinking, shots=shots
    )
    return items, protocol, {"file": config.data.name, "sha256": file_sha256(config.data)}


def _local_task(config: EvalConfig) -> Task:
    """Everything up to the plan of the memory; nothing is loaded."""
    items, protocol, data = _read(config)
    folder = DEMO if config.model is None else Path(config.model)
    most = load_config(folder).context_length
    is_chat = protocol.name == "chat"
    template = ChatTemplate.from_folder(folder) if is_chat else None
    writer = Writer(protocol, Tokenizer.from_folder(folder), template)
    prompts = [writer.write(item) for item in items]
    deployment = _deploy(config, folder, writer, _context(prompts, protocol.max_tokens, most))
    sizes = deployment.plan.sizes
    asked = {"endpoint": "engine", "template": template and f"sha256 {template.sha256}"}
    return Task(
        items=items,
        protocol=protocol,
        run={
            "protocol": protocol.fields() | asked,
            "data": data,
            "checkpoint": identify(folder),
            "execution": _execution(config, deployment),
        },
        environment=environment(has_engine=True)
        | {"running_requests": sizes.slots, "context_length": sizes.context_length},
        asking=partial(_engine, deployment, writer, prompts),
    )


def _context(prompts: Sequence[Prompt], max_tokens: int, most: int) -> int:
    """Tokens of the longest prompt and answer, rounded up.

    Raises:
      ConfigError: more than the checkpoint was made for.
    """
    longest = max(len(prompt.ids) for prompt in prompts)
    if longest + max_tokens > most:
        raise ConfigError(
            f"--max-tokens {max_tokens} behind a prompt of {longest} tokens is more than the "
            f"{most} tokens that the checkpoint was made for."
        )
    return min(most, -(-(longest + max_tokens) // CONTEXT_STEP) * CONTEXT_STEP)


def _deploy(config: EvalConfig, folder: Path, writer: Writer, context: int) -> Deployment:
    return deploy(
        folder,
        devices=config.devices,
        dtype=None if config.dtype == "checkpoint" else config.dtype,
        options=EngineOptions(slots=config.max_running_requests, context_length=context),
        vocab=writer.tokenizer.size,
        speculation=speculation_of(
            config.speculative_algorithm, config.draft_model, config.num_draft_tokens
        ),
        kernels=config.kernels,
        activations=config.activations,
    )


def _execution(config: EvalConfig, deployment: Deployment) -> dict[str, Any]:
    """How the checkpoint is run."""
    speculation = deployment.speculation
    draft = None if speculation is None else speculation.draft
    return {
        "dtype": deployment.cfg.dtype,
        "activations": config.activations,
        "kernels": config.kernels,
        "devices": config.devices,
        "speculation": speculation and speculation.algorithm,
        "drafts": deployment.plan.sizes.drafts,
        "draft": None if draft is None else identify(draft),
    }


@contextmanager
def _engine(
    deployment: Deployment, writer: Writer, prompts: Sequence[Prompt], missing: Sequence[Item]
) -> Iterator[Ask]:
    print(f"loading and compiling {deployment.folder} ...", file=sys.stderr)
    use_compile_cache(None)
    with loading_bar() as bar:
        executor = build_executor(deployment, on_weights=bar)
    engine = Engine(executor, max_queued=len(missing))
    engine.start()
    wanted = {item.index for item in missing}
    left = [prompt for prompt in prompts if prompt.index in wanted]
    try:
        yield partial(answer_locally, engine, writer, left)
    finally:
        engine.stop()


def _remote_task(config: EvalConfig) -> Task:
    assert config.endpoint is not None
    items, protocol, data = _read(config)
    server = connect(
        config.endpoint,
        config.model,
        key=config.api_key or os.environ.get(API_KEY_VARIABLE) or None,
        timeout_s=config.timeout,
        retries=config.retries,
    )
    asked = {"endpoint": PATHS[protocol.name], "template": "the server's"}
    return Task(
        items=items,
        protocol=protocol,
        run={
            "protocol": protocol.fields() | asked,
            "data": data,
            "checkpoint": {"served_model": server.model},
        },
        environment=environment(has_engine=False)
        | {"server": server.url, "server_versions": server.versions()},
        asking=partial(_requests, server, protocol, config.concurrency),
    )


@contextmanager
def _requests(
    server: Server, protocol: Protocol, concurrency: int, missing: Sequence[Item]
) -> Iterator[Ask]:
    yield partial(answer_remotely, server, protocol, concurrency, missing)


def show_differences(first: Path, second: Path) -> int:
    """Prints the items that differ; returns 1 if there are any.

    Raises:
      ConfigError: a file cannot be read, or they answer different questions.
    """
    records = [read_records(_lines(path)) for path in (first, second)]
    found = compare(*records)
    if found:
        Console(highlight=False, markup=False, width=120).print(table(found))
    flips = [difference.flip for difference in found]
    print(
        f"{len(found)} of {len(records[0].keys() | records[1].keys())} items differ: "
        f"{flips.count('right -> wrong')} right -> wrong, "
        f"{flips.count('wrong -> right')} wrong -> right."
    )
    return 1 if found else 0


def _lines(path: Path) -> Path:
    return path if path.suffix == ".jsonl" else path.with_name(path.name + ".jsonl")


def table(differences: Sequence[Difference]) -> Table:
    """The differences for a reader."""
    made = Table(title="items that differ", title_justify="left")
    for name in ("item", "gold", "first", "second"):
        made.add_column(name, justify="right")
    made.add_column("correct")
    for difference in differences:
        sides = [_side(record) for record in (difference.first, difference.second)]
        made.add_row(str(difference.index), difference.gold, *sides, difference.flip)
    return made


def _side(record: Record | None) -> str:
    """Answer and why it ended."""
    if record is None or record.error is not None:
        return "-"
    return f"{record.answer or 'none'} ({record.finish_reason})"


if __name__ == "__main__":
    sys.exit(main())
