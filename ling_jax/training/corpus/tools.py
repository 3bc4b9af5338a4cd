"""Conversations in which a calculator is offered.

The calculator is called where a number has three digits or more, or where the user asks for it;
smaller arithmetic is done without. Every call is one operation.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ling_jax.training.corpus.chats import talk
from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.drills import ask
from ling_jax.training.corpus.example import Example, Message, Turn, assistant, opening, user
from ling_jax.training.corpus.given import with_given
from ling_jax.training.corpus.phrases import fill
from ling_jax.training.corpus.problems import make_problem
from ling_jax.training.corpus.sources import TRAINING

_DESCRIPTIONS = (
    "Evaluates an arithmetic expression.",
    "Works out an arithmetic expression and returns the number.",
    "A calculator for +, -, * and /.",
    "Calculate the value of a mathematical expression",
)
_EXPRESSIONS = ("The expression, for example 12 * 7.", "Expression to evaluate", "Such as 3 + 4")
_OTHERS = (
    ("get_weather", "Weather for a city", "city"),
    ("search", "Searches the web", "query"),
    ("get_time", "The time in a time zone", "zone"),
    ("send_mail", "Sends a text to an address", "text"),
)
# Sentences with two numbers, the operation, and a sentence for the answer.
_STORIES = (
    ("A factory makes {a} toys a day. How many toys is that in {b} days?", "*", "{} toys"),
    ("A ticket costs ${b}. {a} people buy one. How much do they pay in all?", "*", "{} dollars"),
    ("One box weighs {b} grams. How many grams do {a} boxes weigh?", "*", "{} grams"),
    ("A town has {a} people and another town has {b}. How many is that in all?", "+", "{} people"),
    ("{A} drove {a} miles last year and {b} miles this year. How many in all?", "+", "{} miles"),
    ("A house costs ${a} and a car costs ${b}. What do both cost?", "+", "{} dollars"),
    ("There are {a} books in a library. {b} are lent. How many are there now?", "-", "{} books"),
    ("{A} has ${a} in the bank and spends ${b}. How much is left?", "-", "{} dollars"),
    ("A tank holds {a} liters, and {b} liters flow out. How many are left?", "-", "{} liters"),
)
_NEXT_STORIES = (
    ("And if another {c} come?", "+", "{} in all"),
    ("Now {c} are taken away. What is left?", "-", "{}"),
    ("And {c} times that?", "*", "{}"),
)


def tool_use(draw: Draw, thinks: bool) -> Example:
    """A conversation with tools."""
    makers = ((_sum, 5), (_two_sums, 2), (_story, 4), (_small, 3), (_talk, 1), (_asked_for, 1))
    messages = [*opening(draw), *draw.weighted(makers)(draw, thinks)]
    return Example("tools", tuple(messages), thinks, tools=_tools(draw))


def _tools(draw: Draw) -> tuple[dict[str, Any], ...]:
    schema = {"description": draw.pick(_EXPRESSIONS)}
    tools = [_tool("calculator", draw.pick(_DESCRIPTIONS), "expression", schema)]
    if draw.chance(0.3):
        tools += [_tool(*other, {}) for other in draw.some(_OTHERS, draw.between(1, 2))]
    return tuple(draw.some(tools, len(tools)))


def _tool(name: str, description: str, argument: str, schema: Mapping[str, str]) -> dict[str, Any]:
    return {
        "type": "function",
        "function": {
            "name": name,
            "description": description,
            "parameters": {
                "type": "object",
                "properties": {argument: {"type": "string", **schema}},
                "required": [argument],
            },
        },
    }


def _sum(draw: Draw, thinks: bool) -> list[Message]:
    """One operation, and sometimes a small one behind it."""
    op, a, b = _large(draw)
    result = _result(op, a, b)
    says = f"{a} {op} {b} = {result}."
    messages = _called(draw, ask(draw, op, a, b), [(op, a, b)], says, thinks)
    return messages + _small(draw, thinks) if draw.chance(0.2) else messages


def _two_sums(draw: Draw, thinks: bool) -> list[Message]:
    """Two operations in one question: two calls at once."""
    first, second = _large(draw), _large(draw)
    texts = [f"{a} {op} {b}" for op, a, b in (first, second)]
    asks = "What is {x} and what is {y}?|Compute {x} and {y}.|I need {x} and also {y}."
    question = fill(asks, draw, {"x": texts[0], "y": texts[1]})
    results = [_result(*operation) for operation in (first, second)]
    says = f"{texts[0]} = {results[0]} and {texts[1]} = {results[1]}."
    return _called(draw, question, [first, second], says, thinks)


def _story(draw: Draw, thinks: bool) -> list[Message]:
    """A word problem with large numbers, and often a question about its result."""
    story, op, says = draw.pick(_STORIES)
    a, b = _large_numbers(draw, op)
    question = story.format(a=a, b=b, A=draw.pick(TRAINING.people)[0])
    result = _result(op, a, b)
    messages = _called(draw, question, [(op, a, b)], f"That is {says.format(result)}.", thinks)
    if result >= 100 and draw.chance(0.4):
        follow, op, says = draw.pick(_NEXT_STORIES)
        c = draw.between(2, 9) if op == "*" else draw.between(10, min(result, 9999))
        operation = (op, result, c)
        says = f"That is {says.format(_result(*operation))}."
        messages += _called(draw, follow.format(c=c), [operation], says, thinks)
    return messages


def _small(draw: Draw, thinks: bool) -> list[Message]:
    """A word problem of two digits: no call."""
    while True:
        problem = make_problem(draw, TRAINING)
        if max(problem.numbers.values()) < 100:
            break
    solution = problem.solution
    turn = Turn(problem.question, with_given(problem.question, solution), solution.says)
    return [user(turn.asks), assistant(turn, thinks)]


def _talk(draw: Draw, thinks: bool) -> list[Message]:
    """Talk: no call."""
    subject = draw.pick(("hello", "who", "can", "thanks", "other", "how"))
    turn = talk(draw, subject, {"A": draw.pick(TRAINING.people)[0]})
    return [user(turn.asks), assistant(turn, thinks)]


def _asked_for(draw: Draw, thinks: bool) -> list[Message]:
    """Small numbers, but the user wants the calculator."""
    op, a, b = draw.pick("+-*"), draw.between(20, 99), draw.between(2, 19)
    asks = "Use the calculator: {x}|What is {x}? Use the calculator.|Calculate {x} with the tool."
    text = f"{a} {op} {b}"
    question = fill(asks, draw, {"x": text})
    return _called(draw, question, [(op, a, b)], f"{text} = {_result(op, a, b)}.", thinks)


def _called(
    draw: Draw, question: str, operations: Sequence[tuple[str, int, int]], says: str, thinks: bool
) -> list[Message]:
    """The question, a turn with the calls, their results, and the answer."""
    texts = [f"{a} {op} {b}" for op, a, b in operations]
    results = [_result(*operation) for operation in operations]
    ids = [f"call_{draw.between(0, 16**6 - 1):06x}" for _ in operations]
    call = assistant(
        Turn("", [f"I calculate {' and '.join(texts)}."], "", shows_work=False), thinks
    )
    call["tool_calls"] = [_call(*pair) for pair in zip(ids, texts, strict=True)]
    is_json = draw.chance(0.15)
    answers = [
        {
            "role": "tool",
            "tool_call_id": name,
            "content": json.dumps({"result": result}) if is_json else str(result),
        }
        for name, result in zip(ids, results, strict=True)
    ]
    thoughts = [f"The calculator says {' and '.join(map(str, results))}."]
    return [
        user(question),
        call,
        *answers,
        assistant(Turn("", thoughts, says, shows_work=False), thinks),
    ]


def _call(name: str, expression: str) -> dict[str, Any]:
    function = {"name": "calculator", "arguments": {"expression": expression}}
    return {"id": name, "type": "function", "function": function}


def _large(draw: Draw) -> tuple[str, int, int]:
    op = draw.pick("+-*/")
    return op, *_large_numbers(draw, op)


def _large_numbers(draw: Draw, op: str) -> tuple[int, int]:
    """Two numbers, one of which has at least three digits."""
    if op == "*":
        return _of_digits(draw, draw.between(3, 4)), _of_digits(draw, draw.between(2, 3))
    if op == "/":
        divisor, result = _of_digits(draw, draw.between(1, 2)), _of_digits(draw, 3)
        return max(divisor, 2) * result, max(divisor, 2)
    a, b = _of_digits(draw, draw.between(3, 6)), _of_digits(draw, draw.between(3, 5))
    return (max(a, b) + 1, min(a, b)) if op == "-" else (a, b)


def _of_digits(draw: Draw, digits: int) -> int:
    return draw.between(10 ** (digits - 1), 10**digits - 1)


def _result(op: str, a: int, b: int) -> int:
    """The exact result, of any size."""
    return {"+": a + b, "-": a - b, "*": a * b, "/": a // b}[op]
