"""Router logits by multiply-and-reduce, and the choice by integer maxima.

A floating-point number and its bits, the lower 31 flipped where it is negative, sort alike as
signed integers. The choice compares such keys, because a warp finds the maximum of 32 integers in
one instruction.

In the fused kernel every program writes its logits, then adds one to a counter; the program that
finds it full chooses. The counter's atomic acquires and releases at the scope of the GPU. The
barrier before it orders the stores of all threads of a program before the one thread that does
the atomic; Triton hands its result to the other threads behind another barrier, so their loads
come after. Hence the last program sees all logits. It sets the counter back to zero.
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
    Counter,
    Ids,
    IsTrue,
    Logits,
    LogitsTiling,
    RouteTiling,
    Rows,
    SelectTiling,
    Weight,
    Weights,
)

_LOWEST = np.int32(-(2**31))  # below the key of -inf


def router_logits(x: Rows, weight: Weight, *, tiling: LogitsTiling, interpret: bool) -> Logits:
    tokens, experts = x.shape[0], weight.shape[0]

    def router_logits_kernel(x_ref, weight_ref, logits_ref):
        _write_logits(x_ref, weight_ref, logits_ref, tiling, interpret)

    return kernel_call(
        router_logits_kernel,
        x,
        weight,
        grid=(pl.cdiv(experts, _experts_tile(experts, tiling)),),
        out_shape=jax.ShapeDtypeStruct((tokens, experts), jnp.float32),
        num_warps=tiling.num_warps,
        num_stages=1,
        interpret=interpret,
    )


def topk_router(
    logits: Logits,
    bias: Bias,
    is_true: IsTrue | None,
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
    tiling: SelectTiling,
    interpret: bool,
) -> tuple[Ids, Weights]:
    tokens = logits.shape[0]

    def topk_router_kernel(logits_ref, bias_ref, *refs):
        true_ref, ids_ref, weights_ref = refs if len(refs) == 3 else (None, *refs)
        _choose(
            logits_ref,
            _bias_tiles(bias_ref, groups, rows=1),
            true_ref,
            ids_ref,
            weights_ref,
            first=pl.program_id(0),
            rows=1,
            top_groups=top_groups,
            top_k=top_k,
            routed_scale=routed_scale,
        )

    return kernel_call(
        topk_router_kernel,
        logits,
        bias,
        *(() if is_true is None else (is_true,)),
        grid=(tokens,),
        out_shape=_choice_shape(tokens, top_k),
        num_warps=tiling.num_warps,
        num_stages=1,
        interpret=interpret,
    )


def route(
    x: Rows,
    weight: Weight,
    bias: Bias,
    is_true: IsTrue | None,
    counter: Counter,
    *,
    groups: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
    tiling: RouteTiling,
    interpret: bool,
) -> tuple[Ids, Weights, Counter]:
    """One launch; all tokens in every program, so that the weight is read once."""
    tokens, experts = x.shape[0], weight.shape[0]
    programs = pl.cdiv(experts, _experts_tile(experts, tiling))

    def router_kernel(x_ref, weight_ref, bias_ref, _, *refs):
        true_ref, *refs = refs if len(refs) == 5 else (None, *refs)
        ids_ref, weights_ref, logits_ref, counter_ref = refs
        # A row for each warp, so that no reduction of the choice crosses warps.
        biases = _bias_tiles(bias_ref, groups, rows=tiling.num_warps)
        _write_logits(x_ref, weight_ref, logits_ref, tiling, interpret)
        if not interpret:
            plgpu.debug_barrier()
        finished = plgpu.atomic_add(
            counter_ref, (jnp.zeros((), jnp.int32),), jnp.ones((), jnp.int32)
        )

        @pl.when(finished == programs - 1)
        def _():
            counter_ref[0] = np.int32(0)
            for first in range(0, tokens, tiling.num_warps):
                _choose(
                    logits_ref,
                    biases,
                    true_ref,
                    ids_ref,
                    weights_ref,
                    first=first,
                    rows=tiling.num_warps,
                    top_groups=top_groups,
                    top_k=top_k,
                    routed_scale=routed_scale,
                )

    args = (x, weight, bias, counter, *(() if is_true is None else (is_true,)))
    ids, weights, _, counter = kernel_call(
        router_kernel,
        *args,
        grid=(programs,),
        out_shape=(
            *_choice_shape(tokens, top_k),
            jax.ShapeDtypeStruct((tokens, experts), jnp.float32),
            jax.ShapeDtypeStruct((1,), jnp.int32),
        ),
        num_warps=tiling.num_warps,
        num_stages=1,
        aliases={3: 3},
        interpret=interpret,
    )
    return ids, weights, counter


def _choice_shape(tokens: int, top_k: int) -> tuple[jax.ShapeDtypeStruct, jax.ShapeDtypeStruct]:
    shape = (tokens, top_k)
    return jax.ShapeDtypeStruct(shape, jnp.int32), jax.ShapeDtypeStruct(shape, jnp.float32)


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


def _bias_tiles(bias_ref, groups: int, *, rows: int) -> list[jax.Array]:
    """The bias of each group, the same in all rows."""
    width = bias_ref.shape[0] // groups
    lane = jax.lax.broadcasted_iota(jnp.int32, (rows, _power(width)), 1)
    load = _masked_load(bias_ref, lane < width)
    return [load(group * width + lane) for group in range(groups)]


def _masked_load(ref, mask: jax.Array) -> Callable[..., jax.Array]:
    return lambda *at: plgpu.load(ref.at[at], mask=mask, other=0.0)


def _choose(
    logits_ref,
    biases: list[jax.Array],
    true_ref,
    ids_ref,
    weights_ref,
    *,
    first: int | jax.Array,
    rows: int,
    top_groups: int,
    top_k: int,
    routed_scale: float,
) -> None:
    """Writes the choice of `rows` tokens from `first` on; those past the end are not stored."""
    tokens, experts = logits_ref.shape
    width = experts // len(biases)
    shape = biases[0].shape
    lane = jax.lax.broadcasted_iota(jnp.int32, shape, 1)
    row = first + jax.lax.broadcasted_iota(jnp.int32, shape, 0)
    load_logits = _masked_load(logits_ref, lane < width)
    keys, group_scores = [], []
    for group, bias in enumerate(biases):
        logits = load_logits(jnp.minimum(row, tokens - 1), group * width + lane)
        key = _key(jax.nn.sigmoid(logits) + bias)
        key = key if width == shape[1] else jnp.where(lane < width, key, _LOWEST)
        keys.append(key)
        group_scores.append(_two_best(key))

    # Open groups move to `top_groups` tiles, in their order, so that the rounds below compare no
    # others.
    slot_keys = [jnp.full(shape, _LOWEST, jnp.int32) for _ in range(top_groups)]
    slot_ids = [jnp.zeros(shape, jnp.int32) for _ in range(top_groups)]
    opened = jnp.zeros((rows, 1), jnp.int32)
    for group, score in enumerate(group_scores):
        better = jnp.zeros((rows, 1), jnp.int32)
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

    out_shape = (rows, max(shape[1], _power(top_k)))
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

    row = first + jax.lax.broadcasted_iota(jnp.int32, out_shape, 0)
    is_choice = choice < top_k
    logits = plgpu.load(logits_ref.at[jnp.minimum(row, tokens - 1), ids], mask=is_choice, other=0.0)
    scores = jnp.where(is_choice, jax.nn.sigmoid(logits), 0.0)
    weights = routed_scale * scores / (scores.sum(axis=1, keepdims=True) + 1e-20)
    is_stored = is_choice if rows == 1 else is_choice & (row < tokens)
    if true_ref is not None:
        is_true = plgpu.load(true_ref.at[jnp.minimum(row, tokens - 1)])
        ids, weights = jnp.where(is_true, ids, -1), jnp.where(is_true, weights, 0.0)
    plgpu.store(ids_ref.at[row, choice], ids, mask=is_stored)
    plgpu.store(weights_ref.at[row, choice], weights, mask=is_stored)


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
