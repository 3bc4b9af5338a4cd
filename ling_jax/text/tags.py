"""The tags of the chat format, and a scanner that finds them in text arriving in pieces."""

import re

THINK_BEGIN = "<think>"
THINK_END = "</think>"
CALL_BEGIN = "<tool_call>"
CALL_END = "</tool_call>"
KEY_BEGIN = "<arg_key>"
KEY_END = "</arg_key>"
VALUE_BEGIN = "<arg_value>"
VALUE_END = "</arg_value>"
TURN_END = "<|role_end|>"

PARSED_TAGS = frozenset(
    (
        THINK_BEGIN,
        THINK_END,
        CALL_BEGIN,
        CALL_END,
        KEY_BEGIN,
        KEY_END,
        VALUE_BEGIN,
        VALUE_END,
    )
)
"""Tags that the parsers read in generated text: they must survive `skip_special_tokens`."""


class TagScanner:
    """A cursor over text that arrives in pieces.

    Every method consumes what it returns and leaves the rest. A reader that keeps only an undecided
    tag behind costs time linear in the text, however the text is cut.
    """

    def __init__(self) -> None:
        self._text = ""
        self._at = 0

    def feed(self, text: str) -> None:
        """Appends text behind what is not consumed yet."""
        self._text = self._text[self._at :] + text
        self._at = 0

    @property
    def is_empty(self) -> bool:
        """All text fed so far is consumed."""
        return self._at == len(self._text)

    def read_until(self, tags: tuple[str, ...]) -> tuple[str, str | None]:
        """Consumes plain text and the first of `tags`; returns both.

        Without a tag in sight the second value is None, and a tail that may still become one of
        `tags` is left. Every tag starts with "<" and has no other "<" in it.
        """
        start = self._at
        at = self._text.find("<", start)
        while at >= 0:
            for tag in tags:
                if self._text.startswith(tag, at):
                    self._at = at + len(tag)
                    return self._text[start:at], tag
            if self._is_prefix(at, tags):
                break
            at = self._text.find("<", at + 1)
        self._at = at if at >= 0 else len(self._text)
        return self._text[start : self._at], None

    def take_while(self, characters: re.Pattern[str]) -> str:
        """Consumes what `characters` matches here; the pattern must match the empty text."""
        match = characters.match(self._text, self._at)
        if match is None:
            return ""
        self._at = match.end()
        return match[0]

    def take(self, option: str) -> bool:
        """Consumes `option` if the text goes on with it."""
        if not self._text.startswith(option, self._at):
            return False
        self._at += len(option)
        return True

    def starts_with(self, options: tuple[str, ...]) -> bool:
        """The text goes on with one of `options`; consumes nothing."""
        return self._text.startswith(options, self._at)

    def may_start_with(self, options: tuple[str, ...]) -> bool:
        """The text ends here, or inside one of `options`; consumes nothing."""
        return self._is_prefix(self._at, options)

    def drain(self) -> str:
        """Consumes everything."""
        rest = self._text[self._at :]
        self._at = len(self._text)
        return rest

    def _is_prefix(self, at: int, options: tuple[str, ...]) -> bool:
        longest = max(map(len, options))
        tail = self._text[at : at + longest]
        return any(len(tail) < len(option) and option.startswith(tail) for option in options)


class NewlineTrimmer:
    """Drops newlines at both ends of a text that arrives in pieces; keeps those inside.

    Args:
      hold_tail: hold a run of newlines back until it is known what follows it.
    """

    def __init__(self, *, hold_tail: bool) -> None:
        self._hold_tail = hold_tail
        self._is_at_start = True
        self._held = 0

    def push(self, text: str) -> str:
        """Returns what is certain to belong to the text."""
        if self._is_at_start:
            text = text.lstrip("\n")
            self._is_at_start = not text
        if not self._hold_tail:
            return text
        body = text.rstrip("\n")
        tail = len(text) - len(body)
        if not body:
            self._held += tail
            return ""
        held, self._held = self._held, tail
        return "\n" * held + body

    def finish(self, *, drop_tail: bool) -> str:
        """Ends the text; returns the newlines held back unless they are to be dropped."""
        held, self._held = self._held, 0
        return "" if drop_tail else "\n" * held
