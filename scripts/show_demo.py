"""Asks the demo model five ordinary questions with curl, and writes down what it answers.

    python scripts/show_demo.py --output docs/demo-transcripts.md

Starts a server of its own.
"""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tyro

ROOT = Path(__file__).parents[1]
DEMO = ROOT / "ling_jax" / "demo"
MODEL = "demo"
READY = re.compile(r"^ready: (\S+)")
TIMEOUT_S = 300
CURL = "curl -s http://127.0.0.1:8000/v1/chat/completions"

CALCULATOR = {
    "type": "function",
    "function": {
        "name": "calculator",
        "description": "Works out an arithmetic expression and returns the number.",
        "parameters": {
            "type": "object",
            "properties": {"expression": {"type": "string", "description": "Such as 3 + 4"}},
            "required": ["expression"],
        },
    },
}

Body = dict[str, Any]
Message = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class ShowConfig:
    """Ask the demo model five ordinary questions with curl."""

    output: Path = ROOT / "docs" / "demo-transcripts.md"
    """Markdown file to write."""
    model: Path = DEMO
    """Folder of the model."""
    serve: str = f"--dtype float32 --speculative-algorithm dspark --draft-model {DEMO / 'draft'}"
    """Flags of the server; by default those of `make serve`."""


def main() -> int:
    config = tyro.cli(ShowConfig)
    with serving(config.model, shlex.split(config.serve)) as url:
        text = "\n".join([*head(), *transcripts(url)])
    config.output.write_text(text, encoding="utf-8")
    return 0


@contextmanager
def serving(model: Path, flags: Sequence[str]) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    run = (sys.executable, "-m", "ling_jax.serve", "--model", str(model), "--port", "0")
    named = ("--served-model-name", MODEL)
    with subprocess.Popen([*run, *named, *flags], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            found = next(filter(None, map(READY.match, server.stdout)), None)
            if found is None:
                raise SystemExit("show_demo: the server ended before it was ready.")
            yield found[1]
        finally:
            server.terminate()


def head() -> list[str]:
    """What stands above the transcripts."""
    return [
        "# The demo model, asked with curl",
        "",
        "Written by `python scripts/show_demo.py`, greedily; `make serve` answers at port 8000.",
        "",
    ]


def transcripts(url: str) -> Iterator[str]:
    """The lines of all conversations."""
    problem = "Tom has 3 boxes with 12 pens in each. He gives 9 pens away. How many pens are left?"
    yield from section("A word problem, with thinking", url, [user(problem)])
    again = "Sara pays for 4 books at 12 dollars each with a 100-dollar bill. What is her change?"
    yield from section("Another one, streamed", url, [user(again)], stream=True)
    off: Body = {"chat_template_kwargs": {"enable_thinking": False}}
    yield from section("Small talk, without thinking", url, [user("Hello, who are you?")], **off)
    yield from follow_up("Two turns", url, "What is 347 + 286?", "And minus 95?")
    yield from tool_call("A calculator", url, "What is 766 - 647?")


def follow_up(title: str, url: str, first: str, second: str) -> Iterator[str]:
    """A conversation whose second question needs the first answer."""
    yield f"## {title}\n"
    body = request([user(first)])
    message = yield from shown(url, body)
    yield from shown(url, request([user(first), message, user(second)]))


def tool_call(title: str, url: str, question: str) -> Iterator[str]:
    """A question with a calculator at hand and, if the model calls it, its answer to the result."""
    yield f"## {title}\n"
    message = yield from shown(url, request([user(question)], tools=[CALCULATOR]))
    results = [
        {"role": "tool", "tool_call_id": call["id"], "content": calculated(call)}
        for call in message.get("tool_calls") or []
    ]
    if results:
        messages = [user(question), message, *results]
        yield from shown(url, request(messages, tools=[CALCULATOR]))


def section(title: str, url: str, messages: list[Message], **more: Any) -> Iterator[str]:
    """One question and its answer."""
    yield f"## {title}\n"
    body = request(messages, **more)
    if body.get("stream"):
        yield from fenced("sh", [command(body)])
        yield from fenced("", curl(url, body).splitlines())
    else:
        yield from shown(url, body)


def shown(url: str, body: Body) -> Iterator[str]:
    """The command and the interesting part of what it prints; returns the message."""
    yield from fenced("sh", [command(body)])
    response = json.loads(curl(url, body))
    if "choices" not in response:
        raise SystemExit(f"show_demo: {response}")
    (choice,), usage = response["choices"], response["usage"]
    message = {k: v for k, v in choice["message"].items() if v is not None}
    part: Body = {"message": message, "finish_reason": choice["finish_reason"]}
    details = usage.get("completion_tokens_details") or {}
    part["usage"] = {"completion_tokens": usage["completion_tokens"]} | {
        name: details[name] for name in ("draft_rounds", "accept_length") if name in details
    }
    yield from fenced("json", [json.dumps(part, indent=2, ensure_ascii=False)])
    return message


def request(messages: list[Message], **more: Any) -> Body:
    """A greedy request."""
    return {"model": MODEL, "messages": messages, "temperature": 0, "max_tokens": 512, **more}


def user(text: str) -> Message:
    return {"role": "user", "content": text}


def calculated(call: Body) -> str:
    """What a calculator says to a call."""
    text = json.loads(call["function"]["arguments"])["expression"]
    match = re.fullmatch(r"\s*(\d+)\s*([-+*/])\s*(\d+)\s*", text)
    if match is None:
        return "not an expression"
    a, op, b = int(match[1]), match[2], int(match[3])
    return str({"+": a + b, "-": a - b, "*": a * b, "/": a // b}[op])


def command(body: Body) -> str:
    """The command line, as one types it."""
    data = shlex.quote(json.dumps(body, ensure_ascii=False))
    return f"{CURL} \\\n  -H 'content-type: application/json' \\\n  -d {data}"


def curl(url: str, body: Body) -> str:
    """What curl prints."""
    arguments = ("-sN", f"{url}/chat/completions", "-H", "content-type: application/json")
    done = subprocess.run(
        ["curl", *arguments, "-d", json.dumps(body)],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=True,
    )
    return done.stdout


def fenced(language: str, lines: list[str]) -> list[str]:
    return [f"```{language}", *lines, "```", ""]


if __name__ == "__main__":
    sys.exit(main())
