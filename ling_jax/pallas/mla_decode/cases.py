"""Inputs that test and time `mla_decode`."""

import functools
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench, Case
from ling_jax.pallas.mla_decode import absorb, contract, latent_attention, merge_values, mla_decode
from ling_jax.pallas.mla_decode.contract import (
    AbsorbTiling,
    AttentionTiling,
    MergeTiling,
    PartialAttention,
)

_EPS = 1e-6
_SCALE = 0.25  # of small random scores: some weights are large, some are not


def _make(
    key: jax.Array,
    *,
    lengths: tuple[int, ...],
    dtype: Any = jnp.float32,
    heads: int = 2,
    nope: int = 16,
    rope: int = 16,
    rank: int = 32,
    d_v: int = 16,
    page: int = 16,
    pages_per_slot: int = 4,
    gate: str | None = "head",
    dead: tuple[int, ...] = (),
) -> Args:
    """Arguments of `mla_decode` whose row i comes to see `lengths[i]` positions.

    Stored rows that no row may read are NaN: page 0, unused pages, and the rows behind each
    sequence, the place of the new one included.
    """
    batch = len(lengths)
    keys = iter(jax.random.split(key, 9))

    def normal(*shape: int, width: float = 1.0) -> jax.Array:
        return (width * jax.random.normal(next(keys), shape)).astype(dtype)

    length = jnp.asarray(lengths, jnp.int32)
    count = batch * pages_per_slot
    order = jax.random.permutation(next(keys), count).astype(jnp.int32)
    table = 1 + order.reshape(batch, pages_per_slot)
    stored = normal(batch, pages_per_slot * page, rank + rope)
    position = jnp.arange(pages_per_slot * page, dtype=jnp.int32)
    is_old = position[None, :] < length[:, None] - 1
    stored = jnp.where(is_old[..., None], stored, jnp.nan)
    pages = jnp.full((count + 2, page, rank + rope), jnp.nan, dtype)
    pages = pages.at[table].set(stored.reshape(batch, pages_per_slot, page, -1))
    is_used = jnp.arange(pages_per_slot)[None, :] * page < length[:, None]
    is_live = jnp.asarray([n > 0 and i not in dead for i, n in enumerate(lengths)])
    steps = jnp.logspace(0, -3, rope // 2, dtype=jnp.float32)
    angles = (length - 1).astype(jnp.float32)[:, None] * steps[None, :]
    gates = {"head": (batch, heads), "value": (batch, heads, d_v)}
    return {
        "q": normal(batch, heads, nope + rope),
        "down": normal(batch, rank + rope),
        "kv_norm": 1 + normal(rank, width=0.1),
        "k_up": normal(heads, nope, rank, width=nope**-0.5),
        "v_up": normal(heads, d_v, rank, width=rank**-0.5),
        "gate": None if gate is None else normal(*gates[gate]),
        "cos": jnp.cos(angles),
        "sin": jnp.sin(angles),
        "pages": pages,
        "page_table": jnp.where(is_used, table, 0),
        "positions": jnp.where(is_live, length - 1, 7 * page),
        "is_live": is_live,
    }


def _run(
    args: Args, *, backend: Backend, tiling: AttentionTiling | None = None, quantize: bool = False
) -> tuple[Any, Args]:
    del tiling  # three kernels, three tilings: the defaults
    mixed, pages = mla_decode(**args, eps=_EPS, scale=_SCALE, quantize=quantize, backend=backend)
    # Rows nobody stored stay NaN: compare bits, which must agree to the last.
    is_nan = jnp.isnan(pages)
    return (mixed, is_nan.astype(jnp.int32)), {"pages": jnp.where(is_nan, 0, pages)}


def _run_absorb(
    args: Args, *, backend: Backend, tiling: AbsorbTiling | None = None
) -> tuple[Any, Args]:
    q_latent, q_rope, pages = absorb(
        args["q"],
        args["down"],
        args["kv_norm"],
        args["k_up"],
        args["cos"],
        args["sin"],
        args["pages"],
        args["page_table"],
        args["positions"],
        args["is_live"],
        eps=_EPS,
        backend=backend,
        tiling=tiling,
    )
    return (q_latent, q_rope), {"pages": pages}


def _make_attention(key: jax.Array, **sizes: Any) -> Args:
    """Arguments of `latent_attention` and `merge_values`; the newest row is stored too."""
    args = _make(key, **{**sizes, "lengths": tuple(n + 1 for n in sizes["lengths"])})
    heads, nope, rank = args["k_up"].shape
    batch = len(sizes["lengths"])
    q_latent = jax.random.normal(jax.random.fold_in(key, 1), (batch, heads, rank))
    q_latent = (q_latent * 0.5).astype(args["q"].dtype)
    kept = ("pages", "page_table", "v_up", "gate")
    return {
        "q_latent": q_latent,
        "q_rope": args["q"][..., nope:],
        "lengths": jnp.asarray(sizes["lengths"], jnp.int32),
        **{name: args[name] for name in kept},
    }


def _run_attention(
    args: Args,
    *,
    backend: Backend,
    tiling: AttentionTiling | None = None,
    own: AttentionTiling | None = None,
    merge: MergeTiling | None = None,
    scale: float = _SCALE,
) -> tuple[Any, Args]:
    partials = latent_attention(
        args["q_latent"],
        args["q_rope"],
        args["pages"],
        args["page_table"],
        args["lengths"],
        scale=scale,
        backend=backend,
        tiling=tiling or own,
    )
    mixed = merge_values(
        partials,
        args["v_up"],
        args["gate"],
        dtype=args["v_up"].dtype,
        backend=backend,
        tiling=merge,
    )
    return mixed, {}


def _make_parts(key: jax.Array, *, dtype: Any, d_v: int, dead: bool) -> Args:
    """Arguments of `merge_values`: parts that were never written are NaN."""
    batch, splits, heads, rank = 3, 4, 2, 32
    keys = jax.random.split(key, 5)
    top = 20 * jax.random.normal(keys[0], (batch, splits, heads))
    total = 1 + jax.random.uniform(keys[1], (batch, splits, heads))
    is_empty = (
        jnp.arange(splits)[None, :, None] >= jnp.asarray([4, 1, 0 if dead else 3])[:, None, None]
    )
    is_empty = jnp.broadcast_to(is_empty, top.shape)
    out = jax.random.normal(keys[2], (batch, splits, heads, rank)).astype(dtype)
    return {
        "partials": PartialAttention(
            jnp.where(is_empty[..., None], jnp.nan, out),
            jnp.where(is_empty, -jnp.inf, top),
            jnp.where(is_empty, 0.0, total),
        ),
        "v_up": (rank**-0.5 * jax.random.normal(keys[3], (heads, d_v, rank))).astype(dtype),
        "gate": jax.random.normal(keys[4], (batch, heads)).astype(dtype),
    }


def _run_merge(
    args: Args, *, backend: Backend, tiling: MergeTiling | None = None, quantize: bool = False
) -> tuple[Any, Args]:
    mixed = merge_values(
        args["partials"],
        args["v_up"],
        args["gate"],
        dtype=args["v_up"].dtype,
        quantize=quantize,
        backend=backend,
        tiling=tiling,
    )
    return mixed, {}


def _layer(name: str, *, quantize: bool = False, nmse: float = 1e-10, **sizes: Any) -> Case:
    make = functools.partial(_make, **sizes)
    return Case(name=name, make=make, run=functools.partial(_run, quantize=quantize), nmse=nmse)


def _attention(name: str, own: AttentionTiling, *, nmse: float = 1e-10, **sizes: Any) -> Case:
    make = functools.partial(_make_attention, **sizes)
    return Case(name=name, make=make, run=functools.partial(_run_attention, own=own), nmse=nmse)


def _merge(
    name: str, *, dtype: Any, d_v: int = 16, quantize: bool = False, dead: bool = True, nmse: float
) -> Case:
    make = functools.partial(_make_parts, dtype=dtype, d_v=d_v, dead=dead)
    return Case(
        name=name, make=make, run=functools.partial(_run_merge, quantize=quantize), nmse=nmse
    )


def _tiling(splits: int, positions: int = 32) -> AttentionTiling:
    return AttentionTiling(splits=splits, heads=16, positions=positions, ranks=16, num_stages=2)


_RAGGED = (1, 17, 64, 16, 15)
# Two roundings of bfloat16 that differ now and then, in the queries, the weights and the values.
_BF16 = {"dtype": jnp.bfloat16, "nmse": 2e-5}

CASES: tuple[Case, ...] = (
    _layer("layer", lengths=_RAGGED),
    _layer("layer_one", lengths=(30,), gate="value"),
    _layer("layer_dead", lengths=(5, 0, 33, 20), dead=(2,), gate=None),
    _layer("layer_page_64", lengths=(100, 64, 65), page=64, pages_per_slot=2, heads=3),
    _layer("layer_bf16", lengths=_RAGGED, page=32, **_BF16),
    _layer(
        "layer_model_dims",
        lengths=(70, 3),
        heads=2,
        nope=128,
        rope=64,
        rank=512,
        d_v=128,
        page=64,
        pages_per_slot=2,
        **_BF16,
    ),
    # One code of FP8 is 1/16 of its value: a few may differ.
    _layer("layer_fp8", lengths=(33, 2), d_v=128, quantize=True, dtype=jnp.bfloat16, nmse=5e-4),
    _attention("attention_splits", _tiling(4), lengths=(0, 1, 63, 64, 40)),
    _attention("attention_head_blocks", _tiling(2), lengths=(50, 7), heads=20),
    _attention("attention_page_64", _tiling(2), lengths=(90, 128), page=64, heads=20),
    _attention("attention_runs_within_pages", _tiling(4, 16), lengths=(0, 1, 63, 17, 40), page=64),
    _attention("attention_bf16", _tiling(2), lengths=(50, 7), page=32, **_BF16),
    _merge("merge", dtype=jnp.float32, nmse=1e-10),
    _merge("merge_bf16", dtype=jnp.bfloat16, nmse=2e-5),
    _merge("merge_fp8", dtype=jnp.bfloat16, d_v=128, quantize=True, nmse=2e-4),
)


# The model's sizes: 32 heads, latent 512 + 64, pages of 64 rows.
_HEADS, _NOPE, _ROPE, _RANK, _D_V, _PAGE = 32, 128, 64, 512, 128, 64
_LATENT = _RANK + _ROPE


def _make_bench(key: jax.Array, *, batch: int, context: int) -> Args:
    """Arguments of all three functions; the pages of each sequence are scattered."""
    keys = jax.random.split(key, 7)
    per_slot = context // _PAGE
    count = batch * per_slot

    def normal(i: int, shape: tuple[int, ...], width: float = 1.0) -> jax.Array:
        return width * jax.random.normal(keys[i], shape, jnp.bfloat16)

    order = jax.random.permutation(keys[0], count).astype(jnp.int32)
    angles = jnp.full((batch, _ROPE // 2), 0.5, jnp.float32)
    q = normal(1, (batch, _HEADS, _NOPE + _ROPE))
    return {
        "q": q,
        "q_latent": normal(2, (batch, _HEADS, _RANK), 0.3),
        "q_rope": q[..., _NOPE:],
        "down": normal(3, (batch, _LATENT)),
        "kv_norm": jnp.ones((_RANK,), jnp.bfloat16),
        "k_up": normal(4, (_HEADS, _NOPE, _RANK), _NOPE**-0.5),
        "v_up": normal(5, (_HEADS, _D_V, _RANK), _RANK**-0.5),
        "gate": q[..., 0],
        "cos": jnp.cos(angles),
        "sin": jnp.sin(angles),
        "pages": normal(6, (1 + count, _PAGE, _LATENT)),
        "page_table": 1 + order.reshape(batch, per_slot),
        "positions": jnp.full((batch,), context - 1, jnp.int32),
        "lengths": jnp.full((batch,), context, jnp.int32),
        "is_live": jnp.full((batch,), True),
    }


_UP_BYTES = 2 * _HEADS * _D_V * _RANK


def _attend_bench(
    name: str,
    batch: int,
    context: int,
    copies: int,
    tilings: tuple[AttentionTiling, ...],
    target_us: float | None,
    peers: dict[str, float],
) -> Bench:
    queries = 2 * batch * _HEADS * (_LATENT + _D_V)
    return Bench(
        name=name,
        make=functools.partial(_make_bench, batch=batch, context=context),
        run=functools.partial(_run_attention, scale=(_NOPE + _ROPE) ** -0.5),
        bytes=2 * batch * context * _LATENT + queries + _UP_BYTES,
        flops=2 * batch * _HEADS * (context * (_LATENT + _RANK) + _RANK * _D_V),
        tilings={"pallas": tilings},
        key=contract.attention_key(_HEADS, _RANK, jnp.bfloat16, batch, context),
        copies=copies,
        rotate=("pages",),
        target_us=target_us,
        peers=peers,
    )


def _absorb_bench(batch: int, tilings: tuple[AbsorbTiling, ...]) -> Bench:
    rows = 2 * batch * (_HEADS * (_NOPE + _ROPE + _LATENT) + 2 * _LATENT)
    return Bench(
        name=f"absorb_b{batch}",
        make=functools.partial(_make_bench, batch=batch, context=_PAGE),
        run=_run_absorb,
        bytes=_UP_BYTES + rows,
        flops=2 * batch * _HEADS * _NOPE * _RANK,
        tilings={"pallas": tilings},
        key=contract.absorb_key(_HEADS, _RANK, jnp.bfloat16, batch),
        copies=40,
        rotate=("k_up",),
    )


def _pair(splits: int) -> AttentionTiling:
    """Two programs on each processor."""
    return AttentionTiling(splits=splits)


def _pair_of_pages(splits: int) -> AttentionTiling:
    """Two programs on each processor; one reads while the other multiplies."""
    return AttentionTiling(splits=splits, positions=64, ranks=512, num_stages=2)


def _single(splits: int) -> AttentionTiling:
    """One program on each processor, which reads its queries half as often as two would."""
    return AttentionTiling(splits=splits, positions=64, ranks=512)


def _half(splits: int, positions: int = 64) -> AttentionTiling:
    """Programs of half the heads, in pairs that read the same cache rows."""
    return AttentionTiling(splits=splits, heads=16, positions=positions, num_stages=2)


BENCHES: tuple[Bench, ...] = (
    _attend_bench(
        "attend_b1_4k",
        1,
        4096,
        32,
        (_half(64), _half(128, 32), _pair(128), _pair(64)),
        9.0,
        {"torch": 20.0, "prototype": 12.6},
    ),
    _attend_bench(
        "attend_b8_4k",
        8,
        4096,
        5,
        (_pair(32), _pair(16), _single(16), _half(16)),
        None,
        {"torch": 39.0, "prototype": 33.0},
    ),
    _attend_bench(
        "attend_b64_4k",
        64,
        4096,
        1,
        (_pair(4), _single(2), _pair_of_pages(4)),
        110.0,
        {"torch": 237.0, "prototype": 137.0},
    ),
    _attend_bench(
        "attend_b1_32k",
        1,
        32768,
        5,
        (_pair(128), _half(128), _pair_of_pages(128), _single(128)),
        None,
        {"torch": 45.0, "prototype": 26.8},
    ),
    _attend_bench(
        "attend_b8_32k",
        8,
        32768,
        1,
        (_pair(32), _single(16), _pair_of_pages(32)),
        95.0,
        {"torch": 233.0, "prototype": 121.0},
    ),
    _absorb_bench(1, (AbsorbTiling(16, 128, 4), AbsorbTiling(16, 64, 4))),
    _absorb_bench(64, (AbsorbTiling(64, 128, 4), AbsorbTiling(16, 128, 4))),
)
