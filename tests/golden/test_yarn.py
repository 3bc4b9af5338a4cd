"""YaRN with and without DeepSeek's scale factors, on the weights of one checkpoint."""

import numpy as np
import pytest

from golden import assert_within


@pytest.fixture(scope="module")
def plain(micro):
    files = {"config": "config.yarn-plain.json", "golden": "golden.yarn-plain.safetensors"}
    return micro("micro-tail", **files)


def test_yarn_without_scale_factors_gives_its_own_golden_logits(plain):
    assert_within(plain.whole.final_norm, plain.want["final_norm"], 2e-4)
    assert_within(plain.whole.logits, plain.want["logits"], 5e-4)


def test_yarn_without_scale_factors_generates_its_own_golden_tokens(plain):
    assert plain.greedy() == plain.want["greedy.tokens"].tolist()


def test_the_scale_factors_matter(micro, plain):
    difference = np.abs(micro("micro-tail").want["logits"] - plain.whole.logits)
    assert difference.max() > 1
