"""Finds the fastest tiling of every bench and writes the tuned table of this machine's GPU.

Times all candidates once and the two best once more; an entry that exists already is timed
with them, and gives way only to a tiling that is 3 % faster. `ling_jax/pallas/_tuned.py` reads the
file; each entry keeps its time, floor, JAX version and date.

  python scripts/tune_kernels.py --ops kda_decode,matmul
"""

import argparse  # not tyro: a GPU machine may have nothing but JAX, Flax and their dependencies
import datetime
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jax
from bench_kernels import chosen_ops, row, words
from rich.progress import track

from ling_jax.pallas import _tuned, registry, timing
from ling_jax.pallas.timing import Candidate, Timing

MARGIN = 0.03
"""By how much a new tiling must be faster than the one in the table."""
FOLDER = Path(__file__).parents[1] / "ling_jax" / "pallas" / "tuned"

Table = dict[str, dict[str, Any]]


def device_name(kind: str) -> str:
    """`NVIDIA H200` as the tuned tables are named: `nvidia_h200`."""
    return "_".join(kind.lower().split())


def current(table: Table, op: str, key: str, example: Any) -> Any:
    """The tiling in the table, typed like `example`; None without one or with other fields."""
    entry = table.get(op, {}).get(key)
    try:
        return None if entry is None else type(example)(**entry["tiling"])
    except (TypeError, ValueError):  # the tiling has changed since; its checks are ValueErrors too
        return None


def candidates(op: str, table: Table) -> list[Candidate]:
    """Tilings to time, those of the table included."""
    found = []
    for bench in registry.benches(op):
        for backend, tilings in bench.tilings.items():
            if not tilings:
                continue
            old = current(table, op, f"{bench.key}/{backend}", tilings[0])
            extra = () if old is None or old in tilings else (old,)
            found += [
                Candidate(op=op, bench=bench, backend=backend, tiling=tiling)
                for tiling in (*tilings, *extra)
            ]
    return found


def choose(times: Sequence[tuple[Any, float]], old: Any) -> tuple[Any, float]:
    """The fastest tiling, or the old one unless that is beaten by the margin."""
    best = min(times, key=lambda pair: pair[1])
    for tiling, us in times:
        if tiling == old and best[1] > (1 - MARGIN) * us:
            return tiling, us
    return best


def tune(
    group: Sequence[tuple[Candidate, timing.Program | Exception]], timer: timing.Timer, old: Any
) -> tuple[Any, float] | None:
    """Tiling and microseconds for one bench and backend; None if no candidate ran."""
    times: dict[int, float] = {}

    def measure(i: int) -> None:
        candidate, program = group[i]
        result = timer(candidate, program)
        print(words(row(candidate, result)), flush=True)
        if isinstance(result, Timing):
            times[i] = min(result.us, times.get(i, result.us))

    for i in range(len(group)):
        measure(i)
    again = sorted(times, key=lambda i: times[i])[:2]
    again += [i for i in times if group[i][0].tiling == old and i not in again]
    for i in again:
        measure(i)
    if not times:
        return None
    return choose([(group[i][0].tiling, times[i]) for i in again], old)


def dump(table: Table) -> str:
    """The table as JSON: sorted, one entry a line."""
    blocks = []
    for op in sorted(table):
        entries = table[op]
        lines = [f"  {json.dumps(key)}: {json.dumps(entries[key])}" for key in sorted(entries)]
        blocks.append(f" {json.dumps(op)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--ops", help="operations, with commas between; default: all")
    parser.add_argument("--cases", help="only benches whose name contains this")
    parser.add_argument("--output", type=Path, default=FOLDER, help="folder of the table")
    parser.add_argument("--workers", type=int, default=12, help="threads that compile")
    args = parser.parse_args(arguments)
    device = device_name(jax.devices()[0].device_kind)
    path = args.output / f"{device}.json"
    old: Table = json.loads(path.read_text()) if path.is_file() else _tuned.table(device)
    table = {op: dict(entries) for op, entries in old.items()}
    work = [c for op in chosen_ops(args.ops) for c in candidates(op, old)]
    work = [c for c in work if args.cases is None or args.cases in c.bench.name]
    compiling = timing.compile_all(work, workers=args.workers)
    compiled = list(track(compiling, "compile", total=len(work), transient=True))
    timer = timing.Timer()
    for group in timing.by_bench(compiled):
        for backend in dict.fromkeys(candidate.backend for candidate, _ in group):
            mine = [pair for pair in group if pair[0].backend == backend]
            op, bench = mine[0][0].op, mine[0][0].bench
            key = f"{bench.key}/{backend}"
            kept = current(old, op, key, mine[0][0].tiling)
            found = tune(mine, timer, kept)
            if found is None or found[0] == kept:
                continue
            table.setdefault(op, {})[key] = {
                "tiling": timing.tiling_fields(found[0]),
                "median_us": round(found[1], 3),
                "floor_us": round(bench.floor_us, 3),
                "jax": jax.__version__,
                "date": datetime.date.today().isoformat(),
            }
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dump(table), encoding="utf-8")
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
