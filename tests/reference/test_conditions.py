from typing import Any

import pytest

from reference.draws.conditions.registry import CONDITIONS
from reference.linear import PERCEPTRON

AND = [[[0, 0], 0], [[0, 1], 0], [[1, 0], 0], [[1, 1], 1]]
POINT = [[[1], 1]]


def perceptron(examples: list, weights: list[float], rate: float, max_epochs: int = 20) -> tuple[dict, list]:
    args = {"examples": examples, "weights": weights, "rate": rate}
    return args, [{"weights": list(state.weights)} for state in PERCEPTRON.steps(**args, max_epochs=max_epochs)]


ROWS = [{"a": a, "class": c} for a, c in ["uy", "un", "vy", "vn"]]
HOLDS = {  # what is drawn: (condition, args and expected)
    "a share of one": ("informative", ({}, 0.94)),
    "a number above one": ("informative", ({}, 1.5)),
    "steps that move": ("informative", perceptron(AND, [0, 0, 0], 1)),
    "sums clear of zero": ("no_sum_near_zero", perceptron(AND, [0.15, 0.3, 0.4], 0.5)),
    "learned": ("separates", perceptron(AND, [0, 0, 0], 1)),
    "three moves": ("several_corrections", perceptron(AND, [0, 0, 0], 1)),
    "parts apart": ("parts_differ", ({}, {"hit": 0.01, "alarm": 0.012})),
    "no empty class": ("no_zero_count", ({"counts": [1, 2]}, 0.9)),
    "every value with every class": ("no_zero_count", ({"rows": ROWS}, 0.9)),
}
TREES = {  # attribute values and the class, in a string a row
    "a gains all": [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "uyy", "vxn", "vyn"]],
    "both gain nothing": [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "uyn", "vxn", "vyy"]],
}
DISPUTED = [  # b gains 0.076, a 0.062; but a leaves a Gini index of 0.371, and b 0.381
    {"a": a, "b": b, "class": c} for a, b, c in ["uxn", "uxn", "uxn", "uxo", "uyn", "vxn", "vxo"]
]
XOR_TREE = {"test": "a", "branches": {v: {"test": "b", "branches": {"x": "y", "y": "n"}} for v in "uv"}}
HOLDS |= {
    "a number and a label": ("parts_differ", ({}, {"gain": 0.2, "best": "a"})),
    "gains of 1 and 0": ("gains_apart", ({"rows": TREES["a gains all"]}, "a")),
    "a Gini index that takes another": ("gini_disagrees", ({"rows": DISPUTED, "target": "class"}, "b")),
    "the same for a model": ("gini_disagrees", ({"fit": {"rows": DISPUTED, "target": "class"}, "predict": {}}, [])),
    "three tests": ("several_splits", ({}, XOR_TREE)),
    "three steps after the start": ("several_splits", ({}, [{}, {}, {}, {}])),
}
FAILS = {
    "zero": ("informative", ({}, 0.0)),
    "nearly one": ("informative", ({}, 1 - 1e-12)),
    "not a number": ("informative", ({}, float("nan"))),
    "steps that never move": ("informative", perceptron(POINT, [1, 1], 1)),
    "parts all the same": ("informative", ({}, {"a": 0.5, "b": 0.5})),
    "a sum of zero at the start": ("no_sum_near_zero", perceptron(POINT, [0, 0], 1)),
    "a sum of 3e-17 at the start": ("no_sum_near_zero", perceptron([[[1, 1], 1]], [-0.3, 0.1, 0.2], 1)),
    "a sum of zero on the way": ("no_sum_near_zero", perceptron([[[1], 1], [[1], 0]], [-0.1, -0.1], 0.1, 1)),
    "a sum of zero only when all are tried": ("no_sum_near_zero", perceptron([[[1], 0], [[0], 1]], [-0.5, 0], 0.5)),
    "not learned in time": ("separates", perceptron(AND, [0, 0, 0], 1, max_epochs=2)),
    "one move": ("several_corrections", perceptron(POINT, [-0.1, 0], 1)),
    "parts alike in three decimals": ("parts_differ", ({}, {"hit": 0.01, "alarm": 0.0104})),
    "an empty class": ("no_zero_count", ({"counts": [1, 0]}, 0.0)),
    "a value without one class": ("no_zero_count", ({"rows": ROWS[:3]}, 0.9)),
}
FAILS |= {
    "gains of 0 and 0": ("gains_apart", ({"rows": TREES["both gain nothing"], "target": "class"}, "a")),
    "gains and Gini index that agree": (
        "gini_disagrees",
        ({"rows": TREES["a gains all"], "target": "class"}, "a"),
    ),
    "one test": ("several_splits", ({}, XOR_TREE["branches"]["u"])),
    "a lone leaf": ("several_splits", ({}, "yes")),
}

THREE = {"transactions": [["a", "b", "c"], ["a", "b", "c"], ["a", "d"], ["b", "d"]], "min_support": 2}
PAIR = {"transactions": [["a", "b"], ["a", "b", "c"]], "min_support": 2}
NEW_ROW = {"rows": ROWS, "target": "class", "row": {"a": "u"}}
UPDATE = {"x1": 2.0, "x2": -0.5, "label": 1}
HOLDS |= {
    "a set of three, and a and d seldom together": ("larger_sets", (THREE, [])),
    "no basket of a, b, c and d": ("no_basket_is_a_level", (THREE, [])),
    "two of twelve rules": ("some_rules_hold", (THREE, [{}, {}])),
    "three rows and two": ("unequal_classes", ({"rows": [*ROWS, ROWS[0]], "target": "class"}, {})),
    "a value without the other class": ("unseen_value", (NEW_ROW | {"rows": ROWS[1:]}, {})),
    "a wrong label": ("clear_correction", (UPDATE, {"sum": -0.3})),
    "zero only before the first correction": (
        "only_first_sum_zero", ({"examples": [[[2.5, 1], 1], [[-1, 0.5], 0], [[-0.5, -2], 0]]}, [2.5, 1])
    ),
}  # fmt: skip
FAILS |= {
    "no set of three": ("larger_sets", (PAIR, [])),
    "a set of three, and all combinations frequent": ("larger_sets", (PAIR | {"min_support": 1}, [])),
    "a basket of all frequent items": ("no_basket_is_a_level", (PAIR, [])),
    "one rule": ("some_rules_hold", (THREE, [{}])),
    "all rules": ("some_rules_hold", (PAIR, [{}, {}])),
    "two rows and two": ("unequal_classes", ({"rows": ROWS, "target": "class"}, {})),
    "one class": ("unequal_classes", ({"rows": ROWS[:1], "target": "class"}, {})),
    "a value with both classes": ("unseen_value", (NEW_ROW, {})),
    "a right label": ("clear_correction", (UPDATE, {"sum": 0.3})),
    "a sum of nearly zero": ("clear_correction", (UPDATE, {"sum": -0.01})),
    "an input of 1": ("clear_correction", (UPDATE | {"x1": 1.0}, {"sum": -0.3})),
    "a second sum of zero": ("only_first_sum_zero", ({"examples": AND}, [2, 1])),
    "no line that separates": ("only_first_sum_zero", ({"examples": [[[1, 0.5], 1], [[1, 0.5], 0]]}, [0, 0])),
}

VOTE = {"product1": 0.2, "product2": 0.15, "product3": 0.1, "ripe": 0.44}
DENSITIES = {"density": 0.04, "other": 0.02, "posterior": 0.4}
HOLDS |= {
    "a vote that is clear": ("clear_vote", ({}, VOTE)),
    "two classes that show": ("no_vanishing_class", ({}, {"a": 0.9, "b": 0.1})),
    "densities that show": ("clear_densities", ({}, DENSITIES)),
}
FAILS |= {
    "a vote at a half": ("clear_vote", ({}, VOTE | {"ripe": 0.49})),
    "two hypotheses alike": ("clear_vote", ({}, VOTE | {"product2": 0.19})),
    "a hypothesis that vanishes": ("clear_vote", ({}, VOTE | {"product3": 0.001})),
    "a class that vanishes": ("no_vanishing_class", ({}, {"a": 0.9999, "b": 0.0001})),
    "a density that vanishes": ("clear_densities", ({}, DENSITIES | {"other": 0.001})),
    "a posterior of nearly one": ("clear_densities", ({}, DENSITIES | {"posterior": 0.99})),
}
T_TEST = {"critical": 2.776}
HOLDS |= {"a t beyond its limit": ("clear_decision", (T_TEST, {"t": -3.5}))}
FAILS |= {
    "a t at its limit": ("clear_decision", (T_TEST, {"t": 2.9})),
    "a t of nearly zero": ("clear_decision", (T_TEST, {"t": 0.1})),
}


@pytest.mark.parametrize("drawn", HOLDS)
def test_a_condition_holds(drawn: str) -> None:
    condition, given = HOLDS[drawn]
    assert CONDITIONS[condition](*given)


@pytest.mark.parametrize("drawn", FAILS)
def test_a_condition_fails(drawn: str) -> None:
    condition, given = FAILS[drawn]
    assert not CONDITIONS[condition](*given)


def test_every_condition_is_seen_to_hold_and_to_fail() -> None:
    tried: Any = [{condition for condition, _ in table.values()} for table in (HOLDS, FAILS)]
    assert tried == [CONDITIONS.keys(), CONDITIONS.keys()]
