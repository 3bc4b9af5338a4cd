"""`mla_prefill` beyond the generic cases: contracts, another implementation, lowering for a GPU."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError, UnsupportedError
from ling_jax.pallas import mla_attention
from ling_jax.pallas.mla_prefill import Tiling, contract, flash_attention, flash_segment
from ling_jax.pallas.mla_prefill.cases import BENCHES
from tests.kernels.compare import nmse
from tests.kernels.lowering import lower_for_cuda

BACKENDS = ["reference", "pallas_interpret"]
SMALL = Tiling(queries=16, keys=16, num_warps=4, num_stages=2)


def make(starts, counts, *, seq, keys, heads=2):
    split = jax.random.split(jax.random.key(0), 5)
    batch = len(starts)
    return {
        "q_nope": jax.random.normal(split[0], (batch, seq, heads, 16)),
        "q_rope": jax.random.normal(split[1], (batch, seq, heads, 16)),
        "k_nope": jax.random.normal(split[2], (batch, keys, heads, 16)),
        "k_rope": jax.random.normal(split[3], (batch, keys, 16)),
        "v": jax.random.normal(split[4], (batch, keys, heads, 16)),
        "starts": jnp.asarray(starts, jnp.int32),
        "counts": jnp.asarray(counts, jnp.int32),
    }


@pytest.mark.parametrize("backend", BACKENDS)
def test_agrees_with_blocked_attention_over_pages(backend):
    """Keys and values expanded here, from the latents that the other reads in pages."""
    rank, page, starts, counts = 16, 16, (5, 0), (20, 7)
    args = make(starts, counts, seq=20, keys=32)
    latent = jax.random.normal(jax.random.key(7), (2, 32, rank))
    k_up, v_up = jax.random.normal(jax.random.key(8), (2, 2, 16, rank)) * rank**-0.5
    product = functools.partial(jnp.einsum, precision="highest")
    args["k_nope"] = product("btr,hnr->bthn", latent, k_up)
    args["v"] = product("btr,hvr->bthv", latent, v_up)
    got = flash_attention(**args, scale=0.3, backend=backend, tiling=SMALL)
    want = mla_attention.mla_prefill(
        args["q_nope"],
        args["q_rope"],
        jnp.concatenate([latent, args["k_rope"]], -1).reshape(4, page, -1),
        jnp.arange(4, dtype=jnp.int32).reshape(2, 2),
        args["starts"],
        args["counts"],
        k_up,
        v_up,
        scale=0.3,
        block_pages=1,
        block_queries=64,
    )
    is_row = np.arange(20)[None, :] < np.asarray(counts)[:, None]
    assert nmse(np.asarray(got)[is_row], np.asarray(want)[is_row]) < 1e-11
    np.testing.assert_array_equal(np.asarray(got)[~is_row], 0)


@pytest.mark.parametrize("backend", BACKENDS)
def test_segments_add_up_to_the_whole(backend):
    args = make((9, 0), (20, 7), seq=20, keys=48)
    whole = flash_attention(**args, scale=0.3, backend=backend, tiling=SMALL)
    outs, weights = [], []
    for first in range(0, 48, 16):
        part = {name: args[name][:, first : first + 16] for name in ("k_nope", "k_rope", "v")}
        starts = args["starts"] - first
        out, weight = flash_segment(
            **{**args, **part, "starts": starts}, scale=0.3, backend=backend, tiling=SMALL
        )
        outs.append(np.asarray(out, np.float64))
        weights.append(np.exp2(np.asarray(weight, np.float64))[..., None])
    total = np.maximum(sum(weights), 1e-30)
    merged = sum(w * out for w, out in zip(weights, outs, strict=True)) / total
    assert nmse(merged, np.asarray(whole)) < 1e-11


def test_scores_of_hundreds_do_not_overflow():
    args = make((0,), (24,), seq=24, keys=24)
    args["q_nope"] = args["q_nope"] * 200
    got, want = (
        flash_attention(**args, scale=1.0, backend=backend, tiling=SMALL) for backend in BACKENDS
    )
    assert nmse(np.asarray(got), np.asarray(want)) < 1e-8


def test_contract_errors_say_what_was_wrong():
    args = make((0,), (4,), seq=4, keys=4)
    del args["starts"], args["counts"]

    def check(scale=0.3, **changes):
        contract.check(**{**args, **changes}, scale=scale)

    check()
    with pytest.raises(ContractError, match="q_rope"):
        check(q_rope=args["q_rope"][:, :3])
    with pytest.raises(ContractError, match="k_rope"):
        check(k_rope=args["k_rope"][:, :3])
    with pytest.raises(ContractError, match="do not fit keys"):
        check(q_rope=args["q_rope"][..., :8])
    with pytest.raises(ContractError, match="one dtype expected"):
        check(v=args["v"].astype(jnp.bfloat16))
    with pytest.raises(ContractError, match="scale must be positive"):
        check(scale=0.0)


def test_kernels_refuse_what_they_cannot_run():
    args = make((0,), (4,), seq=4, keys=4)
    with pytest.raises(UnsupportedError, match=r"mla_prefill\[triton\]"):
        flash_attention(**args, scale=0.3, backend="triton")
    args["v"] = args["v"][..., :12]
    with pytest.raises(UnsupportedError, match=r"'d_v': 12"):
        flash_attention(**args, scale=0.3, backend="pallas")


@pytest.mark.parametrize("bench", BENCHES, ids=lambda bench: bench.name)
def test_every_tiling_lowers_for_cuda(bench):
    args = jax.eval_shape(bench.make, jax.random.key(0))
    for tiling in bench.tilings["pallas"]:
        run = functools.partial(bench.run, backend="pallas", tiling=tiling)
        assert "mla_flash_kernel" in lower_for_cuda(run, args)
