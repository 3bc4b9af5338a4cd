"""CV-019: a conversion holds a few blocks of rows, however large the checkpoint is."""

import json
import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import save_file

from ling_jax.checkpoint.hf import expected_tensors
from ling_jax.config import ModelConfig
from ling_jax.testing import tiny_config

ROOT = Path(__file__).parents[2]
MIB = 1 << 20
BLOCK = 4 * MIB
# What XLA, Orbax and its threads take on top, the same for checkpoints of every size.
OVERHEAD = 64 * MIB

# Memory that belongs to the process alone: mapped files, which the kernel takes back when it wants
# to, are left out. A thread looks every few milliseconds.
PROGRAM = """
import sys, threading, time
from pathlib import Path
from convert.run import Hooks, Options, convert
from ling_jax.checkpoint import hf

source, small, target, block = sys.argv[1:]

def held():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(x.split()[1]) << 10 for x in lines if x.startswith("RssAnon"))

def watch():
    global peak
    while not done:
        peak = max(peak, held())
        time.sleep(0.003)

hf.BLOCK_BYTES = int(block)
convert(Path(small), Path(target + "-small"), Options())  # imports and threads are there now
before = peak = held()
done = False
thread = threading.Thread(target=watch)
thread.start()
convert(Path(source), Path(target), Options(max_memory=256 << 20))
done = True
thread.join()
print(peak - before)
"""


def write_noise(folder: Path, **changes) -> int:
    """A checkpoint in one file, of bits that do not compress; returns the bytes of its tensors."""
    rng = np.random.default_rng(0)
    fields = tiny_config(num_hidden_layers=1, layer_group_size=1, **changes)
    tensors = {
        name: noise(rng, want.shape, np.float32 if "F32" in want.dtypes else ml_dtypes.bfloat16)
        for name, want in expected_tensors(ModelConfig.from_hf(fields)).items()
    }
    folder.mkdir()
    (folder / "config.json").write_text(json.dumps(fields))
    save_file(tensors, folder / "model.safetensors")
    return sum(tensor.nbytes for tensor in tensors.values())


def noise(rng: np.random.Generator, shape: tuple[int, ...], dtype) -> np.ndarray:
    data = rng.bytes(int(np.prod(shape)) * np.dtype(dtype).itemsize)
    return np.frombuffer(data, dtype).reshape(shape)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux")
def test_memory_stays_below_a_bound(tmp_path):
    size = write_noise(tmp_path / "source", vocab_size=1 << 17, hidden_size=256)
    write_noise(tmp_path / "small")
    assert size > 128 * MIB > 4 * BLOCK + OVERHEAD
    folders = (tmp_path / name for name in ("source", "small", "target"))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *map(str, folders), str(BLOCK)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    held = int(done.stdout)
    assert held < 4 * BLOCK + OVERHEAD, f"{held / MIB:.0f} MiB"
    assert held < size / 2 + 256 * MIB
