"""Which implementation runs each operation: chosen once, before anything is compiled."""

from dataclasses import dataclass
from typing import Literal

Backend = Literal["reference", "dense", "pallas", "pallas_interpret", "triton"]
"""`reference` is plain JAX and runs everywhere. `dense`, of `grouped_gemm` and `mla_prefill`, is
plain JAX without loops that the data decides, so that it has a gradient. `pallas` (Triton lowering)
and `triton` (kernels written in Triton) need an NVIDIA GPU; `pallas_interpret` runs the Pallas
kernel on any device, slowly, for tests."""

KernelChoice = Literal["auto", "reference"]
"""What a user asks for: kernels where there are some, or plain JAX for everything."""


@dataclass(frozen=True, kw_only=True)
class Kernels:
    """Backend of every operation; the default runs everywhere.

    `fp8` is the backend of products with FP8 weights, which the Pallas lowering cannot give to
    the FP8 tensor cores.
    """

    kda_decode: Backend = "reference"
    kda_prefill: Backend = "reference"
    kda_verify: Backend = "reference"
    mla_decode: Backend = "reference"
    mla_prefill: Backend = "reference"
    matmul: Backend = "reference"
    grouped_gemm: Backend = "reference"
    fp8: Backend = "reference"
    topk_router: Backend = "reference"
    residual_norm: Backend = "reference"
    draft_attention: Backend = "reference"
    markov_step: Backend = "reference"


TRAINING = Kernels(grouped_gemm="dense", mla_prefill="dense")
"""A whole model that has a gradient."""

HOPPER = Kernels(
    kda_decode="pallas",
    kda_prefill="pallas",
    kda_verify="pallas",
    mla_decode="pallas",
    mla_prefill="pallas",
    matmul="pallas",
    grouped_gemm="pallas",
    fp8="triton",
    topk_router="pallas",
    residual_norm="pallas",
    draft_attention="pallas",
    markov_step="pallas",
)
"""Everything on kernels, for compute capability 9.0."""
