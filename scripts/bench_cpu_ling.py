"""Times ling_jax on the CPU: prefill and greedy decode of one sequence, as JSON.

The counterpart of `bench_cpu_mlx.py`, with the same arguments, prompt and fields. What is timed
are the serving programs: one prefill call that reads the prompt and samples, then decode calls of
eight tokens, each waited for.
"""

import json
import os
import platform
import statistics
import sys
import time
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any, Literal

import numpy as np
import tyro

from ling_jax.engine.build import build_executor, deploy
from ling_jax.engine.calls import DecodeCall, DecodeRow, PrefillCall, PrefillRow
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.plan import EngineOptions
from ling_jax.engine.request import Request, SamplingParams
from ling_jax.errors import LingError


@dataclass(frozen=True, kw_only=True)
class BenchConfig:
    """Time ling_jax on a checkpoint folder."""

    model: Path
    """Checkpoint folder; needs no tokenizer."""
    prompt_tokens: int = 512
    """Random ids in the prompt."""
    decode_tokens: int = 128
    """Tokens to generate behind the first."""
    repeats: int = 5
    """Timed runs after the warm-up."""
    dtype: Literal["checkpoint", "float32"] = "checkpoint"
    """Of weights and activations."""
    seed: int = 0
    """Of the random prompt."""
    json: Path | None = None
    """Also write the result here."""


@dataclass(frozen=True)
class Run:
    """One timed generation; `busy_cores` is CPU seconds per second of wall time."""

    prefill_seconds: float
    decode_seconds: float
    busy_cores: float
    tokens: list[int]


def run_once(executor: DeviceExecutor, prompt: list[int], decode_tokens: int) -> Run:
    """Times one generation in a fresh slot."""
    request = Request(
        id="0",
        prompt_ids=tuple(prompt),
        max_tokens=decode_tokens + 1,
        sampling=SamplingParams(temperature=0),
    )
    pages = range(1, executor.limits.pages + 1)
    bucket = executor.limits.prefill_buckets[-1]
    row = PrefillRow(
        slot=1,
        request=request,
        tokens=prompt,
        start=0,
        pages=pages,
        generated=0,
        is_last=True,
        following=0,
    )
    cpu, start = time.process_time(), time.perf_counter()
    first = executor.prefill(PrefillCall(bucket=bucket, rows=(row,))).read()[0].token
    assert first is not None
    tokens, middle = [first], time.perf_counter()
    call = DecodeCall(
        bucket=1, steps=executor.limits.decode_steps, rows=(DecodeRow(slot=1, pages=pages),)
    )
    while len(tokens) <= decode_tokens:
        tokens += executor.decode(call).read()[0].tokens
    end = time.perf_counter()
    busy = (time.process_time() - cpu) / (end - start)
    return Run(middle - start, end - middle, busy, tokens)


def measure(config: BenchConfig) -> dict[str, Any]:
    """Medians over the repeats, and what is needed to repeat them."""
    length = config.prompt_tokens + config.decode_tokens + 1
    deployment = deploy(
        config.model,
        dtype=None if config.dtype == "checkpoint" else config.dtype,
        options=EngineOptions(slots=1, context_length=length, prefill_tokens=config.prompt_tokens),
    )
    executor = build_executor(deployment)
    rng = np.random.default_rng(config.seed)
    prompt = rng.integers(deployment.cfg.vocab, size=config.prompt_tokens).tolist()
    run_once(executor, prompt, config.decode_tokens)
    runs = [run_once(executor, prompt, config.decode_tokens) for _ in range(config.repeats)]
    prefill = [run.prefill_seconds for run in runs]
    decode = [run.decode_seconds for run in runs]
    return {
        "prefill_tokens_per_second": config.prompt_tokens / statistics.median(prefill),
        "decode_tokens_per_second": config.decode_tokens / statistics.median(decode),
        "prefill_seconds": prefill,
        "decode_seconds": decode,
        "model": config.model.name,
        "dtype": config.dtype,
        "prompt_tokens": config.prompt_tokens,
        "decode_tokens": config.decode_tokens,
        "seed": config.seed,
        "tokens": runs[-1].tokens,
        "threads": len(os.sched_getaffinity(0)),
        "busy_cores": statistics.median(run.busy_cores for run in runs),
        "versions": {
            "python": platform.python_version(),
            **{name: metadata.version(name) for name in ("jax", "flax", "numpy")},
        },
    }


def main() -> int:
    config = tyro.cli(BenchConfig)
    try:
        result = measure(config)
    except LingError as error:
        print(f"bench_cpu_ling: {error}", file=sys.stderr)
        return 2
    text = json.dumps(result)
    print(text)
    if config.json is not None:
        config.json.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
