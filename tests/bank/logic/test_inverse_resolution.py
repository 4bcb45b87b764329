"""Tests of `reference.logic.inverse_resolution`: every step is undone by resolving forward."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from reference.logic.draws.inverse_resolution import around, completed, definition, known_part
from reference.logic.inverse_resolution import Definite, absorption, definite, identification
from reference.logic.subsumption import subsumes
from reference.logic.terms import apart_from, substituted, variables_in
from reference.logic.unification import most_general_unifier

Operator = Callable[..., list[Definite]]


def resolvents(rule: Any, defining: Any) -> list[Definite]:
    """Every clause got by resolving an atom in the body of a rule with the head of another clause."""
    head, body = definite(rule)
    name, premises = definite(apart_from(definite(defining), variables_in((head, body))))
    found = []
    for atom in body:
        values = most_general_unifier(atom, name)
        if values is not None:
            rest = (*(other for other in body if other != atom), *premises)
            found.append(substituted((head, rest), values))
    return found


def same(one: Definite, other: Definite) -> bool:
    """Whether two clauses are the same up to names of variables: the sizes agree, and each subsumes the other."""
    sizes = {(len({*body}), len(variables_in((head, body)))) for head, body in (one, other)}
    return len(sizes) == 1 and subsumes(one, other) and subsumes(other, one)


def leading_back(operator: Operator, resolvent: Any, parent: Any) -> list[Definite]:
    """The clauses of all matches from which resolution with the parent leads back."""
    found = []
    for new in operator(resolvent, parent, reversible=False):
        backwards = resolvents(new, parent) if operator is absorption else resolvents(parent, new)
        found += [new for back in backwards if same(back, definite(resolvent))][:1]
    return found


@pytest.mark.parametrize(
    ("operator", "known", "whole"), [(absorption, definition, around), (identification, known_part, completed)]
)
def test_those_clauses_are_given_from_which_resolution_leads_back(operator: Operator, known: Any, whole: Any) -> None:
    counts = []
    for seed in range(300):
        parent = known(Random(seed))
        resolvent = whole(Random(seed), parent)
        right = operator(resolvent, parent)
        assert right == leading_back(operator, resolvent, parent), seed
        counts.append(len(right))
    assert sum(count > 1 for count in counts) > 20


def test_absorption_and_identification_find_what_resolution_took_away() -> None:
    resolvent = [["grandfather", "X", "Y"], [["father", "X", "Z"], ["mother", "Z", "Y"]]]
    whole = [["grandfather", "X", "Y"], [["father", "X", "Z"], ["parent", "Z", "Y"]]]
    part = [["parent", "X", "Y"], [["mother", "X", "Y"]]]
    [absorbed] = absorption(resolvent, part)
    [identified] = identification(resolvent, whole)
    assert same(absorbed, definite(whole))
    assert same(identified, definite(part))


def test_a_place_that_the_rest_needs_is_no_place() -> None:
    resolvent = [["p", "X"], [["t", "X", "W"], ["r", "W"]]]
    assert absorption(resolvent, [["q", "X"], [["t", "X", "Y"]]]) == []
    assert absorption(resolvent, [["q", "X", "Y"], [["t", "X", "Y"]]]) == [
        (("p", "X"), (("q", "X", "W"), ("r", "W"))),
    ]
