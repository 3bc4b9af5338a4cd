"""OpenAI chat messages, cleaned up for a chat template."""

import itertools
import json
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from ling_jax.errors import RequestError
from ling_jax.text.arguments import is_utf8, load_json

_ROLES = {
    "system": "system",
    "developer": "system",
    "user": "user",
    "assistant": "assistant",
    "tool": "tool",
}


def clean_messages(
    messages: Sequence[Mapping[str, Any]], tools: Sequence[Mapping[str, Any]] | None
) -> list[dict[str, Any]]:
    """Messages in the form that templates expect, tool results in the order of their calls.

    Roles are those the templates know, content and reasoning are text, the arguments of calls are
    objects. Fields that no template reads are dropped.

    Raises:
      RequestError: a message is malformed or holds what the model cannot read, such as an image;
        or `tools` hold text that cannot be encoded.
    """
    if not messages:
        _refuse("messages must not be empty.")
    _require_utf8(tools, "tools", param="tools")
    cleaned = []
    for index, message in enumerate(messages):
        where = f"messages[{index}]"
        cleaned.append(_clean_message(message, where))
        _require_utf8(cleaned[-1], where)
    return _in_order_of_calls(cleaned)


def _clean_message(message: Any, where: str) -> dict[str, Any]:
    message = _object(message, where)
    role = message.get("role")
    if not isinstance(role, str) or role not in _ROLES:
        _refuse(f"{where}.role must be one of {', '.join(_ROLES)}, got {role!r}.")
    cleaned: dict[str, Any] = {
        "role": _ROLES[role],
        "content": _flat_text(message.get("content"), f"{where}.content"),
    }
    if role == "assistant":
        reasoning = message.get("reasoning_content") or message.get("reasoning")
        if reasoning:
            cleaned["reasoning_content"] = _flat_text(reasoning, f"{where}.reasoning_content")
        if message.get("tool_calls"):
            cleaned["tool_calls"] = _clean_calls(message["tool_calls"], f"{where}.tool_calls")
    elif message.get("tool_calls"):
        _refuse(f"{where}.tool_calls: only assistant messages have calls, got role {role!r}.")
    for field in ("name", "tool_call_id"):
        if message.get(field) is not None:
            cleaned[field] = _text(message[field], f"{where}.{field}")
    return cleaned


def _clean_calls(calls: Any, where: str) -> list[dict[str, Any]]:
    if not isinstance(calls, list):
        _refuse(f"{where} must be a list, got {type(calls).__name__}.")
    cleaned = []
    for index, call in enumerate(calls):
        call = _object(call, f"{where}[{index}]")
        field = f"{where}[{index}].function"
        function = _object(call.get("function"), field)
        cleaned.append(
            {
                "id": _text(call.get("id") or "", f"{where}[{index}].id"),
                "type": "function",
                "function": {
                    "name": _text(function.get("name"), f"{field}.name"),
                    "arguments": _arguments(function.get("arguments"), f"{field}.arguments"),
                },
            }
        )
    return cleaned


def _arguments(value: Any, where: str) -> dict[str, Any]:
    """The arguments of a call as an object; OpenAI clients send its JSON text."""
    if value is None or value == "":
        return {}
    if isinstance(value, str):
        try:
            value = load_json(value)
        except ValueError as error:
            _refuse(f"{where} must be the JSON text of an object, got no JSON: {error}.")
    if not isinstance(value, dict):
        _refuse(f"{where} must be the JSON text of an object, got {type(value).__name__}.")
    return value


def _flat_text(content: Any, where: str) -> str:
    """Text given as text, as null, or as a list of text parts."""
    if content is None:
        return ""
    if not isinstance(content, list):
        return _text(content, where)
    return "".join(_part_text(part, f"{where}[{index}]") for index, part in enumerate(content))


def _part_text(part: Any, where: str) -> str:
    kind = _object(part, where).get("type")
    if kind != "text":
        _refuse(f"{where}: this model reads text parts only, got type {kind!r}.")
    return _text(part.get("text"), f"{where}.text")


def _in_order_of_calls(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Puts the results behind each message with calls into the order of the calls.

    Templates write neither ids nor names of results: order alone links a result to its call.
    """
    ordered: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    call_ids: list[str] = []
    for message in messages:
        if message["role"] == "tool":
            results.append(message)
            continue
        ordered += _matched(results, call_ids)
        ordered.append(message)
        results = []
        call_ids = [call["id"] for call in message.get("tool_calls", ())]
    return ordered + _matched(results, call_ids)


def _matched(results: list[dict[str, Any]], call_ids: list[str]) -> list[dict[str, Any]]:
    """Results in the order of `call_ids`; one without a known id takes the first place left."""
    place_of: dict[Any, int] = {name: place for place, name in enumerate(call_ids) if name}
    placed: dict[int, dict[str, Any]] = {}
    strays = []
    for result in results:
        place = place_of.pop(result.get("tool_call_id"), None)
        if place is None:
            strays.append(result)
        else:
            placed[place] = result
    free = (place for place in itertools.count() if place not in placed)
    ordered = sorted([*placed.items(), *zip(free, strays, strict=False)], key=lambda item: item[0])
    return [result for _, result in ordered]


def _require_utf8(value: Any, where: str, param: str = "messages") -> None:
    try:
        text = json.dumps(value, ensure_ascii=False)
    except RecursionError:
        _refuse(f"{where} is nested too deeply.", param=param)
    if not is_utf8(text):
        _refuse(f"{where} holds a lone surrogate; send valid Unicode.", param=param)


def _object(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        _refuse(f"{where} must be an object, got {type(value).__name__}.")
    return value


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        _refuse(f"{where} must be text, got {type(value).__name__}.")
    return value


def _refuse(message: str, param: str = "messages") -> NoReturn:
    raise RequestError(message, param=param)
