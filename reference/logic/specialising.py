"""The least specific specialisation of two clauses. Blockeel, section 15.4.3, figure 15.5."""

from collections.abc import Sequence
from typing import Any

from reference.logic.reduction import reduced_clause
from reference.logic.substitution import renamed_apart
from reference.logic.terms import (
    Clause,
    apart_from,
    as_definite,
    as_rule,
    negated,
    rule_lists,
    substituted,
    variables_in,
    without_repeats,
)
from reference.logic.unification import resolved, unified


def glb_clause(one: Any, other: Any, *, horn: bool = True) -> Clause | None:
    """The least specific clause that two clauses θ-subsume, reduced; with `horn` the least specific definite one.

    Of definite clauses the heads are unified and the bodies united; None where the heads have no unifier.

    >>> glb_clause("p(X) :- q(X)", "p(X) :- r(X, Y)")
    (('p', 'X1'), ('not', ('q', 'X1')), ('not', ('r', 'X1', 'Y')))
    >>> glb_clause("p(X) :- q(X)", "p(X) :- r(X, Y)", horn=False)
    (('p', 'X'), ('not', ('q', 'X')), ('p', 'X1'), ('not', ('r', 'X1', 'Y')))
    """
    first, second = renamed_apart(one, other)
    if not horn:
        return reduced_clause(without_repeats([*first, *second]))
    found = united_definite(first, second)
    return found and reduced_clause(found)


def united_definite(first: Clause, second: Clause) -> Clause | None:
    """Two definite clauses without common variables as one: heads unified, bodies united; None without a unifier."""
    (head, body), (other_head, other_body) = as_rule(first), as_rule(second)
    if head is None or other_head is None:
        raise ValueError("a definite clause has a head")
    bindings = unified(head, other_head, {})
    if bindings is None:
        return None
    theta = {name: resolved(name, bindings) for name in bindings}
    literals = [head, *(negated(atom) for atom in (*body, *other_body))]
    return without_repeats(substituted(tuple(literals), theta))


def glb_rule(one: Sequence[Any], other: Sequence[Any]) -> list[Any]:
    """The least specific definite clause that two definite clauses with unifiable heads subsume, not reduced, as lists.

    >>> glb_rule([["p", "X", "a"], [["q", "X"]]], [["p", "b", "Y"], [["q", "Y"]]])
    [['p', 'b', 'a'], [['q', 'b'], ['q', 'a']]]
    """
    first = as_definite(one)
    found = united_definite(first, apart_from(as_definite(other), variables_in(first)))
    if found is None:
        raise ValueError("the heads have no unifier")
    return rule_lists(found)
