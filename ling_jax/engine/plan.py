"""How a model, its caches and its buckets fit the memory of the devices."""

import math
from dataclasses import dataclass, replace
from functools import partial

import jax
from jax.sharding import Sharding
from jaxtyping import PyTree

from ling_jax.batches import seats_spec
from ling_jax.cache import kda_state_spec, latent_spec
from ling_jax.config import ModelConfig
from ling_jax.errors import ConfigError
from ling_jax.model import model_spec
from ling_jax.params import TensorSpec, count
from ling_jax.sharding import Parallel, shardings
from ling_jax.sizes import StepSizes
from ling_jax.spec.drafter import Drafter

_PREFILL_SMALL = 64  # tokens of the smallest prefill bucket
_PREFILL_ROWS = 8  # most prompts read together


@dataclass(frozen=True, kw_only=True)
class EngineOptions:
    """What a user may ask for; None leaves it to the plan."""

    context_length: int | None = None
    """Tokens of prompt and answer together."""
    slots: int | None = None
    """Requests that generate at the same time."""
    prefill_tokens: int | None = None
    """Prompt tokens read in one step."""
    page_size: int | None = None
    """Tokens of a latent page."""
    pages: int | None = None
    """Latent pages."""
    decode_steps: int | None = None
    """Steps, or rounds of drafting, of one decode call at most."""
    memory_fraction: float = 0.85
    """Part of each device's memory that weights and caches may take."""


@dataclass(frozen=True, kw_only=True)
class MemoryPlan:
    """Bytes on one device, and what they buy."""

    parameters: int
    """Of the whole model, without the multi-token-prediction layer."""
    mtp_parameters: int
    devices: int
    device_bytes: int
    budget_bytes: int
    weight_bytes: int
    """Those of a draft included."""
    draft_weight_bytes: int
    slot_bytes: int
    """KDA states, convolution tails and sampling records of one request, and what a draft keeps."""
    token_bytes: int
    """MLA latents of one token, and its part of a draft's state."""
    draft_token_bytes: int
    sizes: StepSizes

    @property
    def cache_bytes(self) -> int:
        """All slots and pages, padding included."""
        tokens = (self.sizes.pages + 1) * self.sizes.page_size
        return (self.sizes.slots + 1) * self.slot_bytes + tokens * self.token_bytes

    @property
    def free_bytes(self) -> int:
        """What the budget leaves; negative if the model does not fit."""
        return self.budget_bytes - self.weight_bytes - self.cache_bytes

    @property
    def is_feasible(self) -> bool:
        """Whether weights and caches fit the budget."""
        return self.free_bytes >= 0

    def fitting_slots(self, context: int) -> int:
        """Requests of `context` tokens each that would fit beside the weights."""
        each = self.slot_bytes + context * self.token_bytes
        return max(0, (self.budget_bytes - self.weight_bytes) // each)

    def require(self) -> None:
        """Checks that the plan can be carried out.

        Raises:
          ConfigError: weights and caches exceed the budget.
        """
        if self.is_feasible:
            return
        raise ConfigError(
            f"weights ({gib(self.weight_bytes)}) and caches ({gib(self.cache_bytes)}) need more "
            f"than the {gib(self.budget_bytes)} allowed of {gib(self.device_bytes)} on each of "
            f"{self.devices} devices; use more devices, fewer requests or a shorter context."
        )


def gib(size: int) -> str:
    """Bytes as GiB, or as MiB below one."""
    return f"{size / 2**30:.2f} GiB" if abs(size) >= 2**30 else f"{size / 2**20:.1f} MiB"


def local_bytes(specs: PyTree, parallel: Parallel) -> int:
    """Bytes that each device holds of the arrays declared."""
    leaves: list[TensorSpec] = jax.tree.leaves(specs)
    placed = shardings(specs, parallel)
    if placed is None:
        return sum(spec.bytes for spec in leaves)
    places: list[Sharding] = jax.tree.leaves(placed)
    return sum(
        spec.bytes // spec.size * math.prod(place.shard_shape(spec.shape))
        for spec, place in zip(leaves, places, strict=True)
    )


def plan_memory(
    cfg: ModelConfig,
    parallel: Parallel,
    options: EngineOptions,
    *,
    device_bytes: int,
    devices: int,
    is_cpu: bool,
    vocab: int,
    drafter: Drafter | None = None,
) -> MemoryPlan:
    """Chooses slots, pages and buckets.

    Args:
      cfg: as it will be loaded.
      device_bytes: memory of one device.
      vocab: ids the tokenizer knows.
      drafter: whose weights and state need room too.

    Raises:
      ConfigError: an option is out of range.
    """
    specs = model_spec(cfg)
    drafts = 0 if drafter is None else drafter.drafts
    draft_weight_bytes, draft_slot_bytes, draft_token_bytes = _draft_bytes(drafter, parallel)
    weight_bytes = local_bytes(specs, parallel) + draft_weight_bytes
    page_size = options.page_size or (16 if is_cpu else 64)
    sizes_of = partial(
        _sizes, cfg, options, page_size=page_size, is_cpu=is_cpu, vocab=vocab, drafts=drafts
    )
    least = sizes_of(slots=1, pages=1)
    slot_bytes, token_bytes = _cache_bytes(cfg, parallel, least)
    slot_bytes, token_bytes = slot_bytes + draft_slot_bytes, token_bytes + draft_token_bytes
    budget = int(device_bytes * options.memory_fraction)
    room = budget - weight_bytes
    slots = options.slots or _default_slots(room, slot_bytes, token_bytes, cfg, is_cpu=is_cpu)
    most = slots * least.pages_per_slot
    fitting = (room - (slots + 1) * slot_bytes) // (page_size * token_bytes or 1) - 1
    pages = options.pages or max(1, min(most, fitting))
    sizes = sizes_of(slots=slots, pages=pages)
    main = specs if specs.mtp is None else replace(specs, mtp=None)
    return MemoryPlan(
        parameters=count(main),
        mtp_parameters=0 if specs.mtp is None else count(specs.mtp),
        devices=devices,
        device_bytes=device_bytes,
        budget_bytes=budget,
        weight_bytes=weight_bytes,
        draft_weight_bytes=draft_weight_bytes,
        slot_bytes=slot_bytes,
        token_bytes=token_bytes,
        draft_token_bytes=draft_token_bytes,
        sizes=sizes,
    )


def _draft_bytes(drafter: Drafter | None, parallel: Parallel) -> tuple[int, int, int]:
    """A drafter's weights, and what it keeps of each slot and of each token."""
    if drafter is None:
        return 0, 0, 0

    def of(slots: int, pages: int) -> int:
        spec = drafter.state_spec(slots=slots, pages=pages, page_size=1)
        return local_bytes(spec, parallel)

    weights = local_bytes(drafter.params_spec(), parallel)
    return weights, of(2, 1) - of(1, 1), of(1, 2) - of(1, 1)


def _cache_bytes(cfg: ModelConfig, parallel: Parallel, one_slot: StepSizes) -> tuple[int, int]:
    """What the target keeps of each slot, and of each token."""
    mixers = [kind.mixer for kind in cfg.layer_kinds]
    state = local_bytes(kda_state_spec(cfg, 1), parallel) * mixers.count("kda")
    seat = local_bytes(seats_spec(one_slot), parallel) // 2  # two seats: one is padding
    latent = local_bytes(latent_spec(cfg, 1, 1), parallel) * mixers.count("mla")
    return state + seat, latent


def _default_slots(
    room: int, slot_bytes: int, token_bytes: int, cfg: ModelConfig, *, is_cpu: bool
) -> int:
    """Up to 8 on a CPU and 64 elsewhere, each with room for 4096 tokens."""
    most = 8 if is_cpu else 64
    each = slot_bytes + min(4096, cfg.context_length) * token_bytes
    return max(1, min(most, room // each - 1))


def _sizes(
    cfg: ModelConfig,
    options: EngineOptions,
    *,
    slots: int,
    pages: int,
    page_size: int,
    is_cpu: bool,
    vocab: int,
    drafts: int,
) -> StepSizes:
    context = options.context_length or cfg.context_length
    if context > cfg.context_length:
        raise ConfigError(
            f"--context-length is {context}, the checkpoint was made for {cfg.context_length}; "
            f"ask for less, or set rope_scaling in config.json."
        )
    tokens = min(options.prefill_tokens or (512 if is_cpu else 2048), context)
    return StepSizes(
        slots=slots,
        pages=pages,
        page_size=page_size,
        context_length=context,
        prefill_buckets=_prefill_buckets(tokens, slots),
        decode_buckets=_decode_buckets(slots),
        decode_steps=options.decode_steps or (4 if drafts else 8),
        vocab=min(vocab, cfg.vocab),
        drafts=drafts,
        max_logprobs=min(20, vocab),
    )


def _prefill_buckets(tokens: int, slots: int) -> tuple[tuple[int, int], ...]:
    """One short prompt, several short prompts, one long chunk."""
    small = min(_PREFILL_SMALL, tokens)
    rows = max(1, min(_PREFILL_ROWS, slots, tokens // small))
    return tuple(sorted({(1, small), (rows, small), (1, tokens)}, key=lambda b: (b[0] * b[1], b)))


def _decode_buckets(slots: int) -> tuple[int, ...]:
    """1, 8, 64, ... and all slots."""
    sizes = [8**i for i in range(8) if 8**i < slots]
    return (*sizes, slots)
