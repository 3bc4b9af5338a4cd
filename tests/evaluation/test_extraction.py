"""Answers in text: every case of the design set, and what it leaves open."""

import json
import os
from fractions import Fraction
from pathlib import Path

import pytest

from ling_jax.evaluation.extraction import extract, is_correct, last_box
from ling_jax.evaluation.numbers import canonical, only_number

FOLDER = Path(os.environ.get("LING_CASES_DIR", Path(__file__).parent / "cases"))
CASES = json.loads((FOLDER / "gsm8k_extract.json").read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case):
    is_cut = case["engine_finish"] == "length"
    answer = extract(case["text"], case["mode"], is_cut=is_cut)
    correct = is_correct(answer, case["gold"], case["mode"])
    assert {"answer": answer, "correct": correct} == case["expect"]


@pytest.mark.parametrize(
    ("text", "want"),
    [
        (r"2\frac{1}{2}", "2.5"),
        (r"-\dfrac{3}{4}", "-0.75"),
        (r"\frac34", "0.75"),
        ("-2 1/2", "-2.5"),
        ("1/3", "1/3"),
        ("6/3", "2"),
        (r"-\$10", "-10"),
        ("$-10", "-10"),
        ("- 10", "-10"),
        ("€1,234.50", "1234.5"),
        (r"18\text{ cm}^2", "18"),
        (r"18\ \mathrm{m^{3}}", "18"),
        (r"x = 3 \times 6 = 18", "18"),
        (".5", "0.5"),
        ("007", "7"),
        ("5-10", None),
        ("3 and 4", None),
        ("10:30", None),
        ("1/0", None),
        ("three", None),
        ("9" * 5000, None),
    ],
)
def test_the_number_of_a_box(text, want):
    value = only_number(text)
    assert (None if value is None else canonical(value)) == want


@pytest.mark.parametrize("text", ["0", "-0.125", "1/3", "-22/7", "1000000", "0.05"])
def test_a_canonical_text_is_the_number(text):
    assert Fraction(canonical(Fraction(text))) == Fraction(text)


@pytest.mark.parametrize(
    ("text", "want"),
    [
        (r"\boxed{\boxed{1}}", "1"),
        (r"\boxed{\frac{1}{2}} and {", r"\frac{1}{2}"),
        (r"} \boxed{1} \boxed{2", "1"),
        (r"\boxed {a\}b}", r"a\}b"),
        (r"\boxed 5", None),
        (r"\boxed{ {1}", None),
    ],
)
def test_braces_of_a_box_balance(text, want):
    assert last_box(text) == want


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("The answer is: 3 * 6 = 18.", "18"),
        ("**Answer:**\n\n18 eggs in 2 boxes", "18"),
        ("The answer is that she sold 18 of 20.", "18"),
        ("The answer is 18.\nIs the answer: yes?", "18"),
        ("Answer: -3", "-3"),
        ("16-3=13", "13"),
        ("from 16 to -3", "-3"),
        ("#### 1. First step\n#### 2. Second step\nThat makes \\(18\\).", "18"),
        ("#### 18\n#### **19**", "19"),
        (r"\boxed{eighteen}. The answer is 18.", "18"),
        ("nothing", None),
    ],
)
def test_lenient_rules(text, want):
    assert extract(text, "chat", is_cut=False) == want


def test_an_answer_that_was_cut_keeps_box_and_hashes():
    assert extract(r"\boxed{18} and", "chat", is_cut=True) == "18"
    assert extract("#### 18\nand", "chat", is_cut=True) == "18"
    assert extract("The answer is 1", "chat", is_cut=True) is None
    assert extract(" She makes 18", "completion", is_cut=True) == "18"


def test_a_leading_zero_is_no_integer_of_the_old_script():
    assert extract("$18.05", "last_integer", is_cut=False) is None
    assert extract("none", "last_integer", is_cut=False) is None


@pytest.mark.parametrize(
    "piece", ["\\boxed{", "the answer is ", "\n \n", "1 ", "\\frac{1", "#### 1"]
)
def test_text_of_a_model_that_loops_is_read_in_linear_time(piece):
    for mode in ("chat", "completion", "last_integer", "lm_eval_strict", "lm_eval_flexible"):
        extract(piece * 8000, mode, is_cut=False)  # minutes, if it were quadratic
