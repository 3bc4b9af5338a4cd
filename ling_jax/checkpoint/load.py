"""Loads a model's weights from a folder of either kind."""

from pathlib import Path

from ling_jax.checkpoint.hf import Progress, load_params
from ling_jax.checkpoint.manifest import is_converted
from ling_jax.checkpoint.orbax import load_converted
from ling_jax.config import Dtype, ModelConfig
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


def kind_of(folder: Path) -> str:
    """What a folder is, for people."""
    return "converted, Orbax" if is_converted(folder) else "Hugging Face safetensors"
