"""Tests of `reference.logic.resolution`: what is resolved follows, and the order of the clauses does not matter."""

from random import Random

from reference.logic.conditions.resolution import same_clauses
from reference.logic.draws.resolution import door_clause
from reference.logic.entailment import entails
from reference.logic.resolution import all_resolvents, resolved_clauses


def test_each_resolvent_follows_from_the_two_clauses_in_either_order() -> None:
    number = 0
    for seed in range(60):
        random = Random(seed)
        one, other = (door_clause(random, 2, ("X", "Y", "ann"), ("guard", "has"), 0.3) for _ in range(2))
        found = all_resolvents(one, other)
        assert all(entails([one, other], each) for each in found)
        assert same_clauses(found, all_resolvents(other, one))
        assert same_clauses(found, resolved_clauses(one, other))
        number += len(found)
    assert number > 40
