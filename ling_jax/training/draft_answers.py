"""The target's own answers to prompts, as sequences to train a draft on.

A draft learns what its target would say; text that the target did not write teaches it less.
"""

import sys
from collections.abc import Sequence

import numpy as np
from rich.console import Console
from rich.progress import Progress

from ling_jax.engine.build import Deployment, make_executor
from ling_jax.engine.engine import Engine
from ling_jax.engine.request import Request, SamplingParams
from ling_jax.model import ModelParams
from ling_jax.training.draft_data import Example, Question


def answer_missing(
    items: Sequence[Example | Question],
    params: ModelParams,
    deployment: Deployment,
    *,
    length: int,
    stop_ids: tuple[int, ...],
    temperature: float,
    seed: int,
) -> list[Example]:
    """The items in their order, with an answer to every question; draws a bar on a terminal.

    Answers are supervised. Questions that leave no room for one are left out.

    Args:
      params: the target's weights, as loaded for `deployment`.
      length: tokens of question and answer together at most.
      stop_ids: ids that end an answer; the ending id belongs to it.
      temperature: 0 is greedy.
      seed: with the number of a question it decides every draw.

    Raises:
      ConfigError: the engine's caches do not fit beside the weights.
    """
    fitting = [item for item in items if isinstance(item, Example) or len(item.ids) < length]
    questions = [item for item in fitting if isinstance(item, Question)]
    if not questions:
        return [item for item in fitting if isinstance(item, Example)]
    requests = [
        Request(
            id=str(i),
            prompt_ids=question.ids,
            max_tokens=length - len(question.ids),
            stop_ids=stop_ids,
            sampling=SamplingParams(temperature=temperature, seed=seed + i),
        )
        for i, question in enumerate(questions)
    ]
    answers = iter(_run(requests, params, deployment))
    return [x if isinstance(x, Example) else _example(x, next(answers)) for x in fitting]


def _run(
    requests: Sequence[Request], params: ModelParams, deployment: Deployment
) -> list[list[int]]:
    deployment.plan.require()
    engine = Engine(make_executor(deployment, params, None), max_queued=len(requests))
    streams = [engine.submit(request) for request in requests]
    engine.start()
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        tracked = bar.track(streams, description="answering")
        answers = [[token for chunk in stream for token in chunk.ids] for stream in tracked]
    engine.stop()
    if engine.failed is not None:
        raise engine.failed
    return answers


def _example(question: Question, answered: list[int]) -> Example:
    ids = np.asarray([*question.ids, *answered], np.int32)
    return Example(ids, np.arange(len(ids)) >= len(question.ids))
