"""A server of its own, in the checkpoint's dtype: requests side by side, then its end."""

import json
import signal

import httpx
import pytest
from serve import api_cases
from serve.server_process import WAIT_S, poll

from e2e.demo import SMALL, DemoServer

# Long enough that the stream is still under way when the signal has been noticed.
TOKENS = 400


@pytest.fixture
def small(environment):
    """A server that no other test uses."""
    with DemoServer(*SMALL, **environment) as server:
        yield server.wait_until_ready()


@pytest.fixture
def to_small(small):
    with httpx.Client(base_url=small.url, timeout=WAIT_S) as client:
        yield client


def test_bfloat16_requests_run_side_by_side(to_small):
    body = {"prompt": ["One two three", "The weather"], "max_tokens": 20, "ignore_eos": True}
    response = to_small.post("/v1/completions", json=body)
    assert response.status_code == 200, response.text
    assert response.json()["usage"]["completion_tokens"] == 40


def test_a_soft_stop_finishes_the_stream_and_refuses_what_comes_later(small, to_small):
    case = api_cases.CASES["AP-233"]
    with api_cases.opened(to_small, case["request"], max_tokens=TOKENS) as response:
        lines = response.iter_lines()
        events = []
        while len(events) < case["signal"]["after_chunks"]:
            events += api_cases.events([next(lines)])
        small.send(getattr(signal, case["signal"]["name"]))
        poll(lambda: to_small.get("/health").status_code == case["then"]["health_status"])
        refused = api_cases.send(to_small, case["request"])
        events += api_cases.events(lines)
    assert refused.status_code == case["then"]["new_request_status"]
    assert events[-1] == "[DONE]"
    assert json.loads(events[-2])["choices"][0]["finish_reason"] == "length"
    assert small.wait() == case["then"]["exit_code"], small.errors
