"""What an operation can run on, and the one line that says that it cannot."""

from typing import NoReturn

from ling_jax.backend import Backend
from ling_jax.errors import UnsupportedError

__all__ = ["Backend", "is_power_of_two", "refuse"]


def refuse(op: str, backend: str, reason: str) -> NoReturn:
    """Raises the `UnsupportedError` of an operation.

    Args:
      reason: what is not supported, got and expected, and which backend to use instead.
    """
    raise UnsupportedError(f"{op}[{backend}]: {reason}.")


def is_power_of_two(n: int) -> bool:
    """Whether `n` can be the extent of a tile."""
    return n > 0 and n & (n - 1) == 0
