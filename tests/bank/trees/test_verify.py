"""Tests of `reference.trees.verify`."""

from collections import Counter
from itertools import chain

import pytest

from grader.build.datasets import dataset_of
from grader.paths import datasets_dir
from reference.information.gain import information_gain
from reference.trees.decision_tree import leaves
from reference.trees.id3 import ID3, id3
from reference.trees.splitting import best_attributes, ranked_attributes
from reference.trees.verify import has_one_tree, id3_flaws

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out
WEATHER = dataset_of("weather", datasets_dir()).rows
XOR = [{"a": a, "b": b, "class": "no" if a == b else "yes"} for a in "uv" for b in "uv"]
CONTRADICTORY = [{"a": "u", "class": "yes"}, {"a": "u", "class": "no"}]


def test_id3_on_the_weather_table_splits_three_times() -> None:
    start, *steps = ID3.steps(rows=WEATHER, target="play")
    assert start.attribute is None
    assert [(dict(state.path), state.attribute) for state in steps] == [
        ({}, "outlook"),
        ({"outlook": "rainy"}, "windy"),
        ({"outlook": "sunny"}, "humidity"),
    ]
    assert {name: round(gain, 3) for name, gain in steps[1].gains} == {
        "temperature": 0.02,
        "humidity": 0.02,
        "windy": 0.971,
    }
    assert has_one_tree(WEATHER, "play")


def test_mitchells_noisy_day_changes_the_test_under_sunny() -> None:
    noisy = {"outlook": "sunny", "temperature": "hot", "humidity": "normal", "windy": "true", "play": "no"}
    grown = id3([*WEATHER, noisy], "play")
    assert grown["test"] == "outlook"
    assert grown["branches"]["sunny"]["test"] == "temperature"
    assert len(leaves(grown)) == 7


def test_blockeels_leap_years_are_among_the_trees_that_ties_allow() -> None:
    names = [1, 2, 4, 16, 25, 50, 80, 100, 125, 250, 400, 500]
    rows = [
        {
            **{f"A{n}": "t" if year % n == 0 else "f" for n in names},
            "leap": str(year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)),
        }
        for year in range(1601, 2001)
    ]
    assert best_attributes(rows, "leap") == ["A4"]
    ranking = list(chain.from_iterable(ranked_attributes(rows, "leap")))
    assert ranking.index("A4") < ranking.index("A2") < ranking.index("A1")
    assert information_gain(rows, "A1", "leap") == 0
    printed = {"A4": {"f": "False", "t": {"A100": {"f": "True", "t": {"A400": {"f": "False", "t": "True"}}}}}}
    assert id3_flaws(printed, rows, "leap") == []
    assert not has_one_tree(rows, "leap")


FLAWS = {  # what is wrong: (rows, tree, reasons with the cost of each)
    "a root that is not the best": (WEATHER, {"windy": {"true": "no", "false": "yes"}}, {"attribute": 1, "stopped": 1}),
    "a lone leaf": (WEATHER, "yes", {"stopped": 1}),
    "a branch that is missing": (XOR, {"a": {"u": {"b": {"u": "no", "v": "yes"}}}}, {"branch": 1 / 2}),
    "a wrong label": (XOR, {"a": {v: {"b": {"u": "no", "v": "yes"}} for v in "uv"}}, {"label": 1 / 2}),
    "a test twice": (XOR, {"a": {v: {"a": {"u": "no", "v": "yes"}} for v in "uv"}}, {"reused": 1, "stopped": 1}),
    "a test on the class": (XOR, {"class": {"yes": "yes", "no": "no"}}, {"unknown": 1}),
    "a test on nothing there is": (XOR, {"shape": {"round": "yes"}}, {"unknown": 1}),
    "a needless split": (XOR[:1], {"a": {"u": "no"}}, {"needless": 1}),
    "a leaf at gain 0": (XOR, "no", {"stopped": 1}),
    "no majority": (CONTRADICTORY, "maybe", {"label": 1}),
}


@pytest.mark.parametrize("what", FLAWS)
def test_a_flaw_costs_the_share_of_rows_that_come_to_it(what: str) -> None:
    rows, answer, expected = FLAWS[what]
    target = "play" if rows is WEATHER else "class"
    costs: Counter = Counter()
    for flaw in id3_flaws(answer, rows, target):
        costs[flaw.reason] += flaw.weight
        assert flaw.message.startswith("At ")
    assert dict(costs) == pytest.approx(expected)


EMPTY = [
    {"a": "u", "b": "x", "class": "no"},
    {"a": "u", "b": "y", "class": "yes"},
    {"a": "u", "b": "y", "class": "yes"},
    {"a": "v", "b": "z", "class": "no"},
    {"a": "v", "b": "z", "class": "no"},
    {"a": "v", "b": "x", "class": "no"},
]


RIGHT = {
    "as the reference writes it": (
        XOR,
        {
            "test": "b",
            "branches": {
                v: {"test": "a", "branches": {"u": "no" if v == "u" else "yes", "v": "yes" if v == "u" else "no"}}
                for v in "uv"
            },
        },
    ),
    "with counts and majorities": (CONTRADICTORY, {"label": "no", "counts": {"yes": 1, "no": 1}}),
    "either majority of a tie": (CONTRADICTORY, "yes"),
    "a split to no purpose": (CONTRADICTORY, {"a": {"u": "yes"}}),
    "an object's leaf with empty branches": (XOR[:1], {"test": None, "branches": {}, "label": "no"}),
    "pairs for branches": (XOR[:2], ["b", {"u": "no", "v": "yes"}]),
}


@pytest.mark.parametrize("what", RIGHT)
def test_any_form_and_any_tie_break_is_right(what: str) -> None:
    rows, answer = RIGHT[what]
    assert id3_flaws(answer, rows, "class") == []


def test_an_empty_branch_is_a_leaf_with_the_majority_of_its_node_or_absent() -> None:
    grown = id3(EMPTY, "class", empty_branches=True)
    assert grown["test"] == "b"
    assert id3_flaws(grown, EMPTY, "class") == []
    bare = {"a": {"u": {"b": {"x": "no", "y": "yes"}}, "v": "no"}}
    wrong = {"a": {"u": {"b": {"x": "no", "y": "yes", "z": "no"}}, "v": "no"}}
    more = set(id3_flaws(wrong, EMPTY, "class")) - set(id3_flaws(bare, EMPTY, "class"))
    assert [(flaw.reason, flaw.weight) for flaw in more] == [("empty_branch", 1 / 2)]  # the rows of the node above
    wrong["a"]["u"]["b"]["z"] = None
    assert {flaw.reason for flaw in id3_flaws(wrong, EMPTY, "class")} >= {"empty_branch"}  # and not that it is no tree
