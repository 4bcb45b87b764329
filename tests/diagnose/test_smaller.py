"""Simpler values of every shape: each a step down, of the same form, and never without end."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.built.smaller.any_value import smaller
from grader.built.smaller.graphs import is_decision_tree, is_network
from grader.built.smaller.input_limits import input_limits, ties_of
from grader.built.smaller.inputs import smaller_inputs
from grader.built.smaller.sequences import fewer
from grader.built.smaller.table_rows import is_row_table
from grader.codec.values import Array

LEAF: dict[str, Any] = {"test": "age", "branches": {"old": "no", "young": "yes"}}
TREE: dict[str, Any] = {"test": "light", "branches": {"sun": LEAF, "shade": "no"}}
NETWORK = {
    "rain": {"values": ["t", "f"], "parents": [], "table": [[[], {"t": 0.2, "f": 0.8}]]},
    "wet": {"values": ["t", "f"], "parents": ["rain"], "table": [[["t"], {"t": 0.9, "f": 0.1}]]},
}
GRAPH = {"alarm": ["burglary"], "burglary": [], "radio": []}
ROWS = [{"a": "u", "b": "x", "class": "yes"}, {"a": "v", "b": "x", "class": "no"}, {"a": "w", "b": "y", "class": "no"}]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (9, [0, 1, 4, 8]),
        (-3, [0, -1, -2]),
        (0, [1]),
        (2.75, [0.0, 1.0, 3.0, 2.8]),
        (True, []),
        (None, []),
        ("one name", ["one", "name"]),
        ("name", []),
        ([], []),
        ([9, 5], [[9], [5]]),
        ((1, 2), [(1,), (2,)]),
        ([["a", "b"], ["b"]], [[["a", "b"]], [["b"]], [["a"], ["b"]]]),
        (
            [[[1.25, 0.5], 1], [[2.0, 1.0], 0]],
            [[[[1.25, 0.5], 1]], [[[2.0, 1.0], 0]], [[[1.0, 0.0], 1], [[2.0, 1.0], 0]]],
        ),
        (LEAF, ["no", "yes", {"test": "age", "branches": {"young": "yes"}}]),
        (GRAPH, [{"alarm": ["burglary"], "burglary": []}, {"burglary": [], "radio": []}]),
        (NETWORK, [{"rain": NETWORK["rain"]}]),
        ({"yes": 3, "no": 5}, [{"yes": 3}, {"no": 5}, {"yes": 0, "no": 5}]),
        (Array("int64", (2, 2), (1, 2, 3, 4)), [Array("int64", (1, 2), (1, 2)), Array("int64", (1, 2), (3, 4))]),
        (ROWS, [[ROWS[0]], [ROWS[2]], ROWS[:2]]),
    ],
)
def test_a_value_of_each_shape_has_these_simpler_ones_first(value: Any, expected: list[Any]) -> None:
    assert list(islice(smaller(value), len(expected))) == expected


def test_shapes_are_told_apart() -> None:
    assert [is_decision_tree(each) for each in (TREE, {"test": "a"})] == [True, False]
    assert [is_network(each) for each in (NETWORK, GRAPH, TREE, {"a": ["other"]})] == [True, True, False, False]
    assert [is_row_table(each) for each in (ROWS, [{"a": 1}, {"b": 1}], [])] == [True, False, False]


def test_a_tree_gets_smaller_below_its_branches_too() -> None:
    assert {"test": "light", "branches": {"sun": "yes", "shade": "no"}} in list(smaller(TREE))


@given(st.lists(st.integers(), max_size=30))
def test_fewer_items_are_some_of_them_in_their_order_and_never_none(items: list[int]) -> None:
    numbered = list(enumerate(items))
    for left in fewer(numbered):
        assert 0 < len(left) < len(items)
        assert left == [each for each in numbered if each in left]


VALUES = st.recursive(
    st.integers(-20, 20) | st.floats(-5, 5) | st.text("ab c", max_size=5) | st.booleans() | st.none(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab", max_size=2), inner, max_size=3),
    max_leaves=8,
)


@given(VALUES)
def test_simpler_values_have_the_type_of_the_value_and_come_to_an_end(value: Any) -> None:
    for each in islice(smaller(value), 500):
        assert type(each) is type(value) or is_decision_tree(value)


def test_a_column_goes_from_all_inputs_at_once_but_for_one_that_is_asked_for() -> None:
    inputs = {"rows": ROWS, "order": ["a", "b"], "row": {"a": "u", "b": "y"}, "target": "class"}
    narrow = [each for each in smaller_inputs(inputs) if "a" not in each["rows"][0]]
    assert narrow
    assert {
        "rows": [{"b": row["b"], "class": row["class"]} for row in ROWS],
        "order": ["b"],
        "row": {"b": "y"},
        "target": "class",
    } in narrow
    assert all("class" in row for each in smaller_inputs(inputs) for row in each["rows"])


def test_a_value_becomes_another_in_all_inputs_at_once() -> None:
    inputs = {"rows": ROWS, "row": {"a": "w", "b": "x"}}
    merged = [{**ROWS[0]}, {**ROWS[1]}, {**ROWS[2], "a": "u"}]
    assert {"rows": merged, "row": {"a": "u", "b": "x"}} in list(smaller_inputs(inputs))


def test_an_item_goes_from_baskets_and_from_lists_of_items() -> None:
    inputs = {"transactions": [["a", "b"], ["b"], ["a"]], "items": ["a", "b"]}
    assert {"transactions": [["a"], ["a"]], "items": ["a"]} in list(smaller_inputs(inputs))


@pytest.mark.parametrize(
    ("inputs", "allowed"),
    [
        ({"counts": [4], "k": 2}, True),
        ({"counts": [0, 9], "k": 1}, True),
        ({"counts": [10], "k": 2}, False),  # larger than any that the exercise has
        ({"counts": [4], "k": 0}, False),
        ({"counts": [], "k": 1}, False),  # no input of the exercise is empty
        ({"counts": [-1], "k": 1}, False),
    ],
)
def test_numbers_and_lengths_stay_within_what_the_exercise_shows(inputs: dict[str, Any], allowed: bool) -> None:
    limits = input_limits([{"counts": [9, 5], "k": 1}, {"counts": [0, 4, 2], "k": 3}])
    assert limits.allow(inputs) == allowed


def test_an_empty_sequence_is_allowed_where_there_is_one() -> None:
    assert input_limits([{"xs": []}, {"xs": [1]}]).allow({"xs": []})


START = {"rows": ROWS, "row": {"a": "u", "b": "y"}, "target": "class", "order": ["a", "b"]}


@pytest.mark.parametrize(
    ("change", "holds"),
    [
        ({}, True),
        ({"rows": [ROWS[0], ROWS[2]]}, True),
        ({"rows": ROWS[:2]}, False),  # the new row's value y occurs nowhere any more
        ({"row": {"a": "u"}}, False),  # a new row has every attribute of the table
        ({"row": {"a": "v", "b": "x"}}, True),
        ({"target": "kind"}, False),
        ({"order": ["a"]}, False),  # one more column would be left out of the order
        ({"rows": [*ROWS, {**ROWS[0], "class": "no"}]}, False),  # the class is no longer determined
    ],
)
def test_what_refers_to_what_stays_so(change: dict[str, Any], holds: bool) -> None:
    assert ties_of(START).hold({**START, **change}) == holds
