"""Mistakes with substitutions and unifiers."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

from reference.logic.substitution import as_substitution, inverse_results
from reference.logic.subsumption import matched_term
from reference.logic.terms import Substitution, Term, as_lists, as_term, is_variable, substituted, variables_in
from reference.logic.unification import (
    TermPair,
    UnificationState,
    after_binding,
    after_pair,
    most_general_unifier,
    resolved,
    same_functor,
    unification_start,
    walked,
)
from reference.process import MistakenProcess


def pairs_in_turn(first: Mapping[str, Any], second: Mapping[str, Any]) -> Substitution:
    """The composition with the pairs of the second applied one after another."""
    found, other = as_substitution(first), as_substitution(second)
    for name, term in other.items():
        found = {bound: substituted(value, {name: term}) for bound, value in found.items()}
    return {**other, **found}


def top_level_only(first: Mapping[str, Any], second: Mapping[str, Any]) -> Substitution:
    """The composition without going into compound terms."""
    found, other = as_substitution(first), as_substitution(second)
    replaced = {name: other.get(term, term) if is_variable(term) else term for name, term in found.items()}
    return {**other, **replaced}


def two_levels_only(first: Mapping[str, Any], second: Mapping[str, Any]) -> Substitution:
    """The composition without going into terms that stand in a term of a term."""
    found, other = as_substitution(first), as_substitution(second)

    def replaced(term: Term, levels: int) -> Term:
        if isinstance(term, tuple):
            return (term[0], *(replaced(part, levels - 1) for part in term[1:])) if levels else term
        return other.get(term, term)

    return {**other, **{name: replaced(term, 1) for name, term in found.items()}}


def arguments_apart(one: Any, other: Any) -> Substitution | None:
    """A unifier of each argument alone; a later binding of a variable replaces an earlier one."""
    first, second = as_term(one), as_term(other)
    if not same_functor(first, second):
        return None
    found: Substitution = {}
    for pair in zip(first[1:], second[1:], strict=True):
        bindings = most_general_unifier(*pair)
        if bindings is None:
            return None
        found |= bindings
    return found


def checked_directly(one: Any, other: Any, *, last_first: bool = False) -> Substitution | None:
    """A unifier with an occurs check that does not look into the terms of bound variables."""
    found: Substitution = {}
    left = [(as_term(one), as_term(other))]
    seen: set[TermPair] = set()
    while left:
        first, second = (walked(term, found) for term in left.pop())
        if first == second or (first, second) in seen:
            continue
        seen.add((first, second))
        name, term = (first, second) if is_variable(first) else (second, first)
        if is_variable(name):
            if name in variables_in(term):
                return None
            found[name] = term
        elif not same_functor(first, second):
            return None
        else:
            pairs = list(zip(first[1:], second[1:], strict=True))
            left += pairs if last_first else reversed(pairs)
    return {name: resolved(term, found, (name,)) for name, term in found.items()}


def matched_only(one: Any, other: Any) -> Substitution | None:
    """A substitution for the variables of the first atom alone."""
    return matched_term(as_term(one), as_term(other), {})


def with_a_constant(one: Any, other: Any) -> Substitution | None:
    """A unifier that has a constant for every variable that stays free."""
    found = most_general_unifier(one, other)
    if found is None:
        return None
    free = dict.fromkeys(variables_in((as_term(one), as_term(other))), "c")
    return {name: substituted(found.get(name, name), free) for name in free}


def all_places_alike(atom: Any, theta: Mapping[str, Any]) -> list[Any]:
    """The inverse results in which every place of a term has the same: the term, or one variable."""
    values = as_substitution(theta)
    terms = list(dict.fromkeys(values.values()))
    choices = product(*([None, *(name for name, value in values.items() if value == term)] for term in terms))
    found = [replaced_everywhere(as_term(atom), dict(zip(terms, chosen, strict=True))) for chosen in choices]
    return [[as_lists(each), []] for each in dict.fromkeys(found)]


def replaced_everywhere(term: Term, names: Mapping[Term, str | None]) -> Term:
    """A term with a name in place of each term that has one; larger terms go first."""
    if names.get(term):
        return names[term]
    return (term[0], *(replaced_everywhere(part, names) for part in term[1:])) if isinstance(term, tuple) else term


def whole_arguments_only(atom: Any, theta: Mapping[str, Any]) -> list[Any]:
    """The inverse results in which only whole arguments of the atom have become variables."""
    arguments = as_term(atom)[1:]
    found = inverse_results(atom, theta)
    kept = [
        each
        for each in found
        if all(is_variable(part) or part == old for part, old in zip(each[1:], arguments, strict=True))
    ]
    return [[as_lists(each), []] for each in kept]


def constants_only(atom: Any, theta: Mapping[str, Any]) -> list[Any]:
    """The inverse results in which no compound term has become a variable."""
    simple = {name: term for name, term in theta.items() if not isinstance(term, Sequence) or isinstance(term, str)}
    return [[as_lists(each), []] for each in inverse_results(atom, simple)]


After = Callable[[Term, Term, Substitution, tuple[TermPair, ...]], tuple[UnificationState, ...]]


def process_with(after: After) -> MistakenProcess[UnificationState]:
    """A unification that does something else with a pair."""

    def successors(state: UnificationState, one: Any, other: Any) -> tuple[UnificationState, ...]:
        found: list[UnificationState] = []
        for place, (first, second) in enumerate(state.left[:6]):
            rest = (*state.left[:place], *state.left[place + 1 :])
            found += after(first, second, state.bindings, rest)
        return tuple(found)

    return MistakenProcess(unification_start, successors)


def without_occurs_check(
    one: Term, other: Term, bindings: Substitution, rest: tuple[TermPair, ...]
) -> tuple[UnificationState, ...]:
    """A variable is replaced by a term that contains it, once."""
    for name, term in ((one, other), (other, one)):
        if is_variable(name) and term != name and name in variables_in(term):
            return (after_binding(name, term, bindings, rest),)
    return after_pair(one, other, bindings, rest)


def pairs_not_replaced(
    one: Term, other: Term, bindings: Substitution, rest: tuple[TermPair, ...]
) -> tuple[UnificationState, ...]:
    """A new binding changes the other bindings, and not the pairs that are left."""
    return tuple(
        UnificationState(state.bindings, rest) if variable_bound(one, other, state) else state
        for state in after_pair(one, other, bindings, rest)
    )


def bindings_not_replaced(
    one: Term, other: Term, bindings: Substitution, rest: tuple[TermPair, ...]
) -> tuple[UnificationState, ...]:
    """A new binding changes the pairs that are left, and not the other bindings."""
    return tuple(
        UnificationState({**state.bindings, **bindings}, state.left) if variable_bound(one, other, state) else state
        for state in after_pair(one, other, bindings, rest)
    )


def variable_bound(one: Term, other: Term, state: UnificationState) -> bool:
    """Whether a step has bound a variable."""
    return not state.fails and one != other and (is_variable(one) or is_variable(other))


def first_variable_only(
    one: Term, other: Term, bindings: Substitution, rest: tuple[TermPair, ...]
) -> tuple[UnificationState, ...]:
    """A variable is bound only where it stands in the first term of a pair."""
    if is_variable(other) and not is_variable(one):
        return (UnificationState(bindings, (), True),)
    return after_pair(one, other, bindings, rest)


def functors_not_compared(
    one: Term, other: Term, bindings: Substitution, rest: tuple[TermPair, ...]
) -> tuple[UnificationState, ...]:
    """Compound terms with as many arguments go on with these, whatever their functors."""
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other) and one != other:
        return (UnificationState(bindings, (*rest, *zip(one[1:], other[1:], strict=True))),)
    return after_pair(one, other, bindings, rest)


OCCURS_CHECK_LEFT_OUT = process_with(without_occurs_check)
PAIRS_NOT_REPLACED = process_with(pairs_not_replaced)
BINDINGS_NOT_REPLACED = process_with(bindings_not_replaced)
FIRST_VARIABLE_ONLY = process_with(first_variable_only)
FUNCTORS_NOT_COMPARED = process_with(functors_not_compared)
