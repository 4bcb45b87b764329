"""Tests of `reference.logic.refinement` and `refinement_properties`: by θ-subsumption, and by brute force."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from reference.logic.draws.operators import BODIES, later_only, refinement_table
from reference.logic.draws.refinement import river_predicates, short_clause
from reference.logic.refinement import (
    REFINEMENT_LEVELS,
    TooManyClauses,
    canonical,
    is_downward,
    refinement_closure,
    refinements,
)
from reference.logic.refinement_properties import PROPERTIES, fewer_atoms, has_property, refinement_properties
from reference.logic.subsumption import is_variant, subsumes
from reference.logic.terms import as_clause, substituted, variables_in


def test_the_operator_leads_downward_only() -> None:
    for seed in range(80):
        predicates = river_predicates(Random(seed), one=1, two=1)
        clause = short_clause(Random(seed), predicates, atoms=(0, 2))
        assert is_downward(lambda each, p=predicates: refinements(each, p, ["ayr"]), [clause], subsumes)  # type: ignore[misc]  # a default


def test_an_operator_that_drops_atoms_leads_upward() -> None:
    def shorter(clause: Any) -> list[Any]:
        return [as_clause(clause)[:-1]]

    assert not is_downward(shorter, ["safe(X) :- ford(X)"], subsumes)


def test_the_levels_hold_each_clause_of_the_closure_once() -> None:
    def smallest(clause: Any) -> Any:
        literals = as_clause(clause)
        names = variables_in(literals)
        fresh = [f"V{place}" for place in range(len(names))]

        def put(term: Any, theta: dict[str, str]) -> Any:
            return tuple(put(each, theta) for each in term) if isinstance(term, tuple) else theta.get(term, term)

        return min(
            tuple(sorted(map(repr, {put(each, dict(zip(names, order, strict=True))) for each in literals})))
            for order in permutations(fresh)
        )

    for seed in range(25):
        predicates = river_predicates(Random(seed), one=1, two=seed % 2)
        clause = short_clause(Random(seed), predicates, atoms=(0, 1))
        args = {"clause": clause, "predicates": predicates, "constants": ["ayr"], "levels": 2}
        levels = [state.new for state in REFINEMENT_LEVELS.steps(**args)][1:]
        once = refinements(clause, predicates, ["ayr"])
        twice = [after for each in once for after in refinements(each, predicates, ["ayr"])]
        listed = [smallest(each) for level in levels for each in level]
        assert len(listed) == len({*listed})
        assert {*listed} == {smallest(each) for each in (*once, *twice)}


def random_clause(random: Random) -> Any:
    atoms = [["p", *random.choices(["X", "Y", "Z", "a"], k=2)] for _ in range(random.randint(0, 4))]
    return as_clause([["p", *random.choices(["X", "Y", "a"], k=2)], atoms])


def other_names(random: Random, clause: Any) -> Any:
    names = variables_in(clause)
    renamed = substituted(clause, dict(zip(names, random.sample(["X", "Y", "Z", "V1", "_0"], len(names)), strict=True)))
    return tuple(random.sample(renamed, len(renamed)))


def test_clauses_have_one_canonical_form_just_if_they_are_variants() -> None:
    told = {True: 0, False: 0}
    for seed in range(1500):
        random = Random(seed)
        one = random_clause(random)
        assert canonical(one) == canonical(other_names(random, one))
        literals = [*other_names(random, one)]
        place = random.randrange(len(literals))
        literals[place] = substituted(literals[place], {"X": "Y", "V1": "X"})  # often no variant any more
        for other in (random_clause(random), tuple(dict.fromkeys(literals))):
            same = is_variant(one, other)
            assert (canonical(one) == canonical(other)) == same
            told[same] += 1
    assert min(told.values()) > 100


def test_the_closure_has_the_start_only_if_a_step_leads_back() -> None:
    start = as_clause("safe(X) :- ford(X)")

    def rho(clause: Any) -> list[Any]:
        return [each for each in refinements(clause, {"ford": 1}, []) if len(each) < 4]

    assert any(is_variant(each, start) for each in refinement_closure(rho, start))
    assert not any(is_variant(each, "safe(X)") for each in refinement_closure(rho, "safe(X)"))
    with pytest.raises(TooManyClauses):
        refinement_closure(lambda clause: refinements(clause, {"ford": 1}, []), start, limit=5)


ANY_ATOM = {
    body: [each for each in BODIES if fewer_atoms(body, each) and len(each) == len(body) + 1] for body in BODIES
}
ABOVE = {body: [each for each in BODIES if fewer_atoms(body, each)] for body in BODIES}


@pytest.mark.parametrize(
    ("operator", "lacking"),
    [
        (ANY_ATOM, {"non-redundant", "optimal", "perfect"}),
        (later_only("abc"), {"locally complete", "complete", "ideal"}),
        (ABOVE, {"minimal", "non-redundant", "optimal", "perfect"}),
    ],
)
def test_what_three_operators_lack(operator: Any, lacking: set[str]) -> None:
    assert {name for name in PROPERTIES if not has_property(operator, name)} == lacking


def test_read_literally_no_proper_operator_is_weakly_complete_or_non_redundant() -> None:
    for operator in (ANY_ATOM, later_only("bca")):
        found = refinement_properties(operator, BODIES, fewer_atoms, "", closure="literal")
        assert not found["weakly complete"]
        assert not found["non-redundant"]


def test_properties_follow_from_others() -> None:
    for seed in range(200):
        found = refinement_properties(refinement_table(Random(seed)), BODIES, fewer_atoms, "")
        assert not (found["ideal"] and found["optimal"])  # two ways lead to a, b
        assert found["complete"] or not found["locally complete"]
        assert found["weakly complete"] or not found["complete"]
