"""Strict numerics, type-checked array code and the golden data, for every test."""

import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

# A thousand programs that run for a moment: most of the time would go into making them fast.
# Before JAX starts, and for the servers that tests start.
_FLAGS = ["--xla_backend_optimization_level=0", "--xla_cpu_parallel_codegen_split_count=1"]
if version("jax").startswith("0.10."):  # later ones know no other way, nor the flag
    _FLAGS.append("--xla_cpu_use_fusion_emitters=false")
os.environ["XLA_FLAGS"] = " ".join([*_FLAGS, os.environ.get("XLA_FLAGS", "")])

import jax  # noqa: E402
import jaxtyping  # noqa: E402
import pytest  # noqa: E402

# The packages that handle arrays. The others know no arrays, and their protocols are interfaces
# for readers, which a run-time checker cannot test.
_TYPE_CHECKED = (
    *("batches", "cache", "checkpoint", "config", "devices", "engine.executor", "engine.plan"),
    *("execution", "layers", "linen", "model", "pallas", "params", "programs", "quant"),
    *("sampling", "sharding", "spec", "spec_steps", "steps"),
    *("testing", "training"),
)
# An int may stand where a float is meant, as in every static type checker.
_CHECKER = "beartype.beartype(conf=beartype.BeartypeConf(is_pep484_tower=True))"

if os.environ.get("LING_TYPECHECK", "1") != "0":  # a GPU machine may lack beartype
    jaxtyping.install_import_hook([f"ling_jax.{name}" for name in _TYPE_CHECKED], _CHECKER)
    finder: Any = sys.meta_path[0]
    is_checked = finder.should_instrument
    # Triton compiles the source of a kernel; a checked function has another's names around it.
    finder.should_instrument = lambda name: "triton_kernel" not in name and is_checked(name)
jax.config.update("jax_num_cpu_devices", 8)
jax.config.update("jax_numpy_dtype_promotion", "strict")
jax.config.update("jax_numpy_rank_promotion", "raise")
jax.devices()  # starts the backends: from here on nothing changes the number of devices

_SUBSET = Path(__file__).parent / "golden" / "data"


@pytest.fixture(scope="session")
def golden_dir() -> Path:
    """The golden data: the folder that LING_GOLDEN_DIR names, else the subset kept here."""
    return Path(os.environ.get("LING_GOLDEN_DIR", _SUBSET))


@pytest.fixture(scope="session")
def golden_path(golden_dir):
    """Finds a golden file; one that the subset lacks skips the test, in the full set it fails."""

    def find(name: str) -> Path:
        path = golden_dir / name
        if path.exists():
            return path
        if golden_dir == _SUBSET:
            pytest.skip(f"the subset has no {name}; LING_GOLDEN_DIR names the full set")
        raise FileNotFoundError(f"LING_GOLDEN_DIR has no {name}: {path}")

    return find


@pytest.fixture(scope="session")
def devices():
    """Gives the first `count` devices, or skips the test where there are fewer."""

    def first(count: int) -> list[jax.Device]:
        found = jax.devices()
        if len(found) < count:
            pytest.skip(f"needs {count} devices, {len(found)} here")
        return found[:count]

    return first


def pytest_collection_modifyitems(config, items):
    """Tests marked `gpu` run where a GPU is."""
    if any(device.platform == "gpu" for device in jax.devices()):
        return
    skip = pytest.mark.skip(reason="needs an NVIDIA GPU")
    for item in items:
        if "gpu" in item.keywords:
            item.add_marker(skip)
