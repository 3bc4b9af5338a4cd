from ling_jax.engine.calls import DecodeCall, PrefillCall
from ling_jax.engine.scheduler import Scheduler

from .fake_executor import FakeExecutor, lone_run, make_limits, make_request, stop_after


class Device:
    """A scheduler and the device it plans for; results may be read late."""

    def __init__(self, *requests, **sizes):
        self.executor = FakeExecutor(make_limits(**sizes))
        self.scheduler = Scheduler(self.executor.limits)
        self.unread = []
        self.tokens = {request.id: () for request in requests}
        self.reasons = {}
        for request in requests:
            self.scheduler.add(request)

    def dispatch(self):
        call = self.scheduler.plan()
        if isinstance(call, PrefillCall):
            self.unread.append(self.executor.prefill(call))
        elif isinstance(call, DecodeCall):
            self.unread.append(self.executor.decode(call))
        return call

    def read(self):
        for request_id, chunk in self.scheduler.account(self.unread.pop(0).read()):
            self.tokens[request_id] += chunk.ids
            if chunk.finish_reason:
                self.reasons[request_id] = chunk.finish_reason

    def run_one(self):
        call = self.dispatch()
        self.read()
        return call

    def run(self):
        calls = []
        while self.scheduler.live:
            calls.append(self.run_one())
        return calls


def kinds(calls):
    return "".join("P" if isinstance(call, PrefillCall) else "D" for call in calls)


def ids(call):
    return [row.request.id for row in call.rows]


def test_nothing_to_do_plans_nothing():
    assert Device().dispatch() is None


def test_short_prompts_share_a_prefill_call():
    first, second = make_request(prompt=5), make_request(prompt=7)
    call = Device(first, second).dispatch()
    assert call.bucket == (2, 8)
    assert ids(call) == [first.id, second.id]
    assert [row.is_last for row in call.rows] == [True, True]


def test_a_long_prompt_takes_several_chunks():
    request = make_request(prompt=40, max_tokens=1)
    device = Device(request)
    calls = device.run()
    assert [len(call.rows[0].tokens) for call in calls] == [16, 16, 8]
    assert [call.rows[0].start for call in calls] == [0, 16, 32]
    assert [call.rows[0].is_last for call in calls] == [False, False, True]
    assert device.tokens[request.id] == lone_run(request, 50)[0]


def test_a_partly_read_prompt_comes_before_new_ones():
    long, short = make_request(prompt=40), make_request(prompt=3)
    device = Device(long, short)
    calls = [device.run_one() for _ in range(3)]
    assert [ids(call)[0] for call in calls] == [long.id] * 3


def test_prefill_and_decode_take_turns():
    device = Device(make_request(prompt=3, max_tokens=20), make_request(prompt=60, max_tokens=4))
    assert kinds(device.run()).startswith("PDPDPDPD")


def test_prompts_are_read_without_pause_while_nobody_decodes():
    device = Device(make_request(prompt=48, max_tokens=4))
    assert kinds(device.run()) == "PPPD"


def test_requests_wait_while_there_is_no_seat():
    requests = [make_request() for _ in range(3)]
    device = Device(*requests, slots=2)
    device.run_one()
    assert [s.request.id for s in device.scheduler.waiting] == [requests[2].id]
    device.run()
    assert list(device.reasons) == [r.id for r in requests]


def test_a_request_that_needs_many_pages_is_not_overtaken():
    first = make_request(prompt=30, max_tokens=8)
    large = make_request(prompt=30, max_tokens=8)
    small = make_request(prompt=1, max_tokens=1)
    device = Device(first, large, small, pages=12)
    started = [
        row.request.id
        for call in device.run()
        if isinstance(call, PrefillCall)
        for row in call.rows
        if row.start == 0
    ]
    assert started == [first.id, large.id, small.id]


def test_pages_grow_with_the_output():
    device = Device(make_request(prompt=4, max_tokens=40))
    device.run_one()
    used = []
    while device.scheduler.live and device.run_one() and device.scheduler.live:
        used.append(device.scheduler.pages.used)
    assert used[0] == 3
    assert used == sorted(set(used))


def test_decode_makes_as_many_tokens_as_it_can_when_nobody_waits():
    device = Device(make_request(max_tokens=9))
    device.run_one()
    assert device.dispatch().steps == 4


def test_decode_stops_at_the_longest_budget():
    device = Device(make_request(max_tokens=3), make_request(max_tokens=4))
    device.run_one()
    assert device.dispatch().steps == 3


def test_decode_is_short_while_somebody_waits():
    device = Device(make_request(max_tokens=20), make_request(), slots=1, decode_steps=8)
    device.run_one()
    assert device.dispatch().steps == 2


def test_decode_follows_prefill_before_its_token_is_known():
    request = make_request(max_tokens=9)
    device = Device(request)
    calls = [device.dispatch(), device.dispatch(), device.dispatch()]
    assert kinds(calls) == "PDD"
    for _ in calls:
        device.read()
    assert device.tokens[request.id] == lone_run(request, 50)[0]


def test_a_budget_that_is_promised_is_not_asked_for_again():
    device = Device(make_request(max_tokens=5))
    assert kinds([device.dispatch(), device.dispatch()]) == "PD"
    assert device.dispatch() is None


def test_a_seat_is_free_as_soon_as_the_last_call_is_planned():
    first, second = make_request(max_tokens=1), make_request(max_tokens=1)
    device = Device(first, second, slots=1)
    calls = [device.dispatch(), device.dispatch()]
    assert [ids(call) for call in calls] == [[first.id], [second.id]]
    device.read()
    device.read()
    assert device.tokens == {r.id: lone_run(r, 50)[0] for r in (first, second)}


def test_tokens_after_a_stop_that_was_not_known_yet_are_dropped():
    request = stop_after(make_request(max_tokens=20), 3)
    device = Device(request)
    for _ in range(3):
        device.dispatch()
    for _ in range(3):
        device.read()
    assert device.tokens[request.id] == lone_run(request, 50)[0]
    assert len(device.tokens[request.id]) == 3
    assert device.scheduler.live == 0


def test_the_youngest_is_sent_back_when_pages_run_out():
    old, young = (make_request(prompt=7, max_tokens=20) for _ in range(2))
    device = Device(old, young, pages=8)
    device.run()
    assert device.scheduler.preemptions > 0
    again = [
        row
        for call in device.executor.calls
        if isinstance(call, PrefillCall)
        for row in call.rows
        if row.generated
    ]
    assert {row.request.id for row in again} == {young.id}
    assert list(device.reasons) == [old.id, young.id]
    assert device.tokens == {r.id: lone_run(r, 50)[0] for r in (old, young)}


def test_whoever_is_sent_back_is_the_first_to_return():
    old, young, late = (make_request(prompt=7, max_tokens=20) for _ in range(3))
    device = Device(old, young, late, pages=8, slots=2)
    while not device.scheduler.preemptions:
        device.run_one()
    assert [s.request.id for s in device.scheduler.waiting] == [young.id, late.id]


def test_a_sequence_sent_back_waits_for_its_promised_tokens():
    old, young = (make_request(prompt=7, max_tokens=20) for _ in range(2))
    device = Device(old, young, pages=8)
    device.dispatch()
    while not device.scheduler.preemptions:
        device.dispatch()
        if not device.scheduler.preemptions:
            device.read()
    sequence = device.scheduler.waiting[0]
    assert sequence.is_promised
    device.scheduler.abort(old.id)
    assert device.dispatch() is None
    while device.unread:
        device.read()
    assert device.dispatch().rows[0].generated == len(sequence.generated) > 0


def test_a_newcomer_leaves_pages_for_the_next_decode_call():
    running = make_request(prompt=10, max_tokens=14)
    newcomer = make_request(prompt=8, max_tokens=8)
    device = Device(running, newcomer, pages=6)
    assert ids(device.run_one()) == [running.id]
    device.run()
    assert device.scheduler.preemptions == 0
