"""Most general unifiers. Blockeel, section 15.4.4."""

from collections.abc import Mapping
from typing import Any

from reference.logic.terms import Substitution, Term, as_term, is_variable, substituted, variables_in


def most_general_unifier(one: Any, other: Any, *, occurs_check: bool = True) -> Substitution | None:
    """The most general substitution that makes two terms or atoms equal, its terms fully replaced; None without one.

    >>> most_general_unifier(("p", "X", ("f", "Y")), ("p", "ann", ("f", ("g", "X"))))
    {'X': 'ann', 'Y': ('g', 'ann')}
    >>> most_general_unifier("X", ("f", "X")), most_general_unifier(("p", "a"), ("p", "a"))
    (None, {})
    """
    bindings = unified(as_term(one), as_term(other), {}, occurs_check=occurs_check)
    return None if bindings is None else {name: resolved(term, bindings) for name, term in bindings.items()}


def unified(one: Term, other: Term, bindings: Mapping[str, Term], *, occurs_check: bool = True) -> Substitution | None:
    """The bindings, extended so that two terms become equal; a bound variable may stand in the terms of others."""
    found = dict(bindings)
    left = [(one, other)]
    while left:
        first, second = (walked(term, found) for term in left.pop(0))
        if first == second:
            continue
        if is_variable(first) or is_variable(second):
            name, term = (first, second) if is_variable(first) else (second, first)
            if occurs_check and name in variables_in(resolved(term, found)):
                return None
            found[name] = term
        elif not same_functor(first, second):
            return None
        else:
            left[:0] = zip(first[1:], second[1:], strict=True)
    return found


def same_functor(one: Term, other: Term) -> bool:
    """Whether two terms are compound, with the same functor and number of arguments."""
    return isinstance(one, tuple) and isinstance(other, tuple) and (one[0], len(one)) == (other[0], len(other))


def walked(term: Term, bindings: Mapping[str, Term]) -> Term:
    """What a variable is bound to in the end; any other term as it is."""
    while is_variable(term) and term in bindings:
        term = bindings[term]
    return term


def resolved(term: Term, bindings: Mapping[str, Term]) -> Term:
    """A term with the variables of bindings replaced until none is left, where no term contains itself."""
    seen = term
    while (after := substituted(seen, bindings)) != seen:
        seen = after
    return seen
