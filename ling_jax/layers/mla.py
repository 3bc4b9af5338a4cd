"""Gated multi-head latent attention over a paged latent cache."""

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float, Float32, Int32

from ling_jax.cache import write_latent
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import linear, linear_f32
from ling_jax.layers.norm import rms_norm
from ling_jax.layers.packed import packed_spec
from ling_jax.layers.rope import rotate, softmax_scale
from ling_jax.layers.step import (
    Normed,
    StepRows,
    normed_axes,
    project,
    project_out,
    step_rows_axes,
)
from ling_jax.pallas import mla_attention
from ling_jax.pallas.mla_decode import mla_decode
from ling_jax.pallas.mla_prefill import flash_segment
from ling_jax.params import TensorSpec, Weight, map_specs

Block = Float[Array, "batch seq embed"]


@struct.dataclass
class MlaParams:
    q: Weight  # [heads, nope + rope, embed or q_rank]
    q_down: Weight  # [q_rank, embed], or None for a direct query projection
    q_norm: Weight  # [q_rank], or None
    kv_down: Weight  # [kv_rank + rope, embed]
    kv_norm: Weight  # [kv_rank]
    k_up: Weight  # [heads, nope, kv_rank]
    v_up: Weight  # [heads, d_v, kv_rank]
    gate: Weight  # [heads, embed] head-wise, [heads, d_v, embed] element-wise, or None
    out: Weight  # [embed, heads, d_v]


def mla_spec(cfg: ModelConfig) -> MlaParams:
    """Declares the weights of one MLA layer."""
    mla, dtype, embed = cfg.mla, jnp.dtype(cfg.dtype), cfg.embed
    rank = mla.q_rank
    q_axis = "embed" if rank is None else "q_rank"

    def spec(shape: tuple[int, ...], *axes: str | None) -> TensorSpec:
        return TensorSpec(shape, dtype, axes, "ones" if len(shape) == 1 else "normal")

    gates = {
        "head_wise": spec((mla.heads, embed), "heads", "embed"),
        "element_wise": spec((mla.heads, mla.v_dim, embed), "heads", "head_dim", "embed"),
    }
    q = spec((mla.heads, mla.qk_dim, rank or embed), "heads", "head_dim", q_axis)
    out = spec((embed, mla.heads, mla.v_dim), "embed", "heads", "head_dim")
    # A query projection behind a low rank stays in full precision in every published checkpoint.
    return MlaParams(
        q=packed_spec(cfg, q, is_ragged=True) if rank is None else q,
        q_down=None if rank is None else spec((rank, embed), "q_rank", "embed"),
        q_norm=None if rank is None else spec((rank,), "q_rank"),
        kv_down=spec((mla.latent_dim, embed), "kv_rank", "embed"),
        kv_norm=spec((mla.kv_rank,), "kv_rank"),
        k_up=spec((mla.heads, mla.nope_dim, mla.kv_rank), "heads", "head_dim", "kv_rank"),
        v_up=spec((mla.heads, mla.v_dim, mla.kv_rank), "heads", "head_dim", "kv_rank"),
        gate=None if mla.output_gate is None else gates[mla.output_gate],
        out=packed_spec(cfg, out, contract=2),
    )


def mla(
    params: MlaParams,
    x: Block,
    pages: Float[Array, "pages page latent"],
    page_table: Int32[Array, "batch pages_per_slot"],
    starts: Int32[Array, " batch"],
    counts: Int32[Array, " batch"],
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[Block, Float[Array, "pages page latent"]]:
    """Stores the latents of a block of tokens, then attends from it to its whole sequence.

    Args:
      x: normalised input; rows from `counts` on are padding.
      pages: latents of all sequences; `page_table` lists each row's own.
      starts: tokens already stored for each row.
      counts: true tokens of each row.
    """
    parallel = execution.parallel

    def core(
        params: MlaParams,
        x: jax.Array,
        pages: jax.Array,
        page_table: jax.Array,
        starts: jax.Array,
        counts: jax.Array,
    ) -> tuple[jax.Array, jax.Array]:
        offsets = jnp.arange(x.shape[1], dtype=jnp.int32)[None, :]
        positions = starts[:, None] + offsets
        rows = latent_rows(params, x, positions, cfg=cfg)
        pages = write_latent(pages, page_table, starts, counts, rows)
        q_nope, q_rope = _queries(params, x, positions, cfg, execution)
        mixed = _attend(
            params,
            (q_nope, q_rope),
            pages,
            page_table,
            starts,
            counts,
            cfg=cfg,
            execution=execution,
        )
        out = linear_f32(_gated(params, x, mixed), params.out, contract=2, execution=execution)
        return parallel.sum(out, "heads"), pages

    whole, axes = ("batch", "seq", "embed"), map_specs(lambda s: s.axes, mla_spec(cfg))
    cached = ("pages", None, "kv_rank")
    out, pages = parallel.local(
        core, (axes, whole, cached, ("batch", None), ("batch",), ("batch",)), (whole, cached)
    )(params, x, pages, page_table, starts, counts)
    return out.astype(x.dtype), pages


def _attend(
    params: MlaParams,
    queries: tuple[jax.Array, jax.Array],
    pages: jax.Array,
    page_table: jax.Array,
    starts: jax.Array,
    counts: jax.Array,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> jax.Array:
    """Attention of a block of tokens over the pages of their sequences."""
    q_nope, q_rope = queries
    seq, scale = q_nope.shape[1], softmax_scale(cfg.rope, cfg.mla.qk_dim)
    if execution.kernels.mla_prefill != "reference" and seq > execution.recurrent_tokens:
        return _attend_expanded(
            params, queries, pages, page_table, starts, counts, scale, execution
        )
    block_pages = min(-(-execution.attention_block // pages.shape[1]), page_table.shape[1])
    arrays = (q_nope, q_rope, pages, page_table, starts, counts, params.k_up, params.v_up)
    if q_nope.shape[1] <= execution.recurrent_tokens:
        return mla_attention.mla_decode(*arrays, scale=scale, block_pages=block_pages)
    return mla_attention.mla_prefill(
        *arrays, scale=scale, block_pages=block_pages, block_queries=execution.attention_queries
    )


def _attend_expanded(
    params: MlaParams,
    queries: tuple[jax.Array, jax.Array],
    pages: jax.Array,
    page_table: jax.Array,
    starts: jax.Array,
    counts: jax.Array,
    scale: float,
    execution: ExecConfig,
) -> jax.Array:
    """Attention with keys and values expanded, as many at a time as fit beside everything else."""
    per_slot, page = page_table.shape[1], pages.shape[1]
    some = min(per_slot, max(1, execution.attention_segment // page))
    table = jnp.pad(page_table, ((0, 0), (0, -per_slot % some)))
    rank = params.k_up.shape[-1]

    def attend(index: jax.Array | int) -> tuple[jax.Array, jax.Array]:
        ids = jax.lax.dynamic_slice_in_dim(table, index * some, some, axis=1)
        latents = pages[ids].reshape(ids.shape[0], some * page, -1)
        compressed = latents[..., :rank]
        keys = linear(compressed, params.k_up, execution=execution)
        values = linear(compressed, params.v_up, execution=execution)
        return flash_segment(
            *queries,
            keys,
            latents[..., rank:],
            values,
            starts - index * some * page,
            counts,
            scale=scale,
            backend=execution.kernels.mla_prefill,
        )

    if some == per_slot:
        return attend(0)[0]

    def merge(index: jax.Array, carry: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
        total, top = carry
        out, weight = attend(index)
        new_top = jnp.maximum(top, weight)
        finite = jnp.where(jnp.isneginf(new_top), 0.0, new_top)
        # Sums are kept divided by the sum of their weights.
        old, new = jnp.exp2(top - finite), jnp.exp2(weight - finite)
        share = (new / jnp.maximum(old + new, 1e-30))[..., None]
        total = total + share * (out.astype(jnp.float32) - total)
        return total, finite + jnp.log2(jnp.maximum(old + new, 1e-30))

    q_nope = queries[0]
    zeros = jnp.zeros((*q_nope.shape[:3], params.v_up.shape[1]), jnp.float32)
    empty = jnp.full(q_nope.shape[:3], -jnp.inf, jnp.float32)
    segments = (jnp.max(starts + counts) + some * page - 1) // (some * page)
    return jax.lax.fori_loop(0, segments, merge, (zeros, empty))[0].astype(q_nope.dtype)


def mla_step(
    params: MlaParams,
    x: Normed,
    pages: Float[Array, "pages page latent"],
    at: StepRows,
    *,
    cfg: ModelConfig,
    execution: ExecConfig,
) -> tuple[Float32[Array, "splits rows embed"], Float[Array, "pages page latent"]]:
    """One token for each row: stores its latent and attends to its sequence.

    Args:
      pages: latents of all sequences, updated in place.

    Returns:
      Partial sums of the output, to be added in order, and the pages.
    """
    parallel, mla = execution.parallel, cfg.mla
    scale = softmax_scale(cfg.rope, mla.qk_dim)

    def core(
        params: MlaParams, x: Normed, pages: jax.Array, at: StepRows
    ) -> tuple[jax.Array, jax.Array]:
        q, down, gate = _step_projections(params, x, cfg, execution)
        mixed, pages = mla_decode(
            q.reshape(q.shape[0], -1, mla.qk_dim),
            down,
            params.kv_norm,
            params.k_up,
            params.v_up,
            gate,
            at.cos,
            at.sin,
            pages,
            at.page_table,
            at.lengths,
            at.is_live,
            eps=cfg.eps,
            scale=scale,
            quantize=x.quantized is not None,
            backend=execution.kernels.mla_decode,
        )
        parts = project_out(mixed, params.out, execution.output_splits, execution)
        return parallel.sum(parts, "heads"), pages

    axes = map_specs(lambda s: s.axes, mla_spec(cfg))
    cached = ("pages", None, "kv_rank")
    return parallel.local(
        core, (axes, normed_axes(x), cached, step_rows_axes()), ((None, "batch", "embed"), cached)
    )(params, x, pages, at)


def _step_projections(
    params: MlaParams, x: Normed, cfg: ModelConfig, execution: ExecConfig
) -> tuple[jax.Array, jax.Array, jax.Array | None]:
    """Queries, compressed keys and values, and gate logits: as few launches as there can be."""
    first = params.q if params.q_down is None else params.q_down
    weights = (first, params.kv_down, *(() if params.gate is None else (params.gate,)))
    dtype = x.rows.dtype
    q, down, *gate = project(x, weights, (dtype,) * len(weights), execution)
    if params.q_down is not None:
        q = linear(rms_norm(q, params.q_norm, eps=cfg.eps), params.q, execution=execution)
    return q, down, gate[0] if gate else None


def latent_rows(
    params: MlaParams, x: Block, positions: Int32[Array, "batch seq"], *, cfg: ModelConfig
) -> Float[Array, "batch seq latent"]:
    """What is cached for each token: the normalised latent, then the rotated shared key."""
    rank = cfg.mla.kv_rank
    down = linear(x, params.kv_down)
    latent = rms_norm(down[..., :rank], params.kv_norm, eps=cfg.eps)
    rope_key = rotate(down[..., None, rank:], positions, cfg.rope)[..., 0, :]
    return jnp.concatenate([latent, rope_key], axis=-1)


def _queries(
    params: MlaParams, x: Block, positions: jax.Array, cfg: ModelConfig, execution: ExecConfig
) -> tuple[jax.Array, jax.Array]:
    if params.q_down is not None:
        x = rms_norm(linear(x, params.q_down), params.q_norm, eps=cfg.eps)
    q = linear(x, params.q, execution=execution)
    nope = cfg.mla.nope_dim
    return q[..., :nope], rotate(q[..., nope:], positions, cfg.rope)


def _gated(params: MlaParams, x: Block, mixed: jax.Array) -> jax.Array:
    if params.gate is None:
        return mixed
    gate = jax.nn.sigmoid(linear(x, params.gate).astype(jnp.float32)).astype(x.dtype)
    return mixed * (gate[..., None] if gate.ndim == 3 else gate)
