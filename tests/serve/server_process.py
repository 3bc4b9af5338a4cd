"""A server as a process of its own, and what can be seen of it from outside."""

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import httpx

WAIT_S = 30.0


class ServerProcess:
    """A Python process that prints its address; `lines` is its stdout, `error_lines` its stderr.

    Args:
      command: what follows the interpreter on the command line.
      environment: variables to set beside those of the test.
    """

    def __init__(self, *command: str, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
        )
        self.lines: list[str] = []
        self.error_lines: list[str] = []
        self._changed = threading.Condition()
        self._open_pipes = 2
        self._readers = [
            threading.Thread(target=self._read, args=(pipe, lines), daemon=True)
            for pipe, lines in (
                (self._process.stdout, self.lines),
                (self._process.stderr, self.error_lines),
            )
        ]
        for reader in self._readers:
            reader.start()

    def __enter__(self) -> "ServerProcess":
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

    @property
    def errors(self) -> str:
        """All of stderr so far."""
        return "".join(self.error_lines)

    def wait_for_line(self, pattern: str, within_s: float = WAIT_S) -> re.Match[str]:
        """Waits for a line of stdout."""
        return self._wait_for(self.lines, pattern, within_s)

    def wait_for_error_line(self, pattern: str, within_s: float = WAIT_S) -> re.Match[str]:
        """Waits for a line of stderr."""
        return self._wait_for(self.error_lines, pattern, within_s)

    def send(self, number: int) -> None:
        """Sends a signal."""
        self._process.send_signal(number)

    def wait(self, within_s: float = WAIT_S) -> int:
        """Waits for the end; returns the exit status."""
        code = self._process.wait(within_s)
        for reader in self._readers:
            reader.join(within_s)
        return code

    def _wait_for(self, lines: list[str], pattern: str, within_s: float) -> re.Match[str]:
        found = None

        def search() -> bool:
            nonlocal found
            found = next(filter(None, (re.search(pattern, line) for line in lines)), None)
            return found is not None or not self._open_pipes

        with self._changed:
            self._changed.wait_for(search, within_s)
        assert found is not None, (pattern, self.lines, self.errors)
        return found

    def _read(self, pipe, lines: list[str]) -> None:
        for line in pipe:
            with self._changed:
                lines.append(line)
                self._changed.notify_all()
        with self._changed:
            self._open_pipes -= 1
            self._changed.notify_all()


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
