"""Blocked softmax attention in plain JAX: memory for one block of keys, whatever the context."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp

_NEVER = -1e30  # finite, so that a row without keys gives 0 and not NaN


def product(equation: str, x: jax.Array, y: jax.Array) -> jax.Array:
    """An einsum accumulated in float32, at full precision for float32 operands."""
    return jnp.einsum(
        equation, x, y, precision=jax.lax.Precision.HIGHEST, preferred_element_type=jnp.float32
    )


@dataclass(frozen=True)
class BlockReader:
    """Reads `block_pages` pages of every sequence at a time."""

    pages: jax.Array
    page_table: jax.Array
    block_pages: int
    expand: Callable[[jax.Array], Any]

    @property
    def rows(self) -> int:
        """Keys of one block."""
        return self.block_pages * self.pages.shape[1]

    def __call__(self, index: jax.Array, ends: jax.Array) -> Any:
        """Block `index`; rows from `ends` on are zeros, whatever an earlier owner left there."""
        batch, per_slot = self.page_table.shape
        # The last block may be cut short: pad the table, since a clamped slice would shift it.
        padded = jnp.pad(self.page_table, ((0, 0), (0, -per_slot % self.block_pages)))
        ids = jax.lax.dynamic_slice_in_dim(padded, index * self.block_pages, self.block_pages, 1)
        block = self.pages[ids].reshape(batch, self.rows, self.pages.shape[-1])
        is_owned = self.keys(index)[None, :] < ends[:, None]
        return self.expand(jnp.where(is_owned[..., None], block, 0))

    def keys(self, index: jax.Array) -> jax.Array:
        """Positions of the keys of block `index`."""
        return index * self.rows + jnp.arange(self.rows, dtype=jnp.int32)


def query_blocks(q: jax.Array, block: int) -> jax.Array:
    """[batch, seq, ...] as [blocks, batch, block, ...], padded with zeros."""
    batch, seq = q.shape[:2]
    padded = jnp.pad(q, ((0, 0), (0, -seq % block)) + ((0, 0),) * (q.ndim - 2))
    return jnp.moveaxis(padded.reshape(batch, -1, block, *q.shape[2:]), 1, 0)


def attend(
    read: BlockReader,
    scores: Callable[[Any], jax.Array],
    mix: Callable[[jax.Array, Any], jax.Array],
    starts: jax.Array,
    counts: jax.Array,
    q_shape: tuple[int, ...],
    width: int,
    *,
    scale: float,
) -> jax.Array:
    """Softmax over all blocks that hold a key.

    Returns:
      float32 [batch, heads, seq, width].
    """
    _, total, out = attend_unscaled(read, scores, mix, starts, counts, q_shape, width, scale=scale)
    return out / jnp.maximum(total, 1e-30)[..., None]


def attend_unscaled(
    read: BlockReader,
    scores: Callable[[Any], jax.Array],
    mix: Callable[[jax.Array, Any], jax.Array],
    starts: jax.Array,
    counts: jax.Array,
    q_shape: tuple[int, ...],
    width: int,
    *,
    scale: float,
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """`attend` before its division, with the running maximum and sum of online softmax.

    Returns:
      The largest score (-1e30 without a key) and the sum of the weights, float32 [batch, heads,
      seq]; the weighted sum, float32 [batch, heads, seq, width].

    Source: online normaliser calculation for softmax (arXiv 1805.02867).
    """
    batch, seq, heads, _ = q_shape
    ends = starts + counts
    position = starts[:, None] + jnp.arange(seq, dtype=jnp.int32)[None, :]

    def run(index: jax.Array, carry: tuple[jax.Array, ...]) -> tuple[jax.Array, ...]:
        top, total, out = carry
        block = read(index, ends)
        key = read.keys(index)[None, None, :]
        is_seen = (key <= position[:, :, None]) & (key < ends[:, None, None])
        s = jnp.where(is_seen[:, None], scores(block) * scale, _NEVER)
        new_top = jnp.maximum(top, s.max(-1))
        weights = jnp.where(is_seen[:, None], jnp.exp(s - new_top[..., None]), 0.0)
        keep = jnp.exp(top - new_top)
        out = out * keep[..., None] + mix(weights.astype(read.pages.dtype), block)
        return new_top, total * keep + weights.sum(-1), out

    shape = (batch, heads, seq)
    carry = (
        jnp.full(shape, _NEVER, jnp.float32),
        jnp.zeros(shape, jnp.float32),
        jnp.zeros((*shape, width), jnp.float32),
    )
    blocks = (ends.max() + read.rows - 1) // read.rows
    return jax.lax.fori_loop(0, blocks, run, carry)
