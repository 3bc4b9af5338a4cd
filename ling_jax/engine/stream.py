"""Hands the tokens of one request from the engine's thread to whoever reads them."""

import asyncio
import contextlib
import threading
from collections import deque

from ling_jax.engine.request import TokenChunk


class Stream:
    """The chunks of one request, for one reader: `async for` in any event loop, or `for`.

    The last chunk is the one with a `finish_reason`. Leaving early does not end the request:
    call `Engine.abort`.
    """

    def __init__(self, request_id: str) -> None:
        self.request_id = request_id
        self._changed = threading.Condition()
        self._chunks: deque[TokenChunk] = deque()
        self._is_complete = False
        self._waiter: tuple[asyncio.AbstractEventLoop, asyncio.Future[None]] | None = None

    def put(self, chunk: TokenChunk) -> None:
        """Adds a chunk and wakes the reader; for the engine."""
        with self._changed:
            self._chunks.append(chunk)
            self._is_complete = chunk.finish_reason is not None
            waiter, self._waiter = self._waiter, None
            self._changed.notify_all()
        if waiter is not None:
            loop, future = waiter
            # A closed loop has no reader left; the engine goes on for the others.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_wake, future)

    def __iter__(self) -> "Stream":
        return self

    def __next__(self) -> TokenChunk:
        with self._changed:
            self._changed.wait_for(lambda: self._chunks or self._is_complete)
            if not self._chunks:
                raise StopIteration
            return self._chunks.popleft()

    def __aiter__(self) -> "Stream":
        return self

    async def __anext__(self) -> TokenChunk:
        while True:
            with self._changed:
                if self._chunks:
                    return self._chunks.popleft()
                if self._is_complete:
                    raise StopAsyncIteration
                loop = asyncio.get_running_loop()
                future = loop.create_future()
                self._waiter = (loop, future)
            await future


def _wake(future: "asyncio.Future[None]") -> None:
    if not future.done():  # done: the reader was cancelled
        future.set_result(None)
