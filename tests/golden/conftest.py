"""Golden checkpoints, each loaded once."""

from functools import cache

import pytest
from safetensors.numpy import load_file

from golden.micro import Micro, load_micro


@pytest.fixture(scope="session")
def micro(golden_path):
    """Loads a checkpoint by name and options of `load_micro`."""

    @cache
    def load(name: str, **options) -> Micro:
        return load_micro(golden_path(name), **options)

    return load


@pytest.fixture(scope="session")
def unit(golden_path):
    """Reads the tensors of a file of `unit/`."""

    def read(name: str):
        return load_file(golden_path(f"unit/{name}.safetensors"))

    return read
