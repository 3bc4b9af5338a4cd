"""The Flax face of the model: one `nn.Module` over the same functions that serving runs.

    ling = Ling(cfg)
    variables = ling.init(key, tokens)
    specs = nn.get_partition_spec(variables)
    logits = ling.apply(variables, tokens)

Weights are boxed with their logical axes (`nn.Partitioned`), so that `get_partition_spec` and
`nn.logical_to_mesh_sharding` place them; the tree of names is that of `ling_jax.model.ModelParams`.
"""

from typing import Any

import jax
import jax.numpy as jnp
from flax import linen as nn
from jaxtyping import Array, Float32, Int32

from ling_jax.cache import Cache, contiguous
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams, final_norm, forward, logits, model_spec
from ling_jax.params import TensorSpec, init
from ling_jax.sharding import ShardingRules

Path = tuple[Any, ...]


def _name(path: Path) -> str:
    """`layers_3_mixer_beta` for `.layers[3].mixer.beta`."""
    return "_".join(str(getattr(key, "name", getattr(key, "idx", key))) for key in path)


class Ling(nn.Module):
    """The decoder over whole sequences.

    Attributes:
      cfg: the model; its dtype is that of weights and activations.
      execution: tilings; a mesh in it is used by `apply`.
      rules: where logical axes go in `nn.get_partition_spec`.
    """

    cfg: ModelConfig
    execution: ExecConfig = ExecConfig()
    rules: ShardingRules = ShardingRules()

    def setup(self) -> None:
        paths, self._tree = jax.tree_util.tree_flatten_with_path(model_spec(self.cfg))
        self._weights = [self._declare(_name(path), spec) for path, spec in paths]

    def _declare(self, name: str, spec: TensorSpec) -> Any:
        axes = tuple(self.rules.spec(spec.axes))

        def draw(key: jax.Array) -> jax.Array:
            return init(spec, key)

        return self.param(name, nn.with_partitioning(draw, axes))

    def params_tree(self) -> ModelParams:
        """The bound weights as the functional core takes them."""
        return jax.tree.unflatten(self._tree, self._weights)

    def __call__(
        self, tokens: Int32[Array, "batch seq"], counts: Int32[Array, " batch"] | None = None
    ) -> Float32[Array, "batch seq vocab"]:
        """Logits of the token behind each position.

        Args:
          tokens: whole sequences, padded at the end.
          counts: true tokens of each; None means all.
        """
        batch, seq = tokens.shape
        if counts is None:
            counts = jnp.full((batch,), seq, jnp.int32)
        params = self.params_tree()
        _, h, _ = forward(
            params,
            self.empty_cache(batch, seq),
            tokens,
            counts,
            cfg=self.cfg,
            execution=self.execution,
        )
        return logits(params, final_norm(params, h, cfg=self.cfg))

    def empty_cache(self, batch: int, length: int) -> Cache:
        """A cache for `batch` sequences of `length` tokens."""
        return contiguous(self.cfg, batch=batch, length=length)
