"""Tests of `reference.logic.generality`, against entailment by models."""

from collections.abc import Iterator
from random import Random
from typing import Any

from reference.logic.draws.generality import clauses_nearby, known_world, middle_clause, world_rules
from reference.logic.entailment import entails
from reference.logic.generality import more_general, more_general_pattern
from reference.logic.subsumption import subsumes
from reference.logic.terms import as_clause


def drawn_clauses(worlds: int, each: int) -> Iterator[tuple[list[Any], Any, Any]]:
    """Rules, and pairs of clauses about what the rules say."""
    for seed in range(worlds):
        random = Random(seed)
        world = known_world(random)
        rules, clause = world_rules(random, world), middle_clause(random, world)
        for other in clauses_nearby(random, world, clause, 4)[:each]:
            yield rules, other, clause


def test_a_clause_is_as_general_as_another_if_it_entails_it_with_the_rules() -> None:
    found = []
    for rules, one, other in drawn_clauses(8, 4):
        premises = [as_clause(rule) for rule in (*rules, one)]
        found.append(more_general(one, other, background=rules))
        assert found[-1] == entails(premises, as_clause(other))
    assert {*found} == {True, False}


def test_subsumption_implies_generality_and_the_readings_turn_it_round() -> None:
    for rules, one, other in drawn_clauses(20, 6):
        assert not subsumes(one, other) or more_general(one, other, background=rules)
        assert more_general(one, other, reading="statement") == more_general(other, one)
        # Blockeel, proposition 15.1: no head here is in a body
        assert more_general(one, other, reading="definition") == more_general(one, other)
        both = [more_general(*pair, background=rules, strict=True) for pair in ((one, other), (other, one))]
        assert not all(both)


def test_a_pattern_is_more_general_than_one_that_more_contradicts() -> None:
    def odd(number: int) -> bool:
        return number % 2 == 1

    def large(number: int) -> bool:
        return number > 3 or odd(number)

    assert more_general_pattern(odd, large, range(9))
    assert not more_general_pattern(large, odd, range(9))
    assert more_general_pattern(large, odd, range(3))
