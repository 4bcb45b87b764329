"""Tests of `reference.logic.coverage`."""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.logic.coverage import (
    abductive_check,
    covers_by_entailment,
    covers_by_theta,
    example_clause,
    explains,
    is_complete,
    is_consistent,
    theory_errors,
)
from reference.logic.draws import theories as draws
from reference.logic.promises.theories import is_learning_task, is_theory

SEEDS = st.integers(0, 10**6).map(Random)
FEW = settings(max_examples=15, deadline=None)
GARFIELD = {
    "positives": [
        (("likes", "garfield", "lasagna"), [("edible", "lasagna")]),
        (("likes", "garfield", "odie"), [("alive", "odie"), ("dog", "odie"), ("naive", "odie")]),
        (("likes", "garfield", "tweety"), [("alive", "tweety"), ("edible", "tweety")]),
        (("likes", "garfield", "jon"), [("alive", "jon"), ("human", "jon"), ("naive", "jon")]),
    ],
    "negatives": [
        (("likes", "garfield", "brutus"), [("alive", "brutus"), ("dog", "brutus")]),
        (("likes", "garfield", "work"), []),
        (("likes", "garfield", "vet"), [("alive", "vet"), ("human", "vet")]),
    ],
}
LIKED = [
    (("likes", "garfield", "X"), [("edible", "X")]),
    (("likes", "garfield", "X"), [("alive", "X"), ("naive", "X")]),
]


def is_entailed_by_force(theory: Any, example: Any) -> bool:
    """Whether no set of true atoms over the example's constants satisfies a theory and the body, but not the head."""
    head, body = example
    constants = sorted(
        {term for head, body in [*theory, example] for a in (head, *body) for term in a[1:]} - {"X", "Y"}
    )
    kinds = {(a[0], len(a) - 1) for head, body in [*theory, example] for a in (head, *body)}
    atoms = [(name, *terms) for name, arity in kinds for terms in product(constants, repeat=arity)]
    ground = []
    for rule_head, rule_body in theory:
        for values in product(constants, repeat=2):
            put = dict(zip(("X", "Y"), values, strict=True))
            made = [(a[0], *(put.get(t, t) for t in a[1:])) for a in (rule_head, *rule_body)]
            ground.append((made[0], made[1:]))
    for truth in product([False, True], repeat=len(atoms)):
        true = {atom for atom, value in zip(atoms, truth, strict=True) if value}
        refutes = {tuple(a) for a in body} <= true and tuple(head) not in true
        if refutes and all(h in true or not {*b} <= true for h, b in ground):
            return False
    return True


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from("abcdef"), max_size=4), st.sampled_from("pqr"), st.sampled_from("uv"))
def test_what_is_covered_is_true_in_every_model(rules: list[str], goal: str, about: str) -> None:
    every = {
        "a": (("p", "X"), [("q", "X")]),
        "b": (("q", "X"), [("r", "X")]),
        "c": (("r", "Y"), [("l", "X", "Y"), ("q", "X")]),
        "d": (("q", "X"), [("l", "X", "X")]),
        "e": (("l", "Y", "X"), [("l", "X", "Y")]),
        "f": (("p", "u"), []),
    }
    theory = [every[name] for name in rules]
    example = ((goal, about), [("l", "u", "v"), ("q", "v")])
    assert covers_by_entailment(theory, [], example) == is_entailed_by_force(theory, example)


@FEW
@given(SEEDS)
def test_a_larger_theory_covers_more_and_theta_covers_less(random: Random) -> None:
    background, hypothesis = draws.background(random), draws.hypothesis(random)
    examples = draws.clause_examples(random, hypothesis, background)
    assert is_learning_task(hypothesis, background, examples, [])
    whole = {*theory_errors(hypothesis, background, [], examples)["wrong"]}
    assert 0 < len(whole) < len(examples)
    assert {*theory_errors(hypothesis, background[1:], [], examples)["wrong"]} <= whole
    assert {*theory_errors(hypothesis[1:], background, [], examples)["wrong"]} <= whole
    assert {*theory_errors(hypothesis, background, [], examples, covers="theta")["wrong"]} <= whole
    assert is_complete(hypothesis, background, [examples[place] for place in whole])
    assert not is_consistent(hypothesis, background, examples)


@FEW
@given(SEEDS)
def test_one_clause_without_background_covers_what_it_subsumes(random: Random) -> None:
    clause = draws.hypothesis(random, 1)
    for example in draws.any_clause_examples(random, clause, 3):
        tautology = example[0] in example[1]
        assert covers_by_entailment(clause, [], example) == (covers_by_theta(clause, example) or tautology)


@pytest.mark.parametrize("covers", ["entailment", "theta"])
def test_two_clauses_cover_all_that_garfield_likes(covers: Any) -> None:
    assert theory_errors(LIKED, [], **GARFIELD, covers=covers) == {"missed": [], "wrong": []}
    assert theory_errors(LIKED[:1], [], **GARFIELD, covers=covers) == {"missed": [1, 3], "wrong": []}


def test_whom_the_child_belongs_to_follows_with_the_background() -> None:
    example = (("child", "bob", "sharon"), [("male", "bob"), ("female", "sharon"), ("father", "sharon", "bob")])
    background = [(("parent", "U", "V"), [("father", "U", "V")])]
    by_father = [(("child", "U", "V"), [("father", "V", "U")])]
    by_parent = [(("child", "U", "V"), [("parent", "V", "U")])]
    assert covers_by_entailment(by_father, [], example)
    assert covers_by_entailment(by_parent, background, example)
    assert not covers_by_entailment(by_parent, [], example)
    assert not covers_by_entailment([(("child", "U", "V"), [("father", "U", "V")])], background, example)


def test_removing_a_needed_assumption_uncovers_a_positive_fact() -> None:
    rule = [(("p", "X", "Y"), [("q", "X"), ("r", "Y")])]
    facts = [("q", "a"), ("q", "c"), ("r", "b"), ("r", "d")]
    positives, negatives = [("p", "a", "b"), ("p", "c", "d")], [("p", "a", "a"), ("p", "d", "c")]
    assert abductive_check(facts, rule, positives, negatives, "p")["extra"] == [("p", "a", "d"), ("p", "c", "b")]
    for place in range(4):
        assert not explains(facts[:place] + facts[place + 1 :], rule, positives, negatives)
    assert not explains([*facts, ("r", "a")], rule, positives, negatives)


def test_an_example_is_a_fact_and_its_description() -> None:
    assert example_clause(["p", "m"], [["atom", "m", "1"]]) == (("p", "m"), (("atom", "m", "1"),))


def test_heads_of_theories_have_no_variables_of_their_own() -> None:
    assert is_theory([[["p", "X"], [["q", "X"]]]], [[["p", "a"], []]])
    assert not is_theory([[["p", "X"], []]])
    assert not is_theory([[["p", "X"], [["q", "X"]]], [["q", "a", "b"], []]])
    assert not is_theory([[["p", "_"], [["q", "_"]]]])
