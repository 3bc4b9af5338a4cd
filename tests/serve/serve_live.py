"""Servers on a loopback port: in a thread of the test, or as a process of their own."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import serve_fakes
import uvicorn
from server_process import WAIT_S, ServerProcess

from ling_jax.engine.engine import Engine
from ling_jax.serve.app import build_app
from ling_jax.serve.config import ServeConfig, parse_config
from ling_jax.serve.interfaces import Backend, Hooks
from ling_jax.serve.launch import open_port
from ling_jax.serve.state import ServerState

FAKE_SERVER = Path(__file__).parent / "fake_server.py"


class LiveServer:
    """A server in a thread; `state` and the engine behind it are at hand."""

    def __init__(self, config: ServeConfig) -> None:
        self.state = ServerState(config)
        self.client = httpx.Client(timeout=WAIT_S)
        self.url = ""
        self._server: uvicorn.Server | None = None
        self._engines: list[Engine] = []
        self._listener = open_port("127.0.0.1", 0)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "LiveServer":
        self.url = f"http://127.0.0.1:{self.address[1]}"
        self.client.base_url = self.url
        app = build_app(self.state)
        settings = uvicorn.Config(app, log_config=None, lifespan="off", access_log=False)
        self._server = uvicorn.Server(settings)
        self._thread.start()
        return self

    def __exit__(self, *_) -> None:
        self.client.close()
        self._server.should_exit = True
        self._thread.join(WAIT_S)
        self._listener.close()
        for engine in self._engines:
            engine.stop()

    @property
    def address(self) -> tuple[str, int]:
        """Host and port."""
        return self._listener.getsockname()

    def serve(self, backend: Backend) -> None:
        """Answers with another model from now on."""
        self.state.set_ready(backend)
        if isinstance(backend.engine, Engine):
            self._engines.append(backend.engine)

    def hooks(self) -> Hooks:
        """What a loader for this server needs."""
        return Hooks(
            progress=self.state.report,
            on_finish=self.state.metrics.observe_request,
            on_failure=lambda _: None,
        )

    def _run(self) -> None:
        asyncio.run(self._server.serve(sockets=[self._listener]))


def config_with(**changes) -> ServeConfig:
    """The settings of a server named `ling`, with some changed."""
    flags = []
    for name, value in changes.items():
        flag = name.replace("_", "-")
        flags += (
            [f"--{flag}" if value else f"--no-{flag}"]
            if isinstance(value, bool)
            else [f"--{flag}", str(value)]
        )
    return parse_config(["ling", *flags])


@contextlib.contextmanager
def hashing_server(config: ServeConfig, **settings) -> Iterator[LiveServer]:
    """A server with the real engine on a hashing device."""
    with LiveServer(config) as server:
        server.serve(serve_fakes.load_hashing(config, server.hooks(), **settings))
        yield server


class FakeProcess(ServerProcess):
    """`fake_server.py` as a process."""

    def __init__(self, *flags: str, **environment: str) -> None:
        super().__init__(str(FAKE_SERVER), "--model", "ling", "--port", "0", *flags, **environment)
