"""Tests of `reference.logic.progol`."""

from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.logic.conditions.progol import derived_both_ways
from reference.logic.coverage import covers_by_entailment, with_new_constants
from reference.logic.draws import theories as draws
from reference.logic.draws.progol import cafe_rules, guests, other_guests
from reference.logic.progol import (
    PROGOL,
    bottom_clause,
    clause_covers,
    clause_size,
    compaction,
    hypothesis_size,
)
from reference.logic.subsumption import theta_equivalent
from reference.logic.terms import as_clause, as_rule, is_negative, negated, variables_in
from tests.bank.logic.test_coverage import GARFIELD, LIKED

SEEDS = st.integers(0, 10**6).map(Random)
FEW = settings(max_examples=12, deadline=None)
ROWS: dict[str, tuple[Any, Any, Any]] = {  # example 15.40: background, example, bottom clause
    "nice": (
        [(("anim", "X"), [("pet", "X")]), (("pet", "X"), [("dog", "X")])],
        (("nice", "X"), [("dog", "X")]),
        "nice(X) :- pet(X), dog(X), anim(X)",
    ),
    "beak": (
        [(("hasbeak", "X"), [("bird", "X")]), (("bird", "X"), [("vulture", "X")])],
        (("hasbeak", "tweety"), []),
        [("hasbeak", "tweety"), ("bird", "tweety"), ("vulture", "tweety")],
    ),
}


def instances(literals: Any, constants: list[str]) -> list[set[Any]]:
    """Every instance of a clause with constants for its variables."""
    names = variables_in(literals)
    found = []
    for values in product(constants, repeat=len(names)):
        put = dict(zip(names, values, strict=True))

        def put_in(literal: Any, put: Any = put) -> Any:
            if is_negative(literal):
                return negated(put_in(negated(literal)))
            return (literal[0], *(put.get(term, term) for term in literal[1:]))

        found.append({put_in(literal) for literal in literals})
    return found


def is_satisfiable(clauses: list[set[Any]]) -> bool:
    """Whether some truth values make a literal of every clause without variables true: by splitting on one."""
    if not clauses:
        return True
    if set() in clauses:
        return False
    literal = next(literal for clause in clauses for literal in clause)
    return any(
        is_satisfiable([clause - {negated(true)} for clause in clauses if true not in clause])
        for true in (literal, negated(literal))
    )


def entails(background: Any, clause: Any, example: Any) -> bool:
    """Whether a background and a clause entail an example, over the constants that there are."""
    head, body = with_new_constants(example, [*background, as_clause(clause)])
    atoms = [head, *body, *(atom for rule in background for atom in (rule[0], *rule[1]))]
    atoms += [negated(each) if is_negative(each) else each for each in as_clause(clause)]
    constants = sorted({term for atom in atoms for term in atom[1:]} - {*variables_in(atoms)})
    theory = [as_clause(rule) for rule in background] + [as_clause(clause)]
    ground = [each for literals in theory for each in instances(literals, constants)]
    return not is_satisfiable([*ground, {negated(head)}, *({atom} for atom in body)])


@pytest.mark.parametrize("row", ROWS)
def test_every_part_of_a_printed_bottom_clause_explains_its_example(row: str) -> None:
    background, example, printed = ROWS[row]
    bottom = bottom_clause(example, background)
    assert theta_equivalent(bottom, printed)
    for length in range(len(bottom) + 1):
        assert all(entails(background, part, example) for part in combinations(bottom, length))


@FEW
@given(SEEDS)
def test_each_literal_of_a_bottom_clause_alone_explains_the_example(random: Random) -> None:
    background = draws.mixed_background(random)
    example = draws.uncovered_example(random, background)
    bottom = bottom_clause(example, background)
    assert {*as_clause(example)} <= {*bottom}
    assert all(entails(background, [literal], example) for literal in bottom)
    assert {*bottom_clause(example, background, backward=False)} <= {*bottom}
    assert {*bottom_clause(example, background, max_steps=1)} <= {*bottom}
    assert {*bottom_clause(example, background, max_steps=0)} == {*as_clause(example)}


@FEW
@given(SEEDS)
def test_other_names_and_another_order_change_no_bottom_clause(random: Random) -> None:
    background = draws.mixed_background(random)
    head, body = draws.uncovered_example(random, background)
    renamed = [[name, *(f"V{term}" if term[0].isupper() else term for term in terms)] for name, *terms in [head, *body]]
    bottom = bottom_clause((head, body), background)
    other = bottom_clause((renamed[0], renamed[:0:-1]), background[::-1])
    assert theta_equivalent(bottom, other)
    assert len(bottom) == len(other)


def test_derived_both_ways_wants_both() -> None:
    background, example, _ = ROWS["beak"]
    args = {"example": example, "background": background}
    assert not derived_both_ways(args, bottom_clause(**args))


def test_the_clauses_for_what_garfield_likes() -> None:
    naive, edible = (("likes", "garfield", "X"), [("naive", "X")]), LIKED[0]
    positives = GARFIELD["positives"]
    assert [compaction(clause, positives, []) for clause in (naive, LIKED[1], edible, positives[1])] == [6, 5, 3, 0]
    assert hypothesis_size(LIKED) == 5


@FEW
@given(SEEDS)
def test_coverage_by_one_clause_is_entailment(random: Random) -> None:
    background = [rule for rule in draws.background(random) if rule[1]]
    [clause] = [rule for rule in draws.hypothesis(random, 1) if rule[0][0] == "chases"]
    for example in draws.clause_examples(random, [clause], background):
        assert clause_covers(clause, background, example) == covers_by_entailment([clause], background, example)
    assert clause_size(clause) == 1 + len(clause[1])


def entailed(clause: Any, background: Any, example: Any) -> bool:
    """Whether a clause gives an example by forward chaining, which wants the head's variable in the body."""
    (head, body), (goal, facts) = clause, example
    safe = (head, [*body, ("guest", head[1])])
    return covers_by_entailment([safe], background, (goal, [*facts, ("guest", goal[1])]))


@FEW
@given(SEEDS)
def test_each_clause_found_saves_as_much_as_any_part_of_the_bottom_clause(random: Random) -> None:
    background = cafe_rules(random)
    positives, negatives = guests(random), other_guests(random)
    states = list(PROGOL.steps(positives=positives, negatives=negatives, background=background))
    left = [*positives]
    for state in states[1:]:
        assert list(state.left) == left
        head, body = as_rule(bottom_clause(left[0], background, backward=False))
        best = 0
        for length in range(len(body) + 1):
            for part in combinations(body, length):
                if not any(entailed((head, part), background, each) for each in negatives):
                    covered = [each for each in left if entailed((head, part), background, each)]
                    best = max(best, hypothesis_size(covered) - length - 1)
        assert state.compaction == best > 0
        left = [each for each in left if not entailed(state.clause, background, each)]
