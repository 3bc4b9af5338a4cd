"""Timing of kernels: many calls in one compiled program, over arguments that keep caches cold.

A `Bench` has argument sets that differ in what `rotate` names, together more than the L2 cache
holds. One program goes through the sets in a loop on the device, ten milliseconds of it, so that
neither the host (about two microseconds for each array) nor the start of a program counts.
Barriers keep the compiler from merging calls with equal arguments and from starting one before the
last has ended; the loop carries every output. Arrays updated in place are donated, and given to
the next pass as they came back.

What is reported is the median over batches of the wall time of one call, nothing subtracted.
"""

import gc
import math
import shlex
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, is_dataclass
from functools import partial
from itertools import groupby
from typing import Any

import jax
import jax.numpy as jnp

from ling_jax.execution import compiler_options
from ling_jax.pallas._backend import Backend
from ling_jax.pallas._case import Args, Bench

MIN_PASS_US = 400.0
"""Floor time of one pass of the loop at least; a pass costs about seven microseconds itself."""
MAX_PASS_US = 20000.0
"""A pass over all argument sets may take longer than the minimum, up to this."""
MAX_CALLS = 128
"""Calls in one pass at most; compile time grows with them."""
PROGRAM_US = 10000.0
"""Floor time of one program at least."""
MAX_PASSES = 64
WARM_UP = 2
BATCHES = 5
BATCH_CALLS = 4
"""Programs started together, fewer where they are long."""
BATCH_SECONDS = 0.1
_SERIAL: dict[str, str | bool] = {"xla_gpu_command_buffer_scheduling_mode": "SERIALIZE"}


@dataclass(frozen=True, kw_only=True, eq=False)
class Candidate:
    """One way to run a bench."""

    op: str
    bench: Bench
    backend: Backend
    tiling: Any = None
    """None lets the operation look it up."""

    def __str__(self) -> str:
        tiling = tiling_fields(self.tiling)
        words = " ".join(f"{name}={value}" for name, value in (tiling or {}).items())
        return f"{self.op} {self.bench.name} {self.backend} {words}".rstrip()


@dataclass(frozen=True, kw_only=True)
class Timing:
    """Microseconds of one call, and what follows from them."""

    us: float
    """Median over batches."""
    spread: float
    """Largest minus smallest batch, over the median."""
    floor_us: float
    bytes: int
    flops: int

    @property
    def fraction(self) -> float:
        """Of the floor; 1 is as fast as the card can."""
        return self.floor_us / self.us

    @property
    def gb_per_second(self) -> float:
        return self.bytes / self.us / 1e3

    @property
    def tflops(self) -> float:
        return self.flops / self.us / 1e6


@dataclass
class Sets:
    """Arguments of a bench. Shared ones exist once, rotated ones once for each set; what a call
    updates is kept apart, because it is donated."""

    shared: Args
    own: list[Args]
    shared_state: Args
    own_states: list[Args]


@dataclass(frozen=True)
class Maker:
    """How the arguments of a bench are made, compiled."""

    shapes: Args
    first: Callable[[jax.Array], Args]
    rotated: Callable[[jax.Array], Args]
    """What `rotate` names; the rest is not computed."""


@dataclass(frozen=True)
class Program:
    """A compiled program: `(shared, own, shared_state, own_states)` to `(outputs, shared_state,
    own_states)`."""

    compiled: Callable[..., Any]
    calls: int
    updated: frozenset[str]
    """Names of the arguments that the operation updates in place."""
    maker: Maker


def command() -> str:
    """How to repeat the script that runs; where its results go is left out."""
    arguments = sys.argv.copy()
    if "--output" in arguments:
        at = arguments.index("--output")
        del arguments[at : at + 2]
    return shlex.join(["python", *arguments])


def tiling_fields(tiling: Any) -> dict[str, Any] | None:
    """A tiling as it is written to files."""
    if tiling is None or not is_dataclass(tiling) or isinstance(tiling, type):
        return None
    return asdict(tiling)


def calls_of(bench: Bench) -> int:
    """Calls in one pass: enough floor time, and all argument sets if that is not long."""
    floor = max(bench.floor_us, 1e-3)
    one_pass = min(bench.copies, math.ceil(MAX_PASS_US / floor))
    return min(MAX_CALLS, max(math.ceil(MIN_PASS_US / floor), one_pass, 1))


def passes_of(bench: Bench) -> int:
    """Passes in one program."""
    floor = calls_of(bench) * max(bench.floor_us, 1e-3)
    return min(MAX_PASSES, math.ceil(PROGRAM_US / floor))


def copies_of(bench: Bench) -> int:
    """Argument sets that a program uses."""
    return max(1, min(bench.copies, calls_of(bench))) if bench.rotate else 1


def _split(bench: Bench, first: Args, others: Iterable[Args], updated: frozenset[str]) -> Sets:
    def keep(args: Args, *, is_state: bool) -> Args:
        return {name: x for name, x in args.items() if (name in updated) == is_state}

    shared = {name: x for name, x in first.items() if name not in bench.rotate}
    own = [{name: args[name] for name in bench.rotate} for args in (first, *others)]
    return Sets(
        shared=keep(shared, is_state=False),
        own=[keep(x, is_state=False) for x in own],
        shared_state=keep(shared, is_state=True),
        own_states=[keep(x, is_state=True) for x in own],
    )


def compile_maker(bench: Bench) -> Maker:
    """Compiles what makes the arguments."""
    key = jax.random.key(0)
    rotated = jax.jit(lambda key: {name: bench.make(key)[name] for name in bench.rotate})
    return Maker(
        shapes=jax.eval_shape(bench.make, key),
        first=jax.jit(bench.make).lower(key).compile(),
        rotated=rotated.lower(key).compile(),
    )


def make_sets(bench: Bench, maker: Maker, updated: frozenset[str]) -> Sets:
    """Makes the arguments on the device."""
    keys = jax.random.split(jax.random.key(0), copies_of(bench))
    return _split(bench, maker.first(keys[0]), map(maker.rotated, keys[1:]), updated)


def compile_program(candidate: Candidate, maker: Maker) -> Program:
    """Compiles the timed program from shapes alone."""
    bench, calls = candidate.bench, calls_of(candidate.bench)
    # A jitted function is traced and lowered once, however often the program calls it.
    run = jax.jit(partial(bench.run, backend=candidate.backend, tiling=candidate.tiling))
    updated = frozenset(jax.eval_shape(run, maker.shapes)[1])

    shape = jax.eval_shape(run, maker.shapes)[0]

    def program(shared, own, shared_state, own_states):
        def one_pass(_, carry):
            _, shared_state, own_states = carry
            outputs, own_states, last = [], list(own_states), ()
            for call in range(calls):
                i = call % len(own)
                args = shared | own[i] | shared_state | own_states[i]
                args, last = jax.lax.optimization_barrier((args, last))
                out, new = run(args)
                outputs.append(out)
                shared_state = {name: new[name] for name in shared_state}
                own_states[i] = {name: new[name] for name in own_states[i]}
                last = (out, new)
            return outputs, shared_state, own_states

        outputs = jax.tree.map(lambda x: jnp.zeros(x.shape, x.dtype), [shape] * calls)
        carry = (outputs, shared_state, own_states)
        return jax.lax.fori_loop(0, passes_of(bench), one_pass, carry)

    sets = _split(bench, maker.shapes, [maker.shapes] * (copies_of(bench) - 1), updated)
    lowered = jax.jit(program, donate_argnums=(2, 3)).lower(
        sets.shared, sets.own, sets.shared_state, sets.own_states
    )
    # Barriers are gone when the graph of launches is built; independent calls could overlap in it.
    options = compiler_options() | (_SERIAL if jax.default_backend() == "gpu" else {})
    program_calls = calls * passes_of(bench)
    return Program(lowered.compile(compiler_options=options), program_calls, updated, maker)


def compile_all(
    candidates: Sequence[Candidate], *, workers: int = 12
) -> Iterator[tuple[Candidate, Program | Exception]]:
    """Compiles in threads (XLA's compiler runs beside Python); yields in the order given."""
    benches = {id(candidate.bench): candidate.bench for candidate in candidates}
    with ThreadPoolExecutor(workers) as pool:
        # Submitted first, so that no program waits for one that has no thread.
        makers = {i: pool.submit(compile_maker, bench) for i, bench in benches.items()}

        def attempt(candidate: Candidate) -> Program | Exception:
            try:
                return compile_program(candidate, makers[id(candidate.bench)].result())
            except Exception as error:
                return error

        yield from zip(candidates, pool.map(attempt, candidates), strict=True)


def time_program(program: Program, sets: Sets, bench: Bench) -> Timing:
    """Runs a program warm and returns the time of one call. `sets` gets the new states."""

    def start() -> Any:
        outputs, sets.shared_state, sets.own_states = program.compiled(
            sets.shared, sets.own, sets.shared_state, sets.own_states
        )
        return outputs, sets.shared_state, sets.own_states  # an operation may have no outputs

    def seconds(programs: int) -> float:
        begin = time.perf_counter()
        jax.block_until_ready([start() for _ in range(programs)][-1])
        return (time.perf_counter() - begin) / programs

    jax.block_until_ready(sets.own)
    warm = [seconds(1) for _ in range(WARM_UP)][-1]
    together = max(1, min(BATCH_CALLS, round(BATCH_SECONDS / warm)))
    batches = [seconds(together) * 1e6 / program.calls for _ in range(BATCHES)]
    us = statistics.median(batches)
    return Timing(
        us=us,
        spread=(max(batches) - min(batches)) / us,
        floor_us=bench.floor_us,
        bytes=bench.bytes,
        flops=bench.flops,
    )


class Timer:
    """Times candidates that are compiled already; arguments are made once for each bench."""

    def __init__(self) -> None:
        self._bench: Bench | None = None
        self._sets: Sets | None = None

    def __call__(self, candidate: Candidate, program: Program | Exception) -> Timing | Exception:
        """The timing, or the error that the candidate raised while it compiled or ran."""
        if isinstance(program, Exception):
            return program
        try:
            if self._sets is None or self._bench is not candidate.bench:
                self._drop()
                self._sets = make_sets(candidate.bench, program.maker, program.updated)
                self._bench = candidate.bench
            return time_program(program, self._sets, candidate.bench)
        except Exception as error:
            self._drop()  # donated arrays may be gone
            return error

    def _drop(self) -> None:
        self._bench = self._sets = None
        gc.collect()


def by_bench(
    compiled: Iterable[tuple[Candidate, Program | Exception]],
) -> Iterator[list[tuple[Candidate, Program | Exception]]]:
    """Neighbours of one bench together."""
    for _, group in groupby(compiled, key=lambda pair: id(pair[0].bench)):
        yield list(group)
