"""How questions are put: two protocols, whose scores must not be compared with each other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ling_jax.errors import ConfigError
from ling_jax.evaluation.extraction import Mode
from ling_jax.evaluation.items import Item, fingerprint

Name = Literal["chat", "completion"]

CHAT_WORDING = (
    "Solve the following math problem. Put the final answer, and nothing else, into \\boxed{}."
)
SHOTS = 5
# Those of the few-shot script whose figures are published.
STOPS = ("Question", "Assistant:", "<|separator|>")
MAX_TOKENS: Mapping[Name, int] = {"chat": 4096, "completion": 512}
MODES: Mapping[Name, tuple[Mode, ...]] = {
    "chat": ("boxed", "chat"),
    "completion": ("completion", "last_integer", "lm_eval_strict", "lm_eval_flexible"),
}
"""Rules of extraction by protocol; the first one's score is the headline."""


@dataclass(frozen=True, kw_only=True)
class Protocol:
    """One way to ask: greedy, seed 0.

    `chat` asks in a user message for a boxed answer, and the checkpoint's template writes the
    prompt. `completion` continues solved examples, without a template.

    Raises:
      ConfigError: the parts do not belong together.
    """

    name: Name = "chat"
    max_tokens: int
    """Tokens of an answer at most."""
    thinking: bool = True
    """Chat: the template's switch."""
    shots: tuple[Item, ...] = ()
    """Completion: the examples, in order."""

    def __post_init__(self) -> None:
        if self.max_tokens < 1:
            raise ConfigError(f"--max-tokens must be at least 1, got {self.max_tokens}.")
        if self.name == "chat" and self.shots:
            raise ConfigError("--num-shots needs --protocol completion; chat is asked zero-shot.")
        if self.name == "completion" and not self.thinking:
            raise ConfigError("--no-thinking needs --protocol chat; completions have no template.")

    @property
    def mode(self) -> Mode:
        """The rule of extraction that decides what is correct."""
        return MODES[self.name][0]

    @property
    def stops(self) -> tuple[str, ...]:
        """Texts that end an answer."""
        return STOPS if self.name == "completion" else ()

    def prompt(self, question: str) -> str:
        """What the user says in a chat, or the text to continue."""
        if self.name == "chat":
            return f"{CHAT_WORDING}\n\n{question}"
        solved = [f"Question: {shot.question}\nAnswer: {shot.solution}\n\n" for shot in self.shots]
        return "".join(solved) + f"Question: {question}\nAnswer:"

    def fields(self) -> dict[str, Any]:
        """All of it, for a report."""
        is_chat = self.name == "chat"
        return {
            "name": self.name,
            "wording": self.prompt("{question}") if is_chat else "Question: {question}\nAnswer:",
            "thinking": self.thinking if is_chat else None,
            "shots": len(self.shots),
            "shots_sha256": fingerprint(self.shots) if self.shots else None,
            "max_tokens": self.max_tokens,
            "temperature": 0.0,
            "seed": 0,
            "stops": list(self.stops),
            "extraction": self.mode,
        }


def take_shots(examples: Sequence[Item], count: int, items: Sequence[Item]) -> tuple[Item, ...]:
    """The first `count` examples.

    Raises:
      ConfigError: there are fewer, or one of them is among the `items` to answer.
    """
    if not 0 <= count <= len(examples):
        raise ConfigError(f"--num-shots must be 0 to {len(examples)}, got {count}.")
    shots, asked = tuple(examples[:count]), {item.question for item in items}
    seen = [shot.index for shot in shots if shot.question in asked]
    if seen:
        raise ConfigError(
            f"--shots: example {seen[0]} is one of the questions of --data, which would be seen "
            f"with its answer; name another file."
        )
    return shots
