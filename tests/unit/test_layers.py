"""Facts about single layers that hold by definition."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.cache import contiguous
from ling_jax.config import KdaConfig, LayerKind, ModelConfig
from ling_jax.errors import ContractError
from ling_jax.execution import ExecConfig
from ling_jax.layers.kda import KdaParams, log_decay
from ling_jax.layers.linear import linear, linear_f32
from ling_jax.layers.mla import mla, mla_spec
from ling_jax.layers.moe import MoeParams, moe, moe_spec, route
from ling_jax.layers.norm import rms_norm
from ling_jax.pallas.grouped_gemm import swiglu
from ling_jax.pallas.kda_chunk import kda_chunk
from ling_jax.pallas.topk_router import topk_router
from ling_jax.params import init
from ling_jax.testing import tiny_config

ROUTING = {"groups": 8, "top_groups": 4, "top_k": 8, "routed_scale": 2.5}


def config(**changes) -> ModelConfig:
    return ModelConfig.from_hf(tiny_config(dtype="float32", **changes))


def test_a_router_without_preferences_weighs_its_picks_alike():
    ids, weights = topk_router(jnp.zeros((3, 64)), jnp.zeros(64), **ROUTING)
    np.testing.assert_allclose(weights, 2.5 / 8, rtol=1e-6)
    np.testing.assert_array_equal(ids, [np.arange(8)] * 3)  # ties go to the lowest id


def test_weights_sum_to_the_routed_scale_which_is_applied_once():
    logits = jnp.asarray(np.random.default_rng(0).normal(size=(20, 64)), jnp.float32)
    _, weights = topk_router(logits, jnp.zeros(64), **ROUTING)
    np.testing.assert_allclose(weights.sum(-1), 2.5, rtol=1e-6)


def test_the_bias_decides_who_is_picked_but_not_how_much_they_count():
    logits = jnp.asarray(np.random.default_rng(0).normal(size=(1, 64)), jnp.float32)
    bias = jnp.zeros(64).at[8:16].set(10.0)
    ids, weights = topk_router(logits, bias, **ROUTING)
    assert set(np.asarray(ids[0]).tolist()) == set(range(8, 16))
    scores = jax.nn.sigmoid(logits[0, ids[0]])
    np.testing.assert_allclose(weights[0], 2.5 * scores / scores.sum(), rtol=1e-5)


def test_experts_of_closed_groups_are_not_picked_though_all_scores_be_negative():
    bias = jnp.full(64, -5.0).at[:32].set(-4.0)
    ids, _ = topk_router(jnp.zeros((1, 64)), bias, **ROUTING)
    assert (np.asarray(ids) < 32).all()


def test_a_group_is_ranked_by_its_two_best():
    logits = jnp.full((1, 16), -9.0)
    logits = logits.at[0, 0].set(9.0)  # the best expert, alone in its group
    logits = logits.at[0, 4:6].set(1.0)  # two good ones
    ids, _ = topk_router(logits, jnp.zeros(16), groups=4, top_groups=1, top_k=2, routed_scale=1.0)
    assert set(np.asarray(ids[0]).tolist()) == {4, 5}


@pytest.mark.parametrize(("limit", "before"), [(4.0, 3.9281), (5.0, 4.9665), (7.0, 6.9936)])
def test_the_gate_is_clamped_after_its_activation(limit, before):
    got = float(swiglu(jnp.float32(100.0), jnp.float32(1.0), limit))
    assert got == limit
    assert float(jax.nn.silu(jnp.float32(limit))) == pytest.approx(before, abs=1e-4)


def test_the_up_side_is_clamped_both_ways_and_the_gate_side_from_above_only():
    gate = jnp.asarray([100.0, -1.0, 100.0])
    up = jnp.asarray([-9.0, 1.0, 9.0])
    silu = float(jax.nn.silu(jnp.float32(-1.0)))
    np.testing.assert_allclose(swiglu(gate, up, 0.1), [-0.01, 0.1 * silu, 0.01], rtol=1e-6)


def test_without_a_limit_nothing_is_clamped():
    assert float(swiglu(jnp.float32(100.0), jnp.float32(-9.0), None)) == -900.0


@pytest.fixture(scope="module")
def experts():
    """A MoE layer's weights and input, and a function that runs it."""
    cfg = config()
    params = init(moe_spec(cfg), jax.random.key(0), stddev=0.3)
    x = jax.random.normal(jax.random.key(1), (6, cfg.embed))
    layer = jax.jit(partial(moe, cfg=cfg, execution=ExecConfig()), static_argnames="kind")

    def run(params=params, is_true=(True,) * 6, **limits) -> np.ndarray:
        kind = LayerKind(mixer="kda", is_dense=False, **limits)
        return np.asarray(layer(params, x, jnp.asarray(is_true), kind=kind))

    return cfg, params, x, run


def without_routed(params: MoeParams) -> MoeParams:
    return params.replace(down=jnp.zeros_like(params.down))


def test_padding_tokens_do_not_change_true_ones(experts):
    *_, run = experts
    is_true = np.asarray([True, True, False, True, False, False])
    np.testing.assert_array_equal(run(is_true=is_true)[is_true], run()[is_true])


def test_padding_tokens_visit_no_routed_expert(experts):
    _, params, _, run = experts
    np.testing.assert_array_equal(run(is_true=[False] * 6), run(without_routed(params)))


def test_routed_experts_are_scaled_once_and_the_shared_expert_not_at_all(experts):
    cfg, params, x, run = experts
    ids, weights = (np.asarray(y) for y in route(params, x, cfg=cfg))
    x, gate_up, down = (np.asarray(y, np.float64) for y in (x, params.gate_up, params.down))
    routed = np.zeros(x.shape)
    for token, expert in np.ndindex(ids.shape):
        gate, up = gate_up[ids[token, expert]] @ x[token]
        hidden = gate / (1 + np.exp(-gate)) * up
        routed[token] += weights[token, expert] * (down[ids[token, expert]] @ hidden)
    np.testing.assert_allclose(run(), run(without_routed(params)) + routed, atol=2e-5)


def test_routed_and_shared_experts_have_limits_of_their_own(experts):
    _, params, _, run = experts
    shared = run(without_routed(params))
    np.testing.assert_allclose(run(expert_limit=1e-9), shared, atol=1e-6)
    np.testing.assert_allclose(run(shared_limit=1e-9), run() - shared, atol=1e-5)


def kda_gate(lower_bound):
    return log_decay(
        KdaParams(
            **dict.fromkeys(KdaParams.__dataclass_fields__)
            | {"decay_rate": jnp.asarray([0.0, 1.0]), "decay_bias": jnp.full((2, 3), 0.5)}
        ),
        jnp.asarray([[[[-50.0, 0.0, 50.0]] * 2]]),
        KdaConfig(heads=2, head_dim=3, taps=4, lower_bound=lower_bound),
    )


def test_the_safe_gate_stays_within_its_bound():
    got = kda_gate(-5.0)
    np.testing.assert_allclose(got[0, 0, :, 0], 0, atol=1e-6)
    np.testing.assert_allclose(got[0, 0, :, 2], -5, rtol=1e-6)
    assert got[0, 0, 1, 1] == pytest.approx(-5 / (1 + np.exp(-np.e * 0.5)))


def test_without_a_bound_the_gate_is_a_softplus():
    got = kda_gate(None)
    np.testing.assert_allclose(got[0, 0, :, 2], [-50.5, -50.5 * np.e], rtol=1e-6)
    assert got[0, 0, 1, 1] == pytest.approx(-np.e * np.log1p(np.exp(0.5)))


@pytest.mark.parametrize("chunk", [8, 24, 0])
def test_a_chunk_must_be_a_power_of_two_of_at_least_16(chunk):
    keys = jnp.zeros((1, 32, 1, 4))
    with pytest.raises(ContractError, match=f"chunk must be a power of two from 16, got {chunk}"):
        kda_chunk(
            keys, keys, keys, keys, jnp.zeros((1, 32, 1)), jnp.zeros((1, 1, 4, 4)), chunk=chunk
        )


@pytest.fixture(scope="module")
def attention():
    """An MLA layer with head-wise gates, an input, and what the layer gives for other gates."""
    cfg = config()
    params = init(mla_spec(cfg), jax.random.key(0), stddev=0.3)
    x = jax.random.normal(jax.random.key(1), (1, 5, cfg.embed))
    cache = contiguous(cfg, batch=1, length=5)
    layer = jax.jit(partial(mla, cfg=cfg, execution=ExecConfig()))

    def run(gate) -> np.ndarray:
        at = (cache.page_table, jnp.zeros(1, jnp.int32), jnp.asarray([5], jnp.int32))
        return np.asarray(layer(params.replace(gate=gate), x, cache.latent[0], *at)[0])

    return cfg, params.gate, run


def test_an_output_gate_without_preferences_halves(attention):
    _, gate, run = attention
    np.testing.assert_allclose(run(jnp.zeros_like(gate)), run(None) / 2, atol=1e-6)


def test_element_wise_gates_that_agree_within_a_head_are_head_wise_gates(attention):
    cfg, gate, run = attention
    repeated = jnp.repeat(gate[:, None], cfg.mla.v_dim, axis=1)
    np.testing.assert_allclose(run(repeated), run(gate), atol=1e-6)
    assert np.abs(run(gate) - run(None)).max() > 0.1


def test_linear_rounds_once_to_the_dtype_of_its_input():
    rng = np.random.default_rng(0)
    x, w = (jnp.asarray(rng.normal(size=s), jnp.bfloat16) for s in ((3, 64), (2, 5, 64)))
    exact = np.einsum("bi,hoi->bho", np.asarray(x, np.float64), np.asarray(w, np.float64))
    np.testing.assert_allclose(linear_f32(x, w), exact, atol=1e-4)
    got = linear(x, w)
    assert got.dtype == jnp.bfloat16
    np.testing.assert_array_equal(got, linear_f32(x, w).astype(jnp.bfloat16))


def test_linear_contracts_several_dimensions():
    rng = np.random.default_rng(0)
    x, w = (jnp.asarray(rng.normal(size=s), jnp.float32) for s in ((2, 3, 4, 5), (7, 4, 5)))
    want = np.einsum("bshd,ehd->bse", x, w)
    np.testing.assert_allclose(linear(x, w, contract=2), want, atol=1e-5)


def test_rms_norm_rounds_before_the_gain():
    x = jnp.asarray([[1.0, 2.0, 3.0, 4.0]], jnp.bfloat16)
    weight = jnp.asarray([1.01, 0.99, 1.5, 1.0], jnp.bfloat16)
    x32 = np.asarray(x, np.float32)
    unit = jnp.asarray(x32 / np.sqrt((x32**2).mean() + 1e-6), jnp.bfloat16)
    np.testing.assert_array_equal(rms_norm(x, weight, eps=1e-6), unit * weight[None])
