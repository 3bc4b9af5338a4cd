"""KDA, token by token: the recurrence itself."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float

from ling_jax.pallas.kda_decode import reference

Keys = Float[Array, "batch seq heads d_k"]
Values = Float[Array, "batch seq heads d_v"]
Betas = Float[Array, "batch seq heads"]
State = Float[Array, "batch heads d_v d_k"]


def kda_recurrent(
    q: Keys, k: Keys, v: Values, log_decay: Keys, beta: Betas, state: State
) -> tuple[Values, State]:
    """Reads and updates the state once for each token.

    Args:
      q: normalised queries, the scale `d_k ** -0.5` folded in; float32, as all arguments.
      k: normalised keys.
      v: values.
      log_decay: natural logarithm of each key channel's decay, at most 0.
      beta: write strength of each token, in [0, 1].
      state: state before the first token. A token with `log_decay`, `beta` and `k` all zero
        leaves it as it is, to the bit.

    Returns:
      The outputs and the state after the last token.

    Source: Kimi Linear (arXiv 2510.26692), equation 1.
    """
    if q.shape[1] == 1:
        state, out = reference.step(state, (q[:, 0], k[:, 0], v[:, 0], log_decay[:, 0], beta[:, 0]))
        return out[:, None], state
    by_token = jax.tree.map(lambda x: jnp.moveaxis(x, 1, 0), (q, k, v, log_decay, beta))
    state, out = jax.lax.scan(reference.step, state, by_token)
    return jnp.moveaxis(out, 0, 1), state
