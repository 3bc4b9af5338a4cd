"""A golden checkpoint and runs of it, each compiled once however many tests look at it."""

import dataclasses
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import load_file

from ling_jax.cache import Cache, cache_spec, contiguous
from ling_jax.checkpoint.folder import read_json
from ling_jax.checkpoint.hf import load_params
from ling_jax.checkpoint.packed import keep_packed
from ling_jax.checkpoint.quantization import read_quantization
from ling_jax.config import Dtype, ModelConfig
from ling_jax.execution import ExecConfig, compiler_options
from ling_jax.model import ModelParams, final_norm, forward, logits
from ling_jax.sharding import Parallel, shardings

# From the manifest: tokens that `decode.logits` reads at once, and the chunks of the same run.
PREFILL = {"micro-flash": 37, "micro-clamp": 33, "micro-tail": 65, "micro-bf16": 40}
CHUNKS = {
    "micro-flash": (37, 1, 26, 36),
    "micro-clamp": (33, 47),
    "micro-tail": (65, 63, 32),
    "micro-bf16": (40, 56),
}


class Run(NamedTuple):
    """What one call of the model gives for a batch of one row."""

    cache: Cache
    hidden: jax.Array  # [layers + 1, seq, embed]: the embedding, then every layer's output
    final_norm: jax.Array  # [seq, embed]
    logits: jax.Array  # [seq, vocab]


@dataclass(frozen=True, eq=False)
class Micro:
    """A golden checkpoint in the dtype of a run, and what it must give."""

    name: str
    cfg: ModelConfig
    params: ModelParams
    want: dict[str, np.ndarray]
    execution: ExecConfig = ExecConfig()

    @property
    def ids(self) -> np.ndarray:
        """The golden text."""
        return self.want["input_ids"]

    def run(self, cache: Cache, ids: np.ndarray) -> Run:
        """Feeds at most as many ids as the golden text has, padded to its length; one id alone."""
        tokens = np.zeros((1, 1 if len(ids) == 1 else len(self.ids)), np.int32)
        tokens[0, : len(ids)] = ids
        # Placed alike at every call: else the second one compiles anew.
        cache = jax.device_put(cache, self._cache_place)
        run = self._step(self.params, cache, tokens, np.asarray([len(ids)], np.int32))
        cut = {name: getattr(run, name)[..., : len(ids), :] for name in Run._fields[1:]}
        return run._replace(**cut)

    @cached_property
    def _step(self):
        @partial(jax.jit, compiler_options=compiler_options())
        def step(params, cache, tokens, counts):
            taps = tuple(range(self.cfg.layers))
            cache, h, tapped = forward(
                params, cache, tokens, counts, cfg=self.cfg, execution=self.execution, taps=taps
            )
            normed = final_norm(params, h, cfg=self.cfg)
            hidden = jnp.stack([params.embed[tokens], *tapped])
            return Run(cache, hidden[:, 0], normed[0], logits(params, normed)[0])

        return step

    @cached_property
    def _cache_place(self):
        spec = cache_spec(self.cfg, slots=1, pages=1, page_size=1, pages_per_slot=1)
        return shardings(spec, self.execution.parallel) or jax.devices()[0]

    def empty_cache(self) -> Cache:
        """Room for one row: the golden text, or a prompt and its 64 tokens."""
        return contiguous(self.cfg, batch=1, length=max(len(self.ids), 24 + 64))

    @cached_property
    def whole(self) -> Run:
        """The golden text in one pass."""
        return self.run(self.empty_cache(), self.ids)

    def in_chunks(self, sizes: tuple[int, ...]) -> np.ndarray:
        """Logits of the golden text, fed in chunks."""
        cache, start, parts = self.empty_cache(), 0, []
        for size in sizes:
            run = self.run(cache, self.ids[start : start + size])
            cache, start = run.cache, start + size
            parts.append(np.asarray(run.logits))
        assert start == len(self.ids)
        return np.concatenate(parts)

    def greedy(self) -> list[int]:
        """The tokens behind the golden prompt, as many as the golden ones, one step at a time."""
        run = self.run(self.empty_cache(), self.want["greedy.prompt"])
        tokens = []
        for _ in self.want["greedy.tokens"]:
            tokens.append(int(np.argmax(run.logits[-1])))
            run = self.run(run.cache, np.asarray(tokens[-1:], np.int32))
        return tokens


def load_micro(
    folder: Path,
    *,
    dtype: Dtype | None = "float32",
    config: str = "config.json",
    packed: bool = False,
    golden: str = "golden.safetensors",
    parallel: Parallel | None = None,
) -> Micro:
    """Loads a golden checkpoint.

    Args:
      dtype: of weights and activations; None keeps the checkpoint's.
      config: file to read the configuration from.
      packed: whether experts of four bits stay packed.
      golden: file with the expected outputs.
    """
    execution = ExecConfig(parallel=parallel or Parallel())
    fields = read_json(folder / config)
    source = ModelConfig.from_hf(fields)
    if packed:
        source = keep_packed(source, read_quantization(fields), "full")
    params = load_params(folder, source, parallel=execution.parallel, dtype=dtype)
    cfg = dataclasses.replace(source, dtype=dtype or source.dtype)
    return Micro(folder.name, cfg, params, load_file(folder / golden), execution)
