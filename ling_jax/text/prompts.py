"""Prompts of a file, as a model reads them."""

import json
from pathlib import Path
from typing import Any

from ling_jax.errors import ConfigError
from ling_jax.text.template import ChatTemplate
from ling_jax.text.tokenizer import Tokenizer

_FIELDS = ("prompt", "question")


def read_prompts(folder: Path, path: Path, *, is_raw: bool) -> tuple[Tokenizer, list[list[int]]]:
    """Reads the prompts of a JSON-lines file, a `prompt` or a `question` in each line.

    Args:
      folder: of the checkpoint, with its tokenizer and chat template.
      is_raw: the texts are continued as they are, else each is what a user says in a chat.

    Raises:
      CheckpointError: the folder has no tokenizer or template.
      ConfigError: the file cannot be read, has no prompts, or a line is something else.
    """
    tokenizer = Tokenizer.from_folder(folder)
    template = None if is_raw else ChatTemplate.from_folder(folder)
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} cannot be read: {error}.") from None
    texts = [
        _text(line, f"{path}, line {i}") for i, line in enumerate(lines, start=1) if line.strip()
    ]
    if not texts:
        raise ConfigError(f"{path} holds no prompts.")
    if template is not None:
        texts = [template.render([{"role": "user", "content": text}]) for text in texts]
    return tokenizer, [tokenizer.encode(text) for text in texts]


def _text(line: str, where: str) -> str:
    try:
        item: Any = json.loads(line)
    except ValueError as error:
        raise ConfigError(f"{where}: not JSON: {error}.") from None
    fields = item if isinstance(item, dict) else {}
    found = next((fields[name] for name in _FIELDS if fields.get(name)), None)
    if not isinstance(found, str):
        raise ConfigError(f"{where}: expected an object with a text as `prompt` or `question`.")
    return found
