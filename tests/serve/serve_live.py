"""Servers on a loopback port: in a thread of the test, or as a process of their own."""

import asyncio
import contextlib
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import serve_fakes
import uvicorn

from ling_jax.engine.engine import Engine
from ling_jax.serve.app import build_app
from ling_jax.serve.config import ServeConfig, parse_config
from ling_jax.serve.interfaces import Backend, Hooks
from ling_jax.serve.launch import open_port
from ling_jax.serve.state import ServerState

WAIT_S = 30.0
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


class FakeProcess:
    """`fake_server.py` as a process; `url` is known once it listens, `lines` is its stdout."""

    def __init__(self, *flags: str, **environment: str) -> None:
        command = [sys.executable, "-W", "error", str(FAKE_SERVER), "--model", "ling"]
        self._process = subprocess.Popen(
            [*command, "--port", "0", *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
        )
        self.lines: list[str] = []
        self.errors = ""
        self._changed = threading.Condition()
        self._readers = [
            threading.Thread(target=self._read_lines, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def __enter__(self) -> "FakeProcess":
        return self

    def __exit__(self, *_) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self.wait()
        self._process.stdout.close()
        self._process.stderr.close()

    @property
    def url(self) -> str:
        """Address of the server; waits until it listens."""
        return self.wait_for_line(r"(http://127\.0\.0\.1:\d+)")[1]

    def wait_for_line(self, pattern: str) -> re.Match[str]:
        """Waits for a line of stdout."""
        found = None

        def search() -> bool:
            nonlocal found
            matches = (re.search(pattern, line) for line in self.lines)
            found = next(filter(None, matches), None)
            return found is not None

        with self._changed:
            assert self._changed.wait_for(search, WAIT_S), (pattern, self.lines, self.errors)
        return found

    def send(self, number: int) -> None:
        """Sends a signal."""
        self._process.send_signal(number)

    def wait(self) -> int:
        """Waits for the end; returns the exit status."""
        code = self._process.wait(WAIT_S)
        for reader in self._readers:
            reader.join(WAIT_S)
        return code

    def _read_lines(self) -> None:
        for line in self._process.stdout:
            with self._changed:
                self.lines.append(line)
                self._changed.notify_all()

    def _read_errors(self) -> None:
        self.errors = self._process.stderr.read()


def poll(condition: Callable[[], bool], within_s: float = WAIT_S) -> None:
    """Waits until a condition holds that nothing announces."""
    deadline = time.monotonic() + within_s
    while not condition():
        assert time.monotonic() < deadline, f"did not come true within {within_s} s"
        threading.Event().wait(0.01)


def metric(client: httpx.Client, name: str) -> float:
    """Returns a metric without labels."""
    text = client.get("/metrics").text
    match = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert match, f"{name} is not in:\n{text}"
    return float(match[1])
