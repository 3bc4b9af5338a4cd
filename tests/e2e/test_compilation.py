"""Programs are compiled before the server is ready, and only once on a machine."""

import pytest

from e2e.demo import EXACT, LONG_IDS, DemoServer

CHAT = {"model": "ling", "messages": [{"role": "user", "content": "Hi"}], "max_tokens": 12}


def test_every_program_is_compiled_before_the_server_is_ready(server):
    before, _ = server.compiled()
    assert sum("jit(prefill)" in line for line in before) == 3
    assert sum("jit(decode)" in line for line in before) == 2


@pytest.mark.usefixtures("server")
def test_the_next_server_takes_its_programs_from_the_cache(environment):
    with DemoServer(*EXACT, **environment) as other:
        other.wait_until_ready()
        hits = [line for line in other.error_lines if "compilation cache hit" in line]
    assert sum("jit_prefill" in line for line in hits) == 3
    assert sum("jit_decode" in line for line in hits) == 2


def test_nothing_is_compiled_after_that_whatever_is_asked_for(server, client):
    penalties = {"presence_penalty": 1, "frequency_penalty": 0.5, "logit_bias": {"5": 2}}
    sampling = {"temperature": 0.7, "top_p": 0.9, "seed": 1, "n": 3}
    extra = {"top_k": 40, "min_p": 0.01, "repetition_penalty": 1.1, "min_tokens": 2}
    client.chat.completions.create(**CHAT, temperature=0)
    client.chat.completions.create(**CHAT, **penalties, **sampling, extra_body=extra)
    client.chat.completions.create(**CHAT, logprobs=True, top_logprobs=20)
    list(client.chat.completions.create(**CHAT, stream=True, n=2))
    client.completions.create(model="ling", prompt=[[5], [6, 7], [8]] * 6, max_tokens=9)
    client.completions.create(model="ling", prompt=LONG_IDS, max_tokens=1, echo=True, logprobs=20)
    assert server.compiled()[1] == []
