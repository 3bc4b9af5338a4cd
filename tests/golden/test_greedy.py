"""The serving path generates the golden tokens."""

import pytest

from golden.serving import generate_greedily


@pytest.mark.parametrize("name", ["micro-clamp", "micro-bf16", "micro-flash", "micro-tail"])
def test_the_executor_generates_the_golden_tokens(micro, name):
    model = micro(name)
    assert generate_greedily(model) == model.want["greedy.tokens"].tolist()
