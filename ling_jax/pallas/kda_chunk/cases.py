"""Inputs of KDA prefill: ragged batches, decays at both ends, long ones, and the model's sizes."""

import jax
import jax.numpy as jnp

from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench, Case
from ling_jax.pallas.kda_chunk import Tiling, contract, kda_prefill
from ling_jax.pallas.kda_decode.contract import KdaGates

LOWER_BOUND = -5.0
EPS = 1e-6
TAPS = 4


def make_args(
    key: jax.Array,
    counts: tuple[int, ...],
    *,
    seq: int,
    heads: int,
    dim: int,
    dtype: jnp.dtype,
    decay_bias: float = 0.0,
    is_repeated: bool = False,
) -> Args:
    """Arguments whose rows from `counts` on are NaN.

    Args:
      decay_bias: shifts the decay gate: at 6 every step decays by almost the bound, at -9 almost
        nothing does.
      is_repeated: all tokens share one query and key.
    """
    batch = len(counts)
    keys = iter(jax.random.split(key, 9))

    def normal(*shape: int) -> jax.Array:
        return jax.random.normal(next(keys), shape, jnp.float32)

    projected = normal(batch, seq, heads, 5, dim)
    if is_repeated:
        first = jnp.broadcast_to(projected[:, :1, :, :2], (batch, seq, heads, 2, dim))
        projected = projected.at[:, :, :, :2].set(first)
    used = jnp.asarray(counts, jnp.int32)
    is_true = (jnp.arange(seq, dtype=jnp.int32)[None, :] < used[:, None])[..., None]
    rate = jax.random.uniform(next(keys), (heads,), jnp.float32, 0.0, 2.0)
    shift = jax.random.uniform(next(keys), (heads, dim), jnp.float32, -1.0, 1.0)
    gates = KdaGates(
        conv=0.5 * normal(heads, 3, dim, TAPS),
        decay_rate=rate,
        decay_bias=decay_bias + shift,
        norm=1.0 + 0.1 * normal(dim),
    )
    return {
        "projected": jnp.where(is_true[..., None, None], projected, jnp.nan).astype(dtype),
        "beta": jnp.where(is_true, normal(batch, seq, heads), jnp.nan),
        "gates": gates,
        "recurrent": 0.3 * normal(batch, heads, dim, dim),
        "conv": normal(batch, TAPS - 1, heads, 3, dim).astype(dtype),
        "counts": used,
    }


def run(
    args: Args, *, backend: Backend, tiling: Tiling | None = None, chunk: int = 64
) -> tuple[tuple[jax.Array, ...], Args]:
    """Outputs with padding at zero, since it means nothing, and the new states."""
    mixed, recurrent, conv = kda_prefill(
        **args, lower_bound=LOWER_BOUND, eps=EPS, chunk=chunk, backend=backend, tiling=tiling
    )
    seq = args["projected"].shape[1]
    is_true = jnp.arange(seq, dtype=jnp.int32)[None, :] < args["counts"][:, None]
    return (jnp.where(is_true[..., None, None], mixed, 0), recurrent, conv), {}


def _case(
    name: str,
    counts: tuple[int, ...],
    seq: int,
    *,
    dtype: str = "float32",
    heads: int = 2,
    dim: int = 16,
    chunk: int = 64,
    decay_bias: float = 0.0,
    is_repeated: bool = False,
    nmse: float | None = None,
    is_gpu_only: bool = False,
) -> Case:
    def make(key: jax.Array) -> Args:
        return make_args(
            key,
            counts,
            seq=seq,
            heads=heads,
            dim=dim,
            dtype=jnp.dtype(dtype),
            decay_bias=decay_bias,
            is_repeated=is_repeated,
        )

    def run_case(
        args: Args, *, backend: Backend, tiling: Tiling | None = None
    ) -> tuple[tuple[jax.Array, ...], Args]:
        return run(args, backend=backend, tiling=tiling, chunk=chunk)

    # With bfloat16 factors the outputs are 3e-3 to 5e-3 off, less with more key channels, and
    # both sides round them once more; states of 16 channels that hardly decay are 9e-3 off.
    bound = nmse or (1e-10 if dtype == "float32" else 1e-4 if dim < 128 else 4e-5)
    return Case(
        name=f"{name}-{dtype}", make=make, run=run_case, nmse=bound, is_gpu_only=is_gpu_only
    )


CASES: tuple[Case, ...] = (
    _case("one_row", (1,), 1),
    _case("t63", (63,), 63),
    _case("t64", (64,), 64, decay_bias=6.0),
    _case("t65", (65,), 65, decay_bias=-9.0),
    _case("ragged", (130, 0, 1, 66), 130, dim=32),
    _case("chunk16", (40, 16), 40, chunk=16),
    _case("chunk32", (70, 33), 70, chunk=32, heads=1),
    _case("repeated_keys", (130,), 130, decay_bias=-9.0, is_repeated=True),
    _case("ragged", (130, 0, 1, 66), 130, dim=32, dtype="bfloat16"),
    _case("strong_decay", (130,), 130, decay_bias=6.0, dtype="bfloat16"),
    _case("weak_decay", (130,), 130, decay_bias=-9.0, dtype="bfloat16"),
    _case("model_head", (65,), 65, heads=1, dim=128, dtype="bfloat16"),
    _case("model_head", (65,), 65, heads=1, dim=128),
    _case("long", (4096, 4001), 4096, heads=4, dim=128, is_gpu_only=True),
    _case("long", (4096, 4001), 4096, heads=4, dim=128, dtype="bfloat16", is_gpu_only=True),
    _case(
        "long_weak",
        (4096,),
        4096,
        heads=4,
        dim=128,
        decay_bias=-9.0,
        dtype="bfloat16",
        is_gpu_only=True,
    ),
)


_HEADS, _DIM = 32, 128
_TILINGS = (
    Tiling(64, 4, 64, 4, 32, 4, 3),
    Tiling(64, 4, 32, 4, 32, 4, 3),
    Tiling(32, 2, 64, 8, 32, 4, 2),
    Tiling(64, 4, 64, 4, 16, 4, 3),
)


def _bench(
    name: str,
    batch: int,
    seq: int,
    *,
    copies: int,
    target_us: float,
    peers: dict[str, float],
    tilings: int = len(_TILINGS),
) -> Bench:
    def make(key: jax.Array) -> Args:
        return make_args(
            key, (seq,) * batch, seq=seq, heads=_HEADS, dim=_DIM, dtype=jnp.dtype(jnp.bfloat16)
        )

    rows, states = batch * seq * _HEADS, batch * _HEADS
    return Bench(
        name=name,
        make=make,
        run=run,
        bytes=rows * (5 * _DIM * 2 + 4 + _DIM * 2) + states * 2 * _DIM * _DIM * 4,
        flops=batch * seq * 6_000_000,
        tilings={"pallas": _TILINGS[:tilings]},
        key=contract.key(_HEADS, _DIM, "bfloat16", batch, seq),
        copies=copies,
        rotate=("projected",),
        target_us=target_us,
        peers=peers,
    )


BENCHES: tuple[Bench, ...] = (
    _bench("t512", 1, 512, copies=16, target_us=80, peers={}),
    _bench("t2048", 1, 2048, copies=4, target_us=140, peers={}, tilings=2),
    _bench("t8192", 1, 8192, copies=4, target_us=400, peers={"fla": 986}),
    _bench("b8_t1024", 8, 1024, copies=4, target_us=350, peers={}, tilings=2),
)
