"""What a run leaves behind: checkpoints to resume from, and the folder of the draft.

OUT/config.json, OUT/model.safetensors   the draft, as `load_draft` reads it
OUT/training.json                        flags, data and result of the run
OUT/log.jsonl                            metrics of every step
OUT/checkpoints/STEP                     float32 weights and optimiser states
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jax
import numpy as np
import orbax.checkpoint as ocp
from flax.training.train_state import TrainState
from jaxtyping import PyTree
from safetensors.numpy import save_file

from ling_jax.checkpoint.folder import read_json
from ling_jax.checkpoint.mapping import Sources, draft_sources
from ling_jax.errors import CheckpointError, ConfigError
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftParams, draft_spec
from ling_jax.training.draft_config import to_hf

RECORD = "training.json"
LOG = "log.jsonl"


class Checkpoints:
    """Training states by step, each written whole or not at all; a context manager.

    Args:
      folder: of the run.
      keep: newest states to keep.
    """

    def __init__(self, folder: Path, *, keep: int = 2) -> None:
        options = ocp.CheckpointManagerOptions(max_to_keep=keep, enable_async_checkpointing=False)
        self._folder = (folder / "checkpoints").absolute()
        self._manager = ocp.CheckpointManager(self._folder, options=options)

    def __enter__(self) -> "Checkpoints":
        return self

    def __exit__(self, *_: object) -> None:
        self._manager.close()

    def save(self, state: TrainState) -> None:
        """Writes a state under its step; one that is there stays as it is."""
        step = int(state.step)
        if step not in self._manager.all_steps():
            self._manager.save(step, args=ocp.args.StandardSave(_arrays(state)))

    def restore(self, state: TrainState) -> TrainState:
        """The newest state, with the structure and the places of `state`.

        Raises:
          CheckpointError: there is none, or it is one of another draft.
        """
        step = self._manager.latest_step()
        if step is None:
            raise CheckpointError(f"{self._folder} holds no checkpoint; start without --resume.")
        target = jax.tree.map(
            lambda x: jax.ShapeDtypeStruct(x.shape, x.dtype, sharding=x.sharding), _arrays(state)
        )
        try:
            found = self._manager.restore(step, args=ocp.args.StandardRestore(target))
        except (ValueError, KeyError, TypeError) as error:
            first = str(error).splitlines()[0]
            raise CheckpointError(f"{self._folder / str(step)} cannot be read: {first}.") from None
        return state.replace(**found)


def _arrays(state: TrainState) -> dict[str, Any]:
    return {"step": state.step, "params": state.params, "opt_state": state.opt_state}


def export_draft(
    folder: Path, cfg: DraftConfig, master: DraftParams, *, target_layers: int
) -> None:
    """Writes `config.json` and `model.safetensors`, without copies of the target's matrices.

    Args:
      cfg: its dtype is that of the weights, except for the confidence head's float32.
      master: the weights in float32.
      target_layers: layers of the target.
    """
    write_weights(folder, draft_spec(cfg), draft_sources(cfg), master)
    write_json(folder / "config.json", to_hf(cfg, target_layers=target_layers))


def publish(tensors: dict[str, np.ndarray], weight: np.ndarray, sources: Sources) -> None:
    """Adds the published tensors that fill a weight: what loading does, backwards.

    Args:
      tensors: those there are; one of which several weights are rows is made by the first of them.
    """
    for piece in sources.pieces:
        part = weight[tuple(slice(None) if i is None else i for i in piece.index)]
        if piece.rows is None:
            tensors[piece.name] = np.ascontiguousarray(part).reshape(piece.shape)
            continue
        whole = tensors.setdefault(piece.name, np.zeros(piece.shape, weight.dtype))
        whole.reshape(piece.view)[:, piece.rows] = part


def write_weights(folder: Path, specs: PyTree, sources: PyTree, master: PyTree) -> None:
    """Writes `model.safetensors`, whole or not at all.

    Args:
      specs: their dtypes are those of the file.
      sources: a `Sources` for every weight.
      master: the weights in float32.
    """
    tensors: dict[str, np.ndarray] = {}
    leaves = (jax.tree.leaves(tree) for tree in (specs, sources, master))
    for spec, source, weight in zip(*leaves, strict=True):
        publish(tensors, np.asarray(weight).astype(spec.dtype), source)
    # Readers take whatever is named model*.safetensors.
    part = folder / ".model.safetensors.part"
    save_file(tensors, part, metadata={"format": "pt"})
    os.replace(part, folder / "model.safetensors")


def check_folder(folder: Path, *, is_resumed: bool) -> None:
    """Checks that a run may begin in `folder`, or that there is one to resume; writes nothing.

    Raises:
      ConfigError: neither absent nor empty; or no run there.
    """
    if is_resumed:
        if not (folder / RECORD).is_file():
            raise ConfigError(f"--resume: {folder} holds no run; leave --resume out to begin one.")
        return
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ConfigError(
            f"--output: {folder} is not empty; name another folder, or go on with --resume."
        )


def begin(folder: Path, flags: Mapping[str, Any], *, is_resumed: bool) -> None:
    """Makes the folder of a new run, or checks that an old one is resumed as it began.

    Args:
      flags: what decides the run, the data included.

    Raises:
      ConfigError: a flag differs. CheckpointError: the record of the run cannot be read.
    """
    if not is_resumed:
        folder.mkdir(parents=True, exist_ok=True)
        write_json(folder / RECORD, {"flags": dict(flags)})
        return
    before = read_json(folder / RECORD).get("flags", {})
    now = json.loads(json.dumps(flags))
    for name in sorted(before.keys() | now.keys()):
        if before.get(name) != now.get(name):
            raise ConfigError(
                f"--resume: {name} is {now.get(name)!r}, the run in {folder} has "
                f"{before.get(name)!r}; a run goes on as it began."
            )


def cut_log(folder: Path, step: int) -> None:
    """Drops the records of steps after `step`, which will be made again."""
    path = folder / LOG
    if path.exists():
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if line.endswith("\n") and json.loads(line)["step"] <= step]
        path.write_text("".join(kept), encoding="utf-8")


def write_json(path: Path, value: Mapping[str, Any]) -> None:
    """Writes a JSON object whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    part.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
    os.replace(part, path)
