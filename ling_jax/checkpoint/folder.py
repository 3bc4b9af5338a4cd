"""A Hugging Face checkpoint folder: its configuration and the tensors in its shards."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ml_dtypes  # noqa: F401  registers bfloat16 with NumPy, which safetensors needs
import numpy as np
from safetensors import SafetensorError, safe_open

from ling_jax.checkpoint.mapping import IGNORED
from ling_jax.errors import CheckpointError

INDEX = "model.safetensors.index.json"
SHARDS = "model*.safetensors"
_LISTED = 100


def read_json(path: Path) -> dict[str, Any]:
    """Reads a JSON object.

    Raises:
      CheckpointError: the file is missing or holds something else.
    """
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise CheckpointError(
            f"{path} is missing; expected a Hugging Face checkpoint folder."
        ) from None
    except (OSError, ValueError) as error:
        raise CheckpointError(f"{path} cannot be read as JSON: {error}.") from None
    if not isinstance(value, dict):
        raise CheckpointError(f"{path} holds a {type(value).__name__}, expected a JSON object.")
    return value


@dataclass(frozen=True)
class Expected:
    """What a tensor must look like."""

    shape: tuple[int, ...]
    dtypes: tuple[str, ...]


class TensorFolder:
    """Reads tensors by name from the shards of a folder; opens each shard once."""

    def __init__(self, folder: Path) -> None:
        """Opens the shards.

        Raises:
          CheckpointError: there are none, one is broken, or the index names files or tensors that
            are not there.
        """
        self.folder = folder
        self._shards: dict[str, Any] = {}
        self._shard_of: dict[str, str] = {}
        index = folder / INDEX
        names = (
            sorted(set(_weight_map(index).values()))
            if index.exists()
            else sorted(path.name for path in folder.glob(SHARDS))
        )
        if not names:
            raise CheckpointError(f"{folder} holds no {SHARDS} file.")
        missing = [name for name in names if not (folder / name).is_file()]
        if missing:
            raise CheckpointError(f"{index} names files that are missing: {_listed(missing)}.")
        for name in names:
            self._open(name)
        if index.exists():
            self._check_index(_weight_map(index))

    def _open(self, shard: str) -> None:
        try:
            opened = safe_open(self.folder / shard, framework="np")
        except (SafetensorError, OSError) as error:
            raise CheckpointError(
                f"{self.folder / shard} is no readable safetensors file ({error}); fetch it again."
            ) from None
        self._shards[shard] = opened
        for name in opened.keys():  # noqa: SIM118  not a mapping: it cannot be iterated
            if name in self._shard_of:
                raise CheckpointError(
                    f"tensor {name} is in {self._shard_of[name]} and in {shard}; keep one."
                )
            self._shard_of[name] = shard

    def _check_index(self, weight_map: Mapping[str, str]) -> None:
        wrong = [name for name, shard in weight_map.items() if self._shard_of.get(name) != shard]
        wrong += [f"{name} (not in the index)" for name in self._shard_of if name not in weight_map]
        if wrong:
            raise CheckpointError(f"{INDEX} and the shards disagree on: {_listed(sorted(wrong))}.")

    @property
    def names(self) -> set[str]:
        """Names of all tensors."""
        return set(self._shard_of)

    def check(self, expected: Mapping[str, Expected], *, ignore: Iterable[str] = ()) -> None:
        """Compares names, shapes and dtypes with what the model needs.

        Args:
          ignore: regular expressions of names that may be there unread.

        Raises:
          CheckpointError: lists every disagreement.
        """
        pattern = re.compile("|".join([IGNORED, *ignore]))
        problems = [f"{name} is missing" for name in expected if name not in self._shard_of]
        problems += [
            f"{name} is not a tensor of this model"
            for name in sorted(self.names - set(expected))
            if not pattern.search(name)
        ]
        for name, want in expected.items():
            if name in self._shard_of:
                problems += self._disagreements(name, want)
        if problems:
            raise CheckpointError(
                f"{self.folder}: {len(problems)} tensors disagree with config.json: "
                f"{_listed(problems, '; ')}."
            )

    def _disagreements(self, name: str, want: Expected) -> list[str]:
        header = self._slice(name)
        shape, dtype = tuple(header.get_shape()), header.get_dtype()
        found = []
        if shape != want.shape:
            found.append(f"{name} has shape {list(shape)}, expected {list(want.shape)}")
        if dtype not in want.dtypes:
            found.append(f"{name} has dtype {dtype}, expected {' or '.join(want.dtypes)}")
        return found

    def _slice(self, name: str) -> Any:
        return self._shards[self._shard_of[name]].get_slice(name)

    def read(self, name: str) -> np.ndarray:
        """The whole tensor."""
        return self._shards[self._shard_of[name]].get_tensor(name)

    def read_rows(self, name: str, start: int, stop: int) -> np.ndarray:
        """Rows of the first dimension."""
        return self._slice(name)[start:stop]


def _weight_map(index: Path) -> dict[str, str]:
    weight_map = read_json(index).get("weight_map")
    if not isinstance(weight_map, dict) or not all(isinstance(v, str) for v in weight_map.values()):
        raise CheckpointError(f"{index} has no weight_map of tensor names to file names.")
    return weight_map


def _listed(names: list[str], separator: str = ", ") -> str:
    more = len(names) - _LISTED
    return separator.join(names[:_LISTED]) + (f" and {more} more" if more > 0 else "")
