"""Tests of `reference.rules.verify`."""

from typing import Any

import pytest

from reference.flaw import NotReadable
from reference.rules.verify import one_r_flaws

WRONG = {  # of a rule on this table: what is wrong with it
    "attribute": {"attribute": "b", "labels": {"x": "y", "w": "y"}, "errors": 2},
    "values": {"attribute": "a", "labels": {"u": "y"}, "errors": 1},
    "majority": {"attribute": "a", "labels": {"u": "n", "v": "n"}, "errors": 1},
    "errors": {"attribute": "a", "labels": {"u": "y", "v": "n"}, "errors": 0},
}
SMALL = [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "uwy", "uxn", "vwn"]]


@pytest.mark.parametrize("reason", WRONG)
def test_a_flaw_of_one_r_is_named(reason: str) -> None:
    assert [flaw.reason for flaw in one_r_flaws(WRONG[reason], SMALL, "class")] == [reason]


@pytest.mark.parametrize("answer", [None, "a", ["a"], {"attribute": "a"}, {"attribute": 3, "labels": {}, "errors": 0}])
def test_what_is_no_rule_of_one_attribute_is_not_read(answer: Any) -> None:
    with pytest.raises(NotReadable, match="attribute"):
        one_r_flaws(answer, SMALL, "class")


def test_a_name_that_is_no_attribute_is_a_flaw() -> None:
    assert [flaw.weight for flaw in one_r_flaws({"attribute": "q", "labels": {}, "errors": 0}, SMALL, "class")] == [1]
