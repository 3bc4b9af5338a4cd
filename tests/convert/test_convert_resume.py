"""Kills at every kind of step: nothing looks finished, and resuming gives what one run gives."""

import dataclasses
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tiny_source import assert_same, contents, flip_byte, killing, run, shard_of

from convert.target import partial_folder, replaced_folder
from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.checkpoint.manifest import JOURNAL, read_manifest
from ling_jax.checkpoint.orbax import load_converted
from ling_jax.sharding import Parallel
from ling_jax.testing import tiny_config, write_checkpoint

ROOT = Path(__file__).parents[2]
EMBED = "model.word_embeddings.weight"  # fills the first weight


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A source of one MLA layer and its conversion; never written to."""
    folder = tmp_path_factory.mktemp("resume")
    fields = tiny_config(num_hidden_layers=1, layer_group_size=1)
    write_checkpoint(folder / "source", fields, shards=2)
    assert run(folder / "source", folder / "target") == 0
    return folder / "source", folder / "target"


def stored(folder: Path) -> list:
    """All that the manifest says of weights, but what Orbax's own files take."""
    return [dataclasses.replace(x, disk_bytes=0) for x in read_manifest(folder).weights]


def assert_as_of_one_piece(target: Path, small) -> None:
    source, whole = small
    assert stored(target) == stored(whole)
    cfg = load_config(source)
    got = load_converted(target, cfg, parallel=Parallel())
    assert_same(got, load_params(source, cfg, parallel=Parallel()))
    assert not partial_folder(target).exists()
    assert not replaced_folder(target).exists()
    assert not (target / JOURNAL).exists()


@pytest.mark.parametrize(
    ("step", "count"),
    [
        ("journal", 1),
        ("side files", 1),
        ("written", 1),
        ("written", 7),
        ("finished", 7),
        ("manifest", 1),
        ("marker", 1),
    ],
)
def test_a_killed_conversion_is_resumed(small, tmp_path, step, count):
    target = tmp_path / "target"
    assert run(small[0], target, hooks=killing(step, count)) == 137
    assert not target.exists()
    assert run("verify", target) == 2
    assert run(small[0], target, "--resume") == 0
    assert_as_of_one_piece(target, small)


def test_a_kill_before_the_journal_leaves_nothing_to_resume(small, tmp_path):
    target = tmp_path / "target"
    assert run(small[0], target, hooks=killing("folder")) == 137
    assert run(small[0], target, "--resume") == 2
    assert run(small[0], target) == 0
    assert_as_of_one_piece(target, small)


def test_a_kill_behind_the_last_rename_leaves_a_whole_folder(small, tmp_path):
    target = tmp_path / "target"
    assert run(small[0], target, hooks=killing("renamed")) == 137
    assert run("verify", target, "--full") == 0
    assert run(small[0], target) == 2


def test_several_kills_in_a_row(small, tmp_path):
    target = tmp_path / "target"
    assert run(small[0], target, hooks=killing("finished", 3)) == 137
    for step in ("written", "finished", "written"):
        assert run(small[0], target, "--resume", hooks=killing(step, 2)) == 137
    assert run(small[0], target, "--resume") == 0
    assert_as_of_one_piece(target, small)


def test_a_process_that_is_killed(small, tmp_path):
    target = tmp_path / "target"
    program = f"""
import os, signal
from pathlib import Path
from convert.run import Hooks, Options, convert

def on_step(name):
    if name == "written layers.0.mixer.out":
        os.kill(os.getpid(), signal.SIGKILL)

convert(Path({str(small[0])!r}), Path({str(target)!r}), Options(), Hooks(on_step=on_step))
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False, timeout=120)
    assert done.returncode == -signal.SIGKILL
    assert not target.exists()
    assert run(small[0], target, "--resume") == 0
    assert_as_of_one_piece(target, small)


@pytest.fixture
def interrupted(small, tmp_path):
    """A source of its own and a target whose conversion was killed behind seven weights."""
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    for name, data in contents(small[0]).items():
        (source / name).write_bytes(data)
    assert run(source, target, hooks=killing("finished", 7)) == 137
    return source, target


def test_finished_weights_are_not_written_again(interrupted, small, capsys):
    source, target = interrupted
    steps = []
    hooks = dataclasses.replace(killing("never"), on_step=steps.append, note=print)
    assert run(source, target, "--resume", hooks=hooks) == 0
    total = len(stored(target))
    assert sum(step.startswith("written") for step in steps) == total - 7
    assert f"resumed: 7 of {total} weights are there" in capsys.readouterr().out


def test_a_line_that_a_kill_cut_off_counts_for_nothing(interrupted, small):
    source, target = interrupted
    path = partial_folder(target) / JOURNAL
    os.truncate(path, path.stat().st_size - 7)
    assert run(source, target, "--resume") == 0
    assert_as_of_one_piece(target, small)


@pytest.mark.parametrize("damage", ["truncated", "gone", "other values"])
def test_a_finished_weight_that_was_damaged_is_written_again(interrupted, small, capsys, damage):
    source, target = interrupted
    place = partial_folder(target) / "weights" / "layers.0.mixer.k_up"
    other = partial_folder(target) / "weights" / "layers.0.mixer.v_up"
    for path in sorted(place.rglob("*"), reverse=True):
        if damage == "truncated" and path.is_file():
            os.truncate(path, path.stat().st_size // 2)
        elif damage == "gone":
            path.unlink() if path.is_file() else path.rmdir()
    if damage == "other values":
        place.rename(tmp := place.with_name("moved"))
        other.rename(place)
        tmp.rename(other)
    assert run(source, target, "--resume") == 0
    assert "damaged and written again" in capsys.readouterr().out
    assert_as_of_one_piece(target, small)


def test_a_changed_source_is_told_by_its_hash(interrupted, capsys):
    """Even if its size and its time of change are what they were."""
    source, target = interrupted
    shard = shard_of(source, EMBED)
    stat = shard.stat()
    flip_byte(source, EMBED)
    os.utime(shard, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    assert run(source, target, "--resume") == 2
    assert f"{EMBED} changed since weight embed was written: the hash" in capsys.readouterr().err


def test_a_shard_of_another_time_is_refused(interrupted, capsys):
    """A weight that is yet to come may have changed, which no hash could tell."""
    source, target = interrupted
    shard = shard_of(source, "model.norm.weight")
    os.utime(shard, ns=(1, 1))
    assert run(source, target, "--resume") == 2
    assert f"{shard.name} of the source changed since" in capsys.readouterr().err


def test_a_resumed_conversion_goes_on_as_it_began(interrupted, capsys):
    source, target = interrupted
    assert run(source, target, "--resume", "--dtype", "float32") == 2
    assert "dtype is 'float32', the conversion began with 'bfloat16'" in capsys.readouterr().err
    config = source / "config.json"
    config.write_text(json.dumps(json.loads(config.read_text()) | {"rope_theta": 20000.0}))
    assert run(source, target, "--resume") == 2
    assert "config.json of the source changed" in capsys.readouterr().err


def test_an_unfinished_conversion_is_begun_anew_only_with_force(interrupted, small, capsys):
    source, target = interrupted
    assert run(source, target) == 2
    assert "go on with --resume, or begin anew with --force" in capsys.readouterr().err
    assert run(source, target, "--force") == 0
    assert_as_of_one_piece(target, small)


def test_the_disk_must_hold_what_is_missing(interrupted, capsys):
    source, target = interrupted
    hooks = dataclasses.replace(killing("never"), free_bytes=lambda _: 1000)
    assert run(source, target, "--resume", hooks=hooks) == 2
    assert "1,000 bytes free; make room" in capsys.readouterr().err


def test_two_processes_do_not_write_one_conversion(interrupted, capsys):
    source, target = interrupted

    def second(step: str) -> None:
        if step == "journal":
            assert run(source, target, "--resume") == 2

    hooks = dataclasses.replace(killing("never"), on_step=second)
    assert run(source, target, "--resume", hooks=hooks) == 0
    assert "another conversion writes there" in capsys.readouterr().err


@pytest.mark.parametrize("step", ["finished", "marker", "moved away", "renamed"])
def test_a_killed_replacement_is_resumed(small, interrupted, step):
    source, target = interrupted
    assert run(source, target, "--resume") == 0
    assert run(source, target, "--force", hooks=killing(step)) == 137
    if step == "renamed":
        assert run("verify", target, "--full") == 0
        assert run(source, target, "--force") == 0
    else:
        assert run(source, target, "--resume", "--force") == 0
    assert_as_of_one_piece(target, small)
