"""Command line and configuration file of the server."""

import argparse
import os
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Literal

import tyro

from ling_jax.backend import KernelChoice
from ling_jax.config import Activations
from ling_jax.errors import ConfigError

API_KEY_VARIABLE = "LING_API_KEY"

_FOLDER = tyro.conf.arg(aliases=("--model-path",), metavar="DIR")
_DRAFT_FOLDER = tyro.conf.arg(aliases=("--speculative-draft-model-path",), metavar="DIR")
_OPTIONAL_FILE = tyro.conf.arg(metavar="FILE")


def _count(*aliases: str) -> Any:
    return tyro.conf.arg(aliases=aliases, metavar="INT")


def _fraction(*aliases: str) -> Any:
    return tyro.conf.arg(aliases=aliases, metavar="FLOAT")


@dataclass(frozen=True, kw_only=True)
class ServeConfig:
    """Serve a Ling-3.0 checkpoint over an OpenAI-compatible HTTP API.

    The checkpoint folder may also stand first, without `--model`.
    """

    model: Annotated[Path, _FOLDER]
    """Checkpoint folder: weights, tokenizer, template, generation config."""
    served_model_name: tuple[str, ...] = ()
    """Names that requests may use, the first one being reported; default: the folder's name."""
    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = 8000
    """Port to listen on; 0 takes a free one."""
    api_key: Annotated[str | None, tyro.conf.arg(metavar="KEY")] = field(default=None, repr=False)
    """Key that requests must carry; default: the environment variable LING_API_KEY, else none."""
    context_length: Annotated[int | None, _count("--max-model-len")] = None
    """Tokens of prompt and answer together; default: the checkpoint's, limited by memory."""
    tensor_parallel: Annotated[int, _count("--tp-size", "--tensor-parallel-size")] = 1
    """Devices to shard over."""
    max_running_requests: Annotated[int | None, _count("--max-num-seqs")] = None
    """Requests that generate at the same time; default: from memory."""
    max_queued_requests: int = 1024
    """Requests that may wait; more are answered with 429."""
    chunked_prefill_size: Annotated[int | None, _count("--max-num-batched-tokens")] = None
    """Prompt tokens read in one step; default: from the device."""
    page_size: Annotated[int | None, _count("--block-size")] = None
    """Tokens of a cache page; default: from the device."""
    num_pages: Annotated[int | None, _count()] = None
    """Cache pages; default: from memory."""
    mem_fraction_static: Annotated[float, _fraction("--gpu-memory-utilization")] = 0.85
    """Part of each device's memory that weights and caches may take."""
    dtype: Literal["checkpoint", "float32"] = "checkpoint"
    """Type of weights and activations."""
    kernels: KernelChoice = "auto"
    """GPU kernels where the device and the model's sizes have them, or plain JAX everywhere."""
    activations: Activations = "full"
    """`fp8`: FP8 projections stay packed and multiply inputs in FP8; `full` expands them."""
    decode_steps: Annotated[int | None, _count()] = None
    """Steps, or rounds of drafting, of one decode call at most; default: from the device."""
    speculative_algorithm: Literal["none", "dspark", "nextn"] = "none"
    """Draft tokens and verify several at once: `dspark` with a draft model, `nextn` with the
    checkpoint's own prediction layer. What is answered stays the same."""
    draft_model: Annotated[Path | None, _DRAFT_FOLDER] = None
    """Folder of the DSPARK draft."""
    num_draft_tokens: Annotated[int | None, _count()] = None
    """Tokens drafted in a round; default: 7 with `dspark`, 3 with `nextn`."""
    speculative_schedule: Literal["none", "confidence"] = "none"
    """Verify all drafts, or those that are worth their time by the draft's own confidence."""
    draft_round_times: Annotated[Path | None, _OPTIONAL_FILE] = None
    """Times of rounds on this device, for the schedule; `scripts/tune_draft.py` measures them."""
    draft_calibration: Annotated[Path | None, _OPTIONAL_FILE] = None
    """Temperatures of the confidences, for the schedule; `scripts/tune_draft.py` fits them."""
    compile_cache_dir: Annotated[Path | None, tyro.conf.arg(metavar="DIR")] = None
    """Folder for compiled programs; default: in the user's cache folder."""
    chat_template: Annotated[Path | None, _OPTIONAL_FILE] = None
    """Jinja file to use in place of the checkpoint's chat template."""
    reasoning_parser: Literal["ling3", "none"] = "ling3"
    """How reasoning is told from content."""
    tool_call_parser: Literal["ling3", "none"] = "ling3"
    """How tool calls are told from content."""
    generation_config: Literal["auto", "none"] = "auto"
    """Sampling defaults: the checkpoint's generation config, or none."""
    random_seed: Annotated[int | None, _count("--seed")] = None
    """Makes the seeds drawn for requests without one repeatable."""
    allow_auto_truncate: bool = False
    """Shorten an answer that would not fit the context in place of refusing the request."""
    max_body_mib: int = 32
    """Largest request body in MiB."""
    drain_timeout: float = 60.0
    """Seconds that running requests get to finish after the first SIGTERM or SIGINT."""
    enable_metrics: bool = True
    """Serve Prometheus metrics under /metrics."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """Least severe log lines to write."""
    log_requests: bool = False
    """Log prompts and answers too."""
    dry_run: bool = False
    """Print what would be loaded and how much memory it needs, then leave."""
    config: Annotated[Path | None, _OPTIONAL_FILE] = None
    """TOML file with the same names as these flags; flags win."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names that requests may use, the one to report first."""
        return self.served_model_name or (self.model.resolve().name,)


def parse_config(arguments: Sequence[str]) -> ServeConfig:
    """Reads the command line, and the file that its `--config` names.

    Leaves the process with status 2 after a line on stderr if a flag is wrong, and with status 0
    after `--help`.

    Raises:
      ConfigError: the file or a value cannot be used.
    """
    flags = list(arguments)
    if flags and not flags[0].startswith("-"):
        flags.insert(0, "--model")
    path = _config_path(flags)
    if path is not None:
        # The last occurrence of a flag wins, so the file's come first.
        flags = _flags_from_file(path) + flags
    flags = _lower_algorithm(flags)
    config = tyro.cli(ServeConfig, args=flags, prog="python -m ling_jax.serve")
    _check(config)
    if config.api_key is None:
        config = replace(config, api_key=os.environ.get(API_KEY_VARIABLE) or None)
    return config


def _lower_algorithm(flags: Sequence[str]) -> list[str]:
    """Other servers write the algorithms in capitals."""
    names, lowered = ("--speculative-algorithm", "--speculative_algorithm"), list(flags)
    for i, flag in enumerate(lowered):
        name, _, value = flag.partition("=")
        if name in names and value:
            lowered[i] = f"{name}={value.lower()}"
        elif i and lowered[i - 1] in names:
            lowered[i] = flag.lower()
    return lowered


def _config_path(flags: Sequence[str]) -> Path | None:
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    finder.add_argument("--config", type=Path)
    found, _ = finder.parse_known_args(list(flags))
    return found.config


def _flags_from_file(path: Path) -> list[str]:
    """Returns the flags that mean the same as a TOML file."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigError(f"--config {path}: not a readable TOML file: {error}.") from None
    flags: list[str] = []
    for name, value in table.items():
        flag = "--" + name.replace("_", "-")
        if isinstance(value, bool):
            flags.append(flag if value else "--no-" + flag[2:])
        elif isinstance(value, list):
            flags += [flag, *map(str, value)]
        elif isinstance(value, dict):
            raise ConfigError(f"--config {path}: {name} must not be a table.")
        else:
            flags += [flag, str(value)]
    # A flag with one value ends a list, whatever stands first on the command line.
    return [*flags, "--config", str(path)]


def _check(config: ServeConfig) -> None:
    counts = ("context_length", "tensor_parallel", "max_running_requests", "max_queued_requests")
    counts += ("chunked_prefill_size", "page_size", "num_pages", "decode_steps", "max_body_mib")
    counts += ("num_draft_tokens",)
    for name in counts:
        value = getattr(config, name)
        if value is not None and value < 1:
            flag = name.replace("_", "-")
            raise ConfigError(f"--{flag} must be at least 1, got {value}.")
    if not 0 < config.mem_fraction_static <= 1:
        raise ConfigError(
            f"--mem-fraction-static must be above 0 and at most 1, got "
            f"{config.mem_fraction_static:g}."
        )
    if not 0 <= config.port <= 65535:
        raise ConfigError(f"--port must be 0 to 65535, got {config.port}.")
    if config.drain_timeout < 0:
        raise ConfigError(f"--drain-timeout must not be negative, got {config.drain_timeout:g}.")
    _check_drafting(config)
    if not all(config.served_model_name):
        raise ConfigError("--served-model-name must not be empty.")


def _check_drafting(config: ServeConfig) -> None:
    """Raises `ConfigError` for flags without the flag that they belong to."""
    if config.speculative_algorithm == "none":
        for name in ("draft_model", "num_draft_tokens", "draft_round_times", "draft_calibration"):
            if getattr(config, name) is not None:
                raise ConfigError(
                    f"--{name.replace('_', '-')} needs --speculative-algorithm dspark or nextn."
                )
    has_schedule = config.speculative_schedule != "none"
    if has_schedule and config.speculative_algorithm == "none":
        raise ConfigError("--speculative-schedule needs --speculative-algorithm dspark.")
    if has_schedule and config.draft_round_times is None:
        raise ConfigError(
            "--speculative-schedule confidence needs --draft-round-times FILE; measure it with "
            "scripts/tune_draft.py --round-times FILE."
        )
    if not has_schedule and (config.draft_round_times or config.draft_calibration) is not None:
        raise ConfigError(
            "--draft-round-times and --draft-calibration need --speculative-schedule confidence."
        )
