"""A layer of packed experts is the layer of the same experts in full precision: what is beside the
weights (routed scale, clamps, the shared expert's own limit) is not lost on the way."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from convert.quantize import encode_int4, encode_mxfp4
from ling_jax.config import LayerKind, ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.moe import moe, moe_spec, moe_step
from ling_jax.pallas.grouped_gemm import reference
from ling_jax.params import init
from ling_jax.quant import FourBit, dequantize
from ling_jax.quant.four_bit import expand, pack_codes, pack_scales
from ling_jax.quant.fp8 import quantize
from ling_jax.testing import tiny_config

SIZES = {
    "hidden_size": 128,
    "moe_intermediate_size": 128,
    "moe_shared_expert_intermediate_size": 128,
    "head_dim": 64,
}
CFG = ModelConfig.from_hf(tiny_config(dtype="float32", **SIZES))
ENCODE = {"int4": encode_int4, "mxfp4": encode_mxfp4}


def packed(w, kind):
    """A stack of matrices as a checkpoint holds it on the device."""
    if kind == "fp8":
        return quantize(w)
    matrices = np.asarray(w).reshape(-1, *w.shape[-2:])
    parts = [ENCODE[kind](matrix) for matrix in matrices]
    data = np.stack([pack_codes(codes, kind) for codes, _ in parts])
    scale = np.stack([pack_scales(scale, kind) for _, scale in parts])
    shapes = [(*w.shape[:-2], *x.shape[1:]) for x in (data, scale)]
    return FourBit(data.reshape(shapes[0]), scale.reshape(shapes[1]), kind, 32)


def plain(w):
    return expand(w) if isinstance(w, FourBit) else dequantize(w)


@pytest.fixture(scope="module", params=["fp8", "int4", "mxfp4"])
def layers(request):
    """Weights packed, the same expanded, and tokens."""
    params = init(moe_spec(CFG), jax.random.key(0), stddev=0.3)
    names = ("gate_up", "down")
    kept = params.replace(**{x: packed(getattr(params, x), request.param) for x in names})
    if request.param == "fp8":  # the shared expert is packed as they are
        shared = params.shared
        kept = kept.replace(
            shared=shared.replace(**{x: quantize(getattr(shared, x)) for x in names})
        )
        params = params.replace(
            shared=shared.replace(**{x: plain(getattr(kept.shared, x)) for x in names})
        )
    full = params.replace(**{x: plain(getattr(kept, x)) for x in names})
    return kept, full, jax.random.normal(jax.random.key(1), (6, CFG.embed))


def of_prefill(params, x, kind):
    alive = jnp.ones(x.shape[0], bool)
    return moe(params, x, alive, kind=kind, cfg=CFG, execution=ExecConfig())


def of_step(params, x, kind):
    alive = jnp.ones(x.shape[0], bool)
    made = moe_step(params, x, None, alive, kind=kind, cfg=CFG, execution=ExecConfig())
    return reference.combine(made.rows, made.ids, made.weights, CFG.moe.experts)


@pytest.mark.parametrize("run", [of_prefill, of_step])
@pytest.mark.parametrize("limits", [(None, None), (0.05, None), (None, 0.05), (0.05, 0.5)], ids=str)
def test_packed_experts_keep_the_scale_and_every_limit(layers, run, limits):
    kept, full, x = layers
    kind = LayerKind(mixer="kda", is_dense=False, expert_limit=limits[0], shared_limit=limits[1])
    run = jax.jit(partial(run, kind=kind))
    got, want = np.asarray(run(kept, x)), np.asarray(run(full, x))
    np.testing.assert_allclose(got, want, atol=2e-5 * np.abs(want).max())


@pytest.mark.parametrize("run", [of_prefill, of_step])
def test_limits_of_packed_experts_are_their_own(layers, run):
    """A limit that leaves nothing of the routed experts leaves the shared one, and the reverse."""
    kept, _, x = layers

    def out(expert, shared):
        kind = LayerKind(mixer="kda", is_dense=False, expert_limit=expert, shared_limit=shared)
        return np.asarray(jax.jit(partial(run, kind=kind))(kept, x))

    size = np.abs(out(None, None)).max()
    routed, shared = out(None, 1e-9), out(1e-9, None)
    assert min(np.abs(routed).max(), np.abs(shared).max()) > 0.01 * size
    np.testing.assert_allclose(routed + shared, out(None, None), atol=2e-5 * size)
