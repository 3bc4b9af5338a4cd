"""Named inputs of `kda_decode`: seats in disorder, dead rows, poisoned seats; the model's sizes."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench, Case, Run
from ling_jax.pallas.kda_decode import KdaGates, Tiling, contract, kda_decode

EPS = 1e-6


def make(
    key: jax.Array,
    *,
    batch: int,
    heads: int,
    dim: int,
    taps: int = 4,
    dtype: Any = jnp.float32,
    dead: tuple[int, ...] = (),
    spare: int = 2,
) -> Args:
    """Rows in `batch` of `batch + spare` seats, in a random order.

    Rows `dead` sit in seat 0. Seats that no live row has, seat 0 among them, hold NaN.
    """
    keys = iter(jax.random.split(key, 12))
    normal = lambda *shape: jax.random.normal(next(keys), shape)  # noqa: E731
    seats = batch + spare
    slots = 1 + jax.random.permutation(next(keys), seats - 1)[:batch].astype(jnp.int32)
    is_live = jnp.asarray([b not in dead for b in range(batch)], jnp.bool_)
    slots = jnp.where(is_live, slots, 0)
    is_used = jnp.zeros(seats, jnp.bool_).at[slots].set(is_live)
    recurrent = jnp.where(
        is_used[:, None, None, None], 0.3 * normal(seats, heads, dim, dim), jnp.nan
    )
    tails = jnp.where(
        is_used[:, None, None, None, None], normal(seats, taps - 1, heads, 3, dim), jnp.nan
    )
    return {
        "projected": normal(batch, heads, 5, dim).astype(dtype),
        "beta": normal(batch, heads),
        "gates": KdaGates(
            conv=0.5 * normal(heads, 3, dim, taps),
            decay_rate=0.3 * normal(heads),
            decay_bias=0.3 * normal(heads, dim),
            norm=1.0 + 0.1 * normal(dim),
        ),
        "recurrent": recurrent,
        "conv": tails.astype(dtype),
        "slots": slots,
        "is_live": is_live,
    }


def runner(
    *, lower_bound: float | None = -5.0, quantize: bool = False, use: Tiling | None = None
) -> Run:
    """Calls the operation, with tiling `use` unless the caller has one."""

    def run(args: Args, *, backend: Backend, tiling: Any = None) -> tuple[Any, Args]:
        mixed, recurrent, conv = kda_decode(
            **args,
            lower_bound=lower_bound,
            eps=EPS,
            quantize=quantize,
            backend=backend,
            tiling=tiling or use,
        )
        return mixed, {"recurrent": recurrent, "conv": conv}

    return run


def case(name: str, nmse: float = 1e-11, run: Run | None = None, **sizes: Any) -> Case:
    """Poison that stayed where it was compares as zero; poison anywhere else fails."""
    call = run or runner()

    def checked(args: Args, *, backend: Backend, tiling: Any = None) -> tuple[Any, Args]:
        mixed, updated = call(args, backend=backend, tiling=tiling)
        for name, new in updated.items():
            kept = jnp.isnan(new) & jnp.isnan(args[name])
            updated[name] = jnp.where(kept, jnp.zeros_like(new), new)
        return mixed, updated

    return Case(name=name, make=partial(make, **sizes), run=checked, nmse=nmse)


# One result in a thousand or so rounds to the neighbouring bfloat16 number: 2 ** -8 of it or less.
_BF16 = 1e-6
# And as many to the neighbouring e4m3 number, 2 ** -3 of it or less.
_FP8 = 1e-4

TILES = Tiling(value_tile=16, tiles_ahead=2, key_run=32, is_state_last=True, num_warps=4)

CASES = (
    case("one_f32", batch=1, heads=2, dim=32),
    case("f32", batch=3, heads=2, dim=64, run=runner(use=TILES)),
    case("dead_f32", batch=5, heads=3, dim=32, dead=(1, 2, 4)),
    case("all_dead_f32", batch=2, heads=1, dim=16, dead=(0, 1)),
    case("none_f32", batch=0, heads=2, dim=16),
    case("softplus_f32", batch=3, heads=2, dim=32, run=runner(lower_bound=None)),
    case("one_tap_f32", batch=2, heads=2, dim=32, taps=1, dead=(0,)),
    case("two_taps_f32", batch=2, heads=2, dim=32, taps=2),
    case("five_taps_f32", batch=2, heads=1, dim=16, taps=5),
    case("model_head_f32", batch=2, heads=2, dim=128),
    case(
        "short_runs_f32",
        batch=2,
        heads=2,
        dim=128,
        run=runner(use=Tiling(value_tile=128, tiles_ahead=1, key_run=32, num_warps=16)),
    ),
    case("bf16", _BF16, batch=4, heads=4, dim=64, dead=(3,), dtype=jnp.bfloat16),
    case("model_head_bf16", _BF16, batch=2, heads=4, dim=128, dtype=jnp.bfloat16),
    case(
        "softplus_bf16",
        _BF16,
        batch=3,
        heads=4,
        dim=32,
        dtype=jnp.bfloat16,
        run=runner(lower_bound=None),
    ),
    case("fp8_f32", _FP8, batch=3, heads=2, dim=128, dead=(1,), run=runner(quantize=True)),
    case(
        "fp8_bf16",
        _FP8,
        batch=3,
        heads=2,
        dim=128,
        dead=(2,),
        dtype=jnp.bfloat16,
        run=runner(quantize=True),
    ),
)

_HEADS, _DIM, _TAPS = 32, 128, 4
_CHANNELS = _HEADS * _DIM


def _bytes(batch: int) -> int:
    state = 2 * 4 * _CHANNELS * _DIM
    tail = 2 * 2 * (_TAPS - 1) * 3 * _CHANNELS
    rows = 2 * 5 * _CHANNELS + 4 * _HEADS + 4 + 1  # with beta, slot and flag
    out = 2 * _CHANNELS
    weights = 4 * (3 * _TAPS * _CHANNELS + _HEADS + _CHANNELS + _DIM)
    return batch * (state + tail + rows + out) + weights


def _bench(
    name: str, batch: int, copies: int, target: float, peers: dict[str, float], tilings: Any
) -> Bench:
    return Bench(
        name=name,
        make=partial(
            make, batch=batch, heads=_HEADS, dim=_DIM, taps=_TAPS, dtype=jnp.bfloat16, spare=1
        ),
        run=runner(),
        bytes=_bytes(batch),
        # Decay and correction for each element of the state, and two sums over it.
        flops=7 * batch * _CHANNELS * _DIM,
        peak_tflops=67.0,  # float32 outside the matrix unit
        tilings={"pallas": tilings},
        key=contract.key(batch, _HEADS, _DIM, jnp.bfloat16),
        copies=copies,
        rotate=("recurrent", "conv"),
        target_us=target,
        peers=peers,
    )


def _tiling(
    value_tile: int, tiles_ahead: int, key_run: int, num_warps: int, is_state_last: bool = False
) -> Tiling:
    return Tiling(
        value_tile=value_tile,
        tiles_ahead=tiles_ahead,
        key_run=key_run,
        num_warps=num_warps,
        is_state_last=is_state_last,
    )


BENCHES = (
    # 32 programs: one to a multiprocessor, so latency decides and registers are free.
    _bench(
        "b1",
        1,
        24,
        4.6,
        {"fla": 5.7, "prototype": 4.6},
        (
            _tiling(128, 1, 64, 16),
            _tiling(128, 1, 32, 16),
            _tiling(128, 1, 64, 16, True),
            _tiling(128, 1, 64, 8, True),
        ),
    ),
    # 256 programs: all at once only if two fit a multiprocessor, with 128 registers a thread.
    _bench(
        "b8",
        8,
        8,
        12.0,
        {"fla": 14.5, "prototype": 13.7},
        (
            _tiling(128, 1, 64, 8),
            _tiling(32, 1, 64, 4),
            _tiling(32, 1, 64, 8),
            _tiling(128, 1, 32, 4),
        ),
    ),
    _bench(
        "b64",
        64,
        2,
        72.0,
        {"fla": 89.0, "prototype": 75.0},
        (
            _tiling(32, 1, 64, 4),
            _tiling(32, 1, 64, 8),
            _tiling(64, 1, 64, 8),
            _tiling(128, 1, 64, 8),
        ),
    ),
)
