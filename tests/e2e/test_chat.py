"""Chats through the official client, plain and streamed, one at a time."""

import asyncio

import openai
import pytest
from serve.server_process import WAIT_S

from e2e.demo import DEMO
from ling_jax.text.template import ChatTemplate

ASK = {"model": "ling", "messages": [{"role": "user", "content": "Make up a word problem."}]}
SAMPLED = ASK | {"temperature": 1, "max_tokens": 40, "extra_body": {"ignore_eos": True}}
GREEDY = SAMPLED | {"temperature": 0}


def without_thinking(body: dict, **extra) -> dict:
    """The body of a request for a plain answer, with some fields that OpenAI's API lacks."""
    kwargs = {"chat_template_kwargs": {"enable_thinking": False}}
    return body | {"extra_body": body["extra_body"] | kwargs | extra}


@pytest.fixture(params=["thinking", "plain"])
def sampled(request):
    """A request whose answer is all reasoning, or all content."""
    body = SAMPLED | {"seed": 7}
    return body if request.param == "thinking" else without_thinking(body)


def texts(message) -> tuple[str, str]:
    """Reasoning and content."""
    return getattr(message, "reasoning_content", None) or "", message.content or ""


def put_together(chunks) -> tuple[str, str]:
    deltas = [texts(choice.delta) for chunk in chunks for choice in chunk.choices]
    return "".join(delta[0] for delta in deltas), "".join(delta[1] for delta in deltas)


def test_the_prompt_is_counted_as_the_template_renders_it(client, tokenizer):
    prompt = ChatTemplate.from_folder(DEMO).render(ASK["messages"])
    usage = client.chat.completions.create(**GREEDY).usage
    assert usage.prompt_tokens == len(tokenizer.encode(prompt))
    assert (usage.completion_tokens, usage.total_tokens) == (40, usage.prompt_tokens + 40)


def test_an_answer_is_reasoning_or_content_as_the_request_wants(client):
    short = GREEDY | {"max_tokens": 4}  # shorter than any thought
    thinking = client.chat.completions.create(**short).choices[0]
    plain = client.chat.completions.create(**without_thinking(short)).choices[0]
    assert thinking.finish_reason == plain.finish_reason == "length"
    assert [bool(text) for text in texts(thinking.message)] == [True, False]
    assert [bool(text) for text in texts(plain.message)] == [False, True]


def test_a_stream_adds_up_to_the_plain_answer(client, sampled):
    whole = client.chat.completions.create(**sampled)
    options = {"include_usage": True}
    stream = client.chat.completions.create(**sampled, stream=True, stream_options=options)
    *chunks, last = list(stream)
    assert put_together(chunks) == texts(whole.choices[0].message)
    assert chunks[-1].choices[0].finish_reason == whole.choices[0].finish_reason
    assert last.choices == []
    assert last.usage == whole.usage


def test_the_asynchronous_client_gets_the_same(client, server, sampled):
    async def ask() -> tuple[tuple[str, str], tuple[str, str]]:
        async with openai.AsyncOpenAI(
            base_url=f"{server.url}/v1", api_key="any", max_retries=0, timeout=WAIT_S
        ) as other:
            whole = await other.chat.completions.create(**sampled)
            stream = await other.chat.completions.create(**sampled, stream=True)
            return texts(whole.choices[0].message), put_together([chunk async for chunk in stream])

    wanted = texts(client.chat.completions.create(**sampled).choices[0].message)
    assert asyncio.run(ask()) == (wanted, wanted)


@pytest.mark.parametrize("stream", [False, True])
def test_an_answer_ends_before_a_stop_string(client, stream):
    body = without_thinking(GREEDY)
    text = client.chat.completions.create(**body).choices[0].message.content
    stop = text[len(text) // 2 :][:3]
    answer = client.chat.completions.create(**body, stop=["never to be seen", stop], stream=stream)
    choices = [choice for chunk in answer for choice in chunk.choices] if stream else answer.choices
    got = [texts(choice.delta if stream else choice.message)[1] for choice in choices]
    assert "".join(got) == text[: text.index(stop)]
    assert (choices[-1].finish_reason, choices[-1].matched_stop) == ("stop", stop)


def test_a_stop_string_may_stay_in_the_answer(client):
    body = without_thinking(GREEDY, include_stop_str_in_output=True)
    text = client.chat.completions.create(**body).choices[0].message.content
    stop = text[len(text) // 2 :][:3]
    answer = client.chat.completions.create(**body, stop=stop).choices[0].message.content
    assert answer == text[: text.index(stop) + len(stop)]


def test_the_seed_decides_a_sampled_answer(client):
    first, again, other = (
        texts(client.chat.completions.create(**SAMPLED, seed=seed).choices[0].message)
        for seed in (11, 11, 12)
    )
    assert first == again != other


def test_the_first_of_two_choices_is_that_of_one(client):
    two = client.chat.completions.create(**SAMPLED, seed=3, n=2)
    one = client.chat.completions.create(**SAMPLED, seed=3)
    first, second = (texts(choice.message) for choice in two.choices)
    assert [choice.index for choice in two.choices] == [0, 1]
    assert first == texts(one.choices[0].message) != second
    assert two.usage.prompt_tokens == one.usage.prompt_tokens
    assert two.usage.completion_tokens == 80


def test_choices_of_a_stream_add_up_apart(client):
    whole = client.chat.completions.create(**SAMPLED, seed=3, n=2)
    chunks = list(client.chat.completions.create(**SAMPLED, seed=3, n=2, stream=True))
    for choice in whole.choices:
        deltas = [
            texts(part.delta)
            for chunk in chunks
            for part in chunk.choices
            if part.index == choice.index
        ]
        assert "".join(delta[0] for delta in deltas) == texts(choice.message)[0]


def test_greedy_tokens_are_the_likeliest_of_those_listed(client):
    answer = client.chat.completions.create(**GREEDY, logprobs=True, top_logprobs=5)
    scores = answer.choices[0].logprobs.content
    assert len(scores) == 40
    for score in scores:
        values = [other.logprob for other in score.top_logprobs]
        assert len(values) == 5
        assert values == sorted(values, reverse=True)
        assert all(value <= 0 for value in values)
        assert (score.token, score.logprob) == (score.top_logprobs[0].token, values[0])


def test_the_bytes_of_the_scored_tokens_are_the_answer(client):
    unended = GREEDY | {"max_tokens": 12}  # an end of turn is no part of the answer
    body = without_thinking(unended, skip_special_tokens=False)
    choice = client.chat.completions.create(**body, logprobs=True).choices[0]
    data = b"".join(bytes(score.bytes) for score in choice.logprobs.content)
    assert data.decode(errors="replace") == choice.message.content


def test_a_biased_token_takes_every_place(client, tokenizer):
    body = without_thinking(GREEDY) | {"max_tokens": 4}
    (token,) = tokenizer.encode(" the")
    answer = client.chat.completions.create(**body, logit_bias={str(token): 100})
    assert answer.choices[0].message.content == " the the the the"
