"""The text of an example, as the server renders it, and which of it is learned."""

from typing import TypeAlias

from ling_jax.errors import ContractError
from ling_jax.text.messages import clean_messages
from ling_jax.text.template import ChatTemplate
from ling_jax.training.corpus.example import Example

Segment: TypeAlias = tuple[str, bool]


def render(example: Example, template: ChatTemplate) -> list[Segment]:
    """Pieces of text, each learned or not, that make up the conversation.

    A turn of the assistant is learned from where the server starts generating to its end token.

    Raises:
      ContractError: the template writes a turn differently once others follow.
      RequestError: the template refuses the messages.
    """
    messages = clean_messages(example.messages, example.tools)
    segments, done = [], ""
    for i, message in enumerate(messages):
        if message["role"] != "assistant" or i < example.learned_from:
            continue
        before = _text(example, template, messages[:i], is_open=True)
        after = _text(example, template, messages[: i + 1], is_open=False)
        if not (before.startswith(done) and after.startswith(before)):
            raise ContractError(
                f"{template.source}: message {i} is not written as it is generated."
            )
        segments += [(before[len(done) :], False), (after[len(before) :], True)]
        done = after
    return segments


def _text(example: Example, template: ChatTemplate, messages: list[dict], *, is_open: bool) -> str:
    return template.render(
        messages,
        example.tools,
        add_generation_prompt=is_open,
        enable_thinking=example.enable_thinking,
    )
