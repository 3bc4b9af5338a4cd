"""Token ids in a JSON file, as the inspection scripts take them."""

import json
from pathlib import Path

from ling_jax.errors import ConfigError


def read_id_lists(path: Path, vocab: int) -> list[list[int]]:
    """Reads a list, itself not empty, of non-empty lists of ids.

    Raises:
      ConfigError: the file is not such a list, or an id is not below `vocab`.
    """
    try:
        prompts = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ConfigError(f"{path} cannot be read as JSON: {error}.") from None
    is_list = isinstance(prompts, list) and len(prompts) > 0
    if not is_list or not all(isinstance(ids, list) and ids for ids in prompts):
        raise ConfigError(f"{path}: expected a list of non-empty lists of token ids.")
    for i, ids in enumerate(prompts):
        wrong = [x for x in ids if type(x) is not int or not 0 <= x < vocab]
        if wrong:
            raise ConfigError(
                f"{path}: prompt {i} holds {wrong[0]!r}, expected integers from 0 to {vocab - 1}."
            )
    return prompts
