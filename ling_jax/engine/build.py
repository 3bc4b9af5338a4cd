"""From a checkpoint folder to an engine that is ready to serve."""

import dataclasses
from dataclasses import dataclass
from pathlib import Path

import jax

from ling_jax.backend import KernelChoice, Kernels
from ling_jax.checkpoint.hf import Progress, load_config
from ling_jax.checkpoint.load import load_model, packed_config
from ling_jax.config import Activations, Dtype, ModelConfig
from ling_jax.devices import memory_bytes, select_devices
from ling_jax.engine.drafting import Speculation, load_drafter, make_drafter
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.plan import EngineOptions, MemoryPlan, plan_memory
from ling_jax.execution import OUTPUT_SPLITS, ExecConfig, kernels_for
from ling_jax.model import ModelParams
from ling_jax.programs import Report
from ling_jax.sharding import Device, Parallel, make_mesh, rules_for
from ling_jax.spec.draft import DraftParams
from ling_jax.spec.drafter import Drafter
from ling_jax.spec.dspark import Dspark


@dataclass(frozen=True)
class Deployment:
    """A checkpoint placed on devices, before anything is loaded."""

    folder: Path
    source: ModelConfig
    """As the folder says."""
    cfg: ModelConfig
    """As it is loaded: with the dtype asked for."""
    execution: ExecConfig
    plan: MemoryPlan
    speculation: Speculation | None = None
    drafter: Drafter | None = None


def deploy(
    folder: Path,
    *,
    devices: int = 1,
    dtype: Dtype | None = None,
    options: EngineOptions | None = None,
    vocab: int | None = None,
    with_mtp: bool = False,
    speculation: Speculation | None = None,
    platform: str | None = None,
    kernels: KernelChoice = "auto",
    activations: Activations = "full",
) -> Deployment:
    """Reads the configuration and plans the memory; allocates nothing.

    Args:
      devices: to shard over.
      dtype: of weights and activations; None keeps the checkpoint's.
      vocab: ids the tokenizer knows; None means all rows of the matrix.
      with_mtp: whether the multi-token-prediction layer is part of the deployment; it is if it
        drafts.
      speculation: how to draft; None decodes step by step.
      platform: of the devices; None takes the default. Memory is always the default platform's.
      kernels: what the devices and the model's sizes allow, or plain JAX for everything.
      activations: `fp8` multiplies weights in FP8 with inputs quantised as they come.

    Raises:
      CheckpointError, ConfigError, ShardingError: see `load_config`, `packed_config`,
        `make_drafter`, `plan_memory`, `make_mesh`.
    """
    source = load_config(folder)
    if not with_mtp and (speculation is None or speculation.algorithm != "nextn"):
        source = dataclasses.replace(source, mtp_layers=0)
    source = packed_config(folder, source, activations)
    cfg = dataclasses.replace(source, dtype=dtype or source.dtype)
    chosen = select_devices(devices, platform)
    parallel = place(chosen, cfg)
    drafter = None if speculation is None else make_drafter(speculation, cfg)
    real = jax.devices()[:devices]
    plan = plan_memory(
        cfg,
        parallel,
        options or EngineOptions(),
        device_bytes=memory_bytes(real),
        devices=devices,
        is_cpu=real[0].platform == "cpu",
        vocab=vocab or cfg.vocab,
        drafter=drafter,
    )
    execution = execution_for(chosen, cfg, parallel, kernels, drafter, activations)
    return Deployment(folder, source, cfg, execution, plan, speculation, drafter)


def place(devices: list[Device], cfg: ModelConfig) -> Parallel:
    """One device needs no mesh; more share the model."""
    if len(devices) == 1:
        return Parallel()
    return Parallel(mesh=make_mesh(devices, cfg), rules=rules_for(cfg, len(devices)))


def execution_for(
    devices: list[Device],
    cfg: ModelConfig,
    parallel: Parallel,
    kernels: KernelChoice = "auto",
    drafter: Drafter | None = None,
    activations: Activations = "full",
) -> ExecConfig:
    """Backends and tilings of a model, and of what drafts for it, for the devices at hand."""
    draft = drafter.cfg if isinstance(drafter, Dspark) else None
    chosen = Kernels()
    if kernels == "auto":
        chosen = kernels_for(
            *(devices, cfg),
            markov_rank=draft and draft.markov_rank,
            draft_head_dim=draft and draft.head_dim,
        )
    splits = OUTPUT_SPLITS if chosen.matmul == "pallas" else 1
    return ExecConfig(
        parallel=parallel, kernels=chosen, activations=activations, output_splits=splits
    )


def build_executor(
    deployment: Deployment,
    *,
    on_weights: Progress | None = None,
    on_program: Report | None = None,
) -> DeviceExecutor:
    """Loads the weights and compiles the programs.

    Args:
      on_weights: bytes placed and bytes in all.
      on_program: programs compiled, programs in all, the next one's name.

    Raises:
      ConfigError: the plan does not fit. CheckpointError: the tensors disagree.
    """
    params, draft = load_weights(deployment, progress=on_weights)
    return make_executor(deployment, params, draft, report=on_program)


def make_executor(
    deployment: Deployment,
    params: ModelParams,
    draft: DraftParams | None,
    *,
    report: Report | None = None,
) -> DeviceExecutor:
    """Compiles the programs for weights that are there."""
    return DeviceExecutor(
        *(params, deployment.cfg, deployment.execution, deployment.plan.sizes),
        drafter=deployment.drafter,
        draft=draft,
        report=report,
    )


def load_weights(
    deployment: Deployment, *, progress: Progress | None = None
) -> tuple[ModelParams, DraftParams | None]:
    """Loads the model's weights, and those of its draft if it has one.

    Either folder is a published or a converted one.

    Args:
      progress: takes bytes placed and bytes in all.

    Raises:
      ConfigError: the plan does not fit. CheckpointError: the tensors disagree.
    """
    deployment.plan.require()
    params = load_model(
        deployment.folder,
        deployment.source,
        parallel=deployment.execution.parallel,
        dtype=deployment.cfg.dtype,
        progress=progress,
    )
    if deployment.speculation is None or deployment.drafter is None:
        return params, None
    draft = load_drafter(
        *(deployment.speculation, deployment.drafter, params),
        parallel=deployment.execution.parallel,
        progress=progress,
    )
    return params, draft
