"""What an operation can run on, and the one line that says that it cannot."""

from typing import Literal, NoReturn

from ling_jax.errors import UnsupportedError

Backend = Literal["reference", "pallas", "pallas_interpret", "triton"]
"""`reference` is plain JAX and runs everywhere. `pallas` (Triton lowering) and `triton`
(jax-triton) need an NVIDIA GPU; `pallas_interpret` runs the Pallas kernel on any device, slowly,
for tests."""


def refuse(op: str, backend: str, reason: str) -> NoReturn:
    """Raises the `UnsupportedError` of an operation.

    Args:
      reason: what is not supported, got and expected, and which backend to use instead.
    """
    raise UnsupportedError(f"{op}[{backend}]: {reason}.")
