"""The timing harness, and the scripts that bench, tune and test on a GPU, on a toy operation."""

import importlib
import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ContractError
from ling_jax.pallas import _tuned, registry, timing
from ling_jax.pallas._case import Bench
from ling_jax.pallas._pallas_call import kernel_call
from ling_jax.pallas.timing import Candidate

SCRIPTS = Path(__file__).parents[2] / "scripts"


@dataclass(frozen=True)
class Tiling:
    block: int

    def __post_init__(self):
        if self.block > 8:
            raise ContractError("toy: too large.")


def toy_kernel(x, state, out, new):
    new[...] = state[...] + 1.0
    out[...] = state[...] * x[...]


def make(key):
    return {"x": jax.random.normal(key, (8,)), "state": jnp.zeros((8,))}


def run(args, *, backend, tiling=None):
    """`x * state`, and a state that counts the calls."""
    x, state = args["x"], args["state"]
    if tiling == Tiling(3):
        raise ValueError("three is not supported")
    if backend == "reference":
        return x * state, {"state": state + 1.0}
    shape = jax.ShapeDtypeStruct((8,), jnp.float32)
    out, state = kernel_call(
        toy_kernel,
        *(x, state),
        grid=(1,),
        out_shape=(shape, shape),
        num_warps=1,
        num_stages=1,
        aliases={1: 1},
        interpret=backend == "pallas_interpret",
    )
    return out, {"state": state}


TOY = Bench(
    name="toy",
    make=make,
    run=run,
    bytes=430_000_000,  # 100 us at least: four calls in a pass
    flops=1000,
    tilings={"reference": (), "pallas_interpret": (Tiling(4), Tiling(3), Tiling(8))},
    key="t8",
    copies=3,
    rotate=("x", "state"),
    target_us=200.0,
    peers={"other": 150.0},
)


@pytest.fixture
def scripts(monkeypatch):
    """Imports a script; the only operation is the toy."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    monkeypatch.setattr(registry, "OPS", ("toy",))
    monkeypatch.setattr(registry, "benches", lambda op: (TOY,))
    names = ("bench_kernels", "tune_kernels", "run_gpu_tests")
    for name in names:
        monkeypatch.delitem(sys.modules, name, raising=False)
    modules = SimpleNamespace(**{name: importlib.import_module(name) for name in names})
    monkeypatch.setattr(modules.bench_kernels, "has_cases", lambda op: True)
    return modules


@pytest.mark.parametrize(
    ("floor_us", "copies", "calls"),
    [(1.0, 16, 128), (100.0, 3, 4), (100.0, 16, 16), (3000.0, 16, 7), (50000.0, 16, 1)],
)
def test_a_pass_hides_the_loop_and_goes_through_all_sets(floor_us, copies, calls):
    bench = replace(TOY, bytes=int(floor_us * 4.3e6), flops=0, copies=copies)
    assert timing.calls_of(bench) == calls
    assert timing.copies_of(bench) == min(copies, calls)
    assert timing.copies_of(replace(bench, rotate=())) == 1


@pytest.mark.parametrize("rotate", [("x", "state"), ("x",), ()])
@pytest.mark.parametrize("backend", ["reference", "pallas_interpret"])
def test_every_call_runs_once_and_in_order(backend, rotate):
    candidate = Candidate(op="toy", bench=replace(TOY, rotate=rotate), backend=backend)
    program = timing.compile_program(candidate, timing.compile_maker(candidate.bench))
    assert program.updated == {"state"}
    sets = timing.make_sets(candidate.bench, program.maker, program.updated)
    assert len(sets.own) == (3 if rotate else 1)
    x = [np.asarray((own | sets.shared)["x"]) for own in sets.own]
    outputs, shared_state, own_states = program.compiled(
        sets.shared, sets.own, sets.shared_state, sets.own_states
    )
    assert (len(outputs), program.calls) == (4, 100)  # 25 passes; the last one's outputs
    for call, out in enumerate(outputs):
        set_before = 24 * (2 if call % 3 == 0 else 1) + call // 3
        before = set_before if "state" in rotate else 24 * 4 + call
        np.testing.assert_array_equal(out, x[call % len(x)] * before)
    counts = [float(state["state"][0]) for state in (shared_state, *own_states) if state]
    assert counts == ([50, 25, 25] if "state" in rotate else [100])


def test_a_timing_and_what_follows_from_it():
    candidate = Candidate(op="toy", bench=TOY, backend="reference")
    program = timing.compile_program(candidate, timing.compile_maker(TOY))
    sets = timing.make_sets(TOY, program.maker, program.updated)
    result = timing.time_program(program, sets, TOY)
    assert result.us > 0
    assert result.fraction == pytest.approx(TOY.floor_us / result.us)
    assert result.gb_per_second == pytest.approx(430_000 / result.us)
    assert result.tflops == pytest.approx(1e-3 / result.us)


def test_bench_writes_json_and_a_table(scripts, tmp_path):
    output = tmp_path / "out" / "kernels.json"
    status = scripts.bench_kernels.main(["--all-tilings", "--output", str(output)])
    report = json.loads(output.read_text())
    assert report["jax"] == jax.__version__
    rows = report["rows"]
    assert [(row["backend"], row["tiling"]) for row in rows] == [
        ("reference", None),
        *(("pallas_interpret", {"block": block}) for block in (4, 3, 8)),
    ]
    assert [row.get("error") for row in rows] == [
        *(None, None),
        "ValueError: three is not supported",
        None,
    ]
    assert status == 1  # one candidate failed
    table = output.with_suffix(".md").read_text()
    assert "| toy | toy | pallas_interpret (block 3) | failed | 100.00 |" in table
    assert "| 200 | other 150 |" in table


def test_bench_uses_each_backend_as_it_is(scripts, capsys):
    assert scripts.bench_kernels.main(["--ops", "toy", "--cases", "to"]) == 0
    assert "toy toy pallas_interpret: " in capsys.readouterr().out
    with pytest.raises(SystemExit, match="unknown operation"):
        scripts.bench_kernels.main(["--ops", "toys"])


def test_tune_writes_a_table_and_keeps_what_is_as_fast(scripts, tmp_path, monkeypatch):
    path = tmp_path / "cpu.json"
    times = {Tiling(4): 200.0, Tiling(8): 190.0}

    def fake(self, candidate, program):
        if isinstance(program, Exception):
            return program
        return timing.Timing(
            us=times[candidate.tiling], spread=0.0, floor_us=100.0, bytes=1, flops=1
        )

    monkeypatch.setattr(timing.Timer, "__call__", fake)
    assert scripts.tune_kernels.main(["--output", str(tmp_path)]) == 0
    first = json.loads(path.read_text())
    entry = first["toy"]["t8/pallas_interpret"]
    assert entry["tiling"] == {"block": 8}
    assert (entry["median_us"], entry["floor_us"]) == (190.0, 100.0)
    times[Tiling(4)] = 187.0  # not 3 % faster
    scripts.tune_kernels.main(["--output", str(tmp_path)])
    assert json.loads(path.read_text()) == first
    times[Tiling(4)] = 180.0
    scripts.tune_kernels.main(["--output", str(tmp_path)])
    assert json.loads(path.read_text())["toy"]["t8/pallas_interpret"]["tiling"] == {"block": 4}


def test_an_old_tiling_is_timed_even_if_it_is_no_candidate(scripts):
    tune = scripts.tune_kernels
    entry = {"toy": {"t8/pallas_interpret": {"tiling": {"block": 2}}}}
    assert Tiling(2) in [c.tiling for c in tune.candidates("toy", entry)]
    for fields in ({"width": 2}, {"block": 16}):  # of an earlier tiling class; no longer legal
        entry = {"toy": {"t8/pallas_interpret": {"tiling": fields}}}
        assert len(tune.candidates("toy", entry)) == 3


def test_the_table_has_one_entry_a_line(scripts):
    table = {"b": {"y/triton": {"tiling": {"n": 1}}, "x/pallas": {"tiling": {}}}, "a": {"z": {}}}
    text = scripts.tune_kernels.dump(table)
    assert json.loads(text) == table
    assert [line.split(":")[0].strip() for line in text.splitlines()[1:-1]] == [
        *('"a"', '"z"', "},", '"b"', '"x/pallas"', '"y/triton"', "}")
    ]
    assert scripts.tune_kernels.device_name("NVIDIA H200") == _tuned.DEVICE


def test_every_entry_of_the_tuned_table_is_a_legal_tiling_of_a_bench():
    for op, entries in _tuned.table().items():
        kinds = {
            f"{bench.key}/{backend}": type(tilings[0])
            for bench in registry.benches(op)
            for backend, tilings in bench.tilings.items()
            if tilings
        }
        for key, entry in entries.items():
            kinds[key](**entry["tiling"])


JUNIT = """<testsuites><testsuite>
<testcase classname="tests.kernels.test_cases" name="a[1]" time="0.25"/>
<testcase classname="tests.kernels.test_cases" name="b" time="1"><failure message="no">x</failure>
</testcase>
<testcase classname="tests.kernels.test_cases" name="c" time="0"><skipped message="no GPU"/>
</testcase></testsuite></testsuites>"""


def test_results_of_the_gpu_tests(scripts, tmp_path):
    junit = tmp_path / "junit.xml"
    junit.write_text(JUNIT)
    name = "tests.kernels.test_cases::"
    assert scripts.run_gpu_tests.results(junit) == [
        {"test": f"{name}a[1]", "outcome": "passed", "seconds": 0.25},
        {"test": f"{name}b", "outcome": "failed", "seconds": 1.0, "reason": "no"},
        {"test": f"{name}c", "outcome": "skipped", "seconds": 0.0, "reason": "no GPU"},
    ]


def test_the_gpu_tests_are_in_files_that_name_the_marker(scripts):
    files = scripts.run_gpu_tests.gpu_files(SCRIPTS.parent / "tests")
    assert Path(__file__).with_name("test_cases.py") in files


@pytest.mark.parametrize("processes", [1, 2])
def test_the_gpu_tests_report_and_pass_the_status_on(scripts, tmp_path, monkeypatch, processes):
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\nmarkers = ['gpu: x']\n")
    (tmp_path / "tests").mkdir()
    head = "import pytest\n@pytest.mark.gpu\n@pytest.mark.parametrize('i', range(3))\n"
    (tmp_path / "tests" / "test_toy.py").write_text(f"{head}def test_it(i):\n    assert i\n")
    monkeypatch.setattr(scripts.run_gpu_tests, "ROOT", tmp_path)
    output = tmp_path / "results.json"
    options = ["--output", str(output), "--processes", str(processes)]
    assert scripts.run_gpu_tests.main([*options, "-q", "-p", "no:cacheprovider"]) == 1
    report = json.loads(output.read_text())
    assert report["status"] == 1
    assert report["counts"] == {"failed": 1, "passed": 2}
    assert report["versions"]["jax"] == jax.__version__
