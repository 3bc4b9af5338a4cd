"""FP8 weights that stay packed on the device: which published tensors fill codes and scales."""

import dataclasses
import math

import jax
from jaxtyping import PyTree

from ling_jax.checkpoint.mapping import Piece, Sources, model_sources
from ling_jax.checkpoint.quantization import Fp8, Quantization
from ling_jax.config import ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.model import model_spec
from ling_jax.params import TensorSpec
from ling_jax.quant import QTensor
from ling_jax.quant.published import FP8_BLOCK

_LISTED = 5


def keep_fp8(cfg: ModelConfig, quantization: Quantization | None) -> ModelConfig:
    """The configuration of a checkpoint whose FP8 projections stay packed.

    A weight of which the programs want no FP8 form is expanded, whatever the folder says of it.

    Raises:
      ConfigError: a projection is not in FP8, or its heads cut blocks apart; all are named.
    """
    packed = dataclasses.replace(cfg, scheme="fp8_block")
    problems = []
    for spec, source in _pairs(model_spec(packed), model_sources(cfg)):
        if isinstance(spec, QTensor):
            problems += [p for piece in source.pieces if (p := _problem(spec, piece, quantization))]
    if problems:
        more = f" and {len(problems) - _LISTED} more" if len(problems) > _LISTED else ""
        raise ConfigError(
            "FP8 activations multiply weights in block FP8: "
            f"{'; '.join(problems[:_LISTED])}{more}. Leave out --activations fp8."
        )
    return packed


def packed_sources(specs: PyTree, sources: PyTree) -> PyTree:
    """Sources of codes and of scales in the place of those of a packed weight.

    Args:
      specs: of the weights, with a `QTensor` of specs where a weight stays packed.
      sources: of the plain weights.
    """
    leaves = [
        _split(spec, source) if isinstance(spec, QTensor) else source
        for spec, source in _pairs(specs, sources)
    ]
    return jax.tree.unflatten(jax.tree.structure(sources), leaves)


def _pairs(specs: PyTree, sources: PyTree) -> list[tuple[TensorSpec | QTensor, Sources]]:
    whole = jax.tree.leaves(specs, is_leaf=lambda x: isinstance(x, QTensor))
    return list(zip(whole, jax.tree.leaves(sources), strict=True))


def _problem(spec: QTensor, piece: Piece, quantization: Quantization | None) -> str | None:
    module = piece.name.removesuffix(".weight")
    form = quantization and quantization.format_of(module)
    if not isinstance(form, Fp8):
        return f"{module} is {'not packed' if form is None else f'in {form}'}"
    # Rows are quantised in whole blocks, and fused or split weights must not cut one apart.
    if any(n % FP8_BLOCK for n in piece.shape):
        return f"{module} is {list(piece.shape)}, no multiple of {FP8_BLOCK}"
    if math.prod(_blocks(piece.shape)) != math.prod(_rest(spec.scale, piece)):
        return f"{module} has heads that are no multiple of {FP8_BLOCK}"
    return None


def _split(spec: QTensor, source: Sources) -> QTensor:
    codes = (dataclasses.replace(piece, is_packed=True) for piece in source.pieces)
    scales = (
        Piece(
            piece.name.removesuffix("weight") + "weight_scale_inv",
            _blocks(piece.shape),
            piece.index,
            view=_rest(spec.scale, piece),
            is_packed=True,
        )
        for piece in source.pieces
    )
    return QTensor(data=Sources(tuple(codes)), scale=Sources(tuple(scales)))


def _blocks(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Of a published matrix."""
    return tuple(-(-n // FP8_BLOCK) for n in shape)


def _rest(spec: TensorSpec, piece: Piece) -> tuple[int, ...]:
    """The dimensions of a weight that the piece fills."""
    indices = (*piece.index, *(None,) * (len(spec.shape) - len(piece.index)))
    return tuple(n for n, i in zip(spec.shape, indices, strict=True) if i is None)
