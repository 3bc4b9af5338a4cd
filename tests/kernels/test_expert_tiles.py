"""Tiles of the grouped products: every way of finding them, against a loop."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.pallas.grouped_gemm import expert_tiles
from ling_jax.pallas.grouped_gemm.tiles_kernel import TilesTiling
from tests.kernels.lowering import lower_for_cuda

TILINGS = {
    "counted": TilesTiling(8, num_warps=8),
    "counted_in_one_program": TilesTiling(512),
    "compared": TilesTiling(4, is_counted=False, num_warps=4),
}


def tiles_by_loop(ids: np.ndarray, experts: int, block: int) -> tuple[list[list[int]], list[int]]:
    tiles, owners = [], []
    for expert in range(experts):
        pairs = np.flatnonzero(ids.reshape(-1) == expert)
        for first in range(0, len(pairs), block):
            tile = pairs[first : first + block].tolist()
            tiles.append(tile + [-1] * (block - len(tile)))
            owners.append(expert)
    return tiles, owners


def check(ids: np.ndarray, experts: int, block: int, tiling: TilesTiling) -> None:
    got = expert_tiles(
        jnp.asarray(ids), experts, block=block, backend="pallas_interpret", tiling=tiling
    )
    pairs, owners = tiles_by_loop(ids, experts, block)
    idle = got.capacity - len(pairs)
    assert int(got.count[0]) == len(pairs)
    assert np.asarray(got.pairs).tolist() == pairs + [[-1] * block] * idle
    assert np.asarray(got.expert).tolist() == owners + [0] * idle


@pytest.mark.parametrize("tiling", TILINGS.values(), ids=TILINGS)
@pytest.mark.parametrize(
    ("tokens", "top_k", "experts", "block"),
    [(1, 1, 1, 1), (1, 8, 512, 16), (5, 3, 33, 2), (17, 2, 3, 16), (40, 3, 70, 4), (19, 8, 513, 1)],
)
def test_tiles_are_those_of_a_loop(tokens, top_k, experts, block, tiling):
    rng = np.random.default_rng(tokens)
    check(rng.integers(-2, experts + 2, (tokens, top_k)).astype(np.int32), experts, block, tiling)


@pytest.mark.parametrize("tiling", TILINGS.values(), ids=TILINGS)
@pytest.mark.parametrize("expert", [-1, 0, 31, 32, 511, 512, 2**31 - 1, -(2**31)])
def test_one_expert_may_take_all_pairs_or_none(expert, tiling):
    check(np.full((24, 1), expert, np.int32), 512, 16, tiling)


def test_as_many_pairs_as_the_kernel_takes():
    ids = np.random.default_rng(0).permuted(np.tile(np.arange(512), (64, 1)), axis=1)[:, :8]
    check(ids.astype(np.int32), 512, 16, TilesTiling())


@pytest.mark.parametrize("tokens", [1, 8, 64])
@pytest.mark.parametrize("tiling", [None, *TILINGS.values()], ids=["default", *TILINGS])
def test_every_way_lowers_for_a_gpu(tokens, tiling):
    ids = jax.ShapeDtypeStruct((tokens, 8), jnp.int32)
    text = lower_for_cuda(
        lambda i: expert_tiles(i, 512, block=16, backend="pallas", tiling=tiling), ids
    )
    assert "moe_tiles_kernel" in text
    assert "stablehlo.sort" not in text
