"""Wrong requests, as the official client reports them."""

import openai
import pytest

from e2e.demo import CONTEXT

ASK = {"model": "ling", "messages": [{"role": "user", "content": "Hi"}], "max_tokens": 4}


def test_a_wrong_value_names_its_field(client):
    with pytest.raises(openai.BadRequestError, match="top_p") as raised:
        client.chat.completions.create(**ASK, top_p=2)
    assert (raised.value.param, raised.value.code) == ("top_p", None)
    assert raised.value.type == "invalid_request_error"


def test_a_token_that_does_not_exist_names_its_field(client):
    with pytest.raises(openai.BadRequestError) as raised:
        client.completions.create(model="ling", prompt=[5, 99999], max_tokens=4)
    assert raised.value.param == "prompt"


def test_an_unknown_model_is_not_found(client):
    with pytest.raises(openai.NotFoundError) as raised:
        client.chat.completions.create(**ASK | {"model": "other"})
    assert (raised.value.param, raised.value.code) == ("model", "model_not_found")


@pytest.mark.parametrize("stream", [False, True])
def test_a_prompt_beyond_the_context_is_refused_with_the_limit(client, stream):
    with pytest.raises(openai.BadRequestError, match="maximum context length") as raised:
        client.completions.create(
            model="ling", prompt=[5] * (CONTEXT + 1), max_tokens=4, stream=stream
        )
    assert raised.value.code == "context_length_exceeded"
    assert str(CONTEXT) in raised.value.message


def test_more_tokens_than_the_context_leaves_are_refused(client):
    with pytest.raises(openai.BadRequestError, match="maximum context length") as raised:
        client.completions.create(model="ling", prompt=[5] * 10, max_tokens=CONTEXT - 9)
    assert raised.value.code == "context_length_exceeded"


def test_the_whole_context_can_be_used(client):
    body = {"prompt": [5] * (CONTEXT - 4), "max_tokens": 4, "extra_body": {"ignore_eos": True}}
    assert client.completions.create(model="ling", **body).usage.total_tokens == CONTEXT
