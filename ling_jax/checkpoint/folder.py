"""A Hugging Face checkpoint folder: its configuration and the tensors in its shards."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import ml_dtypes  # registers bfloat16 with NumPy, which safetensors needs
import numpy as np
from safetensors import SafetensorError, safe_open

from ling_jax.checkpoint.mapping import IGNORED, Part
from ling_jax.checkpoint.quantization import Format, Int4, Quantization, read_quantization
from ling_jax.errors import CheckpointError

INDEX = "model.safetensors.index.json"
SHARDS = "model*.safetensors"
CONFIG = "config.json"
_LISTED = 100
_MARKERS = ("weight_packed", "weight_scale_inv")
# What safetensors does not read into NumPy.
_RAW = {"F8_E4M3": ml_dtypes.float8_e4m3fn, "F8_E8M0": ml_dtypes.float8_e8m0fnu}


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
    is_packable: bool = False
    """Whether a quantised checkpoint may hold it in fewer bits, in other tensors."""


class TensorFolder:
    """Reads tensors by name from the shards of a folder; opens each shard once.

    A weight that `quantization_config` packs is read under the name that it has in a plain
    checkpoint, as the float32 values that it stands for.
    """

    def __init__(self, folder: Path) -> None:
        """Opens the shards.

        Raises:
          CheckpointError: there are none, one is broken, or the index names files or tensors that
            are not there.
          ConfigError: a `quantization_config` that is not supported.
        """
        self.folder = folder
        config = folder / CONFIG
        self.quantization: Quantization | None = (
            read_quantization(read_json(config)) if config.exists() else None
        )
        self._packed: dict[str, tuple[Format, int]] = {}  # and the number of rows
        self._bytes: dict[str, tuple[dict[str, Any], np.ndarray]] = {}
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
            held = Counter(_weight_map(index).values())
            counts = [f"{name} ({held[name]} tensors)" for name in missing]
            raise CheckpointError(f"{index} names files that are missing: {_listed(counts)}.")
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
                    f"tensor {name} is there twice, in {self._shard_of[name]} and in {shard}; keep "
                    f"one."
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
          CheckpointError: lists every disagreement, with `quantization_config` too.
        """
        pattern = re.compile("|".join([IGNORED, *ignore]))
        expected, problems = self._published(expected)
        problems += [f"{name} is missing" for name in expected if name not in self._shard_of]
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

    def _published(self, expected: Mapping[str, Expected]) -> tuple[dict[str, Expected], list[str]]:
        """The tensors that must be there for these weights, and modules packed otherwise than
        the configuration says."""
        if self.quantization is None:
            packed = sorted(name for name in self._shard_of if name.endswith(_MARKERS))
            says = f"{len(packed)} modules are packed, such as {packed[0]}" if packed else ""
            return dict(expected), [f"{says}, without a quantization_config"] if packed else []
        tensors, problems = {}, []
        for name, want in expected.items():
            module = name.removesuffix(".weight")
            form = self.quantization.format_of(module) if want.is_packable else None
            markers = [x for end in _MARKERS if (x := f"{module}.{end}") in self._shard_of]
            if form is None and not markers:
                tensors[name] = want
            elif form is None or (not markers and name in self._shard_of):
                says = "leaves it unpacked" if form is None else f"says {form}"
                found = f"is packed ({', '.join(markers)})" if markers else "is not packed"
                problems.append(f"{module} {found}, but quantization_config {says}")
                ends = ("weight", "weight_scale", "weight_shape", *_MARKERS)
                there = (x for end in ends if (x := f"{module}.{end}") in self._shard_of)
                tensors |= {x: self._as_found(x) for x in there}
            else:
                self._packed[name] = form, want.shape[0]
                for end, (shape, dtypes) in form.parts(want.shape).items():
                    tensors[f"{module}.{end}"] = Expected(shape, dtypes)
                if isinstance(form, Int4):
                    problems += self._wrong_shape(f"{module}.weight_shape", want.shape)
        return tensors, problems

    def _as_found(self, name: str) -> Expected:
        """What is there: for tensors that have been named already."""
        header = self._slice(name)
        return Expected(tuple(header.get_shape()), (header.get_dtype(),))

    def _wrong_shape(self, name: str, shape: tuple[int, ...]) -> list[str]:
        if name not in self._shard_of or tuple(stored := self.read(name).tolist()) == shape:
            return []
        return [f"{name} says {stored}, expected {list(shape)}"]

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
        """The whole tensor, or the values of a packed weight."""
        if name in self._packed:
            return self.read_rows(name, 0, self._packed[name][1])
        return self._shards[self._shard_of[name]].get_tensor(name)

    def read_part(self, name: str, part: Part) -> np.ndarray:
        """Codes or scales of a packed weight, as they are on the device.

        Raises:
          CheckpointError: the device can't multiply by a scale.
        """
        form, rows = self._packed[name]
        read = partial(self._part_rows, name)
        try:
            return form.codes(read, rows) if part == "codes" else form.scales(read, rows)
        except ValueError as error:
            raise CheckpointError(f"{self.folder}: {name}: {error}.") from error

    def read_rows(self, name: str, start: int, stop: int) -> np.ndarray:
        """Rows of the first dimension."""
        if name not in self._packed:
            return self._rows(name, start, stop)
        form, rows = self._packed[name]
        return form.decode(partial(self._part_rows, name), start, min(stop, rows))

    def _part_rows(self, name: str, end: str, start: int, stop: int) -> np.ndarray:
        """Rows of the tensor of a packed weight whose name ends so."""
        return self._rows(f"{name.removesuffix('.weight')}.{end}", start, stop)

    def _rows(self, name: str, start: int, stop: int) -> np.ndarray:
        header = self._slice(name)
        if (dtype := header.get_dtype()) not in _RAW:
            return header[start:stop]
        raw = self._raw(name).view(_RAW[dtype])
        return raw.reshape(header.get_shape())[start:stop]

    def _raw(self, name: str) -> np.ndarray:
        """A tensor's bytes in its memory-mapped shard."""
        shard = self._shard_of[name]
        if shard not in self._bytes:
            data = np.memmap(self.folder / shard, np.uint8, mode="r")
            end = 8 + int.from_bytes(data[:8].tobytes(), "little")  # behind the header's length
            self._bytes[shard] = json.loads(data[8:end].tobytes()), data[end:]
        header, data = self._bytes[shard]
        first, last = header[name]["data_offsets"]
        return data[first:last]


def _weight_map(index: Path) -> dict[str, str]:
    weight_map = read_json(index).get("weight_map")
    if not isinstance(weight_map, dict) or not all(isinstance(v, str) for v in weight_map.values()):
        raise CheckpointError(f"{index} has no weight_map of tensor names to file names.")
    return weight_map


def _listed(names: list[str], separator: str = ", ") -> str:
    more = len(names) - _LISTED
    return separator.join(names[:_LISTED]) + (f" and {more} more" if more > 0 else "")
