import pytest

from ling_jax.engine.sequence import Sequence
from ling_jax.errors import DeviceError

from .fake_executor import make_request


def promised(count, **fields):
    sequence = Sequence(make_request(**fields))
    sequence.promise(count, count)
    return sequence


def test_tokens_after_the_first_stop_id_are_dropped():
    chunk = promised(4, stop_ids=(9, 8)).extend((1, 8, 9, 2), None, 4, 4)
    assert (chunk.ids, chunk.finish_reason, chunk.matched_stop) == ((1, 8), "stop", 8)


def test_stop_ids_before_min_tokens_are_ordinary():
    chunk = promised(4, stop_ids=(9,), min_tokens=2).extend((9, 9, 9, 2), None, 4, 4)
    assert (chunk.ids, chunk.finish_reason) == ((9, 9, 9), "stop")


def test_tokens_after_the_budget_are_dropped():
    chunk = promised(4, max_tokens=2).extend((1, 2, 3, 4), None, 4, 4)
    assert (chunk.ids, chunk.finish_reason, chunk.matched_stop) == ((1, 2), "length", None)


def test_a_stop_id_as_the_last_token_of_the_budget_is_a_stop():
    chunk = promised(2, max_tokens=2, stop_ids=(2,)).extend((1, 2), None, 2, 2)
    assert (chunk.finish_reason, chunk.matched_stop) == ("stop", 2)


@pytest.mark.parametrize("tokens", [(1,), (1, 2, 3)])
def test_a_wrong_number_of_tokens_without_an_end_is_an_error(tokens):
    with pytest.raises(DeviceError, match="expected 2"):
        promised(2).extend(tokens, None, 2, 2)
