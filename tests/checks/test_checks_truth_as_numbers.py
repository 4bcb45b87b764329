"""1 and 0 stand for True and False wherever truth values are asked for, however deep they lie."""

from typing import Any

import numpy as np
import pytest

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.registry import case_verdict
from grader.codec.decode import decode
from grader.codec.encode import encode

ANSWERS: dict[str, tuple[str, dict[str, Any], Any, Any, Any]] = {  # check, options, expected, right, wrong
    "rows of truth values": ("exact", {}, [[True, False]], [[1, 0]], [[0, 1]]),
    "an array of them": ("exact", {}, [[True, False]], np.array([[1, 0]]), np.array([[1, 1]])),
    "a column of a table": ("table", {}, [{"a": True, "b": "x"}], [{"a": 1, "b": "x"}], [{"a": 0, "b": "x"}]),
    "values of a mapping": ("mapping", {}, {"a": True}, {"a": 1}, {"a": 0}),
    "keys of a mapping": ("mapping", {}, {True: "x", False: "y"}, {1: "x", 0: "y"}, {0: "x", 1: "y"}),
    "members of a set": ("as_set", {}, [True], [1], [0]),
    "rows in a set": ("as_set", {}, [(True, False), (False, False)], [[0, 0], [1, 0]], [[0, 1], [0, 0]]),
    "items that may repeat": ("as_multiset", {}, [True, True, False], [1, 0, 1], [1, 0, 0]),
    "predictions": ("same_predictions", {}, [True, False], [1, 0], [0, 0]),
    "a part": ("parts", {"a": {"exact": {}}}, {"a": True}, {"a": 1}, {"a": 0}),
}


@pytest.mark.parametrize("where", ANSWERS)
def test_numbers_stand_for_truth_values(where: str) -> None:
    check, options, expected, right, wrong = ANSWERS[where]
    verdicts = [
        case_verdict(check, options, Case({}, expected), [Observation("value", decode(encode(answer)))]).passed
        for answer in (right, wrong)
    ]
    assert verdicts == [True, False]
