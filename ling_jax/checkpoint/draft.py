"""Loads the folder of a DSPARK draft, under any of the names that exports give its tensors."""

import dataclasses
from pathlib import Path

import jax
import numpy as np
from jaxtyping import PyTree

from ling_jax.checkpoint.folder import TensorFolder, read_json
from ling_jax.checkpoint.hf import Progress, expected_of, load_tree
from ling_jax.checkpoint.mapping import DRAFT_IGNORED, Sources, draft_name, draft_sources
from ling_jax.config import Dtype
from ling_jax.errors import CheckpointError
from ling_jax.model import ModelParams
from ling_jax.sharding import Parallel
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftParams, draft_spec

_COMPARED_ROWS = 64


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

    Args:
      cfg: as `load_draft_config` gave it.
      dtype: of the loaded weights; None keeps the checkpoint's.

    Raises:
      CheckpointError: names, shapes or dtypes disagree; nothing has been allocated then.
    """
    files = TensorFolder(folder)
    sources = _named_as_in(files, draft_sources(cfg))
    files.check(expected_of(sources, cfg.dtype), ignore=(DRAFT_IGNORED,))
    specs = draft_spec(dataclasses.replace(cfg, dtype=dtype or cfg.dtype))
    return load_tree(files, specs, sources, parallel=parallel, progress=progress)


def check_copies(folder: Path, params: ModelParams) -> None:
    """Compares the draft's copies of the target's embedding and head with the target's, in part.

    With a draft of another target the output stays right and drafting stops helping, which nothing
    else would show.

    Raises:
      CheckpointError: a copy is none.
    """
    files = TensorFolder(folder)
    head = params.embed if params.lm_head is None else params.lm_head
    weights = {"embed_tokens.weight": params.embed, "lm_head.weight": head}
    for name in sorted(files.names):
        weight = weights.get(draft_name(name))
        if not isinstance(weight, jax.Array):  # no copy of anything, or one of packed weights
            continue
        for start in range(0, weight.shape[0], max(1, weight.shape[0] // _COMPARED_ROWS)):
            copy = files.read_rows(name, start, start + 1)
            own = np.asarray(weight[start : start + 1]).astype(copy.dtype)
            if copy.shape != own.shape or not np.array_equal(copy, own):
                raise CheckpointError(
                    f"{folder}: row {start} of {name} is not the target's; the draft was trained "
                    f"for another checkpoint. Use the draft of this one."
                )


def _named_as_in(files: TensorFolder, sources: DraftParams) -> PyTree:
    """The sources under the names that this folder uses."""
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
