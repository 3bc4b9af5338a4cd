"""Tilings found by `scripts/tune_kernels.py`, one file for each device kind.

Only the H200 has been tuned; other devices use its entries.
"""

import functools
import json
from importlib import resources
from typing import Any, TypeVar

Tiling = TypeVar("Tiling")
DEVICE = "nvidia_h200"


@functools.cache
def table(device: str = DEVICE) -> dict[str, Any]:
    """Entries by operation, then by case key and backend."""
    path = resources.files("ling_jax.pallas") / "tuned" / f"{device}.json"
    return json.loads(path.read_text()) if path.is_file() else {}


def lookup(op: str, key: str, backend: str, default: Tiling) -> Tiling:
    """The tuned tiling of a case, typed like `default`; `default` where there is none."""
    entry = table().get(op, {}).get(f"{key}/{backend}")
    return default if entry is None else type(default)(**entry["tiling"])


def bucket(rows: int) -> int:
    """Token counts share entries by powers of two, rounded up."""
    return 1 << max(0, rows - 1).bit_length()
