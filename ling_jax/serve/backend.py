"""Loads the model side of a server: weights, programs, tokenizer, template."""

import dataclasses
import os
from collections.abc import Callable
from pathlib import Path

import jax

from ling_jax.checkpoint.bar import loading_bar
from ling_jax.checkpoint.folder import read_json
from ling_jax.checkpoint.hf import Progress, dtype_in_words, load_config
from ling_jax.checkpoint.load import kind_of
from ling_jax.config import Dtype
from ling_jax.engine.build import Deployment, build_executor, deploy
from ling_jax.engine.drafting import Speculation
from ling_jax.engine.engine import Engine
from ling_jax.engine.plan import EngineOptions, MemoryPlan, gib
from ling_jax.errors import ConfigError
from ling_jax.serve.config import ServeConfig
from ling_jax.serve.interfaces import Backend, GenerationDefaults, Hooks
from ling_jax.spec.dspark import Dspark
from ling_jax.text.template import ChatTemplate
from ling_jax.text.tokenizer import Tokenizer


def load(config: ServeConfig, hooks: Hooks) -> Backend:
    """Loads everything, compiles every program, starts the engine.

    Raises:
      LingError: what is wrong with the folder, the flags or the devices.
    """
    # Small files first: a missing tokenizer shows before a gigabyte is read.
    tokenizer = Tokenizer.from_folder(config.model)
    template = (
        ChatTemplate.from_folder(config.model)
        if config.chat_template is None
        else ChatTemplate.from_file(config.chat_template)
    )
    defaults = _defaults(config.model)
    _check_vocabulary(config.model, tokenizer)
    use_compile_cache(config.compile_cache_dir)
    deployment = deploy(
        config.model,
        devices=config.tensor_parallel,
        dtype=dtype_of(config),
        options=options_of(config),
        vocab=tokenizer.size,
        speculation=speculation_of(config),
        kernels=config.kernels,
        activations=config.activations,
    )
    with loading_bar() as bar:
        executor = build_executor(
            deployment,
            on_weights=_weights_reporter(hooks.progress, bar),
            on_program=lambda done, of, name: hooks.progress("compiling", f"{done}/{of} {name}"),
        )
    engine = Engine(
        executor,
        max_queued=config.max_queued_requests,
        on_finish=hooks.on_finish,
        on_failure=hooks.on_failure,
    )
    engine.start()
    sizes = deployment.plan.sizes
    return Backend(
        engine=engine,
        tokenizer=tokenizer,
        template=template,
        context_length=min(sizes.context_length, sizes.pages * sizes.page_size),
        defaults=defaults,
        description=describe(deployment),
    )


def options_of(config: ServeConfig) -> EngineOptions:
    """What the flags ask of the memory plan."""
    return EngineOptions(
        context_length=config.context_length,
        slots=config.max_running_requests,
        prefill_tokens=config.chunked_prefill_size,
        page_size=config.page_size,
        pages=config.num_pages,
        decode_steps=config.decode_steps,
        memory_fraction=config.mem_fraction_static,
    )


def speculation_of(config: ServeConfig) -> Speculation | None:
    """None decodes step by step.

    Raises:
      ConfigError: the flags do not belong together.
    """
    if config.speculative_algorithm == "none":
        return None
    return Speculation(
        algorithm=config.speculative_algorithm,
        draft=config.draft_model,
        drafts=config.num_draft_tokens,
        round_times=config.draft_round_times,
        calibration=config.draft_calibration,
    )


def dtype_of(config: ServeConfig) -> Dtype | None:
    """None keeps the checkpoint's."""
    return None if config.dtype == "checkpoint" else config.dtype


def dtype_of_deployment(deployment: Deployment) -> str:
    """In words: of weights, and of what they multiply."""
    return dtype_in_words(deployment.folder, deployment.cfg, deployment.execution.activations)


def describe(deployment: Deployment) -> tuple[tuple[str, str], ...]:
    """Rows for the table printed at start."""
    plan, sizes = deployment.plan, deployment.plan.sizes
    device = jax.devices()[0]
    mesh = deployment.execution.parallel.mesh
    steps = str(sizes.decode_steps)
    return (
        ("checkpoint", f"{deployment.folder} ({kind_of(deployment.folder)})"),
        ("parameters", f"{plan.parameters:,}"),
        ("dtype", dtype_of_deployment(deployment)),
        ("devices", f"{plan.devices} x {device.device_kind}"),
        ("mesh", "none" if mesh is None else str(dict(mesh.shape))),
        ("drafting", _drafting(deployment)),
        ("kernels", _kernels(deployment)),
        *memory_rows(plan),
        ("prefill programs", " ".join(f"{r}x{s}" for r, s in sizes.prefill_buckets)),
        ("decode programs", " ".join(map(str, sizes.decode_buckets))),
        ("rounds per decode call" if sizes.drafts else "tokens per decode call", steps),
        ("compile cache", str(jax.config.values["jax_compilation_cache_dir"])),
    )


def _drafting(deployment: Deployment) -> str:
    speculation, drafts = deployment.speculation, deployment.plan.sizes.drafts
    if speculation is None:
        return "none"
    source = "its own layer" if speculation.draft is None else str(speculation.draft)
    schedule = "" if speculation.round_times is None else ", verified by confidence"
    return f"{speculation.algorithm}, {drafts} tokens a round, from {source}{schedule}"


def _kernels(deployment: Deployment) -> str:
    """Backends of the operations in use."""
    kernels = deployment.execution.kernels
    backends: dict[str, str] = dataclasses.asdict(kernels)
    if deployment.drafter is None:
        del backends["kda_verify"]
    if not isinstance(deployment.drafter, Dspark):
        del backends["markov_step"], backends["draft_attention"]
    if set(backends.values()) == {"reference"}:
        return "none (plain JAX)"
    return " ".join(f"{op}={backend}" for op, backend in backends.items())


def memory_rows(plan: MemoryPlan) -> tuple[tuple[str, str], ...]:
    """Bytes on each device."""
    sizes = plan.sizes
    tokens = sizes.pages * sizes.page_size
    draft_weights = f", draft {gib(plan.draft_weight_bytes)}" if plan.draft_weight_bytes else ""
    draft_token = f", draft {plan.draft_token_bytes:,}" if plan.draft_token_bytes else ""
    weights = f"{gib(plan.weight_bytes)} ({plan.weight_bytes:,} bytes{draft_weights})"
    return (
        ("weights per device", weights),
        ("cache per slot", f"{plan.slot_bytes:,} bytes x {sizes.slots} slots"),
        ("cache per token", f"{plan.token_bytes:,} bytes x {tokens:,} tokens{draft_token}"),
        ("left of the budget", gib(plan.free_bytes)),
    )


def use_compile_cache(folder: Path | None) -> None:
    """Keeps compiled programs on disk, so that the next start is quick."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    path = folder or home / "ling_jax" / "programs"
    jax.config.update("jax_compilation_cache_dir", str(path))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.5)


def _check_vocabulary(folder: Path, tokenizer: Tokenizer) -> None:
    rows = load_config(folder).vocab
    if tokenizer.size > rows:
        raise ConfigError(
            f"{folder}: tokenizer.json knows {tokenizer.size} ids, config.json has vocab_size "
            f"{rows}; they do not belong together."
        )


def _defaults(folder: Path) -> GenerationDefaults:
    path = folder / "generation_config.json"
    return GenerationDefaults.from_generation_config(read_json(path) if path.exists() else {})


def _weights_reporter(report: Callable[[str, str], None], bar: Progress) -> Progress:
    """Moves the bar, and reports each further GiB and the end."""
    last = -1

    def progress(placed: int, total: int) -> None:
        nonlocal last
        bar(placed, total)
        if placed >> 30 != last or placed == total:
            last = placed >> 30
            report("loading weights", f"{gib(placed)} of {gib(total)}")

    return progress
