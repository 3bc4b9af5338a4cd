"""Times ling_jax beside mlx-lm on the CPU: same folders, same prompt, same cores (Linux).

Both run as child processes, in turn, several rounds, so that a busy moment of the machine does not
fall on one of them alone; the table shows the best round of each. Writes JSON and Markdown.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tyro
from rich.progress import track

from ling_jax.testing import tiny_config, write_checkpoint

SCRIPTS = Path(__file__).parent
DTYPES = ("float32", "checkpoint")

# mlx-lm reads these without a default.
PEER_FIELDS = {
    "partial_rotary_factor": 0.5,
    "num_key_value_heads": 0,  # set to the heads below
    "scoring_func": "sigmoid",
    "use_bias": False,
    "use_qkv_bias": False,
    "use_qk_norm": True,
}

MODELS: Mapping[str, dict[str, Any]] = {
    "micro": {
        "vocab_size": 512,
        "hidden_size": 64,
        "intermediate_size": 96,
        "num_attention_heads": 4,
        "head_dim": 64,
        "kv_lora_rank": 64,
        "qk_nope_head_dim": 64,
        "qk_rope_head_dim": 32,
        "v_head_dim": 64,
        "num_experts": 32,
        "moe_intermediate_size": 32,
        "moe_shared_expert_intermediate_size": 32,
    },
    "200m": {
        "vocab_size": 32768,
        "hidden_size": 768,
        "intermediate_size": 2048,
        "num_attention_heads": 6,
        "head_dim": 128,
        "kv_lora_rank": 256,
        "qk_nope_head_dim": 128,
        "qk_rope_head_dim": 64,
        "v_head_dim": 128,
        "num_experts": 32,
        "moe_intermediate_size": 128,
        "moe_shared_expert_intermediate_size": 128,
    },
}
COMMON = {
    "num_hidden_layers": 12,
    "layer_group_size": 6,
    "first_k_dense_replace": 2,
    "num_experts_per_tok": 8,
    "n_group": 8,
    "topk_group": 4,
    "rope_theta": 6000000,
    "max_position_embeddings": 4096,
}


@dataclass(frozen=True, kw_only=True)
class CompareConfig:
    """Compare ling_jax with mlx-lm on the CPU."""

    prompt_tokens: int = 512
    """Tokens of the prompt."""
    decode_tokens: int = 128
    """Tokens to generate."""
    repeats: int = 3
    """Timed runs of a child process."""
    rounds: int = 2
    """Times that both are started."""
    openblas: Path | None = None
    """libopenblas.so.0 to preload into MLX, whose Linux wheel carries the slow reference BLAS."""
    output: Path = Path("benchmarks/cpu")
    """Files to write, without suffix: .json and .md."""


def write_model(folder: Path, name: str) -> Path:
    """Writes one of the random checkpoints."""
    fields = tiny_config(**PEER_FIELDS, **COMMON, **MODELS[name])
    fields["num_key_value_heads"] = fields["num_attention_heads"]
    fields["eos_token_id"] = fields["vocab_size"] - 1
    write_checkpoint(folder / name, fields)
    return folder / name


def run(script: str, model: Path, dtype: str, config: CompareConfig) -> dict[str, Any]:
    """Runs one child process and returns its JSON."""
    environment = dict(os.environ)
    if script == "bench_cpu_mlx.py" and config.openblas is not None:
        environment |= {"LD_PRELOAD": str(config.openblas)}
        environment |= {"OPENBLAS_NUM_THREADS": str(len(os.sched_getaffinity(0)))}
    command = [sys.executable, str(SCRIPTS / script), "--model", str(model), "--dtype", dtype]
    for name in ("prompt_tokens", "decode_tokens", "repeats"):
        command += [f"--{name.replace('_', '-')}", str(getattr(config, name))]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        sys.exit(f"bench_cpu: {script} failed:\n{done.stderr}")
    return json.loads(done.stdout.strip().splitlines()[-1])


def best(results: list[dict[str, Any]], key: str) -> float:
    return max(result[key] for result in results)


def table(rows: list[dict[str, Any]]) -> str:
    """The comparison as Markdown."""
    lines = [
        "| model | dtype | phase | ling_jax tok/s | mlx-lm tok/s | ratio |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        for phase in ("prefill", "decode"):
            key = f"{phase}_tokens_per_second"
            ours, peer = best(row["ling_jax"], key), best(row["mlx_lm"], key)
            lines.append(
                f"| {row['model']} | {row['dtype']} | {phase} | {ours:.1f} | {peer:.1f} "
                f"| {ours / peer:.2f} |"
            )
    return "\n".join(lines)


def cpu_name() -> str:
    """The processor as Linux names it."""
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor()


def main() -> int:
    config = tyro.cli(CompareConfig)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        models = {name: write_model(Path(folder), name) for name in MODELS}
        cases = [(name, dtype) for name in MODELS for dtype in DTYPES]
        for name, dtype in track(cases, "models", transient=True):
            row: dict[str, Any] = {"model": name, "dtype": dtype, "ling_jax": [], "mlx_lm": []}
            for _ in range(config.rounds):
                row["ling_jax"].append(run("bench_cpu_ling.py", models[name], dtype, config))
                row["mlx_lm"].append(run("bench_cpu_mlx.py", models[name], dtype, config))
            rows.append(row)
    about = f"{cpu_name()}, {len(os.sched_getaffinity(0))} threads"
    config.output.parent.mkdir(parents=True, exist_ok=True)
    report = {"machine": about, "openblas": config.openblas is not None, "rows": rows}
    config.output.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
    text = f"{about}; prompt {config.prompt_tokens}, output {config.decode_tokens} tokens.\n\n"
    text += table(rows)
    config.output.with_suffix(".md").write_text(text + "\n")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
