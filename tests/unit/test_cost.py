"""The bytes of a decode step, against sums made by hand for the published flash geometry."""

import dataclasses

import pytest

from ling_jax.config import ModelConfig
from ling_jax.spec.config import DraftConfig
from ling_jax.testing.cost import BANDWIDTH, decode_bytes, distinct_experts, round_bytes
from ling_jax.testing.published import LING_FLASH, LING_FLASH_DSPARK

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


def test_the_stages_of_a_round_have_their_published_parts():
    parts = round_bytes(FLASH, DraftConfig.from_hf(LING_FLASH_DSPARK), 7, batch=1, context=1024)
    # Five layers, output head, and 80 KiB of context for each token.
    assert parts["draft"] == pytest.approx(891.3e6 + 804.8e6 + 1024 * 81920, rel=1e-3)
    assert parts["markov"] == pytest.approx(7 * (80.5e6 + 157184 * 4), rel=1e-3)
    assert parts["commit"] == 2 * 75_980_800
    assert parts["learn"] == pytest.approx(65.5e6 + 209.7e6 + 8 * 81920, rel=1e-3)
    step = decode_bytes(FLASH, 8, 1024)
    once = sum(step.values()) - 7 / 8 * (step["kda_state"] + step["mla_cache"])
    assert parts["verify"] == pytest.approx(once - 75_980_800)
