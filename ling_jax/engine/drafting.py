"""How a deployment drafts: what was asked for, the drafter made of it, and its weights."""

import dataclasses
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from ling_jax.checkpoint.draft import check_copies, load_draft, load_draft_config
from ling_jax.checkpoint.hf import Progress
from ling_jax.config import ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.model import ModelParams
from ling_jax.sharding import Parallel
from ling_jax.spec.calibration import Calibration
from ling_jax.spec.draft import DraftParams
from ling_jax.spec.drafter import Drafter
from ling_jax.spec.dspark import Dspark
from ling_jax.spec.nextn import Nextn
from ling_jax.spec.round_times import RoundTimes
from ling_jax.spec.schedule import ConfidenceSchedule, Schedule

Algorithm = Literal["dspark", "nextn"]

_DSPARK_DRAFTS, _NEXTN_DRAFTS = 7, 3


@dataclass(frozen=True, kw_only=True)
class Speculation:
    """Drafting as a user asks for it.

    Raises:
      ConfigError: the parts do not belong together.
    """

    algorithm: Algorithm
    """`dspark` drafts with a model of its own, `nextn` with the target's prediction layer."""
    draft: Path | None = None
    """Folder of the DSPARK draft."""
    drafts: int | None = None
    """Tokens drafted in a round; None takes 7, or the draft's block if that is smaller, with
    `dspark`, and 3 with `nextn`."""
    round_times: Path | None = None
    """File of `RoundTimes`: verifies the drafts that are worth their time, by the draft's
    confidences. None verifies all."""
    calibration: Path | None = None
    """File of the confidences' `Calibration`; None believes them as they are."""

    def __post_init__(self) -> None:
        if self.drafts is not None and self.drafts < 1:
            raise ConfigError(f"--num-draft-tokens must be at least 1, got {self.drafts}.")
        if self.algorithm == "dspark" and self.draft is None:
            raise ConfigError("dspark needs a draft model; name its folder with --draft-model.")
        if self.algorithm == "nextn" and self.draft is not None:
            raise ConfigError(
                f"nextn drafts with the checkpoint's own layer, so --draft-model {self.draft} has "
                f"no use; leave it out, or use dspark."
            )
        if self.algorithm == "nextn" and self.round_times is not None:
            raise ConfigError(
                "a schedule needs confidences, which nextn does not have; use dspark."
            )
        if self.calibration is not None and self.round_times is None:
            raise ConfigError("a calibration of confidences has no use without a schedule.")


def speculation_of(
    algorithm: Algorithm | Literal["none"], draft: Path | None, drafts: int | None
) -> Speculation | None:
    """What a script's flags ask for; None decodes step by step.

    Raises:
      ConfigError: the flags do not belong together.
    """
    if algorithm != "none":
        return Speculation(algorithm=algorithm, draft=draft, drafts=drafts)
    if draft is not None or drafts is not None:
        raise ConfigError(
            "--draft-model and --num-draft-tokens need --speculative-algorithm dspark or nextn."
        )
    return None


def make_drafter(speculation: Speculation, cfg: ModelConfig) -> Drafter:
    """The drafter asked for.

    Args:
      cfg: of the target, as it is loaded.

    Raises:
      CheckpointError, ConfigError: there is no such draft, or it does not fit the target.
    """
    if speculation.draft is None:
        return Nextn(cfg, speculation.drafts or _NEXTN_DRAFTS)
    draft = load_draft_config(speculation.draft)
    draft.check_target(cfg)
    draft = dataclasses.replace(draft, dtype=cfg.dtype)
    drafts = speculation.drafts or min(_DSPARK_DRAFTS, draft.block_size)
    return Dspark(draft, drafts, _read_schedule(speculation, drafts))


def _read_schedule(speculation: Speculation, drafts: int) -> Schedule | None:
    if speculation.round_times is None:
        return None
    path = speculation.round_times
    times = RoundTimes.from_json(_read(path), drafts=drafts, name=str(path))
    temperatures = (1.0,) * drafts
    if speculation.calibration is not None:
        path = speculation.calibration
        temperatures = Calibration.from_json(
            _read(path), drafts=drafts, name=str(path)
        ).temperatures
    return ConfidenceSchedule(times, temperatures)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} cannot be read: {error}.") from None


def load_drafter(
    speculation: Speculation,
    drafter: Drafter,
    params: ModelParams,
    *,
    parallel: Parallel,
    progress: Progress | None = None,
) -> DraftParams | None:
    """The drafter's own weights.

    Args:
      params: of the target; the draft's copies of its embedding and head must be copies.

    Raises:
      CheckpointError: tensors disagree with the draft's configuration or with the target.
    """
    if speculation.draft is None or not isinstance(drafter, Dspark):
        return None
    draft = load_draft(
        speculation.draft,
        load_draft_config(speculation.draft),
        parallel=parallel,
        dtype=drafter.cfg.dtype,
        progress=progress,
    )
    check_copies(speculation.draft, params)
    return draft
