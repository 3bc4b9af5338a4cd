"""Any mix of requests on any device: same tokens as alone, and nothing is lost."""

from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from ling_jax.engine.calls import DecodeCall, PrefillCall
from ling_jax.engine.engine import Engine
from ling_jax.engine.request import Request, SamplingParams
from ling_jax.engine.stream import Stream

from .books import check_all_free, check_books
from .fake_executor import FakeExecutor, lone_run, make_limits, score

VOCAB = 20  # so small that stop ids are met often
CONTEXT = 40


@dataclass(frozen=True)
class Visit:
    """A request, the step before which it arrives, and the steps until it is aborted."""

    request: Request
    arrives: int
    aborts_after: int | None


@st.composite
def visits(draw):
    count = draw(st.integers(1, 10))
    return [draw(visit(number)) for number in range(count)]


@st.composite
def visit(draw, number):
    prompt = draw(st.lists(st.integers(0, VOCAB - 1), min_size=1, max_size=CONTEXT // 2))
    max_tokens = draw(st.integers(1, CONTEXT - len(prompt)))
    request = Request(
        id=str(number),
        prompt_ids=tuple(prompt),
        max_tokens=max_tokens,
        min_tokens=draw(st.integers(0, min(3, max_tokens))),
        stop_ids=tuple(draw(st.sets(st.integers(0, VOCAB - 1), max_size=3))),
        sampling=SamplingParams(
            seed=number,
            logprobs=draw(st.sampled_from([None, 0])),
            prompt_logprobs=draw(st.sampled_from([None, 0])),
        ),
    )
    aborts_after = draw(st.none() | st.integers(0, 12))
    return Visit(request, draw(st.integers(0, 15)), aborts_after)


@st.composite
def devices(draw):
    page_size = draw(st.sampled_from([1, 3, 8]))
    enough = -(-CONTEXT // page_size)
    slots = draw(st.integers(1, 5))
    return make_limits(
        slots=slots,
        page_size=page_size,
        pages=enough + draw(st.integers(0, 4)),
        context_length=CONTEXT,
        prefill_buckets=draw(
            st.sampled_from([((1, 4),), ((1, 8), (2, 8)), ((1, 4), (3, 4), (1, 16), (4, 16))])
        ),
        decode_steps=draw(st.integers(1, 9)),
        drafts=draw(st.sampled_from([0, 0, 1, 3, 7])),
        vocab=VOCAB,
    )


def run(engine: Engine, timetable: list[Visit]) -> dict[str, Stream]:
    """Lets the requests arrive and go at their steps; returns their streams, all complete."""
    timetable = sorted(timetable, key=lambda visit: visit.arrives)
    arrivals = [visit.request.id for visit in timetable]
    streams: dict[str, Stream] = {}
    step = 0
    while len(streams) < len(timetable) or engine.stats().running or engine.stats().waiting:
        for visit in timetable:
            if visit.arrives == step:
                streams[visit.request.id] = engine.submit(visit.request)
            if visit.aborts_after is not None and visit.arrives + visit.aborts_after == step:
                engine.abort(visit.request.id)
        check_books(engine._scheduler, arrivals)
        engine.step()
        check_books(engine._scheduler, arrivals)
        step += 1
        assert step < 3000, "the requests do not end"
    return streams


def check_output(request: Request, chunks: list, is_abortable: bool) -> str:
    """Compares what was delivered with a lone run; returns the finish reason."""
    want, want_reason = lone_run(request, VOCAB)
    got = tuple(token for chunk in chunks for token in chunk.ids)
    reason = chunks[-1].finish_reason
    assert all(chunk.finish_reason is None for chunk in chunks[:-1])
    if reason == "abort":
        assert is_abortable
        assert got == want[: len(got)]
    else:
        assert (got, reason) == (want, want_reason)
        assert chunks[-1].matched_stop == (want[-1] if reason == "stop" else None)
    check_logprobs(request, chunks, got)
    return reason


def check_logprobs(request: Request, chunks: list, output: tuple[int, ...]) -> None:
    with_ids = [chunk for chunk in chunks if chunk.ids]
    text = (*request.prompt_ids, *output)
    prompt = len(request.prompt_ids)
    if request.sampling.logprobs is None:
        assert all(chunk.logprobs is None for chunk in chunks)
    else:
        got = tuple(entry for chunk in with_ids for entry in chunk.logprobs)
        assert got == tuple(score(text[: end + 1]) for end in range(prompt, len(text)))
    scores = (None, *(score(text[: end + 1]) for end in range(1, prompt)))
    wants_prompt = request.sampling.prompt_logprobs is not None
    for number, chunk in enumerate(with_ids):
        assert chunk.prompt_logprobs == (scores if wants_prompt and number == 0 else None)


@settings(max_examples=150, deadline=None)
@given(devices(), visits())
def test_every_request_gets_the_tokens_of_a_lone_run_and_leaves_nothing_behind(limits, timetable):
    times = {}
    engine = Engine(FakeExecutor(limits), on_finish=lambda t: times.setdefault(t.request_id, t))
    streams = run(engine, timetable)
    generated = prompts = 0
    reasons = []
    for visit in timetable:
        chunks = list(streams[visit.request.id])
        reasons.append(check_output(visit.request, chunks, visit.aborts_after is not None))
        generated += sum(len(chunk.ids) for chunk in chunks)
        prompts += len(visit.request.prompt_ids) if reasons[-1] != "abort" else 0
    check_all_free(engine._scheduler)
    stats = engine.stats()
    assert sum(stats.finished_total.values()) == len(timetable) == len(times)
    assert stats.aborted_total == reasons.count("abort")
    assert stats.generated_tokens_total == generated
    assert stats.generated_tokens_total == sum(t.generated_tokens for t in times.values())
    assert stats.prompt_tokens_total >= prompts
    if "abort" not in reasons:
        assert stats.prompt_tokens_total == prompts


@settings(max_examples=60, deadline=None)
@given(devices(), visits())
def test_no_decode_waits_for_two_prefill_calls(limits, timetable):
    engine = Engine(FakeExecutor(limits))
    scheduler = engine._scheduler
    plan = scheduler.plan
    last = None

    def watch():
        nonlocal last
        is_decode_turn = isinstance(last, PrefillCall) and any(
            s.is_decoding for s in scheduler.running
        )
        preemptions = scheduler.preemptions
        last = plan()
        # Whoever could have decoded may have been sent back for want of pages instead.
        if is_decode_turn and scheduler.preemptions == preemptions:
            assert isinstance(last, DecodeCall)
        return last

    scheduler.plan = watch
    run(engine, timetable)
