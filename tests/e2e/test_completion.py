"""Text completions, and the scores of prompts, against the model computed without a server."""

import numpy as np
import pytest
from safetensors.numpy import load_file

from e2e.demo import LONG_IDS, SHORT_IDS, run_script, write_ids

GREEDY = {"model": "ling", "temperature": 0, "max_tokens": 16, "extra_body": {"ignore_eos": True}}
PROMPTS = ["One two three", "The weather in Rome", "x"]


@pytest.fixture(scope="module")
def logprobs(environment, generated, tmp_path_factory):
    """Log-probabilities at every position of the prompts and their answers, read as one chunk."""
    folder = tmp_path_factory.mktemp("logits")
    whole = [
        prompt + made["output_ids"]
        for prompt, made in zip((SHORT_IDS, LONG_IDS), generated, strict=True)
    ]
    ids = write_ids(folder / "ids.json", whole)
    flags = ("--input-ids", ids, "--output", folder / "logits", "--dtype", "float32")
    finished = run_script("dump_logits", *flags, **environment)
    assert finished.code == 0, finished.err
    tensors = load_file(folder / "logits")
    return [log_softmax(tensors[f"logits.{i}"].astype(np.float64)) for i in range(2)]


def log_softmax(logits: np.ndarray) -> np.ndarray:
    """The tokenizer fills the matrix, so that no row has to be left out."""
    shifted = logits - logits.max(-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


@pytest.fixture(params=[0, 1], ids=["short", "several chunks"])
def case(request, generated, logprobs):
    """A prompt, what the script makes of it, and the log-probabilities of both."""
    index = request.param
    return (SHORT_IDS, LONG_IDS)[index], generated[index], logprobs[index]


def test_a_batch_is_answered_in_its_order(client):
    batch = client.completions.create(**GREEDY, prompt=PROMPTS)
    alone = [client.completions.create(**GREEDY, prompt=prompt).choices[0] for prompt in PROMPTS]
    assert [choice.index for choice in batch.choices] == [0, 1, 2]
    assert [choice.text for choice in batch.choices] == [choice.text for choice in alone]


def test_token_ids_mean_the_same_as_their_text(client, tokenizer):
    ids = [tokenizer.encode(prompt) for prompt in PROMPTS]
    by_ids = client.completions.create(**GREEDY, prompt=ids)
    by_text = client.completions.create(**GREEDY, prompt=PROMPTS)
    assert [choice.text for choice in by_ids.choices] == [c.text for c in by_text.choices]
    assert by_ids.usage == by_text.usage


def test_a_stream_adds_up_to_the_plain_completion(client):
    body = GREEDY | {"temperature": 1, "seed": 5, "prompt": PROMPTS[0]}
    chunks = list(client.completions.create(**body, stream=True))
    text = "".join(chunk.choices[0].text for chunk in chunks)
    assert text == client.completions.create(**body).choices[0].text


@pytest.mark.parametrize("count", [1, 17, 200])
def test_exactly_as_many_tokens_come_as_were_asked_for(client, count):
    answer = client.completions.create(**GREEDY | {"max_tokens": count}, prompt=PROMPTS[0])
    assert answer.usage.completion_tokens == count
    assert answer.choices[0].finish_reason == "length"


def test_a_stop_id_ends_the_answer_and_is_not_shown(client, tokenizer, generated):
    made = generated[0]["output_ids"]
    at = next(i for i, token in enumerate(made) if i >= 4 and token not in made[:i])
    body = GREEDY | {"extra_body": {"ignore_eos": True, "stop_token_ids": [made[at]]}}
    answer = client.completions.create(**body, prompt=SHORT_IDS)
    (choice,) = answer.choices
    assert choice.text == tokenizer.decode(made[:at])
    assert (choice.finish_reason, choice.matched_stop) == ("stop", made[at])
    assert answer.usage.completion_tokens == at + 1


def test_an_echo_puts_the_prompt_before_the_answer(client):
    (choice,) = client.completions.create(**GREEDY, prompt=PROMPTS[0], echo=True).choices
    answer = client.completions.create(**GREEDY, prompt=PROMPTS[0]).choices[0].text
    assert choice.text == PROMPTS[0] + answer


def test_the_server_continues_as_the_script_does(client, case):
    prompt, made, _ = case
    (choice,) = client.completions.create(**GREEDY, prompt=prompt).choices
    assert choice.text == made["text"]


def test_the_answer_to_a_prompt_in_chunks_is_greedy_for_the_prompt_as_a_whole(case):
    prompt, made, logprobs = case
    assert logprobs[len(prompt) - 1 : -1].argmax(-1).tolist() == made["output_ids"]


def test_a_prompt_is_scored_as_the_model_scores_it(client, case):
    prompt, made, logprobs = case
    answer = client.completions.create(**GREEDY, prompt=prompt, echo=True, logprobs=3)
    scores = answer.choices[0].logprobs
    ids = np.asarray(prompt + made["output_ids"])
    want = np.take_along_axis(logprobs[:-1], ids[1:, None], axis=-1)[:, 0]
    assert scores.token_logprobs[0] is None
    np.testing.assert_allclose(scores.token_logprobs[1:], want, atol=1e-3)


def test_the_likeliest_tokens_of_a_prompt_are_listed_with_their_scores(client, case):
    prompt, _, logprobs = case
    body = GREEDY | {"max_tokens": 1}
    answer = client.completions.create(**body, prompt=prompt, echo=True, logprobs=3)
    first, *others = answer.choices[0].logprobs.top_logprobs
    assert first is None
    got = [sorted(others[i].values(), reverse=True)[:3] for i in range(len(prompt) - 1)]
    want = -np.sort(-logprobs[: len(prompt) - 1], axis=-1)[:, :3]
    np.testing.assert_allclose(got, want, atol=1e-3)
