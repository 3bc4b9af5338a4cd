"""The tables printed at start: what was asked for, and what was loaded."""

from dataclasses import fields
from typing import Any

from rich.console import Console
from rich.table import Table

from ling_jax.serve.config import ServeConfig
from ling_jax.serve.interfaces import Backend


def print_settings(config: ServeConfig, url: str) -> None:
    """Prints every setting as it is used; of the key only whether there is one."""
    rows = [(item.name, _shown(getattr(config, item.name))) for item in fields(config)]
    settings = dict(rows)
    settings["api_key"] = "none" if config.api_key is None else "set"
    settings["served_model_name"] = " ".join(config.names)
    _print("configuration", [*settings.items(), ("address", url)])


def print_model(backend: Backend) -> None:
    """Prints what the loader says about the model."""
    rows = [
        ("context_length", str(backend.context_length)),
        ("chat_template", f"{backend.template.source} sha256={backend.template.sha256[:12]}"),
        *backend.description,
    ]
    _print("model", rows)


def _shown(value: Any) -> str:
    return "auto" if value is None else str(value)


def _print(title: str, rows: list[tuple[str, str]]) -> None:
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in rows:
        table.add_row(name, value)
    console = Console(highlight=False, markup=False)
    console.print(table)
