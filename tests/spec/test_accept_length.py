"""A draft that has learned its target is accepted; one that is fed wrongly is not, and both show.

The output of a round is right whatever the draft does, so only the accept length tells of features
of another row, a context that lags or a position that is off.
"""

import dataclasses
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.batches import Seats
from ling_jax.cache import Cache
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams
from ling_jax.params import init, zeros
from ling_jax.sampling import Seen
from ling_jax.spec import round as rounds
from ling_jax.spec.draft import draft_spec
from ling_jax.spec.drafter import Reading
from ling_jax.spec.dspark import Dspark
from ling_jax.testing import tiny_config
from ling_jax.training.draft_batches import Batches
from ling_jax.training.draft_config import DraftShape, new_draft
from ling_jax.training.draft_data import Example
from ling_jax.training.draft_forward import Chunking
from ling_jax.training.draft_run import Target, Trainer
from ling_jax.training.draft_step import Recipe, TargetRows, create_state, master_config
from ling_jax.training.optimizer import learning_rates, optimizer
from tests.rows import rows_with

# A text adds 1, 2 and 3 in turn, modulo 8; where it is in that turn is its own.
TOKENS, TURN, LENGTH, LESSON = 8, 3, 24, 300
DRAFTS, PAGE, ROWS, PROMPT, BUDGET = 4, 8, 8, 6, 15
CFG = ModelConfig.from_hf(
    tiny_config(dtype="float32", num_hidden_layers=2, layer_group_size=2, pad_token_id=62)
)
RECIPE = Recipe(
    draft=new_draft(CFG, DraftShape(layers=1, block_size=DRAFTS, markov_rank=16), mask_id=62),
    anchors=8,
    chunking=Chunking(vocabulary=64),
)


def random_head() -> jax.Array:
    rng = np.random.default_rng(1)
    return jnp.asarray(rng.standard_normal((CFG.vocab, CFG.embed)) * CFG.embed**-0.5, jnp.float32)


PARAMS = ModelParams(embed=random_head(), layers=(), norm=None, lm_head=random_head(), mtp=None)


def added(position, phase):
    """What the text adds to the token at `position`."""
    return 1 + jnp.mod(position + phase, TURN)


def target(tokens, position, phase) -> TargetRows:
    """The next token for certain, and of what comes then what the *next* token adds."""
    following = jnp.mod(tokens + added(position, phase), TOKENS)
    features = PARAMS.lm_head[40 + added(position + 1, phase)]
    return TargetRows(features=features, hidden=jnp.float32(20.0) * PARAMS.lm_head[following])


def text(phases, length):
    """[rows, length]: texts that start with the token of their phase."""
    position = jnp.arange(length, dtype=jnp.int32)[None, :]
    steps = added(position, phases[:, None])
    start = phases[:, None]
    return jnp.mod(start + jnp.cumsum(steps, axis=1) - steps, TOKENS)


class Pupil(Trainer):
    """Learns from `target`: the phase of a text is its first token."""

    def read(self, batch):
        position = jnp.arange(batch.tokens.shape[1], dtype=jnp.int32)[None, :]
        return target(batch.tokens, position, batch.tokens[:, :1])


@pytest.fixture(scope="module")
def draft():
    spec = draft_spec(master_config(RECIPE.draft))
    master = init(spec, jax.random.key(0), stddev=0.1)
    state, rates = (
        create_state(master, optimizer(), cfg=RECIPE.draft),
        learning_rates(1e-2, LESSON).tolist(),
    )
    texts = np.asarray(text(jnp.arange(TOKENS, dtype=jnp.int32), LENGTH), np.int32)
    examples = [Example(row, np.ones(LENGTH, np.bool_)) for row in texts] * 8
    trainer = Pupil(Target(PARAMS, CFG, ExecConfig()), RECIPE, seed=3)
    batches = Batches(examples, 8, LENGTH, seed=1)
    for step in range(LESSON):
        batch = batches.at(step)
        state, _, _ = trainer.step(state, batch, rates[step])
    return jax.tree.map(
        lambda spec, x: x.astype(spec.dtype), draft_spec(RECIPE.draft), state.params["draft"]
    )


@dataclasses.dataclass(frozen=True)
class LaggingContext(Dspark):
    """Forgets the last token that stays, as one that counts accepted drafts in place of rows."""

    def learn(self, params, draft, state, reading, *, execution):
        counts = jnp.maximum(reading.counts - 1, 0)
        reading = dataclasses.replace(reading, counts=counts)
        return super().learn(params, draft, state, reading, execution=execution)


@dataclasses.dataclass(frozen=True)
class FeaturesOfTheRowBefore(Dspark):
    """Stores each token's features with the next token."""

    def learn(self, params, draft, state, reading, *, execution):
        features = jnp.roll(reading.features, 1, axis=1)
        reading = dataclasses.replace(reading, features=features)
        return super().learn(params, draft, state, reading, execution=execution)


@dataclasses.dataclass(frozen=True)
class OnePositionLate(Dspark):
    """Drafts as if the last token stood one position further."""

    def propose(self, params, draft, state, cache, seats, *, execution, vocab):
        cache = dataclasses.replace(cache, lengths=cache.lengths + 1)
        return super().propose(params, draft, state, cache, seats, execution=execution, vocab=vocab)


@dataclasses.dataclass(frozen=True)
class OtherFeatures(Dspark):
    """Learns from features of another layer: as good as random ones."""

    def learn(self, params, draft, state, reading, *, execution):
        reading = dataclasses.replace(reading, features=reading.features[..., ::-1])
        return super().learn(params, draft, state, reading, execution=execution)


@pytest.fixture(scope="module")
def accept_length(draft):
    """Tokens of a round in the mean, over eight texts; checks what is emitted."""
    phases = jnp.arange(ROWS, dtype=jnp.int32)
    whole = text(phases, PROMPT + BUDGET + 1)
    pages = -(-(PROMPT + BUDGET + DRAFTS + 1) // PAGE)
    table = jnp.arange(ROWS * pages, dtype=jnp.int32).reshape(ROWS, pages) + 1

    def tentative(params, cache, tokens, is_live, *, cfg, execution, taps, widths):
        offsets = jnp.arange(tokens.shape[1], dtype=jnp.int32)[None, :]
        made = target(tokens, cache.lengths[:, None] + offsets, phases[:, None])
        return cache, (), made.hidden, (made.features,)

    def run(kind: type[Dspark]) -> float:
        drafter = kind(RECIPE.draft, DRAFTS)
        position = jnp.arange(PROMPT, dtype=jnp.int32)[None, :]
        prompt = target(whole[:, :PROMPT], position, phases[:, None])
        every = jnp.arange(ROWS, dtype=jnp.int32)
        reading = Reading(
            following=whole[:, 1 : PROMPT + 1],
            hidden=prompt.hidden,
            features=prompt.features,
            starts=jnp.zeros(ROWS, jnp.int32),
            counts=jnp.full(ROWS, PROMPT, jnp.int32),
            page_table=table,
            slots=every,
        )
        state = zeros(drafter.state_spec(slots=ROWS, pages=ROWS * pages + 1, page_size=PAGE))
        state = drafter.learn(PARAMS, draft, state, reading, execution=ExecConfig())
        cache = Cache(kda=(), latent=(), page_table=table, lengths=reading.counts, slots=every)
        seats = Seats(
            last_token=whole[:, PROMPT],
            generated=jnp.zeros(ROWS, jnp.int32),
            budget=jnp.full(ROWS, BUDGET, jnp.int32),
            is_done=jnp.zeros(ROWS, bool),
            sampling=rows_with(ROWS),
            seen=Seen(
                prompt=jnp.zeros((ROWS, CFG.vocab), bool),
                output=jnp.zeros((ROWS, CFG.vocab), jnp.int32),
            ),
        )
        step = jax.jit(
            partial(
                rounds.spec_round,
                drafter=drafter,
                cfg=CFG,
                execution=ExecConfig(),
                vocab=CFG.vocab,
            )
        )
        emitted, made = [], [[] for _ in range(ROWS)]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rounds, "forward_tentative", tentative)
            while not np.asarray(seats.is_done).all():
                cache, state, seats, verified = step(PARAMS, draft, cache, state, seats)
                out = verified.accepted
                emitted.append(np.asarray(out.committed))
                for row, tokens in zip(made, np.asarray(out.tokens), strict=True):
                    row += [int(token) for token in tokens if token >= 0]
        np.testing.assert_array_equal(made, whole[:, PROMPT + 1 :][:, :BUDGET])
        every_round = np.concatenate(emitted)
        return float(every_round.sum() / (every_round > 0).sum())

    return run


def test_a_draft_that_learned_its_target_is_accepted(accept_length):
    assert accept_length(Dspark) > 4.0  # of 5


@pytest.mark.parametrize(
    "mistake", [LaggingContext, FeaturesOfTheRowBefore, OnePositionLate, OtherFeatures]
)
def test_a_mistake_in_what_the_draft_reads_shows(accept_length, mistake):
    assert accept_length(mistake) < 3.5
