"""KDA for many tokens: chunks in parallel, one short chain from chunk to chunk."""

import jax.numpy as jnp

from ling_jax.errors import ContractError
from ling_jax.pallas.kda_chunk import reference
from ling_jax.pallas.kda_decode import Betas, Keys, State, Values

BLOCK = reference.BLOCK


def kda_chunk(
    q: Keys,
    k: Keys,
    v: Values,
    log_decay: Keys,
    beta: Betas,
    state: State,
    *,
    chunk: int,
) -> tuple[Values, State]:
    """Equals `kda_recurrent` for every length, in any split; arguments are the same.

    Args:
      chunk: tokens of one chunk, a power of two of at least 16.

    Raises:
      ContractError: `chunk` is something else.

    Source: Kimi Linear (arXiv 2510.26692), section 3; the WY form of DeltaNet (arXiv 2406.06484).
    """
    if chunk < BLOCK or chunk & (chunk - 1):
        raise ContractError(f"kda_chunk: chunk must be a power of two from {BLOCK}, got {chunk}.")
    seq = q.shape[1]
    padding = -seq % chunk
    if padding:
        # Rows of zeros neither decay nor write, so the padded state is the true one.
        q, k, v, log_decay, beta = (
            jnp.pad(x, ((0, 0), (0, padding)) + ((0, 0),) * (x.ndim - 2))
            for x in (q, k, v, log_decay, beta)
        )
    out, state = reference.kda_chunk(q, k, v, log_decay, beta, state, chunk=chunk)
    return out[:, :seq], state
