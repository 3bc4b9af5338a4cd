"""The only place that knows Triton: `triton.jit` kernels as JAX functions.

A kernel becomes Triton IR in Python, and XLA compiles that with the Triton it carries, by the same
custom call as Pallas. So a launch is a kernel node of XLA's command buffers, with programmatic
dependent launch, and the persistent cache holds its binary. jax-triton, which launches through a
function of its own, needs 2 us more for each launch in a command buffer
(`benchmarks/h200/history.md`).

Triton is imported on first use: it needs no GPU, but only GPUs need it.
"""

import functools
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

import jax
import numpy as np

from ling_jax.errors import UnsupportedError

_CUSTOM_CALL = "__gpu$xla.gpu.triton"
_CAPABILITY = 90  # the oldest one that has these kernels; Triton IR for newer ones is the same
_JAX = tuple(int(part) for part in jax.__version__.split(".")[:2])
_TYPES = {
    "float32": "fp32",
    "float16": "fp16",
    "bfloat16": "bf16",
    "float8_e4m3fn": "fp8e4nv",
    "int32": "i32",
    "uint32": "u32",
    "int8": "i8",
    "uint8": "u8",
}


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

    Raises:
      UnsupportedError: Triton is not installed.
    """
    name = kernel.__name__
    pointers = tuple(x.dtype.name for x in (*args, *jax.tree.leaves(out_shape)))
    call = jax.ffi.ffi_call(_CUSTOM_CALL, out_shape, input_output_aliases=dict(aliases or {}))
    x, y, z = (*grid, 1, 1)[:3]
    return call(
        *args,
        name=name,
        ir=_triton_ir(kernel, pointers, tuple(constants.items()), num_warps, num_stages),
        num_warps=np.int32(num_warps),
        num_stages=np.int32(num_stages),
        grid_x=np.int32(x),
        grid_y=np.int32(y),
        grid_z=np.int32(z),
        debug=False,
    )


@functools.cache
def _triton_ir(
    kernel: Any,
    pointers: tuple[str, ...],
    constants: tuple[tuple[str, Any], ...],
    num_warps: int,
    num_stages: int,
) -> str:
    """The kernel as text, specialised for its constants; `pointers` are names of dtypes."""
    triton = _triton()
    from triton._C.libtriton import ir  # pyright: ignore[reportMissingImports]
    from triton.backends.compiler import GPUTarget  # pyright: ignore[reportMissingImports]
    from triton.backends.nvidia.compiler import (  # pyright: ignore[reportMissingImports]
        CUDABackend,
    )

    names = kernel.arg_names
    values = dict(constants)
    signature = {name: f"*{_TYPES[p]}" for name, p in zip(names, pointers, strict=False)}
    signature |= dict.fromkeys(names[len(pointers) :], "constexpr")
    # XLA's buffers are aligned further, which lets loads take 16 bytes at once.
    aligned = {(i,): [["tt.divisibility", 16]] for i in range(len(pointers))}
    places = {(i,): values[name] for i, name in enumerate(names) if i >= len(pointers)}
    target = GPUTarget("cuda", _CAPABILITY, 32)
    backend = CUDABackend(target)
    source = triton.compiler.ASTSource(kernel, signature, places, aligned)
    options = backend.parse_options({"num_warps": num_warps, "num_stages": num_stages})
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    module = source.make_ir(
        target,
        options,
        backend.get_codegen_implementation(options),
        backend.get_module_map(),
        context,
    )
    # Helpers must be inlined: XLA begins every function with a wait for the launch before it.
    text = CUDABackend.make_ttir(module, {}, options, _CAPABILITY).str_nodebug()
    # Only a hint, which the Triton in JAX 0.12 spells otherwise than Triton 3.6.
    return text if _JAX < (0, 12) else text.replace(" evictionPolicy = evict_first", "")


@functools.cache
def _triton() -> ModuleType:
    try:
        import triton  # pyright: ignore[reportMissingImports]
        import triton.compiler  # pyright: ignore[reportMissingImports]
    except ImportError as error:
        raise UnsupportedError(
            f"backend 'triton' needs Triton ({error}); install ling-jax[cuda13], "
            "or use backend 'reference'."
        ) from None
    return triton
