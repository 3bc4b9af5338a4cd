"""The three kernels of `mla_decode`.

The rotation of interleaved pairs gathers even and odd columns apart: a value in a kernel cannot be
sliced, and interpret mode has no slices with a stride.
"""

import functools
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

from ling_jax.pallas._backend import is_power_of_two, refuse
from ling_jax.pallas._pallas_call import dot, kernel_call
from ling_jax.pallas.mla_decode.contract import (
    OP,
    QUANT_BLOCK,
    AbsorbTiling,
    Angles,
    AttentionTiling,
    Down,
    Gain,
    Gate,
    KeyUp,
    Live,
    MergeTiling,
    Pages,
    PartialAttention,
    Query,
    QueryLatent,
    QueryRope,
    Rows,
    Table,
    ValueUp,
)
from ling_jax.quant.fp8 import MAX, QRows

_LOG2_E = 1.4426950408889634
_SMALLEST_DOT = 16
_SMALLEST_AMPLITUDE = 1e-12  # as in `quantize_rows`: a run of zeros has a finite scale


def absorb(
    q: Query,
    down: Down,
    kv_norm: Gain,
    k_up: KeyUp,
    cos: Angles,
    sin: Angles,
    pages: Pages,
    page_table: Table,
    positions: Rows,
    is_live: Live,
    *,
    eps: float,
    tiling: AbsorbTiling,
    interpret: bool,
) -> tuple[QueryLatent, QueryRope, Pages]:
    batch, heads, qk = q.shape
    _, nope, rank = k_up.shape
    _check_extents("absorb", interpret, nope=nope, rank=rank, rope=qk - nope)
    columns = min(tiling.columns, rank)
    token_blocks = pl.cdiv(batch, tiling.tokens)
    return kernel_call(
        functools.partial(
            mla_absorb_kernel, eps=eps, tokens=tiling.tokens, columns=columns, blocks=token_blocks
        ),
        q,
        down,
        kv_norm,
        k_up,
        cos,
        sin,
        pages,
        page_table,
        positions,
        is_live,
        grid=(batch + token_blocks * (rank // columns) * heads,),
        out_shape=(
            jax.ShapeDtypeStruct((batch, heads, rank), q.dtype),
            jax.ShapeDtypeStruct((batch, heads, qk - nope), q.dtype),
            jax.ShapeDtypeStruct(pages.shape, pages.dtype),
        ),
        num_warps=tiling.num_warps,
        num_stages=1,
        aliases={6: 2},
        interpret=interpret,
    )


def mla_absorb_kernel(
    q_ref: Any,
    down_ref: Any,
    kv_norm_ref: Any,
    k_up_ref: Any,
    cos_ref: Any,
    sin_ref: Any,
    _: Any,
    page_table_ref: Any,
    positions_ref: Any,
    is_live_ref: Any,
    q_latent_ref: Any,
    q_rope_ref: Any,
    pages_ref: Any,
    *,
    eps: float,
    tokens: int,
    columns: int,
    blocks: int,
) -> None:
    """The first `batch` programs each store one latent row, the others each make queries."""
    batch = q_ref.shape[0]
    nope, rank = k_up_ref.shape[1:]
    half = cos_ref.shape[1]
    program = pl.program_id(0)

    @pl.when(program < batch)
    def _store_latent() -> None:
        row = jnp.minimum(program, batch - 1)

        @pl.when(plgpu.load(is_live_ref.at[row]))
        def _store() -> None:
            page_size = pages_ref.shape[1]
            position = plgpu.load(positions_ref.at[row])
            page = plgpu.load(page_table_ref.at[row, position // page_size])
            slot = position % page_size
            latent = plgpu.load(down_ref.at[row, pl.ds(0, rank)]).astype(jnp.float32)
            inverse = jax.lax.rsqrt(jnp.sum(latent * latent) / rank + eps)
            gain = plgpu.load(kv_norm_ref.at[pl.ds(0, rank)]).astype(down_ref.dtype)
            normed = (latent * inverse).astype(down_ref.dtype).astype(jnp.float32)
            normed = (normed * gain.astype(jnp.float32)).astype(pages_ref.dtype)
            plgpu.store(pages_ref.at[page, slot, pl.ds(0, rank)], normed)

            pair = 2 * jnp.arange(half, dtype=jnp.int32)
            even, odd = (
                plgpu.load(down_ref.at[_indices((half,), row, rank + i + pair)]) for i in range(2)
            )
            cos, sin = (plgpu.load(ref.at[row, pl.ds(0, half)]) for ref in (cos_ref, sin_ref))
            for i, turned in enumerate(_rotate(even, odd, cos, sin)):
                index = _indices((half,), page, slot, rank + i + pair)
                plgpu.store(pages_ref.at[index], turned.astype(pages_ref.dtype))

    @pl.when(program >= batch)
    def _make_queries() -> None:
        index = jnp.maximum(program - batch, 0)
        # Token blocks side by side, so that they find their weights in the L2 cache.
        block, index = index % blocks, index // blocks
        tile, head = index % (rank // columns), index // (rank // columns)
        rows = pl.ds(block * tokens, tokens)
        is_row = (block * tokens + jnp.arange(tokens, dtype=jnp.int32) < batch)[:, None]
        some = pl.ds(tile * columns, columns)
        q = _load(q_ref.at[rows, head, pl.ds(0, nope)], is_row)
        weights = plgpu.load(k_up_ref.at[head, pl.ds(0, nope), some])
        absorbed = dot(q, weights).astype(q_latent_ref.dtype)
        _store(q_latent_ref.at[rows, head, some], absorbed, is_row)

        @pl.when(tile == 0)
        def _rotate_query() -> None:
            token = (block * tokens + jnp.arange(tokens, dtype=jnp.int32))[:, None]
            pair = (2 * jnp.arange(half, dtype=jnp.int32))[None, :]
            shape = (tokens, half)
            even, odd = (
                _load(q_ref.at[_indices(shape, token, head, nope + i + pair)], is_row)
                for i in range(2)
            )
            cos, sin = (_load(ref.at[rows, pl.ds(0, half)], is_row) for ref in (cos_ref, sin_ref))
            for i, turned in enumerate(_rotate(even, odd, cos, sin)):
                index = _indices(shape, token, head, i + pair)
                _store(q_rope_ref.at[index], turned.astype(q_rope_ref.dtype), is_row)


def latent_attention(
    q_latent: QueryLatent,
    q_rope: QueryRope,
    pages: Pages,
    page_table: Table,
    lengths: Rows,
    *,
    scale: float,
    tiling: AttentionTiling,
    interpret: bool,
) -> PartialAttention:
    batch, heads, rank = q_latent.shape
    _check_extents("latent_attention", interpret, rank=rank, rope=q_rope.shape[2])
    if not is_power_of_two(tiling.splits):
        refuse(OP, "pallas", f"splits must be a power of two, got {tiling.splits}")
    block = max(_SMALLEST_DOT, min(tiling.heads, pl.next_power_of_2(heads)))
    per_split = (batch, tiling.splits, heads)
    out, top, total = kernel_call(
        functools.partial(
            mla_attention_kernel,
            scale=scale * _LOG2_E,
            splits=tiling.splits,
            block=block,
            positions=min(tiling.positions, pages.shape[1]),
            ranks=min(tiling.ranks, rank),
        ),
        q_latent,
        q_rope,
        pages,
        page_table,
        lengths,
        # Head blocks side by side, so that they find their cache rows in the L2 cache.
        grid=(pl.cdiv(heads, block), tiling.splits, batch),
        out_shape=(
            jax.ShapeDtypeStruct((*per_split, rank), q_latent.dtype),
            jax.ShapeDtypeStruct(per_split, jnp.float32),
            jax.ShapeDtypeStruct(per_split, jnp.float32),
        ),
        num_warps=tiling.num_warps,
        num_stages=tiling.num_stages,
        interpret=interpret,
    )
    return PartialAttention(out, top, total)


def mla_attention_kernel(
    q_latent_ref: Any,
    q_rope_ref: Any,
    pages_ref: Any,
    page_table_ref: Any,
    lengths_ref: Any,
    out_ref: Any,
    top_ref: Any,
    total_ref: Any,
    *,
    scale: float,
    splits: int,
    block: int,
    positions: int,
    ranks: int,
) -> None:
    """Online softmax over one run of positions of one row; `scale` includes log2(e)."""
    heads, rank = q_latent_ref.shape[1:]
    rope = q_rope_ref.shape[2]
    page_size = pages_ref.shape[1]
    split, row = pl.program_id(1), pl.program_id(2)
    first = pl.program_id(0) * block
    some = pl.ds(first, block)
    parts = [pl.ds(i, ranks) for i in range(0, rank, ranks)]
    is_head, mask = None, None
    if heads % block:
        is_head = first + jnp.arange(block, dtype=jnp.int32) < heads
        mask = is_head[:, None]
    # Queries first: they arrive while the length and the first page are looked up.
    q_latents = [_load(q_latent_ref.at[row, some, part], mask) for part in parts]
    q_rope = _load(q_rope_ref.at[row, some, pl.ds(0, rope)], mask)
    length = plgpu.load(lengths_ref.at[row])
    run = pl.cdiv(pl.cdiv(length, positions), splits) * positions
    start = split * run
    end = jnp.minimum(start + run, length)

    @pl.when(start >= end)
    def _empty() -> None:
        _store(top_ref.at[row, split, some], jnp.full((block,), -jnp.inf, jnp.float32), is_head)
        _store(total_ref.at[row, split, some], jnp.zeros((block,), jnp.float32), is_head)

    @pl.when(start < end)
    def _attend() -> None:
        def page_at(position: jax.Array) -> jax.Array:
            return plgpu.load(page_table_ref.at[row, position // page_size])

        def step(index: jax.Array, carry: tuple[Any, ...]) -> tuple[Any, ...]:
            page, top, total, accs = carry
            position = index * positions
            # Loaded a step ahead: a load that waits for another load is not pipelined.
            next_page = page_at(jnp.minimum(position + positions, end - 1))
            rows = pl.ds(position % page_size, positions)
            is_seen = position + jnp.arange(positions, dtype=jnp.int32) < end
            # Values need the mask too: zero times what an earlier owner left may be NaN.
            latents = [_load(pages_ref.at[page, rows, part], is_seen[:, None]) for part in parts]
            key = _load(pages_ref.at[page, rows, pl.ds(rank, rope)], is_seen[:, None])
            # Scaled one by one: a plain sum would become one chain of products, each of which
            # waits for the one before.
            scores = dot(q_rope, key.T) * scale
            for q_latent, latent in zip(q_latents, latents, strict=True):
                scores = scores + dot(q_latent, latent.T) * scale
            is_seen = jnp.broadcast_to(is_seen[None, :], scores.shape)
            scores = jnp.where(is_seen, scores, -jnp.inf)
            new_top = jnp.maximum(top, jnp.max(scores, axis=1))
            weights = jnp.exp2(scores - new_top[:, None])
            keep = jnp.exp2(top - new_top)
            total = total * keep + jnp.sum(weights, axis=1)
            weights = weights.astype(key.dtype)
            accs = [
                acc * keep[:, None] + dot(weights, latent)
                for acc, latent in zip(accs, latents, strict=True)
            ]
            return next_page, new_top, total, accs

        # A run holds a position, so the first step makes every top finite.
        carry = (
            page_at(start),
            jnp.full((block,), -jnp.inf, jnp.float32),
            jnp.zeros((block,), jnp.float32),
            [jnp.zeros((block, ranks), jnp.float32) for _ in parts],
        )
        steps = (start // positions, pl.cdiv(end, positions))
        _, top, total, accs = jax.lax.fori_loop(*steps, step, carry)
        inverse = 1.0 / total
        for part, acc in zip(parts, accs, strict=True):
            out = (acc * inverse[:, None]).astype(out_ref.dtype)
            _store(out_ref.at[row, split, some, part], out, mask)
        _store(top_ref.at[row, split, some], top, is_head)
        _store(total_ref.at[row, split, some], total, is_head)


def merge_values(
    partials: PartialAttention,
    v_up: ValueUp,
    gate: Gate,
    *,
    dtype: jax.typing.DTypeLike,
    quantize: bool,
    tiling: MergeTiling,
    interpret: bool,
) -> jax.Array | QRows:
    batch, splits, heads, rank = partials.out.shape
    d_v = v_up.shape[1]
    _check_extents("merge_values", interpret, rank=rank, splits=splits, d_v=d_v)
    if v_up.dtype != dtype:
        refuse(OP, "pallas", f"v_up must have the output's dtype {dtype}, got {v_up.dtype}")
    if quantize and d_v != QUANT_BLOCK:
        reason = f"quantize needs heads of {QUANT_BLOCK}, got {d_v}; use backend='reference'"
        refuse(OP, "pallas", reason)
    columns = d_v if quantize else min(tiling.columns, d_v)
    plain = jax.ShapeDtypeStruct((batch, heads * d_v), dtype)
    out_shape: tuple[jax.ShapeDtypeStruct, ...] = (plain,)
    if quantize:
        out_shape = (
            jax.ShapeDtypeStruct(plain.shape, jnp.float8_e4m3fn),
            jax.ShapeDtypeStruct((batch, heads), jnp.float32),
        )
    outputs = kernel_call(
        functools.partial(
            mla_merge_kernel,
            dtype=dtype,
            tokens=tiling.tokens,
            columns=columns,
            ranks=min(tiling.ranks, rank),
            has_gate=gate is not None,
        ),
        partials.out,
        partials.top,
        partials.total,
        v_up,
        *(() if gate is None else (gate,)),
        grid=(d_v // columns, heads, pl.cdiv(batch, tiling.tokens)),
        out_shape=out_shape,
        num_warps=tiling.num_warps,
        num_stages=2,
        interpret=interpret,
    )
    return QRows(*outputs) if quantize else outputs[0]


def mla_merge_kernel(
    out_ref: Any,
    top_ref: Any,
    total_ref: Any,
    v_up_ref: Any,
    *refs: Any,
    dtype: jax.typing.DTypeLike,
    tokens: int,
    columns: int,
    ranks: int,
    has_gate: bool,
) -> None:
    batch, splits, _, rank = out_ref.shape
    d_v = v_up_ref.shape[1]
    gate_ref, results = (refs[0], refs[1:]) if has_gate else (None, refs)
    tile, head, block = (pl.program_id(axis) for axis in range(3))
    rows, every = pl.ds(block * tokens, tokens), pl.ds(0, splits)
    some = pl.ds(tile * columns, columns)
    is_row = (block * tokens + jnp.arange(tokens, dtype=jnp.int32) < batch)[:, None]

    def fetch(i: int) -> tuple[jax.Array, jax.Array]:
        part = pl.ds(i * ranks, ranks)
        out = _load(out_ref.at[rows, every, head, part], is_row[:, :, None])
        return out, plgpu.load(v_up_ref.at[head, some, part])

    tops = _load(top_ref.at[rows, every, head], is_row, other=-jnp.inf)
    totals = _load(total_ref.at[rows, every, head], is_row)
    coming = fetch(0)
    top = jnp.max(tops, axis=1)
    weights = jnp.exp2(tops - jnp.where(top == -jnp.inf, 0.0, top)[:, None]) * totals
    total = jnp.sum(weights, axis=1)
    weights = weights / jnp.where(total > 0, total, 1.0)[:, None]
    is_filled = (weights > 0)[:, :, None]

    mixed = jnp.zeros((tokens, columns), jnp.float32)
    for i in range(rank // ranks):
        # Each step's loads are under way before the sums of the step before, which have barriers.
        out, values = coming
        if i + 1 < rank // ranks:
            coming = fetch(i + 1)
        # Empty parts were never written. Masking their load would make it wait for the weights.
        out = jnp.where(is_filled, out.astype(jnp.float32), 0.0)
        latent = jnp.sum(out * weights[:, :, None], axis=1).astype(dtype)
        if tokens == 1:
            latent32, values32 = latent.astype(jnp.float32), values.astype(jnp.float32)
            mixed = mixed + jnp.sum(latent32 * values32, axis=1)[None, :]
        else:
            mixed = mixed + dot(latent, values.T)
    mixed = mixed.astype(dtype).astype(jnp.float32)
    if gate_ref is not None:
        if len(gate_ref.shape) == 2:
            gate = _load(gate_ref.at[rows, pl.ds(head, 1)], is_row)
        else:
            gate = _load(gate_ref.at[rows, head, some], is_row)
        opened = jax.nn.sigmoid(gate.astype(jnp.float32)).astype(dtype).astype(jnp.float32)
        mixed = (mixed * opened).astype(dtype).astype(jnp.float32)
    columns_out = pl.ds(head * d_v + tile * columns, columns)
    if len(results) == 1:
        _store(results[0].at[rows, columns_out], mixed.astype(dtype), is_row)
        return
    data_ref, scale_ref = results
    amplitude = jnp.max(jnp.abs(mixed), axis=1, keepdims=True)
    scale = jnp.maximum(amplitude, _SMALLEST_AMPLITUDE) / MAX
    _store(data_ref.at[rows, columns_out], (mixed / scale).astype(data_ref.dtype), is_row)
    _store(scale_ref.at[rows, pl.ds(head, 1)], scale, is_row)


def _check_extents(function: str, interpret: bool, **extents: int) -> None:
    bad = {name: n for name, n in extents.items() if not is_power_of_two(n)}
    if bad:
        backend = "pallas_interpret" if interpret else "pallas"
        refuse(OP, backend, f"{function} needs powers of two, got {bad}; use backend='reference'")


def _indices(shape: tuple[int, ...], *axes: jax.Array) -> tuple[jax.Array, ...]:
    """An index for a gather: interpret mode wants an array of the whole shape on every axis."""
    return tuple(jnp.broadcast_to(axis, shape) for axis in axes)


def _rotate(
    even: jax.Array, odd: jax.Array, cos: jax.Array, sin: jax.Array
) -> tuple[jax.Array, jax.Array]:
    even, odd = even.astype(jnp.float32), odd.astype(jnp.float32)
    return even * cos - odd * sin, odd * cos + even * sin


def _load(ref: Any, mask: jax.Array | None, other: float = 0.0) -> jax.Array:
    if mask is None:
        return plgpu.load(ref)
    return plgpu.load(ref, mask=jnp.broadcast_to(mask, ref.shape), other=other)


def _store(ref: Any, value: jax.Array, mask: jax.Array | None) -> None:
    whole = None if mask is None else jnp.broadcast_to(mask, value.shape)
    plgpu.store(ref, value, mask=whole)
