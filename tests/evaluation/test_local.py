"""Reading the engine's tokens: what the server would say of them."""

import asyncio
import threading

import pytest
from serve.serve_fakes import (
    HashExecutor,
    PieceTokenizer,
    ScriptedEngine,
    demo_template,
    demo_tokenizer,
)

from ling_jax.engine.engine import Engine
from ling_jax.engine.request import DraftCounts, TokenChunk
from ling_jax.errors import DeviceError, RequestError
from ling_jax.evaluation.local import Writer, answer_locally
from ling_jax.evaluation.protocol import Protocol


@pytest.fixture
def play(items):
    """Answers one item with the pieces of a script; returns the answer and the engine."""

    def play(protocol, *pieces, finish="stop", **settings):
        tokenizer = PieceTokenizer()
        ids = [tokenizer.add(x.encode()) if isinstance(x, str) else x for x in pieces]
        engine = ScriptedEngine(ids, finish, **settings)
        writer = Writer(protocol, tokenizer, demo_template())
        answers = {}
        answer_locally(engine, writer, [writer.write(items[0])], answers.__setitem__)
        return answers[0], engine

    return play


CHAT = Protocol(max_tokens=16)
COMPLETION = Protocol(name="completion", max_tokens=16)


def test_a_chat_is_split_into_reasoning_and_content(play):
    answer, engine = play(CHAT, "16 - 7", "\n</think>\n\n", "It is ", "\\boxed{9}", 2033)
    assert (answer.reasoning, answer.output) == ("16 - 7", "It is \\boxed{9}")
    assert (answer.finish_reason, answer.tokens) == ("stop", 5)
    (request,) = engine.requests
    assert request.stop_ids == (2032, 2033)
    assert (request.max_tokens, request.sampling.temperature, request.sampling.seed) == (16, 0, 0)
    assert answer.prompt_tokens == len(request.prompt_ids)


def test_without_thinking_all_is_content(play):
    answer, _ = play(Protocol(max_tokens=16, thinking=False), "9</think>")
    assert (answer.reasoning, answer.output) == (None, "9</think>")


def test_reasoning_that_was_cut_is_no_content(play):
    answer, _ = play(CHAT, "\\boxed{9}", finish="length")
    assert (answer.reasoning, answer.output) == ("\\boxed{9}", "")
    assert answer.finish_reason == "length"


@pytest.mark.parametrize("sizes", [(), (4,), (1, 3)])
def test_an_end_of_turn_spelled_out_ends_the_answer(play, sizes):
    pieces = ("</think>", "9<|role", "_end|>", "more")
    answer, engine = play(CHAT, *pieces, sizes=sizes, hold=True)
    assert (answer.output, answer.finish_reason, answer.tokens) == ("9", "stop", 3)
    assert engine.aborted == ["0"]


@pytest.mark.parametrize("stop", ["Question", "Assistant:", "<|separator|>"])
def test_a_stop_ends_a_completion(play, stop):
    answer, engine = play(COMPLETION, " 9\n#### 9", "\n\n" + stop[:4], stop[4:], ": B", hold=True)
    assert (answer.output, answer.reasoning) == (" 9\n#### 9\n\n", None)
    assert (answer.finish_reason, answer.tokens) == ("stop", 3)
    assert engine.aborted == ["0"]


def test_what_only_began_a_stop_belongs_to_a_completion(play):
    answer, _ = play(COMPLETION, " 9 Quest", finish="length")
    assert (answer.output, answer.finish_reason) == (" 9 Quest", "length")


def test_rounds_of_drafting_are_added_up(items):
    writer = Writer(COMPLETION, demo_tokenizer(), None)
    reader = writer.reader(writer.write(items[0]))
    for emitted in (3, 1):
        reader.push(TokenChunk(ids=(20,) * emitted, drafts=DraftCounts(rounds=1, emitted=emitted)))
    reader.push(TokenChunk(finish_reason="length"))
    answer = reader.answer("p", 7)
    assert (answer.rounds, answer.emitted, answer.tokens) == (2, 4, 4)


@pytest.fixture
def hashing():
    """A real engine on a device of two seats that hashes."""
    engines = []

    def start(**settings):
        engine = Engine(HashExecutor(slots=2, context_length=256, **settings))
        engine.start()
        engines.append(engine)
        return engine

    yield start
    for engine in engines:
        engine.stop()


def test_all_prompts_wait_in_the_engine_at_once(items, hashing):
    writer = Writer(CHAT, demo_tokenizer(), demo_template())
    prompts, answers = [writer.write(item) for item in items], {}
    together = threading.Event()
    engine = hashing(step_s=0.01)
    submit = engine.submit

    def note(request):
        stream = submit(request)
        if engine.stats().waiting + engine.stats().running == 3:
            together.set()
        return stream

    engine.submit = note
    answer_locally(engine, writer, prompts, answers.__setitem__)
    assert together.is_set()
    assert answers.keys() == {0, 1, 2}
    alone = {}
    for prompt in prompts:
        answer_locally(engine, writer, [prompt], alone.__setitem__)
    assert answers == alone


def test_an_engine_that_fails_ends_the_run(items, hashing):
    writer = Writer(CHAT, demo_tokenizer(), demo_template())
    prompts = [writer.write(item) for item in items]
    with pytest.raises(DeviceError, match=r"the engine failed: out of memory\."):
        answer_locally(hashing(fail_at=3), writer, prompts, lambda *_: None)


def test_a_prompt_beyond_the_context_ends_the_run(items, hashing):
    writer = Writer(Protocol(max_tokens=999), demo_tokenizer(), demo_template())
    with pytest.raises(RequestError, match="maximum context length"):
        answer_locally(hashing(), writer, [writer.write(items[0])], lambda *_: None)


def test_an_error_while_an_answer_is_kept_reaches_the_caller(items, hashing):
    writer = Writer(CHAT, demo_tokenizer(), demo_template())

    def refuse(*_):
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        answer_locally(hashing(), writer, [writer.write(x) for x in items], refuse)
    assert asyncio.run(asyncio.sleep(0)) is None  # no loop is left behind
