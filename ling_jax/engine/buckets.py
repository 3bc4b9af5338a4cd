"""Which compiled shape a call runs in."""

from collections.abc import Sequence

CALL_TOKENS = 512
"""What a prefill call costs besides its tokens, in tokens: weights are read whatever it holds."""


def choose_prefill(
    buckets: Sequence[tuple[int, int]], unread: Sequence[int]
) -> tuple[tuple[int, int], list[int]]:
    """Picks the bucket that wastes least; returns it and the tokens each of its rows takes.

    Padding and the fixed cost of a call are waste, so the winner reads the most tokens for each
    token of cost. Rows are filled in order, so nobody is overtaken for a better fit.

    Args:
      buckets: (rows, tokens of each row), ascending in rows x tokens.
      unread: tokens left to read of each candidate, in order of arrival; not empty.
    """

    def takes(bucket: tuple[int, int]) -> list[int]:
        rows, tokens = bucket
        return [min(count, tokens) for count in unread[:rows]]

    def worth(bucket: tuple[int, int]) -> tuple[float, int]:
        read = sum(takes(bucket))
        return read / (bucket[0] * bucket[1] + CALL_TOKENS), read

    best = max(buckets, key=worth)
    return best, takes(best)


def choose_decode(buckets: Sequence[int], rows: int) -> int:
    """Picks the smallest bucket that holds `rows`."""
    return next(bucket for bucket in buckets if bucket >= rows)
