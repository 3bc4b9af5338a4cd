"""Writes the text that the demo model learns from, and the problems held back to test it.

    python scripts/make_corpus.py --output corpus.jsonl --count 200000 --held-back held_back.jsonl
    python scripts/make_corpus.py --count 200000 --gsm8k train.jsonl --report test.jsonl

Examples that share eight words in a row with a held-back problem, numbers aside, are left out.
Prints one JSON object: examples by kind, the hash of what was written, what was left out, and what
the examples share with a file of GSM8K. The same flags give the same bytes.
"""

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

import tyro

from ling_jax.errors import ConfigError, LingError
from ling_jax.evaluation.items import read_items
from ling_jax.evaluation.protocol import CHAT_WORDING
from ling_jax.text.template import ChatTemplate
from ling_jax.training.corpus import (
    Example,
    Mixture,
    Shares,
    examples,
    held_back,
    render,
    rewritten,
)
from ling_jax.training.corpus.overlap import Overlap
from ling_jax.training.corpus.problems import Problem

DEMO = Path(__file__).parents[1] / "ling_jax" / "demo"
RUNS = (8, 13)


@dataclass(frozen=True, kw_only=True)
class CorpusConfig:
    """Write the corpus of the demo model."""

    output: Path | None = None
    """JSON lines file for the examples; without it they are only counted."""
    count: int = 10_000
    """Number of examples, those that are left out included."""
    seed: int = 0
    """Decides all of them."""
    gsm8k: Path | None = None
    """GSM8K's train.jsonl; those of its problems that need simple arithmetic are added."""
    unanswered: bool = False
    """Leave the last answer out: questions for `train_draft.py --generate-missing`."""
    boxed_prompt: str = f"{CHAT_WORDING}\n\n{{question}}"
    """Main wording that asks for a boxed answer."""
    held_back: Path | None = None
    """JSON lines file for the held-back problems, in the form of GSM8K."""
    held_back_count: int = 500
    """Number of held-back problems."""
    report: Path | None = None
    """GSM8K's test.jsonl: report the runs of 8 and 13 words that the examples share with it."""
    shares: Shares = field(default_factory=Shares)


@dataclass(frozen=True)
class Checks:
    """What the examples are compared with."""

    held_back: Overlap
    gsm8k: dict[str, Overlap]
    """By length of run; empty without a file to report on."""


def main() -> int:
    config = tyro.cli(CorpusConfig)
    try:
        summary = make(config)
    except LingError as error:
        print(f"make_corpus: {error}", file=sys.stderr)
        return 2
    print(json.dumps(summary, indent=2))
    return 0


def make(config: CorpusConfig) -> dict[str, Any]:
    """Writes all files; returns the summary.

    Raises:
      ConfigError: a flag is wrong, or a file cannot be read or written.
    """
    _check(config)
    mixture = _mixture(config)
    held = [_held_back_line(problem) for problem in held_back(config.held_back_count)]
    checks = _checks(config, [fields["question"] for fields in held])
    summary = _write_examples(config, mixture, checks)
    if config.held_back is not None:
        _write(config.held_back, "--held-back", map(json.dumps, held))
    if checks.gsm8k:
        summary["shared_with_report"] = {
            size: overlap.report() for size, overlap in checks.gsm8k.items()
        }
    return summary


def _check(config: CorpusConfig) -> None:
    if config.count < 1 or config.held_back_count < 1:
        raise ConfigError("--count and --held-back-count must be at least 1.")
    if "{question}" not in config.boxed_prompt:
        raise ConfigError("--boxed-prompt must hold {question}.")
    kinds = Mixture(boxed_prompt="", shares=config.shares).kinds
    if any(share < 0 for _, share in kinds) or not any(share for _, share in kinds):
        raise ConfigError("Shares must be 0 or more, and one of them more.")


def _mixture(config: CorpusConfig) -> Mixture:
    items = read_items(config.gsm8k, "--gsm8k") if config.gsm8k is not None else []
    solved = [(item.question, rewritten(item.solution)) for item in items]
    kept = tuple((question, solution) for question, solution in solved if solution is not None)
    return Mixture(boxed_prompt=config.boxed_prompt, shares=config.shares, gsm8k=kept)


def _checks(config: CorpusConfig, questions: Sequence[str]) -> Checks:
    reference = read_items(config.report, "--report") if config.report is not None else []
    texts = [f"{item.question}\n{item.solution}" for item in reference]
    return Checks(
        Overlap(questions, min(RUNS), any_number=True),
        {str(size): Overlap(texts, size) for size in RUNS} if texts else {},
    )


def _write_examples(config: CorpusConfig, mixture: Mixture, checks: Checks) -> dict[str, Any]:
    kinds: Counter[str] = Counter()
    digest, characters = hashlib.sha256(), 0
    template = ChatTemplate.from_folder(DEMO)

    def lines() -> Iterator[str]:
        nonlocal characters
        for example in islice(examples(config.seed, mixture), config.count):
            if checks.held_back.add(example):
                continue
            kinds[example.kind] += 1
            for overlap in checks.gsm8k.values():
                overlap.add(example)
            fields = _line(example, template, is_answered=not config.unanswered)
            line = json.dumps(fields, ensure_ascii=False)
            digest.update(f"{line}\n".encode())
            characters += len(line)
            yield line

    _write(config.output, "--output", lines())
    return {
        "examples": sum(kinds.values()),
        "kinds": dict(sorted(kinds.items())),
        "gsm8k_problems": len(mixture.gsm8k),
        "characters": characters,
        "sha256": digest.hexdigest(),
        "left_out": checks.held_back.report(),
    }


def _line(example: Example, template: ChatTemplate, *, is_answered: bool) -> dict[str, Any]:
    """The fields of an example, in a form of docs/training.md.

    An example with history that is not learned is a prompt and its completion: in messages, every
    turn of the assistant would be learned.

    Args:
      is_answered: with the last turn of the assistant, else without.
    """
    if example.learned_from:
        segments = render(example, template)
        prompt = "".join(text for text, _ in segments[:-1])
        answer = {"completion": segments[-1][0]} if is_answered else {}
        return {"prompt": prompt, **answer, "kind": example.kind}
    messages = example.messages if is_answered else example.messages[:-1]
    fields: dict[str, Any] = {"messages": messages}
    if example.tools is not None:
        fields["tools"] = example.tools
    return {**fields, "enable_thinking": example.enable_thinking, "kind": example.kind}


def _held_back_line(problem: Problem) -> dict[str, str]:
    """The fields of an item of GSM8K."""
    solution = problem.solution
    answer = "\n".join([*solution.lines, solution.says, f"#### {solution.answer}"])
    return {"question": problem.question, "answer": answer}


def _write(path: Path | None, flag: str, lines: Iterator[str]) -> None:
    """Writes lines to a file; without one they are only made."""
    if path is None:
        for _ in lines:
            pass
        return
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
    except OSError as error:
        raise ConfigError(f"{flag}: {path} cannot be written: {error.strerror}.") from None


if __name__ == "__main__":
    sys.exit(main())
