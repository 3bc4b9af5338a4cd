"""One HTTP request under way: engine chunks become a whole answer or a stream of events."""

import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Sequence

from pydantic import BaseModel

from ling_jax.engine.request import DraftCounts
from ling_jax.errors import RequestError
from ling_jax.serve.errors import describe
from ling_jax.serve.generation import Generation
from ling_jax.serve.job import Job
from ling_jax.serve.replies import CompletionDetails, PromptDetails, Reply, Usage
from ling_jax.serve.state import ServerState
from ling_jax.serve.stream import DONE, frame, frame_error

log = logging.getLogger(__name__)

# The engine's names of what clients call otherwise.
_PARAMS = {
    "prompt_ids": "prompt",
    "stop_ids": "stop_token_ids",
    "prompt_logprobs": "logprobs",
}


class Answer:
    """Asks the engine at once; read `whole` or `events`, then call `close`.

    Raises:
      RequestError: the engine can never run a request.
      CapacityError: the queue is full, or the server takes no requests now.
    """

    def __init__(self, job: Job, state: ServerState) -> None:
        self._job = job
        self._metrics = state.metrics
        self._log_text = state.config.log_requests
        self._created = int(time.time())
        self._last = [0.0] * len(job.requests)
        try:
            self._generation = Generation(state.backend.engine, job.requests)
        except RequestError as error:
            error.param = _PARAMS.get(error.param or "", error.param)
            raise

    def close(self) -> None:
        """Aborts what is not finished; for when the answer was sent or the client has left."""
        unfinished = self._generation.close()
        for _ in range(unfinished):
            self._metrics.count_aborted()
        if unfinished:
            log.info("aborted id=%s choices=%d", self._job.id, unfinished)

    async def whole(self) -> Reply:
        """Returns the answer once all choices are finished."""
        async with contextlib.aclosing(self._deltas()) as groups:
            async for _ in groups:
                pass
        choices = [choice.whole() for choice in self._job.choices]
        return self._reply(self._job.object, choices, self._usage())

    async def events(self) -> AsyncGenerator[bytes]:
        """Yields framed events to the last, `[DONE]`; a failure is an event too."""
        try:
            async with contextlib.aclosing(self._deltas()) as groups:
                async for deltas in groups:
                    for delta in deltas:
                        yield frame(self._chunk([delta], with_usage=self._job.body.repeats_usage))
            if self._job.body.includes_usage:
                yield frame(self._chunk([], with_usage=True))
        except Exception as error:  # the status line is sent, so the stream has to say it
            yield frame_error(describe(error)[1])
        yield DONE

    async def _deltas(self) -> AsyncGenerator[Sequence[BaseModel]]:
        """Yields what each engine chunk adds to one choice."""
        async with contextlib.aclosing(self._generation.chunks()) as chunks:
            async for index, chunk in chunks:
                self._observe(index, len(chunk.ids))
                choice = self._job.choices[index]
                deltas = choice.push(chunk)
                if choice.finish_reason is not None:
                    self._generation.leave(index)
                    self._note_end(index)
                yield deltas

    def _observe(self, index: int, tokens: int) -> None:
        now = time.monotonic()
        if self._last[index] and tokens:
            self._metrics.observe_tokens(tokens, now - self._last[index])
        self._last[index] = now

    def _note_end(self, index: int) -> None:
        choice = self._job.choices[index]
        reason = choice.finish_reason or ""
        self._metrics.count_finished(reason)
        log.info(
            "finished id=%s finish_reason=%s prompt_tokens=%d completion_tokens=%d%s",
            self._job.requests[index].id,
            reason,
            len(self._job.requests[index].prompt_ids),
            choice.completion_tokens,
            _drafting(choice.drafts),
        )
        if self._log_text:
            log.info("answer id=%s text=%s", self._job.id, choice.whole().model_dump_json())

    def _chunk(self, choices: Sequence[BaseModel], *, with_usage: bool) -> Reply:
        usage = self._usage() if with_usage else None
        return self._reply(self._job.chunk_object, choices, usage)

    def _reply(self, kind: str, choices: Sequence[BaseModel], usage: Usage | None) -> Reply:
        reply = Reply.model_construct(
            id=self._job.id,
            object=kind,
            created=self._created,
            model=self._job.model,
            choices=list(choices),
        )
        if usage is not None:
            reply.usage = usage
        return reply

    def _usage(self) -> Usage:
        choices = self._job.choices
        completion = sum(choice.completion_tokens for choice in choices)
        reasoning = sum(choice.reasoning_tokens for choice in choices)
        drafts = sum((choice.drafts for choice in choices), DraftCounts())
        return Usage(
            prompt_tokens=self._job.prompt_tokens,
            completion_tokens=completion,
            total_tokens=self._job.prompt_tokens + completion,
            prompt_tokens_details=PromptDetails(cached_tokens=0),
            completion_tokens_details=_details(reasoning, drafts),
        )


def _details(reasoning: int, drafts: DraftCounts) -> CompletionDetails:
    if not drafts.rounds:
        return CompletionDetails(reasoning_tokens=reasoning)
    return CompletionDetails(
        reasoning_tokens=reasoning,
        accepted_prediction_tokens=drafts.accepted,
        rejected_prediction_tokens=drafts.drafted - drafts.accepted,
        draft_rounds=drafts.rounds,
        accept_length=drafts.accept_length,
    )


def _drafting(drafts: DraftCounts) -> str:
    if not drafts.rounds:
        return ""
    return (
        f" rounds={drafts.rounds} drafted={drafts.drafted} accepted={drafts.accepted} "
        f"accept_length={drafts.accept_length:.2f}"
    )
