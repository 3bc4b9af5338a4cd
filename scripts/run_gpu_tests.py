"""Runs the tests marked `gpu` and writes what passed where: device, driver, versions, each test.

Only files that name the marker are collected, so that a GPU machine needs no test dependency but
pytest. Most of the time goes into compiling, so that several processes may share the tests; a
kernel that breaks the CUDA context then takes only its own process down. Arguments that this script
does not know go to pytest.

  python scripts/run_gpu_tests.py --processes 8 --output benchmarks/gpu-tests.json -k kda
"""

import argparse  # not tyro: a GPU machine may have nothing but JAX, Flax and their dependencies
import datetime
import importlib.metadata
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGES = (
    "jax",
    "jaxlib",
    "jax-cuda13-plugin",
    "jax-cuda12-plugin",
    "triton",
    "flax",
)


def gpu_files(tests: Path) -> list[Path]:
    """Test files that use the marker."""
    return sorted(
        path for path in tests.rglob("test_*.py") if "mark.gpu" in path.read_text(encoding="utf-8")
    )


def first_line(command: Sequence[str]) -> str | None:
    """First line that a command prints; None where there is no such command or it fails."""
    if shutil.which(command[0]) is None:
        return None
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    return done.stdout.strip().splitlines()[0] if done.returncode == 0 and done.stdout else None


def versions() -> dict[str, str]:
    """Versions of the packages that are installed."""
    found = {"python": sys.version.split()[0]}
    for name in PACKAGES:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def results(junit: Path) -> list[dict[str, Any]]:
    """Each test of a JUnit file with its outcome, seconds and, if it failed, why."""
    tests = []
    for case in ElementTree.parse(junit).getroot().iter("testcase"):
        name = f"{case.get('classname', '')}::{case.get('name', '')}"
        test: dict[str, Any] = {"test": name, "outcome": "passed"}
        test["seconds"] = round(float(case.get("time", 0)), 3)
        for child in case:
            if child.tag in ("failure", "error", "skipped"):
                test["outcome"] = {"failure": "failed"}.get(child.tag, child.tag)
                test["reason"] = (child.get("message") or "")[:1000]
        tests.append(test)
    return tests


def pytest_command() -> list[str]:
    """How pytest is called for the marked tests."""
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-m", "gpu"]
    if importlib.util.find_spec("pytest_timeout") is None:
        # The plugin's setting in pyproject.toml is then unknown, which strict mode refuses.
        command += [
            "-o",
            "addopts=-ra --strict-markers",
            "-W",
            "ignore::pytest.PytestConfigWarning",
        ]
    return command


def shares(
    files: Sequence[str], extra: Sequence[str], environment: dict[str, str], processes: int
) -> list[list[str]]:
    """What each process runs: the files, or every n-th test of them."""
    if processes == 1:
        return [list(files)]
    options = [option for option in extra if option not in ("-q", "-v")]  # they change the listing
    command = [*pytest_command(), "--collect-only", "-q", *files, *options]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    tests = [line for line in done.stdout.splitlines() if "::" in line and line[0] != " "]
    if done.returncode or not tests:
        sys.exit(f"run_gpu_tests: nothing to run:\n{done.stdout}{done.stderr}")
    return [tests[i::processes] for i in range(min(processes, len(tests)))]


def run(
    parts: Sequence[Sequence[str]],
    extra: Sequence[str],
    environment: dict[str, str],
    seconds: float | None,
) -> tuple[int, list[dict[str, Any]]]:
    """Runs the parts side by side; returns the worst status and all results.

    After `seconds` the parts are interrupted: what they have finished still counts, and the status
    says that they were.
    """
    end = None if seconds is None else time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as folder:
        junits = [Path(folder) / f"{i}.xml" for i in range(len(parts))]
        logs = [None if len(parts) == 1 else path.with_suffix(".txt").open("w") for path in junits]
        running = [
            subprocess.Popen(
                [*pytest_command(), f"--junitxml={junit}", *part, *extra],
                cwd=ROOT,
                env=environment,
                stdout=log,
                stderr=log,
            )
            for part, junit, log in zip(parts, junits, logs, strict=True)
        ]
        # A process that a signal ended has a negative status.
        status = max(abs(_wait(process, end)) for process in running)
        for junit, log in zip(junits, logs, strict=True):
            if log is not None:
                log.close()
                print(junit.with_suffix(".txt").read_text(), flush=True)
        tests = [test for junit in junits if junit.exists() for test in results(junit)]
    return status, tests


def _wait(process: subprocess.Popen[bytes], end: float | None) -> int:
    try:
        return process.wait(None if end is None else max(0.0, end - time.monotonic()))
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        try:
            return process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--output", type=Path, help="JSON file of the results")
    parser.add_argument("--processes", type=int, default=1, help="that share the tests")
    parser.add_argument("--seconds", type=float, help="after which the tests are interrupted")
    args, extra = parser.parse_known_args(arguments)
    environment = dict(os.environ)
    environment["LING_TYPECHECK"] = "0"
    environment["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    files = [str(path) for path in gpu_files(ROOT / "tests")]
    parts = shares(files, extra, environment, args.processes)
    status, tests = run(parts, extra, environment, args.seconds)
    query = ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]
    report = {
        "device": first_line(query),
        "driver": first_line([query[0], "--query-gpu=driver_version", query[2]]),
        "versions": versions(),
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "commit": first_line(["git", "rev-parse", "HEAD"]),
        "status": status,
        "counts": dict(Counter(test["outcome"] for test in tests)),
        "tests": tests,
    }
    if args.output is not None:
        args.output.parent.mkdir(parents=True, exist_ok=True)
        args.output.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(report["counts"]))
    return status


if __name__ == "__main__":
    sys.exit(main())
