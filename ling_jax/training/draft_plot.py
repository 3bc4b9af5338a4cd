"""The curves of a run; needs matplotlib, which nothing else does."""

import importlib
import importlib.util
import json
from pathlib import Path
from typing import Any

from ling_jax.errors import ConfigError


def require_matplotlib() -> None:
    """Raises `ConfigError` without matplotlib: before a run, not behind it."""
    if importlib.util.find_spec("matplotlib") is None:
        raise ConfigError("--plot needs matplotlib: pip install 'ling-jax[train]'.")


def plot_log(log: Path, image: Path, names: tuple[str, ...] = ("loss", "accept_length")) -> None:
    """Draws metrics against the step, of training and of what was held out.

    Args:
      log: as `ling_jax.training.draft_run.recording` writes it.
      image: file to write; its suffix names the format.
      names: of the metrics; at least two.

    Raises:
      ConfigError: the file cannot be written.
    """
    records = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    steps = [record for record in records if "loss" in record]
    held = [{"step": r["step"], **r["holdout"]} for r in records if "holdout" in r]
    # Not pyplot: it keeps figures and asks for a display.
    figure: Any = importlib.import_module("matplotlib.figure").Figure(
        figsize=(7, 3 * len(names)), layout="constrained"
    )
    plots = figure.subplots(len(names), 1, sharex=True)
    for axes, name in zip(plots, names, strict=True):
        axes.plot(*_curve(steps, name), linewidth=0.8, label="training")
        if held:
            axes.plot(*_curve(held, name), marker="o", markersize=3, label="held out")
        axes.set_ylabel(name.replace("_", " "))
        axes.grid(alpha=0.3)
    plots[0].legend()
    plots[-1].set_xlabel("step")
    try:
        figure.savefig(image, dpi=120)
    except (OSError, ValueError) as error:
        raise ConfigError(f"--plot: {image} cannot be written: {error}.") from None


def _curve(records: list[dict[str, Any]], name: str) -> tuple[list[int], list[float]]:
    return [record["step"] for record in records], [record[name] for record in records]
