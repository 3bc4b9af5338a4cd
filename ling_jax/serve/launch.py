"""The life of a server process: port, loading, ready, drain, exit status."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, NoReturn, TypeVar

import uvicorn

from ling_jax.errors import ConfigError, LingError
from ling_jax.serve.app import build_app
from ling_jax.serve.config import ServeConfig
from ling_jax.serve.interfaces import Backend, Hooks, Load
from ling_jax.serve.start_table import print_model, print_settings
from ling_jax.serve.state import DRAINING, FAILED, ServerState

log = logging.getLogger(__name__)

SIGNALS = (signal.SIGTERM, signal.SIGINT)
# Longer than clients keep idle connections, so that none is closed under a request.
KEEP_ALIVE_S = 75
LAST_ANSWERS_S = 5

Result = TypeVar("Result")


class Launch:
    """Runs one server until a signal or a failure ends it.

    Args:
      config: what to serve.
      load: called in a thread of its own once the port is open.
    """

    def __init__(self, config: ServeConfig, load: Load) -> None:
        self._config = config
        self._load = load
        self._state = ServerState(config)
        self._backend: Backend | None = None
        self._is_leaving = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> int:
        """Serves; returns the exit status: 0 after a signal, 1 after a failure, 2 for a bad setup.

        Raises:
          ConfigError: the port cannot be opened.
        """
        listener = open_port(self._config.host, self._config.port)
        self._url = _url(listener)
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.Future[int] = self._loop.create_future()
        server = _Server(
            uvicorn.Config(
                build_app(self._state),
                log_config=None,
                access_log=False,
                lifespan="off",
                timeout_keep_alive=KEEP_ALIVE_S,
                timeout_graceful_shutdown=LAST_ANSWERS_S,
            )
        )
        with self._signals():
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            print_settings(self._config, self._url)
            self._start(self._bring_up())
            code = await self._end
            server.should_exit = True
            await serving
        return code

    async def _bring_up(self) -> None:
        def fail_soon(error: Exception) -> None:
            self._loop.call_soon_threadsafe(self._fail, error)

        hooks = Hooks(
            progress=self._report,
            on_finish=self._state.metrics.observe_request,
            on_failure=fail_soon,
        )
        try:
            backend = await _in_daemon_thread(lambda: self._load(self._config, hooks))
        except LingError as error:
            self._finish(2, str(error))
        except Exception as error:  # whatever it is, the process must not stay without a model
            log.error("load_failed", exc_info=error)
            self._finish(1, f"loading failed: {type(error).__name__}: {error}")
        else:
            self._open(backend)

    def _open(self, backend: Backend) -> None:
        if self._is_leaving:
            return
        self._backend = backend
        print_model(backend)
        seconds = self._state.set_ready(backend)
        model = ",".join(self._config.names)
        sys.stdout.write(f"ready: {self._url}/v1 model={model} ({seconds:.1f}s)\n")
        sys.stdout.flush()
        if backend.engine.failed is not None:
            self._fail(backend.engine.failed)

    def _report(self, phase: str, detail: str) -> None:
        self._state.report(phase, detail)
        log.info("start phase=%s detail=%r", phase, detail)

    def _fail(self, error: Exception) -> None:
        self._state.close(FAILED, f"{type(error).__name__}: {error}")
        self._finish(1, f"the engine failed: {error}")

    @contextlib.contextmanager
    def _signals(self) -> Iterator[None]:
        for number in SIGNALS:
            self._loop.add_signal_handler(number, self._leave, number)
        try:
            yield
        finally:
            for number in SIGNALS:
                self._loop.remove_signal_handler(number)

    def _leave(self, number: int) -> None:
        if self._is_leaving:
            leave_process(128 + number)
        self._is_leaving = True
        log.info("drain signal=%d timeout_s=%g", number, self._config.drain_timeout)
        self._state.close(DRAINING, "running requests finish, new ones are refused")
        self._start(self._drain())

    async def _drain(self) -> None:
        if self._backend is not None:
            engine = self._backend.engine
            is_clean = await asyncio.to_thread(engine.drain, self._config.drain_timeout)
            log.info("drained all_finished=%s", is_clean)
        self._finish(0)

    def _finish(self, code: int, message: str = "") -> None:
        """Ends the server; answers under way still reach their clients."""
        if self._end.done():
            return
        if message:
            sys.stderr.write(f"error: {message}\n")
        self._end.set_result(code)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def launch(config: ServeConfig, load: Load) -> NoReturn:
    """Serves `config` until the process ends, with the exit status of `Launch.run`.

    Raises:
      ConfigError: the port cannot be opened.
    """
    logging.basicConfig(
        level=config.log_level.upper(),
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        stream=sys.stderr,
    )
    # It reports every accelerator library that is not installed.
    logging.getLogger("jax._src.xla_bridge").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    code = asyncio.run(Launch(config, load).run())
    leave_process(code)


def open_port(host: str, port: int) -> socket.socket:
    """Returns a socket that listens on the first address of `host`, IPv4 before IPv6.

    Raises:
      ConfigError: there is no such address, or the port is taken or not allowed.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, *_, address = min(found, key=lambda info: info[0] != socket.AF_INET)
        return socket.create_server(address, family=family, backlog=2048)
    except OSError as error:
        # The text of other errors names the address once more.
        is_name = isinstance(error, socket.gaierror)
        reason = error.strerror if is_name else os.strerror(error.errno or 0)
        raise ConfigError(f"Cannot listen on --host {host} --port {port}: {reason}.") from None


def leave_process(code: int) -> NoReturn:
    """Ends the process at once; a thread that loads or computes could not be ended otherwise."""
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


class _Server(uvicorn.Server):
    """Leaves signals alone: by itself it would close the port before running requests end."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def _in_daemon_thread(work: Callable[[], Result]) -> Result:
    """Runs `work` in a thread that does not keep the process alive."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result | None, error: Exception | None) -> None:
        if future.cancelled():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # pyright: ignore[reportArgumentType]

    def run() -> None:
        try:
            result, error = work(), None
        except Exception as caught:  # handed to whoever waits
            result, error = None, caught
        loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, name="load", daemon=True).start()
    return await future


def _url(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
