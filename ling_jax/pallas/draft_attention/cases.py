"""Inputs that test and time `draft_attention`."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench, Case
from ling_jax.pallas.draft_attention import Tiling, contract, draft_attention


def make(
    key: jax.Array,
    *,
    lengths: tuple[int, ...],
    rows: int = 3,
    heads: int = 2,
    kv_heads: int = 2,
    head_dim: int = 16,
    page: int = 16,
    pages_per_slot: int = 4,
    dtype: Any = jnp.float32,
) -> Args:
    """A block of each sequence behind `lengths` context rows; what lies beyond them is NaN."""
    batch, count = len(lengths), len(lengths) * pages_per_slot
    keys = jax.random.split(key, 6)

    def normal(i: int, *shape: int) -> jax.Array:
        return jax.random.normal(keys[i], shape).astype(dtype)

    length = jnp.asarray(lengths, jnp.int32)
    table = jax.random.permutation(keys[0], count).astype(jnp.int32).reshape(batch, -1) + 1
    position = jnp.arange(pages_per_slot * page, dtype=jnp.int32)
    is_old = (position[None, :] < length[:, None])[..., None, None]

    def pages(i: int) -> jax.Array:
        stored = normal(i, batch, pages_per_slot * page, kv_heads, head_dim)
        stored = jnp.where(is_old, stored, jnp.nan)
        empty = jnp.full((count + 1, page, kv_heads, head_dim), jnp.nan, dtype)
        return empty.at[table].set(stored.reshape(batch, pages_per_slot, page, kv_heads, head_dim))

    is_used = jnp.arange(pages_per_slot)[None, :] * page < length[:, None]
    return {
        "q": normal(1, batch, rows, heads, head_dim),
        "k": normal(2, batch, rows, kv_heads, head_dim),
        "v": normal(3, batch, rows, kv_heads, head_dim),
        "key_pages": pages(4),
        "value_pages": pages(5),
        "page_table": jnp.where(is_used, table, 0),
        "lengths": length,
    }


def run(
    args: Args, *, backend: Backend, tiling: Tiling | None = None, own: Tiling | None = None
) -> tuple[Any, Args]:
    """Calls the operation, with tiling `own` unless the caller has one."""
    scale = args["q"].shape[-1] ** -0.5
    out = draft_attention(**args, scale=scale, block_rows=48, backend=backend, tiling=tiling or own)
    return out, {}


def _case(name: str, splits: int, *, nmse: float = 1e-11, **sizes: Any) -> Case:
    own = Tiling(splits=splits, positions=sizes.pop("positions", 64), num_stages=2)
    return Case(name=name, make=partial(make, **sizes), run=partial(run, own=own), nmse=nmse)


_BF16 = {"dtype": jnp.bfloat16, "nmse": 2e-5}

CASES = (
    _case("one_run", 1, lengths=(40, 1, 0, 64)),
    _case("runs", 4, lengths=(63, 16, 0, 17), heads=6, kv_heads=2, rows=4),
    _case("within_pages", 2, lengths=(100, 64, 5), page=64, pages_per_slot=2, positions=16),
    _case("one_row", 2, lengths=(33,), rows=1, heads=1, kv_heads=1),
    _case("many_queries", 2, lengths=(20, 50), rows=9, heads=4, kv_heads=1),
    _case(
        "model_head_bf16",
        4,
        lengths=(250, 3),
        rows=7,
        head_dim=128,
        page=64,
        **_BF16,
    ),
)


# The published draft: 32 heads with keys of their own, 7 rows for 7 drafts, pages of 64 rows.
_HEADS, _DIM, _PAGE, _ROWS = 32, 128, 64, 7


def _bench_args(key: jax.Array, *, batch: int, context: int) -> Args:
    """All of the context is there; the pages of each sequence are scattered."""
    keys = jax.random.split(key, 6)
    per_slot = context // _PAGE
    block = (batch, _ROWS, _HEADS, _DIM)
    pages = (1 + batch * per_slot, _PAGE, _HEADS, _DIM)
    order = jax.random.permutation(keys[0], batch * per_slot).astype(jnp.int32)
    q, k, v = (jax.random.normal(keys[1 + i], block, jnp.bfloat16) for i in range(3))
    return {
        "q": q,
        "k": k,
        "v": v,
        "key_pages": jax.random.normal(keys[4], pages, jnp.bfloat16),
        "value_pages": jax.random.normal(keys[5], pages, jnp.bfloat16),
        "page_table": 1 + order.reshape(batch, per_slot),
        "lengths": jnp.full((batch,), context, jnp.int32),
    }


def _bench(batch: int, copies: int, tilings: tuple[Tiling, ...], context: int = 4096) -> Bench:
    seen = context + _ROWS
    return Bench(
        name=f"flash_b{batch}_{context // 1024}k",
        make=partial(_bench_args, batch=batch, context=context),
        run=run,
        bytes=2 * batch * _HEADS * _DIM * 2 * (seen + _ROWS),
        flops=4 * batch * _ROWS * _HEADS * _DIM * seen,
        tilings={"pallas": tilings},
        key=contract.key(_HEADS, _DIM, jnp.bfloat16, batch, context),
        copies=copies,
        rotate=("key_pages", "value_pages"),
    )


def _tiling(splits: int, positions: int = 64, num_warps: int = 4, num_stages: int = 2) -> Tiling:
    return Tiling(splits=splits, positions=positions, num_warps=num_warps, num_stages=num_stages)


BENCHES = (
    _bench(1, 4, (_tiling(8), _tiling(8, 64, 4, 3), _tiling(8, 32, 4, 3), _tiling(8, 64, 8))),
    _bench(4, 2, (_tiling(2), _tiling(2, 64, 4, 3), _tiling(4), _tiling(2, 64, 8))),
    _bench(16, 1, (_tiling(1), _tiling(1, 32, 4, 3), _tiling(1, 64, 8))),
    _bench(1, 2, (_tiling(16), _tiling(8), _tiling(8, 64, 4, 3)), context=32768),
)
