"""Messages to prompts: every case, the clean-up, the thinking switch, open turns."""

import re

import pytest
import text_cases

from ling_jax.errors import CheckpointError, RequestError
from ling_jax.text.messages import clean_messages
from ling_jax.text.template import ChatTemplate, thinking_is_open, thinking_kwargs

CASES = text_cases.by_id("chat_template.json")
TEMPLATE = ChatTemplate.from_folder(text_cases.DEMO)
ASK = {"role": "user", "content": "Six times seven?"}
CALL = {"id": "a", "type": "function", "function": {"name": "f", "arguments": {}}}


def render(text, **kwargs):
    return ChatTemplate(text, "test").render([ASK], **kwargs)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_messages_render_byte_for_byte(case):
    def prompt():
        messages, tools = case["messages"], case["tools"]
        if case["stage"] == "openai":
            messages = clean_messages(messages, tools)
        return TEMPLATE.render(
            messages,
            tools,
            add_generation_prompt=case["add_generation_prompt"],
            **case["template_kwargs"],
        )

    if "error" in case["expect"]:
        with pytest.raises(RequestError) as caught:
            prompt()
        assert caught.value.param == "messages"
    else:
        assert prompt() == case["expect"]["prompt"]


@pytest.mark.parametrize("role", ["user", "system"])
def test_the_demo_template_refuses_content_that_is_not_text(role):
    with pytest.raises(RequestError, match=f"content of role {role} must be text"):
        TEMPLATE.render([{"role": role, "content": ["x"]}])


# The environment.


def test_a_template_has_plain_json_loop_controls_and_the_date():
    text = "{% for i in [1, 2] %}{% break %}{% endfor %}{{ {'b': '<é>', 'a': 1} | tojson }}"
    assert render(text) == '{"b": "<é>", "a": 1}'
    assert re.fullmatch(r"\d{4}", render("{{ strftime_now('%Y') }}"))


def test_blocks_leave_no_line_behind():
    assert render("  {% if true %}\nx\n  {% endif %}\n") == "x\n"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("{{ raise_exception('no') }}", id="raised"),
        pytest.param("{{ messages.append(1) }}", id="change"),
        pytest.param("{{ ''.__class__.__mro__ }}{{ [].__class__() }}", id="escape"),
        pytest.param("{{ messages + 'a' }}", id="type"),
        pytest.param("{{ 1 / 0 }}", id="arithmetic"),
        pytest.param("{{ messages | tojson(indent='x', separators=3) }}", id="json"),
    ],
)
def test_an_error_inside_a_template_is_a_request_error(text):
    with pytest.raises(RequestError, match="chat template refuses") as caught:
        render(text)
    assert caught.value.param == "messages"


def test_a_template_knows_the_named_tokens_and_the_arguments_of_the_request(tmp_path):
    (tmp_path / "chat_template.jinja").write_text("{{ bos_token }}{{ mood }}")
    (tmp_path / "tokenizer_config.json").write_text('{"bos_token": {"content": "<s>"}}')
    assert ChatTemplate.from_folder(tmp_path).render([ASK], mood="!") == "<s>!"


def test_the_template_file_comes_before_the_one_in_the_configuration(tmp_path):
    (tmp_path / "tokenizer_config.json").write_text('{"chat_template": "inner"}')
    template = ChatTemplate.from_folder(tmp_path)
    assert template.render([ASK]) == "inner"
    assert template.source == str(tmp_path / "tokenizer_config.json")
    (tmp_path / "chat_template.jinja").write_text("outer")
    assert ChatTemplate.from_folder(tmp_path).render([ASK]) == "outer"


def test_a_template_tells_its_source_and_hash(tmp_path):
    (tmp_path / "my.jinja").write_text("x")
    template = ChatTemplate.from_file(tmp_path / "my.jinja")
    assert template.source == str(tmp_path / "my.jinja")
    assert template.sha256 == "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"


def test_a_folder_without_template_names_both_places(tmp_path):
    with pytest.raises(CheckpointError, match=r"chat_template\.jinja.*tokenizer_config\.json"):
        ChatTemplate.from_folder(tmp_path)


def test_a_broken_template_is_named_with_its_line(tmp_path):
    (tmp_path / "chat_template.jinja").write_text("\n{% if %}")
    with pytest.raises(CheckpointError, match=r"chat_template\.jinja: line 2"):
        ChatTemplate.from_folder(tmp_path)


def test_a_missing_override_is_named(tmp_path):
    with pytest.raises(CheckpointError, match=r"none\.jinja: No such file"):
        ChatTemplate.from_file(tmp_path / "none.jinja")


# The thinking switch.


@pytest.mark.parametrize(
    ("kwargs", "effort", "expected"),
    [
        (None, None, {}),
        ({"enable_thinking": None, "x": None}, None, {}),
        ({"enable_thinking": False}, None, {"enable_thinking": False}),
        ({"thinking": False}, None, {"enable_thinking": False}),
        ({"thinking": False, "enable_thinking": True}, None, {"enable_thinking": True}),
        ({"thinking": None}, "none", {"enable_thinking": False}),
        ({}, "none", {"enable_thinking": False}),
        ({}, "high", {"enable_thinking": True}),
        ({"enable_thinking": True}, "none", {"enable_thinking": True}),
        ({"thinking": False}, "high", {"enable_thinking": False}),
        ({"thinking_option": "off"}, "high", {"thinking_option": "off"}),
        ({"other": 1}, None, {"other": 1}),
    ],
)
def test_one_switch_comes_out_of_all(kwargs, effort, expected):
    assert thinking_kwargs(kwargs, effort) == expected


@pytest.mark.parametrize(
    ("kwargs", "text"),
    [({"enable_thinking": "no"}, "got 'no'"), ({"messages": [], "tools": 1}, "messages, tools")],
)
def test_template_arguments_that_cannot_be_are_refused(kwargs, text):
    with pytest.raises(RequestError, match=text) as caught:
        thinking_kwargs(kwargs, None)
    assert caught.value.param == "chat_template_kwargs"


@pytest.mark.parametrize(
    ("prompt", "is_open"),
    [
        (TEMPLATE.render([ASK]), True),
        (TEMPLATE.render([ASK], enable_thinking=False), False),
        (TEMPLATE.render([ASK], add_generation_prompt=False), False),
        (TEMPLATE.render([{"role": "user", "content": "<think>"}], enable_thinking=False), False),
        (TEMPLATE.render([{"role": "user", "content": "</think>"}]), True),
        (
            TEMPLATE.render([{"role": "user", "content": "<think>"}], add_generation_prompt=False),
            False,
        ),
    ],
)
def test_the_end_of_the_prompt_says_whether_reasoning_is_open(prompt, is_open):
    assert thinking_is_open(prompt) is is_open


# An open assistant turn.


@pytest.mark.parametrize(
    ("fields", "turn", "is_open"),
    [
        ({"content": "It is"}, "<think></think>It is", False),
        ({"content": "<think>I th"}, "<think>I th", True),
        ({"content": "\n<think>I th"}, "<think>I th", True),
        ({"content": "<think>\nI thought\n</think>\n\nIt"}, "<think>I thought</think>It", False),
        ({"content": "I thought</think>"}, "<think>I thought</think>", False),
        ({"content": "", "reasoning_content": "\nI th\n"}, "<think>I th\n", True),
        ({"content": "\nIt", "reasoning_content": "\nI\n"}, "<think>I</think>It", False),
        ({"content": ""}, "<think>", True),
    ],
)
def test_the_last_message_is_left_open_to_be_continued(fields, turn, is_open):
    messages = [ASK, {"role": "assistant", **fields}]
    prompt = TEMPLATE.render(messages, add_generation_prompt=False, continue_final_message=True)
    start = TEMPLATE.render([ASK]).removesuffix("<think>")
    assert prompt == start + turn
    assert thinking_is_open(prompt) is is_open


@pytest.mark.parametrize("content", ["It is", "a</think>b", "\n\nx"])
def test_an_open_turn_is_the_finished_one_without_its_end(content):
    messages = [ASK, {"role": "assistant", "content": content}]
    finished = TEMPLATE.render(messages, add_generation_prompt=False)
    opened = TEMPLATE.render(messages, add_generation_prompt=False, continue_final_message=True)
    assert finished == opened + "<|role_end|>"


def test_a_template_without_think_tags_gets_the_content_alone():
    template = ChatTemplate("{{ messages | length }}{{ add_generation_prompt }}:", "test")
    messages = [ASK, {"role": "assistant", "content": "It"}]
    prompt = template.render(messages, add_generation_prompt=False, continue_final_message=True)
    assert prompt == "1True:It"


@pytest.mark.parametrize(
    ("last", "add_generation_prompt", "param"),
    [
        ({"role": "assistant", "content": "x"}, True, "continue_final_message"),
        (ASK, False, "messages"),
        ({"role": "assistant", "content": "", "tool_calls": [CALL]}, False, "messages"),
    ],
)
def test_a_turn_that_cannot_be_continued_is_refused(last, add_generation_prompt, param):
    with pytest.raises(RequestError) as caught:
        TEMPLATE.render(
            [ASK, last],
            add_generation_prompt=add_generation_prompt,
            continue_final_message=True,
        )
    assert caught.value.param == param
