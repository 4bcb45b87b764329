"""What known mistakes about the W operators give."""

from collections.abc import Sequence
from typing import Any

from reference.logic.inverse_resolution import Definite, definite
from reference.logic.predicate_invention import (
    inter_clauses,
    interconstruction,
    intra_clauses,
    intraconstruction,
    terms_of,
)


def with_arguments(clauses: Sequence[Definite], new_predicate: str, arguments: Sequence[str]) -> list[Definite]:
    """The clauses with other arguments of the new predicate."""

    def changed(atom: tuple[str, ...]) -> tuple[str, ...]:
        return (new_predicate, *arguments) if atom[0] == new_predicate else atom

    return [(changed(head), tuple(map(changed, body))) for head, body in clauses]


def all_terms(clauses: Sequence[Definite]) -> list[str]:
    """Every variable of some clauses."""
    return terms_of([atom for head, body in clauses for atom in (head, *body)])


def intra_with_all(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """An intra-construction whose new predicate has every variable."""
    right = intraconstruction(first, second, new_predicate)
    return with_arguments(right, new_predicate, all_terms(right))


def intra_with_none(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """An intra-construction whose new predicate has no arguments."""
    return with_arguments(intraconstruction(first, second, new_predicate), new_predicate, [])


def inter_with_all(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """An inter-construction whose new predicate has all variables of its own body."""
    right = interconstruction(first, second, new_predicate)
    return with_arguments(right, new_predicate, terms_of(right[-1][1])) if right else []


def inter_with_none(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """An inter-construction whose new predicate has no arguments."""
    return with_arguments(interconstruction(first, second, new_predicate), new_predicate, [])


def by_name(first: Sequence[Any], second: Sequence[Any]) -> dict[str, str]:
    """The renaming that leaves every variable as it is."""
    return {name: name for name in all_terms([definite(first), definite(second)])}


def intra_by_name(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """An intra-construction in which only atoms with the same names of variables are common."""
    return intra_clauses(first, second, new_predicate, by_name(first, second))


def inter_by_name(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """An inter-construction in which only atoms with the same names of variables are common."""
    return inter_clauses(first, second, new_predicate, by_name(first, second))


def intra_with_common(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """An intra-construction whose definitions have the common part as well."""
    rule, *defining = intraconstruction(first, second, new_predicate) or [((), ())]
    return [rule, *((head, (*rule[1][:-1], *body)) for head, body in defining)] if defining else []


def inter_with_common(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """An inter-construction whose two rules still have the common part."""
    right = interconstruction(first, second, new_predicate)
    return [(head, (*body, *right[-1][1])) for head, body in right[:-1]] + right[-1:]
