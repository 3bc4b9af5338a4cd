"""Scores and reports."""

import pytest

from ling_jax.errors import ContractError
from ling_jax.evaluation.items import Item
from ling_jax.evaluation.protocol import Protocol
from ling_jax.evaluation.report import make_report, to_markdown
from ling_jax.evaluation.scores import Share, percentile
from tests.evaluation.toys import RUN, record

CHAT = Protocol(max_tokens=16)


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
def test_the_interval_is_that_of_wilson(count, total, low, high):
    assert Share(count, total).confidence_95 == pytest.approx((low, high), abs=5e-5)


def test_a_share_of_all_and_of_nothing():
    whole = Share(7, 7)
    assert (whole.value, whole.standard_error, whole.confidence_95[1]) == (1, 0, 1)
    none = Share(0, 0)
    assert none.value is none.standard_error is none.confidence_95 is None
    assert Share(1275, 1319).standard_error == pytest.approx(0.0049, abs=5e-5)
    with pytest.raises(ContractError):
        Share(2, 1)


def test_a_percentile_is_the_nearest_rank():
    assert percentile(range(1, 101), 95) == 95
    assert percentile([3, 1, 2], 95) == 3
    assert percentile([4], 0) == 4
    assert percentile([], 95) is None


@pytest.fixture
def report(items):
    """Right, wrong though named in prose, cut, and an error."""
    items = [*items, Item(3, "q", "#### 1", "1")]
    outputs = ("\\boxed{9}", "The answer is 48.", "so 10 -")
    made = [
        record(item, CHAT, output, tokens=tokens, elapsed_s=tokens, rounds=2, emitted=tokens)
        for item, output, tokens in zip(items, outputs, (4, 6, 16), strict=False)
    ]
    made[2] = record(items[2], CHAT, outputs[2], tokens=16, elapsed_s=16, finish_reason="length")
    made.append(record(items[3], CHAT, error="HTTP 500", elapsed_s=20, tokens=None))
    return make_report(RUN, CHAT, made, items=4, environment={"jax": "1"})


def test_a_report_has_every_figure(report):
    low, high = report.pop("confidence_95")
    assert low < 1 / 3 < high
    (other,) = report.pop("other_extractions")
    assert other["extraction"] == "chat"
    assert (other["correct"], other["no_answer"]) == (2, 1)
    warnings = report.pop("warnings")
    assert report == {
        "finished": True,
        "n": 4,
        "answered": 3,
        "extraction": "boxed",
        "correct": 1,
        "accuracy": pytest.approx(1 / 3),
        "standard_error": pytest.approx((2 / 27) ** 0.5),
        "no_answer": 2,
        "stop_rate": pytest.approx(2 / 3),
        "truncation_rate": pytest.approx(1 / 3),
        "error_rate": 0.25,
        "output_tokens": 26,
        "mean_output_tokens": pytest.approx(26 / 3),
        "p95_output_tokens": 16,
        "accept_length": 10 / 4,
        "tokens_per_second": 26 / 20,
        "wall_s": 20,
        "run": RUN,
        "environment": {"jax": "1"},
    }
    assert warnings == [
        "1 of 3 answers were cut at max_tokens, more than 1%: the score is not comparable; raise "
        "--max-tokens.",
        "1 of 4 items ended with errors and count nowhere; the same command asks them again. "
        "The first: HTTP 500.",
    ]


def test_a_report_for_readers(report):
    text = to_markdown(report)
    assert text.startswith("# GSM8K, chat protocol\n\n**Warning:** 1 of 3 answers were cut")
    for line in (
        "| n | 4 |",
        "| truncation_rate | 33.33% |",
        "| accept_length | 2.50 |",
        "| protocol.max_tokens | 16 |",
        "| checkpoint.folder | demo |",
    ):
        assert line + "\n" in text
    assert "| boxed, the headline | 33.33% ± 27.22% (95 %: " in text
    assert "), 2 correct, 1 without an answer |" in text


def test_nothing_but_errors_has_no_score(items):
    made = [record(item, CHAT, error="refused", tokens=None) for item in items]
    report = make_report(RUN, CHAT, made, items=3, environment={})
    assert report["accuracy"] is report["stop_rate"] is report["tokens_per_second"] is None
    assert (report["error_rate"], report["no_answer"]) == (1.0, 0)
    assert "| boxed, the headline | nothing answered |" in to_markdown(report)


def test_a_score_of_answers_that_all_ended_warns_of_nothing(items):
    made = [record(item, CHAT, f"\\boxed{{{item.gold}}}") for item in items]
    report = make_report(RUN, CHAT, made, items=3, environment={})
    assert (report["accuracy"], report["warnings"]) == (1.0, [])
    assert report["accept_length"] is None


def test_a_server_that_counts_no_tokens_leaves_them_out(items):
    made = [record(item, CHAT, tokens=None) for item in items]
    report = make_report(RUN, CHAT, made, items=3, environment={})
    assert report["mean_output_tokens"] is report["tokens_per_second"] is None
    assert report["wall_s"] == 1.0


def test_completions_are_scored_by_four_rules(items):
    completion = Protocol(name="completion", max_tokens=16)
    made = [record(items[2], completion, " 1200 - 1210\n#### -10.")]
    report = make_report(RUN, completion, made, items=1, environment={})
    scores = {x["extraction"]: x["correct"] for x in (report, *report["other_extractions"])}
    assert scores == {
        "completion": 1,
        "last_integer": 1,
        "lm_eval_strict": 1,
        "lm_eval_flexible": 1,
    }
