"""Known mistakes with resolution."""

from collections.abc import Sequence
from typing import Any

from reference.logic.derivation import Resolving, derive, model, refutation_or_model
from reference.logic.resolution import ground_resolvents
from reference.logic.terms import Clause, as_clause, negated, without_repeats


def pairs_at_once(one: Clause, other: Clause) -> list[Clause]:
    """One resolvent without any of the literals whose negation stands in the other clause."""
    first, second = ([each for each in a if negated(each) not in b] for a, b in ((one, other), (other, one)))
    return [without_repeats([*first, *second])] if len(first) < len(one) else []


def removed_from_union(one: Clause, other: Clause) -> list[Clause]:
    """Resolvents whose two literals leave the union of both clauses."""
    union = without_repeats([*one, *other])
    return [
        tuple(each for each in union if each not in (literal, negated(literal)))
        for literal in one
        if negated(literal) in other
    ]


def with_a_unit(one: Clause, other: Clause) -> list[Clause]:
    """Resolvents of a clause and a single literal alone."""
    return ground_resolvents(one, other) if 1 in (len(one), len(other)) else []


def answered(clauses: Sequence[Any], resolving: Resolving) -> Any:
    """A derivation with these resolvents, or else truth values; None if there are none either."""
    steps = derive(clauses, [], resolving=resolving)
    return model(clauses) if steps is None else steps


def two_pairs_refutation(clauses: Sequence[Any]) -> Any:
    """Clauses resolved on all pairs of literals at once."""
    return answered(clauses, pairs_at_once)


def union_refutation(clauses: Sequence[Any]) -> Any:
    """Both literals taken from the union."""
    return answered(clauses, removed_from_union)


def unit_refutation(clauses: Sequence[Any]) -> Any:
    """Only resolvents with a single literal."""
    return answered(clauses, with_a_unit)


def one_round_refutation(clauses: Sequence[Any]) -> Any:
    """Only resolvents of given clauses."""
    given = [*map(as_clause, clauses)]

    def of_given(one: Clause, other: Clause) -> list[Clause]:
        return ground_resolvents(one, other) if one in given and other in given else []

    return answered(clauses, of_given)


def without_last(clauses: Sequence[Any]) -> Any:
    """A derivation that ends with two clauses that contradict each other."""
    answer = refutation_or_model(clauses)
    return answer[:-1] if isinstance(answer, list) else answer
