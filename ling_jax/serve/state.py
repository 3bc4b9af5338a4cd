"""What the endpoints share: configuration, phase, the model once it is loaded, counts."""

import random
import secrets
import time

from ling_jax.engine.stats import EngineStats
from ling_jax.errors import CapacityError, RequestError
from ling_jax.serve.config import ServeConfig
from ling_jax.serve.interfaces import Backend, GenerationDefaults
from ling_jax.serve.metrics import Metrics

READY = "ready"
DRAINING = "draining"
FAILED = "failed"


class ServerState:
    """One server, from the moment its port is open.

    Attributes:
      phase: "starting", whatever the loader reports, then `READY`, `DRAINING` or `FAILED`.
      detail: one line about the phase.
    """

    def __init__(self, config: ServeConfig) -> None:
        self.config = config
        self.created = int(time.time())
        self.phase = "starting"
        self.detail = ""
        self.metrics = Metrics(self._read_stats)
        self._started = time.monotonic()
        self._backend: Backend | None = None
        seed = config.random_seed
        self._seeds = random.Random(secrets.randbits(64) if seed is None else seed)

    @property
    def backend(self) -> Backend:
        """The loaded model.

        Raises:
          CapacityError: the server takes no requests in this phase (status 503).
        """
        if self._backend is None or self.phase != READY:
            raise CapacityError(
                f"The server is {self.phase} and takes no requests; see /health.",
                retry_after_s=5,
                status=503,
            )
        return self._backend

    @property
    def defaults(self) -> GenerationDefaults:
        """Sampling fields of a request that does not set them."""
        if self.config.generation_config == "none":
            return GenerationDefaults()
        return self.backend.defaults

    def report(self, phase: str, detail: str) -> None:
        """Notes progress of loading; too late reports are ignored."""
        if self._backend is None and self.phase not in (DRAINING, FAILED):
            self.phase, self.detail = phase, detail

    def set_ready(self, backend: Backend) -> float:
        """Opens the API; returns the seconds it took since the start."""
        self._backend = backend
        self.phase, self.detail = READY, ""
        seconds = time.monotonic() - self._started
        self.metrics.set_startup_seconds(seconds)
        return seconds

    def close(self, phase: str, detail: str) -> None:
        """Refuses requests from now on; a failure is never overwritten."""
        if self.phase != FAILED:
            self.phase, self.detail = phase, detail

    def check_model(self, name: str | None) -> str:
        """Returns the name to answer with.

        Raises:
          RequestError: the name is not served (status 404).
        """
        names = self.config.names
        if name is None:
            return names[0]
        if name not in names:
            raise RequestError(
                f"The model {name!r} does not exist; this server has {', '.join(names)}.",
                param="model",
                code="model_not_found",
                status=404,
            )
        return name

    def draw_seed(self) -> int:
        """Returns the seed of a request that has none."""
        return self._seeds.getrandbits(32)

    def _read_stats(self) -> EngineStats | None:
        return None if self._backend is None else self._backend.engine.stats()
