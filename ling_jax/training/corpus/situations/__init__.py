"""Templates of word problems, by situation."""

from ling_jax.training.corpus.situations.chains import CHAINS
from ling_jax.training.corpus.situations.measures import (
    AGES,
    RATES,
    RECIPES,
    SIZES,
    TIMES,
    TRAVEL,
)
from ling_jax.training.corpus.situations.money import (
    BUDGET,
    DISCOUNTS,
    SAVINGS,
    SHOPPING,
    WAGES,
)
from ling_jax.training.corpus.situations.places import FARM, GAMES, READING, SEATS
from ling_jax.training.corpus.situations.things import (
    COLLECTIONS,
    COMPARING,
    FRACTIONS,
    PACKING,
    SHARING,
)

SITUATIONS = {
    "shopping": SHOPPING,
    "budget": BUDGET,
    "savings": SAVINGS,
    "wages": WAGES,
    "discounts": DISCOUNTS,
    "collections": COLLECTIONS,
    "sharing": SHARING,
    "packing": PACKING,
    "comparing": COMPARING,
    "fractions": FRACTIONS,
    "travel": TRAVEL,
    "ages": AGES,
    "sizes": SIZES,
    "times": TIMES,
    "rates": RATES,
    "recipes": RECIPES,
    "farm": FARM,
    "seats": SEATS,
    "reading": READING,
    "games": GAMES,
    "chains": CHAINS,
}
"""What training is made of."""
