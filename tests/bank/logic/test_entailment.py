"""Tests of `reference.logic.entailment`, and of resolution against it."""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.logic.clause_truth import clause_holds
from reference.logic.entailment import entails
from reference.logic.resolution import recursion_kind, resolvents
from reference.logic.subsumption import subsumes, theta_equivalent
from reference.logic.terms import Clause, as_clause, atom_of, is_negative, substituted, variables_in

SEEDS = st.integers(0, 10**6).map(Random)
FEW = settings(max_examples=40, deadline=None)
ATOMS = [("p", "X"), ("p", "Y"), ("p", "a"), ("q", "X", "Y"), ("q", "Y", "X"), ("q", "X", "X"), ("q", "a", "Y")]


def any_clause(random: Random) -> list[Any]:
    """One to three literals."""
    atoms = random.sample(ATOMS, random.randint(1, 3))
    return [list(atom) if random.random() < 0.5 else ["not", list(atom)] for atom in atoms]


def ground(clause: Clause, constants: list[str]) -> list[Clause]:
    """The instances of a clause with these constants."""
    names = variables_in(clause)
    return [substituted(clause, dict(zip(names, each, strict=True))) for each in product(constants, repeat=len(names))]


def entailed_by_force(premises: list[Any], conclusion: Any) -> bool:
    """Whether no truth assignment to the ground atoms makes the premises true and an instance of the conclusion false.

    A counterexample over a domain can be cut down to the constants and the objects that make the conclusion false.
    """
    claim = as_clause(conclusion)
    things = ["a", *(f"c{number}" for number, _ in enumerate(variables_in(claim)))]
    clauses = [each for premise in premises for each in ground(as_clause(premise), things)]
    false = substituted(claim, dict(zip(variables_in(claim), things[1:], strict=True)))
    atoms = sorted({atom_of(literal) for each in [*clauses, false] for literal in each})
    fixed = {atom_of(literal): is_negative(literal) for literal in false}
    if any(fixed[atom_of(literal)] != is_negative(literal) for literal in false):
        return True
    return not satisfiable(clauses, fixed, atoms)


def satisfiable(clauses: list[Clause], values: dict[Any, bool], atoms: list[Any]) -> bool:
    """Whether the values can be extended to all atoms so that each clause is true, by splitting on atom after atom."""
    for clause in clauses:
        if all(atom_of(each) in values and values[atom_of(each)] == is_negative(each) for each in clause):
            return False
    left = [atom for atom in atoms if atom not in values]
    return not left or any(satisfiable(clauses, {**values, left[0]: value}, atoms) for value in (True, False))


@FEW
@given(SEEDS)
def test_entailment_is_what_all_models_over_small_domains_say(random: Random) -> None:
    premises = [any_clause(random) for _ in range(random.randint(0, 3))]
    conclusion = any_clause(random)
    assert entails(premises, conclusion) == entailed_by_force(premises, conclusion)


@FEW
@given(SEEDS)
def test_resolvents_and_subsumed_clauses_are_entailed(random: Random) -> None:
    one, other = any_clause(random), any_clause(random)
    steps = resolvents(one, other)
    assert all(entails([one, other], step.clause) for step in steps)
    assert not subsumes(one, other) or entails([one], other)
    turned = [step.clause for step in resolvents(other, one)]
    assert len(turned) == len(steps)
    assert all(any(theta_equivalent(step.clause, each) for each in turned) for step in steps)


@FEW
@given(SEEDS)
def test_a_clause_that_follows_holds_wherever_the_premises_do(random: Random) -> None:
    premises, conclusion = [any_clause(random), any_clause(random)], any_clause(random)
    base = [("p", each) for each in "ab"] + [("q", *each) for each in product("ab", repeat=2)]
    facts = random.sample(base, random.randint(0, 6))
    if entails(premises, conclusion) and all(clause_holds(each, facts, constants="ab")[0] for each in premises):
        assert clause_holds(conclusion, facts, constants="ab")[0]


def test_two_pairs_are_never_resolved_at_once() -> None:
    found = [step.clause for step in resolvents([["p"], ["q"]], [["not", ["p"]], ["not", ["q"]]])]
    assert [{*each} for each in found] == [{("q",), ("not", ("q",))}, {("p",), ("not", ("p",))}]


def test_a_literal_leaves_its_own_parent_only() -> None:
    # Blockeel's definition 15.18 removes both literals from the union, and so would give p alone
    steps = resolvents([["p"], ["not", ["q"]]], [["q"], ["not", ["q"]]])
    assert [{*step.clause} for step in steps] == [{("p",), ("not", ("q",))}]
    assert not entails([[["p"], ["not", ["q"]]], [["q"], ["not", ["q"]]]], [["p"]])


RECURSIVE: dict[str, tuple[Any, tuple[bool, bool, bool]]] = {
    "Flach, section 6.4": ([["fish", "X"], [["related", "X", "Y"], ["fish", "Y"]]], (True, False, True)),
    "Blockeel, section 15.5.6": ([["p", "X"], [["p", "X"]]], (True, True, True)),
    "no recursion": ([["p", "X"], [["q", "X"]]], (False, False, False)),
    "other constants": ([["p", "a"], [["p", "b"]]], (True, False, False)),
    "other numbers of arguments": ([["p", "X"], [["p", "X", "Y"]]], (False, False, False)),
}


@pytest.mark.parametrize("where", RECURSIVE)
def test_recursive_clauses_are_told_apart(where: str) -> None:
    clause, kinds = RECURSIVE[where]
    assert tuple(recursion_kind(clause).values()) == kinds


def test_functors_need_a_depth() -> None:
    chain = [["p", ["f", "X"]], [["p", "X"]]]
    with pytest.raises(ValueError, match="need a depth"):
        entails([chain], chain)
    assert not subsumes(chain, [["p", ["f", ["f", "X"]]], [["p", "X"]]])
    assert not entails([chain], [["p", ["f", ["f", "X"]]], [["p", "X"]]], depth=1)
    assert not entails([chain], [["p", "X"], [["p", ["f", "X"]]]], depth=4)


def test_the_four_clauses_of_the_simpsons_do_not_say_that_nobody_is_father_and_mother() -> None:
    four = [":- male(X), female(X)", "parent(X, Y) :- father(X, Y)", ":- parent(X, X)"]
    four.append("father(X, Y) :- parent(X, Y), male(X)")
    assert not entails(four, ":- father(X, Y), mother(X, Y)")
    assert entails(["male(X) :- father(X, Y)", "female(X) :- mother(X, Y)", four[0]], ":- father(X, Y), mother(X, Y)")
