"""Writes the logits, and on request every layer's residual, for lists of token ids.

For porting and comparing: one float32 tensor a prompt, in one safetensors file.
"""

import dataclasses
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import jax
import jax.numpy as jnp
import numpy as np
import tyro
from rich.progress import track
from safetensors.numpy import save_file

from ling_jax.cache import Cache, cache_spec, contiguous
from ling_jax.checkpoint.bar import loading_bar
from ling_jax.checkpoint.hf import load_config
from ling_jax.checkpoint.load import load_model
from ling_jax.config import ModelConfig
from ling_jax.devices import select_devices
from ling_jax.engine.build import place
from ling_jax.errors import ConfigError, LingError
from ling_jax.execution import ExecConfig, compiler_options
from ling_jax.model import ModelParams, final_norm, forward, logits
from ling_jax.sharding import Parallel, shardings
from ling_jax.text.id_file import read_id_lists

Flag = tyro.conf.FlagCreatePairsOff


@dataclass(frozen=True, kw_only=True)
class DumpConfig:
    """Dump logits of a Ling-3.0 checkpoint folder."""

    model: Path
    """Checkpoint folder (config.json and safetensors)."""
    input_ids: Path
    """JSON file with a list of lists of token ids."""
    output: Path
    """Safetensors file to write: `logits.{i}` float32 [tokens, vocab] for each prompt."""
    layers: Annotated[bool, Flag] = False
    """Also write `hidden.{i}` float32 [layers, tokens, hidden size], behind each decoder layer."""
    chunk: int | None = None
    """Feed prompts in chunks of this many tokens, as a server does; default: at once."""
    devices: int = 1
    """Devices to shard over; on a CPU, virtual ones."""
    dtype: Literal["checkpoint", "float32"] = "checkpoint"
    """`float32` upcasts every weight and computes at full float32 precision."""


def step_function(cfg: ModelConfig, execution: ExecConfig, *, layers: bool):
    """A compiled `(params, cache, tokens, counts) -> (cache, logits, residuals)`."""
    taps = tuple(range(cfg.layers)) if layers else ()

    @partial(jax.jit, donate_argnums=1, compiler_options=compiler_options())
    def step(params: ModelParams, cache: Cache, tokens: jax.Array, counts: jax.Array):
        cache, h, tapped = forward(
            params, cache, tokens, counts, cfg=cfg, execution=execution, taps=taps
        )
        scores = logits(params, final_norm(params, h, cfg=cfg))
        return cache, scores[0], [x[0].astype(jnp.float32) for x in tapped]

    return step


def cache_place(cfg: ModelConfig, parallel: Parallel):
    """Where the cache lies before every step; a second place would compile the step anew."""
    any_size = cache_spec(cfg, slots=1, pages=1, page_size=1, pages_per_slot=1)
    return shardings(any_size, parallel) or jax.devices()[0]


def dump(config: DumpConfig) -> None:
    """Runs every prompt and writes the file."""
    source = dataclasses.replace(load_config(config.model), mtp_layers=0)
    prompts = read_id_lists(config.input_ids, source.vocab)
    if config.chunk is not None and config.chunk < 1:
        raise ConfigError(f"--chunk is {config.chunk}, expected at least 1.")
    dtype = source.dtype if config.dtype == "checkpoint" else config.dtype
    cfg = dataclasses.replace(source, dtype=dtype)
    parallel = place(select_devices(config.devices), cfg)
    with loading_bar() as bar:
        params = load_model(config.model, source, parallel=parallel, dtype=dtype, progress=bar)
    step = step_function(cfg, ExecConfig(parallel=parallel), layers=config.layers)
    place_of_cache = cache_place(cfg, parallel)
    longest = max(len(ids) for ids in prompts)
    chunk = min(config.chunk or longest, longest)
    tensors: dict[str, np.ndarray] = {}
    for i, ids in enumerate(track(prompts, "prompts", transient=True)):
        cache = contiguous(cfg, batch=1, length=longest)
        scores, residuals = [], []
        for start in range(0, len(ids), chunk):
            part = ids[start : start + chunk]
            tokens = np.zeros((1, chunk), np.int32)
            tokens[0, : len(part)] = part
            counts = np.asarray([len(part)], np.int32)
            cache = jax.device_put(cache, place_of_cache)
            cache, out, tapped = step(params, cache, tokens, counts)
            scores.append(np.asarray(out)[: len(part)])
            residuals.append([np.asarray(x)[: len(part)] for x in tapped])
        tensors[f"logits.{i}"] = np.concatenate(scores)
        if config.layers:
            by_layer = [np.concatenate(parts) for parts in zip(*residuals, strict=True)]
            tensors[f"hidden.{i}"] = np.stack(by_layer)
    save_file(tensors, config.output)


def main() -> int:
    try:
        dump(tyro.cli(DumpConfig))
    except LingError as error:
        print(f"dump_logits: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
