"""What known mistakes about inverse steps give."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from reference.logic.inverse_steps import (
    InverseState,
    clause_of,
    inverse_of_any,
    inverse_resolution,
    inverse_start,
    inverse_successors,
    parts_of,
    renamed,
    replaced,
)
from reference.logic.terms import Clause, negated
from reference.process import Process


def largest_only(resolvent: Sequence[Any], known: Iterable[Sequence[Any]]) -> list[Clause]:
    """Of the clauses for each known one, the one with the most literals."""
    return [clause for parent in known for clause in inverse_resolution(resolvent, parent, smallest=False)[-1:]]


def rest_not_looked_for(resolvent: Sequence[Any], known: Iterable[Sequence[Any]]) -> list[Clause]:
    """The clauses for every literal that the resolvent lacks, whatever becomes of the others."""
    whole = clause_of(resolvent)
    return [
        (*(each for each in whole if each not in parent), *kept, negated(gone))
        for parent in map(clause_of, known)
        for gone in parent
        if not {gone, negated(gone)} & {*whole}
        for kept in parts_of([each for each in parent if each != gone])
    ]


def same_sign(resolvent: Sequence[Any], known: Iterable[Sequence[Any]]) -> list[Clause]:
    """The clauses with the literal as the known clause has it, not negated."""
    return [(*clause[:-1], negated(clause[-1])) for clause in inverse_of_any(resolvent, known)]


def signs_overlooked(resolvent: Sequence[Any], known: Iterable[Sequence[Any]]) -> list[Clause]:
    """The clauses for literals whose negation the resolvent has, too."""
    whole = clause_of(resolvent)
    found: list[Clause] = []
    for parent in map(clause_of, known):
        for gone in parent:
            rest = [each for each in parent if each != gone]
            if {*rest} <= {*whole} and gone not in whole:
                needed = [each for each in whole if each not in rest]
                found += [tuple(dict.fromkeys((*needed, *kept, negated(gone)))) for kept in parts_of(rest)]
    return found


def changed_steps(steps: Sequence[Mapping[str, Any]], **fields: Any) -> list[dict[str, Any]]:
    """Steps with other values of some fields."""
    return [{**step, **fields} for step in steps]


def without_names(
    state: InverseState, clause: Sequence[Any], steps: Sequence[Mapping[str, Any]]
) -> tuple[InverseState, ...]:
    """The next clause, with the constants left as they are."""
    return inverse_successors(state, clause, changed_steps(steps, names={}))


def first_place_only(
    state: InverseState, clause: Sequence[Any], steps: Sequence[Mapping[str, Any]]
) -> tuple[InverseState, ...]:
    """The next clause, with each constant replaced where it stands first, and nowhere else."""
    for after in without_names(state, clause, steps):
        left = dict(steps[state.done]["names"])
        return (InverseState(after.done, tuple(once_renamed(after.clause, left))),)
    return ()


def once_renamed(clause: Clause, left: dict[str, str]) -> Iterator[Any]:
    """The literals of a clause, in which each name is used up by one place."""
    for literal in clause:
        atom = literal[1] if literal[0] == "not" else literal
        new = (atom[0], *(left.pop(term, term) for term in atom[1:]))
        yield ("not", new) if literal[0] == "not" else new


def new_literal_kept(
    state: InverseState, clause: Sequence[Any], steps: Sequence[Mapping[str, Any]]
) -> tuple[InverseState, ...]:
    """The next clause, in which the constants of the new literal stay."""
    for after in without_names(state, clause, steps):
        names = steps[state.done]["names"]
        return (InverseState(after.done, (*replaced(after.clause[:-1], names), after.clause[-1])),)
    return ()


def sign_kept(
    state: InverseState, clause: Sequence[Any], steps: Sequence[Mapping[str, Any]]
) -> tuple[InverseState, ...]:
    """The next clause, with the literal as the parent has it, not negated; also where the step cannot be made."""
    if state.done == len(steps):
        return ()
    step = steps[state.done]
    parent, [literal] = (replaced(clause_of(each), step["theta"]) for each in (step["parent"], [step["literal"]]))
    kept = (each for each in clause_of(state.clause) if each == literal or each not in parent)
    return (InverseState(state.done + 1, replaced((*kept, literal), step["names"])),)


def rest_kept(
    state: InverseState, clause: Sequence[Any], steps: Sequence[Mapping[str, Any]]
) -> tuple[InverseState, ...]:
    """The next clause, with the other literals of the parent still there."""
    for after in inverse_successors(state, clause, steps):
        step = steps[state.done]
        whole = replaced(clause_of(state.clause), step["names"])
        return (InverseState(after.done, tuple(dict.fromkeys((*whole, after.clause[-1])))),)
    return ()


def theta_overlooked(
    state: InverseState, clause: Sequence[Any], steps: Sequence[Mapping[str, Any]]
) -> tuple[InverseState, ...]:
    """The next clause, with the variables of the parent in the new literal."""
    for after in inverse_successors(state, clause, steps):
        [new] = clause_of([steps[state.done]["literal"]])
        return (InverseState(after.done, (*after.clause[:-1], negated(renamed(new, steps[state.done]["names"])))),)
    return ()


WITHOUT_NAMES = Process(inverse_start, without_names)
FIRST_PLACE_ONLY = Process(inverse_start, first_place_only)
NEW_LITERAL_KEPT = Process(inverse_start, new_literal_kept)
SIGN_KEPT = Process(inverse_start, sign_kept)
REST_KEPT = Process(inverse_start, rest_kept)
THETA_OVERLOOKED = Process(inverse_start, theta_overlooked)
