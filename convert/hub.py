"""Repositories of the Hugging Face hub: which files a conversion reads, and their download.

The only module that knows huggingface_hub.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

import huggingface_hub
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

from convert.target import is_side_file
from ling_jax.checkpoint.folder import INDEX, SHARDS
from ling_jax.errors import CheckpointError, ConfigError

# Of requests, httpx or httpx2, by the hub's version.
_TRANSPORT = [base for base in HfHubHTTPError.__bases__ if issubclass(base, Exception)]
_FAILURES = (HFValidationError, OSError, RuntimeError, *_TRANSPORT)  # a RuntimeError is Xet's
_LOG_IN = "log in with `hf auth login` or HF_TOKEN"
_DENIED = (401, 403)


@dataclass(frozen=True, kw_only=True)
class Repository:
    """A repository at one commit."""

    asked: str
    """As the command line has it: NAME or NAME@REVISION."""
    name: str
    commit: str
    sizes: dict[str, int]
    """Bytes of the files that a conversion reads."""

    def __str__(self) -> str:
        return f"{self.name}@{self.commit}"

    @property
    def side_files(self) -> list[str]:
        """All but the shards."""
        return [name for name in self.sizes if not fnmatchcase(name, SHARDS)]

    @property
    def missing_bytes(self) -> int:
        """Of files that are not in the cache."""
        return sum(size for name, size in self.sizes.items() if not self._is_cached(name, size))

    def _is_cached(self, name: str, size: int) -> bool:
        found = huggingface_hub.try_to_load_from_cache(
            self.name, name, cache_dir=cache_folder(), revision=self.commit
        )
        return isinstance(found, str) and _is_whole(Path(found), size)


def cache_folder() -> Path:
    """Where downloads are kept: HF_HUB_CACHE, or below HF_HOME."""
    return Path(constants.HF_HUB_CACHE)


def find(asked: str) -> Repository:
    """Looks a repository up; downloads nothing.

    Args:
      asked: NAME or NAME@REVISION.

    Raises:
      ConfigError: no revision is behind the @. CheckpointError: the hub does not show it, or it
        holds no shards.
    """
    name, at, revision = asked.partition("@")
    if at and not revision:
        raise ConfigError(f"{asked} names no revision; leave @ out, or give one behind it.")
    with _told(asked):
        info = huggingface_hub.model_info(name, revision=revision or None, files_metadata=True)
    sizes = {file.rfilename: file.size or 0 for file in info.siblings or ()}
    read = {name: size for name, size in sizes.items() if _is_read(name, size)}
    found = Repository(asked=asked, name=name, commit=info.sha or "", sizes=read)
    if len(found.side_files) == len(read):
        raise CheckpointError(f"{found} holds no {SHARDS} file; name a repository that does.")
    return found


def _is_read(name: str, size: int) -> bool:
    if "/" in name:
        return False
    return name == INDEX or fnmatchcase(name, SHARDS) or is_side_file(name, size)


def fetch(repository: Repository, names: Collection[str]) -> Path:
    """Downloads files that are not in the cache; returns the folder of the commit.

    Raises:
      CheckpointError: a file has not come, or not all of it.
    """
    with _told(repository.asked):
        folder = huggingface_hub.snapshot_download(
            repository.name,
            revision=repository.commit,
            cache_dir=cache_folder(),
            allow_patterns=sorted(names),
        )
    short = [x for x in names if not _is_whole(Path(folder) / x, repository.sizes[x])]
    if short:
        raise CheckpointError(
            f"{repository}: {', '.join(short)} did not arrive whole in {folder}; delete what is "
            f"there of it, and run this again."
        )
    return Path(folder)


def _is_whole(path: Path, size: int) -> bool:
    return path.is_file() and path.stat().st_size == size


@contextmanager
def _told(asked: str) -> Iterator[None]:
    """Says in one line why the hub gave nothing."""
    try:
        yield
    except _FAILURES as error:
        cause = error.__cause__ if isinstance(error, LocalEntryNotFoundError) else None
        raise CheckpointError(_in_words(asked, cause or error)) from None


def _in_words(asked: str, error: BaseException) -> str:
    name, _, revision = asked.partition("@")
    match error:
        case HFValidationError():
            return f"{asked} is no name of a repository: give one as inclusionAI/Ling-3.0-flash."
        case GatedRepoError():
            page = f"{constants.ENDPOINT}/{name}"
            return f"{name} is gated: ask for access at {page}, and {_LOG_IN}."
        case RepositoryNotFoundError():
            return f"{name} is not on the hub, or is private: check the name, or {_LOG_IN}."
        case RevisionNotFoundError():
            return f"{name} has no revision {revision}: name a branch, a tag or a commit."
        case OfflineModeIsEnabled():
            return (
                f"{name} is not looked up while HF_HUB_OFFLINE is set: unset it, or name a folder "
                f"without --from-hub."
            )
        case HfHubHTTPError() if getattr(error.response, "status_code", None) in _DENIED:
            status = error.response.status_code
            return f"{name} may not be read ({status}): {_LOG_IN} as one who may."
    line = str(error).strip().partition("\n")[0].rstrip(".")
    reason = f"{type(error).__name__}: {line}" if line else type(error).__name__
    return (
        f"{name} was not read from {constants.ENDPOINT} ({reason}); check network and disk, and "
        f"run this again: what has arrived is kept."
    )
