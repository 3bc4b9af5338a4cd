"""`scripts/eval_gsm8k.py`: on the bundled model, through a server, and with wrong flags."""

import functools
import json

import pytest
from serve.serve_fakes import PieceTokenizer, ScriptedEngine, make_backend

from ling_jax.engine.engine import Engine
from ling_jax.engine.plan import EngineOptions
from tests.evaluation.conftest import QUESTIONS, write_lines


@pytest.fixture
def engines(script, monkeypatch):
    """The engines that the script makes; they live as long as the test."""
    made = []

    class KeptEngine(Engine):
        def __init__(self, *args, **settings):
            super().__init__(*args, **settings)
            made.append(self)

        def stop(self):
            pass

    monkeypatch.setattr(script, "Engine", KeptEngine)
    # One prefill program in place of three: most of the time goes into compiling.
    small = functools.partial(EngineOptions, prefill_tokens=64)
    monkeypatch.setattr(script, "EngineOptions", small)
    yield made
    for engine in made:
        Engine.stop(engine)


@pytest.mark.slow
def test_engine_and_server_give_the_same_answers(run, engines, serve, data, tmp_path):
    a, b = tmp_path / "a", tmp_path / "b"
    flags = ("--data", data, "--max-tokens", "6")
    exact = ("--dtype", "float32", "--max-running-requests", "2")
    code, out, err = run(*flags, *exact, "--output", a)
    assert code == 0, err
    report = json.loads(a.with_name("a.json").read_text())
    assert out == a.with_name("a.md").read_text(encoding="utf-8")
    assert "| checkpoint.folder | demo |" in out
    assert (report["finished"], report["n"], report["answered"]) == (True, 3, 3)
    assert report["truncation_rate"] > 0.5
    assert "eval_gsm8k: warning: " in err
    execution = report["run"]["execution"]
    assert (execution["dtype"], execution["speculation"]) == ("float32", None)
    assert report["environment"]["running_requests"] == 2
    (engine,) = engines

    url = serve(make_backend(engine, context_length=engine.limits.context_length))
    code, out, err = run(*flags, "--endpoint", url, "--concurrency", "3", "--output", b)
    assert code == 0, err
    assert "| checkpoint.served_model | ling |" in out
    assert run("--compare", a, b)[:2] == (
        0,
        "0 of 3 items differ: 0 right -> wrong, 0 wrong -> right.\n",
    )
    records = [
        {x["index"]: x for x in map(json.loads, path.read_text().splitlines())}
        for path in (a.with_name("a.jsonl"), b.with_name("b.jsonl"))
    ]
    for name in ("output", "reasoning", "finish_reason", "tokens", "prompt_tokens"):
        first, second = ([found[i][name] for i in range(3)] for found in records)
        assert first == second, name

    assert run(*flags, *exact, "--output", a)[0] == 0
    assert len(engines) == 1  # all answers are there: nothing is loaded
    assert json.loads(a.with_name("a.json").read_text()) == report
    code, _, err = run(*flags, "--output", a)
    assert code == 2
    assert err == (
        f"eval_gsm8k: --output: {a} holds another run: execution.dtype is 'bfloat16', was "
        f"'float32'; name another prefix.\n"
    )


@pytest.fixture
def url(serve):
    """Our server, which gives the same answer to everybody: the first item's."""
    tokenizer = PieceTokenizer()
    ids = [tokenizer.add(piece) for piece in (b"so", b"</think>", b"#### 9 \\boxed{9}")]
    return serve(make_backend(ScriptedEngine(ids, "stop"), tokenizer, 8192))


def test_a_server_is_scored(run, url, data, tmp_path):
    prefix = tmp_path / "out"
    code, out, err = run("--endpoint", url, "--data", data, "--output", prefix)
    assert (code, err) == (0, "")
    report = json.loads(prefix.with_name("out.json").read_text())
    assert (report["correct"], report["n"], report["stop_rate"]) == (1, 3, 1.0)
    assert report["run"]["protocol"]["max_tokens"] == 4096
    assert report["run"]["protocol"]["endpoint"] == "/v1/chat/completions"
    assert report["environment"]["server"] == url
    assert report["environment"]["server_versions"].keys() == {"version", "jax"}
    assert out == prefix.with_name("out.md").read_text(encoding="utf-8")


def test_completions_take_their_shots_from_the_train_file(run, url, data, tmp_path):
    lines = [{"question": f"q{i}", "answer": f"a\n#### {i}"} for i in range(6)]
    write_lines(data.with_name("train.jsonl"), lines)
    flags = ("--endpoint", url, "--protocol", "completion", "--data", data, "--limit", "1")
    code, _, err = run(*flags, "--output", tmp_path / "out")
    assert (code, err) == (0, "")
    (record,) = map(json.loads, (tmp_path / "out.jsonl").read_text().splitlines())
    assert record["prompt"].startswith("Question: q0\nAnswer: a\n#### 0\n\nQuestion: q1\n")
    assert record["prompt"].endswith(f"\n\nQuestion: {QUESTIONS[0][0]}\nAnswer:")
    assert record["output"] == "so</think>#### 9 \\boxed{9}"
    report = json.loads((tmp_path / "out.json").read_text())
    protocol = report["run"]["protocol"]
    assert (protocol["shots"], protocol["max_tokens"], report["correct"]) == (5, 512, 1)
    write_lines(tmp_path / "other.jsonl", lines[3:])
    other = ("--shots", tmp_path / "other.jsonl", "--num-shots", "2")
    code, _, err = run(*flags, *other, "--output", tmp_path / "out")
    assert code == 2
    assert "protocol.shots is 2, was 5" in err


def test_a_larger_limit_goes_on(run, url, data, tmp_path):
    flags = ("--endpoint", url, "--data", data, "--output", tmp_path / "out")
    assert run(*flags, "--limit", "1")[0] == 0
    first = (tmp_path / "out.jsonl").read_text()
    code, out, _ = run(*flags)
    assert code == 0
    assert "| n | 3 |" in out
    assert (tmp_path / "out.jsonl").read_text().startswith(first)


def test_differences_are_listed(run, url, data, tmp_path):
    flags = ("--endpoint", url, "--data", data)
    run(*flags, "--output", tmp_path / "a")
    other = (tmp_path / "a.jsonl").read_text().replace('"answer": "9"', '"answer": "8"')
    lines = other.splitlines(keepends=True)
    (tmp_path / "b.jsonl").write_text("".join(lines[:2]))
    code, out, _ = run("--compare", tmp_path / "a", tmp_path / "b.jsonl")
    assert code == 1
    assert out.count("9 (stop)") == 3
    assert out.count("8 (stop)") == 2
    assert " missing" in out
    assert out.endswith("3 of 3 items differ: 0 right -> wrong, 0 wrong -> right.\n")


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (("--data", "none.jsonl"), "--data: none.jsonl is no file; GSM8K's test.jsonl and"),
        (("--limit", "0"), "--limit must be at least 1, got 0."),
        (("--max-tokens", "0"), "--max-tokens must be at least 1, got 0."),
        (("--max-tokens", "9000"), "more than the 8192 tokens that the checkpoint was made for."),
        (("--devices", "0"), "--devices must be at least 1, got 0."),
        (("--devices", "99"), "99 devices asked for"),
        (("--max-running-requests", "0"), "--max-running-requests must be at least 1, got 0."),
        (("--retries", "-1"), "--retries must not be negative"),
        (("--timeout", "0"), "--timeout must be above 0."),
        (("--num-shots", "3"), "--num-shots needs --protocol completion; chat is asked zero"),
        (("--shots", "x"), "--shots needs --protocol completion; chat is asked zero-shot."),
        (
            ("--protocol", "completion"),
            "train.jsonl is no file; GSM8K's test.jsonl and train.jsonl",
        ),
        (("--protocol", "completion", "--num-shots", "0", "--no-thinking"), "--no-thinking needs"),
        (("--concurrency", "4"), "--concurrency needs --endpoint."),
        (("--api-key", "k"), "--api-key needs --endpoint."),
        (("--model", "none"), "none/config.json is missing; expected a Hugging Face checkpoint"),
        (("--draft-model", "x"), "need --speculative-algorithm dspark or nextn."),
        (("--speculative-algorithm", "dspark"), "dspark needs a draft model;"),
        (("--activations", "fp8"), "FP8"),
        (("--endpoint", "nowhere"), "--endpoint must be a URL such as"),
        (("--endpoint", "http://127.0.0.1:9"), "--endpoint: http://127.0.0.1:9: "),
        (("--endpoint", "http://h", "--dtype", "float32"), "--dtype is for the server to decide"),
        (("--compare", "x", "y"), "x.jsonl cannot be read"),
    ],
    ids=str,
)
def test_flags_that_make_no_sense_end_with_one_line(run, data, tmp_path, flags, message):
    code, out, err = run("--data", data, "--output", tmp_path / "out", *flags)
    assert (code, out) == (2, "")
    (line,) = err.splitlines()
    assert line.startswith("eval_gsm8k: ")
    assert message in line
    assert not list(tmp_path.glob("out*"))


def test_an_interrupted_run_says_how_to_go_on(run, script, data, monkeypatch):
    def interrupt(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(script, "run", interrupt)
    code, _, err = run("--data", data)
    assert code == 130
    assert err == "eval_gsm8k: interrupted; with --output the same command goes on.\n"


def test_the_line_about_missing_data_names_where_to_get_it(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, _, err = run()
    assert code == 2
    assert err == (
        "eval_gsm8k: --data: data/gsm8k/test.jsonl is no file; GSM8K's test.jsonl and train.jsonl "
        "are in https://github.com/openai/grade-school-math (grade_school_math/data).\n"
    )
