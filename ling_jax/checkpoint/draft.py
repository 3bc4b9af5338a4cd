"""Loads the folder of a DSPARK draft, under any of the names that exports give its tensors."""

import dataclasses
from pathlib import Path
from typing import Any

import jax
import numpy as np
from jaxtyping import PyTree

from ling_jax.checkpoint.folder import TensorFolder, read_json
from ling_jax.checkpoint.hf import Progress, expected_of, load_tree
from ling_jax.checkpoint.manifest import (
    CopiedTable,
    array_sha256,
    is_converted,
    read_manifest,
)
from ling_jax.checkpoint.mapping import DRAFT_IGNORED, Sources, draft_name, draft_sources
from ling_jax.checkpoint.orbax import load_stored
from ling_jax.config import Dtype
from ling_jax.errors import CheckpointError
from ling_jax.model import ModelParams
from ling_jax.sharding import Parallel
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftParams, draft_spec

_COMPARED_ROWS = 64
_COPIED = ("embed_tokens.weight", "lm_head.weight")


def load_draft_config(folder: Path) -> DraftConfig:
    """Reads `config.json`.

    Raises:
      CheckpointError: there is none. ConfigError: it is not one of a supported draft.
    """
    return DraftConfig.from_hf(read_json(folder / "config.json"))


def load_draft(
    folder: Path,
    cfg: DraftConfig,
    *,
    parallel: Parallel,
    dtype: Dtype | None = None,
    progress: Progress | None = None,
) -> DraftParams:
    """Loads all weights; the draft's copies of the target's embedding and head stay on disk.

    The folder is a published or a converted one.

    Args:
      cfg: as `load_draft_config` gave it.
      dtype: of the loaded weights; None keeps the checkpoint's.

    Raises:
      CheckpointError: names, shapes or dtypes disagree; nothing has been allocated then.
    """
    specs = draft_spec(dataclasses.replace(cfg, dtype=dtype or cfg.dtype))
    if is_converted(folder):
        stored = draft_spec(cfg)
        return load_stored(
            *(folder, "draft", lambda _: stored, specs), parallel=parallel, progress=progress
        )
    files = TensorFolder(folder)
    sources = named_as_in(files, draft_sources(cfg))
    files.check(expected_of(sources, cfg.dtype), ignore=(DRAFT_IGNORED,))
    return load_tree(files, specs, sources, parallel=parallel, progress=progress)


def check_copies(folder: Path, params: ModelParams) -> None:
    """Compares the draft's copies of the target's embedding and head with the target's, in part.

    With a draft of another target the output stays right and drafting stops helping, which nothing
    else would show.

    Raises:
      CheckpointError: a copy is none.
    """
    head = params.embed if params.lm_head is None else params.lm_head
    weights: dict[str, Any] = dict(zip(_COPIED, (params.embed, head), strict=True))
    copies = (
        read_manifest(folder).copies
        if is_converted(folder)
        else copied_tables(TensorFolder(folder), params.embed.shape[0])
    )
    for name, table in copies.items():
        weight = weights[draft_name(name)]
        if not isinstance(weight, jax.Array):  # packed
            continue
        for row, digest in table.rows.items():
            own = np.asarray(weight[int(row) : int(row) + 1]).astype(table.dtype)
            if array_sha256(own) != digest:
                raise CheckpointError(
                    f"{folder}: row {row} of {name} is not the target's; the draft was trained "
                    f"for another checkpoint. Use the draft of this one."
                )


def copied_tables(files: TensorFolder, rows: int) -> dict[str, CopiedTable]:
    """What is compared of a draft's copies of its target's embedding and head.

    Args:
      rows: of the target's matrices.
    """
    tables = {}
    for name in sorted(files.names):
        if draft_name(name) not in _COPIED:
            continue
        read = {
            start: files.read_rows(name, start, start + 1)
            for start in range(0, rows, max(1, rows // _COMPARED_ROWS))
        }
        hashes = {str(start): array_sha256(row) for start, row in read.items()}
        tables[name] = CopiedTable(dtype=read[0].dtype.name, rows=hashes)
    return tables


def named_as_in(files: TensorFolder, sources: DraftParams) -> PyTree:
    """The sources under the names that this folder uses.

    Raises:
      CheckpointError: two tensors are the same weight.
    """
    actual: dict[str, str] = {}
    for name in sorted(files.names):
        twin = actual.setdefault(draft_name(name), name)
        if twin != name:
            raise CheckpointError(
                f"{files.folder}: tensors {twin} and {name} are the same weight; keep one."
            )

    def rename(source: Sources) -> Sources:
        pieces = (dataclasses.replace(p, name=actual.get(p.name, p.name)) for p in source.pieces)
        return dataclasses.replace(source, pieces=tuple(pieces))

    return jax.tree.map(rename, sources)
