"""Records and runs to report on."""

from ling_jax.evaluation.answer import Answer
from ling_jax.evaluation.records import Record

RUN = {
    "protocol": {"name": "chat", "max_tokens": 16},
    "data": {"file": "test.jsonl"},
    "checkpoint": {"folder": "demo"},
}


def answered(output: str = "", **changes) -> Answer:
    """An answer of five tokens that ended by itself."""
    fields = {"prompt": "p", "output": output, "finish_reason": "stop", "tokens": 5}
    return Answer(**fields | changes)


def record(item, protocol, output: str = "", *, elapsed_s: float = 1.0, **changes) -> Record:
    """The grade of such an answer."""
    return Record.of(item, answered(output, **changes), protocol, float(elapsed_s))
