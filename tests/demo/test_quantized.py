"""The bundled model in fewer bits: each scheme still solves most of the first problems."""

import sys

import pytest

from tests.demo.scoring import DEMO, evaluated, run

ITEMS, CORRECT = 16, 13  # all 500 are in docs/demo.md


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["fp8", "int4", "mxfp4"])
def test_a_quantised_model_solves_problems(tmp_path, scheme):
    run([sys.executable, "-m", "convert", DEMO, tmp_path / scheme, "--quantize", scheme])
    report, records = evaluated(tmp_path / "run", ITEMS, "--model", tmp_path / scheme)
    assert sum(record["correct"] for record in records) >= CORRECT
    assert report["stop_rate"] == 1
