"""Comparison with what independent implementations give."""

import numpy as np


def assert_within(got, want: np.ndarray, tolerance: float) -> None:
    """Checks shape, finiteness and the largest absolute difference."""
    got = np.asarray(got, np.float64)
    assert got.shape == want.shape
    assert np.isfinite(got).all()
    difference = np.abs(got - want)
    worst = np.unravel_index(difference.argmax(), difference.shape)
    assert difference.max() <= tolerance, f"{difference.max()} > {tolerance} at {worst}"
