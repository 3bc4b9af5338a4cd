"""The only place that calls `pallas_call`.

The Triton lowering of Pallas is deprecated since JAX 0.11 and warns; all kernels that use it go
through here, so that a move touches one function.
"""

import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu


def kernel_call(
    body: Callable[..., None],
    *args: jax.Array,
    grid: tuple[int, ...],
    out_shape: Any,
    in_specs: Sequence[pl.BlockSpec] | None = None,
    out_specs: Any = None,
    num_warps: int,
    num_stages: int,
    aliases: Mapping[int, int] | None = None,
    interpret: bool = False,
) -> Any:
    """Runs a kernel body over a grid; profiles show it under the name of `body`.

    Args:
      body: receives one ref for each argument, then one for each output.
      in_specs: blocks; None passes every array whole, to be read with explicit indices.
      aliases: argument position to output position of arrays updated in place; what no program
        writes keeps its value. The caller donates them, else XLA copies.
    """
    # Identical filters are not added twice; the warning comes later, when the program is lowered.
    warnings.filterwarnings("ignore", "The Pallas Triton backend is deprecated")
    whole = pl.BlockSpec()
    outputs = out_specs if out_specs is not None else jax.tree.map(lambda _: whole, out_shape)
    call = pl.pallas_call(
        body,
        grid=grid,
        out_shape=out_shape,
        in_specs=list(in_specs) if in_specs is not None else [whole] * len(args),
        out_specs=outputs,
        input_output_aliases=dict(aliases or {}),
        interpret=interpret,
        # Without parameters, JAX 0.10 lowers through Mosaic.
        compiler_params=plgpu.CompilerParams(num_warps=num_warps, num_stages=num_stages),
    )
    return call(*args)


def dot(x: jax.Array, y: jax.Array) -> jax.Array:
    """A product in a kernel, summed in float32; float32 operands at full precision."""
    precision = jax.lax.Precision.HIGHEST if x.dtype == jnp.float32 else None
    return jnp.dot(x, y, precision=precision, preferred_element_type=jnp.float32)
