"""A source by its name on the hub, downloaded once it is known that it can be converted."""

from pathlib import Path

from convert import hub
from convert.hub import Repository
from convert.journal import read_begun
from convert.plan import Plan
from convert.run import Hooks, Options, check_disk, check_memory, plan_of
from convert.sizes import size_text
from convert.target import check_target, partial_folder, share_disk
from ling_jax.checkpoint.manifest import JOURNAL
from ling_jax.errors import CheckpointError, ConfigError


def plan_from_hub(asked: str, options: Options, hooks: Hooks) -> tuple[Plan, Repository]:
    """Plans the conversion of a repository; downloads all of it but the shards.

    Raises:
      CheckpointError, ConfigError: as `hub.find`, `hub.fetch` and `make_plan`.
    """
    repository = hub.find(asked)
    folder = hub.fetch(repository, repository.side_files)
    missing = repository.missing_bytes
    plan = plan_of(folder, options, read_shards=missing == 0)
    hooks.note(
        f"{repository}: {size_text(missing)} to download to {hub.cache_folder()}, up to "
        f"{size_text(plan.disk_bytes)} for the weights"
    )
    return plan, repository


def download(asked: str, target: Path, options: Options, hooks: Hooks) -> tuple[Path, Repository]:
    """Downloads what a conversion reads of a repository; returns its folder.

    A conversion that is resumed gets the commit that it began with.

    Raises:
      CheckpointError: the hub does not give it, or the disk is too small for it and its conversion.
      ConfigError: the flags do not fit what is there, or the configuration is not supported.
    """
    plan, repository = plan_from_hub(pinned(asked, target, options), options, hooks)
    check_memory(plan, options.max_memory)
    part, weights = partial_folder(target), 0 if options.resume else plan.disk_bytes
    check_disk(weights, part, hooks)
    _check_room(repository, part, weights, hooks)
    return hub.fetch(repository, repository.sizes), repository


def pinned(asked: str, target: Path, options: Options) -> str:
    """What to look up: of a conversion that is resumed, the commit that it began with.

    Raises:
      ConfigError, CheckpointError: as `check_target`; or the conversion began with another source.
    """
    check_target(hub.cache_folder(), target, resume=options.resume, force=options.force)
    begun = read_begun(partial_folder(target) / JOURNAL) if options.resume else None
    if begun is None:
        return asked
    if not begun.asked or asked not in (begun.asked, begun.source):
        raise ConfigError(
            f"--resume: the source is {asked}, the conversion began with "
            f"{begun.asked or begun.source}; go on as it began, or begin anew with --force."
        )
    return begun.source


def _check_room(repository: Repository, part: Path, weights: int, hooks: Hooks) -> None:
    """Whether the cache's disk holds the download, and the weights too if they are to go there."""
    cache, missing = hub.cache_folder(), repository.missing_bytes
    needed = missing + (weights if share_disk(cache, part) else 0)
    free = hooks.free_bytes(cache)
    if needed > free:
        more = f" and {size_text(weights)} for the weights" if needed > missing else ""
        raise CheckpointError(
            f"{repository} needs {size_text(missing)}{more} of disk, {cache} has {size_text(free)} "
            f"free; make room, or set HF_HOME to a folder on another disk."
        )
