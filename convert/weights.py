"""One weight at a time: written, hashed, compared."""

import hashlib
import math
import shutil
from pathlib import Path

import numpy as np

from convert.plan import PlannedWeight
from convert.quantize import QuantizingFolder
from ling_jax.checkpoint.folder import TensorFolder
from ling_jax.checkpoint.hf import leaf_blocks
from ling_jax.checkpoint.manifest import StoredWeight, array_sha256, raw_bytes
from ling_jax.checkpoint.mapping import Piece, Sources
from ling_jax.checkpoint.orbax import Blocks, StoredFolder
from ling_jax.errors import CheckpointError

_CHUNK_BYTES = 32 << 20


def write_weight(blocks: Blocks, files: TensorFolder, weight: PlannedWeight) -> StoredWeight:
    """Writes a weight, a block of rows at a time; what a kill left of it goes first.

    Raises:
      CheckpointError: it cannot be written.
    """
    place = blocks.folder / weight.path
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    digest, starts = hashlib.sha256(), []
    for start, rows in leaf_blocks(files, weight.spec, weight.sources):
        digest.update(raw_bytes(rows))
        blocks.write(weight.path, start, rows)
        starts.append(start)
    return StoredWeight(
        path=weight.path,
        shape=weight.spec.shape,
        dtype=weight.dtype,
        starts=tuple(starts),
        sha256=digest.hexdigest(),
        disk_bytes=folder_bytes(place),
        tensors=source_hashes(files, weight.sources),
        errors=_errors(files, weight.sources),
    )


def _errors(files: TensorFolder, sources: Sources) -> dict[str, float]:
    if not isinstance(files, QuantizingFolder):
        return {}
    pieces = (piece for piece in sources.pieces if piece.part != "scales")
    return {piece.name: files.errors[piece.name] for piece in pieces if files.quantizes(piece)}


def source_hashes(files: TensorFolder, sources: Sources) -> dict[str, str]:
    """SHA-256 of the values of every published tensor that fills a weight, before quantising; of
    codes or scales if it is packed and stays so."""
    return {piece.name: _piece_sha256(files, piece) for piece in sources.pieces}


def _piece_sha256(files: TensorFolder, piece: Piece) -> str:
    read, is_quantised = files.read_rows, False
    if isinstance(files, QuantizingFolder):
        read, is_quantised = files.read_plain_rows, files.quantizes(piece)
    if piece.part is not None and not is_quantised:
        return array_sha256(files.read_part(piece.name, piece.part))
    digest, name, shape = hashlib.sha256(), piece.name, piece.shape
    rows = max(1, _CHUNK_BYTES // (4 * math.prod(shape[1:])))
    for start in range(0, shape[0], rows):
        stop = min(start + rows, shape[0])
        digest.update(raw_bytes(read(name, start, stop)))
    return digest.hexdigest()


def is_intact(blocks: Blocks, stored: StoredWeight) -> bool:
    """Whether a weight on disk has the values that were written."""
    try:
        return stored_sha256(blocks, stored) == stored.sha256
    except CheckpointError:
        return False


def stored_sha256(blocks: Blocks, stored: StoredWeight) -> str:
    """SHA-256 of the values of a weight on disk.

    Raises:
      CheckpointError: a block is missing or damaged.
    """
    digest = hashlib.sha256()
    for start in stored.starts:
        digest.update(raw_bytes(blocks.read(stored.path, start)))
    return digest.hexdigest()


def first_difference(
    stored: StoredFolder, files: TensorFolder, weight: PlannedWeight
) -> int | None:
    """First row in which a weight on disk is not, bit for bit, what the source gives.

    Raises:
      CheckpointError: a block is missing or damaged.
    """
    for start, rows in leaf_blocks(files, weight.spec, weight.sources):
        ours = stored.read_rows(weight.path, start, start + len(rows))
        if ours.shape != rows.shape or ours.dtype != rows.dtype:
            return start
        if not np.array_equal(raw_bytes(ours), raw_bytes(rows)):
            pairs = zip(ours, rows, strict=True)
            return start + [array_sha256(a) == array_sha256(b) for a, b in pairs].index(False)
    return None


def folder_bytes(folder: Path) -> int:
    """Bytes of all files in a folder and below."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
