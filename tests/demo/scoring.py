"""Scores of folders on the first held-back problems, as `scripts/eval_gsm8k.py` gives them."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEMO = ROOT / "ling_jax" / "demo"


def evaluated(prefix, items, *flags):
    """The report and the records in the order of the problems."""
    command = [
        *(ROOT / "scripts" / "eval_gsm8k.py", "--data", DEMO / "eval.jsonl", "--limit", items),
        *("--max-tokens", 512, "--max-running-requests", 16, "--output", prefix, *flags),
    ]
    run([sys.executable, *command])
    lines = prefix.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
    records = sorted(map(json.loads, lines), key=lambda record: record["index"])
    return json.loads(prefix.with_suffix(".json").read_text(encoding="utf-8")), records


def run(command):
    """Runs a command of this checkout, which must succeed."""
    done = subprocess.run(
        list(map(str, command)), cwd=ROOT, capture_output=True, text=True, timeout=400, check=False
    )
    assert done.returncode == 0, done.stderr
