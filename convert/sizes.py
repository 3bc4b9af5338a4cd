"""Sizes as people write them."""

import re

from ling_jax.errors import ConfigError

_UNITS = {"": 1, "KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30}
_UNITS |= {"KB": 10**3, "MB": 10**6, "GB": 10**9}


def size_text(size: int) -> str:
    """A number of bytes: `4.0 GiB`, `256.0 MiB`, `0.12 MiB` or `1,000 bytes`."""
    for unit in ("GiB", "MiB"):
        if size >= _UNITS[unit]:
            return f"{size / _UNITS[unit]:,.1f} {unit}"
    return f"{size / _UNITS['MiB']:.2f} MiB" if size >= 10 << 10 else f"{size:,} bytes"


def parse_size(text: str, flag: str) -> int:
    """Reads a size such as `4GiB`, `500MB` or `1000`.

    Raises:
      ConfigError: it is none.
    """
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([KMG]i?B)?", text.strip())
    if match is None:
        units = ", ".join(unit for unit in _UNITS if unit)
        raise ConfigError(f"{flag} is {text!r}, expected a number of bytes or of {units}.")
    return int(float(match[1]) * _UNITS[match[2] or ""])
