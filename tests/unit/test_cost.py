"""The bytes of a decode step, against sums made by hand for the published flash geometry."""

import dataclasses

import pytest

from ling_jax.config import ModelConfig
from ling_jax.testing.cost import BANDWIDTH, decode_bytes, distinct_experts
from ling_jax.testing.published import LING_FLASH

FLASH = dataclasses.replace(ModelConfig.from_hf(LING_FLASH), mtp_layers=0)
FP8 = dataclasses.replace(FLASH, scheme="fp8_block")


def test_experts_opened_by_independent_tokens():
    assert distinct_experts(1, 512, 8) == 8
    assert distinct_experts(64, 512, 8) == pytest.approx(325, abs=0.5)


def test_the_step_has_its_published_parts():
    parts = decode_bytes(FLASH, batch=1, context=4096)
    assert parts["kda_in"] == 35 * 20512 * 2560 * 2
    assert parts["experts"] == 40 * 8 * 3 * 2560 * 768 * 2
    assert parts["mla_cache"] == 7 * 4096 * 576 * 2
    assert parts["lm_head"] == 157184 * 2560 * 2


@pytest.mark.parametrize(
    ("cfg", "batch", "ms"), [(FLASH, 1, 2.416), (FP8, 1, 1.346), (FP8, 8, 4.534), (FP8, 64, 21.46)]
)
def test_floors_agree_with_an_independent_count(cfg, batch, ms):
    """The counts of the design notes, made from tables of the model's sizes."""
    floor = sum(decode_bytes(cfg, batch, 4096).values()) / BANDWIDTH * 1e3
    assert floor == pytest.approx(ms, rel=0.03)
