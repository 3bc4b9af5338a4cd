"""Inputs of `markov_step` for tests, and the sizes of the draft model for timing.

Tokens must agree exactly, so that scores of test cases are sums of small integers, which every
order of summation gives alike.
"""

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
from jax.typing import DTypeLike

from ling_jax.pallas._case import Args, Bench, Case
from ling_jax.pallas.markov_step import contract, markov_step
from ling_jax.pallas.markov_step.contract import Tiling

VOCAB, RANK = 157184, 256  # of the Ling-3.0-flash draft


def _integers(key: jax.Array, shape: tuple[int, ...], bound: int, dtype: DTypeLike) -> jax.Array:
    return jax.random.randint(key, shape, -bound, bound + 1).astype(dtype)


def _make(
    key: jax.Array, *, batch: int, local: int, rank: int = 32, dtype: DTypeLike, pad: int = 0
) -> Args:
    """Integer scores with many ties; padding columns and unused rows of `w1` hold NaN."""
    keys = jax.random.split(key, 4)
    previous = jax.random.randint(keys[0], (batch,), 0, local)
    w1 = _integers(keys[1], (local, rank), 1, dtype)
    used = jnp.zeros((local,), jnp.bool_).at[previous].set(True)
    base = _integers(keys[2], (batch, local), 2, dtype)
    return {
        "base": jnp.pad(base, ((0, 0), (0, pad)), constant_values=jnp.nan),
        "w1": jnp.where(used[:, None], w1, jnp.asarray(jnp.nan, dtype)),
        "w2": _integers(keys[3], (local, rank), 1, dtype),
        "previous": previous,
    }


def _run(default: Tiling | None, **options):
    """Runs the operation, by default with one tiling; clips infinite scores, to compare them."""

    def run(args: Args, *, backend, tiling=None):
        chosen = tiling if tiling is not None else default
        token, value = markov_step(**args, **options, backend=backend, tiling=chosen)
        return (token, jnp.clip(value, -1e4, 1e4)), {}

    return run


def _run_bench(args: Args, *, backend, tiling=None):
    return markov_step(**args, backend=backend, tiling=tiling), {}


def _run_walk(args: Args, *, backend, tiling=None):
    """All steps of a block, each from the token of the one before."""
    token = args["previous"]
    for step in range(args["base"].shape[1]):
        step_args = args | {"previous": token}
        token, _ = markov_step(**step_args, step=step, backend=backend, tiling=tiling)
    return token, {}


def _case(name: str, *, tokens: int, programs: int, first: int = 0, **make) -> Case:
    tiling = Tiling(programs=programs, vocab=16, tokens=tokens, num_warps=4, num_stages=2)
    return Case(name=name, make=lambda key: _make(key, **make), run=_run(tiling, first=first))


def _ties(key: jax.Array) -> Args:
    """Every token of row 0 scores alike; row 1 has equals in many tiles; row 2 in the last rows."""
    args = _make(key, batch=3, local=300, dtype=jnp.bfloat16)
    base = jnp.zeros((3, 300), jnp.bfloat16)
    base = base.at[1, jnp.asarray([41, 57, 73, 299])].set(7).at[2, 298:].set(7)
    return args | {"base": base, "w2": jnp.zeros_like(args["w2"])}


def _no_numbers(key: jax.Array) -> Args:
    """Rows: all NaN; all -inf; NaN but for one; +inf twice; an embedding that is NaN; a token
    beyond the vocabulary."""
    args = _make(key, batch=6, local=100, dtype=jnp.float32)
    base = jnp.zeros((6, 100)).at[0].set(jnp.nan).at[1].set(-jnp.inf).at[2].set(jnp.nan)
    base = base.at[2, 77].set(-50.0).at[3, 60].set(jnp.inf).at[3, 90].set(jnp.inf)
    w1 = jnp.where(jnp.isnan(args["w1"]), 1.0, args["w1"]).at[5].set(jnp.nan)
    previous = jnp.asarray([0, 1, 2, 3, 5, 2**31 - 1], jnp.int32)
    return args | {"base": base, "w1": w1, "previous": previous}


def _steps(key: jax.Array) -> Args:
    """Only the second of three rows of logits may be read."""
    args = _make(key, batch=4, local=90, dtype=jnp.bfloat16)
    base = jnp.full((4, 3, 90), jnp.nan, jnp.bfloat16).at[:, 1].set(args["base"])
    return args | {"base": base}


def _backwards(make: Callable[[jax.Array], Args]) -> Callable[[jax.Array], Args]:
    """The same logits as the second step of a walk, which reads the vocabulary backwards."""

    def made(key: jax.Array) -> Args:
        args = make(key)
        return args | {"base": jnp.stack([jnp.full_like(args["base"], jnp.nan), args["base"]], 1)}

    return made


def _mixed(key: jax.Array) -> Args:
    args = _make(key, batch=2, local=64, dtype=jnp.bfloat16)
    return args | {"base": args["base"].astype(jnp.float32) + 0.125}


def _large(key: jax.Array) -> Args:
    return _make(key, batch=9, local=VOCAB, rank=RANK, dtype=jnp.bfloat16)


_FMA = Tiling(programs=3, vocab=16, tokens=1, num_warps=4, num_stages=1)
_DOT = Tiling(programs=3, vocab=16, tokens=16, num_warps=4, num_stages=2)

CASES = (
    _case("one", tokens=1, programs=3, batch=1, local=128, dtype=jnp.float32),
    _case("one_bf16_tail", tokens=1, programs=5, batch=1, local=301, dtype=jnp.bfloat16, pad=11),
    _case("one_matrix_unit", tokens=16, programs=4, batch=1, local=301, dtype=jnp.bfloat16),
    _case("two", tokens=16, programs=4, batch=2, local=128, dtype=jnp.float32),
    _case("two_fma", tokens=1, programs=4, batch=2, local=130, dtype=jnp.bfloat16),
    _case("seventeen", tokens=16, programs=3, batch=17, local=77, dtype=jnp.float32, pad=3),
    _case("seventeen_bf16", tokens=16, programs=64, batch=17, local=77, dtype=jnp.bfloat16),
    _case("wide", tokens=32, programs=2, batch=40, local=100, dtype=jnp.bfloat16),
    _case("part", tokens=16, programs=2, first=5000, batch=3, local=50, dtype=jnp.bfloat16),
    _case("one_token", tokens=16, programs=2, batch=2, local=1, dtype=jnp.float32),
    _case("empty", tokens=16, programs=2, batch=0, local=16, dtype=jnp.float32),
    Case(name="ties", make=_ties, run=_run(_DOT)),
    Case(name="ties_fma", make=_ties, run=_run(_FMA)),
    Case(name="ties_backwards", make=_backwards(_ties), run=_run(_DOT, step=1)),
    Case(name="ties_backwards_fma", make=_backwards(_ties), run=_run(_FMA, step=1)),
    Case(name="no_numbers_backwards", make=_backwards(_no_numbers), run=_run(_DOT, step=1)),
    Case(name="no_numbers_backwards_fma", make=_backwards(_no_numbers), run=_run(_FMA, step=1)),
    Case(name="no_numbers", make=_no_numbers, run=_run(_DOT)),
    Case(name="no_numbers_fma", make=_no_numbers, run=_run(_FMA)),
    Case(name="steps", make=_steps, run=_run(_DOT, step=1)),
    Case(name="float32_logits", make=_mixed, run=_run(_FMA)),
    Case(name="flash", make=_large, run=_run(None), is_gpu_only=True),
)


def _bench_args(key: jax.Array, batch: int, steps: int | None = None) -> Args:
    """Random bits for the projection: normal numbers of 80 million entries take too long."""
    keys = jax.random.split(key, 4)
    block = 0.1 * jax.random.normal(keys[0], (VOCAB // 307, RANK), jnp.bfloat16)
    mixed = jnp.roll(jnp.tile(block, (307, 1)), jax.random.randint(keys[1], (), 0, VOCAB), axis=0)
    shape = (batch, VOCAB) if steps is None else (batch, steps, VOCAB)
    return {
        "base": 3 * jax.random.normal(keys[2], shape, jnp.float32),
        "w1": jnp.tile(block, (307, 1)),
        "w2": mixed,
        "previous": jax.random.randint(keys[3], (batch,), 0, VOCAB),
    }


Cut = tuple[int, int, int, int, int]


def _bench(
    batch: int,
    candidates: tuple[Cut, ...],
    target: float | None = None,
    peers: dict[str, float] | None = None,
    steps: int | None = None,
) -> Bench:
    """A walk of `steps`, whose bytes are those of its steps, or one step with the tiling of those.

    A walk finds a part of the projection in the L2 cache, so that it may need less than its floor.
    """
    count = 1 if steps is None else steps
    return Bench(
        name=f"flash_b{batch}" if steps is None else f"walk{steps}_b{batch}",
        make=partial(_bench_args, batch=batch, steps=steps),
        run=_run_bench if steps is None else _run_walk,
        bytes=count * (VOCAB * RANK * 2 + batch * (VOCAB * 4 + RANK * 2 + 12)),
        flops=count * 2 * batch * VOCAB * RANK,
        tilings={
            "pallas": tuple(
                Tiling(programs=p, vocab=v, tokens=t, num_warps=w, num_stages=s)
                for p, v, t, w, s in candidates
            )
        },
        key=contract.key(VOCAB, RANK, jnp.bfloat16, jnp.float32, batch),
        copies=3,
        rotate=("base", "w2"),
        target_us=target,
        peers=peers or {},
    )


_PEERS_ONE = {"torch, eager": 47.6, "torch, compiled": 68.0, "Triton prototype": 22.0}

_ONE: tuple[Cut, ...] = (
    (264, 64, 16, 4, 3),
    (264, 64, 16, 8, 3),
    (132, 128, 16, 8, 3),
    (1638, 16, 1, 2, 1),
)
_FEW: tuple[Cut, ...] = ((264, 64, 16, 4, 3), (264, 64, 16, 8, 3), (132, 128, 16, 8, 3))
_MANY: tuple[Cut, ...] = ((264, 64, 64, 4, 2), (264, 64, 64, 8, 2), (132, 128, 64, 8, 2))

BENCHES = (
    _bench(1, (), target=22.0, peers=_PEERS_ONE),
    _bench(8, (), target=24.0),
    _bench(64, (), target=36.0),
    _bench(1, _ONE, steps=7),
    _bench(4, _FEW, steps=7),
    _bench(8, _FEW, steps=7),
    _bench(16, _FEW, steps=7),
    _bench(64, _MANY, steps=7),
)
