"""Weights in Orbax, and loading a folder that `python -m convert` wrote.

Every block of rows of every weight is an Orbax checkpoint of its own. Orbax takes a checkpoint
whole, so that anything larger would have to stand in host memory first; and a block that is there
is finished, which makes an interrupted conversion easy to resume. A weight of up to
`hf.BLOCK_BYTES` is one block.

The only module that knows Orbax's interface.
"""

import dataclasses
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
import orbax.checkpoint as ocp
from jaxtyping import PyTree

from ling_jax.checkpoint.folder import Expected, TensorFolder
from ling_jax.checkpoint.hf import Progress, load_tree
from ling_jax.checkpoint.manifest import (
    WEIGHTS,
    Kind,
    Manifest,
    Packed,
    StoredWeight,
    read_manifest,
)
from ling_jax.checkpoint.manifest import is_converted as is_converted
from ling_jax.checkpoint.mapping import Piece, Sources
from ling_jax.config import Dtype, ModelConfig
from ling_jax.errors import CheckpointError
from ling_jax.model import ModelParams, model_spec
from ling_jax.params import TensorSpec
from ling_jax.quant.stored import expand_four_bit, expand_fp8
from ling_jax.sharding import Parallel

Tree = TypeVar("Tree")

_ROWS = "rows"
_LISTED = 100


class Blocks:
    """Reads and writes blocks of weights; a context manager.

    Args:
      folder: of the conversion.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = (folder / WEIGHTS).absolute()
        self._checkpointer = ocp.StandardCheckpointer()

    def __enter__(self) -> "Blocks":
        return self

    def __exit__(self, *_: object) -> None:
        self._checkpointer.close()

    def write(self, path: str, start: int, rows: np.ndarray) -> None:
        """Writes the rows of a weight from `start` on; returns when they are on disk.

        Raises:
          CheckpointError: they cannot be written.
        """
        place = self.folder / path / str(start)
        try:
            self._checkpointer.save(place, {_ROWS: rows})
            self._checkpointer.wait_until_finished()
        except (OSError, ValueError) as error:
            raise CheckpointError(
                f"{place} cannot be written ({_first_line(error)}); go on with --resume when there "
                f"is room."
            ) from None

    def read(self, path: str, start: int) -> np.ndarray:
        """The block that starts at row `start`.

        Raises:
          CheckpointError: it is missing or damaged.
        """
        place = self.folder / path / str(start)
        try:
            rows = self._checkpointer.restore(place)[_ROWS]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise CheckpointError(
                f"weight {path} cannot be read ({_first_line(error)}); convert the source again."
            ) from None
        return np.asarray(rows)


class StoredFolder(TensorFolder):
    """A converted folder whose weights are read by path, as tensors of a published one by name."""

    def __init__(self, folder: Path, blocks: Blocks) -> None:
        """Reads the manifest.

        Raises:
          CheckpointError: the conversion is incomplete.
        """
        self.folder = folder
        self.manifest: Manifest = read_manifest(folder)
        self._blocks = blocks
        self._weights = {weight.path: weight for weight in self.manifest.weights}
        self._last: tuple[str, int, np.ndarray] | None = None

    @property
    def names(self) -> set[str]:
        """Paths of all weights."""
        return set(self._weights)

    def check(self, expected: Mapping[str, Expected], *, ignore: Iterable[str] = ()) -> None:
        """See `TensorFolder.check`; dtypes are NumPy's."""
        problems = disagreements(self._weights, expected, ignore=ignore)
        if problems:
            more = len(problems) - _LISTED
            raise CheckpointError(
                f"{self.folder}: {len(problems)} weights disagree with config.json: "
                f"{'; '.join(problems[:_LISTED])}{f' and {more} more' if more > 0 else ''}. "
                f"Convert the source again."
            )

    def read(self, name: str) -> np.ndarray:
        """The whole weight."""
        stored = self._weights.get(name) or self._weights[f"{name}.data"]
        return self.read_rows(name, 0, stored.shape[0])

    def read_rows(self, name: str, start: int, stop: int) -> np.ndarray:
        """Rows of the first dimension; of a packed weight the float32 values it stands for.

        Raises:
          CheckpointError: the weight is damaged.
        """
        if name in self._weights:
            return self._rows_of(name, start, stop)
        data, scale = f"{name}.data", f"{name}.scale"
        rows = self._weights[data].shape[0]
        stop = min(stop, rows)
        experts = self.manifest.packed.experts
        codes = self._rows_of(data, start, stop)
        if experts is not None and codes.dtype == np.int32:
            words = self._rows_of(scale, start, stop)
            return expand_four_bit(codes, words, experts.kind, experts.group)
        return expand_fp8(codes, self.read(scale), first=start, rows=rows)

    def _rows_of(self, name: str, start: int, stop: int) -> np.ndarray:
        starts = self._weights[name].starts
        ends = (*starts[1:], self._weights[name].shape[0])
        touched = [(a, b) for a, b in zip(starts, ends, strict=True) if a < stop and b > start]
        parts = [self._block(name, a, b)[max(start - a, 0) : min(stop, b) - a] for a, b in touched]
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    def _block(self, name: str, start: int, stop: int) -> np.ndarray:
        """A block; the last one is kept, since blocks of another dtype are cut elsewhere."""
        if self._last is not None and self._last[:2] == (name, start):
            return self._last[2]
        self._last = None
        weight, rows = self._weights[name], self._blocks.read(name, start)
        shape = (stop - start, *weight.shape[1:])
        if rows.shape != shape or rows.dtype.name != weight.dtype:
            raise CheckpointError(
                f"{self.folder}: weight {name} has rows of {rows.dtype.name} {list(rows.shape)}, "
                f"{weight.dtype} {list(shape)} were written; convert the source again."
            )
        self._last = (name, start, rows)
        return rows


def load_converted(
    folder: Path,
    cfg: ModelConfig,
    *,
    parallel: Parallel,
    dtype: Dtype | None = None,
    progress: Progress | None = None,
) -> ModelParams:
    """Loads all weights, bit for bit what `hf.load_params` gives for the source.

    Args:
      cfg: as `hf.load_config` gave it, or `packed_config`, with which weights stay packed; with
        `mtp_layers=0` the multi-token-prediction weights stay on disk.
      dtype: of the loaded weights; None keeps the folder's.

    Raises:
      CheckpointError: the conversion is incomplete, or weights disagree with `cfg`.
    """
    specs = model_spec(dataclasses.replace(cfg, dtype=dtype or cfg.dtype))
    skipped = () if cfg.mtp_layers else (r"^mtp\.",)
    return load_stored(
        folder,
        "model",
        lambda packed: model_spec(packed.applied(cfg)),
        specs,
        ignore=skipped,
        parallel=parallel,
        progress=progress,
    )


def load_stored(
    folder: Path,
    kind: Kind,
    stored: Callable[[Packed], PyTree],
    specs: Tree,
    *,
    ignore: Iterable[str] = (),
    parallel: Parallel,
    progress: Progress | None = None,
) -> Tree:
    """Loads a tree of weights, each straight into its sharding.

    Args:
      stored: specs of the weights in the folder, by what is packed there.
      specs: the same tree with the dtypes to load.
      ignore: regular expressions of paths that may be there unread.

    Raises:
      CheckpointError: the conversion is incomplete or of another kind, or weights disagree; nothing
        has been allocated then.
    """
    with Blocks(folder) as blocks:
        files = StoredFolder(folder, blocks)
        if files.manifest.kind != kind:
            raise CheckpointError(f"{folder} holds a {files.manifest.kind}, expected a {kind}.")
        files.check(expected_weights(stored(files.manifest.packed)), ignore=ignore)
        named = jax.tree_util.tree_map_with_path(_itself, specs)
        return load_tree(files, specs, named, parallel=parallel, progress=progress)


def weight_paths(specs: PyTree) -> list[str]:
    """The path of every weight, in the order of `jax.tree.leaves`."""
    return [_path(keys) for keys, _ in jax.tree_util.tree_flatten_with_path(specs)[0]]


def expected_weights(specs: PyTree) -> dict[str, Expected]:
    """Shape and dtype of every weight by path."""
    leaves = zip(weight_paths(specs), jax.tree.leaves(specs), strict=True)
    return {path: Expected(spec.shape, (jnp.dtype(spec.dtype).name,)) for path, spec in leaves}


def disagreements(
    weights: Mapping[str, StoredWeight],
    expected: Mapping[str, Expected],
    *,
    ignore: Iterable[str] = (),
) -> list[str]:
    """What is missing, surplus, or of another shape or dtype."""
    patterns = [re.compile(pattern) for pattern in ignore]
    problems = [f"{path} is missing" for path in expected if path not in weights]
    for path, weight in weights.items():
        want = expected.get(path)
        if want is None:
            if not any(pattern.search(path) for pattern in patterns):
                problems.append(f"{path} is not a weight of this model")
            continue
        if weight.shape != want.shape:
            problems.append(f"{path} has shape {list(weight.shape)}, expected {list(want.shape)}")
        if weight.dtype not in want.dtypes:
            problems.append(f"{path} has dtype {weight.dtype}, expected {' or '.join(want.dtypes)}")
    return problems


def _itself(keys: Any, spec: TensorSpec) -> Sources:
    return Sources((Piece(_path(keys), spec.shape),))


def _path(keys: Any) -> str:
    return jax.tree_util.keystr(keys, simple=True, separator=".")


def _first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0].rstrip(".")
