"""Tests of `reference.trees.criteria`, `candidate_tests`, and of numeric tests in trees."""

import math
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.tree import DecisionTreeRegressor

from reference.information.entropy import split_information
from reference.information.gain import split_gain
from reference.trees.candidate_tests import branches_by, candidate_tests, is_numeric
from reference.trees.criteria import CRITERIA as OTHERS
from reference.trees.criteria import ranked_splits, split_score
from reference.trees.decision_tree import classify, holds, leaf_of, outcome
from reference.trees.gini import gini_of_split
from reference.trees.regression import regression_tree
from reference.trees.splitting import best_attributes
from reference.trees.thresholds import best_thresholds

CRITERIA = ["information_gain", *OTHERS]
CHILDREN = st.integers(2, 3).flatmap(
    lambda classes: st.lists(
        st.lists(st.integers(0, 6), min_size=classes, max_size=classes).filter(any), min_size=1, max_size=4
    )
)


def in_floats(children: list[list[int]], criterion: str, cost: float = 1) -> float:
    """The score of a split by the formula of the books."""
    n = sum(map(sum, children))
    gain = split_gain(children)
    split = split_information([sum(counts) for counts in children])
    rooted = sum(math.sqrt(sum(c) ** 2 - sum(k * k for k in c)) for c in children) / n
    return {
        "information_gain": gain,
        "gain_ratio": gain / split if split > 1e-9 else 0.0,
        "gini": -gini_of_split(children),
        "sqrt_gini": -rooted,
        "error": -sum(sum(c) - max(c) for c in children) / n,
        "tan_schlimmer": gain**2 / cost,
        "nunez": (2**gain - 1) / (cost + 1),
    }[criterion]


@given(CHILDREN, CHILDREN, st.sampled_from(sorted(CRITERIA)), st.sampled_from([1, 2.5, 40]))
def test_a_better_score_is_a_better_score_in_floats(
    one: list[list[int]], other: list[list[int]], criterion: str, cost: float
) -> None:
    whole = [sum(counts) for counts in zip(*one, strict=True)]
    # splits of the same examples: the other one is the first with its branches joined, or its first branch halved
    others = [[whole], [*one[1:], [n - n // 2 for n in one[0]], [n // 2 for n in one[0]]]]
    for children in ([c for c in each if any(c)] for each in others):
        exact = split_score(one, criterion, cost=cost) - split_score(children, criterion, cost=cost)
        difference = in_floats(one, criterion, cost) - in_floats(children, criterion, cost)
        assert (exact > 0) == (difference > 1e-9) or abs(difference) < 1e-9
        assert exact != 0 or abs(difference) < 1e-9


def test_ties_are_ties_and_a_callable_is_a_criterion() -> None:
    splits = {"a": [[1, 2], [2, 1]], "b": [[2, 1], [1, 2]], "c": [[3, 1], [0, 2]]}
    for criterion in CRITERIA:
        assert ranked_splits(splits, criterion) == [["c"], ["a", "b"]]
    assert ranked_splits(splits, lambda counts: min(counts) / sum(counts)) == [["c"], ["a", "b"]]
    assert split_score([[2, 2], [0, 0]], lambda counts: Fraction(min(counts), sum(counts))) == -2


def test_the_gain_prefers_many_branches_and_the_ratio_does_not() -> None:
    rows = [{"id": str(n), "a": "uv"[n > 2], "c": "xy"[n > 3]} for n in range(6)]
    assert best_attributes(rows, "c") == ["id"]
    assert best_attributes(rows, "c", criterion="gain_ratio") == ["a"]
    assert best_attributes(rows, "c", criterion="nunez", costs={"id": 30}) == ["a"]


def test_other_criteria_may_cut_elsewhere() -> None:
    rows: list[dict[str, Any]] = [{"v": v, "c": c} for v, c in enumerate("abababbbab")]
    assert best_thresholds(rows, "v", "c") == [0.5]
    assert best_thresholds(rows, "v", "c", criterion="gini") == [0.5, 4.5]
    assert best_thresholds(rows, "v", "c", criterion="error") == [0.5, 2.5, 4.5]


@pytest.mark.parametrize("sign", ["<", "<=", ">", ">=", "=", "!=", "in"])
def test_a_condition_is_what_python_makes_of_it(sign: str) -> None:
    for x in (1, 2, 2.5):
        value: Any = [1, 2.5] if sign == "in" else 2
        python = {"=": "==", "in": "in"}.get(sign, sign)
        assert holds(["x", sign, value], {"x": x}) == eval(f"{x} {python} {value}")
    assert holds(["a", "u"], {"a": "u"})


def test_a_row_finds_its_way_through_tests_of_every_kind() -> None:
    tree = {
        "test": "a",
        "branches": {
            "u": {"test": ["x", "<", 2], "branches": {"yes": {"label": "low", "counts": {"low": 2}}, "no": "high"}},
            "v": {"test": [{"x": 1, "y": -1}, "<", 0], "branches": {"yes": 1.5, "no": 2.5}},
        },
    }
    assert classify(tree, {"a": "u", "x": 1}) == "low"
    assert leaf_of(tree, {"a": "u", "x": 1})["counts"] == {"low": 2}
    assert classify(tree, {"a": "u", "x": 2}) == "high"
    assert [classify(tree, {"a": "v", "x": x, "y": 3}) for x in (2, 3)] == [1.5, 2.5]
    assert classify(tree, {"a": "w"}) is None
    assert outcome([{"x": 1, "y": 1}, "<", 3], {"x": 1, "y": None}) is None


def test_nominal_and_numeric_attributes_have_their_tests() -> None:
    rows: list[dict[str, Any]] = [{"a": "u", "x": 1, "m": None}, {"a": "v", "x": 2, "m": 4}, {"a": "u", "x": 2, "m": 4}]
    assert candidate_tests(rows[:2], ["a", "x"]) == ["a", ["x", "<", 1.5]]
    assert [is_numeric(rows, name) for name in "amx"] == [False, True, True]
    assert not is_numeric([{"m": None}], "m")
    assert list(branches_by(rows, ["x", "<", 1.5])) == ["yes", "no"]


@given(st.integers(0, 10**6).map(Random))
def test_a_regression_tree_over_numbers_begins_as_scikit_learns(random: Random) -> None:
    rows = [{"x": x, "z": random.choice([0, 0.5, 7]), "y": random.randint(0, 40)} for x in random.sample(range(30), 9)]
    model = DecisionTreeRegressor(min_samples_split=4).fit([[r["x"], r["z"]] for r in rows], [r["y"] for r in rows])
    tree = regression_tree(rows, "y", min_size=4)
    assert isinstance(tree, dict)
    # of tied tests another may be taken; that of scikit-learn leaves as much
    theirs = [["x", "z"][model.tree_.feature[0]], "<", model.tree_.threshold[0] + 1e-9]
    assert left(rows, tree["test"]) == pytest.approx(left(rows, theirs))


def left(rows: list[dict[str, Any]], test: Any) -> float:
    """The squared error that a test leaves."""
    total = 0.0
    for group in branches_by(rows, test).values():
        mean = sum(row["y"] for row in group) / len(group)
        total += sum((row["y"] - mean) ** 2 for row in group)
    return total


def test_a_number_is_tested_again_lower_down() -> None:
    rows = [{"x": x, "y": y} for x, y in [(1, 0), (2, 9), (3, 0), (4, 20)]]
    tree = regression_tree(rows, "y")
    assert isinstance(tree, dict)
    assert tree["test"] == ["x", "<", 3.5]
    assert [classify(tree, row) for row in rows] == [0, 9, 0, 20]
    assert regression_tree(rows, "y", min_size=5) == 7.25
