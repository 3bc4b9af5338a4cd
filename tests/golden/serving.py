"""Greedy generation as a server does it: through the executor's compiled programs."""

from collections.abc import Sequence

from golden.micro import Micro
from ling_jax.batches import StepSizes
from ling_jax.engine.calls import DecodeCall, DecodeRow, PrefillCall, PrefillRow
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.request import Request, SamplingParams

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


def generate_greedily(model: Micro) -> list[int]:
    """The tokens behind the golden prompt, as many as the golden ones."""
    executor = DeviceExecutor(model.params, model.cfg, model.execution, SIZES)
    prompt, count = model.want["greedy.prompt"].tolist(), len(model.want["greedy.tokens"])
    request = Request(
        id="golden",
        prompt_ids=tuple(prompt),
        max_tokens=count,
        sampling=SamplingParams(temperature=0.0),
    )
    tokens = _prefill(executor, request)
    while len(tokens) < count:
        row = DecodeRow(slot=_SLOT, pages=_PAGES)
        call = DecodeCall(bucket=1, steps=SIZES.decode_steps, rows=(row,))
        tokens += executor.decode(call).read()[0].tokens
    return tokens


def _prefill(executor: DeviceExecutor, request: Request) -> list[int]:
    prompt: Sequence[int] = request.prompt_ids
    sampled = []
    for start in range(0, len(prompt), _CHUNK):
        row = PrefillRow(
            slot=_SLOT,
            request=request,
            tokens=prompt[start : start + _CHUNK],
            start=start,
            pages=_PAGES,
            generated=0,
            is_last=start + _CHUNK >= len(prompt),
        )
        call = PrefillCall(bucket=(1, _CHUNK), rows=(row,))
        sampled.append(executor.prefill(call).read()[0].token)
    assert sampled[:-1] == [None] * (len(sampled) - 1)
    return sampled[-1:]
