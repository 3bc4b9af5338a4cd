"""Which devices a process runs on, and how much memory they have."""

import contextlib
import os
from collections.abc import Sequence

import jax
import numpy as np

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


def keep_small_apart(devices: Sequence[Device], nbytes: int = 4 << 20) -> tuple[jax.Array, ...]:
    """Leaves a gap in device memory for the small arrays of calls: their arguments and results.

    A program's temporaries are one block that is taken at each call. Between two calls some small
    arrays come and others go, and where they are cut from the same free memory the block moves.
    Then XLA gives every kernel of a captured graph its new addresses, milliseconds of host work and
    a pause on the GPU; otherwise only those few that touch a moved array (figures in
    `benchmarks/h200/history.md`). JAX's allocator takes the smallest free block that fits, so what
    is small lands in the gap.

    Args:
      devices: every one of them gets a gap.
      nbytes: arguments and results of all calls in flight.

    Returns:
      What bounds the gap. It must live as long as the programs run.
    """
    walls = []
    for device in devices:
        # Of one size, so that the second lies behind the first unless that filled a gap already.
        gap, wall = (jax.device_put(np.zeros(nbytes, np.uint8), device) for _ in range(2))
        walls.append(jax.block_until_ready(wall))
        gap.delete()
    return tuple(walls)
