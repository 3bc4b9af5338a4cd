"""All operations that have kernels, with their cases and benchmarks."""

import importlib.util
from collections.abc import Sequence
from types import ModuleType

from ling_jax.pallas._case import Bench

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
    """The operation's `cases` module, with `CASES` for tests."""
    return importlib.import_module(f"ling_jax.pallas.{op}.cases")


def benches(op: str) -> Sequence[Bench]:
    """The operation's `BENCHES`: in `benches` if they are many, else in `cases`."""
    name = f"ling_jax.pallas.{op}.benches"
    module = importlib.import_module(name) if importlib.util.find_spec(name) else cases(op)
    return module.BENCHES
