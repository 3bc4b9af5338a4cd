"""Chat completions beyond the AP cases: stops, counts, parsers, log-probabilities, sampling."""

import json
import random

import pytest
from api_cases import Folded, plain_message
from serve_fakes import CALL, WEATHER, demo_tokenizer


def both(script, **body):
    """Sends a request plain and streamed; returns the message, which must be the same."""
    plain = script.chat(**body)
    assert plain.status_code == 200, plain.text
    stream = script.chat(**body, stream=True, stream_options={"include_usage": True})
    message = plain_message(plain.json())
    assert Folded(stream).message() == message
    return message


# Stops.


@pytest.mark.parametrize("sizes", [(), (4,), (2, 2), (1, 3)])
def test_tokens_behind_a_stop_string_are_neither_shown_nor_counted(script, sizes):
    script.play("abc ", "E", "ND and", " more", sizes=sizes, hold=True)
    message = both(script, stop="END")
    assert message["content"] == "abc "
    assert message["finish_reason"] == "stop"
    assert message["usage"]["completion_tokens"] == 3


def test_a_stop_string_aborts_the_engine_at_once(script):
    script.play("abc ", "END", hold=True)
    answer = script.chat(stop=["zzz", "END"]).json()["choices"][0]
    assert script.engine.aborted == [script.engine.requests[0].id]
    assert answer["matched_stop"] == "END"


@pytest.mark.parametrize("field", ["include_stop_str_in_output", "no_stop_trim"])
def test_a_stop_string_can_be_kept(script, field):
    script.play("abc ", "END", hold=True)
    assert both(script, stop="END", **{field: True})["content"] == "abc END"


def test_text_that_only_begins_a_stop_string_is_released_at_the_end(script):
    script.play("abc ", "EN", finish="length")
    message = both(script, stop="END")
    assert (message["content"], message["finish_reason"]) == ("abc EN", "length")


def test_stop_strings_wait_for_min_tokens(script):
    script.play("END", "END", "END", hold=True)
    message = both(script, stop="END", min_tokens=2, max_tokens=9)
    assert message["content"] == "ENDEND"
    assert message["usage"]["completion_tokens"] == 3


def test_a_stop_string_does_not_reach_across_a_call(script):
    script.play("a EN", CALL, "D b END c", hold=True)
    message = both(script, stop="END", tools=[WEATHER])
    assert message["content"] == "a END b "
    assert message["finish_reason"] == "tool_calls"


def test_newlines_held_back_for_calls_can_complete_a_stop_string(script):
    script.play("a", "\n\n", finish="length")
    message = both(script, stop="\n\n", tools=[WEATHER])
    assert (message["content"], message["finish_reason"]) == ("a", "stop")


def test_a_stop_string_in_an_argument_is_part_of_it(script):
    script.play(CALL)
    message = both(script, stop="Rome", tools=[WEATHER])
    assert json.loads(message["tool_calls"][0][1]) == {"city": "Rome"}


def test_a_stop_id_is_counted_and_reported_but_not_shown(script):
    script.play("abc", 42, "more")
    answer = script.chat(stop_token_ids=[42]).json()
    choice = answer["choices"][0]
    assert choice["message"]["content"] == "abc"
    assert choice["matched_stop"] == 42
    assert answer["usage"]["completion_tokens"] == 2


def test_a_turn_end_spelled_with_ordinary_tokens_ends_the_answer(script):
    script.play("abc", "<|role", "_end|>", "more", hold=True)
    message = both(script)
    assert message["content"] == "abc"
    assert message["usage"]["completion_tokens"] == 3
    assert len(script.engine.aborted) == 2


def test_ignore_eos_goes_on_behind_a_spelled_turn_end(script):
    script.play("abc", "<|role_end|>", "x", "y", finish="length")
    message = both(script, ignore_eos=True)
    assert message["content"] == "abc"
    assert message["usage"]["completion_tokens"] == 4


def test_one_call_ends_the_answer_without_parallel_calls(script):
    script.play(CALL, "\n" + CALL, hold=True)
    message = both(script, tools=[WEATHER], parallel_tool_calls=False)
    assert len(message["tool_calls"]) == 1
    assert message["finish_reason"] == "tool_calls"
    assert message["usage"]["completion_tokens"] == 1


# Chunks, characters, counts.


@pytest.mark.parametrize("seed", range(5))
def test_how_tokens_are_grouped_makes_no_difference(script, seed):
    thinking = {"enable_thinking": True}
    text = f"\nSome\nthoughts\n\n</think>\n\nOn it, é.\n{CALL}\n\n{CALL}\nDone STO"
    cut = random.Random(seed)
    pieces = []
    while text:
        size = cut.randint(1, 6)
        pieces.append(text[:size])
        text = text[size:]
    script.play(*pieces, sizes=[cut.randint(1, 9) for _ in pieces])
    message = both(script, tools=[WEATHER], stop="STOP", chat_template_kwargs=thinking)
    assert message["reasoning_content"] == "Some\nthoughts"
    assert message["content"] == "On it, é.\n\n\n\nDone STO"
    assert [json.loads(arguments) for _, arguments in message["tool_calls"]] == (
        [{"city": "Rome"}] * 2
    )


def test_a_stream_sends_whole_characters_only(script):
    script.play("a", "é".encode()[:1], "é".encode()[1:], b"\xf0\x9f", "b", b"\xe2\x82")
    folded = Folded(script.chat(stream=True))
    assert folded.text("content") == "aé\ufffdb\ufffd"
    assert [delta["content"] for delta in folded.deltas if delta.get("content")] == (
        ["a", "é", "\ufffdb", "\ufffd"]
    )


def test_the_tag_that_ends_the_reasoning_counts_as_reasoning(script):
    script.play("2 and 2", "</think>", "4")
    usage = both(script, chat_template_kwargs={})["usage"]
    assert usage["completion_tokens_details"] == {"reasoning_tokens": 2}
    assert usage["completion_tokens"] == 3


def test_reasoning_cut_by_the_limit_counts_whole(script):
    script.play("2 and", " 2", finish="length")
    usage = both(script, chat_template_kwargs={})["usage"]
    assert usage["completion_tokens_details"] == {"reasoning_tokens": 2}


def test_running_usage_counts_up_to_the_total(script):
    script.play("a", "b", "c")
    options = {"include_usage": True, "continuous_usage_stats": True}
    folded = Folded(script.chat(stream=True, stream_options=options))
    counts = [chunk["usage"]["completion_tokens"] for chunk in folded.chunks]
    assert counts == [1, 1, 2, 3, 3, 3]  # role, a, b, c, finish, totals


def test_the_length_limit_cuts_a_call_so_that_nobody_can_run_it(script):
    script.play(CALL.removesuffix("\n</tool_call>"), finish="length")
    message = both(script, tools=[WEATHER])
    assert message["finish_reason"] == "length"
    assert message["tool_calls"] == [("get_weather", '{"city": "Rome"')]


# Parsers.


def test_raw_reasoning_streams_as_content(script):
    script.play("2 and 2", "</think>", "4")
    message = both(script, separate_reasoning=False, chat_template_kwargs={})
    assert message["content"] == "2 and 2</think>4"
    assert message["reasoning_content"] == ""


def test_parsers_can_be_turned_off(script_with):
    script = script_with(reasoning_parser="none", tool_call_parser="none")
    script.play("hm", "</think>", CALL)
    message = both(script, tools=[WEATHER], chat_template_kwargs={})
    assert message["content"] == "hm</think>" + CALL
    assert message["finish_reason"] == "stop"


def prompt_of(script) -> str:
    ids = script.engine.requests[-1].prompt_ids
    return script.server.state.backend.tokenizer.decode(ids, skip_special_tokens=False)


def test_the_last_message_can_be_continued(script):
    script.play(" fine")
    talk = [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "I am"}]
    message = both(script, messages=talk, continue_final_message=True)
    assert message["content"] == " fine"
    assert prompt_of(script).endswith("<think></think>I am")


def test_a_continued_message_opens_no_turn_of_its_own(script):
    talk = [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "I am"}]
    response = script.chat(messages=talk, continue_final_message=True, add_generation_prompt=True)
    assert response.status_code == 400
    assert response.json()["error"]["param"] == "continue_final_message"


# Log-probabilities.


def test_each_counted_token_has_one_log_probability_streamed_or_not(script):
    script.play("thought", "</think>", b"\xc3", b"\xa9", "EN", "D", "x", sizes=(3,), hold=True)
    body = {"logprobs": True, "stop": "END", "chat_template_kwargs": {}}
    plain = script.chat(**body).json()["choices"][0]["logprobs"]["content"]
    stream = Folded(script.chat(**body, stream=True))
    streamed = [c["logprobs"]["content"] for c in stream.choices if c["logprobs"]]
    assert [entry for entries in streamed for entry in entries] == plain
    assert [entry["token"] for entry in plain] == (
        ["thought", "</think>", "bytes:\\xc3", "bytes:\\xa9", "EN", "D"]
    )
    assert plain[2]["bytes"] == [0xC3]


# Sampling.


def sampling_of(script, **body):
    assert script.chat(**body).status_code == 200
    return script.engine.requests[-1].sampling


def test_fields_that_are_absent_come_from_the_checkpoint(script):
    script.play("a")
    sampling = sampling_of(script, temperature=None)
    assert (sampling.temperature, sampling.top_p, sampling.top_k) == (0.7, 0.9, 20)


def test_the_generation_config_can_be_left_out(script_with):
    script = script_with(generation_config="none")
    script.play("a")
    sampling = sampling_of(script)
    assert (sampling.temperature, sampling.top_p, sampling.top_k) == (1.0, 1.0, 0)


def test_fields_reach_the_engine(script):
    script.play("a")
    fields = {
        "temperature": 0.3,
        "top_p": 0.5,
        "min_p": 0.1,
        "presence_penalty": 1.5,
        "frequency_penalty": -1.5,
        "repetition_penalty": 1.2,
        "seed": 2**70,
    }
    sampling = sampling_of(script, top_k=-1, logit_bias={"7": 500, "8": -2}, **fields)
    assert {name: getattr(sampling, name) for name in fields} == fields
    assert sampling.top_k == 0
    assert sampling.logit_bias == ((7, 100.0), (8, -2.0))


def test_values_too_small_for_the_device_become_what_they_mean(script):
    script.play("a")
    sampling = sampling_of(script, temperature=1e-30, top_p=1e-60, top_k=10**15)
    assert (sampling.temperature, sampling.top_p, sampling.top_k) == (0.0, 1e-6, 0)


def test_choice_k_samples_with_seed_plus_k(script):
    script.play("a")
    assert script.chat(n=3, seed=5).status_code == 200
    assert [request.sampling.seed for request in script.engine.requests] == [5, 6, 7]


def test_seeds_drawn_by_the_server_differ_and_can_be_repeated(script_with):
    def drawn() -> list[int]:
        script = script_with(random_seed=3)
        script.play("a")
        return [sampling_of(script).seed for _ in range(4)]

    first = drawn()
    assert len(set(first)) == 4
    assert drawn() == first


def test_ignore_eos_leaves_only_the_stop_ids_of_the_request(script):
    script.play("a")
    script.chat(stop_token_ids=[7])
    script.chat(stop_token_ids=[7], ignore_eos=True)
    assert [request.stop_ids for request in script.engine.requests] == [
        (7, *demo_tokenizer().stop_ids()),
        (7,),
    ]
