import pytest

from ling_jax.engine.admission import check_request
from ling_jax.errors import RequestError

from .fake_executor import make_limits, make_request


@pytest.mark.parametrize(
    ("request_", "param", "text"),
    [
        (make_request(prompt_ids=()), "prompt_ids", "at least one token"),
        (make_request(prompt_ids=(1, 50)), "prompt_ids", "from 0 to 49, got 50"),
        (make_request(prompt_ids=(-1,)), "prompt_ids", "got -1"),
        (make_request(max_tokens=0), "max_tokens", "at least 1, got 0"),
        (make_request(max_tokens=4, min_tokens=5), "min_tokens", r"max_tokens \(4\), got 5"),
        (make_request(min_tokens=-1), "min_tokens", "got -1"),
        (make_request(stop_ids=(1, 2, 3, 4, 5)), "stop_ids", "0 to 4, got 5"),
        (make_request(stop_ids=(50,)), "stop_ids", "got 50"),
        (make_request(sampling={"logit_bias": ((1, 1.0),) * 5}), "logit_bias", "0 to 4, got 5"),
        (make_request(sampling={"logit_bias": ((99, 1.0),)}), "logit_bias", "got 99"),
        (make_request(sampling={"logprobs": 6}), "logprobs", "0 to 5, got 6"),
        (make_request(sampling={"prompt_logprobs": 6}), "prompt_logprobs", "got 6"),
        (make_request(sampling={"prompt_logprobs": -1}), "prompt_logprobs", "got -1"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bad_fields_are_refused_by_name(request_, param, text):
    with pytest.raises(RequestError, match=text) as caught:
        check_request(request_, make_limits())
    assert caught.value.param == param


def test_a_request_that_fills_the_context_is_taken():
    check_request(make_request(prompt=60, max_tokens=4), make_limits(context_length=64))


@pytest.mark.parametrize("sizes", [{"context_length": 20}, {"pages": 5, "page_size": 4}])
def test_a_request_that_never_fits_names_limit_and_tokens(sizes):
    with pytest.raises(RequestError) as caught:
        check_request(make_request(prompt=15, max_tokens=6), make_limits(**sizes))
    message = str(caught.value)
    assert "maximum context length is 20 tokens" in message
    assert "21 were asked for" in message
    assert (caught.value.code, caught.value.param) == ("context_length_exceeded", None)
