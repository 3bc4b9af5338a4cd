"""Arguments of the grouped expert products: routed tiles, shapes, tilings and their checks."""

import math
from dataclasses import dataclass

import jax
import jax.numpy as jnp
from flax import struct

from ling_jax.errors import ContractError
from ling_jax.pallas import _tuned
from ling_jax.params import Weight
from ling_jax.quant.four_bit import FourBit
from ling_jax.quant.fp8 import BLOCK, QRows, QTensor

Activations = jax.Array | QRows
Matrices = jax.Array | QTensor | FourBit

LARGEST = 3e38  # near the end of float32, so that a clamp there changes no sensible value


@struct.dataclass
class ExpertTiles:
    """Rows of work, sorted by expert and cut in tiles of one expert each.

    A pair is one choice of one token; its index is `token * top_k + choice`.
    """

    pairs: Weight  # int32 [capacity, block]: pair of each row of a tile; -1 pads behind them
    expert: Weight  # int32 [capacity]: expert of each tile; 0 where there is no work
    count: Weight  # int32 [1]: tiles with work; they come first
    top_k: int = struct.field(pytree_node=False)

    @property
    def capacity(self) -> int:
        return self.pairs.shape[0]

    @property
    def block(self) -> int:
        return self.pairs.shape[1]


@struct.dataclass
class SharedGateUp:
    """Gate and up projection of the expert that every token visits."""

    weight: Weight  # [2, mlp, embed], array or QTensor
    limit: float | None = struct.field(pytree_node=False, default=None)


@dataclass(frozen=True, kw_only=True)
class Tiling:
    """How the two products are cut; a side that this does not divide is cut smaller.

    `bn` counts weight rows (outputs) of a program, `bk` the inputs of one turn of its loop. With
    FP8 weights `bk` is at least the columns of one scale: 128, or those of a hidden row in `down`.
    With weights of four bits it is the shared expert's only.
    """

    gate_up_bn: int
    gate_up_bk: int
    gate_up_warps: int
    gate_up_stages: int
    down_bn: int
    down_bk: int
    down_warps: int
    down_stages: int


@dataclass(frozen=True)
class Sizes:
    """The numbers that one product is compiled for."""

    tokens: int
    top_k: int
    experts: int
    outputs: int  # rows of the weight, or of each of gate and up
    inputs: int
    has_shared: bool

    @property
    def pairs(self) -> int:
        return self.tokens * self.top_k

    @property
    def rows(self) -> int:
        """Rows of pairs, then one for each token if there is a shared expert."""
        return self.pairs + (self.tokens if self.has_shared else 0)


def capacity(pairs: int, experts: int, block: int) -> int:
    """Most tiles that any routing of so many pairs needs."""
    return max(1, min(pairs, experts + pairs // block))


LEAST_UNPACKED = 8


def least_block(weight: Matrices, has_fp8_rows: bool) -> int:
    """Fewest rows of a tile that a kernel multiplies.

    Weights that become bfloat16 in registers have products of 8 rows, which leave more registers;
    others stream through shared memory into products of 16.
    """
    is_unpacked = isinstance(weight, FourBit) or (isinstance(weight, QTensor) and not has_fp8_rows)
    return LEAST_UNPACKED if is_unpacked else 16


def choose_block(tokens: int, top_k: int, experts: int, least: int = 16) -> int:
    """Rows of a tile: room for about 1.5 times the average expert, from `least` to 128."""
    average = tokens * top_k / max(1, experts)
    return min(128, max(least, 1 << math.ceil(math.log2(max(1.0, 1.5 * average)))))


def form_of(rows: Activations, weight: Matrices) -> str:
    """The kind of a product in the tuned table."""
    if isinstance(weight, FourBit):
        return weight.kind
    if isinstance(weight, QTensor):
        return "fp8" if isinstance(rows, QRows) else "w8a16"
    return "bf16"


def key(sizes: Sizes, block: int, form: str, width: int, embed: int) -> str:
    """Entry of the tuned table."""
    rows = _tuned.bucket(sizes.tokens)
    return f"e{sizes.experts}_n{width}_k{embed}_{form}_t{rows}_b{block}"


def default_tiling(tokens: int, block: int, form: str) -> Tiling:
    """A tiling for sizes that nobody tuned."""
    is_fp8 = form in ("fp8", "w8a16")
    if form in ("int4", "mxfp4"):
        if block > 32:
            return make_tiling((128, 64, 8, 2), (256, 64, 8, 2))
        return make_tiling((32, 64, 2, 2), (64, 64, 2, 2))
    if block > 32:
        bn, bk = (64 if block > 64 else 128, 128) if is_fp8 else (128, 64)
        return make_tiling((bn, bk, 8, 3), (128, bk, 8, 3))
    if form == "w8a16":  # fewer than four warps: `wgmma` waits for weights that were unpacked
        return make_tiling((32, 128, 2, 3), (32, 128, 2, 3))
    if is_fp8:
        return make_tiling((64, 128, 4, 6), (64, 128, 4, 6))
    if tokens <= 4:
        return make_tiling((32, 128, 4, 5), (64, 128, 4, 5))
    return make_tiling((64, 128, 4, 3), (64, 128, 4, 4))


def make_tiling(gate_up: tuple[int, int, int, int], down: tuple[int, int, int, int]) -> Tiling:
    """From (bn, bk, warps, stages) of each product."""
    names = ("bn", "bk", "warps", "stages")
    parts = {"gate_up": gate_up, "down": down}
    numbers = {f"{p}_{n}": x for p, xs in parts.items() for n, x in zip(names, xs, strict=True)}
    return Tiling(**numbers)


def fit(size: int, at_most: int) -> int:
    """The largest power of two that divides `size` and is no larger than `at_most`."""
    return math.gcd(size, 1 << max(0, at_most.bit_length() - 1))


def gate_up_sizes(
    x: Activations, weight: Matrices, tiles: ExpertTiles, shared: SharedGateUp | None
) -> Sizes:
    """Checks the arguments of `gate_up`; raises `ContractError`."""
    if len(weight.shape) != 4 or weight.shape[1] != 2:
        raise ContractError(f"gate_up: weight must be [experts, 2, mlp, embed], got {weight.shape}")
    experts, _, mlp, embed = weight.shape
    if len(x.shape) != 2 or x.shape[1] != embed:
        raise ContractError(f"gate_up: x must be [tokens, {embed}], got {x.shape}")
    if shared is not None:
        _check_shared("gate_up", shared.weight, weight, (2, mlp, embed))
    if isinstance(x, QRows) and x.scale.shape != (x.shape[0], -(-embed // BLOCK)):
        raise ContractError(f"gate_up: x has scales {x.scale.shape}, one for each 128 columns")
    _check_kinds("gate_up", x, weight)
    return Sizes(x.shape[0], tiles.top_k, experts, mlp, embed, shared is not None)


def down_sizes(
    hidden: Activations, weight: Matrices, tiles: ExpertTiles, shared: Matrices | None
) -> Sizes:
    """Checks the arguments of `down`; raises `ContractError`."""
    if len(weight.shape) != 3:
        raise ContractError(f"down: weight must be [experts, embed, mlp], got {weight.shape}")
    experts, embed, mlp = weight.shape
    if len(hidden.shape) != 2 or hidden.shape[1] != mlp:
        raise ContractError(f"down: hidden must be [rows, {mlp}], got {hidden.shape}")
    of_token = tiles.top_k + (shared is not None)
    if hidden.shape[0] % of_token:
        raise ContractError(f"down: {hidden.shape[0]} rows are not {of_token} for each token")
    if shared is not None:
        _check_shared("down", shared, weight, (embed, mlp))
    if isinstance(hidden, QRows):
        groups = hidden.scale.shape[1]
        if hidden.scale.shape[0] != hidden.shape[0] or mlp % groups or BLOCK % (mlp // groups):
            raise ContractError(f"down: scales {hidden.scale.shape} do not fit {hidden.shape}")
    _check_kinds("down", hidden, weight)
    tokens = hidden.shape[0] // of_token
    return Sizes(tokens, tiles.top_k, experts, embed, mlp, shared is not None)


def _check_shared(op: str, shared: Matrices, weight: Matrices, shape: tuple[int, ...]) -> None:
    is_fp8 = isinstance(shared, QTensor)
    if shared.shape != shape or is_fp8 != isinstance(weight, QTensor):
        raise ContractError(f"{op}: the shared weight must be {shape} like the others' kind")
    if is_fp8:
        _check_scales(op, shared)


def _check_kinds(op: str, rows: Activations, weight: Matrices) -> None:
    if isinstance(rows, QRows) and not isinstance(weight, QTensor):
        raise ContractError(f"{op}: quantised rows need FP8 weights")
    if isinstance(weight, QTensor):
        _check_scales(op, weight)
    elif (
        not isinstance(weight, FourBit)
        and not isinstance(rows, QRows)
        and rows.dtype != weight.dtype
    ):
        raise ContractError(f"{op}: rows are {rows.dtype}, weights {weight.dtype}")


def _check_scales(op: str, weight: QTensor) -> None:
    *stack, outputs, inputs = weight.shape
    want = (*stack, -(-outputs // BLOCK), -(-inputs // BLOCK))
    if weight.scale.shape != want:
        raise ContractError(f"{op}: scales must be {want}, got {weight.scale.shape}")


def row_dtype(rows: Activations) -> jnp.dtype:
    """What products of these rows are rounded to: bfloat16 behind FP8."""
    return jnp.dtype(jnp.bfloat16) if isinstance(rows, QRows) else rows.dtype
