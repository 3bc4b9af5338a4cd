"""Reading the small JSON files of a checkpoint folder."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ling_jax.errors import CheckpointError

_NAMED_TOKENS = ("bos_token", "eos_token", "pad_token", "unk_token", "cls_token", "sep_token")


def read_text(path: Path) -> str:
    """Reads a UTF-8 file.

    Raises:
      CheckpointError: the file cannot be read, or is not UTF-8.
    """
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise CheckpointError(f"{path}: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        raise CheckpointError(f"{path}: not UTF-8 text: {error}.") from None


def read_json_object(path: Path) -> dict[str, Any]:
    """Reads a JSON object.

    Raises:
      CheckpointError: the file cannot be read, or holds something else.
    """
    try:
        value = json.loads(read_text(path))
    except ValueError as error:
        raise CheckpointError(f"{path}: not JSON: {error}.") from None
    if not isinstance(value, dict):
        raise CheckpointError(f"{path}: expected a JSON object, got {type(value).__name__}.")
    return value


def named_tokens(tokenizer_config: Mapping[str, Any]) -> dict[str, str]:
    """The tokens that a tokenizer_config.json names: `eos_token` and the like, by name."""
    texts = {name: token_text(tokenizer_config.get(name)) for name in _NAMED_TOKENS}
    return {name: text for name, text in texts.items() if text is not None}


def token_text(entry: Any) -> str | None:
    """The text of a token that a configuration gives as text or as an object with `content`."""
    text = entry.get("content") if isinstance(entry, Mapping) else entry
    return text if isinstance(text, str) else None
