"""Times the kernels on this machine's GPU at the model's sizes (`BENCHES` of each operation).

Every backend runs with the tiling that the operation looks up, or with all candidates. How a time
is taken stands in `ling_jax/pallas/timing.py`. Writes JSON and, beside it, a Markdown table; both
after every bench, so that an aborted run leaves what it has.

  python scripts/bench_kernels.py --ops kda_decode,matmul --output benchmarks/kernels.json
"""

import argparse  # not tyro: a GPU machine may have nothing but JAX, Flax and their dependencies
import datetime
import importlib.util
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import jax
from rich.progress import track

from ling_jax.pallas import _tuned, registry, timing
from ling_jax.pallas.timing import Candidate, Timing


def chosen_ops(names: str | None) -> list[str]:
    """The operations asked for, or all that have benchmarks.

    Raises:
      SystemExit: an operation is unknown.
    """
    for name in (names or "").split(","):
        if name and name not in registry.OPS:
            sys.exit(f"unknown operation {name!r}; there are {', '.join(registry.OPS)}")
    wanted = names.split(",") if names else registry.OPS
    return [op for op in wanted if has_cases(op)]


def has_cases(op: str) -> bool:
    """Whether the operation has a `cases` module."""
    package = f"ling_jax.pallas.{op}"
    return (
        importlib.util.find_spec(package) is not None
        and importlib.util.find_spec(f"{package}.cases") is not None
    )


def candidates(op: str, *, is_all: bool) -> list[Candidate]:
    """What to time: every backend as it is used, or with each of its tilings."""
    found = []
    for bench in registry.benches(op):
        for backend, tilings in bench.tilings.items():
            chosen = tilings if tilings and is_all else (None,)
            found += [
                Candidate(op=op, bench=bench, backend=backend, tiling=tiling) for tiling in chosen
            ]
    return found


def row(candidate: Candidate, result: Timing | Exception) -> dict[str, Any]:
    """One line of the report."""
    bench, backend, tiling = candidate.bench, candidate.backend, candidate.tiling
    entry = _tuned.table().get(candidate.op, {}).get(f"{bench.key}/{backend}")
    line: dict[str, Any] = {
        "op": candidate.op,
        "case": bench.name,
        "key": bench.key,
        "backend": backend,
        "tiling": timing.tiling_fields(tiling),
        "is_tuned": tiling is None and entry is not None,
        "floor_us": round(bench.floor_us, 3),
        "bytes": bench.bytes,
        "flops": bench.flops,
        "target_us": bench.target_us,
        "peers_us": dict(bench.peers),
    }
    if isinstance(result, Exception):
        return line | {"error": f"{type(result).__name__}: {result}"[:2000]}
    return line | {
        "us": round(result.us, 3),
        "spread": round(result.spread, 4),
        "fraction": round(result.fraction, 4),
        "gb_per_second": round(result.gb_per_second, 1),
        "tflops": round(result.tflops, 2),
    }


def words(line: dict[str, Any]) -> str:
    """A line of the report for a terminal."""
    tiling = " ".join(f"{name}={value}" for name, value in (line["tiling"] or {}).items())
    head = f"{line['op']} {line['case']} {line['backend']} {tiling}".rstrip()
    if "error" in line:
        return f"{head}: {line['error'].splitlines()[0][:200]}"
    return (
        f"{head}: {line['us']:.2f} us, floor {line['floor_us']:.2f}, {line['fraction']:.0%}, "
        f"{line['gb_per_second']:.0f} GB/s, {line['tflops']:.1f} TFLOP/s"
    )


def table(rows: Iterable[dict[str, Any]]) -> str:
    """The report as Markdown."""
    lines = [
        "| op | case | backend | us | floor us | fraction | MB | TFLOP/s | target us | peers us |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for line in rows:
        tiling = ", ".join(f"{name} {value}" for name, value in (line["tiling"] or {}).items())
        backend = f"{line['backend']} ({tiling})" if tiling else line["backend"]
        peers = ", ".join(f"{name} {us:g}" for name, us in line["peers_us"].items())
        target = "" if line["target_us"] is None else f"{line['target_us']:g}"
        if "error" in line:
            times = f"failed | {line['floor_us']:.2f} | "
        else:
            times = f"{line['us']:.2f} | {line['floor_us']:.2f} | {line['fraction']:.2f}"
        tflops = "" if "error" in line or not line["flops"] else f"{line['tflops']:.1f}"
        lines.append(
            f"| {line['op']} | {line['case']} | {backend} | {times} | {line['bytes'] / 1e6:.2f} "
            f"| {tflops} | {target} | {peers} |"
        )
    return "\n".join(lines)


def write(output: Path, rows: list[dict[str, Any]]) -> None:
    """Writes `output` (JSON) and the table beside it."""
    report = {
        "device": jax.devices()[0].device_kind,
        "jax": jax.__version__,
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "command": timing.command(),
        "rows": rows,
    }
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    about = f"{report['device']}, JAX {report['jax']}, {report['date']}\n\n"
    output.with_suffix(".md").write_text(about + table(rows) + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--ops", help="operations, with commas between; default: all")
    parser.add_argument("--cases", help="only benches whose name contains this")
    parser.add_argument("--all-tilings", action="store_true", help="time every candidate")
    parser.add_argument("--output", type=Path, help="JSON file; the table gets the suffix .md")
    parser.add_argument("--workers", type=int, default=12, help="threads that compile")
    args = parser.parse_args(arguments)
    work = [c for op in chosen_ops(args.ops) for c in candidates(op, is_all=args.all_tilings)]
    work = [c for c in work if args.cases is None or args.cases in c.bench.name]
    compiling = timing.compile_all(work, workers=args.workers)
    compiled = list(track(compiling, "compile", total=len(work), transient=True))
    rows: list[dict[str, Any]] = []
    timer = timing.Timer()
    for group in timing.by_bench(compiled):
        for candidate, program in group:
            rows.append(row(candidate, timer(candidate, program)))
            print(words(rows[-1]), flush=True)
        if args.output is not None:
            write(args.output, rows)
    print(table(rows))
    return 1 if any("error" in line for line in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
