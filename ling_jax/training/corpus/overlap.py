"""Runs of words that a corpus shares with other texts."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ling_jax.training.corpus.example import Example

_WORD = re.compile(r"[a-z0-9]+")
_SHOWN = 10


class Overlap:
    """Counts what the examples it sees share with reference texts, in runs of `size` words.

    Words are compared without case and punctuation. A run lies within one message.

    Args:
      texts: the reference.
      any_number: numbers count as the same word, so that wording alone is compared.
    """

    def __init__(self, texts: Sequence[str], size: int, *, any_number: bool = False) -> None:
        self._size, self._any_number = size, any_number
        self._count = len(texts)
        self._texts_of: dict[str, set[int]] = {}
        for index, text in enumerate(texts):
            for run in self._runs(text):
                self._texts_of.setdefault(run, set()).add(index)
        self._shared: Counter[str] = Counter()
        self._kinds: Counter[str] = Counter()

    def add(self, example: Example) -> bool:
        """Looks at all text of an example; returns whether it shares anything."""
        found = {run for text in texts_of(example) for run in self._runs(text)}
        shared = found & self._texts_of.keys()
        if shared:
            self._shared.update(shared)
            self._kinds[example.kind] += 1
        return bool(shared)

    def report(self) -> dict[str, Any]:
        """What was found so far, in a form for JSON."""
        touched = {index for run in self._shared for index in self._texts_of[run]}
        common = sorted(self._shared.items(), key=lambda item: (-item[1], item[0]))
        return {
            "texts": self._count,
            "texts_touched": len(touched),
            "runs": len(self._shared),
            "examples": sum(self._kinds.values()),
            "examples_by_kind": dict(sorted(self._kinds.items())),
            "most_common": [{"run": run, "examples": count} for run, count in common[:_SHOWN]],
        }

    def _runs(self, text: str) -> Iterable[str]:
        words = _WORD.findall(text.lower())
        if self._any_number:
            words = ["0" if word.isdecimal() else word for word in words]
        size = self._size
        return (" ".join(words[i : i + size]) for i in range(len(words) - size + 1))


def texts_of(example: Example) -> list[str]:
    """What is said and thought in an example, but for the system's messages."""
    texts = [
        message.get(field, "")
        for message in example.messages
        if message["role"] != "system"
        for field in ("reasoning_content", "content")
    ]
    return [text for text in texts if text]
