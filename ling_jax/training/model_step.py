"""One step of training a Ling-3.0 model itself: next tokens, the prediction layer's, the optimiser.

Weights are kept in float32; the model computes in the dtype that it is served in, with the backends
that have a gradient. The experts' biases follow their load, not the loss.
"""

from dataclasses import dataclass

import jax
import jax.numpy as jnp
import optax
from flax import struct
from flax.training.train_state import TrainState
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.backend import TRAINING
from ling_jax.cache import contiguous, latent_spec
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.block import Positions
from ling_jax.model import ModelParams, final_norm, forward, logits, model_spec, mtp_forward
from ling_jax.params import Weight, zeros
from ling_jax.training.draft_step import TrainBatch
from ling_jax.training.optimizer import descend, scale_by_rate

_BIAS = "router_bias"
_PAGE = 64  # latents of a page


@dataclass(frozen=True, kw_only=True)
class ModelRecipe:
    """What is trained and on which loss; hashable, so that it can be a static argument of `jit`."""

    cfg: ModelConfig
    """Its dtype is that of the computation."""
    mtp_weight: float = 0.3
    """Of the prediction layer's loss."""
    execution: ExecConfig = ExecConfig(kernels=TRAINING)


@struct.dataclass
class TokenSums:
    """Sums over the tokens that are predicted; float32."""

    loss: Weight  # []: cross entropies
    right: Weight  # []: tokens that score highest
    count: Weight  # []


@struct.dataclass
class ModelTotals:
    """Of a batch; those of several add up."""

    next: TokenSums
    after: TokenSums | None  # the prediction layer's token after the next; None without one


@struct.dataclass
class ModelMetrics:
    """Means over the predicted tokens."""

    loss: Weight  # []: what is trained on
    cross_entropy: Weight  # []: of the next token
    accuracy: Weight  # []: share of next tokens that score highest
    mtp_cross_entropy: Weight  # []: of the token after it; 0 without a prediction layer
    mtp_accuracy: Weight  # []


def model_totals(master: ModelParams, batch: TrainBatch, *, recipe: ModelRecipe) -> ModelTotals:
    """The sums of which the loss of a batch is made.

    Args:
      master: weights in float32; rounded to the model's dtypes first.
      batch: a token counts where the mask has it, predicted from those before it.
    """
    cfg, execution = recipe.cfg, recipe.execution
    params = jax.tree.map(lambda spec, x: x.astype(spec.dtype), model_spec(cfg), master)
    tokens, (rows, seq) = batch.tokens, batch.tokens.shape
    cache = contiguous(cfg, batch=rows, length=seq, page_size=_PAGE)
    table = cache.page_table
    _, h, _ = forward(params, cache, tokens, batch.counts, cfg=cfg, execution=execution)
    hidden = final_norm(params, h, cfg=cfg)
    first = token_sums(logits(params, hidden), tokens, batch.mask, ahead=1)
    if not cfg.mtp_layers:
        return ModelTotals(first, None)
    at = Positions(starts=jnp.zeros_like(batch.counts), counts=batch.counts, page_table=table)
    latent = zeros(latent_spec(cfg, rows * table.shape[1] + 1, _PAGE))
    following = jnp.roll(tokens, -1, axis=1)  # the last position's is wrong, and predicts nothing
    out, _ = mtp_forward(params, following, hidden, latent, at, cfg=cfg, execution=execution)
    return ModelTotals(first, token_sums(logits(params, out), tokens, batch.mask, ahead=2))


def token_sums(
    scores: Float32[Array, "batch seq vocab"],
    tokens: Int32[Array, "batch seq"],
    mask: Bool[Array, "batch seq"],
    *,
    ahead: int,
) -> TokenSums:
    """Sums over the masked tokens, each predicted from the scores `ahead` positions before it."""
    wanted, is_counted = tokens[:, ahead:], mask[:, ahead:]
    found = scores[:, :-ahead]
    loss = optax.softmax_cross_entropy_with_integer_labels(found, wanted)
    right = (found.argmax(axis=-1).astype(jnp.int32) == wanted).astype(jnp.float32)
    weight = is_counted.astype(jnp.float32)
    return TokenSums((weight * loss).sum(), (weight * right).sum(), weight.sum())


def model_mean(totals: ModelTotals, *, recipe: ModelRecipe) -> ModelMetrics:
    """Metrics of one batch or of several added up."""

    def means(sums: TokenSums) -> tuple[jax.Array, jax.Array]:
        count = jnp.maximum(sums.count, 1.0)
        return sums.loss / count, sums.right / count

    first, after = means(totals.next), (jnp.float32(0), jnp.float32(0))
    if totals.after is not None:
        after = means(totals.after)
    loss = first[0] + recipe.mtp_weight * after[0]
    return ModelMetrics(loss, *first, *after)


def model_optimizer(
    *,
    bias_rate: float = 1e-3,
    weight_decay: float = 0.1,
    gradient_norm: float = 1.0,
) -> optax.GradientTransformationExtraArgs:
    """AdamW behind a bound on the norm of the whole gradient; matrices decay, vectors do not. Each
    update takes its `rate`.

    Args:
      bias_rate: by which an expert's bias falls at a step in which it was picked more often than
        the average, and rises otherwise.
    """
    weights = optax.chain(
        optax.clip_by_global_norm(gradient_norm),
        optax.scale_by_adam(b2=0.95),
        optax.add_decayed_weights(weight_decay, mask=_decays),
        scale_by_rate(),
    )
    biases = optax.stateless(
        lambda updates, _: jax.tree.map(lambda x: -bias_rate * jnp.sign(x), updates)
    )
    return optax.partition({"weights": weights, "biases": biases}, _labels)


def _labels(params: object) -> object:
    return jax.tree_util.tree_map_with_path(
        lambda path, _: "biases" if _BIAS in jax.tree_util.keystr(path) else "weights", params
    )


def _decays(params: object) -> object:
    return jax.tree.map(lambda x: x.ndim > 1, params)


def create_model_state(master: ModelParams, tx: optax.GradientTransformation) -> TrainState:
    """A state at step 0; the weights are `state.params["model"]`.

    Args:
      master: weights in float32.
    """
    state = TrainState.create(apply_fn=model_totals, params={"model": master}, tx=tx)
    return jax.device_put(state.replace(step=jnp.int32(0)), jax.devices()[0])


def model_train_step(
    state: TrainState, batch: TrainBatch, rate: Float32[Array, ""], *, recipe: ModelRecipe
) -> tuple[TrainState, ModelMetrics, Float[Array, ""]]:
    """One update.

    Args:
      state: donate it.
      rate: by which the optimiser's direction is followed.

    Returns:
      The state after the step; the metrics before it; the norm of the gradient before the bound.
    """

    def loss(params: dict[str, ModelParams]) -> tuple[jax.Array, ModelMetrics]:
        metrics = model_mean(state.apply_fn(params["model"], batch, recipe=recipe), recipe=recipe)
        return metrics.loss, metrics

    gradient, metrics = jax.grad(loss, has_aux=True)(state.params)
    norm = optax.tree.norm(jax.tree.map(_without_loads, _labels(gradient), gradient))
    return descend(state, gradient, rate), metrics, norm


def _without_loads(label: str, gradient: jax.Array) -> jax.Array:
    return jnp.zeros_like(gradient) if label == "biases" else gradient


def model_evaluate(state: TrainState, batch: TrainBatch, *, recipe: ModelRecipe) -> ModelTotals:
    """Sums of a batch that is not trained on."""
    return state.apply_fn(state.params["model"], batch, recipe=recipe)
