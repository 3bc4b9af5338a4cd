"""Choices decided by a text."""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Draw:
    """A source of choices; the same seed gives the same ones on every machine."""

    def __init__(self, seed: str) -> None:
        # Python promises the same numbers in later versions for random() alone.
        self._next = random.Random(seed).random

    def between(self, low: int, high: int, step: int = 1) -> int:
        """One of `low`, `low + step`, ... up to and including `high`."""
        return low + step * int(self._next() * ((high - low) // step + 1))

    def chance(self, share: float) -> bool:
        """True in `share` of all cases, 0 to 1; of 0 the later choices do not depend."""
        return share > 0 and self._next() < share

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, all alike."""
        return items[int(self._next() * len(items))]

    def weighted(self, items: Sequence[tuple[T, float]]) -> T:
        """One of `items`, each as often as its weight says."""
        at = self._next() * sum(weight for _, weight in items)
        for item, weight in items:
            at -= weight
            if at < 0:
                return item
        return items[-1][0]

    def some(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different ones of `items`, in any order."""
        rest = list(items)
        return [rest.pop(self.between(0, len(rest) - 1)) for _ in range(count)]
