"""The report of `bench_decode.py`: a decode step against its bytes, kernel by kernel.

python scripts/decode_report.py decode.json   # writes decode.md again from the numbers
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ling_jax.testing.cost import BANDWIDTH

_EXPERTS = ("experts", "shared_expert")
# What each kernel does, the operations of `testing/cost.py` whose bytes it moves, and their share.
KERNELS: Mapping[str, tuple[str, tuple[str, ...], float]] = {
    "matmul_two_kernel": ("KDA input projections", ("kda_in",), 1),
    "matmul_three_kernel": ("MLA input projections", ("mla_in",), 1),
    "matmul_one_kernel": ("output projections, dense MLP", ("out_projection", "dense_mlp"), 1),
    "matmul_kernel": ("BF16 products, the head's among them", (), 0),
    "matvec_kernel": ("BF16 products, the head's among them", (), 0),
    "kda_decode_kernel": ("KDA states", ("kda_state",), 1),
    "moe_gate_up_fp8_kernel": ("experts: gate, up, SwiGLU", _EXPERTS, 2 / 3),
    "moe_down_fp8_kernel": ("experts: down", _EXPERTS, 1 / 3),
    "moe_gate_up_four_bit_kernel": ("experts: gate, up, SwiGLU", _EXPERTS, 2 / 3),
    "moe_down_four_bit_kernel": ("experts: down", _EXPERTS, 1 / 3),
    "moe_gate_up_kernel": ("experts: gate, up, SwiGLU", _EXPERTS, 2 / 3),
    "moe_down_kernel": ("experts: down", _EXPERTS, 1 / 3),
    "moe_tiles_kernel": ("tiles of experts", (), 0),
    "router_logits_kernel": ("router logits", ("router",), 1),
    "router_partials_kernel": ("router logits", ("router",), 1),
    "topk_router_kernel": ("choice of experts", (), 0),
    "add_rms_norm_kernel": ("sum of parts, residual, norm, FP8", (), 0),
    "combine_rms_norm_kernel": ("sum of experts, residual, norm, FP8", (), 0),
    "mla_absorb_kernel": ("MLA queries, cache write", ("mla_absorb",), 0.5),
    "mla_attention_kernel": ("MLA attention", ("mla_cache",), 1),
    "mla_merge_kernel": ("MLA merge, values, gate", ("mla_absorb",), 0.5),
}
_SMALLEST_US = 20.0  # of a step; what takes less is summed


def markdown(report: Mapping[str, Any]) -> str:
    """The report as tables."""
    lines = [
        f"# One decode step, {report['model']}, {report['format']}, one {report['device']}",
        "",
        f"{report['date']}, jax {report['jax']}: `{report['command']}`",
        "",
        f"Calls of {report['steps']} steps start one behind the other, as a server's do; one that",
        "starts when the last one is over takes longer. Floors count experts as for independent,",
        "uniform choices.",
        "",
        "| rows | context | ms per step | ms of a call alone | us of kernels "
        "| GB | floor ms | ratio | tokens/s | experts opened | compile s | from cache s |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [_summary(row) for row in report["results"]]
    for row in report["results"]:
        if "profile" in row:
            lines += _by_kernel(row)
    return "\n".join(lines) + "\n"


def _summary(row: Mapping[str, Any]) -> str:
    def shown(name: str, digits: int) -> str:
        return "" if row.get(name) is None else f"{row[name]:.{digits}f}"

    cells = (
        *(str(row["batch"]), str(row["context"])),
        *(shown("ms_per_step", 2), shown("ms_alone", 1), shown("us_of_kernels", 0)),
        f"{row['floor_ms'] * BANDWIDTH / 1e12:.2f}",
        *(shown("floor_ms", 2), shown("fraction", 2)),
        *(shown("tokens_per_s", 0), shown("experts_opened", 0)),
        *(shown("compile_s", 0), shown("cache_load_s", 0)),
    )
    return f"| {' | '.join(cells)} |"


def _by_kernel(row: Mapping[str, Any]) -> list[str]:
    rows = "row" if row["batch"] == 1 else "rows"
    lines = ["", f"## {row['batch']} {rows}, one step by kernel", ""]
    lines += [
        "| kernel | what | launches | us each | us | MB | floor us | ratio |",
        "|---|---|---|---|---|---|---|---|",
    ]
    floors, rest = row["floor_us_by_operation"], 0.0
    for entry in row["profile"]:
        if entry["us_per_step"] < _SMALLEST_US:
            rest += entry["us_per_step"]
            continue
        what, parts, share = KERNELS.get(entry["kernel"], ("XLA's own", (), 0))
        floor = share * sum(floors.get(part, 0.0) for part in parts)
        lines.append(
            f"| `{entry['kernel'][:60]}` | {what} | {entry['calls']:.0f} "
            f"| {entry['us_each']:.2f} | {entry['us_per_step']:.0f} "
            f"| {_against(floor, entry['us_per_step'])} |"
        )
    lines.append(f"| all others | | | | {rest:.0f} | | | |")
    return [*lines, "", f"The head's floor is {floors['lm_head']:.0f} us."]


def _against(floor_us: float, us: float) -> str:
    """Megabytes, floor and ratio of kernels whose bytes are known."""
    if not floor_us:
        return "| |"
    return f"{floor_us * BANDWIDTH / 1e12:.0f} | {floor_us:.0f} | {floor_us / us:.2f}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.with_suffix(".md").write_text(markdown(json.loads(path.read_text())))
