"""Text from ids one by one: whole characters only, and stop strings."""

import itertools

import pytest
import text_cases
from hypothesis import example, given
from hypothesis import strategies as st

from ling_jax.errors import ContractError
from ling_jax.text.detokenizer import Detokenizer, StopMatcher, Utf8Assembler
from ling_jax.text.tokenizer import Tokenizer

BYTES = text_cases.by_id("stop_and_bytes.json", "BY")
STOPS = text_cases.by_id("stop_and_bytes.json", "ST")
TOKENIZER = Tokenizer.from_folder(text_cases.DEMO)


@pytest.mark.parametrize("case", BYTES.values(), ids=BYTES)
def test_bytes_become_text_as_soon_as_a_character_is_whole(case):
    assembler = Utf8Assembler()
    deltas = [assembler.push(bytes.fromhex(piece)) for piece in case["token_bytes"]]
    end = assembler.finish()
    assert deltas == case["expect"]["deltas_per_token"]
    assert end == case["expect"]["at_end"]
    assert "".join(deltas) + end == case["expect"]["text"]


@given(st.lists(st.binary(max_size=5)))
def test_any_bytes_give_the_text_of_decoding_them_at_once(pieces):
    assembler = Utf8Assembler()
    text = "".join(map(assembler.push, pieces)) + assembler.finish()
    assert text == b"".join(pieces).decode("utf-8", errors="replace")


@given(st.lists(st.binary(max_size=5)))
@example([b"\xed\xa0"])
def test_the_end_shows_at_most_one_replacement_character(pieces):
    assembler = Utf8Assembler()
    for piece in pieces:
        assembler.push(piece)
    assert assembler.finish() in ("", "\N{REPLACEMENT CHARACTER}")


@given(st.lists(st.integers(0, TOKENIZER.size - 1)), st.booleans())
def test_ids_one_by_one_give_the_text_of_all(ids, skip):
    detokenizer = Detokenizer(TOKENIZER, skip)
    text = "".join(map(detokenizer.push, ids)) + detokenizer.finish()
    assert text == TOKENIZER.decode(ids, skip)


def test_a_special_token_is_held_back_or_shown():
    end = TOKENIZER.token_id("<|role_end|>")
    assert Detokenizer(TOKENIZER, skip_special_tokens=True).push(end) == ""
    assert Detokenizer(TOKENIZER, skip_special_tokens=False).push(end) == "<|role_end|>"


def test_an_id_without_a_token_is_an_error():
    with pytest.raises(ContractError, match="2048"):
        Detokenizer(TOKENIZER).push(2048)


@pytest.mark.parametrize("cut", ["as given", "one chunk", "one character"])
@pytest.mark.parametrize("case", STOPS.values(), ids=STOPS)
def test_stop_strings_end_the_text(case, cut):
    text = "".join(case["chunks"])
    chunks = {"as given": case["chunks"], "one chunk": [text], "one character": text}[cut]
    matcher = StopMatcher(case["stop"], case["include_stop_str_in_output"])
    got = "".join(map(matcher.push, chunks)) + matcher.finish()
    assert got == case["expect"]["text"]
    assert matcher.matched == case["expect"]["matched_stop"]


def first_stop(text, stops):
    """The stop that is complete first, the longest of those; and where it starts. By trying all."""
    for end in range(1, len(text) + 1):
        ending = [stop for stop in stops if text[:end].endswith(stop)]
        if ending:
            longest = max(ending, key=len)
            return longest, end - len(longest)
    return None, len(text)


@given(
    text=st.text("abc", max_size=30),
    stops=st.lists(st.text("abc", min_size=1, max_size=5), max_size=4),
    cuts=st.sets(st.integers(0, 30)),
    include=st.booleans(),
)
def test_any_split_finds_the_stop_that_is_complete_first(text, stops, cuts, include):
    bounds = [0, *sorted(cuts), 31]
    matcher = StopMatcher(stops, include)
    pushed = [matcher.push(text[a:b]) for a, b in itertools.pairwise(bounds)]
    stop, start = first_stop(text, stops)
    assert matcher.matched == stop
    kept = text[:start] + (stop if stop and include else "")
    assert "".join(pushed) + matcher.finish() == kept


@given(st.text("ab", max_size=12), st.text("ab", min_size=1, max_size=5))
def test_only_what_can_become_a_stop_is_held_back(text, stop):
    matcher = StopMatcher([stop])
    sent = "".join(map(matcher.push, text))
    if matcher.matched is None:
        held = text[len(sent) :]
        longest = next(n for n in range(len(stop) - 1, -1, -1) if text.endswith(stop[:n]))
        assert held == stop[:longest]


def test_an_empty_stop_string_is_an_error():
    with pytest.raises(ContractError, match="empty"):
        StopMatcher(["a", ""])
