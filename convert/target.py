"""The folders of a conversion: what may be written, what may be replaced, what goes last.

TARGET             the result; there only when it is whole
TARGET.converting  an unfinished conversion, with its journal
TARGET.replaced    the result before, while --force puts the new one in its place
"""

import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from convert.journal import read_begun
from ling_jax.checkpoint.folder import INDEX, read_json
from ling_jax.checkpoint.manifest import JOURNAL, MANIFEST, OWN_NAMES, WEIGHTS, Manifest
from ling_jax.errors import CheckpointError, ConfigError

SIDE_FILE_BYTES = 64 << 20
_WEIGHT_SUFFIXES = (".safetensors", ".bin", ".pt", ".pth", ".gguf", ".ckpt", ".h5", ".msgpack")

OnStep = Callable[[str], None]
"""Called behind every step that leaves a trace on disk, with its name."""


def partial_folder(target: Path) -> Path:
    """Where an unfinished conversion stands."""
    return Path(os.path.abspath(target) + ".converting")


def replaced_folder(target: Path) -> Path:
    """Where the result before stands for a moment."""
    return Path(os.path.abspath(target) + ".replaced")


def check_target(source: Path, target: Path, *, resume: bool, force: bool) -> None:
    """Checks that a conversion may begin, or be resumed; writes nothing.

    Raises:
      ConfigError: the flags do not fit what is there. CheckpointError: `--force` would delete files
        that no conversion wrote.
    """
    here, there = source.resolve(), target.resolve()
    if here == there or here in there.parents:
        raise ConfigError(f"TARGET {target} is in SOURCE {source}; name a folder outside of it.")
    part = partial_folder(target)
    if target.exists() or target.is_symlink():
        if not force:
            raise ConfigError(f"{target} exists; name another TARGET, or replace it with --force.")
        check_own(target)
    if resume and not (part / JOURNAL).is_file():
        raise ConfigError(f"--resume: there is no {part} to go on with; leave --resume out.")
    if part.exists() and not resume and any(part.iterdir()):
        if not force:
            raise ConfigError(
                f"{part} is an unfinished conversion; go on with --resume, or begin anew with "
                f"--force."
            )
        check_own(part)


def check_own(folder: Path) -> None:
    """Checks that conversions wrote all that stands in a folder.

    Raises:
      CheckpointError: names what they did not write.
    """
    if folder.is_symlink() or not any((folder / x).is_file() for x in (MANIFEST, JOURNAL)):
        raise CheckpointError(
            f"{folder} is not a folder that a conversion wrote; --force does not delete it. Name "
            f"another TARGET."
        )
    if (folder / MANIFEST).is_file():
        path = folder / MANIFEST
        manifest = Manifest.from_json(read_json(path), str(path))
        files, weights = set(manifest.files), {weight.path for weight in manifest.weights}
    else:
        begun = read_begun(folder / JOURNAL)
        files, weights = set() if begun is None else set(begun.files), None
    foreign = _foreign(folder, files | set(OWN_NAMES))
    if weights is not None and (folder / WEIGHTS).is_dir():
        foreign += [f"{WEIGHTS}/{name}" for name in _foreign(folder / WEIGHTS, weights)]
    if foreign:
        raise CheckpointError(
            f"{folder} holds what no conversion wrote, which --force does not delete: "
            f"{', '.join(foreign)}. Move it away first."
        )


def _foreign(folder: Path, own: set[str]) -> list[str]:
    names = (path.name for path in folder.iterdir())
    return sorted(
        x for x in names if x not in own and not (x.startswith(".") and x.endswith(".part"))
    )


def remove_own(folder: Path) -> None:
    """Deletes a folder that holds nothing but a conversion.

    Raises:
      CheckpointError: it holds something else too; all of it is left.
    """
    if folder.is_dir() and any(folder.iterdir()):
        check_own(folder)
        shutil.rmtree(folder)


def move_into_place(target: Path, on_step: OnStep, *, force: bool) -> None:
    """Gives a marked conversion its name; what stood there before goes away last.

    Raises:
      ConfigError: something has come to stand there without `force`.
      CheckpointError: it is no conversion.
    """
    part, before = partial_folder(target), replaced_folder(target)
    if target.exists():
        if not force:
            raise ConfigError(f"{target} exists now; name another TARGET, or take --force.")
        check_own(target)
        remove_own(before)  # left by a kill during an earlier replacement
        os.rename(target, before)
        on_step("moved away")
    os.rename(part, target)
    on_step("renamed")
    (target / JOURNAL).unlink(missing_ok=True)
    remove_own(before)


def free_bytes(folder: Path) -> int:
    """Free bytes on the disk of a folder, which need not be there yet."""
    return shutil.disk_usage(_existing(folder)).free


def share_disk(one: Path, other: Path) -> bool:
    """Whether two folders, which need not be there yet, are on one disk."""
    return _existing(one).stat().st_dev == _existing(other).stat().st_dev


def _existing(folder: Path) -> Path:
    """The folder, or the closest one above it that is there."""
    while not folder.exists():
        folder = folder.parent
    return folder


def side_files(source: Path) -> tuple[list[str], list[str]]:
    """Files that travel along, and those left behind: larger ones, and folders.

    Weights in other formats, the index and hidden files are neither.
    """
    found = [path for path in sorted(source.iterdir()) if not _is_passed_over(path.name)]
    taken = [x.name for x in found if x.is_file() and is_side_file(x.name, x.stat().st_size)]
    return taken, [path.name for path in found if path.name not in taken]


def is_side_file(name: str, size: int) -> bool:
    """Whether a file with that name and size travels along."""
    is_taken = not _is_passed_over(name) and name not in OWN_NAMES
    return is_taken and size <= SIDE_FILE_BYTES


def _is_passed_over(name: str) -> bool:
    return name.startswith(".") or name == INDEX or Path(name).suffix in _WEIGHT_SUFFIXES


def copy_side_files(source: Path, folder: Path, names: Iterable[str]) -> None:
    """Copies files by name, each whole or not at all."""
    for name in names:
        part = folder / f".{name}.part"
        shutil.copyfile(source / name, part)
        os.replace(part, folder / name)
