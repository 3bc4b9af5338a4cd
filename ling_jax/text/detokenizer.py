"""Text from token ids as they arrive: whole characters only, and ended by stop strings."""

import codecs
from collections import deque
from collections.abc import Sequence

from ling_jax.errors import ContractError
from ling_jax.text.tokenizer import Tokenizer


class Utf8Assembler:
    """Assembles text from bytes that arrive in pieces.

    A character is released when its last byte has come. Bytes that cannot be UTF-8 become
    replacement characters at once, an unfinished character becomes one at the end.
    """

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def push(self, piece: bytes) -> str:
        """Takes more bytes; returns the characters they complete."""
        text = self._decoder.decode(piece)
        pending = self._decoder.getstate()[0]
        if pending[:1] == b"\xed" and pending[1:] >= b"\xa0":
            # Half a surrogate: no UTF-8 goes on like this, yet the codec waits for its last byte.
            text += self._decoder.decode(b"", final=True)
        return text

    def finish(self) -> str:
        """Takes the end of the text; returns at most one replacement character."""
        return self._decoder.decode(b"", final=True)


class Detokenizer:
    """Turns the ids of one generation into text, one by one."""

    def __init__(self, tokenizer: Tokenizer, skip_special_tokens: bool = True) -> None:
        self._tokenizer = tokenizer
        self._skip_special_tokens = skip_special_tokens
        self._assembler = Utf8Assembler()

    def push(self, token_id: int) -> str:
        """Takes one more id; returns the characters it completes.

        Raises:
          ContractError: the id has no token.
        """
        if self._skip_special_tokens and self._tokenizer.is_special(token_id):
            return ""
        return self._assembler.push(self._tokenizer.token_bytes(token_id))

    def finish(self) -> str:
        """Takes the end of generation; returns at most one replacement character."""
        return self._assembler.finish()


class StopMatcher:
    """Ends text at the first stop string to be complete; of two that end together, the longer one.

    An Aho-Corasick automaton: its state is the longest end of the text that begins a stop string,
    which is exactly what must be held back.

    Args:
      stops: the stop strings.
      include_stop: the stop string that matched is part of the text.

    Attributes:
      matched: the stop string that ended the text, if one did.

    Raises:
      ContractError: a stop string is empty.
    """

    def __init__(self, stops: Sequence[str], include_stop: bool = False) -> None:
        self.matched: str | None = None
        self._include_stop = include_stop
        self._held = ""
        self._root = _automaton(stops)
        self._state = self._root

    def push(self, text: str) -> str:
        """Takes more text; returns what cannot be part of a stop string. Nothing after a match."""
        if self.matched is not None:
            return ""
        if not self._root.children:
            return text
        text, read = self._held + text, len(self._held)
        state = self._state
        for at in range(read, len(text)):
            state = state.step(text[at])
            if state.stop is not None:
                self.matched = state.stop
                self._held = ""
                return text[: at + 1 if self._include_stop else at + 1 - len(state.stop)]
        self._state = state
        released = len(text) - state.depth
        self._held = text[released:]
        return text[:released]

    def finish(self) -> str:
        """Takes the end of the text; returns what was held back."""
        held, self._held = self._held, ""
        return held


class _State:
    """A beginning of one or more stop strings.

    `fallback` is the longest proper end of this text that begins a stop string; only the root,
    which is the empty text, has none. `stop` is the longest stop string that this text ends with.
    """

    __slots__ = ("children", "depth", "fallback", "stop")

    def __init__(self, depth: int) -> None:
        self.children: dict[str, _State] = {}
        self.depth = depth
        self.fallback: _State | None = None
        self.stop: str | None = None

    def step(self, character: str) -> "_State":
        state = self
        while character not in state.children:
            if state.fallback is None:
                return state
            state = state.fallback
        return state.children[character]


def _automaton(stops: Sequence[str]) -> _State:
    root = _State(0)
    for stop in stops:
        if not stop:
            raise ContractError("stop strings must not be empty.")
        state = root
        for character in stop:
            state = state.children.setdefault(character, _State(state.depth + 1))
        state.stop = stop
    unlinked = deque([root])
    while unlinked:
        state = unlinked.popleft()
        for character, child in state.children.items():
            child.fallback = state.fallback.step(character) if state.fallback else root
            child.stop = child.stop or child.fallback.stop
            unlinked.append(child)
    return root
