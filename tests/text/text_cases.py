"""Reads the case files that drive these tests."""

import json
import os
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ.get("LING_CASES_DIR", Path(__file__).parents[1] / "cases"))
DEMO = Path(__file__).parents[2] / "ling_jax" / "demo"


def load(name: str) -> dict[str, Any]:
    """A case file as a whole."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def by_id(name: str, prefix: str = "") -> dict[str, dict[str, Any]]:
    """The cases of a file whose id starts with `prefix`, by id."""
    return {case["id"]: case for case in load(name)["cases"] if case["id"].startswith(prefix)}
