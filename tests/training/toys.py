"""An easy lesson: sequences that count, and a target that knows by which number they do."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from ling_jax.testing import tiny_config
from ling_jax.training.draft_config import DraftShape
from ling_jax.training.draft_data import Example
from ling_jax.training.draft_run import Trainer
from ling_jax.training.draft_step import TargetRows, TrainBatch

LENGTH, BATCH, TOKENS = 32, 8, 8
TARGET = tiny_config(dtype="float32", num_hidden_layers=2, layer_group_size=2, pad_token_id=62)
SHAPE = DraftShape(layers=1, block_size=4, markov_rank=16)


class EasyTrainer(Trainer):
    """Its target knows by which number a sequence counts, and says so in the features.

    With `is_shuffled` the features are those of other sequences.
    """

    is_shuffled = False

    def read(self, batch: TrainBatch) -> TargetRows:
        return _read(batch, self._target.params.lm_head, self.is_shuffled)


@partial(jax.jit, static_argnums=2)
def _read(batch: TrainBatch, head: jax.Array, is_shuffled: bool) -> TargetRows:
    """Hidden rows that make the next token all but certain."""
    following = jnp.roll(batch.tokens, -1, axis=1)
    steps = jnp.mod(following - batch.tokens, TOKENS)
    features = head[steps] + jnp.float32(0.1) * head[batch.tokens]
    return TargetRows(
        features=features[::-1] if is_shuffled else features,
        hidden=jnp.float32(20.0) * head[following],
    )


def counting(count: int, seed: int) -> list[Example]:
    """Sequences that count by a number of their own, modulo `TOKENS`, from any start."""
    rng = np.random.default_rng(seed)
    starts, steps = rng.integers(0, TOKENS, (count, 1)), rng.integers(1, 4, (count, 1))
    ids = (starts + steps * np.arange(LENGTH)) % TOKENS
    return [Example(row.astype(np.int32), np.ones(LENGTH, np.bool_)) for row in ids]
