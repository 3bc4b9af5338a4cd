"""Times rounds of drafting with Ling-3.0-flash and random weights, whole and stage by stage.

    python scripts/bench_round.py --format fp8 --batch 1 4 16 --drafts 7 --context 4096

The whole is the server's own program (`spec_steps.spec_decode`), in calls that follow each other
and in one long call, whose difference is what the host costs. A stage is a program of its own that
runs it again and again. Weights are made on the device; drafts are not accepted but by chance, so
a round commits one token, and the stage `commit` is timed with all rows kept as well. Writes
OUTPUT.json and OUTPUT.md.

A plain argument parser, because benchmark machines hold little beside JAX.
"""

import argparse
import dataclasses
import datetime
import functools
import json
import statistics
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import bench_decode
import jax
import jax.numpy as jnp

from ling_jax.batches import DecodeOut, Seats
from ling_jax.cache import Cache, view_rows
from ling_jax.config import ModelConfig
from ling_jax.devices import keep_small_apart
from ling_jax.execution import ExecConfig, compiler_options, kernels_for
from ling_jax.model import ModelParams, commit_tentative, forward_tentative, logits
from ling_jax.pallas.timing import command
from ling_jax.params import TensorSpec
from ling_jax.programs import compile_steps
from ling_jax.sizes import StepSizes
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftCache, DraftParams, draft_cache_spec, draft_spec
from ling_jax.spec.drafter import Reading
from ling_jax.spec.dspark import Dspark
from ling_jax.spec.markov import walk_greedy
from ling_jax.testing.cost import BANDWIDTH, round_bytes
from ling_jax.testing.published import LING_FLASH_DSPARK
from ling_jax.testing.random_weights import fill

_LONG = 8  # calls whose rounds the long call makes at once
_SAMPLED, _REPEATS = 4, 3  # calls with random tokens, and how often they are timed


@dataclasses.dataclass(frozen=True)
class Setup:
    """What is timed."""

    cfg: ModelConfig
    execution: ExecConfig
    drafter: Dspark
    params: ModelParams
    draft: DraftParams
    context: int
    rounds: int
    repeats: int
    is_profiled: bool = False
    has_stages: bool = True


Carry = tuple[Any, ...]


@dataclasses.dataclass(frozen=True)
class Stage:
    """A part of a round, as something that can be run again and again."""

    run: Callable[..., Carry]
    """`run(params, draft, *carry) -> carry`; each run depends on the one before."""
    start: Callable[[], Carry]
    """What the first run is given; made anew, since runs overwrite it."""


def draft_config(cfg: ModelConfig) -> DraftConfig:
    """The published draft, cut down with the target where only its first layers are timed."""
    fields = dict(LING_FLASH_DSPARK)
    fields |= {"hidden_size": cfg.embed, "vocab_size": cfg.vocab, "num_target_layers": cfg.layers}
    taps = [i for i in LING_FLASH_DSPARK["target_layer_ids"] if i < cfg.layers - 1]
    return DraftConfig.from_hf(fields | {"target_layer_ids": taps})


def step_sizes(setup: Setup, batch: int, tokens: int) -> StepSizes:
    """Room for `tokens` more tokens of each sequence, and for what a round writes ahead."""
    page, width = bench_decode.PAGE, setup.drafter.drafts + 1
    length = setup.context + tokens + width
    return StepSizes(
        slots=batch,
        pages=batch * -(-length // page),
        page_size=page,
        context_length=length,
        prefill_buckets=(),
        decode_buckets=(batch,),
        decode_steps=setup.rounds * _LONG,
        vocab=setup.cfg.vocab,
        drafts=setup.drafter.drafts,
    )


class Rounds:
    """The server's program for rounds of `batch` sequences, with its state."""

    def __init__(self, setup: Setup, batch: int) -> None:
        """Compiles; `start` allocates."""
        self.setup, self.batch = setup, batch
        width = setup.drafter.drafts + 1
        # A greedy draft is accepted now and then; random ones may all be.
        greedy, random = 2 * _LONG * setup.repeats + 2, (_SAMPLED * _REPEATS + 1) * width
        self.sizes = step_sizes(setup, batch, setup.rounds * (greedy + random) + 2 * width)
        steps = compile_steps(setup.cfg, setup.execution, self.sizes, drafter=setup.drafter)
        self._program = steps.decode[batch]

    def start(self) -> None:
        """Live caches."""
        setup, sizes = self.setup, self.sizes
        cache, seats, self._batch = bench_decode.initial_state(setup.cfg, sizes, setup.context)
        context = fill(draft_cache_spec(setup.drafter.cfg, sizes.pages + 1, sizes.page_size))
        self._state: Any = (cache, context, seats)
        self._walls = keep_small_apart(jax.devices()[:1])

    def stop(self) -> None:
        """Drops the caches, which makes room for those of the stages."""
        self._state = None

    def call(self, rounds: int) -> DecodeOut:
        """Starts a call."""
        given = dataclasses.replace(self._batch, steps=jnp.asarray(rounds, jnp.int32))
        *self._state, out = self._program(self.setup.params, self.setup.draft, *self._state, given)
        return out

    def heat(self, temperature: float) -> None:
        """From now on, tokens are drawn at this temperature."""
        *rest, seats = self._state
        sampling = seats.sampling
        sampling = dataclasses.replace(
            sampling, temperature=jnp.full_like(sampling.temperature, temperature)
        )
        self._state = (*rest, dataclasses.replace(seats, sampling=sampling))

    def accept_length(self) -> float:
        """Tokens of a round, on average of one call."""
        out = self.call(self.setup.rounds)
        return float((out.tokens >= 0).sum() / (out.accepted >= 0).sum())

    def ms(self, rounds: int, calls: int, repeats: int) -> float:
        """Median milliseconds of a round, in calls of so many that follow each other."""
        call = partial(self.call, rounds)
        taken = [bench_decode.seconds_in_a_row(call, calls) for _ in range(repeats)]
        return statistics.median(taken) / (rounds * calls) * 1e3


def whole(rounds: Rounds) -> dict[str, Any]:
    """Milliseconds of a round: in short calls in a row, in one long call, with random tokens."""
    rounds.start()
    setup = rounds.setup
    found: dict[str, Any] = {
        "accept_length": rounds.accept_length(),
        "short_ms": rounds.ms(setup.rounds, _LONG, setup.repeats),
        "long_ms": rounds.ms(setup.rounds * _LONG, 1, setup.repeats),
    }
    if setup.is_profiled:
        times = bench_decode.kernel_times(lambda: rounds.call(setup.rounds))
        found["kernels"] = bench_decode.breakdown(times, setup.rounds)
        bench_decode.print_breakdown(found["kernels"])
    rounds.heat(1.0)
    found["sampled_accept_length"] = rounds.accept_length()
    found["sampled_ms"] = rounds.ms(setup.rounds, _SAMPLED, _REPEATS)
    return found


class Stages:
    """The stages of a round of `batch` sequences."""

    def __init__(self, setup: Setup, batch: int) -> None:
        self.setup, self.batch = setup, batch
        self.sizes = step_sizes(setup, batch, 0)
        cache, seats, given = bench_decode.initial_state(setup.cfg, self.sizes, setup.context)
        self._rows = dataclasses.replace(view_rows(cache, given.slots), page_table=given.page_table)
        self._seats = jax.tree.map(lambda x: x[given.slots], seats)
        self._live = jnp.ones((batch,), jnp.bool_)
        self._tokens = jnp.tile(self._seats.last_token[:, None], (1, setup.drafter.drafts + 1))
        self._read = partial(forward_tentative, cfg=setup.cfg, execution=setup.execution)

    def all(self) -> Mapping[str, Stage]:
        """By name."""
        width = self.setup.drafter.drafts + 1
        return {
            "draft and markov": Stage(self._propose, lambda: (self._context(), *self._state())),
            "markov": Stage(self._markov, self._proposed),
            "verify": Stage(self._verify, lambda: (self._state()[0], jnp.copy(self._tokens))),
            "commit, one row": Stage(self._commit, lambda: self._verified(1)),
            "commit, all rows": Stage(self._commit, lambda: self._verified(width)),
            "learn": Stage(self._learn, lambda: (self._context(), self._reading())),
        }

    def _propose(self, params: Any, draft: Any, context: Any, rows: Any, seats: Any) -> Carry:
        made, context = self.setup.drafter.propose(
            *(params, draft, context, rows, seats),
            execution=self.setup.execution,
            vocab=self.sizes.vocab,
        )
        return context, rows, dataclasses.replace(seats, last_token=made.tokens[:, -1])

    def _markov(self, params: Any, draft: Any, base: Any, hidden: Any, anchor: Any) -> Carry:
        tokens = walk_greedy(
            *(draft.markov, base, hidden, anchor),
            cfg=self.setup.drafter.cfg,
            backend=self.setup.execution.kernels.markov_step,
        )
        return base, hidden, tokens[:, -1]

    def _verify(self, params: Any, draft: Any, rows: Any, tokens: Any) -> Carry:
        kept, _, normed, _ = self._read(params, rows, tokens, self._live)
        best = jnp.argmax(logits(params, normed, execution=self.setup.execution), axis=-1)
        return kept, best.astype(jnp.int32)

    def _commit(self, params: Any, draft: Any, rows: Any, replays: Any, counts: Any) -> Carry:
        kept = commit_tentative(
            *(rows, replays, counts), cfg=self.setup.cfg, execution=self.setup.execution
        )
        return dataclasses.replace(kept, lengths=rows.lengths), replays, counts

    def _learn(self, params: Any, draft: Any, context: Any, reading: Any) -> Carry:
        context = self.setup.drafter.learn(
            *(params, draft, context, reading), execution=self.setup.execution
        )
        # The next run must not be the same: it reads what this one has stored.
        nudge = context.keys[0][0, 0, 0, 0].astype(reading.features.dtype) * 0
        return context, dataclasses.replace(reading, features=reading.features + nudge)

    def _context(self) -> DraftCache:
        cfg = self.setup.drafter.cfg
        return fill(draft_cache_spec(cfg, self.sizes.pages + 1, self.sizes.page_size))

    def _state(self) -> tuple[Cache, Seats]:
        return jax.tree.map(jnp.copy, (self._rows, self._seats))

    def _proposed(self) -> Carry:
        drafts, cfg = self.setup.drafter.drafts, self.setup.cfg
        base = jax.random.normal(jax.random.key(5), (self.batch, drafts, cfg.vocab), jnp.float32)
        hidden = jnp.ones((self.batch, drafts, cfg.embed), jnp.dtype(cfg.dtype))
        return base, hidden, jnp.copy(self._seats.last_token)

    def _shapes(self) -> Any:
        read = partial(self._read, taps=self.setup.drafter.taps)
        return jax.eval_shape(read, self.setup.params, self._rows, self._tokens, self._live)

    def _verified(self, count: int) -> Carry:
        replays = random_like(self._shapes()[1])
        return self._state()[0], replays, jnp.full((self.batch,), count, jnp.int32)

    def _reading(self) -> Reading:
        hidden, tapped = random_like(self._shapes()[2:])
        rows = self._state()[0]
        return Reading(
            following=jnp.copy(self._tokens),
            hidden=hidden,
            features=jnp.concatenate(tapped, axis=-1),
            starts=rows.lengths,
            counts=jnp.full((self.batch,), self._tokens.shape[1], jnp.int32),
            page_table=rows.page_table,
            slots=rows.slots,
        )


def random_like(shapes: Any) -> Any:
    """Random arrays, from -0.5 to 0.5: what a verified block may write, and its residuals."""

    def spec(x: jax.ShapeDtypeStruct) -> TensorSpec:
        return TensorSpec(x.shape, x.dtype, (None,) * len(x.shape), "uniform")

    return fill(jax.tree.map(spec, shapes))


@functools.cache
def _repeater() -> Callable[..., Carry]:
    """Runs a stage again and again; one program for each, however often it is asked for."""

    def repeat(params: Any, draft: Any, carry: Carry, count: jax.Array, *, run: Any) -> Carry:
        return jax.lax.fori_loop(0, count, lambda _, c: run(params, draft, *c), carry)

    return jax.jit(
        repeat,
        static_argnames="run",
        donate_argnames="carry",
        compiler_options=compiler_options(),
    )


def time_stage(setup: Setup, stage: Stage) -> float:
    """Median milliseconds of one run, of many in one program."""
    carry, few, many = stage.start(), 4, 20

    def seconds(count: int) -> float:
        nonlocal carry
        begin = time.perf_counter()
        carry = _repeater()(setup.params, setup.draft, carry, jnp.int32(count), run=stage.run)
        jax.block_until_ready(carry)
        return time.perf_counter() - begin

    seconds(few)
    pairs = [(seconds(few), seconds(many)) for _ in range(setup.repeats)]
    # What a call costs besides its runs is in both.
    return statistics.median((b - a) / (many - few) for a, b in pairs) * 1e3


def measure(rounds: Rounds) -> dict[str, Any]:
    """One batch size."""
    setup, batch = rounds.setup, rounds.batch
    floors = round_bytes(setup.cfg, setup.drafter.cfg, setup.drafter.drafts, batch, setup.context)
    floor_ms = {name: amount / BANDWIDTH * 1e3 for name, amount in floors.items()}
    floor_ms["draft and markov"] = floor_ms.pop("draft") + floor_ms["markov"]
    floor_ms |= dict.fromkeys(("commit, one row", "commit, all rows"), floor_ms.pop("commit"))
    result: dict[str, Any] = {"batch": batch, "floor_ms": floor_ms, "stage_ms": {}}
    result["floor_of_round_ms"] = sum(floors.values()) / BANDWIDTH * 1e3
    result |= whole(rounds)
    rounds.stop()
    result["host_share"] = 1 - result["long_ms"] / result["short_ms"]
    stages = Stages(setup, batch).all() if setup.has_stages else {}
    for name, stage in stages.items():
        result["stage_ms"][name] = time_stage(setup, stage)
    print(json.dumps({k: v for k, v in result.items() if k != "kernels"}), flush=True)
    return result


def markdown(report: Mapping[str, Any]) -> str:
    """The report as tables."""
    lines = [
        f"# Rounds of {report['drafts']} drafts, {report['model']}, {report['format']}, "
        f"one {report['device']}",
        "",
        f"{report['date']}, jax {report['jax']}, context {report['context']}: "
        f"`{report['command']}`",
        "",
        f"Calls of {report['rounds']} rounds. Drafts of random weights are accepted by chance; "
        "floors are those of uniform routing.",
        "",
        "| requests | ms of a round | floor ms | in one long call, ms | host | accept length | "
        "at temperature 1, ms | accept length |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {row['batch']} | {row['short_ms']:.2f} | {row['floor_of_round_ms']:.2f} | "
        f"{row['long_ms']:.2f} | {row['host_share']:.1%} | {row['accept_length']:.2f} | "
        f"{row['sampled_ms']:.2f} | {row['sampled_accept_length']:.2f} |"
        for row in report["results"]
    ]
    if not any(row["stage_ms"] for row in report["results"]):
        return "\n".join(lines) + "\n"
    lines += ["", "| stage | requests | ms | floor ms | floor / ms |", "|---|---|---|---|---|"]
    for row in report["results"]:
        for name, ms in row["stage_ms"].items():
            floor = row["floor_ms"][name]
            lines.append(f"| {name} | {row['batch']} | {ms:.3f} | {floor:.3f} | {floor / ms:.2f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--model", choices=sorted(bench_decode.GEOMETRIES), default="flash")
    parser.add_argument("--format", choices=sorted(bench_decode.FORMATS), default="fp8")
    parser.add_argument("--layers", type=int, default=0, help="first layers only; 0 takes all")
    parser.add_argument("--batch", type=int, nargs="+", default=[1, 4, 16])
    parser.add_argument("--drafts", type=int, default=7)
    parser.add_argument("--context", type=int, default=4096)
    parser.add_argument("--rounds", type=int, default=4, help="of one call")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--profile", action="store_true", help="kernel by kernel too")
    parser.add_argument("--stages", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--output", type=Path, default=Path("round"))
    args = parser.parse_args()
    cfg = bench_decode.model_config(args)
    drafter = Dspark(draft_config(cfg), args.drafts)
    kernels = kernels_for(
        *(jax.devices(), cfg),
        markov_rank=drafter.cfg.markov_rank,
        draft_head_dim=drafter.cfg.head_dim,
    )
    splits = 4 if kernels.matmul == "pallas" else 1
    setup = Setup(
        cfg=cfg,
        execution=ExecConfig(
            kernels=kernels,
            activations=bench_decode.activations_of(cfg),
            output_splits=splits,
        ),
        drafter=drafter,
        params=bench_decode.make_params(cfg),
        draft=fill(draft_spec(drafter.cfg)),
        context=args.context,
        rounds=args.rounds,
        repeats=args.repeats,
        is_profiled=args.profile,
        has_stages=args.stages,
    )
    report = {
        "model": args.model,
        "format": args.format,
        "layers": cfg.layers,
        "drafts": args.drafts,
        "rounds": args.rounds,
        "context": args.context,
        "device": jax.devices()[0].device_kind,
        "date": datetime.date.today().isoformat(),
        "jax": jax.__version__,
        "command": command(),
        "results": [],
    }
    with ThreadPoolExecutor() as pool:
        programs = list(pool.map(partial(Rounds, setup), args.batch))
    for rounds in programs:
        report["results"].append(measure(rounds))
        args.output.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
        args.output.with_suffix(".md").write_text(markdown(report))


if __name__ == "__main__":
    main()
