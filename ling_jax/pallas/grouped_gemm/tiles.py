"""Routing turned into work: which rows each program of the grouped products takes."""

from jaxtyping import Array, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend
from ling_jax.pallas.grouped_gemm import contract, reference, tiles_kernel
from ling_jax.pallas.grouped_gemm.contract import ExpertTiles
from ling_jax.pallas.grouped_gemm.tiles_kernel import TilesTiling

FEW_PAIRS = 512
"""Up to here one kernel that looks at all pairs in every program beats a sort."""

_COMPARED_PAIRS = 64
"""Up to here comparing all pairs with each other beats counting, where nobody tuned."""


def expert_tiles(
    expert_ids: Int32[Array, "tokens top_k"],
    experts: int,
    *,
    block: int,
    backend: Backend,
    tiling: TilesTiling | None = None,
) -> ExpertTiles:
    """Sorts (token, choice) pairs by expert and cuts each expert's in tiles of `block` rows.

    Args:
      expert_ids: ids outside [0, experts) (padding, other shards) make no rows.
      block: rows of a tile, a power of two; `contract.choose_block` proposes one.
      backend: `triton` runs the Pallas kernel too. More than `FEW_PAIRS` pairs are sorted by
        XLA whatever the backend; there is no kernel for them.

    Returns:
      Tiles in order of expert, pairs of an expert in ascending order: the same for every backend.

    Raises:
      ContractError: `block` is not a power of two, there are no pairs, or more pairs than 32-bit
        sort keys can tell apart.
    """
    tokens, top_k = expert_ids.shape
    pairs = tokens * top_k
    if block < 1 or block & (block - 1):
        raise ContractError(f"expert_tiles: block must be a power of two, got {block}")
    if experts < 1 or pairs < 1 or (experts + 1) * pairs >= 2**31:
        raise ContractError(f"expert_tiles: got {pairs} pairs for {experts} experts")
    capacity = contract.capacity(pairs, experts, block)
    if backend == "reference" or pairs > FEW_PAIRS:
        arrays = reference.expert_tiles(expert_ids, experts, block=block, capacity=capacity)
        return ExpertTiles(*arrays, top_k=top_k)
    if tiling is None:
        is_few = pairs <= _COMPARED_PAIRS
        default = TilesTiling(8, is_counted=False, num_warps=4) if is_few else TilesTiling()
        tiling = _tuned.lookup("topk_router", tiles_key(pairs, experts, block), "pallas", default)
    arrays = tiles_kernel.expert_tiles(
        expert_ids,
        experts,
        block=block,
        capacity=capacity,
        tiling=tiling,
        interpret=backend == "pallas_interpret",
    )
    return ExpertTiles(*arrays, top_k=top_k)


def tiles_key(pairs: int, experts: int, block: int) -> str:
    """Entry of the tuned table, under `topk_router`: routing is timed in one place."""
    return f"tiles_e{experts}_p{_tuned.bucket(pairs)}_b{block}"
