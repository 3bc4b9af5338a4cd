"""Which seats and pages are free."""

from collections.abc import Iterable

from ling_jax.errors import ContractError


class Pool:
    """The numbers 1 to `count`, each free or taken; 0 belongs to padding."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._free = list(range(count, 0, -1))
        self._taken: set[int] = set()

    @property
    def free(self) -> int:
        """How many numbers can be taken."""
        return len(self._free)

    @property
    def used(self) -> int:
        """How many numbers are taken."""
        return len(self._taken)

    def take(self, count: int) -> list[int]:
        """Takes `count` numbers.

        Raises:
          ContractError: fewer are free.
        """
        if count > self.free:
            raise ContractError(f"Pool.take: {count} asked for, {self.free} of {self.count} free.")
        numbers = [self._free.pop() for _ in range(count)]
        self._taken.update(numbers)
        return numbers

    def give_back(self, numbers: Iterable[int]) -> None:
        """Frees numbers that were taken.

        Raises:
          ContractError: one is not taken; given back twice it would get two owners.
        """
        for number in numbers:
            if number not in self._taken:
                raise ContractError(f"Pool.give_back: {number} is not taken.")
            self._taken.remove(number)
            self._free.append(number)


def pages_for(tokens: int, page_size: int) -> int:
    """Pages that hold `tokens` tokens."""
    return -(-tokens // page_size)
