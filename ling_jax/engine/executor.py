"""The device side of the engine: records to arrays, compiled programs, arrays to records."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

import jax
import numpy as np

from ling_jax.batches import (
    DecodeBatch,
    DecodeOut,
    PrefillBatch,
    PrefillOut,
    decode_batch_spec,
    prefill_batch_spec,
)
from ling_jax.config import ModelConfig
from ling_jax.devices import keep_small_apart
from ling_jax.engine.calls import (
    DecodeCall,
    DecodeRowResult,
    PrefillCall,
    PrefillRow,
    PrefillRowResult,
)
from ling_jax.engine.request import DraftCounts, Request, TokenLogprob
from ling_jax.errors import DeviceError
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams
from ling_jax.programs import Report, compile_steps, init_state
from ling_jax.sampling import Logprobs, SamplingRows
from ling_jax.sizes import StepSizes
from ling_jax.spec.drafter import Drafter

Out = TypeVar("Out")
Result = TypeVar("Result")


class DeviceExecutor:
    """Implements `ling_jax.engine.calls.Executor`; owns the weights, the cache and the seats."""

    def __init__(
        self,
        params: ModelParams,
        cfg: ModelConfig,
        execution: ExecConfig,
        sizes: StepSizes,
        *,
        drafter: Drafter | None = None,
        draft: Any = None,
        report: Report | None = None,
    ) -> None:
        """Compiles every program and allocates the cache.

        Args:
          cfg: as loaded, so that the specs fit `params`.
          sizes: with the drafter's number of drafts.
          drafter: None decodes step by step.
          draft: the drafter's own weights.
          report: progress of compilation.
        """
        self._sizes = sizes
        self._weights = (params,) if drafter is None else (params, draft)
        self._steps = compile_steps(cfg, execution, sizes, drafter=drafter, report=report)
        self.state = init_state(cfg, execution, sizes, drafter)
        """What programs take and give back: cache, a drafter's state, seats."""
        self._walls = keep_small_apart(tuple(self.state[0].lengths.devices()))
        self._alternatives: dict[int, int | None] = {}  # log-probabilities asked for, by slot

    @property
    def limits(self) -> StepSizes:
        """Sizes the programs were compiled for."""
        return self._sizes

    def prefill(self, call: PrefillCall) -> "_Under[PrefillOut, tuple[PrefillRowResult, ...]]":
        """Feeds text to slots."""
        for row in call.rows:
            self._alternatives[row.slot] = row.request.sampling.logprobs
        batch = _prefill_batch(call, self._sizes)
        program = self._steps.prefill[call.bucket]
        out = self._run(program, batch)
        return _Under(out, lambda out: _prefill_results(call, out))

    def decode(self, call: DecodeCall) -> "_Under[DecodeOut, tuple[DecodeRowResult, ...]]":
        """Generates the next tokens of slots."""
        batch = _decode_batch(call, self._sizes)
        out = self._run(self._steps.decode[call.bucket], batch)
        tops = [self._alternatives[row.slot] for row in call.rows]
        return _Under(out, lambda out: _decode_results(out, tops, self._sizes.drafts))

    def _run(self, program: Callable[..., tuple], batch: PrefillBatch | DecodeBatch):
        try:
            *state, out = program(*self._weights, *self.state, batch)
        except jax.errors.JaxRuntimeError as error:
            raise DeviceError(f"the device refused a step: {error}") from error
        self.state = tuple(state)
        return out


class _Under(Generic[Out, Result]):
    """A call under way."""

    def __init__(self, out: Out, convert: Callable[[Out], Result]) -> None:
        self._out, self._convert = out, convert

    def read(self) -> Result:
        """Waits for the device.

        Raises:
          DeviceError: the step failed.
        """
        try:
            return self._convert(self._out)
        except jax.errors.JaxRuntimeError as error:
            raise DeviceError(f"a step failed on the device: {error}") from error


def _zeros(specs):
    return jax.tree.map(lambda s: np.zeros(s.shape, s.dtype), specs)


def _prefill_batch(call: PrefillCall, sizes: StepSizes) -> PrefillBatch:
    batch = _zeros(prefill_batch_spec(*call.bucket, sizes))
    _clear_sampling(batch.sampling)
    for i, row in enumerate(call.rows):
        n, request = len(row.tokens), row.request
        batch.slots[i], batch.counts[i], batch.starts[i] = row.slot, n, row.start
        batch.tokens[i, :n] = row.tokens
        batch.page_table[i, : len(row.pages)] = row.pages
        batch.prompt_length[i] = len(request.prompt_ids)
        batch.generated[i], batch.budget[i] = row.generated, request.max_tokens
        batch.is_last[i] = row.is_last
        batch.next_token[i] = row.following
        batch.wants_scores[i] = request.sampling.prompt_logprobs is not None
        _fill_sampling(batch.sampling, i, request)
    return batch


def _clear_sampling(rows: SamplingRows) -> None:
    """Neutral values for rows that fill a bucket."""
    rows.top_p[:], rows.repetition[:] = 1.0, 1.0
    rows.stop_ids[:], rows.bias_ids[:] = -1, -1


def _fill_sampling(rows: SamplingRows, i: int, request: Request) -> None:
    s = request.sampling
    rows.temperature[i], rows.top_p[i], rows.min_p[i] = s.temperature, s.top_p, s.min_p
    rows.top_k[i] = s.top_k
    rows.repetition[i], rows.presence[i] = s.repetition_penalty, s.presence_penalty
    rows.frequency[i] = s.frequency_penalty
    rows.seed[i] = s.seed % 2**32
    rows.min_tokens[i] = request.min_tokens
    rows.stop_ids[i, : len(request.stop_ids)] = request.stop_ids
    for j, (token, bias) in enumerate(s.logit_bias):
        rows.bias_ids[i, j], rows.bias[i, j] = token, bias
    rows.wants_logprobs[i] = s.logprobs is not None


def _decode_batch(call: DecodeCall, sizes: StepSizes) -> DecodeBatch:
    batch = _zeros(decode_batch_spec(call.bucket, sizes))
    for i, row in enumerate(call.rows):
        batch.slots[i] = row.slot
        batch.page_table[i, : len(row.pages)] = row.pages
    return replace(batch, steps=np.int32(call.steps))


def _prefill_results(call: PrefillCall, out: PrefillOut) -> tuple[PrefillRowResult, ...]:
    tokens = np.asarray(out.token)
    wants = any(row.request.sampling.logprobs is not None for row in call.rows)
    logprobs = jax.device_get(out.logprobs) if wants else None
    wants_scores = any(row.request.sampling.prompt_logprobs is not None for row in call.rows)
    scores = jax.device_get(out.scores) if wants_scores else None
    return tuple(
        PrefillRowResult(
            token=int(tokens[i]) if row.is_last else None,
            logprob=_logprob(logprobs, i, int(tokens[i]), row.request.sampling.logprobs)
            if row.is_last
            else None,
            prompt_logprobs=_scores(scores, i, row, call.bucket[1]),
        )
        for i, row in enumerate(call.rows)
    )


def _scores(
    scores: Logprobs | None, i: int, row: PrefillRow, seq: int
) -> tuple[TokenLogprob, ...] | None:
    top = row.request.sampling.prompt_logprobs
    if scores is None or top is None:
        return None
    prompt = row.request.prompt_ids
    behind = range(row.start + 1, min(row.start + len(row.tokens) + 1, len(prompt)))
    entries = (
        _logprob(scores, i * seq + position - row.start - 1, prompt[position], top)
        for position in behind
    )
    return tuple(entry for entry in entries if entry is not None)


def _logprob(
    table: Logprobs | None, at: int | tuple[int, int], token: int, top: int | None
) -> TokenLogprob | None:
    if table is None or top is None:
        return None
    ids: Sequence[int] = table.top_ids[at][:top].tolist()
    values: Sequence[float] = table.top[at][:top].tolist()
    return TokenLogprob(token, float(table.chosen[at]), tuple(zip(ids, values, strict=True)))


def _decode_results(
    out: DecodeOut, tops: Sequence[int | None], drafts: int
) -> tuple[DecodeRowResult, ...]:
    tokens = np.asarray(out.tokens)
    accepted = None if out.accepted is None else np.asarray(out.accepted)
    wants = any(top is not None for top in tops)
    logprobs = jax.device_get(out.logprobs) if wants else None
    results = []
    for i, top in enumerate(tops):
        at = np.flatnonzero(tokens[i] >= 0)  # with gaps behind rounds that did not emit all
        made = tuple(tokens[i, at].tolist())
        entries = [_logprob(logprobs, (i, int(j)), tokens[i, j].item(), top) for j in at]
        found = None if top is None else tuple(entry for entry in entries if entry is not None)
        counts = None if accepted is None else _draft_counts(accepted[i], len(made), drafts)
        results.append(DecodeRowResult(tokens=made, logprobs=found, drafts=counts))
    return tuple(results)


def _draft_counts(accepted: np.ndarray, emitted: int, drafts: int) -> DraftCounts:
    """Of one row: the drafts that each of its rounds emitted, -1 where there was none."""
    rounds = accepted[accepted >= 0]
    positions = np.arange(drafts)
    return DraftCounts(
        rounds=len(rounds),
        drafted=len(rounds) * drafts,
        emitted=emitted,
        by_position=tuple((rounds[:, None] > positions[None, :]).sum(axis=0).tolist()),
    )
