"""Sources by their name on the hub, which a fake with the hub's own cache stands for."""

import hashlib
import json
import shutil
from pathlib import Path
from types import SimpleNamespace

import huggingface_hub
import pytest
from huggingface_hub import constants
from huggingface_hub.errors import (
    GatedRepoError,
    HfHubHTTPError,
    HFValidationError,
    LocalEntryNotFoundError,
    OfflineModeIsEnabled,
    RepositoryNotFoundError,
    RevisionNotFoundError,
)
from tiny_source import SHARDS, TEXT_FILES, killing, run

from convert.plan import make_plan
from convert.run import Hooks
from ling_jax.checkpoint.manifest import read_manifest
from tests.e2e.demo import run_python

NAME = "inclusionAI/Ling-tiny"
OLD, NEW = "1" * 40, "2" * 40
SIDE = {"config.json", "model.safetensors.index.json", *TEXT_FILES}
FOREIGN = ("pytorch_model.bin", "manifest.json", ".gitattributes", "figures/loss.png")


def http(kind: type[HfHubHTTPError], status: int) -> HfHubHTTPError:
    response = SimpleNamespace(status_code=status, headers={}, request=None)
    return kind(f"{status} Client Error.\n\nSome Url", response=response)


class FakeHub:
    """One repository whose revisions are commits, and a cache of blobs and links to them."""

    def __init__(self, files: Path, cache: Path) -> None:
        self.folder, self.cache = files, cache
        self.revisions = {"main": OLD, OLD: OLD, NEW: NEW}
        self.error: Exception | None = None
        self.download_error: Exception | None = None
        self.lost: set[str] = set()
        self.asked: list[set[str]] = []

    def model_info(self, name, *, revision, files_metadata):
        if self.error is not None:
            raise self.error
        assert (name, files_metadata) == (NAME, True)
        names = [str(x.relative_to(self.folder)) for x in self.folder.rglob("*") if x.is_file()]
        siblings = [
            SimpleNamespace(rfilename=x, size=(self.folder / x).stat().st_size) for x in names
        ]
        return SimpleNamespace(sha=self.revisions[revision or "main"], siblings=siblings)

    def snapshot_download(self, name, *, revision, cache_dir, allow_patterns):
        assert (name, cache_dir) == (NAME, self.cache)
        self.asked.append(set(allow_patterns))
        if self.download_error is not None:
            raise self.download_error
        place = self.cache / "models--inclusionAI--Ling-tiny"
        snapshot, blobs = place / "snapshots" / revision, place / "blobs"
        snapshot.mkdir(parents=True, exist_ok=True)
        blobs.mkdir(exist_ok=True)
        for file in set(allow_patterns) - self.lost:
            blob = blobs / hashlib.sha256((self.folder / file).read_bytes()).hexdigest()
            if not blob.exists():
                shutil.copyfile(self.folder / file, blob)
            if not (snapshot / file).exists():
                (snapshot / file).symlink_to(Path("..", "..", "blobs", blob.name))
        return str(snapshot)


@pytest.fixture
def hub(source, tmp_path, monkeypatch):
    for name in FOREIGN:
        (source / name).parent.mkdir(exist_ok=True)
        (source / name).write_text("mine")
    fake = FakeHub(source, tmp_path / "cache")
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(fake.cache))
    for function in ("model_info", "snapshot_download"):
        monkeypatch.setattr(huggingface_hub, function, getattr(fake, function))
    return fake


def snapshot(hub: FakeHub, commit: str) -> Path:
    return hub.cache / "models--inclusionAI--Ling-tiny" / "snapshots" / commit


def sums(folder: Path) -> list[tuple[str, str]]:
    return [(weight.path, weight.sha256) for weight in read_manifest(folder).weights]


@pytest.mark.parametrize("asked", [NAME, f"{NAME}@main", f"{NAME}@{OLD}"])
def test_a_repository_is_converted_as_its_folder_is(hub, whole_target, tmp_path, capsys, asked):
    target = tmp_path / "target"
    assert run("run", "--from-hub", asked, target) == 0
    out = capsys.readouterr().out
    assert f"{NAME}@{OLD}: " in out
    assert f" to download to {hub.cache}, up to " in out
    assert hub.asked == [SIDE, SIDE | set(SHARDS)]
    assert sums(target) == sums(whole_target)
    assert read_manifest(target).files == read_manifest(whole_target).files
    assert run("inspect", target) == 0
    assert f"source: {NAME}@{OLD}, converted by ling_jax" in capsys.readouterr().out
    assert run("verify", target, "--full", "--source", snapshot(hub, OLD)) == 0


def test_a_plan_leaves_the_shards_where_they_are(hub, tmp_path, capsys):
    target = tmp_path / "target"
    for command in (["plan", "--from-hub", NAME], ["--from-hub", NAME, target, "--dry-run"]):
        assert run(*command) == 0
        out = capsys.readouterr().out
        assert "layers.1.ffn.gate_up" in out
        assert "no shards read; sizes from config.json" in out
    assert hub.asked == [SIDE, SIDE]
    (snapshot(hub, OLD) / SHARDS[0]).symlink_to(hub.folder / SHARDS[0])  # of a cut-off download
    assert run("plan", "--from-hub", NAME) == 0
    (snapshot(hub, OLD) / SHARDS[1]).symlink_to(hub.folder / SHARDS[1])
    assert run("plan", "--from-hub", NAME) == 0
    out = capsys.readouterr().out
    assert f"{NAME}@{OLD}: 0 bytes to download" in out
    assert "names, shapes and dtypes agree with config.json" in out
    assert not target.exists()


def test_the_disk_must_hold_download_and_weights(hub, whole_source, tmp_path, capsys):
    weights = make_plan(whole_source).disk_bytes
    hooks = Hooks(note=print, free_bytes=lambda _: weights - 1)
    assert run("--from-hub", NAME, tmp_path / "target", hooks=hooks) == 2
    assert "weights need " in capsys.readouterr().err
    hooks = Hooks(note=print, free_bytes=lambda _: weights)
    assert run("--from-hub", NAME, tmp_path / "target", hooks=hooks) == 2
    message = capsys.readouterr().err
    assert f"{NAME}@{OLD} needs " in message
    assert " for the weights of disk, " in message
    assert "or set HF_HOME to a folder on another disk" in message
    assert SHARDS[0] not in set.union(*hub.asked)
    assert not (tmp_path / "target.converting").exists()


def test_what_no_conversion_takes_is_not_downloaded(hub, tmp_path, capsys):
    arguments = ("--from-hub", NAME, tmp_path / "target")
    for more, words in (
        (("--quantize", "int4"), "in groups of 32"),
        (("--max-memory", "1000"), "--max-memory is 1,000 bytes"),
        (("--resume",), "leave --resume out"),
    ):
        assert run(*arguments, *more) == 2
        assert words in capsys.readouterr().err
    config = hub.folder / "config.json"
    config.write_text(json.dumps(json.loads(config.read_text()) | {"hidden_act": "gelu"}))
    shutil.rmtree(hub.cache)
    assert run(*arguments) == 2
    assert "hidden_act" in capsys.readouterr().err
    assert SHARDS[0] not in set.union(*hub.asked)


@pytest.mark.parametrize("asked", [NAME, f"{NAME}@main"])
def test_a_resumed_conversion_has_the_commit_that_it_began_with(
    hub, whole_target, tmp_path, capsys, asked
):
    target = tmp_path / "target"
    assert run("--from-hub", asked, target, hooks=killing("finished", 7)) == 137
    hub.revisions["main"] = NEW
    assert run("--from-hub", f"{NAME}@{NEW}", target, "--resume") == 2
    message = f"the source is {NAME}@{NEW}, the conversion began with {asked}; go on as it began"
    assert message in capsys.readouterr().err
    assert run("--from-hub", asked, target, "--resume") == 0
    assert "resumed: 7 of " in capsys.readouterr().out
    assert read_manifest(target).source == f"{NAME}@{OLD}"
    assert sums(target) == sums(whole_target)
    assert run("--from-hub", asked, target, "--force") == 0
    assert read_manifest(target).source == f"{NAME}@{NEW}"


def test_a_conversion_of_a_folder_is_not_resumed_from_the_hub(hub, whole_source, tmp_path, capsys):
    target = tmp_path / "target"
    assert run(whole_source, target, hooks=killing("finished", 7)) == 137
    assert run("--from-hub", NAME, target, "--resume") == 2
    assert "the conversion began with source; go on as it began" in capsys.readouterr().err


def test_one_of_the_hub_is_resumed_from_its_folder(hub, tmp_path):
    target = tmp_path / "target"
    assert run("--from-hub", NAME, target, hooks=killing("finished", 7)) == 137
    assert run(snapshot(hub, OLD), target, "--resume") == 0
    assert read_manifest(target).source == f"{NAME}@{OLD}"


OFFLINE = LocalEntryNotFoundError("An error happened\nwhile trying to locate the file.")
OFFLINE.__cause__ = http(HfHubHTTPError, 503)
DENIED = LocalEntryNotFoundError("An error happened")
DENIED.__cause__ = http(HfHubHTTPError, 403)
FAILURES = {
    "repository": (http(RepositoryNotFoundError, 401), "is private: check the name, or log in"),
    "gated": (http(GatedRepoError, 403), f"ask for access at {constants.ENDPOINT}/{NAME}, and log"),
    "revision": (http(RevisionNotFoundError, 404), "has no revision v9: name a branch, a tag or"),
    "token": (http(HfHubHTTPError, 401), "may not be read (401): log in with `hf auth login`"),
    "permission": (DENIED, "may not be read (403): log in with `hf auth login` or HF_TOKEN"),
    "server": (http(HfHubHTTPError, 503), "(HfHubHTTPError: 503 Client Error); check network"),
    "in the download": (OFFLINE, "(HfHubHTTPError: 503 Client Error); check network and disk"),
    "nothing cached": (LocalEntryNotFoundError("Cannot find"), "(LocalEntryNotFoundError: Cannot"),
    "flag": (OfflineModeIsEnabled("offline"), "HF_HUB_OFFLINE is set: unset it, or name a folder"),
    "name": (HFValidationError("Repo id"), "is no name of a repository: give one as inclusionAI/"),
    "network": (HfHubHTTPError.__bases__[0]("No route"), ": No route); check network and disk"),
    "xet": (RuntimeError("CAS service error"), "(RuntimeError: CAS service error); check"),
    "full": (OSError(28, "No space left on device"), "No space left on device); check network and"),
    "silent": (ConnectionError(), "(ConnectionError); check network and disk"),
}


@pytest.mark.parametrize("where", ["error", "download_error"])
@pytest.mark.parametrize("failure", FAILURES)
def test_every_failure_is_one_line_with_the_way_out(hub, tmp_path, capsys, failure, where):
    error, words = FAILURES[failure]
    setattr(hub, where, error)
    hub.revisions["v9"] = OLD
    for command in (["plan"], ["run"]):
        target = [] if command == ["plan"] else [tmp_path / "target"]
        assert run(*command, "--from-hub", f"{NAME}@v9", *target) == 2
        message = capsys.readouterr().err
        assert message.startswith(f"error: {NAME}")
        assert words in message
        assert len(message.splitlines()) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["source"]


def test_files_that_do_not_arrive_whole_are_named(hub, tmp_path, capsys):
    hub.lost = {SHARDS[1]}
    assert run("--from-hub", NAME, tmp_path / "target") == 2
    assert f"{NAME}@{OLD}: {SHARDS[1]} did not arrive whole" in capsys.readouterr().err
    hub.lost = set()
    (snapshot(hub, OLD) / SHARDS[1]).write_text("cut off")
    assert run("--from-hub", NAME, tmp_path / "target") == 2
    assert f"{SHARDS[1]} did not arrive whole in {snapshot(hub, OLD)}" in capsys.readouterr().err


def test_a_repository_needs_shards_and_a_revision_a_name(hub, tmp_path, capsys):
    for name in SHARDS:
        (hub.folder / name).unlink()
    for asked, words in (
        (NAME, "holds no model*.safetensors file"),
        (f"{NAME}@", "names no revision"),
    ):
        assert run("plan", "--from-hub", asked) == 2
        assert words in capsys.readouterr().err


def test_a_target_in_the_cache_is_refused(hub, capsys):
    assert run("--from-hub", NAME, hub.cache / "target") == 2
    assert "name a folder outside of it" in capsys.readouterr().err


def test_disks_are_counted_apart(hub, tmp_path, monkeypatch):
    """The weights need no room where the download goes, if that is another disk."""
    monkeypatch.setattr("convert.download.share_disk", lambda _one, _other: False)
    shards = sum((hub.folder / name).stat().st_size for name in SHARDS)
    free = {hub.cache: 2 * shards}
    hooks = Hooks(note=print, free_bytes=lambda folder: free.get(folder, 1 << 40))
    assert run("--from-hub", NAME, tmp_path / "target", hooks=hooks) == 0


def test_a_server_knows_no_hub():
    done = run_python("-c", "import sys, ling_jax.serve.app; print(*sys.modules, sep='\\n')")
    assert done.code == 0, done.err
    assert "huggingface_hub" not in done.out.splitlines()
