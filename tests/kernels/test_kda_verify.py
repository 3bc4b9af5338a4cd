"""Tentative blocks of KDA: outputs and committed states are those of decode steps."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.pallas.kda_decode import kda_decode
from ling_jax.pallas.kda_verify import cases, kda_commit, kda_verify
from tests.kernels.lowering import lower_for_cuda

STATIC = {"lower_bound": -5.0, "eps": cases.EPS}
BACKENDS = ("reference", "pallas_interpret")


def make(**sizes):
    given = {"batch": 3, "width": 4, "heads": 2, "dim": 16} | sizes
    return jax.jit(partial(cases.make, **given))(jax.random.key(0))


def verify(args, backend, **options):
    return jax.jit(lambda a: kda_verify(**a, **(STATIC | options), backend=backend))(args)


def commit(replay, args, counts, backend):
    keep = jax.jit(lambda r, s, c, n: kda_commit(r, s, c, args["slots"], n, backend=backend))
    return keep(replay, args["recurrent"], args["conv"], jnp.asarray(counts, jnp.int32))


def decode(args, steps, backend):
    """Outputs and states of decode steps; row i takes the first `steps[i]` tokens."""
    step = jax.jit(lambda **a: kda_decode(**a, **STATIC, backend=backend))
    recurrent, conv, outs = args["recurrent"], args["conv"], []
    for i in range(args["projected"].shape[1]):
        out, recurrent, conv = step(
            projected=args["projected"][:, i],
            beta=args["beta"][:, i],
            gates=args["gates"],
            recurrent=recurrent,
            conv=conv,
            slots=args["slots"],
            is_live=args["is_live"] & (i < jnp.asarray(steps)),
        )
        outs.append(out)
    return jnp.stack(outs, axis=1), recurrent, conv


@pytest.mark.parametrize("backend", BACKENDS)
def test_rows_are_those_of_decode_steps(backend):
    args = make()
    mixed, _ = verify(args, backend)
    want, _, _ = decode(args, [4, 4, 4], backend)
    np.testing.assert_allclose(mixed.reshape(want.shape), want, rtol=1e-5, atol=2e-6)


def test_a_decay_to_nothing_is_no_division_by_nothing():
    args = make(batch=1, width=3, heads=1)
    gates = args["gates"]
    args["gates"] = gates.replace(decay_bias=jnp.full_like(gates.decay_bias, 500.0))
    want, replay = verify(args, "reference", lower_bound=None)
    assert not np.any(replay.decay)
    got, _ = verify(args, "pallas_interpret", lower_bound=None)
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=2e-6)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("taps", [1, 4])
@pytest.mark.parametrize("counts", [(0, 1, 2), (3, 4, 0)])
def test_a_commit_leaves_what_decode_steps_leave(backend, counts, taps):
    args = make(taps=taps)
    _, replay = verify(args, backend)
    recurrent, conv = commit(replay, args, counts, backend)
    _, want_recurrent, want_conv = decode(args, counts, backend)
    np.testing.assert_allclose(recurrent, want_recurrent, atol=2e-6)
    np.testing.assert_array_equal(conv, want_conv)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_block_in_two_commits_is_a_block_in_one(backend):
    args = make(width=6)
    first = {**args, "projected": args["projected"][:, :2], "beta": args["beta"][:, :2]}
    second = {**args, "projected": args["projected"][:, 2:], "beta": args["beta"][:, 2:]}
    _, replay = verify(first, backend)
    second["recurrent"], second["conv"] = commit(replay, first, (2, 2, 2), backend)
    mixed, replay = verify(second, backend)
    halves = commit(replay, second, (4, 4, 4), backend)
    whole_mixed, replay = verify(args, backend)
    whole = commit(replay, args, (6, 6, 6), backend)
    rows = whole_mixed.reshape(3, 6, -1)[:, 2:].reshape(mixed.shape)
    np.testing.assert_allclose(mixed, rows, atol=2e-6)
    for half, all_ in zip(halves, whole, strict=True):
        np.testing.assert_allclose(half, all_, atol=2e-6)


def test_more_tokens_than_the_block_has_change_nothing_more():
    args = make(width=2)
    _, replay = verify(args, "pallas_interpret")
    want = commit(replay, args, (2, 2, 2), "pallas_interpret")
    got = commit(replay, args, (9, 2, 7), "pallas_interpret")
    np.testing.assert_array_equal(got[0], want[0])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"recurrent": jnp.zeros((5, 2, 32, 16))}, "equally long"),
        ({"conv": jnp.zeros((5, 3, 2, 3, 16), jnp.bfloat16)}, "both be bfloat16 or both float32"),
        ({"conv": jnp.zeros((5, 2, 2, 3, 16))}, "gates.conv must be float32"),
        ({"quantize": True}, "heads of 128"),
    ],
)
def test_refuses(change, words):
    with pytest.raises(ContractError, match=words):
        kda_verify(**(make() | STATIC | change), backend="reference")


def test_refuses_heads_without_kernel():
    with pytest.raises(UnsupportedError, match="power of two from 16 to 128"):
        kda_verify(**make(dim=24), **STATIC, backend="pallas_interpret")
    with pytest.raises(UnsupportedError, match="no such kernel"):
        kda_verify(**make(), **STATIC, backend="triton")


@pytest.mark.parametrize("bench", cases.BENCHES, ids=lambda b: b.name)
def test_every_candidate_lowers_for_a_gpu(bench):
    args = jax.eval_shape(bench.make, jax.random.key(0))
    for tiling in bench.tilings["pallas"]:
        text = lower_for_cuda(lambda a, t=tiling: bench.run(a, backend="pallas", tiling=t), args)
        assert "_kernel" in text
