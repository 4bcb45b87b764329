"""Conditions on pairs of clauses that are resolved."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.mistakes.resolution import (
    all_pairs_at_once,
    first_pair_only,
    from_the_union,
    resolved_by,
    without_renaming,
)
from reference.logic.resolution import is_tautology, resolvent
from reference.logic.subsumption import is_variant
from reference.logic.terms import Clause, Literal, Substitution, as_clause, atom_of
from reference.logic.unification import unified

Clauses = Sequence[Any]


def same_clauses(one: Clauses, other: Clauses) -> bool:
    """Whether each clause of either list has a variant in the other."""
    return all(
        any(is_variant(each, right) for right in second)
        for first, second in ((one, other), (other, one))
        for each in first
    )


def renaming_matters(args: Mapping[str, Any], expected: Clauses) -> bool:
    """Whether other resolvents come out if a variable of both clauses is taken for one."""
    return len(expected) > 0 and not same_clauses(without_renaming(**args), expected)


def bindings_matter(args: Mapping[str, Any], expected: Clauses) -> bool:
    """Whether other resolvents come out if what variables are bound to is not followed, whichever variable is bound."""

    def once(first: Clause, second: Clause, literal: Literal, against: Literal, _: Substitution) -> Clause:
        return resolvent(first, second, literal, against, unified(atom_of(against), atom_of(literal), {}) or {})

    def turned(first: Clause, second: Clause, literal: Literal, against: Literal, _: Substitution) -> Clause:
        return resolvent(first, second, literal, against, unified(atom_of(literal), atom_of(against), {}) or {})

    return not any(same_clauses(resolved_by(args["one"], args["other"], each), expected) for each in (once, turned))


def several_pairs(args: Mapping[str, Any], expected: Clauses) -> bool:
    """Whether two pairs of literals give different resolvents, and not all pairs may go at once."""
    return not same_clauses(first_pair_only(**args), expected) and not same_clauses(all_pairs_at_once(**args), expected)


def union_matters(args: Mapping[str, Any], expected: Clauses) -> bool:
    """Whether other resolvents come out if both literals leave both clauses, and one has an atom and its negation."""
    return any(is_tautology(as_clause(each)) for each in expected) and not same_clauses(
        from_the_union(**args), expected
    )
