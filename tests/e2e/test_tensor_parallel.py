"""The model over two devices: virtual ones, which split the CPU."""

import httpx
import pytest
from serve.server_process import WAIT_S

from e2e.demo import EXACT, DemoServer

GREEDY = {"max_tokens": 24, "temperature": 0, "ignore_eos": True, "logprobs": 1}


@pytest.fixture(scope="module")
def sharded(environment):
    """A server over two devices."""
    flags = ("--tensor-parallel", "2", "--max-running-requests", "1")
    flags += ("--chunked-prefill-size", "64")
    with DemoServer(*EXACT, *flags, **environment) as server:
        yield server.wait_until_ready()


def test_two_devices_give_the_answer_of_one(sharded, http):
    body = GREEDY | {"prompt": [(7 * i) % 1500 for i in range(100)]}
    with httpx.Client(base_url=sharded.url, timeout=WAIT_S) as client:
        got = client.post("/v1/completions", json=body).json()["choices"][0]
    want = http.post("/v1/completions", json=body).json()["choices"][0]
    assert got["text"] == want["text"]
    scores = [choice["logprobs"]["token_logprobs"] for choice in (got, want)]
    assert scores[0] == pytest.approx(scores[1], abs=1e-3)


def test_the_table_shows_the_mesh(sharded):
    text = "".join(sharded.lines)
    assert "2 x cpu" in text
    assert "'model': 2" in text
