"""What a chat parser reports while a message is generated, and the message as a whole."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

EngineReason: TypeAlias = Literal["stop", "length"]
FinishReason: TypeAlias = Literal["stop", "length", "tool_calls"]


@dataclass(frozen=True)
class ReasoningDelta:
    """More text of the reasoning; never follows content or a call."""

    text: str


@dataclass(frozen=True)
class ContentDelta:
    """More text of the answer."""

    text: str


@dataclass(frozen=True)
class ToolCallStart:
    """A call begins: the only event with its id and name. `index` counts calls from 0."""

    index: int
    id: str
    name: str


@dataclass(frozen=True)
class ToolCallArguments:
    """More of the JSON text of the arguments of call `index`."""

    index: int
    fragment: str


Event: TypeAlias = ReasoningDelta | ContentDelta | ToolCallStart | ToolCallArguments


@dataclass(frozen=True)
class ParsedCall:
    """A call as a whole. `arguments` is JSON text, cut short if generation ended inside it."""

    id: str
    name: str
    arguments: str


@dataclass(frozen=True)
class ParsedMessage:
    """A message as a whole; reasoning is None if there is none, content only beside calls."""

    reasoning: str | None
    content: str | None
    tool_calls: tuple[ParsedCall, ...]
    finish_reason: FinishReason
