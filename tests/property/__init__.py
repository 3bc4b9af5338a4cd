"""Properties over drawn cases; every example of a test runs the same compiled shapes."""

import hypothesis
import jax
import jax.numpy as jnp
import numpy as np


def examples(count: int) -> hypothesis.settings:
    """The same `count` cases in every run; the first one compiles, so there is no deadline.

    A failing case is shown as it was drawn: runs of a model are too slow to shrink it.
    """
    return hypothesis.settings(
        max_examples=count,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
    )


SEEDS = hypothesis.strategies.integers(0, 2**32 - 1)
"""Of NumPy's generators: cheaper to draw than arrays, and nothing is lost when they shrink."""


def drawn(rng: np.random.Generator, *shape: int) -> jax.Array:
    """Standard normal float32 numbers."""
    return jnp.asarray(rng.standard_normal(shape), jnp.float32)
