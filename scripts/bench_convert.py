"""Times conversions: Ling-3.0-flash's first layers at their sizes, and all its tensors, tiny.

The first shows seconds for each GB and the memory of large weights, the second what so many tensors
cost. Each conversion is a process of its own, whose memory is watched (Linux), and is compared with
its source afterwards. Writes OUTPUT.json and OUTPUT.md.

  python scripts/bench_convert.py --layers 4 --folder /scratch --output benchmarks/convert
"""

import json
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import tyro

from convert.quantize import Scheme
from ling_jax.checkpoint.folder import INDEX
from ling_jax.checkpoint.hf import expected_tensors
from ling_jax.config import ModelConfig
from ling_jax.testing.published import LING_FLASH

SHARD_BYTES = 5 << 30
_GB = 1e9
_NUMPY = {"BF16": ml_dtypes.bfloat16, "F32": np.float32}
_LISTS = ("expert_swiglu_limit_list", "share_expert_swiglu_limit_list")
_TINY = {
    "vocab_size": 512,
    "hidden_size": 64,
    "intermediate_size": 96,
    "moe_intermediate_size": 16,
    "moe_shared_expert_intermediate_size": 16,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
    "head_dim": 16,
    "kv_lora_rank": 16,
    "qk_nope_head_dim": 16,
    "qk_rope_head_dim": 8,
    "qk_head_dim": 24,
    "rotary_dim": 8,
    "v_head_dim": 16,
}


@dataclass(frozen=True, kw_only=True)
class Config:
    """Where and how much."""

    layers: int = 4
    """Decoder layers at their true sizes, of which two are dense; 6 GB for each other one."""
    folder: Path = Path(tempfile.gettempdir())
    """For the checkpoints and what becomes of them; needs twice their size."""
    output: Path = Path("convert")
    """Name of the two files."""
    quantize: Scheme = "none"
    """Quantise on the way; the tiny tensors, which are smaller than a block, are left out then."""


def flash_fields(layers: int) -> dict[str, Any]:
    """Flash cut down to its first layers, without the prediction layer."""
    cut = {name: LING_FLASH[name][:layers] for name in _LISTS}
    return LING_FLASH | cut | {"num_hidden_layers": layers, "num_nextn_predict_layers": 0}


def write_source(folder: Path, fields: Mapping[str, Any]) -> dict[str, int]:
    """Writes random tensors shard by shard; returns their number and bytes."""
    cfg = ModelConfig.from_hf(fields)
    folder.mkdir(parents=True)
    (folder / "config.json").write_text(json.dumps(dict(fields)))
    shards: list[dict[str, tuple[str, tuple[int, ...]]]] = [{}]
    total = size = 0
    for name, want in expected_tensors(cfg).items():
        dtype = want.dtypes[0]
        count = int(np.prod(want.shape)) * np.dtype(_NUMPY[dtype]).itemsize
        if size + count > SHARD_BYTES and shards[-1]:
            shards.append({})
            size = 0
        shards[-1][name] = dtype, want.shape
        size, total = size + count, total + count
    weight_map = {}
    for i, tensors in enumerate(shards):
        file = f"model-{i + 1:05d}-of-{len(shards):05d}.safetensors"
        write_shard(folder / file, tensors, seed=i)
        weight_map |= dict.fromkeys(tensors, file)
    (folder / INDEX).write_text(json.dumps({"metadata": {}, "weight_map": weight_map}))
    return {"tensors": len(weight_map), "bytes": total}


def write_shard(path: Path, tensors: Mapping[str, tuple[str, tuple[int, ...]]], seed: int) -> None:
    """One file, a tensor at a time: safetensors' own writer wants all of them in memory."""
    header: dict[str, Any] = {}
    end = 0
    for name, (dtype, shape) in tensors.items():
        start, end = end, end + int(np.prod(shape)) * np.dtype(_NUMPY[dtype]).itemsize
        header[name] = {"dtype": dtype, "shape": list(shape), "data_offsets": [start, end]}
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    draw = values(seed)
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for dtype, shape in tensors.values():
            left = int(np.prod(shape))
            while left:
                part = next(draw)[:left]
                file.write(part.astype(_NUMPY[dtype]).tobytes())
                left -= len(part)


def values(seed: int) -> Iterator[np.ndarray]:
    """Runs of normal numbers: the same ones, begun at another place each time."""
    rng = np.random.default_rng(seed)
    pool = 0.02 * rng.standard_normal(1 << 24, np.float32)
    while True:
        start = int(rng.integers(0, len(pool) // 2))
        yield pool[start : start + len(pool) // 2]


def run(*arguments: str | Path) -> dict[str, float]:
    """Seconds and peak memory of one `python -m convert`."""
    before, peak = time.perf_counter(), 0
    with subprocess.Popen([sys.executable, "-m", "convert", *map(str, arguments)]) as child:
        while child.poll() is None:
            peak = max(peak, own_bytes(child.pid))
            time.sleep(0.02)
    if child.returncode:
        raise SystemExit(f"convert ended with status {child.returncode}")
    return {"seconds": time.perf_counter() - before, "peak_bytes": peak}


def own_bytes(pid: int) -> int:
    """Memory of a process that is its own: not the pages of the files that it maps, which the
    system takes back whenever it wants them."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("RssAnon"))


def measure(name: str, fields: Mapping[str, Any], folder: Path, quantize: Scheme) -> dict[str, Any]:
    """Converts one checkpoint, and compares the result with it."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        source, target = Path(place) / "source", Path(place) / "target"
        found: dict[str, Any] = {"name": name} | write_source(source, fields)
        found["convert"] = run(source, target, "--quantize", quantize)
        found["verify"] = run("verify", target, "--source", source, "--full")
    return found


def markdown(report: Mapping[str, Any]) -> str:
    """The report as a table."""
    lines = [
        "# Conversion",
        "",
        f"{report['date']}, {report['machine']}: `{report['command']}`",
        "",
        "| checkpoint | tensors | GB | seconds | seconds a GB | peak memory GB | verify, s |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in report["results"]:
        size, made = row["bytes"] / _GB, row["convert"]
        lines.append(
            f"| {row['name']} | {row['tensors']:,} | {size:.2f} | {made['seconds']:.0f} | "
            f"{made['seconds'] / size:.1f} | {made['peak_bytes'] / _GB:.2f} | "
            f"{row['verify']['seconds']:.0f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    config = tyro.cli(Config, description=(__doc__ or "").partition("\n")[0])
    cases = {f"{config.layers} layers, true sizes": flash_fields(config.layers)}
    command = f"python scripts/bench_convert.py --layers {config.layers}"
    if config.quantize == "none":
        cases = {"every tensor, tiny": LING_FLASH | _TINY} | cases
    else:
        command += f" --quantize {config.quantize}"
    report = {
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "command": command,
        "results": [measure(*case, config.folder, config.quantize) for case in cases.items()],
    }
    config.output.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
    config.output.with_suffix(".md").write_text(markdown(report))


if __name__ == "__main__":
    main()
