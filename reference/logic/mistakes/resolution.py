"""What known mistakes about the resolution of two clauses give."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from reference.logic.resolution import resolvent
from reference.logic.terms import (
    Clause,
    Literal,
    apart_from,
    as_clause,
    as_lists,
    atom_of,
    is_negative,
    negated,
    substituted,
    variables_in,
    without_repeats,
)
from reference.logic.unification import most_general_unifier

Clauses = Sequence[Any]
Unifier = dict[str, Any]
Left = Callable[[Clause, Clause, Literal, Literal, Unifier], Clause]


def resolved_by(
    one: Clauses, other: Clauses, left: Left, *, apart: bool = True, signs: Collection[bool] = (False, True)
) -> list[list[Any]]:
    """What is left of two clauses for each pair of literals that unify, by some way to say what is left."""
    first, second = as_clause(one), as_clause(other)
    if apart:
        second = apart_from(second, variables_in(first))
    found = [
        left(first, second, literal, against, unifier)
        for literal in first
        for against in second
        if is_negative(literal) != is_negative(against)
        and is_negative(literal) in signs
        and (unifier := most_general_unifier(atom_of(against), atom_of(literal))) is not None
    ]
    return [as_lists(clause) for clause in dict.fromkeys(found)]


def without_renaming(one: Clauses, other: Clauses) -> list[list[Any]]:
    """The resolvents if a variable of both clauses is taken for one."""
    return resolved_by(one, other, resolvent, apart=False)


def from_the_union(one: Clauses, other: Clauses) -> list[list[Any]]:
    """What is left if both literals leave the union, and so also leave the other clause."""

    def left(first: Clause, second: Clause, literal: Literal, against: Literal, unifier: Unifier) -> Clause:
        gone = {substituted(each, unifier) for each in (literal, against)}
        union = substituted((*first, *second), unifier)
        return without_repeats(each for each in union if each not in gone)

    return resolved_by(one, other, left)


def all_pairs_at_once(one: Clauses, other: Clauses) -> list[list[Any]]:
    """What is left if every literal goes that has its negation in the other clause after the substitution."""

    def left(first: Clause, second: Clause, literal: Literal, against: Literal, unifier: Unifier) -> Clause:
        mine, theirs = substituted(first, unifier), substituted(second, unifier)
        rest = [each for each in mine if negated(each) not in theirs]
        return without_repeats([*rest, *(each for each in theirs if negated(each) not in mine)])

    return resolved_by(one, other, left)


def first_pair_only(one: Clauses, other: Clauses) -> list[list[Any]]:
    """The resolvent of the first pair of literals that unify."""
    return resolved_by(one, other, resolvent)[:1]


def not_substituted(one: Clauses, other: Clauses) -> list[list[Any]]:
    """What is left if the unifier is not put in."""

    def left(first: Clause, second: Clause, literal: Literal, against: Literal, unifier: Unifier) -> Clause:
        return resolvent(first, second, literal, against, {})

    return resolved_by(one, other, left)


def atoms_of_one_only(one: Clauses, other: Clauses) -> list[list[Any]]:
    """The resolvents on an atom of the first clause and a negated one of the second, not the other way round."""
    return resolved_by(one, other, resolvent, signs=(False,))
