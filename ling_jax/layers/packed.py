"""Declarations of weights that a checkpoint may hold in fewer bits."""

import math
from dataclasses import replace

import jax.numpy as jnp

from ling_jax.config import ModelConfig
from ling_jax.params import TensorSpec
from ling_jax.quant import FourBit, QTensor
from ling_jax.quant.four_bit import PER_WORD, scale_words
from ling_jax.quant.fp8 import BLOCK


def packed_spec(
    cfg: ModelConfig, spec: TensorSpec, *, contract: int = 1, is_ragged: bool = False
) -> TensorSpec | QTensor:
    """A projection weight as the checkpoint's scheme stores it.

    Args:
      spec: of the weight in full precision, outputs first.
      contract: how many trailing dimensions are inputs.
      is_ragged: blocks of 128 outputs run across heads, so the scales have one dimension for all
        outputs.
    """
    if cfg.scheme is None:
        return spec
    split = len(spec.shape) - contract
    outputs, inputs = spec.shape[:split], spec.shape[split:]
    axes = spec.axes
    if is_ragged:
        outputs, axes = (math.prod(outputs),), (axes[0], *axes[split:])
    shape = (*outputs[:-1], -(-outputs[-1] // BLOCK), *inputs[:-1], -(-inputs[-1] // BLOCK))
    return QTensor(
        data=replace(spec, dtype=jnp.float8_e4m3fn, init="fp8"),
        scale=TensorSpec(shape, jnp.float32, axes, "fp8_scale"),
    )


def expert_spec(cfg: ModelConfig, spec: TensorSpec) -> TensorSpec | QTensor | FourBit:
    """The weight of routed experts as the checkpoint stores it.

    Args:
      spec: of the weight in full precision, inputs last.
    """
    packed = cfg.packed_experts
    if packed is None:
        return packed_spec(cfg, spec)
    *stack, outputs, inputs = spec.shape
    *axes, output_axis, input_axis = spec.axes
    return FourBit(
        data=TensorSpec((*stack, outputs, inputs // PER_WORD), jnp.int32, spec.axes, "bits"),
        scale=TensorSpec(
            (*stack, scale_words(inputs // packed.group, packed.kind), outputs),
            jnp.int32,
            (*axes, input_axis, output_axis),
            "int4_scale" if packed.kind == "int4" else "e8m0",
        ),
        kind=packed.kind,
        group=packed.group,
    )
