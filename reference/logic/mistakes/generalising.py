"""Mistakes in least general generalisations."""

from collections.abc import Callable, Hashable, Sequence
from itertools import count
from math import inf
from typing import Any

from reference.logic.generalising import generalised_literals, lgg, raw_lgg
from reference.logic.reduction import reduced_clause
from reference.logic.relative_generalising import raw_rlgg
from reference.logic.terms import (
    Clause,
    Literal,
    Term,
    as_clause,
    as_definite,
    as_lists,
    as_literal,
    atom_of,
    is_negative,
    is_variable,
    negated,
    rule_lists,
    without_repeats,
)

Key = Callable[[Term, Term], Hashable]  # what pairs of terms share a variable


def pair_of(one: Term, other: Term) -> Hashable:
    """The ordered pair, as is right."""
    pair: tuple[Term, Term] = (one, other)
    return pair


def either_order(one: Term, other: Term) -> Hashable:
    """The pair without its order."""
    return frozenset({one, other})


def first_of(one: Term, other: Term) -> Hashable:
    """The first term alone."""
    return (one,)


def literals_with(
    one: Clause, other: Clause, key: Key, *, levels: float = inf, signs: bool = True, functors: bool = True
) -> Clause:
    """The lgg of two clauses, not reduced, with the variables that a key gives; compounds are gone into by levels."""
    names: dict[Hashable, str] = {}
    fresh = (f"New{number}" for number in count())

    def general(first: Term, second: Term, level: int = 0) -> Term:
        if first == second:
            return first
        both = isinstance(first, tuple) and isinstance(second, tuple) and len(first) == len(second)
        if level < levels and both and (first[0] == second[0] or not functors):
            return (first[0], *(general(*pair, level + 1) for pair in zip(first[1:], second[1:], strict=True)))
        return names.setdefault(key(first, second), next(fresh))

    found = []
    for literal in one:
        for partner in other:
            (name, *terms), (other_name, *others) = atom_of(literal), atom_of(partner)
            agree = not signs or is_negative(literal) == is_negative(partner)
            if agree and (name, len(terms)) == (other_name, len(others)):
                atom = (name, *map(general, terms, others))
                found.append(negated(atom) if is_negative(literal) else atom)
    return without_repeats(found)


def literal_lists(clause: Sequence[Literal]) -> list[Any]:
    """The literals of a clause as lists."""
    return [as_lists(literal) for literal in clause]


def pair_in_any_order(one: Any, other: Any) -> list[Any]:
    """One variable for (a, b) and (b, a)."""
    return literal_lists(literals_with(as_clause(one), as_clause(other), either_order))


def variable_each_time(one: Any, other: Any) -> list[Any]:
    """A new variable at every place."""
    places = count()
    return literal_lists(literals_with(as_clause(one), as_clause(other), lambda *_: next(places)))


def compounds_whole(one: Any, other: Any) -> list[Any]:
    """A variable for two compound terms that differ, whatever their functors."""
    return literal_lists(literals_with(as_clause(one), as_clause(other), pair_of, levels=0))


def one_level_only(one: Any, other: Any) -> list[Any]:
    """A variable for two compound terms that differ and stand inside of others."""
    return literal_lists(literals_with(as_clause(one), as_clause(other), pair_of, levels=1))


def signs_ignored(one: Any, other: Any) -> list[Any]:
    """Literals of either sign paired, with the sign of the first."""
    return literal_lists(literals_with(as_clause(one), as_clause(other), pair_of, signs=False))


def functors_ignored(one: Any, other: Any) -> list[Any]:
    """Compound terms gone into although their functors differ."""
    return literal_lists(literals_with(as_clause(one), as_clause(other), pair_of, functors=False))


def table_for_each_pair(one: Any, other: Any) -> list[Any]:
    """Variables kept apart: a new table for each pair of literals."""
    first, second = as_clause(one), as_clause(other)
    places = count()
    found: list[Literal] = []
    for literal in first:
        for partner in second:
            mark = next(places)
            found += literals_with((literal,), (partner,), lambda a, b, mark=mark: (a, b))  # type: ignore[misc]
            found[-1:] = [renumbered(found[-1], mark)] if found[-1:] else []
    return literal_lists(without_repeats(found))


def renumbered(literal: Literal, mark: int) -> Literal:
    """A literal whose new variables have a mark of their own."""

    def renamed(term: Term) -> Term:
        if isinstance(term, tuple):
            return tuple(map(renamed, term))
        return f"{term}_{mark}" if is_variable(term) and term.startswith("New") else term

    found: Literal = renamed(literal)
    return found


def paired_in_order(one: Any, other: Any) -> list[Any]:
    """Each literal of the first with the first literal of the second that fits and is not taken."""
    first, left = as_clause(one), list(as_clause(other))
    found: list[Literal] = []
    table: dict[Any, str] = {}
    for literal in first:
        for partner in left:
            general = generalised_literals(literal, partner, table)
            if general is not None:
                found.append(general)
                left.remove(partner)
                break
    return literal_lists(without_repeats(found))


def reduced_already(one: Any, other: Any) -> list[Any]:
    """The reduced lgg."""
    return literal_lists(lgg(one, other))


def folded(examples: Sequence[Any], step: Callable[[Clause, Clause], Clause]) -> list[Any]:
    """Definite clauses generalised from left to right by some step, reduced after each."""
    found, *others = map(as_definite, examples)
    for clause in others:
        found = reduced_clause(step(found, clause))
    return rule_lists(reduced_clause(found))


def variables_by_first(examples: Sequence[Any]) -> list[Any]:
    """One variable for all pairs with the same first term."""
    return folded(examples, lambda one, other: literals_with(one, other, first_of))


def tables_apart(examples: Sequence[Any]) -> list[Any]:
    """A table of variables for each pair of literals."""
    return folded(examples, lambda one, other: as_clause(table_for_each_pair(one, other)))


def orders_ignored(examples: Sequence[Any]) -> list[Any]:
    """One variable for (a, b) and (b, a)."""
    return folded(examples, lambda one, other: literals_with(one, other, either_order))


def first_fit(examples: Sequence[Any]) -> list[Any]:
    """Each literal paired with one literal of the next example."""
    return folded(examples, lambda one, other: as_clause(paired_in_order(one, other)))


def never_reduced(examples: Sequence[Any]) -> list[Any]:
    """All pairs of literals, without any reduction; raises ValueError where that is very long."""
    found, *others = map(as_definite, examples)
    for clause in others:
        found = raw_lgg(found, clause)
        if len(found) > 100:
            raise ValueError("too many literals")
    return rule_lists(found)


def equal_only(examples: Sequence[Any]) -> list[Any]:
    """The atoms that all examples have, after the head's terms have become variables everywhere."""
    head, *_ = (as_definite(example)[0] for example in examples)
    names = [f"Head{place}" for place, _ in enumerate(head[1:])]
    bodies = []
    for example in examples:
        (_, *terms), *body = as_definite(example)
        values = dict(zip(terms, names, strict=True))
        bodies.append([(atom_of(each)[0], *(values.get(term, term) for term in atom_of(each)[1:])) for each in body])
    common = [atom for atom in dict.fromkeys(bodies[0]) if all(atom in body for body in bodies)]
    return [[head[0], *names], [as_lists(atom) for atom in common]]


def background_dropped_first(one: Any, other: Any, background: Sequence[Any]) -> list[Any]:
    """The rlgg with the background dropped before it is reduced."""
    facts = [as_literal(fact) for fact in background]
    return rule_lists(reduced_clause([each for each in raw_rlgg(one, other, facts) if negated(each) not in facts]))


def background_kept(one: Any, other: Any, background: Sequence[Any]) -> list[Any]:
    """The reduced rlgg with the background in it."""
    return rule_lists(reduced_clause(raw_rlgg(one, other, background)))
