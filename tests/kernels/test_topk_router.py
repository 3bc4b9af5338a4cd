"""The router: what its parts say, and what it refuses."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jaxtyping import TypeCheckError

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.pallas.grouped_gemm import expert_tiles
from ling_jax.pallas.topk_router import choose_experts, router_logits, topk_router
from ling_jax.pallas.topk_router.cases import BENCHES, CASES
from ling_jax.pallas.topk_router.contract import SPLIT, LogitsTiling
from tests.kernels.lowering import lower_for_cuda

BACKENDS = ["reference", "pallas_interpret"]
# Where array annotations are checked, they find shapes that disagree before the contract does.
REFUSED = (ContractError, TypeCheckError)
COUNTS = {"groups": 4, "top_groups": 2, "top_k": 4, "routed_scale": 2.5}


def normal(seed: int, *shape: int, dtype=jnp.float32) -> jax.Array:
    return jax.random.normal(jax.random.key(seed), shape, dtype)


@pytest.mark.parametrize("backend", BACKENDS)
def test_logits_are_not_rounded_below_float32(backend):
    x, weight = normal(0, 3, 64, dtype=jnp.bfloat16), normal(1, 8, 64)
    want = np.asarray(x, np.float64) @ np.asarray(weight, np.float64).T
    got = router_logits(x, weight, backend=backend)
    assert got.dtype == jnp.float32
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("backend", BACKENDS)
def test_equal_scores_go_to_the_lowest_ids(backend):
    ids, weights = topk_router(jnp.zeros((1, 16)), jnp.zeros(16), **COUNTS, backend=backend)
    np.testing.assert_array_equal(ids, [[0, 1, 2, 3]])
    np.testing.assert_allclose(weights, 2.5 / 4, rtol=1e-6)


@pytest.mark.parametrize("backend", BACKENDS)
def test_two_equal_best_experts_of_a_group_count_both(backend):
    logits = jnp.full((1, 16), -4.0).at[0, 4:6].set(2.0).at[0, 12].set(3.0)
    ids, _ = topk_router(
        logits, jnp.zeros(16), groups=4, top_groups=1, top_k=2, routed_scale=1.0, backend=backend
    )
    np.testing.assert_array_equal(ids, [[4, 5]])


@pytest.mark.parametrize("backend", BACKENDS)
def test_padding_gets_no_expert_and_no_weight_whatever_its_logits(backend):
    logits = normal(0, 3, 16).at[1].set(jnp.nan)
    is_true = jnp.asarray([True, False, True])
    ids, weights = topk_router(logits, jnp.zeros(16), **COUNTS, is_true=is_true, backend=backend)
    np.testing.assert_array_equal(ids[1], -1)
    np.testing.assert_array_equal(weights[1], 0.0)
    kept = jnp.asarray([0, 2])
    want = topk_router(logits[kept], jnp.zeros(16), **COUNTS, backend=backend)
    np.testing.assert_array_equal(ids[kept], want[0])
    np.testing.assert_array_equal(weights[kept], want[1])


def test_ids_are_legal_and_distinct_even_without_numbers():
    logits = jnp.full((2, 16), jnp.nan).at[1, 3].set(-jnp.inf)
    ids, _ = topk_router(logits, jnp.zeros(16), **COUNTS, backend="pallas_interpret")
    for row in np.asarray(ids).tolist():
        assert len(set(row)) == 4
        assert set(row) <= set(range(16))


@pytest.mark.parametrize("magnitude", [1e-30, 1.0, 1e30])
def test_tensor_cores_do_not_round_the_weight(magnitude):
    """Against logits in float64, of weights whose three terms all count."""
    x = normal(0, 4, 64, dtype=jnp.bfloat16)
    weight = magnitude * normal(1, 16, 64) * (1 + 2.0**-12 + 2.0**-22)
    want = np.asarray(x, np.float64) @ np.asarray(weight, np.float64).T
    got = np.asarray(router_logits(x, weight, backend="pallas_interpret", tiling=SPLIT))
    assert np.abs(got - want).max() <= 2e-6 * np.abs(want).max()


@pytest.mark.parametrize("backend", BACKENDS)
def test_tiles_of_one_token_hold_its_choices_in_order(backend):
    x, weight, bias = normal(0, 1, 32, dtype=jnp.bfloat16), normal(1, 16, 32), normal(2, 16)
    ids, _, tiles = choose_experts(x, weight, bias, **COUNTS, block=8, backend=backend)
    assert tiles is not None
    np.testing.assert_array_equal(tiles.expert, ids[0])
    np.testing.assert_array_equal(tiles.pairs[:, 0], np.arange(4))
    np.testing.assert_array_equal(tiles.pairs[:, 1:], -1)
    np.testing.assert_array_equal(tiles.count, [4])
    sorted_tiles = expert_tiles(ids, 16, block=8, backend=backend)
    assert jax.tree.map(jnp.shape, tiles) == jax.tree.map(jnp.shape, sorted_tiles)


@pytest.mark.parametrize("backend", BACKENDS)
def test_padding_makes_no_tile(backend):
    x, weight, bias = jnp.full((1, 32), jnp.nan, jnp.bfloat16), normal(1, 16, 32), normal(2, 16)
    ids, weights, tiles = choose_experts(
        x, weight, bias, **COUNTS, is_true=jnp.zeros(1, jnp.bool_), block=8, backend=backend
    )
    assert tiles is not None
    np.testing.assert_array_equal(ids, -1)
    np.testing.assert_array_equal(weights, 0.0)
    np.testing.assert_array_equal(tiles.pairs, -1)
    np.testing.assert_array_equal(tiles.expert, 0)
    np.testing.assert_array_equal(tiles.count, [0])


@pytest.mark.parametrize("backend", BACKENDS)
def test_tiles_of_more_tokens_are_those_of_expert_tiles(backend):
    x, weight, bias = normal(0, 5, 32, dtype=jnp.bfloat16), normal(1, 16, 32), normal(2, 16)
    call = {**COUNTS, "is_true": jnp.arange(5) != 2, "backend": backend}
    ids, weights, tiles = choose_experts(x, weight, bias, **call, block=4)
    want = expert_tiles(ids, 16, block=4, backend="reference")
    assert tiles is not None
    for got, expected in zip(jax.tree.leaves(tiles), jax.tree.leaves(want), strict=True):
        np.testing.assert_array_equal(got, expected)
    without = choose_experts(x, weight, bias, **call)
    np.testing.assert_array_equal(without[0], ids)
    np.testing.assert_array_equal(without[1], weights)
    assert without[2] is None


def test_choosing_takes_two_launches():
    x, weight, bias = jnp.zeros((8, 2560), jnp.bfloat16), jnp.zeros((512, 2560)), jnp.zeros(512)
    counts = {"groups": 8, "top_groups": 4, "top_k": 8, "routed_scale": 2.5}

    def call(x: jax.Array, weight: jax.Array, bias: jax.Array) -> object:
        return choose_experts(x, weight, bias, **counts, backend="pallas")[:2]

    text = lower_for_cuda(call, x, weight, bias)
    assert text.count("stablehlo.custom_call") == 2
    assert "stablehlo.reduce" not in text


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"groups": 3}, "groups"),
        ({"groups": 16}, "groups"),
        ({"top_groups": 5}, "top_groups"),
        ({"top_groups": 0}, "top_groups"),
        ({"top_k": 9}, "top_k"),
    ],
)
def test_counts_that_do_not_fit_are_refused(changes, message, backend):
    with pytest.raises(ContractError, match=message):
        topk_router(jnp.zeros((1, 16)), jnp.zeros(16), **COUNTS | changes, backend=backend)


def test_arguments_that_disagree_are_refused():
    with pytest.raises(REFUSED, match="weight"):
        router_logits(jnp.zeros((1, 16)), jnp.zeros((8, 32)), backend="reference")
    with pytest.raises(REFUSED, match="bias"):
        topk_router(jnp.zeros((1, 16)), jnp.zeros(8), **COUNTS)
    with pytest.raises(REFUSED, match="is_true"):
        topk_router(jnp.zeros((1, 16)), jnp.zeros(16), **COUNTS, is_true=jnp.ones(2, jnp.bool_))


def test_tensor_cores_refuse_float32_rows():
    with pytest.raises(ContractError, match="bfloat16"):
        router_logits(
            jnp.zeros((1, 16)), jnp.zeros((8, 16)), backend="pallas_interpret", tiling=SPLIT
        )


def test_blocks_are_powers_of_two():
    args = (jnp.zeros((1, 16)), jnp.zeros((16, 16)), jnp.zeros(16))
    for block in (0, 12):
        with pytest.raises(ContractError, match="block"):
            choose_experts(*args, **COUNTS, block=block, backend="reference")


def test_there_is_no_triton_kernel():
    with pytest.raises(UnsupportedError, match="backend='pallas'"):
        router_logits(jnp.zeros((1, 16)), jnp.zeros((8, 16)), backend="triton")
    with pytest.raises(UnsupportedError, match="backend='pallas'"):
        topk_router(jnp.zeros((1, 16)), jnp.zeros(16), **COUNTS, backend="triton")


@pytest.mark.parametrize("case", [c for c in CASES if "empty" not in c.name], ids=lambda c: c.name)
def test_every_case_lowers_for_a_gpu(case):
    args = jax.eval_shape(case.make, jax.random.key(0))
    text = lower_for_cuda(lambda a: case.run(a, backend="pallas"), args)
    is_library = case.name.startswith("logits_many")
    assert ("_kernel" in text) != is_library


@pytest.mark.parametrize("bench", BENCHES, ids=lambda b: b.name)
def test_every_candidate_lowers_for_a_gpu(bench):
    args = jax.eval_shape(bench.make, jax.random.key(0))
    for tiling in bench.tilings["pallas"]:
        lower_for_cuda(lambda a, t=tiling: bench.run(a, backend="pallas", tiling=t), args)


def test_float32_rows_lower_for_a_gpu():
    tiling = LogitsTiling(experts=4, columns=128, tokens=2, num_warps=4)
    x, weight = jnp.zeros((3, 64)), jnp.zeros((18, 64))
    lower_for_cuda(lambda x, w: router_logits(x, w, backend="pallas", tiling=tiling), x, weight)
