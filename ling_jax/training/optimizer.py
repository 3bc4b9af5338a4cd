"""How weights follow a gradient: learning rates, Adam, and the update of a state."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax.training.train_state import TrainState
from jaxtyping import Array, Float32


def learning_rates(peak: float, steps: int, warmup: float = 0.04) -> Float32[np.ndarray, "steps"]:
    """Of each step: rises over a share `warmup` of the steps, then falls to 0 along a cosine."""
    rising = round(steps * warmup)
    first = peak / max(rising, 1)  # a first step at a rate of 0 would be lost
    rate = optax.warmup_cosine_decay_schedule(first, peak, rising, max(steps, rising + 1))
    with jax.numpy_dtype_promotion("standard"):  # optax divides integer counts
        return np.asarray(jax.vmap(rate)(jnp.arange(steps)), np.float32)


def optimizer(*, gradient_norm: float = 1.0) -> optax.GradientTransformationExtraArgs:
    """Adam behind a bound on the norm of the whole gradient; each update takes its `rate`."""
    return optax.chain(
        optax.clip_by_global_norm(gradient_norm), optax.scale_by_adam(), scale_by_rate()
    )


def scale_by_rate() -> optax.GradientTransformationExtraArgs:
    """Steps downhill by the `rate` that comes with each update.

    A schedule inside the step would make another program of every peak and every number of steps;
    so one is compiled for all of them, and found on disk by the next run.
    """

    def update(
        updates: optax.Updates, state: optax.OptState, params: Any = None, **given: Any
    ) -> tuple[optax.Updates, optax.OptState]:
        del params
        return jax.tree.map(lambda x: -given["rate"] * x, updates), state

    return optax.GradientTransformationExtraArgs(optax.init_empty_state, update)


def descend(state: TrainState, gradient: Any, rate: Float32[Array, ""]) -> TrainState:
    """The state after a step down the gradient."""
    tx = optax.with_extra_args_support(state.tx)
    with jax.numpy_dtype_promotion("standard"):  # optax raises floats to an integer count
        updates, memory = tx.update(gradient, state.opt_state, state.params, rate=rate)
    params = optax.apply_updates(state.params, updates)
    return state.replace(step=state.step + 1, params=params, opt_state=memory)
