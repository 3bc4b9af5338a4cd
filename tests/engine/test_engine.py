import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from ling_jax.engine.engine import Engine
from ling_jax.errors import CapacityError, ContractError, DeviceError, RequestError

from .books import check_all_free
from .fake_executor import (
    WAIT_S,
    FakeExecutor,
    lone_run,
    make_limits,
    make_request,
    stop_after,
)


@pytest.fixture
def start():
    """Makes engines that run, and stops them after the test."""
    engines = []

    def start(executor=None, **arguments):
        engine = Engine(executor or FakeExecutor(), **arguments)
        engines.append(engine)
        engine.start()
        return engine

    yield start
    for engine in engines:
        engine.stop()


def join(chunks):
    """Output and finish reason."""
    chunks = list(chunks)
    return tuple(token for chunk in chunks for token in chunk.ids), chunks[-1].finish_reason


def step_until_idle(engine):
    while engine.stats().running or engine.stats().waiting:
        engine.step()
    engine.step()


def run_alone(engine, request):
    stream = engine.submit(request)
    step_until_idle(engine)
    return join(stream)


def test_a_script_reads_a_request_with_for(start):
    request = make_request(max_tokens=11)
    assert join(start().submit(request)) == lone_run(request, 50)


def test_a_coroutine_reads_a_request_with_async_for(start):
    request = make_request(max_tokens=11)
    engine = start()

    async def read():
        return [chunk async for chunk in engine.submit(request)]

    assert join(asyncio.run(read())) == lone_run(request, 50)


def test_200_coroutines_get_their_own_tokens(start):
    engine = start(FakeExecutor(make_limits(slots=8, pages=60)))
    requests = [make_request(prompt=1 + i % 30, max_tokens=1 + i % 20) for i in range(200)]

    async def read(request):
        return join([chunk async for chunk in engine.submit(request)])

    async def read_all():
        return await asyncio.gather(*map(read, requests))

    assert asyncio.run(read_all()) == [lone_run(request, 50) for request in requests]
    assert engine.stats().finished_total["length"] == 200
    check_all_free(engine._scheduler)


def test_threads_get_their_own_tokens(start):
    engine = start()
    requests = [make_request(max_tokens=1 + i % 20) for i in range(40)]
    with ThreadPoolExecutor(8) as threads:
        outputs = list(threads.map(lambda request: join(engine.submit(request)), requests))
    assert outputs == [lone_run(request, 50) for request in requests]


def test_a_request_that_meets_a_stop_id_says_which(start):
    request = stop_after(make_request(max_tokens=30), 7)
    *_, last = start().submit(request)
    assert (last.finish_reason, last.matched_stop) == ("stop", request.stop_ids[0])


def test_a_request_that_fills_the_context_ends_with_length(start):
    request = make_request(prompt=50, max_tokens=14)
    assert join(start().submit(request)) == (lone_run(request, 50)[0], "length")


def test_each_call_is_dispatched_before_the_one_before_is_read():
    executor = FakeExecutor()
    engine = Engine(executor)
    engine.submit(make_request(max_tokens=9))
    step_until_idle(engine)
    assert len(executor.calls) == 3
    assert executor.calls_at_read == [2, 3, 3]


def test_the_first_token_does_not_wait_for_the_call_after_it():
    engine = Engine(FakeExecutor())
    stream = engine.submit(make_request(max_tokens=9))
    engine.step()
    engine.step()
    assert len(next(stream).ids) == 1


@pytest.mark.parametrize("steps", [0, 1, 2, 4, 6, 7])
def test_an_abort_ends_the_stream_and_frees_the_seat_at_once(steps):
    # 40 prompt tokens take calls 1 to 3; decode calls follow.
    engine = Engine(FakeExecutor())
    request = make_request(prompt=40, max_tokens=24)
    stream = engine.submit(request)
    for _ in range(steps):
        engine.step()
    engine.abort(request.id)
    check_all_free(engine._scheduler)
    output, reason = join(stream)
    assert reason == "abort"
    assert output == lone_run(request, 50)[0][: len(output)]
    engine.step()
    assert engine.stats().aborted_total == 1


def test_an_abort_does_not_disturb_others():
    engine = Engine(FakeExecutor(make_limits(slots=2)))
    requests = [make_request(prompt=20, max_tokens=20) for _ in range(4)]
    streams = [engine.submit(request) for request in requests]
    for _ in range(5):
        engine.step()
    engine.abort(requests[0].id)
    step_until_idle(engine)
    outputs = [join(stream) for stream in streams]
    assert outputs[1:] == [lone_run(request, 50) for request in requests[1:]]


def test_an_abort_from_another_thread_does_not_wait_for_the_device(start):
    executor = FakeExecutor()
    executor.gate.clear()
    engine = start(executor)
    request = make_request(max_tokens=20)
    stream = engine.submit(request)
    assert executor.asked.wait(WAIT_S)
    engine.abort(request.id)
    assert join(stream) == ((), "abort")
    executor.gate.set()


def test_aborting_twice_or_an_unknown_id_does_nothing():
    engine = Engine(FakeExecutor())
    request = make_request()
    engine.submit(request)
    for request_id in (request.id, request.id, "unknown"):
        engine.abort(request_id)
    assert engine.stats().aborted_total == 1


def test_an_id_in_use_is_refused_and_free_again_after_its_end():
    engine = Engine(FakeExecutor())
    request = make_request()
    engine.submit(request)
    with pytest.raises(RequestError, match="in use"):
        engine.submit(request)
    step_until_idle(engine)
    assert run_alone(engine, request) == lone_run(request, 50)


def test_results_under_way_do_not_reach_a_later_request_of_the_same_id():
    engine = Engine(FakeExecutor())
    first = make_request(max_tokens=20)
    engine.submit(first)
    for _ in range(3):
        engine.step()
    engine.abort(first.id)
    second = make_request(prompt=9, max_tokens=20, id=first.id)
    assert run_alone(engine, second) == lone_run(second, 50)


def test_a_bad_request_is_refused_at_once():
    with pytest.raises(RequestError, match="maximum context length"):
        Engine(FakeExecutor()).submit(make_request(max_tokens=1000))


def test_a_full_queue_refuses_with_429():
    engine = Engine(FakeExecutor(), max_queued=2)
    engine.submit(make_request())
    engine.submit(make_request())
    with pytest.raises(CapacityError, match="2 requests wait, at most 2") as caught:
        engine.submit(make_request())
    assert caught.value.status == 429
    engine.step()
    engine.submit(make_request())


def test_a_queue_of_no_length_is_refused():
    with pytest.raises(ContractError, match="max_queued"):
        Engine(FakeExecutor(), max_queued=0)


@pytest.mark.timeout(WAIT_S)
def test_a_drain_lets_everybody_finish_and_waits_no_longer(start):
    engine = start()
    requests = [make_request(max_tokens=30) for _ in range(9)]
    streams = [engine.submit(request) for request in requests]
    assert engine.drain(10 * WAIT_S)
    assert [join(stream) for stream in streams] == [lone_run(r, 50) for r in requests]


def test_a_drain_out_of_time_aborts_the_rest(start):
    executor = FakeExecutor(make_limits(slots=1))
    executor.gate.clear()
    engine = start(executor)
    streams = [engine.submit(make_request()) for _ in range(2)]
    assert not engine.drain(0)
    assert [join(stream)[1] for stream in streams] == ["abort", "abort"]
    executor.gate.set()


def test_a_drained_engine_refuses_with_503(start):
    engine = start()
    assert engine.drain(0)
    with pytest.raises(CapacityError, match="shutting down") as caught:
        engine.submit(make_request())
    assert caught.value.status == 503


def test_stop_aborts_what_is_left_reads_what_is_under_way_and_ends_the_thread():
    executor = FakeExecutor()
    executor.gate.clear()
    engine = Engine(executor)
    engine.start()
    stream = engine.submit(make_request(max_tokens=50))
    assert executor.asked.wait(WAIT_S)
    stopper = threading.Thread(target=engine.stop)
    stopper.start()
    assert join(stream)[1] == "abort"
    executor.gate.set()
    stopper.join(WAIT_S)
    assert not engine._thread.is_alive()
    assert len(executor.calls_at_read) == len(executor.calls)
    engine.stop()


def test_stop_ends_an_idle_engine_and_one_that_never_started(start):
    start().stop()
    Engine(FakeExecutor()).stop()


def test_an_engine_starts_once(start):
    with pytest.raises(ContractError, match="started before"):
        start().start()


@pytest.mark.parametrize("failure", [{"fail_dispatch": 3}, {"fail_read": 2}], ids=str)
def test_a_failed_step_ends_all_streams_and_the_engine(start, caplog, failure):
    failures, finished = [], []
    ended = threading.Event()

    def on_failure(error):
        failures.append(error)
        ended.set()

    executor = FakeExecutor(make_limits(slots=1), **failure)
    executor.gate.clear()
    engine = start(executor, on_failure=on_failure, on_finish=finished.append)
    streams = [engine.submit(make_request(max_tokens=20)) for _ in range(3)]
    executor.gate.set()
    assert [join(stream)[1] for stream in streams] == ["error"] * 3
    assert ended.wait(WAIT_S)
    assert isinstance(engine.failed, DeviceError)
    assert failures == [engine.failed]
    assert [times.finish_reason for times in finished] == ["error"] * 3
    (record,) = caplog.records
    assert record.getMessage() == r"engine_failed error=DeviceError message='out of\nmemory'"


def test_a_failed_engine_refuses_with_503_and_does_not_drain_well(start):
    engine = start(FakeExecutor(fail_dispatch=1))
    assert join(engine.submit(make_request()))[1] == "error"
    with pytest.raises(CapacityError, match="the engine failed") as caught:
        engine.submit(make_request())
    assert caught.value.status == 503
    assert not engine.drain(WAIT_S)


def test_stats_tell_who_runs_and_who_waits():
    engine = Engine(FakeExecutor(make_limits(slots=2)))
    for _ in range(3):
        engine.submit(make_request(prompt=5, max_tokens=20))
    engine.step()
    stats = engine.stats()
    assert (stats.running, stats.waiting, stats.slots_used, stats.slots) == (2, 1, 2, 2)
    assert (stats.pages_used, stats.pages) == (4, 32)
    assert (stats.prompt_tokens_total, stats.generated_tokens_total) == (10, 0)


def test_a_request_whose_seat_is_free_but_whose_tokens_are_not_read_still_runs():
    engine = Engine(FakeExecutor())
    engine.submit(make_request(max_tokens=1))
    engine.step()
    assert (engine.stats().running, engine.stats().slots_used) == (1, 0)


def test_prompt_logprobs_come_once_with_the_first_token(start):
    request = make_request(prompt=40, max_tokens=9, sampling={"prompt_logprobs": 0})
    first, *later = start().submit(request)
    assert len(first.prompt_logprobs) == 40
    assert first.prompt_logprobs[0] is None
    assert [entry.id for entry in first.prompt_logprobs[1:]] == list(request.prompt_ids[1:])
    assert all(chunk.prompt_logprobs is None for chunk in later)


def test_the_log_tells_the_load_every_ten_seconds_while_busy(caplog):
    caplog.set_level("INFO", logger="ling_jax.engine.stats")
    now = 0.0

    def clock():
        nonlocal now
        now += 4.0
        return now

    engine = Engine(FakeExecutor(), clock=clock)
    engine.start()
    list(engine.submit(make_request(max_tokens=40)))
    engine.stop()
    assert any(r.getMessage().startswith("engine_load running=1") for r in caplog.records)
