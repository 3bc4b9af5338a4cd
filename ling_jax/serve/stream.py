"""Server-sent events, and work that ends when its client leaves."""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
from typing import Any, TypeVar

from fastapi import Response
from pydantic import BaseModel
from starlette.requests import ClientDisconnect
from starlette.types import Receive, Scope, Send

DONE = b"data: [DONE]\n\n"

Result = TypeVar("Result")


def frame(event: BaseModel) -> bytes:
    """Returns one event; fields that were not set are left out."""
    return b"data: " + event.model_dump_json(exclude_unset=True).encode() + b"\n\n"


def frame_error(body: Mapping[str, Any]) -> bytes:
    """Returns one event that holds an error body."""
    return b"data: " + json.dumps(body).encode() + b"\n\n"


async def while_connected(receive: Receive, work: Coroutine[Any, Any, Result]) -> Result:
    """Awaits `work`; cancels it and waits for its end once the client leaves.

    Args:
      receive: of a request whose body was read.
      work: what the client waits for.

    Raises:
      ClientDisconnect: the client left first.
    """
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_disconnect(receive))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientDisconnect
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class EventStream(Response):
    """Sends events as they come.

    Args:
      events: framed events.
      on_end: called when the last event was sent or the client left, whichever is first.
    """

    media_type = "text/event-stream"

    def __init__(self, events: AsyncGenerator[bytes], *, on_end: Callable[[], None]) -> None:
        # Proxies must pass every event on at once.
        super().__init__(headers={"Cache-Control": "no-cache", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._events = events
        self._on_end = on_end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await while_connected(receive, self._send_all(send))
        except (ClientDisconnect, OSError):
            pass  # nobody is left to tell
        finally:
            await self._events.aclose()
            self._on_end()

    async def _send_all(self, send: Send) -> None:
        head = {"type": "http.response.start", "status": self.status_code}
        await send({**head, "headers": self.raw_headers})
        async for event in self._events:
            await send({"type": "http.response.body", "body": event, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
