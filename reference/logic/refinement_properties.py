"""What may be said of a refinement operator on a finite set of clauses. Blockeel, section 15.4.3, definition 15.17."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

Closure = Literal["reflexive", "literal"]
Less = Callable[[Any, Any], bool]
PROPERTIES = (
    "proper",
    "minimal",
    "finite",
    "locally complete",
    "complete",
    "weakly complete",
    "non-redundant",
    "ideal",
    "optimal",
    "perfect",
)


def refinement_properties(
    rho: Mapping[Any, Sequence[Any]], clauses: Sequence[Any], less: Less, top: Any, *, closure: Closure = "reflexive"
) -> dict[str, bool]:
    """Which properties an operator has, given as a table of refinements; `less(c, d)`: c is strictly more general.

    No two clauses are equivalent. Read literally, ρ* of a proper operator never has the clause itself, and no proper
    operator is weakly complete or non-redundant; so these two take ρ* with the clause, unless `closure` is "literal".

    >>> later = {"": ["a", "b"], "a": ["ab"], "b": [], "ab": []}
    >>> found = refinement_properties(later, list(later), lambda one, other: {*one} < {*other}, "")
    >>> [name for name in PROPERTIES if found[name]]
    ['proper', 'minimal', 'finite', 'weakly complete', 'non-redundant', 'optimal', 'perfect']
    """
    reached = {clause: reachable(rho, clause) for clause in clauses}
    closed = {clause: {clause, *reached[clause]} if closure == "reflexive" else reached[clause] for clause in clauses}
    found = {
        "proper": not any(d == c or less(d, c) for c in clauses for d in rho[c]),
        "minimal": not any(less(c, e) and less(e, d) for c in clauses for d in rho[c] for e in clauses),
        "finite": True,
        "locally complete": all({*minimal_special(c, clauses, less)} <= {*rho[c]} for c in clauses),
        "complete": all(d in reached[c] for c in clauses for d in clauses if less(c, d)),
        "weakly complete": closed[top] == {*clauses},
        "non-redundant": all(
            one in closed[other] or other in closed[one]
            for one in clauses
            for other in clauses
            if closed[one] & closed[other]
        ),
    }
    found["ideal"] = found["finite"] and found["proper"] and found["complete"]
    found["optimal"] = found["finite"] and found["non-redundant"] and found["weakly complete"]
    found["perfect"] = found["minimal"] and found["optimal"]
    return found


def reachable(rho: Mapping[Any, Sequence[Any]], clause: Any) -> set[Any]:
    """The clauses that one or more steps lead to.

    >>> sorted(reachable({"a": ["b"], "b": ["a", "c"], "c": []}, "a"))
    ['a', 'b', 'c']
    """
    found: set[Any] = set()
    left = [clause]
    while left:
        new = {*rho[left.pop()]} - found
        found |= new
        left += new
    return found


def minimal_special(clause: Any, clauses: Sequence[Any], less: Less) -> list[Any]:
    """The more special clauses with no other one in between."""
    special = [each for each in clauses if less(clause, each)]
    return [each for each in special if not any(less(between, each) for between in special)]


def fewer_atoms(one: str, other: str) -> bool:
    """Whether a body, written as the letters of its atoms, is a strict part of another one."""
    return {*one} < {*other}


def has_property(operator: Mapping[str, Sequence[str]], asked: str) -> bool:
    """Whether an operator on bodies has a property; a body is written as the letters of its atoms.

    >>> has_property({"": ["a", "b"], "a": ["ab"], "b": ["ab"], "ab": []}, "non-redundant")
    False
    """
    return refinement_properties(operator, list(operator), fewer_atoms, "")[asked]
