from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.checks.judging import verdict

GROUPS = [[0, 2], [1, 3, 4]]
LABELS = [0, 1, 0, 1, 1]
NAMED = {"ann": 1, "bob": 2, "carl": 1}
RIGHT: dict[str, tuple[Any, Any]] = {
    "labels": (GROUPS, [0, 1, 0, 1, 1]),
    "other labels": (GROUPS, [7, 3, 7, 3, 3]),
    "texts as labels": (GROUPS, ["x", "y", "x", "y", "y"]),
    "an array of labels": (GROUPS, np.array([1, 0, 1, 0, 0])),
    "a column of labels": (GROUPS, np.array([[1], [0], [1], [0], [0]])),
    "a Series of labels": (GROUPS, pd.Series([1, 0, 1, 0, 0])),
    "a Series with an index of its own": (GROUPS, pd.Series([1, 0, 1, 0, 0], index=list("abcde"))),
    "groups in another order": (GROUPS, [[4, 3, 1], [2, 0]]),
    "groups as sets": (GROUPS, [{1, 3, 4}, {0, 2}]),
    "a set of frozensets": (GROUPS, {frozenset({0, 2}), frozenset({1, 3, 4})}),
    "groups as tuples": (GROUPS, ((0, 2), (1, 3, 4))),
    "groups as arrays": (GROUPS, [np.array([0, 2]), np.array([1, 3, 4])]),
    "groups by name": (GROUPS, {"a": {0, 2}, "b": [1, 3, 4]}),
    "labels by index": (GROUPS, {0: "a", 1: "b", 2: "a", 3: "b", 4: "b"}),
    "pairs of index and label": (GROUPS, [(0, "a"), (1, "b"), (2, "a"), (3, "b"), (4, "b")]),
    "a group that holds nothing": (GROUPS, [[0, 2], [], [1, 3, 4]]),
    "an index twice in one group": (GROUPS, [[0, 2, 2], [1, 3, 4]]),
    "NumPy's indices": (GROUPS, [[np.int64(2), 0.0], [np.int32(4), 1, 3]]),
    "labels expected, groups given": (LABELS, GROUPS),
    "labels expected, a dict given": (LABELS, {"x": [0, 2], "y": [4, 3, 1]}),
    "names expected, groups given": (NAMED, [["carl", "ann"], ["bob"]]),
    "names expected, names given": (NAMED, {"bob": "x", "carl": "y", "ann": "y"}),
    "names expected, a Series given": (NAMED, pd.Series({"bob": 0, "carl": 1, "ann": 1})),
    "points as items": ([[(0.0, 1.0)], [(5.0, 5.0), (6.0, 5.0)]], [[[6, 5], [5, 5]], np.array([[0.0, 1.0]])]),
    "every item alone": ([[0], [1], [2]], [2, 0, 1]),
    "all together": ([[0, 1, 2]], [5, 5, 5]),
    "nothing": ([], []),
    "nothing in a set": ([], set()),
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_partition_is_right_in_any_form(form: str) -> None:
    given = verdict("partition", *RIGHT[form])
    assert (given.credit, given.reason) == (1, "")


LABELLED = ("labels", "texts as labels", "a column of labels", "a Series of labels", "labels by index")
GROUPED = ("groups in another order", "a set of frozensets", "groups as arrays", "groups by name", "nothing")


@pytest.mark.parametrize("form", LABELLED)
def test_labels_are_no_answer_where_groups_are_asked_for(form: str) -> None:
    assert not verdict("partition", *RIGHT[form], {"form": "groups"}).passed


@pytest.mark.parametrize("form", GROUPED)
def test_groups_are_right_in_any_form_where_groups_are_asked_for(form: str) -> None:
    assert verdict("partition", *RIGHT[form], {"form": "groups"}).passed


def test_a_row_of_labels_is_told_to_hold_no_groups() -> None:
    given = verdict("partition", GROUPS, LABELS, {"form": "groups"})
    assert given.message == "Return a list of groups of items. The answer is a list without groups inside."


WRONG: dict[str, tuple[str, Any, Any]] = {
    "None": ("nothing", GROUPS, None),
    "a number": ("type", GROUPS, 2),
    "a text": ("type", GROUPS, "01011"),
    "labels and groups mixed": ("type", GROUPS, [[0, 2], 1, 3]),
    "a set of labels": ("type", GROUPS, {0, 1}),
    "all in one": ("merged", GROUPS, [0, 0, 0, 0, 0]),
    "all in one group": ("merged", GROUPS, [[0, 1, 2, 3, 4]]),
    "one group in two": ("split", GROUPS, [0, 1, 0, 1, 2]),
    "each alone": ("split", GROUPS, [[0], [1], [2], [3], [4]]),
    "one item in another group": ("grouping", GROUPS, [[0, 2, 1], [3, 4]]),
    "labels in another order": ("grouping", GROUPS, [0, 0, 1, 1, 1]),
    "too few labels": ("shape", GROUPS, [0, 1, 0, 1]),
    "too many labels": ("shape", GROUPS, [0, 1, 0, 1, 1, 1]),
    "no labels": ("shape", GROUPS, np.array([])),
    "an item in no group": ("missing_items", GROUPS, [[0, 2], [1, 3]]),
    "an item too many": ("extra_items", GROUPS, [[0, 2], [1, 3, 4, 5]]),
    "another item": ("wrong_items", GROUPS, [[0, 2], [1, 3, 9]]),
    "an item in two groups": ("repeats", GROUPS, [[0, 2, 1], [1, 3, 4]]),
    "counted from one": ("from_one", GROUPS, [[1, 3], [2, 4, 5]]),
    "names for indices": ("wrong_items", GROUPS, [["a", "c"], ["b", "d", "e"]]),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_partition_is_wrong_for_its_reason(slip: str) -> None:
    reason, expected, answer = WRONG[slip]
    given = verdict("partition", expected, answer)
    assert (given.credit, given.reason) == (0, reason)


def test_an_item_too_many_is_named_and_a_missing_one_is_not() -> None:
    message = verdict("partition", [["secret-1", "b"], ["c"]], [["b"], ["c", "zz"]]).message
    assert message == "'zz' is none of the items, and 1 item is in no group."


def test_partitions_stand_inside_other_checks() -> None:
    options = {"clusters": {"partition": {}}, "cost": {"close": {}}}
    assert verdict("parts", (GROUPS, 1.5), {"cost": 1.5, "clusters": np.array(LABELS) + 1}, options).passed
    assert verdict("trace", [GROUPS, [[0, 1, 2, 3, 4]]], [LABELS, [0] * 5], {"parts": {"step": "partition"}}).passed


def test_an_expected_value_of_another_form_is_a_fault_of_ours() -> None:
    with pytest.raises(TypeError, match="partition"):
        verdict("partition", 3, GROUPS)


VECTORS = st.lists(st.integers(0, 3), min_size=1, max_size=12)


@given(VECTORS, st.permutations(range(4)), st.randoms(use_true_random=False))
def test_no_renaming_or_order_changes_a_right_verdict(labels: list[int], names: list[int], random: Random) -> None:
    renamed = [names[label] for label in labels]
    groups = [[place for place, own in enumerate(labels) if own == label] for label in names if label in labels]
    shuffled = [random.sample(group, len(group)) for group in groups]
    by_place = dict(random.sample(list(enumerate(renamed)), len(labels)))
    forms = [labels, renamed, groups, shuffled, by_place, {frozenset(group) for group in groups}]
    for expected in forms:
        for answer in forms:
            assert verdict("partition", expected, answer).passed


@given(VECTORS, st.data())
def test_another_partition_is_always_wrong(labels: list[int], data: st.DataObject) -> None:
    other = data.draw(st.lists(st.integers(0, 3), min_size=len(labels), max_size=len(labels)))
    together = {(a, b) for a in range(len(labels)) for b in range(a) if labels[a] == labels[b]}
    own = {(a, b) for a in range(len(labels)) for b in range(a) if other[a] == other[b]}
    given = verdict("partition", labels, other)
    reasons = {(False, False): "", (True, False): "split", (False, True): "merged", (True, True): "grouping"}
    assert given.reason == reasons[bool(together - own), bool(own - together)]
