"""Word problems to be put together from pieces, by theme."""

from ling_jax.training.corpus.themes.distance import DISTANCE
from ling_jax.training.corpus.themes.minutes import MINUTES
from ling_jax.training.corpus.themes.money import MONEY
from ling_jax.training.corpus.themes.output import OUTPUT
from ling_jax.training.corpus.themes.things import THINGS

THEMES = {
    "things": THINGS,
    "money": MONEY,
    "minutes": MINUTES,
    "distance": DISTANCE,
    "output": OUTPUT,
}
"""Every theme."""
