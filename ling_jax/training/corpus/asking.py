"""Questions with one number as the answer, and whether that number goes into a box."""

from dataclasses import dataclass

from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.example import Example, Message, Turn, assistant, opening, user
from ling_jax.training.corpus.given import with_given
from ling_jax.training.corpus.problems import Solution

_BOXED_PROMPTS = (
    "Solve the problem. Put the final answer into \\boxed{}.\n\n{question}",
    "{question}\n\nPut the final answer into \\boxed{}.",
    "{question} Give the answer in \\boxed{}.",
    "{question}\nWrite the final number in \\boxed{}.",
    "Answer with the number in \\boxed{}.\n{question}",
    "Solve this step by step and end with \\boxed{answer}.\n\n{question}",
    "Problem: {question}\nYour last line should be \\boxed{} with the answer.",
)
_BOXED_SYSTEM = "Put the final answer of every problem into \\boxed{}."
_PLAIN_PROMPTS = (
    *("{question}",) * 8,
    "Solve this problem: {question}",
    "Please solve this.\n{question}",
    "Question: {question}",
    "{question} Explain your steps.",
    "Can you help me? {question}",
)


@dataclass(frozen=True)
class Asking:
    """How questions are put.

    Args:
      boxed: share of questions that want the answer in a box, 0 to 1.
      boxed_prompt: the wording used in half of these, with `{question}`; the others vary.
    """

    boxed: float
    boxed_prompt: str

    def example(
        self, kind: str, draw: Draw, question: str, solution: Solution, thinks: bool
    ) -> Example:
        """A conversation of one question."""
        is_boxed = draw.chance(self.boxed)
        messages = self._boxed(draw, question) if is_boxed else _plain(draw, question)
        says = solution.says
        if is_boxed:
            says += f"\n\\boxed{{{solution.answer}}}"
        lines = solution.lines if kind == "drill" else with_given(question, solution)
        turn = Turn(question, lines, says)
        return Example(kind, (*messages, assistant(turn, thinks)), thinks)

    def _boxed(self, draw: Draw, question: str) -> list[Message]:
        if draw.chance(0.5):
            return [*opening(draw), user(self.boxed_prompt.replace("{question}", question))]
        if draw.chance(0.1):
            return [{"role": "system", "content": _BOXED_SYSTEM}, user(question)]
        prompt = draw.pick(_BOXED_PROMPTS)
        return [*opening(draw), user(prompt.replace("{question}", question))]


def _plain(draw: Draw, question: str) -> list[Message]:
    return [*opening(draw), user(draw.pick(_PLAIN_PROMPTS).replace("{question}", question))]
