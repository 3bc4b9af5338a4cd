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
    "In the morning {A} [counts|has] {n} {x}.",
    "The collection of {A} [holds|contains|is made up of] {n} {x}.",
    "{A} tells {B} that {he} [has|owns] {n} {x}.",
    "[On Monday|At the start|In the beginning] {A} [has|owns] {n} {x}.",
    "So far {A} has [collected|saved|found] {n} {x}.",
    "{A} has put {n} {x} into [a tin|a drawer|an old box].",
    "There is a [jar|tin] with {n} {x} in the room of {A}.",
    "{A} [loves|collects] {x} and [has|owns] {n} of them.",
    "The number of {x} that {A} has is {n}.",
    "{A} comes to school with {n} {x}.",
    "{A} got {n} {x} from {his} [uncle|aunt|cousin].",
    "If you count the {x} of {A}, there are {n}.",
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
    "{k} [more|others] are [given|brought|handed] to {him} by {B}.",
    "The number of {x} [goes up|grows|rises] by {k}.",
    "{He} puts {k} more [with|beside] them.",
    "[On a walk|On Sunday|After lunch] {he} finds another {k}.",
    "{B} does not need {k} {x} any more and gives them to {A}.",
    "From {his} [pocket money|savings] {he} buys {k} more.",
    "[After that|Next|Soon] {k} more come from [a friend|{C}].",
    "{B} owes {him} {k} {x} and brings them back.",
    "For helping at home {he} is given {k} more.",
    "[Under the sofa|Behind a door] {he} finds {k} {x} that were lost long ago.",
    "{He} trades a book for {k} {x}.",
    "{C} has {k} {x} and hands all of them to {A}.",
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
    "{k} of them are [given|handed|sold] to {B}.",
    "The number of {x} [goes down|falls|drops] by {k}.",
    "{He} takes {k} of them [to school|to a friend] and leaves them there.",
    "[At the market|In town|On Friday] {he} sells {k} of the {x}.",
    "{He} trades {k} of them for a book.",
    "{k} of the {x} [get wet|are stolen|disappear] and are gone.",
    "Because {he} has too many, {he} gives {k} of them away.",
    "{B} asks for {k} and gets them.",
    "{He} owed {B} {k} {x} and gives them back.",
    "{He} [mails|sends] {k} of them to [{C}|an aunt|a cousin].",
    "{C} wins {k} of the {x} from {him} in a game.",
    "{He} makes {B} happy with {k} of them.",
)
_QUESTIONS = (
    "How many {x} does {A} [have|own] now?",
    "How many {x} are left in the end?",
    "How many {x} does {he} have at the end?",
    "What number of {x} is that?",
    "How many {x} are there [now|then]?",
    "How many {x} does {A} end with?",
    "What is the number of {x} after that?",
    "With how many {x} is {A} left?",
    "After all this, how many {x} does {A} have?",
    "How many {x} [belong to {A} now|now belong to {A}]?",
    "How many {x} does {A} [have|own] [after all that|in the end|at last]?",
    "What number of {x} does {A} have [now|at the end]?",
    "How many {x} has {A} got now?",
    "If {A} counts {his} {x} again, how many are there?",
    "How many {x} does that leave [{A} with|for {A}]?",
    "How large is the number of {x} in the end?",
    "Now how many {x} are there?",
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
