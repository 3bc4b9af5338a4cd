"""Sequences to train a draft on, from JSON lines.

Each line holds one of:

- `{"messages": [...]}`: a conversation, optionally with `tools` and `enable_thinking`, as the chat
  template of the target's folder writes it; what the assistant generated is supervised;
- `{"prompt": text, "completion": text}`, both as they are; the completion is supervised;
- `{"input_ids": [...], "loss_mask": [...]}`: token ids; without a mask all are supervised.

Other fields are ignored. A conversation that ends with another turn than the assistant's, and a
prompt without a completion, are questions: the target answers them.
"""

import hashlib
import json
import multiprocessing
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import chain, repeat
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

import numpy as np

from ling_jax.errors import ConfigError, RequestError
from ling_jax.text.files import read_json_object
from ling_jax.text.messages import clean_messages
from ling_jax.text.template import ChatTemplate
from ling_jax.text.tokenizer import Tokenizer

_FORMS = "expected one of messages, prompt or completion, input_ids"
_PART = 2048  # lines that a process reads at a time
_MANY = 8 * _PART  # lines from which processes are worth their start

Lines: TypeAlias = Sequence[tuple[int, str]]
"""Lines of a file with their numbers."""


@dataclass(frozen=True)
class Example:
    """A sequence to train on."""

    ids: np.ndarray  # int32 [tokens]
    mask: np.ndarray  # bool [tokens]: supervised

    @property
    def has_anchor(self) -> bool:
        """A block can begin: two supervised tokens stand together."""
        return bool((self.mask[1:] & self.mask[:-1]).any())


@dataclass(frozen=True)
class Question:
    """A prompt that the target has to answer."""

    ids: tuple[int, ...]


@dataclass(frozen=True)
class Reader:
    """Turns lines into examples; a folder of ids alone has neither tokenizer nor template."""

    vocab: int
    """Rows of the target's embedding."""
    tokenizer: Tokenizer | None = None
    template: ChatTemplate | None = None
    folder: Path | None = None
    """Where tokenizer and template are from, if others may read them there too."""

    @staticmethod
    def from_folder(folder: Path, vocab: int) -> "Reader":
        """A reader with what the target's folder has of tokenizer and template.

        Raises:
          CheckpointError: one of them is there and broken.
        """
        if not (folder / "tokenizer.json").exists():
            return Reader(vocab)
        has_template = (folder / "chat_template.jinja").exists() or read_json_object(
            folder / "tokenizer_config.json"
        ).get("chat_template")
        template = ChatTemplate.from_folder(folder) if has_template else None
        return Reader(vocab, Tokenizer.from_folder(folder), template, folder)

    def read(self, path: Path) -> list[Example | Question]:
        """All lines of a file, empty ones left out; processes share the work if there is much.

        Raises:
          ConfigError: the file cannot be read, holds nothing, or a line is none of the forms; one
            line with its file, number, and what was expected.
        """
        try:
            whole = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ConfigError(f"--data: {path} cannot be read: {error}.") from None
        lines = [x for x in enumerate(whole.split("\n"), start=1) if x[1].strip()]
        if not lines:
            raise ConfigError(f"--data: {path} holds no lines.")
        if self.folder is None or len(lines) < _MANY:
            return self.parse_all(path, lines)
        parts = [lines[i : i + _PART] for i in range(0, len(lines), _PART)]
        # A fork would copy a process that already has the threads of JAX.
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(os.cpu_count() or 1, 16), mp_context=spawn) as pool:
            read = pool.map(
                _read_part, repeat(self.folder), repeat(self.vocab), repeat(path), parts
            )
            return list(chain.from_iterable(read))

    def parse_all(self, path: Path, lines: Lines) -> list[Example | Question]:
        """Some lines of a file; see `parse`."""
        return [self.parse(line, f"{path}:{number}") for number, line in lines]

    def parse(self, line: str, where: str) -> Example | Question:
        """One line.

        Args:
          where: begins the message of an error.

        Raises:
          ConfigError: it is none of the forms.
        """
        try:
            fields = json.loads(line)
        except ValueError as error:
            _refuse(where, f"not JSON: {error}")
        if not isinstance(fields, dict):
            _refuse(where, f"expected a JSON object, got {type(fields).__name__}")
        forms = ("messages" in fields, "prompt" in fields or "completion" in fields)
        if sum((*forms, "input_ids" in fields)) != 1:
            _refuse(where, f"{_FORMS}, got fields {sorted(fields)}")
        if "input_ids" in fields:
            return self._from_ids(fields, where)
        try:
            return (
                self._from_messages(fields, where) if forms[0] else self._from_text(fields, where)
            )
        except RequestError as error:
            _refuse(where, str(error).rstrip("."))

    def _from_ids(self, fields: Mapping[str, Any], where: str) -> Example:
        ids = fields["input_ids"]
        if not isinstance(ids, list) or not ids or not all(map(self._is_id, ids)):
            _refuse(where, f"input_ids must be a list of integers from 0 to {self.vocab - 1}")
        mask = fields.get("loss_mask")
        if mask is None:
            mask = [1] * len(ids)
        if not isinstance(mask, list) or any(x not in (0, 1) for x in mask):
            _refuse(where, "loss_mask must be a list of 0 and 1")
        if len(mask) != len(ids):
            _refuse(where, f"loss_mask has {len(mask)} entries for {len(ids)} input_ids")
        return Example(np.asarray(ids, np.int32), np.asarray(mask, np.bool_))

    def _is_id(self, value: Any) -> bool:
        return type(value) is int and 0 <= value < self.vocab

    def _from_text(self, fields: Mapping[str, Any], where: str) -> Example | Question:
        prompt, completion = (fields.get(name) for name in ("prompt", "completion"))
        for name, text in (("prompt", prompt), ("completion", completion)):
            if text is not None and not isinstance(text, str):
                _refuse(where, f"{name} must be text or null, got {type(text).__name__}")
        if completion is None:
            return self._question(prompt or "", where)
        return self._example([(prompt or "", False), (completion, True)], where)

    def _from_messages(self, fields: Mapping[str, Any], where: str) -> Example | Question:
        messages, tools = fields["messages"], fields.get("tools")
        if not isinstance(messages, list):
            _refuse(where, f"messages must be a list, got {type(messages).__name__}")
        if self.template is None:
            _refuse(where, "messages need a chat template, the target's folder has none")
        messages = clean_messages(messages, tools)
        reasons = any(message.get("reasoning_content") for message in messages)
        thinks = fields.get("enable_thinking", reasons)
        if not isinstance(thinks, bool):
            _refuse(where, f"enable_thinking must be true or false, got {thinks!r}")
        chat = _Chat(self.template, messages, tools, thinks)
        if messages[-1]["role"] != "assistant":
            return self._question(chat.render(len(messages), is_open=True), where)
        pieces = chat.pieces()
        if not any(is_supervised for _, is_supervised in pieces):
            _refuse(where, "the chat template writes no assistant turn as it was generated")
        return self._example(pieces, where)

    def _question(self, text: str, where: str) -> Question:
        ids = self._encode(text, where)
        if not ids:
            _refuse(where, "an empty prompt: there is no start token to begin from")
        return Question(tuple(ids))

    def _example(self, pieces: Sequence[tuple[str, bool]], where: str) -> Example:
        encoded = [(self._encode(text, where), is_supervised) for text, is_supervised in pieces]
        mask = [is_supervised for ids, is_supervised in encoded for _ in ids]
        ids = [token for ids, _ in encoded for token in ids]
        return Example(np.asarray(ids, np.int32), np.asarray(mask, np.bool_))

    def _encode(self, text: str, where: str) -> list[int]:
        if self.tokenizer is None:
            _refuse(where, "text needs a tokenizer, the target's folder has none; give input_ids")
        return self.tokenizer.encode(text)


@cache
def _reader(folder: Path, vocab: int) -> Reader:
    """The reader of a process."""
    return Reader.from_folder(folder, vocab)


def _read_part(folder: Path, vocab: int, path: Path, lines: Lines) -> list[Example | Question]:
    return _reader(folder, vocab).parse_all(path, lines)


@dataclass(frozen=True)
class _Chat:
    """A conversation and how its template is called."""

    template: ChatTemplate
    messages: list[dict[str, Any]]
    tools: Any
    thinks: bool

    def render(self, count: int, *, is_open: bool) -> str:
        """The first `count` messages, with an assistant turn opened behind them or not."""
        return self.template.render(
            self.messages[:count],
            self.tools,
            add_generation_prompt=is_open,
            enable_thinking=self.thinks,
        )

    def pieces(self) -> list[tuple[str, bool]]:
        """The text in pieces, each supervised or not.

        A turn is supervised from where generation began to its end. Turns that the template writes
        differently in history (some drop the reasoning of all but the last) are not.
        """
        whole, done, pieces = self.render(len(self.messages), is_open=False), 0, []
        for begin, end in self._turns(whole):
            pieces += [(whole[done:begin], False), (whole[begin:end], True)]
            done = end
        return [*pieces, (whole[done:], False)]

    def _turns(self, whole: str) -> Iterator[tuple[int, int]]:
        for i, message in enumerate(self.messages):
            if message["role"] == "assistant":
                before = self.render(i, is_open=True)
                after = self.render(i + 1, is_open=False)
                if after.startswith(before) and whole.startswith(after):
                    yield len(before), len(after)


def cut(examples: Sequence[Example], length: int) -> list[Example]:
    """The examples cut to `length` tokens; those in which no block can begin are left out."""
    shorter = [Example(x.ids[:length], x.mask[:length]) for x in examples]
    return [example for example in shorter if example.has_anchor]


def write_examples(path: Path, examples: Sequence[Example]) -> None:
    """Writes token ids and masks, so that they read back as they are.

    Raises:
      ConfigError: the file cannot be written.
    """
    lines = (
        json.dumps({"input_ids": x.ids.tolist(), "loss_mask": x.mask.astype(int).tolist()})
        for x in examples
    )
    try:
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"--write-data: {path} cannot be written: {error}.") from None


def fingerprint(examples: Sequence[Example]) -> str:
    """SHA-256 of all ids and masks in their order."""
    digest = hashlib.sha256()
    for example in examples:
        digest.update(len(example.ids).to_bytes(8, "little"))
        digest.update(example.ids.tobytes() + example.mask.tobytes())
    return digest.hexdigest()


def _refuse(where: str, what: str) -> NoReturn:
    raise ConfigError(f"--data: {where}: {what}.")
