"""Which checkpoint, on what, with which versions: what tells two runs apart."""

import hashlib
import os
import platform
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

import jax

from ling_jax import __version__
from ling_jax.checkpoint.folder import CONFIG, SHARDS
from ling_jax.checkpoint.load import kind_of
from ling_jax.checkpoint.manifest import MANIFEST, file_sha256, is_converted

_SAMPLE_BYTES = 1 << 20
_PACKAGES = ("jax", "jaxlib", "tokenizers")


def identify(folder: Path) -> dict[str, Any]:
    """Name, kind and hashes of a checkpoint folder.

    A manifest holds hashes of all weights. Without one, `weights_sha256` is of names, sizes and
    both ends of the shards: reading hundreds of gigabytes would take longer than to answer.

    Args:
      folder: of a model or of a draft, already read as one.
    """
    found = {"folder": folder.resolve().name, "kind": kind_of(folder)}
    names = {"config": CONFIG, "tokenizer": "tokenizer.json"}
    if is_converted(folder):
        names["manifest"] = MANIFEST
    else:
        found["weights_sha256"] = _sampled(folder)
    present = {key: folder / name for key, name in names.items() if (folder / name).is_file()}
    return found | {f"{key}_sha256": file_sha256(path) for key, path in present.items()}


def environment(*, has_engine: bool) -> dict[str, Any]:
    """Versions and, with an engine in this process, what decides what is computed."""
    found: dict[str, Any] = {"python": platform.python_version(), "ling-jax": __version__}
    if has_engine:
        found |= {name: version(name) for name in _PACKAGES}
        found["device"] = jax.devices()[0].device_kind
    return found


def differing(before: Mapping[str, Any], now: Mapping[str, Any], path: str = "") -> str | None:
    """The first field in which two nested records differ, with both values."""
    for name in sorted(before.keys() | now.keys()):
        old, new, where = before.get(name), now.get(name), f"{path}{name}"
        if isinstance(old, Mapping) and isinstance(new, Mapping):
            found = differing(old, new, f"{where}.")
            if found is not None:
                return found
        elif old != new:
            return f"{where} is {new!r}, was {old!r}"
    return None


def _sampled(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(folder.glob(SHARDS)):
        size = path.stat().st_size
        digest.update(f"{path.name} {size}\n".encode())
        with path.open("rb") as file:
            digest.update(file.read(_SAMPLE_BYTES))
            file.seek(max(0, size - _SAMPLE_BYTES), os.SEEK_SET)
            digest.update(file.read(_SAMPLE_BYTES))
    return digest.hexdigest()
