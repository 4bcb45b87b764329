from collections import namedtuple
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.checks.case import Walk
from tests.checks.judging import verdict

ITEMSETS = {frozenset({"bread"}), frozenset({"bread", "milk"}), frozenset({"beer", "bread", "milk"})}
LABELS = {"sunny", "rainy", "overcast"}
EDGES = [("a", "b"), ("b", "c")]


@dataclass(frozen=True)
class Edge:
    start: str
    end: str


RIGHT: dict[str, tuple[Any, Any]] = {
    "a set": (LABELS, {"rainy", "sunny", "overcast"}),
    "a list in another order": (LABELS, ["rainy", "overcast", "sunny"]),
    "a list with repeats": (LABELS, ["rainy", "rainy", "overcast", "sunny"]),
    "a list for a list in another order": (sorted(LABELS), sorted(LABELS, reverse=True)),
    "an array": (LABELS, np.array(sorted(LABELS))),
    "a Series": (LABELS, pd.Series(sorted(LABELS), index=[7, 8, 9])),
    "a DataFrame of one column": (LABELS, pd.DataFrame({"label": sorted(LABELS)})),
    "a generator": (LABELS, (label for label in LABELS)),
    "the keys of a dict": (LABELS, dict.fromkeys(LABELS).keys()),
    "a dict from keys": (LABELS, dict.fromkeys(LABELS)),
    "a dict of True": (LABELS, dict.fromkeys(LABELS, True)),
    "NumPy's text with spaces": (LABELS, {np.str_(" sunny"), "rainy ", "overcast"}),
    "tuples of one item": (LABELS, {("sunny",), ("rainy",), ("overcast",)}),
    "one label bare": ({"sunny"}, "sunny"),
    "one number bare": ({3}, np.int64(3)),
    "floats that were added up": ({0.3, 0.7}, [0.7, 0.1 + 0.2]),
    "floats of lower precision": ({0.1, 0.2}, np.array([0.2, 0.1], dtype=np.float32)),
    "Fractions": ({0.25, 0.5}, {Fraction(1, 4), Fraction(1, 2)}),
    "whole floats": ({1, 2, 3}, np.array([3.0, 1.0, 2.0])),
    "itemsets as sorted tuples": (ITEMSETS, [("bread",), ("bread", "milk"), ("beer", "bread", "milk")]),
    "itemsets as tuples in any order": (ITEMSETS, {("bread",), ("milk", "bread"), ("milk", "beer", "bread")}),
    "itemsets as lists": (ITEMSETS, [["milk", "bread"], ["bread"], ["bread", "beer", "milk"]]),
    "itemsets as sets": (ITEMSETS, [{"milk", "bread"}, {"bread"}, {"bread", "beer", "milk"}]),
    "one of the itemsets bare": (ITEMSETS, ["bread", {"milk", "bread"}, {"bread", "beer", "milk"}]),
    "itemsets of numbers in an array": ({frozenset({1, 2}), frozenset({2, 3})}, np.array([[3, 2], [1, 2]])),
    "itemsets of items that are pairs": (
        {frozenset({("outlook", "sunny"), ("windy", "f")})},
        [{"outlook": "sunny", "windy": "f"}],
    ),
    "edges as lists": (EDGES, [["b", "c"], ["a", "b"]]),
    "edges as namedtuples": (EDGES, [namedtuple("Arrow", "tail head")("b", "c"), ("a", "b")]),
    "edges as a set of dataclasses": (EDGES, {Edge("b", "c"), Edge("a", "b")}),
    "edges in a DataFrame": (EDGES, pd.DataFrame({"from": ["b", "a"], "to": ["c", "b"]})),
    "pairs in a dict": ([["outlook", "sunny"], ["windy", "f"]], {"windy": "f", "outlook": "sunny"}),
    "rows of floats": ([(0.0, 0.3), (0.5, 1.0)], np.array([[0.5, 1.0], [0.0, 0.1 + 0.2]])),
    "records": ([{"a": 1, "b": "x"}], [namedtuple("Row", "a b")(1, "x")]),
    "None as an item": ([None], (None,)),
    "NaN as an item": ({float("nan"), 1.0}, [1, np.nan]),
    "nothing": (set(), []),
    "nothing in an array": ([], np.array([])),
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_set_is_right_in_any_form(form: str) -> None:
    given = verdict("as_set", *RIGHT[form])
    assert (given.credit, given.reason) == (1, "")


WRONG: dict[str, tuple[str, Any, Any]] = {
    "None": ("nothing", LABELS, None),
    "another label bare": ("type", {"sunny"}, "rainy"),
    "one of several bare": ("type", LABELS, "sunny"),
    "a number": ("type", LABELS, 3),
    "a dict that says more": ("type", LABELS, dict.fromkeys(LABELS, 5)),
    "a function": ("type", LABELS, len),
    "numbers for labels": ("item_type", LABELS, [0, 1, 2]),
    "texts of numbers": ("item_type", {1, 2}, {"1", "2"}),
    "rows for labels": ("item_type", LABELS, [("sunny", 1), ("rainy", 2)]),
    "labels for itemsets": ("item_type", {frozenset({"a", "b"})}, ["a", "b"]),
    "a text taken apart": ("letters", {"sunny"}, set("sunny")),
    "one too few": ("missing_items", LABELS, ["sunny", "rainy"]),
    "none at all": ("missing_items", LABELS, []),
    "one too many": ("extra_items", LABELS, [*LABELS, "foggy"]),
    "some where there are none": ("extra_items", set(), ["foggy"]),
    "another": ("wrong_items", LABELS, ["sunny", "rainy", "foggy"]),
    "capitals": ("case", LABELS, ["Sunny", "rainy", "overcast"]),
    "capitals in an itemset": ("case", ITEMSETS, [("Bread",), ("bread", "milk"), ("beer", "bread", "milk")]),
    "another itemset": ("wrong_items", ITEMSETS, [("bread",), ("bread", "milk"), ("beer", "bread")]),
    "a subset of an itemset with a repeat": ("wrong_items", {frozenset({"a", "b"})}, [["a", "a"]]),
    "an edge the other way": ("wrong_items", EDGES, [("b", "a"), ("b", "c")]),
    "an edge without direction": ("wrong_items", EDGES, [{"a", "b"}, ("b", "c")]),
    "a float that is a little off": ("wrong_items", {0.3, 0.7}, [0.3001, 0.7]),
    "counted from one": ("from_one", {0, 1, 2}, {1, 2, 3}),
    "the text of None": ("item_type", [None], ["None"]),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_set_is_wrong_for_its_reason(slip: str) -> None:
    reason, expected, answer = WRONG[slip]
    given = verdict("as_set", expected, answer)
    assert (given.credit, given.reason) == (0, reason)


def test_an_extra_item_is_named_and_a_missing_one_is_not() -> None:
    message = verdict("as_set", {"secret-1", "sunny"}, ["sunny", "zzz", "foggy"]).message
    assert message == "'foggy' does not belong in the answer, nor 1 other, and 1 item is missing."


def test_which_extra_item_is_named_does_not_depend_on_the_order_of_a_set() -> None:
    answers = [set(order) for order in ({"q": 0, "x": 0}, {"x": 0, "q": 0})] + [["x", "q"]]  # type: ignore[list-item]
    assert len({verdict("as_set", {"a"}, answer).message for answer in answers}) == 1


def test_repeats_are_wrong_only_where_the_spec_says_so() -> None:
    answer = ["a", "b", np.str_("a ")]
    assert verdict("as_set", {"a", "b"}, answer).passed
    assert verdict("as_set", {"a", "b"}, answer, {"repeats": "wrong"}).reason == "repeats"
    assert verdict("as_set", {"a", "b"}, ["b", "a"], {"repeats": "wrong"}).passed


def test_an_empty_itemset_may_be_there_or_not_where_the_spec_says_so() -> None:
    options = {"empty": "optional"}
    assert verdict("as_set", ITEMSETS, [*ITEMSETS, frozenset()], options).passed
    assert verdict("as_set", [*ITEMSETS, ()], ITEMSETS, options).passed
    assert verdict("as_set", ITEMSETS, [*ITEMSETS, frozenset()]).reason == "extra_items"


SETS = {"items": {"as_set": {}}}
RULES = {"items": {"parts": {"body": {"as_set": {}}, "head": {"as_set": {}}, "confidence": {"close": {}}}}}
RULE = {"body": ["bread", "milk"], "head": ["beer"], "confidence": 2 / 3}
OTHER = {"body": ["beer"], "head": ["milk"], "confidence": 0.5}


@pytest.mark.parametrize(
    "answer",
    [
        [["b", "a"], ["c"]],
        {frozenset({"a", "b"}), frozenset({"c"})},
        ["c", ("b", "a")],
        [["a", "b", "a"], {"c"}],
        np.array([["a", "b"], ["c", "c"]]),
        pd.Series([("b", "a"), ("c",)]),
    ],
)
def test_items_may_be_sets_themselves(answer: Any) -> None:
    assert verdict("as_set", [("a", "b"), ("c",)], answer, SETS).passed
    assert not verdict("as_set", [("a", "b"), ("d",)], answer, SETS).passed


@pytest.mark.parametrize(
    "answer",
    [
        [OTHER, RULE],
        [({"beer"}, {"milk"}, 0.5), ({"milk", "bread"}, {"beer"}, 0.1 + 0.2 + 11 / 30)],
        [RULE | {"name": "rule 1", "body": {"milk", "bread"}}, OTHER | {"name": "rule 2", "head": "milk"}],
        pd.DataFrame([OTHER, RULE]),
        [namedtuple("Rule", RULE)(**RULE), tuple(OTHER.values())],
    ],
    ids=["dicts", "tuples", "with other fields", "a DataFrame", "namedtuples"],
)
def test_items_may_have_parts(answer: Any) -> None:
    assert verdict("as_set", [RULE, OTHER], answer, RULES).passed
    assert not verdict("as_set", [RULE, OTHER | {"confidence": 0.6}], answer, RULES).passed


def test_sets_stand_inside_parts_and_mappings() -> None:
    parts = {"S": {"as_set": {}}, "G": {"as_set": {}}}
    borders = ([("sunny", "?")], [("sunny", "?"), ("?", "warm")])
    given = verdict("parts", borders, {"G": {("?", "warm"), ("sunny", "?")}, "S": [["sunny", "?"]]}, parts)
    assert given.passed
    given = verdict("parts", borders, {"G": {("?", "warm")}, "S": [["sunny", "?"]]}, parts)
    assert (given.credit, given.reason) == (Fraction(1, 2), "missing_items")
    greedy, options = {"s1": {"go", "stay"}, "s2": {"go"}}, {"values": {"as_set": {}}}
    assert verdict("mapping", greedy, {"s1": ["stay", "go"], "s2": "go"}, options).passed
    assert verdict("mapping", greedy, {"s1": ["stay"], "s2": "go"}, options).reason == "missing_items"


def levels() -> Walk:
    """Itemsets of one size more each time: every pair of sets that differ in one item joins."""

    def successors(level: frozenset[frozenset[str]]) -> tuple[frozenset[frozenset[str]], ...]:
        larger = frozenset(a | b for a in level for b in level if len(a | b) == len(a) + 1)
        return (larger,) if larger else ()

    start = frozenset(map(frozenset, "abc"))
    return Walk(
        start, successors, lambda level: {"level": level}, lambda _, own: frozenset(map(frozenset, own["level"]))
    )


@pytest.mark.parametrize(
    "answer",
    [
        [[{"a"}, {"b"}, {"c"}], [{"a", "b"}, {"b", "c"}, {"a", "c"}], [{"a", "b", "c"}]],
        [["a", "b", "c"], [("b", "a"), ("c", "b"), ("a", "c")], [("c", "a", "b")]],
        [{"level": {("a", "b"), ("a", "c"), ("c", "b")}}, {"level": {("a", "b", "c")}}],
        [({("a", "b"), ("a", "c"), ("c", "b")},), ({("a", "b", "c")},)],
    ],
    ids=["sets", "tuples and bare items", "dicts", "tuples of the one field"],
)
def test_the_levels_of_a_trace_are_sets_of_itemsets(answer: Any) -> None:
    assert verdict("trace", None, answer, {"parts": {"level": {"as_set": {}}}}, walk=levels()).passed


def test_a_level_that_follows_from_a_wrong_one_earns_its_share() -> None:
    options = {"parts": {"level": {"as_set": {}}}, "share": 0.5}
    answer = [[{"a", "b"}, {"b", "d"}], [{"a", "b", "d"}]]
    for form in (answer, [(level,) for level in answer], [{"level": level} for level in answer]):
        given = verdict("trace", None, form, options, walk=levels())
        assert [step.mark for step in given.steps] == ["wrong", "follows"]


TEXTS = st.text("abc", max_size=3)
MEMBERS = st.frozensets(TEXTS | st.integers(-5, 5) | st.frozensets(TEXTS, min_size=2, max_size=3), max_size=8)


@given(MEMBERS, st.randoms(use_true_random=False))
def test_no_order_or_form_changes_a_right_verdict(members: frozenset[Any], random: Random) -> None:
    answer = [random.sample(sorted(item), len(item)) if isinstance(item, frozenset) else item for item in members]
    random.shuffle(answer)
    assert verdict("as_set", members, answer).passed
    assert verdict("as_set", list(members), tuple(answer + answer[:2])).passed


@given(MEMBERS, st.data())
def test_a_changed_item_is_always_wrong(members: frozenset[Any], data: st.DataObject) -> None:
    answer = list(members)
    change = data.draw(st.sampled_from(["more", "fewer", "other"] if answer else ["more"]))
    if change != "more":
        answer.remove(data.draw(st.sampled_from(answer)))
    if change != "fewer":
        answer.append(data.draw(st.sampled_from(["new", 99, frozenset({"new", "a"}), ("new", "b")])))
    assert not verdict("as_set", members, answer).passed


@given(st.lists(st.floats(-1e6, 1e6), max_size=30), st.randoms(use_true_random=False))
def test_floats_are_found_within_tolerance(numbers: list[float], random: Random) -> None:
    answer = [number * (1 + random.uniform(-1e-9, 1e-9)) for number in numbers]
    random.shuffle(answer)
    assert verdict("as_set", numbers, answer).passed
    assert not verdict("as_set", numbers, [*answer, 2e6]).passed


def test_an_expected_value_that_holds_nothing_is_a_fault_of_ours() -> None:
    with pytest.raises(TypeError, match="as_set"):
        verdict("as_set", 3, {1})
