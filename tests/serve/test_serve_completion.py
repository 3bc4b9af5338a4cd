"""Text completions beyond the AP cases: echo, scores, offsets, stops, batches."""

import pytest
from api_cases import Folded
from serve_fakes import demo_tokenizer


def whole(script, **body):
    response = script.complete(**body)
    assert response.status_code == 200, response.text
    return response.json()


def test_stop_strings_watch_everything(script):
    script.play("<think>a ", "STOP", "more", hold=True)
    answer = whole(script, stop="STOP")
    assert answer["choices"][0]["text"] == "<think>a "
    assert answer["choices"][0]["matched_stop"] == "STOP"
    assert answer["usage"]["completion_tokens"] == 2
    assert len(script.engine.aborted) == 1


def test_a_stream_adds_up_to_the_plain_answer(script):
    body = {"stop": "STOP", "echo": True, "logprobs": 0}
    script.play("a ", "S", "T", b"\xc3", b"\xa9", "STO", finish="length")
    plain = whole(script, **body)
    stream = Folded(script.complete(**body, stream=True, stream_options={"include_usage": True}))
    assert stream.text("text") == plain["choices"][0]["text"] == "One twoa STéSTO"
    assert stream.usage == plain["usage"]
    scores = [choice["logprobs"] for choice in stream.choices if choice["logprobs"]]
    for field, values in plain["choices"][0]["logprobs"].items():
        assert [value for score in scores for value in score[field]] == values


def test_offsets_are_places_in_the_text(script):
    script.play("ab", b"\xc3", b"\xa9", "cd")
    choice = whole(script, logprobs=0)["choices"][0]
    assert choice["text"] == "abécd"
    assert choice["logprobs"]["tokens"] == ["ab", "bytes:\\xc3", "bytes:\\xa9", "cd"]
    assert choice["logprobs"]["text_offset"] == [0, 2, 2, 3]


def test_the_sampled_token_is_always_among_the_top(script):
    script.play("ab")
    scores = whole(script, logprobs=0)["choices"][0]["logprobs"]
    assert scores["top_logprobs"] == [{"ab": -1.0}]
    assert scores["token_logprobs"] == [-1.0]


def test_a_batch_is_echoed_prompt_by_prompt(script):
    script.play("!")
    answer = whole(script, prompt=["A b", "C d"], n=2, echo=True)
    texts = {choice["index"]: choice["text"] for choice in answer["choices"]}
    assert texts == {0: "A b!", 1: "A b!", 2: "C d!", 3: "C d!"}
    assert answer["usage"]["completion_tokens"] == 4


def test_a_prompt_counts_once_however_many_choices_it_has(script):
    script.play("!")
    assert whole(script, prompt=[[10, 11], [12]], n=3)["usage"]["prompt_tokens"] == 3


def test_seeds_of_a_batch_do_not_depend_on_the_place_of_the_prompt(script):
    script.play("!")
    whole(script, prompt=["A", "B"], n=2, seed=9)
    assert [request.sampling.seed for request in script.engine.requests] == [9, 10, 9, 10]


def test_special_tokens_can_be_shown(script):
    (special,) = demo_tokenizer().encode("<|startoftext|>")
    script.play("a", special, "b")
    assert whole(script)["choices"][0]["text"] == "ab"
    shown = whole(script, skip_special_tokens=False)["choices"][0]["text"]
    assert shown == "a<|startoftext|>b"


@pytest.mark.parametrize(
    "prompt", [[], [[]], ["a", ""], ["a", 1], [1, True], [[1], "a"], 5, {"a": 1}]
)
def test_a_prompt_of_another_kind_is_refused(script, prompt):
    script.play("!")
    response = script.complete(prompt=prompt)
    assert response.status_code == 400
    assert response.json()["error"]["param"] == "prompt"


def test_best_of_may_only_repeat_n(script):
    script.play("!")
    assert script.complete(best_of=2, n=2).status_code == 200
    refused = script.complete(best_of=3, n=2)
    assert refused.status_code == 400
    assert refused.json()["error"]["param"] == "best_of"
