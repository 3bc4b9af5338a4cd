"""Servers and scripts that draft: flags, reports, and the same answers."""

import json
import shutil

import httpx
import pytest
from safetensors.numpy import load_file, save_file
from serve.server_process import WAIT_S, metric

from e2e.demo import DEMO, SMALL, DemoServer, run_script, write_ids
from ling_jax.checkpoint.folder import read_json
from ling_jax.testing import tiny_config, write_checkpoint
from tests.spec.drafts import tiny_draft, write_draft

PROMPTS = [[5, 9, 200, 31], [7, 7, 300]]
EXACT = ("--dtype", "float32", "--max-tokens", "24", "--ignore-eos")


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """A random target with a prediction layer and the demo's tokenizer, and a draft for it."""
    target, draft = tmp_path_factory.mktemp("target"), tmp_path_factory.mktemp("draft")
    vocab = read_json(DEMO / "config.json")["vocab_size"]
    layers = {"num_hidden_layers": 2, "layer_group_size": 2, "num_nextn_predict_layers": 1}
    fields = tiny_config(vocab_size=vocab, **layers)
    tensors = write_checkpoint(target, fields, seed=11)
    for file in DEMO.iterdir():
        if file.name != "config.json" and file.suffix != ".safetensors" and file.is_file():
            shutil.copy(file, target)
    changes = {"vocab_size": vocab, "hidden_size": fields["hidden_size"], "mask_token_id": 1}
    changes |= {"num_hidden_layers": 1, "target_layer_ids": [0], "dtype": "bfloat16"}
    write_draft(draft, tiny_draft(**changes))
    own = load_file(draft / "model.safetensors")
    own["embed_tokens.weight"] = tensors["model.word_embeddings.weight"]
    own["lm_head.weight"] = tensors["lm_head.weight"]
    save_file(own, draft / "model.safetensors")
    return target, draft


@pytest.fixture(scope="module")
def generate(folders, environment, tmp_path_factory):
    folder = tmp_path_factory.mktemp("out")
    ids = write_ids(folder / "ids.json", PROMPTS)

    def run(*flags):
        path = folder / "result.json"
        flags = ("--model", folders[0], "--input-ids", ids, *EXACT, "--json", path, *flags)
        finished = run_script("generate", *flags, **environment)
        assert finished.code == 0, finished.err
        return json.loads(path.read_text(encoding="utf-8")), finished.err

    return run


def test_generate_says_how_often_it_guessed(folders, generate):
    flags = ("dspark", "--draft-model", folders[1], "--num-draft-tokens", "2")
    drafted, log = generate("--speculative-algorithm", *flags)
    for made in drafted:
        assert len(made["output_ids"]) == 24
        # The first token is prefill's; a round adds one token to what it accepted.
        assert made["rounds"] + made["accepted_tokens"] - 23 in (0, 1)
        assert made["accept_length"] == pytest.approx(23 / made["rounds"])
        assert f"{made['rounds']} rounds of {made['accept_length']:.2f} tokens" in log


@pytest.fixture(scope="module")
def schedule(folders, environment, tmp_path_factory):
    """Flags of a schedule, with files as `tune_draft.py` makes them."""
    folder = tmp_path_factory.mktemp("tuned")
    (folder / "prompts.jsonl").write_text('{"prompt": "Hello"}\n{"question": "How many?"}\n')
    times, temperatures = folder / "times.json", folder / "sts.json"
    flags = ("--model", folders[0], "--draft-model", folders[1], "--num-draft-tokens", "2")
    flags += ("--round-times", times, "--slots", "1", "--context", "20", "--repeats", "1")
    flags += ("--calibration", temperatures, "--prompts", folder / "prompts.jsonl")
    finished = run_script("tune_draft", *flags, "--max-tokens", "16", **environment)
    assert finished.code == 0, finished.err
    assert json.loads(times.read_text())["tokens"] == [2, 3]
    assert len(json.loads(temperatures.read_text())["temperatures"]) == 2
    return (
        *("--speculative-schedule", "confidence"),
        *("--draft-round-times", str(times), "--draft-calibration", str(temperatures)),
    )


def test_a_server_that_drafts_by_a_schedule_reports_it(folders, environment, schedule):
    target, draft = folders
    flags = ("--speculative-algorithm", "DSPARK", "--speculative-draft-model-path", str(draft))
    flags += ("--num-draft-tokens", "2", "--context-length", "128", *schedule)
    with DemoServer("--model", str(target), *SMALL, *flags, **environment) as server:
        server.wait_until_ready()
        assert "dspark, 2 tokens a round" in "".join(server.lines)
        with httpx.Client(base_url=server.url, timeout=WAIT_S) as http:
            body = {"prompt": PROMPTS[0], "max_tokens": 20, "temperature": 0, "ignore_eos": True}
            usage = http.post("/v1/completions", json=body).json()["usage"]
            details = usage["completion_tokens_details"]
            rounds = details["draft_rounds"]
            drafted = details["accepted_prediction_tokens"] + details["rejected_prediction_tokens"]
            assert (usage["completion_tokens"], drafted) == (20, 2 * rounds)
            assert details["accept_length"] == pytest.approx(19 / rounds)
            assert metric(http, "ling_spec_rounds_total") == rounds
            assert metric(http, "ling_spec_draft_tokens_total") == 2 * rounds
        assert server.compiled()[1] == []


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (("--speculative-algorithm", "dspark"), "dspark needs a draft model"),
        (("--num-draft-tokens", "3"), "need --speculative-algorithm"),
        (("--speculative-algorithm", "nextn", "--num-draft-tokens", "5"), "1 to 4 tokens"),
        (("--speculative-algorithm", "nextn", "--num-draft-tokens", "0"), "at least 1, got 0"),
    ],
)
def test_flags_that_do_not_belong_together_are_one_line(folders, environment, flags, message):
    common = ("--model", folders[0], "--prompt", "a", "--max-tokens", "4")
    finished = run_script("generate", *common, *flags, **environment)
    assert finished.code == 2
    assert message in finished.err
    assert len(finished.err.splitlines()) == 1


def test_bench_spec_prints_a_line_for_each_number_of_drafts(folders, environment, tmp_path):
    ids, path = write_ids(tmp_path / "ids.json", PROMPTS), tmp_path / "spec.json"
    flags = ("--model", folders[0], "--input-ids", ids, "--dtype", "float32", "--ignore-eos")
    flags += ("--speculative-algorithm", "nextn", "--drafts", "1", "--concurrency", "1")
    flags += ("--max-tokens", "12", "--json", path)
    finished = run_script("bench_spec", *flags, **environment)
    assert finished.code == 0, finished.err
    lines = json.loads(path.read_text(encoding="utf-8"))["lines"]
    assert [(line["drafts"], line["concurrency"]) for line in lines] == [(0, 1), (1, 1)]
    for line in lines:
        assert line["same_output"] == 1.0
        assert line["tokens"] == 24
        assert line["tokens_per_second"] == pytest.approx(24 / line["seconds"])
        if line["drafts"]:
            assert line["accept_length"] == pytest.approx(22 / line["rounds"])
            assert len(line["accepted_at"]) == 1
    assert finished.out.count("100%") == 2
