"""What known mistakes about CLAUDIEN give: each a process of its own."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from reference.logic.claudien import (
    ENTAILED,
    FALSE,
    KEPT,
    ClaudienState,
    claudien_start,
    claudien_successors,
    longer_clauses,
)
from reference.logic.clause_truth import clause_holds, constants_of, counterexamples
from reference.logic.entailment import entails
from reference.logic.subsumption import subsumes
from reference.logic.terms import Clause, as_clause, as_literal, atom_of, is_negative, substituted, variables_in
from reference.process import Process

Results = Callable[[Clause, Sequence[Any], Sequence[Clause]], str]


def other_queue(state: ClaudienState, literals: Sequence[Any], max_literals: int, refined: Sequence[str]) -> Any:
    """The queue and the clauses found after a state, if clauses with these results are refined."""
    queue, found = state.queue, state.found
    if state.result in refined:
        queue += tuple(longer_clauses(state.clause, literals, max_literals))
    if state.result == KEPT:
        found += (state.clause,)
    return queue, found


def judged_by(results: Results, refined: Sequence[str] = (FALSE,), place: int = 0) -> Process[ClaudienState]:
    """CLAUDIEN that finds out in another way what a clause is, refines others, or takes another place of the queue."""

    def successors(
        state: ClaudienState, facts: Sequence[Any], literals: Sequence[Any], max_literals: int
    ) -> tuple[ClaudienState, ...]:
        queue, found = other_queue(state, literals, max_literals, refined)
        if not queue:
            return ()
        clause = queue[place]
        rest = queue[1:] if place == 0 else queue[:-1]
        return (ClaudienState(rest, found, clause, results(clause, facts, found)),)

    return Process(claudien_start, successors)


def proper(clause: Clause, facts: Sequence[Any], found: Sequence[Clause]) -> str:
    """The right result."""
    if not clause_holds(clause, facts)[0]:
        return FALSE
    return ENTAILED if entails(found, clause) else KEPT


def always_kept(clause: Clause, facts: Sequence[Any], found: Sequence[Clause]) -> str:
    """A true clause is kept, whatever was kept before."""
    return KEPT if clause_holds(clause, facts)[0] else FALSE


def by_one_clause(clause: Clause, facts: Sequence[Any], found: Sequence[Clause]) -> str:
    """A true clause is left out only if one kept clause alone subsumes it."""
    if not clause_holds(clause, facts)[0]:
        return FALSE
    return ENTAILED if any(subsumes(each, clause) for each in found) else KEPT


def some_instance(clause: Clause, facts: Sequence[Any], found: Sequence[Clause]) -> str:
    """A clause counts as true if some values of its variables make it true."""
    known = [as_literal(fact) for fact in facts]
    names, things = variables_in(clause), constants_of(known)
    for values in product(things, repeat=len(names)):
        literals = substituted(clause, dict(zip(names, values, strict=True)))
        if any((atom_of(literal) in known) != is_negative(literal) for literal in literals):
            return ENTAILED if entails(found, clause) else KEPT
    return FALSE


def different_things(clause: Clause, facts: Sequence[Any], found: Sequence[Clause]) -> str:
    """A clause counts as true if all values make it true that are different for different variables."""
    known = [as_literal(fact) for fact in facts]
    found_false = counterexamples(as_clause(list(clause)), known, constants_of(known))
    if any(len({*map(repr, values.values())}) == len(values) for values in found_false):
        return FALSE
    return ENTAILED if entails(found, clause) else KEPT


def any_literal_added(
    state: ClaudienState, facts: Sequence[Any], literals: Sequence[Any], max_literals: int
) -> tuple[ClaudienState, ...]:
    """The next state, if a clause may get any literal that it has not, so that one set of literals comes again."""

    def longer(clause: Clause) -> list[Clause]:
        every = [as_literal(literal) for literal in literals]
        return [(*clause, each) for each in every if each not in clause] if len(clause) < max_literals else []

    return claudien_successors(state, facts, literals, max_literals, refine=longer)


def nothing_longer_waits(
    state: ClaudienState, facts: Sequence[Any], literals: Sequence[Any], max_literals: int
) -> tuple[ClaudienState, ...]:
    """The next state, if refinements go to the front of the queue."""
    if state.result == FALSE:
        first = (*longer_clauses(state.clause, literals, max_literals), *state.queue)
        state = replace(state, queue=first, result="")
    return claudien_successors(state, facts, literals, max_literals)


CLAUDIEN_NEVER_ENTAILED = judged_by(always_kept)
CLAUDIEN_BY_ONE_CLAUSE = judged_by(by_one_clause)
CLAUDIEN_SOME_INSTANCE = judged_by(some_instance)
CLAUDIEN_DIFFERENT_THINGS = judged_by(different_things)
CLAUDIEN_REFINING_TRUE = judged_by(proper, (FALSE, KEPT, ENTAILED))
CLAUDIEN_STACK = judged_by(proper, place=-1)
CLAUDIEN_DEPTH_FIRST = Process(claudien_start, nothing_longer_waits)
CLAUDIEN_ANY_LITERAL = Process(claudien_start, any_literal_added)
