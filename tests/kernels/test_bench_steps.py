"""The whole-step benchmarks run on a tiny model on the CPU; nothing is asked of the times."""

import argparse
import dataclasses
import importlib
import re
from pathlib import Path

import jax
import pytest

from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import draft_spec
from ling_jax.spec.dspark import Dspark
from ling_jax.testing import tiny_config
from ling_jax.testing.published import LING_FLASH_DSPARK
from ling_jax.testing.random_weights import fill

SCRIPTS = Path(__file__).parents[2] / "scripts"
# Blocks of 128 x 128 in every projection.
SIZES = {
    "hidden_size": 256,
    "intermediate_size": 128,
    "moe_intermediate_size": 128,
    "moe_shared_expert_intermediate_size": 128,
    "head_dim": 128,
    "kv_lora_rank": 128,
    "qk_nope_head_dim": 112,
    "qk_rope_head_dim": 16,
    "qk_head_dim": 128,
    "v_head_dim": 128,
}


@pytest.fixture
def scripts(monkeypatch):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    names = ("bench_decode", "bench_prefill", "decode_report")
    return tuple(importlib.import_module(name) for name in names)


@pytest.mark.parametrize("form", ["bf16", "fp8", "mxfp4"])
def test_steps_of_a_tiny_model(scripts, form):
    bench_decode, bench_prefill, decode_report = scripts
    cfg = ModelConfig.from_hf(tiny_config(**SIZES))
    scheme, experts = bench_decode.FORMATS[form]
    cfg = dataclasses.replace(cfg, mtp_layers=0, scheme=scheme, packed_experts=experts)
    params = bench_decode.make_params(cfg)
    args = argparse.Namespace(
        context=100, steps=2, repeats=1, profile=False, cache=False, count_experts=True, batch=[2]
    )
    decoded = bench_decode.measure(cfg, ExecConfig(), params, args, 2)
    assert decoded["floor_ms"] > 0
    assert 1 <= decoded["experts_opened"] <= cfg.moe.experts
    report = {
        "model": "tiny",
        "format": form,
        "device": "cpu",
        "steps": 2,
        "date": "",
        "jax": jax.__version__,
        "command": "",
    }
    decoded["profile"] = [
        {"kernel": "kda_decode_kernel", "calls": 2.0, "us_each": 20.0, "us_per_step": 40.0}
    ]
    text = decode_report.markdown(report | {"results": [decoded]})
    assert "| 2 | 100 |" in text
    assert "| `kda_decode_kernel` | KDA states | 2 | 20.00 | 40 |" in text
    read = bench_prefill.measure(cfg, ExecConfig(), params, 64, args)
    assert "| 64 |" in bench_prefill.markdown(report | {"results": [read]})


def test_rounds_of_a_tiny_model(scripts):
    bench_decode, bench_round = scripts[0], importlib.import_module("bench_round")
    cfg = dataclasses.replace(ModelConfig.from_hf(tiny_config(**SIZES)), mtp_layers=0)
    fields = dict(LING_FLASH_DSPARK) | {
        "hidden_size": cfg.embed,
        "vocab_size": cfg.vocab,
        "num_hidden_layers": 1,
        "num_target_layers": cfg.layers,
        "target_layer_ids": [0],
        "mask_token_id": 1,
        "markov_rank": 16,
    }
    draft_cfg = DraftConfig.from_hf(fields)
    setup = bench_round.Setup(
        cfg=cfg,
        execution=ExecConfig(),
        drafter=Dspark(draft_cfg, 2),
        params=bench_decode.make_params(cfg),
        draft=fill(draft_spec(draft_cfg)),
        context=20,
        rounds=1,
        repeats=1,
    )
    result = bench_round.measure(bench_round.Rounds(setup, 1))
    assert 1 <= result["accept_length"] <= 3
    assert 1 <= result["sampled_accept_length"] <= 3
    assert result["long_ms"] > 0
    assert result["sampled_ms"] > 0
    assert set(result["stage_ms"]) == set(result["floor_ms"])
    report = {"model": "tiny", "format": "bf16", "device": "cpu", "date": "", "command": ""}
    report |= {"jax": jax.__version__, "drafts": 2, "rounds": 1, "context": 20}
    text = bench_round.markdown(report | {"results": [result]})
    assert "| verify | 1 |" in text


def test_the_report_knows_kernels_by_their_names(scripts):
    """A profile names a kernel like the function that is its body."""
    bodies = set()
    for path in (SCRIPTS.parent / "ling_jax" / "pallas").glob("*/*kernel.py"):
        bodies |= set(re.findall(r"def (\w+_kernel)\(", path.read_text()))
    assert set(scripts[2].KERNELS) <= bodies
