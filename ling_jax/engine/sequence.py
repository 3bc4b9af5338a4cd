"""The progress of one request."""

from dataclasses import dataclass, field

from ling_jax.engine.request import DraftCounts, FinishReason, Request, TokenChunk, TokenLogprob
from ling_jax.errors import DeviceError


@dataclass(eq=False)
class Sequence:
    """A request, the tokens it has so far, and its seat while it has one."""

    request: Request
    generated: list[int] = field(default_factory=list)
    """Tokens known to the host, all delivered."""
    least_promised: int = 0
    """Tokens that calls under way add, unless a stop id ends the sequence first."""
    most_promised: int = 0
    """Tokens that they may add: with drafting, more than is sure."""
    is_ended: bool = False

    slot: int = 0
    """0 while it has no seat."""
    pages: list[int] = field(default_factory=list)
    text: tuple[int, ...] = ()
    """What prefill reads into the slot: the prompt and what was generated before seating."""
    filled: int = 0
    """Tokens of `text` that dispatched calls have read."""
    prompt_counted: int = 0
    """Prompt tokens read in any seat: a preemption reads them again."""
    prompt_logprobs: list[TokenLogprob | None] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.request.sampling.prompt_logprobs is not None:
            self.prompt_logprobs = [None] * len(self.request.prompt_ids)

    @property
    def length(self) -> int:
        """Prompt and output tokens, those that may be under way included."""
        known = len(self.request.prompt_ids) + len(self.generated)
        return min(known + self.most_promised, self.longest)

    @property
    def longest(self) -> int:
        """Prompt and output tokens at the end of its budget."""
        return len(self.request.prompt_ids) + self.request.max_tokens

    @property
    def is_promised(self) -> bool:
        """Whether calls under way add tokens that are not known yet."""
        return self.most_promised > 0

    @property
    def budget_left(self) -> int:
        """Tokens that may still be asked of the device."""
        return self.request.max_tokens - len(self.generated) - self.least_promised

    @property
    def unread(self) -> int:
        """Tokens that prefill has to read before the next one is sampled."""
        return (len(self.text) if self.slot else self.length) - self.filled

    @property
    def is_decoding(self) -> bool:
        """Whether its text is in the slot, so that a decode call can continue it."""
        return self.slot > 0 and self.filled == len(self.text)

    def seat(self, slot: int, pages: list[int]) -> None:
        """Gives it a slot and the pages of its text."""
        self.slot, self.pages = slot, pages
        self.text = (*self.request.prompt_ids, *self.generated)

    def leave(self) -> None:
        """Forgets slot and pages; nothing of the text is on the device any more."""
        self.slot, self.pages, self.text, self.filled = 0, [], (), 0

    def count_prompt(self) -> int:
        """Returns how many prompt tokens were read since the last call, each counted once."""
        fresh = min(self.filled, len(self.request.prompt_ids)) - self.prompt_counted
        self.prompt_counted += max(0, fresh)
        return max(0, fresh)

    def keep_prompt_logprobs(self, start: int, entries: tuple[TokenLogprob, ...]) -> None:
        """Stores entries of a prefill chunk; entry i scores the token at `start + i + 1`."""
        for position, entry in enumerate(entries, start=start + 1):
            if position < len(self.prompt_logprobs):  # later ones score generated tokens
                self.prompt_logprobs[position] = entry

    def promise(self, least: int, most: int) -> None:
        """Notes what a call adds; `extend` takes it back."""
        self.least_promised += least
        self.most_promised += most

    def extend(
        self,
        tokens: tuple[int, ...],
        logprobs: tuple[TokenLogprob, ...] | None,
        least: int,
        most: int,
        drafts: DraftCounts | None = None,
    ) -> TokenChunk:
        """Takes the tokens of one call and returns those that are delivered.

        Args:
          tokens: what the call returned.
          logprobs: one for each token, if the request asked.
          least: what the call was sure to add, as promised.
          most: what it might add, as promised.
          drafts: of the rounds that made the tokens.

        Raises:
          DeviceError: the call returned more or fewer, and nothing ended the sequence.
        """
        self.promise(-least, -most)
        count, finish_reason = self._cut(tokens)
        if finish_reason is None and not least <= count <= most:
            wanted = str(most) if least == most else f"{least} to {most}"
            raise DeviceError(
                f"request {self.request.id}: the executor returned {count} tokens, expected "
                f"{wanted}, and none of them ends the sequence."
            )
        kept = tokens[:count]
        first = not self.generated
        self.generated.extend(kept)
        return TokenChunk(
            ids=kept,
            logprobs=None if logprobs is None else logprobs[:count],
            prompt_logprobs=(tuple(self.prompt_logprobs) or None) if first else None,
            finish_reason=finish_reason,
            matched_stop=kept[-1] if finish_reason == "stop" else None,
            drafts=drafts,
        )

    def _cut(self, tokens: tuple[int, ...]) -> tuple[int, FinishReason | None]:
        """Returns how many tokens belong to the sequence and why it ends there, if it does."""
        for count, token in enumerate(tokens, start=1):
            total = len(self.generated) + count
            if token in self.request.stop_ids and total > self.request.min_tokens:
                return count, "stop"
            if total == self.request.max_tokens:
                return count, "length"
        return len(tokens), None
