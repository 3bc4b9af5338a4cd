import asyncio
import threading

import pytest

from ling_jax.engine.request import TokenChunk
from ling_jax.engine.stream import Stream

FIRST, LAST = TokenChunk(ids=(1, 2)), TokenChunk(ids=(3,), finish_reason="stop")


def put_from_a_thread(stream, *chunks):
    thread = threading.Thread(target=lambda: [stream.put(chunk) for chunk in chunks])
    thread.start()
    return thread


def test_a_script_reads_until_the_last_chunk():
    stream = Stream("a")
    thread = put_from_a_thread(stream, FIRST, LAST)
    assert list(stream) == [FIRST, LAST]
    assert list(stream) == []
    thread.join()


def test_a_coroutine_reads_until_the_last_chunk():
    async def read():
        stream = Stream("a")
        first = asyncio.ensure_future(anext(stream))
        await asyncio.sleep(0)  # the reader waits before the first chunk is there
        thread = put_from_a_thread(stream, FIRST, LAST)
        chunks = [await first] + [chunk async for chunk in stream]
        thread.join()
        return chunks, [chunk async for chunk in stream]

    assert asyncio.run(read()) == ([FIRST, LAST], [])


def test_a_cancelled_reader_loses_no_chunk():
    errors = []

    async def read():
        asyncio.get_running_loop().set_exception_handler(lambda _, error: errors.append(error))
        stream = Stream("a")
        waiting = asyncio.ensure_future(anext(stream))
        await asyncio.sleep(0)
        waiting.cancel()
        stream.put(FIRST)
        with pytest.raises(asyncio.CancelledError):
            await waiting
        return await anext(stream)

    assert asyncio.run(read()) == FIRST
    assert not errors


def test_a_reader_whose_loop_is_gone_does_not_stop_the_engine():
    stream = Stream("a")

    async def leave():
        waiting = asyncio.ensure_future(anext(stream))
        await asyncio.sleep(0)
        waiting.cancel()

    asyncio.run(leave())
    stream.put(FIRST)
    assert next(stream) == FIRST
