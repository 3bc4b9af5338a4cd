"""Gated multi-head latent attention over a paged latent cache."""

import jax
import jax.numpy as jnp
from flax import struct
from jaxtyping import Array, Float, Int32

from ling_jax.cache import write_latent
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.layers.linear import linear
from ling_jax.layers.norm import rms_norm
from ling_jax.layers.rope import rotate, softmax_scale
from ling_jax.pallas.mla_attention import mla_decode, mla_prefill
from ling_jax.params import TensorSpec, Weight

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
    return MlaParams(
        q=spec((mla.heads, mla.qk_dim, rank or embed), "heads", "head_dim", q_axis),
        q_down=None if rank is None else spec((rank, embed), "q_rank", "embed"),
        q_norm=None if rank is None else spec((rank,), "q_rank"),
        kv_down=spec((mla.latent_dim, embed), "kv_rank", "embed"),
        kv_norm=spec((mla.kv_rank,), "kv_rank"),
        k_up=spec((mla.heads, mla.nope_dim, mla.kv_rank), "heads", "head_dim", "kv_rank"),
        v_up=spec((mla.heads, mla.v_dim, mla.kv_rank), "heads", "head_dim", "kv_rank"),
        gate=None if mla.output_gate is None else gates[mla.output_gate],
        out=spec((embed, mla.heads, mla.v_dim), "embed", "heads", "head_dim"),
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
    offsets = jnp.arange(x.shape[1], dtype=jnp.int32)[None, :]
    positions = starts[:, None] + offsets
    pages = write_latent(
        pages, page_table, starts, counts, latent_rows(params, x, positions, cfg=cfg)
    )
    q_nope, q_rope = _queries(params, x, positions, cfg)
    scale = softmax_scale(cfg.rope, cfg.mla.qk_dim)
    block_pages = -(-execution.attention_block // pages.shape[1])
    block_pages = min(block_pages, page_table.shape[1])

    def core(*arrays: jax.Array) -> jax.Array:
        if x.shape[1] <= execution.recurrent_tokens:
            return mla_decode(*arrays, scale=scale, block_pages=block_pages)
        queries = execution.attention_queries
        return mla_prefill(*arrays, scale=scale, block_pages=block_pages, block_queries=queries)

    heads = ("batch", "seq", "heads", "head_dim")
    up = ("heads", "head_dim", "kv_rank")
    whole = (("pages", None, "kv_rank"), ("batch", None), ("batch",), ("batch",))
    mixed = execution.parallel.local(core, (heads, heads, *whole, up, up), heads)(
        q_nope, q_rope, pages, page_table, starts, counts, params.k_up, params.v_up
    )
    return linear(_gated(params, x, mixed), params.out, contract=2), pages


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
    params: MlaParams, x: Block, positions: jax.Array, cfg: ModelConfig
) -> tuple[jax.Array, jax.Array]:
    if params.q_down is not None:
        x = rms_norm(linear(x, params.q_down), params.q_norm, eps=cfg.eps)
    q = linear(x, params.q)
    nope = cfg.mla.nope_dim
    return q[..., :nope], rotate(q[..., nope:], positions, cfg.rope)


def _gated(params: MlaParams, x: Block, mixed: jax.Array) -> jax.Array:
    if params.gate is None:
        return mixed
    gate = jax.nn.sigmoid(linear(x, params.gate).astype(jnp.float32)).astype(x.dtype)
    return mixed * (gate[..., None] if gate.ndim == 3 else gate)
