"""What a converted folder says of itself: `manifest.json`, and the marker that it is whole.

FOLDER/config.json, tokenizer.json, ...   side files, as in the source
FOLDER/weights/PATH/ROW                   rows ROW and following of a weight (`checkpoint.orbax`)
FOLDER/manifest.json                      `Manifest`
FOLDER/COMPLETE                           written last: hash of the manifest

PATH is the weight's place in the spec tree, such as `layers.1.ffn.gate_up`.
"""

import dataclasses
import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import ml_dtypes  # noqa: F401  registers bfloat16 and the small floats with NumPy
import numpy as np

from ling_jax.checkpoint.folder import read_json
from ling_jax.config import ModelConfig, PackedExperts, Scheme
from ling_jax.errors import CheckpointError

VERSION = 2
MANIFEST = "manifest.json"
MARKER = "COMPLETE"
JOURNAL = "journal.jsonl"
WEIGHTS = "weights"
OWN_NAMES = (MANIFEST, MARKER, JOURNAL, WEIGHTS)

Kind = Literal["model", "draft"]


@dataclass(frozen=True, kw_only=True)
class StoredWeight:
    """One weight as it is stored."""

    path: str
    shape: tuple[int, ...]
    dtype: str
    starts: tuple[int, ...]
    """First row of every stored block."""
    sha256: str
    """Of the values, all rows in order."""
    disk_bytes: int
    """Of all its files."""
    tensors: dict[str, str]
    """Published tensors that fill it, with the SHA-256 of their values."""
    errors: dict[str, float] = dataclasses.field(default_factory=dict)
    """Of tensors that the conversion quantised: root mean square error over that of the values."""

    @property
    def bytes(self) -> int:
        return int(np.prod(self.shape)) * np.dtype(self.dtype).itemsize

    @staticmethod
    def from_json(fields: Mapping[str, Any]) -> "StoredWeight":
        """Raises KeyError, TypeError or ValueError for fields that are none of a weight."""
        listed = {name: tuple(map(int, fields[name])) for name in ("shape", "starts")}
        np.dtype(fields["dtype"])
        return StoredWeight(**{**fields, **listed, "tensors": dict(fields["tensors"])})


@dataclass(frozen=True, kw_only=True)
class CopiedTable:
    """Rows of a draft's copy of a matrix of its target; the copy itself is not kept."""

    dtype: str
    rows: dict[str, str]
    """SHA-256 by row."""


@dataclass(frozen=True, kw_only=True)
class Packed:
    """Which weights of a model are packed, as on the device."""

    scheme: Scheme | None = None
    """Of projections."""
    experts: PackedExperts | None = None

    @staticmethod
    def of(cfg: ModelConfig) -> "Packed":
        """What a configuration packs."""
        return Packed(scheme=cfg.scheme, experts=cfg.packed_experts)

    def applied(self, cfg: ModelConfig) -> ModelConfig:
        """The configuration whose weights are those of the folder."""
        return dataclasses.replace(cfg, scheme=self.scheme, packed_experts=self.experts)

    @staticmethod
    def from_json(fields: Mapping[str, Any]) -> "Packed":
        """Raises KeyError or TypeError for other fields."""
        experts = fields["experts"]
        return Packed(
            scheme=fields["scheme"], experts=None if experts is None else PackedExperts(**experts)
        )


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """All that stands in a converted folder."""

    kind: Kind
    source: str
    """Name of the folder it was made from."""
    dtype: str
    """Of the weights that are neither packed nor kept precise."""
    tool: str
    """Package and version that wrote it."""
    weights: tuple[StoredWeight, ...]
    files: dict[str, str]
    """Side files, with their SHA-256."""
    copies: dict[str, CopiedTable]
    """Of a draft: its copies of the target's matrices, by name."""
    packed: Packed = Packed()
    version: int = VERSION

    def to_json(self) -> dict[str, Any]:
        """What `manifest.json` holds."""
        return dataclasses.asdict(self)

    @staticmethod
    def from_json(fields: Mapping[str, Any], name: str) -> "Manifest":
        """Reads what `to_json` gave.

        Args:
          name: of the file, for the error.

        Raises:
          CheckpointError: it is another version, or none.
        """
        if fields.get("version") != VERSION:
            found = fields.get("version")
            raise CheckpointError(
                f"{name}: version is {found!r}, expected {VERSION}; convert the source again."
            )
        try:
            weights = tuple(StoredWeight.from_json(weight) for weight in fields["weights"])
            copies = {key: CopiedTable(**table) for key, table in fields["copies"].items()}
            parts = {"weights": weights, "copies": copies, "files": dict(fields["files"])}
            parts["packed"] = Packed.from_json(fields["packed"])
            return Manifest(**{**fields, **parts})
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise CheckpointError(
                f"{name} is no manifest of a converted folder ({error}); convert the source again."
            ) from None


def is_converted(folder: Path) -> bool:
    """Whether `python -m convert` wrote the folder, finished or not."""
    return any((folder / name).is_file() for name in (MANIFEST, MARKER, JOURNAL))


def write_marker(folder: Path) -> None:
    """Marks a folder with a manifest: from here on it counts as whole."""
    write_json(folder / MARKER, {"manifest_sha256": file_sha256(folder / MANIFEST)})


def read_manifest(folder: Path) -> Manifest:
    """Reads the manifest of a finished conversion.

    Raises:
      CheckpointError: the conversion is incomplete, or manifest and marker disagree.
    """
    if not (folder / MARKER).is_file():
        raise CheckpointError(
            f"{folder} is incomplete: its conversion has not finished (no {MARKER}). Go on with "
            f"`python -m convert SOURCE TARGET --resume`."
        )
    marked, path = read_json(folder / MARKER).get("manifest_sha256"), folder / MANIFEST
    manifest = Manifest.from_json(read_json(path), str(path))
    if marked != file_sha256(path):
        raise CheckpointError(
            f"{path} has changed since the conversion finished; convert the source again."
        )
    return manifest


def write_json(path: Path, value: Mapping[str, Any]) -> None:
    """Writes a JSON object whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    with part.open("w", encoding="utf-8") as file:
        json.dump(value, file, indent=1)
        file.write("\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def file_sha256(path: Path) -> str:
    """SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def raw_bytes(values: np.ndarray) -> memoryview:
    """The bytes of an array, for hashing: NumPy exports no buffer of bfloat16."""
    return np.ascontiguousarray(values).reshape(-1).view(np.uint8).data


def array_sha256(values: np.ndarray) -> str:
    """SHA-256 of the values of an array."""
    return hashlib.sha256(raw_bytes(values)).hexdigest()
