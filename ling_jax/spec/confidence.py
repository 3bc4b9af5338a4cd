"""The confidence head: how likely the target is to accept a drafted token, before it is asked."""

import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftParams
from ling_jax.spec.markov import embed_previous


def confidence_logits(
    params: DraftParams,
    hidden: Float[Array, "batch rows embed"],
    previous: Int32[Array, "batch rows"],
    *,
    cfg: DraftConfig,
) -> Float32[Array, "batch rows"]:
    """Logit that row k's token is accepted, given that those before it were.

    Args:
      hidden: of the block, behind the final norm.
      previous: the token before each row's proposal: the anchor, then the drafts but the last.

    Raises:
      ContractError: the draft has no such head.

    Source: DSpark (2026), section 4; deepseek-ai/DeepSpec, `eval/dspark/confidence_head.py`.
    """
    if params.confidence is None:
        raise ContractError("confidence_logits: the draft has no confidence head (has_confidence).")
    x = hidden.astype(jnp.float32)
    if cfg.confidence_has_markov:
        x = jnp.concatenate([x, embed_previous(params.markov, previous)], axis=-1)
    score = jnp.einsum(
        "bki,i->bk", x, params.confidence.weight[0], precision=jax.lax.Precision.HIGHEST
    )
    return score + params.confidence.bias[None, :]


def survival(
    logits: Float32[Array, "batch rows"], temperatures: Float32[Array, " steps"]
) -> Float32[Array, "batch rows"]:
    """Probability that row k and all rows before it are accepted; never increases along a block.

    Args:
      logits: as `confidence_logits` gives them.
      temperatures: calibration, one for each row; ones change nothing. Sequential temperature
        scaling fits them for one number of rows.

    Raises:
      ContractError: another number of temperatures than rows.
    """
    if temperatures.shape[0] != logits.shape[1]:
        raise ContractError(
            f"survival: {temperatures.shape[0]} temperatures for {logits.shape[1]} rows, expected "
            f"one for each: fit them for blocks of this size."
        )
    return jnp.cumprod(jax.nn.sigmoid(logits / temperatures[None, :]), axis=1)
