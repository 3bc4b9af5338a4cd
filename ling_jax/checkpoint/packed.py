"""Weights that stay packed on the device: which there are, and what fills codes and scales."""

import dataclasses
import math

import jax
from jaxtyping import PyTree

from ling_jax.checkpoint.mapping import Piece, Sources, model_sources
from ling_jax.checkpoint.quantization import Fp8, Int4, Mxfp4, Quantization
from ling_jax.config import Activations, ModelConfig, PackedExperts
from ling_jax.errors import ConfigError
from ling_jax.model import model_spec
from ling_jax.params import TensorSpec
from ling_jax.quant import FourBit, QTensor
from ling_jax.quant.fp8 import BLOCK
from ling_jax.quant.published import MXFP4_GROUP

_LISTED = 5

Spec = TensorSpec | QTensor | FourBit


def keep_packed(
    cfg: ModelConfig, quantization: Quantization | None, activations: Activations
) -> ModelConfig:
    """The configuration of a checkpoint with what stays packed.

    Routed experts of four bits do, and so do all projections in FP8 or none of them: those whose
    heads cut blocks apart cannot. The rest is expanded while it is loaded.

    Raises:
      ConfigError: activations are to be FP8, but projections are not or cannot stay so; all are
        named.
    """
    experts = None if quantization is None else _four_bits(cfg, quantization)
    cfg = dataclasses.replace(cfg, packed_experts=experts)
    dense = quantization and quantization.dense
    if activations == "full" and not isinstance(dense, Fp8):
        return cfg  # nothing to look for in tens of thousands of modules
    problems = fp8_problems(cfg, quantization)
    if problems and activations == "full":
        return cfg
    if problems:
        more = f" and {len(problems) - _LISTED} more" if len(problems) > _LISTED else ""
        raise ConfigError(
            "FP8 activations multiply weights in block FP8: "
            f"{'; '.join(problems[:_LISTED])}{more}. Leave out --activations fp8."
        )
    return dataclasses.replace(cfg, scheme="fp8_block")


def fp8_problems(cfg: ModelConfig, quantization: Quantization | None) -> list[str]:
    """The modules that cannot stay packed in block FP8, and why; if there are any, none does.

    Args:
      cfg: with the routed experts that stay packed in four bits, which are none of these.
    """
    specs = model_spec(dataclasses.replace(cfg, scheme="fp8_block"))
    return [
        problem
        for spec, source in _pairs(specs, model_sources(cfg))
        if isinstance(spec, QTensor)
        for piece in source.pieces
        if (problem := _problem(spec, piece, quantization))
    ]


def _four_bits(cfg: ModelConfig, quantization: Quantization) -> PackedExperts | None:
    """How all routed experts are packed; None if they are not, not all alike, or not there."""
    form = quantization.experts
    if isinstance(form, Int4):
        packed = PackedExperts(kind="int4", group=form.group)
    elif isinstance(form, Mxfp4):
        packed = PackedExperts(kind="mxfp4", group=MXFP4_GROUP)
    else:
        return None
    specs = model_spec(dataclasses.replace(cfg, packed_experts=packed))
    pieces = [
        piece
        for spec, source in _pairs(specs, model_sources(cfg))
        if isinstance(spec, FourBit)
        for piece in source.pieces
    ]
    is_whole = all(piece.shape[-1] % packed.group == 0 for piece in pieces)
    is_alike = all(quantization.format_of(_module(piece)) == form for piece in pieces)
    return packed if pieces and is_whole and is_alike else None


def packed_sources(specs: PyTree, sources: PyTree) -> PyTree:
    """Sources of codes and of scales in the place of those of a packed weight.

    Args:
      specs: of the weights, with a `QTensor` or `FourBit` of specs where a weight stays packed.
      sources: of the plain weights.
    """
    leaves = [
        source if isinstance(spec, TensorSpec) else _split(spec, source)
        for spec, source in _pairs(specs, sources)
    ]
    return jax.tree.unflatten(jax.tree.structure(sources), leaves)


def _pairs(specs: PyTree, sources: PyTree) -> list[tuple[Spec, Sources]]:
    whole = jax.tree.leaves(specs, is_leaf=lambda x: isinstance(x, (QTensor, FourBit)))
    return list(zip(whole, jax.tree.leaves(sources), strict=True))


def _problem(spec: QTensor, piece: Piece, quantization: Quantization | None) -> str | None:
    module = _module(piece)
    form = quantization and quantization.format_of(module)
    if not isinstance(form, Fp8):
        return f"{module} is {'not packed' if form is None else f'in {form}'}"
    # Rows are quantised in whole blocks, and fused or split weights must not cut one apart.
    if any(n % BLOCK for n in piece.shape):
        return f"{module} is {list(piece.shape)}, no multiple of {BLOCK}"
    if math.prod(piece.shape) != BLOCK**2 * math.prod(_rest(spec.scale, piece)):
        return f"{module} has heads that are no multiple of {BLOCK}"
    return None


def _module(piece: Piece) -> str:
    return piece.name.removesuffix(".weight")


def _split(spec: QTensor | FourBit, source: Sources) -> QTensor | FourBit:
    def part(spec: TensorSpec, name: str) -> Sources:
        return Sources(
            tuple(
                dataclasses.replace(piece, part=name, view=_rest(spec, piece))
                for piece in source.pieces
            )
        )

    codes, scales = part(spec.data, "codes"), part(spec.scale, "scales")
    return dataclasses.replace(spec, data=codes, scale=scales)


def _rest(spec: TensorSpec, piece: Piece) -> tuple[int, ...]:
    """The dimensions of a weight that the piece fills."""
    indices = (*piece.index, *(None,) * (len(spec.shape) - len(piece.index)))
    return tuple(n for n, i in zip(spec.shape, indices, strict=True) if i is None)
