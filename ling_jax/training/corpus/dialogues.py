"""Word problems and arithmetic over several turns."""

from collections.abc import Sequence

from ling_jax.training.corpus.arithmetic import compute, evaluate, work_out
from ling_jax.training.corpus.chats import talk
from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.drills import ask, operation
from ling_jax.training.corpus.example import Example, Turn, conversation
from ling_jax.training.corpus.given import with_given
from ling_jax.training.corpus.phrases import fill
from ling_jax.training.corpus.problems import (
    Problem,
    Solution,
    is_held_back,
    make_problem,
    solve,
)
from ling_jax.training.corpus.sources import TRAINING

_ATTEMPTS = 60

_WANTS_PROBLEM = (
    "Give me a word problem.|Can you give me a problem?|[Please make|Make] up a word problem."
    "|I want to practice. Ask me something.|Do you have a math problem for me?"
    "|Tell me a word problem."
)
_GIVES_UP = "I do not know.|Please solve it.|How do you solve it?|Show me the solution.|Solve it."
_GUESS = "Is it {n}?|I think it is {n}.|{n}|Is the answer {n}?|My answer is {n}."
_CHANGE = (
    "What if it were {new} instead of {old}?|And with {new} instead of {old}?"
    "|Change {old} to {new}.|What if you replace {old} by {new}?|Now take {new} instead of {old}."
)
_STEP = "[Can you|Please] repeat step {k}[?|.]|What was step {k}?|Show me step {k} again."
_STEPS = "Show me the steps[ again|].|How did you get that?|Explain it again.|Why?|Can you explain?"
_ANSWER = "What was the answer?|So what is the answer?|Just the answer, please.|Repeat the answer."
_NEXT = {
    "+": "Now add {b}.|[And|Now] plus {b}?|Plus {b}?|And {b} more?|Add {b} to that.",
    "-": "Now take away {b}.|Minus {b}?|[And|Now] minus {b}?|Subtract {b} from that.|And {b} less?",
    "*": "Now multiply by {b}.|Times {b}?|And times {b}?|And {b} times that?|Multiply that by {b}.",
    "/": "Now divide by {b}.|Divided by {b}?|And divided by {b}?|Divide that by {b}.",
}


def dialogue(draw: Draw, thinks: bool) -> Example:
    """Two to six turns."""
    maker = draw.weighted(((_about_problem, 4), (_several, 2), (_quiz, 3), (_running_sum, 2)))
    turns = maker(draw)
    names = {"A": draw.pick(TRAINING.people)[0]}
    if draw.chance(0.3):
        turns.insert(0, talk(draw, draw.pick(("hello", "hello", "how", "who", "can")), names))
    if draw.chance(0.3) or len(turns) == 1:
        turns.append(talk(draw, draw.pick(("thanks", "thanks", "bye", "fine")), names))
    return conversation("dialogue", draw, turns, thinks)


def _about_problem(draw: Draw) -> list[Turn]:
    """A problem of the user, and questions about its solution."""
    problem = make_problem(draw, TRAINING)
    solution = problem.solution
    lines = with_given(problem.question, solution)
    turns = [Turn(problem.question, lines, solution.says)]
    for follow in draw.some((_changed, _step, _steps, _answer, _checked), draw.between(0, 2)):
        turn, solution = follow(draw, problem, solution)
        turns.append(turn)
    return turns


def _several(draw: Draw) -> list[Turn]:
    """Problems that have nothing to do with each other."""
    problems = [make_problem(draw, TRAINING) for _ in range(draw.between(2, 3))]
    return [Turn(x.question, with_given(x.question, x.solution), x.solution.says) for x in problems]


def _quiz(draw: Draw) -> list[Turn]:
    """A problem of the model; the user guesses or gives up."""
    problem = make_problem(draw, TRAINING)
    wants = fill(_WANTS_PROBLEM, draw, {})
    turns = [Turn(wants, ["I make up a word problem."], problem.question, shows_work=False)]
    if draw.chance(0.5):
        turn, _ = _checked(draw, problem, problem.solution)
        return [*turns, turn]
    solution = problem.solution
    return [*turns, Turn(fill(_GIVES_UP, draw, {}), solution.lines, solution.says)]


def _running_sum(draw: Draw) -> list[Turn]:
    """An operation, then others on its result."""
    op, a, b = operation(draw)
    turns = [_operation(ask(draw, op, a, b), op, a, b)]
    for _ in range(draw.between(1, 3)):
        a = evaluate(op, a, b)
        op, b = _next_operation(draw, a)
        turns.append(_operation(fill(_NEXT[op], draw, {"b": str(b)}), op, a, b))
    return turns


def _operation(asks: str, op: str, a: int, b: int) -> Turn:
    return Turn(asks, work_out("", op, a, b), f"{a} {op} {b} = {evaluate(op, a, b)}.")


def _next_operation(draw: Draw, a: int) -> tuple[str, int]:
    while True:
        op = draw.pick("+-*/")
        b = draw.between(2, 99) if op in "+-" else draw.between(2, 9)
        if compute(op, a, b) is not None:
            return op, b


def _changed(draw: Draw, problem: Problem, solution: Solution) -> tuple[Turn, Solution]:
    """One number of the problem is another; falls back to the steps if no other number fits."""
    values = list(problem.numbers.values())
    names = [name for name, value in problem.numbers.items() if values.count(value) == 1]
    for _ in range(_ATTEMPTS if names else 0):
        name = draw.pick(names)
        old = problem.numbers[name]
        new = draw.between(max(2, old // 2), old * 2)
        numbers = {**problem.numbers, name: new}
        other = solve(problem.template, numbers, problem.words)
        if other is not None and new not in values and not is_held_back(numbers.values()):
            asks = fill(_CHANGE, draw, {"old": str(old), "new": str(new)})
            return Turn(asks, [f"Now {new} instead of {old}", *other.lines], other.says), other
    return _steps(draw, problem, solution)


def _step(draw: Draw, problem: Problem, solution: Solution) -> tuple[Turn, Solution]:
    place = draw.between(1, len(solution.steps))
    says = "\n".join((f"Step {place}:", *solution.steps[place - 1]))
    asks = fill(_STEP, draw, {"k": str(place)})
    return Turn(asks, _numbered(solution.steps), says, shows_work=False), solution


def _numbered(steps: Sequence[Sequence[str]]) -> list[str]:
    return [line for k, step in enumerate(steps, start=1) for line in (f"Step {k}:", *step)]


def _steps(draw: Draw, problem: Problem, solution: Solution) -> tuple[Turn, Solution]:
    says = "\n".join((*_numbered(solution.steps), solution.says))
    asks = fill(_STEPS, draw, {})
    return Turn(asks, ["I write the steps."], says, shows_work=False), solution


def _answer(draw: Draw, problem: Problem, solution: Solution) -> tuple[Turn, Solution]:
    thought = f"The answer was {solution.answer}."
    says = f"The answer is {solution.answer}."
    return Turn(fill(_ANSWER, draw, {}), [thought], says, shows_work=False), solution


def _checked(draw: Draw, problem: Problem, solution: Solution) -> tuple[Turn, Solution]:
    """The user proposes an answer; half of these are wrong."""
    answer = solution.answer
    is_right = draw.chance(0.5)
    step = draw.pick((1, 2, 5, 10))
    guess = answer if is_right else answer + (step if answer <= step or draw.chance(0.5) else -step)
    says = f"Yes, {answer} is right." if is_right else f"No, {guess} is wrong. It is {answer}."
    return Turn(fill(_GUESS, draw, {"n": str(guess)}), solution.lines, says), solution
