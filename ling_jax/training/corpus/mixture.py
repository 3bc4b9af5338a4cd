"""The corpus: examples of all kinds, each decided by the seed and its number."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from ling_jax.training.corpus.asking import Asking
from ling_jax.training.corpus.chats import chat
from ling_jax.training.corpus.dialogues import dialogue
from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.drills import drill
from ling_jax.training.corpus.example import Example
from ling_jax.training.corpus.problems import Solution, make_problem
from ling_jax.training.corpus.sources import TRAINING
from ling_jax.training.corpus.tools import tool_use


@dataclass(frozen=True, kw_only=True)
class Shares:
    """How often each kind of example comes, relative to the others."""

    problems: float = 0.62
    """Word problems."""
    drills: float = 0.13
    """Arithmetic without a story."""
    chats: float = 0.05
    """Talk without arithmetic."""
    dialogues: float = 0.1
    """Several turns about problems."""
    tools: float = 0.1
    """Conversations with a calculator."""
    gsm8k: float = 0.06
    """Problems of GSM8K, if there are any."""
    thinking: float = 0.75
    """Examples with thinking on, of all: 0 to 1."""
    boxed: float = 0.5
    """Problems, drills and GSM8K that want a boxed answer, of all of them: 0 to 1."""


@dataclass(frozen=True, kw_only=True)
class Mixture:
    """What the corpus is made of."""

    boxed_prompt: str
    """The main wording that asks for a boxed answer; `{question}` is the problem."""
    shares: Shares = Shares()
    gsm8k: tuple[tuple[str, Solution], ...] = ()
    """Questions and solutions."""

    @property
    def kinds(self) -> tuple[tuple[str, float], ...]:
        """Kinds of example and their shares."""
        shares = self.shares
        return (
            ("problem", shares.problems),
            ("drill", shares.drills),
            ("chat", shares.chats),
            ("dialogue", shares.dialogues),
            ("tools", shares.tools),
            ("gsm8k", shares.gsm8k if self.gsm8k else 0.0),
        )


def examples(seed: int, mixture: Mixture, start: int = 0) -> Iterator[Example]:
    """The corpus from example number `start` on, without end."""
    return (example_at(seed, index, mixture) for index in itertools.count(start))


def example_at(seed: int, index: int, mixture: Mixture) -> Example:
    """One example of the corpus; it does not depend on those before it."""
    draw = Draw(f"{seed}/{index}")
    kind, thinks = draw.weighted(mixture.kinds), draw.chance(mixture.shares.thinking)
    asking = Asking(mixture.shares.boxed, mixture.boxed_prompt)
    match kind:
        case "problem":
            problem = make_problem(draw, TRAINING)
            return asking.example(kind, draw, problem.question, problem.solution, thinks)
        case "drill":
            return asking.example(kind, draw, *drill(draw), thinks)
        case "chat":
            return chat(draw, {"A": draw.pick(TRAINING.people)[0]}, thinks)
        case "dialogue":
            return dialogue(draw, thinks)
        case "tools":
            return tool_use(draw, thinks)
        case _:
            return asking.example(kind, draw, *draw.pick(mixture.gsm8k), thinks)
