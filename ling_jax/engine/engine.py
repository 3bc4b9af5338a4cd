"""Runs requests on a device: one thread plans, dispatches and delivers."""

import logging
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from ling_jax.engine.admission import check_request
from ling_jax.engine.calls import DecodeCall, Executor, Pending, PrefillCall
from ling_jax.engine.request import FinishReason, Request, TokenChunk
from ling_jax.engine.scheduler import Results, Scheduler
from ling_jax.engine.stats import Clock, EngineStats, LoadLog, RequestTimer, RequestTimes
from ling_jax.engine.stream import Stream
from ling_jax.errors import CapacityError, ContractError, RequestError
from ling_jax.sizes import StepSizes

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Live:
    """A request that has not ended."""

    stream: Stream
    timer: RequestTimer


class Engine:
    """Serves requests from any thread with the one device behind `executor`.

    Args:
      executor: used by the engine's thread alone.
      max_queued: requests that may wait for a seat, at least 1; more are refused.
      on_finish: called when a request ends, its last chunk delivered. It holds the engine up, so
        it must be quick, and it must not raise.
      on_failure: called once if a step failed, after all streams have ended.
      clock: source of the times in `RequestTimes` and in the log.
    """

    def __init__(
        self,
        executor: Executor,
        *,
        max_queued: int = 1024,
        on_finish: Callable[[RequestTimes], None] | None = None,
        on_failure: Callable[[Exception], None] | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        if max_queued < 1:
            raise ContractError(f"Engine: max_queued must be at least 1, got {max_queued}.")
        self.failed: Exception | None = None
        """What a step raised; the engine does nothing any more."""
        self._executor = executor
        self._scheduler = Scheduler(executor.limits)
        self._max_queued = max_queued
        self._on_finish = on_finish
        self._on_failure = on_failure
        self._clock = clock
        # Guards everything below and the scheduler; never held while the device is waited for.
        self._changed = threading.Condition()
        self._live: dict[str, _Live] = {}
        self._finished: Counter[FinishReason] = Counter()
        self._is_draining = False
        self._is_stopping = False
        self._thread: threading.Thread | None = None
        self._under_way: Pending[Results] | None = None
        self._load_log = LoadLog(self.stats, clock)

    @property
    def limits(self) -> StepSizes:
        """Sizes the executor was compiled for."""
        return self._executor.limits

    def start(self) -> None:
        """Starts the thread that serves; it ends with the process or with `stop`.

        Raises:
          ContractError: it was started before.
        """
        if self._thread is not None:
            raise ContractError("Engine.start: started before; make a new engine.")
        self._thread = threading.Thread(target=self._run, name="engine", daemon=True)
        self._thread.start()

    def submit(self, request: Request) -> Stream:
        """Queues a request and returns its tokens to come.

        Raises:
          RequestError: it can never run, or its id is in use.
          CapacityError: the queue is full (status 429), or the engine takes nothing any more (503).
        """
        check_request(request, self.limits)
        with self._changed:
            self._check_open(request)
            live = _Live(Stream(request.id), RequestTimer(request, self._clock))
            self._live[request.id] = live
            self._scheduler.add(request)
            self._changed.notify_all()
        return live.stream

    def abort(self, request_id: str) -> None:
        """Ends a request wherever it is, with `finish_reason` "abort"; unknown ids are ignored.

        Its seat is free at once; tokens that are under way are dropped.
        """
        with self._changed:
            if request_id in self._live:
                self._scheduler.abort(request_id)
                self._finish(request_id, TokenChunk(finish_reason="abort"))

    def drain(self, timeout_s: float) -> bool:
        """Refuses new requests for good and waits for the others; aborts the rest in the end.

        Returns:
          Whether all requests ended in time and on their own.
        """
        with self._changed:
            self._is_draining = True
            is_empty = self._changed.wait_for(lambda: not self._live, timeout_s)
            self._abort_all()
            return is_empty and self.failed is None

    def stop(self) -> None:
        """Aborts what is left, waits for the call under way and ends the thread."""
        with self._changed:
            self._is_draining = self._is_stopping = True
            self._abort_all()
            self._changed.notify_all()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def stats(self) -> EngineStats:
        """Counts at this moment."""
        with self._changed:
            scheduler = self._scheduler
            waiting = len(scheduler.waiting)
            return EngineStats(
                running=scheduler.live - waiting,
                waiting=waiting,
                slots_used=scheduler.slots.used,
                slots=scheduler.slots.count,
                pages_used=scheduler.pages.used,
                pages=scheduler.pages.count,
                prompt_tokens_total=scheduler.prompt_tokens,
                generated_tokens_total=scheduler.generated_tokens,
                finished_total=self._finished.copy(),
                preemptions_total=scheduler.preemptions,
                drafts_total=scheduler.drafts,
            )

    def step(self) -> None:
        """Dispatches the next call, then delivers the results of the one before.

        So the device always has a call to go on with while the host reads and plans. The next call
        is planned before it is known which sequences the one before ends; what it computes for
        those is dropped.
        """
        call = self._plan()
        before, self._under_way = self._under_way, self._dispatch(call)
        if before is not None:
            self._deliver(before.read())

    def _plan(self) -> PrefillCall | DecodeCall | None:
        with self._changed:
            call = self._scheduler.plan()
            if isinstance(call, PrefillCall):
                for row in call.rows:
                    self._live[row.request.id].timer.start()
            return call

    def _dispatch(self, call: PrefillCall | DecodeCall | None) -> Pending[Results] | None:
        if call is None:
            return None
        if isinstance(call, PrefillCall):
            return self._executor.prefill(call)
        return self._executor.decode(call)

    def _deliver(self, results: Results) -> None:
        with self._changed:
            for request_id, chunk in self._scheduler.account(results):
                live = self._live[request_id]
                live.timer.count(len(chunk.ids), chunk.drafts)
                if chunk.finish_reason is None:
                    live.stream.put(chunk)
                else:
                    self._finish(request_id, chunk)

    def _finish(self, request_id: str, chunk: TokenChunk) -> None:
        """Delivers the last chunk of a request that the scheduler has let go."""
        live = self._live.pop(request_id)
        reason = chunk.finish_reason
        assert reason is not None
        self._finished[reason] += 1
        live.stream.put(chunk)
        if not self._live:
            self._changed.notify_all()
        if self._on_finish is not None:
            self._on_finish(live.timer.finish(reason))

    def _abort_all(self) -> None:
        for request_id in list(self._live):
            self.abort(request_id)

    def _check_open(self, request: Request) -> None:
        if self.failed is not None or self._is_draining:
            why = "the engine failed" if self.failed is not None else "the server is shutting down"
            raise CapacityError(f"No new requests: {why}; try another server.", status=503)
        if request.id in self._live:
            raise RequestError(f"id: {request.id!r} is in use by a request that has not ended.")
        waiting = len(self._scheduler.waiting)
        if waiting >= self._max_queued:
            raise CapacityError(
                f"The queue is full: {waiting} requests wait, at most {self._max_queued} may; "
                "try again later."
            )

    def _run(self) -> None:
        try:
            while self._wait_for_work():
                self.step()
                self._load_log.write_if_due()
        except Exception as error:  # whatever it is, readers must not wait for ever
            self._fail(error)

    def _wait_for_work(self) -> bool:
        """Sleeps while there is nothing to do; False when stopped."""
        with self._changed:
            if not self._has_work():
                self._changed.wait_for(lambda: self._has_work() or self._is_stopping)
                self._load_log.restart()
            return self._has_work()

    def _has_work(self) -> bool:
        return bool(self._live) or self._under_way is not None

    def _fail(self, error: Exception) -> None:
        with self._changed:
            self.failed = error
            logger.error("engine_failed error=%s message=%r", type(error).__name__, str(error))
            for request_id in list(self._live):
                self._finish(request_id, TokenChunk(finish_reason="error"))
        if self._on_failure is not None:
            self._on_failure(error)
