"""The chat template of a checkpoint: messages to prompt text, in a sandbox."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn

import jinja2
import jinja2.sandbox

from ling_jax.errors import CheckpointError, RequestError
from ling_jax.text import tags
from ling_jax.text.files import named_tokens, read_json_object, read_text

_RENDER_ARGUMENTS = frozenset(
    ("self", "messages", "tools", "add_generation_prompt", "continue_final_message")
)
_TEMPLATE_FAULTS = (
    *(jinja2.TemplateError, TypeError, ValueError),
    *(AttributeError, LookupError, ArithmeticError),
)
_THINK_TAILS = (tags.THINK_BEGIN + tags.THINK_END, tags.THINK_BEGIN)


class ChatTemplate:
    """A compiled chat template; use `from_folder` or `from_file`.

    Attributes:
      source: the file that the template came from.
      sha256: hash of its text, to tell templates apart in a log.
    """

    def __init__(self, text: str, source: str, variables: Mapping[str, str] | None = None) -> None:
        """Compiles `text`; `variables` are known to it besides the arguments of `render`.

        Raises:
          CheckpointError: `text` is not a Jinja template.
        """
        self.source = source
        self.sha256 = hashlib.sha256(text.encode()).hexdigest()
        self._variables = dict(variables or {})
        try:
            self._template = _environment().from_string(text)
        except jinja2.TemplateSyntaxError as error:
            raise CheckpointError(f"{source}: line {error.lineno}: {error.message}") from None

    @classmethod
    def from_folder(cls, folder: Path) -> "ChatTemplate":
        """Reads chat_template.jinja, or else `chat_template` in tokenizer_config.json.

        Raises:
          CheckpointError: there is neither, or it is not a Jinja template.
        """
        path, config_path = folder / "chat_template.jinja", folder / "tokenizer_config.json"
        config = read_json_object(config_path) if config_path.is_file() else {}
        if path.is_file():
            return cls(read_text(path), str(path), named_tokens(config))
        text = config.get("chat_template")
        if not isinstance(text, str):
            raise CheckpointError(
                f"{folder}: no chat template: expected chat_template.jinja, or a text"
                " `chat_template` in tokenizer_config.json; --chat-template FILE names another."
            )
        return cls(text, str(config_path), named_tokens(config))

    @classmethod
    def from_file(cls, path: Path, variables: Mapping[str, str] | None = None) -> "ChatTemplate":
        """Reads a template that takes the place of the checkpoint's own.

        Args:
          variables: what the template may want to know, such as `bos_token`.

        Raises:
          CheckpointError: the file cannot be read, or is not a Jinja template.
        """
        return cls(read_text(path), str(path), variables)

    def render(
        self,
        messages: Sequence[Mapping[str, Any]],
        tools: Sequence[Mapping[str, Any]] | None = None,
        *,
        add_generation_prompt: bool = True,
        continue_final_message: bool = False,
        **kwargs: Any,
    ) -> str:
        """Renders the prompt.

        Args:
          messages: as `clean_messages` returns them.
          tools: OpenAI tool declarations; an empty list counts as none.
          add_generation_prompt: open an assistant turn at the end.
          continue_final_message: leave the last message, the assistant's, open to be continued.
          **kwargs: further arguments of the template, such as `enable_thinking`.

        Raises:
          RequestError: the template refuses the messages, or the arguments contradict each other.
        """
        variables = self._variables | kwargs | {"tools": tools or None}
        if not continue_final_message:
            return self._run(variables, messages, add_generation_prompt)
        if add_generation_prompt:
            raise RequestError(
                "continue_final_message and add_generation_prompt are both true;"
                " set add_generation_prompt to false to continue the last message.",
                param="continue_final_message",
            )
        last = _last_assistant_message(messages)
        return _put_in(last, self._run(variables, messages[:-1], True))

    def _run(
        self, variables: Mapping[str, Any], messages: Sequence[Mapping[str, Any]], add_prompt: bool
    ) -> str:
        try:
            return self._template.render(
                variables, messages=messages, add_generation_prompt=add_prompt
            )
        except _TEMPLATE_FAULTS as error:
            raise RequestError(
                f"The chat template refuses the messages: {error}", param="messages"
            ) from error
        except RecursionError:
            raise RequestError("The messages are nested too deeply.", param="messages") from None


def thinking_kwargs(
    chat_template_kwargs: Mapping[str, Any] | None, reasoning_effort: str | None
) -> dict[str, Any]:
    """The template arguments of a request, without nulls and with one thinking switch.

    `enable_thinking` wins over its alias `thinking`, both over `reasoning_effort`, of which "none"
    means off and anything else on.

    Raises:
      RequestError: a switch is no boolean, or an argument is not the client's to set.
    """
    kwargs = {
        key: value for key, value in (chat_template_kwargs or {}).items() if value is not None
    }
    reserved = sorted(_RENDER_ARGUMENTS & kwargs.keys())
    if reserved:
        raise RequestError(
            f"chat_template_kwargs must not set {', '.join(reserved)}.",
            param="chat_template_kwargs",
        )
    alias = kwargs.pop("thinking", None)
    if alias is not None:
        kwargs.setdefault("enable_thinking", alias)
    if reasoning_effort is not None and "thinking_option" not in kwargs:
        kwargs.setdefault("enable_thinking", reasoning_effort != "none")
    switch = kwargs.get("enable_thinking", True)
    if not isinstance(switch, bool):
        raise RequestError(
            f"enable_thinking must be true or false, got {switch!r}.", param="chat_template_kwargs"
        )
    return kwargs


def thinking_is_open(prompt: str) -> bool:
    """The rendered prompt ends inside `<think>`: generation begins with reasoning."""
    turn = prompt.rpartition(tags.TURN_END)[2]
    return turn.rfind(tags.THINK_BEGIN) > turn.rfind(tags.THINK_END)


def _last_assistant_message(messages: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    last = messages[-1] if messages else {}
    if last.get("role") != "assistant" or last.get("tool_calls"):
        raise RequestError(
            "continue_final_message needs a last message with role assistant and no tool_calls.",
            param="messages",
        )
    return last


def _put_in(message: Mapping[str, Any], prompt: str) -> str:
    """Puts the text of `message` into the assistant turn that is open at the end of `prompt`."""
    reasoning, content = message.get("reasoning_content") or "", message.get("content") or ""
    tail = next((tail for tail in _THINK_TAILS if prompt.endswith(tail)), None)
    if tail is None or not (reasoning or content):
        return prompt + content
    return prompt.removesuffix(tail) + _unfinished_turn(reasoning, content)


def _unfinished_turn(reasoning: str, content: str) -> str:
    """The text of an assistant turn as the template writes it in history, but open at its end.

    Its tags follow from the text and not from the thinking switch: an answer stands behind
    `</think>`, reasoning without an answer stays open.
    """
    if not reasoning and tags.THINK_END in content:
        thoughts, _, content = content.partition(tags.THINK_END)
        reasoning = thoughts.rpartition(tags.THINK_BEGIN)[2].strip("\n")
        return f"{tags.THINK_BEGIN}{reasoning}{tags.THINK_END}" + content.lstrip("\n")
    if not reasoning and content.lstrip("\n").startswith(tags.THINK_BEGIN):
        return content.lstrip("\n")
    if not reasoning:
        return tags.THINK_BEGIN + tags.THINK_END + content
    if not content:
        return tags.THINK_BEGIN + reasoning.lstrip("\n")
    reasoning = reasoning.strip("\n")
    return f"{tags.THINK_BEGIN}{reasoning}{tags.THINK_END}" + content.lstrip("\n")


def _environment() -> jinja2.Environment:
    environment = jinja2.sandbox.ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=["jinja2.ext.loopcontrols"]
    )
    environment.filters["tojson"] = _to_json
    environment.globals["raise_exception"] = _raise_exception
    environment.globals["strftime_now"] = _strftime_now
    return environment


def _to_json(
    value: Any,
    ensure_ascii: bool = False,
    indent: int | None = None,
    separators: tuple[str, str] | None = None,
    sort_keys: bool = False,
) -> str:
    """The `tojson` of chat templates: unlike Jinja's own it neither sorts nor escapes."""
    return json.dumps(
        value,
        ensure_ascii=ensure_ascii,
        indent=indent,
        separators=separators,
        sort_keys=sort_keys,
    )


def _raise_exception(message: str) -> NoReturn:
    raise jinja2.TemplateError(message)


def _strftime_now(form: str) -> str:
    return datetime.now().strftime(form)
