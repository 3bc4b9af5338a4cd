"""The KDA recurrence, token by token and in chunks, and the decay gate."""

from functools import cache, partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from golden import assert_within
from ling_jax.config import KdaConfig
from ling_jax.layers.kda import KdaParams, log_decay
from ling_jax.layers.norm import l2_norm
from ling_jax.pallas.kda_chunk import kda_chunk
from ling_jax.pallas.kda_decode import kda_recurrent

CASES = (
    *("kda_T1", "kda_T63", "kda_T64", "kda_T65", "kda_T200", "kda_D128_T65"),
    *("kda_weak_T200", "kda_strong_T200", "kda_repeat_T200"),
)
_LENGTH, _HEADS = 200, 2  # what cases of one sequence are padded to, so that they share programs


def prepared(tensors):
    """Arguments of the operation; goldens hold q and k before their norms, and [key, value]."""
    q, k, v, decay, beta, state = (
        tensors[f"in.{name}"] for name in ("q_raw", "k_raw", "v", "g", "beta", "initial_state")
    )
    q = np.asarray(l2_norm(jnp.asarray(q))) * np.float32(q.shape[-1] ** -0.5)
    return q, np.asarray(l2_norm(jnp.asarray(k))), v, decay, beta, np.swapaxes(state, -1, -2)


def padded(args):
    """Idle tokens and heads: zeros neither decay nor write."""
    batch, length, heads, dim = args[0].shape
    if batch > 1 or dim > 64:
        return args
    tokens, more = (0, _LENGTH - length), (0, _HEADS - heads)
    *rows, beta, state = args
    rows = [np.pad(x, ((0, 0), tokens, more, (0, 0))) for x in rows]
    beta = np.pad(beta, ((0, 0), tokens, more))
    return *rows, beta, np.pad(state, ((0, 0), more, (0, 0), (0, 0)))


@cache
def compiled(chunk):
    return jax.jit(kda_recurrent if chunk is None else partial(kda_chunk, chunk=chunk))


@pytest.mark.parametrize("chunk", [None, 16, 32, 64], ids=["recurrent", "16", "32", "64"])
@pytest.mark.parametrize("name", CASES)
def test_the_recurrence_gives_the_golden_outputs_and_state(unit, name, chunk):
    tensors = unit(name)
    _, length, heads, _ = tensors["o"].shape
    out, state = compiled(chunk)(*map(jnp.asarray, padded(prepared(tensors))))
    assert_within(out[:, :length, :heads], tensors["o"], 1e-6)
    assert_within(np.swapaxes(state[:, :heads], -1, -2), tensors["final_state"], 5e-6)


def test_the_decay_gate_is_a_scaled_sigmoid(unit):
    tensors = unit("kda_gate")
    _, heads, dim = tensors["g"].shape
    bound = float(tensors["in.lower_bound"])
    params = KdaParams(
        **dict.fromkeys(KdaParams.__dataclass_fields__)
        | {
            "decay_rate": jnp.asarray(tensors["in.A_log"]),
            "decay_bias": jnp.asarray(tensors["in.dt_bias"].reshape(heads, dim)),
        }
    )
    kda = KdaConfig(heads=heads, head_dim=dim, taps=4, lower_bound=bound)
    got = log_decay(params, jnp.asarray(tensors["in.f"])[None], kda)
    assert_within(got[0], tensors["g"], 2e-6)  # implementations differ by 6e-7 here
