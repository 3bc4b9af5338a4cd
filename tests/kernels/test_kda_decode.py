"""One decode step of KDA: refused arguments, seats, many steps against the recurrence, FP8."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.pallas.kda_decode import Tiling, cases, contract, kda_decode, kda_recurrent
from ling_jax.quant.fp8 import quantize_rows
from tests.kernels.compare import inputs, nmse
from tests.kernels.lowering import lower_for_cuda

STATIC = {"lower_bound": -5.0, "eps": cases.EPS}


def make(seed=0, **sizes):
    return inputs(cases.make, seed, **({"batch": 2, "heads": 2, "dim": 16} | sizes))


def step(args, backend="pallas_interpret", **options):
    run = jax.jit(lambda a: kda_decode(**a, **(STATIC | options), backend=backend))
    return run(args)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"recurrent": jnp.zeros((4, 2, 32, 16))}, "equally long"),
        ({"conv": jnp.zeros((4, 3, 2, 3, 16), jnp.bfloat16)}, "both be bfloat16 or both float32"),
        ({"conv": jnp.zeros((4, 2, 2, 3, 16))}, "gates.conv must be float32"),
        ({"quantize": True}, "heads of 128"),
    ],
)
def test_refuses(change, words):
    with pytest.raises(ContractError, match=words):
        kda_decode(**(make() | STATIC | change), backend="reference")


@pytest.mark.parametrize(
    ("name", "shape"), [("conv", (2, 3, 16)), ("decay_rate", (3,)), ("norm", (32,))]
)
def test_refuses_weights(name, shape):
    args = make()
    args["gates"] = args["gates"].replace(**{name: jnp.zeros(shape)})
    with pytest.raises(ContractError, match=f"gates.{name} must be float32"):
        kda_decode(**args, **STATIC, backend="reference")


def test_refuses_heads_without_kernel():
    with pytest.raises(UnsupportedError, match="power of two of at least 16"):
        kda_decode(**make(dim=24), **STATIC, backend="pallas_interpret")
    with pytest.raises(UnsupportedError, match="no such kernel"):
        kda_decode(**make(), **STATIC, backend="triton")


@pytest.mark.parametrize(
    "change", [{"value_tile": 8}, {"value_tile": 48}, {"key_run": 8}, {"num_warps": 0}]
)
def test_refuses_a_tiling(change):
    with pytest.raises(ContractError, match=next(iter(change))):
        Tiling(**change)


@pytest.mark.parametrize("dim", [16, 32, 64, 128])
def test_no_two_lanes_own_an_element(dim):
    for bench in cases.BENCHES:
        for tiling in bench.tilings["pallas"]:
            fit = tiling.fit(dim)
            assert 4 * 32 * fit.num_warps <= fit.value_tile * dim
            assert fit.value_tile * fit.tiles_ahead <= dim


@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
@pytest.mark.parametrize("lower_bound", [-5.0, None])
def test_steps_are_the_recurrence(backend, lower_bound):
    """Three steps from seats in disorder, against formulas written down a second time."""
    steps, batch, heads, dim, taps = 3, 2, 2, 16, 4
    args = make(batch=batch, heads=heads, dim=dim)
    rows = [make(seed=1 + i)["projected"] for i in range(steps)]
    logits = [make(seed=1 + i)["beta"] for i in range(steps)]
    gates, slots = args["gates"], args["slots"]

    window = jnp.concatenate([args["conv"][slots], jnp.stack([x[:, :, :3] for x in rows], 1)], 1)
    taken = [window[:, t : t + steps] * gates.conv[None, None, ..., t] for t in range(taps)]
    q, k, v = jnp.moveaxis(jax.nn.silu(sum(taken[1:], taken[0])), 3, 0)
    unit = lambda x: x / jnp.sqrt((x * x).sum(-1, keepdims=True) + 1e-6)  # noqa: E731
    shifted = jnp.stack([x[:, :, 3] for x in rows], 1) + gates.decay_bias[None, None]
    rate = jnp.exp(gates.decay_rate)[None, None, :, None]
    if lower_bound is None:
        decay = -rate * jax.nn.softplus(shifted)
    else:
        decay = lower_bound * jax.nn.sigmoid(rate * shifted)
    beta = jax.nn.sigmoid(jnp.stack(logits, 1))
    state = args["recurrent"][slots]
    want, state = kda_recurrent(unit(q) * dim**-0.5, unit(k), v, decay, beta, state)
    want = want / jnp.sqrt((want * want).mean(-1, keepdims=True) + cases.EPS)
    want = want * gates.norm[None, None, None]
    want = want * jax.nn.sigmoid(jnp.stack([x[:, :, 4] for x in rows], 1))

    for t in range(steps):
        args |= {"projected": rows[t], "beta": logits[t]}
        mixed, args["recurrent"], args["conv"] = step(args, backend, lower_bound=lower_bound)
        assert nmse(np.asarray(mixed), np.asarray(want[:, t].reshape(batch, -1))) < 1e-11
    assert nmse(np.asarray(args["recurrent"][slots]), np.asarray(state)) < 1e-11
    np.testing.assert_array_equal(args["conv"][slots], window[:, steps:])


@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
def test_only_seats_of_live_rows_change(backend):
    args = make(batch=4, dead=(0, 2))
    args["recurrent"] = jnp.nan_to_num(args["recurrent"], nan=7.0)
    args["conv"] = jnp.nan_to_num(args["conv"], nan=7.0)
    mixed, recurrent, conv = step(args, backend)
    live = np.asarray(args["slots"])[[1, 3]]
    others = np.setdiff1d(np.arange(len(recurrent)), live)
    np.testing.assert_array_equal(recurrent[others], args["recurrent"][others])
    np.testing.assert_array_equal(conv[others], args["conv"][others])
    np.testing.assert_array_equal(conv[live, :-1], args["conv"][live, 1:])
    np.testing.assert_array_equal(conv[live, -1], args["projected"][np.array([1, 3]), :, :3])
    assert (np.asarray(recurrent[live]) != np.asarray(args["recurrent"][live])).all()
    np.testing.assert_array_equal(mixed[np.array([0, 2])], 0)


@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
def test_a_conv_state_that_lies_transposed_in_memory_is_the_same_state(backend):
    args = make()
    turned = jnp.moveaxis(args["conv"], 1, -1).copy()  # taps last

    @jax.jit
    def run(turned):
        view = jnp.moveaxis(turned, -1, 1)
        return kda_decode(**(args | {"conv": view}), **STATIC, backend=backend)

    for got, want in zip(run(turned), step(args, backend), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6)


def test_a_dead_row_may_hold_anything():
    """NaN in its inputs and in its seat reaches neither its output nor its neighbours."""
    args = make(batch=2, dead=(1,))
    want = step(args)
    args["projected"] = args["projected"].at[1].set(jnp.nan)
    args["beta"] = args["beta"].at[1].set(jnp.nan)
    for got, expected in zip(step(args), want, strict=True):
        np.testing.assert_array_equal(got, expected)


def test_silent_channels_stay_finite():
    """Queries and keys of zero length, an empty state: the epsilons decide."""
    args = make()
    args |= {name: jnp.zeros_like(args[name]) for name in ("projected", "recurrent", "conv")}
    for backend in ("reference", "pallas_interpret"):
        mixed, recurrent, _ = step(args, backend)
        np.testing.assert_array_equal(mixed, 0)
        np.testing.assert_array_equal(recurrent, 0)


def test_strong_decay_forgets():
    args = make()
    args["projected"] = args["projected"].at[:, :, 3].set(60.0)
    args["gates"] = args["gates"].replace(decay_rate=jnp.full((2,), 4.0))
    for lower_bound in (None, -5.0):
        want = step(args, "reference", lower_bound=lower_bound)
        got = step(args, lower_bound=lower_bound)
        live = args["slots"]
        assert nmse(np.asarray(got[0]), np.asarray(want[0])) < 1e-11
        assert nmse(np.asarray(got[1][live]), np.asarray(want[1][live])) < 1e-11


@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
def test_quantized_rows_are_the_rounded_rows_quantized(backend):
    args = make(heads=2, dim=128, dtype=jnp.bfloat16, dead=(0,))
    want = quantize_rows(step(args, backend)[0])
    got = step(args, backend, quantize=True)[0]
    np.testing.assert_allclose(got.scale, want.scale, rtol=1e-6)
    np.testing.assert_array_equal(got.data.view(jnp.uint8), want.data.view(jnp.uint8))


@pytest.mark.parametrize("case", cases.CASES, ids=lambda case: case.name)
def test_cases_lower_for_cuda(case):
    args = jax.eval_shape(case.make, jax.random.key(0))
    lowered = lower_for_cuda(lambda a: case.run(a, backend="pallas"), args)
    assert ("kda_decode_kernel" in lowered) == (case.name != "none_f32")


@pytest.mark.parametrize("bench", cases.BENCHES, ids=lambda bench: bench.name)
def test_benches_lower_for_cuda(bench):
    args = jax.eval_shape(bench.make, jax.random.key(0))
    for tiling in bench.tilings["pallas"]:
        lowered = lower_for_cuda(lambda a, t=tiling: bench.run(a, backend="pallas", tiling=t), args)
        assert "kda_decode_kernel" in lowered


def test_benches_name_their_entry_in_the_tuned_table():
    for bench in cases.BENCHES:
        x = jax.eval_shape(bench.make, jax.random.key(0))["projected"]
        assert bench.key == contract.key(x.shape[0], x.shape[1], x.shape[3], x.dtype)
