"""KDA for many tokens: chunks in parallel, one short chain from chunk to chunk."""

from ling_jax.errors import ContractError
from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend, refuse
from ling_jax.pallas.kda_chunk import contract, pallas_kernel, reference
from ling_jax.pallas.kda_chunk.contract import (
    Counts,
    Logits,
    Mixed,
    Projected,
    States,
    Tails,
    Tiling,
)
from ling_jax.pallas.kda_decode import Betas, Keys, State, Values
from ling_jax.pallas.kda_decode.contract import KdaGates

BLOCK = reference.BLOCK
OP = "kda_chunk"
DEFAULT = Tiling()


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
    return reference.kda_chunk_padded(q, k, v, log_decay, beta, state, chunk=chunk)


def kda_prefill(
    projected: Projected,
    beta: Logits,
    gates: KdaGates,
    recurrent: States,
    conv: Tails,
    counts: Counts,
    *,
    lower_bound: float | None,
    eps: float,
    chunk: int = 64,
    backend: Backend,
    tiling: Tiling | None = None,
) -> tuple[Mixed, States, Tails]:
    """Everything of a KDA layer between its projections, for blocks of tokens.

    Short convolution, SiLU, norms of query and key, decay gate, delta rule, output norm and gate.

    Args:
      projected: query, key, value, decay gate and output gate; bfloat16 or float32. Rows from
        `counts` on are padding: they leave no trace in the states, and their outputs mean nothing.
      beta: write strengths before their sigmoid.
      gates: taps of the convolution, decay gate and gain of the output norm.
      recurrent: state before the first row.
      conv: the `taps - 1` rows before `projected`, oldest first; zeros at the start.
      counts: true rows of each sequence; 0 leaves its states as they are.
      lower_bound: least log-decay of a step, in nats; None for the gate without a bound.
      eps: added to the mean square of the outputs.
      chunk: tokens of one chunk, a power of two of at least 16.

    Returns:
      Normalised and gated outputs typed like `projected`, the new recurrent states, and the new
      tails typed like `projected`.

    Raises:
      ContractError: shapes, `chunk`, `eps` or `lower_bound` make no sense.
      UnsupportedError: the backend has no kernel for the gate, head dim, taps or chunk.

    Source: Kimi Linear (arXiv 2510.26692), section 3; the WY form of DeltaNet (arXiv 2406.06484).
    """
    contract.check(projected, gates, conv, lower_bound=lower_bound, eps=eps, chunk=chunk)
    if backend == "reference":
        return reference.kda_prefill(
            projected,
            beta,
            gates,
            recurrent,
            conv,
            counts,
            lower_bound=lower_bound,
            eps=eps,
            chunk=chunk,
        )
    if backend == "triton":
        refuse("kda_prefill", backend, "there is no Triton kernel; use backend='pallas'")
    batch, seq, heads, _, dim = projected.shape
    if tiling is None:
        entry = contract.key(heads, dim, projected.dtype.name, batch, seq)
        tiling = _tuned.lookup(OP, entry, "pallas", DEFAULT)
    reason = contract.why_no_kernel(
        dim, conv.shape[1] + 1, lower_bound=lower_bound, chunk=chunk, tiling=tiling
    )
    if lower_bound is None or reason is not None:
        refuse("kda_prefill", backend, reason or "needs a lower bound")
    out, recurrent = pallas_kernel.mix(
        projected,
        beta,
        gates,
        recurrent,
        conv,
        counts,
        lower_bound=lower_bound,
        chunk=chunk,
        tiling=tiling,
        interpret=backend == "pallas_interpret",
    )
    mixed = reference.output_norm(out, projected[:, :, :, 4], gates.norm, eps=eps)
    return mixed, recurrent, reference.next_tail(projected, conv, counts)
