"""From examples to padded batches of few shapes, in an order that seed and step decide."""

from collections.abc import Sequence

import jax.numpy as jnp
import numpy as np

from ling_jax.training.draft_data import Example
from ling_jax.training.draft_step import TrainBatch

SMALLEST = 16
"""Tokens of the smallest bucket, if nobody wants a larger one."""


def bucket(tokens: int, length: int, smallest: int = SMALLEST) -> int:
    """The length that a sequence is padded to: a power of two, or `length` if that is less."""
    return min(length, max(smallest, 1 << (tokens - 1).bit_length()))


def hold_out(
    examples: Sequence[Example], share: float, seed: int
) -> tuple[list[Example], list[Example]]:
    """Splits the examples into those to train on and a random `share` to evaluate on.

    At least one is held out if the share is above 0 and there are two; one is left to train on.
    """
    count = min(max(round(share * len(examples)), int(share > 0)), len(examples) - 1)
    order = np.random.default_rng((seed, 1)).permutation(len(examples))
    held = set(order[:count].tolist())
    kept = [example for i, example in enumerate(examples) if i not in held]
    return kept, [examples[i] for i in sorted(held)]


class Batches:
    """Batches of examples, an endless row of epochs.

    Args:
      examples: at least one.
      size: sequences of a batch.
      length: tokens of a sequence at most.
      seed: decides the order.
      smallest: tokens that every sequence is padded to.
    """

    def __init__(
        self,
        examples: Sequence[Example],
        size: int,
        length: int,
        seed: int,
        smallest: int = SMALLEST,
    ) -> None:
        self._examples, self._size, self._seed = examples, size, seed
        self._length, self._smallest = length, smallest
        buckets = [bucket(len(example.ids), length, smallest) for example in examples]
        self._buckets = np.asarray(buckets)
        self._epoch = (-1, np.zeros((0, size), np.int64))
        self.per_epoch = -(-len(examples) // size)
        """Batches in which every example comes up."""

    def shapes(self) -> list[TrainBatch]:
        """One batch for each length that batches have."""
        firsts = np.unique(self._buckets, return_index=True)[1]
        some = [[self._examples[i]] for i in firsts]
        return [pack(x, self._size, self._length, self._smallest) for x in some]

    def at(self, step: int) -> TrainBatch:
        """The batch of a step, whatever came before it."""
        epoch, place = divmod(step, self.per_epoch)
        if self._epoch[0] != epoch:
            self._epoch = (epoch, self._order(epoch))
        chosen = [self._examples[i] for i in self._epoch[1][place]]
        return pack(chosen, self._size, self._length, self._smallest)

    def _order(self, epoch: int) -> np.ndarray:
        """Indices of each batch of an epoch: int64 [batches, size].

        Sequences of like length stand together, so that little is padding; which ones and in which
        order is random. Where the last batch is not full, some examples come twice.
        """
        rng = np.random.default_rng((self._seed, 0, epoch))
        order = np.resize(rng.permutation(len(self._examples)), self.per_epoch * self._size)
        order = order[np.argsort(self._buckets[order], kind="stable")]
        return rng.permutation(order.reshape(self.per_epoch, self._size))


def in_order(
    examples: Sequence[Example], size: int, length: int, smallest: int = SMALLEST
) -> list[TrainBatch]:
    """Batches in which every example comes once; missing ones count nothing."""
    ordered = sorted(examples, key=lambda example: len(example.ids))
    starts = range(0, len(ordered), size)
    return [pack(ordered[start : start + size], size, length, smallest) for start in starts]


def pack(
    examples: Sequence[Example], size: int, length: int, smallest: int = SMALLEST
) -> TrainBatch:
    """Pads examples to the bucket of the longest, and up to `size` of them.

    Args:
      length: the largest bucket.
    """
    seq = bucket(max(len(example.ids) for example in examples), length, smallest)
    tokens, mask = np.zeros((size, seq), np.int32), np.zeros((size, seq), np.bool_)
    counts = np.zeros((size,), np.int32)
    for i, example in enumerate(examples):
        counts[i] = len(example.ids)
        tokens[i, : counts[i]], mask[i, : counts[i]] = example.ids, example.mask
    return TrainBatch(*(jnp.asarray(x) for x in (tokens, mask, counts)))
