"""KDA prefill: its contract, and properties that hold whatever the backend."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.pallas.kda_chunk import DEFAULT, Tiling, contract, kda_prefill
from ling_jax.pallas.kda_chunk.cases import BENCHES, make_args
from tests.kernels.lowering import lower_for_cuda

F32 = jnp.dtype(jnp.float32)
STATIC = {"lower_bound": -5.0, "eps": 1e-6}


def tiny(counts=(20,), seq=20, dim=16, **options):
    return make_args(jax.random.key(3), counts, seq=seq, heads=1, dim=dim, dtype=F32, **options)


def prefill(args, backend="pallas_interpret", **options):
    return jax.jit(partial(kda_prefill, backend=backend, **(STATIC | options)))(**args)


def shift(args, start, stop):
    """The arguments of the rows from `start` to `stop`."""
    rows = slice(start, stop)
    counts = jnp.clip(args["counts"] - start, 0, stop - start)
    return args | {
        "projected": args["projected"][:, rows],
        "beta": args["beta"][:, rows],
        "counts": counts,
    }


@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
def test_split_anywhere_equals_the_whole(backend):
    args = tiny((40, 21), seq=40)
    mixed, recurrent, conv = prefill(args, backend, chunk=16)
    first, *states = prefill(shift(args, 0, 19), backend, chunk=16)
    rest = shift(args, 19, 40) | dict(zip(("recurrent", "conv"), states, strict=True))
    second, recurrent_2, conv_2 = prefill(rest, backend, chunk=16)
    parts = np.concatenate([first, second], axis=1)
    for row, count in enumerate((40, 21)):
        np.testing.assert_allclose(parts[row, :count], mixed[row, :count], rtol=2e-4, atol=2e-5)
    np.testing.assert_allclose(recurrent_2, recurrent, rtol=2e-4, atol=2e-5)
    np.testing.assert_array_equal(conv_2, conv)


@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
def test_no_rows_leave_the_states_alone(backend):
    args = tiny((0, 3), seq=5)
    _, recurrent, conv = prefill(args, backend, chunk=16)
    np.testing.assert_array_equal(recurrent[0], args["recurrent"][0])
    np.testing.assert_array_equal(conv[0], args["conv"][0])
    np.testing.assert_array_equal(conv[1], args["projected"][1, :3, :, :3])


def test_padding_is_finite_where_the_inputs_are():
    args = tiny((3, 0), seq=40)
    clean = {name: jnp.nan_to_num(args[name], nan=3.0) for name in ("projected", "beta")}
    mixed, recurrent, _ = prefill(args | clean, chunk=16)
    assert np.isfinite(mixed).all()
    assert np.isfinite(recurrent).all()


@pytest.mark.parametrize("chunk", [16, 64])
def test_decay_at_the_bound_overflows_nothing(chunk):
    args = tiny((70,), seq=70, decay_bias=1e4)
    want = prefill(args, "reference")
    for got, expected in zip(prefill(args, chunk=chunk), want, strict=True):
        np.testing.assert_allclose(got, expected, rtol=2e-4, atol=2e-5)


def test_unbounded_decay_is_for_the_reference():
    args = tiny((5,), seq=5)
    assert np.isfinite(prefill(args, "reference", lower_bound=None)[0]).all()
    for bound in (None, -6.0):
        with pytest.raises(UnsupportedError, match="safe decay gate"):
            prefill(args, lower_bound=bound)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"chunk": 24}, "chunk must be a power of two"),
        ({"chunk": 8}, "chunk must be a power of two"),
        ({"eps": 0.0}, "eps must be positive"),
        ({"lower_bound": 1.0}, "lower_bound must be negative"),
    ],
)
def test_static_arguments_are_checked(options, message):
    with pytest.raises(ContractError, match=message):
        prefill(tiny((5,), seq=5), "reference", **options)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda a: {"conv": a["conv"][:, :2]}, "tail of 3 rows"),
        (lambda a: {"projected": a["projected"][:, :0], "beta": a["beta"][:, :0]}, "needs a row"),
        (lambda a: {"projected": a["projected"].astype(jnp.float16)}, "bfloat16 or float32"),
    ],
)
def test_arrays_are_checked(change, message):
    args = tiny((5,), seq=5)
    with pytest.raises(ContractError, match=message):
        prefill(args | change(args), "reference")


def test_what_the_kernels_lack_is_said():
    args = tiny((5,), seq=5)
    with pytest.raises(UnsupportedError, match="chunk must be at most 64"):
        prefill(args, chunk=128)
    with pytest.raises(UnsupportedError, match="no Triton kernel"):
        prefill(args, "triton")
    with pytest.raises(UnsupportedError, match="value_tile"):
        prefill(args, tiling=Tiling(value_tile=24))
    odd = contract.why_no_kernel(48, 4, lower_bound=-5.0, chunk=64, tiling=DEFAULT)
    assert odd is not None
    assert "power of two" in odd


@pytest.mark.parametrize("bench", BENCHES, ids=lambda bench: bench.name)
def test_the_model_lowers_for_a_gpu(bench):
    args = jax.eval_shape(bench.make, jax.random.key(0))
    program = lower_for_cuda(lambda a: bench.run(a, backend="pallas"), args)
    assert "kda_chunk_prepare_kernel" in program
    assert "kda_chunk_intra_kernel" in program
    assert "kda_chunk_inter_kernel" in program
