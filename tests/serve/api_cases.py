"""The AP cases: what they send, and the checks of what comes back."""

import json
import os
import re
from pathlib import Path

import httpx

FOLDER = Path(os.environ.get("LING_CASES_DIR", Path(__file__).parents[1] / "cases"))
FILE = json.loads((FOLDER / "api_requests.json").read_text(encoding="utf-8"))
DEFAULT_SERVER = FILE["default_server"]
CASES = {case["id"]: case for case in FILE["cases"]}

NEEDS_GRAMMAR = "needs a grammar engine; the server refuses the field by name"
NOT_DRIVEN = {
    "AP-173": NEEDS_GRAMMAR + " (tool_choice required)",
    "AP-179": NEEDS_GRAMMAR + " (a named tool_choice)",
    "AP-190": NEEDS_GRAMMAR + " (json_schema)",
    "AP-191": NEEDS_GRAMMAR + " (json_schema)",
}
STEPS = {"burst", "disconnect_after_chunks", "disconnect_all_after_s", "signal", "alongside"}
DRIVEN = {name: case for name, case in CASES.items() if name not in NOT_DRIVEN}
PLAIN = {name: case for name, case in DRIVEN.items() if not STEPS & case.keys()}
FOR_ANY_ENGINE = {
    name: case for name, case in PLAIN.items() if case["engine"] == "any" and "server" not in case
}
"""Cases for a server with default settings, whatever its weights are."""

TYPES = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "array": list,
    "object": dict,
    "boolean": bool,
}
MISSING = object()


def send(client: httpx.Client, request: dict, **changes) -> httpx.Response:
    """Sends the request of a case, with some fields of its JSON changed."""
    with opened(client, request, **changes) as response:
        response.read()
    return response


def opened(client: httpx.Client, request: dict, **changes):
    """Opens the response of a case's request, to be read as it comes."""
    content = None
    if "json" in request:
        content = json.dumps(expand(request["json"]) | changes).encode()
    elif "raw" in request:
        content = request["raw"].encode()
    elif "raw_repeat" in request:
        text, times = request["raw_repeat"]
        content = (text * times).encode()
    headers = {"Content-Type": "application/json"} | request.get("headers", {})
    return client.stream(request["method"], request["path"], content=content, headers=headers)


def expand(value):
    """Replaces `$repeat` by the text it stands for."""
    if isinstance(value, dict):
        if "$repeat" in value:
            text, times = value["$repeat"]
            return text * times
        return {key: expand(item) for key, item in value.items()}
    return [expand(item) for item in value] if isinstance(value, list) else value


def events(lines) -> list[str]:
    """Returns the data of server-sent events."""
    return [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]


def check_answer(client: httpx.Client, case: dict) -> None:
    """Sends the request of a case, and its pair if it has one, and checks what comes back."""
    response = send(client, case["request"])
    check_response(case, response)
    if "relation" not in case:
        return
    changes = case.get("pair", {})
    if changes.get("stream"):
        changes = changes | {"stream_options": {"include_usage": True}}
    other = send(client, case["request"], **changes)
    assert (_message_of(response) == _message_of(other)) == (case["relation"] == "same_message")


def _message_of(response: httpx.Response) -> dict:
    if not response.headers["content-type"].startswith("text/event-stream"):
        return plain_message(response.json())
    message = Folded(response).message()
    if message["finish_reason"] == "stop" and not message["content"]:
        # Reasoning that was never closed: the plain answer has it as content, a stream cannot.
        message["content"], message["reasoning_content"] = message["reasoning_content"], ""
    return message


def check_response(case: dict, response: httpx.Response) -> None:
    """Checks status, JSON, stream and text of a case."""
    expect = case["expect"]
    assert response.status_code == expect["status"], response.text[:500]
    for check in expect.get("json", ()):
        check_value(response.json(), check)
    for text in case.get("expect_text", ()):
        assert text in response.text
    if "stream" in expect:
        check_stream(expect["stream"], response)


def check_value(root, check: dict) -> None:
    got, want = find(root, check["path"]), check.get("value")
    op = check["op"]
    if op == "null_or_absent":
        assert got is MISSING or got is None, (check, got)
        return
    assert got is not MISSING, f"{check['path']} is absent from {root}"
    verdicts = {
        "present": lambda: True,
        "eq": lambda: got == want and type(got) is type(want),
        "ne": lambda: got != want,
        "in": lambda: got in want,
        "le": lambda: got <= want,
        "ge": lambda: got >= want,
        "len": lambda: len(got) == want,
        "min_len": lambda: len(got) >= want,
        "type": lambda: isinstance(got, TYPES[want]),
        "regex": lambda: re.search(want, got) is not None,
        "sum_of": lambda: got == sum(find(root, path) for path in want),
        "json_eq": lambda: json.loads(got) == want,
    }
    assert verdicts[op](), (check, got)


def find(root, path: str):
    """Follows a path such as `choices[0].message`."""
    for step in re.findall(r"[^.\[\]]+", path):
        if isinstance(root, list):
            root = root[int(step)] if int(step) < len(root) else MISSING
        else:
            root = root.get(step, MISSING) if isinstance(root, dict) else MISSING
    return root


class Folded:
    """A stream put together: text by field, calls, finish reasons, usage."""

    def __init__(self, response: httpx.Response) -> None:
        self.raw = events(response.text.split("\n"))
        self.chunks = [json.loads(event) for event in self.raw if event != "[DONE]"]
        self.choices = [choice for chunk in self.chunks for choice in chunk["choices"]]
        self.deltas = [choice["delta"] for choice in self.choices if "delta" in choice]
        self.calls: list[dict] = []
        self.headers: list[dict] = []
        for delta in self.deltas:
            for part in delta.get("tool_calls", ()):
                self._add_call(part)

    def text(self, field: str, index: int | None = None) -> str:
        parts = [
            (choice["delta"].get(field) or "") if "delta" in choice else choice["text"]
            for choice in self.choices
            if index is None or choice["index"] == index
        ]
        return "".join(parts)

    @property
    def finish_reasons(self) -> list[str]:
        reasons = [choice["finish_reason"] for choice in self.choices]
        return [reason for reason in reasons if reason is not None]

    @property
    def usage(self) -> dict | None:
        found = [chunk["usage"] for chunk in self.chunks if chunk.get("usage")]
        return found[-1] if found else None

    def message(self) -> dict:
        """The message as a plain response has it."""
        return {
            "content": self.text("content"),
            "reasoning_content": self.text("reasoning_content"),
            "tool_calls": [(call["name"], call["arguments"]) for call in self.calls],
            "finish_reason": self.finish_reasons[0],
            "usage": self.usage,
        }

    def _add_call(self, part: dict) -> None:
        if "id" in part:
            assert part["index"] == len(self.calls)
            self.headers.append(part)
            self.calls.append({"name": part["function"]["name"], "arguments": ""})
        else:
            assert "name" not in part["function"]
            assert "type" not in part
        self.calls[part["index"]]["arguments"] += part["function"]["arguments"]


def plain_message(body: dict) -> dict:
    """The message of a plain chat response, in the form of `Folded.message`."""
    choice = body["choices"][0]
    message = choice["message"]
    calls = [call["function"] for call in message.get("tool_calls", ())]
    return {
        "content": message["content"] or "",
        "reasoning_content": message.get("reasoning_content", ""),
        "tool_calls": [(call["name"], call["arguments"]) for call in calls],
        "finish_reason": choice["finish_reason"],
        "usage": body["usage"],
    }


def check_stream(expect: dict, response: httpx.Response) -> None:
    folded = Folded(response)
    known = {name[len("_stream_") :] for name in globals() if name.startswith("_stream_")}
    assert expect.keys() <= known, "a check without a rule"
    for name, want in expect.items():
        globals()[f"_stream_{name}"](folded, want, response)
    _check_usage_chunks(folded)


def _check_usage_chunks(folded: Folded) -> None:
    """Only the last chunk may have no choices, and only for usage."""
    assert all(chunk["choices"] or chunk["usage"] for chunk in folded.chunks)
    assert all(chunk["choices"] for chunk in folded.chunks[:-1])


def _stream_content_type(_, want, response) -> None:
    assert response.headers["content-type"].split(";")[0] == want


def _stream_role_first(folded, want, _) -> None:
    assert (folded.deltas[0].get("role") == "assistant") == want


def _stream_done(folded, want, _) -> None:
    assert (folded.raw[-1] == "[DONE]") == want


def _stream_usage(folded, want, _) -> None:
    having = ["usage" in chunk for chunk in folded.chunks]
    if want == "none":
        assert not any(having)
    elif want == "final":
        assert having == [False] * (len(having) - 1) + [True]
    else:
        assert want == "each"
        assert all(having)


def _stream_usage_chunk_choices(folded, want, _) -> None:
    assert want == "empty"
    assert folded.chunks[-1]["choices"] == []


def _stream_finish_reasons(folded, want, _) -> None:
    assert folded.finish_reasons == want


def _stream_finish_reasons_in(folded, want, _) -> None:
    assert folded.finish_reasons
    assert set(folded.finish_reasons) <= set(want)


def _stream_concat(folded, want, _) -> None:
    for field, text in want.items():
        assert folded.text(field) == text


def _stream_order(folded, want, _) -> None:
    fields = [field for delta in folded.deltas for field in want if delta.get(field)]
    assert fields == sorted(fields, key=want.index)


def _stream_tool_calls(folded, want, _) -> None:
    got = [
        {"index": index, "name": call["name"], "arguments": json.loads(call["arguments"])}
        for index, call in enumerate(folded.calls)
    ]
    assert got == want


def _stream_tool_ids_unique(folded, want, _) -> None:
    ids = [header["id"] for header in folded.headers]
    assert (len(set(ids)) == len(ids)) == want


def _stream_tool_header_once(folded, want, _) -> None:
    assert (len(folded.headers) == len(folded.calls)) == want


def _stream_same(folded, want, _) -> None:
    for field in want:
        assert len({chunk[field] for chunk in folded.chunks}) == 1


def _stream_object(folded, want, _) -> None:
    assert {chunk["object"] for chunk in folded.chunks} == {want}


def _stream_indices(folded, want, _) -> None:
    assert sorted({choice["index"] for choice in folded.choices}) == want


def _stream_one_finish_per_index(folded, want, _) -> None:
    ended = [choice["index"] for choice in folded.choices if choice["finish_reason"]]
    assert (len(set(ended)) == len(ended) == len({c["index"] for c in folded.choices})) == want


def _stream_choices_nonempty(folded, want, _) -> None:
    assert all(chunk["choices"] for chunk in folded.chunks) == want
