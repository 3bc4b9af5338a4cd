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
import json
import statistics
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import bench_decode
import jax
import jax.numpy as jnp

from ling_jax.cache import view_rows
from ling_jax.config import ModelConfig
from ling_jax.execution import ExecConfig, compiler_options, kernels_for
from ling_jax.model import ModelParams, commit_tentative, forward_tentative, logits
from ling_jax.pallas.timing import command
from ling_jax.programs import compile_steps
from ling_jax.sizes import StepSizes
from ling_jax.spec.config import DraftConfig
from ling_jax.spec.draft import DraftParams, draft_cache_spec, draft_spec
from ling_jax.spec.drafter import Reading
from ling_jax.spec.dspark import Dspark
from ling_jax.spec.markov import walk_greedy
from ling_jax.testing.cost import BANDWIDTH, round_bytes
from ling_jax.testing.published import LING_FLASH_DSPARK
from ling_jax.testing.random_weights import fill

_LONG = 8  # calls whose rounds the long call makes at once


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


Stage = Callable[..., tuple[Any, ...]]
"""One run of a stage: `f(params, draft, *carry) -> carry`, each depending on the one before."""


def draft_config(cfg: ModelConfig) -> DraftConfig:
    """The published draft, cut down with the target where only its first layers are timed."""
    fields = dict(LING_FLASH_DSPARK)
    fields |= {"hidden_size": cfg.embed, "vocab_size": cfg.vocab, "num_target_layers": cfg.layers}
    taps = [i for i in LING_FLASH_DSPARK["target_layer_ids"] if i < cfg.layers - 1]
    return DraftConfig.from_hf(fields | {"target_layer_ids": taps})


def step_sizes(setup: Setup, batch: int) -> StepSizes:
    """Room for all timed rounds, were every draft accepted."""
    page, width = bench_decode.PAGE, setup.drafter.drafts + 1
    length = setup.context + setup.rounds * width * _LONG * (setup.repeats + 4) * 2
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


def whole(setup: Setup, batch: int) -> dict[str, Any]:
    """Milliseconds of a round: in short calls in a row, and in one long call."""
    sizes, long = step_sizes(setup, batch), setup.rounds * _LONG
    start = time.perf_counter()
    programs = compile_steps(setup.cfg, setup.execution, sizes, drafter=setup.drafter)
    found: dict[str, Any] = {"compile_s": time.perf_counter() - start}
    cache, seats, decode_batch = bench_decode.initial_state(setup.cfg, sizes, setup.context)
    context = fill(draft_cache_spec(setup.drafter.cfg, sizes.pages + 1, sizes.page_size))
    state: Any = (cache, context, seats)

    def call(rounds: int) -> Any:
        nonlocal state
        given = dataclasses.replace(decode_batch, steps=jnp.asarray(rounds, jnp.int32))
        *state, out = programs.decode[batch](setup.params, setup.draft, *state, given)
        return out

    out = jax.block_until_ready(call(setup.rounds))
    found["accept_length"] = float((out.tokens >= 0).sum() / (out.accepted >= 0).sum())
    for name, rounds, calls in (("short_ms", setup.rounds, _LONG), ("long_ms", long, 1)):
        taken = []
        for _ in range(setup.repeats):
            start = time.perf_counter()
            jax.block_until_ready([call(rounds) for _ in range(calls)])
            taken.append((time.perf_counter() - start) / long * 1e3)
        found[name] = statistics.median(taken)
    if setup.is_profiled:
        times = bench_decode.kernel_times(lambda: call(setup.rounds))
        found["kernels"] = bench_decode.breakdown(times, setup.rounds)
        bench_decode.print_breakdown(found["kernels"])
    return found


def stages(setup: Setup, batch: int) -> Mapping[str, tuple[Stage, tuple[Any, ...]]]:
    """Each stage and what it starts from."""
    sizes, drafter = step_sizes(setup, batch), setup.drafter
    cache, seats, decode_batch = bench_decode.initial_state(setup.cfg, sizes, setup.context)
    rows = dataclasses.replace(
        view_rows(cache, decode_batch.slots), page_table=decode_batch.page_table
    )
    seats = jax.tree.map(lambda x: x[decode_batch.slots], seats)
    context = fill(draft_cache_spec(drafter.cfg, sizes.pages + 1, sizes.page_size))
    how: Any = {"execution": setup.execution, "vocab": sizes.vocab}
    live = jnp.ones((batch,), jnp.bool_)
    every = jnp.full((batch,), drafter.drafts + 1, jnp.int32)

    def propose(params: Any, draft: Any, context: Any, rows: Any, seats: Any) -> tuple[Any, ...]:
        made, context = drafter.propose(params, draft, context, rows, seats, **how)
        return context, rows, dataclasses.replace(seats, last_token=made.tokens[:, -1])

    def markov(params: Any, draft: Any, base: Any, hidden: Any, anchor: Any) -> tuple[Any, ...]:
        tokens = walk_greedy(
            *(draft.markov, base, hidden, anchor),
            cfg=drafter.cfg,
            backend=setup.execution.kernels.markov_step,
        )
        return base, hidden, tokens[:, -1]

    def check(params: Any, draft: Any, rows: Any, tokens: Any) -> tuple[Any, ...]:
        kept, _, normed, _ = forward_tentative(
            *(params, rows, tokens, live), cfg=setup.cfg, execution=setup.execution
        )
        best = jnp.argmax(logits(params, normed, execution=setup.execution), axis=-1)
        return kept, best.astype(jnp.int32)

    def commit(counts: Any) -> Stage:
        def run(params: Any, draft: Any, rows: Any, replays: Any) -> tuple[Any, ...]:
            kept = commit_tentative(rows, replays, counts, cfg=setup.cfg, execution=setup.execution)
            return dataclasses.replace(kept, lengths=rows.lengths), replays

        return run

    def learn(params: Any, draft: Any, context: Any, reading: Any) -> tuple[Any, ...]:
        context = drafter.learn(params, draft, context, reading, execution=setup.execution)
        # The next run must not be the same: it reads what this one has stored.
        nudge = context.keys[0][0, 0, 0, 0].astype(reading.features.dtype) * 0
        return context, dataclasses.replace(reading, features=reading.features + nudge)

    tokens = jnp.tile(seats.last_token[:, None], (1, drafter.drafts + 1))
    _, replays, normed, tapped = jax.jit(
        partial(forward_tentative, cfg=setup.cfg, execution=setup.execution, taps=drafter.taps),
        compiler_options=compiler_options(),
    )(setup.params, rows, tokens, live)
    reading = Reading(
        following=tokens,
        hidden=normed,
        features=jnp.concatenate(tapped, axis=-1),
        starts=rows.lengths,
        counts=every,
        page_table=rows.page_table,
        slots=rows.slots,
    )
    hidden = normed[:, : drafter.drafts]
    base = fill_logits(batch, drafter.drafts, setup.cfg.vocab)
    return {
        "draft and markov": (propose, (context, rows, seats)),
        "markov": (markov, (base, hidden, seats.last_token)),
        "verify": (check, (rows, tokens)),
        "commit, one row": (commit(jnp.ones((batch,), jnp.int32)), (rows, replays)),
        "commit, all rows": (commit(every), (rows, replays)),
        "learn": (learn, (context, reading)),
    }


def fill_logits(batch: int, rows: int, vocab: int) -> jax.Array:
    """Random logits."""
    return jax.random.normal(jax.random.key(5), (batch, rows, vocab), jnp.float32)


def time_stage(setup: Setup, stage: Stage, start: tuple[Any, ...]) -> float:
    """Median milliseconds of one run, of many in one program."""

    def repeat(params: Any, draft: Any, carry: tuple[Any, ...], count: Any) -> tuple[Any, ...]:
        return jax.lax.fori_loop(0, count, lambda _, c: stage(params, draft, *c), carry)

    run = jax.jit(repeat, donate_argnums=2, compiler_options=compiler_options())
    carry, few, many = jax.tree.map(jnp.copy, start), 4, 20

    def seconds(count: int) -> float:
        nonlocal carry
        begin = time.perf_counter()
        carry = run(setup.params, setup.draft, carry, jnp.int32(count))
        jax.block_until_ready(carry)
        return time.perf_counter() - begin

    seconds(few)
    pairs = [(seconds(few), seconds(many)) for _ in range(setup.repeats)]
    # What a call costs besides its runs is in both.
    return statistics.median((b - a) / (many - few) for a, b in pairs) * 1e3


def measure(setup: Setup, batch: int) -> dict[str, Any]:
    """One batch size."""
    floors = round_bytes(setup.cfg, setup.drafter.cfg, setup.drafter.drafts, batch, setup.context)
    floor_ms = {name: amount / BANDWIDTH * 1e3 for name, amount in floors.items()}
    floor_ms["draft and markov"] = floor_ms.pop("draft") + floor_ms["markov"]
    floor_ms |= dict.fromkeys(("commit, one row", "commit, all rows"), floor_ms.pop("commit"))
    result: dict[str, Any] = {"batch": batch, "floor_ms": floor_ms, "stage_ms": {}}
    result["floor_of_round_ms"] = sum(floors.values()) / BANDWIDTH * 1e3
    result |= whole(setup, batch)
    result["host_share"] = 1 - result["long_ms"] / result["short_ms"]
    for name, (stage, start) in stages(setup, batch).items():
        result["stage_ms"][name] = time_stage(setup, stage, start)
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
        f"Calls of {report['rounds']} rounds. Drafts of random weights are accepted by chance.",
        "",
        "| requests | ms of a round | floor ms | in one long call, ms | host | accept length |",
        "|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {row['batch']} | {row['short_ms']:.2f} | {row['floor_of_round_ms']:.2f} | "
        f"{row['long_ms']:.2f} | {row['host_share']:.1%} | {row['accept_length']:.2f} |"
        for row in report["results"]
    ]
    lines += ["", "| stage | requests | ms | floor ms | floor / ms |", "|---|---|---|---|---|"]
    for row in report["results"]:
        for name, ms in row["stage_ms"].items():
            floor = row["floor_ms"][name]
            lines.append(f"| {name} | {row['batch']} | {ms:.3f} | {floor:.3f} | {floor / ms:.2f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--model", choices=sorted(bench_decode.GEOMETRIES), default="flash")
    parser.add_argument("--format", choices=("bf16", "fp8"), default="fp8")
    parser.add_argument("--layers", type=int, default=0, help="first layers only; 0 takes all")
    parser.add_argument("--batch", type=int, nargs="+", default=[1, 4, 16])
    parser.add_argument("--drafts", type=int, default=7)
    parser.add_argument("--context", type=int, default=4096)
    parser.add_argument("--rounds", type=int, default=4, help="of one call")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--profile", action="store_true", help="kernel by kernel too")
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
        execution=ExecConfig(kernels=kernels, output_splits=splits),
        drafter=drafter,
        params=bench_decode.make_params(cfg),
        draft=fill(draft_spec(drafter.cfg)),
        context=args.context,
        rounds=args.rounds,
        repeats=args.repeats,
        is_profiled=args.profile,
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
    for batch in args.batch:
        report["results"].append(measure(setup, batch))
        args.output.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
        args.output.with_suffix(".md").write_text(markdown(report))


if __name__ == "__main__":
    main()
