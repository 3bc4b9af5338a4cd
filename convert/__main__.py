"""`python -m convert SOURCE TARGET`: converts a published checkpoint; see docs/conversion.md."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Literal

import jax
import tyro
from rich.console import Console

from convert.describe import inspect_lines, plan_lines, plan_table, report_lines
from convert.download import download, pinned, plan_from_hub
from convert.quantize import Scheme
from convert.run import Hooks, Options, convert, plan_of
from convert.sizes import parse_size, size_text
from convert.target import check_target
from convert.verify import verify
from ling_jax.checkpoint.bar import loading_bar
from ling_jax.errors import LingError

_Source = Annotated[Path, tyro.conf.Positional, tyro.conf.arg(metavar="SOURCE")]
_TargetFolder = Annotated[Path, tyro.conf.Positional, tyro.conf.arg(metavar="TARGET")]
_Folder = Annotated[Path, tyro.conf.Positional, tyro.conf.arg(metavar="FOLDER")]
_Regex = Annotated[str | None, tyro.conf.arg(metavar="REGEX")]
_Size = Annotated[str, tyro.conf.arg(metavar="SIZE")]
_Dtype = Literal["bfloat16", "float32"]


@dataclass(frozen=True, kw_only=True)
class Run:
    """Convert a Hugging Face folder; `python -m convert SOURCE TARGET` is the same."""

    source: _Source
    """Hugging Face folder of a Ling-3.0 checkpoint or of a DSPARK draft."""
    target: _TargetFolder
    """Folder for the result."""
    from_hub: bool = False
    """SOURCE is a repository of the Hugging Face hub, or REPOSITORY@REVISION, to download first."""
    dtype: _Dtype | None = None
    """Of what is not packed in the result; the checkpoint's if left out."""
    quantize: Scheme = "none"
    """Pack a BF16 checkpoint: experts and projections in FP8, experts in INT4, or experts in MXFP4
    with projections in FP8. Of one with experts in four bits fp8 packs the projections. What is
    packed stays packed. FP8 that sizes do not let stay packed is stored expanded."""
    dry_run: bool = False
    """Print what would be written, and write nothing."""
    resume: bool = False
    """Go on with an interrupted conversion."""
    force: bool = False
    """Replace a converted folder, or begin an interrupted conversion anew."""
    allow_unexpected: _Regex = None
    """Regular expression of tensors to leave out that the model does not know."""
    max_memory: _Size = "4GiB"
    """Of weights held at a time; refused if a block of rows needs more."""


@dataclass(frozen=True, kw_only=True)
class PlanOf:
    """Print what a conversion would write, from config.json and the headers of the shards."""

    source: _Source
    """Hugging Face folder."""
    from_hub: bool = False
    """SOURCE is a repository of the Hugging Face hub, or REPOSITORY@REVISION; its shards are not
    downloaded."""
    dtype: _Dtype | None = None
    """Of what is not packed in the result; the checkpoint's if left out."""
    quantize: Scheme = "none"
    """Pack a BF16 checkpoint: experts and projections in FP8, experts in INT4, or experts in MXFP4
    with projections in FP8. Of one with experts in four bits fp8 packs the projections. What is
    packed stays packed. FP8 that sizes do not let stay packed is stored expanded."""
    allow_unexpected: _Regex = None
    """Regular expression of tensors to leave out that the model does not know."""


@dataclass(frozen=True, kw_only=True)
class Verify:
    """Check a converted folder against its manifest, and against its source."""

    target: _TargetFolder
    """Converted folder."""
    source: Path | None = None
    """Hugging Face folder to compare all weights with, bit for bit."""
    full: bool = False
    """Hash every weight, not a sample."""


@dataclass(frozen=True, kw_only=True)
class Inspect:
    """Print what a folder is."""

    folder: _Folder
    """Converted or Hugging Face folder."""


_FILE_WIDTH = 200
_COMMANDS = {"run": Run, "plan": PlanOf, "verify": Verify, "inspect": Inspect}


def main(arguments: Sequence[str] | None = None, hooks: Hooks | None = None) -> int:
    """Runs the command line; returns the exit status, or ends the process with it.

    Args:
      hooks: in place of a bar and lines on stdout.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] not in (*_COMMANDS, "-h", "--help"):
        words.insert(0, "run")
    command = tyro.extras.subcommand_cli_from_dict(
        _COMMANDS, args=words, prog="python -m convert", config=(tyro.conf.FlagCreatePairsOff,)
    )
    console = Console(highlight=False, markup=False, soft_wrap=True)
    try:
        _execute(command, console, hooks)
    except LingError as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("interrupted; a conversion goes on with --resume, a download anyway\n")
        return 130
    return 0


def _execute(
    command: Run | PlanOf | Verify | Inspect, console: Console, hooks: Hooks | None
) -> None:
    match command:
        case Run():
            lines = _run(command, console, hooks)
        case PlanOf():
            lines = _plan(command, console, hooks)
        case Verify():
            lines = _verify(command)
        case Inspect():
            lines = inspect_lines(command.folder)
    for line in lines:
        console.print(line)


def _run(command: Run, console: Console, hooks: Hooks | None) -> list[str]:
    options = Options(
        dtype=command.dtype,
        quantize=command.quantize,
        resume=command.resume,
        force=command.force,
        allow_unexpected=command.allow_unexpected,
        max_memory=parse_size(command.max_memory, "--max-memory"),
    )
    source, target, repository = command.source, command.target, None
    if command.dry_run:
        return _dry_run(command, options, console, hooks)
    told = hooks or Hooks(note=console.print)
    if command.from_hub:
        source, repository = download(source.as_posix(), target, options, told)
    if hooks is not None:
        return report_lines(convert(source, target, options, hooks, repository), target)
    with loading_bar("converting") as bar:
        report = convert(source, target, options, replace(told, progress=bar), repository)
    return report_lines(report, target)


def _dry_run(command: Run, options: Options, console: Console, hooks: Hooks | None) -> list[str]:
    source = command.source
    if command.from_hub:
        source = Path(pinned(source.as_posix(), command.target, options))
    else:
        check_target(source, command.target, resume=options.resume, force=options.force)
    plan = PlanOf(
        source=source,
        from_hub=command.from_hub,
        dtype=command.dtype,
        quantize=command.quantize,
        allow_unexpected=command.allow_unexpected,
    )
    return _plan(plan, console, hooks)


def _plan(command: PlanOf, console: Console, hooks: Hooks | None) -> list[str]:
    options = Options(
        dtype=command.dtype,
        quantize=command.quantize,
        allow_unexpected=command.allow_unexpected,
    )
    if command.from_hub:
        told = hooks or Hooks(note=console.print)
        plan, _ = plan_from_hub(command.source.as_posix(), options, told)
    else:
        plan = plan_of(command.source, options)
    wide = console if console.is_terminal else Console(width=_FILE_WIDTH)
    wide.print(plan_table(plan), soft_wrap=False, markup=False, highlight=False)
    return plan_lines(plan)


def _verify(command: Verify) -> list[str]:
    with loading_bar("verifying") as bar:
        found = verify(command.target, source=command.source, full=command.full, progress=bar)
    compared = f", {found.compared:,} compared with the source" if found.compared else ""
    return [
        f"{command.target}: {found.weights:,} weights, {size_text(found.bytes)}; all there, "
        f"{found.hashed:,} hashed{compared}: no problems"
    ]


if __name__ == "__main__":
    jax.config.update("jax_platforms", "cpu")  # Orbax starts JAX, which would take a GPU's memory
    sys.exit(main())
