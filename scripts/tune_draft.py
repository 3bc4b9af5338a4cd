"""Measures what a schedule of drafts needs: times of rounds, and how far confidences hold.

python scripts/tune_draft.py --model DIR --draft-model DIR --slots 16 --round-times times.json
python scripts/tune_draft.py --model DIR --draft-model DIR --calibration sts.json \
    --prompts questions.jsonl
"""

import statistics
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import tyro
from rich.progress import track

from ling_jax.batches import DecodeBatch
from ling_jax.cache import put_rows, view_rows
from ling_jax.checkpoint.bar import loading_bar
from ling_jax.engine.build import Deployment, deploy, load_weights, make_executor
from ling_jax.engine.calls import PrefillCall, PrefillRow
from ling_jax.engine.drafting import Speculation
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.pages import pages_for
from ling_jax.engine.plan import EngineOptions
from ling_jax.engine.request import Request, SamplingParams
from ling_jax.errors import ConfigError, LingError
from ling_jax.execution import compiler_options
from ling_jax.programs import compile_steps, init_state
from ling_jax.serve.backend import use_compile_cache
from ling_jax.spec.calibration import Calibration, fit
from ling_jax.spec.dspark import Dspark
from ling_jax.spec.round import spec_round
from ling_jax.spec.round_times import RoundTimes
from ling_jax.spec.schedule import FixedWidth, buckets
from ling_jax.steps import put_seats
from ling_jax.text.prompts import read_prompts

_ROUNDS = 4  # of a call that is timed


@dataclass(frozen=True, kw_only=True)
class TuneConfig:
    """Measure the files of --speculative-schedule confidence."""

    model: Path
    """Checkpoint folder."""
    draft_model: Path
    """Folder of the DSPARK draft."""
    num_draft_tokens: int | None = None
    """Tokens drafted in a round; default: 7."""
    round_times: Path | None = None
    """File to write times of rounds to."""
    slots: int = 8
    """Requests at the same time, of the largest round to time."""
    context: int = 1024
    """Tokens of each sequence while rounds are timed."""
    repeats: int = 5
    """Calls of each size; the median counts."""
    calibration: Path | None = None
    """File to write temperatures of the confidences to."""
    prompts: Path | None = None
    """JSON lines with a `prompt` or a `question` each, to calibrate on."""
    max_tokens: int = 256
    """Tokens of each answer at most, for the calibration."""
    devices: int = 1
    """Devices to shard over; on a CPU, virtual ones."""


def tune(config: TuneConfig) -> None:
    """Writes the files asked for.

    Raises:
      LingError: what is wrong with the folders or the flags.
    """
    if config.round_times is None and config.calibration is None:
        raise ConfigError("give --round-times, --calibration or both: files to write.")
    if (config.calibration is None) != (config.prompts is None):
        raise ConfigError("--calibration and --prompts go together.")
    if min(config.slots, config.context, config.repeats, config.max_tokens) < 1:
        raise ConfigError("--slots, --context, --repeats and --max-tokens must be at least 1.")
    use_compile_cache(None)
    deployment = _deploy(config, EngineOptions(slots=1))
    with loading_bar() as bar:
        weights = load_weights(deployment, progress=bar)
    if config.round_times is not None:
        _write(config.round_times, measure_times(config, weights).to_json())
    if config.calibration is not None:
        _write(config.calibration, calibrate(config, weights).to_json())


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    print(f"wrote {path}")


def _deploy(config: TuneConfig, options: EngineOptions) -> Deployment:
    speculation = Speculation(
        algorithm="dspark", draft=config.draft_model, drafts=config.num_draft_tokens
    )
    return deploy(config.model, devices=config.devices, options=options, speculation=speculation)


def _drafter(deployment: Deployment, width: int) -> Dspark:
    """That of a deployment, with `width` rows verified whatever it proposes."""
    assert isinstance(deployment.drafter, Dspark)
    return replace(deployment.drafter, schedule=FixedWidth(width))


def measure_times(config: TuneConfig, weights: Any) -> RoundTimes:
    """Times rounds of 1, 2, 4, ... sequences in every width that rounds are compiled for."""
    batches = sorted({*(2**i for i in range(config.slots.bit_length())), config.slots})
    found: dict[int, float] = {}
    deployment = _deploy(config, _options(config, 1))
    drafts = deployment.plan.sizes.drafts
    sizes = [(rows, width) for rows in batches for width in buckets(drafts)]
    for rows, width in track(sizes, "timing rounds"):
        deployment = _deploy(config, _options(config, rows))
        seconds = _time_rounds(deployment, weights, rows, width, config)
        # Two sizes may verify as many rows: the shorter time is what a schedule can have.
        found[rows * width] = min(seconds, found.get(rows * width, seconds))
    tokens = sorted(found)
    return RoundTimes(
        device=jax.devices()[0].device_kind,
        drafts=drafts,
        model=config.model.resolve().name,
        tokens=tuple(tokens),
        seconds=tuple(found[count] for count in tokens),
    )


def _options(config: TuneConfig, rows: int) -> EngineOptions:
    """Room for the context and for all tokens that timing adds."""
    ahead = (config.repeats + 1) * _ROUNDS * 9
    return EngineOptions(slots=rows, context_length=config.context + ahead, decode_steps=_ROUNDS)


def _time_rounds(
    deployment: Deployment, weights: Any, rows: int, width: int, config: TuneConfig
) -> float:
    """Median seconds of a round, in calls that follow each other; what the rows say is random."""
    sizes = replace(deployment.plan.sizes, decode_buckets=(rows,), prefill_buckets=())
    drafter, execution = _drafter(deployment, width), deployment.execution
    program = compile_steps(deployment.cfg, execution, sizes, drafter=drafter).decode[rows]
    cache, own, seats = init_state(deployment.cfg, execution, sizes, drafter)
    slots = jnp.arange(1, rows + 1, dtype=jnp.int32)
    lengths = cache.lengths.at[slots].set(config.context)
    tokens = np.random.default_rng(0).integers(0, sizes.vocab, rows)
    seats = replace(
        seats,
        last_token=seats.last_token.at[slots].set(jnp.asarray(tokens, jnp.int32)),
        budget=seats.budget.at[slots].set(2**30),
        is_done=seats.is_done.at[slots].set(False),
    )
    state = (replace(cache, lengths=lengths), own, seats)
    table = np.arange(rows * sizes.pages_per_slot, dtype=np.int32).reshape(rows, -1) + 1
    batch = DecodeBatch(slots, jnp.asarray(table), jnp.asarray(_ROUNDS, jnp.int32))
    times = []
    for _ in range(config.repeats + 1):
        begin = time.perf_counter()
        *state, out = program(*weights, *state, batch)
        jax.block_until_ready(out)
        times.append((time.perf_counter() - begin) / _ROUNDS)
    return statistics.median(times[1:])


def calibrate(config: TuneConfig, weights: Any) -> Calibration:
    """Answers the prompts greedily, every draft verified, and fits temperatures to what held."""
    assert config.prompts is not None
    tokenizer, prompts = read_prompts(config.model, config.prompts, is_raw=False)
    longest = max(map(len, prompts)) + config.max_tokens
    deployment = _deploy(config, EngineOptions(slots=1, context_length=longest))
    sizes = deployment.plan.sizes
    # Rounds run in a program of their own, which gives confidences too.
    sizes = replace(sizes, prefill_buckets=sizes.prefill_buckets[-1:], decode_buckets=())
    plan = replace(deployment.plan, sizes=sizes)
    executor = make_executor(replace(deployment, plan=plan), *weights)
    step = _confidence_step(deployment)
    logits, accepted = [], []
    for ids in track(prompts, "calibrating"):
        request = Request(
            id="",
            prompt_ids=tuple(ids),
            max_tokens=config.max_tokens,
            stop_ids=tokenizer.stop_ids((), False),
            sampling=SamplingParams(temperature=0),
        )
        for row_logits, count in _rounds(executor, step, weights, request):
            logits.append(row_logits)
            accepted.append(count)
    if not logits:
        raise ConfigError(f"{config.prompts}: the answers are too short to calibrate on.")
    return fit(np.stack(logits), np.asarray(accepted), dataset=config.prompts.name)


def _confidence_step(deployment: Deployment) -> Any:
    """One round of slot 1, compiled: the state, confidences, and how many drafts were accepted."""
    drafter = _drafter(deployment, deployment.plan.sizes.drafts + 1)
    slot = jnp.ones((1,), jnp.int32)

    def step(params: Any, draft: Any, cache: Any, own: Any, seats: Any) -> tuple[Any, ...]:
        rows, own, row_seats, verified = spec_round(
            *(params, draft, view_rows(cache, slot), own, jax.tree.map(lambda x: x[slot], seats)),
            drafter=drafter,
            cfg=deployment.cfg,
            execution=deployment.execution,
            vocab=deployment.plan.sizes.vocab,
        )
        state = (put_rows(cache, slot, rows), own, put_seats(seats, slot, row_seats))
        out = verified.accepted
        return state, verified.confidences[0], out.accepted[0], row_seats.is_done[0]

    options = compiler_options(deployment.execution.platform)
    return jax.jit(step, donate_argnums=(2, 3, 4), compiler_options=options)


def _rounds(
    executor: DeviceExecutor, step: Any, weights: Any, request: Request
) -> list[tuple[np.ndarray, int]]:
    """Confidences and accepted drafts of each round of an answer."""
    limits, ids = executor.limits, request.prompt_ids
    pages = range(1, 1 + pages_for(len(ids) + request.max_tokens, limits.page_size))
    bucket = limits.prefill_buckets[-1]
    for start in range(0, len(ids), bucket[1]):
        end = min(start + bucket[1], len(ids))
        row = PrefillRow(
            slot=1,
            request=request,
            tokens=ids[start:end],
            start=start,
            pages=pages,
            generated=0,
            is_last=end == len(ids),
            following=ids[end] if end < len(ids) else 0,
        )
        executor.prefill(PrefillCall(bucket=bucket, rows=(row,))).read()
    found, is_done = [], False
    while not is_done:
        state, logits, accepted, done = step(*weights, *executor.state)
        executor.state = state
        found.append((np.asarray(logits), int(accepted)))
        is_done = bool(done)
    # The end may have cut the last round: what it accepted says little.
    return found[:-1]


def main() -> int:
    config = tyro.cli(TuneConfig)
    try:
        tune(config)
    except LingError as error:
        print(f"tune_draft: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
