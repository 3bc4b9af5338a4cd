"""Every exception this package raises on purpose.

A message is one line: what, got, expected, and the way out, with the names the user typed.
"""


class LingError(Exception):
    """Base of all; command lines print it as one line and exit with status 2."""


class ConfigError(LingError):
    """A configuration field is unknown, missing or not supported."""


class CheckpointError(LingError):
    """Tensors, shapes, dtypes or files of a checkpoint disagree with what the model needs."""


class ShardingError(LingError):
    """A logical axis is unknown, used twice, or does not divide over the mesh."""


class ContractError(LingError, ValueError):
    """Arguments that no backend accepts: a bug in the caller."""


class UnsupportedError(LingError, NotImplementedError):
    """A backend of an operation cannot run this call: a bug in the plan, never a fallback."""


class RequestError(LingError):
    """The client's fault: HTTP 400 unless `status` says otherwise.

    Attributes:
      param: name of the request field at fault, if one is.
      code: machine-readable reason such as `context_length_exceeded`, if there is one.
      status: HTTP status to answer with.
    """

    def __init__(
        self, message: str, *, param: str | None = None, code: str | None = None, status: int = 400
    ) -> None:
        super().__init__(message)
        self.param = param
        self.code = code
        self.status = status


class CapacityError(LingError):
    """The server is full or shutting down; the client may come back after `retry_after_s`."""

    def __init__(self, message: str, *, retry_after_s: int = 1, status: int = 429) -> None:
        super().__init__(message)
        self.retry_after_s = retry_after_s
        self.status = status


class DeviceError(LingError):
    """The device ran out of memory or a step failed: running requests fail, the process ends."""
