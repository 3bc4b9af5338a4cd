"""The dense SwiGLU feed-forward network."""

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float

from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import linear, linear_f32
from ling_jax.layers.packed import packed_spec
from ling_jax.pallas.grouped_gemm import swiglu
from ling_jax.params import TensorSpec, Weight, map_specs

Rows = Float[Array, "rows embed"]


@struct.dataclass
class MlpParams:
    gate_up: Weight  # [2, mlp, embed]: gate projection at 0, up projection at 1
    down: Weight  # [embed, mlp]


def mlp_spec(cfg: ModelConfig, width: int, axis: str = "mlp") -> MlpParams:
    """Declares the weights.

    Args:
      axis: logical axis of the width.
    """
    dtype = jnp.dtype(cfg.dtype)
    gate_up = TensorSpec((2, width, cfg.embed), dtype, (None, axis, "embed"))
    down = TensorSpec((cfg.embed, width), dtype, ("embed", axis))
    return MlpParams(gate_up=packed_spec(cfg, gate_up), down=packed_spec(cfg, down))


def mlp(
    params: MlpParams,
    x: Rows,
    *,
    limit: float | None = None,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> Rows:
    """`down(swiglu(gate x, up x))`; the activation is computed in float32 from rounded products.

    Args:
      limit: SwiGLU clamp, or None.
    """
    parallel = execution.parallel

    def core(params: MlpParams, x: jax.Array) -> jax.Array:
        return parallel.sum(mlp_partial(params, x, limit=limit, execution=execution), "mlp")

    width = params.down.shape[-1]
    axes = map_specs(lambda s: s.axes, mlp_spec(cfg, width))
    rows = (None, None)
    return parallel.local(core, (axes, rows), rows)(params, x).astype(x.dtype)


def mlp_partial(
    params: MlpParams, x: Rows, *, limit: float | None, execution: ExecConfig
) -> Float[Array, "rows embed"]:
    """What one device's part of the width adds to the output, in float32."""
    both = linear(x, params.gate_up, execution=execution).astype(jnp.float32)
    hidden = swiglu(both[:, 0], both[:, 1], limit)
    return linear_f32(hidden.astype(x.dtype), params.down, execution=execution)
