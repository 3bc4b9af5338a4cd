"""SwiGLU limits: applied as the checkpoint was trained."""

import dataclasses

import numpy as np
import pytest

from golden import assert_within


@pytest.fixture(scope="module")
def model(micro):
    return micro("micro-clamp")


@pytest.fixture(scope="module")
def unlimited(model):
    kinds = tuple(
        dataclasses.replace(kind, expert_limit=None, shared_limit=None)
        for kind in model.cfg.layer_kinds
    )
    return dataclasses.replace(model, cfg=dataclasses.replace(model.cfg, layer_kinds=kinds))


def test_without_limits_the_logits_are_those_of_engines_that_ignore_them(unlimited):
    assert_within(unlimited.whole.logits, unlimited.want["noclamp.logits"], 5e-4)


def test_with_limits_the_logits_are_not_those_of_engines_that_ignore_them(model):
    difference = np.abs(model.whole.logits - model.want["noclamp.logits"])
    assert difference.max() > 1
