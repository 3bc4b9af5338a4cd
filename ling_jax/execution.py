"""How this process runs a model: what the checkpoint does not say."""

from dataclasses import dataclass

from ling_jax.sharding import Parallel

COMPILER_OPTIONS: dict[str, str | bool] = {
    # Otherwise the CPU compiler widens every expert and the whole cache from bfloat16 to float32
    # before every loop that reads a few of their rows.
    "xla_disable_hlo_passes": "while-loop-invariant-code-motion",
}
"""For `jax.jit(..., compiler_options=...)` of every program that runs the model."""


@dataclass(frozen=True, kw_only=True)
class ExecConfig:
    """Placement and tilings; hashable, so that it can be a static argument of `jit`."""

    parallel: Parallel = Parallel()
    """The mesh and its rules."""
    recurrent_tokens: int = 8
    """Blocks of up to this many tokens run KDA token by token and MLA in absorbed form."""
    kda_chunk: int = 64
    """Tokens of a KDA chunk; a power of two of at least 16."""
    attention_queries: int = 1024
    """Queries that MLA prefill holds scores for at a time."""
    attention_block: int = 256
    """Keys that MLA attention reads at a time, rounded up to whole pages."""
