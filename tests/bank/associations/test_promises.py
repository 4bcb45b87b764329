"""Tests of `reference.associations.promises`."""

from reference.associations.promises import are_baskets, are_measured_rules, is_set_function, occurs


def test_baskets_have_different_items() -> None:
    assert are_baskets([["tea"], ["jam", "tea"]])
    wrong: list[list[list[str]]] = [[], [[]], [["tea", "tea"]]]
    assert not any(are_baskets(each) for each in wrong)


def test_items_that_occur_are_together_in_a_basket() -> None:
    assert occurs(["tea", "jam"], [["tea"], ["jam", "milk", "tea"]])
    assert not occurs(["tea", "jam"], [["tea"], ["jam"]])
    assert not occurs(["tea", "tea"], [["tea"]])


def test_rules_differ_and_have_two_sides() -> None:
    rule = {"body": ["tea"], "head": ["jam"], "confidence": 0.5}
    assert are_measured_rules([rule, {**rule, "body": ["tea", "milk"]}])
    wrong = (
        [{**rule, "confidence": 0.4}],
        [{**rule, "body": []}],
        [{**rule, "head": ["tea"]}],
        [{**rule, "confidence": 2}],
    )
    assert [are_measured_rules([rule, *more]) for more in wrong] == [False] * 4


def test_a_set_function_has_one_value_for_every_set() -> None:
    assert is_set_function([[[], 1], [["a"], 0]])
    assert not is_set_function([[["a"], 0]])
    assert not is_set_function([[[], 1], [["a"], 0], [["a"], 2], [["a", "a"], 2]])
