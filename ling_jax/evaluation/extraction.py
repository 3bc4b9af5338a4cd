"""The answer in a model's text, by six rules, and whether it is the right one.

`boxed`, `chat` and `completion` compare exact rationals. The others reproduce what published
figures were made with, faults included: `last_integer` an older few-shot script of SGLang,
`lm_eval_strict` and `lm_eval_flexible` the filters of lm-evaluation-harness (task gsm8k, version
3). They compare text.
"""

import ast
import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Literal

from ling_jax.evaluation.numbers import canonical, leading_number, numbers, only_number, plain

Mode = Literal["boxed", "chat", "completion", "last_integer", "lm_eval_strict", "lm_eval_flexible"]

_BRACES = re.compile(r"\\boxed\s*\{|\\.|[{}]", re.DOTALL)
_HASHED = re.compile(r"(?<!#)####(?!#)[ \t]*([^\n]*)")
_HEADING = re.compile(r"[0-9]+[.)]\s+\S")
_STATED = re.compile(r"\banswer\s*(?:is\b:?|:)\s*", re.IGNORECASE)
_LEFT_SIDE = re.compile(r"(?:[\s0-9.,+*/\u00d7\u00f7()-]*=)+")
_NEXT_QUESTION = re.compile(r"^[ \t]*Question:", re.MULTILINE)
_STRICT = re.compile(r"#### (-?[0-9.,]+)")
_FLEXIBLE = re.compile(r"-?[$0-9.,]{2,}|-?[0-9]+")


def extract(text: str, mode: Mode, *, is_cut: bool) -> str | None:
    """The answer that `text` gives; None if no number can be read.

    Args:
      text: the content, without reasoning.
      is_cut: the text ended at the limit of its length. Then `chat` guesses from no number.

    Returns:
      A `canonical` number; for the modes of lm-evaluation-harness the text that they compare.
    """
    return _RULES[mode](text, is_cut)


def is_correct(answer: str | None, gold: str, mode: Mode) -> bool:
    """Whether an answer as `extract` gave it is `gold`, the text behind `####` of a solution."""
    if mode == "last_integer":
        return answer is not None and answer == extract(gold, mode, is_cut=False)
    if mode in ("lm_eval_strict", "lm_eval_flexible"):
        return answer is not None and answer == _lm_eval_text(gold)
    value = only_number(gold)
    return answer is not None and value is not None and answer == canonical(value)


def last_box(text: str) -> str | None:
    r"""What stands in the last `\boxed{}` whose braces balance; None if there is none."""
    begun: list[int | None] = []  # braces that are open: where the content of a box begins
    last: tuple[int, int] | None = None
    for token in _BRACES.finditer(text):
        if token[0].startswith("\\boxed"):
            begun.append(token.end())
        elif token[0] == "{":
            begun.append(None)
        elif token[0] == "}" and begun:
            begin = begun.pop()
            if begin is not None and (last is None or begin > last[0]):
                last = begin, token.start()
    return None if last is None else text[slice(*last)]


def _boxed(text: str, is_cut: bool) -> str | None:
    box = last_box(text)
    return None if box is None else _text(only_number(box))


def _chat(text: str, is_cut: bool) -> str | None:
    boxed, text = _boxed(text, is_cut), plain(text)
    if boxed is not None:
        return boxed
    hashed = _last(_hashed(text))
    if hashed is not None or is_cut:
        return _text(hashed)
    stated = next(_stated(text), None)
    return _text(_last(numbers(text)) if stated is None else stated)


def _completion(text: str, is_cut: bool) -> str | None:
    text = plain(_NEXT_QUESTION.split(text, maxsplit=1)[0])
    hashed = next(_hashed(text), None)
    return _text(_last(numbers(text)) if hashed is None else hashed)


def _last_integer(text: str, is_cut: bool) -> str | None:
    runs = re.findall(r"\d+", text.replace(",", ""))
    try:
        return str(ast.literal_eval(runs[-1])) if runs else None
    except SyntaxError:  # leading zeros, or thousands of digits: that script sees no answer either
        return None


def _lm_eval_strict(text: str, is_cut: bool) -> str | None:
    found = _STRICT.search(text)
    return None if found is None else _lm_eval_text(found[1])


def _lm_eval_flexible(text: str, is_cut: bool) -> str | None:
    found = _FLEXIBLE.findall(text)
    return _lm_eval_text(found[-1]) if found else None


_RULES: Mapping[Mode, Callable[[str, bool], str | None]] = {
    "boxed": _boxed,
    "chat": _chat,
    "completion": _completion,
    "last_integer": _last_integer,
    "lm_eval_strict": _lm_eval_strict,
    "lm_eval_flexible": _lm_eval_flexible,
}


def _hashed(text: str) -> Iterator[Fraction]:
    """Numbers right behind `####`; numbered headings of Markdown are none."""
    for match in _HASHED.finditer(text):
        number = leading_number(match[1].lstrip())
        if number is not None and not _HEADING.match(match[1]):
            yield number


def _stated(text: str) -> Iterator[Fraction]:
    """First numbers of the lines behind "answer is" or "answer:", or of what follows their `=`; the
    last line first."""
    for part in reversed(_STATED.split(text)[1:]):
        line = part.partition("\n")[0]
        equation = _LEFT_SIDE.match(line)
        yield from itertools.islice(numbers(line[equation.end() if equation else 0 :]), 1)


def _lm_eval_text(text: str) -> str:
    text = text.replace(",", "").replace("$", "").rpartition("#### ")[2]
    return text.removesuffix(".").lower()


def _last(found: Iterator[Fraction]) -> Fraction | None:
    return next(reversed(list(found)), None)


def _text(value: Fraction | None) -> str | None:
    return None if value is None else canonical(value)
