"""Quantising a checkpoint while it is converted: what is packed, and how far values move.

- `fp8`: projections and experts in block FP8, a block's largest value at 448.
- `int4`: routed experts in groups of 32, symmetric; a group's largest value at 7.5 steps, as
  compressed-tensors has it. Projections stay as they are.
- `mxfp4`: routed experts in e2m1 with a power of two for 32 values, as in OCP Microscaling Formats
  1.0; projections in block FP8.

If sizes do not let FP8 stay packed, the values that its codes stand for are stored in the model's
dtype: that shows what FP8 costs in accuracy, and saves no memory.

Embedding, head, router, norms and the small projections stay as they are in all three, the shared
expert beside experts of four bits, and with `fp8` routed experts that are packed in them already.
"""

import dataclasses
from pathlib import Path
from typing import Literal

import jax
import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from ling_jax.checkpoint.folder import TensorFolder
from ling_jax.checkpoint.manifest import Manifest
from ling_jax.checkpoint.mapping import Part, Piece, model_sources
from ling_jax.checkpoint.packed import fp8_problems, keep_packed, packed_sources
from ling_jax.checkpoint.quantization import Fp8, Int4, Mxfp4, Quantization
from ling_jax.config import ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.model import model_spec
from ling_jax.quant import QTensor
from ling_jax.quant.four_bit import E8M0_MOST, RUN, pack_codes, pack_scales
from ling_jax.quant.fp8 import BLOCK, MAX
from ling_jax.quant.published import decode_fp8, decode_int4, decode_mxfp4

Scheme = Literal["none", "fp8", "int4", "mxfp4"]

Values = NDArray[np.float32]

_FORMS = {
    "fp8": Quantization(dense=Fp8(), experts=Fp8(), excluded=frozenset()),
    "int4": Quantization(dense=None, experts=Int4(group=RUN), excluded=frozenset()),
    "mxfp4": Quantization(dense=Fp8(), experts=Mxfp4(), excluded=frozenset()),
}
_BIAS = 127  # of an e8m0 code
_E2M1_EXPONENT = 2  # of the largest e2m1 number


def quantized_config(
    source: Path, cfg: ModelConfig, quantization: Quantization | None, scheme: Scheme
) -> ModelConfig:
    """The configuration with what `scheme` packs, and what is packed already.

    Args:
      quantization: of the source.

    Raises:
      ConfigError: experts are not in whole groups, or what it packs is packed already.
    """
    if scheme == "none":
        return keep_packed(cfg, quantization, "full")
    form = _FORMS[scheme]
    if quantization is not None:
        _check_packed(source, cfg, quantization, scheme)
        form = dataclasses.replace(form, experts=quantization.experts)
    packed = keep_packed(cfg, form, "full")
    if scheme != "fp8" and packed.packed_experts is None:
        raise ConfigError(f"--quantize {scheme} needs experts with inputs in groups of {RUN}.")
    return packed


def _check_packed(
    source: Path, cfg: ModelConfig, quantization: Quantization, scheme: Scheme
) -> None:
    """Refuses a packed checkpoint, but for `fp8` one with experts in four bits and plain
    projections."""
    experts = keep_packed(cfg, quantization, "full").packed_experts
    projections = _in_fp8(dataclasses.replace(cfg, packed_experts=experts))
    is_plain = all(quantization.format_of(_module(x)) is None for x in projections)
    if scheme != "fp8" or experts is None or not is_plain:
        raise ConfigError(
            f"--quantize {scheme}: {source} is packed already ({quantization}); quantise the "
            f"checkpoint in BF16. Only fp8 takes a packed one too: with all routed experts in four "
            f"bits and projections in BF16."
        )


def _in_fp8(cfg: ModelConfig) -> list[str]:
    """Published names of the matrices that block FP8 packs where sizes allow it.

    Args:
      cfg: with the routed experts that are packed in four bits, which are none of these.
    """
    specs = model_spec(dataclasses.replace(cfg, scheme="fp8_block"))
    sources = packed_sources(specs, model_sources(cfg))
    leaves = jax.tree.leaves(sources, is_leaf=lambda x: isinstance(x, QTensor))
    return [piece.name for x in leaves if isinstance(x, QTensor) for piece in x.data.pieces]


def expanded_matrices(cfg: ModelConfig, scheme: Scheme) -> frozenset[str]:
    """Published names of the matrices that are quantised to FP8 and stored expanded.

    Args:
      cfg: as `quantized_config` gave it.
    """
    return frozenset(_in_fp8(cfg) if _is_expanded(cfg, scheme) else ())


def expanded_why(cfg: ModelConfig, scheme: Scheme) -> str | None:
    """The first module that keeps FP8 from being packed, and why; None if nothing does.

    Args:
      cfg: as `quantized_config` gave it.
    """
    problems = fp8_problems(cfg, _FORMS[scheme]) if _is_expanded(cfg, scheme) else []
    return next(iter(problems), None)


def _is_expanded(cfg: ModelConfig, scheme: Scheme) -> bool:
    return scheme != "none" and _FORMS[scheme].dense is not None and cfg.scheme is None


def _module(name: str) -> str:
    return name.removesuffix(".weight")


def scheme_of(manifest: Manifest) -> Scheme:
    """What the conversion of a folder quantised; what was packed before is no part of it."""
    quantised = [weight for weight in manifest.weights if weight.errors]
    experts = manifest.packed.experts
    if experts is not None and any(weight.dtype == "int32" for weight in quantised):
        return experts.kind
    return "fp8" if quantised else "none"


class QuantizingFolder(TensorFolder):
    """A folder whose plain matrices are read as if they were packed, or had been."""

    def __init__(self, folder: Path, scheme: Scheme, expanded: frozenset[str]) -> None:
        """Opens the shards.

        Args:
          scheme: of the matrices; not `none`.
          expanded: names of those in FP8 that are read as the values that their codes stand for.
        """
        super().__init__(folder)
        self._form = _FORMS[scheme]
        self._expanded = expanded
        self._last: tuple[str, np.ndarray, np.ndarray] | None = None  # name, codes and scale
        self.errors: dict[str, float] = {}
        """Root mean square error of every tensor that was quantised, over that of its values."""
        self._scales: dict[str, np.ndarray] = {}  # of matrices whose codes were read last

    def quantizes(self, piece: Piece) -> bool:
        """Whether a tensor is plain in the folder, but is not read so."""
        is_wanted = piece.part is not None or piece.name in self._expanded
        return is_wanted and piece.name not in self._packed

    def read(self, name: str) -> np.ndarray:
        """The whole tensor, or the values of a packed weight."""
        if name not in self._expanded:
            return super().read(name)
        codes, scale = self._codes_of(name)
        return decode_fp8(codes, scale)

    def read_rows(self, name: str, start: int, stop: int) -> np.ndarray:
        """Rows of the first dimension."""
        if name not in self._expanded:
            return super().read_rows(name, start, stop)
        codes, scale = self._codes_of(name)
        return decode_fp8(codes[start:stop], scale[start // BLOCK :], first_row=start)

    def read_plain_rows(self, name: str, start: int, stop: int) -> np.ndarray:
        """Rows of the first dimension, never quantised here."""
        return super().read_rows(name, start, stop)

    def _codes_of(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        """Codes and scale of an expanded matrix, kept until those of another are wanted: rows are
        read some at a time, which may cut blocks of 128 apart."""
        if self._last is None or self._last[0] != name:
            self._last = None
            self._last = (name, *self._quantized(name))
        return self._last[1:]

    def read_part(self, name: str, part: Part) -> np.ndarray:
        """Codes or scales of a matrix, as they are on the device.

        The codes of a weight's matrices are read one behind the other, and then their scales, which
        wait for that: quantising takes longer than anything else.
        """
        if name in self._packed:
            return super().read_part(name, part)
        if part == "scales" and name in self._scales:
            return self._scales.pop(name)
        codes, scale = self._quantized(name)
        if part == "scales":
            return scale
        self._scales[name] = scale
        return codes

    def _quantized(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        form = self._form.format_of(_module(name))
        w = super().read(name).astype(np.float32)
        if isinstance(form, Fp8):
            codes, scale = encode_fp8(w)
            values = decode_fp8(codes, scale)
        elif isinstance(form, Int4):
            codes, scale = encode_int4(w)
            values = decode_int4(codes.view(np.int32), scale, group=RUN)
            codes, scale = pack_codes(codes, "int4"), pack_scales(scale, "int4")
        else:
            codes, scale = encode_mxfp4(w)
            values = decode_mxfp4(codes, scale)
            codes, scale = pack_codes(codes, "mxfp4"), pack_scales(scale, "mxfp4")
        self.errors[name] = relative_error(values, w)
        return codes, scale


def encode_fp8(w: Values) -> tuple[NDArray, Values]:
    """Codes e4m3 [rows, inputs] and scales [row blocks, column blocks] of a matrix."""
    rows, columns = (-(-n // BLOCK) for n in w.shape)
    blocks = np.zeros((rows * BLOCK, columns * BLOCK), np.float32)
    blocks[: w.shape[0], : w.shape[1]] = w
    blocks = blocks.reshape(rows, BLOCK, columns, BLOCK)
    most = np.abs(blocks).max(axis=(1, 3))
    scale = np.where(most > 0, most / np.float32(MAX), np.float32(1))
    scaled = np.clip(blocks / scale[:, None, :, None], -MAX, MAX)
    codes = scaled.reshape(rows * BLOCK, -1)[: w.shape[0], : w.shape[1]]
    return codes.astype(ml_dtypes.float8_e4m3fn), scale


def encode_int4(w: Values) -> tuple[NDArray[np.uint8], NDArray]:
    """Pairs of codes [rows, inputs / 2] and bfloat16 scales [rows, inputs / 32] of a matrix."""
    groups = w.reshape(w.shape[0], -1, RUN)
    most = np.abs(groups).max(axis=-1)
    scale = np.where(most > 0, most / np.float32(7.5), np.float32(1)).astype(ml_dtypes.bfloat16)
    steps = np.rint(groups / scale.astype(np.float32)[..., None])
    return _pairs((np.clip(steps, -8, 7) + 8).astype(np.uint8).reshape(w.shape)), scale


def encode_mxfp4(w: Values) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Pairs of codes [rows, inputs / 2] and e8m0 codes [rows, inputs / 32] of a matrix."""
    groups = w.reshape(w.shape[0], -1, RUN)
    exponent = np.frexp(np.abs(groups).max(axis=-1))[1] - 1 - _E2M1_EXPONENT
    code = np.clip(exponent + _BIAS, 1, E8M0_MOST)
    scaled = np.ldexp(groups, (_BIAS - code)[..., None])
    codes = scaled.astype(ml_dtypes.float4_e2m1fn).view(np.uint8)
    return _pairs(codes.reshape(w.shape)), code.astype(np.uint8)


def _pairs(codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return (codes[:, 0::2] & 15 | codes[:, 1::2] << 4).astype(np.uint8)


def relative_error(got: Values, want: Values) -> float:
    """Root mean square of the difference over that of `want`; 0 for zeros."""
    size = float(np.vdot(want, want))
    difference = got - want
    return 0.0 if size == 0 else (float(np.vdot(difference, difference)) / size) ** 0.5
