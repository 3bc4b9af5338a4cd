"""The serving path generates the golden tokens and scores prompts as the golden logits do."""

import numpy as np
import pytest

from golden import assert_within
from golden.serving import Server


@pytest.fixture(scope="module", params=["micro-clamp", "micro-bf16", "micro-flash", "micro-tail"])
def served(request, micro):
    """A model and its server."""
    model = micro(request.param)
    return model, Server(model)


def test_the_executor_generates_the_golden_tokens(served):
    model, server = served
    want = model.want["greedy.tokens"].tolist()
    made = server.generate(model.want["greedy.prompt"].tolist(), len(want))
    assert [entry.id for entry in made] == want
    margins = [entry.top[0][1] - entry.top[1][1] for entry in made]
    assert_within(margins, model.want["greedy.margin"], 1e-3)  # a difference of two logits


def test_prompts_are_scored_by_the_golden_logits(served):
    model, server = served
    ids = model.ids[:24].tolist()
    logits = model.want["logits"][:23].astype(np.float64)
    table = logits - np.log(np.exp(logits).sum(-1, keepdims=True))
    scored = server.score(ids)
    assert [entry.id for entry in scored] == ids[1:]
    assert_within([entry.logprob for entry in scored], table[np.arange(23), ids[1:]], 1e-3)
    assert [entry.top[0][0] for entry in scored] == table.argmax(-1).tolist()
