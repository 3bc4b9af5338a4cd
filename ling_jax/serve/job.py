"""What both completion endpoints do before they ask the engine: limits, sampling, ids."""

import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from ling_jax.engine.request import Request, SamplingParams
from ling_jax.errors import RequestError
from ling_jax.serve.choice import Choice
from ling_jax.serve.protocol import MAX_LOGIT_BIAS, CompletionFields
from ling_jax.serve.state import ServerState

log = logging.getLogger(__name__)

MIN_TEMPERATURE = 1e-5
MIN_TOP_P = 1e-6


@dataclass(frozen=True, kw_only=True)
class Job:
    """A checked request: what to ask of the engine, and who reads what comes back."""

    id: str
    model: str
    """The name to answer with."""
    body: CompletionFields
    object: str
    chunk_object: str
    prompt_tokens: int
    """Of all prompts, each counted once."""
    requests: Sequence[Request]
    choices: Sequence[Choice]
    """One for each of `requests`."""


def new_id(prefix: str) -> str:
    """Returns an id that no other answer has."""
    return f"{prefix}-{secrets.token_hex(12)}"


def log_prompt(state: ServerState, answer_id: str, prompt: object) -> None:
    """Logs a prompt if the operator asked for it."""
    if state.config.log_requests:
        log.info("prompt id=%s text=%r", answer_id, prompt)


def token_limit(
    state: ServerState, prompt_tokens: int, asked: int | None, *, param: str, min_tokens: int
) -> int:
    """Returns how many tokens to generate at most: as asked, else the rest of the context.

    Raises:
      RequestError: prompt and answer do not fit the context; `param` is the field that asked.
    """
    context = state.backend.context_length
    room = context - prompt_tokens
    if room < 1:
        raise _too_long(context, f"the prompt alone has {prompt_tokens} tokens; shorten it")
    limit = room if asked is None else asked
    if limit > room and state.config.allow_auto_truncate:
        limit = room
    if limit > room:
        raise _too_long(
            context,
            f"{prompt_tokens + limit} were asked for ({prompt_tokens} in the prompt, {limit} to "
            f"generate); shorten the prompt or lower {param}",
        )
    if min_tokens > limit:
        raise RequestError(
            f"min_tokens must not exceed the {limit} tokens that may be generated, "
            f"got {min_tokens}.",
            param="min_tokens",
        )
    return limit


def expand(
    body: CompletionFields,
    state: ServerState,
    answer_id: str,
    prompts: Sequence[tuple[int, ...]],
    limits: Sequence[int],
    *,
    logprobs: int | None,
    prompt_logprobs: int | None = None,
) -> list[Request]:
    """Returns `body.n` engine requests for each prompt, prompt by prompt.

    Choice k of a prompt samples with the seed of the request plus k, so that the first choice is
    what n = 1 would give.

    Raises:
      RequestError: a field names a token that the tokenizer does not have, or these are more
        choices than the queue could ever hold.
    """
    _check_choices(body.n, len(prompts), state.config.max_queued_requests)
    seed = state.draw_seed() if body.seed is None else body.seed
    stop_ids = _stop_ids(body, state)
    bias = _logit_bias(body, state.backend.tokenizer.size)
    requests = []
    for prompt, limit in zip(prompts, limits, strict=True):
        for k in range(body.n):
            sampling = _sampling(body, state, bias, seed + k, logprobs, prompt_logprobs)
            requests.append(
                Request(
                    id=f"{answer_id}-{len(requests)}",
                    prompt_ids=prompt,
                    max_tokens=limit,
                    min_tokens=body.min_tokens,
                    stop_ids=stop_ids,
                    sampling=sampling,
                )
            )
    return requests


def _sampling(
    body: CompletionFields,
    state: ServerState,
    bias: tuple[tuple[int, float], ...],
    seed: int,
    logprobs: int | None,
    prompt_logprobs: int | None,
) -> SamplingParams:
    defaults = state.defaults
    size = state.backend.tokenizer.size
    temperature = _given(body.temperature, defaults.temperature)
    top_k = int(_given(body.top_k, defaults.top_k))
    return SamplingParams(
        logit_bias=bias,
        repetition_penalty=_given(body.repetition_penalty, defaults.repetition_penalty),
        presence_penalty=body.presence_penalty,
        frequency_penalty=body.frequency_penalty,
        # Smaller values mean the same as these, and would vanish in single precision.
        temperature=0.0 if temperature < MIN_TEMPERATURE else temperature,
        top_k=top_k if 0 < top_k < size else 0,
        top_p=max(MIN_TOP_P, _given(body.top_p, defaults.top_p)),
        min_p=_given(body.min_p, defaults.min_p),
        seed=seed,
        logprobs=logprobs,
        prompt_logprobs=prompt_logprobs,
    )


def _check_choices(n: int, prompts: int, most: int) -> None:
    if n * prompts > most:
        raise RequestError(
            f"{n * prompts} choices were asked for ({prompts} prompts, n = {n}); this server "
            f"queues at most {most} requests.",
            param="n" if prompts == 1 else "prompt",
        )


def _given(value: float | None, default: float) -> float:
    return default if value is None else value


def _stop_ids(body: CompletionFields, state: ServerState) -> tuple[int, ...]:
    tokenizer = state.backend.tokenizer
    for token in body.stop_token_ids:
        if token >= tokenizer.size:
            raise RequestError(
                f"stop_token_ids must be below {tokenizer.size}, got {token}.",
                param="stop_token_ids",
            )
    return tokenizer.stop_ids(body.stop_token_ids, body.ignore_eos)


def _logit_bias(body: CompletionFields, size: int) -> tuple[tuple[int, float], ...]:
    bias: list[tuple[int, float]] = []
    for key, value in body.logit_bias.items():
        if not (key.isascii() and key.isdigit() and int(key) < size):
            raise RequestError(
                f"logit_bias: keys must be token ids from 0 to {size - 1}, got {key!r}.",
                param="logit_bias",
            )
        bias.append((int(key), max(-MAX_LOGIT_BIAS, min(MAX_LOGIT_BIAS, value))))
    return tuple(bias)


def _too_long(context: int, what: str) -> RequestError:
    return RequestError(
        f"This model's maximum context length is {context} tokens, but {what}.",
        code="context_length_exceeded",
    )
