"""The Markov step: refused arguments, parts of a vocabulary, chains, lowering for CUDA."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.pallas.markov_step import Tiling, cases, markov_step
from tests.kernels.lowering import lower_for_cuda

FMA = Tiling(programs=3, vocab=16, tokens=1, num_warps=4, num_stages=1)
DOT = Tiling(programs=3, vocab=16, tokens=16, num_warps=4, num_stages=2)


def make(batch=2, local=70, vocab=70, rank=16, dtype=jnp.float32, seed=0):
    keys = jax.random.split(jax.random.key(seed), 4)
    draw = lambda key, shape, bound: jax.random.randint(key, shape, -bound, bound + 1)  # noqa: E731
    return {
        "base": draw(keys[0], (batch, local), 3).astype(dtype),
        "w1": draw(keys[1], (vocab, rank), 1).astype(dtype),
        "w2": draw(keys[2], (local, rank), 1).astype(dtype),
        "previous": jax.random.randint(keys[3], (batch,), 0, vocab),
    }


def kernel(args, tiling, **options):
    return jax.jit(
        partial(markov_step, backend="pallas_interpret", tiling=tiling),
        static_argnames="step",
    )(**args, **options)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"base": jnp.zeros((2, 70), jnp.float16)}, "base must be"),
        ({"w2": jnp.zeros((70, 16), jnp.bfloat16)}, "of one of these types"),
        ({"w2": jnp.zeros((71, 16))}, "1 to 70 rows"),
        ({"w2": jnp.zeros((0, 16))}, "1 to 70 rows"),
        ({"base": jnp.zeros((2, 3, 70))}, "step goes with"),
        ({"step": 0}, "step goes with"),
        ({"base": jnp.zeros((2, 3, 70)), "step": 3}, "below 3"),
    ],
)
def test_refuses(change, words):
    with pytest.raises(ContractError, match=words):
        markov_step(**(make() | change), backend="reference")


def test_refuses_a_rank_without_kernel():
    with pytest.raises(UnsupportedError, match="rank must be a power of two"):
        markov_step(**make(rank=24), backend="pallas_interpret")
    with pytest.raises(UnsupportedError, match="no such kernel"):
        markov_step(**make(), backend="triton")


@pytest.mark.parametrize("change", [{"programs": 0}, {"vocab": 24}, {"vocab": 8}, {"tokens": 8}])
def test_refuses_a_tiling(change):
    fields = {"programs": 1, "vocab": 16, "tokens": 16, "num_warps": 4, "num_stages": 1}
    with pytest.raises(ContractError):
        Tiling(**(fields | change))


def test_the_reference_is_the_formula():
    args = make(batch=5, dtype=jnp.bfloat16)
    token, value = markov_step(**args, backend="reference")
    base, w1, w2 = (np.asarray(args[name], np.float64) for name in ("base", "w1", "w2"))
    score = base + w1[np.asarray(args["previous"])] @ w2.T
    np.testing.assert_array_equal(token, score.argmax(-1))
    np.testing.assert_array_equal(value, score.max(-1))


@pytest.mark.parametrize(("parts", "tiling"), [((40, 30), FMA), ((1, 20, 49), DOT)])
def test_parts_of_the_vocabulary_give_the_token_of_the_whole(parts, tiling):
    args = make(batch=3)
    want = markov_step(**args, backend="reference")
    tokens, values, first = [], [], 0
    for size in parts:
        end = first + size
        part = args | {"base": args["base"][:, first:end], "w2": args["w2"][first:end]}
        token, value = kernel(part, tiling, first=jnp.asarray(first))
        tokens.append(token)
        values.append(value)
        first = end
    winner = jnp.argmax(jnp.stack(values), axis=0)  # the first part that has the largest
    rows = jnp.arange(3)
    np.testing.assert_array_equal(jnp.stack(tokens)[winner, rows], want[0])
    np.testing.assert_array_equal(jnp.stack(values)[winner, rows], want[1])


@pytest.mark.parametrize("tiling", [FMA, DOT])
def test_a_chain_equals_its_steps(tiling):
    args = make()
    base = jnp.stack([jnp.roll(args["base"], shift, axis=1) for shift in (0, 9, 31)], axis=1)
    whole = alone = args["previous"]
    for k in range(3):
        whole, _ = kernel(args | {"base": base, "previous": whole}, tiling, step=k)
        alone, _ = markov_step(
            **(args | {"base": base[:, k], "previous": alone}), backend="reference"
        )
        np.testing.assert_array_equal(whole, alone)


@pytest.mark.parametrize("bench", cases.BENCHES, ids=lambda bench: bench.name)
def test_every_bench_lowers_for_cuda(bench):
    shapes = jax.eval_shape(bench.make, jax.random.key(0))
    for tiling in {tiling.tokens: tiling for tiling in bench.tilings["pallas"]}.values():
        text = lower_for_cuda(partial(bench.run, backend="pallas", tiling=tiling), shapes)
        assert "markov_scores_kernel" in text
        assert "markov_winner_kernel" in text
