"""`scripts/generate.py` on the bundled model."""

import json

import pytest

from e2e.demo import LONG_IDS, SHORT_IDS, run_script, write_ids

FIELDS = {
    "prompt_tokens",
    "output_ids",
    "text",
    "finish_reason",
    "prefill_seconds",
    "decode_seconds",
    "tokens_per_second",
    "rounds",
    "drafted_tokens",
    "accepted_tokens",
    "accept_length",
}


@pytest.fixture
def sample(environment, tmp_path):
    """Continues a text at temperature 1 in the checkpoint's dtype; returns process and result."""

    def sample(seed: int):
        path = tmp_path / f"{seed}.json"
        flags = ("--prompt", "Once upon a", "--max-tokens", "12", "--temperature", "1")
        flags += ("--seed", str(seed), "--json", path)
        finished = run_script("generate", *flags, **environment)
        assert finished.code == 0, finished.err
        (result,) = json.loads(path.read_text(encoding="utf-8"))
        return finished, result

    return sample


def test_the_seed_decides_what_is_sampled(sample):
    finished, first = sample(1)
    assert first.keys() == FIELDS
    assert first["rounds"] is first["accept_length"] is None
    assert finished.out == first["text"] + "\n"
    assert "tokens/s" in finished.err
    ids = [first["output_ids"], *(sample(seed)[1]["output_ids"] for seed in (1, 2))]
    assert ids[0] == ids[1] != ids[2]


def test_ids_from_a_file_are_continued_each_on_its_own(generated, tokenizer):
    assert [made["prompt_tokens"] for made in generated] == [len(SHORT_IDS), len(LONG_IDS)]
    for made in generated:
        assert made.keys() == FIELDS
        assert len(made["output_ids"]) == 16
        assert made["text"] == tokenizer.decode(made["output_ids"])
        assert made["finish_reason"] == "length"
        assert made["prefill_seconds"] > 0
        assert made["tokens_per_second"] == pytest.approx(15 / made["decode_seconds"])


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (("--prompt", "a", "--max-tokens", "0"), "--max-tokens is 0, expected at least 1."),
        (("--max-tokens", "4"), "give either --prompt or --input-ids."),
        (("--prompt", "", "--max-tokens", "4"), "--prompt is empty"),
        (("--prompt", "a", "--max-tokens", "9000"), "the checkpoint was made for 8192"),
    ],
)
def test_flags_that_make_no_sense_end_with_one_line(environment, flags, message):
    finished = run_script("generate", *flags, **environment)
    assert finished.code == 2
    (line,) = finished.err.splitlines()
    assert line.startswith("generate: ")
    assert message in line


def test_ids_outside_the_vocabulary_end_with_one_line(environment, tmp_path):
    ids = write_ids(tmp_path / "ids.json", [[5], [2048]])
    finished = run_script("generate", "--input-ids", ids, "--max-tokens", "4", **environment)
    assert finished.code == 2
    (line,) = finished.err.splitlines()
    assert "prompt 1 holds 2048, expected integers from 0 to 2047" in line
