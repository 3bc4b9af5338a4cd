"""Files about a draft: the calibration of its confidences, and the times of its rounds."""

import json
from dataclasses import replace

import jax.numpy as jnp
import numpy as np
import pytest

from ling_jax.errors import ConfigError, ContractError
from ling_jax.spec.calibration import GRID, Calibration, calibration_error, fit
from ling_jax.spec.confidence import survival
from ling_jax.spec.round_times import RoundTimes

ROUNDS = 20_000
TRUE = (0.5, 1.0, 1.7, 2.5)  # temperatures that the logits lack
DRAFTS = len(TRUE)


@pytest.fixture(scope="module")
def measured() -> tuple[np.ndarray, np.ndarray]:
    """Logits of a miscalibrated head, and how many drafts were accepted."""
    rng = np.random.default_rng(0)
    scores = rng.normal(1.5, 1.2, (ROUNDS, DRAFTS))
    is_right = rng.random(scores.shape) < 1 / (1 + np.exp(-scores))
    logits = scores * np.asarray(TRUE)
    return logits.astype(np.float32), np.cumprod(is_right, axis=1).sum(axis=1)


@pytest.fixture(scope="module")
def fitted(measured) -> Calibration:
    return fit(*measured, dataset="made up")


def test_fitting_finds_the_temperatures_that_the_logits_lack(fitted):
    np.testing.assert_allclose(fitted.temperatures, TRUE, rtol=0.2)
    assert (fitted.dataset, fitted.num_samples) == ("made up", ROUNDS)
    assert fitted.ece_before > 0.03
    assert fitted.ece_after < 0.01


def test_calibrated_survival_is_the_frequency_of_acceptance(measured, fitted):
    logits, accepted = measured
    temperatures = jnp.asarray(fitted.temperatures, jnp.float32)
    chance = np.asarray(survival(jnp.asarray(logits), temperatures))
    plain = np.asarray(survival(jnp.asarray(logits), jnp.ones(DRAFTS)))
    survives = accepted[:, None] > np.arange(DRAFTS)[None, :]
    errors = []
    for k in range(DRAFTS):
        errors.append(calibration_error(chance[:, k].astype(float), survives[:, k]))
        assert abs(chance[:, k].mean() - survives[:, k].mean()) < 0.01
        likely = chance[:, k] > np.median(chance[:, k])  # and not on the whole only
        assert abs(chance[likely, k].mean() - survives[likely, k].mean()) < 0.02
    assert np.mean(errors) == pytest.approx(fitted.ece_after, abs=1e-4)
    assert abs(plain[:, -1].mean() - survives[:, -1].mean()) > 0.01


def test_calibration_keeps_the_order_of_each_position(measured, fitted):
    logits, _ = measured
    for k, temperature in enumerate(fitted.temperatures):
        column = np.sort(logits[:, k])[None].T
        chance = survival(jnp.asarray(column), jnp.asarray([temperature], jnp.float32))
        assert (np.diff(np.asarray(chance)[:, 0]) >= 0).all()
        assert np.ptp(chance) > 0.5


def test_a_position_is_fitted_with_those_before_it_as_they_are(measured):
    logits, accepted = measured
    grid = (0.5, 1.0, 2.0)
    found = fit(logits, accepted, dataset="", grid=grid).temperatures
    chance = np.ones(ROUNDS)
    for k in range(DRAFTS):
        options = [chance / (1 + np.exp(-logits[:, k].astype(float) / t)) for t in grid]
        errors = [calibration_error(option, accepted > k) for option in options]
        assert found[k] == grid[int(np.argmin(errors))]
        chance = options[int(np.argmin(errors))]
    assert len(set(found)) == len(grid)
    first = fit(logits[:, :1], np.minimum(accepted, 1), dataset="", grid=grid)
    assert first.temperatures == found[:1]


def test_the_error_is_by_bins_of_equal_width():
    chance = np.asarray([0.0, 0.02, 0.5, 0.52, 0.97, 1.0])
    happened = np.asarray([False, True, True, True, True, False])
    by_bin = abs(0.5 - 0.01) * 2, abs(1 - 0.51) * 2, abs(0.5 - 0.985) * 2
    assert calibration_error(chance, happened) == pytest.approx(sum(by_bin) / 6)
    assert calibration_error(chance[:1], happened[:1]) == 0


def test_large_logits_and_one_round_can_be_fitted():
    logits = np.asarray([[1e30, -1e30]])
    found = fit(logits, np.asarray([1]), dataset="")
    assert found.temperatures == (GRID[0], GRID[0])
    assert found.ece_before == found.ece_after == 0


@pytest.mark.parametrize(
    ("logits", "accepted", "grid", "message"),
    [
        (np.zeros((0, 2)), [], GRID, "of one round or more, got"),
        (np.zeros((1, 0)), [0], GRID, "of one round or more, got"),
        (np.full((1, 2), np.nan), [0], GRID, "must be finite"),
        (np.zeros((1, 2)), [3], GRID, "from 0 to 2"),
        (np.zeros((1, 2)), [-1], GRID, "from 0 to 2"),
        (np.zeros((1, 2)), [1], (), "numbers above 0"),
        (np.zeros((1, 2)), [1], (1.0, 0.0), "numbers above 0"),
    ],
)
def test_what_cannot_be_fitted_is_refused(logits, accepted, grid, message):
    with pytest.raises(ContractError, match=message):
        fit(logits, np.asarray(accepted, int), dataset="", grid=grid)


TIMES = RoundTimes(
    device="NVIDIA H200",
    drafts=DRAFTS,
    model="Ling-3.0-flash",
    tokens=(2, 4, 10),
    seconds=(1.0, 2.0, 5.0),
)


def test_files_read_back_as_they_were_written(fitted):
    assert Calibration.from_json(fitted.to_json(), drafts=DRAFTS) == fitted
    assert RoundTimes.from_json(TIMES.to_json(), drafts=DRAFTS) == TIMES
    named = {"device", "drafts", "model", "tokens", "seconds"}
    assert set(json.loads(TIMES.to_json())) == named
    named = {"temperatures", "dataset", "num_samples", "ece_before", "ece_after"}
    assert set(json.loads(fitted.to_json())) == named
    exact = replace(fitted, ece_after=0.0)
    assert Calibration.from_json(exact.to_json(), drafts=DRAFTS) == exact


def changed(text: str, **fields) -> str:
    """A file with other values, or without fields that are Ellipsis."""
    values = json.loads(text) | fields
    return json.dumps({name: value for name, value in values.items() if value is not ...})


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"temperatures": [1, 1, 1]}, "3 temperatures, but num_draft_tokens is 4"),
        ({"temperatures": [1, 1, 1, 0]}, "temperatures is .*, expected a list of numbers above 0"),
        ({"temperatures": [1, 1, 1, True]}, "a list of numbers above 0"),
        ({"temperatures": [1, 1, 1, float("nan")]}, "a list of numbers above 0"),
        ({"temperatures": []}, "a list of numbers above 0"),
        ({"temperatures": "1111"}, "a list of numbers above 0"),
        ({"dataset": None}, "dataset is None, expected a string"),
        ({"num_samples": 0}, "num_samples is 0, expected an integer above 0"),
        ({"num_samples": 2.5}, "an integer above 0"),
        ({"ece_after": 1.5}, "ece_after is 1.5, expected a number from 0 to 1"),
        ({"ece_before": -0.1}, "ece_before is -0.1"),
        ({"ece_before": False}, "ece_before is False"),
        ({"ece_before": ...}, "'ece_before' is missing"),
        ({"bins": 15}, "'bins' is unknown"),
    ],
)
def test_calibrations_with_mistakes_are_refused(fitted, fields, message):
    with pytest.raises(ConfigError, match=f"^sts.json: .*{message}") as caught:
        Calibration.from_json(changed(fitted.to_json(), **fields), drafts=DRAFTS, name="sts.json")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"drafts": 7}, "drafts is 7, expected 4 as num_draft_tokens is"),
        ({"drafts": 4.0}, "drafts is 4.0"),
        ({"tokens": [2, 4, 4]}, r"tokens is \(2, 4, 4\), expected integers, ascending"),
        ({"tokens": [4, 2, 10]}, "integers, ascending"),
        ({"tokens": [0, 2, 10]}, "a list of numbers above 0"),
        ({"tokens": [2, 4.5, 10]}, "integers, ascending"),
        ({"tokens": []}, "a list of numbers above 0"),
        ({"seconds": [1, 2]}, "expected a list of 3 numbers above 0"),
        ({"seconds": [1, 2, -1]}, "a list of 3 numbers above 0"),
        ({"seconds": [1, 2, float("inf")]}, "a list of 3 numbers above 0"),
        ({"seconds": [1, 2, "3"]}, "a list of 3 numbers above 0"),
        ({"device": 7}, "device is 7, expected a string"),
        ({"model": ...}, "'model' is missing"),
        ({"unit": "ms", "model": ...}, "'model' is missing, 'unit' is unknown"),
    ],
)
def test_round_times_with_mistakes_are_refused(fields, message):
    with pytest.raises(
        ConfigError, match=f"^h200.json: {message}|^h200.json: .*{message}"
    ) as caught:
        RoundTimes.from_json(changed(TIMES.to_json(), **fields), drafts=DRAFTS, name="h200.json")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("text", "message"), [("{", "not JSON: "), ("[1]", "object, got list")])
def test_files_must_hold_a_json_object(text, message):
    for kind in (RoundTimes, Calibration):
        with pytest.raises(ConfigError, match=message):
            kind.from_json(text, drafts=DRAFTS)


def test_times_lie_on_lines_between_probes_and_are_flat_outside():
    want = [1, 1, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5, 5]
    table = TIMES.table(12)
    assert table.dtype == np.float32
    np.testing.assert_array_equal(table, np.asarray(want, np.float32))
    flat = replace(TIMES, tokens=(1,), seconds=(0.5,)).table(3)
    np.testing.assert_array_equal(flat, np.full(4, 0.5, np.float32))
