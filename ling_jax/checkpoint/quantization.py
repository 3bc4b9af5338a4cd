"""`quantization_config`: which modules a checkpoint holds in fewer bits, and in which tensors.

A module is what has a `weight`. The configuration says how each is packed; the tensors on disk must
say the same.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import numpy as np

from ling_jax.errors import ConfigError
from ling_jax.quant.four_bit import E8M0_MOST, PER_WORD, pack_codes, pack_scales
from ling_jax.quant.fp8 import BLOCK
from ling_jax.quant.published import (
    MXFP4_GROUP,
    decode_fp8,
    decode_int4,
    decode_mxfp4,
    scale_values,
)

Shape = tuple[int, ...]
Parts = dict[str, tuple[Shape, tuple[str, ...]]]
"""Shape and allowed safetensors dtypes of a module's tensors, by the end of their names."""
ReadPart = Callable[[str, int, int], np.ndarray]
"""Rows `start` to `stop` of the tensor with that end of its name."""

_SCALES = ("F8_E8M0", "U8")
_EXPERT = re.compile(r"\.experts\.\d+\.")
_EMBEDDING = re.compile(r"(^|\.)(word_embeddings|embed_tokens)$")  # no module of a product


@runtime_checkable
class Format(Protocol):
    """How a matrix [outputs, inputs] is stored."""

    @property
    def marker(self) -> str:
        """End of a name that only packed modules have."""
        ...

    def parts(self, shape: Shape) -> Parts:
        """The tensors of a module whose weight has this shape."""
        ...

    def decode(self, read: ReadPart, start: int, stop: int) -> np.ndarray:
        """Rows `start` to `stop` of the weight, in float32."""
        ...

    def codes(self, read: ReadPart, rows: int) -> np.ndarray:
        """Codes of all rows, as they are on the device."""
        ...

    def scales(self, read: ReadPart, rows: int) -> np.ndarray:
        """Their scales, likewise.

        Raises:
          ValueError: the device can't multiply by one of them.
        """
        ...


@dataclass(frozen=True)
class Fp8:
    """E4M3 with a scale for each 128 x 128 block."""

    marker: str = "weight_scale_inv"

    def __str__(self) -> str:
        return "FP8"

    def parts(self, shape: Shape) -> Parts:
        blocks = (-(-shape[0] // BLOCK), -(-shape[1] // BLOCK))
        return {
            "weight": (shape, ("F8_E4M3",)),
            "weight_scale_inv": (blocks, ("F32", *_SCALES)),
        }

    def decode(self, read: ReadPart, start: int, stop: int) -> np.ndarray:
        scale = read("weight_scale_inv", start // BLOCK, -(-stop // BLOCK))
        return decode_fp8(read("weight", start, stop), scale, first_row=start)

    def codes(self, read: ReadPart, rows: int) -> np.ndarray:
        return read("weight", 0, rows)

    def scales(self, read: ReadPart, rows: int) -> np.ndarray:
        return scale_values(read("weight_scale_inv", 0, -(-rows // BLOCK)))


@dataclass(frozen=True)
class Int4:
    """Symmetric 4-bit integers with a scale for each group of inputs."""

    group: int
    marker: str = "weight_packed"

    def __str__(self) -> str:
        return f"INT4 in groups of {self.group}"

    def parts(self, shape: Shape) -> Parts:
        outputs, inputs = shape
        return {
            "weight_packed": ((outputs, inputs // PER_WORD), ("I32",)),
            "weight_scale": ((outputs, inputs // self.group), ("BF16",)),
            "weight_shape": ((2,), ("I64", "I32")),
        }

    def decode(self, read: ReadPart, start: int, stop: int) -> np.ndarray:
        words, scale = (read(part, start, stop) for part in ("weight_packed", "weight_scale"))
        return decode_int4(words, scale, group=self.group)

    def codes(self, read: ReadPart, rows: int) -> np.ndarray:
        return pack_codes(read("weight_packed", 0, rows).view(np.uint8), "int4")

    def scales(self, read: ReadPart, rows: int) -> np.ndarray:
        return pack_scales(read("weight_scale", 0, rows), "int4")


@dataclass(frozen=True)
class Mxfp4:
    """E2M1 with a power of two for each 32 inputs, under one of two pairs of names."""

    code_end: str = "weight"
    scale_end: str = "weight_scale_inv"

    def __str__(self) -> str:
        return "MXFP4"

    @property
    def marker(self) -> str:
        return self.scale_end if self.code_end == "weight" else self.code_end

    def parts(self, shape: Shape) -> Parts:
        outputs, inputs = shape
        return {
            self.code_end: ((outputs, inputs // 2), ("U8", "I8")),
            self.scale_end: ((outputs, inputs // MXFP4_GROUP), _SCALES),
        }

    def decode(self, read: ReadPart, start: int, stop: int) -> np.ndarray:
        codes, scale = (read(end, start, stop) for end in (self.code_end, self.scale_end))
        return decode_mxfp4(codes, scale)

    def codes(self, read: ReadPart, rows: int) -> np.ndarray:
        return pack_codes(read(self.code_end, 0, rows).view(np.uint8), "mxfp4")

    def scales(self, read: ReadPart, rows: int) -> np.ndarray:
        codes = read(self.scale_end, 0, rows).view(np.uint8)
        if codes.max() > E8M0_MOST:
            raise ValueError(
                f"{self.scale_end} has the e8m0 code {codes.max()}, packed experts take at most "
                f"{E8M0_MOST} (2^{E8M0_MOST - 127}); use a checkpoint in BF16"
            )
        return pack_scales(codes, "mxfp4")


@dataclass(frozen=True)
class Quantization:
    """Which format each module has."""

    dense: Format | None
    """Of modules that are no routed expert."""
    experts: Format | None
    """Of routed experts."""
    excluded: frozenset[str]
    """Modules that are as in a plain checkpoint, by whole segments at the end of their names:
    `b_proj` is not `kv_b_proj`. A set, since there are 60,000 modules."""
    expressions: re.Pattern[str] | None = None
    """More of them, matched from the start of their names."""

    def format_of(self, module: str) -> Format | None:
        """How the module is packed; None if it is not."""
        segments = module.split(".")
        ends = (".".join(segments[i:]) for i in range(len(segments)))
        if _EMBEDDING.search(module) or not self.excluded.isdisjoint(ends):
            return None
        if self.expressions is not None and self.expressions.match(module):
            return None
        return self.experts if _EXPERT.search(module) else self.dense

    def __str__(self) -> str:
        """In words, for a log."""
        names = {"projections": self.dense, "routed experts": self.experts}
        if self.dense == self.experts:
            return str(self.dense)
        return " and ".join(f"{name} in {f}" for name, f in names.items() if f is not None)


def read_quantization(fields: Mapping[str, Any]) -> Quantization | None:
    """Reads the `quantization_config` of a `config.json`; None where there is none.

    Raises:
      ConfigError: a method or a field that is not supported; all are named at once.
    """
    block = fields.get("quantization_config")
    if block is None:
        return None
    if not isinstance(block, Mapping):
        raise ConfigError(f"quantization_config is {block!r}, expected an object.")
    method = block.get("quant_method")
    if method == "fp8":
        return _read_fp8(block)
    if method == "compressed-tensors":
        return _read_compressed(block)
    raise ConfigError(
        f"quantization_config.quant_method is {method!r}, supported: 'fp8', 'compressed-tensors'."
    )


def _read_fp8(block: Mapping[str, Any]) -> Quantization:
    _check(
        "quantization_config",
        block,
        {
            "fmt": (None, "e4m3"),
            "weight_block_size": ([BLOCK, BLOCK],),
            "activation_scheme": (None, "dynamic"),
            "scale_fmt": (None, "ue8m0"),
            "routed_experts_quant_method": (None, "fp8", "mxfp4"),
            "routed_experts_group_size": (None, MXFP4_GROUP),
        },
    )
    is_mixed = block.get("routed_experts_quant_method") == "mxfp4"
    names = _names(block, "modules_to_not_convert")
    excluded = frozenset(name.removesuffix(".weight") for name in names)
    return Quantization(dense=Fp8(), experts=Mxfp4() if is_mixed else Fp8(), excluded=excluded)


def _read_compressed(block: Mapping[str, Any]) -> Quantization:
    groups = block.get("config_groups")
    if not isinstance(groups, Mapping) or len(groups) != 1:
        raise ConfigError(f"quantization_config.config_groups is {groups!r}, supported: one group.")
    [(name, group)] = groups.items()
    weights = group.get("weights") or {}
    is_float = weights.get("type") == "float"
    form = "mxfp4-pack-quantized" if is_float else "pack-quantized"
    _check(
        "quantization_config",
        {**block, "format": block.get("format") or group.get("format")},
        {"format": (form,), "kv_cache_scheme": (None,), "sparsity_config": (None, {})},
    )
    where = f"quantization_config.config_groups.{name}"
    _check(
        where,
        group,
        {"targets": (["Linear"],), "input_activations": (None,), "output_activations": (None,)},
    )
    _check(
        f"{where}.weights",
        weights,
        {
            "type": ("int", "float"),
            "num_bits": (4,),
            "symmetric": (True,),
            "strategy": ("group",),
            "group_size": (MXFP4_GROUP,) if is_float else (32, 64, 128),
            "actorder": (None, False),
            "dynamic": (None, False),
        },
    )
    packed = (
        Mxfp4("weight_packed", "weight_scale") if is_float else Int4(int(weights["group_size"]))
    )
    names = _names(block, "ignore")
    return Quantization(
        dense=packed,
        experts=packed,
        excluded=frozenset(name for name in names if not name.startswith("re:")),
        expressions=_any_of([f"(?:{name[3:]})" for name in names if name.startswith("re:")]),
    )


def _names(block: Mapping[str, Any], field: str) -> Sequence[str]:
    names = block.get(field) or []
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ConfigError(f"quantization_config.{field} is {names!r}, expected a list of names.")
    return names


def _any_of(expressions: Sequence[str]) -> re.Pattern[str] | None:
    try:
        return re.compile("|".join(expressions)) if expressions else None
    except re.error as error:
        raise ConfigError(
            f"quantization_config: {error.pattern!r} is no regular expression ({error})."
        ) from None


def _check(where: str, block: Mapping[str, Any], allowed: Mapping[str, tuple[Any, ...]]) -> None:
    """Raises `ConfigError` for every field with another value."""
    problems = [
        f"{where}.{name} is {block.get(name)!r}, supported: "
        f"{' or '.join(repr(x) for x in values if x is not None) or 'none'}"
        for name, values in allowed.items()
        if block.get(name) not in values
    ]
    if problems:
        raise ConfigError("; ".join(problems) + ".")
