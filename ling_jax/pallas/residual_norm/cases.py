"""Inputs of the fusions around a norm for tests, and the model's sizes for timing."""

import jax
import jax.numpy as jnp
from jax.typing import DTypeLike

from ling_jax.pallas._case import Args, Bench, Case, Run
from ling_jax.pallas.residual_norm import (
    Tiling,
    add_rms_norm,
    combine_rms_norm,
    contract,
    rms_norm_rows,
)

EMBED, EXPERTS, TOP_K = 2560, 512, 8  # of Ling-3.0-flash
EPS = 1e-6


def _gain(key: jax.Array, dim: int, dtype: DTypeLike) -> jax.Array:
    return (1 + 0.2 * jax.random.normal(key, (dim,))).astype(dtype)


def _norm_args(
    key: jax.Array, *, rows: int, dim: int, dtype: DTypeLike, gain_dtype: DTypeLike | None = None
) -> Args:
    keys = jax.random.split(key)
    return {
        "x": jax.random.normal(keys[0], (rows, dim), dtype),
        "gain": _gain(keys[1], dim, gain_dtype or dtype),
    }


def _add_args(key: jax.Array, *, rows: int, dim: int, dtype: DTypeLike, splits: int) -> Args:
    keys = jax.random.split(key, 3)
    return {
        "h": jax.random.normal(keys[0], (rows, dim), dtype),
        "parts": jax.random.normal(keys[1], (splits, rows, dim)),
        "gain": _gain(keys[2], dim, dtype),
    }


def _combine_args(
    key: jax.Array,
    *,
    tokens: int,
    dim: int,
    dtype: DTypeLike,
    top_k: int,
    experts: int,
    has_shared: bool,
    skipped: float = 0.0,
) -> Args:
    """A share `skipped` of the choices is no expert here; their rows and weights hold NaN."""
    keys = jax.random.split(key, 6)
    ids = jax.random.randint(keys[0], (tokens, top_k), 0, experts)
    outside = jnp.where(ids % 2 == 0, -1 - ids, experts + ids)
    is_here = jax.random.uniform(keys[1], ids.shape) >= skipped
    rows = jax.random.normal(keys[2], (tokens * (top_k + has_shared), dim), dtype)
    is_used = jnp.concatenate([is_here.reshape(-1), jnp.ones(tokens * has_shared, jnp.bool_)])
    weights = jax.random.uniform(keys[3], ids.shape)
    return {
        "h": jax.random.normal(keys[4], (tokens, dim), dtype),
        "rows": jnp.where(is_used[:, None], rows, jnp.asarray(jnp.nan, dtype)),
        "expert_ids": jnp.where(is_here, ids, outside),
        "expert_weights": jnp.where(is_here, weights, jnp.nan),
        "gain": _gain(keys[5], dim, dtype),
    }


def _run_norm(quantize: bool) -> Run:
    def run(args: Args, *, backend, tiling=None):
        out = rms_norm_rows(**args, eps=EPS, quantize=quantize, backend=backend, tiling=tiling)
        return out, {}

    return run


def _run_add(quantize: bool) -> Run:
    def run(args: Args, *, backend, tiling=None):
        out = add_rms_norm(**args, eps=EPS, quantize=quantize, backend=backend, tiling=tiling)
        return out, {}

    return run


def _run_combine(quantize: bool, has_shared: bool, experts: int = EXPERTS) -> Run:
    def run(args: Args, *, backend, tiling=None):
        out = combine_rms_norm(
            **args,
            experts=experts,
            eps=EPS,
            has_shared=has_shared,
            quantize=quantize,
            backend=backend,
            tiling=tiling,
        )
        return out, {}

    return run


def _bound(dtype: DTypeLike, quantize: bool) -> float:
    """A float32 that rounds the other way moves an FP8 value by a sixteenth, a bfloat16 by less."""
    if quantize:
        return 1e-4
    return 1e-10 if dtype == jnp.float32 else 1e-5


def _norm(name: str, *, quantize: bool = False, dtype: DTypeLike = jnp.float32, **sizes) -> Case:
    return Case(
        name=f"norm_{name}",
        make=lambda key: _norm_args(key, dtype=dtype, **sizes),
        run=_run_norm(quantize),
        nmse=_bound(dtype, quantize),
    )


def _add(name: str, *, quantize: bool = False, dtype: DTypeLike = jnp.float32, **sizes) -> Case:
    return Case(
        name=f"add_{name}",
        make=lambda key: _add_args(key, dtype=dtype, **sizes),
        run=_run_add(quantize),
        nmse=_bound(dtype, quantize),
    )


def _combine(
    name: str, *, quantize: bool = False, dtype: DTypeLike = jnp.float32, has_shared: bool, **sizes
) -> Case:
    return Case(
        name=f"combine_{name}",
        make=lambda key: _combine_args(
            key, dtype=dtype, has_shared=has_shared, experts=EXPERTS, **sizes
        ),
        run=_run_combine(quantize, has_shared),
        nmse=_bound(dtype, quantize),
    )


_BF16 = jnp.bfloat16

CASES = (
    _norm("one", rows=1, dim=64),
    _norm("ragged", rows=3, dim=96, dtype=_BF16),
    _norm("sixteen", rows=2, dim=16, dtype=_BF16, gain_dtype=jnp.float32),
    _norm("quantized", rows=5, dim=384, dtype=_BF16, quantize=True),
    _norm("empty", rows=0, dim=128, dtype=_BF16),
    _norm("flash", rows=2, dim=EMBED, dtype=_BF16, quantize=True),
    _add("one", rows=1, dim=128, splits=1),
    _add("splits", rows=5, dim=96, splits=4),
    _add("bf16", rows=3, dim=208, splits=3, dtype=_BF16),
    _add("quantized", rows=4, dim=640, splits=4, dtype=_BF16, quantize=True),
    _add("quantized_f32", rows=2, dim=128, splits=2, quantize=True),
    _add("empty", rows=0, dim=128, splits=2),
    _add("flash", rows=3, dim=EMBED, splits=4, dtype=_BF16, quantize=True),
    _combine("one", tokens=1, dim=64, top_k=2, has_shared=True),
    _combine("routed", tokens=5, dim=96, top_k=3, has_shared=False, skipped=0.5),
    _combine("none_here", tokens=2, dim=48, top_k=4, has_shared=False, skipped=1.1),
    _combine("bf16", tokens=3, dim=160, top_k=4, has_shared=True, skipped=0.4, dtype=_BF16),
    _combine("quantized", tokens=3, dim=384, top_k=8, has_shared=True, skipped=0.3, dtype=_BF16,
             quantize=True),
    _combine("empty", tokens=0, dim=128, top_k=8, has_shared=True),
    _combine("flash", tokens=2, dim=EMBED, top_k=8, has_shared=True, skipped=0.3, dtype=_BF16,
             quantize=True),
)  # fmt: skip

_TILINGS = tuple(Tiling(num_warps=warps) for warps in (8, 16, 4))
_SPLITS = 4
_WRITTEN = EMBED * (2 + 2 + 1) + EMBED // 128 * 4  # of a row: h, its norm, its FP8 form


def _bench_add(tokens: int) -> Bench:
    return Bench(
        name=f"add_norm_t{tokens}",
        make=lambda key: _add_args(key, rows=tokens, dim=EMBED, dtype=_BF16, splits=_SPLITS),
        run=_run_add(quantize=True),
        bytes=tokens * (EMBED * (2 + 4 * _SPLITS) + _WRITTEN) + EMBED * 2,
        tilings={"pallas": _TILINGS},
        key=contract.key("add", tokens, EMBED, jnp.dtype(_BF16)),
        rotate=("h", "parts", "gain"),
        target_us=3.0 if tokens == 1 else None,
    )


def _bench_combine(tokens: int) -> Bench:
    sizes = {"top_k": TOP_K, "experts": EXPERTS, "has_shared": True}
    return Bench(
        name=f"combine_norm_t{tokens}",
        make=lambda key: _combine_args(key, tokens=tokens, dim=EMBED, dtype=_BF16, **sizes),
        run=_run_combine(quantize=True, has_shared=True),
        bytes=tokens * (EMBED * 2 * (TOP_K + 2) + TOP_K * 8 + _WRITTEN) + EMBED * 2,
        tilings={"pallas": _TILINGS},
        key=contract.key("combine", tokens, EMBED, jnp.dtype(_BF16)),
        rotate=("h", "rows", "gain"),
        target_us=3.0 if tokens == 1 else None,
    )


BENCHES = (
    *(_bench_add(tokens) for tokens in (1, 8, 64)),
    *(_bench_combine(tokens) for tokens in (1, 8, 64)),
)
