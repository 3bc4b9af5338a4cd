"""Values of call arguments: the raw text a model wrote, as JSON of the type its schema declares."""

import ast
import json
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

_TYPE_NAMES = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    dict: "object",
    list: "array",
    tuple: "array",
    type(None): "null",
}
_IMPLIED = {"properties": "object", "items": "array"}
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_PYTHON_ESCAPES = frozenset("\n\\'\"abfnrtv0123xNuU")


def parameters_of(tool: Mapping[str, Any]) -> Mapping[str, Any]:
    """The parameter schema of an OpenAI tool declaration; empty if it has none."""
    parameters = _mapping(tool.get("function", tool)).get("parameters")
    return _mapping(parameters)


def argument_types(parameters: Mapping[str, Any], key: str) -> frozenset[str]:
    """The JSON types declared for the argument `key`; empty if nothing is known about it."""
    schema = _mapping(parameters.get("properties")).get(key)
    types = _schema_types(schema, parameters)
    return frozenset(types | {"integer"} if "number" in types else types)


def argument_json(text: str, types: frozenset[str]) -> str:
    """JSON text of the value that the model wrote as `text` for a parameter of these types.

    Strings are taken raw. A value of another type is JSON or else a Python literal; if it is
    neither, the raw text is passed on as a string, so that the client sees what was written.
    """
    if types == {"string"}:
        return dump_json(text)
    parsed = _parse(text, load_json)
    if "string" in types:
        # A quoted string would lose its quotes here: strings are raw in a union as well.
        is_other_type = parsed is not None and parsed.type in types - {"string"}
        return parsed.json if parsed and is_other_type else dump_json(text)
    if parsed is None and types:
        parsed = _parse(text, _load_python)
    return parsed.json if parsed else dump_json(text)


def load_json(text: str) -> Any:
    """Reads strict JSON.

    Raises:
      ValueError: `text` is not JSON, nested too deeply, or holds NaN or an infinity.
    """
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def dump_json(value: Any) -> str:
    """Writes JSON as the chat template does: non-ASCII text stays readable.

    Raises:
      ValueError: `value` holds NaN or an infinity, or is nested too deeply.
      TypeError: `value` holds something that JSON cannot express.
    """
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if is_utf8(text):
        return text
    return json.dumps(value, allow_nan=False)  # lone surrogates survive as \ud800 only


def is_utf8(text: str) -> bool:
    """`text` can be encoded: it has no lone surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class _Parsed(NamedTuple):
    type: str | None
    json: str


def _parse(text: str, load: Callable[[str], Any]) -> _Parsed | None:
    try:
        value = load(text)
        return _Parsed(_TYPE_NAMES.get(type(value)), dump_json(value))
    except (ValueError, TypeError):
        return None


def _load_python(text: str) -> Any:
    # Doubling an unknown escape is what Python does with it, after a warning.
    escaped = _ESCAPE.sub(lambda m: m[0] if m[1] in _PYTHON_ESCAPES else "\\" + m[0], text)
    try:
        return ast.literal_eval(escaped.strip())
    except (SyntaxError, MemoryError, RecursionError):
        raise ValueError("not a Python literal") from None


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _schema_types(schema: Any, root: Mapping[str, Any]) -> set[str]:
    """Every type that `schema` allows: its own `type`, or what its other keywords imply."""
    types: set[str] = set()
    unread, seen_refs = [schema], set()
    while unread:
        node = _mapping(unread.pop())
        declared = node.get("type")
        if declared is not None:
            names = declared if isinstance(declared, list) else [declared]
            types.update(name for name in _TYPE_NAMES.values() if name in names)
            continue
        for keyword in ("anyOf", "oneOf", "allOf"):
            unread.extend(_list(node.get(keyword)))
        ref = node.get("$ref")
        if isinstance(ref, str) and ref not in seen_refs:  # schemas may refer to themselves
            seen_refs.add(ref)
            unread.append(_resolve(ref, root))
        values = [node["const"]] if "const" in node else _list(node.get("enum"))
        types.update(_TYPE_NAMES[type(value)] for value in values if type(value) in _TYPE_NAMES)
        types.update(name for keyword, name in _IMPLIED.items() if keyword in node)
    return types


def _resolve(ref: str, root: Mapping[str, Any]) -> Any:
    """What a local reference such as `#/$defs/Color` points to; None if nothing."""
    node: Any = root
    for step in ref.removeprefix("#").strip("/").split("/"):
        node = _mapping(node).get(step.replace("~1", "/").replace("~0", "~"))
    return node


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
