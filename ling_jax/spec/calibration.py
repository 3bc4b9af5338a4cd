"""Sequential temperature scaling: makes the confidences of a draft frequencies of acceptance."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import numpy as np
from jaxtyping import Bool, Float, Integer

from ling_jax.errors import ConfigError, ContractError
from ling_jax.spec.round_times import check, is_number, read_object, read_positive

GRID = tuple(2.0 ** (i / 32) for i in range(-64, 65))
"""Temperatures from 1/4 to 4, among them 1, which changes nothing."""
_BINS = 15


@dataclass(frozen=True, kw_only=True)
class Calibration:
    """Temperatures of the confidence head for one number of drafts."""

    temperatures: tuple[float, ...]
    """One for each draft of a round: `confidence.survival` divides the logits by them."""
    dataset: str
    """Text that they were fitted on."""
    num_samples: int
    """Rounds of it."""
    ece_before: float
    """Expected calibration error of the survival without temperatures, mean over positions."""
    ece_after: float

    @staticmethod
    def from_json(text: str, *, drafts: int, name: str = "calibration") -> "Calibration":
        """Reads what `to_json` wrote.

        Args:
          drafts: the K in use: temperatures hold for blocks of the size that they were fitted on.
          name: of the file, for messages.

        Raises:
          ConfigError: fitted for another K; the text is not JSON, or a field is missing, unknown
            or wrong.
        """
        found = read_object(text, Calibration, name)
        temperatures = read_positive(found["temperatures"], f"{name}: temperatures")
        if len(temperatures) != drafts:
            raise ConfigError(
                f"{name}: {len(temperatures)} temperatures, but num_draft_tokens is {drafts}: fit "
                f"them for {drafts}, or draft {len(temperatures)} tokens."
            )
        check(isinstance(found["dataset"], str), f"{name}: dataset", found["dataset"], "a string")
        samples = found["num_samples"]
        is_count = isinstance(samples, int) and is_number(samples) and samples > 0
        check(is_count, f"{name}: num_samples", samples, "an integer above 0")
        for field in ("ece_before", "ece_after"):
            error = found[field]
            is_share = is_number(error) and 0 <= error <= 1
            check(is_share, f"{name}: {field}", error, "a number from 0 to 1")
            found[field] = float(error)
        found["temperatures"] = tuple(float(temperature) for temperature in temperatures)
        return Calibration(**found)

    def to_json(self) -> str:
        """The contents of a file, as sglang reads it."""
        return json.dumps(asdict(self), indent=1) + "\n"


def fit(
    logits: Float[np.ndarray, "rounds drafts"],
    accepted: Integer[np.ndarray, " rounds"],
    *,
    dataset: str,
    grid: Sequence[float] = GRID,
) -> Calibration:
    """Fits a temperature for each position, the first one first.

    Each is the one of `grid` with the least expected calibration error of the survival up to its
    position, given the temperatures before it; the first of equal ones.

    Args:
      logits: of the confidence head, as they are.
      accepted: drafts that the target accepted, of rounds that verified all of them.
      dataset: a name for the text of the rounds.
      grid: temperatures to choose from.

    Raises:
      ContractError: no rounds or drafts, logits that are not finite, temperatures not above 0, or
        more drafts accepted than there are.

    Source: DSpark (2026), section 4.
    """
    count, drafts = logits.shape
    if not logits.size or not np.isfinite(logits).all():
        raise ContractError(
            f"fit: logits must be finite, of one round or more, got shape {logits.shape}."
        )
    if not ((accepted >= 0) & (accepted <= drafts)).all():
        raise ContractError(f"fit: accepted must be from 0 to {drafts}.")
    if not len(grid) or not all(is_number(temperature) and temperature > 0 for temperature in grid):
        raise ContractError("fit: the grid must have numbers above 0.")
    scores = logits.astype(np.float64)
    survives = accepted[:, None] > np.arange(drafts)[None, :]
    plain, scaled = np.ones(count), np.ones(count)
    temperatures, before, after = [], [], []
    for k in range(drafts):
        plain = plain * _sigmoid(scores[:, k])
        before.append(calibration_error(plain, survives[:, k]))
        options = [scaled * _sigmoid(scores[:, k] / temperature) for temperature in grid]
        errors = [calibration_error(option, survives[:, k]) for option in options]
        best = int(np.argmin(errors))
        scaled = options[best]
        temperatures.append(float(grid[best]))
        after.append(errors[best])
    return Calibration(
        temperatures=tuple(temperatures),
        dataset=dataset,
        num_samples=count,
        ece_before=float(np.mean(before)),
        ece_after=float(np.mean(after)),
    )


def calibration_error(
    chance: Float[np.ndarray, " rounds"], happened: Bool[np.ndarray, " rounds"]
) -> float:
    """Expected calibration error (ECE): how far frequencies are from what was predicted.

    Predictions fall into 15 bins of equal width, each with its lower edge; an error is the mean
    over the predictions of how far their bin's frequency is from their mean in the bin.
    """
    index = np.minimum((chance * _BINS).astype(np.int64), _BINS - 1)
    excess = np.bincount(index, weights=happened - chance, minlength=_BINS)
    return float(np.abs(excess).sum() / chance.size)


def _sigmoid(x: np.ndarray) -> np.ndarray:
    return 0.5 * (1 + np.tanh(0.5 * x))  # without overflow
