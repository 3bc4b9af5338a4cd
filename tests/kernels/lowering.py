"""Lowering a program for an NVIDIA GPU on a machine that has none."""

import contextlib
from collections.abc import Callable
from typing import Any

import jax
from jax.sharding import AbstractMesh, AxisType


def lower_for_cuda(f: Callable[..., Any], *args: Any) -> str:
    """The StableHLO of `f` for an H200; raises where a kernel does not lower."""
    shapes = jax.tree.map(lambda x: jax.ShapeDtypeStruct(x.shape, x.dtype), args)
    context: Any = contextlib.nullcontext()
    if hasattr(jax.sharding, "AbstractDevice"):  # JAX 0.10 assumes compute capability 9.0
        device = jax.sharding.AbstractDevice(
            device_kind="NVIDIA H200", platform="gpu", num_cores=132
        )
        mesh = AbstractMesh((1,), ("x",), axis_types=(AxisType.Auto,), abstract_device=device)
        context = jax.sharding.use_abstract_mesh(mesh)
    with context:
        return jax.jit(f).trace(*shapes).lower(lowering_platforms=("cuda",)).as_text()
