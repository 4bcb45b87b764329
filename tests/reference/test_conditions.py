from typing import Any

import pytest

from reference.draws.conditions.registry import CONDITIONS
from reference.linear import PERCEPTRON
from reference.regression_trees import regression_tree
from reference.thresholds import best_threshold

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
RULES = {"rules": [[[["a", "u"]], "y"], [[["b", "x"]], "n"], [[["c", "p"]], "n"]]}
THREE_ROWS = [{"a": "u", "b": "x", "c": "p"}, {"a": "v", "b": "w", "c": "q"}]
CLASSED = [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "uyn", "vxn", "vyy"]]
TEA = {"rows": CLASSED, "target": "class", "positive": "y"}
EVEN = {"rows": [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "uxy", "vxn", "vyn"]], "target": "class"}
RARE = ["wyn", "uyn", "uyy", "vyn", "wyn", "vyy", "vyy", "uxy"]  # a makes 2 errors, b 3; one value of b is sure
UNEVEN = {"rows": [{"a": a, "b": b, "class": c} for a, b, c in RARE], "target": "class"}
GAINS = {"gain_first": 1.5, "gain_second": 0.7}
HOLDS |= {
    "a table without contradiction": ("no_contradiction", (TEA, [])),
    "a rule of two conditions": ("two_conditions", (TEA, [])),
    "two rules": ("several_rules", (TEA, [])),
    "one attribute ahead": ("errors_apart", (EVEN, {})),
    "an order that matters, and a default": ("rules_overlap", (RULES | {"rows": THREE_ROWS}, [])),
    "two votes against one": ("votes_disagree", (RULES | {"rows": THREE_ROWS}, ["y", None])),
    "a rare value that is sure": ("rates_disagree", (UNEVEN, {})),
    "gains that differ": ("gains_differ", ({}, GAINS)),
}
FAILS |= {
    "rows that contradict each other": (
        "no_contradiction",
        (TEA | {"rows": [*CLASSED, {**CLASSED[0], "class": "n"}]}, []),
    ),
    "a rule of one condition": ("two_conditions", (EVEN | {"positive": "y"}, [])),
    "one rule is enough": ("several_rules", (EVEN | {"positive": "y"}, [])),
    "attributes with as many errors": ("errors_apart", ({"rows": CLASSED, "target": "class"}, {})),
    "rates and errors that agree": ("rates_disagree", (EVEN, {})),
    "rules without a default row": ("rules_overlap", (RULES | {"rows": THREE_ROWS[:1]}, [])),
    "one vote each": ("votes_disagree", (RULES | {"rows": THREE_ROWS[1:]}, [None])),
    "gains alike": ("gains_differ", ({}, GAINS | {"gain_second": 1.49})),
}
HEATS = [{"x": x, "c": c} for x, c in [(1, "n"), (2, "n"), (3, "y"), (4, "y"), (5, "y"), (6, "y"), (7, "y"), (8, "y")]]
CUT = {"rows": HEATS, "attribute": "x", "target": "c"}
MEDICAL = {"prior": {"ill": 0.3, "healthy": 0.7}, "likelihood": {"ill": 0.9, "healthy": 0.45}}
BRANCHY = [{"a": a, "b": b, "c": c} for a, b, c in ["pxy", "qxy", "rxy", "sxn", "tyn", "uyn", "vyn", "wyn"]]
VOTERS = {"posterior": {"h": 0.4, "i": 0.3, "j": 0.3}, "predictions": {"h": "pos", "i": "neg", "j": "neg"}}
COVERED = ["uxy", "vyy", "vyy", "vyy", "vyy", "vyn", "wxn", "wzn"]
FEW_OR_MANY = {"rows": [{"a": a, "b": b, "c": c} for a, b, c in COVERED], "target": "c", "positive": "y"}
UNLIKE = CUT | {"rows": [{"x": x, "c": c} for x, c in enumerate("ynynnynn")]}
ONE_TEST = {"test": "b", "branches": {"x": "y", "y": "n"}}
TO_PRUNE = {
    "tree": {"test": "a", "branches": {"u": "y", "v": ONE_TEST}},
    "training": [{"a": a, "b": b, "c": c} for a, b, c in ["uxy", "uxy", "vyn", "vxy", "vyn"]],
    "target": "c",
    "pruning": [{"a": "u", "b": "x", "c": "y"}],
}
PRICES = [{"a": a, "b": b, "p": p} for a, b, p in [("u", "x", 1), ("u", "y", 3), ("v", "x", 20), ("v", "y", 30)]]
TWO_NODES = {"test": "a", "branches": {"u": {"test": "b", "branches": {"x": 1, "y": 3}}, "v": 25}}
HOLDS |= {
    "lists that fall against each other": ("falls", ({}, -0.5)),
    "two against the best": ("best_outvoted", (VOTERS, "neg")),
    "one sure row and four of five": ("laplace_disagrees", (FEW_OR_MANY, [])),
    "a sum that prefers the likelier": ("sum_disagrees", (MEDICAL, "healthy")),
    "many values that part more and cost more": ("ratio_disagrees", ({"rows": BRANCHY, "target": "c"}, [])),
    "a cut that is not in the middle": ("one_best_threshold", (CUT, 2.5)),
    "cuts that are each worst, purest or evenest alone": ("mistaken_thresholds_clear", (UNLIKE, 0)),
    "a pure side of one row": ("sides_disagree", (UNLIKE, best_threshold(**UNLIKE))),
    "rows held back that agree": ("held_back_labels_clear", (TO_PRUNE, "y")),
    "gains of thresholds apart": ("threshold_gains_apart", ({}, {"gain_low": 0.3, "gain_high": 0.1})),
    "a leaf for every row": ("every_row_finds_a_branch", (TO_PRUNE, "y")),
    "one node of two is pruned": ("something_pruned", (TO_PRUNE, {"test": "a", "branches": {"u": "y", "v": "n"}})),
    "a root that is worth keeping": (
        "order_matters", (TO_PRUNE | {"pruning": [{"a": "v", "b": "y", "c": "n"}] * 2}, "n")
    ),
    "tests that are not tied": ("variances_apart", ({"rows": PRICES, "target": "p"}, TWO_NODES)),
    "variances apart": (
        "variance_choice_clear", ({"rows": PRICES, "target": "p"}, {"left_size": 10.0, "left_age": 90.0})
    ),
    "errors that differ": (
        "pruning_rows_tell", (TO_PRUNE | {"pruning": [{}] * 7}, {"subtree": 2, "leaf": 3})
    ),
}  # fmt: skip
LONE = [("u", "y", 2), ("v", "y", 8), ("v", "x", 2), ("v", "x", 7), ("v", "z", 1)]
UNEVEN_PRICES = {"rows": [{"a": a, "b": b, "p": p} for a, b, p in LONE], "target": "p", "min_variance": 0}
HOLDS |= {"a test that small branches would win": (
    "weights_matter", (UNEVEN_PRICES, regression_tree(UNEVEN_PRICES["rows"], "p"))
)}  # fmt: skip
FAILS |= {
    "tests that do not change with the weights": (
        "weights_matter", ({"rows": PRICES, "target": "p", "min_variance": 0}, regression_tree(PRICES, "p")),
    ),
    "lists that hardly fall": ("falls", ({}, -0.1)),
    "the best agrees": ("best_outvoted", (VOTERS, "pos")),
    "sure rows that are most": ("laplace_disagrees", (FEW_OR_MANY | {"rows": HEATS, "positive": "n"}, [])),
    "a sum that prefers the same": ("sum_disagrees", (MEDICAL | {"prior": {"ill": 0.1, "healthy": 0.9}}, "healthy")),
    "a ratio that prefers the same": ("ratio_disagrees", ({"rows": HEATS, "target": "c"}, [])),
    "two cuts that gain as little": ("mistaken_thresholds_clear", (CUT | {"rows": HEATS[:4]}, 0)),
    "one cut alone": ("mistaken_thresholds_clear", (CUT | {"rows": HEATS[:2]}, 0)),
    "sides that choose the same": ("sides_disagree", (CUT, best_threshold(**CUT))),
    "rows held back that are half and half": (
        "held_back_labels_clear", (TO_PRUNE | {"pruning": [{"a": "v", "b": "x", "c": c} for c in "yn"]}, "y")
    ),
    "a cut in the middle": ("one_best_threshold", (CUT | {"rows": HEATS[:4]}, 2.5)),
    "gains of thresholds alike": ("threshold_gains_apart", ({}, {"gain_low": 0.3, "gain_high": 0.29})),
    "a row whose value has no branch": (
        "every_row_finds_a_branch", (TO_PRUNE | {"pruning": [{"a": "v", "b": "z", "c": "y"}]}, "y")
    ),
    "nothing pruned": ("something_pruned", (TO_PRUNE, TO_PRUNE["tree"])),
    "pruned alike from above": ("order_matters", (TO_PRUNE, "y")),
    "a tree of one test": ("variances_apart", ({"rows": PRICES, "target": "p"}, TWO_NODES["branches"]["u"])),
    "variances alike": (
        "variance_choice_clear", ({"rows": PRICES, "target": "p"}, {"left_size": 90.0, "left_age": 91.0})
    ),
    "as many right as wrong": (
        "pruning_rows_tell", (TO_PRUNE | {"pruning": [{}] * 7}, {"subtree": 2, "leaf": 5})
    ),
}  # fmt: skip
T_TEST = {"critical": 2.776}
HOLDS |= {"a t beyond its limit": ("clear_decision", (T_TEST, {"t": -3.5}))}
FAILS |= {
    "a t at its limit": ("clear_decision", (T_TEST, {"t": 2.9})),
    "a t of nearly zero": ("clear_decision", (T_TEST, {"t": 0.1})),
}

KEEPER = {"truth": {"a": 0.5, "b": 0.5}, "forecast": {"a": 0.1, "b": 0.9}}
CLINIC = {"error": 0.1, "baseline": 0.8}
MODELS = {"mae_first": 2.0, "mae_second": 2.5, "rmse_first": 4.0, "rmse_second": 3.0}
HOLDS |= {
    "seven hits, three false alarms, two misses": ("several_of_each", ({}, {"tp": 7, "fp": 3, "fn": 2})),
    "an accuracy of 0.9 against 0.8": ("clear_of_baseline", ({}, CLINIC)),
    "a detector that costs half": ("clear_costs", ({}, {"cost": 1.0, "idle": 2.0})),
    "a forecast that costs more": ("clear_divergence", (KEEPER, {"expected": 1.737, "extra": 0.737})),
    "models that dispute": ("clear_errors", ({}, MODELS)),
}
FAILS |= {
    "a single miss": ("several_of_each", ({}, {"tp": 7, "fp": 3, "fn": 1})),
    "an accuracy of 0.9 against 0.895": ("clear_of_baseline", ({}, CLINIC | {"baseline": 0.895})),
    "a detector that costs nearly the same": ("clear_costs", ({}, {"cost": 1.0, "idle": 1.02})),
    "a forecast that is nearly the truth": ("clear_divergence", (KEEPER, {"expected": 1.01, "extra": 0.01})),
    "a forecast and a truth that mirror each other": (
        "clear_divergence",
        ({"truth": {"a": 0.1, "b": 0.9}, "forecast": {"a": 0.9, "b": 0.1}}, {"expected": 3.005, "extra": 2.536}),
    ),
    "models alike by their squares": ("clear_errors", ({}, MODELS | {"rmse_second": 3.9})),
}

TIED = {"scores": [0.5, 0.5, 0.2], "labels": ["p", "n", "n"]}
SCANS = {
    "rows": [{"score": s, "truth": t} for s, t in [(0.9, "yes"), (0.7, "no"), (0.7, "yes"), (0.2, "no"), (0.1, "no")]],
    "positive": "yes",
}
FOLDED = {"labels": ["a", "a", "a", "b", "b"], "folds": [[0, 3, 4], [1, 2]]}
OVEN = {"rows": [{"fold": fold, "result": result} for fold, result in ["Aa", "Aa", "Aa", "Bb", "Bb", "Ba"]]}
EVEN = {"labels": ["a", "a", "b", "b"], "folds": [[0, 2], [1, 3]]}
LINE = {"examples": [[[0], "a"], [[1], "a"], [[3], "b"], [[7], "b"]]}
VOTES = {
    "train": [[[0], "a"], [[1], "b"], [[2.2], "a"], [[9], "b"]],
    "validation": [[[1.2], "a"]],
    "test": [[[0.8], "b"], [[8], "b"]],
    "ks": [1, 3],
}
HOLDS |= {
    "both classes at one score": ("mixed_ties", (TIED, 0.75)),
    "both classes at one score of a table": ("mixed_ties", (SCANS, {})),
    "a cut between scores": ("clear_cut", (SCANS | {"cut": 3}, {})),
    "a healthy one among two of five": ("rates_apart", (SCANS | {"cut": 2}, {})),
    "a third of seven": ("not_halfway", ({"order": list(range(7)), "share": 0.3333333333333333}, {})),
    "one majority outside each fold": ("no_tied_majority", (FOLDED, [])),
    "one majority outside each fold of a table": ("no_tied_majority", (OVEN, {})),
    "a majority that is another without the first fold": ("fold_decides", (OVEN, {})),
    "a fold that is right and one that is not": ("errors_vary", (LINE | {"folds": [[0], [1, 2], [3]]}, {})),
    "folds of 0 and of 2/3 wrong": ("errors_vary", (OVEN, {})),
    "gaps that differ": ("clear_neighbours", (LINE, 0.25)),
    "gaps that differ for three": ("clear_neighbours", (VOTES, {})),
    "three neighbours by validation, one by test": ("one_choice", (VOTES, {})),
}
FAILS |= {
    "scores that all differ": ("mixed_ties", (TIED | {"scores": [0.5, 0.4, 0.2]}, 1.0)),
    "a cut through a tie": ("clear_cut", (SCANS | {"cut": 2}, {})),
    "as many called in as are healthy": ("rates_apart", (SCANS | {"cut": 3}, {})),
    "nobody healthy called in": ("rates_apart", (SCANS | {"cut": 1}, {})),
    "a quarter of ten": ("not_halfway", ({"order": list(range(10)), "share": 0.25}, {})),
    "a tie outside a fold": ("no_tied_majority", (EVEN, [])),
    "a majority that stays": ("fold_decides", ({"rows": OVEN["rows"][::-1]}, {})),
    "folds that are all half wrong": ("errors_vary", (EVEN, [])),
    "a place in the middle": ("clear_neighbours", ({"examples": [[[0], "a"], [[1], "a"], [[2], "b"]]}, 0.5)),
    "a place in the middle of train": ("clear_neighbours", (VOTES | {"test": [[[0.5], "a"]]}, {})),
    "equal validation errors": ("one_choice", (VOTES | {"validation": [[[8], "b"]]}, {})),
    "a test set that agrees": ("one_choice", (VOTES | {"test": VOTES["validation"]}, {})),
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
