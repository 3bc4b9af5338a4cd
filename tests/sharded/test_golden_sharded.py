"""A model spread over devices gives the golden outputs; `tests/golden` has one device.

The checkpoint has 4 heads, so that 8 devices make a (2, 4) mesh and 2 and 4 a flat one.
"""

import pytest
from golden import assert_within
from golden.micro import Micro, load_micro
from golden.serving import Server

from ling_jax.checkpoint.hf import load_config
from ling_jax.sharding import Parallel, make_mesh

NAME = "micro-clamp"


def load_on(devices, golden_path, count: int) -> Micro:
    folder = golden_path(NAME)
    parallel = Parallel(mesh=make_mesh(devices(count), load_config(folder)))
    return load_micro(folder, parallel=parallel)


@pytest.fixture(scope="module", params=[2, 4, 8])
def spread(request, devices, golden_path) -> Micro:
    return load_on(devices, golden_path, request.param)


def test_logits_are_the_golden_ones(spread):
    assert_within(spread.whole.logits, spread.want["logits"], 5e-4)


def test_greedy_tokens_are_the_golden_ones(spread):
    assert spread.greedy() == spread.want["greedy.tokens"].tolist()


def test_eight_devices_make_a_mesh_of_two_axes(devices, golden_path):
    mesh = make_mesh(devices(8), load_config(golden_path(NAME)))
    assert dict(mesh.shape) == {"data": 2, "model": 4}


def test_the_executor_on_four_devices_generates_the_golden_tokens(devices, golden_path):
    model = load_on(devices, golden_path, 4)
    want = model.want["greedy.tokens"].tolist()
    made = Server(model).generate(model.want["greedy.prompt"].tolist(), len(want))
    assert [entry.id for entry in made] == want
