"""Most general unifiers. Blockeel, section 15.4.4."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reference.logic.terms import (
    Substitution,
    Term,
    as_term,
    is_variable,
    names_in,
    substituted,
    variables_in,
    without_anonymous,
)
from reference.process import Process

MAX_SYMBOLS = 100_000  # of a unifier: its terms may be exponentially long, as in f(X, X) for f(Y, Y), ...


class TooLongTerms(ValueError):
    """Raised for a unifier whose terms are too long to be written out."""


def most_general_unifier(one: Any, other: Any, *, occurs_check: bool = True) -> Substitution | None:
    """The most general substitution that makes two terms or atoms equal, its terms fully replaced; None without one.

    Without `occurs_check` a variable may be bound to a term that contains it; it then stays where it stands in that
    term, as no finite term is equal to a part of itself.

    >>> most_general_unifier(("p", "X", "Y"), ("p", "Z", "a"))
    {'X': 'Z', 'Y': 'a'}
    >>> most_general_unifier(("p", "X", ("f", "Y")), ("p", "ann", ("f", ("g", "X"))))
    {'X': 'ann', 'Y': ('g', 'ann')}
    >>> most_general_unifier("X", ("f", "X")), most_general_unifier("X", ("f", "X"), occurs_check=False)
    (None, {'X': ('f', 'X')})
    """
    pair = (as_term(one), as_term(other))
    first, second = without_anonymous(pair)
    bindings = unified(first, second, {}, occurs_check=occurs_check)
    named = {*names_in(pair)}  # each `_` has got a name of its own, of which nobody knows
    return bindings and {name: resolved(term, bindings, (name,)) for name, term in bindings.items() if name in named}


def unifier_of(one: Term, other: Term) -> Substitution | None:
    """The most general unifier of two terms that are tuples without `_`; None without one.

    >>> unifier_of(("p", "X", "Y"), ("p", "Y", "a"))
    {'X': 'a', 'Y': 'a'}
    """
    bindings = unified(one, other, {})
    return bindings and {name: resolved(term, bindings) for name, term in bindings.items()}


def unified(one: Term, other: Term, bindings: Mapping[str, Term], *, occurs_check: bool = True) -> Substitution | None:
    """The bindings, extended so that two terms become equal; a bound variable may stand in the terms of others."""
    found = dict(bindings)
    left = [(one, other)]
    seen: set[tuple[Term, Term]] = set()  # a pair once: terms that contain themselves would be compared for ever
    while left:
        first, second = (walked(term, found) for term in left.pop())
        if first == second or (first, second) in seen:
            continue
        seen.add((first, second))
        if is_variable(first) or is_variable(second):
            name, term = (first, second) if is_variable(first) else (second, first)
            if occurs_check and occurs(name, term, found):
                return None
            found[name] = term
        elif not same_functor(first, second):
            return None
        else:
            left += reversed(list(zip(first[1:], second[1:], strict=True)))  # arguments from left to right
    return found


def same_functor(one: Term, other: Term) -> bool:
    """Whether two terms are compound, with the same functor and number of arguments."""
    return isinstance(one, tuple) and isinstance(other, tuple) and (one[0], len(one)) == (other[0], len(other))


def walked(term: Term, bindings: Mapping[str, Term]) -> Term:
    """What a variable is bound to in the end; any other term as it is."""
    while is_variable(term) and term in bindings:
        term = bindings[term]
    return term


def occurs(name: str, term: Term, bindings: Mapping[str, Term]) -> bool:
    """Whether a variable stands in a term, or in one that a variable of it is bound to."""
    seen: set[str] = set()
    left = variables_in(term)
    while left:
        variable = left.pop()
        if variable == name:
            return True
        if variable not in seen:
            seen.add(variable)
            left += variables_in(bindings.get(variable, ()))
    return False


def resolved(term: Term, bindings: Mapping[str, Term], inside: tuple[str, ...] = ()) -> Term:
    """A term with its variables replaced until none of them is bound; raises `TooLongTerms`.

    A variable stays where it stands in its own term: `inside` are the variables whose terms are being written out.

    >>> resolved(("p", "X", "Y"), {"X": ("f", "Y"), "Y": "a"}), resolved("X", {"X": ("f", "X")})
    (('p', ('f', 'a'), 'a'), ('f', 'X'))
    """
    symbols = iter(range(MAX_SYMBOLS))

    def replaced(part: Term, inside: tuple[str, ...]) -> Term:
        if next(symbols, None) is None:
            raise TooLongTerms(f"a unifier with terms of more than {MAX_SYMBOLS} symbols")
        if isinstance(part, tuple):
            return (part[0], *(replaced(argument, inside) for argument in part[1:]))
        bound = is_variable(part) and part in bindings and part not in inside
        return replaced(bindings[part], (*inside, part)) if bound else part

    return replaced(term, inside)


TermPair = tuple[Term, Term]


@dataclass(frozen=True, slots=True)
class UnificationState:
    """The bindings so far, fully replaced, the pairs of terms that are left, and whether there is no unifier."""

    bindings: Substitution
    left: tuple[TermPair, ...]
    fails: bool = False


def unification_start(one: Any, other: Any) -> UnificationState:
    """No bindings yet, and the two terms as the only pair."""
    return UnificationState({}, ((as_term(one), as_term(other)),))


def unification_successors(state: UnificationState, one: Any, other: Any) -> tuple[UnificationState, ...]:
    """The states after the next pair, which may be any of those left; none where no pair is left.

    Of two variables, either may be replaced by the other.
    """
    found: list[UnificationState] = []
    for place, (first, second) in enumerate(state.left):
        rest = (*state.left[:place], *state.left[place + 1 :])
        found += after_pair(first, second, state.bindings, rest)
    return tuple(found)


def after_pair(
    one: Term, other: Term, bindings: Substitution, rest: tuple[TermPair, ...]
) -> tuple[UnificationState, ...]:
    """The states after a pair of terms, of which the rest is still to be made equal: two for two variables."""
    if one == other:
        return (UnificationState(bindings, rest),)
    bound = [(name, term) for name, term in ((one, other), (other, one)) if is_variable(name)]
    if any(name in variables_in(term) for name, term in bound):
        return (UnificationState(bindings, (), True),)
    if bound:
        return tuple(after_binding(name, term, bindings, rest) for name, term in bound)
    if not same_functor(one, other):
        return (UnificationState(bindings, (), True),)
    return (UnificationState(bindings, (*rest, *zip(one[1:], other[1:], strict=True))),)


def after_binding(name: str, term: Term, bindings: Substitution, rest: tuple[TermPair, ...]) -> UnificationState:
    """The state in which a variable has been replaced by a term everywhere."""
    new = {name: term}
    replaced = {bound: substituted(value, new) for bound, value in bindings.items()}
    return UnificationState({**replaced, **new}, tuple(substituted(pair, new) for pair in rest))


UNIFICATION = Process(unification_start, unification_successors)
