"""Tests of `reference.rules.promises.bodies`."""

import pytest

from reference.rules.coverage import Rule
from reference.rules.promises.bodies import attributes_once, attributes_tested, no_contradictions, rules_have_an_order

ROWS = [dict(zip(("a", "b", "class"), row, strict=True)) for row in ("uxy", "uyn", "vxn")]
FIRST: Rule = ([("a", "u")], "y")
SECOND: Rule = ([("b", "y")], "n")


def test_equal_rows_of_two_classes_contradict() -> None:
    assert no_contradictions(ROWS, "class")
    assert not no_contradictions([*ROWS, {**ROWS[0], "class": "n"}], "class")


def test_attributes_of_all_bodies() -> None:
    assert attributes_tested([[[[("a", "u")]], [[("b", "x"), ("c", "y")], []]]]) == {"a", "b", "c"}


def test_a_body_tests_an_attribute_once() -> None:
    assert attributes_once([[("a", "u"), ("b", "u")], []])
    assert not attributes_once([[], [("a", "u"), ("a", "v")]])


REFUSED: dict[str, list[Rule]] = {
    "no rule": [],
    "a rule that covers nothing": [FIRST, ([("a", "w")], "n")],
    "an attribute that there is not": [([("d", "u")], "y")],
    "rules of one strength": [FIRST, ([("b", "x")], "y")],
    "labels as frequent as each other": [([("b", "y")], "n")],
}


@pytest.mark.parametrize("why", REFUSED)
def test_rules_without_an_order_are_refused(why: str) -> None:
    assert not rules_have_an_order(REFUSED[why], ROWS, "class", "accuracy")


def test_rules_of_different_strength_have_an_order() -> None:
    assert rules_have_an_order([FIRST, SECOND], ROWS, "class", "accuracy")
