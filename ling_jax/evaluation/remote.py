"""Answers from an OpenAI-compatible server."""

import json
import queue
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

from ling_jax.errors import ConfigError, LingError
from ling_jax.evaluation.answer import Answer
from ling_jax.evaluation.items import Item
from ling_jax.evaluation.protocol import Name, Protocol

PATHS: Mapping[Name, str] = {"chat": "/v1/chat/completions", "completion": "/v1/completions"}

_WORTH_A_RETRY = (408, 409, 425, 429)
_LONGEST_WAIT_S = 60.0


class ServerError(LingError):
    """A request brought no answer.

    Attributes:
      is_passing: the same request may bring one later.
      wait_s: seconds that the server asked to wait.
    """

    def __init__(self, message: str, *, is_passing: bool, wait_s: float | None = None) -> None:
        super().__init__(message)
        self.is_passing = is_passing
        self.wait_s = wait_s


@dataclass(frozen=True, kw_only=True)
class Server:
    """A server and how to talk to it; use `connect`."""

    url: str
    """Without `/v1`."""
    model: str
    """The name to ask for."""
    key: str | None = field(default=None, repr=False)
    timeout_s: float = 1800.0
    """Of one request, waiting in the server's queue included."""
    retries: int = 3
    """Of a request that brought no answer."""
    pause_s: float = 1.0
    """Before the first retry; doubles with each one, unless the server says how long."""

    def answer(self, item: Item, protocol: Protocol) -> Answer:
        """Asks until there is an answer or no retry is left; then the error stands in it."""
        path, body = PATHS[protocol.name], body_of(self.model, item, protocol)
        prompt = protocol.prompt(item.question)
        for attempt in range(self.retries + 1):
            try:
                return _read(self._send(path, body), prompt)
            except ServerError as error:
                if not error.is_passing or attempt == self.retries:
                    return Answer(prompt=prompt, error=str(error))
                wait_s = self.pause_s * 2**attempt if error.wait_s is None else error.wait_s
                time.sleep(min(wait_s, _LONGEST_WAIT_S))
        raise AssertionError("the last attempt returns")

    def versions(self) -> dict[str, Any]:
        """What the server says of itself under `/version`; empty if it says nothing."""
        try:
            return self._send("/version")
        except ServerError:
            return {}

    def names(self) -> list[str]:
        """The models it serves.

        Raises:
          ServerError: it does not say.
        """
        try:
            return [str(card["id"]) for card in self._send("/v1/models")["data"]]
        except (KeyError, TypeError):
            raise ServerError(f"{self.url} lists no models", is_passing=True) from None

    def _send(self, path: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if self.key is not None:
            headers["Authorization"] = f"Bearer {self.key}"
        request = urllib.request.Request(self.url + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout_s) as reply:
                value = json.loads(reply.read())
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error) from None
        except (OSError, HTTPException) as error:
            reason = getattr(error, "reason", None) or error
            raise ServerError(f"{self.url}: {reason}", is_passing=True) from None
        except ValueError as error:
            raise ServerError(f"{self.url}{path}: not JSON: {error}", is_passing=True) from None
        if not isinstance(value, dict):
            raise ServerError(f"{self.url}{path}: not a JSON object", is_passing=True)
        return value


def connect(
    url: str, model: str | None, *, key: str | None, timeout_s: float, retries: int
) -> Server:
    """Finds a server and the name of its model.

    Args:
      url: with or without `/v1` at its end.
      model: None takes the first that the server lists.

    Raises:
      ConfigError: there is no such server, or it does not serve that name.
    """
    if not _is_url(url):
        raise ConfigError(f"--endpoint must be a URL such as http://127.0.0.1:8000, got {url!r}.")
    root = url.rstrip("/").removesuffix("/v1").rstrip("/")
    server = Server(url=root, model=model or "", key=key, timeout_s=timeout_s, retries=retries)
    try:
        names = server.names()
    except ServerError as error:
        raise ConfigError(f"--endpoint: {error}.") from None
    if not names or (model is not None and model not in names):
        raise ConfigError(f"--model is {model!r}, the server has {', '.join(names) or 'none'}.")
    return Server(url=root, model=model or names[0], key=key, timeout_s=timeout_s, retries=retries)


def _is_url(url: str) -> bool:
    try:
        parts = urllib.parse.urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)


def body_of(model: str, item: Item, protocol: Protocol) -> dict[str, Any]:
    """Body of the request for one item."""
    prompt = protocol.prompt(item.question)
    body: dict[str, Any] = {"model": model, "max_tokens": protocol.max_tokens}
    body |= {"temperature": 0.0, "seed": 0}
    if protocol.name == "completion":
        return body | {"prompt": prompt, "stop": list(protocol.stops)}
    body["messages"] = [{"role": "user", "content": prompt}]
    return body | {"chat_template_kwargs": {"enable_thinking": protocol.thinking}}


def answer_remotely(
    server: Server,
    protocol: Protocol,
    concurrency: int,
    items: Sequence[Item],
    on_answer: Callable[[int, Answer], None],
) -> None:
    """Keeps `concurrency` requests under way, in the order of the items, until all are answered.

    Hands out each answer, by its item's index, when it is there.
    """
    waiting: queue.SimpleQueue[Item] = queue.SimpleQueue()
    answered: queue.SimpleQueue[tuple[int, Answer] | Exception] = queue.SimpleQueue()
    for item in items:
        waiting.put(item)

    def work() -> None:
        try:
            while True:
                item = waiting.get_nowait()
                answered.put((item.index, server.answer(item, protocol)))
        except queue.Empty:
            return
        except Exception as error:  # whatever it is, nobody must wait for ever
            answered.put(error)

    for _ in range(min(concurrency, len(items))):
        # A daemon does not keep an interrupted process alive until its answer is there.
        threading.Thread(target=work, daemon=True).start()
    for _ in items:
        found = answered.get()
        if isinstance(found, Exception):
            raise found
        on_answer(*found)


def _read(reply: Mapping[str, Any], prompt: str) -> Answer:
    """Reads a reply of either endpoint.

    Raises:
      ServerError: it is none.
    """
    try:
        choice, usage = reply["choices"][0], reply.get("usage") or {}
        message = choice.get("message") or {}
        output = choice["text"] if "text" in choice else message["content"] or ""
        reasoning = message.get("reasoning_content") or message.get("reasoning")
        details = usage.get("completion_tokens_details") or {}
        rounds = details.get("draft_rounds") or 0
        return Answer(
            prompt=prompt,
            output=_clean(output),
            reasoning=None if reasoning is None else _clean(reasoning),
            finish_reason=choice["finish_reason"],
            prompt_tokens=usage.get("prompt_tokens"),
            tokens=usage.get("completion_tokens"),
            rounds=rounds,
            emitted=round(rounds * (details.get("accept_length") or 0)),
        )
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        raise ServerError(f"a reply of another form: {error!r}", is_passing=True) from None


def _clean(text: str) -> str:
    """`text` without lone surrogates, which JSON can carry and no file can."""
    return text.encode("utf-8", "replace").decode()


def _refusal(error: urllib.error.HTTPError) -> ServerError:
    try:
        said = json.loads(error.read())["error"]["message"]
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        said = error.reason
    try:
        wait_s = max(0.0, float(error.headers["Retry-After"]))
    except (TypeError, ValueError):
        wait_s = None
    return ServerError(
        f"HTTP {error.code}: {str(said).rstrip('.')}",
        is_passing=error.code in _WORTH_A_RETRY or error.code >= 500,
        wait_s=wait_s,
    )
