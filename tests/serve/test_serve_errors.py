"""What clients are told when something is wrong, and what the server does then."""

import json
import logging
import socket

import pytest
import serve_fakes
from api_cases import events
from server_process import poll

from ling_jax.errors import RequestError

KEYS = {"message", "type", "param", "code"}


def error_of(response, status: int) -> dict:
    assert response.status_code == status, response.text
    error = response.json()["error"]
    assert error.keys() == KEYS
    return error


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("suffix", "x"),
        ("functions", [{"name": "f"}]),
        ("guided_json", {"type": "object"}),
        ("use_beam_search", True),
        ("length_penalty", 2.0),
        ("modalities", ["audio"]),
        ("chat_template", "{{ messages }}"),
    ],
)
def test_known_fields_without_support_are_refused_by_name(script, field, value):
    script.play("a")
    error = error_of(script.chat(**{field: value}), 400)
    assert error["param"] == field
    assert error["message"] == f"{field} is not supported; leave it out."
    assert script.engine.requests == []


@pytest.mark.parametrize(
    ("field", "value"),
    [("functions", []), ("use_beam_search", False), ("length_penalty", 1.0), ("suffix", None)],
)
def test_fields_without_support_may_say_nothing(script, field, value):
    script.play("a")
    assert script.chat(**{field: value}).status_code == 200


def test_a_message_says_what_was_sent_and_what_is_allowed(script):
    error = error_of(script.chat(temperature=-0.5), 400)
    assert error == {
        "message": "temperature: input should be greater than or equal to 0, got -0.5.",
        "type": "invalid_request_error",
        "param": "temperature",
        "code": None,
    }


def test_long_values_are_shortened_in_messages(script):
    error = error_of(script.chat(seed="x" * 5000), 400)
    assert len(error["message"]) < 200


@pytest.mark.parametrize(
    ("body", "param"),
    [
        ({"stop_token_ids": [10**9]}, "stop_token_ids"),
        ({"logit_bias": {"99999999": 1}}, "logit_bias"),
        ({"logit_bias": {"-1": 1}}, "logit_bias"),
        ({"min_tokens": 5, "max_tokens": 4}, "min_tokens"),
        ({"min_tokens": 10**6}, "min_tokens"),
        ({"chat_template_kwargs": {"messages": []}}, "chat_template_kwargs"),
        ({"tools": [{"type": "retrieval"}]}, "tools"),
        ({"tools": [{"type": "function", "function": {"name": "a b"}}]}, "tools"),
        ({"response_format": "json"}, "response_format"),
        ({"response_format": {"type": "json_object"}}, "response_format"),
        ({"seed": 1.5}, "seed"),
        ({"n": 129}, "n"),
        ({"temperature": 101}, "temperature"),
        ({"repetition_penalty": 1e-9}, "repetition_penalty"),
        ({"stream": "yes"}, "stream"),
    ],
)
def test_values_out_of_range_name_their_field(script, body, param):
    script.play("a")
    assert error_of(script.chat(**body), 400)["param"] == param


def test_forced_calls_are_refused_by_name(script):
    tools = [{"type": "function", "function": {"name": "f"}}]
    for choice in ("required", {"type": "function", "function": {"name": "f"}}):
        error = error_of(script.chat(tools=tools, tool_choice=choice), 400)
        assert error["param"] == "tool_choice"
        assert "not supported by this server; use 'auto' or 'none'" in error["message"]


def test_overflow_names_the_limit_and_what_was_asked_for(script):
    script.play("a")
    error = error_of(script.complete(prompt=[10] * 4000, max_tokens=97), 400)
    assert error["code"] == "context_length_exceeded"
    assert error["message"] == (
        "This model's maximum context length is 4096 tokens, but 4097 were asked for (4000 in the "
        "prompt, 97 to generate); shorten the prompt or lower max_tokens."
    )
    assert script.complete(prompt=[10] * 4000, max_tokens=96).status_code == 200


def test_a_prompt_that_fills_the_context_is_refused_whatever_may_be_shortened(script_with):
    script = script_with(allow_auto_truncate=True)
    script.play("a")
    error = error_of(script.complete(prompt=[10] * 4096), 400)
    assert error["code"] == "context_length_exceeded"
    assert script.complete(prompt=[10] * 4095, max_tokens=50).status_code == 200
    assert script.engine.requests[-1].max_tokens == 1


def test_unknown_paths_and_methods_have_the_same_body(script):
    assert error_of(script.client.get("/v2"), 404)["type"] == "not_found_error"
    response = script.client.get("/v1/completions")
    assert error_of(response, 405)["type"] == "invalid_request_error"
    assert response.headers["allow"] == "POST"


def test_a_body_over_the_limit_is_refused(script_with):
    script = script_with(max_body_mib=1)
    script.play("a")
    error = error_of(script.complete(prompt="x" * 2**20), 413)
    assert error["type"] == "invalid_request_error"
    assert script.engine.requests == []


@pytest.mark.parametrize("body", ["[1]", '"x"', "", "{]", '{"prompt": NaN}'])
def test_a_body_that_is_no_object_is_refused(script, body):
    response = script.client.post("/v1/completions", content=body)
    assert error_of(response, 400)["param"] is None


def test_the_key_guards_everything_but_health_and_metrics(script_with):
    script = script_with(api_key="k1")
    script.play("a")
    response = script.client.get("/v1/models")
    assert error_of(response, 401)["type"] == "authentication_error"
    assert response.headers["www-authenticate"] == "Bearer"
    assert script.client.get("/health").status_code == 200
    assert script.client.get("/metrics").status_code == 200
    for scheme in ("Bearer", "bearer"):
        with_key = {"Authorization": f"{scheme} k1"}
        assert script.client.get("/v1/models", headers=with_key).status_code == 200


def test_metrics_can_be_turned_off(script_with):
    error_of(script_with(enable_metrics=False).client.get("/metrics"), 404)


def test_several_names_are_served_under_each(script_with):
    script = script_with(served_model_name="a/b")
    script.play("x")
    assert script.client.get("/v1/models/a/b").json()["id"] == "a/b"
    assert script.chat(model="a/b").json()["model"] == "a/b"
    assert script.chat().json()["model"] == "a/b"
    assert error_of(script.chat(model="ling"), 404)["param"] == "model"


def test_a_client_that_leaves_before_its_body_is_read_is_no_fault(script, caplog):
    head = b"POST /v1/completions HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
    with caplog.at_level(logging.INFO):
        with socket.create_connection(script.server.address) as client:
            client.sendall(head)
        poll(lambda: "left method=POST path=/v1/completions" in caplog.text)
    assert "request_failed" not in caplog.text


# When the engine refuses or fails.


def test_a_refused_choice_takes_those_before_it_along(script):
    script.use(serve_fakes.FullEngine(room=2))
    response = script.chat(n=3)
    assert error_of(response, 429)["type"] == "rate_limit_error"
    assert response.headers["retry-after"] == "7"
    assert script.engine.aborted == [request.id for request in script.engine.requests]
    assert len(script.engine.aborted) == 2


def test_more_choices_than_the_queue_holds_are_refused_for_good(script_with):
    script = script_with(max_queued_requests=3)
    script.play("a")
    assert error_of(script.chat(n=4), 400)["param"] == "n"
    assert error_of(script.complete(prompt=["a", "b"], n=2), 400)["param"] == "prompt"
    assert script.complete(prompt=["a", "b", "c"]).status_code == 200


def test_the_engine_speaks_of_fields_in_the_words_of_the_client(script, monkeypatch):
    def refuse(self, request):
        raise RequestError("stop_ids: expected 0 to 4, got 9.", param="stop_ids")

    script.play("a")
    monkeypatch.setattr(serve_fakes.ScriptedEngine, "submit", refuse)
    assert error_of(script.chat(), 400)["param"] == "stop_token_ids"


def test_a_failed_engine_is_an_internal_error_with_an_id_in_the_log(script, caplog):
    script.play("a", "b", finish="error")
    with caplog.at_level(logging.ERROR):
        error = error_of(script.chat(), 500)
    assert error["type"] == "internal_error"
    error_id = error["message"].split()[-1].rstrip(".")
    assert f"error_id={error_id}" in caplog.text
    assert "engine" not in error["message"]


def test_a_stream_that_fails_ends_with_an_error_event(script):
    script.play("a", "b", finish="error")
    response = script.chat(stream=True)
    *_, content, failure, done = events(response.text.split("\n"))
    assert response.status_code == 200
    assert json.loads(content)["choices"][0]["delta"] == {"content": "a"}
    assert json.loads(failure)["error"]["type"] == "internal_error"
    assert done == "[DONE]"


def test_an_answer_broken_off_by_the_server_may_be_tried_again(script):
    script.play("a", "b", finish="abort")
    response = script.chat()
    assert error_of(response, 503)["type"] == "service_unavailable"
    assert "retry-after" in response.headers


def test_a_fault_of_the_server_shows_no_details(script, monkeypatch, caplog):
    def fail(self, text):
        raise KeyError("secret")

    script.play("a")
    monkeypatch.setattr(serve_fakes.PieceTokenizer, "encode", fail)
    error = error_of(script.chat(), 500)
    assert error["type"] == "internal_error"
    assert "secret" not in error["message"]
    assert "secret" in caplog.text


@pytest.mark.parametrize("phase", ["loading", "compiling"])
def test_requests_before_ready_are_told_the_phase(script_with, phase):
    script = script_with()
    script.server.state.report(phase, "3 of 9")
    health = script.client.get("/health")
    assert health.status_code == 503
    assert health.json() == {"status": phase, "detail": "3 of 9"}
    for response in (script.client.get("/v1/models"), script.chat()):
        error = error_of(response, 503)
        assert error["type"] == "service_unavailable"
        assert phase in error["message"]
        assert "retry-after" in response.headers
