"""All operations that have kernels, with their cases and benchmarks."""

import importlib
from types import ModuleType

OPS = (
    "kda_decode",
    "kda_verify",
    "kda_chunk",
    "grouped_gemm",
    "topk_router",
    "residual_norm",
    "matmul",
    "mla_decode",
    "mla_prefill",
    "draft_attention",
    "markov_step",
)


def cases(op: str) -> ModuleType:
    """The operation's `cases` module: `CASES` for tests, `BENCHES` for timing."""
    return importlib.import_module(f"ling_jax.pallas.{op}.cases")
