"""Problems of GSM8K's training split, with their arithmetic written out.

A solution of GSM8K holds its calculations as `<<48/2=24>>`. These marks go away. A calculation that
is more than one line of `arithmetic.py` is worked out on lines of its own before the sentence that
uses it. Problems that need numbers or operations beyond that are left out: a small model would
learn from them to guess.
"""

import re

from ling_jax.training.corpus.arithmetic import LARGEST, compute, is_one_line, work_out
from ling_jax.training.corpus.problems import Solution

_MARK = re.compile(r"<<([^<>]*)>>")
_CALCULATION = re.compile(r"(\d+(?:[-+*/]\d+)+)=(\d+)")
_TOKEN = re.compile(r"\d+|[-+*/]")
_PRECEDENCE = ("*/", "+-")


def rewritten(answer: str) -> Solution | None:
    """A solution from the field `answer` of an item; None if it is beyond what is written out."""
    text, _, gold = answer.rpartition("####")
    gold = gold.strip()
    if not gold.isdecimal() or int(gold) > LARGEST or not _MARK.search(text):
        return None
    lines: list[str] = []
    for line in text.strip().splitlines():
        for mark in _MARK.findall(line):
            work = _worked(mark.replace(" ", ""))
            if work is None:
                return None
            lines += work
        if line.strip():
            lines.append(_MARK.sub("", line).strip())
    return Solution((tuple(lines),), f"The answer is {gold}.", int(gold))


def _worked(calculation: str) -> list[str] | None:
    """The lines of a calculation, none if one line says it all; None if it cannot be written."""
    match = _CALCULATION.fullmatch(calculation)
    if match is None:
        return None
    tokens = _TOKEN.findall(match[1])
    is_single = len(tokens) == 3
    lines = []
    for ops in _PRECEDENCE:
        place = 1
        while place < len(tokens):
            if tokens[place] not in ops:
                place += 2
                continue
            op, a, b = tokens[place], int(tokens[place - 1]), int(tokens[place + 1])
            result = compute(op, a, b)
            if result is None:
                return None
            if not is_single or not is_one_line(op, a, b):
                lines += work_out("", op, a, b)
            tokens[place - 1 : place + 2] = [str(result)]
    return lines if tokens == [match[2].lstrip("0") or "0"] else None
