"""What a scrape shows."""

import pytest
from serve_live import config_with, hashing_server
from server_process import metric, poll

SAMPLES = "ling_{}_seconds_count"


def text_of(server) -> str:
    return server.client.get("/metrics").text


@pytest.fixture
def server():
    with hashing_server(config_with()) as server:
        yield server


def complete(server, **body):
    fields = {"prompt": [10, 11, 12], "max_tokens": 8, "ignore_eos": True, "temperature": 0}
    response = server.client.post("/v1/completions", json=fields | body)
    assert response.status_code == 200
    return response.json()


def test_tokens_and_times_of_finished_requests_are_counted(server):
    complete(server, n=2)
    poll(lambda: metric(server.client, SAMPLES.format("e2e_request_latency")) == 2)
    assert metric(server.client, "ling_prompt_tokens_total") == 6
    assert metric(server.client, "ling_generation_tokens_total") == 16
    for name in ("time_to_first_token", "queue_time"):
        assert metric(server.client, SAMPLES.format(name)) == 2
    # The first chunk of a choice has nothing before it.
    assert 2 <= metric(server.client, SAMPLES.format("inter_token_latency")) <= 14
    assert 'ling_request_success_total{finished_reason="length"} 2.0' in text_of(server)


def test_an_answer_ended_by_a_stop_string_is_a_success_and_not_aborted(server):
    text = complete(server)["choices"][0]["text"]
    assert complete(server, stop=text[:3])["choices"][0]["finish_reason"] == "stop"
    assert 'ling_request_success_total{finished_reason="stop"} 1.0' in text_of(server)
    assert metric(server.client, "ling_requests_aborted_total") == 0


def test_a_scrape_before_the_model_is_loaded_has_no_engine_in_it(script_with):
    text = text_of(script_with().server)
    assert "ling_num_requests_running" not in text
    assert "# TYPE ling_startup_seconds gauge" in text
