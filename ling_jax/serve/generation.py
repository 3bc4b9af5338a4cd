"""The engine requests behind one HTTP request."""

import asyncio
from collections.abc import AsyncGenerator, Sequence

from ling_jax.engine.request import Request, TokenChunk
from ling_jax.serve.interfaces import EngineLike


class Generation:
    """Requests that run side by side and end together.

    Args:
      engine: gets all of `requests` at once; if it refuses one, those before it are aborted.
      requests: numbered from 0 in what `chunks` yields.
    """

    def __init__(self, engine: EngineLike, requests: Sequence[Request]) -> None:
        self._engine = engine
        self._ids: dict[int, str] = {}
        self._streams = []
        try:
            for index, request in enumerate(requests):
                self._streams.append(aiter(engine.submit(request)))
                self._ids[index] = request.id
        except BaseException:
            self.close()
            raise

    async def chunks(self) -> AsyncGenerator[tuple[int, TokenChunk]]:
        """Yields chunks with the number of their request, as they come, until all have ended."""
        waiting = {self._next(index): index for index in self._ids}
        try:
            while waiting:
                done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    index = waiting.pop(task)
                    chunk = task.result()
                    if chunk.finish_reason is not None:
                        self._ids.pop(index, None)
                    yield index, chunk
                    if index in self._ids:
                        waiting[self._next(index)] = index
        finally:
            for task in waiting:
                task.cancel()

    def leave(self, index: int) -> None:
        """Aborts one request if it has not ended; no more of its chunks are yielded."""
        request_id = self._ids.pop(index, None)
        if request_id is not None:
            self._engine.abort(request_id)

    def close(self) -> int:
        """Aborts what has not ended; returns how many requests that were."""
        unfinished = list(self._ids)
        for index in unfinished:
            self.leave(index)
        return len(unfinished)

    def _next(self, index: int) -> "asyncio.Task[TokenChunk]":
        return asyncio.ensure_future(anext(self._streams[index]))
