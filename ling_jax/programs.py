"""The compiled programs of a server: prefill and decode, one for each bucket.

All shapes come from `StepSizes`, all programs are compiled by `compile_steps`; calling one later
cannot compile, because a compiled program refuses other shapes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jaxtyping import PyTree

from ling_jax.batches import (
    Seats,
    decode_batch_spec,
    prefill_batch_spec,
    seats_spec,
    serving_cache_spec,
)
from ling_jax.cache import Cache
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig, compiler_options
from ling_jax.model import model_spec
from ling_jax.params import abstract, zeros
from ling_jax.sharding import shardings
from ling_jax.sizes import StepSizes
from ling_jax.steps import decode, prefill

Program = Callable[..., Any]
Report = Callable[[int, int, str], None]
"""Called with programs compiled, programs in all, and the name of the next."""


@dataclass(frozen=True)
class StepFns:
    """Compiled programs by bucket; each donates the cache and the seats."""

    prefill: Mapping[tuple[int, int], Program]
    decode: Mapping[int, Program]


def init_state(cfg: ModelConfig, execution: ExecConfig, sizes: StepSizes) -> tuple[Cache, Seats]:
    """Allocates an empty cache and empty seats in their shardings."""
    cache, seats = serving_cache_spec(cfg, sizes), seats_spec(sizes)
    arrays = (
        zeros(cache, shardings(cache, execution.parallel)),
        zeros(seats, shardings(seats, execution.parallel)),
    )
    done = jax.jit(jnp.ones_like)(arrays[1].is_done)
    return arrays[0], replace(arrays[1], is_done=done)


def compile_steps(
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
    *,
    report: Report | None = None,
) -> StepFns:
    """Compiles every program that serving needs.

    Args:
      cfg: with `mtp_layers` as loaded.
      report: progress, called before each program.
    """
    state = (model_spec(cfg), serving_cache_spec(cfg, sizes), seats_spec(sizes))
    jobs: list[tuple[str, Any, Program, PyTree]] = [
        (f"prefill {r}x{s}", (r, s), prefill, prefill_batch_spec(r, s, sizes))
        for r, s in sizes.prefill_buckets
    ]
    jobs += [(f"decode {r}", r, decode, decode_batch_spec(r, sizes)) for r in sizes.decode_buckets]
    compiled: dict[Any, Program] = {}
    for i, (name, bucket, f, batch) in enumerate(jobs):
        if report is not None:
            report(i, len(jobs), name)
        compiled[bucket] = _compile(f, (*state, batch), cfg, execution, sizes)
    return StepFns(
        prefill={bucket: compiled[bucket] for bucket in sizes.prefill_buckets},
        decode={bucket: compiled[bucket] for bucket in sizes.decode_buckets},
    )


def _compile(
    f: Program,
    specs: tuple[PyTree, ...],
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
) -> Program:
    args = tuple(abstract(spec, shardings(spec, execution.parallel)) for spec in specs)
    placed = None
    if execution.parallel.mesh is not None:
        replicated = execution.parallel.sharding(())
        placed = (*(shardings(spec, execution.parallel) for spec in specs[1:3]), replicated)
    step = partial(f, cfg=cfg, execution=execution, sizes=sizes)
    jitted = jax.jit(step, donate_argnums=(1, 2), out_shardings=placed)
    return jitted.lower(*args).compile(compiler_options=compiler_options(execution.platform))
