"""How two backends' outputs are compared, on the CPU and on a GPU."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ling_jax.pallas._case import Args, Case


def runner(case: Case, backend: str) -> Callable[[dict[str, Any]], list[np.ndarray]]:
    """A function from arguments to outputs and updated arguments, flat.

    XLA may leave out a rounding that the next operation undoes, as from float32 to FP8 and back,
    which makes another function of a reference that says where it rounds.
    """
    options = {"xla_allow_excess_precision": False}
    run = jax.jit(lambda args: case.run(args, backend=backend), compiler_options=options)
    return lambda args: [np.asarray(x) for x in jax.tree.leaves(run(args))]


@cache
def _maker(make: Callable[..., Args], **sizes: Any) -> Callable[[jax.Array], Args]:
    return jax.jit(partial(make, **sizes))


def inputs(make: Callable[..., Args], seed: int, **sizes: Any) -> Args:
    """Arguments made by one program: op by op, a hundred small ones would be compiled.

    Args:
      make: from a random key, and from `sizes`, which must be hashable.
    """
    # This generator is one instruction, where the default one is a long program.
    return _maker(make, **sizes)(jax.random.key(seed, impl="rbg"))


def nmse(got: np.ndarray, want: np.ndarray) -> float:
    """Mean square error over mean square, in float64; NaN anywhere gives NaN."""
    got, want = got.astype(np.float64), want.astype(np.float64)
    return float(((got - want) ** 2).sum() / max((want**2).sum(), 1e-30))


def assert_agree(got: list[np.ndarray], want: list[np.ndarray], bound: float) -> None:
    """Every integer equal, every float within `bound`, nothing NaN that was not."""
    assert len(got) == len(want)
    for i, (g, w) in enumerate(zip(got, want, strict=True)):
        assert g.shape == w.shape, f"output {i}"
        assert g.dtype == w.dtype, f"output {i}"
        if jnp.issubdtype(w.dtype, jnp.integer) or w.dtype == np.bool_:
            np.testing.assert_array_equal(g, w, err_msg=f"output {i}")
        else:
            error = nmse(g, w)
            assert error <= bound, f"output {i}: nmse {error:.3g}, bound {bound:.3g}"
