"""What a sequence leaves behind: KDA states by slot, MLA latents by page.

A slot is a request's seat on the device. Slot 0 and page 0 belong to padding: padded rows write
there, where nothing is read.
"""

from dataclasses import replace

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float, Int32

from ling_jax.config import KdaConfig, ModelConfig
from ling_jax.params import TensorSpec, Weight, zeros


@struct.dataclass
class KdaState:
    """State of one KDA layer; constant in the length of the sequence."""

    recurrent: Weight  # [slots, heads, d_v, d_k] float32
    conv: Weight  # [slots, taps - 1, heads, 3, d_k]: last projected q, k, v rows, oldest first


@struct.dataclass
class Cache:
    """State of all layers, always donated to the step that changes it.

    Inside a step `kda`, `page_table` and `lengths` hold the rows of the batch (`take_rows`);
    between steps, those of all slots. A decode step leaves the large `kda` where it is and works on
    its slots (`view_rows`). `latent` is shared by all.
    """

    kda: tuple[KdaState, ...]  # one for each KDA layer
    latent: tuple[Weight, ...]  # one [pages, page, kv_rank + rope] for each MLA layer
    page_table: Weight  # [slots, pages_per_slot] int32: pages of each sequence in order, then 0
    lengths: Weight  # [slots] int32: tokens in each sequence
    slots: Weight = None  # [batch] int32: seats of the rows, where `kda` holds those of all slots


def kda_state_spec(cfg: ModelConfig, slots: int) -> KdaState:
    """Declares the state of one KDA layer."""
    kda: KdaConfig = cfg.kda
    axes = ("slots", "heads", None, "head_dim")
    return KdaState(
        recurrent=TensorSpec(
            (slots, kda.heads, kda.head_dim, kda.head_dim), jnp.float32, axes, "zeros"
        ),
        conv=TensorSpec(
            (slots, kda.taps - 1, kda.heads, 3, kda.head_dim),
            jnp.dtype(cfg.dtype),
            ("slots", None, "heads", None, "head_dim"),
            "zeros",
        ),
    )


def latent_spec(cfg: ModelConfig, pages: int, page_size: int) -> TensorSpec:
    """Declares the latent pages of one MLA layer."""
    shape = (pages, page_size, cfg.mla.latent_dim)
    return TensorSpec(shape, jnp.dtype(cfg.dtype), ("pages", None, "kv_rank"), "zeros")


def cache_spec(
    cfg: ModelConfig, *, slots: int, pages: int, page_size: int, pages_per_slot: int
) -> Cache:
    """Declares the cache; `slots` and `pages` count the padding seat and page too."""
    mixers = [kind.mixer for kind in cfg.layer_kinds]
    return Cache(
        kda=tuple(kda_state_spec(cfg, slots) for _ in range(mixers.count("kda"))),
        latent=tuple(latent_spec(cfg, pages, page_size) for _ in range(mixers.count("mla"))),
        page_table=TensorSpec((slots, pages_per_slot), jnp.int32, ("slots", None), "zeros"),
        lengths=TensorSpec((slots,), jnp.int32, ("slots",), "zeros"),
    )


def contiguous(cfg: ModelConfig, *, batch: int, length: int, page_size: int = 64) -> Cache:
    """A zeroed cache whose row i owns its own run of pages: for use without an engine."""
    per_slot = -(-length // page_size)
    pages = batch * per_slot
    spec = cache_spec(
        cfg, slots=batch, pages=pages + 1, page_size=page_size, pages_per_slot=per_slot
    )
    table = 1 + jnp.arange(pages, dtype=jnp.int32).reshape(batch, per_slot)
    return replace(zeros(spec), page_table=table)


def take_rows(cache: Cache, slots: Int32[Array, " batch"]) -> Cache:
    """The cache as the rows `slots` see it."""
    return replace(
        cache,
        kda=jax.tree.map(lambda x: x[slots], cache.kda),
        page_table=cache.page_table[slots],
        lengths=cache.lengths[slots],
    )


def view_rows(cache: Cache, slots: Int32[Array, " batch"]) -> Cache:
    """As `take_rows`, with the KDA states left in their slots."""
    return replace(
        cache, page_table=cache.page_table[slots], lengths=cache.lengths[slots], slots=slots
    )


def put_rows(cache: Cache, slots: Int32[Array, " batch"], rows: Cache) -> Cache:
    """The cache after the rows `slots` became `rows`; several rows may name slot 0."""
    kda = rows.kda
    if rows.slots is None:
        kda = jax.tree.map(lambda x, row: x.at[slots].set(row), cache.kda, kda)
    return replace(
        cache,
        kda=kda,
        latent=rows.latent,
        page_table=cache.page_table.at[slots].set(rows.page_table),
        lengths=cache.lengths.at[slots].set(rows.lengths),
    )


def write_latent(
    pages: Float[Array, "pages page latent"],
    page_table: Int32[Array, "batch pages_per_slot"],
    starts: Int32[Array, " batch"],
    counts: Int32[Array, " batch"],
    rows: Float[Array, "batch seq latent"],
) -> Float[Array, "pages page latent"]:
    """Stores the latents of positions `starts + [0, counts)`; padding goes to page 0."""
    page_size, seq = pages.shape[1], rows.shape[1]
    offset = jnp.arange(seq, dtype=jnp.int32)[None, :]
    position = starts[:, None] + offset
    page = jnp.take_along_axis(page_table, position // page_size, axis=1, mode="clip")
    page = jnp.where(offset < counts[:, None], page, 0)
    return pages.at[page, position % page_size].set(rows.astype(pages.dtype))
