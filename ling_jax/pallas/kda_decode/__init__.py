"""KDA, token by token: the recurrence itself, and a layer's decode step in one launch."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float

from ling_jax.pallas import _tuned
from ling_jax.pallas._backend import Backend, is_power_of_two, refuse
from ling_jax.pallas.kda_decode import contract, pallas_kernel, reference
from ling_jax.pallas.kda_decode.contract import (
    DEFAULT,
    OP,
    Betas,
    KdaGates,
    Keys,
    Live,
    Logits,
    Projected,
    Recurrent,
    Slots,
    State,
    Tails,
    Tiling,
    Values,
)
from ling_jax.quant.fp8 import QRows

__all__ = (
    "Betas",
    "KdaGates",
    "Keys",
    "State",
    "Tiling",
    "Values",
    "kda_decode",
    "kda_recurrent",
)


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


def kda_decode(
    projected: Projected,
    beta: Logits,
    gates: KdaGates,
    recurrent: Recurrent,
    conv: Tails,
    slots: Slots,
    is_live: Live,
    *,
    lower_bound: float | None,
    eps: float,
    quantize: bool = False,
    backend: Backend,
    tiling: Tiling | None = None,
) -> tuple[Float[Array, "batch values"] | QRows, Recurrent, Tails]:
    """One token of each row, from the projections' outputs to the output projection's input.

    Convolves and activates queries, keys and values, normalises queries and keys, decays, corrects
    and reads the state, and normalises and gates what was read. States and tails stay where they
    are: a caller that donates them has them updated in place.

    Args:
      projected: query, key, value, decay gate and output gate of each head, as projected;
        bfloat16 or float32, and `conv` alike. Keys and values are equally long.
      beta: logit of each head's write strength, before the sigmoid.
      gates: weights of the layer.
      recurrent: states by slot.
      conv: the last `taps - 1` projected rows of each slot, oldest first.
      slots: the slot of each row. Live rows never share one.
      is_live: rows that are not live return zeros and leave their slot as it is; it may be shared
        and hold anything.
      lower_bound: of the log-decay, `lower_bound * sigmoid(exp(A_log) * (f + dt_bias))`; None for
        `-exp(A_log) * softplus(f + dt_bias)`.
      eps: added to the mean square of a head's output.
      quantize: return FP8 rows with one scale for each head, whose values must be 128: what
        `quantize_rows` makes of the result.

    Returns:
      The rows [batch, heads * d_v], typed like `projected` or quantised, then the updated
      `recurrent` and `conv`.

    Raises:
      ContractError: shapes or dtypes do not fit together.
      UnsupportedError: the backend has no kernel for this head length.

    Source: Kimi Linear (arXiv 2510.26692), equations 1 and 10.
    """
    contract.check(projected, gates, recurrent, conv, quantize=quantize)
    args = (projected, beta, gates, recurrent, conv, slots, is_live)
    if backend == "reference":
        return reference.kda_decode(*args, lower_bound=lower_bound, eps=eps, quantize=quantize)
    if backend == "triton":
        refuse(OP, backend, "there is no such kernel; use backend='pallas'")
    batch, heads, _, dim = projected.shape
    if dim < 16 or not is_power_of_two(dim):
        refuse(
            OP,
            backend,
            f"heads must be a power of two of at least 16 channels, got {dim}; "
            "use backend='reference'",
        )
    if batch == 0:
        return reference.kda_decode(*args, lower_bound=lower_bound, eps=eps, quantize=quantize)
    if tiling is None:
        tiling = _tuned.lookup(
            OP, contract.key(batch, heads, dim, projected.dtype), "pallas", DEFAULT
        )
    return pallas_kernel.kda_decode(
        *args,
        lower_bound=lower_bound,
        eps=eps,
        quantize=quantize,
        tiling=tiling.fit(dim),
        interpret=backend == "pallas_interpret",
    )
