"""A scripted device: keeps slots and page memory like the real one and checks every call.

The next token is a hash of the tokens read back *from the pages*, so a page or a seat that is
given away too early changes somebody's output.
"""

import itertools
import threading
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from ling_jax.engine.calls import (
    DecodeCall,
    DecodeRowResult,
    PrefillCall,
    PrefillRow,
    PrefillRowResult,
)
from ling_jax.engine.request import DraftCounts, Request, SamplingParams, TokenLogprob
from ling_jax.errors import DeviceError
from ling_jax.sizes import StepSizes

Result = TypeVar("Result")

WAIT_S = 30.0


def make_limits(**changes) -> StepSizes:
    sizes = {
        "slots": 4,
        "pages": 32,
        "page_size": 4,
        "context_length": 64,
        "prefill_buckets": ((1, 8), (2, 8), (1, 16), (4, 8)),
        "decode_buckets": (1, 2, 4),
        "decode_steps": 4,
        "vocab": 50,
        "max_stop_ids": 4,
        "max_logit_bias": 4,
        "max_logprobs": 5,
    }
    sizes.update(changes)
    sizes["decode_buckets"] = changes.get("decode_buckets", (1, 2, max(4, sizes["slots"])))
    return StepSizes(**sizes)


def _hash(tokens: Sequence[int], salt: int) -> int:
    return zlib.crc32(array("q", [salt, *tokens]).tobytes())


def next_token(tokens: Sequence[int], request: Request, generated: int, vocab: int) -> int:
    """The token after `tokens`, the last `generated` of which are output."""
    token = _hash(tokens, request.sampling.seed) % vocab
    while generated < request.min_tokens and token in request.stop_ids:
        token = (token + 1) % vocab
    return token


def score(tokens: Sequence[int]) -> TokenLogprob:
    """The log-probability of the last of `tokens` after the others."""
    return TokenLogprob(tokens[-1], -(_hash(tokens, 0) % 1000) / 100)


def lone_run(request: Request, vocab: int) -> tuple[tuple[int, ...], str]:
    """Output and finish reason of a request that has the device for itself."""
    output: list[int] = []
    while len(output) < request.max_tokens:
        token = next_token((*request.prompt_ids, *output), request, len(output), vocab)
        output.append(token)
        if token in request.stop_ids and len(output) > request.min_tokens:
            return tuple(output), "stop"
    return tuple(output), "length"


@dataclass
class FakePending(Generic[Result]):
    """Results made at dispatch, withheld until the executor's gate opens."""

    executor: "FakeExecutor"
    number: int
    results: Result

    def read(self) -> Result:
        executor = self.executor
        executor.calls_at_read.append(len(executor.calls))
        executor.asked.set()
        assert executor.gate.wait(WAIT_S), "nobody opened the gate"
        if executor.fail_read == self.number:
            raise DeviceError("out of\nmemory")
        return self.results


@dataclass
class _Slot:
    request: Request
    pages: tuple[int, ...]
    length: int = 0
    """Tokens in the pages."""
    generated: int = 0
    last: int | None = None
    """The newest token, not in the pages yet; None until the text was read."""
    is_ended: bool = False


@dataclass
class FakeExecutor:
    """Runs calls at once, in order; `calls` remembers them."""

    limits: StepSizes = field(default_factory=make_limits)
    fail_dispatch: int | None = None
    """Number of the call that is not taken, from 1."""
    fail_read: int | None = None
    """Number of the call whose results cannot be read."""

    def __post_init__(self) -> None:
        self.calls: list[PrefillCall | DecodeCall] = []
        self.calls_at_read: list[int] = []
        """How many calls had been made each time that results were asked for."""
        self.gate = threading.Event()
        self.gate.set()
        self.asked = threading.Event()
        """Set when somebody waits for results; clear it to wait for the next time."""
        self._slots: dict[int, _Slot] = {}
        self._memory: dict[tuple[int, int], int] = {}

    def prefill(self, call: PrefillCall) -> FakePending[tuple[PrefillRowResult, ...]]:
        self._begin(call)
        rows, tokens = call.bucket
        assert call.bucket in self.limits.prefill_buckets
        assert 1 <= len(call.rows) <= rows
        for row in call.rows:
            assert 1 <= len(row.tokens) <= tokens
        return self._pending(tuple(self._prefill_row(row) for row in call.rows))

    def decode(self, call: DecodeCall) -> FakePending[tuple[DecodeRowResult, ...]]:
        self._begin(call)
        assert call.bucket in self.limits.decode_buckets
        assert 1 <= len(call.rows) <= call.bucket
        assert 1 <= call.steps <= self.limits.decode_steps
        return self._pending(
            tuple(self._decode_row(row.slot, tuple(row.pages), call.steps) for row in call.rows)
        )

    def _begin(self, call: PrefillCall | DecodeCall) -> None:
        self.calls.append(call)
        if self.fail_dispatch == len(self.calls):
            raise DeviceError("out of\nmemory")
        slots = [row.slot for row in call.rows]
        assert len(set(slots)) == len(slots)
        assert all(1 <= slot <= self.limits.slots for slot in slots)
        pages = [page for row in call.rows for page in row.pages]
        assert len(set(pages)) == len(pages), "a page has two owners"
        assert all(1 <= page <= self.limits.pages for page in pages)

    def _pending(self, results: Result) -> FakePending[Result]:
        return FakePending(self, len(self.calls), results)

    def _prefill_row(self, row: PrefillRow) -> PrefillRowResult:
        request = row.request
        if row.start == 0:
            self._slots[row.slot] = _Slot(request, tuple(row.pages), generated=row.generated)
        slot = self._slots[row.slot]
        assert slot.request is request
        assert slot.last is None, "prefill of a slot that decodes"
        assert slot.length == row.start
        assert slot.generated == row.generated < request.max_tokens
        self._set_pages(slot, tuple(row.pages), row.start + len(row.tokens))
        for token in row.tokens:
            self._write(slot, token)
        text = self._read(slot)
        prompt = request.prompt_ids
        assert text[: len(prompt)] == prompt[: len(text)]
        assert row.is_last == (len(text) == len(prompt) + row.generated)
        logprob = self._sample(slot) if row.is_last else None
        return PrefillRowResult(
            token=slot.last,
            logprob=logprob if request.sampling.logprobs is not None else None,
            prompt_logprobs=self._score_prompt(row, text),
        )

    def _score_prompt(self, row: PrefillRow, text: tuple[int, ...]):
        if row.request.sampling.prompt_logprobs is None:
            return None
        # A chunk that is not the last one also scores the first token of the next.
        known = text if row.is_last or row.generated else row.request.prompt_ids
        ends = range(row.start + 1, min(len(known), row.start + len(row.tokens) + 1))
        return tuple(score(known[: end + 1]) for end in ends)

    def _decode_row(self, number: int, pages: tuple[int, ...], steps: int) -> DecodeRowResult:
        slot = self._slots[number]
        assert slot.last is not None, "decode before prefill was complete"
        request = slot.request
        if slot.is_ended:
            return DecodeRowResult(tokens=(), logprobs=None)
        most = len(request.prompt_ids) + request.max_tokens
        ahead = slot.length + 1 + steps * self.limits.step_tokens
        self._set_pages(slot, pages, min(ahead, most))
        tokens, logprobs, rounds = [], [], DraftCounts()
        for _ in range(steps):
            if slot.is_ended:
                break
            made = self._round(slot)
            logprobs += made
            tokens += [entry.id for entry in made]
            rounds += DraftCounts(rounds=1, drafted=self.limits.drafts, emitted=len(made))
        wants_logprobs = request.sampling.logprobs is not None
        return DecodeRowResult(
            tokens=tuple(tokens),
            logprobs=tuple(logprobs) if wants_logprobs else None,
            drafts=rounds if self.limits.drafts else None,
        )

    def _round(self, slot: _Slot) -> list[TokenLogprob]:
        """One token, or as many of a round as a hash of the text says."""
        width = self.limits.step_tokens
        for position in range(slot.length, slot.length + width):  # of which a part will stay
            if position // self.limits.page_size < len(slot.pages):
                self._memory[self._place(slot, position)] = -1
        count = 1 + _hash(self._read(slot), 1) % width
        made = []
        while len(made) < count and not slot.is_ended:
            assert slot.last is not None
            self._write(slot, slot.last)
            made.append(self._sample(slot))
        return made

    def _set_pages(self, slot: _Slot, pages: tuple[int, ...], tokens: int) -> None:
        assert pages[: len(slot.pages)] == slot.pages, "pages of a sequence moved"
        assert len(pages) * self.limits.page_size >= tokens, "too few pages"
        slot.pages = pages

    def _sample(self, slot: _Slot) -> TokenLogprob:
        request, text = slot.request, self._read(slot)
        token = next_token(text, request, slot.generated, self.limits.vocab)
        is_stop = token in request.stop_ids and slot.generated >= request.min_tokens
        slot.last = token
        slot.generated += 1
        slot.is_ended = is_stop or slot.generated == request.max_tokens
        return score((*text, token))

    def _place(self, slot: _Slot, position: int) -> tuple[int, int]:
        page_size = self.limits.page_size
        return slot.pages[position // page_size], position % page_size

    def _write(self, slot: _Slot, token: int) -> None:
        self._memory[self._place(slot, slot.length)] = token
        slot.length += 1

    def _read(self, slot: _Slot) -> tuple[int, ...]:
        return tuple(self._memory[self._place(slot, i)] for i in range(slot.length))


_numbers = itertools.count()


def make_request(
    prompt: int = 5, max_tokens: int = 6, *, sampling: dict | None = None, **fields
) -> Request:
    """A request with `prompt` tokens and an id, text and seed of its own."""
    number = next(_numbers)
    values = {
        "id": f"r{number}",
        "prompt_ids": tuple((7 * i + number) % 50 for i in range(prompt)),
        "max_tokens": max_tokens,
        "sampling": SamplingParams(**({"seed": number} | (sampling or {}))),
    }
    return Request(**(values | fields))


def stop_after(request: Request, count: int, vocab: int = 50) -> Request:
    """A request of the same text, ended by a stop id as token number `count` of its output.

    The seed is the first from the request's own on whose output has no such id before.
    """
    for seed in itertools.count(request.sampling.seed):
        request = replace(request, sampling=replace(request.sampling, seed=seed))
        *before, stop = lone_run(request, vocab)[0][:count]
        if stop not in before:
            return replace(request, stop_ids=(stop,), min_tokens=count - 1)
    raise AssertionError("every output repeats itself")
