"""One server for all tests, the clients that talk to it, and what the scripts say."""

import json
import signal
from pathlib import Path

import httpx
import openai
import pytest
from serve.server_process import WAIT_S

from e2e.demo import DEMO, EXACT, LONG_IDS, SHORT_IDS, DemoServer, run_script, write_ids
from ling_jax.text.tokenizer import Tokenizer

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def environment(tmp_path_factory):
    """Variables of every process: the CPU, and one folder for all compiled programs."""
    cache = tmp_path_factory.mktemp("cache")
    return {"JAX_PLATFORMS": "cpu", "XDG_CACHE_HOME": str(cache)}


@pytest.fixture(scope="session")
def server(environment):
    """A server that lives as long as the tests; in the end it has compiled nothing since ready."""
    with DemoServer(*EXACT, **environment) as server:
        yield server.wait_until_ready()
        assert server.compiled()[1] == []
        server.send(signal.SIGTERM)
        assert server.wait() == 0, server.errors
        assert "Traceback" not in server.errors


@pytest.fixture(scope="session")
def http(server):
    """Plain HTTP to the server."""
    with httpx.Client(base_url=server.url, timeout=WAIT_S) as client:
        yield client


@pytest.fixture(scope="session")
def client(server):
    """The official client of the server."""
    with openai.OpenAI(
        base_url=f"{server.url}/v1", api_key="any", max_retries=0, timeout=WAIT_S
    ) as client:
        yield client


@pytest.fixture(scope="session")
def tokenizer():
    """The bundled tokenizer."""
    return Tokenizer.from_folder(DEMO)


@pytest.fixture(scope="session")
def generated(environment, tmp_path_factory):
    """What `scripts/generate.py` makes of `SHORT_IDS` and of `LONG_IDS`, greedily."""
    folder = tmp_path_factory.mktemp("generated")
    ids = write_ids(folder / "ids.json", [SHORT_IDS, LONG_IDS])
    flags = ("--input-ids", ids, "--max-tokens", "16", "--ignore-eos", "--dtype", "float32")
    finished = run_script("generate", *flags, "--json", folder / "out.json", **environment)
    assert finished.code == 0, finished.err
    return json.loads((folder / "out.json").read_text(encoding="utf-8"))
