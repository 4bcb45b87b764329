"""Mistakes with generalisations relative to background facts."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from reference.logic.mistakes.generalising import Key, either_order, literals_with, pair_of
from reference.logic.reduction import reduced_clause
from reference.logic.relative_generalising import linked_literals
from reference.logic.terms import Clause, as_definite, as_lists, atom_of, is_negative, negated, rule_lists

Facts = Sequence[Any]


def raw_with(one: Any, other: Any, background: Facts, key: Key = pair_of) -> Clause:
    """The lgg of two facts with the background as their bodies, not reduced, with the variables that a key gives."""
    return literals_with(as_definite([one, background]), as_definite([other, background]), key)


def without(clause: Clause, background: Facts) -> list[Any]:
    """A clause as `[head, body]`, without the background."""
    head, body = rule_lists(clause)
    return [head, [atom for atom in body if atom not in list(background)]]


def background_dropped_first(one: Any, other: Any, background: Facts) -> list[Any]:
    """The background dropped before the clause is reduced."""
    raw = raw_with(one, other, background)
    facts = as_definite([one, background])[1:]
    return rule_lists(reduced_clause([literal for literal in raw if literal not in facts]))


def background_kept(one: Any, other: Any, background: Facts) -> list[Any]:
    """The reduced clause with the background in it."""
    return rule_lists(reduced_clause(raw_with(one, other, background)))


def never_reduced(one: Any, other: Any, background: Facts) -> list[Any]:
    """The lgg without the background, not reduced."""
    return without(raw_with(one, other, background), background)


def unlinked_dropped(one: Any, other: Any, background: Facts) -> list[Any]:
    """What is linked to the head by variables, not reduced."""
    raw = raw_with(one, other, background)
    return [rule_lists(raw)[0], [as_lists(atom) for atom in linked_literals(raw)]]


def orders_ignored(one: Any, other: Any, background: Facts) -> list[Any]:
    """One variable for (a, b) and (b, a)."""
    return without(reduced_clause(raw_with(one, other, background, either_order)), background)


def variable_each_time(one: Any, other: Any, background: Facts) -> list[Any]:
    """A new variable at every place."""
    places = count()
    return without(reduced_clause(raw_with(one, other, background, lambda *_: next(places))), background)


def head_variable_alone(one: Any, other: Any, background: Facts) -> list[Any]:
    """Only atoms with a variable of the head."""
    raw = reduced_clause(raw_with(one, other, background))
    [head] = [literal for literal in raw if not is_negative(literal)]
    atoms = [atom_of(literal) for literal in raw if is_negative(literal)]
    kept = [negated(atom) for atom in atoms if {*head[1:]} - {*one[1:]} & {*atom[1:]}]
    return without((head, *kept), background)
