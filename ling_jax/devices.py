"""Which devices a process runs on, and how much memory they have."""

import contextlib
import os
from collections.abc import Sequence

import jax

from ling_jax.errors import ShardingError
from ling_jax.sharding import Device


def select_devices(count: int, platform: str | None = None) -> list[Device]:
    """The first `count` devices of a platform, or of the default one.

    Without an accelerator the CPU is split into as many virtual devices as asked for, provided
    that no computation has run before.

    Raises:
      ShardingError: there are fewer.
    """
    # Read when the backend starts: weights and caches are planned for most of a GPU, and JAX would
    # take three quarters of it.
    os.environ.setdefault("XLA_PYTHON_CLIENT_MEM_FRACTION", "0.95")
    if count > 1:
        # Refused once the backends run; what they have then decides below.
        with contextlib.suppress(RuntimeError):
            jax.config.update("jax_num_cpu_devices", count)
    devices = jax.devices(platform)
    if len(devices) < count:
        raise ShardingError(
            f"{count} devices asked for, {len(devices)} {devices[0].platform} devices here."
        )
    return devices[:count]


def memory_bytes(devices: Sequence[Device]) -> int:
    """Memory of one device in bytes; virtual CPU devices share the host's evenly."""
    stats = devices[0].memory_stats()
    if stats is not None and "bytes_limit" in stats:
        return stats["bytes_limit"]
    host = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return host // len(devices)
