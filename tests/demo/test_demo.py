"""The bundled model: what it solves, how far its drafts reach, and that they change nothing.

The bounds lie below what `docs/demo.md` records for all 500 problems.
"""

import pytest

from ling_jax.checkpoint.hf import load_config
from ling_jax.model import model_spec
from ling_jax.params import count
from ling_jax.text.tokenizer import Tokenizer
from tests.demo.scoring import DEMO, evaluated

DRAFT = DEMO / "draft"
ITEMS = 48
# Of these 48 it is 0.96, 4.95 and 1.98; of all 500, 0.91, 4.78 and 1.98.
ACCURACY, DSPARK, NEXTN = 0.9, 4.5, 1.9
MOST_BYTES = 16 << 20

RUNS = {
    "plain": (),
    "dspark": ("--speculative-algorithm", "dspark", "--draft-model", DRAFT),
    "nextn": ("--speculative-algorithm", "nextn", "--num-draft-tokens", "1"),
}


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """Report and records of each run; a processor adds in other orders with more rows, and float32
    leaves no near-ties that would show it."""
    folder = tmp_path_factory.mktemp("eval")
    return {
        name: evaluated(folder / name, ITEMS, "--dtype", "float32", *flags)
        for name, flags in RUNS.items()
    }


def test_every_part_of_the_architecture_lives_in_it():
    cfg = load_config(DEMO)
    assert 5e6 < count(model_spec(cfg)) < 8e6
    assert cfg.kda.lower_bound is not None
    assert cfg.mtp_layers == 1
    assert cfg.moe.experts >= 32
    assert cfg.moe.top_k >= 4
    assert {kind.mixer for kind in cfg.layer_kinds} == {"kda", "mla"}
    assert {kind.is_dense for kind in cfg.layer_kinds} == {True, False}
    assert any(kind.expert_limit for kind in cfg.layer_kinds)


def test_its_folder_is_small():
    assert sum(path.stat().st_size for path in DEMO.rglob("*") if path.is_file()) <= MOST_BYTES


def test_digits_are_tokens_of_their_own():
    tokenizer = Tokenizer.from_folder(DEMO)
    assert [tokenizer.decode([i]) for i in tokenizer.encode("9041")] == list("9041")


def test_it_solves_problems_in_words_it_has_not_seen(runs):
    report, records = runs["plain"]
    assert sum(record["correct"] for record in records) >= ACCURACY * ITEMS
    assert report["stop_rate"] == 1


@pytest.mark.parametrize("name", ["dspark", "nextn"])
def test_drafts_change_no_token(runs, name):
    texts = [[(x["reasoning"], x["output"]) for x in runs[run][1]] for run in ("plain", name)]
    assert texts[0] == texts[1]


def test_drafts_reach_far(runs):
    assert runs["dspark"][0]["accept_length"] >= DSPARK
    assert runs["nextn"][0]["accept_length"] >= NEXTN
