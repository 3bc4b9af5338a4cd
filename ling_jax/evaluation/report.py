"""What a run came to, as JSON and for readers."""

from collections.abc import Mapping, Sequence
from typing import Any

from ling_jax.evaluation.extraction import Mode, extract, is_correct
from ling_jax.evaluation.protocol import MODES, Protocol
from ling_jax.evaluation.records import Record
from ling_jax.evaluation.scores import Share, percentile

MOST_TRUNCATED = 0.01
"""A larger share of answers cut by length makes a score incomparable."""


def make_report(
    run: Mapping[str, Any],
    protocol: Protocol,
    records: Sequence[Record],
    *,
    items: int,
    environment: Mapping[str, Any],
) -> dict[str, Any]:
    """All figures of a run.

    Accuracy, stop and truncation rates are shares of the items without errors; the error rate is
    one of all answered items.

    Args:
      run: protocol, data, checkpoint and execution, as a resumed run must repeat them.
      records: at most one for each item.
      items: how many there are to answer.
    """
    answered = [record for record in records if record.error is None]
    n = len(answered)
    ended = {x: Share(sum(r.finish_reason == x for r in answered), n) for x in ("stop", "length")}
    first, *others = (_figures(answered, mode) for mode in MODES[protocol.name])
    report = {
        "finished": len(records) == items,
        "n": len(records),
        "answered": n,
        **first,
        "stop_rate": ended["stop"].value,
        "truncation_rate": ended["length"].value,
        "error_rate": Share(len(records) - n, len(records)).value,
        **_speed(records, answered),
        "other_extractions": others,
        "run": run,
        "environment": environment,
    }
    errors = [record.error for record in records if record.error is not None]
    return report | {"warnings": _warnings(ended["length"], errors, len(records))}


def _figures(answered: Sequence[Record], mode: Mode) -> dict[str, Any]:
    """The score by one rule of extraction."""
    found = [extract(r.output, mode, is_cut=r.finish_reason == "length") for r in answered]
    pairs = zip(found, answered, strict=True)
    share = Share(sum(is_correct(x, r.gold, mode) for x, r in pairs), len(answered))
    return {
        "extraction": mode,
        "correct": share.count,
        "accuracy": share.value,
        "standard_error": share.standard_error,
        "confidence_95": share.confidence_95,
        "no_answer": found.count(None),
    }


def _speed(records: Sequence[Record], answered: Sequence[Record]) -> dict[str, Any]:
    """Tokens, rounds and times. A server that counts no tokens leaves what needs them None."""
    tokens = [record.tokens for record in answered if record.tokens is not None]
    seconds = max((record.elapsed_s for record in records), default=0.0)
    rounds = sum(record.rounds for record in answered)
    is_counted = bool(tokens) and len(tokens) == len(answered)
    return {
        "output_tokens": sum(tokens) if is_counted else None,
        "mean_output_tokens": sum(tokens) / len(tokens) if is_counted else None,
        "p95_output_tokens": percentile(tokens, 95) if is_counted else None,
        "accept_length": sum(r.emitted for r in answered) / rounds if rounds else None,
        "tokens_per_second": sum(tokens) / seconds if is_counted and seconds else None,
        "wall_s": seconds,
    }


def _warnings(cut: Share, errors: Sequence[str], n: int) -> list[str]:
    found = []
    if cut.value is not None and cut.value > MOST_TRUNCATED:
        found.append(
            f"{cut.count} of {cut.total} answers were cut at max_tokens, more than "
            f"{MOST_TRUNCATED:.0%}: the score is not comparable; raise --max-tokens."
        )
    if errors:
        found.append(
            f"{len(errors)} of {n} items ended with errors and count nowhere; the same command "
            f"asks them again. The first: {errors[0]}."
        )
    return found


def to_markdown(report: Mapping[str, Any]) -> str:
    """The report as two tables, warnings first."""
    protocol = report["run"]["protocol"]
    lines = [f"# GSM8K, {protocol['name']} protocol", ""]
    lines += [f"**Warning:** {warning}\n" for warning in report["warnings"]]
    rows = [(name, _shown(name, report[name])) for name in _SHOWN]
    rows += [
        (f"{other['extraction']}, for comparison", _score(other))
        for other in report["other_extractions"]
    ]
    rows.insert(3, (f"{report['extraction']}, the headline", _score(report)))
    lines += [*_table("figure", rows), "", *_table("run", _flat(report["run"]))]
    lines += ["", *_table("environment", _flat(report["environment"]))]
    return "\n".join(lines) + "\n"


_SHOWN = (
    *("n", "answered", "finished"),
    *("stop_rate", "truncation_rate", "error_rate", "mean_output_tokens", "p95_output_tokens"),
    *("accept_length", "tokens_per_second", "wall_s"),
)


def _score(figures: Mapping[str, Any]) -> str:
    if figures["accuracy"] is None:
        return "nothing answered"
    low, high = figures["confidence_95"]
    return (
        f"{figures['accuracy']:.2%} ± {figures['standard_error']:.2%} (95 %: {low:.2%} to "
        f"{high:.2%}), {figures['correct']} correct, {figures['no_answer']} without an answer"
    )


def _shown(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if name.endswith("_rate"):
        return f"{value:.2%}"
    return f"{value:.2f}" if isinstance(value, float) else str(value)


def _flat(fields: Mapping[str, Any], path: str = "") -> list[tuple[str, str]]:
    """Nested fields by dotted names."""
    rows = []
    for name, value in fields.items():
        if isinstance(value, Mapping):
            rows += _flat(value, f"{path}{name}.")
        else:
            rows.append((path + name, _shown(name, value)))
    return rows


def _table(title: str, rows: Sequence[tuple[str, str]]) -> list[str]:
    cells = [(name, value.replace("|", "\\|").replace("\n", "\\n")) for name, value in rows]
    return [f"| {title} | |", "|---|---|", *(f"| {name} | {value} |" for name, value in cells)]
