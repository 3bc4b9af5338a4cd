"""The tokenizer of a folder: ids, text, exact bytes, special tokens, stop ids, broken files."""

import json
import shutil

import pytest
import text_cases
import tokenizers
from hypothesis import given
from hypothesis import strategies as st

from ling_jax.errors import CheckpointError, ContractError, RequestError
from ling_jax.text.tokenizer import Tokenizer, stop_ids

DEMO = text_cases.DEMO
FACTS = text_cases.by_id("tokenizer_facts.json")
TOKENIZER = Tokenizer.from_folder(DEMO)


def facts(check):
    found = {name: case for name, case in FACTS.items() if case["check"] == check}
    return pytest.mark.parametrize("case", found.values(), ids=found)


@pytest.fixture(scope="module")
def flash(tmp_path_factory):
    """A tokenizer with the ids of the flash model: made-up words, the published special tokens."""
    folder = tmp_path_factory.mktemp("flash")
    ids = {
        case["input"]: case["expect"] for case in FACTS.values() if case["check"] == "token_to_id"
    }
    size = FACTS["TK-003"]["expect"]
    words = min(ids.values())
    texts = {token_id: text for text, token_id in ids.items()}
    core = tokenizers.Tokenizer(tokenizers.models.BPE({f"word{i}": i for i in range(words)}, []))
    core.decoder = tokenizers.decoders.ByteLevel()
    core.add_special_tokens([texts.get(i, f"<|reserved_{i}|>") for i in range(words, size)])
    core.save(str(folder / "tokenizer.json"))
    (folder / "tokenizer_config.json").write_text('{"eos_token": "<|role_end|>"}')
    return Tokenizer.from_folder(folder)


@pytest.fixture
def folder(tmp_path):
    """A copy of the demo's tokenizer files, to be changed."""
    for name in ("tokenizer.json", "tokenizer_config.json", "generation_config.json"):
        shutil.copy(DEMO / name, tmp_path / name)
    return tmp_path


def edit(path, change):
    value = json.loads(path.read_text())
    change(value)
    path.write_text(json.dumps(value))


@facts("token_to_id")
def test_special_tokens_have_their_published_ids(case, flash):
    assert flash.token_id(case["input"]) == case["expect"]
    assert flash.encode(case["input"]) == [case["expect"]]


@facts("len_tokenizer")
def test_the_size_counts_added_tokens(case, flash):
    assert flash.size == case["expect"]


@facts("mask_ids")
def test_ids_without_a_token_begin_at_the_size(case, flash):
    expect = case["expect"]
    masked = range(flash.size, FACTS["TK-004"]["expect"])
    assert (masked.start, masked.stop, len(masked)) == tuple(expect.values())
    with pytest.raises(ContractError, match="157153"):
        flash.token_bytes(masked.start)


@facts("encode_adds_special")
def test_encoding_adds_no_special_tokens(case, folder):
    core = tokenizers.Tokenizer.from_file(str(folder / "tokenizer.json"))
    core.post_processor = tokenizers.processors.TemplateProcessing(
        single="<|startoftext|> $A", special_tokens=[("<|startoftext|>", 2031)]
    )
    core.save(str(folder / "tokenizer.json"))
    ids = Tokenizer.from_folder(folder).encode(case["input"])
    assert any(id_ == 2031 for id_ in ids) is case["expect"]


@facts("stop_set")
def test_the_stop_set_is_the_union_of_its_sources(case, flash):
    given_ = case["input"]
    eos = given_["tokenizer.eos_token"]
    got = stop_ids(
        given_["config.eos_token_id"],
        given_["generation_config.eos_token_id"],
        None if eos is None else flash.token_id(eos),
        given_["request.stop_token_ids"],
        given_.get("request.ignore_eos", False),
    )
    assert list(got) == case["expect"]


def test_every_fact_is_driven():
    driven = {"token_to_id", "len_tokenizer", "mask_ids", "encode_adds_special", "stop_set"}
    assert {name for name, case in FACTS.items() if case["check"] not in driven} == {"TK-004"}


def test_a_folder_gives_its_stop_ids(folder):
    (folder / "config.json").write_text('{"eos_token_id": 5}')
    padding, end = TOKENIZER.token_id("<|endoftext|>"), TOKENIZER.token_id("<|role_end|>")
    assert Tokenizer.from_folder(folder).stop_ids([7]) == (5, 7, padding, end)
    assert Tokenizer.from_folder(folder).stop_ids([7], ignore_eos=True) == (7,)


def test_the_demo_has_all_tags_as_single_tokens():
    text = "<role></role><think></think><tool_call></tool_call><arg_key></arg_key><arg_value>"
    text += "</arg_value><tool_response></tool_response><tools></tools>"
    text += "<|startoftext|><|endoftext|><|role_end|>"
    assert len(TOKENIZER.encode(text)) == 17
    assert TOKENIZER.eos_id == TOKENIZER.token_id("<|role_end|>")
    assert TOKENIZER.size == 2048


def test_the_demo_splits_digits_and_adds_no_space():
    assert [TOKENIZER.token_text(i) for i in TOKENIZER.encode("120")] == ["1", "2", "0"]


@given(st.text())
def test_text_survives_a_round_trip(text):
    assert TOKENIZER.decode(TOKENIZER.encode(text), skip_special_tokens=False) == text


@given(st.lists(st.integers(0, TOKENIZER.size - 1)), st.booleans())
def test_decoding_agrees_with_the_library(ids, skip):
    core = library_tokenizer()
    assert TOKENIZER.decode(ids, skip) == core.decode(ids, skip_special_tokens=skip)


def library_tokenizer():
    return tokenizers.Tokenizer.from_file(str(DEMO / "tokenizer.json"))


@given(st.text())
def test_the_bytes_of_the_tokens_are_the_bytes_of_the_text(text):
    assert b"".join(map(TOKENIZER.token_bytes, TOKENIZER.encode(text))) == text.encode()


def test_special_tokens_are_skipped_and_tags_are_not():
    ids = TOKENIZER.encode("<think>a</think>b<|role_end|>")
    assert TOKENIZER.decode(ids) == "<think>a</think>b"
    assert TOKENIZER.decode(ids, skip_special_tokens=False) == "<think>a</think>b<|role_end|>"


def test_tags_survive_a_file_that_calls_them_special(folder):
    def mark_all(value):
        for token in value["added_tokens"]:
            token["special"] = True

    edit(folder / "tokenizer.json", mark_all)
    tokenizer = Tokenizer.from_folder(folder)
    assert tokenizer.decode(tokenizer.encode("<think>a</think><|endoftext|>")) == "<think>a</think>"


def test_tokens_that_only_the_configuration_calls_special_are_special(folder):
    def unmark_all(value):
        for token in value["added_tokens"]:
            token["special"] = False

    edit(folder / "tokenizer.json", unmark_all)
    edit(
        folder / "tokenizer_config.json",
        lambda value: value.update(additional_special_tokens=[{"content": "<|startoftext|>"}]),
    )
    tokenizer = Tokenizer.from_folder(folder)
    assert tokenizer.decode(tokenizer.encode("<|startoftext|>a<|role_end|>")) == "a"


def test_an_added_token_outside_ascii_keeps_its_bytes(folder):
    core = library_tokenizer()
    core.add_tokens(["é€"])
    core.save(str(folder / "tokenizer.json"))
    tokenizer = Tokenizer.from_folder(folder)
    assert tokenizer.token_bytes(2048) == "é€".encode()


def test_truncation_and_padding_of_the_file_are_ignored(folder):
    core = library_tokenizer()
    core.enable_truncation(2)
    core.enable_padding(length=9)
    core.save(str(folder / "tokenizer.json"))
    assert Tokenizer.from_folder(folder).encode("12345") == TOKENIZER.encode("12345")


def test_a_lone_surrogate_is_the_clients_fault():
    with pytest.raises(RequestError, match="surrogate"):
        TOKENIZER.encode("a\ud800b")


@pytest.mark.parametrize("name", ["tokenizer.json", "tokenizer_config.json"])
def test_a_missing_file_is_named(folder, name):
    (folder / name).unlink()
    with pytest.raises(CheckpointError, match=rf"{name}: [Nn]o such file"):
        Tokenizer.from_folder(folder)


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("tokenizer.json", "{", "not a tokenizer"),
        ("tokenizer.json", "{}", "not a tokenizer"),
        ("tokenizer_config.json", "{", "not JSON"),
        ("tokenizer_config.json", "[]", "expected a JSON object, got list"),
        ("tokenizer_config.json", '{"eos_token": "<|x|>"}', r"'<\|x\|>' is not in tokenizer.json"),
        ("generation_config.json", '{"eos_token_id": "x"}', "eos_token_id must be ids, got 'x'"),
    ],
)
def test_a_broken_file_is_named_in_one_line(folder, name, text, message):
    (folder / name).write_text(text)
    with pytest.raises(CheckpointError, match=f"{name}: .*{message}") as caught:
        Tokenizer.from_folder(folder)
    assert "\n" not in str(caught.value)


def test_another_kind_of_tokenizer_is_refused_by_name(folder):
    core = tokenizers.Tokenizer(tokenizers.models.WordLevel({"a": 0}, unk_token="a"))
    core.save(str(folder / "tokenizer.json"))
    with pytest.raises(CheckpointError, match="BPE and ByteLevel, got WordLevel and NoneType"):
        Tokenizer.from_folder(folder)
