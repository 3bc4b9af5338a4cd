"""The life of a server process: start, phases, drain, failure, exit status."""

import json
import signal
import threading

import api_cases
import httpx
import pytest
from serve_live import FakeProcess
from server_process import WAIT_S, poll

CHAT = {
    "method": "POST",
    "path": "/v1/chat/completions",
    "json": {"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 40, "ignore_eos": True},
}
SLOW = {"FAKE_STEP_S": "0.05"}
ENDLESS = {"stream": True, "max_tokens": 3000}


@pytest.fixture
def process():
    """Starts a server process; it ends with the test."""
    processes = []

    def start(*flags: str, **environment: str) -> FakeProcess:
        processes.append(FakeProcess(*flags, **environment))
        return processes[-1]

    yield start
    for started in processes:
        started.__exit__()


def begin(client: httpx.Client, stack: list, **changes):
    """Opens a stream and waits for its first event; returns its lines."""
    context = api_cases.opened(client, CHAT, **changes)
    response = context.__enter__()
    stack.append(context)
    lines = response.iter_lines()
    assert next(lines).startswith("data: ")
    return lines


@pytest.fixture
def opened_streams():
    stack = []
    yield stack
    for context in stack:
        context.__exit__(None, None, None)


@pytest.fixture
def client():
    with httpx.Client(timeout=WAIT_S) as client:
        yield client


def test_a_start_prints_what_it_resolved_and_then_one_ready_line(process):
    server = process("--served-model-name", "a", "b", "--seed", "7", LING_API_KEY="secret")
    ready = server.wait_for_line(r"^ready: (\S+)/v1 model=(\S+) \(\d+\.\d+s\)$")
    assert ready.groups() == (server.url, "a,b")
    text = "".join(server.lines)
    for pattern in (r"random_seed +│ 7 ", r"api_key +│ set ", r"weights +│ none ", r"sha256="):
        assert api_cases.re.search(pattern, text), (pattern, text)
    assert "secret" not in text


def test_the_port_answers_while_the_model_loads(process, client):
    server = process(FAKE_LOAD="hang")
    client.base_url = server.url
    poll(lambda: client.get("/health").json()["status"] == "loading")
    health = client.get("/health")
    assert health.status_code == 503
    assert health.json()["detail"] == "0 of 1 tensors"
    assert api_cases.send(client, CHAT).status_code == 503
    assert client.get("/v1/models").status_code == 503


def test_a_signal_while_loading_ends_the_process_at_once(process, client):
    server = process(FAKE_LOAD="hang")
    client.base_url = server.url
    poll(lambda: client.get("/health").status_code == 503)
    server.send(signal.SIGINT)
    assert server.wait() == 0


def test_a_checkpoint_that_cannot_be_served_ends_with_one_line_and_status_2(process):
    server = process("--log-level", "error", FAKE_LOAD="refuse")
    assert server.wait() == 2
    assert server.errors == "error: model.safetensors: no such file.\n"


def test_a_crash_while_loading_ends_with_status_1(process):
    server = process("--log-level", "error", FAKE_LOAD="crash")
    assert server.wait() == 1
    assert server.errors.endswith("error: loading failed: KeyError: 'weights'\n")


def test_a_taken_port_ends_with_one_line_and_status(process):
    first = process()
    port = first.url.rsplit(":", 1)[1]
    second = process("--port", port)
    assert second.wait() != 0
    assert second.errors == (
        f"error: Cannot listen on --host 127.0.0.1 --port {port}: Address already in use.\n"
    )


def test_a_failed_step_answers_what_runs_and_ends_with_status_1(process, client, opened_streams):
    server = process("--decode-steps", "1", FAKE_FAIL_AT="4", **SLOW)
    server.wait_for_line("^ready: ")
    client.base_url = server.url
    lines = begin(client, opened_streams, **ENDLESS)
    events = api_cases.events(lines)
    assert json.loads(events[-2])["error"]["type"] == "internal_error"
    assert events[-1] == "[DONE]"
    assert server.wait() == 1
    assert "\nerror: the engine failed: out of memory\n" in server.errors
    assert "Traceback" not in server.errors


def test_a_second_signal_ends_the_process_at_once(process, client, opened_streams):
    server = process("--decode-steps", "1", **SLOW)
    server.wait_for_line("^ready: ")
    client.base_url = server.url
    begin(client, opened_streams, **ENDLESS)
    server.send(signal.SIGTERM)
    poll(lambda: client.get("/health").json()["status"] == "draining")
    server.send(signal.SIGTERM)
    assert server.wait() == 128 + signal.SIGTERM


def test_what_outlasts_the_drain_is_broken_off_with_an_error(process, client, opened_streams):
    server = process("--decode-steps", "1", "--drain-timeout", "0.2", **SLOW)
    server.wait_for_line("^ready: ")
    client.base_url = server.url
    lines = begin(client, opened_streams, **ENDLESS)
    server.send(signal.SIGTERM)
    events = api_cases.events(lines)
    assert json.loads(events[-2])["error"]["type"] == "service_unavailable"
    assert events[-1] == "[DONE]"
    assert server.wait() == 0, server.errors


def test_a_plain_request_is_answered_in_full_while_draining(process, client):
    server = process("--decode-steps", "1", **SLOW)
    server.wait_for_line("^ready: ")
    client.base_url = server.url
    answers = []
    asking = threading.Thread(target=lambda: answers.append(api_cases.send(client, CHAT)))
    asking.start()
    poll(lambda: "ling_num_requests_running 1.0" in client.get("/metrics").text)
    server.send(signal.SIGTERM)
    asking.join(WAIT_S)
    assert answers[0].json()["usage"]["completion_tokens"] == 40
    assert server.wait() == 0, server.errors
