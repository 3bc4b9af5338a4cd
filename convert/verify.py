"""Whether a converted folder is what its manifest, its configuration and its source say."""

from dataclasses import dataclass
from pathlib import Path

from convert.plan import PlannedWeight, converted_config, make_plan, read_config, spec_of
from convert.quantize import scheme_of
from convert.target import partial_folder
from convert.weights import first_difference, folder_bytes, stored_sha256
from ling_jax.checkpoint.folder import TensorFolder
from ling_jax.checkpoint.hf import Progress
from ling_jax.checkpoint.manifest import (
    OWN_NAMES,
    WEIGHTS,
    StoredWeight,
    file_sha256,
    is_converted,
)
from ling_jax.checkpoint.orbax import Blocks, StoredFolder, disagreements, expected_weights
from ling_jax.errors import CheckpointError

SAMPLE = 16
_LISTED = 100


@dataclass(frozen=True, kw_only=True)
class Verified:
    """How much was compared; nothing disagreed."""

    weights: int
    hashed: int
    """Weights whose values were hashed."""
    compared: int
    """Weights that were compared with the source."""
    bytes: int
    """Of all weights."""


def verify(
    target: Path,
    *,
    source: Path | None = None,
    full: bool = False,
    progress: Progress = lambda _done, _total: None,
) -> Verified:
    """Checks a converted folder; writes nothing.

    Marker, manifest, side files, and place, size, shape and dtype of every weight are checked
    always.

    Args:
      source: compares every weight with it, bit for bit.
      full: hashes every weight, not a sample of `SAMPLE`.

    Raises:
      CheckpointError: the conversion is incomplete; or lists all that disagrees.
    """
    _check_finished(target)
    with Blocks(target) as blocks:
        stored = StoredFolder(target, blocks)
        check = _Check(target, stored, blocks)
        check.files()
        check.table()
        sound = check.places()
        hashed = sound if full else sound[:: max(1, -(-len(sound) // SAMPLE))]
        check.values(hashed, progress)
        compared = 0 if source is None else check.compare(source, sound, progress)
    if check.problems:
        raise CheckpointError(_listed(target, check.problems))
    weights = stored.manifest.weights
    return Verified(
        weights=len(weights),
        hashed=len(hashed),
        compared=compared,
        bytes=sum(weight.bytes for weight in weights),
    )


def _check_finished(target: Path) -> None:
    part = partial_folder(target)
    if not target.exists() and part.exists():
        raise CheckpointError(
            f"{target} is not there: its conversion in {part} is incomplete; go on with `python -m "
            f"convert SOURCE {target} --resume`."
        )
    if not is_converted(target):
        raise CheckpointError(f"{target} is not a folder that a conversion wrote.")


class _Check:
    """Collects what disagrees."""

    def __init__(self, target: Path, stored: StoredFolder, blocks: Blocks) -> None:
        self._target, self._stored, self._blocks = target, stored, blocks
        self._weights = {weight.path: weight for weight in stored.manifest.weights}
        self.problems: list[str] = []

    def files(self) -> None:
        """Side files, and what has no business in the folder."""
        for name, digest in self._stored.manifest.files.items():
            path = self._target / name
            if not path.is_file():
                self.problems.append(f"{name} is missing")
            elif file_sha256(path) != digest:
                self.problems.append(f"{name} has changed")
        own = {*OWN_NAMES, *self._stored.manifest.files}
        self._add_surplus(self._target, own, "")
        if (self._target / WEIGHTS).is_dir():
            self._add_surplus(self._target / WEIGHTS, set(self._weights), f"{WEIGHTS}/")

    def _add_surplus(self, folder: Path, own: set[str], prefix: str) -> None:
        names = sorted(path.name for path in folder.iterdir() if path.name not in own)
        self.problems += [f"{prefix}{name} is in no manifest" for name in names]

    def table(self) -> None:
        """The manifest against the configuration."""
        cfg = converted_config(self._target, self._stored.manifest)
        self.problems += disagreements(self._weights, expected_weights(spec_of(cfg)))

    def places(self) -> list[StoredWeight]:
        """Weights whose files are all there, by their sizes."""
        sound = []
        for weight in self._weights.values():
            place = self._target / WEIGHTS / weight.path
            found = folder_bytes(place) if place.is_dir() else 0
            if not place.is_dir():
                self.problems.append(f"weight {weight.path} is missing")
            elif found != weight.disk_bytes:
                self.problems.append(
                    f"weight {weight.path} takes {found} bytes on disk, {weight.disk_bytes} were "
                    f"written"
                )
            else:
                sound.append(weight)
        return sound

    def values(self, weights: list[StoredWeight], progress: Progress) -> None:
        """Reads weights and compares their hashes with the manifest."""
        total, done = sum(weight.bytes for weight in weights), 0
        for weight in weights:
            try:
                if stored_sha256(self._blocks, weight) != weight.sha256:
                    self.problems.append(f"weight {weight.path} has other values than were written")
            except CheckpointError as error:
                self.problems.append(str(error).rstrip("."))
            done += weight.bytes
            progress(done, total)

    def compare(self, source: Path, weights: list[StoredWeight], progress: Progress) -> int:
        """Compares weights with the source; returns how many."""
        dtype, quantize = read_config(self._target)[1].dtype, scheme_of(self._stored.manifest)
        plan = make_plan(source, dtype=dtype, allow=".", quantize=quantize)
        if plan.files is None:
            raise CheckpointError(f"{source} holds no weights to compare with.")
        planned = {weight.path: weight for weight in plan.weights}
        total, done = sum(weight.bytes for weight in weights), 0
        for weight in weights:
            if weight.path not in planned:
                self.problems.append(f"weight {weight.path} is none of the source's")
            else:
                self._compare_one(plan.files, planned[weight.path])
            done += weight.bytes
            progress(done, total)
        missing = [path for path in planned if path not in self._weights]
        self.problems += [f"weight {path} of the source is missing" for path in missing]
        return len(weights)

    def _compare_one(self, files: TensorFolder, weight: PlannedWeight) -> None:
        try:
            row = first_difference(self._stored, files, weight)
        except CheckpointError as error:
            self.problems.append(str(error).rstrip("."))
            return
        if row is not None:
            self.problems.append(f"weight {weight.path} is not the source's from row {row} on")


def _listed(target: Path, problems: list[str]) -> str:
    unique = list(dict.fromkeys(problems))
    more = len(unique) - _LISTED
    text = "; ".join(unique[:_LISTED]) + (f" and {more} more" if more > 0 else "")
    return f"{target}: {len(unique)} problems: {text}. Convert the source again."
