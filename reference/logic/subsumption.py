"""Theta-subsumption: which of two clauses is more general. Blockeel, section 15.4.3; Flach, section 6.4."""

from collections.abc import Iterator, Sequence
from typing import Any

from reference.logic.terms import (
    Clause,
    Literal,
    Substitution,
    Term,
    as_clause,
    atom_of,
    is_negative,
    is_variable,
)


def subsuming_substitution(general: Sequence[Any], specific: Sequence[Any]) -> Substitution | None:
    """A substitution that makes every literal of a clause one of another clause; None if there is none.

    Only variables of the first clause are replaced; those of the second count as constants.

    >>> subsuming_substitution([["p", "X"], [["q", "X", "Y"]]], [["p", "a"], [["q", "a", "b"], ["q", "b", "Z"]]])
    {'X': 'a', 'Y': 'b'}
    >>> subsuming_substitution([["p", "X"], ["p", "a"]], [["p", "Y"]])
    """
    return next(subsuming_substitutions(as_clause(general), as_clause(specific), {}), None)


def subsumes(general: Sequence[Any], specific: Sequence[Any]) -> bool:
    """Whether a clause θ-subsumes another: some substitution makes it a part of the other.

    >>> subsumes([["p", "X"], []], [["p", "a"], [["q", "a"]]]), subsumes([["p", "a"]], [["p", "X"]])
    (True, False)
    """
    return subsuming_substitution(general, specific) is not None


def theta_equivalent(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether each of two clauses θ-subsumes the other.

    >>> theta_equivalent([["p", "X"], [["q", "X"], ["q", "Y"]]], [["p", "A"], [["q", "A"]]])
    True
    """
    return subsumes(one, other) and subsumes(other, one)


def subsuming_substitutions(general: Clause, specific: Clause, values: Substitution) -> Iterator[Substitution]:
    """Every extension of a substitution that makes all literals of a clause some of another's.

    The literal with the fewest matches goes first, so that a search of exponential cost ends early in most cases.
    """
    if not general:
        yield values
        return
    matches = {literal: list(matching(literal, specific, values)) for literal in general}
    hardest = min(general, key=lambda literal: len(matches[literal]))
    rest = tuple(literal for literal in general if literal != hardest)
    for extended in matches[hardest]:
        yield from subsuming_substitutions(rest, specific, extended)


def matching(literal: Literal, clause: Clause, values: Substitution) -> Iterator[Substitution]:
    """Each extension of a substitution that makes a literal one of a clause."""
    for other in clause:
        if is_negative(literal) == is_negative(other):
            extended = matched_term(atom_of(literal), atom_of(other), values)
            if extended is not None:
                yield extended


def matched_term(general: Term, specific: Term, values: Substitution) -> Substitution | None:
    """The substitution, extended so that a term becomes another one; None if that is impossible."""
    if is_variable(general):
        return {**values, general: specific} if values.get(general, specific) == specific else None
    if not (isinstance(general, tuple) and isinstance(specific, tuple)):
        return values if general == specific else None
    if len(general) != len(specific) or general[0] != specific[0]:
        return None
    found: Substitution | None = values
    for part, other in zip(general[1:], specific[1:], strict=True):
        if found is not None:
            found = matched_term(part, other, found)
    return found
