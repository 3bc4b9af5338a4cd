"""The AP cases for a server with default settings; tests/serve has the others."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from serve import api_cases
from serve.api_cases import CASES, FOR_ANY_ENGINE
from serve.server_process import WAIT_S, metric, poll


@pytest.mark.parametrize("case", FOR_ANY_ENGINE.values(), ids=FOR_ANY_ENGINE)
def test_the_answer_is_as_the_case_expects(case, http):
    if case.get("relation") == "different_message":  # the demo model is sure of itself at 1
        json = case["request"]["json"] | {"temperature": 2, "top_k": -1, "top_p": 1}
        case = case | {"request": case["request"] | {"json": json}}
    api_cases.check_answer(http, case)


def test_a_client_that_leaves_a_stream_frees_its_seat(http):
    case = CASES["AP-231"]
    with api_cases.opened(http, case["request"]) as response:
        lines = response.iter_lines()
        seen = 0
        while seen < case["disconnect_after_chunks"]:
            seen += next(lines).startswith("data: ")
    wanted = case["then"]["metrics"].items()
    poll(
        lambda: all(metric(http, name) == value for name, value in wanted),
        case["then"]["within_s"],
    )


def test_a_bad_request_leaves_its_neighbour_alone(http):
    case = CASES["AP-235"]
    alone = api_cases.send(http, case["alongside"]).json()
    with ThreadPoolExecutor(1) as pool:
        beside = pool.submit(api_cases.send, http, case["alongside"])
        api_cases.check_response(case, api_cases.send(http, case["request"]))
        answer = beside.result(WAIT_S).json()
    assert api_cases.plain_message(answer) == api_cases.plain_message(alone)
