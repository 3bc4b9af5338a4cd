"""A conversation to learn from, and the messages it is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from ling_jax.training.corpus.draw import Draw

Message: TypeAlias = dict[str, Any]

_SYSTEMS = (
    "You are a helpful assistant.",
    "You are a careful math tutor.",
    "You are a friendly assistant.",
    "Answer shortly.",
    "You help with arithmetic.",
    "Solve the problems of the user step by step.",
)
_SYSTEM_SHARE = 0.25


@dataclass(frozen=True)
class Example:
    """A conversation; only what the assistant generates is to be learned.

    Thinking is on exactly where the assistant's messages have `reasoning_content`, but for history.
    """

    kind: str
    messages: tuple[Message, ...]
    enable_thinking: bool
    tools: tuple[dict[str, Any], ...] | None = None
    learned_from: int = 0
    """The first message that is learned. Those before it are history, whose reasoning a client has
    dropped."""


@dataclass(frozen=True)
class Turn:
    """What the user says, and what the assistant answers."""

    asks: str
    thoughts: Sequence[str]
    """Lines."""
    says: str
    shows_work: bool = True
    """Without thinking, the lines are part of the answer."""


def opening(draw: Draw) -> list[Message]:
    """A system message, or none."""
    if not draw.chance(_SYSTEM_SHARE):
        return []
    return [{"role": "system", "content": draw.pick(_SYSTEMS)}]


def user(text: str) -> Message:
    return {"role": "user", "content": text}


def assistant(turn: Turn, thinks: bool) -> Message:
    """The answer of a turn."""
    if thinks:
        return {
            "role": "assistant",
            "reasoning_content": "\n".join(turn.thoughts),
            "content": turn.says,
        }
    lines = list(turn.thoughts) if turn.shows_work else []
    if lines and turn.says.startswith(f"{lines[-1]}."):
        del lines[-1]
    return {"role": "assistant", "content": "\n".join([*lines, turn.says])}


def conversation(kind: str, draw: Draw, turns: Sequence[Turn], thinks: bool) -> Example:
    """An example of one or more turns.

    In half of the longer ones with thinking, the reasoning of earlier turns is gone, as most
    clients send history; then only the last answer is learned.
    """
    messages = opening(draw)
    for turn in turns:
        messages += [user(turn.asks), assistant(turn, thinks)]
    if len(turns) == 1 or not thinks or draw.chance(0.5):
        return Example(kind, tuple(messages), thinks)
    last = len(messages) - 1
    for message in messages[:last]:
        message.pop("reasoning_content", None)
    return Example(kind, tuple(messages), thinks, learned_from=last)
