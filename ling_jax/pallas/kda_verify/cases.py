"""Named inputs of `kda_verify` and `kda_commit`: those of `kda_decode`, some tokens wide."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench, Case, Run
from ling_jax.pallas.kda_decode import cases as decode_cases
from ling_jax.pallas.kda_verify import (
    CommitTiling,
    VerifyTiling,
    contract,
    kda_commit,
    kda_verify,
)

EPS = decode_cases.EPS


def make(key: jax.Array, *, batch: int, width: int, heads: int, dim: int, **sizes: Any) -> Args:
    """Seats as for `kda_decode`: those that no live row has hold NaN."""
    first, second, third = jax.random.split(key, 3)
    args = decode_cases.make(first, batch=batch, heads=heads, dim=dim, **sizes)
    dtype = args["projected"].dtype
    args["projected"] = jax.random.normal(second, (batch, width, heads, 5, dim)).astype(dtype)
    args["beta"] = jax.random.normal(third, (batch, width, heads))
    return args


def make_commit(key: jax.Array, *, counts: tuple[int, ...], **sizes: Any) -> Args:
    """Rows of which `counts` tokens stay; rows that keep none sit in a seat of NaN."""
    dead = tuple(row for row, count in enumerate(counts) if count == 0)
    args = make(key, batch=len(counts), dead=dead, **sizes)
    alive = {**args, "recurrent": jnp.nan_to_num(args["recurrent"])}
    alive["conv"] = jnp.nan_to_num(args["conv"])
    replay = kda_verify(**alive, lower_bound=-5.0, eps=EPS, backend="reference")[1]
    return {
        "replay": replay,
        "recurrent": args["recurrent"],
        "conv": args["conv"],
        "slots": args["slots"],
        "counts": jnp.asarray(counts, jnp.int32),
    }


def verifier(
    *,
    lower_bound: float | None = -5.0,
    quantize: bool = False,
    use: VerifyTiling | None = None,
) -> Run:
    """Calls `kda_verify`, with tiling `use` unless the caller has one.

    What it writes for rows that are not live means nothing.
    """

    def run(args: Args, *, backend: Backend, tiling: Any = None) -> tuple[Any, Args]:
        mixed, replay = kda_verify(
            **args,
            lower_bound=lower_bound,
            eps=EPS,
            quantize=quantize,
            backend=backend,
            tiling=tiling or use,
        )
        live = args["is_live"]

        def clear(x: jax.Array) -> jax.Array:
            return jnp.where(live.reshape(-1, *(1,) * (x.ndim - 1)), x, jnp.zeros_like(x))

        return (mixed, jax.tree.map(clear, replay)), {}

    return run


def run_commit(args: Args, *, backend: Backend, tiling: Any = None) -> tuple[Any, Args]:
    """Poison that stayed where it was compares as zero; poison anywhere else fails."""
    new = kda_commit(**args, backend=backend, tiling=tiling)
    updated = {}
    for name, x in zip(("recurrent", "conv"), new, strict=True):
        kept = jnp.isnan(x) & jnp.isnan(args[name])
        updated[name] = jnp.where(kept, jnp.zeros_like(x), x)
    return (), updated


def _bench_verify(args: Args, *, backend: Backend, tiling: Any = None) -> tuple[Any, Args]:
    """As a model calls it: nothing of it is cleared."""
    out = kda_verify(**args, lower_bound=-5.0, eps=EPS, backend=backend, tiling=tiling)
    return out, {}


def _bench_commit(args: Args, *, backend: Backend, tiling: Any = None) -> tuple[Any, Args]:
    recurrent, conv = kda_commit(**args, backend=backend, tiling=tiling)
    return (), {"recurrent": recurrent, "conv": conv}


def verify_case(
    name: str,
    nmse: float = 1e-11,
    run: Run | None = None,
    *,
    is_gpu_only: bool = False,
    **sizes: Any,
) -> Case:
    return Case(
        name=f"verify_{name}",
        make=partial(make, **sizes),
        run=run or verifier(),
        nmse=nmse,
        is_gpu_only=is_gpu_only,
    )


def commit_case(name: str, nmse: float = 1e-11, **sizes: Any) -> Case:
    return Case(
        name=f"commit_{name}", make=partial(make_commit, **sizes), run=run_commit, nmse=nmse
    )


_BF16 = {"dtype": jnp.bfloat16}

CASES = (
    verify_case("one_f32", batch=1, width=1, heads=2, dim=32),
    verify_case(
        "f32",
        batch=3,
        width=4,
        heads=2,
        dim=64,
        dead=(1,),
        run=verifier(use=VerifyTiling(key_tile=16)),
    ),
    verify_case("none_f32", batch=0, width=3, heads=2, dim=16),
    verify_case("one_tap_f32", batch=2, width=3, heads=1, dim=16, taps=1),
    # More tokens than the narrowest product has.
    verify_case("softplus_f32", batch=1, width=9, heads=1, dim=16, run=verifier(lower_bound=None)),
    verify_case("wide_head_f32", batch=1, width=2, heads=1, dim=128),
    verify_case("model_head_f32", batch=2, width=9, heads=1, dim=128, is_gpu_only=True),
    verify_case(
        "model_head_bf16", 2e-6, batch=2, width=8, heads=2, dim=128, is_gpu_only=True, **_BF16
    ),
    verify_case(
        "fp8_bf16",
        1e-4,
        batch=2,
        width=2,
        heads=1,
        dim=128,
        dead=(0,),
        run=verifier(quantize=True),
        **_BF16,
    ),
    commit_case("f32", counts=(1, 4, 0, 2, 3), width=4, heads=2, dim=32),
    commit_case("none_kept_f32", counts=(0, 0), width=3, heads=2, dim=16),
    commit_case("one_tap_f32", counts=(2, 0), width=2, heads=2, dim=16, taps=1),
    commit_case("model_head_f32", counts=(9, 5), width=9, heads=1, dim=128),
    commit_case("model_head_bf16", 1e-11, counts=(3, 8), width=8, heads=2, dim=128, **_BF16),
)

_HEADS, _DIM, _TAPS = 32, 128, 4
_CHANNELS = _HEADS * _DIM


def _bench(
    op: str, batch: int, copies: int, tilings: tuple[Any, ...], width: int = 8, **figures: Any
) -> Bench:
    """A layer's block of `width` tokens; all of them stay."""
    sizes = {"width": width, "heads": _HEADS, "dim": _DIM, "taps": _TAPS, "spare": 1, **_BF16}
    state, tail = 4 * _CHANNELS * _DIM, 2 * (_TAPS - 1) * 3 * _CHANNELS
    writes = width * (2 * 2 * _CHANNELS + 4 * _CHANNELS + 4 * _HEADS)
    rows = width * (2 * 5 * _CHANNELS + 4 * _HEADS)
    if op == "verify":
        weights = 4 * (3 * _TAPS * _CHANNELS + _HEADS + _CHANNELS + _DIM)
        moved = batch * (state + tail + rows + writes + width * 2 * _CHANNELS) + weights
        make_args, run = partial(make, batch=batch, **sizes), _bench_verify
    else:
        moved = batch * (2 * state + 2 * tail + writes)
        make_args, run = partial(make_commit, counts=(width,) * batch, **sizes), _bench_commit
    # For each element of the state: one query reads it; or it decays, predicts, is corrected.
    flops = {"verify": 2, "commit": 5}[op] * batch * width * _CHANNELS * _DIM
    return Bench(
        name=f"{op}_b{batch}_w{width}",
        make=make_args,
        run=run,
        bytes=moved,
        flops=flops,
        peak_tflops=67.0,  # float32 outside the matrix unit
        tilings={"pallas": tilings},
        key=contract.key(op, batch, width, _HEADS, _DIM, jnp.bfloat16),
        copies=copies,
        rotate=("recurrent", "conv"),
        **figures,
    )


def _verify(key_tile: int, num_warps: int) -> VerifyTiling:
    return VerifyTiling(key_tile=key_tile, num_warps=num_warps)


def _commit(value_tile: int, key_run: int, num_warps: int) -> CommitTiling:
    return CommitTiling(value_tile=value_tile, key_run=key_run, num_warps=num_warps)


# Compiled for the H200: key tiles of 128, 32 and 16 take 239, 100 and 64 registers a thread with 8
# warps, so that 1, 2 and 4 programs share a multiprocessor.
_FEW = (_verify(128, 8), _verify(32, 8), _verify(16, 8))
_MANY = (_verify(32, 8), _verify(16, 8), _verify(16, 4))

BENCHES = (
    _bench("verify", 1, 24, _FEW, peers={"SGLang": 14.1}),
    _bench("verify", 8, 8, _MANY, peers={"SGLang": 37.9}),
    _bench("verify", 64, 2, _MANY, peers={"SGLang": 289.0}),
    _bench("commit", 1, 24, (_commit(32, 64, 8), _commit(16, 64, 8), _commit(16, 64, 4))),
    _bench("commit", 8, 8, (_commit(64, 64, 8), _commit(32, 64, 8), _commit(64, 32, 8))),
    _bench("commit", 64, 2, (_commit(64, 64, 8), _commit(128, 32, 8), _commit(64, 32, 8))),
)
