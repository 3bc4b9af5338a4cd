"""Arrays, tilings and tuned-table keys of `mla_decode`, and the checks all backends share."""

from dataclasses import dataclass

import jax
from flax import struct
from jaxtyping import Array, Bool, Float, Float32, Int32

from ling_jax.errors import ContractError
from ling_jax.pallas._tuned import bucket
from ling_jax.params import Weight

Query = Float[Array, "batch heads qk"]
Down = Float[Array, "batch latent"]
Gain = Float[Array, " rank"]
KeyUp = Float[Array, "heads nope rank"]
ValueUp = Float[Array, "heads d_v rank"]
Angles = Float32[Array, "batch half_rope"]
Pages = Float[Array, "pages page latent"]
Table = Int32[Array, "batch pages_per_slot"]
Rows = Int32[Array, " batch"]
Live = Bool[Array, " batch"]
QueryLatent = Float[Array, "batch heads rank"]
QueryRope = Float[Array, "batch heads rope"]
Gate = Float[Array, "batch heads"] | Float[Array, "batch heads d_v"] | None
Mixed = Float[Array, "batch outputs"]

OP = "mla_decode"
QUANT_BLOCK = 128
_PROGRAMS = 264  # that run at once on an H200: two on each of 132 processors
_MAX_SPLITS = 64


@struct.dataclass
class PartialAttention:
    """Attention over some runs of positions, each normalised by its own sum.

    A run without positions has `top` -inf and `total` 0; its `out` holds anything.
    """

    out: Weight  # [batch, splits, heads, rank]
    top: Weight  # [batch, splits, heads] float32: largest score, times log2(e)
    total: Weight  # [batch, splits, heads] float32: sum of 2 ** (score * log2(e) - top)


@dataclass(frozen=True)
class AbsorbTiling:
    """How `absorb` is cut: each program makes `columns` of one head for `tokens` rows."""

    tokens: int = 16
    columns: int = 128
    num_warps: int = 4


@dataclass(frozen=True)
class AttentionTiling:
    """How `latent_attention` is cut: each program reads one run of one row for some heads."""

    splits: int = 1
    """Runs that the positions of each row are cut into."""
    heads: int = 32
    positions: int = 32
    """Cache rows of one loop step; a page that is smaller is a step."""
    ranks: int = 128
    """Latent columns of one product: fewer make more products that do not wait for each other."""
    num_warps: int = 4
    num_stages: int = 3
    """3 reads the next cache rows while these are multiplied; 2 does not."""


@dataclass(frozen=True)
class MergeTiling:
    """How `merge_values` is cut: each program makes `columns` of one head for `tokens` rows."""

    tokens: int = 16
    """1 multiplies on the vector units; more use the tensor cores, which pad to 16."""
    columns: int = 128
    ranks: int = 64
    """Latent columns of one step."""
    num_warps: int = 4


def absorb_key(heads: int, rank: int, dtype: jax.typing.DTypeLike, batch: int) -> str:
    """Entry of `absorb` in the tuned table."""
    return f"absorb_h{heads}_r{rank}_{jax.numpy.dtype(dtype).name}_b{bucket(batch)}"


def attention_key(
    heads: int, rank: int, dtype: jax.typing.DTypeLike, batch: int, positions: int
) -> str:
    """Entry of `latent_attention`; `positions` is what the page table has room for.

    Rows and rooms between the tuned sizes share the entry of the nearest one.
    """
    name = jax.numpy.dtype(dtype).name
    rows = 1 if batch == 1 else 8 if batch <= 16 else 64
    room = 4096 if positions <= 16384 else 32768
    return f"attention_h{heads}_r{rank}_{name}_b{rows}_p{room}"


def merge_key(heads: int, rank: int, dtype: jax.typing.DTypeLike, batch: int, splits: int) -> str:
    """Entry of `merge_values` in the tuned table."""
    name = jax.numpy.dtype(dtype).name
    return f"merge_h{heads}_r{rank}_{name}_b{bucket(batch)}_s{splits}"


def absorb_default(batch: int) -> AbsorbTiling:
    """The tiling of `absorb` for sizes that were not tuned."""
    return AbsorbTiling(tokens=16 if batch <= 16 else 64)


def attention_default(heads: int, batch: int, pages: int) -> AttentionTiling:
    """The tiling of `latent_attention` for sizes that were not tuned.

    Just enough splits to fill the device: more would cost more in partial results than they bring.
    """
    programs = batch * -(-heads // 32)
    splits = 1
    while 2 * splits * programs <= _PROGRAMS and 2 * splits <= min(_MAX_SPLITS, pages):
        splits *= 2
    return AttentionTiling(splits=splits)


def merge_default(batch: int, splits: int) -> MergeTiling:
    """The tiling of `merge_values` for sizes that were not tuned.

    Few programs with many loads under way: a step costs little more than the wait for its loads,
    and every program of a head reads that head's parts again.
    """
    if batch == 1:
        tokens, columns, at_once = 1, 32, 16384
    elif batch <= 16:
        tokens, columns, at_once = 4, 64 if batch > 4 else 32, 8192
    else:
        tokens, columns, at_once = 16, 128 if batch > 32 else 64, 8192
    ranks = min(256 if batch == 1 else 128, max(16, at_once // (tokens * splits)))
    return MergeTiling(tokens, columns, ranks, num_warps=8 if tokens == 4 else 16)


def check_absorb(
    q: jax.Array,
    down: jax.Array,
    k_up: jax.Array,
    cos: jax.Array,
    pages: jax.Array,
    eps: float,
) -> None:
    """Raises `ContractError` for sizes and dtypes that do not belong together."""
    _, nope, rank = k_up.shape
    rope = q.shape[2] - nope
    if rope <= 0 or rope != 2 * cos.shape[1]:
        raise ContractError(
            f"{OP}.absorb: q has {q.shape[2]} columns, expected nope {nope} plus rope "
            f"{2 * cos.shape[1]}."
        )
    if down.shape[1] != rank + rope or pages.shape[2] != rank + rope:
        raise ContractError(
            f"{OP}.absorb: down has {down.shape[1]} columns and pages {pages.shape[2]}, expected "
            f"rank {rank} plus rope {rope}."
        )
    _check_dtypes("absorb", q=q, down=down, k_up=k_up, pages=pages)
    if eps <= 0:
        raise ContractError(f"{OP}.absorb: eps must be positive, got {eps}.")


def check_attention(q_latent: jax.Array, q_rope: jax.Array, pages: jax.Array) -> None:
    """Raises `ContractError` for sizes and dtypes that do not belong together."""
    columns = q_latent.shape[2] + q_rope.shape[2]
    if pages.shape[2] != columns:
        raise ContractError(
            f"{OP}.latent_attention: pages have {pages.shape[2]} columns, expected {columns}."
        )
    _check_dtypes("latent_attention", q_latent=q_latent, q_rope=q_rope, pages=pages)


def check_merge(partials: PartialAttention, v_up: jax.Array, gate: Gate, quantize: bool) -> None:
    """Raises `ContractError` for sizes that do not belong together."""
    batch, splits, heads, rank = partials.out.shape
    if v_up.shape[0] != heads or v_up.shape[2] != rank:
        raise ContractError(
            f"{OP}.merge_values: v_up is {v_up.shape}, expected ({heads}, d_v, {rank})."
        )
    for name, x in (("top", partials.top), ("total", partials.total)):
        if x.shape != (batch, splits, heads):
            raise ContractError(
                f"{OP}.merge_values: {name} is {x.shape}, expected {(batch, splits, heads)}."
            )
    wanted = [(batch, heads), (batch, heads, v_up.shape[1])]
    if gate is not None and gate.shape not in wanted:
        raise ContractError(
            f"{OP}.merge_values: gate is {gate.shape}, expected {wanted[0]} or {wanted[1]}."
        )
    if quantize and heads * v_up.shape[1] % QUANT_BLOCK:
        raise ContractError(
            f"{OP}.merge_values: quantize needs a multiple of {QUANT_BLOCK} columns, got "
            f"{heads} x {v_up.shape[1]}."
        )


def _check_dtypes(function: str, **arrays: jax.Array) -> None:
    if len({x.dtype for x in arrays.values()}) > 1:
        got = ", ".join(f"{name} {x.dtype}" for name, x in arrays.items())
        raise ContractError(f"{OP}.{function}: one dtype expected, got {got}.")
