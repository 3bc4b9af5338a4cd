"""Answers over HTTP: from our own server, and from one that fails as told."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from serve.serve_fakes import PieceTokenizer, ScriptedEngine, make_backend

from ling_jax.errors import ConfigError
from ling_jax.evaluation.protocol import Protocol
from ling_jax.evaluation.remote import Server, answer_remotely, connect

CHAT = Protocol(max_tokens=16)
COMPLETION = Protocol(name="completion", max_tokens=16)


def at(url, **changes):
    return Server(url=url, model="ling", pause_s=0.0, **changes)


@pytest.fixture
def scripted(serve):
    """Our server on an engine that says the same to everybody; returns URL and engine."""

    def start(*pieces, finish="stop", flags=()):
        tokenizer = PieceTokenizer()
        ids = [tokenizer.add(x.encode()) if isinstance(x, str) else x for x in pieces]
        engine = ScriptedEngine(ids, finish)
        return serve(make_backend(engine, tokenizer), *flags), engine

    return start


def test_a_chat_answer_has_reasoning_and_content(scripted, items):
    url, engine = scripted("16 - 7", "</think>", "\\boxed{9}")
    answer = at(url).answer(items[0], CHAT)
    assert (answer.reasoning, answer.output) == ("16 - 7", "\\boxed{9}")
    assert (answer.finish_reason, answer.tokens, answer.error) == ("stop", 3, None)
    assert answer.prompt == CHAT.prompt(items[0].question)
    (request,) = engine.requests
    assert (request.max_tokens, request.sampling.temperature, request.sampling.seed) == (16, 0, 0)
    assert answer.prompt_tokens == len(request.prompt_ids)


def test_the_thinking_switch_reaches_the_template(scripted, items):
    url, _ = scripted("\\boxed{9}")
    answer = at(url).answer(items[0], Protocol(max_tokens=16, thinking=False))
    assert (answer.reasoning, answer.output) == (None, "\\boxed{9}")


def test_a_completion_stops_before_the_next_question(scripted, items):
    url, _ = scripted(" 9\n#### 9", "\n\nQuestion", ": B")
    answer = at(url).answer(items[0], COMPLETION)
    assert (answer.output, answer.reasoning) == (" 9\n#### 9\n\n", None)
    assert (answer.finish_reason, answer.tokens) == ("stop", 2)


def test_all_items_are_answered_each_once(scripted, items):
    url, engine = scripted("</think>", "9", finish="length")
    answers = []
    answer_remotely(at(url), CHAT, 2, items, lambda index, answer: answers.append((index, answer)))
    assert sorted(index for index, _ in answers) == [0, 1, 2]
    assert {answer.finish_reason for _, answer in answers} == {"length"}
    assert len(engine.requests) == 3


def test_what_the_engine_fails_at_is_an_error_and_no_answer(scripted, items):
    url, engine = scripted("a", finish="error")
    answer = at(url, retries=1).answer(items[0], CHAT)
    assert answer.error.startswith("HTTP 500: Internal error")
    assert (answer.output, answer.tokens) == ("", None)
    assert len(engine.requests) == 2


def test_a_request_that_can_never_run_is_sent_once(scripted, items):
    url, engine = scripted("a")
    answer = at(url).answer(items[0], Protocol(max_tokens=9999))
    assert answer.error.startswith("HTTP 400: This model's maximum context length")
    assert engine.requests == []


def test_a_server_says_its_name_and_versions(scripted):
    url, _ = scripted("a")
    settings = {"key": None, "timeout_s": 30, "retries": 0}
    for given in (url, url + "/", url + "/v1", url + "/v1/"):
        server = connect(given, None, **settings)
        assert (server.url, server.model) == (url, "ling")
    assert connect(url, "ling", **settings).versions().keys() == {"version", "jax"}
    with pytest.raises(ConfigError, match="--model is 'flash', the server has ling"):
        connect(url, "flash", **settings)


def test_a_key_is_sent_and_never_shown(scripted):
    url, _ = scripted("a", flags=("--api-key", "k1"))
    server = connect(url, None, key="k1", timeout_s=30, retries=0)
    assert "k1" not in repr(server)
    with pytest.raises(ConfigError, match="--endpoint: HTTP 401: The API key is missing or wrong"):
        connect(url, None, key="k2", timeout_s=30, retries=0)


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("localhost:8000", "--endpoint must be a URL such as"),
        ("ftp://host", "--endpoint must be a URL such as"),
        ("http://127.0.0.1:9", "--endpoint: http://127.0.0.1:9: "),
        ("http://[::1", "--endpoint must be a URL such as"),
    ],
)
def test_an_endpoint_that_is_none_is_refused(url, message):
    with pytest.raises(ConfigError) as raised:
        connect(url, None, key=None, timeout_s=5, retries=0)
    assert str(raised.value).startswith(message)
    assert "\n" not in str(raised.value)


REPLY = {
    "choices": [
        {
            "message": {"content": "\\boxed{9}\ud800", "reasoning": "so"},
            "finish_reason": "stop",
        }
    ],
    "usage": {
        "completion_tokens": 5,
        "completion_tokens_details": {"draft_rounds": 2, "accept_length": 2.5},
    },
}


@pytest.fixture
def failing():
    """A server that sends the given (status, body, headers) one after the other, then `REPLY`."""
    ends = []

    def start(*replies):
        left, seen = list(replies), []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                seen.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                status, body, headers = left.pop(0) if left else (200, json.dumps(REPLY), {})
                self.send_response(status)
                for name, value in {"Content-Length": str(len(body)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body.encode())

            def log_message(self, *_):
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        ends.append((server, thread))
        return f"http://127.0.0.1:{server.server_port}", seen

    yield start
    for server, thread in ends:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize(
    "reply",
    [
        (429, '{"error": {"message": "full"}}', {"Retry-After": "0"}),
        (503, "not JSON", {}),
        (500, "[]", {"Retry-After": "soon"}),
        (200, "not JSON", {}),
        (200, "[]", {}),
        (200, '{"choices": []}', {}),
        (200, '{"choices": [{"message": {"content": 3}, "finish_reason": "stop"}]}', {}),
        (200, "{", {"Content-Length": "99"}),
    ],
    ids=str,
)
def test_a_failure_that_may_pass_is_tried_again(failing, items, reply):
    url, seen = failing(reply, reply)
    answer = at(url, retries=2).answer(items[0], CHAT)
    assert (answer.error, answer.output, answer.reasoning) == (None, "\\boxed{9}?", "so")
    assert (answer.tokens, answer.rounds, answer.emitted) == (5, 2, 5)
    assert len(seen) == 3
    assert seen[0] == seen[2]
    refused = at(failing(reply)[0], retries=0).answer(items[0], CHAT)
    assert refused.error
    assert refused.finish_reason is None


def test_a_body_holds_the_whole_protocol(failing, items):
    url, seen = failing()
    at(url).answer(items[0], CHAT)
    at(url).answer(items[0], COMPLETION)
    fixed = {"model": "ling", "max_tokens": 16, "temperature": 0.0, "seed": 0}
    assert seen[0] == fixed | {
        "messages": [{"role": "user", "content": CHAT.prompt(items[0].question)}],
        "chat_template_kwargs": {"enable_thinking": True},
    }
    assert seen[1] == fixed | {
        "prompt": COMPLETION.prompt(items[0].question),
        "stop": ["Question", "Assistant:", "<|separator|>"],
    }


def test_a_fault_of_ours_ends_the_run(items, monkeypatch):
    def fail(*_):
        raise KeyError("bug")

    monkeypatch.setattr(Server, "answer", fail)
    with pytest.raises(KeyError, match="bug"):
        answer_remotely(at("http://h"), CHAT, 2, items, lambda *_: None)
