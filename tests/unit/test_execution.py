"""Backends follow the device and the model's sizes; XLA options follow the platform."""

import dataclasses
from types import SimpleNamespace

import jax
import pytest

from ling_jax.backend import HOPPER, Kernels
from ling_jax.config import ModelConfig, PackedExperts
from ling_jax.engine.build import execution_for
from ling_jax.execution import OUTPUT_SPLITS, compiler_options, kernels_for
from ling_jax.sharding import Parallel
from ling_jax.testing.published import LING_FLASH, LING_TINY

H200 = [SimpleNamespace(platform="gpu", compute_capability="9.0")]
FLASH = ModelConfig.from_hf(LING_FLASH)


def changed(cfg: ModelConfig, part: str, **values: object) -> ModelConfig:
    return dataclasses.replace(cfg, **{part: dataclasses.replace(getattr(cfg, part), **values)})


@pytest.mark.parametrize("fields", [LING_FLASH, LING_TINY], ids=["flash", "tiny"])
def test_published_models_run_on_kernels_throughout(fields):
    cfg = ModelConfig.from_hf(fields)
    assert kernels_for(H200, cfg) == HOPPER
    execution = execution_for(H200, cfg, Parallel())
    assert (execution.kernels, execution.output_splits) == (HOPPER, OUTPUT_SPLITS)


@pytest.mark.parametrize(
    ("platform", "capability"), [("cpu", None), ("gpu", "8.0"), ("gpu", "gfx942"), ("gpu", None)]
)
def test_other_devices_run_plain_jax(platform, capability):
    device = SimpleNamespace(platform=platform)
    if capability is not None:
        device.compute_capability = capability
    assert kernels_for([device], FLASH) == Kernels()


def test_plain_jax_can_be_asked_for():
    execution = execution_for(H200, FLASH, Parallel(), "reference")
    assert (execution.kernels, execution.output_splits) == (Kernels(), 1)


def test_an_operation_without_a_kernel_for_the_sizes_runs_plain_jax():
    def references(cfg: ModelConfig) -> set[str]:
        chosen = dataclasses.asdict(kernels_for(H200, cfg))
        return {name for name, backend in chosen.items() if backend == "reference"}

    assert references(changed(FLASH, "kda", lower_bound=None)) == {"kda_prefill"}
    kda = {"kda_decode", "kda_verify", "kda_prefill"}
    assert references(changed(FLASH, "kda", head_dim=96)) == kda
    assert references(changed(FLASH, "mla", kv_rank=320)) == {"mla_decode"}
    assert references(changed(FLASH, "mla", rope_dim=48)) == {"mla_decode", "mla_prefill"}
    assert references(changed(FLASH, "moe", width=200)) == {"grouped_gemm"}
    for group, without in ((32, set()), (128, {"grouped_gemm"})):
        packed = PackedExperts(kind="int4", group=group)
        cfg = dataclasses.replace(FLASH, packed_experts=packed)
        assert references(cfg) == without
        assert references(dataclasses.replace(cfg, dtype="float32")) == {"grouped_gemm"}
    fp8 = dataclasses.replace(FLASH, scheme="fp8_block")
    assert references(fp8) == set()
    assert references(dataclasses.replace(fp8, dtype="float32")) == {"fp8"}


def test_a_markov_head_without_a_kernel_for_its_rank_runs_plain_jax():
    assert kernels_for(H200, FLASH, markov_rank=256).markov_step == "pallas"
    assert kernels_for(H200, FLASH, markov_rank=12).markov_step == "reference"


def test_a_draft_without_a_kernel_for_its_heads_runs_plain_jax():
    assert kernels_for(H200, FLASH, draft_head_dim=128).draft_attention == "pallas"
    assert kernels_for(H200, FLASH, draft_head_dim=96).draft_attention == "reference"


def test_gpu_programs_are_captured_whole(monkeypatch):
    monkeypatch.delenv("XLA_FLAGS", raising=False)
    options = compiler_options("gpu")
    assert "WHILE" in str(options["xla_gpu_enable_command_buffer"])
    assert options["xla_gpu_graph_min_graph_size"] == "1"
    assert not any("gpu" in name for name in compiler_options("cpu"))
    assert compiler_options() == compiler_options(jax.default_backend())


def test_an_option_that_the_environment_names_is_left_to_it(monkeypatch):
    monkeypatch.setenv("XLA_FLAGS", "--xla_gpu_graph_min_graph_size=5")
    options = compiler_options("gpu")
    assert "xla_gpu_graph_min_graph_size" not in options
    assert "xla_gpu_enable_command_buffer" in options
