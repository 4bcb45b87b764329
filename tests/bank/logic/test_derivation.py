"""Tests of `reference.logic.derivation` and its verifier."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.flaw import NotReadable
from reference.logic.derivation import check_derivation, derive, is_variant, models, refutation, resolution_precedes
from reference.logic.draws.derivations import any_letter_clauses
from reference.logic.entailment import entails
from reference.logic.terms import as_clause
from reference.logic.verify.derivations import refutation_flaws

FEW = settings(max_examples=60, deadline=None)
CHAIN = ["p(f(X)) :- p(X)", "p(a)"]


@FEW
@given(st.integers(0, 10**6).map(Random))
def test_clauses_without_a_model_are_refuted_and_no_others(random: Random) -> None:
    clauses = any_letter_clauses(random, [2, 8])
    steps = refutation(clauses)
    assert (steps is None) == any(models(clauses))
    if steps is not None:
        assert check_derivation(clauses, steps, goal=[])
        assert (
            refutation_flaws([{"from": s["from"], "clause": [list(x) for x in s["clause"]]} for s in steps], clauses)
            == []
        )


def test_a_derivation_with_variables_is_found_and_each_clause_of_it_is_entailed() -> None:
    steps = derive(CHAIN, "p(f(f(a)))")
    assert steps is not None
    assert len(steps) == 2
    assert check_derivation(CHAIN, steps, goal="p(f(f(a)))")
    assert all(entails(CHAIN, step["clause"], depth=3) for step in steps)
    assert derive(CHAIN, "p(b)", max_steps=20) is None
    assert resolution_precedes(CHAIN, ["p(f(a))", "p(f(f(X))) :- p(X)"])


def test_variants_rename_each_variable_for_itself() -> None:
    pair = as_clause([["p", "X"], ["p", "Y"], ["not", ["q", "X", "Y"]]])
    assert is_variant(pair, as_clause([["p", "B"], ["not", ["q", "A", "B"]], ["p", "A"]]))
    assert not is_variant(pair, as_clause([["p", "X"], ["p", "a"], ["not", ["q", "X", "a"]]]))
    assert not is_variant(pair, as_clause([["p", "X"], ["not", ["q", "X", "X"]]]))


GIVEN: Any = [["p", "q"], [["not", "q"]], [["not", "p"]]]
STEPS: Any = [{"from": [0, 1], "clause": ["p"]}, {"from": [3, 2], "clause": []}]
WRONG: dict[str, tuple[Any, str]] = {
    "a step that does not follow": ([{"from": [0, 1], "clause": []}], "step"),
    "a later clause": ([{"from": [3, 1], "clause": []}], "step"),
    "no empty clause": (STEPS[:1], "end"),
    "no step": ([], "end"),
    "values that make a clause false": ({"p": True, "q": False}, "model"),
    "a value too few": ({"p": True}, "no_truth_value"),
}


@pytest.mark.parametrize("why", WRONG)
def test_a_wrong_derivation_is_told_apart(why: str) -> None:
    answer, reason = WRONG[why]
    assert [flaw.reason for flaw in refutation_flaws(answer, GIVEN)] == [reason]


def test_other_forms_of_a_right_derivation_are_right() -> None:
    longer = [{"from": [2, 0], "clause": [["q"]]}, [[1, 3], []], {"from": [0, 2], "clause": "q"[:1].split()}]
    assert refutation_flaws(STEPS, GIVEN) == refutation_flaws(longer, GIVEN) == []
    assert refutation_flaws({"p": 1, "q": 0, "r": True}, [["p", "q"]]) == []


@pytest.mark.parametrize("answer", [None, 3, [3], [{"from": [0], "clause": 1}], [[[0, 1, 2], []]], {"p": "yes"}])
def test_what_is_no_derivation_is_not_readable(answer: Any) -> None:
    with pytest.raises(NotReadable):
        refutation_flaws(answer, GIVEN)
