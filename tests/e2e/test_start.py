"""What a server prints and says about itself."""

import re
from importlib.metadata import version

from e2e.demo import CONTEXT


def rows(lines: list[str]) -> dict[str, str]:
    """The printed tables as names and values."""
    cells = (re.fullmatch(r"│ (\S.*?) *│ (.*?) *│", line.rstrip("\n")) for line in lines)
    return {cell[1]: cell[2] for cell in cells if cell}


def test_the_tables_show_what_was_asked_for_and_what_was_loaded(server):
    shown = rows(server.lines)
    assert shown["served_model_name"] == "ling"
    assert shown["address"] == server.url
    assert (shown["context_length"], shown["dtype"]) == (str(CONTEXT), "float32")
    assert shown["parameters"] == "5,447,640"
    assert shown["prefill programs"] == "1x64 1x512 8x64"
    assert shown["decode programs"] == "1 8"


def test_one_ready_line_follows_the_tables(server):
    (at,) = [at for at, line in enumerate(server.lines) if line.startswith("ready: ")]
    pattern = rf"ready: {server.url}/v1 model=ling \(\d+\.\ds\)\n"
    assert re.fullmatch(pattern, server.lines[at])
    assert at == len(server.lines) - 1


def test_the_server_is_healthy(http):
    assert http.get("/health").json() == {"status": "ready", "detail": ""}


def test_the_model_is_listed_with_its_context(client):
    (model,) = client.models.list()
    assert (model.id, model.max_model_len) == ("ling", CONTEXT)


def test_the_versions_are_those_installed(http):
    wanted = {"version": version("ling-jax"), "jax": version("jax")}
    assert http.get("/version").json() == wanted
