"""Which experts the tokens of a run visit."""

from functools import cache

import jax
import jax.numpy as jnp
import numpy as np

from golden.micro import Micro
from ling_jax.cache import contiguous
from ling_jax.config import Mixer
from ling_jax.layers.kda import kda
from ling_jax.layers.mla import mla
from ling_jax.layers.moe import route
from ling_jax.layers.norm import rms_norm


def routes(model: Micro, hidden: jax.Array | np.ndarray) -> dict[int, tuple]:
    """Ascending expert ids and their weights, by MoE layer.

    Args:
      hidden: residual before every layer [layers, seq, embed], of the golden text.
    """
    found = {}
    for i, kind in enumerate(model.cfg.layer_kinds):
        if not kind.is_dense:
            ids, weights = _route(model, kind.mixer)(model.params.layers[i], hidden[i][None])
            order = np.argsort(np.asarray(ids), axis=-1)
            found[i] = tuple(np.take_along_axis(np.asarray(x), order, -1) for x in (ids, weights))
    return found


@cache
def _route(model: Micro, mixer: Mixer):
    options = {"cfg": model.cfg, "execution": model.execution}
    start, count = np.zeros(1, np.int32), np.asarray([len(model.ids)], np.int32)
    empty = contiguous(model.cfg, batch=1, length=len(model.ids))

    @jax.jit
    def run(layer, h):
        x = rms_norm(h, layer.norm, eps=model.cfg.eps)
        if mixer == "kda":
            mixed, _ = kda(layer.mixer, x, empty.kda[0], jnp.asarray(count), **options)
        else:
            at = (empty.page_table, jnp.asarray(start), jnp.asarray(count))
            mixed, _ = mla(layer.mixer, x, empty.latent[0], *at, **options)
        x = rms_norm(h + mixed, layer.ffn_norm, eps=model.cfg.eps)
        return route(layer.ffn, x[0], cfg=model.cfg)

    return run
