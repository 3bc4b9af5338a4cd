"""The clean-up of OpenAI messages before a template sees them."""

import pytest

from ling_jax.errors import RequestError
from ling_jax.text.messages import clean_messages

ASK = {"role": "user", "content": "Six times seven?"}


def call(call_id, arguments="{}"):
    function = {"name": "f", "arguments": arguments}
    return {"id": call_id, "type": "function", "function": function}


def result(call_id, text):
    return {"role": "tool", "content": text, **({"tool_call_id": call_id} if call_id else {})}


@pytest.mark.parametrize(
    ("results", "texts"),
    [
        pytest.param([("b", "2"), ("a", "1")], ["1", "2"], id="reversed"),
        pytest.param([("b", "2"), (None, "1")], ["1", "2"], id="one without id"),
        pytest.param([(None, "1"), (None, "2")], ["1", "2"], id="none with id"),
        pytest.param([("x", "3"), ("b", "2"), ("a", "1")], ["1", "2", "3"], id="one too many"),
        pytest.param([("b", "2"), ("b", "3")], ["3", "2"], id="same id twice"),
        pytest.param([("b", "2")], ["2"], id="one missing"),
    ],
)
def test_results_follow_the_order_of_the_calls(results, texts):
    messages = [
        ASK,
        {"role": "assistant", "content": None, "tool_calls": [call("a"), call("b")]},
        *(result(*item) for item in results),
        ASK,
    ]
    cleaned = clean_messages(messages, None)
    assert [message["content"] for message in cleaned[2:]] == [*texts, ASK["content"]]


def test_text_parts_are_joined_in_every_role():
    parts = [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]
    roles = ("system", "developer", "user", "assistant", "tool")
    cleaned = clean_messages([{"role": role, "content": parts} for role in roles], None)
    assert [message["content"] for message in cleaned] == ["ab"] * 5


def test_the_messages_of_the_client_stay_as_they_are():
    message = {"role": "assistant", "content": None, "tool_calls": [call("a", '{"x": 1}')]}
    clean_messages([message], None)
    assert message["tool_calls"][0]["function"]["arguments"] == '{"x": 1}'
    assert message["content"] is None


def test_an_empty_reasoning_content_gives_way_to_its_alias():
    message = {"role": "assistant", "content": "x", "reasoning_content": "", "reasoning": "r"}
    assert clean_messages([message], None)[0]["reasoning_content"] == "r"


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ({"role": "wizard", "content": "x"}, r"messages\[0\]\.role must be one of .* 'wizard'"),
        ({"content": "x"}, r"messages\[0\]\.role .* None"),
        ("x", r"messages\[0\] must be an object, got str"),
        ({"role": "user", "content": 5}, r"messages\[0\]\.content must be text, got int"),
        ({"role": "user", "content": ["x"]}, r"content\[0\] must be an object, got str"),
        ({"role": "user", "content": [{"type": "text"}]}, r"content\[0\]\.text must be text"),
        ({"role": "user", "content": [{"type": "image_url"}]}, r"content\[0\].*'image_url'"),
        ({"role": "user", "content": "a\ud800"}, r"messages\[0\] holds a lone surrogate"),
        ({"role": "user", "content": "", "tool_calls": [call("a")]}, "only assistant messages"),
        ({"role": "assistant", "tool_calls": "x"}, "tool_calls must be a list, got str"),
        ({"role": "assistant", "tool_calls": [{}]}, r"tool_calls\[0\]\.function must be an obj"),
        ({"role": "assistant", "tool_calls": [call("a", "NaN")]}, "NaN is not JSON"),
        ({"role": "assistant", "tool_calls": [call("a", "null")]}, "got NoneType"),
        ({"role": "assistant", "tool_calls": [call("a", r'{"x": "\ud800"}')]}, "lone surrogate"),
    ],
)
def test_a_message_that_cannot_be_read_is_named(message, text):
    with pytest.raises(RequestError, match=text) as caught:
        clean_messages([message], None)
    assert caught.value.param == "messages"


def test_no_messages_are_an_error():
    with pytest.raises(RequestError, match="empty"):
        clean_messages([], None)


def test_a_lone_surrogate_in_a_tool_is_the_tools_fault():
    with pytest.raises(RequestError, match="surrogate") as caught:
        clean_messages([ASK], [{"function": {"name": "f", "description": "\udc00"}}])
    assert caught.value.param == "tools"
