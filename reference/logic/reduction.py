"""Reduced clauses: as few literals as a clause can have. Blockeel, section 15.4.3."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from reference.logic.subsumption import Candidates, Search, linked_groups, matched_term
from reference.logic.terms import (
    Clause,
    Literal,
    Substitution,
    as_clause,
    as_definite,
    atom_of,
    is_negative,
    rule_lists,
    substituted,
    variables_in,
    without_repeats,
)
from reference.process import Process


@dataclass(frozen=True, slots=True)
class ReductionState:
    """A clause, the substitution that led to it, and the literals that are not yet known to be needed."""

    clause: Clause
    substitution: dict[str, Any] = field(default_factory=dict)
    open: tuple[Literal, ...] = ()


def reduction_start(clause: Clause) -> ReductionState:
    """The clause as it is given, a tuple of literals."""
    return ReductionState(clause, {}, clause)


def reduction_successors(state: ReductionState, clause: Clause) -> tuple[ReductionState, ...]:
    """The state after the next reduction; none where the clause is reduced."""
    for place, literal in enumerate(state.open):
        found = removing_substitution(literal, state.clause)
        if found is not None:
            smaller = without_repeats(substituted(state.clause, found))
            # a literal that could not go before cannot go later: what is left is a part of the clause
            left = tuple(each for each in state.open[place + 1 :] if each in smaller)
            return (ReductionState(smaller, found, left),)
    return ()


REDUCTION = Process(reduction_start, reduction_successors)


def reduced_clause(clause: Any) -> Clause:
    """The clause with the fewest literals that is θ-equivalent, by substitutions into ever smaller parts of it.

    Blockeel, example 15.27.

    >>> reduced_clause([["p", "X", "Y"], ["q", "Y", "Z"], ["p", "X", "U"], ["q", "U", "V"]])
    (('p', 'X', 'U'), ('q', 'U', 'V'))
    """
    return REDUCTION.last(clause=as_clause(clause)).clause


def reduced_rule(clause: Sequence[Any]) -> list[Any]:
    """A reduced definite clause as `[head, body]`.

    >>> reduced_rule([["p", "X"], [["q", "X", "Y"], ["q", "X", "a"]]])
    [['p', 'X'], [['q', 'X', 'a']]]
    """
    return rule_lists(REDUCTION.last(clause=as_definite(clause)).clause)


def removing_substitution(literal: Literal, clause: Clause) -> Substitution | None:
    """A substitution that makes a clause a part of itself without this literal; None if there is none.

    >>> clause = (("p", "X"), ("p", "b"))
    >>> removing_substitution(clause[0], clause), removing_substitution(clause[1], clause)
    ({'X': 'b'}, None)
    """
    if not variables_in(literal):
        return None
    # other groups of literals that share variables stay as they are
    group = next(each for each in linked_groups({each: [] for each in clause}, {}) if literal in each)
    rest = [other for other in clause if other != literal]
    candidates: Candidates = {each: list(matches_in_order(each, rest)) for each in group}
    found = next(Search().solutions(candidates, {}), None) if all(candidates.values()) else None
    return found and {name: term for name, term in found.items() if name != term}


def matches_in_order(literal: Literal, rest: list[Literal]) -> Iterator[Substitution]:
    """The substitutions that make a literal one of the rest, that to itself first."""
    for other in sorted(rest, key=lambda each: each != literal):
        if is_negative(other) == is_negative(literal):
            found = matched_term(atom_of(literal), atom_of(other), {})
            if found is not None:
                yield found
