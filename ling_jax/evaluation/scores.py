"""Shares with their uncertainty, and percentiles."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from ling_jax.errors import ContractError

_Z95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Share:
    """`count` of `total`.

    Raises:
      ContractError: they are no count and total.
    """

    count: int
    total: int

    def __post_init__(self) -> None:
        if not 0 <= self.count <= self.total:
            raise ContractError(f"Share: expected 0 <= count <= total, got {self}.")

    @property
    def value(self) -> float | None:
        """None of nothing."""
        return self.count / self.total if self.total else None

    @property
    def standard_error(self) -> float | None:
        """Of the share as an estimate: `sqrt(p (1 - p) / total)`."""
        p = self.value
        return None if p is None else math.sqrt(p * (1 - p) / self.total)

    @property
    def confidence_95(self) -> tuple[float, float] | None:
        """The 95 % interval of Wilson (J. Am. Stat. Assoc. 22, 1927), sound near 0 and 1 too."""
        p, n = self.value, self.total
        if p is None:
            return None
        scale = 1 + _Z95**2 / n
        centre = (p + _Z95**2 / (2 * n)) / scale
        half = _Z95 / scale * math.sqrt(p * (1 - p) / n + _Z95**2 / (4 * n**2))
        return max(0.0, centre - half), min(1.0, centre + half)


def percentile(values: Sequence[float], percent: float) -> float | None:
    """The smallest value that at least `percent` of the values do not exceed; None of nothing."""
    rank = max(1, math.ceil(percent / 100 * len(values)))
    return sorted(values)[rank - 1] if values else None
