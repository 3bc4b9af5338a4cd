"""One source and one finished conversion for all; tests that change something get copies."""

import shutil

import pytest
from tiny_source import run, write_source


@pytest.fixture(scope="session")
def whole_source(tmp_path_factory):
    """Never written to."""
    return write_source(tmp_path_factory.mktemp("convert") / "source")


@pytest.fixture(scope="session")
def whole_target(whole_source):
    """Converted from `whole_source`; never written to."""
    target = whole_source.parent / "target"
    assert run(whole_source, target) == 0
    return target


@pytest.fixture
def source(whole_source, tmp_path):
    """A copy to change."""
    return shutil.copytree(whole_source, tmp_path / "source")


@pytest.fixture
def converted(whole_target, tmp_path):
    """A copy of the finished conversion to change."""
    return shutil.copytree(whole_target, tmp_path / "converted")
