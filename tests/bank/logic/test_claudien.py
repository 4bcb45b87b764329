"""Tests of `reference.logic.claudien`: every result by brute force, and what a run leaves behind."""

from itertools import combinations
from random import Random

from reference.logic.claudien import CLAUDIEN, claudien, longer_clauses
from reference.logic.clause_truth import clause_holds
from reference.logic.draws.discovery import tour_facts, tour_literals
from reference.logic.entailment import entails
from reference.logic.resolution import is_tautology
from reference.logic.terms import as_clause, as_literal

SIMPSONS = (
    "male(bart) male(homer) female(marge) female(lisa) father(homer,bart) father(homer,lisa) mother(marge,bart) "
    "mother(marge,lisa) parent(homer,bart) parent(marge,bart) parent(homer,lisa) parent(marge,lisa)"
)
ATOMS = ["male(X)", "female(X)", "father(X, Y)", "mother(X, Y)", "parent(X, Y)"]


def test_the_family_has_eleven_clauses_of_a_small_language() -> None:
    facts = [as_literal(fact) for fact in SIMPSONS.split()]
    literals = [*(f"not {atom}" for atom in ATOMS), *ATOMS]
    args = {"facts": facts, "literals": literals, "max_literals": 3}
    states = [*CLAUDIEN.steps(**args)][1:]
    results = [state.result for state in states if not is_tautology(state.clause)]
    assert (len(states), results.count("kept"), results.count("entailed")) == (129, 11, 14)
    found = claudien(facts, literals, max_literals=3)
    # it was tested before the two rules were found that make it needless
    both = as_clause([["not", ["father", "X", "Y"]], ["not", ["mother", "X", "Y"]]])
    assert both in found
    assert entails([each for each in found if each != both], both)


def test_every_true_clause_of_the_language_is_entailed_by_those_kept_and_none_by_earlier_ones() -> None:
    for seed in range(60):
        facts, literals = tour_facts(Random(seed)), tour_literals(Random(seed))
        found = claudien(facts, literals, max_literals=2)
        for size in range(3):
            for clause in combinations(literals, size):
                assert not clause_holds(list(clause), facts)[0] or entails(found, list(clause)), seed
        for place, clause in enumerate(found):
            assert clause_holds(clause, facts)[0], seed
            assert not entails(found[:place], clause), seed


def test_each_set_of_literals_is_reached_once() -> None:
    literals = [["p", "X"], ["q", "X"], ["r", "X"]]
    level = longer_clauses([], literals, 3)
    pairs = [each for clause in level for each in longer_clauses(clause, literals, 3)]
    assert (len(level), len(pairs), len({frozenset(each) for each in pairs})) == (3, 3, 3)
