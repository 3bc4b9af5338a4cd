"""`--dry-run`: what a checkpoint would need, from its configuration alone."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from ling_jax.checkpoint.folder import SHARDS, TensorFolder
from ling_jax.checkpoint.hf import expected_tensors, load_config
from ling_jax.checkpoint.manifest import is_converted, read_manifest
from ling_jax.config import ModelConfig
from ling_jax.devices import select_devices
from ling_jax.engine.build import Deployment, deploy, place
from ling_jax.engine.plan import EngineOptions, MemoryPlan, gib, plan_memory
from ling_jax.errors import ShardingError
from ling_jax.serve.backend import (
    dtype_of,
    dtype_of_deployment,
    memory_rows,
    options_of,
    speculation_of,
)
from ling_jax.serve.config import ServeConfig

DEVICE_COUNTS = (1, 2, 4, 8)
CARDS = {"80 GB": 80 * 10**9, "141 GB": 141 * 10**9}
CONTEXTS = (8192, 131072)


def dry_run(config: ServeConfig) -> int:
    """Prints sizes and what fits; reads no weights and allocates nothing.

    Raises:
      LingError: the configuration, or the shards if there are any, cannot be used.
    """
    cfg = load_config(config.model)
    select_devices(max(DEVICE_COUNTS), "cpu")  # virtual ones, to place arrays that are never made
    deployment = deploy(
        config.model,
        devices=config.tensor_parallel,
        dtype=dtype_of(config),
        options=options_of(config),
        with_mtp=True,
        speculation=speculation_of(config),
        platform="cpu",
        kernels=config.kernels,
        activations=config.activations,
    )
    console = Console(highlight=False, markup=False, width=max(100, Console().width))
    console.print(_summary(cfg, deployment))
    console.print(_fits(deployment, options_of(config)))
    return 0


def _summary(cfg: ModelConfig, deployment: Deployment) -> Table:
    plan = deployment.plan
    table = Table(title="dry run", title_justify="left", show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    tensors = expected_tensors(cfg)
    rows = (
        ("checkpoint", str(deployment.folder)),
        ("main parameters", f"{plan.parameters:,}"),
        ("MTP parameters", f"{plan.mtp_parameters:,}"),
        ("published weights", f"{len(tensors):,}"),
        ("shards", _shards(deployment.folder, cfg)),
        ("layers", _layers(cfg)),
        ("dtype", dtype_of_deployment(deployment)),
        ("devices", str(plan.devices)),
        *memory_rows(plan),
        ("this machine", _verdict(plan)),
    )
    for row in rows:
        table.add_row(*row)
    return table


def _shards(folder: Path, cfg: ModelConfig) -> str:
    if is_converted(folder):
        read_manifest(folder)
        return "none: converted, Orbax"
    if not any(folder.glob(SHARDS)):
        return "none in the folder; sizes from config.json"
    TensorFolder(folder).check(expected_tensors(cfg))
    return "names, shapes and dtypes agree with config.json"


def _layers(cfg: ModelConfig) -> str:
    mixers = [kind.mixer for kind in cfg.layer_kinds]
    dense = sum(kind.is_dense for kind in cfg.layer_kinds)
    return (
        f"{cfg.layers} ({mixers.count('kda')} KDA, {mixers.count('mla')} MLA; {dense} dense, "
        f"{cfg.layers - dense} MoE), {cfg.mtp_layers} MTP"
    )


def _verdict(plan: MemoryPlan) -> str:
    has = f"{plan.devices} x {gib(plan.device_bytes)}, {gib(plan.budget_bytes)} of each allowed"
    return f"{has}: {'fits' if plan.is_feasible else 'does not fit'}"


def _fits(deployment: Deployment, options: EngineOptions) -> Table:
    """One row for each device count; requests that fit cards of common sizes."""
    table = Table(title="per device, and requests that fit", title_justify="left")
    for name in ("devices", "weights", "slot", "token"):
        table.add_column(name, justify="right", no_wrap=True)
    for card in CARDS:
        for context in CONTEXTS:
            table.add_column(f"{card}, {context // 1024}k context", justify="right")
    for count in DEVICE_COUNTS:
        table.add_row(str(count), *_fit_row(deployment, options, count))
    return table


def _fit_row(deployment: Deployment, options: EngineOptions, count: int) -> list[str]:
    cfg, cells = deployment.cfg, []
    try:
        parallel = place(select_devices(count, "cpu"), cfg)
    except ShardingError as error:
        return [str(error)]
    plans = [
        plan_memory(
            cfg,
            parallel,
            options,
            device_bytes=size,
            devices=count,
            is_cpu=False,
            vocab=cfg.vocab,
            drafter=deployment.drafter,
        )
        for size in CARDS.values()
    ]
    plan = plans[0]
    cells = [gib(plan.weight_bytes), f"{plan.slot_bytes:,}", f"{plan.token_bytes:,}"]
    return cells + [str(plan.fitting_slots(context)) for plan in plans for context in CONTEXTS]
