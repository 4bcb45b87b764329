"""Tests of `reference.logic.inverse_steps`: what it finds is resolved forward again."""

from itertools import product
from random import Random

import pytest

from reference.logic.draws.inverse_steps import goal, inverse_steps, known_clauses, proposition_clause
from reference.logic.inverse_steps import INVERSE, clause_of, inverse_resolution
from reference.logic.promises.inverse_steps import are_possible_steps
from reference.logic.resolution import resolved_clauses
from reference.logic.subsumption import subsumes
from reference.logic.terms import negated


def test_every_clause_that_resolves_is_found_and_no_other() -> None:
    for seed in range(120):
        resolvent = proposition_clause(Random(seed))
        [parent, *_] = known_clauses(Random(seed + 1), resolvent)
        whole, known = {*clause_of(resolvent)}, {*clause_of(parent)}
        names = sorted({literal[-1] for literal in whole | known if literal[0] != "not"} | {
            literal[1][0] for literal in whole | known if literal[0] == "not"
        })  # fmt: skip
        right = set()
        for signs in product((0, 1, 2), repeat=len(names)):
            other = {(n,) if sign == 1 else ("not", (n,)) for n, sign in zip(names, signs, strict=True) if sign}
            for gone in known:
                resolved = (known - {gone}) | (other - {negated(gone)})
                if negated(gone) in other and not {gone, negated(gone)} & whole and resolved == whole:
                    right.add(frozenset(other))
        assert {frozenset(each) for each in inverse_resolution(resolvent, parent, smallest=False)} == right
        assert len(inverse_resolution(resolvent, parent)) <= 1


def test_each_step_resolves_back_to_the_clause_before() -> None:
    for seed in range(100):
        clause = goal(Random(seed))
        steps = inverse_steps(Random(seed), clause, [1, 4])
        assert are_possible_steps(clause, steps)
        states = [state.clause for state in INVERSE.steps(clause=clause, steps=steps)]
        for before, after, step in zip(states, states[1:], steps, strict=False):
            back = resolved_clauses(after, step["parent"])
            assert any(subsumes(each, before) for each in back), seed


def test_the_standard_example_of_two_fathers() -> None:
    first = inverse_resolution(
        [["grandchild", "bob", "shannon"]], [["father", "shannon", "tom"]], theta2_inverse={"shannon": "X"}
    )
    assert first == [clause_of([["grandchild", "bob", "X"], ["not", ["father", "X", "tom"]]])]
    names = {"bob": "Y", "tom": "Z"}
    second = inverse_resolution(first[0], [["father", "tom", "bob"]], theta2_inverse=names)
    assert second == [
        clause_of([["grandchild", "Y", "X"], ["not", ["father", "X", "Z"]], ["not", ["father", "Z", "Y"]]])
    ]


def test_a_step_that_cannot_be_made_is_refused() -> None:
    step = {"parent": [["p", "a"], ["q", "a"]], "literal": ["p", "a"], "theta": {}, "names": {}}
    with pytest.raises(ValueError, match="step 1"):
        list(INVERSE.steps(clause=[["r", "a"]], steps=[step]))
