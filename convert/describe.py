"""Tables for people: what would be converted, and what a folder is."""

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from rich.table import Table

from convert.plan import Config, Plan, PlannedWeight, converted_config, make_plan
from convert.quantize import Scheme, expanded_why, scheme_of
from convert.run import Report
from convert.sizes import size_text
from convert.target import side_files
from ling_jax.checkpoint.load import kind_of
from ling_jax.checkpoint.manifest import is_converted, read_manifest
from ling_jax.checkpoint.quantization import Fp8, Int4, Mxfp4
from ling_jax.spec.config import DraftConfig

_NAMED = 4
_WORST = 3


def plan_table(plan: Plan) -> Table:
    """Every weight, with what fills it."""
    table = Table(title=f"weights of {plan.source}", title_justify="left")
    table.add_column("weight", no_wrap=True)
    table.add_column("dtype", no_wrap=True)
    table.add_column("shape", no_wrap=True)
    table.add_column("bytes", justify="right", no_wrap=True)
    table.add_column("from", overflow="fold")
    for weight in plan.weights:
        shape = "x".join(map(str, weight.spec.shape))
        row = (weight.path, weight.dtype, shape, f"{weight.spec.bytes:,}", _from(weight))
        table.add_row(*row)
    return table


def _from(weight: PlannedWeight) -> str:
    names = [piece.name for piece in weight.sources.pieces]
    if len(names) <= _NAMED:
        return " ".join(names)
    return f"{names[0]} {names[1]} .. {names[-1]} ({len(names)})"


def plan_lines(plan: Plan) -> list[str]:
    """The sums of a plan."""
    files, left_behind = side_files(plan.source)
    checked = (
        "names, shapes and dtypes agree with config.json"
        if plan.files is not None
        else "no shards read; sizes from config.json"
    )
    lines = [
        f"{len(plan.weights):,} weights from {len(plan.tensors):,} tensors, "
        f"{size_text(plan.bytes)}: {checked}",
        f"disk needed: up to {size_text(plan.disk_bytes)}; "
        f"host memory: {size_text(plan.host_bytes)} beside the program",
        *_packed_lines(plan.cfg, plan.quantize),
        f"side files: {' '.join(files) or 'none'}",
    ]
    if left_behind:
        lines.append(f"left behind: {' '.join(left_behind)}")
    if plan.allowed:
        lines.append(f"unexpected, allowed: {' '.join(plan.allowed)}")
    return lines


def report_lines(report: Report, target: Path) -> list[str]:
    """What a conversion did."""
    plan = report.plan
    rate = size_text(int(report.written / max(report.seconds, 1e-9)))
    lines = [
        f"{target}: {len(plan.weights):,} weights from {len(plan.tensors):,} tensors, "
        f"{size_text(plan.bytes)} in {report.seconds:.1f} s ({rate}/s); "
        f"0 missing, 0 unexpected, 0 mismatched, {len(plan.allowed)} unexpected allowed",
        f"side files: {' '.join(report.files)}",
    ]
    if report.left_behind:
        lines.append(f"left behind: {' '.join(report.left_behind)}")
    return [*lines, *_packed_lines(plan.cfg, plan.quantize), *_error_lines(report.errors)]


def _packed_lines(cfg: Config, quantize: Scheme) -> list[str]:
    """What the conversion quantised, and what was packed before."""
    if isinstance(cfg, DraftConfig):
        return []
    why = expanded_why(cfg, quantize)
    has_fp8 = cfg.scheme is not None or why is not None
    experts, is_ours = cfg.packed_experts, {}
    if has_fp8:
        dense = (
            "projections, dense and shared MLPs" if experts is None else "projections, dense MLPs"
        )
        is_ours[f"{dense} in {Fp8()}"] = quantize != "none"
    if experts is not None:
        form = Int4(experts.group) if experts.kind == "int4" else Mxfp4()
        is_ours[f"routed experts in {form}"] = quantize == experts.kind
    elif has_fp8:
        is_ours[f"routed experts in {Fp8()}"] = quantize != "none"
    ours, theirs = ("; ".join(x for x in is_ours if is_ours[x] == y) for y in (True, False))
    lines = [f"quantised by the conversion: {ours}"] if ours else []
    if why is not None:
        lines.append(
            f"{Fp8()} is stored expanded to {cfg.dtype}, which saves no memory: {why} (first such "
            f"module)"
        )
    return lines + ([f"packed as in the source: {theirs}"] if theirs else [])


def _error_lines(errors: Mapping[str, float]) -> list[str]:
    """How far quantised tensors are from their values, and the worst by name."""
    if not errors:
        return []
    worst = sorted(errors, key=lambda name: -errors[name])[:_WORST]
    named = ", ".join(f"{name} {errors[name]:.4f}" for name in worst)
    return [
        f"quantised: {len(errors):,} tensors, relative RMS error "
        f"{statistics.median(errors.values()):.4f} (median); largest: {named}"
    ]


def inspect_lines(folder: Path) -> list[str]:
    """What a folder of either kind is.

    Raises:
      CheckpointError, ConfigError: it is neither, or not whole.
    """
    if is_converted(folder):
        manifest = read_manifest(folder)
        kind, source, weights = manifest.kind, manifest.source, manifest.weights
        origin = [f"source: {source}, converted by {manifest.tool}"]
        sizes = [(weight.dtype, weight.bytes) for weight in weights]
        copies = [f"copies of the target's: {', '.join(manifest.copies)}"]
        errors = {k: v for weight in weights for k, v in weight.errors.items()}
        more = _packed_lines(converted_config(folder, manifest), scheme_of(manifest))
        more += [f"side files: {' '.join(manifest.files)}", *_error_lines(errors)]
        more += copies if manifest.copies else []
    else:
        plan = make_plan(folder, allow="")
        kind, origin = plan.kind, [f"shards: {plan.shards}, tensors: {len(plan.tensors):,}"]
        sizes = [(weight.dtype, weight.spec.bytes) for weight in plan.weights]
        more = ["sizes are those of the weights it loads as"]
    return [f"{folder}: a {kind} ({kind_of(folder)})", *origin, *_size_lines(sizes), *more]


def _size_lines(sizes: Iterable[tuple[str, int]]) -> list[str]:
    counts, totals = Counter[str](), Counter[str]()
    for dtype, size in sizes:
        counts[dtype] += 1
        totals[dtype] += size
    lines = [f"weights: {counts.total():,}, {size_text(totals.total())}"]
    return lines + [f"  {x}: {counts[x]:,} weights, {size_text(totals[x])}" for x in sorted(counts)]
