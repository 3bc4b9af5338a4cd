"""Text completions: from a body to engine requests, and from tokens to text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ling_jax.engine.request import Request, TokenChunk, TokenLogprob
from ling_jax.errors import RequestError
from ling_jax.serve.choice import Choice, finite, token_name
from ling_jax.serve.job import Job, expand, log_prompt, new_id, token_limit
from ling_jax.serve.protocol import TextBody, parse_body
from ling_jax.serve.replies import TextChoice, TextScores
from ling_jax.serve.state import ServerState
from ling_jax.text.detokenizer import Detokenizer
from ling_jax.text.tokenizer import Tokenizer


def prepare_completion(raw: bytes, state: ServerState) -> Job:
    """Turns the body of a text completion into engine requests; may take a while.

    Raises:
      RequestError: the body is wrong, or a prompt does not fit the context.
      CapacityError: the server takes no requests now.
    """
    tokenizer = state.backend.tokenizer
    body = parse_body(TextBody, raw)
    model = state.check_model(body.model)
    given = body.prompts
    answer_id = new_id("cmpl")
    log_prompt(state, answer_id, given)
    prompts = [_prompt_ids(prompt, tokenizer) for prompt in given]
    limits = [
        token_limit(
            state, len(ids), body.max_tokens, param="max_tokens", min_tokens=body.min_tokens
        )
        for ids in prompts
    ]
    requests = expand(
        body,
        state,
        answer_id,
        prompts,
        limits,
        logprobs=body.logprobs,
        prompt_logprobs=body.logprobs if body.echo else None,
    )
    echoes = [_echo(prompt, tokenizer) if body.echo else "" for prompt in given]
    return Job(
        id=answer_id,
        model=model,
        body=body,
        object="text_completion",
        chunk_object="text_completion",
        prompt_tokens=sum(map(len, prompts)),
        requests=requests,
        choices=[
            TextReader(index, request, body, tokenizer, echoes[index // body.n])
            for index, request in enumerate(requests)
        ],
    )


def _prompt_ids(prompt: str | list[int], tokenizer: Tokenizer) -> tuple[int, ...]:
    if isinstance(prompt, str):
        ids = tokenizer.encode(prompt)
        if not ids:
            raise RequestError(
                "prompt must not be empty: the model has no start token.", param="prompt"
            )
        return tuple(ids)
    for token in prompt:
        if not 0 <= token < tokenizer.size:
            raise RequestError(
                f"prompt: token ids must be from 0 to {tokenizer.size - 1}, got {token}.",
                param="prompt",
            )
    return tuple(prompt)


def _echo(prompt: str | list[int], tokenizer: Tokenizer) -> str:
    if isinstance(prompt, str):
        return prompt
    return tokenizer.decode(prompt, skip_special_tokens=False)


@dataclass(frozen=True)
class _Score:
    token: str
    logprob: float | None
    top: dict[str, float] | None
    offset: int


class TextReader(Choice):
    """Reads plain text; stop strings are looked for everywhere in it.

    Args:
      echo: text to put before what is generated.
    """

    def __init__(
        self, index: int, request: Request, body: TextBody, tokenizer: Tokenizer, echo: str
    ) -> None:
        super().__init__(index, request, body, tokenizer)
        self._wants_scores = body.logprobs is not None
        self._texts = [echo]
        self._sent = 0
        self._length = len(echo)
        """Characters read, those held back for a stop string included."""
        self._scores: list[_Score] = []
        self._sent_scores = 0

    def whole(self) -> TextChoice:
        return TextChoice(
            index=self.index,
            text="".join(self._texts),
            logprobs=_text_scores(self._scores) if self._wants_scores else None,
            finish_reason=self.finish_reason,
            matched_stop=self.matched_stop,
        )

    def _begin(self, chunk: TokenChunk) -> None:
        if chunk.prompt_logprobs is None:
            return
        detokenizer = Detokenizer(self._tokenizer, skip_special_tokens=False)
        offset = 0
        for token, entry in zip(self._request.prompt_ids, chunk.prompt_logprobs, strict=True):
            self._scores.append(self._scored(token, entry, offset))
            offset += len(detokenizer.push(token))

    def _score(self, entry: TokenLogprob) -> None:
        self._scores.append(self._scored(entry.id, entry, self._length))

    def _scored(self, token: int, entry: TokenLogprob | None, offset: int) -> _Score:
        name = token_name(self._tokenizer, token)
        if entry is None:
            return _Score(name, None, None, offset)
        top = {token_name(self._tokenizer, other): finite(value) for other, value in entry.top}
        top.setdefault(name, finite(entry.logprob))
        return _Score(name, finite(entry.logprob), top, offset)

    def _read(self, text: str) -> None:
        self._length += len(text)
        self._texts.append(self._watch(text))
        if self._matcher.matched is not None:
            self.finish_reason = "stop"

    def _finish(self, reason: Literal["stop", "length"]) -> None:
        self._texts.append(self._matcher.finish())
        self.finish_reason = reason

    def _deltas(self) -> Sequence[TextChoice]:
        text = "".join(self._texts[self._sent :])
        self._sent = len(self._texts)
        fresh = self._scores[self._sent_scores :]
        self._sent_scores = len(self._scores)
        if not (text or fresh or self.finish_reason):
            return []
        delta = TextChoice.model_construct(
            index=self.index,
            text=text,
            logprobs=_text_scores(fresh) if fresh else None,
            finish_reason=self.finish_reason,
        )
        if self.finish_reason is not None:
            delta.matched_stop = self.matched_stop
        return [delta]


def _text_scores(scores: Sequence[_Score]) -> TextScores:
    return TextScores(
        tokens=[score.token for score in scores],
        token_logprobs=[score.logprob for score in scores],
        top_logprobs=[score.top for score in scores],
        text_offset=[score.offset for score in scores],
    )
