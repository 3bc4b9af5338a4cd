"""Every AP case against a real server on loopback; the engine is scripted or hashes.

With LING_TEST_URL set, the cases that fit any engine run against the server there instead: it must
serve the name `ling` with a context of 4096, no key and no flags.
"""

import contextlib
import json
import os
import signal
import socket
from concurrent.futures import ThreadPoolExecutor

import api_cases
import httpx
import pytest
import serve_fakes
from api_cases import CASES, DEFAULT_SERVER, DRIVEN, FOR_ANY_ENGINE, NOT_DRIVEN, PLAIN
from serve_live import FakeProcess, LiveServer, hashing_server
from server_process import WAIT_S, metric, poll

from ling_jax.serve.config import parse_config

LIVE_URL = os.environ.get("LING_TEST_URL")
# A device slow enough that a request is still under way when its client leaves.
SLOW_S = 0.01


class Servers:
    """Servers by settings, started when a case first asks for them."""

    def __init__(self) -> None:
        self._stack = contextlib.ExitStack()
        self._servers: dict[tuple[str, bool], LiveServer] = {}

    def close(self) -> None:
        self._stack.close()

    def get(self, case: dict) -> LiveServer:
        """Returns the server that a case expects, ready with its engine."""
        settings = DEFAULT_SERVER | case.get("server", {})
        is_scripted = case["engine"] != "any"
        key = (json.dumps(settings), is_scripted)
        if key not in self._servers:
            self._servers[key] = self._start(settings, is_scripted)
        if is_scripted:
            self._servers[key].serve(serve_fakes.scripted_backend(case["engine"]))
        return self._servers[key]

    def _start(self, settings: dict, is_scripted: bool) -> LiveServer:
        config = parse_config(flags_of(settings))
        if is_scripted or settings.get("phase"):
            return self._stack.enter_context(LiveServer(config))
        return self._stack.enter_context(hashing_server(config))


def flags_of(settings: dict) -> list[str]:
    """Returns the command line of a server that a case expects."""
    flags = ["--model", "ling", "--served-model-name", settings["served_model_name"]]
    flags += ["--context-length", str(settings["context_length"]), *settings["flags"]]
    return flags if settings["api_key"] is None else [*flags, "--api-key", settings["api_key"]]


@pytest.fixture(scope="module")
def servers():
    servers = Servers()
    yield servers
    servers.close()


@pytest.fixture
def target(case, servers):
    """A client of the server that `case` expects, and that server if it is one of ours."""
    if LIVE_URL is None:
        server = servers.get(case)
        yield server.client, server
    elif case["id"] not in FOR_ANY_ENGINE:
        pytest.skip("not a case for the server at LING_TEST_URL")
    else:
        with httpx.Client(base_url=LIVE_URL, timeout=600) as client:
            yield client, None


def test_every_case_is_driven_or_listed_with_a_reason():
    assert CASES.keys() >= NOT_DRIVEN.keys()
    assert len(DRIVEN) + len(NOT_DRIVEN) == len(CASES)


@pytest.mark.parametrize("case", PLAIN.values(), ids=PLAIN)
def test_the_answer_is_as_the_case_expects(case, target):
    client, server = target
    api_cases.check_answer(client, case)
    if server is not None:
        check_prompt(case, server)


def check_prompt(case: dict, server: LiveServer) -> None:
    """Checks the prompt that the engine got last."""
    checks = [key for key in case if key.startswith("check_prompt_")]
    if not checks:
        return
    backend = server.state.backend
    engine = backend.engine
    ids = engine.prompts[-1] if hasattr(engine, "prompts") else engine.requests[-1].prompt_ids
    prompt = backend.tokenizer.decode(ids, skip_special_tokens=False)
    assert prompt.endswith(case.get("check_prompt_endswith", ""))
    assert all(text in prompt for text in case.get("check_prompt_contains", ()))
    assert not any(text in prompt for text in case.get("check_prompt_not_contains", ()))


def slow_server(case: dict):
    settings = DEFAULT_SERVER | case.get("server", {})
    return hashing_server(parse_config([*flags_of(settings), "--decode-steps", "1"]), step_s=SLOW_S)


def is_idle(client: httpx.Client, case: dict) -> bool:
    wanted = case["then"]["metrics"]
    return all(metric(client, name) == value for name, value in wanted.items())


def test_a_full_queue_refuses_and_serves_the_rest():
    case = CASES["AP-230"]
    with slow_server(case) as server, ThreadPoolExecutor(case["burst"]) as pool:
        sent = [
            pool.submit(api_cases.send, server.client, case["request"])
            for _ in range(case["burst"])
        ]
        responses = [future.result(WAIT_S) for future in sent]
    wanted = case["expect_statuses"]
    refused = [response for response in responses if response.status_code != 200]
    assert {response.status_code for response in responses} <= set(wanted["allowed"])
    assert len(refused) >= wanted["min_rejected"]
    assert len(responses) - len(refused) >= wanted["min_ok"]
    for response in refused:
        assert int(response.headers["retry-after"]) >= 1
        assert response.json()["error"].keys() == {"message", "type", "param", "code"}


def test_a_client_that_leaves_a_stream_frees_its_seat():
    case = CASES["AP-231"]
    with slow_server(case) as server:
        with api_cases.opened(server.client, case["request"]) as response:
            assert response.status_code == 200
            lines = response.iter_lines()
            seen = 0
            while seen < case["disconnect_after_chunks"]:
                seen += next(lines).startswith("data: ")
        poll(lambda: is_idle(server.client, case), case["then"]["within_s"])
        assert metric(server.client, "ling_requests_aborted_total") == 1
        assert metric(server.client, "ling_recurrent_state_slots_used") == 0


@pytest.mark.parametrize("stream", [False, True])
def test_clients_that_leave_the_queue_free_their_places(stream):
    case = CASES["AP-232"]
    with slow_server(case) as server:
        clients = [send_and_wait(server, case, stream=stream) for _ in range(case["burst"])]
        waiting = case["burst"] - 1
        poll(lambda: metric(server.client, "ling_num_requests_waiting") == waiting)
        for client in clients:
            client.close()
        poll(lambda: is_idle(server.client, case), case["then"]["within_s"])
        assert metric(server.client, "ling_requests_aborted_total") == case["burst"]


def send_and_wait(server: LiveServer, case: dict, **changes) -> socket.socket:
    """Sends the request of a case; closing the socket is how its client leaves."""
    request = case["request"]
    body = json.dumps(request["json"] | changes)
    client = socket.create_connection(server.address)
    head = f"{request['method']} {request['path']} HTTP/1.1\r\nHost: x\r\n"
    client.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
    return client


def test_a_bad_request_leaves_its_neighbour_alone():
    case = CASES["AP-235"]
    with slow_server(case) as server, ThreadPoolExecutor(1) as pool:
        alone = api_cases.send(server.client, case["alongside"]).json()
        beside = pool.submit(api_cases.send, server.client, case["alongside"])
        poll(lambda: metric(server.client, "ling_num_requests_running") == 1)
        api_cases.check_response(case, api_cases.send(server.client, case["request"]))
        assert api_cases.plain_message(beside.result(WAIT_S).json()) == (
            api_cases.plain_message(alone)
        )


def test_a_soft_stop_finishes_what_runs():
    case = CASES["AP-233"]
    number = getattr(signal, case["signal"]["name"])
    flags = ("--served-model-name", "ling", "--decode-steps", "1")
    with FakeProcess(*flags, FAKE_STEP_S="0.03") as process:
        process.wait_for_line("^ready: ")
        with (
            httpx.Client(base_url=process.url, timeout=WAIT_S) as client,
            api_cases.opened(client, case["request"]) as response,
        ):
            lines = response.iter_lines()
            text = ""
            while len(api_cases.events(text.split("\n"))) < case["signal"]["after_chunks"]:
                text += next(lines) + "\n"
            process.send(number)
            poll(lambda: client.get("/health").status_code == case["then"]["health_status"])
            refused = api_cases.send(client, case["request"])
            text += "\n".join(lines)
        events = api_cases.events(text.split("\n"))
        assert process.wait() == case["then"]["exit_code"], process.errors
    assert refused.status_code == case["then"]["new_request_status"]
    assert events[-1] == "[DONE]"
    assert json.loads(events[-2])["choices"][0]["finish_reason"] == "length"
