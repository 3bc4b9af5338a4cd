"""What the server needs of the model side, and what it offers to it."""

from collections.abc import AsyncIterable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from ling_jax.engine.request import Request, TokenChunk
from ling_jax.engine.stats import EngineStats, RequestTimes
from ling_jax.serve.config import ServeConfig
from ling_jax.text.template import ChatTemplate
from ling_jax.text.tokenizer import Tokenizer


class EngineLike(Protocol):
    """The part of `ling_jax.engine.engine.Engine` that the server uses."""

    @property
    def failed(self) -> Exception | None:
        """What ended the engine, if a step failed."""
        ...

    def submit(self, request: Request) -> AsyncIterable[TokenChunk]:
        """Queues a request; raises `RequestError` or `CapacityError` at once."""
        ...

    def abort(self, request_id: str, /) -> None:
        """Ends a request wherever it is; unknown ids are ignored."""
        ...

    def drain(self, timeout_s: float) -> bool:
        """Refuses new requests, waits for the others, aborts what is left; blocks."""
        ...

    def stats(self) -> EngineStats:
        """Counts at this moment."""
        ...


@dataclass(frozen=True, kw_only=True)
class GenerationDefaults:
    """Sampling fields of a request that does not set them."""

    temperature: float = 1.0
    top_p: float = 1.0
    top_k: int = 0
    min_p: float = 0.0
    repetition_penalty: float = 1.0

    @classmethod
    def from_generation_config(cls, fields: Mapping[str, Any]) -> "GenerationDefaults":
        """Reads a checkpoint's `generation_config.json`; absent and null fields keep defaults."""
        known = {
            name: type(getattr(cls, name))(fields[name])
            for name in cls.__dataclass_fields__
            if fields.get(name) is not None
        }
        if fields.get("do_sample") is False:
            known["temperature"] = 0.0
        return cls(**known)


@dataclass(frozen=True, kw_only=True)
class Backend:
    """A loaded model, ready to serve."""

    engine: EngineLike
    """Started and warmed up."""
    tokenizer: Tokenizer
    template: ChatTemplate
    context_length: int
    """Tokens of prompt and answer that one request may have, pages considered."""
    defaults: GenerationDefaults = field(default_factory=GenerationDefaults)
    """From the checkpoint; the server leaves them out itself for `--generation-config none`."""
    description: tuple[tuple[str, str], ...] = ()
    """(name, value) rows for the table printed at start."""


@dataclass(frozen=True, kw_only=True)
class Hooks:
    """What a loader calls; every one may be called from any thread."""

    progress: Callable[[str, str], None]
    """Takes the phase that /health reports ("loading", "compiling", ...) and one line of detail."""
    on_finish: Callable[[RequestTimes], None]
    """For `Engine(on_finish=...)`: feeds the metrics."""
    on_failure: Callable[[Exception], None]
    """For `Engine(on_failure=...)`: ends the server."""


class Load(Protocol):
    """Loads a model: `ling_jax.serve.backend.load`, or a stand-in for it."""

    def __call__(self, config: ServeConfig, hooks: Hooks, /) -> Backend:
        """Blocks until the model is ready; a `LingError` ends the process with status 2."""
        ...
