"""Problems in which a number of things grows and shrinks, made from single changes."""

import itertools
from collections.abc import Sequence

from ling_jax.training.corpus.templates import Template, read

_STARTS = (
    "{A} [has|owns|counts|starts with] {n} {x}.",
    "There are {n} {x} in the [bag|drawer|box|room] of {A}.",
    "{A} keeps {n} {x} [at home|in a drawer|under the bed].",
    "{A} owns {n} {x} and puts them on a shelf.",
    "At first {A} has {n} {x}.",
    "{n} {x} [belong to {A}|are on the desk of {A}].",
)
_GAINS = (
    "{He} [finds|collects|discovers] {k} more[| on the way| in the garden| in the street].",
    "{He} [buys|orders] {k} more[| at a shop| in town].",
    "{B} [gives|sends|brings] {him} {k} [more|{x}].",
    "{His} [mother|father|aunt|uncle] [gives|buys|brings] {him} {k} {x}.",
    "{He} wins {k} {x} in a [game|contest].",
    "{He} gets {k} [more|new ones] [as a present|for {his} birthday|from {B}].",
    "Then {he} makes {k} new ones.",
    "A friend [sends|mails|hands] {him} another {k}[| by mail| in a letter].",
    "{B} comes and adds {k} to them.",
    "[Another|Then another] {k} [arrive|are added|come in a box].",
    "Later {he} picks up {k} {x} [at school|at the beach].",
    "In the mail are {k} more.",
)
_LOSSES = (
    "{He} [gives|hands|passes] {k} to [{B}|a friend|{his} teacher].",
    "{He} [loses|breaks|drops] {k} of them[| on the way| at school].",
    "{He} [sells|trades away] {k} {x}.",
    "{B} [takes|borrows|needs] {k} of them.",
    "{He} throws {k} away because they are [broken|old].",
    "{His} [sister|brother|cousin] [gets|takes|wants] {k} of them.",
    "Then {he} gives away {k}.",
    "{B} borrows {k} {x} and keeps them.",
    "[On the way home|In the rain] {k} of the {x} [break|are lost].",
    "{He} lets {his} friends [take|have] {k}.",
    "{k} {x} fall into the [water|river].",
    "By mistake {k} are thrown out.",
)
_QUESTIONS = (
    "How many {x} does {A} [have|own] now?",
    "How many {x} are left in the end?",
    "How many {x} does {he} have at the end?",
    "What number of {x} is that?",
    "How many {x} are there [now|then]?",
    "How many {x} does {A} end with?",
    "What is the number of {x} after that?",
)


def chains(
    starts: Sequence[str], gains: Sequence[str], losses: Sequence[str], questions: Sequence[str]
) -> tuple[Template, ...]:
    """Templates with two changes, one for every ordered pair, and as many with three.

    Args:
      starts, questions: wordings of the first and the last sentence.
      gains, losses: sentences in which `{k}` things come or go.
    """
    changes = [(text, "+") for text in gains] + [(text, "-") for text in losses]
    pairs = itertools.permutations(range(len(changes)), 2)
    # Any third change does, as long as the three differ.
    orders = [order for i, j in pairs for order in ((i, j), (i, j, _other(i, j, len(changes))))]
    head, tail = "\n| ".join(starts), "\n| ".join(questions)
    return read("\n\n".join(_text(head, [changes[i] for i in order], tail) for order in orders))


def _other(i: int, j: int, count: int) -> int:
    return next(k for k in itertools.count(i + j + 1) if k % count not in (i, j)) % count


def _text(head: str, changes: Sequence[tuple[str, str]], tail: str) -> str:
    names = "abc"[: len(changes)]
    draws = " ".join(f"{name}=2..40" for name in names)
    lines = [f"n=10..90 {draws} x=card", head]
    lines += [text.replace("{k}", f"{{{k}}}") for k, (text, _) in zip(names, changes, strict=True)]
    lines.append(f"? {tail}")
    before = "n"
    for place, (name, (_, op)) in enumerate(zip(names, changes, strict=True)):
        lines.append(f"> {{X}} then: r{place} = {before} {op} {name}")
        before = f"r{place}"
    formula = "".join(f" {op} {name}" for name, (_, op) in zip(names, changes, strict=True))
    return "\n".join([*lines, "! {A} has {ans} {x}.", f"# n{formula}"])


CHAINS = chains(_STARTS, _GAINS, _LOSSES, _QUESTIONS)
