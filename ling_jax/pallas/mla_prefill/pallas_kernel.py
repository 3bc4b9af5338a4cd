"""Flash attention for queries and keys of two parts: one program for each query block and head."""

import functools
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._backend import refuse
from ling_jax.pallas._pallas_call import dot, kernel_call
from ling_jax.pallas.mla_prefill.contract import (
    OP,
    KeyNope,
    KeyRope,
    Output,
    QueryNope,
    QueryRope,
    Rows,
    Tiling,
    Values,
    Weight,
)

_LOG2_E = 1.4426950408889634


def flash_segment(
    q_nope: QueryNope,
    q_rope: QueryRope,
    k_nope: KeyNope,
    k_rope: KeyRope,
    v: Values,
    starts: Rows,
    counts: Rows,
    *,
    scale: float,
    tiling: Tiling,
    interpret: bool,
) -> tuple[Output, Weight]:
    batch, seq, heads, nope = q_nope.shape
    extents = {"nope": nope, "rope": q_rope.shape[3], "d_v": v.shape[3]}
    bad = {name: n for name, n in extents.items() if n < 16 or n & (n - 1)}
    if bad:
        backend = "pallas_interpret" if interpret else "pallas"
        reason = f"needs powers of two of at least 16, got {bad}; use backend='reference'"
        refuse(OP, backend, reason)
    queries = max(16, min(tiling.queries, pl.next_power_of_2(seq)))
    return kernel_call(
        functools.partial(
            mla_flash_kernel, scale=scale * _LOG2_E, queries=queries, keys=tiling.keys
        ),
        q_nope,
        q_rope,
        k_nope,
        k_rope,
        v,
        starts,
        counts,
        grid=(pl.cdiv(seq, queries), heads, batch),
        out_shape=(
            jax.ShapeDtypeStruct((batch, seq, heads, v.shape[3]), q_nope.dtype),
            jax.ShapeDtypeStruct((batch, seq, heads), jnp.float32),
        ),
        num_warps=tiling.num_warps,
        num_stages=tiling.num_stages,
        interpret=interpret,
    )


def mla_flash_kernel(
    q_nope_ref: Any,
    q_rope_ref: Any,
    k_nope_ref: Any,
    k_rope_ref: Any,
    v_ref: Any,
    starts_ref: Any,
    counts_ref: Any,
    out_ref: Any,
    weight_ref: Any,
    *,
    scale: float,
    queries: int,
    keys: int,
) -> None:
    """Online softmax in base 2; `scale` includes log2(e)."""
    seq = q_nope_ref.shape[1]
    nope, rope, d_v = (ref.shape[-1] for ref in (q_nope_ref, q_rope_ref, v_ref))
    # The last block sees the most keys: started first, it does not end alone.
    block = pl.cdiv(seq, queries) - 1 - pl.program_id(0)
    head, row = pl.program_id(1), pl.program_id(2)
    start, count = (plgpu.load(ref.at[row]) for ref in (starts_ref, counts_ref))
    end = start + count
    first = block * queries
    offset = first + jnp.arange(queries, dtype=jnp.int32)
    some = pl.ds(first, queries)
    mask = None if seq % queries == 0 else (offset < seq)[:, None]
    out_at = out_ref.at[row, some, head, pl.ds(0, d_v)]
    weight_at = weight_ref.at[row, some, head]
    flat_mask = None if seq % queries == 0 else offset < seq
    total_keys = k_nope_ref.shape[1]

    @pl.when(first >= count)
    def _padding() -> None:
        _store(out_at, jnp.zeros((queries, d_v), out_ref.dtype), mask)
        _store(weight_at, jnp.full((queries,), -jnp.inf, jnp.float32), flat_mask)

    @pl.when(first < count)
    def _attend() -> None:
        q_nope = _load(q_nope_ref.at[row, some, head, pl.ds(0, nope)], mask)
        q_rope = _load(q_rope_ref.at[row, some, head, pl.ds(0, rope)], mask)

        def step(
            index: jax.Array, carry: tuple[jax.Array, ...], *, is_whole: bool
        ) -> tuple[jax.Array, ...]:
            top, total, acc = carry
            these = pl.ds(index * keys, keys)
            key = index * keys + jnp.arange(keys, dtype=jnp.int32)
            is_key = None if is_whole else (key < jnp.minimum(end, total_keys))[:, None]
            k_nope = _load(k_nope_ref.at[row, these, head, pl.ds(0, nope)], is_key)
            k_rope = _load(k_rope_ref.at[row, these, pl.ds(0, rope)], is_key)
            v = _load(v_ref.at[row, these, head, pl.ds(0, d_v)], is_key)
            scores = dot(q_nope, k_nope.T) + dot(q_rope, k_rope.T)
            if not is_whole:
                newest = jnp.minimum(start + offset, jnp.minimum(end, total_keys) - 1)
                is_seen = key[None, :] <= newest[:, None]
                scores = jnp.where(is_seen, scores, -jnp.inf)
            new_top = jnp.maximum(top, jnp.max(scores, axis=1) * scale)
            # A row that has seen no key yet keeps a weight of 0, not NaN.
            finite = jnp.where(new_top == -jnp.inf, 0.0, new_top)
            weights = jnp.exp2(scores * scale - finite[:, None])
            keep = jnp.exp2(top - finite)
            total = total * keep + jnp.sum(weights, axis=1)
            acc = acc * keep[:, None] + dot(weights.astype(v.dtype), v)
            return new_top, total, acc

        carry = (
            jnp.full((queries,), -jnp.inf, jnp.float32),
            jnp.zeros((queries,), jnp.float32),
            jnp.zeros((queries, d_v), jnp.float32),
        )
        # Blocks that the first row sees to their end, and those that the last one sees at all.
        whole = jnp.clip(start + first + 1, 0, total_keys) // keys
        last = jnp.clip(jnp.minimum(start + first + queries, end), 0, total_keys)
        seen = pl.cdiv(last, keys)
        carry = jax.lax.fori_loop(0, whole, functools.partial(step, is_whole=True), carry)
        carry = jax.lax.fori_loop(whole, seen, functools.partial(step, is_whole=False), carry)
        top, total, acc = carry
        is_seen = (offset < count) & (total > 0)
        total = jnp.where(is_seen, total, 1.0)
        out = jnp.where(is_seen[:, None], acc / total[:, None], 0.0)
        _store(out_at, out.astype(out_ref.dtype), mask)
        weight = jnp.where(is_seen, top + jnp.log(total) * _LOG2_E, -jnp.inf)
        _store(weight_at, weight, flat_mask)


def _load(ref: Any, mask: jax.Array | None) -> jax.Array:
    if mask is None:
        return plgpu.load(ref)
    return plgpu.load(ref, mask=jnp.broadcast_to(mask, ref.shape), other=0.0)


def _store(ref: Any, value: jax.Array, mask: jax.Array | None) -> None:
    whole = None if mask is None else jnp.broadcast_to(mask, value.shape)
    plgpu.store(ref, value, mask=whole)
