"""The update of a state against optax's own AdamW, and the learning rates."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest
from flax.training.train_state import TrainState

from ling_jax.training.model_step import model_optimizer
from ling_jax.training.optimizer import descend, learning_rates, optimizer

STEPS, DECAY = 5, 0.3
PARAMS = {"matrix": jnp.linspace(-1, 1, 6).reshape(2, 3), "vector": jnp.linspace(1, 2, 3)}


@pytest.mark.parametrize("decay", [0.0, DECAY])
def test_rates_from_outside_are_a_schedule_inside(decay):
    """Gradients are smaller than the bound on their norm, so that only AdamW acts."""
    ours = optimizer() if decay == 0 else model_optimizer(weight_decay=decay)
    b2 = 0.999 if decay == 0 else 0.95
    rates = learning_rates(1e-1, STEPS)
    adam = optax.adamw(
        lambda count: jnp.asarray(rates)[count],
        b2=b2,
        weight_decay=decay,
        mask=lambda tree: jax.tree.map(lambda x: x.ndim > 1, tree),
    )
    state = TrainState.create(apply_fn=print, params=PARAMS, tx=ours)
    params, memory = PARAMS, adam.init(PARAMS)
    for step in range(STEPS):
        gradient = {name: 0.1 * jnp.cos(x + step) for name, x in PARAMS.items()}
        state = descend(state, gradient, jnp.asarray(rates[step]))
        with jax.numpy_dtype_promotion("standard"):
            updates, memory = adam.update(gradient, memory, params)
        params = optax.apply_updates(params, updates)
        jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-6), state.params, params)
    assert int(state.step) == STEPS


def test_the_rate_rises_then_falls():
    rates = learning_rates(1.0, 100)
    np.testing.assert_allclose(rates[:5], [0.25, 0.4375, 0.625, 0.8125, 1.0])
    assert (np.diff(rates[4:]) < 0).all()
    np.testing.assert_allclose(rates[52], 0.5, atol=1e-6)
    assert 0 < rates[99] < 1e-3
    assert learning_rates(1.0, 1)[0] > 0
