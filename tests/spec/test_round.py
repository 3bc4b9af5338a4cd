"""Rounds of speculative decoding emit what plain decoding emits, whatever the draft proposes."""

import dataclasses
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.batches import DecodeBatch, Seats
from ling_jax.cache import contiguous, put_rows, take_rows, view_rows
from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.execution import ExecConfig
from ling_jax.model import final_norm, forward, logits
from ling_jax.params import zeros
from ling_jax.sampling import Seen, sample
from ling_jax.sharding import Parallel
from ling_jax.sizes import StepSizes
from ling_jax.spec.draft import draft_cache_spec, inject
from ling_jax.spec.drafter import Drafter, Proposal
from ling_jax.spec.dspark import Dspark
from ling_jax.spec.round import spec_round, verify
from ling_jax.spec.round_times import RoundTimes
from ling_jax.spec.schedule import ConfidenceSchedule, Schedule
from ling_jax.steps import decode
from ling_jax.testing import tiny_config, write_checkpoint
from tests.rows import rows_with
from tests.spec.drafts import random_draft

BATCH, PAGE, PROMPT, TOKENS = 4, 16, 12, 260
LENGTH = 304  # room for every row's tokens and a block behind them
COUNTS = (12, 1, 7, 3)
SLOTS = (2, 0, 3, 1)
EXECUTION = ExecConfig()
# Many programs that run for a moment: most of the time would go into making them fast.
compiled = partial(jax.jit, compiler_options={"xla_backend_optimization_level": 0})


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    folder = tmp_path_factory.mktemp("model")
    # A KDA layer, then an MLA layer with experts.
    fields = tiny_config(num_hidden_layers=2, layer_group_size=2)
    write_checkpoint(folder, fields, seed=7)
    source = load_config(folder)
    cfg = dataclasses.replace(source, dtype="float32")
    return cfg, load_params(folder, source, parallel=Parallel(), dtype="float32")


@pytest.fixture(scope="module")
def draft(model):
    cfg = model[0]
    return random_draft(
        vocab_size=cfg.vocab,
        hidden_size=cfg.embed,
        target_layer_ids=[0],
        block_size=8,
        mask_token_id=cfg.vocab - 1,
    )


def sizes(cfg):
    return StepSizes(
        slots=BATCH,
        pages=BATCH * LENGTH // PAGE,
        page_size=PAGE,
        context_length=LENGTH,
        prefill_buckets=(),
        decode_buckets=(BATCH,),
        decode_steps=8,
        vocab=cfg.vocab,
    )


@pytest.fixture(scope="module")
def started(model, draft):
    """Prompts read, their features in the draft's context, the first token of each sampled."""
    (cfg, params), (draft_cfg, draft_params) = model, draft
    ids = np.random.default_rng(3).integers(0, cfg.vocab, (BATCH, PROMPT)).astype(np.int32)
    cache = contiguous(cfg, batch=BATCH, length=LENGTH, page_size=PAGE)
    slots, counts = jnp.asarray(SLOTS, jnp.int32), jnp.asarray(COUNTS, jnp.int32)

    @partial(compiled, static_argnames="taps")
    def read(cache, ids, taps):
        rows, h, tapped = forward(
            params, cache, ids, counts, cfg=cfg, execution=EXECUTION, taps=taps
        )
        last = jnp.take_along_axis(h, (counts - 1)[:, None, None], axis=1)[:, 0]
        scores = logits(params, final_norm(params, last, cfg=cfg), execution=EXECUTION)
        return rows, scores, jnp.concatenate(tapped, axis=-1)

    rows, scores, features = read(take_rows(cache, slots), ids, draft_cfg.target_layers)
    cache = put_rows(cache, slots, rows)
    context = zeros(draft_cache_spec(draft_cfg, cache.latent[0].shape[0], PAGE))
    context = inject(
        *(draft_params, context, features, jnp.zeros_like(counts), counts, rows.page_table),
        cfg=draft_cfg,
    )
    return cache, context, scores


def seats(cfg, scores, budget=TOKENS, **fields):
    """Seats of the batch, in its order, behind the first token."""
    rows = rows_with(BATCH, **fields)
    seen = Seen(
        prompt=jnp.zeros((BATCH, cfg.vocab), bool),
        output=jnp.zeros((BATCH, cfg.vocab), jnp.int32),
    )
    token = sample(scores, rows, seen, jnp.asarray(COUNTS, jnp.int32), jnp.zeros(BATCH, jnp.int32))
    output = seen.output.at[jnp.arange(BATCH), token].add(1)
    return Seats(
        last_token=token,
        generated=jnp.ones(BATCH, jnp.int32),
        budget=jnp.broadcast_to(jnp.asarray(budget, jnp.int32), (BATCH,)),
        is_done=jnp.zeros(BATCH, bool),
        sampling=rows,
        seen=dataclasses.replace(seen, output=output),
    )


@pytest.fixture(scope="module")
def plain(model):
    """The server's decode program: tokens of each row, and the cache behind them."""
    cfg, params = model
    step = compiled(partial(decode, cfg=cfg, execution=EXECUTION, sizes=sizes(cfg)))

    def run(cache, row_seats):
        everything = jax.tree.map(lambda x: x[np.argsort(SLOTS)], row_seats)  # by slot
        batch = DecodeBatch(
            jnp.asarray(SLOTS, jnp.int32), cache.page_table[np.asarray(SLOTS)], jnp.asarray(8)
        )
        tokens = [[int(token)] for token in row_seats.last_token]
        while not np.asarray(everything.is_done).all():
            cache, everything, out = step(params, cache, everything, batch)
            for row, made in zip(tokens, np.asarray(out.tokens), strict=True):
                row += [int(token) for token in made if token >= 0]
        return tokens, cache

    return run


@pytest.fixture(scope="module")
def rounds(model, draft):
    """Rounds until every row is done: tokens, cache, context and how many each round emitted."""
    (cfg, params), (draft_cfg, own) = model, draft
    steps = {}

    def run(started, row_seats, drafts, weights=None, rows=slice(None)):
        if drafts not in steps:
            step = partial(
                spec_round,
                drafter=Dspark(draft_cfg, drafts),
                cfg=cfg,
                execution=EXECUTION,
                vocab=cfg.vocab,
            )
            steps[drafts] = compiled(step)
        cache, context, _ = started
        cache = view_rows(cache, jnp.asarray(SLOTS, jnp.int32)[rows])
        row_seats = jax.tree.map(lambda x: x[rows], row_seats)
        tokens, emitted = [[int(token)] for token in row_seats.last_token], []
        while not np.asarray(row_seats.is_done).all():
            cache, context, row_seats, verified = steps[drafts](
                params, own if weights is None else weights, cache, context, row_seats
            )
            out = verified.accepted
            emitted.append(np.asarray(out.committed))
            for row, made in zip(tokens, np.asarray(out.tokens), strict=True):
                row += [int(token) for token in made if token >= 0]
        return tokens, cache, context, np.stack(emitted)

    return run


@pytest.fixture(scope="module")
def greedy(model, started, plain):
    return plain(started[0], seats(model[0], started[2]))


@pytest.mark.parametrize("drafts", [4, 8])
def test_greedy_rounds_emit_what_plain_decoding_emits(model, started, rounds, greedy, drafts):
    tokens, cache, _, emitted = rounds(started, seats(model[0], started[2]), drafts)
    assert tokens == greedy[0]
    assert min(map(len, tokens)) == TOKENS
    assert emitted.sum() == sum(map(len, tokens)) - BATCH
    want = greedy[1]
    np.testing.assert_array_equal(cache.lengths, want.lengths[np.asarray(SLOTS)])
    for state, other in zip(cache.kda, want.kda, strict=True):
        np.testing.assert_allclose(state.recurrent, other.recurrent, atol=1e-4)
        np.testing.assert_allclose(state.conv, other.conv, atol=1e-4)


def test_a_broken_draft_changes_nothing(model, draft, started, rounds, greedy):
    broken = jax.tree.map(lambda x: jnp.full_like(x, jnp.nan), draft[1])
    assert rounds(started, seats(model[0], started[2]), 4, broken)[0] == greedy[0]


def test_stop_ids_and_budgets_end_rows_where_plain_decoding_ends_them(
    model, started, plain, rounds, greedy
):
    stops = np.stack([np.full(BATCH, -1), [row[40] for row in greedy[0]]], axis=1)
    row_seats = seats(model[0], started[2], budget=[9, 50, 30, 1], stop_ids=stops)
    # The row whose budget is its first token is done before any round.
    row_seats = dataclasses.replace(row_seats, is_done=row_seats.generated >= row_seats.budget)
    want, _ = plain(started[0], row_seats)
    assert rounds(started, row_seats, 4)[0] == want


def test_penalties_see_every_token(model, started, plain, rounds):
    fields = {"repetition": 1.3, "presence": 0.4, "frequency": 0.2, "min_tokens": 30}
    row_seats = seats(model[0], started[2], budget=80, **fields)
    assert rounds(started, row_seats, 4)[0] == plain(started[0], row_seats)[0]


def test_a_random_row_does_not_depend_on_the_batch(model, started, rounds):
    row_seats = seats(model[0], started[2], budget=40, temperature=[1.0, 0.0, 0.7, 1.3])
    together = rounds(started, row_seats, 4)[0]
    for row in range(BATCH):
        alone = rounds(started, row_seats, 4, rows=np.asarray([row]))[0]
        assert alone == [together[row]]


def test_the_context_holds_every_committed_token(model, draft, started, rounds, greedy):
    """After many rounds it is what one pass over all features would have stored."""
    (cfg, params), (draft_cfg, draft_params) = model, draft
    _, cache, context, _ = rounds(started, seats(cfg, started[2]), 4)
    ids = np.random.default_rng(3).integers(0, cfg.vocab, (BATCH, PROMPT)).astype(np.int32)
    lengths = np.asarray(cache.lengths)
    text = np.zeros((BATCH, lengths.max()), np.int32)
    for row, count in enumerate(COUNTS):
        whole = [*ids[row, :count], *greedy[0][row]]
        text[row, : lengths[row]] = whole[: lengths[row]]
    fresh = contiguous(cfg, batch=BATCH, length=LENGTH, page_size=PAGE)
    _, _, tapped = compiled(
        partial(forward, cfg=cfg, execution=EXECUTION, taps=draft_cfg.target_layers)
    )(params, fresh, text, cache.lengths)
    empty = jax.tree.map(jnp.zeros_like, context)
    want = inject(
        draft_params,
        empty,
        jnp.concatenate(tapped, axis=-1),
        jnp.zeros(BATCH, jnp.int32),
        cache.lengths,
        cache.page_table,
        cfg=draft_cfg,
    )
    seen = np.arange(LENGTH)[None, :] < lengths[:, None]
    for mine, theirs in zip(jax.tree.leaves(context), jax.tree.leaves(want), strict=True):
        a, b = (np.asarray(x[cache.page_table]).reshape(BATCH, LENGTH, -1) for x in (mine, theirs))
        np.testing.assert_allclose(a[seen], b[seen], atol=1e-4)


@pytest.fixture(scope="module")
def verified(model):
    """Runs rounds whose drafts `propose` makes from the tokens that plain decoding emits."""
    cfg, params = model
    step = compiled(partial(verify, cfg=cfg, execution=EXECUTION, vocab=cfg.vocab))

    def run(started, row_seats, want, propose, drafts):
        cache = view_rows(started[0], jnp.asarray(SLOTS, jnp.int32))
        tokens, emitted = [[int(token)] for token in row_seats.last_token], []
        while not np.asarray(row_seats.is_done).all():
            true = np.zeros((BATCH, drafts), np.int32)
            for row, done in enumerate(tokens):
                ahead = want[row][len(done) : len(done) + drafts]
                true[row, : len(ahead)] = ahead
            proposal = Proposal(jnp.asarray(propose(true)), None)
            cache, row_seats, verified = step(params, cache, row_seats, proposal)
            out = verified.accepted
            emitted.append(np.asarray(out.committed))
            for row, made in zip(tokens, np.asarray(out.tokens), strict=True):
                row += [int(token) for token in made if token >= 0]
        return tokens, np.stack(emitted)

    return run


def test_a_draft_that_is_always_right_saves_as_many_rounds(model, started, verified, greedy):
    drafts, row_seats = 4, seats(model[0], started[2])
    tokens, emitted = verified(started, row_seats, greedy[0], lambda true: true, drafts)
    assert tokens == greedy[0]
    assert len(emitted) == -(-(TOKENS - 1) // (drafts + 1))
    assert (emitted[:-1] == drafts + 1).all()


def test_a_draft_that_is_always_wrong_costs_no_token(model, started, verified, greedy):
    vocab, row_seats = model[0].vocab, seats(model[0], started[2], budget=60)
    wrong = lambda true: (true + 1) % vocab  # noqa: E731
    tokens, emitted = verified(started, row_seats, greedy[0], wrong, 4)
    assert tokens == [row[:60] for row in greedy[0]]
    assert (emitted == 1).all()


def test_illegal_drafts_are_rejected(model, started, verified, greedy):
    row_seats = seats(model[0], started[2], budget=20)
    for bad in (-5, 1 << 30):
        tokens, emitted = verified(
            started, row_seats, greedy[0], lambda true, bad=bad: np.full_like(true, bad), 4
        )
        assert tokens == [row[:20] for row in greedy[0]]
        assert (emitted == 1).all()


@dataclasses.dataclass(frozen=True)
class Oracle:
    """Drafts what its state says: the tokens of each row in order, and how sure it is of them."""

    drafts: int
    schedule: Schedule | None = None
    taps: tuple[int, ...] = ()

    def params_spec(self):
        return None

    def state_spec(self, *, slots, pages, page_size):
        raise NotImplementedError

    def learn(self, params, draft, state, reading, *, execution):
        return state

    def propose(self, params, draft, state, cache, seats, *, execution, vocab):
        texts, confidences = state
        at = seats.generated[:, None] + jnp.arange(self.drafts, dtype=jnp.int32)[None, :]
        tokens = jnp.take_along_axis(texts, at, axis=1, mode="clip")
        scores = jnp.zeros((*tokens.shape, vocab), jnp.float32)
        return Proposal(tokens, scores, confidences), state


def test_a_schedule_verifies_what_is_worth_it_and_changes_no_token(model, started, greedy):
    """Rows of which a schedule admits 1, 2, 4 and 5, in programs of 2 and of 5 rows each."""
    (cfg, params), drafts = model, 4
    # Every row takes as long as another, so a draft is worth it that is likelier than the mean.
    times = RoundTimes(device="", model="", drafts=drafts, tokens=(1, 21), seconds=(1.0, 3.0))
    oracle = Oracle(drafts, ConfidenceSchedule(times, (1.0,) * drafts))
    assert isinstance(oracle, Drafter)
    step = compiled(
        partial(spec_round, drafter=oracle, cfg=cfg, execution=EXECUTION, vocab=cfg.vocab)
    )
    texts = jnp.asarray([row[:TOKENS] for row in greedy[0]], jnp.int32)
    sure, never = 20.0, -20.0
    for widths in ((1, 2, 4, 5), (1, 2, 1, 2), (5, 5, 5, 5)):
        confidences = np.where(np.arange(drafts) < np.asarray(widths)[:, None] - 1, sure, never)
        state = (texts, jnp.asarray(confidences, jnp.float32))
        cache = view_rows(started[0], jnp.asarray(SLOTS, jnp.int32))
        row_seats = seats(cfg, started[2], budget=24)
        tokens = [[int(token)] for token in row_seats.last_token]
        while not np.asarray(row_seats.is_done).all():
            left = np.asarray(row_seats.budget - row_seats.generated)
            cache, state, row_seats, verified = step(params, None, cache, state, row_seats)
            out = verified.accepted
            assert verified.logits.shape[1] == drafts + 1
            np.testing.assert_array_equal(out.committed, np.minimum(widths, left))
            for row, made in zip(tokens, np.asarray(out.tokens), strict=True):
                row += [int(token) for token in made if token >= 0]
        assert tokens == [row[:24] for row in greedy[0]]
