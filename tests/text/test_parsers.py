"""Reasoning and tool-call parsers: every case, any split of the text, the stream's invariants."""

import itertools
import json
import re

import pytest
import text_cases
from hypothesis import given, settings
from hypothesis import strategies as st

from ling_jax.text.events import (
    ContentDelta,
    ReasoningDelta,
    ToolCallArguments,
    ToolCallStart,
)
from ling_jax.text.parser import ChatParser, parse_whole, whole_message
from ling_jax.text.tool_calls import is_call_name

TOOLS = text_cases.load("parser_stream.json")["tools"]
CASES = text_cases.by_id("parser_stream.json")
WEATHER = [TOOLS["get_weather"]]
CALL = "<tool_call>get_weather\n<arg_key>city</arg_key>\n<arg_value>Oslo</arg_value>\n</tool_call>"
each_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def setup_of(case):
    tools = [TOOLS[name] for name in case["tools"]] if case["tool_choice"] != "none" else None
    prefill = case.get("prefill", "<think>" if case["thinking"] == "on" else "</think>")
    return {
        "thinking_open": prefill.rfind("<think>") > prefill.rfind("</think>"),
        "tools": tools,
    }


def stream(pieces, reason="stop", **setup):
    """All events of a stream, and the parser that made them."""
    parser = ChatParser(**setup)
    events = [event for piece in pieces for event in parser.push(piece)]
    return events + parser.finish(reason), parser


def merged(events):
    """Events with adjacent texts joined and random ids blanked: what is left may not vary."""
    out = []
    for event in events:
        last = out[-1] if out else None
        if isinstance(event, ToolCallStart):
            out.append(("call", event.index, event.name))
        elif isinstance(event, ToolCallArguments):
            key = ("arguments", event.index)
            if last and last[:2] == key:
                out[-1] = (*key, last[2] + event.fragment)
            else:
                out.append((*key, event.fragment))
        else:
            key = type(event).__name__
            if last and last[0] == key:
                out[-1] = (key, last[1] + event.text)
            else:
                out.append((key, event.text))
    return out


def check(message, case):
    expect = case["expect"]
    assert (message.reasoning or "") == (expect["reasoning"] or "")
    assert (message.content or "") == (expect["content"] or "")
    assert message.finish_reason == expect["finish_reason"]
    complete = [call for call in expect["tool_calls"] if call["complete"]]
    incomplete = [call for call in expect["tool_calls"] if not call["complete"]]
    assert [call.name for call in message.tool_calls[: len(complete)]] == [
        call["name"] for call in complete
    ]
    for got, want in zip(message.tool_calls, complete, strict=False):
        assert typed(json.loads(got.arguments)) == typed(want["arguments"])
    for got, want in zip(message.tool_calls[len(complete) :], incomplete, strict=True):
        assert got.name == want["name"]
        with pytest.raises(ValueError, match=r"Expecting|Unterminated"):
            json.loads(got.arguments)


def typed(value):
    """JSON text of a value: unlike Python's ==, it tells 1 from true and 1.0."""
    return json.dumps(value, sort_keys=True)


@each_case
@pytest.mark.parametrize("cut", ["as given", "one chunk", "one character"])
def test_a_stream_gives_the_expected_message(case, cut):
    text = "".join(case["chunks"])
    pieces = {"as given": case["chunks"], "one chunk": [text], "one character": text}[cut]
    events, parser = stream(pieces, case["finish"], **setup_of(case))
    check(whole_message(parser, events), case)


@each_case
def test_the_whole_text_gives_the_expected_message(case):
    check(parse_whole("".join(case["chunks"]), case["finish"], **setup_of(case)), case)


@each_case
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_any_split_gives_the_same_events(case, data):
    text = "".join(case["chunks"])
    cuts = sorted(data.draw(st.sets(st.integers(0, len(text)))))
    bounds = [0, *cuts, len(text)]
    pieces = [text[a:b] for a, b in itertools.pairwise(bounds)]
    whole, _ = stream([text], case["finish"], **setup_of(case))
    split, _ = stream(pieces, case["finish"], **setup_of(case))
    assert merged(split) == merged(whole)


FRAGMENTS = st.lists(
    st.sampled_from(
        [
            *("<think>", "</think>", "<tool_call>", "</tool_call>", "<|role_end|>"),
            *("<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>"),
            *("get_weather", "city", "days", "other", "\n", "\\n", " ", "<", "</", "7", "é🙂"),
            CALL,
        ]
    ),
    max_size=24,
).map("".join)


@settings(max_examples=400, deadline=None)
@given(
    text=FRAGMENTS,
    thinking_open=st.booleans(),
    tools=st.sampled_from([None, WEATHER]),
    parallel_tool_calls=st.booleans(),
    reason=st.sampled_from(["stop", "length"]),
)
def test_any_text_keeps_the_invariants_of_a_stream(text, reason, **setup):
    whole, _ = stream([text], reason, **setup)
    events, parser = stream(text, reason, **setup)
    assert merged(events) == merged(whole)
    kinds = [type(event) for event in events]
    assert ReasoningDelta not in kinds[kinds.count(ReasoningDelta) :]
    ids, arguments = [], []
    for event in events:
        if isinstance(event, ToolCallStart):
            assert event.index == len(arguments)
            ids.append(event.id)
            arguments.append("")
        elif isinstance(event, ToolCallArguments):
            assert event.index == len(arguments) - 1
            arguments[-1] += event.fragment
    assert len(set(ids)) == len(ids)
    assert all(map(is_object, arguments[:-1]))
    if parser.finish_reason == "tool_calls":
        assert is_object(arguments[-1])


def is_object(text):
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False


def test_the_events_of_a_call_are_one_start_and_one_fragment_per_argument():
    text = CALL.replace(
        "\n</tool_call>", "<arg_key>days</arg_key><arg_value>2</arg_value></tool_call>"
    )
    start, *arguments = stream([text], thinking_open=False, tools=WEATHER)[0]
    assert re.fullmatch(r"call_[0-9a-f]{24}", start.id)
    assert [event.fragment for event in arguments] == ['{"city": "Oslo"', ', "days": 2', "}"]


def test_plain_content_is_sent_at_once():
    parser = ChatParser(False, WEATHER)
    assert parser.push("Hello") == [ContentDelta("Hello")]


def test_a_newline_is_sent_at_once_when_no_call_can_follow():
    parser = ChatParser(False)
    assert parser.push("a\n") == [ContentDelta("a\n")]


def test_reasoning_is_open_until_its_tag_is_complete():
    parser = ChatParser(True)
    parser.push("so </think")
    assert parser.in_reasoning
    parser.push(">")
    assert not parser.in_reasoning


def test_a_spelled_out_end_of_turn_ends_the_message_whatever_the_engine_says():
    events, parser = stream(["Done.<|role_end|>", "more"], "length", thinking_open=False)
    assert events == [ContentDelta("Done.")]
    assert parser.is_ended
    assert parser.finish_reason == "stop"


def test_a_spelled_out_end_of_turn_completes_an_open_call():
    text = CALL.removesuffix("</tool_call>") + "<|role_end|>more"
    message = parse_whole(text, "length", thinking_open=False, tools=WEATHER)
    assert message.content is None
    assert message.tool_calls[0].arguments == '{"city": "Oslo"}'
    assert message.finish_reason == "tool_calls"


def test_an_end_of_turn_inside_a_value_is_text():
    text = CALL.replace("Oslo", "a<|role_end|>b")
    message = parse_whole(text, "stop", thinking_open=False, tools=WEATHER)
    assert json.loads(message.tool_calls[0].arguments) == {"city": "a<|role_end|>b"}


def test_reasoning_that_stopped_unclosed_is_the_answer_of_the_whole_message():
    message = parse_whole("It is four.", "stop", thinking_open=True)
    assert (message.reasoning, message.content) == (None, "It is four.")


def test_reasoning_that_stopped_unclosed_is_streamed_as_reasoning():
    events, _ = stream(["It is", " four."], thinking_open=True)
    assert merged(events) == [("ReasoningDelta", "It is four.")]


def test_reasoning_cut_by_length_stays_reasoning():
    message = parse_whole("It is", "length", thinking_open=True)
    assert (message.reasoning, message.content) == ("It is", "")


def test_a_call_of_an_undeclared_function_does_not_end_the_reasoning():
    text = CALL.replace("get_weather", "delete_all") + "</think>ok"
    message = parse_whole(text, "stop", thinking_open=True, tools=WEATHER)
    assert message.reasoning == CALL.replace("get_weather", "delete_all")
    assert message.content == "ok"


def test_only_one_late_close_tag_is_swallowed_after_a_call_in_the_reasoning():
    message = parse_whole(f"a{CALL}b</think>c</think>", "stop", thinking_open=True, tools=WEATHER)
    assert (message.reasoning, message.content) == ("a", "bc</think>")


def test_a_call_stopped_inside_a_value_is_not_complete():
    text = CALL[: CALL.index("</arg_value>")]
    message = parse_whole(text, "stop", thinking_open=False, tools=WEATHER)
    assert message.finish_reason == "stop"
    assert not is_object(message.tool_calls[0].arguments)


def test_without_parallel_calls_the_message_ends_after_the_first():
    parser = ChatParser(False, WEATHER, parallel_tool_calls=False)
    events = parser.push(CALL + "\n" + CALL + "x")
    assert parser.is_ended
    message = whole_message(parser, events + parser.finish("length"))
    assert len(message.tool_calls) == 1
    assert message.content is None
    assert message.finish_reason == "tool_calls"


def test_a_tool_tag_before_a_real_call_is_content():
    message = parse_whole("<tool_call>" + CALL, "stop", thinking_open=False, tools=WEATHER)
    assert message.content == "<tool_call>"
    assert len(message.tool_calls) == 1


def test_a_name_longer_than_64_characters_is_text():
    text = f"<tool_call>{'n' * 65}\n</tool_call>"
    message = parse_whole(text, "stop", thinking_open=False, tools=WEATHER)
    assert (message.content, message.tool_calls) == (text, ())


@pytest.mark.parametrize(
    ("name", "is_name"), [("a.b-c_1", True), ("", False), ("a b", False), ("n" * 65, False)]
)
def test_names_that_a_call_can_have_are_known_beforehand(name, is_name):
    assert is_call_name(name) is is_name


@pytest.mark.timeout(20)  # a second or two; a copy of the text so far per character takes 40
@pytest.mark.parametrize(
    ("text", "filler"),
    [
        pytest.param("<tool_call>get_weather\n<arg_key>city</arg_key><arg_value>", "x", id="value"),
        pytest.param("<tool_call>", " ", id="header"),
        pytest.param("", "\n", id="newlines"),
    ],
)
def test_time_is_linear_in_the_text(text, filler):
    text += filler * 1_200_000
    one_by_one, _ = stream(text, thinking_open=False, tools=WEATHER)
    whole, _ = stream([text], thinking_open=False, tools=WEATHER)
    assert merged(one_by_one) == merged(whole)
