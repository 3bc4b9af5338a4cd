from collections import Counter

import pytest

from ling_jax.engine.engine import Engine
from ling_jax.engine.request import DraftCounts
from ling_jax.engine.stats import EngineStats, LoadLog, RequestTimer

from .fake_executor import FakeExecutor, make_request


class HandClock:
    """A clock that a test moves."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return HandClock()


def test_times_of_a_request_that_went_well(clock):
    timer = RequestTimer(make_request(prompt=5), clock)
    clock.now = 102
    timer.start()
    clock.now = 103
    timer.count(1)
    clock.now = 107
    timer.count(4)
    clock.now = 109
    timer.count(2)
    times = timer.finish("length")
    assert (times.queue_s, times.ttft_s, times.inter_token_s, times.e2e_s) == (2, 3, 1, 9)
    assert (times.prompt_tokens, times.generated_tokens) == (5, 7)


def test_a_second_start_does_not_change_the_queue_time(clock):
    timer = RequestTimer(make_request(), clock)
    timer.start()
    clock.now = 105
    timer.start()
    assert timer.finish("stop").queue_s == 0


def test_times_that_did_not_happen_are_none(clock):
    times = RequestTimer(make_request(), clock).finish("abort")
    assert (times.queue_s, times.ttft_s, times.inter_token_s, times.e2e_s) == (None, None, None, 0)


def test_a_single_token_has_no_time_between_tokens(clock):
    timer = RequestTimer(make_request(), clock)
    timer.count(1)
    assert timer.finish("length").inter_token_s is None


def test_the_engine_reports_the_times_of_each_request(clock):
    reports = []
    engine = Engine(FakeExecutor(), clock=clock, on_finish=reports.append)
    request = make_request(max_tokens=5)
    engine.submit(request)
    for _ in range(3):
        clock.now += 1
        engine.step()
    (times,) = reports
    assert (times.request_id, times.finish_reason) == (request.id, "length")
    assert (times.queue_s, times.ttft_s, times.e2e_s) == (1, 2, 3)
    assert (times.generated_tokens, times.inter_token_s) == (5, 0.25)


def make_stats(prompt=0, generated=0, drafts=None):
    return EngineStats(
        running=3,
        waiting=2,
        slots_used=3,
        slots=4,
        pages_used=10,
        pages=32,
        prompt_tokens_total=prompt,
        generated_tokens_total=generated,
        finished_total=Counter(),
        preemptions_total=0,
        drafts_total=drafts or DraftCounts(),
    )


def test_the_log_line_has_rates_of_its_period_alone(clock, caplog):
    caplog.set_level("INFO", logger="ling_jax.engine.stats")
    stats = make_stats()
    log = LoadLog(lambda: stats, clock)
    stats = make_stats(prompt=1000, generated=1000)
    clock.now += 500
    log.restart()
    stats = make_stats(prompt=1200, generated=1050)
    clock.now += 10
    log.write_if_due()
    (record,) = caplog.records
    assert record.getMessage() == (
        "engine_load running=3 waiting=2 slots=3/4 pages=10/32 "
        "tokens_in_per_s=20.0 tokens_out_per_s=5.0 preemptions=0"
    )


def test_the_log_line_has_the_accept_length_of_its_period(clock, caplog):
    caplog.set_level("INFO", logger="ling_jax.engine.stats")
    before = DraftCounts(rounds=100, drafted=300, emitted=100, by_position=(0, 0, 0))
    stats = make_stats(drafts=before)
    log = LoadLog(lambda: stats, clock)
    made = DraftCounts(rounds=10, drafted=30, emitted=25, by_position=(8, 5, 2))
    stats = make_stats(drafts=before + made)
    clock.now += 10
    log.write_if_due()
    assert caplog.records[0].getMessage().endswith("preemptions=0 rounds=10 accept_length=2.50")


def test_counts_of_drafts_add_up():
    made = DraftCounts(rounds=10, drafted=30, emitted=25, by_position=(8, 5, 2))
    assert (made.accepted, made.accept_length) == (15, 2.5)
    assert DraftCounts() + made == made
    assert (made + made).by_position == (16, 10, 4)
    assert DraftCounts().accept_length is None


def test_the_log_is_silent_before_its_period_is_over(clock, caplog):
    caplog.set_level("INFO", logger="ling_jax.engine.stats")
    log = LoadLog(make_stats, clock)
    clock.now += 9.9
    log.write_if_due()
    assert not caplog.records


def test_idle_time_is_not_part_of_a_period(clock, caplog):
    caplog.set_level("INFO", logger="ling_jax.engine.stats")
    engine = Engine(FakeExecutor(), clock=clock)
    clock.now += 500
    engine.stop()
    engine._wait_for_work()  # wakes up at once, as it was stopped
    engine._load_log.write_if_due()
    assert not caplog.records
