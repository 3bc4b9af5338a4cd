"""Router logits, and the choice by integer maxima.

Rows in bfloat16 meet the float32 weight on tensor cores without rounding it: a float32 is the sum
of three bfloat16 of 8 bits each, and a product of two bfloat16 is exact in float32. Each program
multiplies one tile of the weight, all of whose loads are in flight at once, and the choice adds
the partial logits. Rows in float32 take multiply and reduce, and so may few rows in bfloat16.

A floating-point number and its bits, the lower 31 flipped where it is negative, sort alike as
signed integers. The choice compares such keys, because a warp finds the maximum of 32 integers in
one instruction.
"""

from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.topk_router.contract import (
    Bias,
    Ids,
    IsTrue,
    LogitsTiling,
    Partials,
    Rows,
    SelectTiling,
    Weight,
    Weights,
)

Tiles = tuple[jax.Array, jax.Array, jax.Array]
"""The arrays of `ExpertTiles`."""

_SMALLEST_DOT = 16
_SPLITS_AT_ONCE = 5  # loads are unrolled: of 8 groups, they fill a third of the registers
_LOWEST = np.int32(-(2**31))  # below the key of -inf


def router_partials(x: Rows, weight: Weight, *, tiling: LogitsTiling, interpret: bool) -> Partials:
    call = _split_logits if tiling.is_split else _whole_logits
    return call(x, weight, tiling=tiling, interpret=interpret)


def _split_logits(x: Rows, weight: Weight, *, tiling: LogitsTiling, interpret: bool) -> Partials:
    """Partial logits of each run of `tiling.columns`."""
    (tokens, embed), experts = x.shape, weight.shape[0]
    outputs = min(max(_SMALLEST_DOT, _power(experts)), tiling.experts)
    columns = min(max(_SMALLEST_DOT, _power(embed)), tiling.columns)
    rows = max(_SMALLEST_DOT, _power(tokens))

    def router_partials_kernel(x_ref, weight_ref, partials_ref):
        split = pl.program_id(1)

        def load(ref, first: jax.Array | int, count: int) -> jax.Array:
            # Past the end the last row is read again and not stored: no mask breaks up the loads.
            shape = (count, columns)
            row = first + jax.lax.broadcasted_iota(jnp.int32, shape, 0)
            at = (
                jnp.minimum(row, ref.shape[0] - 1),
                split * columns + jax.lax.broadcasted_iota(jnp.int32, shape, 1),
            )
            mask = at[1] < embed if embed % columns else None
            return plgpu.load(ref.at[at], mask=mask, other=None if mask is None else 0)

        first = pl.program_id(0) * outputs
        terms = _bfloat16_terms(load(weight_ref, first, outputs))
        rows_of_x = load(x_ref, 0, rows).T
        total = jnp.zeros((outputs, rows), jnp.float32)
        for term in reversed(terms):  # the smallest first
            total = total + jnp.dot(term, rows_of_x, preferred_element_type=jnp.float32)
        shape = (rows, outputs)
        token = jax.lax.broadcasted_iota(jnp.int32, shape, 0)
        expert = first + jax.lax.broadcasted_iota(jnp.int32, shape, 1)
        is_inside = (token < tokens) & (expert < experts)
        at = (jnp.broadcast_to(split, shape), token, expert)
        plgpu.store(partials_ref.at[at], total.T, mask=is_inside)

    splits = pl.cdiv(embed, columns)
    return kernel_call(
        router_partials_kernel,
        x,
        weight,
        grid=(pl.cdiv(experts, outputs), splits),
        out_shape=jax.ShapeDtypeStruct((splits, tokens, experts), jnp.float32),
        num_warps=tiling.num_warps,
        num_stages=1,
        interpret=interpret,
    )


def library_logits(x: Rows, weight: Weight) -> Partials:
    """Partial logits of many rows in bfloat16, by the library: one for each term of the weight."""
    terms = jnp.concatenate(_bfloat16_terms(weight)[::-1])  # the smallest first
    products = jax.lax.dot_general(
        x, terms, (((1,), (1,)), ((), ())), preferred_element_type=jnp.float32
    )
    return jnp.moveaxis(products.reshape(x.shape[0], 3, weight.shape[0]), 1, 0)


def _bfloat16_terms(x: jax.Array) -> list[jax.Array]:
    """Three arrays whose sum is the float32 `x`, the largest first: 8 bits of 24 each."""
    terms = []
    for _ in range(3):
        # Truncation, not `astype`, which XLA may drop from the way there and back.
        bits = jax.lax.bitcast_convert_type(x, jnp.int32) & np.int32(-(2**16))
        term = jax.lax.bitcast_convert_type(bits, jnp.float32)
        terms.append(term.astype(jnp.bfloat16))
        x = x - term
    return terms


def _whole_logits(x: Rows, weight: Weight, *, tiling: LogitsTiling, interpret: bool) -> Partials:
    """One split: the logits."""
    tokens, experts = x.shape[0], weight.shape[0]

    def router_logits_kernel(x_ref, weight_ref, logits_ref):
        _write_logits(x_ref, weight_ref, logits_ref, tiling, interpret)

    logits = kernel_call(
        router_logits_kernel,
        x,
        weight,
        grid=(pl.cdiv(experts, _experts_tile(experts, tiling)),),
        out_shape=jax.ShapeDtypeStruct((tokens, experts), jnp.float32),
        num_warps=tiling.num_warps,
        num_stages=1,
        interpret=interpret,
    )
    return logits[None]


def topk_router(
    partials: Partials,
    bias: Bias,
    is_true: IsTrue | None,
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
    block: int | None,
    tiling: SelectTiling,
    interpret: bool,
) -> tuple[Ids, Weights, Tiles | None]:
    """One program for each token; with `block`, the only token's program writes its tiles too."""
    tokens = partials.shape[1]
    has_tiles = block is not None

    def topk_router_kernel(partials_ref, bias_ref, *refs):
        true_ref, refs = (None, refs) if is_true is None else (refs[0], refs[1:])
        ids_ref, weights_ref, *tiles_refs = refs
        token = pl.program_id(0)
        ids, weights = _choose(
            partials_ref,
            bias_ref,
            token,
            groups=groups,
            top_groups=top_groups,
            top_k=top_k,
            routed_scale=routed_scale,
        )
        choice = jax.lax.broadcasted_iota(jnp.int32, ids.shape, 1)
        row = jnp.broadcast_to(token, ids.shape)
        is_choice = choice < top_k
        if has_tiles:
            _store_tiles(tiles_refs, true_ref, ids, choice, is_choice)
        if true_ref is not None:
            is_real = plgpu.load(true_ref.at[row])
            ids, weights = jnp.where(is_real, ids, -1), jnp.where(is_real, weights, 0.0)
        plgpu.store(ids_ref.at[row, choice], ids, mask=is_choice)
        plgpu.store(weights_ref.at[row, choice], weights, mask=is_choice)

    int32_shapes = ((tokens, top_k), *(((top_k, block), (top_k,), (1,)) if has_tiles else ()))
    ids_shape, *tiles_shapes = (jax.ShapeDtypeStruct(shape, jnp.int32) for shape in int32_shapes)
    ids, weights, *tiles = kernel_call(
        topk_router_kernel,
        partials,
        bias,
        *(() if is_true is None else (is_true,)),
        grid=(tokens,),
        out_shape=(ids_shape, jax.ShapeDtypeStruct((tokens, top_k), jnp.float32), *tiles_shapes),
        num_warps=tiling.num_warps,
        num_stages=1,
        interpret=interpret,
    )
    return ids, weights, tuple(tiles) if has_tiles else None


def _store_tiles(
    tiles_refs, true_ref, ids: jax.Array, choice: jax.Array, is_choice: jax.Array
) -> None:
    """Writes the tiles of the only token: choice c in tile c, none if the token is padding."""
    pairs_ref, expert_ref, count_ref = tiles_refs
    top_k, block = pairs_ref.shape
    shape = (_power(top_k), block)
    tile, row = (jax.lax.broadcasted_iota(jnp.int32, shape, axis) for axis in (0, 1))
    pairs = jnp.where(row == 0, tile, -1)
    count = jnp.full((1,), top_k, jnp.int32)
    if true_ref is not None:
        zero = jnp.zeros((1,), jnp.int32)
        is_true = plgpu.load(true_ref.at[zero])
        pairs = jnp.where(is_true[:, None], pairs, -1)
        ids = jnp.where(is_true[:, None], ids, 0)
        count = jnp.where(is_true, count, 0)
    plgpu.store(pairs_ref.at[tile, row], pairs, mask=tile < top_k)
    plgpu.store(expert_ref.at[choice], ids, mask=is_choice)
    plgpu.store(count_ref.at[pl.ds(0, 1)], count)


def _experts_tile(experts: int, tiling: LogitsTiling) -> int:
    return min(_power(experts), tiling.experts)


def _power(extent: int) -> int:
    """The power of two that holds `extent`: what a tensor of a kernel measures."""
    return 1 << max(0, extent - 1).bit_length()


def _write_logits(x_ref, weight_ref, logits_ref, tiling: LogitsTiling, interpret: bool) -> None:
    """Logits of all tokens for the experts at `program_id`; their weights stay in registers."""
    (tokens, embed), experts = x_ref.shape, weight_ref.shape[0]
    outputs, columns = _experts_tile(experts, tiling), min(_power(embed), tiling.columns)
    chunk = min(tokens, tiling.tokens)
    shape = (outputs, columns)
    column = jax.lax.broadcasted_iota(jnp.int32, shape, 1)
    first = pl.program_id(0) * outputs
    # Past the end the last row is computed again and not stored: no mask breaks up the loads.
    expert = jnp.minimum(first + jax.lax.broadcasted_iota(jnp.int32, shape, 0), experts - 1)
    steps = range(0, embed, columns)

    def load(ref, row: jax.Array, step: int) -> jax.Array:
        at = column + step
        if step + columns <= embed:
            return plgpu.load(ref.at[row, at])
        return plgpu.load(ref.at[row, at], mask=at < embed, other=0)

    weights = [load(weight_ref, expert, step) for step in steps]

    def step_tokens(i: jax.Array, _: None) -> None:
        for token in (i * chunk + j for j in range(chunk)):
            row = jnp.broadcast_to(jnp.minimum(token, tokens - 1), shape)
            x = [load(x_ref, row, step).astype(jnp.float32) for step in steps]
            total = _fold(jnp.add, [w * part for w, part in zip(weights, x, strict=True)])
            expert = first + jax.lax.broadcasted_iota(jnp.int32, (outputs,), 0)
            at = (jnp.broadcast_to(token, (outputs,)), expert)
            is_inside = (expert < experts) & (token < tokens)
            plgpu.store(logits_ref.at[at], total.sum(axis=1), mask=is_inside)

    if not interpret:
        # Else the assembler moves the loads of the weights down to their uses, where each waits
        # for the last. The rows are loaded behind the barrier, so no product can move before it.
        plgpu.debug_barrier()
    jax.lax.fori_loop(0, pl.cdiv(tokens, chunk), step_tokens, None)


def _sum_of_splits(
    partials_ref,
    token: jax.Array,
    experts: list[jax.Array],
    mask: jax.Array | None,
) -> list[jax.Array]:
    """Logits of a token for some tiles of experts, 0 where masked; added in one order always."""
    splits = partials_ref.shape[0]
    step = next(n for n in range(min(splits, _SPLITS_AT_ONCE), 0, -1) if splits % n == 0)

    def load(expert: jax.Array, split: jax.Array | int) -> jax.Array:
        at = (jnp.broadcast_to(split, expert.shape), jnp.broadcast_to(token, expert.shape), expert)
        return plgpu.load(partials_ref.at[at], mask=mask, other=None if mask is None else 0.0)

    def load_step(i: jax.Array | int) -> list[list[jax.Array]]:
        return [[load(expert, i * step + j) for j in range(step)] for expert in experts]

    def add(sums: list[jax.Array], parts: list[list[jax.Array]]) -> list[jax.Array]:
        return [_fold(jnp.add, [total, *tiles]) for total, tiles in zip(sums, parts, strict=True)]

    sums = [jnp.zeros(expert.shape, jnp.float32) for expert in experts]
    parts = load_step(0)
    if splits > step:
        # Carried to the next step, else the assembler moves loads down to the sums that wait.
        sums, parts = jax.lax.fori_loop(
            1, splits // step, lambda i, carry: (add(*carry), load_step(i)), (sums, parts)
        )
    return add(sums, parts)


def _choose(
    partials_ref,
    bias_ref,
    token: jax.Array,
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
) -> tuple[jax.Array, jax.Array]:
    """Ids and weights of a token, [1, at least top_k]; more than that is undefined."""
    experts = partials_ref.shape[2]
    width = experts // groups
    shape = (1, _power(width))
    lane = jax.lax.broadcasted_iota(jnp.int32, shape, 1)
    is_lane = None if width == shape[1] else lane < width
    tiles = [group * width + lane for group in range(groups)]
    biases = [
        plgpu.load(bias_ref.at[tile], mask=is_lane, other=None if is_lane is None else 0.0)
        for tile in tiles
    ]
    logits = _sum_of_splits(partials_ref, token, tiles, is_lane)
    keys, group_scores = [], []
    for tile, bias in zip(logits, biases, strict=True):
        key = _key(jax.nn.sigmoid(tile) + bias)
        key = key if is_lane is None else jnp.where(is_lane, key, _LOWEST)
        keys.append(key)
        group_scores.append(_two_best(key))

    # Open groups move to `top_groups` tiles, in their order, so that the rounds below compare no
    # others.
    slot_keys = [jnp.full(shape, _LOWEST, jnp.int32) for _ in range(top_groups)]
    slot_ids = [jnp.zeros(shape, jnp.int32) for _ in range(top_groups)]
    opened = jnp.zeros((1, 1), jnp.int32)
    for group, score in enumerate(group_scores):
        better = jnp.zeros((1, 1), jnp.int32)
        for other, rival in enumerate(group_scores):
            if other != group:  # the lower group wins a tie
                wins = rival >= score if other < group else rival > score
                better = better + wins.astype(jnp.int32)
        is_open = better < top_groups
        for slot in range(min(group + 1, top_groups)):
            is_here = jnp.broadcast_to(is_open & (opened == slot), shape)
            slot_keys[slot] = jnp.where(is_here, keys[group], slot_keys[slot])
            slot_ids[slot] = jnp.where(is_here, group * width + lane, slot_ids[slot])
        opened = opened + is_open.astype(jnp.int32)

    out_shape = (1, max(shape[1], _power(top_k)))
    choice = jax.lax.broadcasted_iota(jnp.int32, out_shape, 1)
    ids = jnp.zeros(out_shape, jnp.int32)
    for k in range(top_k):
        best = jnp.max(_fold(jnp.maximum, slot_keys), axis=1, keepdims=True)
        candidates = [
            jnp.where(key == best, i, experts - 1)
            for key, i in zip(slot_keys, slot_ids, strict=True)
        ]
        picked = jnp.min(_fold(jnp.minimum, candidates), axis=1, keepdims=True)
        slot_keys = [
            jnp.where(i == picked, _LOWEST, key) for key, i in zip(slot_keys, slot_ids, strict=True)
        ]
        ids = jnp.where(choice == k, jnp.broadcast_to(picked, out_shape), ids)

    is_choice = choice < top_k
    (picked,) = _sum_of_splits(partials_ref, token, [ids], is_choice)
    scores = jnp.where(is_choice, jax.nn.sigmoid(picked), 0.0)
    return ids, routed_scale * scores / (scores.sum(axis=1, keepdims=True) + 1e-20)


def _two_best(key: jax.Array) -> jax.Array:
    """Sum of the two largest numbers of each row, from their keys."""
    best = jnp.max(key, axis=1, keepdims=True)
    is_best = key == best
    count = jnp.sum(is_best.astype(jnp.int32), axis=1, keepdims=True)
    next_best = jnp.max(jnp.where(is_best, _LOWEST, key), axis=1, keepdims=True)
    return _number(best) + _number(jnp.where(count > 1, best, next_best))


def _key(x: jax.Array) -> jax.Array:
    bits = jax.lax.bitcast_convert_type(x, jnp.int32)
    return jnp.where(bits < 0, bits ^ np.int32(2**31 - 1), bits)


def _number(key: jax.Array) -> jax.Array:
    bits = jnp.where(key < 0, key ^ np.int32(2**31 - 1), key)
    return jax.lax.bitcast_convert_type(bits, jnp.float32)


def _fold(
    combine: Callable[[jax.Array, jax.Array], jax.Array], tiles: list[jax.Array]
) -> jax.Array:
    """Combines in a tree, whose steps do not wait for each other."""
    while len(tiles) > 1:
        pairs = [combine(a, b) for a, b in zip(tiles[::2], tiles[1::2], strict=False)]
        tiles = pairs + tiles[2 * len(pairs) :]
    return tiles[0]
