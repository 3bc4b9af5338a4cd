"""The official client against a live server."""

import json

import openai
import pytest
from serve_fakes import CALL, WEATHER

ASK = [{"role": "user", "content": "Weather in Rome?"}]
NO_THINKING = {"chat_template_kwargs": {"enable_thinking": False}}


@pytest.fixture
def client(script):
    with openai.OpenAI(base_url=f"{script.server.url}/v1", api_key="any", max_retries=0) as client:
        yield client


def test_models_are_listed(client, script):
    script.play("a")
    assert [model.id for model in client.models.list()] == ["ling"]
    assert client.models.retrieve("ling").id == "ling"


def test_a_plain_chat_has_reasoning_and_content(client, script):
    script.play("2 and 2", "</think>", "4")
    message = client.chat.completions.create(model="ling", messages=ASK).choices[0].message
    assert (message.content, message.reasoning_content) == ("4", "2 and 2")
    assert message.tool_calls is None


def test_a_stream_has_deltas_and_a_last_chunk_of_usage(client, script):
    script.play("2 and 2", "</think>", "4")
    options = {"include_usage": True}
    stream = client.chat.completions.create(
        model="ling", messages=ASK, stream=True, stream_options=options
    )
    *chunks, last = list(stream)
    deltas = [chunk.choices[0].delta for chunk in chunks]
    assert "".join(delta.content or "" for delta in deltas) == "4"
    assert "".join(getattr(delta, "reasoning_content", "") for delta in deltas) == "2 and 2"
    assert last.choices == []
    assert last.usage.completion_tokens == 3


def test_a_tool_call_comes_back_with_its_result(client, script):
    script.play("Let me look.", CALL)
    settings = {"model": "ling", "tools": [WEATHER], "extra_body": NO_THINKING}
    message = client.chat.completions.create(messages=ASK, **settings).choices[0].message
    (call,) = message.tool_calls
    assert json.loads(call.function.arguments) == {"city": "Rome"}
    result = {"role": "tool", "tool_call_id": call.id, "content": "sunny"}
    script.play("Sunny.")
    answer = client.chat.completions.create(messages=[*ASK, message, result], **settings)
    assert answer.choices[0].message.content == "Sunny."
    ids = script.engine.requests[-1].prompt_ids
    prompt = script.server.state.backend.tokenizer.decode(ids, skip_special_tokens=False)
    assert f"Let me look.\n{CALL}<|role_end|>" in prompt
    assert "<tool_response>\nsunny\n</tool_response>" in prompt


def test_a_stream_of_calls_can_be_put_together(client, script):
    script.play(CALL[:30], CALL[30:])
    with client.chat.completions.stream(
        model="ling", messages=ASK, tools=[WEATHER], extra_body=NO_THINKING
    ) as stream:
        (call,) = stream.get_final_completion().choices[0].message.tool_calls
    assert (call.function.name, json.loads(call.function.arguments)) == (
        ("get_weather", {"city": "Rome"})
    )


def test_a_text_completion_scores_token_ids(client, script):
    script.play("a", "b")
    choice = client.completions.create(model="ling", prompt=[10, 11], logprobs=1).choices[0]
    assert choice.text == "ab"
    assert choice.logprobs.token_logprobs == [-1.0, -1.0]


def test_errors_arrive_as_the_exceptions_of_the_client(client, script):
    script.play("a")
    with pytest.raises(openai.BadRequestError) as bad:
        client.chat.completions.create(model="ling", messages=ASK, temperature=-1)
    assert (bad.value.param, bad.value.code) == ("temperature", None)
    with pytest.raises(openai.NotFoundError) as unknown:
        client.chat.completions.create(model="other", messages=ASK)
    assert unknown.value.code == "model_not_found"


def test_an_error_in_a_stream_raises(client, script):
    script.play("a", "b", finish="error")
    with pytest.raises(openai.APIError, match="Internal error"):
        list(client.chat.completions.create(model="ling", messages=ASK, stream=True))


def test_a_wrong_key_raises(script_with):
    server = script_with(api_key="k1").server
    with (
        openai.OpenAI(base_url=f"{server.url}/v1", api_key="k2", max_retries=0) as client,
        pytest.raises(openai.AuthenticationError),
    ):
        client.models.list()
