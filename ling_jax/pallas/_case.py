"""Named inputs of an operation, shared by its tests, its benchmark and its tuning."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

import jax

from ling_jax.pallas._backend import Backend

Args = dict[str, Any]
"""Arguments of one run: pytrees of arrays by name."""


@runtime_checkable
class Run(Protocol):
    """Calls the operation.

    Returns:
      The outputs, and the arguments that were updated in place, by name.
    """

    def __call__(self, args: Args, *, backend: Backend, tiling: Any = None) -> tuple[Any, Args]: ...


@dataclass(frozen=True, kw_only=True)
class Case:
    """Inputs on which every backend must agree with the reference.

    Padding, and whatever a call must not read, is poisoned with NaN by `make`.
    """

    name: str
    make: Callable[[jax.Array], Args]
    """Arguments from a random key."""
    run: Run
    backends: tuple[Backend, ...] = ("pallas",)
    """Kernels to check; `pallas` is checked in interpret mode too."""
    nmse: float = 1e-10
    """Bound of the normalised mean square error of each output. The default is for float32."""
    is_gpu_only: bool = False
    """Too large or too slow for interpret mode."""


@dataclass(frozen=True, kw_only=True)
class Bench:
    """A size of the model to time, with what it costs at least."""

    name: str
    make: Callable[[jax.Array], Args]
    run: Run
    bytes: int
    """Least device-memory traffic of one call: inputs read once, outputs written once."""
    flops: int = 0
    peak_tflops: float = 790.0
    """Ceiling of the unit that does them: 790 for bfloat16, 1391 for FP8, both measured."""
    tilings: Mapping[Backend, Sequence[Any]]
    """Candidates of each backend, best known first; an empty sequence for one without tilings."""
    key: str
    """Entry of the tuned table."""
    copies: int = 16
    """Distinct argument sets that one timed program runs through, so that caches stay cold."""
    rotate: tuple[str, ...] = ()
    """Arguments that each set has of its own; the others are shared by all sets."""
    target_us: float | None = None
    peers: Mapping[str, float] = field(default_factory=dict)
    """Median microseconds of public kernels on one H200, by name."""

    @property
    def floor_us(self) -> float:
        """No version runs faster: bytes over 4.3 TB/s, or operations over their ceiling."""
        return max(self.bytes / 4.3e6, self.flops / self.peak_tflops / 1e6)
