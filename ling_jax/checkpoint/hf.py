"""Loads a Hugging Face folder straight into its final sharding, a block of rows at a time.

The host holds one block (`BLOCK_BYTES`, or one row of a weight if that is more) beside the
memory-mapped files, never a second copy of the model.
"""

import dataclasses
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, Sharding, SingleDeviceSharding
from jaxtyping import PyTree

from ling_jax.checkpoint.folder import CONFIG, Expected, TensorFolder, read_json
from ling_jax.checkpoint.mapping import Piece, Sources, model_sources, mtp_prefix
from ling_jax.checkpoint.packed import packed_sources
from ling_jax.checkpoint.quantization import read_quantization
from ling_jax.config import Activations, Dtype, ModelConfig
from ling_jax.model import ModelParams, model_spec
from ling_jax.params import TensorSpec
from ling_jax.sharding import Device, Parallel, shardings

BLOCK_BYTES = 256 << 20

Progress = Callable[[int, int], None]
"""Called with bytes placed so far and bytes in all."""

Tree = TypeVar("Tree")

_SAFETENSORS_DTYPE = {"bfloat16": "BF16", "float32": "F32"}


def load_config(folder: Path) -> ModelConfig:
    """Reads `config.json`.

    Raises:
      CheckpointError: there is none. ConfigError: it is not one of a supported model, or of a
        quantisation that is not supported.
    """
    fields = read_json(folder / CONFIG)
    read_quantization(fields)
    return ModelConfig.from_hf(fields)


def dtype_in_words(folder: Path, cfg: ModelConfig, activations: Activations) -> str:
    """The dtype of loaded weights, and what becomes of those of a quantised checkpoint."""
    quantization = read_quantization(read_json(folder / CONFIG))
    words, packed = [cfg.dtype], cfg.packed_experts
    if packed is not None:
        int4 = f"INT4 in groups of {packed.group}"
        words.append(f"routed experts in {int4 if packed.kind == 'int4' else 'MXFP4'}")
    if cfg.scheme is not None:
        words.append("projections in FP8" if packed else "projections and experts in FP8")
        words += ["what they multiply too"] if activations == "fp8" else []
    elif quantization is None:
        pass
    elif cfg.packed_experts is None:
        words.append(f"expanded from {quantization}")
    elif quantization.dense != quantization.experts:
        words.append(f"projections expanded from {quantization.dense}")
    return ", ".join(words)


def load_params(
    folder: Path,
    cfg: ModelConfig,
    *,
    parallel: Parallel,
    dtype: Dtype | None = None,
    progress: Progress | None = None,
) -> ModelParams:
    """Loads all weights; packed ones are expanded to the dtype.

    Args:
      cfg: as `load_config` gave it, or `keep_packed`, with which weights stay packed; with
        `mtp_layers=0` the multi-token-prediction tensors stay on disk.
      dtype: of the loaded weights; None keeps the checkpoint's.

    Raises:
      CheckpointError: names, shapes or dtypes disagree; nothing has been allocated then.
    """
    files = TensorFolder(folder)
    mtp_names = () if cfg.mtp_layers else (f"^{re.escape(mtp_prefix(cfg))}",)
    files.check(expected_tensors(cfg), ignore=mtp_names)
    specs = model_spec(dataclasses.replace(cfg, dtype=dtype or cfg.dtype))
    sources = packed_sources(specs, model_sources(cfg))
    return load_tree(files, specs, sources, parallel=parallel, progress=progress)


def load_tree(
    files: TensorFolder,
    specs: Tree,
    sources: PyTree,
    *,
    parallel: Parallel,
    progress: Progress | None = None,
) -> Tree:
    """Loads every weight of a tree of `TensorSpec`s.

    Args:
      files: must have passed `check`.
      sources: the same tree with a `Sources` in the place of every spec.
    """
    spec_leaves, tree = jax.tree.flatten(specs)
    places = _places(specs, parallel, len(spec_leaves))
    total, placed, leaves = sum(spec.bytes for spec in spec_leaves), 0, []
    for spec, source, place in zip(spec_leaves, jax.tree.leaves(sources), places, strict=True):
        leaves.append(_load_leaf(files, spec, source, place))
        placed += spec.bytes
        if progress is not None:
            progress(placed, total)
    return jax.tree.unflatten(tree, leaves)


def expected_tensors(cfg: ModelConfig) -> dict[str, Expected]:
    """Name, shape and allowed dtypes of every published tensor of a checkpoint."""
    return expected_of(model_sources(cfg), cfg.dtype)


def expected_of(sources: PyTree, dtype: Dtype) -> dict[str, Expected]:
    """Name, shape and allowed dtypes of every tensor in a tree of `Sources`.

    Args:
      dtype: of the tensors that are not precise.
    """
    own = _SAFETENSORS_DTYPE[dtype]
    return {
        piece.name: Expected(
            piece.shape,
            ("F32", "BF16") if source.is_precise else (own,),
            is_packable=len(piece.shape) == 2 and not source.is_precise,
        )
        for source in jax.tree.leaves(sources)
        for piece in source.pieces
    }


def _places(specs: PyTree, parallel: Parallel, n: int) -> list[Sharding]:
    tree = shardings(specs, parallel)
    return [SingleDeviceSharding(jax.devices()[0])] * n if tree is None else jax.tree.leaves(tree)


def _load_leaf(
    files: TensorFolder, spec: TensorSpec, sources: Sources, place: Sharding
) -> jax.Array:
    """Fills one weight on every device that holds a part of it."""
    indices = place.addressable_devices_indices_map(spec.shape)
    shards = {device: _bounds(index or (), spec.shape) for device, index in indices.items()}
    buffers: dict[Device, jax.Array] = {}
    for start, block in leaf_blocks(files, spec, sources):
        for device, bounds in shards.items():
            _place_block(buffers, device, bounds, start, block)
    if not isinstance(place, NamedSharding):
        return next(iter(buffers.values()))
    return jax.make_array_from_single_device_arrays(spec.shape, place, list(buffers.values()))


def _bounds(index: tuple[slice, ...], shape: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """First and last-plus-one of each dimension."""
    return tuple(part.indices(size)[:2] for part, size in zip(index, shape, strict=True))


def _place_block(
    buffers: dict[Device, jax.Array],
    device: Device,
    bounds: tuple[tuple[int, int], ...],
    start: int,
    block: np.ndarray,
) -> None:
    """Copies what `device` holds of rows `start ..` of a weight."""
    first, last = bounds[0]
    low, high = max(first, start), min(last, start + block.shape[0])
    if low >= high:
        return
    inner = tuple(slice(*pair) for pair in bounds[1:])
    part = np.ascontiguousarray(block[low - start : high - start][(slice(None), *inner)])
    if (low, high) == (first, last):
        buffers[device] = jax.device_put(part, device)
        return
    if device not in buffers:
        shape = (last - first, *part.shape[1:])
        buffers[device] = jax.device_put(jnp.zeros(shape, part.dtype, device=device), device)
    on_device = jax.device_put(part, device)
    buffers[device] = _write_rows(buffers[device], on_device, np.int32(low - first))


@jax.jit(donate_argnums=0)
def _write_rows(buffer: jax.Array, rows: jax.Array, start: jax.Array) -> jax.Array:
    return jax.lax.dynamic_update_slice_in_dim(buffer, rows, start, axis=0)


def leaf_blocks(
    files: TensorFolder, spec: TensorSpec, sources: Sources
) -> Iterator[tuple[int, np.ndarray]]:
    """Rows of the weight's first dimension, in order, as (first row, values)."""
    rows = max(1, BLOCK_BYTES // (spec.bytes // spec.shape[0]))
    by_row: dict[int | None, list[Piece]] = {}
    for piece in sources.pieces:
        by_row.setdefault(piece.index[0] if piece.index else None, []).append(piece)
    for start in range(0, spec.shape[0], rows):
        stop = min(start + rows, spec.shape[0])
        block = np.empty((stop - start, *spec.shape[1:]), spec.dtype)
        for piece in by_row.get(None, ()):
            block[(slice(None), *_inner(piece))] = _read_rows(files, piece, start, stop)
        for row in range(start, stop):
            for piece in by_row.get(row, ()):
                block[(row - start, *_inner(piece))] = _read_view(files, piece)
        yield start, block


def _inner(piece: Piece) -> tuple[int | slice, ...]:
    return tuple(slice(None) if i is None else i for i in piece.index[1:])


def _read_rows(files: TensorFolder, piece: Piece, start: int, stop: int) -> np.ndarray:
    """Rows `start .. stop` of a piece that spans all rows of its weight."""
    if piece.view is None and piece.part is None:
        return files.read_rows(piece.name, start, stop)
    return _read_view(files, piece)[start:stop]


def _read_view(files: TensorFolder, piece: Piece) -> np.ndarray:
    if piece.part is None:
        tensor = files.read(piece.name)
    else:
        tensor = files.read_part(piece.name, piece.part)
    if piece.view is not None:
        tensor = tensor.reshape(piece.view)
    return tensor if piece.rows is None else tensor[:, piece.rows]
