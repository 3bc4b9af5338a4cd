"""Many requests at once, and clients that leave."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import openai
import pytest
from serve.server_process import WAIT_S, metric, poll

CLIENTS = 16
IDLE = (
    "ling_num_requests_running",
    "ling_num_requests_waiting",
    "ling_recurrent_state_slots_used",
    "ling_kv_cache_usage_ratio",
)
ENDLESS = {
    "model": "ling",
    "prompt": [7, 8, 9],
    "max_tokens": 4000,
    "temperature": 0,
    "extra_body": {"ignore_eos": True},
}


def body(index: int) -> dict:
    """A request unlike the others: prompts of one token to several chunks, greedy or sampled."""
    length = 1 + 4 * index * index  # up to 901
    return {
        "model": "ling",
        "prompt": [(index * 131 + 7 * i) % 1500 for i in range(length)],
        "max_tokens": 40 + index,
        "temperature": index % 2,
        "seed": index,
        "extra_body": {"ignore_eos": True},
    }


def is_idle(http) -> bool:
    return all(metric(http, name) == 0 for name in IDLE)


def test_requests_side_by_side_get_the_answers_they_get_alone(client, http):
    def ask(index: int) -> tuple[str, openai.types.CompletionUsage]:
        answer = client.completions.create(**body(index))
        return answer.choices[0].text, answer.usage

    alone = [ask(index) for index in range(CLIENTS)]
    with ThreadPoolExecutor(CLIENTS) as pool:
        together = [pool.submit(ask, index) for index in range(CLIENTS)]
        poll(lambda: metric(http, "ling_num_requests_running") == 8)
    assert [answer.result() for answer in together] == alone
    poll(lambda: is_idle(http))


def test_streams_side_by_side_add_up_apart(client, server):
    async def ask(other: openai.AsyncOpenAI, index: int) -> str:
        stream = await other.completions.create(**body(index), stream=True)
        return "".join([chunk.choices[0].text async for chunk in stream])

    async def ask_all() -> list[str]:
        async with openai.AsyncOpenAI(
            base_url=f"{server.url}/v1", api_key="any", max_retries=0, timeout=WAIT_S
        ) as other:
            return await asyncio.gather(*(ask(other, index) for index in range(12)))

    alone = [client.completions.create(**body(index)).choices[0].text for index in range(12)]
    assert asyncio.run(ask_all()) == alone


@pytest.mark.parametrize("seen", [1, 5])
def test_a_client_that_leaves_its_stream_frees_its_seat(client, http, seen):
    aborted = metric(http, "ling_requests_aborted_total")
    with client.completions.create(**ENDLESS, stream=True) as stream:
        for _ in range(seen):
            next(stream)
        assert metric(http, "ling_num_requests_running") == 1
    poll(lambda: is_idle(http), within_s=5)
    assert metric(http, "ling_requests_aborted_total") == aborted + 1


def test_a_client_that_gives_up_waiting_frees_its_seat(client, http):
    aborted = metric(http, "ling_requests_aborted_total")
    with pytest.raises(openai.APITimeoutError):
        client.with_options(timeout=0.3).completions.create(**ENDLESS)
    poll(lambda: is_idle(http), within_s=5)
    assert metric(http, "ling_requests_aborted_total") == aborted + 1
