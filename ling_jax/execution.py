"""How this process runs a model: what the checkpoint does not say."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace

import jax

from ling_jax.backend import HOPPER, Kernels
from ling_jax.config import Activations, ModelConfig
from ling_jax.quant import four_bit
from ling_jax.sharding import Device, Parallel

_EVERYWHERE: dict[str, str | bool] = {
    # Otherwise the CPU compiler widens every expert and the whole cache from bfloat16 to float32
    # before every loop that reads a few of their rows.
    "xla_disable_hlo_passes": "while-loop-invariant-code-motion",
}
_GPU: dict[str, str | bool] = {
    # A decode step is one captured graph: every kind of work that XLA can capture, loops included.
    "xla_gpu_enable_command_buffer": (
        "FUSION,CUBLAS,CUBLASLT,CUDNN,CUSTOM_CALL,DYNAMIC_SLICE_FUSION,CONDITIONAL,WHILE,COLLECTIVES"
    ),
    "xla_gpu_graph_min_graph_size": "1",  # runs of fewer than five launches are captured too
}

OUTPUT_SPLITS = 4
"""Partial sums of an output projection on a GPU: 2560 outputs alone do not fill the card."""


def compiler_options(platform: str | None = None) -> dict[str, str | bool]:
    """XLA options of every program that runs the model, for `jit(..., compiler_options=...)`.

    An option that the environment variable `XLA_FLAGS` names is left to it.

    Args:
      platform: of the devices, "cpu" or "gpu"; JAX's default one if None.
    """
    is_gpu = (platform or jax.default_backend()) == "gpu"
    own = os.environ.get("XLA_FLAGS", "")
    options = _EVERYWHERE | (_GPU if is_gpu else {})
    return {name: value for name, value in options.items() if name not in own}


def kernels_for(
    devices: Sequence[Device],
    cfg: ModelConfig,
    *,
    markov_rank: int | None = None,
    draft_head_dim: int | None = None,
) -> Kernels:
    """Which backend runs each operation of a model: kernels where they have its sizes.

    Kernels need NVIDIA GPUs from compute capability 9.0. Nothing falls back later: an operation
    that cannot run a call raises.

    Args:
      markov_rank: of a draft's Markov head, if there is a draft.
      draft_head_dim: of its attention.
    """
    if devices[0].platform != "gpu" or _compute_capability(devices[0]) < 9.0:
        return Kernels()
    kda, mla = cfg.kda, cfg.mla
    has_kda = _is_power_of_two(kda.head_dim) and kda.head_dim <= 128
    has_chunks = has_kda and kda.taps > 1 and kda.lower_bound is not None and kda.lower_bound >= -5
    widths = (mla.nope_dim, mla.rope_dim, mla.v_dim)
    has_mla = all(_is_power_of_two(n) for n in widths)
    has_markov = markov_rank is None or _is_power_of_two(markov_rank)
    has_draft = draft_head_dim is None or _is_power_of_two(draft_head_dim)
    packed = cfg.packed_experts
    step = 16 if packed is None else four_bit.BLOCK
    has_experts = cfg.embed % step == 0 and cfg.moe.width % step == 0
    if packed is not None:
        has_experts = has_experts and packed.group == four_bit.RUN and cfg.dtype == "bfloat16"
    has_fp8 = cfg.scheme is None or cfg.dtype == "bfloat16"
    return replace(
        HOPPER,
        kda_decode="pallas" if has_kda else "reference",
        kda_verify="pallas" if has_kda else "reference",
        kda_prefill="pallas" if has_chunks else "reference",
        mla_decode="pallas" if has_mla and _is_power_of_two(mla.kv_rank) else "reference",
        mla_prefill="pallas" if has_mla else "reference",
        grouped_gemm="pallas" if has_experts else "reference",
        fp8="triton" if has_fp8 else "reference",
        draft_attention="pallas" if has_draft else "reference",
        markov_step="pallas" if has_markov else "reference",
        residual_norm="pallas" if cfg.embed % 16 == 0 else "reference",
    )


def _compute_capability(device: Device) -> float:
    """Of an NVIDIA GPU; 0 for others, whose architectures have names."""
    number = str(getattr(device, "compute_capability", ""))
    return float(number) if number.replace(".", "", 1).isdigit() else 0.0


def _is_power_of_two(n: int) -> bool:
    return n >= 16 and n & (n - 1) == 0


@dataclass(frozen=True, kw_only=True)
class ExecConfig:
    """Placement, backends and tilings; hashable, so that it can be a static argument of `jit`."""

    parallel: Parallel = Parallel()
    """The mesh and its rules."""
    kernels: Kernels = Kernels()
    """Backend of every operation."""
    activations: Activations = "full"
    """`fp8` quantises what FP8 weights multiply, as it comes."""
    recurrent_tokens: int = 8
    """Blocks of up to this many tokens run KDA token by token and MLA in absorbed form."""
    kda_chunk: int = 64
    """Tokens of a KDA chunk; a power of two of at least 16."""
    attention_queries: int = 1024
    """Queries that MLA prefill holds scores for at a time."""
    attention_block: int = 256
    """Keys that MLA attention reads at a time, rounded up to whole pages."""
    attention_segment: int = 8192
    """Keys that the kernels of MLA prefill find expanded at a time, rounded to whole pages."""
    expert_block: int = 16
    """Rows of a tile of the grouped expert products, up to 64 tokens."""
    output_splits: int = 1
    """Partial sums of an output projection in decode: more of them fill the card at few rows."""

    @property
    def platform(self) -> str:
        """Of the devices that programs run on."""
        mesh = self.parallel.mesh
        return jax.default_backend() if mesh is None else mesh.devices.flat[0].platform
