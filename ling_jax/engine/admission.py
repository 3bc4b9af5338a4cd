"""Refuses requests that can never run."""

from collections.abc import Iterable

from ling_jax.engine.request import Request
from ling_jax.errors import RequestError
from ling_jax.sizes import StepSizes


def check_request(request: Request, limits: StepSizes) -> None:
    """Checks a request against what the executor was compiled for.

    Raises:
      RequestError: it can never run; `param` is the field of `Request` or `SamplingParams`.
    """
    if not request.prompt_ids:
        raise RequestError("prompt_ids: expected at least one token, got none.", param="prompt_ids")
    _check_ids("prompt_ids", request.prompt_ids, limits.vocab)
    _check_lengths(request, limits)
    _check_count("stop_ids", len(request.stop_ids), limits.max_stop_ids)
    _check_ids("stop_ids", request.stop_ids, limits.vocab)
    bias = request.sampling.logit_bias
    _check_count("logit_bias", len(bias), limits.max_logit_bias)
    _check_ids("logit_bias", (token for token, _ in bias), limits.vocab)
    _check_count("logprobs", request.sampling.logprobs or 0, limits.max_logprobs)
    _check_count("prompt_logprobs", request.sampling.prompt_logprobs or 0, limits.max_logprobs)


def _check_lengths(request: Request, limits: StepSizes) -> None:
    if request.max_tokens < 1:
        raise RequestError(
            f"max_tokens: expected at least 1, got {request.max_tokens}.", param="max_tokens"
        )
    if not 0 <= request.min_tokens <= request.max_tokens:
        raise RequestError(
            f"min_tokens: expected 0 to max_tokens ({request.max_tokens}), "
            f"got {request.min_tokens}.",
            param="min_tokens",
        )
    longest = min(limits.context_length, limits.pages * limits.page_size)
    prompt = len(request.prompt_ids)
    total = prompt + request.max_tokens
    if total > longest:
        raise RequestError(
            f"The maximum context length is {longest} tokens, but {total} were asked for "
            f"({prompt} in the prompt, {request.max_tokens} to generate); "
            "shorten the prompt or lower max_tokens.",
            code="context_length_exceeded",
        )


def _check_ids(param: str, ids: Iterable[int], vocab: int) -> None:
    outside = next((token for token in ids if not 0 <= token < vocab), None)
    if outside is not None:
        raise RequestError(
            f"{param}: expected token ids from 0 to {vocab - 1}, got {outside}.", param=param
        )


def _check_count(param: str, count: int, most: int) -> None:
    if not 0 <= count <= most:
        raise RequestError(f"{param}: expected 0 to {most}, got {count}.", param=param)
