"""Stand-ins for a model: an engine that follows a script, and a device that hashes."""

import asyncio
import functools
import threading
import zlib
from array import array
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from ling_jax.engine.calls import (
    DecodeCall,
    DecodeRowResult,
    PrefillCall,
    PrefillRow,
    PrefillRowResult,
)
from ling_jax.engine.engine import Engine
from ling_jax.engine.request import FinishReason, Request, TokenChunk, TokenLogprob
from ling_jax.engine.stats import EngineStats
from ling_jax.errors import CapacityError, DeviceError
from ling_jax.serve.config import ServeConfig
from ling_jax.serve.interfaces import Backend, GenerationDefaults, Hooks
from ling_jax.sizes import StepSizes
from ling_jax.text.template import ChatTemplate
from ling_jax.text.tokenizer import Tokenizer

DEMO = Path(__file__).parents[2] / "ling_jax" / "demo"
CONTEXT = 4096
PLAIN_IDS = 1500
"""Ids below this are no special tokens of the demo tokenizer."""


WEATHER = {
    "type": "function",
    "function": {
        "name": "get_weather",
        "parameters": {"type": "object", "properties": {"city": {"type": "string"}}},
    },
}
CALL = "<tool_call>get_weather\n<arg_key>city</arg_key>\n<arg_value>Rome</arg_value>\n</tool_call>"


@functools.cache
def demo_tokenizer() -> Tokenizer:
    return Tokenizer.from_folder(DEMO)


@functools.cache
def demo_template() -> ChatTemplate:
    return ChatTemplate.from_folder(DEMO)


class PieceTokenizer(Tokenizer):
    """The demo tokenizer, and one more id for each piece of a script."""

    def __init__(self) -> None:
        self.__dict__.update(demo_tokenizer().__dict__)
        self._known = self.size
        self._pieces: list[bytes] = []

    def add(self, piece: bytes) -> int:
        """Returns the id that stands for `piece`."""
        self._pieces.append(piece)
        self.size += 1
        return self.size - 1

    def token_bytes(self, token_id: int) -> bytes:
        if token_id < self._known:
            return super().token_bytes(token_id)
        return self._pieces[token_id - self._known]


class ScriptedEngine:
    """Emits the same ids for every request, one a chunk; `aborted` and `requests` tell what came.

    Stop ids of a request are kept, everything else about it is ignored. With `hold`, what follows
    the script's last id never comes.
    """

    def __init__(
        self, ids: Sequence[int], finish: FinishReason, *, sizes: Sequence[int] = (), hold=False
    ) -> None:
        self.failed: Exception | None = None
        self.requests: list[Request] = []
        self.aborted: list[str] = []
        self._ids = tuple(ids)
        self._finish = finish
        self._sizes = sizes
        self._hold = hold

    def submit(self, request: Request) -> AsyncIterator[TokenChunk]:
        self.requests.append(request)
        return self._chunks(request)

    async def _chunks(self, request: Request) -> AsyncIterator[TokenChunk]:
        stop = next((i for i, token in enumerate(self._ids) if token in request.stop_ids), None)
        ids = self._ids if stop is None else self._ids[: stop + 1]
        wants = request.sampling.logprobs is not None
        for group, is_last in _groups(ids, self._sizes):
            ends = is_last and not self._hold
            yield TokenChunk(
                ids=group,
                logprobs=tuple(TokenLogprob(token, -1.0) for token in group) if wants else None,
                finish_reason=("stop" if stop is not None else self._finish) if ends else None,
                matched_stop=group[-1] if ends and stop is not None else None,
            )
        await asyncio.Event().wait()

    def abort(self, request_id: str) -> None:
        self.aborted.append(request_id)

    def drain(self, timeout_s: float) -> bool:
        return True

    def stats(self) -> EngineStats:
        return EngineStats(
            running=0,
            waiting=0,
            slots_used=0,
            slots=1,
            pages_used=0,
            pages=1,
            prompt_tokens_total=0,
            generated_tokens_total=0,
            finished_total={},
            preemptions_total=0,
        )


def _groups(ids: Sequence[int], sizes: Sequence[int]):
    """Cuts `ids` into chunks of `sizes`, then of one; says which is the last."""
    at, sizes = 0, list(sizes)
    while at < len(ids):
        size = sizes.pop(0) if sizes else 1
        yield tuple(ids[at : at + size]), at + size >= len(ids)
        at += size


class Done:
    """The results of a call that took `step_s`, or that fails."""

    def __init__(self, results, step_s: float, error: Exception | None) -> None:
        self._results, self._step_s, self._error = results, step_s, error

    def read(self):
        threading.Event().wait(self._step_s)
        if self._error is not None:
            raise self._error
        return self._results


class HashExecutor:
    """A device whose next token is a hash of the last few, of their number, and of the seed.

    Args:
      step_s: how long a call takes.
      fail_at: number of the call, from 1, whose results cannot be read.
    """

    def __init__(
        self,
        *,
        context_length: int = CONTEXT,
        slots: int = 8,
        decode_steps: int = 4,
        step_s: float = 0.0,
        fail_at: int | None = None,
    ) -> None:
        self.limits = StepSizes(
            slots=slots,
            pages=slots * context_length // 16,
            page_size=16,
            context_length=context_length,
            prefill_buckets=((1, 64), (4, 64), (1, 1024)),
            decode_buckets=tuple(sorted({1, slots})),
            decode_steps=decode_steps,
            vocab=demo_tokenizer().size,
            max_stop_ids=16,
            max_logit_bias=300,
            max_logprobs=20,
        )
        self._step_s = step_s
        self._fail_at = fail_at
        self._calls = 0
        self._rows: dict[int, tuple[Request, list[int], int]] = {}

    def prefill(self, call: PrefillCall) -> Done:
        return self._done(tuple(self._read_row(row) for row in call.rows))

    def decode(self, call: DecodeCall) -> Done:
        return self._done(tuple(self._decode(row.slot, call.steps) for row in call.rows))

    def _done(self, results) -> Done:
        self._calls += 1
        error = DeviceError("out of memory") if self._calls == self._fail_at else None
        return Done(results, self._step_s, error)

    def _read_row(self, row: PrefillRow) -> PrefillRowResult:
        request = row.request
        tokens = self._rows[row.slot][1] if row.start else []
        tokens.extend(row.tokens)
        self._rows[row.slot] = (request, tokens, row.generated)
        scores = None
        if request.sampling.prompt_logprobs is not None:
            known = request.prompt_ids[row.start + 1 : row.start + 1 + len(row.tokens)]
            scores = tuple(_score(token, request.sampling.prompt_logprobs) for token in known)
        if not row.is_last:
            return PrefillRowResult(token=None, logprob=None, prompt_logprobs=scores)
        token, logprob = self._sample(row.slot)
        return PrefillRowResult(token=token, logprob=logprob, prompt_logprobs=scores)

    def _decode(self, slot: int, steps: int) -> DecodeRowResult:
        request, _, generated = self._rows[slot]
        tokens, logprobs = [], []
        while len(tokens) < min(steps, request.max_tokens - generated):
            token, logprob = self._sample(slot)
            tokens.append(token)
            logprobs.append(logprob)
            if token in request.stop_ids:
                break
        wants = request.sampling.logprobs is not None
        return DecodeRowResult(tokens=tuple(tokens), logprobs=tuple(logprobs) if wants else None)

    def _sample(self, slot: int) -> tuple[int, TokenLogprob | None]:
        request, tokens, generated = self._rows[slot]
        sampling = request.sampling
        seed = sampling.seed % 2**32 if sampling.temperature else 0
        token = zlib.crc32(array("q", [seed, len(tokens), *tokens[-8:]]).tobytes()) % PLAIN_IDS
        while token in request.stop_ids and generated < request.min_tokens:
            token += 1
        tokens.append(token)
        self._rows[slot] = (request, tokens, generated + 1)
        wants = sampling.logprobs is not None
        return token, _score(token, sampling.logprobs or 0) if wants else None


def _score(token: int, count: int) -> TokenLogprob:
    top = tuple(((token + i) % PLAIN_IDS, -0.5 - i) for i in range(count))
    return TokenLogprob(token, -0.5, top)


class RecordingEngine(Engine):
    """The real engine; `prompts` holds the ids of every prompt it took."""

    def __init__(self, executor: HashExecutor, **settings) -> None:
        super().__init__(executor, **settings)
        self.prompts: list[tuple[int, ...]] = []

    def submit(self, request: Request):
        stream = super().submit(request)
        self.prompts.append(request.prompt_ids)
        return stream


class FullEngine(ScriptedEngine):
    """Takes `room` requests, then refuses."""

    def __init__(self, room: int) -> None:
        super().__init__([], "stop", hold=True)
        self._room = room

    def submit(self, request: Request) -> AsyncIterator[TokenChunk]:
        if len(self.requests) == self._room:
            raise CapacityError("The queue is full.", retry_after_s=7)
        return super().submit(request)


def scripted_backend(engine: dict, **settings) -> Backend:
    """A backend that emits what `engine` of a case says."""
    tokenizer = PieceTokenizer()
    if "scripted_ids" in engine:
        ids = engine["scripted_ids"]
    elif "scripted_bytes" in engine:
        ids = [tokenizer.add(bytes.fromhex(piece)) for piece in engine["scripted_bytes"]]
    else:
        ids = [tokenizer.add(piece.encode()) for piece in engine["scripted"]]
    return make_backend(ScriptedEngine(ids, engine["finish"], **settings), tokenizer)


def make_backend(
    engine, tokenizer: Tokenizer | None = None, context_length: int = CONTEXT
) -> Backend:
    """A backend with the demo's tokenizer and template."""
    return Backend(
        engine=engine,
        tokenizer=tokenizer or demo_tokenizer(),
        template=demo_template(),
        context_length=context_length,
        defaults=GenerationDefaults(temperature=0.7, top_p=0.9, top_k=20),
        description=(("weights", "none"),),
    )


def load_hashing(
    config: ServeConfig, hooks: Hooks, *, step_s: float = 0.0, fail_at: int | None = None
) -> Backend:
    """Loads the real engine on a `HashExecutor`, as the settings of `config` have it."""
    context = config.context_length or CONTEXT
    executor = HashExecutor(
        context_length=context,
        slots=config.max_running_requests or 8,
        decode_steps=config.decode_steps or 4,
        step_s=step_s,
        fail_at=fail_at,
    )
    engine = RecordingEngine(
        executor,
        max_queued=config.max_queued_requests,
        on_finish=hooks.on_finish,
        on_failure=hooks.on_failure,
    )
    engine.start()
    return make_backend(engine, context_length=context)
