"""The cases of `tests/cases/conversion.json`.

They were written before the model had names here: `model.embed_tokens.weight` in a case stands for
`model.word_embeddings.weight`. The bound of CV-019 is held by `test_convert_memory.py`, on a
checkpoint that is larger than what the process takes anyway.
"""

import dataclasses
import json
import os
import re
import shutil
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from tiny_source import (
    SHARDS,
    assert_same,
    contents,
    edit_index,
    edit_tensors,
    flip_byte,
    killing,
    run,
    shard_of,
)

from convert.run import Hooks
from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.checkpoint.orbax import load_converted
from ling_jax.errors import CheckpointError
from ling_jax.sharding import Parallel, make_mesh
from tests.spec.drafts import tiny_draft, write_draft

FOLDER = Path(os.environ.get("LING_CASES_DIR", Path(__file__).parents[1] / "cases"))
CASES = {case["id"]: case for case in json.loads((FOLDER / "conversion.json").read_text())["cases"]}
OURS = {"model.embed_tokens.weight": "model.word_embeddings.weight"}
WORDS = {"CV-006": r"model\.word_embeddings\.weight.*expected.*\["}  # our name
DTYPES = {"I32": np.int32}


class Case:
    """A case being run: its folders, and what its mutations ask of the run."""

    def __init__(self, case, whole_source: Path, folder: Path) -> None:
        self.case, self.whole_source = case, whole_source
        self.source, self.target = folder / "source", folder / "target"
        shutil.copytree(whole_source, self.source)
        self.hooks = Hooks(note=print)
        for mutation in case["mutations"]:
            fields = {key: value for key, value in mutation.items() if key != "op"}
            if "name" in fields:
                fields["name"] = OURS.get(fields["name"], fields["name"])
            getattr(self, mutation["op"])(**fields)

    def drop_tensor(self, name):
        edit_tensors(shard_of(self.source, name), lambda tensors: tensors.pop(name))
        edit_index(self.source, lambda table: table.pop(name))

    def add_tensor(self, name, shape):
        extra = {name: np.zeros(shape, ml_dtypes.bfloat16)}
        edit_tensors(self.source / SHARDS[0], lambda tensors: tensors.update(extra))
        edit_index(self.source, lambda table: table.update({name: SHARDS[0]}))

    def reshape(self, name, shape):
        self._replace(name, lambda tensor: np.resize(tensor, shape))

    def cast(self, name, dtype):
        self._replace(name, lambda tensor: tensor.astype(DTYPES[dtype]))

    def _replace(self, name, change):
        path = shard_of(self.source, name)
        edit_tensors(path, lambda tensors: tensors.update({name: change(tensors[name])}))

    def index_add(self, name, file):
        edit_index(self.source, lambda table: table.update({name: file}))

    def index_move(self, name, file):
        if shard_of(self.source, name).name == file:
            file = next(shard for shard in SHARDS if shard != file)
        edit_index(self.source, lambda table: table.update({name: file}))

    def drop_file(self, name):
        (self.source / name).unlink()

    def duplicate_tensor(self, name):
        first = shard_of(self.source, name)
        other = next(shard for shard in SHARDS if shard != first.name)
        twin: dict[str, np.ndarray] = {}
        edit_tensors(first, lambda tensors: twin.update({name: tensors[name]}))
        edit_tensors(self.source / other, lambda tensors: tensors.update(twin))

    def config_set(self, key, value):
        path = self.source / "config.json"
        path.write_text(json.dumps(json.loads(path.read_text()) | {key: value}))

    def run_before(self):
        assert run(self.source, self.target) == 0

    def kill_after_tensors(self, n):
        assert run(self.source, self.target, hooks=killing("finished", n)) == 137

    def flip_byte(self, name):
        flip_byte(self.source, name)

    def fake_free_bytes(self, value):
        self.hooks = dataclasses.replace(self.hooks, free_bytes=lambda _: value)

    def use_fixture(self, name):
        assert name == "tiny_draft_checkpoint"
        shutil.rmtree(self.source)
        self.source.mkdir()
        write_draft(self.source, tiny_draft(dtype="bfloat16"))

    def arguments(self) -> list[str | Path]:
        """`verify` is asked of the result of a conversion."""
        args = self.case["args"]
        if args != ["verify"]:
            return [self.source, self.target, *args]
        if not self.case["mutations"]:
            assert run(self.source, self.target) == 0
        return ["verify", self.target, "--full", "--source", self.source]


@pytest.mark.parametrize("name", CASES)
def test_case(name, whole_source, tmp_path, capsys, devices):
    case = Case(CASES[name], whole_source, tmp_path)
    arguments = case.arguments()
    before = contents(tmp_path)
    capsys.readouterr()
    code = run(*arguments, hooks=case.hooks)
    out, err = capsys.readouterr()
    expect = dict(CASES[name]["expect"])
    assert (code == 0) == (expect["exit"] == "zero"), err
    assert code in (0, 2)
    assert len(err.splitlines()) == (code != 0), err
    if "message_regex" in expect:
        assert re.search(WORDS.get(name, expect["message_regex"]), out + err), out + err
    if code:
        assert name in ("CV-014",) or not case.target.exists()
        assert contents(tmp_path) == before
    for key, want in expect.get("report", {}).items():
        words = {"unexpected_allowed": "unexpected allowed"}.get(key, key)
        assert f"{want} {words}" in out
    if expect.get("bitwise_equal"):
        check_equal(case, devices, expect.get("load_with_mesh", [[1]]))
    if expect.get("writes_nothing"):
        assert contents(tmp_path) == before
    for file in expect.get("files_present", ()):
        assert (case.target / file).read_bytes() == (whole_source / file).read_bytes()


def check_equal(case: Case, devices, meshes) -> None:
    cfg = load_config(case.target)
    for (count,) in meshes:
        parallel = Parallel() if count == 1 else Parallel(mesh=make_mesh(devices(count), cfg))
        want = load_params(case.whole_source, cfg, parallel=parallel)
        got = load_converted(case.target, cfg, parallel=parallel)
        assert_same(got, want)


def test_what_an_interrupted_conversion_left_does_not_load(whole_source, tmp_path):
    """CV-016, by the loader."""
    case = Case(CASES["CV-016"], whole_source, tmp_path)
    (part,) = [path for path in tmp_path.iterdir() if path != case.source]
    with pytest.raises(CheckpointError, match="is incomplete"):
        load_converted(part, load_config(part), parallel=Parallel())
