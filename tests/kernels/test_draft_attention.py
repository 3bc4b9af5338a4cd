"""`draft_attention` beyond the generic cases: contracts, other formulas, lowering for CUDA."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.pallas.draft_attention import Tiling, cases, contract, draft_attention
from tests.kernels.compare import inputs, nmse
from tests.kernels.lowering import lower_for_cuda

SIZES = {"lengths": (20, 0, 33), "rows": 3, "heads": 4, "kv_heads": 2}


def call(args, backend="reference", **options):
    run = partial(draft_attention, scale=0.25, backend=backend, **options)
    return np.asarray(jax.jit(run)(**args))


@pytest.fixture(scope="module")
def args():
    return inputs(cases.make, 0, **SIZES)


def softmax_attention(args):
    """The textbook's form in float64, a sequence at a time."""
    outs = []
    for b, length in enumerate(SIZES["lengths"]):
        pages = np.asarray(args["page_table"])[b]
        keys, values = (
            np.concatenate(
                [
                    np.asarray(args[f"{name}_pages"], np.float64)[pages].reshape(-1, 2, 16)[
                        :length
                    ],
                    np.asarray(args[name[0]], np.float64)[b],
                ]
            )
            for name in ("key", "value")
        )
        q = np.asarray(args["q"], np.float64)[b].reshape(3, 2, 2, 16)
        scores = 0.25 * np.einsum("rkgd,skd->rkgs", q, keys)
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        outs.append(np.einsum("rkgs,skd->rkgd", weights, values).reshape(3, 4, 16))
    return np.stack(outs)


@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
def test_is_softmax_attention(args, backend):
    options = {} if backend == "reference" else {"tiling": Tiling(splits=2, positions=16)}
    assert nmse(call(args, backend, **options), softmax_attention(args)) < 1e-12


@pytest.mark.parametrize("splits", [1, 2, 8])
def test_cutting_the_context_changes_rounding_only(args, splits):
    got = call(args, "pallas_interpret", tiling=Tiling(splits=splits, positions=16))
    assert nmse(got, call(args)) < 1e-12


def test_the_rows_of_a_sequence_know_no_other_sequence(args):
    others = dict(args) | {name: args[name].at[1].set(jnp.nan) for name in ("q", "k", "v")}
    tiling = Tiling(splits=2, positions=16)
    got = call(others, "pallas_interpret", tiling=tiling)
    np.testing.assert_array_equal(got[::2], call(args, "pallas_interpret", tiling=tiling)[::2])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"q": jnp.zeros((3, 3, 3, 16))}, "multiple of key heads, got 3 and 2"),
        ({"v": jnp.zeros((3, 3, 2, 16), jnp.bfloat16)}, "one dtype expected"),
    ],
)
def test_refuses(args, change, words):
    with pytest.raises(ContractError, match=words):
        draft_attention(**(args | change), scale=1.0, backend="reference")


def test_refuses_what_no_kernel_takes(args):
    with pytest.raises(UnsupportedError, match="no such kernel"):
        draft_attention(**args, scale=1.0, backend="triton")
    small = inputs(cases.make, 0, lengths=(5,), page=8)
    with pytest.raises(UnsupportedError, match="'page': 8"):
        draft_attention(**small, scale=1.0, backend="pallas")


@pytest.mark.parametrize("change", [{"splits": 3}, {"positions": 0}])
def test_a_tiling_is_made_of_powers_of_two(change):
    with pytest.raises(ContractError, match="must be a power of two"):
        Tiling(**change)


def test_the_default_fills_the_device_once():
    splits = [contract.default(batch, 32, 4096).splits for batch in (1, 4, 16, 64)]
    assert splits == [8, 2, 1, 1]
    assert contract.default(1, 32, 128).splits == 2


@pytest.mark.parametrize("bench", cases.BENCHES, ids=lambda bench: bench.name)
def test_lowers_for_cuda(bench):
    args = jax.eval_shape(bench.make, jax.random.key(0))
    tiling = bench.tilings["pallas"][0]
    text = lower_for_cuda(lambda args: bench.run(args, backend="pallas", tiling=tiling), args)
    assert ("draft_merge_kernel" in text) == (tiling.splits > 1)
