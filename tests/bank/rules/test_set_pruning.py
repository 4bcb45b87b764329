"""Tests of `reference.rules.set_pruning`."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.rules.coverage import predict_rows
from reference.rules.draws.bodies import any_rows
from reference.rules.draws.sets import long_rules
from reference.rules.set_pruning import (
    RULE_PRUNING,
    by_first_rule,
    errors_of_rules,
    prune_rule_set,
    rules_as_tuples,
    smaller_sets,
)

SEEDS = st.integers(0, 10**6).map(Random)


@settings(max_examples=60)
@given(SEEDS)
@pytest.mark.parametrize("predict", ["list", "vote", by_first_rule])
def test_errors_never_rise_and_every_deletion_at_the_end_would_raise_them(predict: object, random: Random) -> None:
    rows = any_rows(random, n=(3, 8))
    rules = long_rules(random, rows, number=1, conditions=(1, 3))
    given_ = {"default": rows[0]["class"], "rows": rows, "target": "class", "predict": predict}
    states = list(RULE_PRUNING.steps(rules=rules, **given_))
    errors = [state.errors for state in states]
    assert errors == sorted(errors, reverse=True)
    sizes = [sum(1 + len(body) for body, _ in state.rules) for state in states]
    assert sizes == sorted(set(sizes), reverse=True)
    for sets in smaller_sets(rules_as_tuples(states[-1].rules)):
        for each in sets:
            assert errors_of_rules(each, rows[0]["class"], rows, "class", predict) > errors[-1]  # type: ignore[arg-type]  # a name or a function


@settings(max_examples=60)
@given(SEEDS)
def test_errors_are_those_of_a_decision_list(random: Random) -> None:
    rows = any_rows(random, n=(3, 8))
    rules = long_rules(random, rows, number=1, conditions=(1, 3))
    labels = predict_rows(rules, "no", rows)
    wrong = sum(label != row["class"] for label, row in zip(labels, rows, strict=True))
    assert errors_of_rules(rules_as_tuples(rules), "no", rows, "class", "list") == wrong


def test_with_strictly_fewer_errors_more_is_left() -> None:
    rows = [dict(zip(("a", "b", "class"), row, strict=True)) for row in ("uxy", "uyy", "vxn", "vyn")]
    rules = [([("a", "u"), ("b", "x")], "y"), ([("b", "y")], "n")]
    assert prune_rule_set(rules, rows, "class", default="n") == [((("a", "u"),), "y")]
    assert prune_rule_set(rules, rows, "class", default="n", allow_equal=False) == [
        ((("a", "u"),), "y"),
        ((("b", "y"),), "n"),
    ]
    assert prune_rule_set([], rows, "class", default="n") == []
