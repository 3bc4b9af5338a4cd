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
    decode_batch_spec,
    prefill_batch_spec,
    seats_spec,
    serving_cache_spec,
)
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig, compiler_options
from ling_jax.model import model_spec
from ling_jax.params import abstract, zeros
from ling_jax.sharding import shardings
from ling_jax.sizes import StepSizes
from ling_jax.spec.drafter import Drafter
from ling_jax.spec_steps import spec_decode, spec_prefill
from ling_jax.steps import decode, prefill

Program = Callable[..., Any]
Report = Callable[[int, int, str], None]
"""Called with programs compiled, programs in all, and the name of the next."""


@dataclass(frozen=True)
class StepFns:
    """Compiled programs by bucket: `f(*weights, *state, batch) -> (*state, out)`.

    Weights are the model's and, with a drafter, its own; the state is the cache, the drafter's
    state if there is one, and the seats. Each program donates the state.
    """

    prefill: Mapping[tuple[int, int], Program]
    decode: Mapping[int, Program]


def weight_specs(cfg: ModelConfig, drafter: Drafter | None) -> tuple[PyTree, ...]:
    """Declares the weights that programs take."""
    own = () if drafter is None else (drafter.params_spec(),)
    return (model_spec(cfg), *own)


def state_specs(cfg: ModelConfig, sizes: StepSizes, drafter: Drafter | None) -> tuple[PyTree, ...]:
    """Declares the state that programs take and give back."""
    cache, seats = serving_cache_spec(cfg, sizes), seats_spec(sizes)
    if drafter is None:
        return cache, seats
    own = drafter.state_spec(
        slots=sizes.slots + 1, pages=sizes.pages + 1, page_size=sizes.page_size
    )
    return cache, own, seats


def init_state(
    cfg: ModelConfig, execution: ExecConfig, sizes: StepSizes, drafter: Drafter | None = None
) -> tuple[Any, ...]:
    """Allocates an empty state in its shardings; all seats are done."""
    *rest, seats = (
        zeros(spec, shardings(spec, execution.parallel))
        for spec in state_specs(cfg, sizes, drafter)
    )
    done = jax.jit(jnp.ones_like)(seats.is_done)
    return *rest, replace(seats, is_done=done)


def compile_steps(
    cfg: ModelConfig,
    execution: ExecConfig,
    sizes: StepSizes,
    *,
    drafter: Drafter | None = None,
    report: Report | None = None,
) -> StepFns:
    """Compiles every program that serving needs.

    Args:
      cfg: with `mtp_layers` as loaded.
      drafter: None decodes step by step.
      report: progress, called before each program.
    """
    how: dict[str, Any] = {"cfg": cfg, "execution": execution, "sizes": sizes}
    read, make = partial(prefill, **how), partial(decode, **how)
    if drafter is not None:
        read, make = partial(spec_prefill, **how), partial(spec_decode, **how)
        read, make = (partial(f, drafter=drafter) for f in (read, make))
    jobs: list[tuple[str, Any, Program, PyTree]] = [
        (f"prefill {r}x{s}", (r, s), read, prefill_batch_spec(r, s, sizes))
        for r, s in sizes.prefill_buckets
    ]
    jobs += [(f"decode {r}", r, make, decode_batch_spec(r, sizes)) for r in sizes.decode_buckets]
    weights, state = weight_specs(cfg, drafter), state_specs(cfg, sizes, drafter)
    compiled: dict[Any, Program] = {}
    for i, (name, bucket, f, batch) in enumerate(jobs):
        if report is not None:
            report(i, len(jobs), name)
        compiled[bucket] = _compile(f, weights, state, batch, execution)
    return StepFns(
        prefill={bucket: compiled[bucket] for bucket in sizes.prefill_buckets},
        decode={bucket: compiled[bucket] for bucket in sizes.decode_buckets},
    )


def _compile(
    f: Program,
    weights: tuple[PyTree, ...],
    state: tuple[PyTree, ...],
    batch: PyTree,
    execution: ExecConfig,
) -> Program:
    args = (
        abstract(spec, shardings(spec, execution.parallel)) for spec in (*weights, *state, batch)
    )
    placed = None
    if execution.parallel.mesh is not None:
        replicated = execution.parallel.sharding(())
        placed = (*(shardings(spec, execution.parallel) for spec in state), replicated)
    donated = range(len(weights), len(weights) + len(state))
    jitted = jax.jit(f, donate_argnums=tuple(donated), out_shardings=placed)
    return jitted.lower(*args).compile(compiler_options=compiler_options(execution.platform))
