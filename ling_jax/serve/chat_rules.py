"""Rules for the fields of a chat completion that shape what may be generated."""

from typing import Any

from ling_jax.errors import RequestError
from ling_jax.text.tool_calls import is_call_name


def check_tools(tools: list[dict[str, Any]]) -> None:
    """Checks tool declarations.

    Raises:
      RequestError: one has no usable name, or two share one.
    """
    names: set[str] = set()
    for index, tool in enumerate(tools):
        where = f"tools[{index}]"
        if tool.get("type", "function") != "function":
            raise RequestError(
                f"{where}.type must be 'function', got {tool['type']!r}.", param="tools"
            )
        function = tool.get("function")
        name = function.get("name") if isinstance(function, dict) else None
        if not isinstance(name, str) or not is_call_name(name):
            raise RequestError(
                f"{where}.function.name must be 1 to 64 letters, digits, '_', '-' or '.', "
                f"got {name!r}.",
                param="tools",
            )
        if name in names:
            raise RequestError(
                f"{where}.function.name must be unique, got {name!r} twice.", param="tools"
            )
        names.add(name)


def check_tool_choice(choice: Any, tools: list[dict[str, Any]]) -> None:
    """Checks `tool_choice` against the tools that a request declares.

    Raises:
      RequestError: it is malformed, names no tool, or forces a call, which needs a grammar.
    """
    if choice in ("auto", "none"):
        return
    param = "tool_choice"
    name = _named_tool(choice)
    if choice != "required" and name is None:
        raise RequestError(
            "tool_choice must be 'auto', 'none', 'required' or "
            f"{{'type': 'function', 'function': {{'name': NAME}}}}, got {choice!r:.80}.",
            param=param,
        )
    if not tools:
        raise RequestError("tool_choice asks for a call, but tools is empty.", param=param)
    declared = [tool["function"]["name"] for tool in tools]
    if name is not None and name not in declared:
        raise RequestError(
            f"tool_choice names {name!r}, which tools does not declare: {', '.join(declared)}.",
            param=param,
        )
    asked = "'required'" if name is None else "a named function"
    raise RequestError(
        f"tool_choice {asked} is not supported by this server; use 'auto' or 'none'.", param=param
    )


def check_response_format(form: Any) -> None:
    """Checks `response_format`.

    Raises:
      RequestError: it is malformed, or asks for JSON, which needs a grammar.
    """
    if form is None:
        return
    param = "response_format"
    kind = form.get("type") if isinstance(form, dict) else None
    if kind == "text":
        return
    if kind not in ("json_object", "json_schema"):
        raise RequestError(
            f"response_format.type must be 'text', 'json_object' or 'json_schema', got {kind!r}.",
            param=param,
        )
    if kind == "json_schema":
        named = form.get("json_schema")
        if not isinstance(named, dict) or not isinstance(named.get("schema"), dict):
            raise RequestError(
                "response_format.json_schema.schema is required and must be an object.", param=param
            )
    raise RequestError(
        f"response_format {kind!r} is not supported by this server; use 'text'.", param=param
    )


def _named_tool(choice: Any) -> str | None:
    if not isinstance(choice, dict) or choice.get("type") != "function":
        return None
    function = choice.get("function")
    name = function.get("name") if isinstance(function, dict) else None
    return name if isinstance(name, str) else None
