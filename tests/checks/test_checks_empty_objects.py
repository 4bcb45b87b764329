"""An object that holds nothing is no empty list, dict, set or table: a class of a student's own earns nothing by it."""

import pytest

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.registry import CHECKS, case_verdict
from grader.codec.values import Record, Value

EMPTY: dict[str, Value] = {
    "close": [],
    "exact": [],
    "as_set": [],
    "as_multiset": [],
    "ranking": [],
    "mapping": {},
    "table": [],
    "partition": [],
    "same_predictions": [],
    "same_theory": [],
    "trace": [],
}


@pytest.mark.parametrize("name", EMPTY)
def test_an_empty_object_is_not_the_empty_answer(name: str) -> None:
    empty = Record("Equal", ())
    verdict = case_verdict(name, {}, Case({}, EMPTY[name]), [Observation("value", empty)])
    assert not verdict.passed
    right = case_verdict(name, {}, Case({}, EMPTY[name]), [Observation("value", EMPTY[name])])
    assert right.passed


def test_every_check_that_can_expect_nothing_is_here() -> None:
    needing_more = {"parts", "between", "direction", "same_tree", "one_of", "verify", "passes"}
    assert set(CHECKS) - needing_more == set(EMPTY)
