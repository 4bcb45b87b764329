from collections import Counter, deque
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.checks.judging import verdict

POPULATION = ["101", "011", "101", "000"]
RIGHT: dict[str, tuple[Any, Any]] = {
    "another order": (POPULATION, ["000", "101", "101", "011"]),
    "a tuple": (POPULATION, tuple(reversed(POPULATION))),
    "an array": (POPULATION, np.array(sorted(POPULATION))),
    "a Series": (POPULATION, pd.Series(sorted(POPULATION), index=[3, 1, 4, 5])),
    "a deque": (POPULATION, deque(sorted(POPULATION))),
    "a generator": (POPULATION, (each for each in sorted(POPULATION))),
    "a Counter": (POPULATION, Counter(POPULATION)),
    "the elements of a Counter": (POPULATION, Counter(POPULATION).elements()),
    "counts with a zero": (POPULATION, {"101": 2.0, "011": np.int64(1), "000": 1, "111": 0}),
    "a Counter for a Counter": (Counter(POPULATION), POPULATION[::-1]),
    "NumPy's text": (POPULATION, [np.str_(each) for each in POPULATION]),
    "a set where none occurs twice": (["a", "b"], {"b", "a"}),
    "one item bare": (["a"], "a"),
    "floats that were added up": ([0.3, 0.3, 0.6], [0.6, 0.1 + 0.2, 0.3]),
    "Fractions": ([0.5, 0.25, 0.25], [Fraction(1, 4), Fraction(1, 4), Fraction(1, 2)]),
    "pairs": ([("a", 1), ("b", 2), ("a", 1)], [["a", 1], ["a", 1.0], ["b", 2]]),
    "pairs in a dict": ([("a", 1), ("b", 2)], {"b": 2, "a": 1}),
    "rows of bits": ([[1, 0], [1, 0], [0, 1]], np.array([[0, 1], [1, 0], [1, 0]])),
    "sets of items": ([frozenset("ab"), frozenset("ab")], [("a", "b"), ["b", "a"]]),
    "True and 1": ([1, True], [True, 1.0]),
    "nothing": ([], ()),
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_multiset_is_right_in_any_form(form: str) -> None:
    given = verdict("as_multiset", *RIGHT[form])
    assert (given.credit, given.reason) == (1, "")


WRONG: dict[str, tuple[str, Any, Any]] = {
    "None": ("nothing", POPULATION, None),
    "a number": ("type", POPULATION, 3),
    "a text": ("type", POPULATION, "101"),
    "a dict that does not count": ("type", POPULATION, {"101": "yes"}),
    "a negative count": ("type", POPULATION, {"101": -2}),
    "counts without end": ("type", POPULATION, {"101": 10**9}),
    "numbers for texts": ("item_type", POPULATION, [101, 11, 101, 0]),
    "a set": ("times", POPULATION, set(POPULATION)),
    "too often": ("times", POPULATION, [*POPULATION, "000"]),
    "other counts": ("times", POPULATION, {"101": 1, "011": 2, "000": 1}),
    "one missing": ("missing_items", POPULATION, ["101", "101", "011"]),
    "one too many": ("extra_items", POPULATION, [*POPULATION, "111"]),
    "another": ("wrong_items", POPULATION, ["101", "011", "101", "111"]),
    "capitals": ("case", ["Yes", "no"], ["no", "yes"]),
    "counted from one": ("from_one", [0, 1, 2], [1, 2, 3]),
    "a float that is off": ("extra_items", [0.5, 0.5], [0.5, 0.51]),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_multiset_is_wrong_for_its_reason(slip: str) -> None:
    reason, expected, answer = WRONG[slip]
    given = verdict("as_multiset", expected, answer)
    assert (given.credit, given.reason) == (0, reason)


def test_an_item_that_only_occurs_too_often_is_not_called_wrong() -> None:
    message = verdict("as_multiset", ["a", "b"], ["a", "a", "b", "zzz"]).message
    assert message == "'zzz' does not belong in the answer."


def test_items_have_a_check_of_their_own() -> None:
    options = {"items": {"parts": {"child": {"exact": {}}, "fitness": {"close": {"rtol": 0.1}}}}}
    children = [{"child": "10", "fitness": 3.0}, {"child": "10", "fitness": 3.0}]
    assert verdict("as_multiset", children, [("10", 3.1), {"fitness": 3, "child": "10"}], options).passed
    assert verdict("as_multiset", children, [("10", 3.1)], options).reason == "times"
    assert verdict("as_multiset", children, [("10", 3.1), ("11", 3.0)], options).reason == "extra_items"


SHARES = [2 / 3, 1 / 7, 2 / 3, 0.5]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ([0.5, 0.67, 0.14, 0.67], "rounded"),
        ([100 * share for share in SHARES], "percent"),
        ([0.67, 0.67, 0.14, 0.9], "wrong_items"),  # more is wrong than the digits
        ([0.67, 0.14, 0.5], "wrong_items"),
        ([0.67, 0.14, 0.5, float("nan")], "wrong_items"),
    ],
)
def test_a_slip_that_every_number_shows_is_named(answer: list[float], reason: str) -> None:
    assert verdict("as_multiset", SHARES, answer, {"items": {"close": {}}}).reason == reason


ITEMS = st.lists(st.text("ab", max_size=2) | st.integers(0, 3) | st.tuples(st.integers(0, 2), st.text("a", max_size=1)))


@given(ITEMS, st.randoms(use_true_random=False))
def test_no_order_changes_a_right_verdict(items: list[Any], random: Random) -> None:
    answer = random.sample(items, len(items))
    assert verdict("as_multiset", items, answer).passed
    assert verdict("as_multiset", items, Counter(answer)).passed


@given(ITEMS, st.data())
def test_one_more_or_one_fewer_is_always_wrong(items: list[Any], data: st.DataObject) -> None:
    assert not verdict("as_multiset", items, [*items, data.draw(st.sampled_from([*items, "new"]))]).passed
    if items:
        place = data.draw(st.integers(0, len(items) - 1))
        assert not verdict("as_multiset", items, items[:place] + items[place + 1 :]).passed
        assert not verdict("as_multiset", items, [*items[:place], "new", *items[place + 1 :]]).passed
