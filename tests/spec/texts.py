"""Texts whose next logits depend on all of their tokens, and the compiled functions of a round."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.typing import ArrayLike

from ling_jax.sampling import Seen, record, sample
from ling_jax.spec.accept import accept, draft_sample

START = 5  # position of the first token
STATES = 257  # of a text, as far as the logits know it
# Most of the time goes to the compiler.
_QUICKLY = {"xla_backend_optimization_level": 0}
accept_jit, draft_jit, sample_jit, record_jit = (
    jax.jit(f, compiler_options=_QUICKLY) for f in (accept, draft_sample, sample, record)
)


def nothing_seen(count: int, vocab: int) -> Seen:
    return Seen(prompt=jnp.zeros((count, vocab), bool), output=jnp.zeros((count, vocab), jnp.int32))


def ints(x: ArrayLike, count: int) -> jax.Array:
    return jnp.asarray(np.broadcast_to(np.asarray(x, np.int32), (count,)))


def following(state: Any, token: Any) -> Any:
    """The state of a text with one more token."""
    return (state * 31 + token * 7 + 11) % STATES


def states_of(state: np.ndarray, drafts: np.ndarray) -> np.ndarray:
    """The state behind each verified token: [rows, verify]."""
    states = [state]
    for token in drafts.T:
        states.append(following(states[-1], token))
    return np.stack(states, axis=1)
