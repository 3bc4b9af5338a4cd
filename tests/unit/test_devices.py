"""Tests of `ling_jax.devices`."""

import jax

from ling_jax.devices import keep_small_apart


def test_a_gap_on_every_device_is_bounded_and_free():
    devices = jax.devices()[:2]
    before = {id(x) for x in jax.live_arrays()}
    walls = keep_small_apart(devices, 4096)
    assert [wall.devices() for wall in walls] == [{device} for device in devices]
    assert {id(x) for x in jax.live_arrays()} - before == {id(wall) for wall in walls}
