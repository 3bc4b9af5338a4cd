"""The sizes that a server is compiled for; plain numbers, so that scheduling needs no JAX."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class StepSizes:
    """Every size that a program is compiled for, and so what a request may ask.

    Seat 0 and page 0 belong to padding: slots are numbered 1 to `slots`, pages 1 to `pages`.
    """

    slots: int
    """Seats: requests that generate at the same time."""
    pages: int
    """Latent pages that all sequences share."""
    page_size: int
    """Tokens a page holds."""
    context_length: int
    """Prompt plus generated tokens of one sequence."""
    prefill_buckets: tuple[tuple[int, int], ...]
    """(rows, tokens of each row), ascending in rows x tokens."""
    decode_buckets: tuple[int, ...]
    """Rows of a decode call, ascending; the last holds every slot."""
    decode_steps: int
    """Steps, or rounds of drafting, that one decode call makes at most."""
    vocab: int
    """Ids below this may be fed and sampled; other rows of the matrix have no token."""
    drafts: int = 0
    """Tokens drafted in a round; 0 is decoding step by step."""
    max_stop_ids: int = 32
    max_logit_bias: int = 512
    max_logprobs: int = 20

    @property
    def pages_per_slot(self) -> int:
        """Pages of a sequence as long as the context."""
        return -(-self.context_length // self.page_size)

    @property
    def step_tokens(self) -> int:
        """Tokens that a step gives a row at most."""
        return self.drafts + 1

    @property
    def call_tokens(self) -> int:
        """Tokens that a decode call gives a row at most."""
        return self.decode_steps * self.step_tokens
