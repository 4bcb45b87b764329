from collections import namedtuple
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest

from tests.checks.judging import verdict


@dataclass
class Gains:
    outlook: float
    windy: float


@dataclass
class Split:
    best: str
    gain: float


GAINS = {"outlook": 0.246749, "windy": 0.048127}
RIGHT: dict[str, tuple[Any, Any]] = {
    "the dict in another order": (GAINS, dict(reversed(GAINS.items()))),
    "a Series": (GAINS, pd.Series(GAINS)),
    "pairs": (GAINS, list(GAINS.items())),
    "zipped pairs": (GAINS, GAINS.items()),
    "the items of a dict": (GAINS, GAINS.items()),
    "a dataclass": (GAINS, Gains(**GAINS)),
    "NumPy's keys and values": ({1: 0.5, 2: 0.25}, {np.int64(1): np.float32(0.5), 2.0: Fraction(1, 4)}),
    "NumPy's text as keys": (GAINS, {np.str_(name): gain for name, gain in GAINS.items()}),
    "a value counts of pandas": ({"yes": 9, "no": 5}, pd.Series(["yes"] * 9 + ["no"] * 5).value_counts()),
    "keys of several values": ({("sunny", "yes"): 2}, {("sunny", "yes"): np.array([2.0])}),
    "labels as values": ({"a": "yes"}, {"a": np.str_("yes")}),
    "lists as values": ({"a": [0.1, 0.2]}, {"a": np.array([0.1, 0.2])}),
    "pairs in an array": ({1: 0.5, 2: 0.25}, np.array([[1, 0.5], [2, 0.25]])),
    "a column of pandas": ({"yes": 9, "no": 5}, pd.DataFrame({"count": [5, 9]}, index=["no", "yes"])),
    "a table of two columns": ({"yes": 9, "no": 5}, pd.DataFrame({"play": ["no", "yes"], "count": [5, 9]})),
    "keys of one value in tuples": ({"sunny": 0.5, "rainy": 0.5}, {("sunny",): 0.5, ("rainy",): 0.5}),
    "keys of one value bare": ({("bread",): 2, ("bread", "milk"): 1}, {"bread": 2, ("bread", "milk"): 1}),
    "frozensets for sorted tuples": (
        {("bread",): 2, ("bread", "milk"): 1},
        {frozenset({"bread"}): 2, frozenset({"milk", "bread"}): 1},
    ),
    "tuples in any order for frozensets": (
        {frozenset({"bread"}): 2, frozenset({"bread", "milk"}): 1},
        {("bread",): 2, ("milk", "bread"): 1},
    ),
    "lists in pairs for frozensets": ({frozenset("ab"): 2, frozenset("a"): 1}, [(["b", "a"], 2), ("a", 1)]),
    "the empty key": ({(): 0.2}, {frozenset(): 0.2}),
    "an index of several levels": (
        {("sunny", "yes"): 2.0, ("rainy", "no"): 1.0},
        pd.Series({("rainy", "no"): 1.0, ("sunny", "yes"): 2.0}),
    ),
    "frozensets where no two keys have the same values": (
        {("sunny", "yes"): 0.2, ("rainy", "no"): 0.8},
        {frozenset({"sunny", "yes"}): 0.2, frozenset({"rainy", "no"}): 0.8},
    ),
    "nothing": ({}, {}),
    "nothing in a list of pairs": ({}, []),
    "nothing in an array of pairs": ({}, np.array([])),
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_mapping_is_right_in_any_form(form: str) -> None:
    assert verdict("mapping", *RIGHT[form]).passed


WRONG: dict[str, tuple[str, Any, Any]] = {
    "None": ("nothing", GAINS, None),
    "the values alone": ("type", GAINS, [0.2, 0.3, 0.4]),
    "a number": ("type", GAINS, 0.2),
    "a key twice": ("keys", GAINS, [("outlook", 1), ("outlook", 2)]),
    "a key too few": ("missing_keys", GAINS, {"outlook": 0.246749}),
    "the text of a key": ("missing_keys", {1: 0.5}, {"1": 0.5}),
    "a key too many": ("extra_keys", GAINS, GAINS | {"play": 0.0}),
    "a key in another order": ("missing_keys", {("t", "f"): 1}, {("f", "t"): 1}),
    "a set that may be either of two keys": (
        "missing_keys",
        {("t", "f"): 1, ("f", "t"): 1, "x": 0},
        {frozenset("tf"): 1, "x": 0},
    ),
    "a set for a key with the same value twice": ("missing_keys", {("t", "t"): 1}, {frozenset("t"): 1}),
    "a key bare and in a tuple": ("extra_keys", {"a": 1}, {"a": 1, ("a",): 1}),
    "values of keys that are told apart": ("value", {"a": 1, ("a",): 2}, {"a": 2, ("a",): 1}),
    "another value": ("value", GAINS, GAINS | {"windy": 0.3}),
    "a rounded value": ("rounded", GAINS, GAINS | {"windy": 0.048}),
    "None as a value": ("type", GAINS, GAINS | {"windy": None}),
    "another label": ("value", {"a": "yes"}, {"a": "no"}),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_mapping_is_wrong_for_its_reason(slip: str) -> None:
    reason, expected, answer = WRONG[slip]
    given = verdict("mapping", expected, answer)
    assert (given.credit, given.reason) == (0, reason)


def test_the_key_of_a_wrong_value_is_named() -> None:
    assert "'windy'" in verdict("mapping", GAINS, GAINS | {"windy": 0.3}).message


def test_a_missing_key_is_not_named_as_it_is_part_of_the_answer() -> None:
    assert "windy" not in verdict("mapping", GAINS, {"outlook": 0.246749}).message


def test_zeros_may_be_there_or_not_where_the_spec_says_so() -> None:
    options = {"zeros": "optional"}
    assert verdict("mapping", {"a": 1, "b": 0}, {"a": 1}, options).passed
    assert verdict("mapping", {"a": 1}, {"a": 1, "b": 0.0}, options).passed
    assert verdict("mapping", {"a": 1}, {"a": 1, "b": 0.1}, options).reason == "extra_keys"
    assert verdict("mapping", {"a": 1, "b": 2}, {"a": 1}, options).reason == "missing_keys"
    assert verdict("mapping", {"a": 1, "b": 0}, {"a": 1}).reason == "missing_keys"


def test_nothing_at_all_counts_as_zero() -> None:
    options = {"zeros": "optional"}
    for nothing in (None, {}, set(), {"go": 0}, [0, 0.0]):
        assert verdict("mapping", {"a": "x"}, {"a": "x", "end": nothing}, options).passed
        assert verdict("mapping", {"a": "x"}, {"a": "x", "end": nothing}).reason == "extra_keys"
    for something in ("", {"go": 1}, [0, 2]):
        assert verdict("mapping", {"a": "x"}, {"a": "x", "end": something}, options).reason == "extra_keys"
    assert not verdict("mapping", {"a": "x"}, {"a": None}, options).passed


Q_TABLE = {"s": {"go": 1.5, "stay": 2.0}, "t": {"go": 0.0}}
BY_PAIRS: dict[str, tuple[str, Any]] = {  # the reason, and an answer with pairs for keys
    "a dict": ("right", {("s", "go"): 1.5, ("s", "stay"): 2, ("t", "go"): 0.0}),
    "lists of lists": ("right", [[["s", "go"], 1.5], [["t", "go"], 0], [["s", "stay"], 2]]),
    "an index of two levels": ("right", pd.Series({("s", "go"): 1.5, ("s", "stay"): 2.0, ("t", "go"): 0.0})),
    "the terminal state too": ("right", {("s", "go"): 1.5, ("s", "stay"): 2, ("t", "go"): 0.0, ("end", "go"): 0}),
    "a zero left out": ("right", {("s", "go"): 1.5, ("s", "stay"): 2}),
    "a wrong number": ("value", {("s", "go"): 1.5, ("s", "stay"): 2.1, ("t", "go"): 0.0}),
    "one too few": ("missing_keys", {("s", "go"): 1.5, ("t", "go"): 0.0}),
    "one twice": ("keys", [(("s", "go"), 1.5), (("s", "go"), 1.5), (("s", "stay"), 2), (("t", "go"), 0)]),
    "lists within": ("missing_keys", [[[["s"], [["go"]]], 1.5]]),
    "keys of three": ("missing_keys", {("s", "go", 1): 1.5}),
    "nothing": ("missing_keys", {}),
}


@pytest.mark.parametrize("form", BY_PAIRS)
def test_a_dict_of_dicts_may_have_pairs_for_keys(form: str) -> None:
    reason, answer = BY_PAIRS[form]
    options = {"zeros": "optional", "values": {"mapping": {"zeros": "optional"}}}
    found = verdict("mapping", Q_TABLE, answer, options)
    assert ("right" if found.passed else found.reason) == reason


def test_keys_are_sets_where_the_spec_says_so() -> None:
    supports, options = {("bread", "milk"): 1, ("beer",): 2}, {"keys": "sets"}
    assert verdict("mapping", supports, {("milk", "bread"): 1, "beer": 2}, options).passed
    assert verdict("mapping", supports, {("milk", "bread"): 1, "beer": 2}).reason == "missing_keys"
    assert verdict("mapping", supports, {("milk", "bread"): 2, "beer": 2}, options).reason == "value"


def test_the_empty_set_may_be_a_key_or_not_where_the_spec_says_so() -> None:
    options = {"empty": "optional"}
    assert verdict("mapping", {("a",): 2}, {"a": 2, frozenset(): 5}, options).passed
    assert verdict("mapping", {("a",): 2, (): 5}, {"a": 2}, options).passed
    assert verdict("mapping", {("a",): 2, (): 5}, {"a": 2, (): 4}, options).reason == "value"
    assert verdict("mapping", {("a",): 2}, {"a": 2, frozenset(): 5}).reason == "extra_keys"


def test_a_key_that_is_a_set_is_shown_in_one_order() -> None:
    assert "{'a', 'b', 'c'}" in verdict("mapping", {}, {frozenset("cab"): 1}).message


def test_values_are_judged_by_the_check_that_the_spec_names() -> None:
    assert verdict("mapping", {"a": 100}, {"a": 101}, {"values": {"close": {"rtol": 0.1}}}).passed
    assert verdict("mapping", {"a": "Yes"}, {"a": "yes"}, {"values": {"exact": {"ignore_case": True}}}).passed
    assert verdict("mapping", {"a": {"b": 1}}, {"a": [("b", 1)]}, {"values": "mapping"}).passed


PARTS = {"gain": {"close": {}}, "best": {"exact": {}}}
EXPECTED = {"gain": 0.246749, "best": "outlook"}
RIGHT_PARTS: dict[str, Any] = {
    "a dict in another order": {"best": "outlook", "gain": np.float64(0.246749)},
    "a dict with more than asked": EXPECTED | {"all": [1, 2]},
    "a tuple": (0.246749, "outlook"),
    "a list": [0.246749, "outlook"],
    "a namedtuple with other names": namedtuple("Pair", "value attribute")(0.246749, "outlook"),
    "a dataclass in another order": Split("outlook", 0.246749),
    "a Series": pd.Series(EXPECTED),
    "pairs": list(EXPECTED.items())[::-1],
    "NumPy's text as keys": {np.str_(name): value for name, value in EXPECTED.items()},
    "an array of objects": np.array([0.246749, "outlook"], dtype=object),
}


@pytest.mark.parametrize("form", RIGHT_PARTS)
def test_right_parts_are_right_in_any_form(form: str) -> None:
    assert verdict("parts", EXPECTED, RIGHT_PARTS[form], PARTS).passed


@pytest.mark.parametrize(
    ("answer", "credit", "reason", "named"),
    [
        ({"gain": 0.5, "best": "outlook"}, "1/2", "value", "gain"),
        ({"gain": 0.246749, "best": "windy"}, "1/2", "value", "best"),
        ({"gain": 24.6749, "best": "windy"}, "0", "percent", "gain"),
        ({"gain": 0.246749}, "1/2", "missing_part", "best"),
        ({"Gain": 0.246749, "Best": "outlook"}, "0", "missing_part", "gain"),
        ((0.246749, None), "1/2", "type", "best"),
        (("outlook", 0.246749), "0", "type", "gain"),
        ((0.246749,), "0", "type", "gain"),
        (0.246749, "0", "type", "gain"),
        (None, "0", "nothing", ""),
    ],
)
def test_parts_earn_their_share_and_the_first_wrong_one_is_named(
    answer: Any, credit: str, reason: str, named: str
) -> None:
    given = verdict("parts", EXPECTED, answer, PARTS)
    assert (given.credit, given.reason) == (Fraction(credit), reason)
    assert named in given.message


def test_a_tuple_may_be_expected_too() -> None:
    assert verdict("parts", (0.5, "a"), {"best": "a", "gain": 0.5}, PARTS).passed


def test_an_expected_value_of_another_form_is_a_fault_of_ours() -> None:
    with pytest.raises(TypeError, match="gain, best"):
        verdict("parts", 3, (0.5, "a"), PARTS)
    with pytest.raises(TypeError, match="mapping"):
        verdict("mapping", 3, {"a": 1})
