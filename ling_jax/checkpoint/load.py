"""Loads a model's weights from a folder of either kind."""

from pathlib import Path

from ling_jax.checkpoint.folder import CONFIG, read_json
from ling_jax.checkpoint.hf import Progress, load_params
from ling_jax.checkpoint.manifest import is_converted, read_manifest
from ling_jax.checkpoint.orbax import load_converted
from ling_jax.checkpoint.packed import keep_packed
from ling_jax.checkpoint.quantization import read_quantization
from ling_jax.config import Activations, Dtype, ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.model import ModelParams
from ling_jax.sharding import Parallel


def load_model(
    folder: Path,
    cfg: ModelConfig,
    *,
    parallel: Parallel,
    dtype: Dtype | None = None,
    progress: Progress | None = None,
) -> ModelParams:
    """Loads all weights of a published or a converted folder, as `hf.load_params` does.

    Raises:
      CheckpointError: the conversion is incomplete, or names, shapes or dtypes disagree; nothing
        has been allocated then.
    """
    load = load_converted if is_converted(folder) else load_params
    return load(folder, cfg, parallel=parallel, dtype=dtype, progress=progress)


def packed_config(folder: Path, cfg: ModelConfig, activations: Activations) -> ModelConfig:
    """The configuration with the weights that stay packed on the device.

    Args:
      cfg: as `load_config` gave it.
      activations: see `keep_packed`.

    Raises:
      CheckpointError: an incomplete conversion. ConfigError: activations are to be FP8, but not all
        projections are.
    """
    if not is_converted(folder):
        return keep_packed(cfg, read_quantization(read_json(folder / CONFIG)), activations)
    cfg = read_manifest(folder).packed.applied(cfg)
    if activations == "fp8" and cfg.scheme is None:
        raise ConfigError(
            f"FP8 activations multiply weights in block FP8, {folder} holds projections in "
            f"{cfg.dtype}. Leave out --activations fp8."
        )
    return cfg


def kind_of(folder: Path) -> str:
    """What a folder is, for people."""
    return "converted, Orbax" if is_converted(folder) else "Hugging Face safetensors"
