from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.checks.judging import verdict

TREE = {
    "test": "outlook",
    "counts": {"yes": 9, "no": 5},
    "branches": {
        "sunny": {"test": ["humidity", "<", 77.5], "branches": {"yes": "yes", "no": "no"}},
        "overcast": {"label": "yes", "counts": {"yes": 4, "no": 0}},
        "rainy": {"test": "windy", "branches": {"true": "no", "false": "yes"}},
    },
}


@dataclass
class Node:
    test: Any = None
    branches: dict[Any, Any] = field(default_factory=dict)
    label: Any = None


def tree(sunny: Any, *, overcast: Any = "yes", rainy: Any = None) -> dict[str, Any]:
    rainy = rainy or {"test": "windy", "branches": {"true": "no", "false": "yes"}}
    return {"test": "outlook", "branches": {"sunny": sunny, "overcast": overcast, "rainy": rainy}}


HUMID = {"test": ["humidity", "<", 77.5], "branches": {"yes": "yes", "no": "no"}}
RIGHT: dict[str, Any] = {
    "itself": TREE,
    "branches in another order": {"branches": dict(reversed(TREE["branches"].items())), "test": "outlook"},
    "the bare form": {
        "outlook": {
            "rainy": {"windy": {"true": "no", "false": "yes"}},
            "overcast": "yes",
            "sunny": {("humidity", "<", 77.5): {True: "yes", False: "no"}},
        }
    },
    "objects": Node(
        "outlook",
        {
            "sunny": Node(("humidity", "<", 77.5), {True: Node(label="yes"), False: Node(label="no")}),
            "overcast": Node(label="yes"),
            "rainy": Node("windy", {"true": Node(label="no"), "false": Node(label="yes")}),
        },
    ),
    "plain objects in a dict": tree(SimpleNamespace(test=["humidity", "<", 77.5], branches={"yes": "yes", "no": "no"})),
    "pairs": (
        "outlook",
        {
            "sunny": (("humidity", "<", 77.5), {"yes": "yes", "no": "no"}),
            "overcast": "yes",
            "rainy": ("windy", {"true": "no", "false": "yes"}),
        },
    ),
    "NumPy's labels and threshold": tree(
        {"test": ["humidity", "<", np.float32(77.5)], "branches": {np.True_: np.str_("yes"), np.False_: "no"}}
    ),
    "the other side of the condition": tree({"test": ["humidity", ">=", 77.5], "branches": {"yes": "no", "no": "yes"}}),
    "a cut that no value lies on, included": tree(
        {"test": ["humidity", "<=", 77.5], "branches": {"yes": "yes", "no": "no"}}
    ),
    "a condition as text": tree({"humidity <= 77.5": {"yes": "yes", "no": "no"}}),
    "counts nobody asked for": tree(HUMID | {"counts": {"yes": 2, "no": 30}}),
    "leaves in dicts": tree(HUMID, overcast={"label": "yes", "count": 4}),
    "truth for texts": tree(HUMID, rainy={"windy": {True: "no", False: "yes"}}),
    "branches in a Series": tree(HUMID, rainy={"test": "windy", "branches": pd.Series({"true": "no", "false": "yes"})}),
    "spaces around": tree(HUMID, overcast=" yes"),
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_tree_is_right_in_any_form(form: str) -> None:
    given = verdict("same_tree", TREE, RIGHT[form], args={"rows": [{"humidity": 77}, {"humidity": 78}]})
    assert given.passed, given


OTHERS: dict[str, tuple[Any, Any]] = {
    "a lone leaf": ("yes", np.str_("yes")),
    "a lone leaf in a dict": ("yes", {"label": "yes"}),
    "numbers in leaves": ({"test": "a", "branches": {"t": 1 / 3, "f": 2}}, {"a": {"t": np.float64(1 / 3), "f": 2.0}}),
    "weights in leaves": (
        {"test": "a", "branches": {"t": {"weights": [0.5, 2.0]}, "f": "no"}},
        {"a": {"t": {"weights": np.array([0.5, 2])}, "f": "no"}},
    ),
    "several targets": ({"label": ["a", "b"]}, ("a", "b")),
    "an equality": (
        {"test": ["outlook", "sunny"], "branches": {"yes": "no", "no": "yes"}},
        {"test": ("outlook", "=", "sunny"), "branches": {True: "no", False: "yes"}},
    ),
    "not an equality": (
        {"test": ["outlook", "sunny"], "branches": {"yes": "no", "no": "yes"}},
        {"test": ("outlook", "!=", "sunny"), "branches": {1: "yes", 0: "no"}},
    ),
    "one of several values": (
        {"test": ["outlook", "in", ["sunny", "rainy"]], "branches": {"yes": "no", "no": "yes"}},
        {"test": ("outlook", "in", {"rainy", "sunny"}), "branches": {"yes": "no", "no": "yes"}},
    ),
    "an oblique test": (
        {"test": [{"x1": 0.5, "x2": -1.0}, "<", 3.0], "branches": {"yes": "a", "no": "b"}},
        {"test": [{"x2": -1, "x1": 0.5}, "<", 3], "branches": {"yes": "a", "no": "b"}},
    ),
    "values that are numbers": (
        {"test": "size", "branches": {"1": "a", "2": "b"}},
        {"size": {1: "a", np.int64(2): "b"}},
    ),
    "an attribute called label": ({"test": "label", "branches": {"x": "a", "y": "b"}}, {"label": {"x": "a", "y": "b"}}),
    "an attribute called branches": (
        {"test": "branches", "branches": {"x": "a", "y": "b"}},
        {"branches": {"x": "a", "y": "b"}},
    ),
}


@pytest.mark.parametrize("form", OTHERS)
def test_other_right_trees_are_right_too(form: str) -> None:
    given = verdict("same_tree", *OTHERS[form])
    assert given.passed, given


WRONG: dict[str, tuple[str, Any, str]] = {  # slip: (reason, answer, what the message says)
    "None": ("nothing", None, "None"),
    "a list": ("type", [1, [2]], "At the root stands a list"),
    "a function": ("type", print, "At the root"),
    "an empty dict": ("type", {}, "an empty dict"),
    "None as a leaf": ("type", tree(HUMID, overcast=None), "After outlook = overcast stands None"),
    "a dict that is no node": (
        "type",
        tree({"a": 1, "b": 2}),
        "After outlook = sunny stands a dict with the keys a, b",
    ),
    "a condition without yes and no": (
        "type",
        tree({"test": ["humidity", "<", 77.5], "branches": {"low": "yes", "high": "no"}}),
        "other branches than yes and no",
    ),
    "an operator that is none": ("type", tree({"test": ["humidity", "<>", 7], "branches": {"yes": "a"}}), "operator"),
    "a branch twice": ("type", tree(HUMID, rainy={"windy": {"true": "no", True: "no", "false": "yes"}}), "twice"),
    "another root": ("attribute", {"windy": {"true": "no", "false": "yes"}}, "At the root the tree tests windy"),
    "another test below": ("attribute", tree(HUMID, rainy={"humidity": {"high": "no"}}), "After outlook = rainy"),
    "a name for a condition": (
        "attribute",
        tree({"humidity": {"high": "no", "normal": "yes"}}),
        "After outlook = sunny",
    ),
    "another threshold": (
        "threshold",
        tree({"test": ["humidity", "<", 80], "branches": {"yes": "yes", "no": "no"}}),
        "After outlook = sunny",
    ),
    "a branch too few": ("branch", {"test": "outlook", "branches": {"sunny": HUMID, "overcast": "yes"}}, "missing"),
    "a branch too many": (
        "branch",
        {"test": "outlook", "branches": tree(HUMID)["branches"] | {"snow": "no"}},
        "'snow'",
    ),
    "a leaf too early": ("stopped", tree("no"), "After outlook = sunny stands a leaf"),
    "a test too many": ("needless", tree(HUMID, overcast={"windy": {"true": "yes"}}), "After outlook = overcast"),
    "another label": ("label", tree(HUMID, overcast="no"), "After outlook = overcast"),
    "another label deeper": (
        "label",
        tree({"test": ["humidity", "<", 77.5], "branches": {"yes": "no", "no": "no"}}),
        "After outlook = sunny, humidity < 77.5 is yes",
    ),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_tree_is_wrong_for_its_reason_at_its_place(slip: str) -> None:
    reason, answer, said = WRONG[slip]
    given = verdict("same_tree", TREE, answer)
    assert (given.credit, given.reason) == (0, reason)
    assert said in given.message


def test_which_side_a_value_on_the_cut_belongs_to_matters_if_there_is_one() -> None:
    other = tree({"test": ["humidity", "<=", 77.5], "branches": {"yes": "yes", "no": "no"}})
    assert verdict("same_tree", TREE, other, args={"rows": [{"humidity": 77.5}]}).reason == "threshold"
    assert verdict("same_tree", TREE, other, args={"rows": [{"humidity": 77.4}]}).passed


def test_counts_are_compared_where_they_are_asked_for() -> None:
    assert verdict("same_tree", TREE, TREE, {"counts": True}).passed
    zeros_left_out = {**TREE, "branches": TREE["branches"] | {"overcast": {"label": "yes", "counts": {"yes": 4}}}}
    assert verdict("same_tree", TREE, zeros_left_out, {"counts": True}).passed
    assert verdict("same_tree", TREE, TREE | {"counts": {"yes": 8, "no": 6}}, {"counts": True}).reason == "counts"
    assert verdict("same_tree", TREE, tree(HUMID), {"counts": True}).reason == "counts"


def test_an_expected_value_that_is_no_tree_is_a_fault_of_ours() -> None:
    with pytest.raises(TypeError, match="needs a tree"):
        verdict("same_tree", {"a": 1, "b": 2}, "yes")


LEAVES = st.sampled_from(["yes", "no"])
TREES = st.recursive(
    LEAVES,
    lambda below: st.builds(
        lambda name, trees: {"test": name, "branches": dict(zip("uvw", trees, strict=False))},
        st.sampled_from("abc"),
        st.lists(below, min_size=2, max_size=3),
    ),
    max_leaves=8,
)


def bare(value: Any) -> Any:
    if isinstance(value, str):
        return {"label": value}
    return {value["test"]: {key: bare(below) for key, below in reversed(value["branches"].items())}}


@given(TREES, TREES)
def test_the_bare_form_with_branches_turned_round_changes_no_verdict(one: Any, other: Any) -> None:
    assert verdict("same_tree", one, bare(one)).passed
    assert verdict("same_tree", one, bare(other)) == verdict("same_tree", one, other)
    assert verdict("same_tree", one, other).passed == (one == other)
