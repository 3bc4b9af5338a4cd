"""A small two-shard checkpoint with side files, and runs of the command line on it."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import jax
import numpy as np
from safetensors.numpy import load_file, save_file

from convert.__main__ import main
from convert.run import Hooks
from ling_jax.checkpoint.folder import INDEX
from ling_jax.testing import tiny_config, write_checkpoint

SHARDS = tuple(f"model-0000{i}-of-00002.safetensors" for i in (1, 2))
DEMO = Path(__file__).parents[2] / "ling_jax" / "demo"
TEXT_FILES = (
    "tokenizer.json",
    "tokenizer_config.json",
    "chat_template.jinja",
    "generation_config.json",
)


class KilledError(Exception):
    """Stands for a kill: nothing in the product catches it."""


def write_source(folder: Path) -> Path:
    """A dense KDA layer, an MLA layer with experts, and the prediction layer."""
    shape = {"num_hidden_layers": 2, "layer_group_size": 2, "num_nextn_predict_layers": 1}
    fields = tiny_config(**shape, q_lora_rank=24, vocab_size=192)
    write_checkpoint(folder, fields, seed=1, shards=2)
    for name in TEXT_FILES:
        shutil.copyfile(DEMO / name, folder / name)
    return folder


def killing(step: str, count: int = 1) -> Hooks:
    """Hooks that end the conversion behind the `count`-th step whose name begins with `step`."""
    seen = 0

    def on_step(name: str) -> None:
        nonlocal seen
        seen += name.startswith(step)
        if seen == count:
            raise KilledError(name)

    return Hooks(on_step=on_step)


def run(*arguments: str | Path, hooks: Hooks | None = None) -> int:
    """The command line; a kill gives 137, a wrong flag tyro's 2."""
    try:
        return main([str(x) for x in arguments], hooks or Hooks(note=print))
    except KilledError:
        return 137


def shard_of(folder: Path, name: str) -> Path:
    """The shard that holds a tensor, whatever the index says."""
    return next(folder / shard for shard in SHARDS if name in load_file(folder / shard))


def edit_tensors(path: Path, change: Callable[[dict[str, np.ndarray]], object]) -> None:
    """Writes a shard anew after a change to its tensors."""
    tensors = load_file(path)
    change(tensors)
    path.unlink()  # others may have it mapped
    save_file(tensors, path)


def edit_index(folder: Path, change: Callable[[dict[str, str]], object]) -> None:
    """Writes the index anew after a change to its table."""
    path = folder / INDEX
    index = json.loads(path.read_text())
    change(index["weight_map"])
    path.write_text(json.dumps(index))


def flip_byte(folder: Path, name: str) -> None:
    """Changes a bit of the first value of a tensor."""

    def change(tensors: dict[str, np.ndarray]) -> None:
        flipped = np.ascontiguousarray(tensors[name])
        flipped.reshape(-1).view(np.uint8)[0] ^= 1
        tensors[name] = flipped

    edit_tensors(shard_of(folder, name), change)


def assert_same(got, want) -> None:
    """Same trees, same dtypes, same bits."""
    assert jax.tree.structure(got) == jax.tree.structure(want)
    for x, y in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        assert (x.dtype, x.shape) == (y.dtype, y.shape)
        assert np.asarray(x).tobytes() == np.asarray(y).tobytes()


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}
