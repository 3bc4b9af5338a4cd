"""Sampling settings of a batch, for tests."""

import jax.numpy as jnp
import numpy as np

from ling_jax.sampling import SamplingRows

_PAIRS = ("stop_ids", "bias_ids", "bias")


def rows_with(count: int, **fields) -> SamplingRows:
    """Neutral, greedy settings, some changed: a value for all rows or one for each."""
    off = np.full(2, -1)
    neutral = {
        "temperature": (np.float32, 0.0),
        "top_k": (np.int32, 0),
        "top_p": (np.float32, 1.0),
        "min_p": (np.float32, 0.0),
        "repetition": (np.float32, 1.0),
        "presence": (np.float32, 0.0),
        "frequency": (np.float32, 0.0),
        "seed": (np.uint32, np.arange(count)),
        "min_tokens": (np.int32, 0),
        "stop_ids": (np.int32, off),
        "bias_ids": (np.int32, off),
        "bias": (np.float32, np.zeros(2)),
        "wants_logprobs": (np.bool_, False),
    }
    assert not set(fields) - set(neutral)
    arrays = {}
    for name, (dtype, value) in neutral.items():
        value = np.asarray(fields.get(name, value), dtype)
        shape = (count, 2) if name in _PAIRS else (count,)
        arrays[name] = jnp.asarray(np.broadcast_to(value, shape))
    return SamplingRows(**arrays)
