"""Inputs that test and time `mla_prefill`."""

import functools
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench, Case
from ling_jax.pallas.mla_prefill import Tiling, contract, flash_segment


def _make(
    key: jax.Array,
    *,
    starts: tuple[int, ...],
    counts: tuple[int, ...],
    seq: int,
    keys: int,
    dtype: Any = jnp.float32,
    heads: int = 2,
    nope: int = 16,
    rope: int = 16,
    d_v: int = 16,
) -> Args:
    """Keys and values from `starts + counts` on are NaN."""
    batch = len(starts)
    split = iter(jax.random.split(key, 5))

    def normal(*shape: int) -> jax.Array:
        return jax.random.normal(next(split), shape).astype(dtype)

    start, count = jnp.asarray(starts, jnp.int32), jnp.asarray(counts, jnp.int32)
    is_key = jnp.arange(keys, dtype=jnp.int32)[None, :] < (start + count)[:, None]
    return {
        "q_nope": normal(batch, seq, heads, nope),
        "q_rope": normal(batch, seq, heads, rope),
        "k_nope": jnp.where(is_key[..., None, None], normal(batch, keys, heads, nope), jnp.nan),
        "k_rope": jnp.where(is_key[..., None], normal(batch, keys, rope), jnp.nan),
        "v": jnp.where(is_key[..., None, None], normal(batch, keys, heads, d_v), jnp.nan),
        "starts": start,
        "counts": count,
    }


def _run(
    args: Args,
    *,
    backend: Backend,
    tiling: Tiling | None = None,
    own: Tiling | None = None,
    scale: float = 0.3,
) -> tuple[Any, Args]:
    out, weight = flash_segment(**args, scale=scale, backend=backend, tiling=tiling or own)
    return (out, jnp.exp2(jnp.minimum(weight, 100.0))), {}


def _case(name: str, *, nmse: float = 1e-10, own: Tiling | None = None, **sizes: Any) -> Case:
    make = functools.partial(_make, **sizes)
    return Case(name=name, make=make, run=functools.partial(_run, own=own), nmse=nmse)


_SMALL = Tiling(queries=16, keys=16, num_warps=4, num_stages=2)
_MIXED = {"starts": (0, 5, 30, 0), "counts": (40, 17, 1, 0), "seq": 40, "keys": 50}
# The weights are rounded to bfloat16 before they multiply the values, and the result is.
_BF16 = {"dtype": jnp.bfloat16, "nmse": 2e-5}

CASES: tuple[Case, ...] = (
    _case("ragged", own=_SMALL, **_MIXED),
    _case("one_block", starts=(3,), counts=(9,), seq=9, keys=12),
    _case("one_token", starts=(0, 20), counts=(1, 1), seq=1, keys=32, heads=1),
    _case("aligned", own=_SMALL, starts=(16,), counts=(32,), seq=32, keys=48),
    _case("segment", own=_SMALL, starts=(-7, -30, 60), counts=(40, 20, 9), seq=40, keys=24),
    _case("ragged_bf16", own=_SMALL, **_MIXED, **_BF16),
    _case(
        "model_dims_bf16",
        starts=(70, 0),
        counts=(130, 100),
        seq=130,
        keys=200,
        heads=1,
        nope=128,
        rope=64,
        d_v=128,
        **_BF16,
    ),
)


# The model's sizes.
_HEADS, _NOPE, _ROPE, _D_V = 32, 128, 64, 128


def _bench(tokens: int, target_us: float | None, tilings: tuple[Tiling, ...]) -> Bench:
    columns = 2 * _HEADS * (_NOPE + _D_V) + _HEADS * _ROPE + _ROPE
    return Bench(
        name=f"t{tokens}",
        make=functools.partial(
            _make,
            starts=(0,),
            counts=(tokens,),
            seq=tokens,
            keys=tokens,
            dtype=jnp.bfloat16,
            heads=_HEADS,
            nope=_NOPE,
            rope=_ROPE,
            d_v=_D_V,
        ),
        run=functools.partial(_run, scale=(_NOPE + _ROPE) ** -0.5),
        bytes=2 * tokens * columns,
        flops=tokens * (tokens + 1) * _HEADS * (_NOPE + _ROPE + _D_V),
        tilings={"pallas": tilings},
        key=contract.key(_HEADS, _NOPE + _ROPE, _D_V, jnp.bfloat16, tokens),
        copies=1 if tokens > 4096 else 2,
        rotate=("k_nope", "v"),
        target_us=target_us,
    )


_CANDIDATES = (
    Tiling(128, 64, 8, 3),
    Tiling(64, 64, 4, 2),
    Tiling(128, 64, 8, 2),
)

BENCHES: tuple[Bench, ...] = (
    _bench(2048, None, _CANDIDATES),
    _bench(8192, 2500.0, _CANDIDATES),
)
