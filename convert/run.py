"""The conversion itself: weight by weight, resumable after a kill at any point."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from convert.hub import Repository
from convert.journal import Begun, Journal, open_journal
from convert.plan import Plan, make_plan, read_config
from convert.quantize import Scheme
from convert.sizes import size_text
from convert.target import (
    OnStep,
    check_target,
    copy_side_files,
    free_bytes,
    move_into_place,
    partial_folder,
    remove_own,
    side_files,
)
from convert.weights import is_intact, source_hashes, write_weight
from ling_jax import __version__
from ling_jax.checkpoint.draft import copied_tables
from ling_jax.checkpoint.folder import SHARDS, TensorFolder, read_json
from ling_jax.checkpoint.hf import Progress
from ling_jax.checkpoint.manifest import (
    JOURNAL,
    MANIFEST,
    MARKER,
    Manifest,
    StoredWeight,
    file_sha256,
    read_manifest,
    write_json,
    write_marker,
)
from ling_jax.checkpoint.orbax import Blocks
from ling_jax.config import Dtype
from ling_jax.errors import CheckpointError, ConfigError

_CONFIG = "config.json"


@dataclass(frozen=True, kw_only=True)
class Options:
    """How to convert; the fields are flags of the command line."""

    dtype: Dtype | None = None
    quantize: Scheme = "none"
    resume: bool = False
    force: bool = False
    allow_unexpected: str | None = None
    max_memory: int = 4 << 30


@dataclass(frozen=True, kw_only=True)
class Hooks:
    """What a conversion tells while it runs, and what it asks of the machine."""

    note: Callable[[str], None] = lambda _: None
    progress: Progress = lambda _done, _total: None
    """Takes bytes converted and bytes in all."""
    on_step: OnStep = lambda _: None
    free_bytes: Callable[[Path], int] = free_bytes


@dataclass(frozen=True, kw_only=True)
class Report:
    """What a conversion did."""

    plan: Plan
    seconds: float
    written: int
    """Bytes of the weights of this run."""
    kept: tuple[str, ...]
    """Weights that an earlier run had finished."""
    rewritten: tuple[str, ...]
    """Weights that an earlier run had finished and that were damaged since."""
    files: tuple[str, ...]
    left_behind: tuple[str, ...]
    errors: dict[str, float]
    """Of tensors that were quantised: relative root mean square error."""


def convert(
    source: Path,
    target: Path,
    options: Options,
    hooks: Hooks | None = None,
    repository: Repository | None = None,
) -> Report:
    """Converts a Hugging Face folder; `target` is there only when it is whole.

    Args:
      repository: of the hub, which the folder is of.

    Raises:
      CheckpointError: the source is not what its configuration says, or changed since an
        interrupted conversion began, or the disk is too small.
      ConfigError: the flags do not fit what is there, or memory is too small.
    """
    hooks, started = hooks or Hooks(), time.monotonic()
    check_target(source, target, resume=options.resume, force=options.force)
    plan = plan_of(source, options)
    files = _files_of(plan)
    check_memory(plan, options.max_memory)
    _note_source(plan, hooks)
    part = partial_folder(target)
    if not options.resume:
        check_disk(plan.disk_bytes, part, hooks)
        _begin_anew(part, hooks)
    names, left_behind = side_files(source)
    with open_journal(part / JOURNAL, _begun(plan, names, repository)) as journal:
        hooks.on_step("journal")
        work = _Work(plan, files, part, journal, hooks)
        if not (part / MARKER).exists():
            work.run(names)
        errors = {k: v for weight in read_manifest(part).weights for k, v in weight.errors.items()}
    move_into_place(target, hooks.on_step, force=options.force)
    return Report(
        plan=plan,
        seconds=time.monotonic() - started,
        written=work.written,
        kept=tuple(work.kept),
        rewritten=tuple(work.rewritten),
        files=tuple(names),
        left_behind=tuple(left_behind),
        errors=errors,
    )


def plan_of(source: Path, options: Options, *, read_shards: bool = True) -> Plan:
    """The plan of a conversion; see `make_plan`."""
    return make_plan(
        source,
        dtype=options.dtype,
        allow=options.allow_unexpected,
        quantize=options.quantize,
        read_shards=read_shards,
    )


class _Work:
    """Fills the folder of an unfinished conversion."""

    def __init__(
        self, plan: Plan, files: TensorFolder, part: Path, journal: Journal, hooks: Hooks
    ) -> None:
        self._plan, self._files, self._part = plan, files, part
        self._journal, self._hooks = journal, hooks
        self.kept: list[str] = []
        self.rewritten: list[str] = []
        self.written = 0

    def run(self, names: list[str]) -> None:
        """Side files first, then every weight, then manifest and marker."""
        _copy(self._plan, self._part, names)
        self._hooks.on_step("side files")
        with Blocks(self._part) as blocks:
            self._keep_finished(blocks)
            stored = self._write_missing(blocks)
        manifest = self._manifest(stored, names)
        write_json(self._part / MANIFEST, manifest.to_json())
        self._hooks.on_step("manifest")
        write_marker(self._part)
        self._hooks.on_step("marker")

    def _keep_finished(self, blocks: Blocks) -> None:
        """Decides which weights of an earlier run count.

        Raises:
          CheckpointError: the source changed; or the disk is too small for the others.
        """
        finished = self._journal.finished
        for weight in self._plan.weights:
            stored = finished.get(weight.path)
            if stored is None:
                continue
            hashes = source_hashes(self._files, weight.sources)
            changed = [name for name in hashes if hashes[name] != stored.tensors.get(name)]
            if changed:
                raise CheckpointError(
                    f"--resume: {', '.join(changed)} changed since weight {weight.path} was "
                    f"written: the hash is another; bring the source back, or begin anew with "
                    f"--force."
                )
            fits = (stored.shape, stored.dtype) == (weight.spec.shape, weight.dtype)
            is_kept = fits and is_intact(blocks, stored)
            (self.kept if is_kept else self.rewritten).append(weight.path)
        if finished:
            again = f", {len(self.rewritten)} damaged and written again" if self.rewritten else ""
            total = len(self._plan.weights)
            self._hooks.note(f"resumed: {len(self.kept)} of {total} weights are there{again}")
        missing = (w.disk_bytes for w in self._plan.weights if w.path not in self.kept)
        check_disk(sum(missing), self._part, self._hooks)

    def _write_missing(self, blocks: Blocks) -> list[StoredWeight]:
        stored, done, kept = [], 0, set(self.kept)
        for weight in self._plan.weights:
            if weight.path in kept:
                stored.append(self._journal.finished[weight.path])
            else:
                stored.append(write_weight(blocks, self._files, weight))
                self._hooks.on_step(f"written {weight.path}")
                self._journal.add(stored[-1])
                self._hooks.on_step(f"finished {weight.path}")
                self.written += weight.spec.bytes
            done += weight.spec.bytes
            self._hooks.progress(done, self._plan.bytes)
        return stored

    def _manifest(self, stored: list[StoredWeight], names: list[str]) -> Manifest:
        plan, is_draft = self._plan, self._plan.kind == "draft"
        return Manifest(
            kind=plan.kind,
            source=self._journal.begun.source,
            dtype=plan.cfg.dtype,
            tool=_tool(),
            weights=tuple(stored),
            files={name: file_sha256(self._part / name) for name in names},
            packed=plan.packed,
            copies=copied_tables(self._files, plan.cfg.vocab) if is_draft else {},
        )


def _files_of(plan: Plan) -> TensorFolder:
    if plan.files is None:
        raise CheckpointError(f"{plan.source} holds no {SHARDS} file.")
    return plan.files


def check_memory(plan: Plan, max_memory: int) -> None:
    """Raises ConfigError if a block of rows needs more."""
    if plan.host_bytes > max_memory:
        raise ConfigError(
            f"the conversion holds up to {size_text(plan.host_bytes)} of weights at a time, "
            f"--max-memory is {size_text(max_memory)}; raise it."
        )


def check_disk(needed: int, folder: Path, hooks: Hooks) -> None:
    """Raises CheckpointError if the weights may not fit."""
    free = hooks.free_bytes(folder)
    if needed > free:
        raise CheckpointError(
            f"weights need {size_text(needed)} of disk, {folder.parent} has {size_text(free)} "
            f"free; make room, or name a TARGET on another disk."
        )


def _note_source(plan: Plan, hooks: Hooks) -> None:
    if plan.shards > 1 and not plan.has_index:
        hooks.note(f"{plan.source} has no index; read the headers of its {plan.shards} shards")
    if plan.allowed:
        hooks.note(f"left out as allowed: {', '.join(plan.allowed)}")


def _begin_anew(part: Path, hooks: Hooks) -> None:
    """An empty folder; `check_target` has made sure that what stands there may go."""
    remove_own(part)
    part.mkdir(parents=True, exist_ok=True)
    hooks.on_step("folder")


def _begun(plan: Plan, names: list[str], repository: Repository | None) -> Begun:
    stats = {path.name: path.stat() for path in sorted(plan.source.glob(SHARDS))}
    return Begun(
        source=str(repository or plan.source.resolve().name),
        dtype=plan.cfg.dtype,
        quantize=plan.quantize,
        config_sha256=file_sha256(plan.source / _CONFIG),
        shards={name: [stat.st_size, stat.st_mtime_ns] for name, stat in stats.items()},
        files=names,
        tool=_tool(),
        asked=repository.asked if repository else "",
    )


def _tool() -> str:
    return f"ling_jax {__version__}"


def _copy(plan: Plan, part: Path, names: list[str]) -> None:
    """Copies the side files; `config.json` says what the weights of the result are."""
    copy_side_files(plan.source, part, names)
    fields = read_json(part / _CONFIG)
    described = dict(fields)
    if read_config(plan.source)[1].dtype != plan.cfg.dtype:
        described["dtype"] = plan.cfg.dtype
    described.pop("quantization_config", None)  # of published tensors; the manifest has our own
    if described != fields:
        write_json(part / _CONFIG, described)
