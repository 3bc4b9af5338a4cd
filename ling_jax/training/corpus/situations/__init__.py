"""Templates of word problems, by situation."""

from ling_jax.training.corpus.situations.ages import AGES
from ling_jax.training.corpus.situations.budget import BUDGET
from ling_jax.training.corpus.situations.chains import CHAINS
from ling_jax.training.corpus.situations.collections_ import COLLECTIONS
from ling_jax.training.corpus.situations.comparing import COMPARING
from ling_jax.training.corpus.situations.discounts import DISCOUNTS
from ling_jax.training.corpus.situations.farm import FARM
from ling_jax.training.corpus.situations.fractions_ import FRACTIONS
from ling_jax.training.corpus.situations.games import GAMES
from ling_jax.training.corpus.situations.packing import PACKING
from ling_jax.training.corpus.situations.rates import RATES
from ling_jax.training.corpus.situations.reading import READING
from ling_jax.training.corpus.situations.recipes import RECIPES
from ling_jax.training.corpus.situations.savings import SAVINGS
from ling_jax.training.corpus.situations.seats import SEATS
from ling_jax.training.corpus.situations.sharing import SHARING
from ling_jax.training.corpus.situations.shopping import SHOPPING
from ling_jax.training.corpus.situations.sizes import SIZES
from ling_jax.training.corpus.situations.times import TIMES
from ling_jax.training.corpus.situations.travel import TRAVEL
from ling_jax.training.corpus.situations.wages import WAGES

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
