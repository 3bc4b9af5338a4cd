"""The only place that knows jax-triton: Triton kernels as JAX functions.

jax-triton (and Triton) are imported on first use, because they need a GPU build. Versions from
0.4.1 lower to an FFI call that XLA captures in its command buffers; older ones cut a program into
pieces at every call and are refused.
"""

import functools
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

import jax

from ling_jax.errors import UnsupportedError

_OLDEST = (0, 4, 1)


@functools.cache
def _jax_triton() -> ModuleType:
    try:
        import triton.backends.nvidia.driver as driver  # pyright: ignore[reportMissingImports]

        if not hasattr(driver, "TMA_TF32"):
            # jax-triton 0.4 reads a constant that Triton 3.6 lacks; it matters to TF32 TMA only.
            driver.TMA_TF32 = 11  # pyright: ignore[reportAttributeAccessIssue]
        import jax_triton  # pyright: ignore[reportMissingImports]
    except ImportError as error:
        raise UnsupportedError(
            f"backend 'triton' needs jax-triton and Triton ({error}); install ling-jax[cuda13], "
            "or use backend 'pallas' or 'reference'."
        ) from None
    version = tuple(int(part) for part in jax_triton.__version__.split(".")[:3])
    if version < _OLDEST:
        raise UnsupportedError(
            f"backend 'triton' needs jax-triton 0.4.1 or newer, got {jax_triton.__version__}: "
            "older calls are not captured in command buffers."
        )
    return jax_triton


def triton_call(
    kernel: Callable[..., Any],
    *args: jax.Array,
    grid: tuple[int, ...],
    out_shape: Any,
    num_warps: int,
    num_stages: int,
    aliases: Mapping[int, int] | None = None,
    **constants: Any,
) -> Any:
    """Runs a `triton.jit` function over a grid.

    Args:
      kernel: receives pointers to the arguments, then to the outputs, then the constants by name.
      out_shape: `jax.ShapeDtypeStruct`, or a tuple of them.
      aliases: argument position to output position of arrays updated in place.
    """
    return _jax_triton().triton_call(
        *args,
        kernel=kernel,
        grid=grid,
        out_type=out_shape,
        num_warps=num_warps,
        num_stages=num_stages,
        input_output_aliases=dict(aliases or {}),
        **constants,
    )
