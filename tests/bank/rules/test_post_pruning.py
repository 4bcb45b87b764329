"""Tests of `reference.rules.post_pruning`."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.rules.coverage import Rows, covered
from reference.rules.draws.bodies import any_rows, body
from reference.rules.post_pruning import PRUNED, rule_error, rule_post_pruning
from reference.trees.pessimistic import pessimistic_error

SEEDS = st.integers(0, 10**6).map(Random)
WEATHER = [  # Witten, table 1.2, which is Mitchell's, table 3.2
    dict(zip(("outlook", "temperature", "humidity", "windy", "play"), row.split(), strict=True))
    for row in [
        "sunny hot high f no", "sunny hot high t no", "overcast hot high f yes", "rainy mild high f yes",
        "rainy cool normal f yes", "rainy cool normal t no", "overcast cool normal t yes", "sunny mild high f no",
        "sunny cool normal f yes", "rainy mild normal f yes", "sunny mild normal t yes", "overcast mild high t yes",
        "overcast hot normal f yes", "rainy mild high t no",
    ]
]  # fmt: skip
PIES = [  # Kubat, table 6.1: eight pies by shape and size of the filling
    dict(zip(("shape", "filling", "class"), row.split(), strict=True))
    for row in ["circle small pos", "circle small pos", "square small neg", "square small neg", "square big pos"]
]


def test_a_rule_for_rainy_days_stays_by_wittens_limit() -> None:
    rainy, calm = ("outlook", "rainy"), ("windy", "f")

    def limit(*conditions: tuple[str, str]) -> float:
        return round(float(rule_error(conditions, "yes", WEATHER, "play", estimate="pessimistic")), 4)

    assert [limit(rainy, calm), limit(calm), limit(rainy)] == [0.137, 0.3676, 0.5534]
    assert rule_post_pruning([([rainy, calm], "yes")], WEATHER, "play", estimate="pessimistic") == [
        ((rainy, calm), "yes")
    ]


def test_a_rule_for_sunny_and_humid_days_stays_by_its_errors() -> None:
    """Mitchell's question, by accuracy on the table: 3 of 3 rows, against 4 of 7 and 3 of 5."""
    sunny, humid = ("outlook", "sunny"), ("humidity", "high")
    errors = [rule_error(each, "no", WEATHER, "play") for each in ([sunny, humid], [humid], [sunny])]
    assert [str(error) for error in errors] == ["0", "3/7", "2/5"]
    assert rule_post_pruning([([sunny, humid], "no")], WEATHER, "play") == [((sunny, humid), "no")]


def test_a_test_of_shape_is_not_needed_where_the_filling_tells() -> None:
    """Kubat, exercise 6.3: without the shape nothing is wrong, without the filling two of three rows are."""
    rules = [([("shape", "square"), ("filling", "big")], "pos")]
    assert rule_post_pruning(rules, PIES, "class") == [((("filling", "big"),), "pos")]
    assert rule_post_pruning(rules, PIES, "class", allow_equal=False) == [(tuple(rules[0][0]), "pos")]


def test_an_increase_below_a_limit_is_allowed_and_a_decrease_below_a_negative_one() -> None:
    """Kubat's D: with a limit below zero a deletion that lowers the error may pass."""
    rows = [{"a": a, "b": b, "class": c} for a, b, c in ["uxn", "uyy", "vyy", "vyn"]]
    rule = [([("a", "u"), ("b", "x")], "y")]
    assert rule_post_pruning(rule, rows, "class", max_increase=-0.2) == [((("a", "u"),), "y")]
    assert rule_post_pruning([([("b", "y")], "y")], rows, "class", max_increase=0.2) == [((), "y")]
    assert rule_post_pruning([([("b", "y")], "y")], rows, "class", max_increase=0.1) == [((("b", "y"),), "y")]


def test_equal_rules_stand_once_and_a_rule_that_covers_nothing_is_pruned_as_always_wrong() -> None:
    rules = [([("a", "w")], "n"), ([("a", "u"), ("b", "x")], "y"), ([("b", "x"), ("a", "u")], "y")]
    rows = [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "uyn", "vxn"]]
    assert rule_post_pruning(rules, rows, "class") == [((("a", "u"), ("b", "x")), "y"), ((), "n")]


def pruned_args(random: Random) -> tuple[Rows, list[tuple[str, str]], str]:
    rows = any_rows(random)
    conditions = [(name, value) for name, value in body(random, rows, (0, 3))]
    return rows, conditions, random.choice(rows)["class"]


@settings(max_examples=80)
@given(SEEDS)
@pytest.mark.parametrize("options", [{}, {"estimate": "pessimistic"}, {"order": "first"}, {"allow_equal": False}])
def test_an_error_never_rises_and_no_subset_is_better_than_the_best(options: dict, random: Random) -> None:  # type: ignore[type-arg]  # options of any type
    rows, conditions, label = pruned_args(random)
    states = list(PRUNED.steps(body=conditions, label=label, rows=rows, target="class", **options))
    errors = [round(float(state.error), 9) for state in states]
    assert errors == sorted(errors, reverse=True)
    sizes = [len(covered(state.body, rows)) for state in states]
    assert sizes == sorted(sizes)
    every = [some for size in range(len(conditions) + 1) for some in combinations(conditions, size)]
    estimate = options.get("estimate", "training")
    bound = min(rule_error(some, label, rows, "class", estimate=estimate) for some in every)
    assert errors[-1] >= bound - 1e-8
    # any estimate may be given as a function
    if estimate == "pessimistic":
        given_ = PRUNED.last(body=conditions, label=label, rows=rows, target="class", estimate=pessimistic_error)
        assert given_ == states[-1]
