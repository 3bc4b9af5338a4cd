"""How this process runs a model: what the checkpoint does not say."""

import os
from dataclasses import dataclass

import jax

from ling_jax.backend import Kernels
from ling_jax.sharding import Parallel

_EVERYWHERE: dict[str, str | bool | int] = {
    # Otherwise the CPU compiler widens every expert and the whole cache from bfloat16 to float32
    # before every loop that reads a few of their rows.
    "xla_disable_hlo_passes": "while-loop-invariant-code-motion",
}
_GPU: dict[str, str | bool | int] = {
    # A decode step is one captured graph: every kind of work that XLA can capture, loops included.
    "xla_gpu_enable_command_buffer": (
        "FUSION,CUBLAS,CUBLASLT,CUDNN,CUSTOM_CALL,DYNAMIC_SLICE_FUSION,CONDITIONAL,WHILE,COLLECTIVES"
    ),
    "xla_gpu_graph_min_graph_size": 1,  # runs of fewer than five launches are captured too
}

OUTPUT_SPLITS = 4
"""Partial sums of an output projection on a GPU: 2560 outputs alone do not fill the card."""


def compiler_options(platform: str | None = None) -> dict[str, str | bool | int]:
    """XLA options of every program that runs the model, for `jit(..., compiler_options=...)`.

    An option that the environment variable `XLA_FLAGS` names is left to it.

    Args:
      platform: of the devices, "cpu" or "gpu"; JAX's default one if None.
    """
    is_gpu = (platform or jax.default_backend()) == "gpu"
    own = os.environ.get("XLA_FLAGS", "")
    options = _EVERYWHERE | (_GPU if is_gpu else {})
    return {name: value for name, value in options.items() if name not in own}


@dataclass(frozen=True, kw_only=True)
class ExecConfig:
    """Placement, backends and tilings; hashable, so that it can be a static argument of `jit`."""

    parallel: Parallel = Parallel()
    """The mesh and its rules."""
    kernels: Kernels = Kernels()
    """Backend of every operation."""
    recurrent_tokens: int = 8
    """Blocks of up to this many tokens run KDA token by token and MLA in absorbed form."""
    kda_chunk: int = 64
    """Tokens of a KDA chunk; a power of two of at least 16."""
    attention_queries: int = 1024
    """Queries that MLA prefill holds scores for at a time."""
    attention_block: int = 256
    """Keys that MLA attention reads at a time, rounded up to whole pages."""
    expert_block: int = 16
    """Rows of a tile of the grouped expert products, up to 64 tokens."""
    output_splits: int = 1
    """Partial sums of an output projection in decode: more of them fill the card at few rows."""

    @property
    def platform(self) -> str:
        """Of the devices that programs run on."""
        mesh = self.parallel.mesh
        return jax.default_backend() if mesh is None else mesh.devices.flat[0].platform
