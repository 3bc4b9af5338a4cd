"""Templates of word problems, by situation; `texts/` holds them, in the form of `templates`."""

from functools import cache
from importlib.resources import files

from ling_jax.training.corpus.chains import CHAINS, HELD_BACK_CHAINS
from ling_jax.training.corpus.composed import Theme, read_theme
from ling_jax.training.corpus.templates import Template, read

_SITUATIONS = (
    *("shopping", "budget", "savings", "wages", "discounts", "collections", "sharing", "packing"),
    *("comparing", "fractions", "travel", "ages", "sizes", "times", "rates", "recipes", "farm"),
    *("seats", "reading", "games"),
)
_THEMES = ("things", "money", "minutes", "distance", "output")


@cache
def situations() -> dict[str, tuple[Template, ...]]:
    """What training is made of."""
    return {name: read(_text("situations", name)) for name in _SITUATIONS} | {"chains": CHAINS}


@cache
def held_back_situations() -> dict[str, tuple[Template, ...]]:
    """The same situations and operations in words that training never sees."""
    by_hand = {name: read(_text("held_back", name)) for name in _SITUATIONS}
    return by_hand | {"chains": HELD_BACK_CHAINS}


@cache
def themes() -> dict[str, Theme]:
    """What problems of training are put together from."""
    return {name: read_theme(_text("themes", name)) for name in _THEMES}


@cache
def asides(whose: str) -> tuple[str, ...]:
    """Sentences that do not matter, of `training` or `held_back`; `{k}` is any number."""
    return tuple(_text("asides", whose).splitlines())


def _text(kind: str, name: str) -> str:
    path = files("ling_jax.training.corpus").joinpath("texts", kind, f"{name}.txt")
    return path.read_text(encoding="utf-8")
