"""Reasoning in generated text: a state machine that splits the thoughts from the rest."""

from collections.abc import Collection

from ling_jax.text import tags
from ling_jax.text.tags import NewlineTrimmer, TagScanner
from ling_jax.text.tool_calls import CallHeader


class ReasoningParser:
    """Passes text on unread, except for the reasoning that an open `<think>` began.

    The first `</think>` ends the reasoning; so does a call of a declared function, because models
    start calling before they close their thoughts. Prose that merely names the tag does not.

    Args:
      is_open: the prompt ended inside `<think>`.
      declared: names of the functions that may be called.

    Attributes:
      is_open: the text read last belongs to the reasoning.
      is_closed_by_call: the reasoning ended with a call, so that its closing tag may come late.
      is_ended: the model spelled out the end of its turn; whatever follows is ignored.
    """

    def __init__(self, *, is_open: bool, declared: Collection[str]) -> None:
        self.is_open = is_open
        self.is_closed_by_call = False
        self.is_ended = False
        self._declared = frozenset(declared)
        self._scanner = TagScanner()
        self._trim = NewlineTrimmer(hold_tail=True)
        self._header: CallHeader | None = None
        self._is_at_start = True
        self._thoughts: list[str] = []

    def push(self, text: str) -> tuple[str, str]:
        """Takes more text; returns more of the reasoning, and what lies behind it."""
        if not self.is_open:
            return "", text
        self._scanner.feed(text)
        while self.is_open and not self.is_ended and self._read():
            pass
        return self._take_thoughts(), "" if self.is_open else self._rest()

    def finish(self) -> str:
        """Takes the end of generation; returns what was held back of the reasoning."""
        if self.is_open and not self.is_ended:
            if self._header:
                self._thoughts.append(self._header.raw)
            self._thoughts.append(self._scanner.drain())
        self.is_ended = True
        return self._take_thoughts()

    def _read(self) -> bool:
        return self._read_header(self._header) if self._header else self._read_thoughts()

    def _read_thoughts(self) -> bool:
        wanted = (tags.THINK_END, tags.TURN_END)
        wanted += (tags.CALL_BEGIN,) if self._declared else ()
        wanted += (tags.THINK_BEGIN,) if self._is_at_start else ()
        text, tag = self._scanner.read_until(wanted)
        self._thoughts.append(text)
        was_at_start = self._is_at_start and not text.strip("\n")
        self._is_at_start = was_at_start and tag is None
        if tag == tags.THINK_BEGIN and not was_at_start:
            self._thoughts.append(tag)
        elif tag == tags.CALL_BEGIN:
            self._header = CallHeader()
        elif tag == tags.THINK_END:
            self.is_open = False
        elif tag == tags.TURN_END:
            self.is_ended = True
        return tag is not None

    def _read_header(self, header: CallHeader) -> bool:
        verdict = header.read(self._scanner)
        if verdict == "header" and header.name in self._declared:
            self.is_open = False
            self.is_closed_by_call = True
        elif verdict != "undecided":
            self._thoughts.append(header.raw)
            self._header = None
        return verdict != "undecided"

    def _rest(self) -> str:
        header = self._header.raw if self._header else ""
        return header + self._scanner.drain()

    def _take_thoughts(self) -> str:
        text = self._trim.push("".join(self._thoughts))
        self._thoughts = []
        return text
