"""What a conversion would write: from the configuration and the headers of the shards alone."""

import dataclasses
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jaxtyping import PyTree

from convert.quantize import QuantizingFolder, Scheme, expanded_matrices, quantized_config
from ling_jax.checkpoint import hf
from ling_jax.checkpoint.draft import load_draft_config, named_as_in
from ling_jax.checkpoint.folder import CONFIG, INDEX, SHARDS, Expected, TensorFolder, read_json
from ling_jax.checkpoint.manifest import Kind, Manifest, Packed, is_converted
from ling_jax.checkpoint.mapping import DRAFT_IGNORED, Sources, draft_sources, model_sources
from ling_jax.checkpoint.orbax import weight_paths
from ling_jax.checkpoint.packed import packed_sources
from ling_jax.checkpoint.quantization import read_quantization
from ling_jax.config import Dtype, ModelConfig
from ling_jax.errors import CheckpointError, ConfigError
from ling_jax.model import model_spec
from ling_jax.params import TensorSpec
from ling_jax.spec.config import ARCHITECTURES, DraftConfig
from ling_jax.spec.draft import draft_spec

_BLOCK_OVERHEAD = 16 << 10  # an Orbax checkpoint's own files
_HELD = 4  # blocks at a time: one read, the one before, Orbax's copy, its compressed form

Config = ModelConfig | DraftConfig


@dataclass(frozen=True)
class PlannedWeight:
    """One weight, and what fills it."""

    path: str
    spec: TensorSpec
    sources: Sources

    @property
    def dtype(self) -> str:
        return jnp.dtype(self.spec.dtype).name

    @property
    def blocks(self) -> int:
        """Blocks of rows at most."""
        rows = max(1, hf.BLOCK_BYTES // (self.spec.bytes // self.spec.shape[0]))
        return -(-self.spec.shape[0] // rows)

    @property
    def disk_bytes(self) -> int:
        """Bytes on disk at most; Orbax compresses."""
        return self.spec.bytes + self.blocks * _BLOCK_OVERHEAD

    @property
    def host_bytes(self) -> int:
        """Bytes held while it is written, the memory-mapped source left out."""
        block = max(min(hf.BLOCK_BYTES, self.spec.bytes), self.spec.bytes // self.spec.shape[0])
        return _HELD * block


@dataclass(frozen=True)
class Plan:
    """A source that can be converted, and the weights that it gives."""

    source: Path
    kind: Kind
    cfg: Config
    """With the dtype of the result, and what stays packed."""
    weights: tuple[PlannedWeight, ...]
    files: TensorFolder | None
    """None if the shards are not there, or not to be read yet."""
    quantize: Scheme = "none"
    """What the conversion quantises; all else that is packed comes so."""
    allowed: tuple[str, ...] = ()
    """Tensors that no weight needs, let through by the caller."""

    @property
    def packed(self) -> Packed:
        """What stays packed."""
        return Packed() if isinstance(self.cfg, DraftConfig) else Packed.of(self.cfg)

    @property
    def bytes(self) -> int:
        return sum(weight.spec.bytes for weight in self.weights)

    @property
    def disk_bytes(self) -> int:
        return sum(weight.disk_bytes for weight in self.weights)

    @property
    def host_bytes(self) -> int:
        return max(weight.host_bytes for weight in self.weights)

    @property
    def tensors(self) -> set[str]:
        """Names of all published tensors that are read."""
        return {piece.name for weight in self.weights for piece in weight.sources.pieces}

    @property
    def has_index(self) -> bool:
        return (self.source / INDEX).exists()

    @property
    def shards(self) -> int:
        return len(list(self.source.glob(SHARDS)))


def make_plan(
    source: Path,
    *,
    dtype: Dtype | None = None,
    allow: str | None = None,
    quantize: Scheme = "none",
    read_shards: bool = True,
) -> Plan:
    """Plans the conversion of a Hugging Face folder; reads no weight.

    Args:
      dtype: of the result; None keeps the checkpoint's.
      allow: regular expression of tensors that may be there beside those of the model.
      quantize: what to pack of what is plain; what is packed stays as it is.
      read_shards: if there are any; else the plan is that of `config.json`.

    Raises:
      CheckpointError: lists every tensor that is missing, surplus, or of another shape or dtype.
      ConfigError: `config.json` is not one of a supported model or draft, or not one to quantise.
    """
    pattern = _compiled(allow)
    if is_converted(source):
        raise CheckpointError(f"{source} is a converted folder already; name its source.")
    kind, cfg = read_config(source)
    cfg = _quantized(source, cfg, quantize)
    has_shards = read_shards and any(source.glob(SHARDS))
    files = _opened(source, cfg, quantize) if has_shards else None
    sources = _sources(cfg, files)
    expected = hf.expected_of(sources, cfg.dtype)
    allowed: tuple[str, ...] = ()
    if files is not None:
        ignore = [DRAFT_IGNORED] if kind == "draft" else []
        files.check(expected, ignore=ignore if allow is None else [*ignore, allow])
        allowed = _allowed(files, expected, pattern)
    cfg = dataclasses.replace(cfg, dtype=dtype or cfg.dtype)
    specs = spec_of(cfg)
    weights = _weights(specs, packed_sources(specs, sources))
    return Plan(source, kind, cfg, weights, files, quantize, allowed)


def _quantized(source: Path, cfg: Config, quantize: Scheme) -> Config:
    """The configuration with what stays packed."""
    if isinstance(cfg, ModelConfig):
        quantization = read_quantization(read_json(source / CONFIG))
        return quantized_config(source, cfg, quantization, quantize)
    if quantize != "none":
        raise ConfigError(f"--quantize {quantize}: {source} is a draft, which is not quantised.")
    return cfg


def _opened(source: Path, cfg: Config, quantize: Scheme) -> TensorFolder:
    if isinstance(cfg, DraftConfig) or quantize == "none":
        return TensorFolder(source)
    return QuantizingFolder(source, quantize, expanded_matrices(cfg, quantize))


def read_config(folder: Path) -> tuple[Kind, Config]:
    """The configuration of a model or of a draft, whichever the folder says it is.

    Raises:
      CheckpointError: there is no `config.json`. ConfigError: it is neither's.
    """
    named = read_json(folder / "config.json").get("architectures")
    names = named if isinstance(named, list) else [named]
    if any(name in ARCHITECTURES for name in names):
        return "draft", load_draft_config(folder)
    return "model", hf.load_config(folder)


def converted_config(folder: Path, manifest: Manifest) -> Config:
    """The configuration of a converted folder, with what is packed there.

    Raises:
      CheckpointError, ConfigError: as `read_config`.
    """
    cfg = read_config(folder)[1]
    return manifest.packed.applied(cfg) if isinstance(cfg, ModelConfig) else cfg


def spec_of(cfg: Config) -> PyTree:
    """Specs of all weights."""
    return draft_spec(cfg) if isinstance(cfg, DraftConfig) else model_spec(cfg)


def _sources(cfg: Config, files: TensorFolder | None) -> PyTree:
    if isinstance(cfg, ModelConfig):
        return model_sources(cfg)
    sources: Any = draft_sources(cfg)
    return sources if files is None else named_as_in(files, sources)


def _weights(specs: PyTree, sources: PyTree) -> tuple[PlannedWeight, ...]:
    leaves = (weight_paths(specs), jax.tree.leaves(specs), jax.tree.leaves(sources))
    return tuple(PlannedWeight(*leaf) for leaf in zip(*leaves, strict=True))


def _compiled(pattern: str | None) -> re.Pattern[str] | None:
    try:
        # As an alternative, which is how it is used: flags for the whole would be refused there.
        return None if pattern is None else re.compile(f"(?!)|{pattern}")
    except re.error as error:
        raise ConfigError(
            f"--allow-unexpected {pattern!r} is no regular expression: {error}."
        ) from None


def _allowed(
    files: TensorFolder, expected: dict[str, Expected], pattern: re.Pattern[str] | None
) -> tuple[str, ...]:
    if pattern is None:
        return ()
    return tuple(sorted(x for x in files.names - set(expected) if pattern.search(x)))
