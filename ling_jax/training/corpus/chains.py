"""Problems in which a number of things grows and shrinks, made from single changes.

Each of the changes has two wordings, so that there are no more pairs than can be read quickly.
"""

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
    "{He} [finds|collects|discovers] {k} more[| on the way| in the garden| in the street]."
    "|By mistake {he} [finds|gets|is sent] {k} more.",
    "{He} [buys|orders] {k} more[| at a shop| in town].|Without a word {B} hands {him} {k} {x}.",
    "{B} [gives|sends|brings] {him} {k} [more|{x}].|The mail [brings|comes with] {k} more.",
    "{His} [mother|father|aunt|uncle] [gives|buys|brings] {him} {k} {x}."
    "|To {his} surprise, {k} {x} come by mail.",
    "{He} wins {k} {x} in a [game|contest].|{B} lends {him} {k} {x}, and {he} may keep them.",
    "{He} gets {k} [more|new ones] [as a present|for {his} birthday|from {B}]."
    "|On the way home {he} picks up another {k}.",
    "Then {he} makes {k} new ones.|{His} dog brings {him} {k} {x} from the garden.",
    "A friend [sends|mails|hands] {him} another {k}[| by mail| in a letter]."
    "|{His} grandmother mails {k} {x} to {him}.",
    "{B} comes and adds {k} to them.|{He} inherits {k} {x} from [an uncle|an aunt].",
    "[Another|Then another] {k} [arrive|are added|come in a box]."
    "|The wind blows {k} {x} into {his} garden, and {he} keeps them.",
    "Later {he} picks up {k} {x} [at school|at the beach]."
    "|{C} drops off {k} {x} for {him} on Saturday.",
    "In the mail are {k} more.|{He} earns {k} {x} by [washing a car|helping {B}].",
    "{k} [more|others] are [given|brought|handed] to {him} by {B}."
    "|A neighbor [leaves|puts] {k} {x} at the door for {him}.",
    "The number of {x} [goes up|grows|rises] by {k}.|To {his} surprise {he} digs up {k} more.",
    "{He} puts {k} more [with|beside] them.|{He} is handed {k} {x} by a stranger.",
    "[On a walk|On Sunday|After lunch] {he} finds another {k}."
    "|{He} unpacks {k} {x} that came from far away.",
    "{B} does not need {k} {x} any more and gives them to {A}."
    "|Out of nowhere {k} more [turn up|appear].",
    "From {his} [pocket money|savings] {he} buys {k} more."
    "|{B} returns {k} {x} that {he} had lent out long ago.",
    "[After that|Next|Soon] {k} more come from [a friend|{C}].|At the fair {he} scoops up {k} {x}.",
    "{B} owes {him} {k} {x} and brings them back."
    "|A box from {C} [adds|holds] {k} more, and {he} takes them.",
    "For helping at home {he} is given {k} more.|{He} draws {k} more from a lucky bag.",
    "[Under the sofa|Behind a door] {he} finds {k} {x} that were lost long ago."
    "|In the attic {he} comes across {k} {x}.",
    "{He} trades a book for {k} {x}.|{His} teacher rewards {him} with {k} {x}.",
    "{C} has {k} {x} and hands all of them to {A}."
    "|Without asking for them, {he} receives {k} {x} from {B}.",
)
_LOSSES = (
    "{He} [gives|hands|passes] {k} to [{B}|a friend|{his} teacher]."
    "|By mistake {he} [breaks|drops|burns] {k} of them.",
    "{He} [loses|breaks|drops] {k} of them[| on the way| at school]."
    "|Without a word {B} walks away with {k} {x}.",
    "{He} [sells|trades away] {k} {x}.|{He} mails {k} {x} to {C} [by mistake|as a present].",
    "{B} [takes|borrows|needs] {k} of them.|To {his} surprise, {k} of them are gone.",
    "{He} throws {k} away because they are [broken|old]."
    "|{He} lends {k} {x} to {B}, who never brings them back.",
    "{His} [sister|brother|cousin] [gets|takes|wants] {k} of them."
    "|On the way home {k} {x} slip out of {his} bag.",
    "Then {he} gives away {k}.|The dog [eats|hides|chews up] {k} of them.",
    "{B} borrows {k} {x} and keeps them.|The wind [takes|blows away] {k} of the {x}.",
    "[On the way home|In the rain] {k} of the {x} [break|are lost]."
    "|{B} borrows {k} of them for a long time.",
    "{He} lets {his} friends [take|have] {k}.|The rain ruins {k} of the {x}.",
    "{k} {x} fall into the [water|river].|A thief runs off with {k} {x}.",
    "By mistake {k} are thrown out.|{He} leaves {k} {x} on a [bus|bench] by mistake.",
    "{k} of them are [given|handed|sold] to {B}.|The cat pushes {k} {x} into the river.",
    "The number of {x} [goes down|falls|drops] by {k}.|{He} donates {k} {x} to a school.",
    "{He} takes {k} of them [to school|to a friend] and leaves them there."
    "|{C} talks {him} out of {k} {x}.",
    "[At the market|In town|On Friday] {he} sells {k} of the {x}."
    "|{He} hands over {k} {x} without a word.",
    "{He} trades {k} of them for a book.|{His} little brother flushes {k} of them down the drain.",
    "{k} of the {x} [get wet|are stolen|disappear] and are gone."
    "|{He} parts with {k} of them to help {B}.",
    "Because {he} has too many, {he} gives {k} of them away."
    "|In a bet {he} has to hand {B} {k} {x}.",
    "{B} asks for {k} and gets them.|The fire [burns|ruins] {k} of the {x}.",
    "{He} owed {B} {k} {x} and gives them back.|{k} {x} roll away and are never seen again.",
    "{He} [mails|sends] {k} of them to [{C}|an aunt|a cousin]."
    "|A bird flies off with {k} of the {x}.",
    "{C} wins {k} of the {x} from {him} in a game.|{He} forgets {k} of them at the house of {C}.",
    "{He} makes {B} happy with {k} of them.|{He} ships {k} {x} to a cousin by mail.",
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

# These say the same in any order.
_FIRST = (
    "At first {A} [had|owned] {n} {x}.|{A} started with {n} {x}.",
    "In the beginning there were {n} {x} in the [box|bag] of {A}.",
    "{n} {x} belonged to {A} [at the start|at first|before all this].",
    "Before all this, {A} [had|owned|counted] {n} {x}.",
    "[A month ago|At the start|Before that week] {A} had {n} {x}.",
    "The number of {x} of {A} was {n} [at first|in the beginning].",
)
_GAINED = (
    "{A} found {k} {x} [on the way|in town|by mistake].|{A} came across {k} {x}.",
    "{B} [gave|mailed|handed] {k} {x} to {A}[| without a word].",
    "{k} {x} came by mail for {A}.|The mail brought {A} {k} {x}.",
    "{A} [bought|won|inherited] {k} more {x}.|{A} earned {k} {x} by washing cars.",
    "To {his} surprise, {A} got {k} {x} from an uncle.|{A} was given {k} {x} for helping {B}.",
    "{C} had {k} {x} too many and [gave|brought] them to {A}.",
    "{k} more {x} were [added|found|bought] by {A}.",
    "A neighbor left {k} {x} at the door for {A}.|The aunt of {A} sent {him} {k} {x}.",
)
_LOST = (
    "{A} lost {k} {x} [on the way|in town|by mistake].|{A} broke {k} {x} by mistake.",
    "{A} [gave|mailed|handed] {k} {x} to {B}[| without a word].",
    "{B} [took|borrowed] {k} {x} from {A}[| and kept them].|{A} lent {k} {x} to {B} for good.",
    "{A} [sold|threw away|gave away] {k} {x}.",
    "The dog [ruined|hid] {k} {x} of {A}.|The wind took {k} {x} away from {A}.",
    "{k} {x} of {A} were [stolen|ruined in the rain|sold|thrown away].",
    "To {his} surprise, {A} found that {k} {x} were gone.|A thief took {k} {x} from {A}.",
    "{k} {x} went from {A} to {C}.|{A} [forgot|left] {k} {x} on a bus.",
)
_AFTERWARDS = (
    "How many {x} does {A} have [now|in the end|after all this]?",
    "How many {x} [belong to {A} now|are left in the end|are there now]?",
    "What is the number of {x} of {A} [now|in the end|after that]?",
    "With how many {x} did {A} end?|How many {x} did {A} have in the end?",
    "How many {x} does {A} own now?|What number of {x} does {A} have now?",
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


def _shuffled(
    firsts: Sequence[str], gains: Sequence[str], losses: Sequence[str], questions: Sequence[str]
) -> tuple[Template, ...]:
    """Templates with one or two changes, and what there was at first anywhere among them."""
    changes = [(text, "+") for text in gains] + [(text, "-") for text in losses]
    orders = [[change] for change in changes] + [
        list(o) for o in itertools.permutations(changes, 2)
    ]
    head, tail = "\n| ".join(firsts), "\n| ".join(questions)
    return read("\n\n".join(_text(head, order, tail, " any") for order in orders))


def _other(i: int, j: int, count: int) -> int:
    return next(k for k in itertools.count(i + j + 1) if k % count not in (i, j)) % count


def _text(head: str, changes: Sequence[tuple[str, str]], tail: str, flags: str = "") -> str:
    names = "abc"[: len(changes)]
    draws = " ".join(f"{name}=2..40" for name in names)
    lines = [f"n=10..90 {draws} x=card{flags}", head]
    lines += [text.replace("{k}", f"{{{k}}}") for k, (text, _) in zip(names, changes, strict=True)]
    lines.append(f"? {tail}")
    before = "n"
    for place, (name, (_, op)) in enumerate(zip(names, changes, strict=True)):
        lines.append(f"> {{X}} then: r{place} = {before} {op} {name}")
        before = f"r{place}"
    formula = "".join(f" {op} {name}" for name, (_, op) in zip(names, changes, strict=True))
    return "\n".join([*lines, "! {A} has {ans} {x}.", f"# n{formula}"])


CHAINS = (
    *chains(_STARTS, _GAINS, _LOSSES, _QUESTIONS),
    *(2 * _shuffled(_FIRST, _GAINED, _LOST, _AFTERWARDS)),
)
"""Those of training."""

HELD_BACK_CHAINS = chains(
    ("On a shelf of {A} stand {n} {x}.", "At home {A} keeps {n} {x} in a box."),
    ("{B} brings {k} more.", "On a walk {he} picks up {k}.", "The mail brings another {k}."),
    (
        "{He} breaks {k} by accident.",
        "{He} lets {B} have {k} of them.",
        "A friend borrows {k}.",
    ),
    ("What is {his} number of {x} now?", "With how many {x} does {he} end up?"),
)
"""Those that training never sees."""
