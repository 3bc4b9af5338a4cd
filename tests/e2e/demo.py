"""The bundled model, and processes that use it."""

import itertools
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import httpx
from serve.server_process import ServerProcess

ROOT = Path(__file__).parents[2]
DEMO = ROOT / "ling_jax" / "demo"

CONTEXT = 4096
# Answers are compared across batches and chunkings: in bfloat16 near-ties would fall either way.
EXACT = ("--served-model-name", "ling", "--context-length", str(CONTEXT), "--dtype", "float32")
# One prefill and two decode programs, in the checkpoint's own dtype.
SMALL = ("--served-model-name", "ling", "--max-running-requests", "2")
SMALL += ("--chunked-prefill-size", "64")

READY_S = 300.0

SHORT_IDS = list(range(300, 312))
# Three chunks of the server's largest prefill program.
LONG_IDS = [(i * i + 37 * i) % 1500 for i in range(1300)]


class DemoServer(ServerProcess):
    """`python -m ling_jax.serve` on the bundled model; it logs what it compiles."""

    def __init__(self, *flags: str, **environment: str) -> None:
        command = ("-m", "ling_jax.serve", "--model", str(DEMO), "--port", "0", *flags)
        super().__init__(*command, JAX_LOG_COMPILES="1", **environment)
        self._marks = itertools.count()
        self._ready_at = 0

    def wait_until_ready(self) -> "DemoServer":
        """Waits for the ready line; returns the server."""
        self.wait_for_line("^ready: ", READY_S)
        self._ready_at = self._mark()
        return self

    def compiled(self) -> tuple[list[str], list[str]]:
        """Lines about programs that jax compiled before the server was ready, and after."""
        now = self._mark()
        lines = [
            [line for line in part if "Finished XLA compilation" in line]
            for part in (self.error_lines[: self._ready_at], self.error_lines[self._ready_at : now])
        ]
        return lines[0], lines[1]

    def _mark(self) -> int:
        """Number of log lines by now: a refused request is logged behind everything before it."""
        path = f"/mark/{next(self._marks)}"
        httpx.get(self.url + path)
        self.wait_for_error_line(f"path={path} ")
        return len(self.error_lines)


@dataclass(frozen=True)
class Finished:
    """What a command left behind."""

    code: int
    out: str
    err: str


def run_python(*arguments: str | Path, **environment: str) -> Finished:
    """Runs a command line of the repository to its end."""
    process = subprocess.run(
        [sys.executable, "-W", "error", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=READY_S,
        env=os.environ | environment,
        check=False,
    )
    return Finished(process.returncode, process.stdout, process.stderr)


def run_script(name: str, *arguments: str | Path, **environment: str) -> Finished:
    """Runs a script on the bundled model."""
    script = ROOT / "scripts" / f"{name}.py"
    return run_python(script, "--model", DEMO, *arguments, **environment)


def write_ids(path: Path, prompts: list[list[int]]) -> Path:
    """Writes prompts as the scripts read them; returns the path."""
    path.write_text(json.dumps(prompts), encoding="utf-8")
    return path
