"""Times mlx-lm on the CPU (Linux): prefill and greedy decode of one sequence, as JSON.

Stand-alone: it needs the extra `bench` (mlx, mlx-lm, numpy), no part of this package and no
tokenizer. What is timed is `mlx_lm.generate.generate_step` as it comes: its chunk size, its cache,
its overlap of host and device. The BLAS decides most of the speed: the Linux wheel carries the
single-threaded reference BLAS, and `LD_PRELOAD=libopenblas.so.0 OPENBLAS_NUM_THREADS=N` replaces
it. MLX fuses elementwise operations with `g++` if that is on PATH. mlx-lm ignores the SwiGLU
limits of a checkpoint, so compare tokens only where there are none.
"""
# pyright: reportMissingImports=false

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import time
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

try:
    import mlx.core as mx
    import numpy as np
    from mlx_lm.generate import generate_step
    from mlx_lm.utils import load_model
except ImportError as error:
    sys.exit(f"bench_cpu_mlx: {error}; install the extra with pip install -e '.[bench]'.")


class Run(NamedTuple):
    """One timed generation; `busy_cores` is CPU seconds per second of wall time."""

    prefill_seconds: float
    decode_seconds: float
    busy_cores: float
    tokens: list[int]


def main() -> int:
    """Measures what the command line asks for, prints the JSON and writes it."""
    args = _parse_args()
    mx.set_default_device(mx.cpu)  # a CUDA build of MLX defaults to the GPU
    model, config = load_model(args.model, lazy=True)
    upcast(model, args.dtype)
    rng = np.random.default_rng(args.seed)
    prompt = mx.array(rng.integers(config["vocab_size"], size=args.prompt_tokens))
    stream = mx.new_stream(mx.cpu)
    run_once(model, prompt, args.decode_tokens, stream)  # compiles kernels, touches every page
    runs = [run_once(model, prompt, args.decode_tokens, stream) for _ in range(args.repeats)]
    print(text := json.dumps(report(args, runs)))
    if args.json:
        args.json.write_text(text + "\n")
    return 0


def upcast(model: Any, dtype: str) -> None:
    """Brings the weights to `float32`: all, or for `checkpoint` the routed experts alone.

    MLX's `gather_mm` has a float32 kernel only on the CPU, so mlx-lm cannot run experts in bf16.
    """
    routed = [layer.mlp.switch_mlp for layer in model.layers if "switch_mlp" in layer.mlp]
    for module in [model] if dtype == "float32" else routed:
        module.set_dtype(mx.float32)
    mx.eval(model.parameters())


def run_once(model: Any, prompt: mx.array, decode_tokens: int, stream: mx.Stream) -> Run:
    """Times one generation from an empty cache.

    Prefill ends when the first token is on the host. Decode is the time from there to the last of
    `decode_tokens` further tokens; `generate_step` waits for each token before it yields it.
    """
    tokens: list[int] = []
    cpu_start, start = time.process_time(), time.perf_counter()
    first = last = start
    steps = generate_step(prompt, model, stream, max_tokens=decode_tokens + 1)
    for token, _ in steps:
        last = time.perf_counter()
        first = first if tokens else last
        tokens.append(int(token))
        if len(tokens) == decode_tokens + 1:
            break
    busy_cores = (time.process_time() - cpu_start) / (last - start)
    steps.close()
    mx.synchronize(stream)  # one more step is in flight
    mx.clear_cache()
    return Run(first - start, last - first, busy_cores, tokens)


def report(args: argparse.Namespace, runs: list[Run]) -> dict[str, Any]:
    """Returns the measurement with medians over `runs` and what is needed to repeat it."""
    prefill = [run.prefill_seconds for run in runs]
    decode = [run.decode_seconds for run in runs]
    return {
        "prefill_tokens_per_second": args.prompt_tokens / statistics.median(prefill),
        "decode_tokens_per_second": args.decode_tokens / statistics.median(decode),
        "prefill_seconds": prefill,
        "decode_seconds": decode,
        "model": args.model.name,
        "dtype": args.dtype,
        "prompt_tokens": args.prompt_tokens,
        "decode_tokens": args.decode_tokens,
        "seed": args.seed,
        "tokens": runs[-1].tokens,
        "threads": len(os.sched_getaffinity(0)),
        "busy_cores": statistics.median(run.busy_cores for run in runs),
        "blas": loaded_blas(),
        "versions": {
            "python": platform.python_version(),
            **{name: metadata.version(name) for name in ("mlx", "mlx-lm", "numpy")},
        },
    }


def loaded_blas() -> list[str]:
    """Names the BLAS files that MLX may call; a preloaded one stands beside the wheel's own."""
    lines = Path("/proc/self/maps").read_text().splitlines()
    files = {Path(line.split()[-1]).name for line in lines if "blas" in line}
    return sorted(name for name in files if not name.startswith("libscipy_"))  # NumPy's own


def _parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, required=True, help="checkpoint folder")
    parser.add_argument("--prompt-tokens", type=_positive, default=512)
    parser.add_argument("--decode-tokens", type=_positive, default=128)
    parser.add_argument("--repeats", type=_positive, default=5, help="timed runs after the warm-up")
    parser.add_argument("--dtype", choices=["checkpoint", "float32"], default="checkpoint")
    parser.add_argument("--seed", type=int, default=0, help="of the random prompt")
    parser.add_argument("--json", type=Path, help="also write the result here")
    args = parser.parse_args()
    if not (args.model / "config.json").is_file():
        parser.error(f"--model: got {args.model}, expected a checkpoint folder with config.json.")
    return args


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, got {value}")
    return value


if __name__ == "__main__":
    sys.exit(main())
