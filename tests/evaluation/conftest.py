"""Items, the script as a module, and a live server in a thread."""

import asyncio
import importlib.util
import json
import sys
import threading
from pathlib import Path

import jax
import pytest
import uvicorn
from serve.server_process import WAIT_S

from ling_jax.evaluation.items import read_items
from ling_jax.serve.app import build_app
from ling_jax.serve.config import parse_config
from ling_jax.serve.launch import open_port
from ling_jax.serve.state import ServerState

ROOT = Path(__file__).parents[2]
DEMO = ROOT / "ling_jax" / "demo"
QUESTIONS = (
    ("Ann has 16 eggs and eats 7. How many are left?", "16 - 7 = <<16-7=9>>9\n#### 9"),
    ("A day has 24 hours. How many have two?", "2 * 24 = <<2*24=48>>48\n#### 48"),
    ("Ben earns $1,200 and spends $1,210. What is left?", "1200 - 1210 = -10\n#### -10"),
)


def write_lines(path: Path, lines) -> Path:
    """Writes JSON lines; returns the path."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


@pytest.fixture
def data(tmp_path):
    """A file of three items."""
    lines = [{"question": question, "answer": answer} for question, answer in QUESTIONS]
    return write_lines(tmp_path / "test.jsonl", lines)


@pytest.fixture
def items(data):
    """The three items."""
    return read_items(data, "--data")


@pytest.fixture(scope="package")
def script():
    """`scripts/eval_gsm8k.py` as a module."""
    spec = importlib.util.spec_from_file_location("eval_gsm8k", ROOT / "scripts/eval_gsm8k.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["eval_gsm8k"] = module  # where dataclasses look their annotations up
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def run(script, tmp_path, monkeypatch, capsys):
    """Runs the command line; returns its code, its output and its errors."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    names = ("jax_compilation_cache_dir", "jax_persistent_cache_min_compile_time_secs")
    before = {name: getattr(jax.config, name) for name in names}

    def run(*flags):
        monkeypatch.setattr(sys, "argv", ["eval_gsm8k", *map(str, flags)])
        code = script.main()
        return code, *capsys.readouterr()

    yield run
    for name, value in before.items():
        jax.config.update(name, value)


@pytest.fixture
def serve():
    """Serves a backend under the name `ling`; returns the URL."""
    ends = []

    def serve(backend, *flags) -> str:
        state = ServerState(parse_config(["ling", *flags]))
        state.set_ready(backend)
        listener = open_port("127.0.0.1", 0)
        settings = uvicorn.Config(
            build_app(state), log_config=None, lifespan="off", access_log=False
        )
        server = uvicorn.Server(settings)
        work = lambda: asyncio.run(server.serve(sockets=[listener]))  # noqa: E731
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        ends.append((server, thread, listener))
        return f"http://127.0.0.1:{listener.getsockname()[1]}"

    yield serve
    for server, thread, listener in ends:
        server.should_exit = True
        thread.join(WAIT_S)
        listener.close()
