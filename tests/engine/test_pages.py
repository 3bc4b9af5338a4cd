import pytest

from ling_jax.engine.pages import Pool, pages_for
from ling_jax.errors import ContractError


def test_numbers_run_from_one_to_count():
    assert sorted(Pool(3).take(3)) == [1, 2, 3]


def test_what_is_given_back_can_be_taken_again():
    pool = Pool(2)
    first = pool.take(2)
    pool.give_back(first[:1])
    assert pool.take(1) == first[:1]
    assert (pool.used, pool.free) == (2, 0)


def test_more_than_is_free_is_refused():
    pool = Pool(2)
    pool.take(1)
    with pytest.raises(ContractError, match="2 asked for, 1 of 2 free"):
        pool.take(2)


def test_giving_back_twice_is_refused():
    pool = Pool(2)
    taken = pool.take(1)
    pool.give_back(taken)
    with pytest.raises(ContractError, match="not taken"):
        pool.give_back(taken)


@pytest.mark.parametrize(("tokens", "pages"), [(0, 0), (1, 1), (4, 1), (5, 2)])
def test_pages_for_rounds_up(tokens, pages):
    assert pages_for(tokens, 4) == pages
