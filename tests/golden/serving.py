"""Generation as a server does it: through the executor's compiled programs."""

from collections.abc import Sequence

from golden.micro import Micro
from ling_jax.engine.calls import (
    DecodeCall,
    DecodeRow,
    PrefillCall,
    PrefillRow,
    PrefillRowResult,
)
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.request import Request, SamplingParams, TokenLogprob
from ling_jax.sizes import StepSizes

_CHUNK = 16  # the prompts have 20 and 24 tokens: two chunks, the second one padded
SIZES = StepSizes(
    slots=2,
    pages=8,
    page_size=16,
    context_length=96,
    prefill_buckets=((1, _CHUNK),),
    decode_buckets=(1,),
    decode_steps=8,
    vocab=512,
)
_SLOT, _PAGES = 2, (7, 3, 1, 8, 2, 6)  # neither the first nor in order


class Server:
    """Answers one request at a time."""

    def __init__(self, model: Micro) -> None:
        self._executor = DeviceExecutor(model.params, model.cfg, model.execution, SIZES)

    def generate(self, prompt: Sequence[int], count: int) -> list[TokenLogprob]:
        """Greedy tokens behind a prompt, with the two likeliest ids for each."""
        request = _greedy(prompt, count)
        first = self._prefill(request)[-1].logprob
        assert first is not None
        tokens = [first]
        while len(tokens) < count:
            row = DecodeRow(slot=_SLOT, pages=_PAGES)
            call = DecodeCall(bucket=1, steps=SIZES.decode_steps, rows=(row,))
            tokens += self._executor.decode(call).read()[0].logprobs or ()
        return tokens

    def score(self, prompt: Sequence[int]) -> list[TokenLogprob]:
        """Log-probabilities of a prompt's tokens from the second one on."""
        results = self._prefill(_greedy(prompt, 1))
        return [entry for result in results for entry in result.prompt_logprobs or ()]

    def _prefill(self, request: Request) -> list[PrefillRowResult]:
        prompt, results = request.prompt_ids, []
        for start in range(0, len(prompt), _CHUNK):
            row = PrefillRow(
                slot=_SLOT,
                request=request,
                tokens=prompt[start : start + _CHUNK],
                following=next(iter(prompt[start + _CHUNK :]), 0),
                start=start,
                pages=_PAGES,
                generated=0,
                is_last=start + _CHUNK >= len(prompt),
            )
            call = PrefillCall(bucket=(1, _CHUNK), rows=(row,))
            results += self._executor.prefill(call).read()
        assert all(result.token is None for result in results[:-1])
        return results


def _greedy(prompt: Sequence[int], count: int) -> Request:
    sampling = SamplingParams(temperature=0.0, logprobs=2, prompt_logprobs=1)
    return Request(id="golden", prompt_ids=tuple(prompt), max_tokens=count, sampling=sampling)
