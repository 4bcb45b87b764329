"""Tests of `reference.rules.per_class`."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.process import Process
from reference.rules.coverage import Rows, covered
from reference.rules.covering import sequential_covering
from reference.rules.draws.bodies import any_rows, any_table
from reference.rules.per_class import PRISM, RULE_SET, ClassRuleState, learn_rule_set, prism

SEEDS = st.integers(0, 10**6).map(Random)


def classes_of(rows: Rows) -> list[str]:
    return sorted({row["class"] for row in rows})


@settings(max_examples=60)
@given(SEEDS)
def test_without_contradictions_rules_are_perfect_and_cover_their_class(random: Random) -> None:
    rows = any_table(random)
    for learn in (prism, learn_rule_set):
        for label, bodies in learn(rows, "class", classes_of(rows)).items():
            found = {place for body in bodies for place in covered(body, rows)}
            assert found == {place for place, row in enumerate(rows) if row["class"] == label}


@settings(max_examples=60)
@given(SEEDS)
def test_without_contradictions_both_learn_the_rules_of_one_run_for_each_class(random: Random) -> None:
    rows = any_table(random)
    runs = {label: sequential_covering(rows, "class", label) for label in classes_of(rows)}
    assert prism(rows, "class", classes_of(rows)) == learn_rule_set(rows, "class", classes_of(rows)) == runs


@pytest.mark.parametrize("process", [PRISM, RULE_SET])
@given(SEEDS)
def test_a_run_ends_whatever_ties_are_taken(process: Process[ClassRuleState], random: Random) -> None:
    rows = any_rows(random)
    args: dict[str, Any] = {"rows": rows, "target": "class", "classes": classes_of(rows)}
    state, rules = process.start(**args), 0
    while following := process.successors(state, **args):
        state, rules = random.choice(following), rules + 1
    assert rules <= len(rows)
    assert not any(rows[place]["class"] == state.label for place in state.left)


def test_a_rule_for_rows_that_contradict_each_other_takes_all_of_them_from_prism_alone() -> None:
    rows = [{"a": "u", "class": "y"}, {"a": "u", "class": "n"}, {"a": "v", "class": "n"}]
    args = {"rows": rows, "target": "class", "classes": ["y"]}
    assert PRISM.last(**args).left == (2,)
    assert RULE_SET.last(**args).left == (1, 2)
