"""Times whole decode steps of Ling-3.0-flash with random weights, and explains one of them.

    python scripts/bench_decode.py --format fp8 --batch 1 8 64 --context 4096 --output decode

The program is the server's own (`steps.decode`: sampling included, n tokens per call). Weights and
caches are made on the device, alive and meaningless. Writes OUTPUT.json and OUTPUT.md: time per
step against the bytes it must move, compile and cache-load seconds, and the time of each kernel
from a profile.

A plain argument parser, because benchmark machines hold little beside JAX.
"""

import argparse
import collections
import dataclasses
import datetime
import glob
import gzip
import json
import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_MEM_FRACTION", "0.97")

import decode_report
import jax
import jax.numpy as jnp
import numpy as np

from ling_jax.backend import Kernels
from ling_jax.batches import DecodeBatch, DecodeOut, Seats, seats_spec, serving_cache_spec
from ling_jax.cache import Cache, contiguous, view_rows
from ling_jax.config import Activations, ModelConfig, PackedExperts, Scheme
from ling_jax.devices import keep_small_apart
from ling_jax.execution import ExecConfig, kernels_for
from ling_jax.layers.moe import MoeParams, route
from ling_jax.layers.norm import rms_norm
from ling_jax.model import ModelParams, forward_step, model_spec
from ling_jax.pallas.timing import command
from ling_jax.programs import Program, compile_steps
from ling_jax.sizes import StepSizes
from ling_jax.testing.cost import BANDWIDTH, decode_bytes
from ling_jax.testing.published import LING_FLASH, LING_TINY
from ling_jax.testing.random_weights import fill

PAGE = 64
GEOMETRIES = {"flash": LING_FLASH, "tiny": LING_TINY}
FORMATS: Mapping[str, tuple[Scheme | None, PackedExperts | None]] = {
    "bf16": (None, None),
    "fp8": ("fp8_block", None),
    "int4": (None, PackedExperts(kind="int4", group=32)),
    "int4-fp8": ("fp8_block", PackedExperts(kind="int4", group=32)),
    "mxfp4": ("fp8_block", PackedExperts(kind="mxfp4", group=32)),
}
"""Of the projections and of the routed experts, as the four published checkpoints have them, and
as `convert --quantize fp8` leaves that in INT4."""


def model_config(args: argparse.Namespace) -> ModelConfig:
    """The geometry asked for, without the multi-token-prediction layer."""
    cfg = ModelConfig.from_hf(GEOMETRIES[args.model])
    kinds = cfg.layer_kinds[: args.layers or cfg.layers]
    scheme, experts = FORMATS[args.format]
    return dataclasses.replace(
        cfg, mtp_layers=0, layer_kinds=kinds, scheme=scheme, packed_experts=experts
    )


def activations_of(cfg: ModelConfig, asked: Activations | None = None) -> Activations:
    """Weights in FP8 multiply FP8 unless another is asked for."""
    return asked or ("full" if cfg.scheme is None else "fp8")


def execution_of(cfg: ModelConfig, args: argparse.Namespace, **fields: Any) -> ExecConfig:
    """Kernels and activations as asked for."""
    kernels = Kernels() if args.reference else kernels_for(jax.devices(), cfg)
    activations = activations_of(cfg, args.activations)
    return ExecConfig(kernels=kernels, activations=activations, **fields)


def step_sizes(cfg: ModelConfig, args: argparse.Namespace, batch: int) -> StepSizes:
    """Room for `batch` sequences that stand at the context and go on for all timed steps."""
    length = args.context + 64 * args.steps
    pages = batch * -(-length // PAGE)
    return StepSizes(
        slots=batch,
        pages=pages,
        page_size=PAGE,
        context_length=length,
        prefill_buckets=(),
        decode_buckets=(batch,),
        decode_steps=args.steps,
        vocab=cfg.vocab,
    )


def initial_state(
    cfg: ModelConfig, sizes: StepSizes, context: int
) -> tuple[Cache, Seats, DecodeBatch]:
    """Live caches of sequences that already hold `context` tokens."""
    rows, per_slot = sizes.slots, sizes.pages_per_slot
    table = np.zeros((rows + 1, per_slot), np.int32)
    table[1:] = 1 + np.random.default_rng(0).permutation(rows * per_slot).reshape(rows, per_slot)
    cache = fill(serving_cache_spec(cfg, sizes))
    lengths = np.full(rows + 1, context, np.int32)
    cache = dataclasses.replace(cache, page_table=jnp.asarray(table), lengths=jnp.asarray(lengths))
    seats = jax.tree.map(lambda s: jnp.zeros(s.shape, s.dtype), seats_spec(sizes))
    sampling = dataclasses.replace(
        seats.sampling,
        top_p=jnp.ones_like(seats.sampling.top_p),
        repetition=jnp.ones_like(seats.sampling.repetition),
        stop_ids=jnp.full_like(seats.sampling.stop_ids, -1),
        bias_ids=jnp.full_like(seats.sampling.bias_ids, -1),
    )
    # Different tokens, so that the rows route to different experts.
    last = jnp.asarray(np.random.default_rng(1).integers(0, sizes.vocab, rows + 1), jnp.int32)
    budget = jnp.full_like(seats.budget, 1 << 30)
    seats = dataclasses.replace(seats, last_token=last, budget=budget, sampling=sampling)
    slots = jnp.arange(1, rows + 1, dtype=jnp.int32)
    return cache, seats, DecodeBatch(slots, jnp.asarray(table[1:]), jnp.asarray(sizes.decode_steps))


def make_params(cfg: ModelConfig) -> ModelParams:
    """Random weights whose rows stay different: embeddings outweigh what the layers add."""
    params = fill(model_spec(cfg))
    embed = fill({"embed": model_spec(cfg).embed}, stddev=1.0)["embed"]
    return jax.block_until_ready(dataclasses.replace(params, embed=embed))


def seconds_in_a_row(call: Callable[[], DecodeOut], calls: int) -> float:
    """Time of calls that start one behind the other, two in flight, as a server's do."""
    start = time.perf_counter()
    flying: collections.deque[DecodeOut] = collections.deque()
    for _ in range(calls):
        flying.append(call())
        if len(flying) > 2:
            jax.block_until_ready(flying.popleft())
    jax.block_until_ready(list(flying))
    return time.perf_counter() - start


class Runner:
    """A compiled decode program with its state."""

    def __init__(
        self, program: Program, params: ModelParams, cache: Cache, seats: Seats, batch: DecodeBatch
    ) -> None:
        self._program, self._params, self._batch = program, params, batch
        self._cache, self._seats = cache, seats
        self._steps: dict[int, DecodeBatch] = {}
        self._walls = keep_small_apart(jax.devices()[:1])

    def call(self, steps: int) -> DecodeOut:
        """Starts a call of `steps` steps."""
        if steps not in self._steps:
            count = jnp.asarray(steps, jnp.int32)
            self._steps[steps] = dataclasses.replace(self._batch, steps=count)
        self._cache, self._seats, out = self._program(
            self._params, self._cache, self._seats, self._steps[steps]
        )
        return out

    def seconds_alone(self, steps: int, repeats: int) -> float:
        """Median time of a call that is waited for."""
        taken = []
        for _ in range(repeats):
            start = time.perf_counter()
            jax.block_until_ready(self.call(steps))
            taken.append(time.perf_counter() - start)
        return statistics.median(taken)

    def seconds_in_a_row(self, steps: int, calls: int, repeats: int) -> float:
        """Median time of a call of several in a row."""
        taken = [seconds_in_a_row(lambda: self.call(steps), calls) for _ in range(repeats)]
        return statistics.median(taken) / calls


Compiled = tuple[Program, float, float | None]


def compile_decode(
    cfg: ModelConfig, execution: ExecConfig, sizes: StepSizes, *, is_twice: bool
) -> Compiled:
    """The program, its compile time, and if twice the time to load it from the disk cache."""
    if is_twice:
        jax.config.update("jax_compilation_cache_dir", tempfile.mkdtemp(prefix="ling_cache_"))
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
        jax.config.update("jax_persistent_cache_min_entry_size_bytes", 0)

    def build() -> tuple[Program, float]:
        if is_twice:
            jax.clear_caches()
        start = time.perf_counter()
        program = compile_steps(cfg, execution, sizes).decode[sizes.slots]
        return program, time.perf_counter() - start

    program, cold = build()
    if not is_twice:
        return program, cold, None
    program, cached = build()
    return program, cold, cached


def distinct_experts(
    cfg: ModelConfig, params: ModelParams, execution: ExecConfig, tokens: np.ndarray
) -> float:
    """Experts that a layer opens for these tokens, on average, were each the first of its text.

    The random model's routers see embeddings mixed by random layers; the floor assumes independent,
    uniform choices, and this says how far the rows are from that.
    """
    small = contiguous(cfg, batch=len(tokens), length=PAGE, page_size=PAGE)
    moe_layers = [i for i, kind in enumerate(cfg.layer_kinds) if not kind.is_dense]

    @jax.jit
    def count(params: ModelParams, cache: Cache) -> jax.Array:
        rows = view_rows(cache, jnp.arange(len(tokens), dtype=jnp.int32))
        live = jnp.ones((len(tokens),), jnp.bool_)
        taps = forward_step(
            *(params, rows, jnp.asarray(tokens), live),
            cfg=cfg,
            execution=execution,
            taps=tuple(i - 1 for i in moe_layers),
        )[2]
        counts = []
        for i, h in zip(moe_layers, taps, strict=True):
            layer = params.layers[i]
            assert isinstance(layer.ffn, MoeParams)
            ids, _ = route(layer.ffn, rms_norm(h, layer.ffn_norm, eps=cfg.eps), cfg=cfg)
            opened = jnp.zeros((cfg.moe.experts,), jnp.int32).at[ids.reshape(-1)].max(1)
            counts.append(opened.sum())
        return jnp.stack(counts).astype(jnp.float32).mean()

    return float(count(params, small))


def kernel_times(run: Callable[[], object]) -> dict[str, list[float]]:
    """Device microseconds of every kernel that `run` starts, by name."""
    folder = tempfile.mkdtemp(prefix="ling_trace_")
    with jax.profiler.trace(folder, create_perfetto_trace=True):
        jax.block_until_ready(run())
    traces = glob.glob(f"{folder}/**/perfetto_trace.json.gz", recursive=True)
    with gzip.open(traces[0]) as file:
        events = json.load(file)["traceEvents"]
    shutil.rmtree(folder)
    names = {
        e["pid"]: e["args"]["name"]
        for e in events
        if e.get("ph") == "M" and e.get("name") == "process_name"
    }
    total: dict[str, list[float]] = collections.defaultdict(list)
    for event in events:
        is_kernel = "hlo_op" in event.get("args", {}) or "kernel_details" in event.get("args", {})
        if event.get("ph") == "X" and "GPU" in names.get(event["pid"], "") and is_kernel:
            total[event["name"]].append(event["dur"])
    return total


def breakdown(times: dict[str, list[float]], steps: int) -> list[dict[str, Any]]:
    """A row for each kernel of one step, the largest sum first.

    XLA numbers the tilings and constants of a kernel (`kernel__1`); they count as one.
    """
    merged: dict[str, list[float]] = collections.defaultdict(list)
    for name, each in times.items():
        merged[re.sub(r"__\d+$", "", name)] += each
    rows = [
        {
            "kernel": name,
            "calls": len(each) / steps,
            "us_each": statistics.median(each),
            "us_per_step": sum(each) / steps,
        }
        for name, each in merged.items()
    ]
    return sorted(rows, key=lambda row: -row["us_per_step"])


def print_breakdown(rows: list[dict[str, Any]]) -> None:
    """The largest rows, one line each."""
    for row in rows[:25]:
        print(
            f"  {row['us_per_step']:9.1f} us  {row['calls']:6.1f} x {row['us_each']:8.2f}"
            f"  {row['kernel'][:90]}",
            flush=True,
        )


def profile(runner: Runner, steps: int, cfg: ModelConfig) -> list[dict[str, Any]]:
    """Device time of every kernel of one step, largest first."""
    times = kernel_times(lambda: runner.call(steps))
    # A trace may miss a step that ran inside a graph; every step updates each KDA state once.
    layers = sum(kind.mixer == "kda" for kind in cfg.layer_kinds)
    updates = sum(len(each) for name, each in times.items() if "kda_decode_kernel" in name)
    return breakdown(times, round(updates / layers) or steps)


def measure(
    cfg: ModelConfig,
    execution: ExecConfig,
    params: ModelParams,
    args: argparse.Namespace,
    batch: int,
    compiled: Compiled | None = None,
) -> dict[str, Any]:
    """One batch size: compile if that is not done, time, explain."""
    sizes = step_sizes(cfg, args, batch)
    compiled = compiled or compile_decode(cfg, execution, sizes, is_twice=args.cache)
    program, cold_s, cached_s = compiled
    cache, seats, decode_batch = initial_state(cfg, sizes, args.context)
    runner = Runner(program, params, cache, seats, decode_batch)
    runner.seconds_alone(args.steps, 2)
    step_ms = runner.seconds_in_a_row(args.steps, 4, args.repeats) / args.steps * 1e3
    alone_ms = runner.seconds_alone(args.steps, args.repeats) * 1e3
    tokens = np.asarray(runner.call(args.steps).tokens)
    assert (tokens >= 0).all(), "a row stopped early"
    bytes_of = decode_bytes(cfg, batch, args.context)
    floor_ms = sum(bytes_of.values()) / BANDWIDTH * 1e3
    result = {
        "batch": batch,
        "context": args.context,
        "ms_per_step": step_ms,
        "ms_alone": alone_ms,
        "tokens_per_s": batch / step_ms * 1e3,
        "floor_ms": floor_ms,
        "fraction": floor_ms / step_ms,
        "distinct_tokens": len(np.unique(tokens)),
        "compile_s": cold_s,
        "cache_load_s": cached_s,
        "floor_us_by_operation": {k: v / BANDWIDTH * 1e6 for k, v in bytes_of.items()},
    }
    if args.count_experts and batch == max(args.batch):
        result["experts_opened"] = distinct_experts(cfg, params, execution, tokens[:, -1])
    print(json.dumps({k: v for k, v in result.items() if k != "floor_us_by_operation"}), flush=True)
    if args.profile:
        result["profile"] = profile(runner, 2, cfg)
        result["us_of_kernels"] = sum(row["us_per_step"] for row in result["profile"])
        print_breakdown(result["profile"])
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--model", choices=sorted(GEOMETRIES), default="flash")
    parser.add_argument("--format", choices=sorted(FORMATS), default="fp8")
    parser.add_argument(
        "--activations", choices=("full", "fp8"), help="default: fp8 with FP8 weights"
    )
    parser.add_argument("--layers", type=int, default=0, help="first layers only; 0 takes all")
    parser.add_argument("--batch", type=int, nargs="+", default=[1, 8, 64])
    parser.add_argument("--context", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=8, help="tokens of one call")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--reference", action="store_true", help="plain JAX in place of kernels")
    parser.add_argument("--splits", type=int, default=4, help="partial sums of output projections")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument(
        "--count-experts", action="store_true", help="of the largest batch, in one more program"
    )
    parser.add_argument("--cache", action="store_true", help="time loading from the disk cache too")
    parser.add_argument("--output", type=Path, default=Path("decode"))
    args = parser.parse_args()
    cfg = model_config(args)
    execution = execution_of(cfg, args, output_splits=args.splits)
    start = time.perf_counter()
    params = make_params(cfg)
    print(f"weights made in {time.perf_counter() - start:.1f} s", flush=True)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    report = {
        "model": args.model,
        "format": args.format,
        "activations": execution.activations,
        "layers": cfg.layers,
        "steps": args.steps,
        "device": jax.devices()[0].device_kind,
        "date": datetime.date.today().isoformat(),
        "jax": jax.__version__,
        "commit": commit.stdout.strip(),
        "command": command(),
        "results": [],
    }

    def compiled(batch: int) -> Compiled | None:
        sizes = step_sizes(cfg, args, batch)
        return None if args.cache else compile_decode(cfg, execution, sizes, is_twice=False)

    with ThreadPoolExecutor() as pool:  # side by side, unless their times are asked for
        programs = list(pool.map(compiled, args.batch))
    for batch, program in zip(args.batch, programs, strict=True):
        report["results"].append(measure(cfg, execution, params, args, batch, program))
        args.output.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
        args.output.with_suffix(".md").write_text(decode_report.markdown(report))


if __name__ == "__main__":
    main()
