"""The command line: flags, aliases, files, errors."""

import subprocess
import sys

import pytest

from ling_jax.errors import ConfigError
from ling_jax.serve.__main__ import main
from ling_jax.serve.config import parse_config
from ling_jax.serve.interfaces import GenerationDefaults
from ling_jax.serve.launch import open_port


def test_help_lists_flags_with_defaults():
    result = subprocess.run(
        [sys.executable, "-m", "ling_jax.serve", "--help"], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    for text in ("--drain-timeout FLOAT", "(default: 60.0)", "{ling3,none}", "LING_API_KEY"):
        assert text in result.stdout


def test_a_flag_nobody_knows_ends_with_status_2_and_the_nearest_name(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--model", "x", "--prot", "9"])
    assert ended.value.code == 2
    assert "--port" in capsys.readouterr().err


def test_a_missing_checkpoint_ends_with_status_2(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--port", "9"])
    assert ended.value.code == 2
    assert "--model" in capsys.readouterr().err


def test_a_value_out_of_range_is_one_line_and_status_2(capsys):
    assert main(["x", "--page-size", "0"]) == 2
    assert capsys.readouterr().err == "error: --page-size must be at least 1, got 0.\n"


@pytest.mark.parametrize("flags", [["m/x"], ["--model", "m/x"], ["--model-path", "m/x"]])
def test_the_checkpoint_has_three_spellings(flags):
    config = parse_config([*flags, "--port", "9"])
    assert (str(config.model), config.port, config.names) == ("m/x", 9, ("x",))


@pytest.mark.parametrize(
    ("flag", "field"),
    [
        ("--max-model-len", "context_length"),
        ("--tp-size", "tensor_parallel"),
        ("--tensor-parallel-size", "tensor_parallel"),
        ("--max-num-seqs", "max_running_requests"),
        ("--max-num-batched-tokens", "chunked_prefill_size"),
        ("--block-size", "page_size"),
        ("--seed", "random_seed"),
    ],
)
def test_spellings_of_other_servers_mean_the_same(flag, field):
    assert getattr(parse_config(["x", flag, "12"]), field) == 12


@pytest.mark.parametrize("spelling", [["DSPARK"], ["dspark"]])
def test_algorithms_may_be_in_capitals(spelling):
    flags = ["x", "--speculative-algorithm", *spelling, "--speculative-draft-model-path", "d"]
    config = parse_config(flags)
    assert (config.speculative_algorithm, str(config.draft_model)) == ("dspark", "d")
    assert parse_config(["x", "--speculative-algorithm=NEXTN"]).speculative_algorithm == "nextn"


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--draft-model", "d"], "--draft-model needs --speculative-algorithm"),
        (["--num-draft-tokens", "0"], "--num-draft-tokens must be at least 1, got 0"),
        (
            ["--speculative-algorithm", "dspark", "--speculative-schedule", "confidence"],
            "needs --draft-round-times FILE",
        ),
        (
            ["--speculative-algorithm", "dspark", "--draft-calibration", "f"],
            "need --speculative-schedule confidence",
        ),
        (["--speculative-schedule", "confidence"], "needs --speculative-algorithm"),
    ],
)
def test_flags_of_drafting_that_need_others_are_refused(flags, message):
    with pytest.raises(ConfigError, match=message):
        parse_config(["x", *flags])


def test_the_key_may_come_from_the_environment_and_a_flag_wins(monkeypatch):
    monkeypatch.setenv("LING_API_KEY", "from-environment")
    assert parse_config(["x"]).api_key == "from-environment"
    assert parse_config(["x", "--api-key", "k"]).api_key == "k"
    assert "from-environment" not in repr(parse_config(["x"]))


def write(tmp_path, text):
    path = tmp_path / "serve.toml"
    path.write_text(text)
    return str(path)


def test_a_file_sets_what_flags_do_not(tmp_path):
    path = write(
        tmp_path,
        'model = "m/x"\nport = 9\nserved_model_name = ["a", "b"]\nlog-requests = true\n'
        "enable_metrics = false\nmax-num-seqs = 3\ndrain_timeout = 1.5\n",
    )
    config = parse_config(["--config", path, "--port", "10"])
    assert (config.port, config.served_model_name) == (10, ("a", "b"))
    assert (config.log_requests, config.enable_metrics) == (True, False)
    assert (config.max_running_requests, config.drain_timeout) == (3, 1.5)
    assert str(parse_config(["m/y", "--config", path]).model) == "m/y"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("port = ", "not a readable TOML file"),
        ("[port]\nx = 1", "port must not be a table"),
        ("port = 70000", "--port must be 0 to 65535, got 70000"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(tmp_path, text, message):
    with pytest.raises(ConfigError, match=message):
        parse_config(["x", "--config", write(tmp_path, text)])


def test_a_name_nobody_knows_in_a_file_is_refused(tmp_path, capsys):
    with pytest.raises(SystemExit) as ended:
        parse_config(["x", "--config", write(tmp_path, "prot = 9")])
    assert ended.value.code == 2
    assert "--prot" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(ConfigError, match="No such file"):
        parse_config(["x", "--config", str(tmp_path / "none.toml")])


def test_a_host_that_does_not_exist_is_refused():
    with pytest.raises(ConfigError, match=r"Cannot listen on --host 203\.0\.113\.1 --port 1"):
        open_port("203.0.113.1", 1)


def test_sampling_defaults_come_from_a_generation_config():
    fields = {"temperature": 1, "top_k": 20, "top_p": None, "eos_token_id": 3, "do_sample": True}
    assert GenerationDefaults.from_generation_config(fields) == (
        GenerationDefaults(temperature=1.0, top_k=20)
    )


def test_a_generation_config_without_sampling_is_greedy():
    fields = {"temperature": 1.0, "do_sample": False}
    assert GenerationDefaults.from_generation_config(fields).temperature == 0.0
