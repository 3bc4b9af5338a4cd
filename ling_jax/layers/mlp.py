"""The dense SwiGLU feed-forward network."""

import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float

from ling_jax.layers.linear import linear
from ling_jax.pallas.grouped_gemm import swiglu
from ling_jax.params import TensorSpec, Weight

Rows = Float[Array, "*batch embed"]


@struct.dataclass
class MlpParams:
    gate_up: Weight  # [mlp, 2, embed]: rows of gate and up in turn
    down: Weight  # [embed, mlp]


def mlp_spec(embed: int, width: int, dtype: jnp.dtype) -> MlpParams:
    """Declares the weights."""
    return MlpParams(
        gate_up=TensorSpec((width, 2, embed), dtype, ("mlp", None, "embed")),
        down=TensorSpec((embed, width), dtype, ("embed", "mlp")),
    )


def mlp(params: MlpParams, x: Rows, *, limit: float | None = None) -> Rows:
    """`down(swiglu(gate x, up x))`; the activation is computed in float32 from rounded products.

    Args:
      limit: SwiGLU clamp, or None.
    """
    both = linear(x, params.gate_up).astype(jnp.float32)
    hidden = swiglu(both[..., 0], both[..., 1], limit)
    return linear(hidden.astype(x.dtype), params.down)
