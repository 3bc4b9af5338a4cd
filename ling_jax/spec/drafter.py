"""What a round asks of a drafter, and what it tells it: the interface of every way of drafting."""

from typing import Any, Protocol, runtime_checkable

from flax import struct
from jaxtyping import PyTree

from ling_jax.batches import Seats
from ling_jax.cache import Cache
from ling_jax.execution import ExecConfig
from ling_jax.model import ModelParams
from ling_jax.params import Weight
from ling_jax.spec.schedule import Schedule


@struct.dataclass
class Proposal:
    """What a drafter proposes for each sequence."""

    tokens: Weight  # [batch, K] int32
    logits: Weight  # [batch, K, vocab] float32 that they were drawn from; None if they were not
    confidences: Weight = None  # [batch, K] float32 logits; None where nobody asks


@struct.dataclass
class Reading:
    """Tokens that the target has read, and what it made of them; of each row the first stay."""

    following: Weight  # [batch, width] int32: the token behind each
    hidden: Weight  # [batch, width, embed]: behind the target's final norm
    features: Weight  # [batch, width, features]: residuals behind `Drafter.taps`; None without
    starts: Weight  # [batch] int32: position of the first token
    counts: Weight  # [batch] int32: tokens that stay
    page_table: Weight  # [batch, pages_per_slot] int32
    slots: Weight  # [batch] int32: seats


@runtime_checkable
class Drafter(Protocol):
    """A way of drafting; hashable, so that a compiled program can close over it.

    Its state holds every committed token of each sequence in the pages of the target's page table,
    and may hold rows by slot. Slot 0 and page 0 belong to padding. Whatever it holds or proposes,
    what a round emits stays the target's: a drafter decides about speed alone.
    """

    @property
    def drafts(self) -> int:
        """Tokens proposed in each round, K."""
        ...

    @property
    def taps(self) -> tuple[int, ...]:
        """Layers of the target whose residual output it learns from."""
        ...

    @property
    def schedule(self) -> Schedule | None:
        """Decides by its confidences which drafts are verified; None verifies all."""
        ...

    def params_spec(self) -> PyTree:
        """Declares its own weights."""
        ...

    def state_spec(self, *, slots: int, pages: int, page_size: int) -> PyTree:
        """Declares its state; `slots` and `pages` count the padding seat and page too."""
        ...

    def learn(
        self,
        params: ModelParams,
        draft: Any,
        state: Any,
        reading: Reading,
        *,
        execution: ExecConfig,
    ) -> Any:
        """The state after tokens that stay.

        Args:
          params: of the target.
          draft: its own weights.
        """
        ...

    def propose(
        self,
        params: ModelParams,
        draft: Any,
        state: Any,
        cache: Cache,
        seats: Seats,
        *,
        execution: ExecConfig,
        vocab: int,
    ) -> tuple[Proposal, Any]:
        """Drafts behind the last emitted token of each sequence.

        Args:
          params: of the target, whose embedding and output head it uses.
          draft: its own weights.
          cache: rows of the target (`view_rows`), for lengths, pages and slots.
          seats: of the rows.
          vocab: ids that may be proposed.

        Returns:
          The proposal, and the state, of which nothing that was committed has changed.
        """
        ...
