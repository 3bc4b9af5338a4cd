import pytest

from ling_jax.engine.buckets import choose_decode, choose_prefill

BUCKETS = ((1, 64), (1, 256), (4, 128), (1, 1024), (8, 256))


@pytest.mark.parametrize(
    ("unread", "bucket", "takes"),
    [
        ([50], (1, 64), [50]),
        ([200], (1, 256), [200]),
        ([5000], (1, 1024), [1024]),
        ([100, 90, 120, 80], (4, 128), [100, 90, 120, 80]),
        ([100, 90, 120, 80, 10], (4, 128), [100, 90, 120, 80]),
        ([256] * 8, (8, 256), [256] * 8),
        ([1000, 5, 5], (1, 1024), [1000]),
    ],
    ids=str,
)
def test_prefill_reads_most_for_its_cost(unread, bucket, takes):
    assert choose_prefill(BUCKETS, unread) == (bucket, takes)


def test_prefill_prefers_one_large_call_to_many_full_small_ones():
    assert choose_prefill(((1, 64), (1, 1024)), [1000])[0] == (1, 1024)


def test_prefill_never_passes_over_the_first_candidate():
    _, takes = choose_prefill(BUCKETS, [3, 1024, 1024])
    assert takes[0] == 3


@pytest.mark.parametrize(("rows", "bucket"), [(1, 1), (2, 4), (4, 4), (5, 16)])
def test_decode_takes_the_smallest_bucket(rows, bucket):
    assert choose_decode((1, 4, 16), rows) == bucket
