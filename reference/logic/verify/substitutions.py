"""Verifiers for substitutions: what an answer does to the given terms counts, and not how it is written."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.logic.substitution import composed
from reference.logic.subsumption import matched_term, subsuming_substitution, subsuming_substitutions
from reference.logic.terms import (
    NotATerm,
    Substitution,
    Term,
    as_clause,
    as_term,
    is_variable,
    substituted,
    variables_in,
)
from reference.logic.unification import TooLongTerms, most_general_unifier, resolved

SUBSTITUTION_FORM = "Return a dict with a term for each variable, such as {'X': 'a', 'Y': ['f', 'Z']}."


def read_substitution(answer: Any) -> Substitution:
    """The substitution of an answer, a dict or pairs; raises NotReadable for anything else."""
    pairs = list(answer.items()) if isinstance(answer, dict) else answer
    if not isinstance(pairs, list) or not all(isinstance(pair, (list, tuple)) and len(pair) == 2 for pair in pairs):
        raise NotReadable(SUBSTITUTION_FORM)
    found: Substitution = {}
    for name, term in pairs:
        if not is_variable(name):
            raise NotReadable("A key of your answer is no variable: variables begin with a capital letter or `_`.")
        try:
            found[name.strip()] = as_term(term)
        except (NotATerm, RecursionError):
            raise NotReadable(SUBSTITUTION_FORM) from None
    return found


def composition_flaws(answer: Any, first: Mapping[str, Any], second: Mapping[str, Any]) -> list[Flaw]:
    """The flaws of a composition: variables for which it does something else; pairs X/X do nothing."""
    theta, right = read_substitution(answer), composed(first, second)
    wrong = [name for name in {**right, **theta} if theta.get(name, name) != right.get(name, name)]
    return (
        [Flaw(f"terms {[(name, theta.get(name, name)) for name in sorted(wrong)]}", 1, "another_term")] if wrong else []
    )


def unifier_flaws(answer: Any, one: Any, other: Any) -> list[Flaw]:
    """The flaws of a most general unifier; it may have other names, and terms that are still to be replaced."""
    right = most_general_unifier(one, other)
    if answer is None:
        return [Flaw("answer", 1, "unifiable")] if right is not None else []
    theta = read_substitution(answer)
    pair = (as_term(one), as_term(other))
    names = variables_in(pair)
    shape = f"answer {unnamed([theta.get(name, name) for name in names])}"
    if right is None:
        # a term in itself is written in many ways, by whoever leaves out the occurs check
        endless = most_general_unifier(one, other, occurs_check=False) is not None
        return [Flaw("a term in itself" if endless else shape, 1, "no_unifier")]
    unifying = [values for values in as_applied(theta, names) if len({substituted(term, values) for term in pair}) == 1]
    if not unifying:
        return [Flaw(shape, 1, "not_equal")]
    general = ("", *(right.get(name, name) for name in names))
    if not any(matched_term(("", *(each[name] for name in names)), general, {}) is not None for each in unifying):
        return [Flaw("unifier", 1, "not_general")]
    return []


def unnamed(terms: Sequence[Term]) -> tuple[Term, ...]:
    """Terms with their variables numbered in order: the same for answers that differ in names alone."""
    found: tuple[Term, ...] = substituted(
        tuple(terms), {name: f"_{place}" for place, name in enumerate(variables_in(tuple(terms)))}
    )
    return found


def as_applied(theta: Substitution, names: Sequence[str]) -> list[Substitution]:
    """What becomes of variables where a substitution is applied once, and where it is until nothing is left to do."""
    once = {name: theta.get(name, name) for name in names}
    try:
        again = {name: resolved(name, theta) for name in names}
    except (TooLongTerms, RecursionError):
        return [once]
    # a variable in its own term is never done
    return [once] if any(substituted(term, theta) != term for term in again.values()) else [once, again]


def has_one_unifier(one: Any, other: Any) -> bool:
    """Whether only one substitution is right: no variable is replaced by another one."""
    found = most_general_unifier(one, other)
    return found is None or not any(map(is_variable, found.values()))


def subsumption_flaws(answer: Any, general: Sequence[Any], specific: Sequence[Any]) -> list[Flaw]:
    """The flaws of a substitution that makes a clause a part of another; variables of other clauses do not count."""
    clause, whole = as_clause(general), as_clause(specific)
    if answer is None:
        return [Flaw("answer", 1, "is_subsumed")] if subsuming_substitution(clause, whole) is not None else []
    theta = read_substitution(answer)
    missing = [place for place, literal in enumerate(clause) if substituted(literal, theta) not in whole]
    if not missing:
        return []
    none = subsuming_substitution(clause, whole) is None
    return [Flaw(f"literals {missing}", 1, "not_subsumed" if none else "no_part")]


def has_one_matching(general: Sequence[Any], specific: Sequence[Any]) -> bool:
    """Whether only one substitution is right, or none is."""
    found = subsuming_substitutions(as_clause(general), as_clause(specific), {})
    return len([each for each, _ in zip(found, range(2), strict=False)]) < 2
