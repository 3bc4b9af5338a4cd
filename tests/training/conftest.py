"""A tiny target with programs that train a tiny draft for it, and texts of the corpus."""

import itertools

import pytest

from ling_jax.checkpoint.hf import load_config, load_params
from ling_jax.execution import ExecConfig
from ling_jax.sharding import Parallel
from ling_jax.testing import write_checkpoint
from ling_jax.training import draft_run
from ling_jax.training.corpus import Example, Mixture, examples, held_back, rewritten
from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.problems import Problem, make_problem
from ling_jax.training.corpus.sources import TRAINING
from ling_jax.training.draft_config import new_draft
from ling_jax.training.draft_forward import Chunking
from ling_jax.training.draft_run import Target
from ling_jax.training.draft_step import Recipe
from tests.training.texts import GSM8K, PROMPT
from tests.training.toys import SHAPE, TARGET, EasyTrainer


@pytest.fixture(scope="session", autouse=True)
def quick_programs():
    """Programs that run a few times only are not optimised for long."""
    with pytest.MonkeyPatch.context() as patch:
        quick = {"xla_backend_optimization_level": 0}
        patch.setattr(draft_run, "compiler_options", lambda _: quick)
        yield


@pytest.fixture(scope="session")
def target(tmp_path_factory) -> Target:
    """A random target of two layers."""
    folder = tmp_path_factory.mktemp("target")
    write_checkpoint(folder, TARGET)
    cfg = load_config(folder)
    return Target(load_params(folder, cfg, parallel=Parallel()), cfg, ExecConfig())


@pytest.fixture(scope="session")
def recipe(target) -> Recipe:
    """A draft of one layer."""
    draft = new_draft(target.cfg, SHAPE, mask_id=62)
    return Recipe(draft=draft, anchors=8, chunking=Chunking(vocabulary=64))


@pytest.fixture(scope="session")
def trainer(target, recipe) -> EasyTrainer:
    """Compiled once for all tests: batches of 8 sequences of 32 tokens."""
    return EasyTrainer(target, recipe, seed=3)


@pytest.fixture(scope="session")
def mixture() -> Mixture:
    """All kinds, with one problem of GSM8K."""
    return Mixture(boxed_prompt=PROMPT, gsm8k=((GSM8K[0], rewritten(GSM8K[1])),))


@pytest.fixture(scope="session")
def corpus(mixture) -> list[Example]:
    """The first 3000 examples of a seed."""
    return list(itertools.islice(examples(7, mixture), 3000))


@pytest.fixture(scope="session")
def problems() -> list[Problem]:
    """Word problems of the training text."""
    return [make_problem(Draw(f"test {i}"), TRAINING) for i in range(2500)]


@pytest.fixture(scope="session")
def kept() -> list[Problem]:
    """The held-back set."""
    return held_back(500)
