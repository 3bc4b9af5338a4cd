"""Grouped expert products: what the shared cases do not say."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.pallas.grouped_gemm import (
    ExpertTiles,
    SharedGateUp,
    choose_block,
    contract,
    down,
    expert_tiles,
    gate_up,
    grouped_swiglu,
    reference,
)
from ling_jax.pallas.grouped_gemm.benches import BENCHES
from ling_jax.pallas.grouped_gemm.cases import route
from ling_jax.quant.fp8 import (
    QRows,
    QTensor,
    dequantize,
    dequantize_rows,
    quantize,
    quantize_rows,
)
from tests.kernels.lowering import lower_for_cuda

KERNEL = "pallas_interpret"


def normal(seed: int, *shape: int, dtype=jnp.float32) -> jax.Array:
    return (jax.random.normal(jax.random.key(seed), shape) * shape[-1] ** -0.5).astype(dtype)


def tiles_by_loop(ids: np.ndarray, experts: int, block: int) -> tuple[list[list[int]], list[int]]:
    tiles, owners = [], []
    for expert in range(experts):
        pairs = np.flatnonzero(ids.reshape(-1) == expert)
        for first in range(0, len(pairs), block):
            tile = pairs[first : first + block].tolist()
            tiles.append(tile + [-1] * (block - len(tile)))
            owners.append(expert)
    return tiles, owners


@pytest.mark.parametrize("backend", ["reference", KERNEL])
@pytest.mark.parametrize(
    ("tokens", "top_k", "experts", "block"),
    [(1, 1, 1, 1), (1, 8, 512, 16), (5, 3, 4, 2), (17, 2, 3, 16), (33, 4, 9, 8), (40, 3, 5, 16)],
)
def test_tiles_are_those_of_a_loop(tokens, top_k, experts, block, backend):
    rng = np.random.default_rng(tokens)
    ids = rng.integers(-2, experts + 2, (tokens, top_k)).astype(np.int32)
    got = expert_tiles(jnp.asarray(ids), experts, block=block, backend=backend)
    pairs, owners = tiles_by_loop(ids, experts, block)
    count = int(got.count[0])
    assert count == len(pairs) <= got.capacity
    assert np.asarray(got.pairs)[:count].tolist() == pairs
    assert np.asarray(got.expert)[:count].tolist() == owners
    assert (np.asarray(got.pairs)[count:] == -1).all()
    assert (np.asarray(got.expert)[count:] == 0).all()


@pytest.mark.parametrize("block", [1, 2, 16])
def test_capacity_holds_the_worst_routing(block):
    # One pair for each expert but one, and all others for that one: most tiles of partial size.
    experts, pairs = 6, 23
    ids = np.full((pairs, 1), experts - 1, np.int32)
    ids[: experts - 1, 0] = np.arange(experts - 1)
    tiles = expert_tiles(jnp.asarray(ids), experts, block=block, backend="reference")
    placed = np.asarray(tiles.pairs)
    assert sorted(placed[placed >= 0].tolist()) == list(range(pairs))


def test_block_grows_with_the_average_expert():
    blocks = [choose_block(tokens, 8, 512) for tokens in (1, 64, 512, 1024, 2048, 4096, 65536)]
    assert blocks == [16, 16, 16, 32, 64, 128, 128]


@pytest.mark.parametrize("dtype", [jnp.float32, jnp.bfloat16])
@pytest.mark.parametrize("limit", [None, 0.5])
def test_kernels_compose_to_the_block_loop(dtype, limit):
    x, w_in = normal(0, 21, 32, dtype=dtype), normal(1, 5, 2, 16, 32, dtype=dtype)
    w_out = normal(2, 5, 32, 16, dtype=dtype)
    ids = jax.random.randint(jax.random.key(3), (21, 3), -1, 6)
    weights = jax.random.uniform(jax.random.key(4), (21, 3))
    call = partial(grouped_swiglu, x, w_in, w_out, ids, weights, limit=limit)
    want, got = np.asarray(call()), np.asarray(call(backend=KERNEL))
    error = ((got - want) ** 2).sum() / (want**2).sum()
    assert error <= (1e-10 if dtype == jnp.float32 else 2e-5)


def test_fp8_reference_is_the_product_of_the_dequantised():
    x, w_in, w_out = normal(0, 9, 128), normal(1, 4, 2, 128, 128), normal(2, 4, 128, 128)
    ids = route(jax.random.key(3), 9, 4, 2)
    tiles = expert_tiles(ids, 4, block=16, backend="reference")
    q, q_in, q_out = quantize_rows(x), quantize(w_in), quantize(w_out)
    how = {"limit": None, "backend": "reference"}
    hidden = gate_up(q, q_in, tiles, quantize=True, **how)
    want = gate_up(dequantize_rows(q), dequantize(q_in), tiles, **how)
    assert isinstance(hidden, QRows)
    assert isinstance(want, jax.Array)
    again = quantize_rows(want)
    np.testing.assert_array_equal(hidden.data.astype(jnp.float32), again.data.astype(jnp.float32))
    y = down(hidden, q_out, tiles, backend="reference")
    exact = down(dequantize_rows(hidden), dequantize(q_out), tiles, backend="reference")
    np.testing.assert_allclose(y.astype(jnp.float32), exact, rtol=1e-2)


@pytest.mark.parametrize("group", [32, 64])
def test_down_reads_the_width_of_a_scale_from_its_shape(group):
    data = quantize_rows(normal(0, 6, 128)).data
    scale = jax.random.uniform(jax.random.key(1), (6, 128 // group)) + 0.5
    tiles = expert_tiles(route(jax.random.key(2), 3, 4, 2), 4, block=16, backend="reference")
    weight = quantize(normal(3, 4, 128, 128))
    got = down(QRows(data, scale), weight, tiles, backend="reference")
    rows = data.astype(jnp.float32) * jnp.repeat(scale, group, axis=1)
    want = down(rows, dequantize(weight), tiles, backend="reference")
    np.testing.assert_allclose(got.astype(jnp.float32), want, rtol=1e-2, atol=1e-3)


@pytest.mark.parametrize("backend", ["reference", KERNEL])
def test_clamps_are_the_experts_own(backend):
    x = 50 * normal(0, 4, 16)
    weight, shared = normal(1, 3, 2, 16, 16), normal(2, 2, 16, 16)
    tiles = expert_tiles(route(jax.random.key(3), 4, 3, 1), 3, block=16, backend=backend)
    both = gate_up(x, weight, tiles, limit=2.0, shared=SharedGateUp(shared, 0.5), backend=backend)
    assert isinstance(both, jax.Array)
    routed, own = np.abs(np.asarray(both[:4])), np.abs(np.asarray(both[4:]))
    assert routed.max() == pytest.approx(2.0**2)
    assert own.max() == pytest.approx(0.5**2)


def test_combine_ignores_rows_that_nobody_wrote():
    ids = jnp.array([[0, 7], [-1, 1]], jnp.int32)
    rows = jnp.array([[1.0], [jnp.nan], [jnp.nan], [2.0], [10.0], [20.0]])
    out = reference.combine(rows, ids, jnp.full((2, 2), 0.5), experts=7)
    np.testing.assert_array_equal(out, [[10.5], [21.0]])


X, W_IN, W_OUT = normal(0, 4, 32), normal(1, 3, 2, 16, 32), normal(2, 3, 32, 16)
IDS = jnp.array([[0, 1], [1, 2], [2, 0], [0, 2]], jnp.int32)
TILES = expert_tiles(IDS, 3, block=16, backend="reference")


@pytest.mark.parametrize(
    "call",
    [
        lambda: expert_tiles(IDS, 3, block=12, backend="reference"),
        lambda: expert_tiles(IDS[:0], 3, block=16, backend="reference"),
        lambda: gate_up(X, W_IN[0], TILES, limit=None, backend="reference"),
        lambda: gate_up(X[:, :16], W_IN, TILES, limit=None, backend="reference"),
        lambda: gate_up(X.astype(jnp.bfloat16), W_IN, TILES, limit=None, backend="reference"),
        lambda: gate_up(X, W_IN, TILES, limit=None, quantize=True, backend="reference"),
        lambda: gate_up(X, W_IN, TILES, limit=None, shared=SharedGateUp(W_IN), backend="reference"),
        lambda: down(normal(0, 7, 16), W_OUT, TILES, backend="reference"),
        lambda: down(normal(0, 8, 16), W_OUT, TILES, shared=W_OUT[0], backend="reference"),
        lambda: down(normal(0, 8, 32), W_OUT, TILES, backend="reference"),
    ],
    ids=range(10),
)
def test_arguments_that_disagree_are_refused_by_every_backend(call):
    with pytest.raises(ContractError):
        call()


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: gate_up(X, W_IN, TILES, limit=None, backend="triton"), "weights in FP8 only"),
        (lambda: gate_up(X, quantize(W_IN), TILES, limit=None, backend="triton"), "bfloat16"),
        (lambda: gate_up(X, quantize(W_IN), TILES, limit=None, backend=KERNEL), "FP8"),
        (
            lambda: down(normal(0, 8, 8), normal(1, 3, 32, 8), TILES, backend=KERNEL),
            "multiples of 16",
        ),
        (
            lambda: gate_up(
                *(X, W_IN, expert_tiles(IDS, 3, block=8, backend="reference")),
                limit=None,
                backend=KERNEL,
            ),
            "16 rows",
        ),
    ],
    ids=["arrays", "float32", "fp8", "sizes", "tiles"],
)
def test_what_a_kernel_cannot_do_it_says(call, reason):
    with pytest.raises(UnsupportedError, match=reason):
        call()


def shapes(tokens: int, block: int) -> tuple[ExpertTiles, jax.ShapeDtypeStruct]:
    capacity = contract.capacity(tokens * 8, 512, block)
    i32 = partial(jax.ShapeDtypeStruct, dtype=jnp.int32)
    return (
        ExpertTiles(i32((capacity, block)), i32((capacity,)), i32((1,)), top_k=8),
        jax.ShapeDtypeStruct((tokens, 2560), jnp.bfloat16),
    )


@pytest.mark.parametrize(
    ("tokens", "block", "tiling"),
    [
        pytest.param(bench_tokens, block, tiling, id=f"{bench.name}-{i}")
        for bench, bench_tokens, block in zip(
            BENCHES[:6], (1, 8, 64, 512, 4096, 4096), (16, 16, 16, 16, 64, 128), strict=True
        )
        for i, tiling in enumerate(bench.tilings["pallas"])
    ],
)
def test_every_bench_tiling_lowers(tokens, block, tiling):
    tiles, x = shapes(tokens, block)
    bf16 = partial(jax.ShapeDtypeStruct, dtype=jnp.bfloat16)
    how = {"backend": "pallas", "tiling": tiling}

    def both(x, w_in, w_out, s_in, s_out, tiles):
        shared = SharedGateUp(s_in)
        hidden = gate_up(x, w_in, tiles, limit=4.0, shared=shared, **how)
        return down(hidden, w_out, tiles, shared=s_out, **how)

    weights = (bf16((512, 2, 768, 2560)), bf16((512, 2560, 768)))
    shared = (bf16((2, 768, 2560)), bf16((2560, 768)))
    text = lower_for_cuda(both, x, *weights, *shared, tiles)
    assert "moe_gate_up_kernel" in text
    assert "moe_down_kernel" in text


@pytest.mark.parametrize("tokens", [1, 8, 64])
def test_metadata_lower_to_one_kernel(tokens):
    ids = jax.ShapeDtypeStruct((tokens, 8), jnp.int32)
    text = lower_for_cuda(lambda i: expert_tiles(i, 512, block=16, backend="pallas"), ids)
    assert text.count("moe_tiles_kernel") >= 1
    assert "stablehlo.sort" not in text


def test_fp8_stacks_keep_their_shape():
    weight = quantize(normal(0, 2, 2, 128, 256))
    assert isinstance(reference.pick(weight, jnp.float32, jnp.int32(1)), jax.Array)
    assert isinstance(weight, QTensor)
    assert reference.pick(weight, jnp.float32, jnp.int32(1)).shape == (2, 128, 256)


FOUR_BIT = [bench for bench in BENCHES if bench.name.startswith(("moe_int4", "moe_mxfp4"))]


@pytest.mark.parametrize("bench", FOUR_BIT[::3], ids=lambda bench: bench.name)
def test_products_of_four_bits_lower_for_cuda(bench):
    shapes = jax.eval_shape(bench.make, jax.random.key(0))
    for tiling in bench.tilings["pallas"][:2]:
        text = lower_for_cuda(partial(bench.run, backend="pallas", tiling=tiling), shapes)
        assert "moe_gate_up_four_bit_kernel" in text
        assert "moe_down_four_bit_kernel" in text
