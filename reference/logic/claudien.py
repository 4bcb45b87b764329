"""Clausal discovery: the clauses that are true in a set of facts, by CLAUDIEN. Blockeel, section 15.5.7."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from reference.logic.clause_truth import clause_holds
from reference.logic.entailment import entails
from reference.logic.terms import Clause, as_clause
from reference.process import Process

Refine = Callable[[Clause], Sequence[Clause]]
FALSE, KEPT, ENTAILED = "false", "kept", "entailed"


@dataclass(frozen=True, slots=True)
class ClaudienState:
    """The clauses that wait, those kept before, and the clause that was taken last with what was found about it."""

    queue: tuple[Clause, ...]
    found: tuple[Clause, ...]
    clause: Clause
    result: str  # empty before the first clause is taken


def longer_clauses(clause: Sequence[Any], literals: Sequence[Any], max_literals: int) -> list[Clause]:
    """The clauses with one more literal, each from the list and after all those of the clause: no set comes twice.

    >>> longer_clauses([["p", "X"]], [["q", "X"], ["p", "X"], ["r", "X"], ["s", "X"]], max_literals=3)
    [(('p', 'X'), ('r', 'X')), (('p', 'X'), ('s', 'X'))]
    """
    own, every = as_clause(list(clause)), [each for literal in literals for each in as_clause([literal])]
    start = max((every.index(literal) + 1 for literal in own), default=0)
    return [(*own, literal) for literal in every[start:]] if len(own) < max_literals else []


def claudien_start(facts: Sequence[Any], literals: Sequence[Any], max_literals: int, **_: Any) -> ClaudienState:
    """The empty clause in the queue."""
    return ClaudienState(((),), (), (), "")


def claudien_successors(
    state: ClaudienState, facts: Sequence[Any], literals: Sequence[Any], max_literals: int, refine: Refine | None = None
) -> tuple[ClaudienState, ...]:
    """The state after the next clause of the queue; none where the queue is empty.

    Without `refine`, the refinements are those of `longer_clauses`.
    """
    queue, found = state.queue, state.found
    if state.result == FALSE:
        queue += tuple(refine(state.clause) if refine else longer_clauses(state.clause, literals, max_literals))
    elif state.result == KEPT:
        found += (state.clause,)
    if not queue:
        return ()
    clause = queue[0]
    return (ClaudienState(queue[1:], found, clause, result_of(clause, facts, found)),)


def result_of(clause: Sequence[Any], facts: Sequence[Any], found: Sequence[Clause]) -> str:
    """What CLAUDIEN finds about a clause: false in the facts, or true and entailed by those found before, or new."""
    if not clause_holds(clause, facts)[0]:
        return FALSE
    return ENTAILED if entails(found, clause) else KEPT


CLAUDIEN = Process(claudien_start, claudien_successors)


def claudien(
    facts: Sequence[Any], literals: Sequence[Any], *, max_literals: int, refine: Refine | None = None
) -> list[Clause]:
    """The clauses that are true in the facts, without those that earlier ones entail; a kept one may become needless.

    >>> people = [["male", "homer"], ["female", "marge"], ["father", "homer", "bart"], ["male", "bart"]]
    >>> claudien(people, ["not male(X)", "not father(X, Y)", "not female(X)", "male(X)"], max_literals=2)
    [(('not', ('male', 'X')), ('not', ('female', 'X'))), (('not', ('father', 'X', 'Y')), ('not', ('female', 'X'))), \
(('not', ('father', 'X', 'Y')), ('male', 'X'))]
    """
    args = {"facts": facts, "literals": literals, "max_literals": max_literals, "refine": refine}
    return [state.clause for state in CLAUDIEN.steps(**args) if state.result == KEPT]
