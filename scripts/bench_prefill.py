"""Times prefill of Ling-3.0-flash with random weights: one long prompt.

    python scripts/bench_prefill.py --format fp8 --tokens 2048 8192 --output prefill

Takes the geometry, the weights and the options of `bench_decode.py`. A prompt goes through in one
call of `--tokens` tokens; writes OUTPUT.json and OUTPUT.md.
"""

import argparse
import dataclasses
import datetime
import json
import statistics
import time
from pathlib import Path
from typing import Any

import bench_decode  # first: it sets the environment that JAX reads when it is imported
import jax
import jax.numpy as jnp
import numpy as np

from ling_jax.batches import PrefillBatch, prefill_batch_spec
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams, model_spec
from ling_jax.pallas.timing import command
from ling_jax.programs import compile_steps
from ling_jax.sizes import StepSizes
from ling_jax.testing.cost import BANDWIDTH, distinct_experts

PEAK, FP8_PEAK = 790e12, 1391e12
"""Operations per second of the tensor cores, measured: bfloat16, and FP8 times FP8."""


def step_sizes(cfg: ModelConfig, tokens: int) -> StepSizes:
    """Room for one prompt."""
    return StepSizes(
        slots=1,
        pages=tokens // bench_decode.PAGE + 1,
        page_size=bench_decode.PAGE,
        context_length=tokens + bench_decode.PAGE,
        prefill_buckets=((1, tokens),),
        decode_buckets=(),
        decode_steps=1,
        vocab=cfg.vocab,
    )


def prompt_batch(sizes: StepSizes, tokens: int) -> PrefillBatch:
    """One row of random text that ends with a greedy token."""
    batch = jax.tree.map(
        lambda s: jnp.zeros(s.shape, s.dtype), prefill_batch_spec(1, tokens, sizes)
    )
    ids = np.random.default_rng(0).integers(0, sizes.vocab, (1, tokens))
    table = 1 + jnp.arange(sizes.pages_per_slot, dtype=jnp.int32)[None, :]
    one = jnp.ones((1,), jnp.int32)
    sampling = dataclasses.replace(
        batch.sampling,
        top_p=jnp.ones((1,), jnp.float32),
        repetition=jnp.ones((1,), jnp.float32),
        stop_ids=jnp.full_like(batch.sampling.stop_ids, -1),
        bias_ids=jnp.full_like(batch.sampling.bias_ids, -1),
    )
    return dataclasses.replace(
        batch,
        slots=one,
        tokens=jnp.asarray(ids, jnp.int32),
        counts=one * tokens,
        page_table=table,
        prompt_length=one * tokens,
        budget=one * 100,
        is_last=jnp.ones((1,), jnp.bool_),
        sampling=sampling,
    )


def measure(
    cfg: ModelConfig,
    execution: ExecConfig,
    params: ModelParams,
    tokens: int,
    args: argparse.Namespace,
) -> dict[str, Any]:
    """One prompt length: compile, time, explain."""
    sizes = step_sizes(cfg, tokens)
    start = time.perf_counter()
    program = compile_steps(cfg, execution, sizes).prefill[1, tokens]
    compile_s = time.perf_counter() - start
    cache, seats, _ = bench_decode.initial_state(cfg, sizes, 0)
    batch = prompt_batch(sizes, tokens)

    def call() -> object:
        nonlocal cache, seats
        cache, seats, out = program(params, cache, seats, batch)
        return out

    taken = []
    for _ in range(args.repeats + 1):
        start = time.perf_counter()
        jax.block_until_ready(call())
        taken.append(time.perf_counter() - start)
    ms = statistics.median(taken[1:]) * 1e3
    work = work_of(cfg, execution, tokens)
    floor_ms = sum(part["floor_ms"] for part in work.values())
    result = {
        "tokens": tokens,
        "ms": ms,
        "tokens_per_s": tokens / ms * 1e3,
        "tflops": sum(part["flops"] for part in work.values()) / ms / 1e9,
        "floor_ms": floor_ms,
        "fraction": floor_ms / ms,
        "compile_s": compile_s,
        "experts_per_token": cfg.moe.top_k,
    }
    print(json.dumps(result), flush=True)
    result["work"] = work
    if args.profile:
        result["profile"] = bench_decode.breakdown(bench_decode.kernel_times(call), 1)
        bench_decode.print_breakdown(result["profile"])
    return result


def work_of(cfg: ModelConfig, execution: ExecConfig, tokens: int) -> dict[str, dict[str, float]]:
    """Bytes, operations and floor of the products with routed experts and with other weights.

    Two operations for each weight that a token meets; attention and the recurrence are left out.
    """
    met = {"experts": 0.0, "projections": 0.0}
    size = dict(met)
    for layer in model_spec(cfg).layers:
        for path, spec in jax.tree_util.tree_flatten_with_path(layer)[0]:
            is_expert = len(spec.shape) >= 3 and spec.axes[0] == "experts"
            part = "experts" if is_expert else "projections"
            size[part] += spec.bytes
            if spec.init in ("normal", "fp8", "bits") and ".conv" not in jax.tree_util.keystr(path):
                share = cfg.moe.top_k / cfg.moe.experts if is_expert else 1.0
                per_word = 8 if spec.init == "bits" else 1
                met[part] += share * spec.size * per_word
    opened = distinct_experts(tokens, cfg.moe.experts, cfg.moe.top_k) / cfg.moe.experts
    size["experts"] *= opened
    is_fp8 = cfg.scheme is not None and execution.activations == "fp8"
    has_fp8 = {"experts": is_fp8 and cfg.packed_experts is None, "projections": is_fp8}
    found = {}
    for part, weights in met.items():
        flops = 2.0 * tokens * weights
        seconds = max(size[part] / BANDWIDTH, flops / (FP8_PEAK if has_fp8[part] else PEAK))
        found[part] = {"bytes": size[part], "flops": flops, "floor_ms": seconds * 1e3}
    return found


def _experts_ms(row: dict[str, Any]) -> float | None:
    """What the experts' kernels took; None without a profile."""
    kernels = [
        k for k in row.get("profile", ()) if k["kernel"].startswith(("moe_gate", "moe_down"))
    ]
    return sum(k["us_per_step"] for k in kernels) / 1e3 if kernels else None


def markdown(report: dict[str, Any]) -> str:
    """The report as a table."""
    lines = [
        f"# Prefill, {report['model']}, {report['format']}, one {report['device']}",
        "",
        f"{report['date']}, jax {report['jax']}: `{report['command']}`",
        "",
        "| tokens | ms | tokens/s | TFLOP/s of products | floor ms | ratio | compile s |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {row['tokens']} | {row['ms']:.1f} | {row['tokens_per_s']:.0f} | {row['tflops']:.0f} "
        f"| {row['floor_ms']:.1f} | {row['fraction']:.2f} | {row['compile_s']:.0f} |"
        for row in report["results"]
    ]
    lines += ["", "Floors are those of products with weights: bytes over 4.3 TB/s, or operations"]
    lines += ["over 790 TFLOP/s (FP8 times FP8: 1391). KDA, attention, norms have none here.", ""]
    lines += [
        "| tokens | products | GB | TFLOP | floor ms | ms | ratio |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in report["results"]:
        for part, work in row["work"].items():
            ms = _experts_ms(row) if part == "experts" else None
            measured = "| |" if ms is None else f"{ms:.1f} | {work['floor_ms'] / ms:.2f} |"
            lines.append(
                f"| {row['tokens']} | {part} | {work['bytes'] / 1e9:.2f} "
                f"| {work['flops'] / 1e12:.1f} | {work['floor_ms']:.1f} | {measured}"
            )
    for row in report["results"]:
        if "profile" in row:
            lines += ["", f"## {row['tokens']} tokens by kernel", ""]
            lines += ["| kernel | launches | us each | ms |", "|---|---|---|---|"]
            lines += [
                f"| `{k['kernel'][:60]}` | {k['calls']:.0f} | {k['us_each']:.1f} "
                f"| {k['us_per_step'] / 1e3:.1f} |"
                for k in row["profile"]
                if k["us_per_step"] > 1e3
            ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--model", choices=sorted(bench_decode.GEOMETRIES), default="flash")
    parser.add_argument("--format", choices=sorted(bench_decode.FORMATS), default="fp8")
    parser.add_argument(
        "--activations", choices=("full", "fp8"), help="default: fp8 with FP8 weights"
    )
    parser.add_argument("--layers", type=int, default=0, help="first layers only; 0 takes all")
    parser.add_argument("--tokens", type=int, nargs="+", default=[2048, 8192])
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--reference", action="store_true", help="plain JAX in place of kernels")
    parser.add_argument("--profile", action="store_true", help="time of every kernel")
    parser.add_argument("--output", type=Path, default=Path("prefill"))
    args = parser.parse_args()
    cfg = bench_decode.model_config(args)
    execution = bench_decode.execution_of(cfg, args)
    params = bench_decode.make_params(cfg)
    report = {
        "model": args.model,
        "format": args.format,
        "activations": execution.activations,
        "layers": cfg.layers,
        "device": jax.devices()[0].device_kind,
        "date": datetime.date.today().isoformat(),
        "jax": jax.__version__,
        "command": command(),
        "results": [],
    }
    for tokens in args.tokens:
        report["results"].append(measure(cfg, execution, params, tokens, args))
        args.output.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
        args.output.with_suffix(".md").write_text(markdown(report))


if __name__ == "__main__":
    main()
